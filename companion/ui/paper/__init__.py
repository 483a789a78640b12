"""Check a paper sheet."""
