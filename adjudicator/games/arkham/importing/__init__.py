"""Importing cards of the user's own from another collection, into the library's format."""
