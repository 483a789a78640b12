"""The sheet while it is copied from paper, and what comes out of it."""
