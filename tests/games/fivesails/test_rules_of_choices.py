"""Every choice names the rule that it follows: of the question that is asked, not of how it happens to be answered."""

from __future__ import annotations

from typing import Any

import pytest

from intrigue.core import seeded
from intrigue.games.fivesails.rules.answering import AskAnswer
from intrigue.games.fivesails.rules.attachments import Trim
from intrigue.games.fivesails.rules.challenge import AskTarget, AskTechnique
from intrigue.games.fivesails.rules.drama import Turn
from intrigue.games.fivesails.rules.dusk import HandLimit
from intrigue.games.fivesails.rules.gambling import PickGamble
from intrigue.games.fivesails.rules.paying import Pay
from intrigue.games.fivesails.rules.planning import Plans
from intrigue.games.fivesails.rules.reactions import Window
from intrigue.games.fivesails.rules.round_choices import AskCard, AskStyle
from intrigue.games.fivesails.rules.wounds import Cap
from intrigue.games.fivesails.state.state import FiveSails

from .playing import GAME, duel, find, go, pos, step

# what may be said to a question, by the question; the rules of a turn are those of its actions
RULES: dict[type, set[str]] = {
    AskAnswer: {"FIV-CHAL-7", "FIV-CHAL-9"},
    AskCard: {"FIV-DUEL-6", "FIV-DUEL-7", "FIV-DUEL-8", "FIV-C-97", "FIV-GAMBLE-1"},
    AskStyle: {"FIV-MAN-3", "FIV-TECH-1", "FIV-MAN-1"},
    AskTarget: {"FIV-CHAL-6"},
    AskTechnique: {"FIV-CHAL-5", "FIV-TECH-1"},
    Cap: {"FIV-CREW-3"},
    HandLimit: {"FIV-DUSK-6"},
    Pay: {"FIV-COST-2", "FIV-REACT-1"},
    PickGamble: {"FIV-GAMBLE-2"},
    Plans: {"FIV-PLAN-1"},
    Trim: {"FIV-ATT-5"},
    Window: {"FIV-C-42", "FIV-REACT-1", "FIV-FIRST-3"},
}
ON_A_TURN = {"PASS-1", "USE-1", "MOVE-1", "EQUIP-1", "RECRUIT-1", "CHAL-1", "CLAIM-1", "BRUTE-1", "MAP-9"}


def test_in_random_games_choices_name_the_rule_of_their_question() -> None:
    met: set[type] = set()
    for seed in range(12):
        state, rng = GAME.new(2 + seed % 3, seed, {"decks": "random"}), seeded(seed)
        for _ in range(400):
            if state.over:
                break
            assert isinstance(state, FiveSails)
            top, waiting = type(state.stack[-1]), state.waiting
            seat = waiting[rng.below(len(waiting))]
            actions = state.actions(seat)
            choices = GAME.choices(state, seat)
            for choice in choices:
                fresh = GAME.choice(state, seat, choice.action)
                assert choice == fresh  # whatever is remembered of it
                if top in RULES:
                    assert choice.rule in RULES[top], (top, choice)
                elif top is Turn:
                    assert choice.rule.removeprefix("FIV-") in ON_A_TURN, choice
                if top is Turn or top in RULES:
                    met.add(top)
            state.apply(seat, actions[rng.below(len(actions))])
    assert met >= {*RULES, Turn} - {Cap, Trim}


def rule(st: FiveSails, text: str) -> str:
    action = find(st, st.mover(), text)
    assert action is not None, text
    return GAME.choice(st, st.mover(), action).rule


@pytest.mark.rule("FIV-C-42", "FIV-PASS-1", "FIV-DUEL-6", "FIV-DUEL-8", "FIV-MAN-3", "FIV-CHAL-5")
def test_not_every_pass_is_a_pass() -> None:
    me: dict[str, Any] = {"crew": {"servo_scarpa": "forums"}, "hand": ["boon", "rough_em_up"]}
    st = pos(me, {"crew": {"uwe_zimmerman": "forums"}, "hand": ["precision", "langschwert"]})
    assert rule(st, "pass") == "FIV-PASS-1"
    step(st, "challenge servo_scarpa")
    assert (rule(st, "pass"), rule(st, "use servo_scarpa")) == ("FIV-CHAL-5", "FIV-TECH-1")
    go(st, "pass", "accept")
    assert rule(st, "choose precision") == "FIV-DUEL-6"
    step(st, "choose precision")
    assert (rule(st, "pass"), rule(st, "use precision")) == ("FIV-MAN-3", "FIV-MAN-1")
    go(st, "pass")
    if isinstance(st.stack[-1], AskCard):
        assert (rule(st, "pass"), rule(st, "choose boon")) == ("FIV-DUEL-8", "FIV-DUEL-7")
    st = duel({}, {"hand": [], "deck": [], "empty": True})
    assert rule(st, "pass") == "FIV-C-97"


@pytest.mark.rule("FIV-PARLEY-1", "FIV-MOVE-2", "FIV-EQUIP-1", "FIV-COST-2")
def test_what_everybody_may_do_has_rules_of_its_own() -> None:
    crew = {"servo_scarpa": "docks", "sibella_scarpa": "docks"}
    st = pos({"crew": crew, "hand": ["stiletto", *["boon"] * 6]}, city={"docks": ["gustavo"]})
    fork = st.clone()
    step(fork, "recruit gustavo")
    assert {choice.rule for choice in GAME.choices(fork, 0)} <= {"FIV-PARLEY-1", "FIV-COST-2"}
    fork = st.clone()
    step(fork, "move servo_scarpa")
    assert {choice.rule for choice in GAME.choices(fork, 0)} == {"FIV-MOVE-2"}
    step(st, "equip stiletto")
    assert {choice.rule for choice in GAME.choices(st, 0)} == {"FIV-EQUIP-1"}
