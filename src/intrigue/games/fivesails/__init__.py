"""7th Sea: City of Five Sails: leaders, crews and schemes in a city of three to five districts."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from ...core.card import Card, Printed
from ...core.deck import LOT, DeckReport, SampleDeck, parted
from ...core.event import Event, Happening
from ...core.game import Game
from ...core.lookahead import Lookahead
from ...core.passing import Passing
from ...core.phrase import Voice, Words, phrase
from ...core.player import Player
from ...core.refusal import Refusal
from ...core.result import Result
from ...core.rng import Rng
from ...core.state import State
from ...core.view import Scene, View
from . import choices, decks, notation, position, printed, refusals, story, terminal, texts, view
from .bot import Captain
from .events import Used
from .options import FiveSailsOptions
from .rules import (
    answering,
    challenge,
    day,
    dealing,
    drama,
    duel,
    dusk,
    frames,
    gear,
    moving,
    paying,
    planning,
    renown_control,
    round_choices,
    windows,
    wounds,
)
from .state import duel as state_duel
from .state import parts as state_parts
from .state import pressure as state_pressure
from .state.layout import DRAMA
from .state.names import FACTIONS, KIND_NAMES
from .state.printed import CARDS
from .state.table import FiveSails

assert len(CARDS) == 201


MOST_CARDS = 4 * (11 + decks.LARGEST) + 45  # in a game of four with the largest decks
KINDS = 15 + frames.LENT + max(len(card.lent) for card in CARDS)  # of actions; the last are abilities by their slots


class CityOfFiveSails(Game):
    name = "fivesails"
    title = "7th Sea: City of Five Sails"
    seats = range(2, 5)
    usual = 2
    minutes = "60-90"
    version = 5
    variants = FiveSailsOptions
    turn_rule = "FIV-DRAMA-1"
    over_rule = "FIV-VICTORY-4"
    longest = 20000
    codes = (range(6), *[range(kind << frames.SHIFT, (kind << frames.SHIFT) + MOST_CARDS) for kind in range(1, KINDS)])
    lookahead = Lookahead(depth=12)  # a round or two: far sooner judged than played to the end
    trials = ({}, {"decks": "random"}, {"decks": "random", "gamble_rest": "sink", "open_decks": True})
    parts = (
        *(state_parts, state_duel, state_pressure, frames, windows, paying, renown_control, wounds, moving, gear),
        *(challenge, answering, duel, round_choices, planning, drama, dusk, day),
    )

    def setup(self, seats: int, options: Any, rng: Rng) -> State:
        return dealing.deal(self, seats, options, rng, lists(seats, options, rng), dealing.city_list())

    def look(self, scene: Scene, seat: int) -> View:
        return view.look(scene, own(scene.state), seat)

    def say(self, state: State, seat: int, action: int) -> str:
        return notation.say(own(state), seat, action)

    def read(self, state: State, seat: int, text: str) -> int | None:
        return notation.read(own(state), seat, text)

    def label(self, state: State, seat: int, action: int) -> Words:
        return choices.label(own(state), seat, action)

    def about(self, state: State, seat: int, action: int) -> tuple[str, ...]:
        return notation.about(own(state), seat, action)

    def rule_of(self, state: State, seat: int, action: int) -> str:
        return notation.rule_of(own(state), seat, action)

    def light(self, state: State, seat: int, action: int) -> Hashable:
        return choices.light(own(state), action)

    def obstacle(self, state: State, seat: int, action: int) -> Refusal | None:
        return refusals.why_not(own(state), seat, action)

    def story(self, event: Event) -> Words:
        return story.story(event)

    def result(self, state: State) -> Result:
        return story.result(own(state))

    def arrange(self, state: State, given: dict[str, Any]) -> None:
        position.arrange(own(state), given)

    def introduce(self, state: State) -> None:
        position.introduce(own(state))

    def bot(self) -> Player:
        return Captain()

    def cards(self) -> tuple[Card, ...]:
        return tuple(
            Card(
                id=card.id,
                kind=KIND_NAMES[card.kind],
                copies=card.copies,
                facts=printed.facts(card),
                words=texts.text(card),
            )
            for card in CARDS
        )

    def dealt_from(self, seats: int, options: Any) -> tuple[str, ...]:
        """Those of the city, and those of the decks; where a deck is drawn by lot, of all that it may be."""
        found = set(dealing.city_list())
        for part in brought(seats, options):
            for name in decks.ORDER if part == LOT else [part]:
                found.update(decks.read(name).numbers())
        return tuple(card.id for card in CARDS if card.number in found)

    def decks(self) -> tuple[SampleDeck, ...]:
        return tuple(SampleDeck(name, decks.write(decks.SAMPLES[name])) for name in decks.ORDER)

    def deck(self, text: str) -> DeckReport:
        return decks.report(text)

    def passing(self, state: State) -> Passing | None:
        st = own(state)
        return st.passing if st.phase == DRAMA else None

    def passes(self, state: State, seat: int, action: int) -> bool | None:
        return action == frames.PASS if isinstance(state.stack[-1], drama.Turn) else None

    def turns(self, state: State) -> int:
        return own(state).day

    def picked(self, state: State, seat: int, action: int) -> tuple[str, ...]:
        return notation.picked(own(state), action)

    def at_work(self, state: State, happened: list[Happening]) -> tuple[str, ...]:
        faces = [one.public for one in happened]
        return tuple(face.name for face in faces if isinstance(face, Used) and face.name)

    def traits(self, state: State, seat: int) -> dict[str, tuple[str, ...]]:
        st = own(state)
        return {"faction": (FACTIONS[st.faction[seat]],), "leader": (CARDS[st.kind[st.leaders[seat]]].id,)}

    def side(self, state: State, seat: int) -> str | None:
        return FACTIONS[own(state).faction[seat]]

    def printed(self) -> Printed:
        return printed.printed()

    def reprint(self, card: str, what: str, value: int | str) -> None:
        assert isinstance(value, int)
        printed.reprint(card, what, value)
        self.offered.clear()

    def signs(self, shown: View) -> tuple[tuple[Words, Words], ...]:
        return terminal.SIGNS

    def counted(self, shown: View, score: int) -> Words:
        return phrase("table-score", renown=score)

    def portrait(self, shown: View, seat: int) -> tuple[tuple[Words, Words], ...]:
        assert isinstance(shown, view.FiveSailsView)
        return terminal.portrait(shown, seat)

    def draw(self, shown: View, voice: Voice) -> Any:
        assert isinstance(shown, view.FiveSailsView)
        return terminal.draw(shown, voice)


def lists(seats: int, options: FiveSailsOptions, rng: Rng) -> list[list[int]]:
    """The decks by seat, card by card; those that are left to the lot are drawn."""
    found: list[list[int]] = []
    for part in brought(seats, options):
        name = decks.ORDER[rng.below(len(decks.ORDER))] if part == LOT else part
        found.append(decks.read(name).numbers())
    return found


def brought(seats: int, options: FiveSailsOptions) -> list[str]:
    """The decks by seat as they were named; who named none gets a sample deck that is left (FIV-DECK-7)."""
    parts = parted(options.decks, seats)
    names = [part.lower() for part in parts]
    left = [name for name in decks.ORDER if name not in names]
    return [part or left.pop(0) for part in parts]


def own(state: State) -> FiveSails:
    assert isinstance(state, FiveSails)
    return state


GAME = CityOfFiveSails()
