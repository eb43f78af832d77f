"""Damage and horror: dealt, assigned, applied; and defeat."""
