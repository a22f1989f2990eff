"""What every golden game must do, whichever game it is of."""

from __future__ import annotations

from pathlib import Path

from intrigue.core import Game
from intrigue.core.record import Record, fingerprint, load, verify


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
