"""Rulings for tabletop games: describe a situation, get the answer with its reasons and citations."""

__version__ = "0.1.0"
