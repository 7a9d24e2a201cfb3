"""Tests of Black Jacky's rules."""
