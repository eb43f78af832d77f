"""The cards as data: the places, the Survival cards, the Hunt cards, and the lasting effects that they put in force."""
