"""Incidents that happen between two actions of Arkham Horror because a file says so: one declaration each."""
