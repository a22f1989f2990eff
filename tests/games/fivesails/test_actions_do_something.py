"""No Action is on offer that can do nothing (FIV-C-145). Found out by playing on twice from every offer,
with the ability as it is and without its effects, while nobody does anything else: the tables must differ."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

import intrigue
from intrigue.core import RandomPlayer, Rng, decide
from intrigue.games.fivesails.cards.build import ability
from intrigue.games.fivesails.cards.character_steps import Engage
from intrigue.games.fivesails.cards.flow import Choose
from intrigue.games.fivesails.cards.selections import READY, opposing
from intrigue.games.fivesails.rules.drama import Turn
from intrigue.games.fivesails.rules.legality import from_code
from intrigue.games.fivesails.rules.paying import Pay
from intrigue.games.fivesails.rules.reactions import WhoActs
from intrigue.games.fivesails.state.abilities import Ability
from intrigue.games.fivesails.state.actions import A_ABILITY, ARGUMENT, PASS
from intrigue.games.fivesails.state.frames import Choosing
from intrigue.games.fivesails.state.names import ACTION
from intrigue.games.fivesails.state.printed import CARDS
from intrigue.games.fivesails.state.state import FiveSails

from .breaking import printed_on
from .measure import own, sample
from .playing import can, engaged, go, hand, pos

WAYS = 60  # to choose and to pay, by chance

# What may be announced all the same, and why.
IN_VAIN = {
    "adaptable": "a location is claimed by whoever has it already, too (FIV-C-82), or cannot change hands (FIV-C-84)",
    "patricia_moustakas": "likewise",
    "carnaval": "a location that cannot change hands may be tried for (FIV-C-84)",
    "indomitable_will": "likewise",
    "until_morale_improves": "its cost may be a Leader's last wound, and who is out chooses nobody (FIV-C-166)",
    "gustavo": "the only card of a deck may be revealed, also where all know it and it comes to lie there again",
}


def played_on(st: FiveSails, seat: int, action: int, answers: list[int], rng: Rng) -> bytes:
    """The table when it is somebody's turn again. Who acts, what it costs and whom it is about is answered as told,
    by chance where nothing is told any more; nobody answers anything else."""
    table = st.clone()
    table.apply_unchecked(seat, action)
    told = list(answers)
    while not table.over and not isinstance(table.stack[-1], Turn):
        mover, answer = table.mover(), PASS
        choices = table.actions(mover)
        if isinstance(table.stack[-1], WhoActs | Choosing | Pay):
            picks = [one for one in choices if one != PASS] or choices
            answer = told.pop(0) if told else picks[rng.below(len(picks))]
            if answer not in choices:
                answer = picks[0]
            answers.append(answer)
        elif PASS not in choices:
            answer = choices[0]
        table.apply_unchecked(mover, answer)
    saved = msgspec.json.decode(table.save())["state"]
    return msgspec.json.encode({key: saved[key] for key in saved if key not in ("moves", "rng")})


def does_something(st: FiveSails, seat: int, action: int, used: Ability) -> bool:
    """Whether in one of some ways it leads elsewhere than its costs alone."""
    program = used.program
    for way in range(WAYS):
        answers: list[int] = []
        after = played_on(st, seat, action, answers, Rng(way))
        used.program = program[: used.start]
        try:
            if played_on(st, seat, action, answers, Rng(way)) != after:
                return True
        finally:
            used.program = program
    return False


def in_vain(st: FiveSails) -> list[str]:
    """What the seat whose turn it is could announce for nothing."""
    seat = st.mover()
    cards = [(CARDS[st.kind[one & ARGUMENT]].id, one) for one in st.actions(seat) if one >= A_ABILITY]
    uses = [(id, one, from_code(st, one)) for id, one in cards]
    # what uses another ability does what that does
    return [id for id, one, used in uses if not used.nested and not does_something(st, seat, one, used)]


@pytest.mark.rule("FIV-C-145")
def test_no_action_that_can_do_nothing_is_on_offer_in_random_games() -> None:
    game = intrigue.game("fivesails")
    player, rng, chance = RandomPlayer(), Rng(3), Rng(4)
    found: Counter[str] = Counter()
    looked = 0
    for index in range(16):
        decks = sample(index) if index % 2 else [own(rng, set()) for _ in range(2 + index % 3)]
        st = game.new(len(decks), index, {"decks": "/".join(decks)}, events=False)
        assert isinstance(st, FiveSails)
        while not st.over:
            if isinstance(st.stack[-1], Turn):
                looked += 1
                found.update(in_vain(st))
            seat = st.mover()
            st.apply_unchecked(seat, decide(player, st, seat, chance))
    assert looked > 500
    assert not found.keys() - IN_VAIN.keys(), found


@pytest.mark.rule("FIV-C-145")
def test_the_search_finds_an_ability_that_engages_only_who_is_engaged() -> None:
    me, foe = {"crew": {"aldo_bussotti": "docks"}}, {"crew": {"otto_streit": "docks"}}
    careless = ability(ACTION, do=[Choose(opposing(), "ask-engage-whom"), Engage()])
    with printed_on("aldo_bussotti", careless):
        assert in_vain(pos(me, foe, engaged=["otto_streit"])) == ["aldo_bussotti"]
    careful = ability(ACTION, do=[Choose(opposing(state=READY), "ask-engage-whom"), Engage()])
    with printed_on("aldo_bussotti", careful):
        assert in_vain(pos(me, foe, engaged=["otto_streit"])) == []
        assert in_vain(pos(me, foe)) == []


@pytest.mark.card("fivesails", "patricia_moustakas")
@pytest.mark.rule("FIV-C-145")
def test_patricia_asks_nobody_for_cards_who_holds_none() -> None:
    me = {"crew": {"patricia_moustakas": "docks"}}
    assert not can(pos(me, first=1), "use patricia_moustakas 2")
    assert not can(pos({**me, "hand": ["triage"]}, first=1), "use patricia_moustakas 2")
    assert can(pos(me, first=0), "use patricia_moustakas 2")
    st = pos(me, first=1, more=[{"leader": "yevgeni", "hand": ["triage"]}])
    go(st, "use patricia_moustakas 2")
    assert (engaged(st), hand(st, 2)) == ({"patricia_moustakas"}, [])
