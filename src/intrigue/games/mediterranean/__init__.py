"""Trading in the Mediterranean: six rounds of goods, deals against the clock, and ideas that nobody may speak of."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from ...core.alarm import Alarm
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
from ...core.view import Choice, Scene, View
from . import gallery, guide, manners, notation, notes, position, sentences, terminal, view
from .bot.mind import Mind
from .bot.trader import Trader, begun
from .cards.developments import ALL, FACE
from .options import MediterraneanOptions
from .phrases import choices, refusals, story
from .rules import actions, development, floor, flow, production, resolution
from .rules.actions import NOT_DONE, WAIT
from .rules.drafts import MOST_OFFERS
from .state import parts as parts_
from .state.table import Mediterranean


class TradingInTheMediterranean(Game):
    name = "mediterranean"
    title = "Trading in the Mediterranean"
    seats = range(4, 7)
    minutes = "90-120"
    version = 3
    variants = MediterraneanOptions
    turn_rule = "MED-RND-1"
    over_rule = "MED-END-1"
    longest = 40_000
    codes = (
        range(actions.GIVE, actions.BUILD + len(FACE)),
        *[range(verb + 1, verb + MOST_OFFERS + 1) for verb in notation.OFFER_VERBS.values()],
    )
    lookahead = Lookahead(depth=40, breadth=6)  # to the next turn or nearly, since nobody makes offers in a future
    trials = (
        {"turns": 3, "laps": 2, "acts": 4},
        {"floor": "live", "turns": 3},
        {"floor": "live", "turns": 2, "open_hands": True, "grace": False},
    )
    lively = {"floor": "live"}
    idle = WAIT
    resume = NOT_DONE
    parts = (development, floor, flow, production, resolution, parts_)

    def setup(self, seats: int, options: Any, rng: Rng) -> State:
        return flow.deal(self, seats, options, rng)

    def look(self, scene: Scene, seat: int) -> View:
        return view.look(scene, own(scene.state), seat)

    def say(self, state: State, seat: int, action: int) -> str:
        return notation.say(own(state), seat, action)

    def read(self, state: State, seat: int, text: str) -> int | None:
        return notation.read(own(state), seat, text)

    def steps(self, state: State, seat: int, text: str) -> list[str]:
        return sentences.steps(own(state), seat, text)

    def label(self, state: State, seat: int, action: int) -> Words:
        return choices.label(own(state), seat, action)

    def about(self, state: State, seat: int, action: int) -> tuple[str, ...]:
        return choices.about(own(state), seat, action)

    def rule_of(self, state: State, seat: int, action: int) -> str:
        return choices.rule_of(action)

    def light(self, state: State, seat: int, action: int) -> Hashable:
        return choices.light(own(state), seat, action)

    def general(self, state: State, seat: int) -> Refusal | None:
        no = super().general(state, seat)
        return no if no is None or state.over else refusals.spent(own(state), seat) or no

    def obstacle(self, state: State, seat: int, action: int) -> Refusal | None:
        return refusals.obstacle(own(state), seat, action)

    def misread(self, state: State, text: str) -> Refusal | None:
        return refusals.misread(own(state), text)

    def story(self, event: Event) -> Words:
        return story.story(event)

    def chapter(self, events: Sequence[Event]) -> list[Words]:
        return list(story.chapter(events))

    def result(self, state: State) -> Result:
        return story.result(own(state))

    def arrange(self, state: State, given: dict[str, Any]) -> None:
        position.arrange(own(state), given)

    def introduce(self, state: State) -> None:
        position.introduce(own(state))

    def bot(self) -> Player:
        return Trader()

    def quick_bot(self) -> Player:
        return Trader(quick=True)

    def alarm(self, state: State) -> Alarm | None:
        return manners.alarm(own(state))

    def pace(self, state: State, seat: int) -> float:
        return manners.pace(own(state), seat)

    def hush(self, state: State) -> Refusal | None:
        return manners.hush(own(state))

    def cards(self) -> tuple[Card, ...]:
        return gallery.cards()

    def traits(self, state: State, seat: int) -> dict[str, tuple[str, ...]]:
        """The directions that a civilization took; a new game has none yet."""
        if not state.over:
            return {}
        shown = view.player(own(state), seat, True)
        return {"direction": (f"{shown.government.side} and {shown.religion.side}",)}

    def printed(self) -> Printed:
        return {face.id: {"points": face.vp, "happiness": face.happy, "safety": face.safe} for face in ALL}

    def reprint(self, card: str, what: str, value: int | str) -> None:
        assert isinstance(value, int)
        for face in ALL:
            if face.id == card:
                setattr(face, {"points": "vp", "happiness": "happy", "safety": "safe"}[what], value)
        gallery.cards.cache_clear()
        self.offered.clear()

    def picked(self, state: State, seat: int, action: int) -> tuple[str, ...]:
        return choices.built(action)

    def noted(self, state: State, happened: list[Happening]) -> dict[str, float]:
        return notes.noted(own(state), happened)

    def brief(self, shown: View) -> tuple[Choice, ...]:
        assert isinstance(shown, view.MediterraneanView)
        return terminal.brief(shown)

    def sayings(self, shown: View) -> tuple[str, ...]:
        assert isinstance(shown, view.MediterraneanView)
        return terminal.sayings(shown)

    def phrases(self, shown: View) -> tuple[tuple[str, Words], ...]:
        return guide.PHRASES

    def signs(self, shown: View) -> tuple[tuple[Words, Words], ...]:
        return guide.SIGNS

    def counted(self, shown: View, score: int) -> Words:
        return phrase("tell-points", number=score)

    def portrait(self, shown: View, seat: int) -> tuple[tuple[Words, Words], ...]:
        assert isinstance(shown, view.MediterraneanView)
        return terminal.portrait(shown, seat)

    def saying(self, state: State, seat: int, action: int) -> str:
        plan = begun(Mind(own(state), seat), action)
        return "" if plan is None else plan.sentence(own(state), seat)

    def draw(self, shown: View, voice: Voice) -> Any:
        assert isinstance(shown, view.MediterraneanView)
        return terminal.draw(shown, voice)


def own(state: State) -> Mediterranean:
    assert isinstance(state, Mediterranean)
    return state


GAME = TradingInTheMediterranean()
