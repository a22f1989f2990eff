"""The cards of the City, by kind."""

from . import events, gear, people

__all__ = ["people", "events", "gear"]
