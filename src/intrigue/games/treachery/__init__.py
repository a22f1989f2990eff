"""Treachery in a Pocket: four Houses, ten characters, and a secret wish for two of the Houses."""

from __future__ import annotations

from typing import Any

from ...core.card import Card, Printed
from ...core.event import Event, Happening
from ...core.game import Game
from ...core.lookahead import Lookahead
from ...core.phrase import Voice, Words, phrase
from ...core.player import Player
from ...core.refusal import Refusal
from ...core.result import Result
from ...core.rng import Rng
from ...core.state import State
from ...core.view import Scene, View
from . import abilities, gallery, notation, past, phrases, position, refusals, story, terminal, view
from .bot import Plotter
from .cards.actions import CARDS
from .cards.characters import COUNT
from .options import TreacheryOptions
from .rules import action, turn
from .state import Treachery


class TreacheryInAPocket(Game):
    name = "treachery"
    title = "Treachery in a Pocket"
    seats = range(2, 5)  # TRE-C-1
    minutes = "10-20"
    version = 4
    variants = TreacheryOptions
    turn_rule = "TRE-TURN-1"
    over_rule = "TRE-END-1"
    codes = (
        range(2 * 14),
        range(action.PICK, action.PICK + COUNT),
        range(action.DEAL, action.DEAL + 1),
        range(2 * 14, 2 * len(CARDS)),  # of cards that came later: indices stay as they are
    )
    longest = 5 * (1 + 22 * 30)  # five games of at most 22 turns
    lookahead = Lookahead(breadth=10, beliefs=40)
    trials = ({}, {"match": True}, {"start_player": 2})
    parts = (action, turn, past)

    def setup(self, seats: int, options: Any, rng: Rng) -> State:
        return turn.begin(self, seats, options, rng)

    def look(self, scene: Scene, seat: int) -> View:
        return view.look(scene, own(scene.state), seat)

    def say(self, state: State, seat: int, action: int) -> str:
        return notation.say(action)

    def read(self, state: State, seat: int, text: str) -> int | None:
        return notation.read(text)

    def label(self, state: State, seat: int, action: int) -> Words:
        return phrases.label(own(state), seat, action)

    def about(self, state: State, seat: int, action: int) -> tuple[str, ...]:
        return phrases.about(own(state), action)

    def rule_of(self, state: State, seat: int, action: int) -> str:
        return phrases.rule_of(own(state), action)

    def obstacle(self, state: State, seat: int, action: int) -> Refusal | None:
        return refusals.obstacle(own(state), seat, action)

    def misread(self, state: State, text: str) -> Refusal | None:
        return refusals.misread(text)

    def story(self, event: Event) -> Words:
        return story.story(event)

    def result(self, state: State) -> Result:
        return story.result(own(state))

    def arrange(self, state: State, given: dict[str, Any]) -> None:
        position.arrange(own(state), given)

    def introduce(self, state: State) -> None:
        turn.tell_secrets(own(state))

    def bot(self) -> Player:
        return Plotter()

    def cards(self) -> tuple[Card, ...]:
        return gallery.cards()

    def turns(self, state: State) -> int | None:
        return None if own(state).options.match else own(state).turns

    def at_work(self, state: State, happened: list[Happening]) -> tuple[str, ...]:
        return tuple(abilities.at_work(own(state), happened))

    def printed(self) -> Printed:
        return gallery.printed()

    def reprint(self, card: str, what: str, value: int | str) -> None:
        gallery.reprint(card, what, value)

    def one_off(self, card: str, what: str) -> list[int | str]:
        return [*gallery.one_off(str(self.printed()[card][what]))]

    def signs(self, shown: View) -> tuple[tuple[Words, Words], ...]:
        return terminal.SIGNS

    def obvious(self, shown: View) -> bool:
        """Before the next game of a match everybody looks at how this one was scored."""
        assert isinstance(shown, view.TreacheryView)
        return super().obvious(shown) and not terminal.is_scored(shown)

    def interval(self, shown: View) -> bool:
        assert isinstance(shown, view.TreacheryView)
        return terminal.is_scored(shown)

    def counted(self, shown: View, score: int) -> Words:
        assert isinstance(shown, view.TreacheryView)
        return phrase("table-victories", victories=score) if shown.match else phrase("table-points", points=score)

    def portrait(self, shown: View, seat: int) -> tuple[tuple[Words, Words], ...]:
        assert isinstance(shown, view.TreacheryView)
        return terminal.portrait(shown, seat)

    def draw(self, shown: View, voice: Voice) -> Any:
        assert isinstance(shown, view.TreacheryView)
        return terminal.draw(shown, voice)


def own(state: State) -> Treachery:
    assert isinstance(state, Treachery)
    return state


GAME = TreacheryInAPocket()
