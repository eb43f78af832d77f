"""Tests: the pool of dice, the roll, rerolls, and the result."""
