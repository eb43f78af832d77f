"""What questions of all games have in common: their sentences, what happened in which order, and where it stands."""
