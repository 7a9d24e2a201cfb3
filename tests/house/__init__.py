"""Tests of the house as a whole: what imports what, and that every game has all its things."""
