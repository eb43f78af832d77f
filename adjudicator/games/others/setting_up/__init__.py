"""The set-up of a game, in the seven steps of the rulebook."""
