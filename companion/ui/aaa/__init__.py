"""The AAA's pile and its points."""
