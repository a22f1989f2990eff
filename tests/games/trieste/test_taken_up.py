"""A table written down as a position, at the beginning of anybody's part of a phase, and taken up again: it goes on as
the game does from which it was written, with the same questions to the same players."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.trieste.playing import GAME, MERCHANT, at, heroes, look, play
from tests.games.trieste.positions import read

from intrigue.games.trieste.cards.titles import FACTIONS, NO_CARD, WATCH
from intrigue.games.trieste.rules.ending import BuyBack
from intrigue.games.trieste.rules.turn import EFFECT_PHASE, END_PHASE, PAYMENT_PHASE, PHASES
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
    a card in the discards was not paid for, nor that somebody will not reveal a Hero in this phase."""
    phase, at = PHASE_OF[st.step], FACTION_OF[st.step]
    if any(st.alert & declined for declined in DECLINED):
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
    unpaid = 0  # the turn in which the Watch last could not pay
    while not st.over and st.turn < 6:
        if st.up & ~st.paid & 1 << WATCH:
            unpaid = st.turn
        over = unpaid == st.turn and PHASE_OF[st.step] == EFFECT_PHASE and FACTION_OF[st.step] != WATCH
        if st.turn and begins_a_part(st) and can_be_written(st) and not over:
            yield st
        seat = luck.choice(st.waiting)
        st.apply_unchecked(seat, luck.choice(st.legal(seat)))


def goes_on_alike(st: Trieste) -> None:
    again = GAME.position(written(st))
    assert isinstance(again, Trieste)
    for seat in range(3):
        was, now = look(st, seat), look(again, seat)
        assert (now.waiting, now.prompt, now.choices) == (was.waiting, was.prompt, was.choices)
        assert now.guarded == was.guarded
        for before, after in zip(was.players, now.players, strict=True):
            told = {"lost": (), "shown": ()}  # what happened in this turn is not part of it
            assert replace(after, **told) == replace(before, **told)


@pytest.mark.rule("TRI-C-22", "TRI-C-23", "TRI-C-4", "TRI-C-44")
@pytest.mark.parametrize("seed", range(12))
def test_a_table_that_is_written_down_goes_on_as_the_game_does(seed: int) -> None:
    for st in moments(seed):
        goes_on_alike(st)


SIX = "lookout lookout lookout street-urchin street-urchin street-urchin"


@pytest.mark.rule("TRI-C-23", "TRI-END-1")
@pytest.mark.parametrize(
    ("given", "texts"),
    [
        (  # Zaccaria comes before the Watch draws, and eight are in prison
            {"watch": "zaccaria", "captured": SIX, "discards": {"thief": "burglar burglar"}},
            ["reveal", "pass", "pass"],
        ),
        (
            {"merchant": "elettra", "hand": "gold gold gold copper", "mint": "copper copper gold copper copper"},
            ["draw treasure", "draw treasure", "reveal", "keep gold"],
        ),
        ({"merchant": "jacopo", "hand": "gold gold gold copper"}, ["draw treasure", "draw treasure", "reveal"]),
        (  # while Zaccaria judges
            {
                "watch": "zaccaria",
                "thief": "caterina",
                "hand": "gold gold gold copper copper",
                "captured": "cat-burglar",
                "discards": {"thief": "lookout"},
            },
            ["reveal", "reveal", "pass"],
        ),
        (  # between the Merchant's look for victory and the next turn
            {"phase": "end", "thief": "caterina", "hand": "gold gold gold copper copper", "captured": "cat-burglar"},
            ["reveal"],
        ),
    ],
)
def test_what_heroes_have_done_before_anybody_drew_can_be_written_down(given: dict[str, Any], texts: list[str]) -> None:
    """Somebody has what wins by then, and will not have won before the next End Phase."""
    who = {name: given.pop(name) for name in FACTIONS if name in given}
    phase, purse = given.pop("phase", "draw"), given.pop("hand", "")
    st = at(phase, turn=2, **given, **heroes(*who, **who), **{MERCHANT: purse})
    play(st, *texts)
    assert PHASES[PHASE_OF[st.step]] == "draw"
    assert begins_a_part(st)
    assert st.has_won(WATCH) or st.has_won(1)
    goes_on_alike(st)
