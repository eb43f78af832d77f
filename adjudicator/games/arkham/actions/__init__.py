"""Taking actions, playing cards and using abilities."""
