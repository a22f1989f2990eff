"""Every event has words."""

from __future__ import annotations

from intrigue.games.fivesails.events import Cancelled, DrewThere, Named, RenownMoved, Sunk, Taken
from intrigue.words import Speaker

from .playing import GAME


def test_every_event_has_words() -> None:
    for event in (
        Taken(0, 1, "triage"),
        Named(0, 1, "otto_streit"),
        Sunk(-1, 2),
        Sunk(1, 1),
        Cancelled(1, "triage", "ability"),
        Cancelled(1, "otto_streit", "move"),
        Cancelled(1, "otto_streit", "challenge"),
        Cancelled(1, "otto_streit", "over"),
        RenownMoved("docks", "supply", 2),
        RenownMoved("seat 1", "supply", 1),
        RenownMoved("card sirens_scream", "seat 0", 1),
        DrewThere(0, "oles_inn"),
    ):
        voice = Speaker(GAME)
        assert voice.say(GAME.story.of(event))
        assert voice.faults == []
