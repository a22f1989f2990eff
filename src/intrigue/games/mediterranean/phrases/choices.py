"""What the actions of a seat are called, and the things on the table that they are about."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Hashable
from typing import Final

from ....core.labels import Wording
from ....core.phrase import Argument, Phrase, phrase
from ....core.phrase import seat as of_seat
from ..cards.developments import FACE
from ..cards.face import DECK_NAMES
from ..cards.goods import CARD_NAMES, GOOD_NAMES, GOOD_OF, IDEA_NAMES, KINDS, PIRACY
from ..notation import KIND_VERBS, OFFER_VERBS, SEAT_VERBS, drawn_sides
from ..rules import actions as act
from ..rules.floor import ClosingStep
from ..rules.terms import find, one_seat, slot_names
from ..rules.warehouse import TRACKS
from ..state.boxes import slot_of, target_of
from ..state.state import Mediterranean
from ..state.tracks import SIDES
from .faces import effect_of, text_of
from .things import PIRACY as PIRACY_CARD
from .things import of_box, of_deck, of_face, of_good, of_idea, of_side, of_track, terms_of, whole_card


class MediterraneanWords(Wording[Mediterranean]):
    def label(self, state: Mediterranean, seat: int, action: int) -> Phrase:
        if action >= act.TAKE:
            return about_offer(state, seat, action)
        if action == act.DONE and isinstance(state.stack[-1], ClosingStep):
            return phrase("do-ready")
        if action == act.GRACE and not state.options.grace:
            return phrase("do-call-last")
        simple = SIMPLE.get(action)
        if simple is not None:
            return phrase(simple)
        for verb, base in KIND_VERBS.items():
            if base <= action < base + KINDS:
                return Phrase(f"do-card-{verb}", {"card": whole_card(action - base)})
        if action in (act.AS_SPICES, act.AS_GOLD):
            good = "spices" if action == act.AS_SPICES else "gold"
            return phrase("do-give-as", card=PIRACY_CARD, good=of_good(good))
        if act.WANT <= action < act.PAY:
            return phrase("do-want", good=of_good(GOOD_NAMES[action - act.WANT]))
        if act.TO <= action < act.TO_ALL:
            return addressing(state.drafts[seat].to, action - act.TO)
        for base, kind in ((act.ON, "do-use-on"), (act.NOT_ON, "do-not-use-on"), (act.ENVOY_TO, "do-envoy-to")):
            if base <= action < base + 8:
                return Phrase(kind, {"seat": of_seat(action - base)})
        if act.PROMISE <= action < act.DEMAND:
            return Phrase("do-promise", box_of(state, seat, action - act.PROMISE))
        if act.DEMAND <= action < act.ON:
            other = one_seat(state.drafts[seat].to, state.seats)
            return Phrase(
                "do-demand", {**box_of(state, other, action - act.DEMAND, named=True), "seat": of_seat(other)}
            )
        if act.SEEK <= action < act.SAY:
            return phrase("do-seek", idea=of_idea(IDEA_NAMES[action - act.SEEK]))
        if act.SAY <= action < act.TO:
            return phrase("do-say", idea=of_idea(IDEA_NAMES[action - act.SAY]))
        if act.AIM <= action < act.LIFT:
            slot, target = slot_of(action - act.AIM), target_of(action - act.AIM)
            return Phrase("do-aim", {**box_of(state, seat, slot), "seat": of_seat(target)})
        if act.LIFT <= action < act.ABANDON:
            return phrase("do-lift", box=of_box(slot_names(state, seat)[action - act.LIFT]))
        if act.ABANDON <= action < act.KEEP:
            return phrase("do-abandon", track=of_track(TRACKS[action - act.ABANDON]))
        if act.KEEP <= action < act.MARK:
            return phrase("do-keep", track=of_track(TRACKS[action - act.KEEP]))
        if act.MARK <= action < act.UNMARK:
            return phrase("do-sacrifice", good=of_good(GOOD_NAMES[action - act.MARK]))
        if act.SIDE <= action < act.NAME:
            return phrase("do-side", side=of_side(SIDES[action - act.SIDE]))
        if act.NAME <= action < act.HEED:
            return phrase("do-name", good=of_good(GOOD_NAMES[action - act.NAME]))
        if act.DRAW <= action < act.NO_GOVERNMENT:
            return phrase("do-draw", deck=of_deck(DECK_NAMES[action - act.DRAW]))
        face = FACE[action - act.BUILD]
        deck = of_deck(DECK_NAMES[face.deck])
        card = drawn_card(state, seat, action - act.BUILD)
        return phrase("do-build", card=card, deck=deck, points=face.vp, text=text_of(face))

    def about(self, state: Mediterranean, seat: int, action: int) -> tuple[str, ...]:
        if action >= act.TAKE:
            return (f"offer:{action % act.NUMBERS}",)
        for base in KIND_VERBS.values():
            if base <= action < base + KINDS:
                return card_about(action - base)
        if action in (act.AS_SPICES, act.AS_GOLD):
            return card_about(PIRACY)
        if act.WANT <= action < act.PAY:
            return (f"card:{GOOD_NAMES[action - act.WANT]}",)
        for base in SEAT_VERBS.values():
            if base <= action < base + 8:
                return (f"seat:{action - base}",)
        if act.PROMISE <= action < act.DEMAND:
            return (f"card:{state.slot_faces(seat)[action - act.PROMISE].id}", f"box:{seat}:{action - act.PROMISE}")
        if act.DEMAND <= action < act.ON:
            other = one_seat(state.drafts[seat].to, state.seats)
            return (f"card:{state.slot_faces(other)[action - act.DEMAND].id}", f"box:{other}:{action - act.DEMAND}")
        if act.AIM <= action < act.LIFT:
            slot, target = slot_of(action - act.AIM), target_of(action - act.AIM)
            return (f"card:{state.slot_faces(seat)[slot].id}", f"box:{seat}:{slot}", f"seat:{target}")
        if act.LIFT <= action < act.ABANDON:
            return (f"card:{state.slot_faces(seat)[action - act.LIFT].id}", f"box:{seat}:{action - act.LIFT}")
        if act.ABANDON <= action < act.MARK:
            return (f"abandon:{TRACKS[(action - act.ABANDON) % 2]}",)
        if act.MARK <= action < act.UNMARK:
            return (f"worker:{GOOD_NAMES[action - act.MARK]}",)
        if act.SIDE <= action < act.NAME:
            return (f"side:{SIDES[action - act.SIDE]}",)
        if act.NAME <= action < act.HEED:
            return (f"card:{GOOD_NAMES[action - act.NAME]}",)
        if act.DRAW <= action < act.NO_GOVERNMENT:
            return (f"deck:{DECK_NAMES[action - act.DRAW].replace(' ', '-')}",)
        if act.BUILD <= action < act.BUILD + len(FACE):
            return (f"card:{FACE[action - act.BUILD].id}",)
        return ()

    def rule_of(self, state: Mediterranean, seat: int, action: int) -> str:
        return RULES[bisect_right(FROM, action) - 1]

    def cache_key(self, state: Mediterranean, seat: int, action: int) -> Hashable:
        """What the words for an action follow from: mostly its number alone, else a draft, developments or an offer."""
        if action >= act.BUILD:
            return None
        if act.PROMISE <= action < act.DEMAND or act.AIM <= action < act.ABANDON:
            return seat, tuple(state.devs[seat])
        if act.DEMAND <= action < act.ON:
            other = one_seat(state.drafts[seat].to, state.seats)
            return other, tuple(state.devs[other])
        if act.TO <= action < act.TO_ALL:
            return state.drafts[seat].to
        return isinstance(state.stack[-1], ClosingStep) if action == act.DONE else ()


def about_offer(state: Mediterranean, seat: int, action: int) -> Phrase:
    """Whose offer, and its terms; a deal that waits for one's own word also says with whom."""
    number = action % act.NUMBERS
    verb = next(verb for verb, base in OFFER_VERBS.items() if base <= action < base + act.NUMBERS)
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


