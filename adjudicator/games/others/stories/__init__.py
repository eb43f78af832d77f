"""Stories: their boards, as a file describes them, their missions, and their tasks of each round."""
