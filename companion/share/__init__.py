"""What leaves the app and comes in: pictures, text, files, links, and the hand-over to each platform."""
