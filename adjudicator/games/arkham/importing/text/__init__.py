"""The text of cards, read into abilities. Only an import reads it; a ruling never does."""
