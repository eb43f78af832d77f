"""Eldritch Horror: in the making; its README says what is modelled."""
