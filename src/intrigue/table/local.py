"""A table at home: bots sit at it in this very process, and people at one keyboard."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from ..core import TABLE, BadInput, Game, Player, decide
from ..core.record import Record
from .journal import Actor
from .table import BOT_SEED_BITS, Table


class LocalTable(Table):
    """`players` has a bot for each seat, or None where a person sits."""

    players: list[Player | None]

    def __init__(self, game: Game, record: Record, players: Sequence[Player | None], bot_seed: int) -> None:
        """Sit down at a game that is recorded so far; BadInput when the record does not hold together."""
        if len(players) != record.header.seats:
            raise BadInput(f"This game has {record.header.seats} seats, and each needs exactly one player.")
        self.players = list(players)
        bots = {seat for seat, player in enumerate(players, 1) if player is not None}
        actors: list[Actor] = ["bot" if line.seat in bots else "person" for line in record.lines]
        super().__init__(game, record, bot_seed, actors)

    @classmethod
    def new(
        cls,
        game: Game,
        names: Sequence[str],
        players: Sequence[Player | None],
        seed: int | None = None,
        options: dict[str, Any] | None = None,
        bot_seed: int | None = None,
    ) -> LocalTable:
        """A new game, dealt from a fresh secret that nobody knows, unless an int seed is given."""
        chosen: int | bytes = secrets.token_bytes(32) if seed is None else seed
        state = game.new(len(players), chosen, options, events=False)
        record = Record.begin(game, state, list(names), chosen)
        return cls(game, record, players, secrets.randbits(BOT_SEED_BITS) if bot_seed is None else bot_seed)

    @property
    def people(self) -> list[int]:
        """The seats in which people sit."""
        return [seat for seat, player in enumerate(self.players) if player is None]

    def asked_people(self) -> list[int]:
        """The people who are asked now. It says who has not chosen yet, so it is not for the other players' eyes."""
        return [
            seat for seat in self.game.manners.awaited_seats(self.state) if seat != TABLE and self.players[seat] is None
        ]

    @property
    def bot_asked(self) -> int | None:
        """A bot that is asked now, if there is one."""
        for seat in self.game.manners.awaited_seats(self.state):
            if seat != TABLE and self.players[seat] is not None:
                return seat
        return None

    def step(self) -> int | None:
        """Let one bot act once; returns its seat, or None when no bot is asked."""
        seat = self.bot_asked
        if seat is not None:
            self.act(seat, self.bot_action(seat), "bot")
        return seat

    def speak(self, seat: int) -> bool:
        """Where everybody may act at any time: let a bot act once; False when it only lets time pass."""
        if self.players[seat] is None or seat not in self.game.manners.awaited_seats(self.state):
            return False
        action = self.bot_action(seat)
        if action == self.game.manners.wait_action:
            return False
        self.act(seat, action, "bot")
        return True

    def bot_action(self, seat: int) -> int:
        """What the bot in a seat wants to do."""
        bot = self.players[seat]
        assert bot is not None
        return decide(bot, self.state, seat, self.luck(seat))
