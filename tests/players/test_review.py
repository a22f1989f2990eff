"""A finished game looked at again."""

from __future__ import annotations

import msgspec

import intrigue
from intrigue.core import decide, seeded
from intrigue.core.record import Record
from intrigue.players import player
from intrigue.players.review import Alternative, Decision, judge_choice, situations, turning_points

GAME = intrigue.game("trickery")


def played(bots: list[str], seed: int = 4) -> Record:
    state = GAME.new(len(bots), seed)
    record = Record.begin(GAME, state, bots, seed)
    minds = [player(GAME, bot) for bot in bots]
    rng = seeded(seed)
    while not state.over:
        seat = state.waiting[0]
        record.play(state, seat, decide(minds[seat], state, seat, rng))
    return record


RECORD = played(["sensible", "random", "random"])


def test_every_decision_is_there_with_what_its_player_knew() -> None:
    found = list(situations(GAME, RECORD))
    assert len(found) > 10
    for one in found:
        assert one.known.say(one.seat, one.action) == RECORD.lines[one.move].do
        true = RECORD.replay(GAME, one.move)
        assert one.known.view(one.seat) == true.view(one.seat)


def test_the_winning_move_is_judged_a_win_and_missing_it_a_slip() -> None:
    last = list(situations(GAME, RECORD))[-1]
    won = RECORD.replay(GAME, len(RECORD.lines)).result
    assert won is not None
    assert last.seat in won.winners
    decision = judge_choice(GAME, last, 100)
    assert decision.chance == 1.0
    assert decision.lost == 0.0
    others = [action for action in last.known.legal(last.seat) if action != last.action]
    tried = [judge_choice(GAME, msgspec.structs.replace(last, action=action), 100) for action in others]
    slip = min(tried, key=lambda one: one.chance)
    assert slip.chance < 1.0
    assert slip.lost == round(1.0 - slip.chance, 3)
    assert slip.best[0] == Alternative(decision.do, 1.0, decision.words)
    assert [(point.kind, point.by) for point in turning_points([slip])] == [("slip", slip.lost)]


def test_luck_in_hidden_cards_does_not_change_the_judgement() -> None:
    """The same knowledge, the same judgement."""
    one = list(situations(GAME, RECORD))[5]
    other = intrigue.players.review.Situation(one.move, one.seat, one.action, one.known.imagine(one.seat, seeded(99)))
    assert judge_choice(GAME, one, 60) == judge_choice(GAME, other, 60)


def test_turning_points_compare_a_decision_with_the_last_one_of_the_same_player() -> None:
    def decision(move: int, seat: int, chance: float) -> Decision:
        return Decision(move, seat, "x", chance, 0.0, (Alternative("x", chance, "x"),), "x")

    line = [decision(0, 0, 0.3), decision(1, 1, 0.9), decision(2, 0, 0.6), decision(3, 1, 0.85), decision(4, 0, 0.1)]
    assert [(point.move, point.kind, point.by) for point in turning_points(line)] == [
        (2, "rise", 0.3),
        (4, "fall", 0.5),
    ]
