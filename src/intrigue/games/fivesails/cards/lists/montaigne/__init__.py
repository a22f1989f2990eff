"""The cards of Montaigne, by kind."""

from . import attachments, characters, risks, schemes

__all__ = ["characters", "schemes", "attachments", "risks"]
