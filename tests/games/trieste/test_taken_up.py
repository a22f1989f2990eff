"""A table written down as a position, at the beginning of anybody's part of a phase, and taken up again: it goes on as
the game does from which it was written, with the same questions to the same players."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.trieste.playing import GAME, look
from tests.games.trieste.positions import read

from intrigue.games.trieste.cards.titles import FACTIONS, NO_CARD, WATCH
from intrigue.games.trieste.rules.turn import EFFECT_PHASE, END_PHASE, PAYMENT_PHASE, PHASES, BuyBack
from intrigue.games.trieste.state import DECLINED, FACE_DOWN, FACTION_OF, HERO_OF, PHASE_OF, STEPS, Trieste


def begins_a_part(st: Trieste) -> bool:
    """Whether this is the first question of somebody's part in a phase. The End Phase is one part of all."""
    phase, at = PHASE_OF[st.step], FACTION_OF[st.step]
    if st.stack[-1] is not STEPS[st.step] or isinstance(st.stack[-1], BuyBack) or (phase == END_PHASE and at != WATCH):
        return False
    step = next(step for step in range(len(STEPS)) if (PHASE_OF[step], FACTION_OF[step]) == (phase, at))
    while HERO_OF[step] != NO_CARD and st.sides[HERO_OF[step]] != FACE_DOWN:
        step += 1
    return step == st.step


def can_be_written(st: Trieste) -> bool:
    """A position does not say what somebody did who has had their part, where nothing of it lies on the table, nor that
    the Thief will not reveal a Hero in this phase."""
    phase, at = PHASE_OF[st.step], FACTION_OF[st.step]
    if st.alert & DECLINED:
        return False
    if at == WATCH or phase not in (PAYMENT_PHASE, EFFECT_PHASE):
        return True
    return st.table[WATCH] != NO_CARD if phase == PAYMENT_PHASE else len(st.discards[WATCH]) > 0


def written(st: Trieste) -> dict[str, Any]:
    everybody = dict.fromkeys(FACTIONS)
    decks = {name: st.decks[faction] for faction, name in enumerate(FACTIONS)}
    wanted = {"hands": everybody, "known": everybody, "discards": everybody, "decks": decks, "mint": st.mint}
    given = read(st, {"options": {"heroes": st.options.heroes}, **wanted})
    if not st.options.heroes:
        del given["heroes"], given["sides"]
    if given["phase"] == PHASES[END_PHASE]:
        del given["at"]
    return given


def moments(seed: int) -> Iterator[Trieste]:
    luck = Random(seed)
    st = GAME.new(3, seed, {"heroes": seed % 3 > 0})
    assert isinstance(st, Trieste)
    while not st.over and st.turn < 6:
        if st.turn and begins_a_part(st) and can_be_written(st):
            yield st
        seat = luck.choice(st.waiting)
        st.do(seat, luck.choice(st.legal(seat)))


@pytest.mark.rule("TRI-C-22", "TRI-C-23", "TRI-C-4", "TRI-C-44")
@pytest.mark.parametrize("seed", range(12))
def test_a_table_that_is_written_down_goes_on_as_the_game_does(seed: int) -> None:
    for st in moments(seed):
        again = GAME.position(written(st))
        assert isinstance(again, Trieste)
        for seat in range(3):
            was, now = look(st, seat), look(again, seat)
            assert (now.waiting, now.prompt, now.choices) == (was.waiting, was.prompt, was.choices)
            assert now.guarded == was.guarded
            for before, after in zip(was.players, now.players, strict=True):
                told = {"lost": (), "shown": ()}  # what happened in this turn is not part of it
                assert replace(after, **told) == replace(before, **told)
