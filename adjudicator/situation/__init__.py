"""The situation: a YAML file that says what is there, what is done, what is asked, and who claims what."""
