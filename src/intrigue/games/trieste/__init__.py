"""Trieste: the Watch, the Merchant and the Thief want the same city, each for another reason."""

from __future__ import annotations

from collections.abc import Hashable
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
from . import choices, gallery, notation, position, refusals, story, terminal, view
from .bot.plotter import Plotter
from .cards import law, money
from .cards.titles import FACTIONS
from .options import TriesteOptions
from .rules import actions, heroes, payment, reactions, setup, turn
from .state import Trieste


class TriesteGame(Game):
    name = "trieste"
    title = "Trieste"
    seats = range(3, 4)
    minutes = "45-60"
    version = 3
    variants = TriesteOptions
    turn_rule = "TRI-TURN-2"
    over_rule = "TRI-END-1"
    longest = 1000 * 400
    codes = (range(actions.SWAP + 64), range(actions.PAY, actions.PAY + (1 << 13)))  # there is one Diamond
    lookahead = Lookahead(depth=20)  # about a turn and a half: playing on to the end takes seconds a decision
    trials = (
        {},
        {"heroes": True},
        {"factions": "chosen"},
        {"unpaid_thief_capturable": False},
        {"max_turns": 3, "heroes": True, "factions": "chosen"},
    )
    parts = (heroes, law, money, payment, reactions, setup, turn)

    def setup(self, seats: int, options: Any, rng: Rng) -> State:
        return setup.deal(self, seats, options, rng)

    def look(self, scene: Scene, seat: int) -> View:
        return view.look(scene, own(scene.state), seat)

    def say(self, state: State, seat: int, action: int) -> str:
        return notation.say(own(state), seat, action)

    def read(self, state: State, seat: int, text: str) -> int | None:
        return notation.read(own(state), seat, text)

    def label(self, state: State, seat: int, action: int) -> Words:
        return choices.label(own(state), seat, action)

    def about(self, state: State, seat: int, action: int) -> tuple[str, ...]:
        return choices.about(own(state), seat, action)

    def rule_of(self, state: State, seat: int, action: int) -> str:
        return choices.rule_of(own(state), action)

    def light(self, state: State, seat: int, action: int) -> Hashable:
        return choices.light(own(state), action)

    def obstacle(self, state: State, seat: int, action: int) -> Refusal | None:
        return refusals.obstacle(own(state), seat, action)

    def misread(self, state: State, text: str) -> Refusal | None:
        return refusals.misread(own(state), text)

    def story(self, event: Event) -> Words:
        return story.story(event)

    def result(self, state: State) -> Result:
        return story.result(own(state))

    def arrange(self, state: State, given: dict[str, Any]) -> None:
        position.arrange(own(state), given)

    def introduce(self, state: State) -> None:
        setup.tell_factions(own(state))

    def bot(self) -> Player:
        return Plotter()

    def quick_bot(self) -> Player:
        return Plotter(worlds=2)

    def cards(self) -> tuple[Card, ...]:
        return gallery.gallery()

    def dealt_from(self, seats: int, options: Any) -> tuple[str, ...]:
        return tuple(card.id for card in gallery.gallery() if options.heroes or card.rule != gallery.HERO_RULE)

    def turns(self, state: State) -> int:
        return own(state).turn

    def traits(self, state: State, seat: int) -> dict[str, tuple[str, ...]]:
        return view.traits(own(state), seat)

    def side(self, state: State, seat: int) -> str | None:
        return FACTIONS[own(state).faction_of[seat]]

    def printed(self) -> Printed:
        return gallery.printed()

    def reprint(self, card: str, what: str, value: int | str) -> None:
        assert isinstance(value, int)
        gallery.reprint(card, what, value)
        self.offered.clear()

    def signs(self, shown: View) -> tuple[tuple[Words, Words], ...]:
        return terminal.SIGNS

    def counted(self, shown: View, score: int) -> Words:
        return phrase("table-score", percent=score)

    def portrait(self, shown: View, seat: int) -> tuple[tuple[Words, Words], ...]:
        assert isinstance(shown, view.TriesteView)
        return terminal.portrait(shown, seat)

    def draw(self, shown: View, voice: Voice) -> Any:
        assert isinstance(shown, view.TriesteView)
        return terminal.draw(shown, voice)


def own(state: State) -> Trieste:
    assert isinstance(state, Trieste)
    return state


GAME = TriesteGame()
