"""Files of Not Alone: whatever they say besides the facts, and whatever no game can come to."""
