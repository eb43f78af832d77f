"""Enemies: their engagement, movement and spawning."""
