"""Tests of Jackal & High."""
