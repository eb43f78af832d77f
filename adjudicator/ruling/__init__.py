"""The ruling: what a resolution says to those who asked, and how it is printed."""
