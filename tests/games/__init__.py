"""Tests of the built-in games, one folder each."""
