"""Actions as stable text, and back."""

from __future__ import annotations

from ...core.notation import Notation
from .cards.developments import BY_ID, FACE
from .cards.face import DECK_NAMES
from .cards.goods import ART, BASICS, CARD_NAMES, GOOD_NAMES, GOOD_OF, IDEA_NAMES, KINDS, WINE
from .rules import actions as act
from .rules.drafts import MOST_OFFERS
from .rules.terms import one_seat, slot_names
from .rules.warehouse import TRACKS
from .state.boxes import cube_on, slot_of, target_of
from .state.state import Mediterranean
from .state.tracks import SIDES

SIMPLE = {
    act.AS_SPICES: "give piracy as spices",
    act.AS_GOLD: "give piracy as gold",
    act.PAY: "pay",
    act.ASK: "ask",
    act.TO_ALL: "to all",
    act.BACK: "back",
    act.CLEAR: "clear",
    act.POST: "post",
    act.SHOW: "show",
    act.SHOW_LUXURY: "show luxury",
    act.PASS: "pass",
    act.DONE: "done",
    act.NOT_DONE: "not done",
    act.WAIT: "wait",
    act.UNMARK: "spare worker",
    act.MINUTE: "one minute",
    act.HALF: "half minute",
    act.GRACE: "grace",
    act.TIME: "time",
    act.HEED: "heed",
    act.IGNORE: "ignore",
    act.NO_GOVERNMENT: "no government",
    act.NO_RELIGION: "no religion",
    act.NEITHER: "neither",
}

PLAIN = {text: action for action, text in SIMPLE.items()}

KIND_VERBS = {"give": act.GIVE, "envoy": act.ENVOY, "hand": act.HAND, "store": act.STORE, "fetch": act.FETCH}

OFFER_VERBS = {
    "take": act.TAKE,
    "decline": act.DECLINE,
    "counter": act.COUNTER,
    "change": act.CHANGE,
    "withdraw": act.WITHDRAW,
    "enquire": act.ENQUIRE,
    "agree": act.AGREE,
    "refuse": act.REFUSE,
}

SEAT_VERBS = {"on": act.ON, "not on": act.NOT_ON, "to": act.TO, "envoy to": act.ENVOY_TO}

KINDS_BY_NAME = {name: kind for kind, name in enumerate(CARD_NAMES)}


class MediterraneanNotation(Notation[Mediterranean]):
    def say(self, state: Mediterranean, seat: int, action: int) -> str:
        simple = SIMPLE.get(action)
        if simple is not None:
            return simple
        for verb, base in KIND_VERBS.items():
            if base <= action < base + KINDS:
                return f"{verb} {CARD_NAMES[action - base]}"
        if action >= act.TAKE:
            verb = next(verb for verb, base in OFFER_VERBS.items() if base <= action < base + act.NUMBERS)
            return f"{verb} {action % act.NUMBERS}"
        for verb, base in SEAT_VERBS.items():
            if base <= action < base + 8:
                return f"{verb} {action - base + 1}"
        if act.WANT <= action < act.PAY:
            return f"want {GOOD_NAMES[action - act.WANT]}"
        if act.PROMISE <= action < act.DEMAND:
            return f"promise {slot_names(state, seat)[action - act.PROMISE]}"
        if act.DEMAND <= action < act.ON:
            return f"demand {slot_names(state, one_seat(state.drafts[seat].to, state.seats))[action - act.DEMAND]}"
        if act.SEEK <= action < act.SAY:
            return f"seek {IDEA_NAMES[action - act.SEEK]}"
        if act.SAY <= action < act.TO:
            return f"say {IDEA_NAMES[action - act.SAY]}"
        if act.AIM <= action < act.LIFT:
            return f"aim {slot_names(state, seat)[slot_of(action - act.AIM)]} on {target_of(action - act.AIM) + 1}"
        if act.LIFT <= action < act.ABANDON:
            return f"lift {slot_names(state, seat)[action - act.LIFT]}"
        if act.ABANDON <= action < act.KEEP:
            return f"abandon {TRACKS[action - act.ABANDON]}"
        if act.KEEP <= action < act.MARK:
            return f"keep {TRACKS[action - act.KEEP]}"
        if act.MARK <= action < act.UNMARK:
            return f"sacrifice {GOOD_NAMES[action - act.MARK]}"
        if act.SIDE <= action < act.NAME:
            return f"side {SIDES[action - act.SIDE]}"
        if act.NAME <= action < act.HEED:
            return f"name {GOOD_NAMES[action - act.NAME]}"
        if act.DRAW <= action < act.NO_GOVERNMENT:
            return f"draw {DECK_NAMES[action - act.DRAW]}"
        return f"build {build_name(state, seat, action - act.BUILD)}"

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
            return place(GOOD_NAMES[:-1], rest, act.WANT)
        case "name":
            return place(GOOD_NAMES[WINE : ART + 1], rest, act.NAME + WINE)
        case "promise" | "lift" if at:
            return place(slot_names(state, seat), rest, act.PROMISE if verb == "promise" else act.LIFT)
        case "demand" if at:
            other = one_seat(state.drafts[seat].to, state.seats)
            return place(slot_names(state, other), rest, act.DEMAND) if other >= 0 else None
        case "seek" | "say":
            return place(IDEA_NAMES[:-1], rest, act.SEEK if verb == "seek" else act.SAY)
        case "aim" if at:
            name, _, target = rest.rpartition(" on ")
            number = digits(target)
            slot = place(slot_names(state, seat), name, 0)
            if slot is None or number is None or not 1 <= number <= state.seats:
                return None
            return act.AIM + cube_on(slot, number - 1)
        case "abandon" | "keep":
            return place(TRACKS, rest, act.ABANDON if verb == "abandon" else act.KEEP)
        case "sacrifice":
            return place(GOOD_NAMES[:BASICS], rest, act.MARK)
        case "side":
            return place(SIDES, rest, act.SIDE)
        case "draw":
            return place(DECK_NAMES, rest, act.DRAW)
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
        return act.BUILD + same[nth - 1]
    return act.BUILD + next(side for side in range(len(FACE)) if FACE[side].id == name) if not number else None


def read_card(state: Mediterranean, seat: int, verb: str, rest: str) -> int | None:
    """A card by good and idea; by its good alone when that leaves no doubt, as it does where the others are stored
    already; `wine 2` is the second sort of wine."""
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
    if len(kinds) > 1 and verb != "fetch":
        kinds = [kind for kind in kinds if kind in state.loose(seat)]
    return kinds[0] if len(kinds) == 1 else None


def place(names: list[str], name: str, base: int) -> int | None:
    """The place of a name in a list; cards may be called as they are printed, `war galleys`."""
    if name not in names:
        name = next((known for known in names if known.replace("_", " ") == name), "")
    return base + names.index(name) if name else None


def digits(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 4 else None
