"""What this is."""
