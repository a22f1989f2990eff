"""The engine's duels of City of Five Sails against a second opinion, from the challenge to the last round."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from tests.oracles.amount import amount
from tests.oracles.fivesails import CARDS, CHALLENGES, challengers, stands_free
from tests.oracles.fivesails_duel import LENT, MANEUVERS, PLAIN, TECHNIQUES, Duel, Side, less
from tests.oracles.fivesails_tables import (
    CREWS,
    GAME,
    LEADERS,
    MERCENARIES,
    do,
    given,
    let_be,
    look,
    menu,
    offers,
    read,
    table,
    told,
)

from intrigue.core import State
from intrigue.core.phrase import notation
from intrigue.games.fivesails.events import CombatCard, DuelOver, Paid, Struck

# Techniques of other people, and what they do to a duel, are not said in numbers
OTHERS = {
    "sarafina", "philip_hase", "bastien_girard", "lorenzo_de_zepeda", "maya_de_la_rioja", "raton",
    "maryam_benu_pleroma", "vladislav_novikoff", "leja_juska",
}  # fmt: skip
FIGHTERS = [name for name in [*CREWS, *MERCENARIES] if name not in OTHERS]
KEEN = [
    "terrell_brandt", "uwe_zimmerman", "torsten_vakt", "ren", "rena_klingenhalter", "vissenta_scarpa", "servo_scarpa",
    "horatio_lockwood", "jean_urbain", "henri_michelet", "leontine_giroux", "pavel_ivanov", "valeri_mikhailov",
    "angeline_demone", "daniella_dietrich", "sibella_scarpa", "cesca_del_rosso", "nazem_ibn_umur",
    "carmella_vanessa_salvaggi",
]  # fmt: skip
ARMS = [
    "langschwert", "mastercrafted_rapier", "mireli_sabre", "throwing_knife", "improvised_weapon", "kaspars_panzerhand",
    "polished_flintlock", "burnished_cuirass", "syrneth_hand", "unsavory_salve", "eager_blade", "breastplate", "boon",
    "unfortunate", "stiletto", "uppmans_jacket", "cavalier_hat", "guild_triskelion", "crystal_eye",
    "grandfathers_hammer", "gallegos_blade",
]  # fmt: skip
ISSUED = ["veronicas_guile", "challenge", "challenge", "cavalier_hat", "guild_triskelion"]


STOCK = [*PLAIN, *MANEUVERS, *MANEUVERS]


def said(names: list[str]) -> list[str]:
    return sorted(f"use {name if name != LENT else 'jean_urbain'}" for name in names)


def pick(rng: Random, state: State, options: list[int]) -> int:
    """Which of the ways that are left to choose from."""
    if len(options) < 2:
        return options[0] if options else 0
    assert menu(state) == [f"option {number + 1}" for number in options], menu(state)
    option = rng.choice(options)
    do(state, f"option {option + 1}")
    return option


STYLES = ("ask-technique", "ask-maneuver", "ask-no-style")  # how questions for one of these begin


def pay(rng: Random, state: State, side: Side) -> None:
    """Somehow; which ways there are is seen by what has been paid."""
    while not state.over and notation(look(state, state.mover()).prompt).startswith("ask-pay"):
        text = rng.choice(menu(state))
        side.helped = side.helped or text == "use yevgeni"
        do(state, text)


def styles(rng: Random, state: State, duel: Duel, seen: Counter[str]) -> None:
    """At most one Technique and one Maneuver, in either order."""
    while True:
        let_be(state)
        techniques, maneuvers = duel.techniques(), duel.maneuvers()
        if state.over:  # a Leader fell
            return
        if not notation(look(state, state.mover()).prompt).startswith(STYLES):
            assert not techniques + maneuvers, duel
            return
        assert sorted(menu(state)) == sorted(["pass", *said(techniques), *said(maneuvers)]), (duel, menu(state))
        calm = [name for name in techniques if name != "daniella_dietrich" or duel.card != "not_today"]  # one way to go
        name = rng.choice([*calm, *maneuvers, *maneuvers, ""])
        if not name:
            do(state, "pass")
            return
        if name in techniques:  # of an Improvised Weapon, the one that is borne
            do(state, said([name])[0])
            seen[f"Technique {name}"] += 1
            duel.styles_used.add("technique")
            duel.me.used.append(name)
            duel.pay(name)
            let_be(state)
            duel.perform(name, pick(rng, state, duel.ways(name)))
            continue
        heaps, before = duel.heaps(), len(told(state, Paid))
        do(state, f"use {name}")
        seen[f"Maneuver {name}"] += 1
        duel.styles_used.add("maneuver")
        pay(rng, state, duel.me)
        heap = tuple(sorted(event.name for event in told(state, Paid)[before:]))
        assert heap in heaps, (heap, duel)
        duel.me.hand = less(duel.me.hand, heap)
        let_be(state)
        duel.maneuver(pick(rng, state, duel.choices()))


def combat(rng: Random, state: State, duel: Duel, seen: Counter[str]) -> None:
    """One round."""
    duel.begin()
    let_be(state)
    shown = look(state).duel
    assert shown is not None
    assert state.mover() == duel.me.seat
    assert shown.pools == (duel.sides[0].pool, duel.sides[1].pool), duel
    assert (shown.round, shown.gambles) == (duel.round, (duel.sides[0].gambles, duel.sides[1].gambles))
    assert sorted(menu(state)) == duel.cards(), duel
    text = rng.choice([text for text in duel.cards() if text != "pass" or rng.random() < 0.4] or duel.cards())
    do(state, text)
    if text == "pass":
        seen["no card"] += 1
        duel.no_card()
        return
    if text == "gamble":
        seen["gamble"] += 1
        cards = duel.reveal()
        let_be(state)
        card = rng.choice(cards)
        assert set(menu(state)) == {f"choose {card}" for card in cards}, (cards, menu(state))
        do(state, f"choose {card}")
        seen[f"reveals {len(cards)}"] += 1
    else:
        card = text.split()[1]
        duel.me.hand.remove(card)
    seen[card] += 1
    duel.play(card)
    styles(rng, state, duel, seen)
    let_be(state)
    struck, me = told(state, Struck), duel.me
    rough = card == "rough_em_up" and "maneuver" in duel.styles_used
    if not state.over or len(struck) == len(told(state, CombatCard)):  # else it ended before the card struck
        values = duel.strike()
        assert struck[-1] == Struck(me.seat, *values), (duel, card)
    if rough and duel.thugs(me) and not state.over:
        thugs = [who.name for who in duel.thugs(me)]
        assert sorted(menu(state)) == sorted(["pass", *(f"choose {name}" for name in thugs)]), duel
        name = rng.choice(["pass", *thugs])
        do(state, name if name == "pass" else f"choose {name}")
        seen["a Thug less"] += name != "pass"
        for who in duel.thugs(me):
            if who.name == name:
                duel.destroy(who)
                me.lethal = True
    if duel.ways_out(me) and not state.over:
        let_be(state)
        place = rng.choice(duel.ways_out(me))
        if len(duel.ways_out(me)) > 1:
            assert menu(state) == [f"place {name}" for name in duel.ways_out(me)], duel
            do(state, f"place {place}")
        seen["escaped" if not duel.over else "left"] += 1
        duel.change(duel.known(me), place=place)


@pytest.mark.rule("FIV-DUEL-1", "FIV-DUEL-2", "FIV-DUEL-3", "FIV-DUEL-5", "FIV-DUEL-6", "FIV-DUEL-7", "FIV-DUEL-8")
@pytest.mark.rule("FIV-DUEL-10", "FIV-DUEL-11", "FIV-DUEL-12", "FIV-DUEL-13", "FIV-DUEL-14", "FIV-DUEL-15")
@pytest.mark.rule("FIV-DUEL-16", "FIV-DUEL-17", "FIV-DUEL-18", "FIV-DUEL-19", "FIV-DUEL-20", "FIV-DUEL-21")
@pytest.mark.rule(
    "FIV-DUEL-22", "FIV-HOST-1", "FIV-HOST-2", "FIV-LETHAL-1", "FIV-FINAL-1", "FIV-FINAL-2", "FIV-FINAL-3"
)
@pytest.mark.rule(
    "FIV-FINAL-4", "FIV-GAMBLE-1", "FIV-GAMBLE-2", "FIV-GAMBLE-5", "FIV-LKI-2", "FIV-DASH-1", "FIV-DASH-3"
)
@pytest.mark.rule("FIV-CHAL-5", "FIV-CHAL-11", "FIV-CHAL-12", "FIV-CHAL-13", "FIV-CHAL-14", "FIV-MAN-2", "FIV-MAN-3")
@pytest.mark.rule("FIV-C-86", "FIV-C-88", "FIV-C-96", "FIV-C-97", "FIV-C-98", "FIV-C-103", "FIV-C-105", "FIV-C-106")
@pytest.mark.rule("FIV-C-107", "FIV-C-108", "FIV-C-109", "FIV-C-116", "FIV-C-117", "FIV-C-118")
def test_duels() -> None:
    seen = Counter[str]()
    for number in range(amount(600)):
        rng = Random(number)
        people = ["daniella_dietrich", *rng.sample(KEEN, 6), *rng.sample(FIGHTERS, len(FIGHTERS)), rng.choice(LEADERS)]
        made = replace(table(rng, 2, people, rng.sample(ARMS, len(ARMS))), schemes=("", ""))
        turn = rng.randrange(2)
        possible = [what for what in ISSUED if challengers(made, turn, what)]
        if not possible:
            continue
        what = rng.choice(possible[-3:])
        able = sorted(challengers(made, turn, what))
        hands = [rng.choices(STOCK, k=rng.choice((0, 2, 4, 6))) for _ in range(2)]
        if what == "veronicas_guile":
            hands[turn] += [what, "boon"]
        decks = [rng.choices(STOCK, k=14) for _ in range(2)]
        sides = {seat: {"hand": hands[seat], "deck": decks[seat]} for seat in range(2)}
        state = GAME.position(given(made, turn, sides=sides), number)
        duel = Duel(made, CHALLENGES[what].stat, (Side(turn, rng.choice(able)), Side(1 - turn)))
        challenge(rng, state, duel, what, len(able), decks, seen)
    assert min(seen[kind] for kind in KINDS) > 2, seen
    assert min(seen[f"Technique {name}"] for name in TECHNIQUES) > 0, seen
    assert min(seen[f"Maneuver {name}"] for name in MANEUVERS) > 0, seen


KINDS = (
    "accept",
    "refuse",
    "intervene",
    "no card",
    "gamble",
    "fell",
    "both",
    "not_today",
    "long",
    "taken back",
    "escaped",
    *ISSUED,
)


def challenge(
    rng: Random, state: State, duel: Duel, what: str, able: int, decks: list[list[str]], seen: Counter[str]
) -> None:
    """The challenge up to its answer, and all that follows."""
    one, other = duel.sides
    do(state, f"challenge {one.name}" if what == "challenge" else f"use {what}")
    if what != "challenge" and able > 1:
        do(state, f"choose {one.name}")
    pay(rng, state, one)
    let_be(state)
    duel.table = read(state)
    for side in duel.sides:
        side.hand = sorted(card.id for card in look(state, side.seat).players[side.seat].hand)
        side.deck = decks[side.seat]
    technique = announced(rng, state, duel)
    if duel.person(one) is None:  # such a Technique was the last
        assert state.over or look(state).duel is None
        seen["fell too soon"] += 1
        return
    targets = sorted(offers(state, "choose"))
    other.name = rng.choice(targets)
    do(state, f"choose {other.name}")
    let_be(state)
    if one.name == "servo_scarpa":
        duel.table = read(state)
    agree(state, duel)
    answers = [text for text in menu(state) if text not in ("refuse", "intervene rena_klingenhalter")]
    answer = "refuse" if "refuse" in menu(state) and rng.random() < 0.2 else rng.choice(answers)
    target = duel.known(other)
    if answer.startswith("intervene"):
        other.name = answer.split()[1]
        helper = duel.known(other)
        duel.change(helper, engaged=helper.engaged or not stands_free(helper, target))
    elif answer == "refuse" and duel.stat == "finesse" and duel.table.named("soline_el_gato"):
        return  # is somebody who refuses an adversary?
    do(state, answer)
    let_be(state)
    seen[answer.split()[0]] += 1
    seen[what] += 1
    option = pick(rng, state, duel.ways(technique)) if technique else 0
    duel.challenge(answer != "refuse", technique, option)
    seen["at the challenge"] += bool(technique)
    while not duel.over and not state.over:
        combat(rng, state, duel, seen)
        if not state.over:
            let_be(state)
            agree(state, duel)
    fallen = [side for side in duel.sides if duel.person(side) is None]
    seen["fell"] += len(fallen) == 1
    seen["both"] += len(fallen) == 2
    seen["long"] += duel.round > 4
    assert state.over == any(CARDS[side.name].kind == "leader" for side in fallen)
    if not state.over:
        assert look(state).duel is None, duel
        assert [event.rounds for event in told(state, DuelOver)] == ([] if answer == "refuse" else [duel.round]), duel
        agree(state, duel)
        for side in duel.sides:
            hand = [card.id for card in look(state, side.seat).players[side.seat].hand]
            assert sorted(hand) == sorted([*side.hand, *duel.taken_back(side)]), duel
            seen["taken back"] += bool(duel.taken_back(side))


def agree(state: State, duel: Duel) -> None:
    assert read(state).people == duel.table.people, duel


def announced(rng: Random, state: State, duel: Duel) -> str:
    """A Technique with the challenge, or none."""
    duel.active = 0
    techniques = duel.techniques()
    if not techniques:
        return ""
    assert sorted(menu(state)) == sorted(["pass", *said(techniques)]), (duel, menu(state))
    name = rng.choice([*(name for name in techniques if name != "daniella_dietrich"), ""])  # not a round of hers
    do(state, said([name])[0] if name else "pass")
    if name:
        duel.me.used.append(name)
        duel.pay(name)
    let_be(state)
    return name
