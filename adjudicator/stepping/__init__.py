"""Stepping through a course: line by line, with the table and the rules, and another option at any decision."""
