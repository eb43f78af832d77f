"""The vocabulary in which cards are written, and the effect of each of its words."""
