"""The questions about Arkham Horror: how things stand, what became of a test, what happened, what is legal."""
