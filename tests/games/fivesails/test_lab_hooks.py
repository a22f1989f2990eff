"""What Crystal Eye notes is a secret until it matters (FIV-C-159)."""

from __future__ import annotations

import msgspec
import pytest

from intrigue.core import TABLE, Rng
from intrigue.core.phrase import Words, phrase
from intrigue.games.fivesails.events import Looked, Noted
from intrigue.games.fivesails.rules.actions import PASS
from intrigue.games.fivesails.rules.frames import Choosing
from intrigue.games.fivesails.state.numbers import M_NOTED
from intrigue.games.fivesails.state.state import FiveSails
from intrigue.games.fivesails.view import FiveSailsView

from .playing import GAME, USSURA, go, number, pos, step

EYE = {"crew": {"servo_scarpa": "docks"}, "hand": ["bravos", "ambush"]}
PEOPLE = ["uwe_zimmerman", "otto_streit", "philip_hase"]
NOTED = phrase("show-noted", seat="seat:0", card="card:otto_streit", owner="seat:1")
PLANS = ["armed_and_marshaled", "the_song_of_eisen", "marooned"]


def noting() -> FiveSails:
    """Seat 0 looks through the Approach Deck of seat 1 and is about to note a card of it."""
    st = pos(EYE, {"leader": "kaspar_dietrich", "approach": [*PEOPLE, *PLANS]}, city={"docks": ["crystal_eye"]})
    return step(st, "equip crystal_eye", "pay bravos")


def note(st: FiveSails, id: str) -> FiveSails:
    while not isinstance(st.stack[-1], Choosing):
        st.apply(st.mover(), 0)
    return go(st, f"choose {id}")


def effects(st: FiveSails, seat: int) -> list[tuple[Words, int | None]]:
    """What a seat sees of what lasts: the words, and the card."""
    shown = st.view(seat)
    assert isinstance(shown, FiveSailsView)
    return [(effect.words, effect.card) for effect in shown.effects]


def noted(st: FiveSails) -> str:
    (mark,) = [mark for mark in st.marks if mark.what == M_NOTED]
    return st.card(mark.card).id


@pytest.mark.card("fivesails", "crystal_eye")
@pytest.mark.rule("FIV-C-159", "FIV-C-36")
def test_only_who_notes_a_card_sees_which() -> None:
    worlds = [note(noting(), id) for id in ("otto_streit", "marooned")]
    assert [noted(st) for st in worlds] == ["otto_streit", "marooned"]
    for seat in (1, TABLE):
        who = None if seat == TABLE else seat
        shown = [msgspec.json.encode(st.view(who)) for st in worlds]
        assert shown[0] == shown[1]
        assert worlds[0].events_for(who) == worlds[1].events_for(who)
    assert worlds[0].view(0) != worlds[1].view(0)
    mine = [event for event in worlds[0].events_for(0) if isinstance(event, Noted)]
    theirs = [event for event in worlds[0].events_for(1) if isinstance(event, Noted)]
    assert [GAME.story.of(event) for event in mine] == [
        phrase("tell-noted", seat="seat:0", card="card:otto_streit", owner="seat:1")
    ]
    assert [GAME.story.of(event) for event in theirs] == [phrase("tell-noted-something", seat="seat:0", owner="seat:1")]
    for seat in (0, 1):  # whose deck is looked through is seen by all
        assert Looked(0, 1) in worlds[0].events_for(seat)
    otto = number(worlds[0], "otto_streit")
    assert effects(worlds[0], 0) == [(NOTED, otto)]
    assert effects(worlds[0], 1) == [
        (phrase("show-noted", seat="seat:0", card=phrase("show-some-card"), owner="seat:1"), None)
    ]


@pytest.mark.card("fivesails", "crystal_eye")
@pytest.mark.rule("FIV-C-159")
def test_whoever_notes_it_sees_it_in_every_seat() -> None:
    looked_at = {"leader": "kaspar_dietrich", "approach": [*PEOPLE, *PLANS]}
    st = pos(looked_at, {**EYE, "leader": "don_constanzo_scarpa"}, city={"docks": ["crystal_eye"]}, turn=1)
    note(step(st, "equip crystal_eye", "pay bravos"), "otto_streit")
    own = phrase("show-noted", seat="seat:1", card="card:otto_streit", owner="seat:0")
    assert effects(st, 1) == [(own, number(st, "otto_streit"))]
    assert effects(st, 0) == [
        (phrase("show-noted", seat="seat:1", card=phrase("show-some-card"), owner="seat:0"), None)
    ]


