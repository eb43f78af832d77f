"""The decisions for which something else asks: one in one file, in the rulebook's word."""
