"""Plays a recorded game through the real screens by touches, and takes pictures of it."""
