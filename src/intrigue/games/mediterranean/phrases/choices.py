"""Actions in words for people, and the things on the table that they are about. `{2}` is the name of seat 2."""

from __future__ import annotations

from .cards.developments import FACE
from .cards.face import DECK_NAMES, DIRECTIONS
from .cards.goods import CARD_NAMES, GOOD_NAMES, GOOD_OF, IDEA_OF, IDEA_WORDS, KINDS, PIRACY
from .rules.actions import (
    ABANDON,
    AIM,
    AS_GOLD,
    AS_SPICES,
    ASK,
    BACK,
    BUILD,
    CLEAR,
    DEMAND,
    DONE,
    DRAW,
    ENQUIRE,
    ENVOY,
    ENVOY_TO,
    FETCH,
    GIVE,
    GRACE,
    HALF,
    HAND,
    HEED,
    IGNORE,
    KEEP,
    LIFT,
    MARK,
    MINUTE,
    NAME,
    NEITHER,
    NO_GOVERNMENT,
    NO_RELIGION,
    NOT_DONE,
    NOT_ON,
    NUMBERS,
    ON,
    PASS,
    PAY,
    POST,
    PROMISE,
    SAY,
    SEEK,
    SHOW,
    SHOW_LUXURY,
    SIDE,
    STORE,
    TAKE,
    TIME,
    TO,
    TO_ALL,
    UNMARK,
    WAIT,
    WANT,
)
from .rules.floor import Closing
from .rules.terms import find, good_names, one_seat, promise_names, slot_names
from .rules.warehouse import TRACKS
from .state.parts import Offer
from .state.table import Mediterranean
from .state.tracks import SIDES
from .words import KIND_VERBS, OFFER_VERBS, SEAT_VERBS


def label(state: Mediterranean, seat: int, action: int) -> str:
    if action >= TAKE:
        offer = find(state, action % NUMBERS)
        verb = next(verb for verb, base in OFFER_VERBS.items() if base <= action < base + NUMBERS)
        if offer is None:
            return f"{verb.capitalize()} offer {action % NUMBERS}"
        whose = f" of {{{offer.seat}}}"
        if offer.seat == seat:
            whose = f" with {{{offer.taker}}}" if offer.taker >= 0 else ""
        return f"{OFFER_LABELS[verb]} {offer.number}{whose}: {terms_of(state, offer)}"
    if action == DONE and isinstance(state.stack[-1], Closing):
        return "Ready: warehouse and cubes are as they should be"
    simple = LABELS.get(action)
    if simple is not None:
        return simple
    for base, words in ((GIVE, "Offer"), (ENVOY, "Send by envoy"), (HAND, "Hand over"), (STORE, "Store")):
        if base <= action < base + KINDS:
            return f"{words} {described(action - base)}"
    if FETCH <= action < FETCH + KINDS:
        return f"Take {described(action - FETCH)} back from the warehouse"
    if WANT <= action < PAY:
        return f"Ask for {GOOD_NAMES[action - WANT]}"
    for base, words in ((ON, "Use it on"), (NOT_ON, "Do not use it on"), (ENVOY_TO, "Send it to")):
        if base <= action < base + 8:
            return f"{words} {{{action - base}}}"
    if TO <= action < TO_ALL:
        return addressing(state.drafts[seat].to, action - TO)
    if PROMISE <= action < DEMAND:
        return f"Promise about {slot_names(state, seat)[action - PROMISE]}: {box_words(state, seat, action - PROMISE)}"
    if DEMAND <= action < ON:
        other = one_seat(state.drafts[seat].to, state.seats)
        name = slot_names(state, other)[action - DEMAND]
        return f"Demand a promise about {name} of {{{other}}}: {box_words(state, other, action - DEMAND)}"
    if SEEK <= action < SAY:
        return f"Say that you look for: {IDEA_WORDS[action - SEEK]}"
    if SAY <= action < TO:
        return f"Say that your cards show: {IDEA_WORDS[action - SAY]}"
    if AIM <= action < LIFT:
        slot, target = (action - AIM) // 8, (action - AIM) % 8
        return f"Aim {slot_names(state, seat)[slot]} at {{{target}}}: {box_words(state, seat, slot)}"
    if LIFT <= action < ABANDON:
        return f"Take the cube off {slot_names(state, seat)[action - LIFT]}"
    if ABANDON <= action < KEEP:
        return f"Abandon your {TRACKS[action - ABANDON]}: back to the centre in Resolution"
    if KEEP <= action < MARK:
        return f"Keep your {TRACKS[action - KEEP]} after all"
    if MARK <= action < UNMARK:
        return f"Mark your {GOOD_NAMES[action - MARK]} worker for the altar"
    if SIDE <= action < NAME:
        return f"Go to the start space of {DIRECTIONS[action - SIDE]}"
    if NAME <= action < HEED:
        return f"Produce {GOOD_NAMES[action - NAME]}"
    if DRAW <= action < NO_GOVERNMENT:
        return f"Draw from {DECK_NAMES[action - DRAW]}"
    face = FACE[action - BUILD]
    points = f", {face.vp} point{'' if face.vp == 1 else 's'}" if face.vp else ""
    return f"{face.name} ({DECK_NAMES[face.deck]}{points}): {face.words().rstrip('.')}"


