"""The rules of Welcome To…: values and functions, standard library only."""
