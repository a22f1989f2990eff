"""Why something is not possible, with its rule and the way out. Trading has a file of its own, `no_deal`."""

from __future__ import annotations

from typing import Any

from ....core.phrase import Phrase
from ....core.phrase import seat as of_seat
from ....core.refusal import Refusal, no
from ....core.refusals import Refusals
from ....core.state import Frame
from ..cards.developments import BY_ID, FACE
from ..cards.face import ALTAR, DECK_NAMES, Face
from ..cards.goods import ART, BASICS, GOOD_NAMES, GOOD_OF, KEEPS, KINDS, WINE
from ..notation import KIND_VERBS, OFFER_VERBS, SEAT_VERBS, digits
from ..rules import actions as act
from ..rules.abilities import Abilities
from ..rules.deals import offer_in_question
from ..rules.development import Choosing, Development, out_of_reach, playable
from ..rules.floor import ClosingStep, TradingFloor
from ..rules.production import Produce, StartSides
from ..rules.resolution import Abandons
from ..rules.terms import one_seat, slot_names
from ..rules.warehouse import aimed_at, is_bound
from ..state.boxes import slot_of, target_of
from ..state.numbers import MOST_ACTS, PRODUCERS, SACRIFICE
from ..state.state import Mediterranean
from .refusals_trade import comes_first, floor_obstacle, is_trade, left_undone, no_box, no_floor, no_trading
from .things import of_card, of_face, of_good

CIVIC_GOODS = tuple(GOOD_NAMES[WINE : ART + 1])
WHOSE: dict[type[Frame[Any]], str] = {  # who is asked, and by which rule
    StartSides: "MED-C-13",
    Produce: "MED-C-12",
    ClosingStep: "MED-C-82",
    Abandons: "MED-C-41",
    Abilities: "MED-C-78",
    Development: "MED-C-12",
}
POINTING = {"to": "MED-TRD-1", "envoy": "MED-C-72"}  # what names a seat; else it is an ability that is aimed


class MediterraneanRefusals(Refusals[Mediterranean]):
    def general(self, state: Mediterranean, seat: int) -> Refusal | None:
        found = super().general(state, seat)
        if found is None or state.over or not 0 <= seat < state.seats:
            return found
        return why_finished(state) or found

    def whose_rule(self, state: Mediterranean, seat: int) -> str:
        """Who has chosen already waits for the others by the rule that let all of them choose; a victim of the revolt
        with one card instead of two."""
        top = state.stack[-1]
        if isinstance(top, TradingFloor):
            return "MED-C-66" if offer_in_question(state) is None else "MED-C-79"
        if isinstance(top, Choosing):
            return "MED-DEV-4" if state.revolt >> seat & 1 else "MED-DEV-2"
        return WHOSE.get(type(top), state.game.turn_rule)

    def of_text(self, state: Mediterranean, seat: int, text: str) -> Refusal:
        return self.general(state, seat) or wrong_name(state, seat, text) or super().of_text(state, seat, text)

    def misread(self, state: Mediterranean, text: str) -> Refusal | None:
        """Something is missing from a text that almost means something."""
        verb = text.partition(" ")[0]
        if verb in KIND_VERBS or text.startswith("offer add"):
            return no("MED-TRD-1", "no-which-card", say=verb)
        if verb == "offer":
            return no("MED-TRD-1", "no-what-for-what", say="offer 2 grain for dye to all")
        if verb in OFFER_VERBS:
            return no("MED-TRD-1", "no-which-offer", say=verb)
        if verb == "want":
            return no("MED-TRD-1", "no-which-good", goods=tuple(GOOD_NAMES[:-1]))
        if verb == "name":
            return no("MED-C-65", "no-which-good", goods=CIVIC_GOODS)
        if verb in ("aim", "promise", "demand", "lift"):
            return no("MED-ABL-1", "no-which-ability", say="aim barracks on 2")
        if verb in ("abandon", "keep"):
            return no("MED-ABN-1", "no-which-track", say=verb)
        if verb == "build":
            return no("MED-DEV-1", "no-which-development", say="build library")
        return None

    def obstacle(self, state: Mediterranean, seat: int, action: int) -> Refusal | None:
        """Why an action that this seat might think of is not possible now. What has to come first is said first."""
        top = state.stack[-1]
        if action < 0 or not 0 <= seat < state.seats:
            return None
        if act.MINUTE <= action <= act.TIME:
            return no("MED-TRD-6", "no-clock-of-yours")
        undone = left_undone(state, seat, action)
        if undone is not None:
            return undone
        if act.STORE <= action <= act.UNMARK:
            return close_obstacle(state, seat, action, stores(state))
        if act.BUILD <= action < act.BUILD + len(FACE):
            return build_obstacle(state, seat, action - act.BUILD)
        if is_trade(action):
            return floor_obstacle(state, seat, action) if isinstance(top, TradingFloor) else no_floor(state)
        if action == act.NOT_DONE:
            return no("MED-C-82", "no-taking-back")
        if action in (act.DONE, act.WAIT):
            if isinstance(top, TradingFloor):
                return no("MED-TRD-5", "no-done-here", say="pass")
            return no_floor(state) if isinstance(top, ClosingStep) else no("MED-TRD-5", "no-end-here")
        return phase_obstacle(state, seat, action)


