"""Tools for tests: situations built step by step, and the Gherkin sentences that build them."""

SUFFIX = ".ruling.yaml"
"""The end of the name of a file whose recorded rulings are tests."""
