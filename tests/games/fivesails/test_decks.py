"""Decks that people bring: what the rules say about them, and what others may know of them."""

from __future__ import annotations

import re

import pytest

import intrigue
from intrigue.core.options import choose
from intrigue.core.phrase import phrase
from intrigue.games.fivesails import decks

GAME = intrigue.game("fivesails")
OWN = decks.write(decks.SAMPLES["eisen"]).replace("2 Not Today\n", "1 Not Today\n1 Boon\n")


def test_sample_decks_are_offered_as_text_that_is_read_back() -> None:
    assert [deck.name for deck in GAME.decks.samples()] == list(decks.ORDER)
    for deck in GAME.decks.samples():
        report = GAME.decks.report(deck.text)
        assert report.faults == ()
        assert report.text == deck.text
        assert sum(card.count for card in report.cards if card.group == "faction") == 40


def test_a_report_has_every_reason_and_every_card_that_was_recognised() -> None:
    report = GAME.decks.report("Kaspar Dietrich\n3 Not Today\nNobody at all\nSoline el Gato\nMarooned")
    assert [(fault.rule, fault.reason) for fault in report.faults] == [
        ("", phrase("no-deck-card", line=3, text="Nobody at all")),
        ("FIV-LEAD-3", phrase("no-one-leader", leaders=2)),
    ]
    assert [(card.id, card.count, card.group) for card in report.cards] == [
        ("kaspar_dietrich", 1, "leader"),
        ("soline_el_gato", 1, "leader"),
        ("marooned", 1, "schemes"),
        ("not_today", 3, "faction"),
    ]


@pytest.mark.rule("FIV-DECK-5", "FIV-APP-1", "FIV-DECK-4")
def test_a_report_names_the_rules_that_a_deck_breaks() -> None:
    rules = [fault.rule for fault in GAME.decks.report("Kaspar Dietrich\n3 Not Today").faults]
    assert rules == ["FIV-APP-1", "FIV-APP-1", "FIV-DECK-4", "FIV-DECK-5"]
    with pytest.raises(intrigue.BadInput) as refused:
        decks.read("Kaspar Dietrich\n3 Not Today")
    assert re.findall(r"FIV-\w+-\d+", str(refused.value)) == rules


def test_nothing_is_not_a_deck_and_says_so() -> None:
    report = GAME.decks.report("")
    assert report.cards == ()
    assert [fault.rule for fault in report.faults] == ["FIV-LEAD-3"]


@pytest.mark.rule("FIV-C-36")
def test_others_learn_the_leader_of_a_deck_and_no_more() -> None:
    line = OWN.replace("\n", ";")
    given = {"decks": f"{line}/castille/random"}
    assert choose(GAME.options_type, given, 3).public_options()["decks"] == "Kaspar Dietrich/castille/random"
    assert choose(GAME.options_type, {**given, "open_decks": True}, 3).public_options()["decks"] == given["decks"]


def test_victories_are_compared_by_faction_and_leader() -> None:
    state = GAME.new(2, 1, {"decks": "castille/montaigne"})
    assert [GAME.lab.side(state, seat) for seat in (0, 1)] == ["castille", "montaigne"]
    assert GAME.lab.traits(state, 0) == {"faction": ("castille",), "leader": ("soline_el_gato",)}
    assert GAME.lab.traits(state, 1) == {"faction": ("montaigne",), "leader": ("odette_dubois_darrent",)}
