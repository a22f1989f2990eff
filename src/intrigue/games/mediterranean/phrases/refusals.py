"""Why something is not possible, with its rule and the way out."""

from __future__ import annotations

from ...core.refusal import Refusal
from .cards.developments import FACE
from .cards.face import ALTAR, ENVOYS, FREE_SPEECH, ISOLATION
from .cards.goods import BASICS, GOOD_NAMES, KEEPS, KINDS, PIRACY
from .labels import counted, points
from .rules.actions import (
    ABANDON,
    AGREE,
    AIM,
    AS_GOLD,
    AS_SPICES,
    BACK,
    BUILD,
    CHANGE,
    CLEAR,
    COUNTER,
    DECLINE,
    DEMAND,
    DONE,
    ENQUIRE,
    ENVOY,
    FETCH,
    GIVE,
    HAND,
    LIFT,
    MARK,
    NOT_DONE,
    NUMBERS,
    PASS,
    PAY,
    POST,
    PROMISE,
    REFUSE,
    SEEK,
    SHOW,
    SHOW_LUXURY,
    STORE,
    TAKE,
    TO,
    TO_ALL,
    UNMARK,
    WAIT,
    WANT,
)
from .rules.deals import too_late
from .rules.development import Choosing, playable
from .rules.drafts import MOST_CARDS, MOST_POINTS, STANDING
from .rules.floor import Closing, Floor
from .rules.terms import can_give, can_promise, find, good_names, slot_names, tradable, tradable_counts
from .rules.warehouse import aimed_at
from .state.numbers import MOST_ACTS, SACRIFICE
from .state.parts import Offer
from .state.table import Mediterranean
from .words import KIND_VERBS, OFFER_VERBS


def misread(state: Mediterranean, text: str) -> Refusal | None:
    """Something is missing from a text that almost means something."""
    verb = text.partition(" ")[0]
    if verb in KIND_VERBS or text.startswith("offer add"):
        return Refusal("MED-TRD-1", f"Which card? Name its good and idea: {verb} grain red.")
    if verb == "offer":
        return Refusal("MED-TRD-1", "Offer what for what? Say for instance: offer 2 grain for dye to all.")
    if verb in OFFER_VERBS:
        return Refusal("MED-TRD-1", f"Which offer? Name its number: {verb} 1.")
    if verb == "want":
        return Refusal("MED-TRD-1", f"Which good? There are {', '.join(GOOD_NAMES[:-1])}.")
    if verb in ("aim", "promise", "demand", "lift"):
        return Refusal("MED-ABL-1", "Which ability? Name the card, and for aiming the seat: aim barracks on 2.")
    if verb in ("abandon", "keep"):
        return Refusal("MED-ABN-1", f"Which track? {verb.capitalize()} government or religion.")
    if verb == "build":
        return Refusal("MED-DEV-1", "Which development? Name a face that you drew: build library.")
    return None


def spent(state: Mediterranean, seat: int) -> Refusal | None:
    """MED-C-81: why somebody can do nothing any more on a live floor, while others go on."""
    top = state.stack[-1]
    if not 0 <= seat < state.seats or not isinstance(top, Floor) or top.lap > 0:
        return None
    return Refusal("MED-C-81", f"You have acted {MOST_ACTS} times in this trading phase; there is an end to it.")


def obstacle(state: Mediterranean, seat: int, action: int) -> Refusal | None:
    """Why an action that this seat might think of is not possible now."""
    top = state.stack[-1]
    trading = isinstance(top, Floor)
    closing = isinstance(top, Closing) or (isinstance(top, Floor) and top.lap == 0)
    if action < 0 or not 0 <= seat < state.seats:
        return None
    if isinstance(top, Floor) and top.lap == 0 and state.done >> seat & 1:
        return Refusal("MED-C-82", "You are done; say not done if you want to trade on.")
    if TAKE <= action < REFUSE + NUMBERS:
        return offer_obstacle(state, seat, action, trading)
    if STORE <= action <= UNMARK:
        return close_obstacle(state, seat, action, closing)
    if BUILD <= action < BUILD + len(FACE):
        return build_obstacle(state, seat, action - BUILD)
    for base in (GIVE, HAND, ENVOY):
        if base <= action < base + KINDS:
            return card_obstacle(state, seat, base, action - base, trading)
    if AS_SPICES <= action <= AS_GOLD and PIRACY in state.held[seat] and trading:
        return piracy_obstacle(state, seat)
    if WANT <= action <= POST or action in (PASS, SHOW, SHOW_LUXURY):
        return draft_obstacle(state, seat, action)
    if action in (DONE, WAIT):
        return Refusal("MED-TRD-5", "Say pass while you have the floor." if trading else "There is nothing to end now.")
    if action == NOT_DONE:
        return Refusal("MED-C-82", "Only whoever is done with live trading takes that back.")
    return None


