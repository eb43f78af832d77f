"""The written form of a situation of Arkham Horror, and its set-up."""
