"""The cards of Montaigne, by kind."""

from . import gear, people, risks, schemes

__all__ = ["people", "schemes", "gear", "risks"]
