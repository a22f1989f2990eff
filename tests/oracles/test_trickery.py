"""The engine of Trickery & Deceit against a second opinion: every menu, what every action does, ends and ties."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.oracles.amount import amount
from tests.oracles.trickery import CARDS, Player, Table, after, menu

import intrigue
from intrigue.core import State
from intrigue.games.trickery.view import TrickeryView

GAME = intrigue.game("trickery")


def seen(state: State, seals_first: bool) -> Table:
    """The table as anybody sees it."""
    view = state.view(None)
    assert isinstance(view, TrickeryView)
    players = [Player(one.society or "", one.coins, one.seals, set(one.played)) for one in view.players]
    table = Table(
        players,
        {chest.society: chest.coins for chest in view.chests},
        view.coin_pool,
        view.waiting[0] if view.waiting else -1,
        view.turns_left,
        seals_first,
    )
    if view.result is not None:
        assert view.result.scores == tuple(one.seals for one in players)
        table.winners, table.rule = list(view.result.winners), view.result.rule
    return table


def some(rng: Random) -> dict[str, Any]:
    """Positions near the ends of things: rich and poor seats, seals close to five, chests close to full, few turns."""
    seats = rng.randint(3, 6)
    rich = rng.random() < 0.25  # so that the pool is nearly empty
    coins = [0] * seats
    chests = {name: rng.choice((0, 1, 2, 3, 4, 4)) for name in ("thorn", "machine")}
    free = 35 - sum(chests.values())
    for _ in range(free - rng.randint(0, 3) if rich else rng.randint(0, 14)):
        coins[rng.randrange(seats)] += 1
    return {
        "seats": seats,
        "options": {"tie_rule": rng.choice(("coins", "seals_then_coins"))},
        "societies": rng.choices(("thorn", "machine"), weights=rng.choice(((1, 1), (5, 1))), k=seats),
        "coins": coins,
        "seals": [rng.randint(0, 4) for _ in range(seats)],
        "played": [rng.sample(CARDS, rng.choice((0, 0, 1, 2, 4, 6))) for _ in range(seats)],
        "chests": chests,
        "turn": rng.randrange(seats),
        "turns_left": rng.choice((1, 2, 3, 50)),
    }


def agree(state: State, seals_first: bool, met: Counter[str]) -> None:
    """Every action of one table, done by both."""
    table = seen(state, seals_first)
    if table.over:
        return
    texts = [state.say(table.turn, action) for action in state.legal(table.turn)]
    assert sorted(texts) == sorted(menu(table))
    for text in texts:
        child = state.clone()
        child.apply(table.turn, GAME.action(child, table.turn, text))
        expected = after(table, text)
        found = seen(child, seals_first)
        if expected.over:
            expected.turn = found.turn
            if expected.rule != "TRK-C-17":  # a game that was won does not count its last turn
                expected.turns_left = found.turns_left
        assert found == expected, text
        met[text.split()[0]] += 1
        met[expected.rule] += 1
        met[f"{expected.rule} {len(expected.winners)}"] += 1


@pytest.mark.rule("TRK-ACT-2", "TRK-CHEST-1", "TRK-END-1", "TRK-END-2", "TRK-C-1", "TRK-C-17")
@pytest.mark.card("trickery", "betray", "build", "bribe", "favour", "tribute", "outdo")
def test_both_say_the_same_of_thousands_of_positions() -> None:
    met: Counter[str] = Counter()
    for number in range(amount(500)):
        given = some(Random(number))
        state = GAME.position(given, number)
        agree(state, given["options"]["tie_rule"] == "seals_then_coins", met)
    assert all(met[card] > 100 for card in [*CARDS, "pause"])
    assert all(met[rule] > 5 for rule in ("TRK-END-1", "TRK-END-2", "TRK-C-1", "TRK-C-17"))
    assert met["TRK-END-2 2"] + met["TRK-END-2 3"] > 5  # shared victories


@pytest.mark.rule("TRK-SET-2", "TRK-TURN-1", "TRK-C-11")
def test_both_say_the_same_of_whole_games() -> None:
    for number in range(amount(15)):
        rng = Random(number)
        state = GAME.new(rng.randint(3, 6), number, {"max_turns": 20}, events=False)
        while state.result is None:
            if seen(state, False).players[0].society and rng.random() < 0.2:
                agree(state, False, Counter())
            seat = rng.choice(state.waiting)
            state.apply(seat, rng.choice(state.legal(seat)))