def stores(state: Mediterranean) -> bool:
    """Whether warehouses are filled and cubes laid now."""
    top = state.stack[-1]
    return isinstance(top, ClosingStep) or (isinstance(top, TradingFloor) and top.lap == 0)


def no_storing(state: Mediterranean, seat: int) -> Refusal | None:
    """Why nothing can be stored or fetched now, whatever it is."""
    first = comes_first(state, seat)
    if first is not None:
        return first
    top = state.stack[-1]
    if isinstance(top, ClosingStep) and top.counts[seat] >= MOST_ACTS:
        return no("MED-C-81", "no-more-storing", acts=MOST_ACTS, say="done")
    return None if stores(state) else storing_later(state)


def storing_later(state: Mediterranean) -> Refusal:
    """When warehouses are filled: live all through trading, in rounds at its end (MED-C-66)."""
    return no("MED-WH-1", "no-storing-now" if state.options.floor == "live" else "no-storing-yet")


def cubes_later(state: Mediterranean, rule: str) -> Refusal:
    """The same of cubes."""
    return no(rule, "no-cubes-now" if state.options.floor == "live" else "no-cubes-yet")


def why_finished(state: Mediterranean) -> Refusal | None:
    """MED-C-81: why somebody can do nothing any more on a live floor, while others go on."""
    top = state.stack[-1]
    if not isinstance(top, TradingFloor) or top.lap > 0:
        return None
    return no("MED-C-81", "no-more-acts", acts=MOST_ACTS)


def wrong_name(state: Mediterranean, seat: int, text: str) -> Refusal | None:
    """A seat that is not there, or an ability of somebody else."""
    verb, _, rest = text.partition(" ")
    number = digits(text.rpartition(" ")[2])
    pointed = verb == "aim" or any(text.startswith(f"{said} ") for said in SEAT_VERBS)
    if pointed and number is not None and not 1 <= number <= state.seats:
        rule = POINTING.get(verb, "MED-ABL-1")
        return no(rule, "no-such-addressee", seats=state.seats, word=str(number))
    if not 0 <= seat < state.seats:
        return None
    if verb in KIND_VERBS and rest:
        return no_card(state, seat, verb, rest)
    face = BY_ID.get(rest.partition(" on ")[0].rstrip(" 0123456789").replace(" ", "_"))
    if face is None:
        return None
    first = no_trading(state, seat, begins=True) if verb in ("promise", "demand") else comes_first(state, seat)
    if first is not None:
        return first
    owner = one_seat(state.drafts[seat].to, state.seats) if verb == "demand" else seat
    if face.boxes and owner >= 0 and any(FACE[side] is face for side in state.devs[owner]):
        if verb in ("aim", "lift", "promise", "demand") and f"{face.id} 1" in slot_names(state, owner):
            return no("MED-ABL-1", "no-which-ability", say=f"{verb} {face.id} 1{' on 2' if verb == 'aim' else ''}")
        return None
    if verb in ("promise", "demand"):
        return no_box(seat, owner, face)
    if verb in ("aim", "lift"):
        return no_box(seat, seat, face) if face.boxes else no("MED-ABL-1", "no-white-box", card=of_face(face.id))
    return None


