"""How Black Jacky looks and speaks."""

from .widget import BlackJackyTable

__all__ = ["BlackJackyTable"]
