"""Checks of everything that the documents print: sentences, situations, commands and their output."""