# ---------------------------------------------------------------------- offers


def offer_obstacle(state: Mediterranean, seat: int, action: int, trading: bool) -> Refusal:
    if not trading:
        return Refusal("MED-TRD-1", "Offers are made and answered in the trading phase only.")
    offer = find(state, action % NUMBERS)
    if offer is None:
        return Refusal("MED-TRD-1", f"There is no offer {action % NUMBERS} on the floor.")
    mine = offer.seat == seat
    if mine and action < CHANGE:
        return Refusal("MED-TRD-1", "That is your own offer.")
    if not mine and (CHANGE <= action < ENQUIRE or action >= AGREE):
        return Refusal("MED-TRD-1", "That is not your offer.")
    if state.drafts[seat].taking or state.drafts[seat].pending >= 0:
        return Refusal("MED-TRD-1", "First finish what you have begun, or go back.")
    if action >= ENQUIRE:
        return asking_obstacle(state, seat, offer)
    if action < CHANGE:
        if not offer.to >> seat & 1:
            return Refusal("MED-TRD-1", "That offer is not for you.")
        if offer.declined >> seat & 1:
            return Refusal("MED-TRD-1", "You have declined that offer; make one of your own.")
        if offer.taker >= 0:
            return Refusal("MED-C-79", f"{{{offer.taker}}} would take that offer, and {{{offer.seat}}} has the word.")
    if action < DECLINE:
        return unable(state, seat, offer)
    if state.drafts[seat].steps != () and (COUNTER <= action < CHANGE or CHANGE <= action < CHANGE + NUMBERS):
        return Refusal("MED-TRD-1", "You are drafting an offer: post it or clear it first.")
    return Refusal("MED-C-66", "The last lap is for taking offers, or passing.")


def asking_obstacle(state: Mediterranean, seat: int, offer: Offer) -> Refusal:
    """Why a seat cannot ask after Venus arrows, or give its word."""
    if not state.powers[seat] & ISOLATION:
        return Refusal("MED-TRD-3", "Only Isolationism lets you ask after Venus arrows.")
    if offer.seat == seat:
        asked = offer.taker >= 0
        return Refusal("MED-C-79", "You have asked that already." if asked else "Nobody waits for your word about it.")
    if not offer.to >> seat & 1:
        return Refusal("MED-TRD-1", "That offer is not for you.")
    if offer.declined >> seat & 1:
        return Refusal("MED-TRD-1", "You have declined that offer; make one of your own.")
    return Refusal("MED-C-79", "You have asked that already, or it offers no cards.")


def unable(state: Mediterranean, seat: int, offer: Offer) -> Refusal:
    """Why a seat cannot take an offer that is for it."""
    if not can_give(state, seat, tradable_counts(state, seat), offer.wants):
        wanted = " and ".join(counted(good_names(offer.wants)))
        return Refusal("MED-TRD-1", f"You cannot hand over what it asks for: {wanted}.")
    if offer.asks > state.vp[seat]:
        return Refusal("MED-C-56", f"It asks for {points(offer.asks)}, and you have {state.vp[seat]}.")
    return Refusal("MED-ABL-3", "It asks for a promise that you cannot keep any more.")


def card_obstacle(state: Mediterranean, seat: int, base: int, kind: int, trading: bool) -> Refusal:
    if not trading:
        return Refusal("MED-TRD-1", "Goods change hands in the trading phase only.")
    if kind not in state.held[seat]:
        return Refusal("MED-TRD-4", "You do not have such a card.")
    if kind == PIRACY and base == GIVE:
        return Refusal("MED-TRD-4", "Say as what: give piracy as spices, or give piracy as gold.")
    if not tradable(state, seat, kind):
        return Refusal("MED-TRD-1", "Venetian Virtue forbids you to hand over cards that show misery.")
    if kind not in state.loose(seat):
        return Refusal("MED-C-57", "That card is in your warehouse; fetch it first.")
    if base == ENVOY:
        if not state.powers[seat] & ENVOYS:
            return Refusal("MED-C-72", "Only Foreign Envoys carry a card to somebody who did not ask for it.")
        if too_late(state):
            return Refusal("MED-C-53", "It is too late for envoys: whoever gets the card needs time to store it.")
        return Refusal("MED-C-72", "Your envoys travel once in a trading phase, with a card of a true name.")
    if base == HAND:
        return Refusal("MED-TRD-1", "Nothing is to be handed over now; take an offer first.")
    return draft_obstacle(state, seat, base + kind)


