"""Tabletop: a box of real tabletop games for the terminal."""
