"""Situations that seldom come up, and that a rule decides all the same: ends, eliminations, odd seats."""

from __future__ import annotations

from typing import Any

import pytest

from intrigue.games.fivesails.state.duel import NO_DUEL
from intrigue.games.fivesails.state.state import FiveSails

from .playing import (
    can,
    duel,
    engaged,
    go,
    hand,
    held,
    number,
    pile,
    place,
    pools,
    pos,
    renown,
    says,
    step,
    wounds,
    zone,
)


@pytest.mark.rule("FIV-C-10", "FIV-LEAD-4", "FIV-C-127")
@pytest.mark.parametrize("worn", [{}, {"object_of_wonder": "yevgeni"}, {"object_of_wonder": "kaspar_dietrich"}])
@pytest.mark.parametrize("rich", [0, 1])
def test_leaders_who_fall_by_one_effect_are_judged_together(worn: dict[str, str], rich: int) -> None:
    """Nothing saves a Leader from the Locker, so what might save others does not let one of two fall first."""
    st = duel(
        {"leader": "yevgeni", "crew": {"yevgeni": "forums"}, "hand": ["iron_and_velvet", "boon"], "renown": 2},
        {"crew": {"kaspar_dietrich": "forums"}, "hand": ["langschwert"], "renown": 1 + 2 * rich},
        gear={"mireli_sabre": "yevgeni", "throwing_knife": "kaspar_dietrich", **worn},
        wounds={"yevgeni": 11, "kaspar_dietrich": 6},
    )
    step(st, "choose langschwert", "choose iron_and_velvet")
    st.wounds[st.leaders[1]] = 8
    go(st, "use iron_and_velvet", "pay boon")
    assert st.result is not None
    assert (st.result.winners, st.result.rule) == ((rich,), "FIV-VICTORY-4")
