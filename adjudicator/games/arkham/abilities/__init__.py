"""Abilities: what bears on them, limits and forbids them, when they answer to what, and how they resolve."""
