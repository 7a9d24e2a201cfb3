"""How Jackal & High looks and speaks."""

from .widget import JackalTable

__all__ = ["JackalTable"]
