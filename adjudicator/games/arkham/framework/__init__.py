"""The framework: turns, windows, and the ends of rounds, phases and turns."""
