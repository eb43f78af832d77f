"""The end of a scenario, and the way from one scenario of a campaign to the next."""
