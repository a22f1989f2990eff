"""Actions as stable text, and back."""

from __future__ import annotations

from ...core.notation import Notation
from .cards.developments import BY_ID, FACE
from .cards.face import DECK_NAMES
from .cards.goods import ART, BASICS, CARD_NAMES, GOOD_NAMES, GOOD_OF, IDEA_NAMES, KINDS, WINE
from .rules.actions import (
    ABANDON,
    AGREE,
    AIM,
    AS_GOLD,
    AS_SPICES,
    ASK,
    BACK,
    BUILD,
    CHANGE,
    CLEAR,
    COUNTER,
    DECLINE,
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
    REFUSE,
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
    WITHDRAW,
)
from .rules.drafts import MOST_OFFERS
from .rules.terms import one_seat, slot_names
from .rules.warehouse import TRACKS
from .state.state import Mediterranean
from .state.tracks import SIDES

SIMPLE = {
    AS_SPICES: "give piracy as spices",
    AS_GOLD: "give piracy as gold",
    PAY: "pay",
    ASK: "ask",
    TO_ALL: "to all",
    BACK: "back",
    CLEAR: "clear",
    POST: "post",
    SHOW: "show",
    SHOW_LUXURY: "show luxury",
    PASS: "pass",
    DONE: "done",
    NOT_DONE: "not done",
    WAIT: "wait",
    UNMARK: "spare worker",
    MINUTE: "one minute",
    HALF: "half minute",
    GRACE: "grace",
    TIME: "time",
    HEED: "heed",
    IGNORE: "ignore",
    NO_GOVERNMENT: "no government",
    NO_RELIGION: "no religion",
    NEITHER: "neither",
}

PLAIN = {text: action for action, text in SIMPLE.items()}

KIND_VERBS = {"give": GIVE, "envoy": ENVOY, "hand": HAND, "store": STORE, "fetch": FETCH}

OFFER_VERBS = {
    "take": TAKE,
    "decline": DECLINE,
    "counter": COUNTER,
    "change": CHANGE,
    "withdraw": WITHDRAW,
    "enquire": ENQUIRE,
    "agree": AGREE,
    "refuse": REFUSE,
}

SEAT_VERBS = {"on": ON, "not on": NOT_ON, "to": TO, "envoy to": ENVOY_TO}

KINDS_BY_NAME = {name: kind for kind, name in enumerate(CARD_NAMES)}


class MediterraneanNotation(Notation[Mediterranean]):
    def say(self, state: Mediterranean, seat: int, action: int) -> str:
        simple = SIMPLE.get(action)
        if simple is not None:
            return simple
        for verb, base in KIND_VERBS.items():
            if base <= action < base + KINDS:
                return f"{verb} {CARD_NAMES[action - base]}"
        if action >= TAKE:
            verb = next(verb for verb, base in OFFER_VERBS.items() if base <= action < base + NUMBERS)
            return f"{verb} {action % NUMBERS}"
        for verb, base in SEAT_VERBS.items():
            if base <= action < base + 8:
                return f"{verb} {action - base + 1}"
        if WANT <= action < PAY:
            return f"want {GOOD_NAMES[action - WANT]}"
        if PROMISE <= action < DEMAND:
            return f"promise {slot_names(state, seat)[action - PROMISE]}"
        if DEMAND <= action < ON:
            return f"demand {slot_names(state, one_seat(state.drafts[seat].to, state.seats))[action - DEMAND]}"
        if SEEK <= action < SAY:
            return f"seek {IDEA_NAMES[action - SEEK]}"
        if SAY <= action < TO:
            return f"say {IDEA_NAMES[action - SAY]}"
        if AIM <= action < LIFT:
            return f"aim {slot_names(state, seat)[(action - AIM) // 8]} on {(action - AIM) % 8 + 1}"
        if LIFT <= action < ABANDON:
            return f"lift {slot_names(state, seat)[action - LIFT]}"
        if ABANDON <= action < KEEP:
            return f"abandon {TRACKS[action - ABANDON]}"
        if KEEP <= action < MARK:
            return f"keep {TRACKS[action - KEEP]}"
        if MARK <= action < UNMARK:
            return f"sacrifice {GOOD_NAMES[action - MARK]}"
        if SIDE <= action < NAME:
            return f"side {SIDES[action - SIDE]}"
        if NAME <= action < HEED:
            return f"name {GOOD_NAMES[action - NAME]}"
        if DRAW <= action < NO_GOVERNMENT:
            return f"draw {DECK_NAMES[action - DRAW]}"
        return f"build {build_name(state, seat, action - BUILD)}"

    def read(self, state: Mediterranean, seat: int, text: str) -> int | None:
        if text in PLAIN:
            return PLAIN[text]
        if text.startswith("offer add "):
            text = "give " + text.removeprefix("offer add ")
        for verb, base in SEAT_VERBS.items():
            if text.startswith(verb + " "):
                number = digits(text.removeprefix(verb + " "))
                if number is not None:
                    return base + number - 1 if 1 <= number <= state.seats else None
        verb, _, rest = text.partition(" ")
        if not rest:
            return None
        if verb in KIND_VERBS:
            kind = read_card(state, seat, verb, rest)
            return None if kind is None else KIND_VERBS[verb] + kind
        if verb in OFFER_VERBS:
            number = digits(rest)
            return OFFER_VERBS[verb] + number if number is not None and 0 < number <= MOST_OFFERS else None
        return read_other(state, seat, verb, rest)


