"""Check a deck, and say what its upgrades cost."""
