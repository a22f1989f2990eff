"""What golden games show of how the game ends."""

from __future__ import annotations

import pytest
from tests.games import golden
from tests.games.trieste.playing import GAME, events, hand, look

from intrigue.core.record import load
from intrigue.games.trieste.cards.titles import FACTIONS, MERCHANT, THIEF, WATCH, worth
from intrigue.games.trieste.events import HeroShown, TurnBegan
from intrigue.games.trieste.state import Trieste


def final(name: str) -> Trieste:
    state = golden.final("trieste", name)
    assert isinstance(state, Trieste)
    return state


@pytest.mark.rule("TRI-WIN-1")
def test_the_watch_has_seven_prisoners() -> None:
    state = final("law_and_order")
    assert (state.winner, len(state.captured) >= 7) == (WATCH, True)
    assert not state.has_won(MERCHANT)
    assert not state.has_won(THIEF)


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
        assert any(state.has_won(later) for later in range(winner + 1, 3))
        assert not any(state.has_won(earlier) for earlier in range(winner))


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
        assert GAME.lab.traits(state, seat) == {"faction": (name,), f"Hero of the {name}": (hero.id,)}
    fresh = load(golden.golden("trieste", "nine_tails")).start(GAME)
    assert isinstance(fresh, Trieste)
    for seat in range(3):
        name = FACTIONS[fresh.faction_of[seat]]
        opening = tuple(
            card for card in hand(fresh, name).split() if card not in ("copper", "silver", "gold", "diamond")
        )
        assert len(opening) == 2
        assert GAME.lab.traits(fresh, seat) == {"faction": (name,), f"opening hand of the {name}": opening}
