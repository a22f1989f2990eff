"""What the lab counts: which abilities did something."""

from __future__ import annotations

from tests.games.treachery.playing import GAME, holding, play

from intrigue.games.treachery.state import Treachery


def working(state: Treachery, *texts: str) -> list[str]:
    """The abilities that work while these things are done."""
    state.events = []
    play(state, *texts)
    return sorted(GAME.lab.triggered_cards(state, state.events))


def test_nothing_works_where_nobody_is_wounded() -> None:
    assert working(holding("blackmail"), "play blackmail top", "filia") == []


def test_a_leader_a_shield_and_somebody_restless_do_something() -> None:
    state = holding("blackmail", "filia asher / ...", wounded="filia")
    assert working(state, "play blackmail top", "filia") == ["filia"]
    state = holding("blackmail", "brutol diane / filia asher lucius / ...", wounded="asher")
    assert working(state, "play blackmail bottom", "filia") == ["asher"]
    state = holding("blackmail", "isolde filia / brutol / ...", wounded="isolde")
    assert working(state, "play blackmail top", "isolde") == ["isolde"]


def test_a_last_deed_counts_where_it_finds_somebody() -> None:
    state = holding("ambush", "odile ... / isolde", wounded="odile asher")
    assert "odile" in working(state, "play ambush top", "odile")
    state = holding("ambush", "odile ... / isolde", wounded="odile")
    assert "odile" not in working(state, "play ambush top", "odile")


def test_what_forbids_or_allows_counts_when_it_changes_what_somebody_can_do() -> None:
    """Ben may move anybody but Gerard; with Corvin there is one more pair of a House."""
    hands = {"hands": ["blackmail", "coup"], "shown": "hunt"}
    state = holding("blackmail", "filia / gerard ... / isolde", wounded="gerard", **hands)
    assert working(state, "play blackmail top", "filia") == ["gerard"]
    state = holding("blackmail", "filia / brutol corvin / diane / lucius / ...", wounded="corvin", **hands)
    assert working(state, "play blackmail top", "lucius") == ["corvin"]


def test_turns_are_counted_in_a_game_and_not_in_a_match() -> None:
    assert GAME.lab.turns(play(holding("blackmail"), "play blackmail top", "filia")) == 1
    assert GAME.lab.turns(GAME.new(2, 1, {"match": True})) is None