def piracy_obstacle(state: Mediterranean, seat: int) -> Refusal:
    if PIRACY not in state.loose(seat):
        return Refusal("MED-C-57", "That card is in your warehouse; fetch it first.")
    top, draft = state.stack[-1], state.drafts[seat]
    if draft.taking or draft.pending >= 0 or (isinstance(top, Floor) and top.lap == state.variant.laps):
        return draft_obstacle(state, seat, AS_SPICES)
    if PIRACY in draft.gives:
        return Refusal("MED-TRD-4", "There is only one Piracy card, and it is in your draft.")
    if len(draft.gives) >= MOST_CARDS:
        return draft_obstacle(state, seat, AS_SPICES)
    return Refusal("MED-C-69", "That would give away what you said before.")


def draft_obstacle(state: Mediterranean, seat: int, action: int) -> Refusal:
    """Why a step of a draft, or the end of one's turn on the floor, is not possible."""
    top = state.stack[-1]
    if isinstance(top, Closing):
        return Refusal("MED-C-66", "There are no more offers: store, lay cubes, and say done.")
    if not isinstance(top, Floor):
        return Refusal("MED-TRD-1", "Offers are made in the trading phase.")
    draft = state.drafts[seat]
    if draft.taking:
        return Refusal("MED-TRD-1", "First say which card you hand over, or go back.")
    if draft.pending >= 0:
        return Refusal("MED-ABL-3", "First say on whom, or go back.")
    if action == PASS:
        return Refusal("MED-TRD-5", "Live trading has no turns; say done when you have finished.")
    if action == SHOW:
        return Refusal("MED-PROD-5", "Your civic goods are known already, or a draft is open.")
    if action == SHOW_LUXURY:
        return Refusal("MED-C-85", "You have no spices or gold to show, or a draft is open.")
    if top.lap == state.variant.laps:
        return Refusal("MED-C-66", "The last lap is for taking offers, or passing.")
    if action in (BACK, CLEAR):
        return Refusal("MED-TRD-1", "You are not drafting anything.")
    if action == POST:
        return post_obstacle(state, seat)
    if WANT <= action < PAY or action < WANT:
        return Refusal("MED-C-70", f"An offer has at most {MOST_CARDS} cards on either side, and only your own.")
    if PAY <= action < PROMISE:
        if action == PAY and draft.pays >= state.vp[seat]:
            return Refusal("MED-C-56", f"You have {points(state.vp[seat])}.")
        return Refusal("MED-C-70", f"An offer has at most {MOST_POINTS} points on either side.")
    if SEEK <= action < TO and not state.powers[seat] & FREE_SPEECH:
        return Refusal("MED-TRD-3", "Nobody may speak of ideas; only Freedom of Speech allows it.")
    if DEMAND <= action < SEEK:
        return Refusal("MED-ABL-3", "A promise is demanded of the one seat that an offer is for.")
    if TO <= action <= TO_ALL and draft.steps == ():
        return Refusal("MED-TRD-1", "First say what you give or want.")
    return Refusal("MED-C-70", "That step does not fit the offer as it stands.")


def post_obstacle(state: Mediterranean, seat: int) -> Refusal:
    draft = state.drafts[seat]
    if draft.gives == () and draft.pays == 0 and draft.promises == ():
        return Refusal("MED-C-70", "An offer gives something: goods, points or a promise.")
    if sum(offer.seat == seat for offer in state.offers) >= STANDING:
        return Refusal("MED-C-70", f"You have {STANDING} offers on the floor; withdraw one first.")
    if PIRACY in draft.gives:
        return Refusal("MED-C-69", "That would give away what you said before.")
    return Refusal("MED-ABL-3", "It has a promise that cannot be kept any more.")


# ---------------------------------------------------------------------- warehouse, cubes, developments


