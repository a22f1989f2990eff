"""What there is not."""

from __future__ import annotations

from ..core import UserError


class NotFound(UserError):
    """There is no such thing here."""
