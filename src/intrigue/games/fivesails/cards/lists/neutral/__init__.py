"""The cards of no faction, by kind."""

from . import gear, risks, schemes

__all__ = ["schemes", "gear", "risks"]
