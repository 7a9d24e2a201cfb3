"""The built-in games, one room each; no game knows another."""
