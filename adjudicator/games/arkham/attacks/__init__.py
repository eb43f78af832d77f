"""Attacks of enemies: ordinary attacks, attacks of opportunity, and attacks by retaliate."""
