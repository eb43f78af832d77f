"""The four phases of a round."""
