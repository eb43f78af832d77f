"""The deeds and decisions of players of Arkham Horror, and the draws: one declaration each, by its word."""
