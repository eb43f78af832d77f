"""Encounters of the Encounter Phase."""
