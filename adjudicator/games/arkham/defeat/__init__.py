"""Defeat and elimination."""