def addressing(to: int, other: int) -> str:
    """What naming a seat does to a draft: those named may take it, and without any everybody may."""
    if to == 0:
        return f"Offer it to {{{other}}} alone"
    if to == 1 << other:
        return f"Offer it to everybody, not to {{{other}}} alone"
    return f"Offer it to {{{other}}} no more" if to >> other & 1 else f"Offer it to {{{other}}} too"


LABELS = {
    AS_SPICES: "Offer the Piracy card as spices",
    AS_GOLD: "Offer the Piracy card as gold",
    PAY: "Offer a point more",
    ASK: "Ask for a point more",
    TO_ALL: "Offer it to everybody",
    BACK: "Take the last step back",
    CLEAR: "Tear the draft up",
    POST: "Post the offer",
    SHOW: "Show your basic and civic goods to everybody",
    SHOW_LUXURY: "Show your spices and gold to everybody",
    PASS: "Pass the floor on",
    DONE: "Done for now: your offers are withdrawn",
    NOT_DONE: "Trade on after all",
    WAIT: "Wait and see",
    UNMARK: "Spare the worker after all",
    MINUTE: "One minute left",
    HALF: "Half a minute left",
    GRACE: "Time is up, but for the warehouses",
    TIME: "Time is up",
    HEED: "Let it happen",
    IGNORE: "Ignore it",
    NO_GOVERNMENT: "No government development",
    NO_RELIGION: "No religion development",
    NEITHER: "No development",
}

OFFER_LABELS = {
    "take": "Take offer",
    "decline": "Decline offer",
    "counter": "Counter offer",
    "change": "Change your offer",
    "withdraw": "Withdraw your offer",
    "enquire": "Ask after Venus arrows in offer",
    "agree": "Agree to the deal about your offer",
    "refuse": "Refuse the deal about your offer",
}


def described(kind: int) -> str:
    if kind == PIRACY:
        return "the Piracy card"
    return f"{GOOD_NAMES[GOOD_OF[kind]]} ({IDEA_WORDS[IDEA_OF[kind]]})"


def box_words(state: Mediterranean, seat: int, slot: int) -> str:
    return state.slots(seat)[slot].words()


def counted(names: tuple[str, ...]) -> list[str]:
    """`2 grain`, `wool`: how many of each where there are several."""
    return [name if names.count(name) == 1 else f"{names.count(name)} {name}" for name in dict.fromkeys(names)]


def points(number: int) -> str:
    return f"{number} point{'' if number == 1 else 's'}"


def side_words(goods: tuple[str, ...], vp: int, promises: tuple[str, ...]) -> str:
    parts = counted(goods) + ([points(vp)] if vp else []) + list(promises)
    return " and ".join(parts) if parts else "nothing"


def whom(text: str) -> str:
    """`barracks on 3` with the name of the third seat."""
    box, on, number = text.rpartition(" on ")
    return f"{box} on {{{int(number) - 1}}}" if on and number.isdigit() else text


