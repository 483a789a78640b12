"""Sheets of the player's own: copied from paper once, then kept."""
