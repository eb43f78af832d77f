"""Abilities: the vocabulary in which cards are written, and what each word does."""
