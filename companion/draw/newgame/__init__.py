"""The pages of a new game."""
