"""The sheet: one player's city, the turn in taps."""