def no_card(state: Mediterranean, seat: int, verb: str, name: str) -> Refusal | None:
    """Why a card that is named by its good alone is none; None where it is only not clear which."""
    if verb in ("store", "fetch"):
        first = no_storing(state, seat)
    elif verb == "hand":
        first = None if state.drafts[seat].taking else no_trading(state, seat, begins=False)
    else:
        first = no_trading(state, seat, begins=True)
    good = name.partition(" ")[0]
    if first is not None or good not in GOOD_NAMES:
        return first
    cards = state.stored[seat] if verb == "fetch" else state.held[seat]
    if any(GOOD_NAMES[GOOD_OF[kind]] == good for kind in cards):
        return None
    if verb == "fetch":
        return no("MED-WH-1", "no-card-stored", card=of_card(good))
    return no("MED-TRD-4", "no-card-of-that", card=of_card(good))


# ---------------------------------------------------------------------- choices of other phases


def phase_obstacle(state: Mediterranean, seat: int, action: int) -> Refusal | None:
    """Why a choice that belongs to another phase, or is out of reach in this one, cannot be made."""
    top = state.stack[-1]
    if act.SIDE <= action < act.SIDE + 4:
        now = isinstance(top, StartSides | Abandons)
        return no("MED-C-13", "no-other-track" if now else "no-side-now")
    if act.NAME <= action < act.HEED:
        named = isinstance(top, Produce) and action - act.NAME in top.named
        return no("MED-C-5", "no-naming-twice") if named else no("MED-C-65", "no-naming-now")
    if act.HEED <= action < act.DRAW:
        return no("MED-C-78", "no-aim-to-ignore")
    if act.DRAW <= action < act.DRAW + len(DECK_NAMES):
        if not isinstance(top, Development):
            return no("MED-DEV-6", "no-extra-draw")
        rule = out_of_reach(state, seat, action - act.DRAW)
        return no(rule, "no-deck-in-reach") if rule else no("MED-C-34", "no-card-in-deck")
    if act.NO_GOVERNMENT <= action <= act.NEITHER:
        if not isinstance(top, Choosing):
            return no("MED-DEV-2", "no-developments-now")
        if state.revolt >> seat & 1:
            return no("MED-DEV-4", "no-two-developments", say="neither")
        return no("MED-DEV-2", "no-other-order")
    return None


# ---------------------------------------------------------------------- warehouse, cubes, developments


def close_obstacle(state: Mediterranean, seat: int, action: int, now: bool) -> Refusal:
    """Why the warehouse, a cube or the altar is out of reach."""
    top = state.stack[-1]
    if isinstance(top, ClosingStep) and top.counts[seat] >= MOST_ACTS:
        return no("MED-C-81", "no-more-storing", acts=MOST_ACTS, say="done")
    if action < act.FETCH + KINDS:
        return store_obstacle(state, seat, action, now)
    return cube_obstacle(state, seat, action, now) if action < act.MARK else altar_obstacle(state, seat, action, now)


def store_obstacle(state: Mediterranean, seat: int, action: int, now: bool) -> Refusal:
    kind = action - (act.STORE if action < act.FETCH else act.FETCH)
    if not now:
        return storing_later(state)
    if action >= act.FETCH:
        return no("MED-C-57", "no-card-to-fetch")
    if kind < KINDS and not KEEPS[kind]:
        return no("MED-WH-2", "no-storing-that")
    if kind >= KINDS or kind not in state.loose(seat):
        return no("MED-WH-1", "no-card-in-hand")
    return no("MED-WH-1", "no-room", cards=state.room(seat))


