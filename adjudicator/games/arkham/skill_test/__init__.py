"""The skill test, from ST.1 to ST.8."""
