"""The effects of cards: one room for each kind of them."""
