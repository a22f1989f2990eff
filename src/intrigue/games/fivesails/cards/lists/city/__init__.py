"""The cards of the City, by kind."""

from . import attachments, characters, events

__all__ = ["characters", "events", "attachments"]
