"""Trading in the Mediterranean: six rounds of goods, deals against the clock, and ideas that nobody may speak of."""

from __future__ import annotations

from typing import Any

from ...core.alarm import Alarm
from ...core.card import Card, Printed
from ...core.event import Event, Happening
from ...core.game import Game
from ...core.lookahead import Lookahead
from ...core.phrase import Voice, Words
from ...core.player import Player
from ...core.refusal import Refusal
from ...core.result import Result
from ...core.rng import Rng
from ...core.state import State
from ...core.view import Choice, View
from . import gallery, guide, labels, manners, notes, position, refusals, sentences, story, terminal, view, words
from .bot.mind import Mind
from .bot.trader import Trader, begun
from .cards.developments import ALL, FACE
from .options import MediterraneanOptions
from .rules import actions, development, floor, flow, production, resolution
from .rules.actions import NOT_DONE, WAIT
from .rules.drafts import MOST_OFFERS
from .state import parts as parts_
from .state.table import Mediterranean


class TradingInTheMediterranean(Game):
    name = "mediterranean"
    title = "Trading in the Mediterranean"
    seats = range(4, 7)
    minutes = "90 to 120"
    special = "Everybody trades at once, and only the holder of a card knows what its lower half will do."
    primer = (
        "You lead a civilization for six rounds; most points win. Each round you produce goods, trade them freely, and "
        "then spend all but a few: large sets of one good bring many points. Every card also carries an idea that only "
        "its holder sees: arrows that move you toward Dictatorship or Democracy and toward Mars or Venus, or misery. "
        "The further you are along a track, the better the developments you may choose. Do not be the unhappiest or "
        "the least safe of all: revolts and barbarians come for the last."
    )
    version = 3
    variants = MediterraneanOptions
    turn_rule = "MED-RND-1"
    over_rule = "MED-END-1"
    longest = 40_000
    codes = (
        range(actions.GIVE, actions.BUILD + len(FACE)),
        *[range(verb + 1, verb + MOST_OFFERS + 1) for verb in words.OFFER_VERBS.values()],
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

    def view(self, state: State, seat: int) -> View:
        return view.look(own(state), seat)

    def say(self, state: State, seat: int, action: int) -> str:
        return words.say(own(state), seat, action)

    def read(self, state: State, seat: int, text: str) -> int | None:
        return words.read(own(state), seat, text)

    def steps(self, state: State, seat: int, text: str) -> list[str]:
        return sentences.steps(own(state), seat, text)

    def label(self, state: State, seat: int, action: int) -> str:
        return labels.label(own(state), seat, action)

    def about(self, state: State, seat: int, action: int) -> tuple[str, ...]:
        return labels.about(own(state), seat, action)

    def rule_of(self, state: State, seat: int, action: int) -> str:
        return labels.rule_of(action)

    def general(self, state: State, seat: int) -> Refusal | None:
        no = super().general(state, seat)
        return no if no is None or state.over else refusals.spent(own(state), seat) or no

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
        return gallery.CARDS

    def traits(self, state: State, seat: int) -> dict[str, tuple[str, ...]]:
        """The directions that a civilization took; a new game has none yet."""
        if not state.over:
            return {}
        shown = view.player(own(state), seat, seat)
        return {"direction": (f"{shown.government.side} and {shown.religion.side}",)}

    def printed(self) -> Printed:
        return {face.id: {"points": face.vp, "happiness": face.happy, "safety": face.safe} for face in ALL}

    def reprint(self, card: str, what: str, value: int | str) -> None:
        assert isinstance(value, int)
        for face in ALL:
            if face.id == card:
                setattr(face, {"points": "vp", "happiness": "happy", "safety": "safe"}[what], value)

    def picked(self, state: State, seat: int, action: int) -> tuple[str, ...]:
        return labels.built(action)

    def noted(self, state: State, happened: list[Happening]) -> dict[str, float]:
        return notes.noted(own(state), happened)

    def brief(self, shown: View) -> tuple[Choice, ...]:
        assert isinstance(shown, view.MediterraneanView)
        return terminal.brief(shown)

    def sayings(self, shown: View) -> tuple[str, ...]:
        assert isinstance(shown, view.MediterraneanView)
        return terminal.sayings(shown)

    def phrases(self, shown: View) -> tuple[tuple[str, str], ...]:
        return guide.PHRASES

    def signs(self, shown: View) -> tuple[tuple[str, str], ...]:
        return guide.SIGNS

    def portrait(self, shown: View, seat: int) -> tuple[tuple[str, str], ...]:
        assert isinstance(shown, view.MediterraneanView)
        return terminal.portrait(shown, seat)

    def saying(self, state: State, seat: int, action: int) -> str:
        plan = begun(Mind(own(state), seat), action)
        return "" if plan is None else plan.words(own(state), seat)

    def draw(self, shown: View, voice: Voice) -> Any:
        assert isinstance(shown, view.MediterraneanView)
        return terminal.draw(shown, list(voice.names))


def own(state: State) -> Mediterranean:
    assert isinstance(state, Mediterranean)
    return state


GAME = TradingInTheMediterranean()
