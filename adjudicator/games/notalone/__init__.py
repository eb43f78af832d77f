"""Not Alone: one Creature hunts the others over ten places, with cards played face down and two counters racing."""
