"""The list of turns, and what is asked when one of them is corrected."""
