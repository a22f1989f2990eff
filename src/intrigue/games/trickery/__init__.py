"""Trickery & Deceit: two secret societies, six cards, and the right moment to change sides."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from ...core.card import Card, Printed
from ...core.event import Event
from ...core.game import Game
from ...core.lookahead import Lookahead
from ...core.phrase import Voice, Words, phrase
from ...core.player import Player
from ...core.refusal import Refusal
from ...core.result import Result
from ...core.rng import Rng
from ...core.state import State
from ...core.view import Scene, View
from . import cards, notation, phrases, position, rules, terminal, view
from .bot import Schemer
from .options import TrickeryOptions
from .state import SOCIETIES, TURN_LIMIT, UNDECIDED, Trickery


class TrickeryAndDeceit(Game):
    name = "trickery"
    title = "Trickery & Deceit"
    seats = range(3, 7)
    minutes = "30"
    version = 1
    variants = TrickeryOptions
    turn_rule = "TRK-TURN-1"
    over_rule = "TRK-END-1"
    longest = 6 + 6 * 1000
    codes = (
        *[notation.codes(card) for card in cards.CARDS],
        range(rules.PAUSE, rules.PAUSE + 1),
        range(rules.PICK, rules.PICK + 2),
    )
    lookahead = Lookahead(blind=0.3)  # all lies open: who counts on sensible others is lost among erratic ones
    trials = ({}, {"tie_rule": "seals_then_coins"}, {"max_turns": 4}, {"start_player": 2})
    parts = (rules,)

    def setup(self, seats: int, options: Any, rng: Rng) -> State:
        return rules.deal(self, seats, options, rng)

    def look(self, scene: Scene, seat: int) -> View:
        return view.look(scene, own(scene.state), seat)

    def say(self, state: State, seat: int, action: int) -> str:
        return notation.say(own(state), seat, action)

    def read(self, state: State, seat: int, text: str) -> int | None:
        return notation.read(own(state), seat, text)

    def label(self, state: State, seat: int, action: int) -> Words:
        return phrases.label(own(state), seat, action)

    def about(self, state: State, seat: int, action: int) -> tuple[str, ...]:
        return phrases.about(own(state), seat, action)

    def rule_of(self, state: State, seat: int, action: int) -> str:
        return phrases.rule_of(action)

    def light(self, state: State, seat: int, action: int) -> Hashable:
        table = own(state)
        return table.sides[seat], table.coins[seat] > 0

    def obstacle(self, state: State, seat: int, action: int) -> Refusal | None:
        return phrases.obstacle(own(state), seat, action)

    def misread(self, state: State, text: str) -> Refusal | None:
        return phrases.misread(own(state), text)

    def story(self, event: Event) -> Words:
        return phrases.story(event)

    def chapter(self, events: Sequence[Event]) -> list[Words]:
        return list(phrases.chapter(events))

    def result(self, state: State) -> Result:
        return phrases.result(own(state))

    def arrange(self, state: State, given: dict[str, Any]) -> None:
        position.arrange(own(state), given)

    def bot(self) -> Player:
        return Schemer()

    def cards(self) -> tuple[Card, ...]:
        return tuple(
            Card(id=card.id, kind="action", rule=card.rule, copies=6, data={"coins": card.coins} if card.coins else {})
            for card in cards.CARDS
        )

    def traits(self, state: State, seat: int) -> dict[str, tuple[str, ...]]:
        side = own(state).sides[seat]
        return {} if side == UNDECIDED else {"society at the end": (SOCIETIES[side],)}

    def turns(self, state: State) -> int:
        table = own(state)
        passed: int = table.variant.max_turns * table.seats - table.turns_left
        return passed + 1 if table.over and table.ending != TURN_LIMIT else passed  # the last turn is not passed on

    def printed(self) -> Printed:
        return {card.id: {"coins": card.coins} for card in cards.CARDS if card.coins}

    def reprint(self, card: str, what: str, value: int | str) -> None:
        assert isinstance(value, int)
        notation.CARD_IDS[card].coins = value
        self.offered.clear()

    def signs(self, shown: View) -> tuple[tuple[Words, Words], ...]:
        return terminal.SIGNS

    def counted(self, shown: View, score: int) -> Words:
        return phrase("table-score", seals=score)

    def portrait(self, shown: View, seat: int) -> tuple[tuple[Words, Words], ...]:
        assert isinstance(shown, view.TrickeryView)
        return terminal.portrait(shown, seat)

    def draw(self, shown: View, voice: Voice) -> Any:
        assert isinstance(shown, view.TrickeryView)
        return terminal.draw(shown, voice)


def own(state: State) -> Trickery:
    assert isinstance(state, Trickery)
    return state


GAME = TrickeryAndDeceit()
