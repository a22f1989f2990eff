"""Finished games, one for every way to end, kept as records: they must replay to the byte for ever."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.golden import tells_what_it_told

import intrigue
from intrigue.core.record import load, verify

GAME = intrigue.game("fivesails")
FOLDER = Path(__file__).parent / "golden"
ENDINGS = {
    "assassination": "FIV-VICTORY-1",
    "dominance": "FIV-VICTORY-2",
    "economic": "FIV-VICTORY-3",
    "economic_most": "FIV-TIE-3",
    "fifth_day": "FIV-VICTORY-4",
    "locations": "FIV-TIE-5",
    "influence": "FIV-TIE-6",
    "wounds": "FIV-TIE-7",
    "draw": "FIV-TIE-8",
}


def test_there_is_a_game_for_every_ending() -> None:
    assert sorted(file.stem for file in FOLDER.glob("*.jsonl")) == sorted(ENDINGS)


@pytest.mark.parametrize("name", ENDINGS)
def test_it_replays_and_ends_by_its_rule(name: str) -> None:
    path = FOLDER / f"{name}.jsonl"
    kept = load(path)
    assert list(verify(kept, GAME)) == []
    assert kept.encode() == path.read_text(encoding="utf-8")
    state = kept.replay(GAME)
    tells_what_it_told(state, path)
    assert state.result is not None
    assert state.result == kept.close.result
    assert state.result.rule == ENDINGS[name]
    assert (len(state.result.winners) > 1) == (name == "draw")
    assert kept.replay(GAME, len(kept.lines) - 1).result is None


def test_victories_are_compared_by_faction_and_leader() -> None:
    state = GAME.new(2, 1, {"decks": "castille/montaigne"})
    assert [GAME.side(state, seat) for seat in (0, 1)] == ["castille", "montaigne"]
    assert GAME.traits(state, 0) == {"faction": ("castille",), "leader": ("soline_el_gato",)}
    assert GAME.traits(state, 1) == {"faction": ("montaigne",), "leader": ("odette_dubois_darrent",)}
