"""The parts of speech of abilities: numbers, conditions, and references to cards."""
