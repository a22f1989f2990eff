"""Trickery & Deceit: two secret societies, six cards, and the right moment to change sides."""

from __future__ import annotations

from typing import Any

from ...core.card import Card, Printed
from ...core.event import Event
from ...core.game import Game
from ...core.lookahead import Lookahead
from ...core.player import Player
from ...core.refusal import Refusal
from ...core.result import Result
from ...core.rng import Rng
from ...core.state import State
from ...core.view import View
from . import cards, position, rules, terminal, view, words
from .bot import Schemer
from .options import TrickeryOptions
from .state import SOCIETIES, TURN_LIMIT, UNDECIDED, Trickery


class TrickeryAndDeceit(Game):
    name = "trickery"
    title = "Trickery & Deceit"
    seats = range(3, 7)
    minutes = "30"
    special = "Everything lies open and nobody stays your friend: fill your society's chest, or change sides in time."
    primer = (
        "Two secret societies fill their chests with coins. Whoever lays the fifth coin into a chest gets 2 seals, "
        "and everyone else in that society gets 1. The first player with 5 seals wins. On your turn you play one of "
        "your six cards, or you pause and take your played cards back. The cards move coins and make people change "
        "sides, you among them: be in the right society when its chest fills, and see that others are not."
    )
    version = 1
    variants = TrickeryOptions
    turn_rule = "TRK-TURN-1"
    over_rule = "TRK-END-1"
    longest = 6 + 6 * 1000
    codes = (
        *[words.codes(card) for card in cards.CARDS],
        range(rules.PAUSE, rules.PAUSE + 1),
        range(rules.PICK, rules.PICK + 2),
    )
    lookahead = Lookahead(blind=0.3)  # all lies open: who counts on sensible others is lost among erratic ones
    trials = ({}, {"tie_rule": "seals_then_coins"}, {"max_turns": 4}, {"start_player": 2})
    parts = (rules,)

    def setup(self, seats: int, options: Any, rng: Rng) -> State:
        return rules.deal(self, seats, options, rng)

    def view(self, state: State, seat: int) -> View:
        return view.look(own(state), seat)

    def say(self, state: State, seat: int, action: int) -> str:
        return words.say(own(state), seat, action)

    def read(self, state: State, seat: int, text: str) -> int | None:
        return words.read(own(state), seat, text)

    def label(self, state: State, seat: int, action: int) -> str:
        return words.label(own(state), seat, action)

    def about(self, state: State, seat: int, action: int) -> tuple[str, ...]:
        return words.about(own(state), seat, action)

    def rule_of(self, state: State, seat: int, action: int) -> str:
        return words.rule_of(action)

    def obstacle(self, state: State, seat: int, action: int) -> Refusal | None:
        return words.obstacle(own(state), seat, action)

    def misread(self, state: State, text: str) -> Refusal | None:
        return words.misread(own(state), text)

    def story(self, event: Event) -> str:
        return words.story(event)

    def result(self, state: State) -> Result:
        return words.result(own(state))

    def arrange(self, state: State, given: dict[str, Any]) -> None:
        position.arrange(own(state), given)

    def bot(self) -> Player:
        return Schemer()

    def cards(self) -> tuple[Card, ...]:
        return tuple(
            Card(id=card.id, name=card.name, kind="action", text=card.text, rule=card.rule, copies=6)
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
        words.CARD_IDS[card].coins = value

    def draw(self, shown: View, names: list[str]) -> Any:
        assert isinstance(shown, view.TrickeryView)
        return terminal.draw(shown, names)


def own(state: State) -> Trickery:
    assert isinstance(state, Trickery)
    return state


GAME = TrickeryAndDeceit()
