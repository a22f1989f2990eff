"""Actions as stable texts: the same in every language, in records, protocols and tests."""

from __future__ import annotations

import re

from ...core.notation import Notation
from .phrases.things import can_see
from .rules.challenge import AskTechnique
from .rules.drama import Turn
from .rules.paying import Pay
from .rules.reactions import Window
from .rules.renown_control import place_name
from .rules.round_choices import AskStyle
from .state.actions import (
    A_ABILITY,
    A_BRUTE,
    A_CARD,
    A_CHALLENGE,
    A_CLAIM,
    A_DRAW,
    A_EQUIP,
    A_INTERVENE,
    A_KIND,
    A_MOVE,
    A_PAY,
    A_PLACE,
    A_RECRUIT,
    A_SEAT,
    ACCEPT,
    ARGUMENT,
    GAMBLE,
    GO_HOME,
    PASS,
    REFUSE,
    SHIFT,
    YES,
)
from .state.city import HOME
from .state.city import PLACES as PLACE_IDS
from .state.frames import ANNOUNCED
from .state.names import ACTION, MANEUVER, REACTION, TECHNIQUE
from .state.printed import CARDS
from .state.state import FiveSails

PLAIN = {PASS: "pass", YES: "yes", GAMBLE: "gamble", ACCEPT: "accept", REFUSE: "refuse", GO_HOME: "go home"}
VERBS = {
    A_CARD: "choose",
    A_MOVE: "move",
    A_EQUIP: "equip",
    A_RECRUIT: "recruit",
    A_CHALLENGE: "challenge",
    A_CLAIM: "claim",
    A_BRUTE: "play",
    A_PAY: "pay",
    A_INTERVENE: "intervene",
}
BY_VERB = {verb: kind for kind, verb in VERBS.items()}
ANSWERED = {text: action for action, text in PLAIN.items()}


class FiveSailsNotation(Notation[FiveSails]):
    def say(self, state: FiveSails, seat: int, action: int) -> str:
        """Stable text: `claim kaspar_dietrich 11`. The number tells copies apart; people may leave it out."""
        if action in PLAIN:
            return PLAIN[action]
        kind, i = action & ~ARGUMENT, action & ARGUMENT
        if action >= A_ABILITY:
            return f"use {CARDS[state.kind[i]].id} {i} ability {((action - A_ABILITY) >> SHIFT) + 1}"
        if kind in VERBS:
            return f"{VERBS[kind]} {CARDS[state.kind[i]].id} {i}"
        if kind == A_KIND:
            return f"name {CARDS[i].id}"
        if kind == A_PLACE:
            return f"place {place_name(state, i)}"
        if kind == A_DRAW:
            return f"draw at {place_name(state, i)}"
        if kind == A_SEAT:
            return f"player {i + 1}"
        return f"option {i + 1}"

    def read(self, state: FiveSails, seat: int, text: str) -> int | None:
        loose: list[int] = []
        for action in state.actions(seat):
            full = self.say(state, seat, action)
            if full == text:
                return action
            short = " ".join(word for word in full.split() if not word.isdigit()).replace(" ability", "")
            if text and text in (short, short.partition(" ")[2]) and action not in PLAIN:
                loose.append(action)
        return loose[0] if len(loose) == 1 else self.as_good(state, seat, action_wished(state, seat, text))

    def as_good(self, state: FiveSails, seat: int, action: int | None) -> int | None:
        """Of cards in hand that are alike only one is offered, and whoever names another means that one (FIV-C-213)."""
        hand = state.hands[seat] if 0 <= seat < state.seats else []
        if action is None or action & ARGUMENT not in hand:
            return action
        kind = state.kind[action & ARGUMENT]
        twins = [(action & ~ARGUMENT) + i for i in hand if state.kind[i] == kind]
        return next((one for one in state.actions(seat) if one in twins), action)


def action_wished(state: FiveSails, seat: int, text: str) -> int | None:
    """What somebody would like to do, possible or not, with cards that they can see, so that there is a reason."""
    if text in ANSWERED:
        return ANSWERED[text]
    match = re.fullmatch(r"(place|draw at) (?:([a-z_]+)|home ([1-9]))", text)
    if match is not None:
        kind = A_PLACE if match[1] == "place" else A_DRAW
        if match[3]:
            return kind + HOME + int(match[3]) - 1
        return kind + PLACE_IDS.index(match[2]) if match[2] in PLACE_IDS else None
    match = re.fullmatch(r"([a-z]+) ([a-z0-9_]+)(?: ([0-9]{1,4}))?(?: ability ([1-9]))?", text)
    if match is None:
        return None
    verb, id, number, slot = match.groups()
    cards = [i for i in range(state.size) if CARDS[state.kind[i]].id == id and can_see(state, i, 1 << seat)]
    if number is not None:
        cards = [i for i in cards if i == int(number)]
    if not cards:
        return None
    i = next((i for i in cards if state.ctrl[i] == seat or i in state.hands[seat]), cards[0])
    if verb == "use":
        return A_ABILITY + ((int(slot) - 1 if slot else ability_of(state, i)) << SHIFT) + i
    return BY_VERB[verb] + i if verb in BY_VERB and slot is None else None


# which kinds of ability are used when somebody is asked this
IN_TIME: dict[type, tuple[int, ...]] = {
    Turn: (ACTION,),
    Window: (REACTION,),
    Pay: (REACTION,),
    AskTechnique: (TECHNIQUE,),
    AskStyle: (MANEUVER, TECHNIQUE),
}


def ability_of(state: FiveSails, i: int) -> int:
    """Which ability of a card is meant, where only the card is named: the first of a kind that is used now, or else the
    first that is used at all. What a card does by itself is used by nobody."""
    abilities = CARDS[state.kind[i]].abilities
    now = IN_TIME.get(type(state.stack[-1]), ()) if state.stack else ()
    for kinds in (now, ANNOUNCED):
        for ability in abilities:
            if ability.kind in kinds:
                return ability.slot
    return 0
