"""The machine: it knows what a rule is, and no game."""
