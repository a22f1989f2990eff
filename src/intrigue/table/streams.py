"""What each pair of eyes is told: the journal projected into one numbered stream a seat, and one for spectators.

Numbers run from 1 without gaps *within a stream*. An action of which a viewer saw nothing gives that viewer no item, so
that neither a number nor the length of a stream tells how much others have done in secret.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any

import msgspec

from ..core import TABLE, Words
from . import journal
from .table import Table, common_prefix


class Own(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower, gc=False):
    """Base of what is told and is no entry of the journal. It is tagged as those are: a stream can be kept."""


class Started(Own, frozen=True, tag="begun"):
    """The cards are dealt."""

    commitment: str


class Chapter(Own, frozen=True):
    """An action as a viewer saw it."""

    events: list[Any]  # of the game; from what was kept of a game that is over: as JSON has them
    story: list[Words]


class TookBack(Own, frozen=True, tag="undone"):
    """A decision was taken back: the chapters from number `since` on did not happen."""

    seat: int
    since: int


class Over(Own, frozen=True):
    """The game is over, and its secret is out."""

    ended: journal.Ended
    secret: str | None


Public = (
    journal.Seated
    | journal.Said
    | journal.BackAsked
    | journal.BackAnswered
    | journal.StoodIn
    | journal.SentAway
    | journal.Muted
    | journal.Urged
    | journal.Closed
)
What = Started | Chapter | TookBack | Over | Public


class Item(msgspec.Struct, frozen=True, gc=False):
    """One item of a stream. Entries in `what` hold more than a viewer may know; the server picks what it sends."""

    n: int
    at: float
    what: What


class Streams:
    """The streams of one table, by viewer: a seat, or TABLE for all spectators."""

    def __init__(self, seats: int) -> None:
        self.viewers = [TABLE, *range(seats)]
        self.items: dict[int, list[Item]] = {viewer: [] for viewer in self.viewers}
        # for each viewer the actions that it was told of and that still stand: (number of the action, of the item);
        # the deal is number 0
        self._told: dict[int, list[tuple[int, int]]] = {viewer: [] for viewer in self.viewers}

    def length(self, viewer: int) -> int:
        return len(self.items[viewer])

    def known_actions(self, viewer: int) -> int:
        """How many actions a viewer knows of."""
        return len(self._told[viewer])

    def chapters(self, viewer: int) -> dict[int, int]:
        """The items that told a viewer of the actions that stand, by the number of the action; 0 is the deal."""
        return dict(self._told[viewer])

    def add(self, viewer: int, at: float, what: What) -> int:
        items = self.items[viewer]
        items.append(Item(len(items) + 1, at, what))
        return len(items)

    def everyone(self, at: float, what: What) -> None:
        for viewer in self.viewers:
            self.add(viewer, at, what)

    def deal(self, at: float, table: Table) -> None:
        """The beginning of a game, and what was played of it elsewhere before."""
        commitment = table.record.header.commitment or ""
        self.everyone(at, Started(commitment))
        for viewer in self.viewers:
            opening = self._chapter(table, 0, viewer)
            if opening.events:
                self._told[viewer].append((0, self.add(viewer, at, opening)))
        for number in range(1, len(table.record.lines) + 1):
            self.act(at, table, number)

    def act(self, at: float, table: Table, number: int) -> list[int]:
        """An action, counted from 1; returns who saw something of it.

        Whoever acted is told in any case: it may choose once for each thing that it was told.
        """
        actor = table.record.lines[number - 1].seat - 1
        seen: list[int] = []
        chapter: Chapter | None = None
        alike = table.same_for_all(number)
        for viewer in self.viewers:
            if chapter is None or not alike:
                chapter = self._chapter(table, number, viewer, chapter)
            if chapter.events or viewer == actor != TABLE:
                self._told[viewer].append((number, self.add(viewer, at, chapter)))
            if chapter.events:
                seen.append(viewer)
        return seen

    def go_back(self, at: float, table: Table, seat: int, kept: Sequence[int]) -> bool:
        """After a take-back; `kept` are the old numbers (from 0) of the actions that stay. Returns whether everybody
        was told of it. Whoever knew nothing of what was undone is told nothing.
        """
        same = common_prefix(kept)
        stay = {old + 1: new + 1 for new, old in enumerate(kept[same:], same)}
        public = True
        for viewer in self.viewers:
            told = self._told[viewer]
            first = bisect_right(told, same, key=lambda one: one[0])  # nothing has changed before
            later = told[first:]
            undone = [n for number, n in later if number not in stay]
            del told[first:]
            if not undone:
                told += [(stay[number], n) for number, n in later]
                public = False
                continue
            since = min(undone)
            self.add(viewer, at, TookBack(seat, since))
            for number, n in later:
                if number in stay and n < since:
                    told.append((stay[number], n))
                elif number in stay:  # it did happen after all: told again, behind the undoing
                    told.append((stay[number], self.add(viewer, at, self._chapter(table, stay[number], viewer))))
        return public

    @staticmethod
    def _chapter(table: Table, number: int, viewer: int, other: Chapter | None = None) -> Chapter:
        """What a viewer saw of an action; the very same as the `other` one where somebody else saw the same."""
        events = table.chapter(number, None if viewer == TABLE else viewer)
        if other is not None and other.events == events:
            return other
        return Chapter(events, table.game.story.chapter(events))
