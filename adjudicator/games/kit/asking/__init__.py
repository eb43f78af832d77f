"""The questions of all games: their sentences, what happened in which order, and where it stands."""
