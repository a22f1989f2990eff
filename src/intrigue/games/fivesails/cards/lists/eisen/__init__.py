"""The cards of Eisen, by kind."""

from . import gear, people, risks, schemes

__all__ = ["people", "schemes", "gear", "risks"]
