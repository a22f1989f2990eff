"""Positions written by hand: what they leave out comes from a new game, and nonsense is refused in a sentence."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.games.trieste.playing import (
    GAME,
    MERCHANT,
    THIEF,
    WATCH,
    asked,
    at,
    can,
    discards,
    hand,
    heroes,
    look,
    names,
    prison,
    spent,
)

import intrigue
from intrigue.games.trieste.state import Trieste

SENTENCE = re.compile(r"[A-Z'].*\.", re.DOTALL)


def test_an_empty_position_is_a_new_game() -> None:
    for options in ({}, {"heroes": True}, {"factions": "chosen"}):
        assert GAME.position({"options": options}, seed=3).save() == GAME.new(3, 3, options).save()


def test_everything_can_be_given() -> None:
    state = GAME.position(
        {
            "options": {"heroes": True, "max_turns": 50},
            "factions": [THIEF, WATCH, MERCHANT],
            "turn": 7,
            "phase": "effect",
            "at": MERCHANT,
            "hands": {WATCH: ["copper", "bounty"], MERCHANT: ["silver"], THIEF: ["gold", "lookout"]},
            "known": {WATCH: ["bounty"]},
            "decks": {WATCH: ["raiding-party", "bloodhound"]},
            "discards": {THIEF: ["burglar"], MERCHANT: ["embargo", "shopkeeper"]},
            "table": {MERCHANT: "business-as-usual", THIEF: "burglar"},
            "unpaid": [THIEF],
            "mint": ["diamond", "copper"],
            "spent": {"copper": 4, "silver": 1},
            "captured": ["cat-burglar"],
            "infamy": 5,
            "dearer": {THIEF: 3},
            "heroes": {WATCH: "antonia", MERCHANT: "elettra", THIEF: "matteo"},
            "sides": {WATCH: "up", MERCHANT: "done"},
        }
    )
    assert isinstance(state, Trieste)
    state.check()
    assert (state.turn, look(state, None).phase, asked(state)) == (7, "effect", MERCHANT)
    assert state.seat_of == [1, 2, 0]
    assert [hand(state, faction) for faction in (WATCH, MERCHANT, THIEF)] == ["copper bounty", "silver", "gold lookout"]
    assert names(state.decks[0][:-3:-1]) == "raiding-party bloodhound"
    assert (discards(state, THIEF), prison(state), spent(state)) == ("burglar", "cat-burglar", "copper " * 4 + "silver")
    assert names(state.looking) == "copper diamond"  # Business as Usual has drawn them
    assert (state.infamy, state.dearer, state.heroes) == (5, (0, 0, 3), (0, 2, 2))
    players = look(state, None).players
    assert players[0].played is not None
    assert (players[0].played.card, players[0].played.paid) == ("burglar", False)
    assert players[1].known == ("bounty",)
    assert [player.hero.up for player in players if player.hero] == [False, True, False]


def test_hands_that_are_not_given_stay_full() -> None:
    state = GAME.position({"factions": [WATCH, MERCHANT, THIEF], "hands": {WATCH: []}}, seed=5)
    assert isinstance(state, Trieste)
    assert [len(cards) for cards in state.hands] == [0, 4, 4]


def test_a_named_card_leaves_the_hand_that_happens_to_hold_it() -> None:
    for seed in range(30):
        captured = ["foxtail-captain", "cat-burglar", "cat-burglar"]
        state = GAME.position({"factions": [WATCH, MERCHANT, THIEF], "captured": captured}, seed)
        assert isinstance(state, Trieste)
        assert len(state.hands[2]) == 4
        assert "cat-burglar" not in hand(state, THIEF)


def test_a_card_on_the_table_waits_for_its_phase() -> None:
    state = at("payment", table={WATCH: "bounty", MERCHANT: "shopkeeper"}, watch="gold")
    assert (state.table[0] >= 0, state.up & 1) == (True, 1)
    assert look(state, None).players[1].played is not None
    assert look(state, None).players[1].played.card is None  # type: ignore[union-attr]


@pytest.mark.rule("TRI-C-23")
@pytest.mark.parametrize(
    ("phase", "given"),
    [
        ("draw", {}),
        ("play", {}),
        ("payment", {"table": {WATCH: "tax-collector"}}),
        ("effect", {"discards": {WATCH: "tax-collector"}}),
    ],
)
def test_whoever_had_their_part_has_acted_so_the_thief_is_asked_early(phase: str, given: dict[str, Any]) -> None:
    """The same questions come as in a game that was played to this place."""
    state = at(phase, at=MERCHANT, merchant="copper", captured="lookout", **given, **heroes(THIEF, thief="caterina"))
    assert (asked(state), can(state)) == (THIEF, ["pass", "reveal", "decline"])
    both = at(phase, at=MERCHANT, merchant="copper", **given, **heroes(MERCHANT, THIEF))
    early = ["decline"] if phase in ("draw", "play") else []  # else it is his own part
    assert (asked(both), can(both)) == (MERCHANT, ["pass", "reveal", *early])  # who goes first (TRI-C-22)


@pytest.mark.rule("TRI-C-23", "TRI-C-54")
@pytest.mark.parametrize("phase", ["payment", "effect"])
def test_whoever_had_nothing_to_do_in_it_has_not(phase: str) -> None:
    state = at(phase, at=MERCHANT, table={MERCHANT: "shopkeeper"}, merchant="copper", **heroes(THIEF))
    assert "decline" not in can(state)


@pytest.mark.rule("TRI-C-4")
@pytest.mark.parametrize(
    ("hero", "side", "given", "words"),
    [
        ("dario", "up", {"phase": "payment", "at": THIEF, "merchant": "silver"}, "can pay for 'guild-master'"),
        ("dario", "up", {"phase": "effect", "merchant": "silver"}, "can pay for 'guild-master'"),
        ("dario", "up", {"phase": "effect", "table": {MERCHANT: "shopkeeper"}}, "'shopkeeper' costs nothing"),
        ("dario", "up", {"phase": "effect", "at": MERCHANT, "merchant": "silver"}, None),  # revealed just now
        ("elettra", "done", {"phase": "payment", "at": THIEF, "merchant": "gold"}, "can pay for 'guild-master'"),
        ("elettra", "done", {"phase": "effect", "merchant": "gold"}, "can pay for 'guild-master'"),
        ("elettra", "done", {"phase": "effect", "at": MERCHANT, "merchant": "gold"}, None),  # she brought it too late
    ],
)
def test_what_a_hero_did_before_the_payment_counts_for_it(
    hero: str, side: str, given: dict[str, Any], words: str | None
) -> None:
    """Who could have paid, with what the own Hero had changed by then, has no card lying unpaid."""
    lies = {**heroes(merchant=hero), "sides": {MERCHANT: side}}
    position = {"table": {MERCHANT: "guild-master"}, "unpaid": [MERCHANT], **lies, **given}
    if words is None:
        assert at(**position).paid == 0
        return
    with pytest.raises(intrigue.BadInput, match=words):
        at(**position)


@pytest.mark.rule("TRI-C-4")
@pytest.mark.parametrize(("faction", "hero", "card"), [(THIEF, "caterina", "burglar"), (WATCH, "zaccaria", "bounty")])
def test_a_hero_who_brings_no_treasure_excuses_nobody(faction: str, hero: str, card: str) -> None:
    position = {**heroes(**{faction: hero}), "sides": {faction: "done"}, "table": {faction: card}, "unpaid": [faction]}
    with pytest.raises(intrigue.BadInput, match="and so has to"):
        at("effect", **position, **{faction: "gold"})


@pytest.mark.rule("TRI-END-1")
def test_nobody_grows_rich_before_drawing() -> None:
    rich = "gold gold gold silver"
    for name in (WATCH, MERCHANT):
        with pytest.raises(intrigue.BadInput, match="before drawing the Merchant has won"):
            at("draw", at=name, merchant=rich)
    assert not at("draw", at=THIEF, merchant=rich).over


@pytest.mark.rule("TRI-END-1", "TRI-C-23")
@pytest.mark.parametrize(
    ("where", "who", "given", "possible"),
    [
        (MERCHANT, {THIEF: "caterina"}, {THIEF: "street-urchin"}, True),  # and so what is needed has fallen by 1
        (WATCH, {THIEF: "caterina"}, {THIEF: "street-urchin"}, True),
        (MERCHANT, {THIEF: "caterina"}, {}, False),  # whom she freed would be in the hand
        (MERCHANT, {THIEF: "caterina"}, {THIEF: "lookout", MERCHANT: "gold gold gold silver"}, False),
        (MERCHANT, {THIEF: "nine-tails"}, {THIEF: "burglar"}, False),  # who frees nobody
        (MERCHANT, {MERCHANT: "elettra"}, {MERCHANT: "gold gold gold gold"}, True),  # one of them is her treasure
        (MERCHANT, {MERCHANT: "elettra"}, {MERCHANT: "gold gold gold gold silver"}, False),
        (WATCH, {MERCHANT: "elettra"}, {}, False),  # she can come only after the Watch has drawn
    ],
)
def test_a_hero_may_make_the_merchant_rich_before_drawing(
    where: str, who: dict[str, str], given: dict[str, str], possible: bool
) -> None:
    lies = {**heroes(**{MERCHANT: "dario", **who}), "sides": dict.fromkeys(who, "done")}
    position = {"at": where, MERCHANT: "gold gold gold silver", **given, **lies}
    if possible:
        assert not at("draw", **position).over
        return
    with pytest.raises(intrigue.BadInput, match="before drawing the Merchant has won"):
        at("draw", **position)


@pytest.mark.parametrize(
    "given",
    [
        {"seats": 4},
        {"seats": "three"},
        {"options": 3},
        {"options": {"max_turns": 0}},
        {"hands": 5},
        {"joker": True},
        {"factions": ["watch", "watch", "thief"]},
        {"hands": {"pirate": []}},
        {"hands": {"watch": ["joker"]}},
        {"hands": {"watch": ["burglar"]}},
        {"hands": {"watch": ["diamond", "diamond"]}},
        {"discards": {"watch": ["copper"]}},
        {"captured": ["ambush"]},
        {"captured": ["bounty"]},
        {"spent": {"bounty": 1}},
        {"spent": {"copper": -1}},
        {"spent": {"copper": 99}},
        {"known": {"watch": ["diamond"]}},
        {"infamy": 9},
        {"infamy": 9, "phase": "effect", "at": "thief"},
        {"captured": ["lookout"] * 3 + ["street-urchin"] * 4, "phase": "effect"},
        {"captured": ["lookout"] * 3 + ["street-urchin"] * 4 + ["burglar"] * 2, "phase": "effect", "at": "thief"},
        {"hands": {"merchant": ["gold"] * 3 + ["silver"]}},
        {
            "phase": "payment",
            "at": "thief",
            "table": {"watch": "bounty"},
            "unpaid": ["watch"],
            "hands": {"watch": ["gold"]},
        },
        {"phase": "effect", "table": {"watch": "bounty"}, "unpaid": ["watch"] * 2, "hands": {"watch": []}},
        {"infamy": 10},
        {"infamy": -1},
        {"turn": 0},
        {"turn": 101},
        {"phase": "night"},
        {"at": "pirate"},
        {"phase": "end", "at": "thief"},
        {"table": {"watch": "bounty"}},
        {"phase": "payment", "table": {"watch": "gold"}},
        {"phase": "payment", "table": {"thief": "smoke-bomb"}},
        {"phase": "payment", "table": {"watch": "bounty"}, "unpaid": ["watch"]},
        {"phase": "effect", "unpaid": ["pirate"]},
        {"dearer": {"pirate": 1}},
        {"dearer": {"watch": -1}},
        {"dearer": {"watch": 99}},
        {"dearer": {"merchant": 2}},
        {"dearer": {"watch": 3}},
        {"dearer": {"thief": 6}},
        {"phase": "effect", "at": "merchant", "dearer_next": {"watch": 2}},
        {"phase": "effect", "at": "thief", "dearer_next": {"watch": 4}},
        {"heroes": {"watch": "antonia"}},
        {"sides": {"watch": "up"}},
        {"options": {"heroes": True}, "heroes": {"watch": "antonia"}},
        {"options": {"heroes": True}, "heroes": {"watch": "dario", "merchant": "dario", "thief": "matteo"}},
        {
            "options": {"heroes": True},
            "heroes": {"watch": "bruno", "merchant": "dario", "thief": "matteo"},
            "sides": {"watch": "sideways"},
        },
        {"options": {"heroes": True}, "phase": "play"},
        {"options": {"factions": "chosen"}, "infamy": 3},
    ],
)
def test_nonsense_is_refused_in_a_sentence(given: dict[str, Any]) -> None:
    with pytest.raises(intrigue.BadInput) as caught:
        GAME.position(given)
    assert SENTENCE.fullmatch(str(caught.value))


@pytest.mark.rule("TRI-END-1", "TRI-DRAW-1")
@pytest.mark.parametrize(
    ("phase", "where"),
    [("draw", THIEF), ("play", WATCH), ("payment", THIEF), ("effect", WATCH), ("effect", MERCHANT)],
)
@pytest.mark.parametrize(
    ("given", "possible"),
    [
        ({MERCHANT: "copper gold gold gold gold diamond"}, True),  # 10, and then a Gold and the Diamond were drawn
        ({MERCHANT: "silver gold gold gold gold diamond"}, False),  # 11
        ({MERCHANT: "silver gold gold gold gold diamond", "captured": "lookout"}, False),
        ({MERCHANT: "silver gold gold gold gold diamond", "captured": "street-urchin"}, True),
        ({MERCHANT: "silver silver gold gold gold gold diamond", "elettra": True}, True),  # 10, and three of them new
        ({MERCHANT: "copper silver silver gold gold gold gold diamond", "elettra": True}, False),
    ],
)
def test_nobody_draws_so_much_in_one_turn(phase: str, where: str, given: dict[str, Any], possible: bool) -> None:
    """Until the Merchant's own card takes effect, all that is new was drawn in this Draw Phase, or is Elettra's."""
    purse = dict(given)
    if purse.pop("elettra", False):
        purse |= {**heroes(merchant="elettra"), "sides": {MERCHANT: "done"}}
    if possible:
        assert hand(at(phase, at=where, **purse), MERCHANT).startswith(purse[MERCHANT])
        return
    with pytest.raises(intrigue.BadInput, match="whatever was drawn, the Merchant has won"):
        at(phase, at=where, **purse)


@pytest.mark.rule("TRI-END-1", "TRI-C-23")
def test_whom_caterina_freed_may_lie_on_the_table_by_then() -> None:
    rich = "silver gold gold gold gold diamond"
    lies = {**heroes(thief="caterina", merchant="dario"), "sides": {THIEF: "done"}}
    assert hand(at("payment", merchant=rich, table={THIEF: "burglar"}, thief="silver", **lies), MERCHANT) == rich
    with pytest.raises(intrigue.BadInput, match="the Merchant has won"):
        at("payment", merchant=rich, table={THIEF: "lookout"}, **lies)
