"""Corners of Treachery in a Pocket that are seldom come to: abilities that meet each other, deaths that bring deaths,
points below nothing, and which rule it is that forbids."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.treachery.playing import (
    GAME,
    START,
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

from intrigue.core import Event
from intrigue.games.treachery import events as ev
from intrigue.games.treachery.state import Treachery


def told(state: Treachery, kind: type[Event], seat: int | None = None) -> list[Any]:
    return [event for event in state.events_for(seat) if isinstance(event, kind)]


# ---------------------------------------------------------------------- abilities that meet


@pytest.mark.rule("TRE-C-38", "TRE-C-37", "TRE-C-12")
@pytest.mark.card("treachery", "filia", "asher")
def test_filia_takes_her_shield_along() -> None:
    """Both are Wounded and of one House: he goes where she goes, and takes the attack that follows."""
    state = holding("ambush", "filia asher / brutol gerard / ...", wounded="filia asher")
    play(state, "play ambush top", "filia")
    assert (row(state, "filia"), wounded(state), killed(state)) == (1, ["filia"], ["asher"])
    assert told(state, ev.Shielded) == [ev.Shielded("asher", "filia")]
    assert [(event.character, event.led) for event in told(state, ev.Moved)] == [("filia", None), ("asher", "filia")]


@pytest.mark.rule("TRE-C-38", "TRE-C-36", "TRE-ST-3")
@pytest.mark.card("treachery", "filia", "corvin")
@pytest.mark.parametrize(
    ("hurt", "dead", "along"),
    [
        ("filia", "", ["asher", "filia"]),
        ("filia corvin", "", ["asher", "corvin", "filia"]),  # of every House while Wounded
        ("filia", "asher", ["filia"]),
        ("filia", "corvin", ["asher", "filia"]),
        ("", "", ["filia"]),
    ],
)
def test_who_goes_along_with_filia(hurt: str, dead: str, along: list[str]) -> None:
    state = holding("coup", "filia asher corvin brutol / ...", wounded=hurt, killed=dead)
    play(state, "play coup top", "filia")
    assert sorted(table(state).split(" / ")[0].split()) == along


@pytest.mark.rule("TRE-C-39", "TRE-C-38", "TRE-ROW-2")
@pytest.mark.card("treachery", "elaine", "filia")
def test_elaine_gives_way_once_to_several_who_come_together() -> None:
    state = holding("coup", "elaine brutol / filia asher / ...", wounded="elaine filia")
    play(state, "play coup top", "filia")
    assert (row(state, "elaine"), row(state, "filia"), row(state, "asher"), row(state, "brutol")) == (1, 2, 2, 2)
    assert [event.character for event in told(state, ev.Moved) if event.gave_way] == ["elaine"]


@pytest.mark.rule("TRE-C-40", "TRE-C-39")
@pytest.mark.card("treachery", "isolde", "elaine")
@pytest.mark.parametrize(
    ("rows", "place"), [("brutol / elaine filia / isolde ...", 2), ("elaine / filia / isolde ...", 1)]
)
def test_isolde_leaps_over_elaine_or_lands_on_her(rows: str, place: int) -> None:
    """In the row between nobody comes; in the second she does, and Elaine goes on up."""
    state = play(holding("coup", rows, wounded="isolde elaine"), "play coup top", "isolde")
    assert row(state, "elaine") == place
    assert row(state, "isolde") == (1 if place == 2 else 2)


@pytest.mark.rule("TRE-C-40", "TRE-ROW-1", "TRE-EX-7")
@pytest.mark.card("treachery", "isolde")
def test_two_rows_up_from_the_highest_are_one_in_the_end() -> None:
    state = play(holding("coup", "isolde brutol / ...", wounded="isolde"), "play coup top", "isolde")
    assert [len(line.split()) for line in table(state).split(" / ")] == [1, 1, 8]
    assert told(state, ev.Closed) == [ev.Closed(1)]


@pytest.mark.rule("TRE-C-34", "TRE-C-42")
@pytest.mark.card("treachery", "odile", "gerard")
def test_odile_heals_gerard_and_then_he_can_be_moved() -> None:
    state = holding("hunt", "odile filia asher / gerard ...", wounded="odile gerard")
    play(state, "play hunt top", "odile")
    assert (killed(state), wounded(state), row(state, "gerard")) == (["odile"], [], 1)


@pytest.mark.rule("TRE-C-34", "TRE-C-17", "TRE-ST-3")
@pytest.mark.card("treachery", "diane", "gerard")
def test_diane_cannot_move_gerard_nor_herself() -> None:
    state = holding("hunt", "diane filia asher / gerard ...", wounded="diane gerard")
    play(state, "play hunt top", "diane")
    assert "gerard" not in can(state)
    assert refused(state, "gerard") == "TRE-C-34"
    assert refused(state, "diane") == "TRE-ST-3"
    play(state, "filia")
    assert row(state, "filia") == 2


@pytest.mark.rule("TRE-C-43", "TRE-C-37", "TRE-ST-2")
@pytest.mark.card("treachery", "lucius", "asher")
def test_whoever_lucius_heals_shields_nobody_any_more() -> None:
    state = holding("hunt", "lucius filia brutol / asher elaine ...", wounded="lucius asher")
    play(state, "play hunt top", "lucius", "elaine")  # Asher is the only one Wounded: healed without a question
    assert (killed(state), wounded(state)) == (["lucius"], ["elaine"])
    assert told(state, ev.Shielded) == []
    other = holding("hunt", "lucius filia brutol / asher elaine ...", wounded="lucius asher gerard")
    play(other, "play hunt top", "lucius", "gerard", "elaine")
    assert killed(other) == ["asher", "lucius"]
    assert other.over


@pytest.mark.rule("TRE-C-37", "TRE-C-15", "TRE-ST-4")
@pytest.mark.card("treachery", "brutol", "asher")
def test_brutol_s_last_blow_goes_to_the_shield_whoever_is_named() -> None:
    state = holding("decree", "filia / brutol gerard asher / ...", wounded="brutol asher")
    play(state, "play decree top", "brutol")  # he moves up first, away from the shield
    assert (killed(state), wounded(state)) == (["brutol"], ["filia", "asher"])
    near = holding("decree", "asher filia gerard / brutol / ...", wounded="brutol asher")
    play(near, "play decree top", "brutol")
    assert (killed(near), wounded(near)) == (["asher"], ["brutol"])  # here the attack of the action itself


@pytest.mark.rule("TRE-C-29", "TRE-C-16", "TRE-C-15")
@pytest.mark.card("treachery", "brutol", "disgrace")
def test_an_attack_on_somebody_who_died_meanwhile_comes_to_nothing() -> None:
    state = holding("disgrace", "brutol gerard / filia asher diane ...", wounded="brutol gerard")
    play(state, "play disgrace bottom", "brutol")
    assert killed(state) == ["brutol", "gerard"]
    assert told(state, ev.Lapsed) == [ev.Lapsed("gerard")]
    assert [event.character for event in told(state, ev.Killed)] == ["brutol", "gerard"]
    assert state.result is not None
    assert state.result.rule == "TRE-END-1A"


@pytest.mark.rule("TRE-C-13", "TRE-C-14")
@pytest.mark.card("treachery", "lucius", "odile", "brutol")
@pytest.mark.parametrize("who", ["odile", "brutol"])
def test_a_last_deed_that_finds_nobody_says_so(who: str) -> None:
    state = holding("decree", f"{who} / filia ...", wounded=who)
    play(state, "play decree top", who)
    assert (killed(state), wounded(state)) == ([who], [])
    assert told(state, ev.LastDeed) == [ev.LastDeed(who, None)]


# ---------------------------------------------------------------------- which rule forbids


@pytest.mark.rule("TRE-C-5", "TRE-REQ-1")
@pytest.mark.parametrize("action", ["ball bottom", "gossip top", "remedy bottom", "succession bottom", "feud top"])
def test_a_picture_of_three_rows_needs_three(action: str) -> None:
    card = action.split()[0]
    flat = holding(card, "filia brutol diane lucius corvin / asher gerard elaine isolde odile")
    assert refused(flat, f"play {action}") == "TRE-C-5"
    one = holding(card, " ".join(name for name in START.split() if name != "/"))
    assert refused(one, f"play {action}") == "TRE-C-5"


@pytest.mark.rule("TRE-REQ-1", "TRE-ST-3")
def test_the_killed_make_no_crowd() -> None:
    given = "filia brutol diane / corvin / asher / gerard / elaine odile / lucius isolde"
    assert "play hunt top" in can(holding("hunt", given))
    assert refused(holding("hunt", given, killed="diane"), "play hunt top") == "TRE-REQ-1"


@pytest.mark.rule("TRE-C-8", "TRE-REQ-2", "TRE-C-36")
@pytest.mark.card("treachery", "corvin")
def test_two_neutrals_are_a_pair_only_by_corvin_s_mask_and_a_noble() -> None:
    lone = "corvin odile / filia brutol / asher diane / gerard lucius / elaine / isolde"
    assert refused(holding("disgrace", lone), "play disgrace bottom") == "TRE-REQ-2"
    assert refused(holding("disgrace", lone, wounded="corvin"), "play disgrace bottom") == "TRE-REQ-2"
    beside = "corvin odile filia / brutol / asher diane / gerard lucius / elaine / isolde"
    state = play(holding("disgrace", beside, wounded="corvin"), "play disgrace bottom")
    assert (killed(state), wounded(state)) == (["corvin"], ["filia"])


@pytest.mark.rule("TRE-REQ-3", "TRE-C-36")
@pytest.mark.card("treachery", "corvin")
def test_a_masked_corvin_is_no_outsider() -> None:
    rows = "corvin / filia asher / brutol / gerard / diane / elaine / lucius / isolde odile"
    assert "play coup bottom" in can(holding("coup", rows))
    assert refused(holding("coup", rows, wounded="corvin"), "play coup bottom") == "TRE-REQ-3"


@pytest.mark.rule("TRE-C-11", "TRE-REQ-6")
def test_somebody_wounded_has_to_stand_where_the_picture_wants_them() -> None:
    rows = "corvin / filia asher / brutol / gerard / diane / elaine / lucius / isolde odile"
    assert refused(holding("oath", rows), "play oath top") == "TRE-C-11"
    assert refused(holding("oath", rows, wounded="brutol"), "play oath top") == "TRE-C-11"
    state = holding("oath", rows, wounded="asher")
    play(state, "play oath top")
    assert (wounded(state), row(state, "asher"), row(state, "filia")) == ([], 1, 2)


@pytest.mark.rule("TRE-TURN-1", "TRE-MATCH-1", "TRE-C-28")
def test_what_is_refused_in_the_middle_of_an_action() -> None:
    state = play(holding("coup"), "play coup top")
    assert refused(state, "play coup bottom") == "TRE-TURN-1"
    assert refused(state, "deal") == "TRE-MATCH-1"
    no = state.why_not(1, "play oath top")
    assert no is not None
    assert no.rule == GAME.turn_rule


# ---------------------------------------------------------------------- points and ends


@pytest.mark.rule("TRE-SC-3", "TRE-SC-4", "TRE-C-22")
def test_points_may_fall_below_nothing_and_the_most_still_win() -> None:
    """All stand in one row: no points for anybody, one off for each wound of a House on the agenda."""
    everybody = " ".join(name for name in START.split() if name != "/")
    state = at(
        everybody,
        seats=3,
        hands=["feud", "coup", "gossip"],
        shown="succession",
        wounded="filia asher brutol",
        killed="gerard",
        agendas=[["green", "red"], ["green", "blue"], ["purple", "blue"]],
        turn=0,
    )
    assert state.result is not None
    assert (state.result.winners, state.result.rule) == ((2,), "TRE-END-1C")
    assert [event.points for event in told(state, ev.Scored)] == [(-4, -2, 0)]


@pytest.mark.rule("TRE-SC-4", "TRE-C-24", "TRE-C-21")
def test_a_table_of_four_may_win_together() -> None:
    """Nobody can act, all stand in one row and nobody is hurt: nothing for everybody."""
    everybody = " ".join(name for name in START.split() if name != "/")
    state = at(
        everybody,
        seats=4,
        hands=["feud", "gossip", "succession", "poison"],
        shown="remedy",
        agendas=[["green", "red"], ["green", "blue"], ["purple", "blue"], ["red", "purple"]],
    )
    assert state.result is not None
    assert (state.result.winners, state.result.rule) == ((0, 1, 2, 3), "TRE-END-1C")
    assert told(state, ev.Played) == []
    assert [event.points for event in told(state, ev.Scored)] == [(0, 0, 0, 0)]


@pytest.mark.rule("TRE-SC-1", "TRE-SC-2", "TRE-C-19", "TRE-ROW-1")
def test_the_rows_are_counted_after_they_have_closed_up() -> None:
    """The second death empties no row, since the dead stay; the one who moves away does."""
    state = holding(
        "decree",
        "filia brutol diane / lucius / corvin odile / asher gerard elaine isolde",
        wounded="lucius",
        killed="corvin",
        agendas=[["green", "red"], ["blue", "purple"]],
    )
    play(state, "play decree top", "lucius")
    while not state.over:
        play(state, can(state)[0])
    assert len(state.rows) == 3
    (scored,) = told(state, ev.Scored)
    hurt = set(wounded(state)) | set(killed(state))
    green_red = 2 + 2 - len(hurt & {"filia", "asher", "brutol", "gerard"})
    assert scored.points[0] == green_red


@pytest.mark.rule("TRE-C-27", "TRE-C-41", "TRE-TURN-2")
def test_nobody_sees_an_action_before_it_is_whole() -> None:
    state = holding("gossip")
    before = [seen(state, seat) for seat in (None, 1)]
    play(state, "play gossip bottom")
    assert [seen(state, seat) for seat in (None, 1)] == before
    while told(state, ev.Played) == []:
        play(state, can(state)[0])
    assert len(told(state, ev.Drew, 1)) == 1
    assert [event.card for event in told(state, ev.Drew, 1)] == [None]
    assert [event.card for event in told(state, ev.Drew, 0)] != [None]
