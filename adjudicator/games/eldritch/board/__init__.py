"""The game board and the supplies beside it: Gates, Clues and Monsters."""
