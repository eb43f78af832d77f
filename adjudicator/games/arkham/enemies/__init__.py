"""Enemies: whom they prey on, whom they engage, where they move."""
