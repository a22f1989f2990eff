"""Two or three cards that meet at the most awkward moment."""

from __future__ import annotations

import pytest

from .playing import (
    CASTILLE,
    MONTAIGNE,
    VODACCE,
    engaged,
    go,
    hand,
    pools,
    pos,
    rest,
    step,
    wounds,
)

# ---------------------------------------------------------------------- nobody's adversary


@pytest.mark.card("fivesails", "soline_el_gato", "cavalier_hat")
@pytest.mark.rule("FIV-CHAL-10", "FIV-C-88")
@pytest.mark.parametrize("soline", ["docks", "forums"])
def test_whoever_is_refused_has_no_adversary_to_fumble_before(soline: str) -> None:
    """Finesse 3, with the Hat: all of it wounds, wherever Soline is."""
    foe = {**CASTILLE, "crew": {"maya_de_la_rioja": "docks", "soline_el_gato": soline}}
    st = pos({**MONTAIGNE, "crew": {"jean_urbain": "docks"}}, foe, gear={"cavalier_hat": "jean_urbain"})
    step(st, "use cavalier_hat")
    if soline == "docks":
        step(st, "choose maya_de_la_rioja")
    go(st, "refuse")
    assert wounds(st) == {"maya_de_la_rioja": 3}


@pytest.mark.card("fivesails", "soline_el_gato", "cavalier_hat")
@pytest.mark.rule("FIV-CHAL-10", "FIV-CHAL-14")
def test_who_is_accepted_beside_soline_makes_less_threat_with_finesse() -> None:
    foe = {**CASTILLE, "crew": {"maya_de_la_rioja": "docks", "soline_el_gato": "docks"}, "hand": ["taunt"]}
    st = pos({**MONTAIGNE, "crew": {"jean_urbain": "docks"}}, foe, gear={"cavalier_hat": "jean_urbain"})
    go(st, "use cavalier_hat", "choose maya_de_la_rioja", "accept")
    assert pools(st) == (0, 2)


# ---------------------------------------------------------------------- the first time in a Day


@pytest.mark.card("fivesails", "maryam_benu_pleroma", "unyielding_loyalty", "paid_off")
@pytest.mark.rule("FIV-C-196")
@pytest.mark.parametrize(
    ("first", "left"),
    [("maryam_benu_pleroma", ["angelo", "boon", "unyielding_loyalty"]), ("unyielding_loyalty", [])],
)
def test_the_first_time_is_over_whoever_has_cancelled_it(first: str, left: list[str]) -> None:
    """Two try to cancel a Paid Off, and one is enough. The next one that targets Maryam engages her."""
    me = {**CASTILLE, "crew": {"raton": "docks"}, "hand": ["paid_off", "paid_off", "taunt", "taunt"]}
    foe = {**VODACCE, "crew": {"maryam_benu_pleroma": "docks"}, "hand": ["unyielding_loyalty", "angelo", "boon"]}
    st = pos(me, foe)
    step(st, "use paid_off", "pay taunt", "use unyielding_loyalty", f"use {first}")
    if not left:
        step(st, "pay boon", "choose angelo")
    rest(st)
    assert (engaged(st), hand(st, 1)) == (set(), left)
    go(st, "pass", "use paid_off", "pay taunt")
    assert engaged(st) == {"maryam_benu_pleroma"}
