"""Recorded rulings: files whose `expect:` says what must be ruled, ruled again, compared, and brought up to date."""
