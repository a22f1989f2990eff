"""What the printed rules leave open, and how it is played here; and the options that decide otherwise."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest
from tests.games.trickery.playing import GAME, at, can, forbids, new, play

import intrigue
from intrigue.core import seeded
from intrigue.games.trickery.events import Ended, Gave, Laid, Payout, Picked, Played, Shown, Skipped, Stole, Turned
from intrigue.games.trickery.state import SEALS, Trickery
from intrigue.games.trickery.view import TrickeryView
from intrigue.lab.laws import check_words


def ending(state: Trickery) -> tuple[tuple[int, ...], str]:
    """Who has won and by which rule; the reason is a sentence, and everyone was told."""
    assert state.result is not None
    check_words(GAME, state.result.reason)
    assert state.events_for(None)[-1] == Ended(state.result.winners, state.result.rule)
    return state.result.winners, state.result.rule


# ---------------------------------------------------------------------- ties and the stop


def six_against_five(**options: Any) -> Trickery:
    """After the next coin the first player has 6 seals and the second 5, and the second is richer."""
    return at(
        societies=["thorn", "thorn", "machine"],
        coins=[1, 4, 9],
        seals=[4, 4, 4],
        chests={"thorn": 4},
        options=options,
    )


@pytest.mark.rule("TRK-C-1", "TRK-END-2")
def test_six_seals_and_five_are_tied_and_coins_decide() -> None:
    for options in ({}, {"tie_rule": "coins"}):
        state = play(six_against_five(**options), "tribute 1")
        assert state.seals == [6, 5, 4]
        assert ending(state) == ((1,), "TRK-END-2")


@pytest.mark.rule("TRK-C-1")
def test_with_the_other_tie_rule_seals_decide_first() -> None:
    state = play(six_against_five(tie_rule="seals_then_coins"), "tribute 1")
    assert ending(state) == ((0,), "TRK-C-1")


@pytest.mark.rule("TRK-C-1", "TRK-END-2")
@pytest.mark.parametrize(("coins", "winners"), [([4, 2, 9], (0,)), ([3, 5, 9], (1,)), ([3, 2, 9], (0, 1))])
def test_with_the_other_tie_rule_coins_still_decide_between_equals(coins: list[int], winners: tuple[int, ...]) -> None:
    state = at(
        societies=["thorn", "thorn", "machine"],
        coins=coins,
        seals=[3, 4, 4],
        chests={"thorn": 4},
        options={"tie_rule": "seals_then_coins"},
    )
    play(state, "tribute 1")
    assert state.seals == [5, 5, 4]
    assert ending(state) == (winners, "TRK-END-2")


@pytest.mark.rule("TRK-C-1")
def test_the_other_tie_rule_changes_nothing_for_a_sole_winner() -> None:
    state = at(
        societies=["thorn", "thorn", "machine"],
        seals=[1, 4, 4],
        chests={"thorn": 4},
        options={"tie_rule": "seals_then_coins"},
    )
    assert ending(play(state, "tribute 1")) == ((1,), "TRK-END-1")


@pytest.mark.rule("TRK-C-2", "TRK-END-1")
def test_a_winning_favour_brings_no_coins() -> None:
    state = at(societies=["thorn", "thorn", "machine"], coins=[3, 2, 2], seals=[3, 4, 0], chests={"thorn": 4})
    pool = state.coin_pool
    play(state, "favour")
    assert state.seals == [5, 5, 0]  # the whole payout is done
    assert state.chests == [0, 0]
    assert state.coin_pool == pool + 5
    assert state.coins == [2, 2, 2]  # with 2 more the first player would have won alone
    assert ending(state) == ((0, 1), "TRK-END-2")
    assert state.events_for(None)[1:] == [
        Played(0, "favour"),
        Laid(0, "thorn", 5),
        Payout(0, "thorn", (2, 1, 0)),
        Ended((0, 1), "TRK-END-2"),
    ]


@pytest.mark.rule("TRK-C-2", "TRK-END-1")
def test_a_winning_outdo_drives_nobody_out() -> None:
    state = at(societies=["thorn", "thorn", "machine"], seals=[3, 0, 0], chests={"thorn": 4})
    play(state, "outdo 2")
    assert state.seals == [5, 1, 0]
    assert state.sides == [0, 0, 1]
    assert not [event for event in state.events_for(None) if isinstance(event, Turned)]
    assert ending(state) == ((0,), "TRK-END-1")


@pytest.mark.rule("TRK-C-3", "TRK-CHEST-1", "TRK-CHEST-2")
def test_the_coins_of_a_tribute_are_laid_one_by_one() -> None:
    state = at(societies=["thorn", "thorn", "machine"], coins=[7, 2, 2], chests={"thorn": 4})
    play(state, "tribute 7")
    assert state.seals == [4, 2, 0]
    assert (state.coins[0], state.chests[0]) == (0, 1)
    assert state.events_for(None)[1:] == [
        Played(0, "tribute", None, 7),
        Laid(0, "thorn", 5),
        Payout(0, "thorn", (2, 1, 0)),
        *[Laid(0, "thorn", chest) for chest in (1, 2, 3, 4, 5)],
        Payout(0, "thorn", (2, 1, 0)),
        Laid(0, "thorn", 1),
    ]


@pytest.mark.rule("TRK-C-3")
def test_coins_not_yet_laid_stay_when_somebody_has_won() -> None:
    state = at(societies=["thorn", "machine", "machine"], coins=[20, 2, 2], seals=[1, 0, 0], chests={"thorn": 0})
    play(state, "tribute 20")
    assert state.seals[0] == 5  # after the second full chest
    assert state.coins[0] == 10
    assert state.chests == [0, 0]
    assert state.turns_left == 300  # the stop came in the middle of the turn
    assert ending(state) == ((0,), "TRK-END-1")


# ---------------------------------------------------------------------- when a card can be played


@pytest.mark.rule("TRK-C-4")
def test_the_coin_of_an_outdo_is_ones_own() -> None:
    state = at(societies=["thorn", "thorn", "machine"], coins=[0, 5, 2])
    assert forbids(state, "outdo 2") == "TRK-C-4"
    rich = at(societies=["thorn", "thorn", "machine"], coins=[1, 5, 2])
    pool = rich.coin_pool
    play(rich, "outdo 2")
    assert rich.coins == [0, 5, 2]
    assert rich.coin_pool == pool


@pytest.mark.rule("TRK-C-5", "TRK-ACT-2")
def test_no_bribe_without_a_coin() -> None:
    assert forbids(at(societies=["thorn", "thorn", "machine"], coins=[0, 5, 2]), "bribe 3") == "TRK-C-5"


@pytest.mark.rule("TRK-C-6")
def test_nobody_builds_for_oneself() -> None:
    assert forbids(at(societies=["thorn", "thorn", "machine"]), "build 1") == "TRK-C-6"


@pytest.mark.rule("TRK-C-7")
def test_nobody_betrays_or_outdoes_oneself() -> None:
    state = at(societies=["thorn", "thorn", "machine"])
    assert forbids(state, "betray 1") == "TRK-C-7"
    assert forbids(state, "outdo 1") == "TRK-C-7"


@pytest.mark.rule("TRK-C-8")
@pytest.mark.parametrize("pool", [0, 1, 2])
def test_a_pool_too_small_for_build_and_favour(pool: int) -> None:
    state = at(societies=["thorn", "thorn", "machine"], coins=[10, 10, 13 - pool], chests={"thorn": 2})
    assert state.coin_pool == pool
    if pool < 2:
        assert forbids(state, "build 2") == "TRK-C-8"
        assert forbids(state, "favour") == "TRK-C-8"
    else:
        assert {"build 2", "favour"} <= set(can(state))
        play(state, "favour")
        assert state.coin_pool == 0


@pytest.mark.rule("TRK-C-8")
@pytest.mark.parametrize("pool", [0, 1])
def test_a_favour_that_refills_the_pool_first(pool: int) -> None:
    state = at(societies=["thorn", "thorn", "machine"], coins=[10, 10, 11 - pool], chests={"thorn": 4})
    assert state.coin_pool == pool
    assert forbids(state, "build 2") == "TRK-C-8"
    play(state, "favour")
    assert state.seals == [2, 1, 0]
    assert state.coins[0] == 11
    assert state.coin_pool == pool + 5 - 2


@pytest.mark.rule("TRK-C-8")
def test_a_favour_that_would_not_refill_the_pool() -> None:
    penniless = at(societies=["thorn", "thorn", "machine"], coins=[0, 20, 11], chests={"thorn": 4})
    assert forbids(penniless, "favour") == "TRK-C-8"  # no coin of its own to fill the chest with
    wrong_chest = at(societies=["thorn", "thorn", "machine"], coins=[10, 10, 11], chests={"machine": 4})
    assert forbids(wrong_chest, "favour") == "TRK-C-8"


@pytest.mark.rule("TRK-C-11", "TRK-C-8")
def test_a_player_who_can_neither_act_nor_pause_is_passed_over() -> None:
    given = {"societies": ["thorn", "machine", "thorn"], "coins": [20, 0, 13], "chests": {"thorn": 1}}
    state = at(**given)
    assert state.coin_pool == 1
    left = state.turns_left
    play(state, "tribute 1")
    assert state.waiting == (2,)
    assert state.turns_left == left - 2  # the turn counts
    assert state.events_for(None)[-1] == Skipped(1)
    assert state.legal(1) == []

    with_a_played_card = play(at(**given, played=[[], ["favour"], []]), "tribute 1")
    assert with_a_played_card.waiting == (1,)
    assert can(with_a_played_card) == ["pause"]
    with_a_full_pool = play(at(**given), "tribute 4")  # the chest refills the pool, so a favour is possible
    assert with_a_full_pool.waiting == (1,)
    assert can(with_a_full_pool) == ["favour"]
    with_a_coin = play(at(**{**given, "coins": [20, 1, 13]}), "tribute 1")
    assert with_a_coin.waiting == (1,)
    with_a_rich_fellow = play(at(**{**given, "societies": ["thorn", "machine", "machine"]}), "tribute 1")
    assert can(with_a_rich_fellow) == ["betray 3"]


@pytest.mark.rule("TRK-C-11")
def test_several_players_in_a_row_are_passed_over() -> None:
    state = at(seats=4, societies=["thorn", "machine", "machine", "thorn"], coins=[30, 0, 0, 5])
    play(state, "tribute 1")
    assert state.waiting == (3,)
    assert state.events_for(None)[-2:] == [Skipped(1), Skipped(2)]
    assert state.waiting == state.asked_seats(0) == (3,)


@pytest.mark.rule("TRK-C-11", "TRK-C-17")
def test_a_turn_passed_over_can_be_the_last() -> None:
    state = at(societies=["thorn", "machine", "thorn"], coins=[20, 0, 14], chests={"thorn": 1}, turns_left=2)
    play(state, "tribute 1")
    assert ending(state) == ((0,), "TRK-C-17")


@pytest.mark.rule("TRK-C-21", "TRK-TRIBUTE")
def test_a_tribute_of_nothing_is_none() -> None:
    state = at(societies=["thorn", "thorn", "machine"])
    assert forbids(state, "tribute 0") == "TRK-C-21"


# ---------------------------------------------------------------------- the order of things


@pytest.mark.rule("TRK-C-9", "TRK-BETRAY")
def test_betray_steals_first() -> None:
    state = play(at(societies=["thorn", "thorn", "machine"]), "betray 2")
    assert state.events_for(None)[1:] == [Played(0, "betray", 1), Stole(0, 1), Turned(0, "machine")]
    assert forbids(at(societies=["thorn", "thorn", "machine"]), "betray 3") == "TRK-BETRAY"  # not a fellow yet


@pytest.mark.rule("TRK-C-10", "TRK-BRIBE")
def test_a_bribe_is_paid_first_and_kept() -> None:
    state = play(at(societies=["thorn", "machine", "machine"], coins=[1, 0, 0]), "bribe 2")
    assert state.events_for(None)[1:] == [Played(0, "bribe", 1), Gave(0, 1, 1), Turned(1, "thorn")]
    assert state.coins == [0, 1, 0]
    assert "tribute 1" in can(state)  # and can be used at once, for the new society
    assert play(state, "tribute 1").chests == [1, 0]


@pytest.mark.rule("TRK-C-13")
def test_coins_go_into_the_chest_of_the_society_one_is_in_now() -> None:
    state = at(seats=4, societies=["thorn", "thorn", "machine", "machine"], chests={"thorn": 2, "machine": 2})
    play(state, "betray 2", "favour", "favour", "favour")
    assert state.chests == [3, 4]
    play(state, "tribute 1")  # the first player is a machine now, and lays the fifth coin
    assert state.chests == [3, 0]
    assert state.seals == [2, 0, 1, 1]
    play(state, "tribute 2")  # alone in the other one
    assert state.seals == [2, 2, 1, 1]


@pytest.mark.rule("TRK-C-22", "TRK-C-23", "TRK-OUTDO")
def test_outdo_pays_out_before_the_fellow_is_driven_out() -> None:
    state = at(seats=4, societies=["thorn", "thorn", "thorn", "machine"], chests={"thorn": 4})
    play(state, "outdo 3")
    assert state.events_for(None)[1:] == [
        Played(0, "outdo", 2),
        Laid(0, "thorn", 5),
        Payout(0, "thorn", (2, 1, 1, 0)),
        Turned(2, "machine"),
    ]
    assert state.seals == [2, 1, 1, 0]
    assert state.sides == [0, 0, 1, 1]


@pytest.mark.rule("TRK-C-23", "TRK-CHEST-1")
def test_who_left_before_the_fifth_coin_gets_nothing() -> None:
    state = at(seats=4, societies=["thorn", "thorn", "thorn", "machine"], chests={"thorn": 3})
    play(state, "outdo 2")
    assert state.chests == [4, 0]
    play(state, "favour", "tribute 1")  # the third player lays the fifth coin, the second is a machine by now
    assert state.seals == [1, 0, 2, 0]


@pytest.mark.rule("TRK-C-18", "TRK-BETRAY")
def test_the_stolen_coin_is_taken_from_the_fellow() -> None:
    state = at(societies=["thorn", "thorn", "machine"], coins=[1, 3, 2])
    pool = state.coin_pool
    play(state, "betray 2")
    assert state.coins == [2, 2, 2]
    assert state.coin_pool == pool


# ---------------------------------------------------------------------- the rest


@pytest.mark.rule("TRK-C-12")
def test_the_seals_never_run_out() -> None:
    state = at(seats=6, societies=["thorn"] * 6, seals=[4] * 6, chests={"thorn": 4})
    play(state, "tribute 1")
    assert sum(state.seals) == 31
    assert state.seal_pool == SEALS - 31 == 5
    assert state.over


@pytest.mark.rule("TRK-C-14", "TRK-SET-3")
@pytest.mark.parametrize("society", ["thorn", "machine"])
def test_all_may_start_in_one_society(society: str) -> None:
    state = play(new(5), *[f"choose {society}"] * 5)
    assert len(set(state.sides)) == 1
    assert state.events is not None
    assert Shown((society,) * 5) in state.events_for(None)
    assert not state.over


@pytest.mark.rule("TRK-C-15", "TRK-SET-2")
def test_everything_is_open() -> None:
    state = play(new(4, start_player=1), *["choose thorn", "choose machine"] * 2, "favour", "bribe 1", "favour")
    views = [state.view(seat) for seat in (0, 1, 2, 3, None)]
    boards = []
    for view in views:
        assert isinstance(view, TrickeryView)
        boards.append((view.players, view.chests, view.coin_pool, view.seal_pool, view.turns_left, view.waiting))
    assert boards == [boards[0]] * 5
    first = views[4]
    assert isinstance(first, TrickeryView)
    assert first.players[0].played == ("favour",)
    assert [player.coins for player in first.players] == state.coins
    told = [[event for event in state.events_for(seat) if not isinstance(event, Picked)] for seat in (0, 1, 2, 3, None)]
    assert told == [told[0]] * 5
    imagined = state.imagine(3, seeded(5))
    assert msgspec.json.encode(imagined.view(0)) == msgspec.json.encode(state.view(0))  # nothing to imagine


@pytest.mark.rule("TRK-C-16")
def test_talk_is_no_action_and_binds_nobody() -> None:
    known = re.compile(r"choose (thorn|machine)|pause|favour|(betray|build|bribe|tribute|outdo) \d+")
    state = new(4, seed=3)
    rng = seeded(3)
    while not state.over:
        texts = can(state)
        assert all(known.fullmatch(text) for text in texts)
        for talk in ("say trust me", "promise 2", "deal 2 1"):
            assert forbids(state, talk) == "TRK-TURN-1"
        play(state, texts[rng.below(len(texts))])
    friends = at(societies=["thorn", "thorn", "machine"])
    play(friends, "build 2")  # whatever was promised for it
    assert "betray 1" in can(friends)


@pytest.mark.rule("TRK-C-17")
def test_the_turn_limit() -> None:
    assert new(3).turns_left == 300
    assert new(6).turns_left == 600
    state = play(new(3, max_turns=2, start_player=1), *["choose thorn"] * 3)
    assert state.turns_left == 6
    play(state, "tribute 1", "tribute 1", "tribute 1", "pause", "pause")
    assert state.result is None
    play(state, "pause")
    assert state.turns_left == 0
    assert ending(state) == ((0, 1, 2), "TRK-C-17")
    assert state.waiting == ()


@pytest.mark.rule("TRK-C-17")
@pytest.mark.parametrize(
    ("seals", "coins", "winners"),
    [
        ([3, 1, 2], [1, 5, 9], (0,)),
        ([1, 3, 3], [9, 1, 2], (2,)),
        ([3, 3, 3], [2, 3, 3], (1, 2)),
        ([0, 0, 0], [2, 1, 1], (0, 1, 2)),
    ],
    ids=["most seals", "then most coins", "then together", "even with none"],
)
def test_who_wins_at_the_turn_limit(seals: list[int], coins: list[int], winners: tuple[int, ...]) -> None:
    state = at(societies=["machine", "thorn", "thorn"], seals=seals, coins=coins, turns_left=1)
    play(state, "tribute 1")
    assert ending(state) == (winners, "TRK-C-17")
    assert state.result is not None
    assert state.result.scores == tuple(seals)


@pytest.mark.rule("TRK-C-17", "TRK-END-1")
def test_five_seals_with_the_last_turn_win_as_always() -> None:
    state = at(societies=["thorn", "machine", "machine"], seals=[3, 4, 4], chests={"thorn": 4}, turns_left=1)
    play(state, "tribute 1")
    assert ending(state) == ((0,), "TRK-END-1")


@pytest.mark.rule("TRK-C-19", "TRK-SET-4")
def test_the_start_player_is_drawn_by_lot() -> None:
    starts = [play(new(4, seed), *["choose thorn"] * 4).waiting[0] for seed in range(200)]
    assert starts == [play(new(4, seed), *["choose machine"] * 4).waiting[0] for seed in range(200)]
    for seat in range(4):
        assert 30 <= starts.count(seat) <= 70


@pytest.mark.rule("TRK-C-19", "TRK-SET-4")
@pytest.mark.parametrize("seat", [1, 2, 3, 4, 5, 6])
def test_the_start_player_can_be_named(seat: int) -> None:
    for seed in range(5):
        assert play(new(6, seed, start_player=seat), *["choose thorn"] * 6).waiting == (seat - 1,)


@pytest.mark.rule("TRK-C-20", "TRK-SET-1", "TRK-CMP-1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_pool_is_the_same_for_any_number_of_players(seats: int) -> None:
    state = new(seats)
    assert state.coin_pool + sum(state.coins) == 35
    assert state.seal_pool == 36
    view = state.view(None)
    assert isinstance(view, TrickeryView)
    assert len(view.players) == seats  # no set lies unused on the table


# ---------------------------------------------------------------------- the options


@pytest.mark.rule("TRK-C-1", "TRK-C-17", "TRK-C-19")
def test_the_options_and_their_defaults() -> None:
    assert {option.name: option.default for option in GAME.options} == {
        "tie_rule": "coins",
        "max_turns": 100,
        "start_player": "random",
    }
    assert [option.help.split("(")[1] for option in GAME.options] == ["TRK-C-1).", "TRK-C-17).", "TRK-C-19)."]


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"tie_rule": "seals"}, "tie_rule"),
        ({"tie_rule": 1}, "tie_rule"),
        ({"max_turns": 0}, "1 to 1000"),
        ({"max_turns": 1001}, "1 to 1000"),
        ({"max_turns": "many"}, "max_turns"),
        ({"max_turns": None}, "max_turns"),
        ({"start_player": 0}, "start_player"),
        ({"start_player": 7}, "start_player"),
        ({"start_player": "youngest"}, "random"),
        ({"start_player": True}, "start_player"),
        ({"start_player": 4}, "only 3 seats"),
        ({"jokers": 2}, "jokers"),
    ],
)
def test_bad_options_are_refused_in_a_sentence(options: dict[str, Any], words: str) -> None:
    with pytest.raises(intrigue.BadInput) as refused:
        GAME.new(3, 0, options)
    assert words in str(refused.value)
    assert str(refused.value).endswith(".")
