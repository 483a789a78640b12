"""Checking sheets that were filled in on paper."""
