"""The cards of the game: Sin cards, Upgrades, Apocalypse cards and levels, Dark Past cards, and their words."""
