"""What every golden game must do, whichever game it is of.

    .venv/bin/python tests/games/golden.py

writes down anew what is told in them, into the `told.json` beside the records: after new golden games, or where events
were meant to change.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import msgspec

import intrigue
from intrigue.core import Game, State
from intrigue.core.event import Happening
from intrigue.core.record import Record, fingerprint, load, verify
from intrigue.games import GAMES


def replays_to_the_byte(game: Game, path: Path) -> None:
    kept = load(path)
    assert list(verify(kept, game)) == []
    assert kept.encode() == path.read_text(encoding="utf-8")
    state = kept.start(game)
    again = Record.begin(game, state, kept.header.players, kept.seed)
    for line in kept.lines:
        seat = line.seat - 1
        again.play(state, seat, game.action(state, seat, line.do))
        state.check()
        assert fingerprint(state) == line.check
    assert again.encode().encode() == path.read_bytes()
    assert kept.replay(game).save() == state.save()
    tells_what_it_told(state, path)


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


def main() -> None:
    for name in GAMES:
        game, folder = intrigue.game(name), Path(__file__).parent / name / "golden"
        logs = {path.stem: told(load(path).replay(game)) for path in sorted(folder.glob("*.jsonl"))}
        (folder / "told.json").write_text(json.dumps(logs, indent=1) + "\n")
        print(f"{name}: {len(logs)} logs", flush=True)


if __name__ == "__main__":
    main()
