"""Waiting in tests: for something to happen, never for time to pass.

No test depends on how fast the machine is. PATIENCE only keeps one that waits in vain from hanging for ever: where all
is well nothing takes a fraction of it, however busy the machine. Whoever breaks things on purpose has less of it.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable

PATIENCE = float(os.environ.get("TEST_PATIENCE", "300"))  # seconds


def eventually(what: Callable[[], object], why: str = "it did not happen") -> None:
    """Wait until something is so."""
    end = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < end, why
        time.sleep(0.01)