def build_name(state: Mediterranean, seat: int, side: int) -> str:
    """A face by its name; numbered where two of the drawn cards have it."""
    same = [other for other in drawn_sides(state, seat) if FACE[other] is FACE[side]]
    place = same.index(side) if side in same else 0
    return FACE[side].id if place == 0 else f"{FACE[side].id} {place + 1}"


def drawn_sides(state: Mediterranean, seat: int) -> list[int]:
    return [card * 2 + side for card in state.drawn[seat] for side in (0, 1)]


def read_other(state: Mediterranean, seat: int, verb: str, rest: str) -> int | None:
    at = 0 <= seat < state.seats
    match verb:
        case "want":
            return place(GOOD_NAMES[:-1], rest, WANT)
        case "name":
            return place(GOOD_NAMES[WINE : ART + 1], rest, NAME + WINE)
        case "promise" | "lift" if at:
            return place(slot_names(state, seat), rest, PROMISE if verb == "promise" else LIFT)
        case "demand" if at:
            other = one_seat(state.drafts[seat].to, state.seats)
            return place(slot_names(state, other), rest, DEMAND) if other >= 0 else None
        case "seek" | "say":
            return place(IDEA_NAMES[:-1], rest, SEEK if verb == "seek" else SAY)
        case "aim" if at:
            name, _, target = rest.rpartition(" on ")
            number = digits(target)
            slot = place(slot_names(state, seat), name, 0)
            if slot is None or number is None or not 1 <= number <= state.seats:
                return None
            return AIM + slot * 8 + number - 1
        case "abandon" | "keep":
            return place(TRACKS, rest, ABANDON if verb == "abandon" else KEEP)
        case "sacrifice":
            return place(GOOD_NAMES[:BASICS], rest, MARK)
        case "side":
            return place(SIDES, rest, SIDE)
        case "draw":
            return place(DECK_NAMES, rest, DRAW)
        case "build" if at:
            return read_build(state, seat, rest)
    return None


def read_build(state: Mediterranean, seat: int, rest: str) -> int | None:
    name, _, number = rest.replace("'", "").rpartition(" ")
    if not number.isdigit():
        name, number = rest.replace("'", ""), ""
    name = name.replace(" ", "_")
    if name not in BY_ID or (number and digits(number) is None):
        return None
    same = [side for side in drawn_sides(state, seat) if FACE[side].id == name]
    nth = digits(number) or 1
    if nth <= len(same):
        return BUILD + same[nth - 1]
    return BUILD + next(side for side in range(len(FACE)) if FACE[side].id == name) if not number else None


def read_card(state: Mediterranean, seat: int, verb: str, rest: str) -> int | None:
    """A card by good and idea; by its good alone when that leaves no doubt; `wine 2` is the second sort of wine."""
    if rest in KINDS_BY_NAME:
        return KINDS_BY_NAME[rest]
    if not 0 <= seat < state.seats:
        return None
    name, _, number = rest.partition(" ")
    if name not in GOOD_NAMES:
        return None
    cards = state.stored[seat] if verb == "fetch" else state.held[seat]
    kinds = sorted({kind for kind in cards if GOOD_NAMES[GOOD_OF[kind]] == name})
    if number:
        nth = digits(number)
        return kinds[nth - 1] if nth is not None and 1 <= nth <= len(kinds) else None
    return kinds[0] if len(kinds) == 1 else None


def place(names: list[str], name: str, base: int) -> int | None:
    """The place of a name in a list; cards may be called as they are printed, `war galleys`."""
    if name not in names:
        name = next((known for known in names if known.replace("_", " ") == name), "")
    return base + names.index(name) if name else None


def digits(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 4 else None
