"""What the actions of a seat are called, and the things on the table that they are about."""

from __future__ import annotations

from collections.abc import Hashable

from ....core.phrase import Argument, Phrase, phrase
from ....core.phrase import seat as of_seat
from ....core.wording import Wording
from ..cards.developments import FACE
from ..cards.face import DECK_NAMES
from ..cards.goods import CARD_NAMES, GOOD_NAMES, GOOD_OF, IDEA_NAMES, KINDS, PIRACY
from ..notation import KIND_VERBS, OFFER_VERBS, SEAT_VERBS
from ..rules.actions import (
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
    ENVOY_TO,
    GRACE,
    HALF,
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
from ..rules.floor import Closing
from ..rules.terms import find, one_seat, slot_names
from ..rules.warehouse import TRACKS
from ..state.state import Mediterranean
from ..state.tracks import SIDES
from .faces import effect_of, text_of
from .things import PIRACY as PIRACY_CARD
from .things import of_box, of_deck, of_face, of_good, of_idea, of_side, of_track, terms_of, whole_card


class MediterraneanWords(Wording[Mediterranean]):
    def label(self, state: Mediterranean, seat: int, action: int) -> Phrase:
        if action >= TAKE:
            return about_offer(state, seat, action)
        if action == DONE and isinstance(state.stack[-1], Closing):
            return phrase("do-ready")
        simple = SIMPLE.get(action)
        if simple is not None:
            return phrase(simple)
        for verb, base in KIND_VERBS.items():
            if base <= action < base + KINDS:
                return Phrase(f"do-card-{verb}", {"card": whole_card(action - base)})
        if action in (AS_SPICES, AS_GOLD):
            good = "spices" if action == AS_SPICES else "gold"
            return phrase("do-give-as", card=PIRACY_CARD, good=of_good(good))
        if WANT <= action < PAY:
            return phrase("do-want", good=of_good(GOOD_NAMES[action - WANT]))
        if TO <= action < TO_ALL:
            return addressing(state.drafts[seat].to, action - TO)
        for base, kind in ((ON, "do-use-on"), (NOT_ON, "do-not-use-on"), (ENVOY_TO, "do-envoy-to")):
            if base <= action < base + 8:
                return Phrase(kind, {"seat": of_seat(action - base)})
        if PROMISE <= action < DEMAND:
            return Phrase("do-promise", box_of(state, seat, action - PROMISE))
        if DEMAND <= action < ON:
            other = one_seat(state.drafts[seat].to, state.seats)
            return Phrase("do-demand", {**box_of(state, other, action - DEMAND, True), "seat": of_seat(other)})
        if SEEK <= action < SAY:
            return phrase("do-seek", idea=of_idea(IDEA_NAMES[action - SEEK]))
        if SAY <= action < TO:
            return phrase("do-say", idea=of_idea(IDEA_NAMES[action - SAY]))
        if AIM <= action < LIFT:
            slot, target = (action - AIM) // 8, (action - AIM) % 8
            return Phrase("do-aim", {**box_of(state, seat, slot), "seat": of_seat(target)})
        if LIFT <= action < ABANDON:
            return phrase("do-lift", box=of_box(slot_names(state, seat)[action - LIFT]))
        if ABANDON <= action < KEEP:
            return phrase("do-abandon", track=of_track(TRACKS[action - ABANDON]))
        if KEEP <= action < MARK:
            return phrase("do-keep", track=of_track(TRACKS[action - KEEP]))
        if MARK <= action < UNMARK:
            return phrase("do-sacrifice", good=of_good(GOOD_NAMES[action - MARK]))
        if SIDE <= action < NAME:
            return phrase("do-side", side=of_side(SIDES[action - SIDE]))
        if NAME <= action < HEED:
            return phrase("do-name", good=of_good(GOOD_NAMES[action - NAME]))
        if DRAW <= action < NO_GOVERNMENT:
            return phrase("do-draw", deck=of_deck(DECK_NAMES[action - DRAW]))
        face = FACE[action - BUILD]
        deck = of_deck(DECK_NAMES[face.deck])
        return phrase("do-build", card=of_face(face.id), deck=deck, points=face.vp, text=text_of(face))

    def about(self, state: Mediterranean, seat: int, action: int) -> tuple[str, ...]:
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

    def rule_of(self, state: Mediterranean, seat: int, action: int) -> str:
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

    def light(self, state: Mediterranean, seat: int, action: int) -> Hashable:
        """What the words for an action follow from: mostly its number alone, else a draft, developments or an offer."""
        if action >= BUILD:
            return None
        if PROMISE <= action < DEMAND or AIM <= action < ABANDON:
            return seat, tuple(state.devs[seat])
        if DEMAND <= action < ON:
            other = one_seat(state.drafts[seat].to, state.seats)
            return other, tuple(state.devs[other])
        if TO <= action < TO_ALL:
            return state.drafts[seat].to
        return isinstance(state.stack[-1], Closing) if action == DONE else ()


def about_offer(state: Mediterranean, seat: int, action: int) -> Phrase:
    """Whose offer, and its terms; a deal that waits for one's own word also says with whom."""
    number = action % NUMBERS
    verb = next(verb for verb, base in OFFER_VERBS.items() if base <= action < base + NUMBERS)
    offer = find(state, number)
    assert offer is not None
    given: dict[str, Argument] = {"number": number, **terms_of(state, offer)}
    if offer.seat != seat:
        return Phrase(f"do-offer-{verb}", {**given, "seat": of_seat(offer.seat)})
    if offer.taker < 0:
        return Phrase(f"do-offer-{verb}", given)
    kind = "do-offer-enquire-of-taker" if verb == "enquire" else f"do-offer-{verb}"
    return Phrase(kind, {**given, "taker": of_seat(offer.taker)})


def addressing(to: int, other: int) -> Phrase:
    """What naming a seat does to a draft: those named may take it, and without any everybody may."""
    kind = "do-address-too"
    if to == 0:
        kind = "do-address"
    elif to == 1 << other:
        kind = "do-address-all-again"
    elif to >> other & 1:
        kind = "do-address-no-more"
    return Phrase(kind, {"seat": of_seat(other)})


SIMPLE = {
    PAY: "do-pay",
    ASK: "do-ask",
    TO_ALL: "do-address-all",
    BACK: "do-go-back",
    CLEAR: "do-clear",
    POST: "do-post",
    SHOW: "do-show",
    SHOW_LUXURY: "do-show-luxury",
    PASS: "do-pass",
    DONE: "do-be-done",
    NOT_DONE: "do-trade-on",
    WAIT: "do-wait",
    UNMARK: "do-spare-worker",
    MINUTE: "do-call-minute",
    HALF: "do-call-half",
    GRACE: "do-call-grace",
    TIME: "do-call-time",
    HEED: "do-heed",
    IGNORE: "do-ignore",
    NO_GOVERNMENT: "do-no-government",
    NO_RELIGION: "do-no-religion",
    NEITHER: "do-neither",
}


def box_of(state: Mediterranean, owner: int, slot: int, named: bool = False) -> dict[str, Argument]:
    """An ability that can be aimed, and what it does; its owner is named to others."""
    effect = effect_of(state.slots(owner)[slot], owner if named else None)
    return {"box": of_box(slot_names(state, owner)[slot]), "effect": effect}


def card_about(kind: int) -> tuple[str, ...]:
    return (f"card:{GOOD_NAMES[GOOD_OF[kind]]}", "goods:" + CARD_NAMES[kind].replace(" ", "-"))
