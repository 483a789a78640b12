"""The results: every score row, places, why, the cities, and the pictures to share."""
