"""Cards that investigators gain, discard and turn over."""
