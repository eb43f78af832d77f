"""The round: the first hero, hero turns with the reactions between them, the end of the round."""
