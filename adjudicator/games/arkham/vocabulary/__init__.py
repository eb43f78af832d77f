"""The words that describe cards in a file: their shapes, which give the checks and the JSON Schema."""
