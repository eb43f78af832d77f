"""Setting up the game: thirteen steps from the choice of investigators to the first round."""
