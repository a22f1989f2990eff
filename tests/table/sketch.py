"""A live table for tests, with a time of its own."""

from __future__ import annotations

from typing import Any

import intrigue
from intrigue.core import TABLE, Game, decide
from intrigue.core.event import Event
from intrigue.players import player
from intrigue.table import journal, seating
from intrigue.table.live import Live, restore
from intrigue.table.streams import Chapter, Item

TRICKERY = intrigue.game("trickery")
SECRET = bytes(range(32))
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay")


class Sketch:
    """A table where `people` sit in the first seats and bots in the others. Visitors are called as their seats."""

    def __init__(
        self,
        people: int = 3,
        seats: int = 3,
        game: Game = TRICKERY,
        start: bool = True,
        options: dict[str, Any] | None = None,
        secret: bytes = SECRET,
        **more: Any,
    ) -> None:
        self.now = 1000.0
        self.secret = secret
        first = {"start_player": 1} if game is TRICKERY else {}
        bots = dict.fromkeys(range(people, seats), "sensible")
        entries = seating.setting(game, seats, "v0", self.now, options={**first, **(options or {})}, bots=bots, **more)
        self.live = Live(game, entries, self.now)
        for seat in range(people):
            seating.sit(self.live, f"v{seat}", NAMES[seat], seat, self.now)
            self.live.timing.arrive(seat, self.now)
        if start:
            self.start()

    def start(self) -> Sketch:
        seating.start(self.live, "v0", self.secret, 7, self.now)
        return self

    def after(self, seconds: float) -> Sketch:
        """Let time go by, with a tick at its end."""
        self.now += seconds
        self.live.tick(self.now)
        return self

    def act(self, seat: int, text: str, question: int | None = None, ref: str | None = None) -> Sketch:
        asked = self.question(seat) if question is None else question
        self.live.act(seat, text, asked, self.now, f"v{seat}", ref)
        return self

    def question(self, seat: int) -> int:
        return self.live.questions[seat].id

    def choose_societies(self, societies: str = "TTM") -> Sketch:
        for seat, letter in enumerate(societies):
            self.act(seat, "choose thorn" if letter == "T" else "choose machine")
        return self

    def bots(self) -> int:
        """Let all bots act that are asked; returns how often one did."""
        count = 0
        while self.live.bots_asked:
            seat = self.live.bots_asked[0]
            mind = player(self.live.game, self.live.bot_name(seat))
            state = self.live.state
            assert state is not None
            self.live.act_for(seat, decide(mind, state, seat, self.live.playing().luck(seat)), self.now)
            count += 1
        return count

    def stream(self, viewer: int | None) -> list[Item]:
        return self.live.streams.items[TABLE if viewer is None else viewer]

    def events(self, viewer: int | None) -> list[list[Event]]:
        return [item.what.events for item in self.stream(viewer) if isinstance(item.what, Chapter)]

    def again(self) -> Live:
        """The same table, from its journal alone."""
        return restore(self.live.game, [journal.encode(entry) for entry in self.live.entries], self.now)

    def reload(self) -> Sketch:
        """As after a crash: nobody is connected."""
        self.live = self.again()
        return self
