"""Computer players, generic over the contract."""
