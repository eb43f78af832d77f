"""Enemies: their prey, engagement, movement and spawning."""
