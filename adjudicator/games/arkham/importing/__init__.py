"""Cards that a user brings along: read from another collection, written in the library's own format."""
