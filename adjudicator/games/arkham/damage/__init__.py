"""Damage and horror: dealt, assigned, applied."""
