"""The results: the score rows counted up, the cities, and what is shared of them."""
