"""Actions and events in words. In words for people, `{2}` stands for the name of seat 2."""

from __future__ import annotations

from ...core.event import Event
from ...core.refusal import Refusal
from ...core.result import Result
from .cards.developments import BY_ID, FACE
from .cards.face import DECK_NAMES, DIRECTIONS
from .cards.goods import (
    BASICS,
    CARD_NAMES,
    GOOD_NAMES,
    GOOD_OF,
    IDEA_NAMES,
    IDEA_OF,
    IDEA_WORDS,
    KEEPS,
    KINDS,
    PIRACY,
)
from .events import (
    Abandoned,
    Aimed,
    Attack,
    Began,
    Built,
    ChangedSides,
    ChoseDevelopment,
    Civic,
    Clock,
    Closing,
    Cube,
    Dealt,
    Declined,
    Drafted,
    Drew,
    Ended,
    Enquired,
    Envoy,
    ExtraDraw,
    Floor,
    Ignored,
    Named,
    NewOrder,
    Passed,
    Posted,
    Produced,
    Ready,
    Reshuffled,
    Resolved,
    Revolt,
    Round,
    ShowedHand,
    SideChosen,
    Spent,
    Stored,
    TradingOpens,
    Withdrawn,
    WorkerMoved,
)
from .rules.actions import (
    ABANDON,
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
from .rules.deals import MOST_OFFERS, find, good_names, one_seat, promise_names, slot_names
from .rules.development import ENDING_RULES, Choosing
from .rules.floor import TRACKS
from .rules.floor import Closing as ClosingFrame
from .rules.floor import Floor as FloorFrame
from .state.parts import Offer
from .state.table import BY_LEVELS, BY_TRACKS, MOST_POINTS, SIDES, Mediterranean

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
    PASS: "pass",
    DONE: "done",
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
}
SEAT_VERBS = {"on": ON, "not on": NOT_ON, "to": TO, "envoy to": ENVOY_TO}
KINDS_BY_NAME = {name: kind for kind, name in enumerate(CARD_NAMES)}


# ---------------------------------------------------------------------- actions as text


def say(state: Mediterranean, seat: int, action: int) -> str:
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


def build_name(state: Mediterranean, seat: int, side: int) -> str:
    """A face by its name; numbered where two of the drawn cards have it."""
    same = [other for other in drawn_sides(state, seat) if FACE[other] is FACE[side]]
    place = same.index(side) if side in same else 0
    return FACE[side].id if place == 0 else f"{FACE[side].id} {place + 1}"


def drawn_sides(state: Mediterranean, seat: int) -> list[int]:
    return [card * 2 + side for card in state.drawn[seat] for side in (0, 1)]


def read(state: Mediterranean, seat: int, text: str) -> int | None:
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


def read_other(state: Mediterranean, seat: int, verb: str, rest: str) -> int | None:
    at = 0 <= seat < state.seats
    match verb:
        case "want" | "name" if rest in GOOD_NAMES[:-1]:
            good = GOOD_NAMES.index(rest)
            return (WANT if verb == "want" else NAME) + good
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
    name, _, number = rest.partition(" ")
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
    return base + names.index(name) if name in names else None


def digits(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 4 else None


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


# ---------------------------------------------------------------------- actions for people


def label(state: Mediterranean, seat: int, action: int) -> str:
    if action >= TAKE:
        offer = find(state, action % NUMBERS)
        verb = next(verb for verb, base in OFFER_VERBS.items() if base <= action < base + NUMBERS)
        if offer is None:
            return f"{verb.capitalize()} offer {action % NUMBERS}"
        return f"{OFFER_LABELS[verb]} {offer.number} of {{{offer.seat}}}: {terms_of(state, offer)}"
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
    for base, words in ((ON, "Use it on"), (NOT_ON, "Do not use it on"), (ENVOY_TO, "Send it to"), (TO, "Offer it to")):
        if base <= action < base + 8:
            return f"{words} {{{action - base}}}"
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
    PASS: "Pass the floor on",
    DONE: "Done with trading",
    WAIT: "Wait and see",
    UNMARK: "Spare the worker after all",
    MINUTE: "One minute left",
    HALF: "Half a minute left",
    GRACE: "Time is up: ten seconds for the warehouses",
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
    "withdraw": "Withdraw offer",
    "enquire": "Ask after Venus arrows in offer",
}


def described(kind: int) -> str:
    if kind == PIRACY:
        return "the Piracy card"
    return f"{GOOD_NAMES[GOOD_OF[kind]]} ({IDEA_WORDS[IDEA_OF[kind]]})"


