"""The Others: 7 Sins; its README says what is modelled, and what is not."""
