"""Game records: JSON Lines that anyone can replay and check.

The first line is the header (game, version of its rules, options, seats, and the seed or, for a sealed game, the
commitment to its secret). Then one line for each action, with a check: a digest of the whole state after it, generator
apart. The last line holds the result and the secret. Seats count from 1 in records, as people count.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from . import save as save_
from .card import Printed
from .game import HEAD, Game
from .part import fields
from .refusal import BadInput, Illegal
from .result import Result
from .rng import SHORTEST_SECRET, commitment
from .state import TABLE, State

FORMAT = 1
CHECKED: dict[type[Any], tuple[str, ...]] = {}  # the fields that a fingerprint is taken of


class Header(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    intrigue: int
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    players: list[str]
    seed: int | None = None
    commitment: str | None = None
    cards: Printed = {}  # what they said instead of what is printed on them


class Line(msgspec.Struct, forbid_unknown_fields=True):
    seat: int  # from 1; 0 is the table itself
    do: str
    check: str


class Close(msgspec.Struct, forbid_unknown_fields=True):
    result: Result | None
    secret: str | None


class Record:
    """A game as its actions. `play` brings a state and its record forward together."""

    def __init__(self, header: Header, lines: list[Line], close: Close) -> None:
        self.header = header
        self.lines = lines
        self.close = close

    @classmethod
    def begin(cls, game: Game, state: State, players: list[str], seed: int | bytes) -> Record:
        sealed = isinstance(seed, bytes)
        header = Header(
            FORMAT,
            game.name,
            game.version,
            state.seats,
            msgspec.to_builtins(state.options),
            players,
            seed=None if isinstance(seed, bytes) else seed,
            commitment=commitment(seed) if isinstance(seed, bytes) else None,
            cards=game.changes,
        )
        return cls(header, [], Close(None, seed.hex() if sealed and isinstance(seed, bytes) else None))

    def play(self, state: State, seat: int, action: int) -> None:
        """Apply an action and write it down; a refused one is not written."""
        text = state.say(seat, action) if action in state.offer(seat) else ""
        state.apply(seat, action)
        self.lines.append(Line(seat + 1, text, fingerprint(state)))
        self.close.result = state.result

    @property
    def seed(self) -> int | bytes:
        """What the game was dealt from; BadInput while the secret of a sealed game is not known."""
        if self.header.seed is not None:
            return self.header.seed
        if self.close.secret is None:
            raise BadInput("The secret of this sealed game is not in the record yet, so it cannot be replayed.")
        return bytes.fromhex(self.close.secret)

    def start(self, game: Game, events: bool = True) -> State:
        """The state before the first action."""
        if game.version != self.header.rules:
            raise BadInput(f"{other_rules(self, game)} An Intrigue of that time can replay it.")
        game.check_cards(self.header.cards, "This record")
        return game.new(self.header.seats, self.seed, self.header.options, events=events)

    def replay(self, game: Game, upto: int | None = None, events: bool = True) -> State:
        """The state after `upto` actions (all of them by default)."""
        state = self.start(game, events)
        for number, line in enumerate(self.lines[:upto], 1):
            act(game, state, number, line)
        return state

    def encode(self) -> str:
        parts = [self.header, *self.lines, self.close]
        return "".join(msgspec.json.encode(part).decode() + "\n" for part in parts)

    def save(self, path: Path) -> None:
        """Write the whole record, so that a crash leaves either the old file or the new one."""
        part = path.with_suffix(path.suffix + ".part")
        part.write_text(self.encode(), encoding="utf-8")
        part.replace(path)


def decode(text: str) -> Record:
    """A record from its text; BadInput names the line that is wrong."""
    lines = [line for line in text.split("\n") if line.strip()]
    if not lines:
        raise BadInput("This record is empty.")
    kinds: list[Any] = [Header, *[Line] * (len(lines) - 2), Close] if len(lines) > 1 else [Header]
    parts: list[Any] = []
    for number, (line, kind) in enumerate(zip(lines, kinds, strict=True), 1):
        try:
            parts.append(msgspec.json.decode(line, type=kind))
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            what = "a game record" if number == 1 else "a complete game record"
            raise BadInput(f"This is not {what}: line {number}: {error}.") from None
    header: Header = parts[0]
    if header.intrigue != FORMAT:
        raise BadInput(f"This record has format {header.intrigue}; this version of Intrigue reads format {FORMAT}.")
    if (header.seed is None) == (header.commitment is None):
        raise BadInput("A record names either a seed or a commitment.")
    if len(header.players) != header.seats:
        raise BadInput(f"This record names {len(header.players)} players for {header.seats} seats.")
    if len(parts) == 1:
        raise BadInput("This record breaks off after its header.")
    close: Close = parts[-1]
    try:
        secret = bytes.fromhex(close.secret or "")
    except ValueError:
        raise BadInput("The secret at the end of this record is not in hexadecimal.") from None
    if close.secret is not None and len(secret) < SHORTEST_SECRET:
        raise BadInput("The secret at the end of this record is too short.")
    return Record(header, parts[1:-1], close)


def load(path: Path) -> Record:
    try:
        return decode(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadInput(f"Cannot read {path}: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise BadInput(f"{path} is not a text file, so it is no game record.") from None


def fingerprint(state: State) -> str:
    """A digest of everything in a state but its generator."""
    kind = type(state)
    if kind not in CHECKED:
        CHECKED[kind] = tuple(name for name in fields(kind) if name not in HEAD and name != "rng")
    return hashlib.sha256(save_.encode(save_.pack_fields(state, CHECKED[kind]))).hexdigest()[:16]


def act(game: Game, state: State, number: int, line: Line) -> None:
    seat = line.seat - 1
    if seat < TABLE or seat >= state.seats:
        raise BadInput(f"Action {number} is by seat {line.seat}, but there are {state.seats} seats.")
    try:
        state.apply(seat, game.action(state, seat, line.do))
    except Illegal as illegal:
        raise BadInput(f"Action {number} ('{line.do}' by seat {line.seat}) is not legal: {illegal}") from None


def other_rules(record: Record, game: Game) -> str:
    return (
        f"This record was played under version {record.header.rules} of the rules of {game.title}; "
        f"this is version {game.version}."
    )


def broken_seal(record: Record) -> str | None:
    """What is wrong with the secret of a sealed game. So much can be checked whatever the rules were."""
    seed = record.seed
    if isinstance(seed, bytes) and commitment(seed) != record.header.commitment:
        return "The secret does not match the commitment that was published before the game."
    return None


def verify(record: Record, game: Game, progress: Callable[[int], None] = lambda number: None) -> Iterator[str]:
    """Re-derive a game from its seed or secret. Yields every fault found, up to the first that ends the checking."""
    broken = broken_seal(record)
    if broken is not None:
        yield broken
        return
    state = record.start(game, events=False)
    for number, line in enumerate(record.lines, 1):
        try:
            act(game, state, number, line)
        except BadInput as fault:
            yield str(fault)
            return
        if fingerprint(state) != line.check:
            yield (
                f"After action {number} ('{line.do}' by seat {line.seat}) the table is not as the record says: "
                "a shuffle, a draw or an action was changed there."
            )
            return
        progress(number)
    if outcome(state.result) != outcome(record.close.result):  # how it is worded does not matter
        yield f"The record says {record.close.result}, but the game gives {state.result}."


def outcome(result: Result | None) -> tuple[tuple[int, ...], tuple[int, ...], str] | None:
    return None if result is None else (result.winners, result.scores, result.rule)
