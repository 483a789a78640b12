"""The table during a game: someone leaves, joins or comes back, and the table's word on a city."""
