"""The cards of no faction, by kind."""

from . import attachments, risks, schemes

__all__ = ["schemes", "attachments", "risks"]
