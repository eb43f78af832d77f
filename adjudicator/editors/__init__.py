"""Situations in an editor: faults as one types, what may be written at a place, cards and rules, the ruling."""
