"""Files that an earlier Intrigue wrote, before words were data: `older/GAME` holds a record, a saved state and the
journal of a table. Where the rules are still the same they go on, else they get a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

import intrigue
from intrigue.core import BadInput, Game, wrap
from intrigue.core.record import decode
from intrigue.table.live import restore

OLDER = Path(__file__).parent / "older"
SAME = {"trickery"}  # whose rules have not changed since


def file(game: Game, name: str) -> bytes:
    return (OLDER / game.name / name).read_bytes()


@pytest.fixture(params=intrigue.games())
def game(request: pytest.FixtureRequest) -> Game:
    return intrigue.game(request.param)


def test_a_record_goes_on_or_says_which_rules_it_needs(game: Game) -> None:
    record = decode(file(game, "record.jsonl").decode())
    assert (record.header.rules == game.version) == (game.name in SAME)
    if game.name in SAME:
        assert record.replay(game).moves == len(record.lines)
    else:
        with pytest.raises(BadInput, match=f"version {record.header.rules} of the rules of {game.title}"):
            record.replay(game)


def test_a_saved_state_goes_on_or_says_which_rules_it_needs(game: Game) -> None:
    data = file(game, "state.save")
    if game.name in SAME:
        state = game.load(data)
        assert state.moves == 40
        assert state.view(state.waiting[0]).choices
    else:
        with pytest.raises(BadInput, match="rules"):
            game.load(data)


def test_a_journal_goes_on_or_says_which_rules_it_needs(game: Game) -> None:
    rows = file(game, "journal.jsonl").splitlines()
    if game.name in SAME:
        live = restore(game, rows, 0.0)
        assert live.table is not None
        assert len(live.table.record.lines) == 30
    elif b'"type":"ended"' in rows[-1]:  # a short game: who played and how it ended is still told
        live = restore(game, rows, 0.0)
        assert live.over
        assert live.bare
        assert live.people.names[0] == "Ann"
    else:
        with pytest.raises(BadInput) as refused:
            restore(game, rows, 0.0)
        assert wrap(refused.value.reason).kind == "past-waits"