def box_words(state: Mediterranean, seat: int, slot: int) -> str:
    return state.slots(seat)[slot].words()


def counted(names: tuple[str, ...]) -> list[str]:
    return [f"{names.count(name)} {name}" for name in dict.fromkeys(names)]


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


def card_about(kind: int) -> tuple[str, ...]:
    return (f"card:{GOOD_NAMES[GOOD_OF[kind]]}", "goods:" + CARD_NAMES[kind].replace(" ", "-"))


def rule_of(action: int) -> str:
    if action >= TAKE or action < AS_SPICES or WANT <= action < PROMISE:
        return "MED-TRD-1"
    if action in (AS_SPICES, AS_GOLD):
        return "MED-TRD-4"
    if PROMISE <= action < SEEK:
        return "MED-ABL-3"
    if action == SHOW:
        return "MED-PROD-5"
    if action in (DONE, PASS):
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


# ---------------------------------------------------------------------- what is not possible


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


# ---------------------------------------------------------------------- events


def story(event: Event) -> str:
    match event:
        case SideChosen(seat, side):
            return f"{{{seat}}} secretly picks {side.capitalize()}."
        case Began(government, religion, order):
            starts = [f"{{{p}}} {g.capitalize()} and {r.capitalize()}" for p, (g, r) in starts_of(government, religion)]
            return f"The start spaces: {', '.join(starts)}. Order of play: {listed(order)}."
        case Round(number):
            return f"Round {number} begins."
        case Produced(seat, piles, cards):
            what = counted(cards or piles)
            return f"{{{seat}}} produces {', '.join(what) if what else 'nothing'}."
        case Named(seat, good):
            return f"{{{seat}}} orders {good}."
        case TradingOpens(lap):
            return "The trading floor opens." + ("" if lap else " Everybody at once!")
        case Floor(seat, lap):
            return f"{{{seat}}} has the floor (round {lap})."
        case Drafted(seat, step):
            return f"{{{seat}}} drafts: {step}."
        case Posted():
            return f"{{{event.seat}}} offers [{event.number}] {posted_words(event)}."
        case Withdrawn(seat, number, lapsed):
            return f"Offer {number} of {{{seat}}} {'lapses' if lapsed else 'is withdrawn'}."
        case Declined(seat, number):
            return f"{{{seat}}} declines offer {number}."
        case Dealt():
            return dealt_words(event)
        case Enquired(seat, number, None):
            return f"{{{seat}}} asks after Venus arrows in offer {number}."
        case Enquired(seat, number, venus):
            return f"{{{seat}}} asks after Venus arrows in offer {number}: there are {venus}."
        case Envoy(seat, target, good, card):
            return f"An envoy of {{{seat}}} brings {{{target}}} {card or good}."
        case ShowedHand(seat):
            return f"{{{seat}}} holds basic and civic goods open."
        case Cube(seat, what, laid):
            return f"{{{seat}}} {'lays a cube' if laid else 'lifts the cube'}: {whom(what)}."
        case Stored(seat, card, stored):
            return f"{{{seat}}} {'stores' if stored else 'takes back'} {card}."
        case Passed(seat):
            return f"{{{seat}}} passes."
        case Ready(seat):
            return f"{{{seat}}} is done."
        case Clock(what):
            return CLOCK_STORY[what]
        case Closing():
            return "No more offers: warehouses and cubes."
        case Spent(seat, cards, stored):
            return f"{{{seat}}} spends {', '.join(counted(cards)) or 'nothing'}; {stored} stored."
    return later_story(event)


CLOCK_STORY = {
    "minute": "One minute left.",
    "half minute": "Half a minute left.",
    "grace": "Time is up: ten seconds for the warehouses.",
    "time": "Time is up.",
}


