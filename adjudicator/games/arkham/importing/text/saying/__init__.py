"""Saying in English what a card does: the grammar that reads card text, the other way round."""
