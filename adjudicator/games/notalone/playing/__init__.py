"""The playing of cards: when it is legal, and how a card takes effect."""
