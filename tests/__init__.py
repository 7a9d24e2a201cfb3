"""Tests of the whole box."""
