"""Recorded rulings: files with an `expect:`, which are ruled again, compared, and brought up to date."""
