"""A game replayed move by move on the board."""
