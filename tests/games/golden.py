"""Golden games: one finished game for every way in which a game can end, kept as a record beside what was told and
shown in it.

    .venv/bin/python -m tests.games.golden                   # writes down anew what is told and shown, into `told.json`
                                                             # and `shown.json`
    .venv/bin/python -m tests.games.golden trieste           # makes the golden games of a game anew, and tells them
    .venv/bin/python -m tests.games.golden trieste heroes    # one of them
    .venv/bin/python -m tests.games.golden trieste again     # plays the same games again, action by action

The first is for events and views that were meant to change, the second for rules that got a new version, the last for
states that are only written otherwise: look at what changed. How a game can end, and what has to be true then, is in
the `endings.py` of each game.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from tests.games.newcomers import sight_of

import intrigue
from intrigue.core import TABLE, Game, Player, RandomPlayer, Result, State, decide, seeded
from intrigue.core.event import Happening
from intrigue.core.record import Record, load
from intrigue.games import GAMES

TABLE_MOVES = 20  # once in so many times the table itself moves, where it may


def every_other(game: Game, seats: int, number: int) -> list[Player]:
    """Every other seat plays blindly."""
    return [game.bot() if seat % 2 == number % 2 else RandomPlayer() for seat in range(seats)]


def sensible(game: Game, seats: int, number: int) -> list[Player]:
    return [game.bot() for _ in range(seats)]


def blind(game: Game, seats: int, number: int) -> list[Player]:
    return [RandomPlayer() for _ in range(seats)]


def anyhow(state: Any, result: Result) -> bool:
    return True


class Ending(NamedTuple):
    """A way to end: by which rule (None: by several), at which table, and what else must be true of the state. Players
    play game after game, and of the first `few` that end so the shortest is kept."""

    rule: str | None
    seats: int
    options: dict[str, Any] = {}
    wanted: Callable[[Any, Result], bool] = anyhow
    players: Callable[[Game, int, int], list[Player]] = every_other
    sealed: bool = False  # dealt from a sealed stream, as at live tables
    few: int = 1

    def met(self, state: State) -> bool:
        result = state.result
        return result is not None and self.rule in (None, result.rule) and self.wanted(state, result)


def endings(name: str) -> dict[str, Ending]:
    found: dict[str, Ending] = import_module(f"tests.games.{name}.endings").ENDINGS
    return found


def folder(name: str) -> Path:
    return Path(__file__).parent / name / "golden"


def golden(name: str, ending: str) -> Path:
    return folder(name) / f"{ending}.jsonl"


@cache
def final(name: str, ending: str) -> State:
    """The state in which a golden game ends; to be looked at only."""
    return load(golden(name, ending)).replay(intrigue.game(name))


# ---------------------------------------------------------------------- what is told in them


def told(state: State) -> dict[str, str]:
    """Of each kind of event: how often it happened, and a digest of what was told to whom."""
    found: dict[str, list[Happening]] = {}
    for happening in state.events or []:
        found.setdefault(type(happening.public or happening.private).__name__, []).append(happening)
    return {
        kind: f"{len(happened)} {hashlib.sha256(msgspec.json.encode(happened)).hexdigest()[:8]}"
        for kind, happened in sorted(found.items())
    }


def tells_what_it_told(state: State, path: Path) -> None:
    """The log of a golden game, seat by seat, stays as it is: nothing is left out, added, or told to others."""
    assert told(state) == json.loads((path.parent / "told.json").read_text())[path.stem]


# ---------------------------------------------------------------------- what is shown in them

MOMENTS, WISHES = 80, 6  # of a game at most; and what is asked for in each of them


class Digests:
    """Of each part of what is shown, a digest: it says where to look when something changed."""

    def __init__(self) -> None:
        self.parts: dict[str, Any] = {}

    def add(self, part: str, shown: object) -> None:
        data = shown if isinstance(shown, bytes) else msgspec.json.encode(shown)
        self.parts.setdefault(part, hashlib.sha256()).update(data + b"\n")

    def all(self) -> dict[str, str]:
        return {part: digest.hexdigest()[:8] for part, digest in sorted(self.parts.items())}


def shown(game: Game, record: Record) -> dict[str, str]:
    """At moments all through a game: what every seat and a watcher see, part by part, what a learner observes, and how
    wishes are answered that cannot be granted."""
    digests = Digests()
    wishes = sorted({line.do for line in record.lines})
    sight = sight_of(game)
    blocks = [name.replace("[", ".").split(".")[0] for name in sight.names]
    state = record.start(game)
    for number, line in enumerate(record.lines):
        if number % -(-len(record.lines) // MOMENTS) == 0:
            for seat in range(state.seats):
                look(digests, state, seat)
                row = sight.observation(state, seat)
                for block in dict.fromkeys(blocks):
                    digests.add(f"observed {block}", row[[name == block for name in blocks]].tobytes())
                for wish in range(WISHES):
                    text = wishes[(number + wish * len(wishes) // WISHES) % len(wishes)]
                    digests.add("refusals", [text, game.why_not(state, seat, text)])
            look(digests, state, None)
        state.apply(line.seat - 1, game.action(state, line.seat - 1, line.do))
    look(digests, state, None)
    return digests.all()


def look(digests: Digests, state: State, seat: int | None) -> None:
    for part, value in msgspec.structs.asdict(state.view(seat)).items():
        if part != "choices":
            digests.add(part, value)
            continue
        for choice in value:
            for detail, said in msgspec.structs.asdict(choice).items():
                digests.add(f"choices {detail}", said)


def shows_what_it_showed(name: str, ending: str) -> None:
    kept = json.loads((folder(name) / "shown.json").read_text())[ending]
    assert shown(intrigue.game(name), load(golden(name, ending))) == kept


# ---------------------------------------------------------------------- making them


def play(game: Game, ending: Ending, number: int) -> tuple[Record, State]:
    sealed = hashlib.sha256(f"golden {number}".encode()).digest()
    seed: int | bytes = sealed if ending.sealed else number
    state = game.new(ending.seats, seed, dict(ending.options))
    players = ending.players(game, ending.seats, number)
    record = Record.begin(game, state, [f"Seat {seat + 1}" for seat in range(ending.seats)], seed)
    rng = seeded(number)
    while not state.over:
        table = state.legal(TABLE)
        if table and rng.below(TABLE_MOVES) == 0:
            record.play(state, TABLE, table[0])
            continue
        seat = state.waiting[rng.below(len(state.waiting))]
        record.play(state, seat, decide(players[seat], state, seat, rng))
    return record, state


def make(game: Game, ending: Ending) -> Record:
    found: list[Record] = []
    for number in count():
        record, state = play(game, ending, number)
        if ending.met(state):
            found.append(record)
        if len(found) == ending.few:
            break
    return min(found, key=lambda record: len(record.lines))


def again(game: Game, old: Record) -> Record:
    """The same game, as it is written now."""
    header = old.header
    state = game.new(header.seats, old.seed, header.options)
    record = Record.begin(game, state, header.players, old.seed)
    for line in old.lines:
        record.play(state, line.seat - 1, game.action(state, line.seat - 1, line.do))
    assert (record.close, record.header.options) == (old.close, header.options)
    return record


def main(name: str | None = None, *wanted: str) -> None:
    if name and wanted == ("again",):
        for ending in endings(name):
            again(intrigue.game(name), load(golden(name, ending))).save(golden(name, ending))
        wanted = ("none",)
    for ending, how in endings(name).items() if name else ():
        if name and ending in (wanted or (ending,)):
            record = make(intrigue.game(name), how)
            record.save(golden(name, ending))
            print(f"{ending}: {len(record.lines)} actions, {record.close.result}", flush=True)
    for each in [name] if name else GAMES:
        logs = {ending: told(final(each, ending)) for ending in sorted(endings(each))}
        (folder(each) / "told.json").write_text(json.dumps(logs, indent=1) + "\n")
        print(f"{each}: {len(logs)} logs", flush=True)
        seen = {ending: shown(intrigue.game(each), load(golden(each, ending))) for ending in sorted(endings(each))}
        (folder(each) / "shown.json").write_text(json.dumps(seen, indent=1) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
