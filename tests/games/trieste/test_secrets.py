"""What nobody may learn: whether one holds an answer, what lies face-down, what a Hero is; and what everybody knows."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.games.trieste.playing import (
    CYNTHIA,
    GAME,
    MARK,
    MERCHANT,
    THEODORE,
    THIEF,
    WATCH,
    asked,
    at,
    can,
    events,
    hand,
    look,
    on_table,
    play,
)

from intrigue.core import TABLE
from intrigue.core.rng import seeded
from intrigue.games.trieste.cards.titles import CARDS, FACTIONS, HEROES
from intrigue.games.trieste.events import LetBe, Reacted
from intrigue.games.trieste.state import Trieste

# A situation, the faction that may answer it, its answer, something else it may hold instead, and money to pay with
SITUATIONS: dict[str, tuple[dict[str, Any], str, str, str]] = {
    "capture on the table": (
        {"watch_plays": "patrol-officer", "thief_plays": "pickpocket"}, THIEF, "smoke-bomb", "ambush",
    ),
    "capture from the discards": (
        {"watch_plays": "bounty", "discards": {THIEF: "burglar"}}, THIEF, "smoke-bomb", "jailbreak",
    ),
    "taxes": ({"watch_plays": "tax-collector"}, MERCHANT, "strongbox", "embargo"),
    "dues": ({"watch_plays": "harbour-dues"}, MERCHANT, "strongbox", "shopkeeper"),
    "theft": ({"thief_plays": "burglar"}, MERCHANT, "strongbox", "pardon"),
    "fame": ({"thief_plays": "cat-burglar"}, WATCH, "hushed-up", "raiding-party"),
}  # fmt: skip


def situation(name: str, holding: str) -> Trieste:
    given, faction, _, _ = SITUATIONS[name]
    purses = {"merchant": "copper copper"} if name in ("taxes", "dues", "theft") else {}
    if faction == MERCHANT:
        purses = {"merchant": f"copper copper {holding}"}
    else:
        purses[faction] = f"copper {holding}"
    return on_table(**given, **purses)


def outside(state: Trieste, answerer: int) -> list[bytes]:
    """All that the others, and a spectator, can notice: views, who is waited for, the log, how many actions."""
    found = []
    for seat in range(3):
        if seat != answerer:
            found.append(msgspec.json.encode(state.view(seat)))
            found.append(msgspec.json.encode([GAME.story.of(event) for event in state.events_for(seat)]))
            found.append(repr((state.asked_seats(seat), state.visible_moves(seat), state.legal(seat))).encode())
    found.append(msgspec.json.encode(state.view(None)))
    found.append(msgspec.json.encode([GAME.story.of(event) for event in state.events_for(None)]))
    return found


@pytest.mark.rule("TRI-C-42", "TRI-C-18")
@pytest.mark.card("trieste", "smoke-bomb", "strongbox", "hushed-up")
@pytest.mark.parametrize("name", SITUATIONS)
def test_the_question_comes_with_the_answer_in_hand_or_without(name: str) -> None:
    _, faction, answer, other = SITUATIONS[name]
    seat = FACTIONS.index(faction)
    armed, empty = situation(name, answer), situation(name, other)
    assert asked(armed) == asked(empty) == faction
    assert can(armed) == ["pass", f"react {answer}"]
    assert can(empty) == ["pass"]
    assert outside(armed, seat) == outside(empty, seat)


@pytest.mark.rule("TRI-C-42")
@pytest.mark.parametrize("name", SITUATIONS)
def test_declining_looks_the_same_with_the_answer_in_hand_or_without(name: str) -> None:
    _, faction, answer, other = SITUATIONS[name]
    seat = FACTIONS.index(faction)
    armed, empty = play(situation(name, answer), "pass"), play(situation(name, other), "pass")
    assert outside(armed, seat) == outside(empty, seat)
    assert [event.seat for event in events(armed, LetBe)] == [seat]
    assert events(armed, Reacted) == []


@pytest.mark.rule("TRI-C-42")
@pytest.mark.parametrize("name", SITUATIONS)
def test_others_imagine_the_answer_and_its_absence(name: str) -> None:
    """Whatever somebody holds, the others think both possible, and can tell nothing by being asked."""
    _, faction, answer, other = SITUATIONS[name]
    seat = FACTIONS.index(faction)
    for holding in (answer, other):
        state = situation(name, holding)
        rng = seeded(3)
        for viewer in {CYNTHIA, MARK, THEODORE, TABLE} - {seat}:
            held = set()
            for _ in range(120):
                dream = state.imagine(None if viewer == TABLE else viewer, rng)
                assert isinstance(dream, Trieste)
                assert asked(dream) == faction
                held.add(answer in hand(dream, faction))
            assert held == {True, False}


@pytest.mark.rule("TRI-C-42")
def test_an_answer_that_cannot_be_paid_for_is_no_secret_given_away() -> None:
    poor = on_table(watch_plays="patrol-officer", thief_plays="pickpocket", thief="smoke-bomb")
    none = on_table(watch_plays="patrol-officer", thief_plays="pickpocket", thief="ambush")
    assert can(poor) == can(none) == ["pass"]
    assert outside(poor, THEODORE) == outside(none, THEODORE)


@pytest.mark.rule("TRI-C-44")
def test_the_question_for_a_hero_tells_nothing() -> None:
    """In every phase everybody is asked who has a Hero face-down, whoever the Hero is."""
    views = set()
    for one in HEROES[:3]:
        picked = {WATCH: one.id, MERCHANT: "dario", THIEF: "matteo"}
        state = at("draw", options={"heroes": True}, heroes=picked, watch="copper")
        noticed = []
        while state.turn == 1:
            noticed.append((asked(state), look(state, None).phase, msgspec.json.encode(state.view(MARK))))
            play(state, next(text for text in can(state) if text != "reveal"))
        views.add(tuple((who, phase) for who, phase, _ in noticed))
        assert state.visible_moves(MARK) == state.moves
    assert len(views) == 1


@pytest.mark.rule("TRI-C-38")
def test_what_lies_face_down_is_seen_by_its_owner_alone() -> None:
    state = play(at("play", watch="copper bounty", merchant="copper"), "play bounty")
    played = [look(state, seat).players[CYNTHIA].played for seat in (CYNTHIA, MARK, THEODORE, None)]
    assert [card.card for card in played if card is not None] == ["bounty", None, None, None]
    counts = {
        (look(state, seat).players[CYNTHIA].cards, look(state, seat).players[CYNTHIA].treasures) for seat in range(3)
    }
    assert counts == {(2, 1)}  # counted with the hand: nobody can tell which it is


@pytest.mark.rule("TRI-END-3")
def test_whether_one_could_buy_back_is_not_told() -> None:
    rich = at("end", watch="gold", discards={WATCH: "bloodhound"})
    poor = at("end", watch="copper", discards={WATCH: "bloodhound"})
    assert can(rich) == ["pass", "buy bloodhound"]
    assert can(poor) == ["pass"]
    assert outside(rich, CYNTHIA) == outside(poor, CYNTHIA)


@pytest.mark.rule("TRI-PAY-1", "TRI-C-39")
def test_who_is_asked_to_pay_can_pay() -> None:
    """All know that Cynthia, asked for 3, holds at least 3: no table is imagined on which she could not pay."""
    state = at("payment", table={WATCH: "raiding-party"}, watch="gold")
    rng = seeded(1)
    for viewer in (MARK, THEODORE, None):
        purses = set()
        for _ in range(60):
            dream = state.imagine(viewer, rng)
            assert isinstance(dream, Trieste)
            assert dream.legal(CYNTHIA)
            purses.add(hand(dream, WATCH))
        assert purses == {"gold", "diamond"}


@pytest.mark.rule("TRI-PLAY-1")
@pytest.mark.parametrize("seat", [CYNTHIA, MARK])  # after Theodore's card all of them are turned up
def test_what_somebody_lays_face_down_is_their_secret(seat: int) -> None:
    """Two cards that could be laid look the same to everybody else, and the choice between them is sealed."""
    laid = []
    for card in ("copper", "silver"):
        state = at("play", **dict.fromkeys(FACTIONS, "copper silver"))
        while state.mover() != seat:
            play(state, "pass")
        assert state.stack[-1].is_sealed(state, seat)
        play(state, f"play {card}")
        laid.append(outside(state, seat))
    assert laid[0] == laid[1]


@pytest.mark.rule("TRI-C-21", "TRI-HERO-1")
def test_any_hero_may_lie_face_down() -> None:
    state = at("draw", options={"heroes": True}, heroes={WATCH: "antonia", MERCHANT: "dario", THIEF: "matteo"})
    rng = seeded(1)
    dreams = [state.imagine(MARK, rng) for _ in range(60)]
    assert {dream.heroes[0] for dream in dreams if isinstance(dream, Trieste)} == {0, 1, 2}
    assert {dream.heroes[1] for dream in dreams if isinstance(dream, Trieste)} == {0}


@pytest.mark.rule("TRI-C-25", "TRI-STAT-1")
def test_decks_are_imagined_in_any_order() -> None:
    state = at("play", watch="copper", decks={WATCH: "bounty bounty bounty"})
    rng = seeded(2)
    tops = set()
    for _ in range(200):
        dream = state.imagine(CYNTHIA, rng)  # not even one's own deck is known
        assert isinstance(dream, Trieste)
        tops.add(CARDS[dream.decks[0][-1]].id)
    assert tops == {title.id for title in CARDS if title.faction == 0}
