"""The framework: rounds, phases, turns, player windows, and the course of a scenario."""
