"""Figures with bars: ratios measured in one run, so that they mean the same on every machine."""
