"""Nothing jumps: a question, an answer and what comes of it move nothing else on the page, on desk and phone.

`make proofs ONLY=steady` plays whole games, and looks at every single shift too; here it is a few decisions of each.
"""

from __future__ import annotations

import os
import random

import pytest
from tests.browser.conftest import DESK, PHONE, Visit
from tests.browser.steady import SUM, decide, shifts, verdict, watch
from tests.browser.table import SEATS, await_turn, sit_down

LONG = bool(os.environ.get("INTRIGUE_STEADY"))
CLICKS = int(os.environ.get("INTRIGUE_STEADY", "8"))


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", SEATS)
def test_nothing_jumps(visit: Visit, game: str, size: tuple[int, int]) -> None:
    page = visit("/create", size=size)
    sit_down(page, game)
    await_turn(page)
    watch(page)
    rng = random.Random(f"{game} {size}")
    clicks = 0
    while clicks < CLICKS and decide(page, rng):
        clicks += 1
    found = shifts(page)
    print(f"{game} at {size}: {clicks} clicks, {len(found)} shifts, {sum(one.value for one in found):.4f} in all")
    print(*sorted(found, key=lambda one: -one.value)[:5], sep="\n")
    if LONG:
        assert verdict(found) == []
    else:
        assert sum(one.value for one in found) < SUM
