"""The settings' screen."""
