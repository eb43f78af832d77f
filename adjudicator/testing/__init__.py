"""For the tests of others: situations built step by step, and the sentences of Gherkin that build them."""
