"""Treachery in a Pocket played with the rulebook open, line by line: tables of one row and of ten, two who change
places, attacks and deaths in the last turn of a deck, and matches of three and four."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.treachery.playing import (
    EVERYBODY,
    at,
    can,
    holding,
    killed,
    play,
    refused,
    row,
    seen,
    table,
    wounded,
)

from intrigue.games.treachery import events as ev
from intrigue.games.treachery.cards.actions import CARDS

ONE_ROW = " ".join(EVERYBODY)
TEN_ROWS = " / ".join(EVERYBODY)


def told(state: Any, kind: type[Any]) -> list[Any]:
    return [event for event in state.events_for(None) if isinstance(event, kind)]


def open_actions(rows: str, **given: Any) -> set[str]:
    """What all fourteen cards would allow on a table."""
    found = set()
    for card in CARDS:
        state = holding(card.id, rows, **given)
        if not state.over:
            found |= {action for action in can(state) if action.startswith(f"play {card.id} ")}
    return {action.removeprefix("play ") for action in found}


# ---------------------------------------------------------------------- tables of one row, and of ten


@pytest.mark.rule("TRE-REQ-1", "TRE-C-5", "TRE-C-11", "TRE-REQ-6")
def test_what_can_be_done_where_all_stand_in_one_row() -> None:
    flat = {"ambush top", "ball top", "blackmail top", "coup top", "decree top", "disgrace top", "disgrace bottom"}
    flat |= {"hunt top", "hunt bottom", "oath bottom", "rivals bottom"}
    assert open_actions(ONE_ROW) == flat
    healing = {"oath top", "poison bottom", "remedy top", "rivals top"}
    assert open_actions(ONE_ROW, wounded="filia") == flat | healing
    assert open_actions(ONE_ROW, wounded="odile") == flat | healing - {"oath top"}  # she is no half of a pair


@pytest.mark.rule("TRE-REQ-1", "TRE-REQ-2", "TRE-C-5", "TRE-C-8")
def test_what_can_be_done_where_everybody_stands_alone() -> None:
    """In rows of one: filia, asher, brutol, gerard, diane, elaine, lucius, isolde, corvin, odile, from the top."""
    lone = {"ambush top", "blackmail top", "coup top", "decree top", "hunt bottom", "oath bottom"}
    pairs = {"decree bottom", "feud bottom", "succession top"}  # two of one House, one above the other
    apart = {"remedy bottom", "succession bottom"}  # two of anybody, a row between
    assert open_actions(TEN_ROWS) == lone | pairs | apart
    assert open_actions(TEN_ROWS, wounded="filia") == lone | pairs | apart | {"remedy top"}


@pytest.mark.rule("TRE-ST-3", "TRE-REQ-1", "TRE-C-19")
def test_a_killed_character_holds_a_row_and_fills_nothing() -> None:
    state = holding("remedy", "filia / brutol / ...", killed="brutol", wounded="diane")
    assert "play remedy bottom" in can(state)  # Filia, and anybody two rows below
    play(state, "play remedy bottom")
    assert (wounded(state), row(state, "brutol")) == (["filia", "diane"], 2)
    far = holding("remedy", "brutol / filia / ...", killed="brutol", wounded="diane")
    assert refused(far, "play remedy bottom") == "TRE-REQ-1"


@pytest.mark.rule("TRE-ROW-2", "TRE-ROW-1", "TRE-EFF-1")
@pytest.mark.card("treachery", "ball")
def test_one_rises_and_one_falls_out_of_the_only_row() -> None:
    state = play(holding("ball", ONE_ROW), "play ball top", "filia", "odile")
    assert [len(line.split()) for line in table(state).split(" / ")] == [1, 8, 1]
    assert (row(state, "filia"), row(state, "odile")) == (1, 3)
    assert told(state, ev.Closed) == []


@pytest.mark.rule("TRE-REQ-5", "TRE-C-7", "TRE-C-4")
@pytest.mark.card("treachery", "gossip")
def test_two_change_places() -> None:
    state = holding("gossip", "filia brutol / diane lucius / ...")
    play(state, "play gossip bottom", "brutol", "diane")
    assert table(state).split(" / ")[:2] == ["filia diane", "brutol lucius"]
    two = holding("gossip", "filia / diane lucius / asher brutol ...")
    play(two, "play gossip bottom")  # at one height only: the row of one is not enough
    assert set(can(two)) == {"diane", "lucius"}


# ---------------------------------------------------------------------- the order of moves and attacks


@pytest.mark.rule("TRE-EFF-4", "TRE-C-38", "TRE-C-28")
@pytest.mark.card("treachery", "feud", "filia")
@pytest.mark.parametrize(("first", "rows"), [("filia", (1, 2)), ("asher", (1, 1))])
def test_filia_above_asher_may_wait_for_him(first: str, rows: tuple[int, int]) -> None:
    state = holding("feud", "filia brutol / asher diane / ...", wounded="filia")
    play(state, "play feud bottom", "filia")
    assert set(can(state)) == {"filia", "asher"}
    play(state, first)
    assert (row(state, "filia"), row(state, "asher")) == rows


@pytest.mark.rule("TRE-EFF-4", "TRE-C-39", "TRE-C-28")
@pytest.mark.card("treachery", "feud", "elaine", "diane")
@pytest.mark.parametrize(("first", "elaine"), [("diane", 1), ("elaine", 1)])
def test_elaine_above_diane_is_pushed_on_or_gone_before(first: str, elaine: int) -> None:
    """Diane first: Elaine gives way, and then moves by herself, two rows in all."""
    state = holding("feud", "filia / elaine brutol / diane lucius / ...", wounded="elaine")
    play(state, "play feud bottom", "elaine")
    assert set(can(state)) == {"elaine", "diane"}
    play(state, first)
    assert row(state, "elaine") == elaine
    assert (row(state, "filia") == 2) == (first == "diane")  # Elaine has left her behind, or stands beside her


@pytest.mark.rule("TRE-EFF-4", "TRE-C-37", "TRE-C-12")
@pytest.mark.card("treachery", "decree", "asher")
def test_whoever_moves_into_the_row_of_the_shield_is_shielded_there() -> None:
    state = holding("decree", "asher gerard / filia brutol / ...", wounded="asher")
    play(state, "play decree top", "filia")
    assert (killed(state), wounded(state), row(state, "filia")) == (["asher"], [], 1)
    away = holding("decree", "filia gerard / asher brutol / ...", wounded="asher")
    play(away, "play decree top", "brutol")  # away from him, into the row above
    assert (killed(away), wounded(away)) == ([], ["brutol", "asher"][::-1])


@pytest.mark.rule("TRE-C-28", "TRE-C-16", "TRE-C-37", "TRE-C-29")
@pytest.mark.card("treachery", "disgrace", "asher", "filia")
@pytest.mark.parametrize(("first", "dead", "hurt"), [("filia", ["asher"], []), ("asher", ["asher"], ["filia"])])
def test_two_of_green_are_attacked_and_one_is_the_shield(first: str, dead: list[str], hurt: list[str]) -> None:
    """Filia first: he takes it and dies, and the attack on him finds him dead. He first: nobody shields her then."""
    state = holding("disgrace", "filia asher brutol / ...", wounded="asher")
    play(state, "play disgrace bottom")
    pairs = {"filia", "asher"}
    assert pairs <= set(can(state))
    play(state, first)
    assert (killed(state), wounded(state)) == (dead, hurt)
    assert len(told(state, ev.Lapsed)) == (first == "filia")


@pytest.mark.rule("TRE-C-28", "TRE-C-37")
@pytest.mark.card("treachery", "disgrace", "asher")
@pytest.mark.parametrize(("first", "dead", "hurt"), [("asher", ["asher"], []), ("filia", [], ["filia", "asher"])])
def test_an_unwounded_shield_that_is_attacked_first_takes_both(first: str, dead: list[str], hurt: list[str]) -> None:
    """He first: he is Wounded then, a shield from that moment on, and the attack on Filia kills him."""
    state = holding("disgrace", "filia asher brutol / ...")
    play(state, "play disgrace bottom", first)
    assert (killed(state), wounded(state)) == (dead, hurt)


@pytest.mark.rule("TRE-EFF-4", "TRE-C-11", "TRE-C-12", "TRE-ST-2")
@pytest.mark.card("treachery", "rivals", "asher")
def test_healing_comes_before_the_attack_and_takes_the_shield_away() -> None:
    state = holding("rivals", "asher filia / ...", wounded="asher lucius")
    play(state, "play rivals top", "asher")  # Filia is the only other one
    assert (killed(state), wounded(state)) == ([], ["filia", "lucius"])
    assert told(state, ev.Shielded) == []


@pytest.mark.rule("TRE-REQ-3", "TRE-C-36", "TRE-C-6")
@pytest.mark.card("treachery", "ambush", "corvin")
def test_a_mask_decides_before_the_action_whoever_is_hit_by_it() -> None:
    """Corvin and Filia are two of green, and Brutol below them the outsider."""
    rows = "corvin filia / brutol / asher gerard diane / elaine lucius odile / isolde"
    assert refused(holding("ambush", rows), "play ambush bottom") == "TRE-REQ-2"
    state = play(holding("ambush", rows, wounded="corvin"), "play ambush bottom")
    assert wounded(state) == ["brutol", "corvin"]


# ---------------------------------------------------------------------- last deeds


@pytest.mark.rule("TRE-ST-4", "TRE-C-14", "TRE-C-17", "TRE-C-31")
@pytest.mark.card("treachery", "odile", "lucius")
def test_a_neutral_killed_by_a_last_deed_counts_and_blesses() -> None:
    """Brutol takes Sister Odile with him, who heals Lucius and lifts him; two are dead, and the turn is the last."""
    state = holding("hunt", "filia asher / brutol odile diane / lucius ...", wounded="brutol odile lucius")
    play(state, "play hunt top", "brutol", "odile")
    assert sorted(killed(state)) == ["brutol", "odile"]
    assert (wounded(state), row(state, "lucius")) == ([], 2)
    assert state.over
    assert seen(state).result is not None


@pytest.mark.rule("TRE-C-13", "TRE-C-43", "TRE-ST-4")
@pytest.mark.card("treachery", "lucius")
def test_lucius_who_finds_nobody_wounded_attacks_all_the_same() -> None:
    state = holding("hunt", "lucius filia brutol / ...", wounded="lucius")
    play(state, "play hunt top", "lucius")
    assert told(state, ev.LastDeed) == [ev.LastDeed("lucius", None)]
    assert set(can(state)) == set(EVERYBODY) - {"lucius"}
    play(state, "corvin")
    assert (killed(state), wounded(state)) == (["lucius"], ["corvin"])


@pytest.mark.rule("TRE-C-13", "TRE-C-43")
@pytest.mark.card("treachery", "lucius")
def test_where_all_others_are_wounded_lucius_attacks_whom_he_healed() -> None:
    others = [name for name in EVERYBODY if name not in ("lucius", "asher")]
    given = {"wounded": " ".join(others) + " lucius", "killed": "asher"}
    state = holding("hunt", "lucius filia brutol / ...", **given)
    play(state, "play hunt top", "lucius", "diane")  # and she is the only one Unwounded then
    assert (sorted(killed(state)), wounded(state)) == (["asher", "lucius"], others)


@pytest.mark.rule("TRE-ST-4", "TRE-C-39", "TRE-ROW-2")
@pytest.mark.card("treachery", "diane", "elaine")
def test_diane_s_last_word_may_push_elaine_out_below() -> None:
    state = holding("hunt", "lucius filia / diane brutol gerard ... / elaine", wounded="diane elaine")
    play(state, "play hunt top", "diane", "brutol")
    assert (row(state, "brutol"), row(state, "elaine")) == (3, 4)


@pytest.mark.rule("TRE-ST-4", "TRE-ROW-1", "TRE-C-19")
@pytest.mark.card("treachery", "diane")
def test_who_dies_alone_in_a_row_holds_it_though_the_last_word_moves_others_past() -> None:
    state = holding("decree", "filia / brutol / diane / ...", wounded="diane")
    play(state, "play decree top", "diane")  # up beside Brutol, and there she dies
    play(state, "filia")  # down to both of them, out of a row that vanishes
    assert table(state).split(" / ")[0] == "filia brutol diane"
    assert told(state, ev.Closed) == [ev.Closed(2)]


# ---------------------------------------------------------------------- ends


@pytest.mark.rule("TRE-C-2", "TRE-C-44", "TRE-END-1B", "TRE-END-1A", "TRE-C-3")
@pytest.mark.parametrize(("hurt", "rule"), [("", "TRE-END-1B"), ("lucius", "TRE-END-1A")])
def test_the_last_card_of_the_second_deck(hurt: str, rule: str) -> None:
    """With one card left the turn is the last; that card is drawn all the same."""
    names = [card.id for card in CARDS if card.id not in ("decree", "oath", "coup", "hunt")]
    state = holding(
        "decree",
        "lucius / filia brutol / ...",
        wounded=hurt,
        killed="corvin",
        shown="oath",
        hands=["decree", "coup"],
        deck=["hunt"],
        discards=names,
        second_deck=True,
    )
    play(state, "play decree top", "lucius")
    while not state.over:
        play(state, can(state)[0])
    assert len(told(state, ev.Drew)) == 1
    assert state.result is not None
    assert state.result.rule == rule


@pytest.mark.rule("TRE-END-1C", "TRE-C-20", "TRE-C-3")
def test_who_is_stuck_by_another_s_action_ends_the_game_at_the_beginning_of_the_turn() -> None:
    """All stand alone, no two of a House near each other; Ada heals the only one whom Ben could have healed."""
    state = holding(
        "remedy",
        "odile / filia / brutol / diane / lucius / corvin / asher / gerard / elaine / isolde",
        hands=["remedy", "poison"],
        shown="feud",
        deck=["gossip"],
        wounded="odile",
    )
    play(state, "play remedy top")
    assert wounded(state) == []
    assert (told(state, ev.Stuck), told(state, ev.Drew)) == ([ev.Stuck(1)], [ev.Drew(0)])
    assert state.result is not None
    assert state.result.rule == "TRE-END-1C"


@pytest.mark.rule("TRE-MATCH-1", "TRE-C-24", "TRE-C-32")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_goes_on_until_somebody_has_two(seats: int) -> None:
    """By whatever way the games end: the first turn passes on, victories are counted, shared ones for each."""
    state = at(seats=seats, options={"match": True, "start_player": 1}, victories=[0] * seats)
    first, number = 0, 1
    while not state.over:
        if "deal" in can(state):
            winners = told(state, ev.Won)[-1].winners
            assert winners
            assert max(state.victories) < 2
            first, number = (first + 1) % seats, number + 1
            play(state, "deal")
            assert (state.first, state.active, state.number) == (first, first, number)
            assert (state.wounded, state.killed, state.turns) == (0, 0, 0)
            continue
        play(state, can(state)[-1])
    assert max(state.victories) == 2
    assert sum(len(event.winners) for event in told(state, ev.Won)) == sum(state.victories)
    assert state.result is not None
    assert state.result.winners == tuple(seat for seat in range(seats) if state.victories[seat] == 2)
