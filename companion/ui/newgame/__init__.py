"""A new game: what is told, and the screen that asks."""
