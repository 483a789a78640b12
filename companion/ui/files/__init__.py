"""Files, on a desktop without a dialog of its own."""
