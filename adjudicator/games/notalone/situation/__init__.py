"""What a file of Not Alone says besides the facts, and what no game of it can come to."""
