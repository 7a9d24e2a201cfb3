"""What the house remembers: matches, move by move, names and settings, in one SQLite file."""
