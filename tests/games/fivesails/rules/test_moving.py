"""Move, and moving during a duel."""

from __future__ import annotations

import pytest

from intrigue.games.fivesails.events import MovedTo
from intrigue.games.fivesails.state.duel import NO_DUEL
from intrigue.games.fivesails.state.state import FiveSails

from ..playing import BY_EISEN, bearer, can, duel, engaged, find, go, place, pools, pos, says, stands, step, why, wounds


@pytest.mark.rule("FIV-MOVE-1", "FIV-STATE-3")
def test_why_somebody_cannot_move() -> None:
    st = pos({"crew": {"servo_scarpa": "docks"}}, {"crew": {"uwe_zimmerman": "docks"}}, engaged=["servo_scarpa"])
    assert why(st, "move servo_scarpa") == ("FIV-STATE-3", "no-deed-engaged card=card:servo_scarpa deed=move")
    assert why(st, "move uwe_zimmerman") == ("FIV-MOVE-1", "no-character-of-yours card=card:uwe_zimmerman deed=move")


@pytest.mark.rule(
    "FIV-MOVE-1", "FIV-MOVE-2", "FIV-MOVE-3", "FIV-EX-24", "FIV-C-73", "FIV-C-74", "FIV-MAP-6", "FIV-STATE-2"
)
def test_moving() -> None:
    st = pos(
        {"crew": {"servo_scarpa": "home", "sibella_scarpa": "home"}},
        gear={"stiletto": "servo_scarpa"},
        engaged=["sibella_scarpa"],
        wounds={"servo_scarpa": 1},
    )
    assert not can(st, "move sibella_scarpa")
    go(st, "move servo_scarpa")
    assert "place home 2" not in says(st)
    go(st, "place docks", "pass", "move servo_scarpa")
    assert set(says(st)) == {"place forums", "place home 1"}
    go(st, "place home 1")
    assert (engaged(st), wounds(st)) == ({"servo_scarpa", "sibella_scarpa"}, {"servo_scarpa": 1})
    assert bearer(st, "stiletto") == "servo_scarpa"
    assert any(isinstance(event, MovedTo) for event in st.events_for(None))


@pytest.mark.rule("FIV-MOVE-2")
def test_a_move_leads_to_an_adjacent_location() -> None:
    st = pos({"crew": {"servo_scarpa": "docks"}})
    step(st, "move servo_scarpa")
    assert why(st, "place grand_bazaar") == ("FIV-MOVE-2", "no-such-place-now place=place:grand_bazaar")


@pytest.mark.rule(
    "FIV-EX-4",
    "FIV-EX-5",
    "FIV-EX-6",
    "FIV-MOVEDUEL-1",
    "FIV-MOVEDUEL-2",
    "FIV-MOVEDUEL-3",
    "FIV-MOVEDUEL-4",
    "FIV-DUEL-20",
    "FIV-C-116",
    "FIV-C-95",
)
def test_escape_and_pursuit() -> None:
    def escape() -> FiveSails:
        st = duel(
            {"leader": "soline_el_gato", "crew": {"soline_el_gato": "forums"}, "hand": ["triage", "regroup", "pull"]},
            {"leader": "kaspar_dietrich", "crew": {"kaspar_dietrich": "forums"}, "hand": ["langschwert"]},
            gear={},
        )
        go(st, "choose langschwert")
        stands(st, "kaspar_dietrich", 1)  # he slips away to the Docks after his threat resolved
        assert pools(st) == (3, 0)
        assert st.mover() == 0
        return st

    st = escape()
    go(st, "choose triage")
    assert (st.duel.stage, wounds(st)) == (NO_DUEL, {"kaspar_dietrich": 1, "soline_el_gato": 3})  # her answer is lost
    st = escape()
    action = find(st, 0, "choose triage")
    assert action is not None
    stands(st, "soline_el_gato", 2)
    st.duel.challenger.tied = 2
    st.apply(0, action)
    assert st.duel.stage == NO_DUEL or st.duel.defender.pool == 0


@pytest.mark.card("fivesails", "daniella_dietrich", "regroup")
@pytest.mark.rule("FIV-C-118")
@pytest.mark.parametrize(("card", "ability"), [("triage", "daniella_dietrich 2"), ("regroup", "regroup 2")])
def test_from_a_duel_one_steps_next_door(card: str, ability: str) -> None:
    crew = {"daniella_dietrich": "docks"}
    st = BY_EISEN.duel({"crew": crew, "hand": [card, "triage"]}, {"crew": {"servo_scarpa": "docks"}})
    step(st, "choose bravos", f"choose {card}", f"use {ability}")
    if card == "regroup":
        step(st, "pay triage", "pass")
    assert place(st, "daniella_dietrich") == "forums"  # from the Docks, only there
