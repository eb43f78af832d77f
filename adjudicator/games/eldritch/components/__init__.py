"""The components of the game as data: the board, investigators, Monsters, Ancient Ones, cards."""
