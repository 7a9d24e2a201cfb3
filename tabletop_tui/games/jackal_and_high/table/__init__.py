"""How Jackal & High looks."""
