"""What the documents print is so: sentences, situations, commands and their output."""