def close_obstacle(state: Mediterranean, seat: int, action: int, now: bool) -> Refusal:
    """Why the warehouse, a cube or the altar is out of reach."""
    top = state.stack[-1]
    if isinstance(top, Closing) and top.counts[seat] >= MOST_ACTS:
        return Refusal("MED-C-81", f"You have stored and laid {MOST_ACTS} times; there is an end to it. Say done.")
    if now and (state.drafts[seat].taking or state.drafts[seat].pending >= 0):
        return Refusal("MED-TRD-1", "First finish what you have begun, or go back.")
    if action < FETCH + KINDS:
        return store_obstacle(state, seat, action, now)
    return cube_obstacle(state, seat, action, now) if action < MARK else altar_obstacle(state, seat, action, now)


def store_obstacle(state: Mediterranean, seat: int, action: int, now: bool) -> Refusal:
    kind = action - (STORE if action < FETCH else FETCH)
    if not now:
        return Refusal("MED-WH-1", "Warehouses are filled in the last moments of trading.")
    if action >= FETCH:
        return Refusal("MED-C-57", "That card is not in your warehouse.")
    if kind < KINDS and not KEEPS[kind]:
        return Refusal("MED-WH-2", "That card may never be warehoused.")
    if kind >= KINDS or kind not in state.loose(seat):
        return Refusal("MED-WH-1", "You do not have such a card in hand.")
    return Refusal("MED-WH-1", f"Your warehouse holds {state.room(seat)} cards; fetch one to make room.")


def altar_obstacle(state: Mediterranean, seat: int, action: int, now: bool) -> Refusal:
    marked = state.cubes[seat] != () and state.cubes[seat][-1] >= SACRIFICE
    if not state.powers[seat] & ALTAR:
        return Refusal("MED-C-73", "You have no Sacrificial Altar.")
    if not now:
        return Refusal("MED-ABL-1", "Cubes are laid in the last moments of trading.")
    if action == UNMARK:
        return Refusal("MED-C-73", "No worker is marked.")
    if marked:
        return Refusal("MED-C-73", "A worker is marked already; spare that one first.")
    good = GOOD_NAMES[action - MARK] if action - MARK < BASICS else "such"
    return Refusal("MED-C-73", f"You have no rural worker of that sort: {good}.")


def cube_obstacle(state: Mediterranean, seat: int, action: int, now: bool) -> Refusal:
    if not now:
        rule = "MED-ABN-1" if action >= ABANDON else "MED-ABL-1"
        return Refusal(rule, "Cubes are laid in the last moments of trading.")
    if action >= ABANDON:
        return Refusal("MED-ABN-1", "There is one cube of yours for each Abandon card, on it or not.")
    slot = (action - AIM) // 8 if action < LIFT else action - LIFT
    if slot >= len(slot_names(state, seat)):
        return Refusal("MED-ABL-1", "You have no such ability.")
    target = (action - AIM) % 8
    if action >= LIFT:
        laid = aimed_at(state.cubes[seat], slot) >= 0
        reason = "That is promised, and binds." if laid else "There is no cube on it."
        return Refusal("MED-ABL-3" if laid else "MED-ABL-1", reason)
    if target == seat:
        return Refusal("MED-ABL-2", "Nobody aims at themselves.")
    if aimed_at(state.cubes[seat], slot) >= 0:
        return Refusal("MED-ABL-1", "It is aimed already; lift the cube first.")
    if not can_promise(state, seat, slot * 16 + target * 2 + 1):
        return Refusal("MED-ABL-3", f"You promised not to use it on {{{target}}}.")
    return Refusal("MED-ABL-1", "There is no such player to aim at.")


def build_obstacle(state: Mediterranean, seat: int, side: int) -> Refusal:
    top = state.stack[-1]
    if not isinstance(top, Choosing):
        return Refusal("MED-DEV-2", "Developments are chosen in the development phase.")
    if side // 2 not in state.drawn[seat]:
        return Refusal("MED-DEV-1", "You did not draw that card.")
    face = FACE[side]
    if playable(state, seat, face, top.picks[seat]):
        return Refusal("MED-DEV-2", "One government card first, then one religion card.")
    if face.counts:
        return Refusal("MED-DEV-7", "Nobody has two Monuments or two Shrines.")
    if face.worker >= 0:
        return Refusal("MED-DEV-5", f"You have two producers of {GOOD_NAMES[face.worker]} already.")
    return Refusal("MED-DEV-5", f"It costs a producer of {GOOD_NAMES[face.loses]}, and you have none.")