def later_story(event: Event) -> str:
    match event:
        case Abandoned(seat, track, side):
            return f"{{{seat}}} abandons {track} and goes to the start of {side.capitalize()}."
        case Aimed(seat, target, card, words):
            return f"{BY_ID[card].name} of {{{seat}}} {words} {{{target}}}."
        case Ignored(seat, owner, card):
            return f"{{{seat}}} ignores {BY_ID[card].name} of {{{owner}}}."
        case WorkerMoved(good, seat, None):
            return f"{{{seat}}} loses the {good} worker."
        case WorkerMoved(good, seat, to):
            return f"{{{seat}}} hands a {good} worker to {{{to}}}."
        case Resolved():
            return resolved_words(event)
        case ChangedSides(seat, track, side, destroyed, bonus):
            what = "Revolution" if track == "government" else "Conversion"
            lost = ", ".join(BY_ID[card].name for card in destroyed) or "nothing"
            extra = f" The revolutionaries bring {points(bonus)}." if bonus else ""
            return f"{what}! {{{seat}}} is now on the side of {side.capitalize()} and loses {lost}.{extra}"
        case Revolt(seats):
            return f"Peasant revolt against {listed(seats)}."
        case Attack(seat, die, lost):
            return f"Barbarians attack {{{seat}}}: the die says {die}, {points(lost)} lost."
        case NewOrder(order):
            return f"Order of play: {listed(order)}."
        case ExtraDraw(seat, deck):
            return f"{{{seat}}} draws one more card from {deck}."
        case Drew(seat, decks, ()):
            return f"{{{seat}}} draws {len(decks)} development card{'' if len(decks) == 1 else 's'}."
        case Drew(seat, _, cards):
            faces = [" or ".join(BY_ID[face].name for face in card.split("/")) for card in cards]
            return f"{{{seat}}} draws {', '.join(faces)}."
        case ChoseDevelopment(seat, ""):
            return f"{{{seat}}} chooses none."
        case ChoseDevelopment(seat, card):
            return f"{{{seat}}} chooses {BY_ID[card].name}."
        case Built(seat, card):
            return f"{{{seat}}} builds {BY_ID[card].name}."
        case Civic(seat, happiness, safety, vp):
            return f"{{{seat}}}: {gains(0, 0, happiness, safety, vp)} from developments."
        case Reshuffled(pile):
            return f"The {pile} deck is shuffled anew."
        case Ended(winners, scores, _):
            table = ", ".join(f"{{{seat}}} {score}" for seat, score in enumerate(scores))
            return f"Final scores: {table}. {listed(winners)} {'wins' if len(winners) == 1 else 'win together'}."
    raise TypeError(f"no words for {event}")


def starts_of(government: tuple[str, ...], religion: tuple[str, ...]) -> list[tuple[int, tuple[str, str]]]:
    return list(enumerate(zip(government, religion, strict=True)))


def posted_words(event: Posted) -> str:
    text = f"{side_words(event.gives, event.pays, whoms(event.promises))} for "
    text += side_words(event.wants, event.asks, whoms(event.demands))
    if event.says:
        text += f", saying {' and '.join(event.says)}"
    if event.seeks:
        text += f", looking for {' and '.join(event.seeks)}"
    return f"{text}, to {listed(event.to)}" if event.to else text


def dealt_words(event: Dealt) -> str:
    gives = side_words(event.to_taker or event.gives, event.pays, whoms(event.promises))
    wants = side_words(event.to_maker or event.wants, event.asks, whoms(event.demands))
    return f"Deal! {{{event.maker}}} gives {{{event.taker}}} {gives} for {wants}."


def resolved_words(event: Resolved) -> str:
    steps = gains(event.government, event.religion, event.happiness, event.safety, event.prosperity)
    return f"{{{event.seat}}}: {points(event.sets)} for sets{', ' + steps if steps else ''}."


def gains(gov: int, rel: int, happy: int, safe: int, vp: int) -> str:
    parts = []
    if gov:
        parts.append(f"{abs(gov)} toward {DIRECTIONS[0 if gov < 0 else 1]}")
    if rel:
        parts.append(f"{abs(rel)} toward {DIRECTIONS[2 if rel < 0 else 3]}")
    if happy:
        parts.append(f"happiness {happy:+d}")
    if safe:
        parts.append(f"safety {safe:+d}")
    if vp:
        parts.append(points(vp))
    return ", ".join(parts)


def result(state: Mediterranean) -> Result:
    winners = tuple(state.winners)
    who, verb = listed(winners), "has" if len(winners) == 1 else "have"
    best = max(state.scores)
    if state.ending == MOST_POINTS:
        reason = f"{who} {verb} most: {points(best)}."
    elif state.ending == BY_LEVELS:
        reason = f"Several have {points(best)}; {who} {verb} the highest levels."
    elif state.ending == BY_TRACKS:
        reason = f"Several have {points(best)} and equal levels; {who} {verb} most happiness and safety."
    else:
        reason = f"{who} have {points(best)} each and are equal in everything else."
    return Result(winners, tuple(state.scores), ENDING_RULES[state.ending], reason)


def listed(seats: tuple[int, ...]) -> str:
    parts = [f"{{{seat}}}" for seat in seats]
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"
