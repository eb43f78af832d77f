"""The situation: a YAML file with the position, the deeds, the questions, and the claims of the players."""
