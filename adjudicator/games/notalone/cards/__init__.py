"""The places, the Survival cards and the Hunt cards, as data."""
