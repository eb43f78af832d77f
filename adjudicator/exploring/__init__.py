"""Exploring: every branch that the rules allow from a situation, and what comes of it, exactly."""
