"""The kit: what every game is made of, declared once, and everything that is derived from the declarations."""
