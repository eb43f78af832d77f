"""What players do and decide: one thing in one file, in the rulebook's word."""
