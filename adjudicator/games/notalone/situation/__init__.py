"""Situations of Not Alone: their shape, their sentences, their questions."""
