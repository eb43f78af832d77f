"""The turn of a hero: the move, the action, city actions, tokens."""
