"""The rules of Trickery & Deceit, one by one: a position, an action, what must now be true."""

from __future__ import annotations

import msgspec
import pytest
from tests.games.trickery.playing import GAME, at, can, forbids, look, new, play

import intrigue
from intrigue.core import RandomPlayer, decide, play_on, seeded
from intrigue.core.phrase import phrase
from intrigue.games.trickery.cards import CARDS
from intrigue.games.trickery.events import Gave, Laid, Paused, Payout, Picked, Played, Shown, Starts, Stole, Turned
from intrigue.games.trickery.state import Trickery
from intrigue.words import cards as worded

ALL_CARDS = ["betray", "build", "bribe", "favour", "tribute", "outdo"]


def hand(state: Trickery, seat: int) -> list[str]:
    return list(look(state, None).players[seat].hand)


# ---------------------------------------------------------------------- components and aim


@pytest.mark.rule("TRK-CMP-1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_everything_in_the_box_is_on_the_table(seats: int) -> None:
    state = new(seats)
    assert GAME.seats == range(3, 7)
    assert sum(state.coins) + state.coin_pool + sum(state.chests) == 35
    assert sum(state.seals) + state.seal_pool == 36
    assert [chest.society for chest in look(state, None).chests] == ["thorn", "machine"]
    assert [(card.id, card.copies) for card in GAME.cards()] == [(id, 6) for id in ALL_CARDS]
    assert sum(card.copies for card in GAME.cards()) == 36
    assert [hand(state, seat) for seat in range(seats)] == [ALL_CARDS] * seats  # the sets are alike


@pytest.mark.rule("TRK-CMP-2")
def test_the_two_societies_have_the_same_powers() -> None:
    """A game with all society cards the other way round is the same game the other way round."""
    mirror = {"thorn": "machine", "machine": "thorn"}
    sides = ["thorn", "machine", "thorn", "machine"]
    one = at(seats=4, societies=sides, chests={"thorn": 3})
    other = at(seats=4, societies=[mirror[side] for side in sides], chests={"machine": 3})
    rng = seeded(11)
    while not one.over:
        assert can(one) == can(other)
        text = one.say(one.mover(), decide(RandomPlayer(), one, one.mover(), rng))
        play(one, text)
        play(other, text)
        assert one.sides == [1 - side for side in other.sides]
        assert one.chests == other.chests[::-1]
        assert (one.coins, one.seals, one.hands) == (other.coins, other.seals, other.hands)
    assert one.result == other.result


@pytest.mark.rule("TRK-AIM-1", "TRK-END-1")
@pytest.mark.parametrize(("before", "after"), [(3, 5), (4, 6)])
def test_five_seals_or_more_win(before: int, after: int) -> None:
    state = at(societies=["thorn", "machine", "machine"], seals=[before, 4, 4], chests={"thorn": 4})
    play(state, "tribute 1")
    assert state.seals == [after, 4, 4]
    assert state.result == intrigue.Result(
        (0,), (after, 4, 4), "TRK-END-1", phrase("won-by-seals", winners=("seat:0",), seals=5)
    )


@pytest.mark.rule("TRK-AIM-1", "TRK-END-1")
def test_four_seals_do_not_win() -> None:
    state = at(societies=["thorn", "thorn", "machine"], seals=[2, 3, 4], chests={"thorn": 4})
    play(state, "tribute 1")
    assert state.seals == [4, 4, 4]
    assert state.result is None
    assert state.waiting == (1,)


# ---------------------------------------------------------------------- setup


@pytest.mark.rule("TRK-SET-1", "TRK-SET-2")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_setup(seats: int) -> None:
    state = new(seats)
    assert state.coins == [2] * seats
    assert state.coin_pool == 35 - 2 * seats
    assert state.seals == [0] * seats
    assert state.seal_pool == 36
    assert state.chests == [0, 0]
    for player in look(state, None).players:  # even a spectator counts what lies before each player
        assert (player.coins, player.seals, player.society) == (2, 0, None)
        assert list(player.hand) == ALL_CARDS
        assert player.played == ()


@pytest.mark.rule("TRK-SET-2")
@pytest.mark.parametrize("seats", [-1, 0, 2, 7])
def test_there_are_sets_for_three_to_six_players(seats: int) -> None:
    with pytest.raises(intrigue.BadInput, match=r"3 to 6 players, not -?\d\.$"):
        GAME.new(seats)


@pytest.mark.rule("TRK-SET-3")
def test_societies_are_picked_in_secret_and_shown_at_once() -> None:
    state = new(4, start_player=2)
    everyone: list[int | None] = [0, 1, 2, 3, None]
    blank = {seat: msgspec.json.encode(state.view(seat)) for seat in everyone}
    picks = ["thorn", "machine", "machine", "thorn"]
    done: list[int] = []
    for seat in (2, 0, 3):  # in any order
        state.apply(seat, GAME.action(state, seat, f"choose {picks[seat]}"))
        done.append(seat)
        assert state.waiting == tuple(p for p in range(4) if p not in done)
        for other in everyone:
            if other not in done:  # neither what was picked nor that it was: nothing changes for the others
                assert msgspec.json.encode(state.view(other)) == blank[other]
                assert state.events_for(other) == []
                assert state.asked_seats(intrigue.TABLE if other is None else other) == (0, 1, 2, 3)
                if other is not None:
                    assert state.why_not(other, "choose thorn") is None
        for picker in done:
            view = look(state, picker)
            assert [player.pick for player in view.players] == [picks[p] if p == picker else None for p in range(4)]
            assert [player.society for player in view.players] == [None] * 4
            assert view.choices == ()
            assert view.waiting == state.asked_seats(picker) == tuple(p for p in range(4) if p != picker)
            assert state.events_for(picker) == [Picked(picker, picks[picker])]
    assert state.sides == [-1] * 4
    play(state, "choose machine")
    assert state.sides == [0, 1, 1, 0]
    for watcher in everyone:
        assert [player.society for player in look(state, watcher).players] == picks
        assert [player.pick for player in look(state, watcher).players] == [None] * 4
        own = [] if watcher is None else [Picked(watcher, picks[watcher])]
        assert state.events_for(watcher) == [*own, Shown(("thorn", "machine", "machine", "thorn")), Starts(1)]


@pytest.mark.rule("TRK-SET-3")
def test_a_pick_can_neither_be_changed_nor_skipped() -> None:
    state = new()
    assert can(state) == ["choose thorn", "choose machine"]
    assert forbids(state, "favour") == "TRK-SET-3"
    assert forbids(state, "pause") == "TRK-SET-3"
    play(state, "choose thorn")
    assert state.legal(0) == []
    assert forbids(state, "choose machine", seat=0) in ("TRK-SET-3", "TRK-TURN-1")
    play(state, "choose thorn", "choose machine")
    assert forbids(state, "choose thorn") == "TRK-SET-3"


@pytest.mark.rule("TRK-SET-3")
def test_taking_back_is_possible_until_the_cards_are_shown() -> None:
    state = new()
    mark = state.undo_barrier()
    play(state, "choose thorn", "choose thorn")
    assert state.undo_barrier() == mark
    play(state, "choose machine")
    assert state.undo_barrier() != mark


@pytest.mark.rule("TRK-SET-4")
def test_play_runs_clockwise_from_the_start_player() -> None:
    state = new(5, start_player=4)
    play(state, *["choose thorn"] * 5)
    order = []
    for _ in range(7):
        order.append(state.mover())
        play(state, "pause" if "pause" in can(state) else "tribute 1")
    assert order == [3, 4, 0, 1, 2, 3, 4]


# ---------------------------------------------------------------------- a turn


@pytest.mark.rule("TRK-TURN-1")
def test_a_turn_is_one_card_or_a_pause() -> None:
    state = at(societies=["thorn", "thorn", "machine"], played=[["favour"], [], []])
    assert state.waiting == (0,)
    left = state.turns_left
    play(state, "tribute 1")  # acting alone: the played favour still lies there
    assert hand(state, 0) == ["betray", "build", "bribe", "outdo"]
    assert state.waiting == (1,)
    assert state.turns_left == left - 1
    play(state, "favour", "favour", "pause")
    assert hand(state, 0) == ALL_CARDS
    assert state.coins[0] == 1  # pausing alone: no card was carried out
    assert state.waiting == (1,)


@pytest.mark.rule("TRK-TURN-1")
def test_only_the_seat_on_turn_acts_and_it_must_do_something() -> None:
    state = at(societies=["thorn", "thorn", "machine"])
    assert forbids(state, "favour", seat=1) == "TRK-TURN-1"
    assert forbids(state, "favour", seat=7) == "TRK-TURN-1"
    for nothing in ("pass", "", "end turn", "choose", "pause please"):
        assert forbids(state, nothing) == "TRK-TURN-1"
    assert state.legal(1) == state.legal(2) == []
    assert look(state, 1).choices == ()


@pytest.mark.rule("TRK-ACT-1")
def test_a_played_card_is_carried_out_at_once_and_stays_open() -> None:
    state = at(societies=["thorn", "thorn", "machine"])
    play(state, "build 2")
    assert state.coins == [2, 4, 2]
    assert hand(state, 0) == ["betray", "bribe", "favour", "tribute", "outdo"]
    for watcher in (0, 1, None):
        assert look(state, watcher).players[0].played == ("build",)
    play(state, "favour", "favour")
    assert forbids(state, "build 2") == "TRK-ACT-1"
    assert not [text for text in can(state) if text.startswith("build")]


@pytest.mark.rule("TRK-ACT-1", "TRK-TURN-1")
def test_any_card_in_hand_may_be_chosen() -> None:
    state = at(seats=4, societies=["thorn", "thorn", "machine", "machine"])
    assert can(state) == [
        "betray 2",
        "build 2",
        "bribe 3",
        "bribe 4",
        "favour",
        "tribute 1",
        "tribute 2",
        "outdo 2",
    ]


@pytest.mark.rule("TRK-ACT-2")
def test_a_card_is_not_played_by_half() -> None:
    poor = at(societies=["thorn", "thorn", "machine"], coins=[0, 0, 2])
    assert forbids(poor, "betray 2") == "TRK-BETRAY"  # would still turn the society card
    assert forbids(poor, "bribe 3") == "TRK-C-5"  # would still bring the third player over
    assert forbids(poor, "outdo 2") == "TRK-C-4"  # would still drive the second player out
    alone = at(societies=["thorn", "machine", "machine"])
    assert forbids(alone, "outdo 2") == "TRK-OUTDO"  # would still pay into the chest
    assert can(alone) == ["bribe 2", "bribe 3", "favour", "tribute 1", "tribute 2"]


@pytest.mark.rule("TRK-PAUSE-1")
def test_a_pause_takes_all_played_cards_back() -> None:
    state = at(societies=["thorn", "thorn", "machine"], played=[["betray", "favour", "outdo"], ["build"], []])
    play(state, "pause")
    assert hand(state, 0) == ALL_CARDS
    assert look(state, None).players[1].played == ("build",)  # only one's own
    assert state.coins == [2, 2, 2]
    assert state.events_for(None)[1:] == [Paused(0, ("betray", "favour", "outdo"))]


@pytest.mark.rule("TRK-PAUSE-1")
def test_no_pause_without_a_played_card() -> None:
    state = at(societies=["thorn", "thorn", "machine"], played=[[], ["build"], []])
    assert "pause" not in can(state)
    assert forbids(state, "pause") == "TRK-PAUSE-1"
    play(state, "favour")
    assert "pause" in can(state)


# ---------------------------------------------------------------------- the chests


@pytest.mark.rule("TRK-CHEST-1", "TRK-CHEST-2")
def test_the_fifth_coin_pays_two_seals_and_one_to_each_fellow() -> None:
    state = at(seats=5, societies=["machine", "thorn", "thorn", "machine", "thorn"], turn=1, chests={"thorn": 4})
    play(state, "tribute 1")
    assert state.seals == [0, 2, 1, 0, 1]
    assert state.seal_pool == 36 - 4
    assert state.chests == [0, 0]
    assert state.coin_pool == 35 - 9
    assert state.events_for(None)[1:] == [
        Played(1, "tribute", None, 1),
        Laid(1, "thorn", 5),
        Payout(1, "thorn", (0, 2, 1, 0, 1)),
    ]


@pytest.mark.rule("TRK-CHEST-1")
def test_four_coins_pay_nothing() -> None:
    state = at(societies=["thorn", "thorn", "machine"], chests={"thorn": 3, "machine": 4})
    play(state, "tribute 1")
    assert state.seals == [0, 0, 0]
    assert state.chests == [4, 4]


@pytest.mark.rule("TRK-CHEST-2")
def test_only_the_full_chest_is_emptied() -> None:
    state = at(societies=["thorn", "thorn", "machine"], chests={"thorn": 4, "machine": 3})
    pool = state.coin_pool
    play(state, "tribute 1")
    assert state.chests == [0, 3]
    assert state.coin_pool == pool + 5
    play(state, "tribute 1")
    assert state.chests == [1, 3]  # it fills again from nothing


# ---------------------------------------------------------------------- the end


@pytest.mark.rule("TRK-END-1")
def test_when_it_is_over_nobody_acts() -> None:
    state = at(societies=["thorn", "machine", "machine"], seals=[3, 0, 0], chests={"thorn": 4})
    play(state, "favour")
    assert state.over
    assert state.waiting == ()
    for seat in range(3):
        assert state.legal(seat) == []
        assert look(state, seat).choices == ()
        assert look(state, seat).result == state.result
        assert forbids(state, "pause", seat) == "TRK-END-1"


@pytest.mark.rule("TRK-END-1")
def test_a_fellow_can_win_by_the_coin_of_another() -> None:
    state = at(societies=["thorn", "thorn", "machine"], seals=[0, 4, 4], chests={"thorn": 4})
    play(state, "tribute 1")
    assert state.result == intrigue.Result(
        (1,), (2, 5, 4), "TRK-END-1", phrase("won-by-seals", winners=("seat:1",), seals=5)
    )


@pytest.mark.rule("TRK-END-2")
def test_a_tie_is_decided_by_coins() -> None:
    state = at(societies=["thorn"] * 3, coins=[3, 2, 9], seals=[3, 4, 3], chests={"thorn": 4})
    play(state, "tribute 1")  # the third player is the richest, but has only four seals
    assert (state.seals, state.coins) == ([5, 5, 4], [2, 2, 9])
    assert state.result is not None
    assert state.result.winners == (0, 1)
    richer = at(societies=["thorn"] * 3, coins=[3, 3, 9], seals=[3, 4, 3], chests={"thorn": 4})
    play(richer, "tribute 1")
    assert richer.result == intrigue.Result(
        (1,), (5, 5, 4), "TRK-END-2", phrase("won-by-coins", winners=("seat:1",), seals=5)
    )


@pytest.mark.rule("TRK-END-2")
def test_players_still_tied_win_together() -> None:
    state = at(seats=4, societies=["thorn"] * 4, coins=[1, 4, 0, 4], seals=[3, 4, 4, 4], chests={"thorn": 4})
    play(state, "favour")
    assert state.result is not None
    assert (state.result.winners, state.result.scores) == ((1, 3), (5, 5, 5, 5))
    assert state.result.rule == "TRK-END-2"
    assert [state.result.share(seat) for seat in range(4)] == [0, 0.5, 0, 0.5]
    # the other two have five seals as well, and fewer coins
    assert state.result.reason == phrase("won-by-coins", winners=("seat:1", "seat:3"), seals=5)
    level = at(societies=["thorn"] * 3, coins=[4, 3, 9], seals=[3, 4, 3], chests={"thorn": 4})
    play(level, "tribute 1")
    assert level.result is not None
    assert level.result.reason == phrase("won-jointly", winners=("seat:0", "seat:1"), seals=5)


# ---------------------------------------------------------------------- the six actions


@pytest.mark.words
def test_every_card_names_its_rule() -> None:
    assert [card.id for card in CARDS] == ALL_CARDS
    for card in worded(GAME):
        assert card.rule == f"TRK-{card.id.upper()}"
        assert card.rule in GAME.rulebook
        assert card.name in GAME.rulebook[card.rule].text
        assert card.text.endswith(".")


@pytest.mark.rule("TRK-BETRAY")
@pytest.mark.card("trickery", "betray")
def test_betray_steals_from_a_fellow_and_changes_sides() -> None:
    state = at(seats=4, societies=["thorn", "thorn", "thorn", "machine"], coins=[2, 3, 0, 5], chests={"thorn": 4})
    assert [text for text in can(state) if text.startswith("betray")] == ["betray 2"]
    assert forbids(state, "betray 3") == "TRK-BETRAY"  # no coin to steal
    assert forbids(state, "betray 4") == "TRK-BETRAY"  # not a fellow
    play(state, "betray 2")
    assert state.coins == [3, 2, 0, 5]
    assert state.sides == [1, 0, 0, 1]
    assert state.chests == [4, 0]
    assert state.events_for(None)[1:] == [Played(0, "betray", 1), Stole(0, 1), Turned(0, "machine")]


@pytest.mark.rule("TRK-BUILD")
@pytest.mark.card("trickery", "build")
def test_build_gives_a_fellow_two_coins_from_the_pool() -> None:
    state = at(seats=4, societies=["machine", "machine", "thorn", "machine"], coins=[0, 0, 1, 1])
    assert [text for text in can(state) if text.startswith("build")] == ["build 2", "build 4"]
    assert forbids(state, "build 3") == "TRK-BUILD"
    pool = state.coin_pool
    play(state, "build 4")
    assert state.coins == [0, 0, 1, 3]
    assert state.coin_pool == pool - 2
    assert state.sides == [1, 1, 0, 1]
    assert state.events_for(None)[1:] == [Played(0, "build", 3), Gave(None, 3, 2)]


@pytest.mark.rule("TRK-BRIBE")
@pytest.mark.card("trickery", "bribe")
def test_bribe_brings_an_enemy_over() -> None:
    state = at(seats=4, societies=["thorn", "thorn", "machine", "machine"], coins=[1, 2, 0, 2])
    assert [text for text in can(state) if text.startswith("bribe")] == ["bribe 3", "bribe 4"]
    assert forbids(state, "bribe 2") == "TRK-BRIBE"
    play(state, "bribe 3")
    assert state.coins == [0, 2, 1, 2]
    assert state.sides == [0, 0, 0, 1]
    assert state.events_for(None)[1:] == [Played(0, "bribe", 2), Gave(0, 2, 1), Turned(2, "thorn")]


@pytest.mark.rule("TRK-FAVOUR")
@pytest.mark.card("trickery", "favour")
def test_favour_costs_a_coin_if_there_is_one_and_brings_two() -> None:
    state = at(societies=["thorn", "machine", "machine"], coins=[2, 0, 2], chests={"thorn": 2, "machine": 3})
    play(state, "favour")
    assert state.coins == [3, 0, 2]
    assert state.chests == [3, 3]
    assert state.events_for(None)[1:] == [Played(0, "favour"), Laid(0, "thorn", 3), Gave(None, 0, 2)]
    pool = state.coin_pool
    play(state, "favour")  # without a coin
    assert state.coins == [3, 2, 2]
    assert state.chests == [3, 3]
    assert state.coin_pool == pool - 2


@pytest.mark.rule("TRK-TRIBUTE")
@pytest.mark.card("trickery", "tribute")
def test_tribute_is_any_number_of_coins() -> None:
    given = {"societies": ["machine", "thorn", "thorn"], "coins": [3, 2, 2]}
    state = at(**given)
    assert [text for text in can(state) if text.startswith("tribute")] == ["tribute 1", "tribute 2", "tribute 3"]
    assert forbids(state, "tribute 4") == "TRK-TRIBUTE"
    for coins in (1, 2, 3):
        paid = play(at(**given), f"tribute {coins}")
        assert paid.coins == [3 - coins, 2, 2]
        assert paid.chests == [0, coins]
        assert paid.events_for(None)[1:] == [
            Played(0, "tribute", None, coins),
            *[Laid(0, "machine", chest) for chest in range(1, coins + 1)],
        ]
    penniless = at(societies=["machine", "thorn", "thorn"], coins=[0, 2, 2])
    assert forbids(penniless, "tribute 1") == "TRK-TRIBUTE"


@pytest.mark.rule("TRK-OUTDO")
@pytest.mark.card("trickery", "outdo")
def test_outdo_pays_and_drives_a_fellow_out() -> None:
    state = at(seats=4, societies=["thorn", "thorn", "machine", "thorn"], coins=[1, 0, 2, 2])
    assert [text for text in can(state) if text.startswith("outdo")] == ["outdo 2", "outdo 4"]
    assert forbids(state, "outdo 3") == "TRK-OUTDO"
    play(state, "outdo 2")
    assert state.coins == [0, 0, 2, 2]
    assert state.chests == [1, 0]
    assert state.sides == [0, 1, 1, 0]
    assert state.events_for(None)[1:] == [Played(0, "outdo", 1), Laid(0, "thorn", 1), Turned(1, "machine")]


def test_turns_are_counted_for_the_lab() -> None:
    game = intrigue.game("trickery")
    for seed, options in ((1, {}), (2, {"max_turns": 2})):
        state = game.new(3, seed, options, events=True)
        play_on(state, [game.bot()] * 3, seeded(seed))
        assert state.events is not None
        skipped = sum(type(happening.public).__name__ == "Skipped" for happening in state.events)
        assert game.lab.turns(state) == state.moves - 3 + skipped  # all but the picking of societies
        assert game.lab.traits(state, 0)["society at the end"][0] in ("thorn", "machine")
