"""The screens, in Kivy: they put the boxes of companion.draw on a canvas and send moves."""
