"""The cards of Ussura, by kind."""

from . import gear, people, risks, schemes

__all__ = ["people", "schemes", "gear", "risks"]
