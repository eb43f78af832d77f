"""Check a deck."""
