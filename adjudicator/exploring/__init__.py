"""Exploring: every branch that the rules allow from a situation, with exact odds."""
