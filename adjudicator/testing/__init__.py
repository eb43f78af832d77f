"""Tools for tests: situations built step by step, and the Gherkin sentences that build them."""
