"""Choices as a person reads them, in the light of the question that is being asked."""

from __future__ import annotations

from .cards.arms import Parley, PayFor
from .cards.costs import LeaveCost, Price
from .cards.flow import Fork
from .cards.looks import Sort
from .cards.model import ABILITIES, DEFS, Step
from .cards.piles import DiscardAny
from .reasons import place_title
from .rules.challenge import AskTechnique
from .rules.fencing import AskCard, AskStyle, PickGamble
from .rules.frames import (
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
    YES,
    Choosing,
    Run,
)
from .rules.trying import from_code
from .rules.windows import Window
from .state.layout import D_FIGHTER
from .state.table import FiveSails

PLAIN = {YES: "Yes", GAMBLE: "Gamble", ACCEPT: "Accept", REFUSE: "Refuse", GO_HOME: "Go Home engaged"}
VERBS = {
    A_MOVE: "Move {}",
    A_EQUIP: "Equip {}",
    A_RECRUIT: "Recruit {}",
    A_CHALLENGE: "Challenge with {}",
    A_CLAIM: "Claim with {}",
    A_BRUTE: "Play {}",
    A_PAY: "Pay with {}",
    A_INTERVENE: "{} intervenes",
}


def label(state: FiveSails, seat: int, action: int) -> str:
    kind, i = action & ~ARGUMENT, action & ARGUMENT
    top = state.stack[-1] if state.stack else None
    if action == PASS:
        return declining(state)
    if action in PLAIN:
        return PLAIN[action]
    if action >= A_ABILITY:
        return f"{DEFS[state.kind[i]].name}: {from_code(state, action).text}"
    if kind in VERBS:
        return VERBS[kind].format(DEFS[state.kind[i]].name)
    if kind == A_CARD:
        return f"Play {card(state, i)}" if isinstance(top, (AskCard, PickGamble)) else card(state, i)
    if kind == A_KIND:
        return DEFS[i].name
    if kind == A_PLACE:
        return place_title(state, i)
    if kind == A_DRAW:
        return f"Draw a card at {place_title(state, i)}"
    if kind == A_SEAT:
        return f"{{{i}}}"
    return numbered(state, i)


def card(state: FiveSails, i: int) -> str:
    """A card by name; in play also by its bearer, or by its player where another character has the same name."""
    name, bearer = DEFS[state.kind[i]].name, state.on[i]
    if bearer >= 0:
        return f"{name} on {DEFS[state.kind[bearer]].name}"
    twin = any(state.kind[other] == state.kind[i] and other != i for crew in state.crew for other in crew)
    return f"{name} of {{{state.ctrl[i]}}}" if twin and state.in_play(i) else name


def asking(state: FiveSails) -> tuple[Step, Run] | None:
    """The step of an ability that asks now."""
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, Choosing):
        return None
    return ABILITIES[top.step.ability].program[top.step.pc], top.step


def declining(state: FiveSails) -> str:
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Window):
        return "Do not react"
    if isinstance(top, AskCard):
        return "Play no card"
    if isinstance(top, AskTechnique):
        return "No Technique"
    if isinstance(top, AskStyle):
        return "Leave it at that"
    asked = asking(state)
    if asked is None:
        return "Pass"
    step = asked[0]
    if isinstance(step, Parley):
        return "Pay in full"
    if isinstance(step, LeaveCost):
        return "Engage instead"
    return "No more" if isinstance(step, (Sort, DiscardAny)) else "None"


def named(state: FiveSails, way: str) -> str:
    """A way to choose, with the names of those who duel."""
    for side, role in enumerate(("{challenger}", "{defender}")):
        if role in way:
            way = way.replace(role, card(state, state.duel[D_FIGHTER + side]))
    return way


def numbered(state: FiveSails, i: int) -> str:
    """One of several ways that a step offers."""
    asked = asking(state)
    if asked is not None:
        step, run = asked
        if isinstance(step, Fork):
            way = named(state, step.ways[i])
            way = way[:1].upper() + way[1:]
            price = step.steps[i][0] if step.steps[i] else None
            return way.format(price.amount(state, run)) if isinstance(price, PayFor | Price) else way
    return f"Option {i + 1}"
