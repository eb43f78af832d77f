"""The ruling: the answers that a resolution gives, with their reasons, and the ways to print them."""