def whoms(promises: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(whom(promise) for promise in promises)


def terms_of(state: Mediterranean, offer: Offer) -> str:
    promises = whoms(promise_names(state, offer.seat, offer.promises))
    demands = whoms(promise_names(state, one_seat(offer.to, state.seats), offer.demands))
    return (
        f"{side_words(good_names(offer.goods), offer.pays, promises)} for "
        f"{side_words(good_names(offer.wants), offer.asks, demands)}"
    )


def about(state: Mediterranean, seat: int, action: int) -> tuple[str, ...]:
    if action >= TAKE:
        return (f"offer:{action % NUMBERS}",)
    for base in KIND_VERBS.values():
        if base <= action < base + KINDS:
            return card_about(action - base)
    if action in (AS_SPICES, AS_GOLD):
        return card_about(PIRACY)
    if WANT <= action < PAY:
        return (f"card:{GOOD_NAMES[action - WANT]}",)
    for base in SEAT_VERBS.values():
        if base <= action < base + 8:
            return (f"seat:{action - base}",)
    if PROMISE <= action < DEMAND:
        return (f"card:{state.slot_faces(seat)[action - PROMISE].id}", f"box:{seat}:{action - PROMISE}")
    if DEMAND <= action < ON:
        other = one_seat(state.drafts[seat].to, state.seats)
        return (f"card:{state.slot_faces(other)[action - DEMAND].id}", f"box:{other}:{action - DEMAND}")
    if AIM <= action < LIFT:
        slot, target = (action - AIM) // 8, (action - AIM) % 8
        return (f"card:{state.slot_faces(seat)[slot].id}", f"box:{seat}:{slot}", f"seat:{target}")
    if LIFT <= action < ABANDON:
        return (f"card:{state.slot_faces(seat)[action - LIFT].id}", f"box:{seat}:{action - LIFT}")
    if ABANDON <= action < MARK:
        return (f"abandon:{TRACKS[(action - ABANDON) % 2]}",)
    if MARK <= action < UNMARK:
        return (f"worker:{GOOD_NAMES[action - MARK]}",)
    if SIDE <= action < NAME:
        return (f"side:{SIDES[action - SIDE]}",)
    if NAME <= action < HEED:
        return (f"card:{GOOD_NAMES[action - NAME]}",)
    if DRAW <= action < NO_GOVERNMENT:
        return (f"deck:{DECK_NAMES[action - DRAW].replace(' ', '-')}",)
    if BUILD <= action < BUILD + len(FACE):
        return (f"card:{FACE[action - BUILD].id}",)
    return ()


def built(action: int) -> tuple[str, ...]:
    """The development that an action chooses."""
    return (FACE[action - BUILD].id,) if BUILD <= action < BUILD + len(FACE) else ()


def card_about(kind: int) -> tuple[str, ...]:
    return (f"card:{GOOD_NAMES[GOOD_OF[kind]]}", "goods:" + CARD_NAMES[kind].replace(" ", "-"))


def rule_of(action: int) -> str:
    if action >= ENQUIRE:
        return "MED-C-79"
    if action >= TAKE or action < AS_SPICES or WANT <= action < PROMISE:
        return "MED-TRD-1"
    if action in (AS_SPICES, AS_GOLD):
        return "MED-TRD-4"
    if PROMISE <= action < SEEK:
        return "MED-ABL-3"
    if action in (SHOW, SHOW_LUXURY):
        return "MED-PROD-5" if action == SHOW else "MED-C-85"
    if action in (DONE, NOT_DONE):
        return "MED-C-82"
    if action == PASS:
        return "MED-TRD-5"
    if STORE <= action < AIM:
        return "MED-WH-1"
    if AIM <= action < ABANDON:
        return "MED-ABL-1"
    if ABANDON <= action < MARK:
        return "MED-ABN-1"
    if MARK <= action < MINUTE:
        return "MED-ABL-2"
    if MINUTE <= action < SIDE:
        return "MED-TRD-6"
    if SIDE <= action < NAME:
        return "MED-C-13"
    if NAME <= action < HEED:
        return "MED-PROD-4"
    if action in (HEED, IGNORE):
        return "MED-RES1-1"
    if DRAW <= action < NO_GOVERNMENT:
        return "MED-DEV-6"
    return "MED-DEV-2" if action >= NO_GOVERNMENT else "MED-TRD-1"
