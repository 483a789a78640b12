"""New game: who plays, and the three plan cards."""
