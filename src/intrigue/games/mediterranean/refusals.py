"""Why something is not possible, with its rule and the way out."""

from __future__ import annotations

from ...core.refusal import Refusal
from .cards.developments import FACE
from .cards.goods import GOOD_NAMES, KEEPS, KINDS, PIRACY
from .rules.actions import (
    ABANDON,
    AIM,
    AS_GOLD,
    AS_SPICES,
    BACK,
    BUILD,
    CHANGE,
    CLEAR,
    DECLINE,
    ENQUIRE,
    ENVOY,
    FETCH,
    GIVE,
    HAND,
    MARK,
    NUMBERS,
    PASS,
    POST,
    SHOW,
    STORE,
    TAKE,
    TO_ALL,
    WANT,
)
from .rules.development import Choosing
from .rules.floor import Closing as ClosingFrame
from .rules.floor import Floor as FloorFrame
from .rules.terms import find
from .state.table import Mediterranean
from .words import KIND_VERBS, OFFER_VERBS


def misread(state: Mediterranean, text: str) -> Refusal | None:
    """Something is missing from a text that almost means something."""
    verb = text.partition(" ")[0]
    if verb in KIND_VERBS or text.startswith("offer add"):
        return Refusal("MED-TRD-1", f"Which card? Name its good and idea: {verb} grain red.")
    if verb in OFFER_VERBS:
        return Refusal("MED-TRD-1", f"Which offer? Name its number: {verb} 1.")
    if verb == "want":
        return Refusal("MED-TRD-1", f"Which good? There are {', '.join(GOOD_NAMES[:-1])}.")
    if verb in ("aim", "promise", "demand", "lift"):
        return Refusal("MED-ABL-1", "Which ability? Name the card, and for aiming the seat: aim barracks on 2.")
    if verb in ("abandon", "keep"):
        return Refusal("MED-ABN-1", f"Which track? {verb.capitalize()} government or religion.")
    return None


def obstacle(state: Mediterranean, seat: int, action: int) -> Refusal | None:
    """Why an action that this seat might think of is not possible now."""
    top = state.stack[-1]
    trading = isinstance(top, FloorFrame)
    if action < 0 or not 0 <= seat < state.seats:
        return None
    if TAKE <= action < ENQUIRE + NUMBERS:
        return offer_obstacle(state, seat, action, trading)
    if STORE <= action < FETCH + KINDS:
        return store_obstacle(
            state, seat, action, isinstance(top, ClosingFrame) or (isinstance(top, FloorFrame) and top.lap == 0)
        )
    if BUILD <= action < BUILD + len(FACE):
        return build_obstacle(state, seat, action - BUILD, isinstance(top, Choosing))
    if GIVE <= action < GIVE + KINDS or HAND <= action < HAND + KINDS or ENVOY <= action < ENVOY + KINDS:
        if not trading:
            return Refusal("MED-TRD-1", "Goods change hands in the trading phase only.")
        kind = action - (GIVE if action < AS_SPICES else ENVOY if action < HAND else HAND)
        if kind not in state.held[seat]:
            return Refusal("MED-TRD-4", "You do not have such a card.")
        if kind == PIRACY and action < AS_SPICES:
            return Refusal("MED-TRD-4", "Say as what: give piracy as spices, or give piracy as gold.")
        return Refusal("MED-TRD-1", "That card cannot be handed over now.")
    if AS_SPICES <= action <= AS_GOLD and PIRACY in state.held[seat] and trading:
        return Refusal("MED-C-69", "That would give away what you said before.")
    if action == POST and trading:
        return Refusal("MED-TRD-1", "An offer gives something, and a seat has at most three offers standing.")
    if WANT <= action < TO_ALL + 2 or action in (BACK, CLEAR, PASS, SHOW):
        reason = "There is no such step now." if trading else "Offers are made in the trading phase."
        return Refusal("MED-TRD-1", reason)
    if AIM <= action < ABANDON:
        return Refusal("MED-ABL-2", "That ability cannot be aimed so now; what was promised binds (MED-ABL-3).")
    if ABANDON <= action < MARK:
        return Refusal("MED-ABN-1", "Tracks are abandoned in the last moments of trading, once each.")
    return None


def offer_obstacle(state: Mediterranean, seat: int, action: int, trading: bool) -> Refusal:
    if not trading:
        return Refusal("MED-TRD-1", "Offers are made and answered in the trading phase only.")
    offer = find(state, action % NUMBERS)
    if offer is None:
        return Refusal("MED-TRD-1", f"There is no offer {action % NUMBERS} on the floor.")
    if (action >= CHANGE) == (offer.seat != seat) and action < ENQUIRE:
        return Refusal("MED-TRD-1", "That is not your offer." if offer.seat != seat else "That is your own offer.")
    if action < DECLINE:
        if not offer.to >> seat & 1:
            return Refusal("MED-TRD-1", "That offer is not for you.")
        return Refusal("MED-C-56", "You cannot fulfil that offer.")
    return Refusal("MED-TRD-1", "That is not possible now.")


def store_obstacle(state: Mediterranean, seat: int, action: int, now: bool) -> Refusal:
    kind = action - (STORE if action < FETCH else FETCH)
    if not now:
        return Refusal("MED-WH-1", "Warehouses are filled in the last moments of trading.")
    if action >= FETCH:
        return Refusal("MED-C-57", "That card is not in your warehouse.")
    if kind < KINDS and not KEEPS[kind]:
        return Refusal("MED-WH-2", "That card may never be warehoused.")
    if kind >= KINDS or kind not in state.held[seat]:
        return Refusal("MED-WH-1", "You do not have such a card.")
    return Refusal("MED-WH-1", f"Your warehouse holds {state.room(seat)} cards.")


def build_obstacle(state: Mediterranean, seat: int, side: int, choosing: bool) -> Refusal:
    if not choosing:
        return Refusal("MED-DEV-2", "Developments are chosen in the development phase.")
    if side // 2 not in state.drawn[seat]:
        return Refusal("MED-DEV-1", "You did not draw that card.")
    face = FACE[side]
    if face.counts:
        return Refusal("MED-DEV-7", "Nobody has two Monuments or two Shrines.")
    if face.worker >= 0 or face.loses >= 0:
        return Refusal("MED-DEV-5", "You have two such producers already, or lack the worker it costs.")
    return Refusal("MED-DEV-2", "One government card, then one religion card.")
