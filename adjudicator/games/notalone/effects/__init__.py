"""What the effects of cards do to the game: one room for each kind, each of which registers its words."""

from adjudicator.games.notalone.effects import counters, decks, holding, powers, taking, tokens

__all__ = ["counters", "decks", "holding", "powers", "taking", "tokens"]
