"""The effects of cards: the words in which they are written, and what each does."""
