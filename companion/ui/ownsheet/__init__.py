"""The screen on which a sheet of the player's own is made."""
