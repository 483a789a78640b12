"""Home: continue, or a new game."""
