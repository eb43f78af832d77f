"""What players of Arkham Horror do and decide, and what chance draws for them: one declaration each, by its word."""
