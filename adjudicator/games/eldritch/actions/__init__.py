"""What an investigator does in the Action Phase, one file an action."""
