"""Trading in the Mediterranean: six rounds of goods, deals against the clock, and ideas that nobody may speak of."""

from __future__ import annotations

from typing import Any

from ...core.alarm import Alarm
from ...core.card import Card
from ...core.event import Event
from ...core.game import Game
from ...core.player import Player
from ...core.refusal import Refusal
from ...core.result import Result
from ...core.rng import Rng
from ...core.state import State
from ...core.view import View
from . import manners, position, terminal, view, words
from .bot.trader import Trader
from .cards.developments import ALL, FACE
from .cards.face import COUNTED, DECK_NAMES, DIRECTIONS, ICONS, Face
from .cards.goods import GOOD_NAMES, IDEA_NAMES, PIRATE, ROWS, ideas_of
from .options import MediterraneanOptions
from .rules import development, floor, flow, production, resolution
from .rules.actions import WAIT
from .state import parts as parts_
from .state.table import Mediterranean


class TradingInTheMediterranean(Game):
    name = "mediterranean"
    title = "Trading in the Mediterranean"
    seats = range(4, 7)
    minutes = "90-120"
    special = "Everybody trades at once, and only the holder of a card knows what its lower half will do."
    primer = (
        "You lead a civilization for six rounds; most points win. Each round you produce goods, trade them freely, and "
        "then spend all but a few: large sets of one good bring many points. Every card also carries an idea that only "
        "its holder sees: arrows that move you toward Dictatorship or Democracy and toward Mars or Venus, or misery. "
        "The further you are along a track, the better the developments you may choose. Do not be the unhappiest or "
        "the least safe of all: revolts and barbarians come for the last."
    )
    version = 1
    variants = MediterraneanOptions
    turn_rule = "MED-RND-1"
    over_rule = "MED-END-1"
    longest = 40_000
    trials = (
        {"turns": 1, "laps": 2, "acts": 4},
        {"floor": "live", "turns": 3},
        {"floor": "live", "turns": 2, "open_hands": True, "grace": False},
    )
    lively = {"floor": "live"}
    idle = WAIT
    parts = (development, floor, flow, production, resolution, parts_)

    def setup(self, seats: int, options: Any, rng: Rng) -> State:
        return flow.deal(self, seats, options, rng)

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
        return Trader()

    def alarm(self, state: State) -> Alarm | None:
        return manners.alarm(own(state))

    def pace(self, state: State, seat: int) -> float:
        return manners.pace(own(state), seat)

    def hush(self, state: State) -> Refusal | None:
        return manners.hush(own(state))

    def cards(self) -> tuple[Card, ...]:
        return (*goods(), *developments())

    def draw(self, shown: View, names: list[str]) -> Any:
        assert isinstance(shown, view.MediterraneanView)
        return terminal.draw(shown, names)


def goods() -> list[Card]:
    """The eleven goods and the Piracy card, each with its value row and the ideas found on it."""
    cards = []
    for good, name in enumerate(GOOD_NAMES[:PIRATE]):
        ideas = ", ".join(f"{copies} {IDEA_NAMES[idea]}" for idea, copies in ideas_of(good))
        row = ", ".join(str(value) for value in ROWS[good])
        kind = "basic good" if good < 5 else "civic good" if good < 9 else "luxury good"
        copies = sum(copies for _, copies in ideas_of(good))
        text = f"Sets of 1 to {len(ROWS[good])} are worth {row} points. Ideas: {ideas}."
        cards.append(
            Card(
                id=name,
                name=name.capitalize(),
                kind=kind,
                text=text,
                rule="MED-RES2-3",
                copies=copies,
                data={"row": " ".join(str(value) for value in ROWS[good])},
            )
        )
    text = "Worth nothing, in no set, without an idea. It may be offered as spices or gold."
    cards.append(Card(id="piracy", name="Piracy", kind="luxury good", text=text, rule="MED-TRD-4"))
    return cards


def developments() -> list[Card]:
    return [
        Card(
            id=face.id,
            name=face.name,
            kind=DECK_NAMES[face.deck],
            text=face.words(),
            rule="MED-DEV-8",
            copies=FACE.count(face),
            facts={"points": face.vp},
            data=effects(face),
        )
        for face in ALL
    ]


def effects(face: Face) -> dict[str, int | str]:
    """What a face does, by name: numbers that are not 0; boxes as `safe -1, own_vp 1; spares 1`."""
    data: dict[str, int | str] = {icon: face.icons[number] for number, icon in enumerate(ICONS)}
    for name in EFFECTS:
        data[name] = getattr(face, name)
    for name, good in (("worker", face.worker), ("loses", face.loses)):
        data[name] = GOOD_NAMES[good] if good >= 0 else 0
    data["gain"] = face.points
    data["group"] = DIRECTIONS[face.group] if face.group >= 0 else 0
    data["counts"] = ", ".join(f"{COUNTED[what]} {each}" for what, each in face.counts)
    data["boxes"] = "; ".join(
        ", ".join(f"{name} {int(getattr(box, name))}" for name in BOX_EFFECTS if getattr(box, name))
        for box in face.boxes
    )
    return {name: value for name, value in data.items() if value}


EFFECTS = (
    *("city", "boat", "push", "happy", "safe", "every_happy", "every_safe", "every_vp", "all_happy", "all_safe"),
    *("draws", "flip", "group_happy", "group_safe"),
)
BOX_EFFECTS = ("happy", "safe", "vp", "own_happy", "own_safe", "own_vp", "spares", "brother")


def own(state: State) -> Mediterranean:
    assert isinstance(state, Mediterranean)
    return state


GAME = TradingInTheMediterranean()
