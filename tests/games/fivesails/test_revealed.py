"""What a use revealed is remembered no longer than it lasts."""

from __future__ import annotations

import pytest

from intrigue.core.rng import seeded
from intrigue.games.fivesails.rules.ability_use import Use, next_use
from intrigue.games.fivesails.state.frames import Piece
from intrigue.games.fivesails.state.state import FiveSails

from .playing import GAME, can, go, pos
from .situations import THREE


@pytest.mark.parametrize("seed", range(6))
def test_uses_that_are_over_leave_no_number_behind(seed: int) -> None:
    """A count of uses would tell worlds apart that look alike to everybody."""
    st = GAME.new(2, seed, {"decks": "random"})
    assert isinstance(st, FiveSails)
    rng = seeded(seed)
    seen = 0
    while not st.over:
        seat = st.mover()
        actions = st.legal(seat)
        st.apply(seat, actions[rng.below(len(actions))])
        going_on = {frame.serial for frame in st.stack if isinstance(frame, Use)}
        going_on |= {put_off.steps.use() for put_off in st.later if isinstance(put_off.steps, Piece)}
        assert {mark.serial for mark in st.marks} <= going_on | {0}
        assert set(st.turned) <= going_on | {-1}
        assert next_use(st) == max(going_on, default=0) + 1
        seen += len(st.marks) + len(st.turned)
    assert seen


def test_a_reveal_that_did_nothing_is_forgotten() -> None:
    """Kaj reveals Siren's Scream, whose "when revealed" finds nothing to do: the next use has the number it would have
    after any other card."""
    after = []
    for card in ("sirens_scream", "maryam_benu_pleroma"):
        st = pos({"crew": {"kaj_kousei": "docks"}, "hand": THREE}, city_deck=[card, "smuggled_item"])
        go(st, "use kaj_kousei")
        assert can(st, "choose smuggled_item")
        after.append(next_use(st))
    assert after == [2, 2]
