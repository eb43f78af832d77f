"""Playing on: the positions of a situation, what may be done in each and why not, for people and for programs."""