def drawn_card(state: Mediterranean, seat: int, side: int) -> str | Phrase:
    """A drawn card by the face that would be built; also by its other one where two have that face."""
    own = of_face(FACE[side].id)
    twice = any(FACE[other] is FACE[side] and other != side for other in drawn_sides(state, seat))
    return phrase("tell-backed", card=own, back=of_face(FACE[side ^ 1].id)) if twice else own


SIMPLE = {
    act.PAY: "do-pay",
    act.ASK: "do-ask",
    act.TO_ALL: "do-address-all",
    act.BACK: "do-go-back",
    act.CLEAR: "do-clear",
    act.POST: "do-post",
    act.SHOW: "do-show",
    act.SHOW_LUXURY: "do-show-luxury",
    act.PASS: "do-pass",
    act.DONE: "do-be-done",
    act.NOT_DONE: "do-trade-on",
    act.WAIT: "do-wait",
    act.UNMARK: "do-spare-worker",
    act.MINUTE: "do-call-minute",
    act.HALF: "do-call-half",
    act.GRACE: "do-call-grace",
    act.TIME: "do-call-time",
    act.HEED: "do-heed",
    act.IGNORE: "do-ignore",
    act.NO_GOVERNMENT: "do-no-government",
    act.NO_RELIGION: "do-no-religion",
    act.NEITHER: "do-neither",
}


