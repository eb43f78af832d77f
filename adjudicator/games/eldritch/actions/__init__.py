"""The actions of an investigator in the Action Phase, one file an action."""
