"""The list of past games."""
