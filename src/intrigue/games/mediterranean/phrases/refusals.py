"""Why something is not possible, with its rule and the way out."""

from __future__ import annotations

from ....core.phrase import seat as of_seat
from ....core.refusal import Refusal, no
from ....core.refusing import Refusals
from ..cards.developments import FACE
from ..cards.face import ALTAR, ENVOYS, FREE_SPEECH, ISOLATION
from ..cards.goods import BASICS, GOOD_NAMES, KEEPS, KINDS, PIRACY
from ..notation import KIND_VERBS, OFFER_VERBS
from ..rules.actions import (
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
from ..rules.deals import too_late
from ..rules.development import Choosing, playable
from ..rules.drafts import MOST_CARDS, MOST_POINTS, STANDING
from ..rules.floor import Closing, Floor
from ..rules.terms import can_give, can_promise, find, good_names, slot_names, tradable, tradable_counts
from ..rules.warehouse import aimed_at
from ..state.numbers import MOST_ACTS, SACRIFICE
from ..state.parts import Offer
from ..state.state import Mediterranean
from .things import counted, of_good, points


class MediterraneanRefusals(Refusals[Mediterranean]):
    def general(self, state: Mediterranean, seat: int) -> Refusal | None:
        found = super().general(state, seat)
        return found if found is None or state.over else spent(state, seat) or found

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
        if verb in ("aim", "promise", "demand", "lift"):
            return no("MED-ABL-1", "no-which-ability", say="aim barracks on 2")
        if verb in ("abandon", "keep"):
            return no("MED-ABN-1", "no-which-track", say=verb)
        if verb == "build":
            return no("MED-DEV-1", "no-which-development", say="build library")
        return None

    def obstacle(self, state: Mediterranean, seat: int, action: int) -> Refusal | None:
        """Why an action that this seat might think of is not possible now."""
        top = state.stack[-1]
        trading = isinstance(top, Floor)
        closing = isinstance(top, Closing) or (isinstance(top, Floor) and top.lap == 0)
        if action < 0 or not 0 <= seat < state.seats:
            return None
        if isinstance(top, Floor) and top.lap == 0 and state.done >> seat & 1:
            return no("MED-C-82", "no-trade-when-done", say="not done")
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
            return no("MED-TRD-5", "no-done-here", say="pass") if trading else no("MED-TRD-5", "no-end-here")
        if action == NOT_DONE:
            return no("MED-C-82", "no-taking-back")
        return None


def spent(state: Mediterranean, seat: int) -> Refusal | None:
    """MED-C-81: why somebody can do nothing any more on a live floor, while others go on."""
    top = state.stack[-1]
    if not 0 <= seat < state.seats or not isinstance(top, Floor) or top.lap > 0:
        return None
    return no("MED-C-81", "no-more-acts", acts=MOST_ACTS)


# ---------------------------------------------------------------------- offers


def offer_obstacle(state: Mediterranean, seat: int, action: int, trading: bool) -> Refusal:
    if not trading:
        return no("MED-TRD-1", "no-offers-now")
    offer = find(state, action % NUMBERS)
    if offer is None:
        return no("MED-TRD-1", "no-such-offer", number=action % NUMBERS)
    mine = offer.seat == seat
    if mine and action < CHANGE:
        return no("MED-TRD-1", "no-own-offer")
    if not mine and (CHANGE <= action < ENQUIRE or action >= AGREE):
        return no("MED-TRD-1", "no-offer-of-yours")
    if state.drafts[seat].taking or state.drafts[seat].pending >= 0:
        return no("MED-TRD-1", "no-other-step")
    if action >= ENQUIRE:
        return asking_obstacle(state, seat, offer)
    if action < CHANGE:
        if not offer.to >> seat & 1:
            return no("MED-TRD-1", "no-offer-for-you")
        if offer.declined >> seat & 1:
            return no("MED-TRD-1", "no-declined-offer")
        if offer.taker >= 0:
            return no("MED-C-79", "no-taken-offer", taker=of_seat(offer.taker), seat=of_seat(offer.seat))
    if action < DECLINE:
        return unable(state, seat, offer)
    if state.drafts[seat].steps != () and (COUNTER <= action < CHANGE or CHANGE <= action < CHANGE + NUMBERS):
        return no("MED-TRD-1", "no-second-draft")
    return no("MED-C-66", "no-new-offers")


def asking_obstacle(state: Mediterranean, seat: int, offer: Offer) -> Refusal:
    """Why a seat cannot ask after Venus arrows, or give its word."""
    if not state.powers[seat] & ISOLATION:
        return no("MED-TRD-3", "no-enquiry", card="card:isolationism")
    if offer.seat == seat:
        asked = offer.taker >= 0
        return no("MED-C-79", "no-second-enquiry" if asked else "no-word-to-give")
    if not offer.to >> seat & 1:
        return no("MED-TRD-1", "no-offer-for-you")
    if offer.declined >> seat & 1:
        return no("MED-TRD-1", "no-declined-offer")
    return no("MED-C-79", "no-cards-to-enquire")


def unable(state: Mediterranean, seat: int, offer: Offer) -> Refusal:
    """Why a seat cannot take an offer that is for it."""
    if not can_give(state, seat, tradable_counts(state, seat), offer.wants):
        return no("MED-TRD-1", "no-goods-for-it", goods=tuple(counted(good_names(offer.wants))))
    if offer.asks > state.vp[seat]:
        return no("MED-C-56", "no-points-for-it", points=points(offer.asks), own=state.vp[seat])
    return no("MED-ABL-3", "no-promise-to-make")


def card_obstacle(state: Mediterranean, seat: int, base: int, kind: int, trading: bool) -> Refusal:
    if not trading:
        return no("MED-TRD-1", "no-goods-now")
    if kind not in state.held[seat]:
        return no("MED-TRD-4", "no-such-card")
    if kind == PIRACY and base == GIVE:
        return no("MED-TRD-4", "no-piracy-as-it-is", spices="give piracy as spices", gold="give piracy as gold")
    if not tradable(state, seat, kind):
        return no("MED-TRD-1", "no-misery", card="card:venetian_virtue")
    if kind not in state.loose(seat):
        return no("MED-C-57", "no-stored-card")
    if base == ENVOY:
        if not state.powers[seat] & ENVOYS:
            return no("MED-C-72", "no-envoys", card="card:foreign_envoys")
        if too_late(state):
            return no("MED-C-53", "no-late-envoys")
        return no("MED-C-72", "no-second-envoy")
    if base == HAND:
        return no("MED-TRD-1", "no-handing-over")
    return draft_obstacle(state, seat, base + kind)


def piracy_obstacle(state: Mediterranean, seat: int) -> Refusal:
    if PIRACY not in state.loose(seat):
        return no("MED-C-57", "no-stored-card")
    top, draft = state.stack[-1], state.drafts[seat]
    if draft.taking or draft.pending >= 0 or (isinstance(top, Floor) and top.lap == state.options.laps):
        return draft_obstacle(state, seat, AS_SPICES)
    if PIRACY in draft.gives:
        return no("MED-TRD-4", "no-second-piracy")
    if len(draft.gives) >= MOST_CARDS:
        return draft_obstacle(state, seat, AS_SPICES)
    return no("MED-C-69", "no-broken-story")


def draft_obstacle(state: Mediterranean, seat: int, action: int) -> Refusal:
    """Why a step of a draft, or the end of one's turn on the floor, is not possible."""
    top = state.stack[-1]
    if isinstance(top, Closing):
        return no("MED-C-66", "no-offers-any-more", say="done")
    if not isinstance(top, Floor):
        return no("MED-TRD-1", "no-offers-now")
    draft = state.drafts[seat]
    if draft.taking:
        return no("MED-TRD-1", "no-card-named-yet")
    if draft.pending >= 0:
        return no("MED-ABL-3", "no-target-yet")
    if action == PASS:
        return no("MED-TRD-5", "no-turns-here", say="done")
    if action == SHOW:
        return no("MED-PROD-5", "no-goods-to-show")
    if action == SHOW_LUXURY:
        return no("MED-C-85", "no-luxury-to-show")
    if top.lap == state.options.laps:
        return no("MED-C-66", "no-new-offers")
    if action in (BACK, CLEAR):
        return no("MED-TRD-1", "no-draft")
    if action == POST:
        return post_obstacle(state, seat)
    if WANT <= action < PAY or action < WANT:
        return no("MED-C-70", "no-more-cards", cards=MOST_CARDS)
    if PAY <= action < PROMISE:
        if action == PAY and draft.pays >= state.vp[seat]:
            return no("MED-C-56", "no-more-points-of-yours", points=points(state.vp[seat]))
        return no("MED-C-70", "no-more-points", points=MOST_POINTS)
    if SEEK <= action < TO and not state.powers[seat] & FREE_SPEECH:
        return no("MED-TRD-3", "no-ideas", card="card:freedom_of_speech")
    if DEMAND <= action < SEEK:
        return no("MED-ABL-3", "no-demand-of-several")
    if TO <= action <= TO_ALL and draft.steps == ():
        return no("MED-TRD-1", "no-address-yet")
    return no("MED-C-70", "no-fitting-step")


def post_obstacle(state: Mediterranean, seat: int) -> Refusal:
    draft = state.drafts[seat]
    if draft.gives == () and draft.pays == 0 and draft.promises == ():
        return no("MED-C-70", "no-empty-offer")
    if sum(offer.seat == seat for offer in state.offers) >= STANDING:
        return no("MED-C-70", "no-fourth-offer", offers=STANDING)
    if PIRACY in draft.gives:
        return no("MED-C-69", "no-broken-story")
    return no("MED-ABL-3", "no-promise-to-keep")


# ---------------------------------------------------------------------- warehouse, cubes, developments


def close_obstacle(state: Mediterranean, seat: int, action: int, now: bool) -> Refusal:
    """Why the warehouse, a cube or the altar is out of reach."""
    top = state.stack[-1]
    if isinstance(top, Closing) and top.counts[seat] >= MOST_ACTS:
        return no("MED-C-81", "no-more-storing", acts=MOST_ACTS, say="done")
    if now and (state.drafts[seat].taking or state.drafts[seat].pending >= 0):
        return no("MED-TRD-1", "no-other-step")
    if action < FETCH + KINDS:
        return store_obstacle(state, seat, action, now)
    return cube_obstacle(state, seat, action, now) if action < MARK else altar_obstacle(state, seat, action, now)


def store_obstacle(state: Mediterranean, seat: int, action: int, now: bool) -> Refusal:
    kind = action - (STORE if action < FETCH else FETCH)
    if not now:
        return no("MED-WH-1", "no-storing-yet")
    if action >= FETCH:
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
        return no("MED-ABL-1", "no-cubes-yet")
    if action == UNMARK:
        return no("MED-C-73", "no-worker-marked")
    if marked:
        return no("MED-C-73", "no-second-worker")
    if action - MARK >= BASICS:
        return no("MED-C-73", "no-such-worker")
    return no("MED-C-73", "no-worker-of", good=of_good(GOOD_NAMES[action - MARK]))


def cube_obstacle(state: Mediterranean, seat: int, action: int, now: bool) -> Refusal:
    if not now:
        rule = "MED-ABN-1" if action >= ABANDON else "MED-ABL-1"
        return no(rule, "no-cubes-yet")
    if action >= ABANDON:
        return no("MED-ABN-1", "no-second-abandoning")
    slot = (action - AIM) // 8 if action < LIFT else action - LIFT
    if slot >= len(slot_names(state, seat)):
        return no("MED-ABL-1", "no-such-ability")
    target = (action - AIM) % 8
    if action >= LIFT:
        laid = aimed_at(state.cubes[seat], slot) >= 0
        return no("MED-ABL-3", "no-breaking-promises") if laid else no("MED-ABL-1", "no-cube-there")
    if target == seat:
        return no("MED-ABL-2", "no-aim-at-yourself")
    if aimed_at(state.cubes[seat], slot) >= 0:
        return no("MED-ABL-1", "no-second-aim")
    if not can_promise(state, seat, slot * 16 + target * 2 + 1):
        return no("MED-ABL-3", "no-promised-target", seat=of_seat(target))
    return no("MED-ABL-1", "no-such-target")


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
    if face.worker >= 0:
        return no("MED-DEV-5", "no-third-producer", good=of_good(GOOD_NAMES[face.worker]))
    return no("MED-DEV-5", "no-producer-to-pay", good=of_good(GOOD_NAMES[face.loses]))
