"""The version of the adjudicator."""

__version__ = "0.1.0"
