"""A game of two phases and a choice between them, with no editions and with profiles of readings."""
