"""Tests of the contract, and the suite every game is plugged into."""