@pytest.mark.card("fivesails", "crystal_eye")
@pytest.mark.rule("FIV-C-159")
def test_the_choice_itself_is_sealed() -> None:
    st = noting()
    while not isinstance(st.stack[-1], Choosing):
        st.apply(st.mover(), 0)
    assert st.stack[-1].is_sealed(st, 0)


@pytest.mark.card("fivesails", "matushkas_sight")
@pytest.mark.rule("FIV-C-213")
def test_in_which_order_cards_go_back_is_sealed_and_what_is_discarded_is_not() -> None:
    me = {**USSURA, "crew": {"vedma": "docks"}, "hand": ["matushkas_sight"], "deck": ["boon", "pull", "triage"]}
    st = step(pos(me), "use matushkas_sight", "choose vedma", "option 1")
    for question, sealed in (("ask-discard-which-card", False), ("ask-card-back-next", True)):
        prompt = phrase("ask-by-card", card="card:matushkas_sight", question=phrase(question))
        while st.view(0).prompt != prompt:
            st.apply(0, PASS)
        assert st.stack[-1].is_sealed(st, 0) == sealed


@pytest.mark.card("fivesails", "fates_burden")
@pytest.mark.card("fivesails", "guillen_de_murrieta")
@pytest.mark.rule("FIV-PLAY-3")
def test_what_is_chosen_before_all_eyes_is_no_secret() -> None:
    """Who is targeted, and what is discarded: everybody may know who chose that."""
    foe = {"crew": {"otto_streit": "docks", "philip_hase": "docks"}}
    st = pos({"crew": {"sibella_scarpa": "docks"}, "hand": ["fates_burden"]}, foe)
    step(st, "use fates_burden")
    assert isinstance(st.stack[-1], Choosing)
    assert not st.stack[-1].is_sealed(st, 0)
    me = {"leader": "odette_dubois_darrent", "crew": {"guillen_de_murrieta": "docks"}, "hand": ["triage", "pull"]}
    st = step(pos(me, renown={"forums": 2}), "use guillen_de_murrieta")
    assert isinstance(st.stack[-1], Choosing)
    assert not st.stack[-1].is_sealed(st, 0)


@pytest.mark.card("fivesails", "crystal_eye")
@pytest.mark.rule("FIV-C-159", "FIV-C-36")
def test_others_can_only_guess_which_card_it_is() -> None:
    st = note(noting(), "otto_streit")
    for seat in (1, None):
        guesses = set()
        for seed in range(60):
            guess = st.imagine(seat, Rng(seed))
            assert isinstance(guess, FiveSails)
            guess.check()
            guesses.add(noted(guess))
        assert len(guesses) > 3
    own = st.imagine(0, Rng(1))
    assert isinstance(own, FiveSails)
    assert noted(own) == "otto_streit"


@pytest.mark.card("fivesails", "crystal_eye")
@pytest.mark.rule("FIV-C-159", "FIV-C-139")
def test_when_the_noted_card_is_played_it_matters_and_all_may_know() -> None:
    st = note(noting(), "otto_streit")
    eye = number(st, "crystal_eye")
    while st.day == 1:
        st.apply(st.mover(), st.legal(st.mover())[0])
    while st.phase != 2:
        st.apply(st.mover(), st.legal(st.mover())[0])
    step(st, *[f"choose {st.card(st.approach[0][5]).id}", f"choose {st.card(st.approach[0][0]).id}"])
    step(st, "choose marooned", "choose otto_streit")
    go(st, "use crystal_eye 2")
    assert st.renown[0] == 1
    assert NOTED in [words for words, _ in effects(st, 1)]
    st.to_discard(eye)
    assert [mark for mark in st.marks if mark.what == M_NOTED] == []  # gone with the Eye: a new one notes anew
