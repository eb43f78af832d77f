"""The Others: 7 Sins, in the making; its README says what is modelled."""