# The rule that a choice follows, from its first number on to where the next one begins
RULED: Final[list[tuple[int, str]]] = [
    (act.GIVE, "MED-TRD-1"),
    (act.AS_SPICES, "MED-TRD-4"),
    (act.WANT, "MED-TRD-1"),
    (act.PROMISE, "MED-ABL-3"),
    (act.SEEK, "MED-C-55"),
    (act.TO, "MED-TRD-1"),
    (act.SHOW, "MED-PROD-5"),
    (act.PASS, "MED-TRD-5"),
    (act.DONE, "MED-C-82"),
    (act.WAIT, "MED-TRD-1"),
    (act.NOT_DONE, "MED-C-82"),
    (act.SHOW_LUXURY, "MED-C-85"),
    (act.ENVOY, "MED-C-72"),
    (act.HAND, "MED-C-71"),
    (act.STORE, "MED-WH-1"),
    (act.FETCH, "MED-C-57"),
    (act.AIM, "MED-ABL-1"),
    (act.ABANDON, "MED-ABN-1"),
    (act.MARK, "MED-C-73"),
    (act.MINUTE, "MED-TRD-6"),
    (act.SIDE, "MED-C-13"),
    (act.NAME, "MED-C-65"),
    (act.HEED, "MED-C-78"),
    (act.DRAW, "MED-DEV-6"),
    (act.NO_GOVERNMENT, "MED-DEV-2"),
    (act.TAKE, "MED-TRD-1"),
    (act.ENQUIRE, "MED-C-79"),
]
FROM: Final[list[int]] = [first for first, _ in RULED]
RULES: Final[list[str]] = [rule for _, rule in RULED]


def box_of(state: Mediterranean, owner: int, slot: int, named: bool = False) -> dict[str, Argument]:
    """An ability that can be aimed, and what it does; its owner is named to others."""
    effect = effect_of(state.slots(owner)[slot], owner if named else None)
    return {"box": of_box(slot_names(state, owner)[slot]), "effect": effect}


def card_about(kind: int) -> tuple[str, ...]:
    return (f"card:{GOOD_NAMES[GOOD_OF[kind]]}", "goods:" + CARD_NAMES[kind].replace(" ", "-"))
