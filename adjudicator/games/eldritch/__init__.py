"""Eldritch Horror; its README says what is modelled, and what is not."""
