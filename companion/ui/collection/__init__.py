"""What was typed once."""
