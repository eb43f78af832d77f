"""Attacks of enemies: in general, of opportunity, and by retaliate."""
