"""What there is not."""

from __future__ import annotations

from ..core import Unsaid


class NotFound(Unsaid):
    """There is no such thing here."""
