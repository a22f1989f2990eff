"""The engine of City of Five Sails against a second opinion: which Actions of cards can be announced on a turn."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from tests.oracles.amount import amount
from tests.oracles.fivesails import CARDS, Person
from tests.oracles.fivesails_offers import NO_OTHERS, improvised, judged
from tests.oracles.fivesails_tables import AWKWARD, BRUTES, GAME, do, given, let_be, menu, table
from tests.oracles.fivesails_turn import Turn

from intrigue.core import State
from intrigue.games.fivesails.state.printed import CARDS as PRINTED

RISKS = [name for name, card in CARDS.items() if card.kind == "risk"]
HANDS = [name for name in CARDS if name in RISKS or (CARDS[name].kind == "attachment" and not CARDS[name].city)]
PILES = [name for name in [*HANDS, *BRUTES] if name not in AWKWARD and name != "improvising"]
PEOPLE = [name for name, card in CARDS.items() if card.kind in ("leader", "character") and name not in BRUTES]
THINGS = [name for name, card in CARDS.items() if card.kind == "attachment"]

ACTIONS = {(card.id, own.slot + 1) for card in PRINTED for own in card.actions if card.id not in NO_OTHERS}
WIDE_OPEN = {  # to whoever has them: on tables like these there is always somebody or something
    ("maya_de_la_rioja", 1), ("until_morale_improves", 3), ("the_great_game", 3), ("shoddy_craftsmanship", 1),
    ("opulence", 1), ("regroup", 1), ("stratege", 1), ("pack_tactics", 1), ("come_hither", 1), ("unfortunate", 2),
}  # fmt: skip


def dealt(rng: Random, number: int, improvising: bool = False) -> tuple[Turn, State]:
    """A table on which every character, thing and risk is wanted in its turn; who is up can hold much or nothing."""
    people = [PEOPLE[(number * 7 + k) % len(PEOPLE)] for k in range(7)]
    made = table(rng, rng.choice((2, 2, 3, 4)), people, [THINGS[(number * 3 + k) % len(THINGS)] for k in range(3)])
    made = replace(made, people=tuple(turned(who, number) for who in made.people))
    fit = [name for name in HANDS if name not in AWKWARD]
    hands = {seat: rng.sample(fit, rng.randint(0, 5)) for seat in range(made.seats)}
    if rng.random() < 0.9:
        hands[0] = [*dict.fromkeys([*(RISKS[(number * 3 + k) % len(RISKS)] for k in range(3)), *hands[0]])][:6]
    hands[0] = [name for name in hands[0] if name not in NO_OTHERS] + ["improvising"] * improvising
    piles = {seat: rng.sample(PILES, rng.randint(0, 5)) for seat in range(made.seats)}
    position = given(made, 0, hands, sides={seat: {"discard": pile} for seat, pile in piles.items()})
    hoard = rng.choice((0, 2))
    if any("sirens_scream" in cards for cards in made.city.values()):
        position["renown"]["sirens_scream"] = hoard
    held = {seat: len(hand) for seat, hand in hands.items()}
    lying = {seat: tuple(pile) for seat, pile in piles.items()}
    return Turn(made, 0, tuple(hands[0]), lying, held, hoard), GAME.position(position, number)


def turned(who: Person, number: int) -> Person:
    """One Thug in place of another, so that each has its turn."""
    if who.name not in BRUTES:
        return who
    return replace(who, name=BRUTES[(BRUTES.index(who.name) + number) % len(BRUTES)])


def announced(state: State) -> set[tuple[str, int]]:
    """Of the cards that can be used, the numbers of their abilities."""
    words = [state.say(0, action).split() for action in state.legal(0)]
    return {(text[1], int(text[-1])) for text in words if text[0] == "use" and text[1] not in NO_OTHERS}


@pytest.mark.rule("FIV-USE-1", "FIV-ACT-2", "FIV-QUAL-1", "FIV-QUAL-4", "FIV-COST-8", "FIV-C-39", "FIV-C-145")
def test_which_actions_can_be_announced() -> None:
    """Each of them is open on some of these tables and closed on others."""
    seen: dict[bool, Counter[tuple[str, int]]] = {True: Counter(), False: Counter()}
    for number in range(amount(1500)):
        turn, state = dealt(Random(number), number)
        mine = {(name, line) for name, line, able in judged(turn) if able}
        assert announced(state) == mine, turn
        for name, line, able in judged(turn):
            seen[able][name, line] += 1
    assert seen[True].keys() == ACTIONS
    assert seen[False].keys() >= ACTIONS - WIDE_OPEN


@pytest.mark.rule("FIV-C-136", "FIV-C-39", "FIV-C-145")
def test_what_improvising_can_play() -> None:
    """It is offered where there is something to play that can be paid."""
    seen = Counter[bool]()
    for number in range(amount(300)):
        turn, state = dealt(Random(number), number, improvising=True)
        mine = improvised(turn)
        seen[bool(mine)] += 1
        assert ("use improvising" in menu(state)) == bool(mine), turn
        if mine:
            do(state, "use improvising")
            assert announced(let_be(state)) == mine, turn
    assert min(seen[True], seen[False]) > 10
