"""The machine that runs the rules of any game."""
