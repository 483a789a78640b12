"""Correcting any earlier turn, a draw, a plan card or a name."""
