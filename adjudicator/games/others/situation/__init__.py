"""What a file says of a game, and what follows from it."""
