"""Damage and horror (dealt, assigned, applied), defeat and elimination."""
