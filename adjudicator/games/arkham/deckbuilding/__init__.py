"""Building an investigator deck: what an investigator has access to, what counts, and when a deck is legal."""
