"""How much the second opinions are asked: a few seconds' worth, or INTRIGUE_ORACLES=100 for a hundred times as much."""

from __future__ import annotations

import os


def amount(usual: int) -> int:
    return usual * int(os.environ.get("INTRIGUE_ORACLES", "1"))
