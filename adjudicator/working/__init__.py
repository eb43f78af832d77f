"""Work for many hands: processes of this machine, or the workers of a cluster."""
