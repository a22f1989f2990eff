"""Finished games, one for every way to end, kept as records: they must replay to the byte for ever.

After a new version of the rules `make_golden.py` makes them anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.golden import replays_to_the_byte
from tests.games.trieste.playing import GAME, events, hand, look

import intrigue
from intrigue.core.record import load
from intrigue.games.trieste.cards.titles import FACTIONS, MERCHANT, THIEF, WATCH, worth
from intrigue.games.trieste.events import Ended, HeroShown, TurnBegan
from intrigue.games.trieste.state import Trieste

FOLDER = Path(__file__).parent / "golden"
ENDINGS = {
    "law_and_order": "TRI-WIN-1",
    "untold_riches": "TRI-WIN-2",
    "nine_tails": "TRI-WIN-3",
    "watch_before_others": "TRI-END-1",
    "merchant_before_thief": "TRI-END-1",
    "turn_limit": "TRI-C-24",
    "heroes": "TRI-WIN-2",
    "unpaid_thieves_go_free": "TRI-WIN-3",
}


def final(name: str) -> Trieste:
    state = load(FOLDER / f"{name}.jsonl").replay(GAME)
    assert isinstance(state, Trieste)
    return state


def test_there_is_a_game_for_every_ending() -> None:
    assert sorted(file.stem for file in FOLDER.glob("*.jsonl")) == sorted(ENDINGS)


@pytest.mark.parametrize("name", ENDINGS)
def test_it_replays_to_the_byte(name: str) -> None:
    replays_to_the_byte(GAME, FOLDER / f"{name}.jsonl")


@pytest.mark.parametrize("name", ENDINGS)
def test_it_ends_by_its_rule(name: str) -> None:
    kept = load(FOLDER / f"{name}.jsonl")
    state = final(name)
    assert state.result is not None
    assert state.result == kept.close.result
    assert state.result.rule == ENDINGS[name]
    winner = state.result.winners[0] if state.result.winners else None
    assert state.seen(None)[-1] == Ended(winner, state.result.rule)
    assert kept.replay(GAME, len(kept.lines) - 1).result is None


@pytest.mark.parametrize("name", ENDINGS)
def test_another_version_of_the_rules_refuses_it_kindly(name: str) -> None:
    kept = load(FOLDER / f"{name}.jsonl")
    kept.header.rules += 1
    with pytest.raises(intrigue.BadInput, match="version"):
        kept.replay(GAME)


@pytest.mark.rule("TRI-WIN-1")
def test_the_watch_has_seven_prisoners() -> None:
    state = final("law_and_order")
    assert (state.winner, len(state.captured) >= 7) == (WATCH, True)
    assert not state.fulfilled(MERCHANT)
    assert not state.fulfilled(THIEF)


@pytest.mark.rule("TRI-WIN-2")
def test_the_merchant_is_rich() -> None:
    state = final("untold_riches")
    assert state.winner == MERCHANT
    assert worth(state.hands[MERCHANT]) >= state.riches_needed()
    assert len(state.captured) < 7


@pytest.mark.rule("TRI-WIN-3")
def test_the_thief_is_famous() -> None:
    state = final("nine_tails")
    assert (state.winner, state.infamy) == (THIEF, 9)


@pytest.mark.rule("TRI-END-1")
def test_several_could_have_won() -> None:
    for name, winner in (("watch_before_others", WATCH), ("merchant_before_thief", MERCHANT)):
        state = final(name)
        assert state.winner == winner
        assert any(state.fulfilled(later) for later in range(winner + 1, 3))
        assert not any(state.fulfilled(earlier) for earlier in range(winner))


@pytest.mark.rule("TRI-C-24")
def test_nobody_won_in_time() -> None:
    state = final("turn_limit")
    assert state.result is not None
    assert (state.turn, state.result.winners) == (5, ())
    assert len(events(state, TurnBegan)) == 5


@pytest.mark.rule("TRI-HERO-1", "TRI-C-26")
def test_heroes_were_picked_and_shown() -> None:
    state = final("heroes")
    assert events(state, HeroShown)
    assert all(player.hero is not None and player.hero.id for player in look(state, None).players)


def test_victories_are_compared_by_faction_hero_and_opening_hand() -> None:
    state = final("heroes")
    for seat in range(3):
        name = FACTIONS[state.faction_of[seat]]
        hero = look(state, None).players[seat].hero
        assert hero is not None
        assert GAME.traits(state, seat) == {"faction": (name,), f"Hero of the {name}": (hero.id,)}
    fresh = load(FOLDER / "nine_tails.jsonl").start(GAME)
    assert isinstance(fresh, Trieste)
    for seat in range(3):
        name = FACTIONS[fresh.faction_of[seat]]
        opening = tuple(
            card for card in hand(fresh, name).split() if card not in ("copper", "silver", "gold", "diamond")
        )
        assert len(opening) == 2
        assert GAME.traits(fresh, seat) == {"faction": (name,), f"opening hand of the {name}": opening}
