"""A situation as a file says it."""
