"""Conditions of abilities: what is asked of nobody does not hold, whichever card has the last number."""

from __future__ import annotations

from typing import Any

import pytest

from intrigue.core.part import fields
from intrigue.games.fivesails.cards.attachment_steps import Fits
from intrigue.games.fivesails.cards.card_steps import Draw
from intrigue.games.fivesails.cards.conditions import All, AnyOf, Can, InPlay, Is, Not, Same, Suppose, WouldBleed
from intrigue.games.fivesails.cards.moment_conditions import MomentBy
from intrigue.games.fivesails.cards.selections import (
    FIGHTER,
    FOE,
    MOMENT_CARD,
    MOMENT_OTHER,
    NAMED,
    SECOND_TARGET,
    TARGET,
    Chars,
)
from intrigue.games.fivesails.cards.table_conditions import (
    ATTACHMENTS_BORNE,
    WOUNDS,
    Bears,
    Compare,
    Engaged,
    HasStat,
    InSight,
)
from intrigue.games.fivesails.state.frames import FIRST, AbilityUse, standing_for
from intrigue.games.fivesails.state.names import COMBAT
from intrigue.games.fivesails.state.numbers import ALL, DECK, PLAY
from intrigue.games.fivesails.state.state import FiveSails
from intrigue.games.fivesails.state.steps import Cond

from .playing import number, pos

REFERENCES = {"who", "one", "card", "on"}  # what a slot of a condition is called that says of whom it is
NOBODY = (FIGHTER, FOE, TARGET, SECOND_TARGET, MOMENT_CARD, MOMENT_OTHER, NAMED)  # where nothing is going on


def asked(which: int) -> list[Cond]:
    """Every condition that can ask about a referenced card, asking about this reference."""
    return [
        Bears(which),
        Compare(WOUNDS, which, which),
        Compare(COMBAT, which, which),
        Compare(ATTACHMENTS_BORNE, which, which),
        Engaged(which),
        Fits(on=which),
        HasStat(which, COMBAT),
        InPlay(which),
        InSight(which),
        Is(which, Chars()),
        Same(which, which),
        WouldBleed(which),
    ]


def test_all_of_them_are_asked_here() -> None:
    kinds = [kind for kind in Cond.__subclasses__() if REFERENCES & {*fields(kind)} and kind is not MomentBy]
    assert {*kinds} == {type(one) for one in asked(FOE)}
    assert len(kinds) > 7


def last_card(zone: int) -> tuple[FiveSails, AbilityUse]:
    """A table where everything holds of the card with the last number, and a use that is about nobody."""
    mine: dict[str, Any] = {"crew": {"servo_scarpa": "docks"}, "hand": ["stiletto"]}
    st = pos(mine, {"crew": {"uwe_zimmerman": "docks"}}, gear={"breastplate": "uwe_zimmerman"})
    servo, gear, last = number(st, "servo_scarpa"), number(st, "breastplate"), st.size - 1
    st.kind[last] = st.kind[servo]
    st.zone[last], st.engaged[last], st.wounds[last], st.ctrl[last], st.knows_place[last] = zone, 1, 2, 0, ALL
    st.bearer[gear] = last
    return st, standing_for(0, gear, servo, st.place[servo])


@pytest.mark.parametrize("which", NOBODY)
def test_nothing_holds_of_nobody(which: int) -> None:
    """Nobody is -1: where somebody forgets to look, that is the last card."""
    held: set[int] = set()
    for zone in (PLAY, DECK):
        st, use = last_card(zone)
        of_last, gear = use.put(FIRST, st.size - 1), number(st, "stiletto")
        held |= {k for k, one in enumerate(asked(TARGET)) if one.holds(st, of_last, gear)}
        assert [type(one).__name__ for one in asked(which) if one.holds(st, use, gear)] == []
    assert held == {*range(len(asked(which)))}


def test_what_others_cannot_see_they_do_not_see_as_a_part_of_something() -> None:
    """Not even its opposite: who depends on that is asked in any case."""
    secret, open_ = Can(Draw()), InPlay(FOE)
    assert secret.is_hidden()
    for whole in (All(open_, secret), AnyOf(open_, secret), Not(secret), Suppose(secret), Not(All(open_, Not(secret)))):
        assert whole.is_hidden()
    for whole in (All(open_), AnyOf(open_), Not(open_), Suppose(open_)):
        assert not whole.is_hidden()
