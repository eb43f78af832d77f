"""Mythos cards, Reckonings, Rumors and Mysteries."""