def altar_obstacle(state: Mediterranean, seat: int, action: int, now: bool) -> Refusal:
    marked = state.cubes[seat] != () and state.cubes[seat][-1] >= SACRIFICE
    if not state.powers[seat] & ALTAR:
        return no("MED-C-73", "no-altar", card="card:sacrificial_altar")
    if not now:
        return cubes_later(state, "MED-ABL-1")
    if action == act.UNMARK:
        return no("MED-C-73", "no-worker-marked")
    if marked:
        return no("MED-C-73", "no-second-worker")
    if action - act.MARK >= BASICS:
        return no("MED-C-73", "no-such-worker")
    return no("MED-C-73", "no-worker-of", good=of_good(GOOD_NAMES[action - act.MARK]))


def cube_obstacle(state: Mediterranean, seat: int, action: int, now: bool) -> Refusal:
    if not now:
        return cubes_later(state, "MED-ABN-1" if action >= act.ABANDON else "MED-ABL-1")
    if action >= act.ABANDON:
        return no("MED-ABN-1", "no-second-abandoning")
    slot = slot_of(action - act.AIM) if action < act.LIFT else action - act.LIFT
    if slot >= len(slot_names(state, seat)):
        return no("MED-ABL-1", "no-such-ability")
    target = target_of(action - act.AIM)
    if action >= act.LIFT:
        laid = aimed_at(state.cubes[seat], slot) >= 0
        return no("MED-ABL-3", "no-breaking-promises") if laid else no("MED-ABL-1", "no-cube-there")
    if target == seat:
        return no("MED-ABL-2", "no-aim-at-yourself")
    if target >= state.seats:
        return no("MED-ABL-1", "no-such-target")
    if aimed_at(state.cubes[seat], slot) >= 0:  # what is promised cannot be lifted first
        promised = is_bound(state, seat, slot)
        return no("MED-ABL-3", "no-breaking-promises") if promised else no("MED-ABL-1", "no-second-aim")
    return no("MED-ABL-3", "no-promised-target", seat=of_seat(target))


def build_obstacle(state: Mediterranean, seat: int, side: int) -> Refusal:
    top = state.stack[-1]
    if not isinstance(top, Choosing):
        return no("MED-DEV-2", "no-developments-now")
    if side // 2 not in state.drawn[seat]:
        return no("MED-DEV-1", "no-card-drawn")
    face = FACE[side]
    if playable(state, seat, face, top.picks[seat]):
        return no("MED-DEV-2", "no-other-order")
    if face.counts:
        return no("MED-DEV-7", "no-second-monument")
    return producer_obstacle(state, seat, face)


def too_many(state: Mediterranean, seat: int, cards: int) -> Refusal | None:
    """Why so many developments cannot be chosen in one sentence: where it was tried, others would be asked after the
    last that may be chosen, and that is no reason."""
    top = state.stack[-1]
    if not isinstance(top, Choosing) or top.is_finished(state, seat):
        return None
    if state.revolt >> seat & 1:
        return no("MED-DEV-4", "no-two-developments", say="neither") if cards > 1 else None
    return no("MED-DEV-2", "no-other-order") if cards > 2 - len(top.picks[seat]) else None


def producer_obstacle(state: Mediterranean, seat: int, face: Face) -> Refusal:
    """Two producers are enough, and none is too few: as they are, or with what is chosen for the same round."""
    if face.worker >= 0:
        full = state.producers(seat, face.worker) >= PRODUCERS
        kind, good = "no-third-producer" if full else "no-third-producer-then", face.worker
    else:
        there = state.producers(seat, face.loses) > 0
        kind, good = "no-producer-left" if there else "no-producer-to-pay", face.loses
    return Refusal("MED-DEV-5", Phrase(kind, {"good": of_good(GOOD_NAMES[good])}))
