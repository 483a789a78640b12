"""Layout and art without a window: a sheet, a city, a size and a text scale give boxes to draw and to touch."""
