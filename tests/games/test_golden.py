"""Finished games, one for every way to end, kept as records: they must replay to the byte for ever. After a new version
of the rules `golden.py` makes them anew."""

from __future__ import annotations

import msgspec
import pytest
from tests.games.golden import endings, final, folder, golden, shows_what_it_showed, tells_what_it_told

import intrigue
from intrigue.core.record import Record, load, verify
from intrigue.games import GAMES

KEPT = [(name, ending) for name in GAMES for ending in endings(name)]


@pytest.mark.parametrize("name", GAMES)
def test_there_is_a_game_for_every_ending(name: str) -> None:
    assert sorted(file.stem for file in folder(name).glob("*.jsonl")) == sorted(endings(name))


@pytest.mark.parametrize(("name", "ending"), KEPT)
def test_it_replays_to_the_byte(name: str, ending: str) -> None:
    game, path = intrigue.game(name), golden(name, ending)
    kept = load(path)
    assert list(verify(kept, game)) == []
    assert kept.encode() == path.read_text(encoding="utf-8")
    state = kept.start(game)
    again = Record.begin(game, state, kept.header.players, kept.seed)
    for line in kept.lines:
        seat = line.seat - 1
        again.play(state, seat, game.action(state, seat, line.do))
        state.check()
    assert again.encode().encode() == path.read_bytes()
    assert final(name, ending).save() == state.save()
    tells_what_it_told(state, path)


@pytest.mark.parametrize(("name", "ending"), KEPT)
def test_seats_watchers_and_learners_see_what_they_saw(name: str, ending: str) -> None:
    shows_what_it_showed(name, ending)


@pytest.mark.parametrize(("name", "ending"), KEPT)
def test_it_ends_as_it_should_and_not_before(name: str, ending: str) -> None:
    game, kept, how = intrigue.game(name), load(golden(name, ending)), endings(name)[ending]
    state = final(name, ending)
    assert how.met(state)
    assert (state.seats, isinstance(kept.seed, bytes)) == (how.seats, how.sealed)
    assert how.options.items() <= kept.header.options.items()
    result = state.result
    assert result is not None
    assert result == kept.close.result
    told = msgspec.structs.asdict(state.events_for(None)[-1])
    assert told["rule"] == result.rule
    assert told["winners"] == result.winners if "winners" in told else (told["winner"],) == (result.winners or (None,))
    assert kept.replay(game, len(kept.lines) - 1).result is None


@pytest.mark.parametrize(("name", "ending"), KEPT)
def test_another_version_of_the_rules_refuses_it_kindly(name: str, ending: str) -> None:
    kept = load(golden(name, ending))
    kept.header.rules += 1
    with pytest.raises(intrigue.BadInput, match="version"):
        kept.replay(intrigue.game(name))
