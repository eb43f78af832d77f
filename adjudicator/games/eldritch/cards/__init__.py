"""The cards of the sample set, and the words in which they are written."""
