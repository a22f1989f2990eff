"""Situations that seldom come up: every number of seats, purses and pools that are empty, ends that are ties."""

from __future__ import annotations

import pytest
from tests.games.trickery.playing import at, can, forbids, play

from intrigue.games.trickery.cards import Favour, Tribute
from intrigue.games.trickery.notation import CARD_IDS, range_of


@pytest.mark.rule("TRK-CHEST-1", "TRK-CHEST-2", "TRK-C-13", "TRK-C-23")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("allies", [0, 1, 2])
def test_a_full_chest_at_every_table(seats: int, allies: int) -> None:
    """Two seals for whoever filled it, one for each other member, none for the other society."""
    societies = ["thorn"] * (1 + allies) + ["machine"] * (seats - 1 - allies)
    state = at(seats=seats, societies=societies, chests={"thorn": 4, "machine": 3}, turn=0)
    pool = state.coin_pool
    play(state, "tribute 1")
    assert state.seals == [2] + [1] * allies + [0] * (seats - 1 - allies)
    assert (state.chests, state.coin_pool, state.coins[0]) == ([0, 3], pool + 5, 1)


@pytest.mark.rule("TRK-END-1", "TRK-END-2", "TRK-C-1", "TRK-C-2", "TRK-C-3")
@pytest.mark.parametrize(
    ("rule", "seals", "coins", "winners", "by"),
    [
        ("coins", [4, 4, 0], [2, 1, 9], (0, 1), "TRK-END-2"),
        ("coins", [4, 4, 0], [3, 1, 9], (0,), "TRK-END-2"),
        ("coins", [4, 4, 0], [1, 1, 9], (1,), "TRK-END-2"),
        ("coins", [3, 3, 4], [2, 9, 9], (0,), "TRK-END-1"),
        ("coins", [2, 4, 4], [1, 9, 9], (1,), "TRK-END-1"),
        ("seals_then_coins", [4, 4, 0], [1, 9, 9], (0,), "TRK-C-1"),
        ("seals_then_coins", [3, 4, 0], [2, 1, 9], (0, 1), "TRK-END-2"),
        ("seals_then_coins", [3, 4, 0], [2, 5, 9], (1,), "TRK-END-2"),
    ],
)
def test_who_wins_by_a_payout(rule: str, seals: list[int], coins: list[int], winners: tuple[int, ...], by: str) -> None:
    """The first two are of one society, and the first lays the fifth coin."""
    state = at(
        seats=3,
        options={"tie_rule": rule},
        societies=["thorn", "thorn", "machine"],
        seals=seals,
        coins=coins,
        chests={"thorn": 4},
        turn=0,
    )
    play(state, "tribute 1")
    assert state.result is not None
    assert (state.result.winners, state.result.rule) == (winners, by)


@pytest.mark.rule("TRK-C-8", "TRK-FAVOUR", "TRK-BUILD", "TRK-C-11", "TRK-C-17")
@pytest.mark.parametrize("pool", [0, 1, 2])
@pytest.mark.parametrize(("own", "chest"), [(0, 4), (1, 4), (1, 3)])
def test_favour_and_build_with_an_empty_pool(pool: int, own: int, chest: int) -> None:
    rest = 35 - own - chest - pool
    state = at(
        seats=3,
        societies=["thorn", "thorn", "machine"],
        coins=[own, rest // 2, rest - rest // 2],
        chests={"thorn": chest},
        turn=0,
    )
    assert state.coin_pool == pool
    favour = pool >= 2 or (own == 1 and chest == 4)
    assert ("favour" in can(state)) == favour
    assert any(text.startswith("build") for text in can(state)) == (pool >= 2)
    if not favour:
        assert forbids(state, "favour") == "TRK-C-8"
    else:
        play(state, "favour")
        assert state.coins[0] == 2
        assert state.seals == ([2, 1, 0] if own == 1 and chest == 4 else [0, 0, 0])


@pytest.mark.rule("TRK-C-17", "TRK-C-19")
@pytest.mark.parametrize(
    ("seals", "coins", "winners"),
    [
        ([1, 0, 0], [0, 9, 9], (0,)),
        ([1, 1, 0], [3, 2, 9], (0,)),
        ([1, 1, 1], [2, 2, 2], (0, 1, 2)),
        ([0, 2, 2], [9, 4, 4], (1, 2)),
    ],
)
def test_when_the_turns_are_over(seals: list[int], coins: list[int], winners: tuple[int, ...]) -> None:
    state = at(
        seats=3,
        societies=["thorn"] * 3,
        seals=seals,
        coins=coins,
        turns_left=1,
        turn=2,
        played=[[], [], ["bribe"]],
    )
    play(state, "pause")
    assert state.result is not None
    assert (state.result.winners, state.result.rule) == (winners, "TRK-C-17")


@pytest.mark.rule("TRK-PAUSE-1", "TRK-TURN-1", "TRK-ACT-2")
def test_all_six_cards_played_leave_a_pause_and_nothing_else() -> None:
    six = ["betray", "build", "bribe", "favour", "tribute", "outdo"]
    state = at(seats=4, societies=["thorn", "machine"] * 2, played=[six, [], [], six[:5]], turn=0)
    assert can(state) == ["pause"]
    play(state, "pause")
    assert "pause" not in can(state)
    assert forbids(state, "pause") == "TRK-PAUSE-1"


def test_another_card_that_works_like_one_is_said_and_read_like_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is not known by its name that a card is played on nobody and for no number of coins."""
    for kind, like, said in ((Favour, "favour", "windfall"), (Tribute, "tribute", "windfall 2")):
        card = kind("windfall", "TRK-FAVOUR", coins=1)
        card.number = CARD_IDS[like].number
        monkeypatch.setitem(CARD_IDS, "windfall", card)
        state = at(seats=3, societies=["thorn", "thorn", "machine"], turn=0)
        action = state.game.notation.read(state, 0, said)
        assert action is not None
        assert action in range_of(card)
        assert state.say(0, action) == said.replace("windfall", like)
        assert state.game.notation.read(state, 0, "windfall 99") is None
