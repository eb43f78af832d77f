"""Fights: what both sides prepare, their rolls, what cancels what, and the effects on either."""
