"""What simply happens between two actions of Arkham Horror because a file says so: one declaration each."""
