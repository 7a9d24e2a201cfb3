"""The workshop where people draw islands of their own."""
