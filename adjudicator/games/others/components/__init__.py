"""The components of the game as data: heroes, monsters, Upgrade cards, a map."""
