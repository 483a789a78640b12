"""The table during a game: who plays, who is on paper, and how it ends."""
