"""The words in which cards are described in a file: their shapes, from which the check and the JSON Schema come."""
