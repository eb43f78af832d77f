"""The words in which the cards are written: each is a class, with why it can do nothing and what it does."""
