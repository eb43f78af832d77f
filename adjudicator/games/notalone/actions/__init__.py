"""The actions of the players: one in one file, in the rulebook's word."""
