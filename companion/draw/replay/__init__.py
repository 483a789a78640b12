"""A game replayed: what one step of it did, and the board with its control bar."""
