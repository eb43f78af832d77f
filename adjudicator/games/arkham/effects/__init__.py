"""The effect of each word of the vocabulary in which cards are written."""
