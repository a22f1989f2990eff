"""Why something is not possible on the trading floor: what was begun, the lap, the offer, the draft, in this order."""

from __future__ import annotations

from collections.abc import Sequence

from ....core.phrase import seat as of_seat
from ....core.refusal import Refusal, no
from ..cards.face import ENVOYS, FREE_SPEECH, ISOLATION, Face
from ..cards.goods import CARD_NAMES, GOLD, GOOD_NAMES, KINDS, PIRACY, SPICES, passes_as
from ..rules import actions as act
from ..rules.deals import offer_in_question
from ..rules.drafts import MOST_CARDS, MOST_POINTS, MOST_PROMISES, STANDING, may_pass
from ..rules.floor import ClosingStep, TradingFloor
from ..rules.terms import can_give, can_promise, find, good_names, one_seat, tradable, tradable_counts
from ..state.hands import less
from ..state.parts import Offer
from ..state.state import Mediterranean
from .things import count_things, of_card, of_face, of_good, points


def is_trade(action: int) -> bool:
    """Whether it is something that is done on the floor; the warehouse and cubes lie elsewhere."""
    if (
        action in (act.PASS, act.SHOW, act.SHOW_LUXURY)
        or act.GIVE <= action <= act.POST
        or act.TAKE <= action < act.REFUSE + act.NUMBERS
    ):
        return True
    return (
        act.ENVOY <= action < act.ENVOY + KINDS
        or act.ENVOY_TO <= action < act.ENVOY_TO + 8
        or act.HAND <= action < act.HAND + KINDS
    )


def no_floor(state: Mediterranean) -> Refusal:
    """Nothing is traded in the closing step (MED-C-82), let alone in another phase."""
    if isinstance(state.stack[-1], ClosingStep):
        return no("MED-C-82", "no-offers-any-more", say="done")
    return no("MED-TRD-1", "no-offers-now")


def comes_first(state: Mediterranean, seat: int) -> Refusal | None:
    """Why a seat can neither trade nor store at all now, whatever it would say: it is not asked, it is done, or
    something that was begun comes first."""
    return state.game.refusals.general(state, seat) or left_undone(state, seat, act.POST)


def left_undone(state: Mediterranean, seat: int, action: int) -> Refusal | None:
    """What a seat on the floor would have to do before an action, or to take back."""
    top = state.stack[-1]
    if not isinstance(top, TradingFloor):
        return None
    if top.lap == 0 and state.done >> seat & 1:
        return no("MED-C-82", "no-trade-when-done", say="not done")
    return unfinished_step(state, seat, action)


def no_trading(state: Mediterranean, seat: int, begins: bool) -> Refusal | None:
    """Why nothing can be traded now, or (`begins`) nothing new offered, said of a sentence before its words are judged:
    whoever has too few cards besides is not helped by hearing of those."""
    first = comes_first(state, seat)
    if first is not None:
        return first
    top = state.stack[-1]
    if not isinstance(top, TradingFloor):
        return no_floor(state)
    return no("MED-C-66", "no-new-offers") if begins and top.lap == state.options.laps else None


def unfinished_step(state: Mediterranean, seat: int, action: int) -> Refusal | None:
    """What has to be finished before anything else: a word that others wait for, a card or a target to be named."""
    top, draft = state.stack[-1], state.drafts[seat]
    pending = offer_in_question(state)
    if isinstance(top, TradingFloor) and top.lap > 0 and pending is not None:
        if action == act.ENQUIRE + pending.number:
            return no("MED-C-79", "no-second-enquiry")
        return no("MED-C-79", "no-word-given-yet", number=pending.number)
    if draft.taking:
        if not act.HAND <= action < act.HAND + KINDS:
            return no("MED-C-71", "no-card-named-yet")
        return hand_obstacle(state, seat, action - act.HAND)
    if draft.pending < 0:
        return None
    if draft.pending >= act.ENVOY:
        own = action == act.ENVOY_TO + seat
        return no("MED-C-72", "no-own-seat" if own else "no-target-yet")
    if not act.ON <= action < act.SEEK:
        return no("MED-ABL-3", "no-target-yet")
    owner = one_seat(draft.to, state.seats) if draft.pending >= act.DEMAND else seat
    target = action - act.ON if action < act.NOT_ON else action - act.NOT_ON
    return no("MED-ABL-2", "no-aim-at-yourself") if target == owner else no("MED-ABL-3", "no-fitting-promise")


def floor_obstacle(state: Mediterranean, seat: int, action: int) -> Refusal:
    top = state.stack[-1]
    assert isinstance(top, TradingFloor)
    last = top.lap == state.options.laps
    if action >= act.TAKE:
        return offer_obstacle(state, seat, action, last)
    if action == act.PASS:
        return no("MED-TRD-5", "no-turns-here", say="done")
    if act.ENVOY <= action < act.ENVOY + KINDS:
        return envoy_obstacle(state, seat, action - act.ENVOY, last)
    if act.ENVOY_TO <= action < act.ENVOY_TO + 8:
        return no("MED-C-72", "no-which-card", say="envoy")
    if act.HAND <= action < act.HAND + KINDS:
        return no("MED-C-71", "no-handing-over")
    if last:
        return no("MED-C-66", "no-new-offers")
    if act.GIVE <= action < act.GIVE + KINDS:
        return give_obstacle(state, seat, action - act.GIVE)
    if act.AS_SPICES <= action <= act.AS_GOLD:
        return piracy_obstacle(state, seat)
    return draft_obstacle(state, seat, action)


# ---------------------------------------------------------------------- offers


def offer_obstacle(state: Mediterranean, seat: int, action: int, last: bool) -> Refusal:
    offer = find(state, action % act.NUMBERS)
    if offer is None:
        return no("MED-TRD-1", "no-such-offer", number=action % act.NUMBERS)
    mine = offer.seat == seat
    if mine and action < act.CHANGE:
        return no("MED-TRD-1", "no-own-offer")
    if not mine and (act.CHANGE <= action < act.ENQUIRE or action >= act.AGREE):
        return no("MED-TRD-1", "no-offer-of-yours")
    if mine and action >= act.ENQUIRE:
        return own_word(state, seat, offer, action)
    if not mine:
        if not offer.to >> seat & 1:
            return no("MED-TRD-1", "no-offer-for-you")
        if offer.declined >> seat & 1:
            return no("MED-TRD-1", "no-declined-offer")
        if offer.taker >= 0:
            return no("MED-C-79", "no-taken-offer", taker=of_seat(offer.taker), seat=of_seat(offer.seat))
    if action >= act.ENQUIRE:
        return asking_obstacle(state, seat, offer)
    if action < act.DECLINE:
        return unable(state, seat, offer)
    if last:
        return no("MED-C-66", "no-new-offers")
    return no("MED-TRD-1", "no-second-draft")


def own_word(state: Mediterranean, seat: int, offer: Offer, action: int) -> Refusal:
    """Why a maker cannot ask about what comes for an offer, nor agree or refuse."""
    if action < act.AGREE and not state.powers[seat] & ISOLATION:
        return no("MED-TRD-3", "no-enquiry", card="card:isolationism")
    return no("MED-C-79", "no-second-enquiry" if offer.taker >= 0 else "no-word-to-give")


def asking_obstacle(state: Mediterranean, seat: int, offer: Offer) -> Refusal:
    """Why a seat cannot ask after Venus arrows in somebody else's offer."""
    if not state.powers[seat] & ISOLATION:
        return no("MED-TRD-3", "no-enquiry", card="card:isolationism")
    return no("MED-C-79", "no-cards-to-enquire" if offer.goods == () else "no-second-enquiry")


def unable(state: Mediterranean, seat: int, offer: Offer) -> Refusal:
    """Why a seat cannot take an offer that is for it."""
    if not can_give(state, seat, tradable_counts(state, seat), offer.wants):
        return lacking(state, seat, offer)
    if offer.asks > state.vp[seat]:
        return no("MED-C-56", "no-points-for-it", points=points(offer.asks), own=state.vp[seat])
    return no("MED-ABL-3", "no-promise-to-make")


def lacking(state: Mediterranean, seat: int, offer: Offer) -> Refusal:
    """Why the goods for an offer cannot be handed over; whoever has them is told what keeps them."""
    if enough(offer, [kind for kind in state.loose(seat) if tradable(state, seat, kind)]):
        return no("MED-C-69", "no-broken-story")
    if enough(offer, [kind for kind in state.held[seat] if tradable(state, seat, kind)]):
        return no("MED-C-57", "no-stored-card")
    if enough(offer, state.held[seat]):
        return no("MED-GDS-3", "no-misery", card="card:venetian_virtue")
    return no("MED-TRD-1", "no-goods-for-it", goods=tuple(count_things(good_names(offer.wants))))


def enough(offer: Offer, cards: Sequence[int]) -> bool:
    """Whether cards would do for what an offer wants, the Piracy card under any name."""
    left = list(cards)
    for good in offer.wants:
        fitting = [kind for kind in left if passes_as(kind, good)]
        if not fitting:
            return False
        left.remove(min(fitting))  # the Piracy card last
    return True


# ---------------------------------------------------------------------- cards


def card_obstacle(state: Mediterranean, seat: int, kind: int) -> Refusal | None:
    """What keeps a card from changing hands."""
    if kind not in state.held[seat]:
        return no("MED-TRD-4", "no-such-card")
    if not tradable(state, seat, kind):
        return no("MED-GDS-3", "no-misery", card="card:venetian_virtue")
    if kind not in state.loose(seat):
        return no("MED-C-57", "no-stored-card")
    return None


def no_second(state: Mediterranean, seat: int, kind: int, gone: tuple[int, ...], rule: str) -> Refusal:
    """Why no more copies of a card go beside those that do already: the next one is in the warehouse, or there is
    none."""
    if kind in less(state.held[seat], gone):
        return no("MED-C-57", "no-stored-card")
    return no(rule, "no-so-many", card=of_card(CARD_NAMES[kind]))


def hand_obstacle(state: Mediterranean, seat: int, kind: int) -> Refusal:
    """Why a card does not go for the next good that an offer wants."""
    draft = state.drafts[seat]
    offer = find(state, draft.taking)
    found = card_obstacle(state, seat, kind)
    if found is not None:
        return found
    if offer is None or not passes_as(kind, offer.wants[len(draft.handed)]):
        return no("MED-C-71", "no-fitting-cards")
    if kind not in less(state.loose(seat), draft.handed):  # it goes already
        return no_second(state, seat, kind, draft.handed, "MED-C-71")
    other = SPICES + GOLD - offer.wants[len(draft.handed)]  # pirates, since everything else would go
    if offer.wants.count(other) > tradable_counts(state, seat)[other]:
        return no("MED-C-71", "no-pirates-to-spare", good=of_good(GOOD_NAMES[other]))
    return no("MED-C-69", "no-broken-story")


def envoy_obstacle(state: Mediterranean, seat: int, kind: int, last: bool) -> Refusal:
    if not state.powers[seat] & ENVOYS:
        return no("MED-C-72", "no-envoys", card="card:foreign_envoys")
    if last:
        return no("MED-C-66", "no-new-offers")
    if state.envoys >> seat & 1:
        return no("MED-C-72", "no-second-envoy")
    if state.clock >= act.LAST_CALL:
        return no("MED-C-53", "no-late-envoy")
    found = card_obstacle(state, seat, kind)
    if found is not None:
        return found
    return no("MED-C-72", "no-piracy-by-envoy") if kind == PIRACY else no("MED-TRD-1", "no-second-draft")


def give_obstacle(state: Mediterranean, seat: int, kind: int) -> Refusal:
    found = card_obstacle(state, seat, kind)
    if found is not None:
        return found
    draft = state.drafts[seat]
    if kind == PIRACY:  # under some name, unless none would do
        free = PIRACY not in draft.gives and len(draft.gives) < MOST_CARDS
        if not free or not (may_pass(state, seat, SPICES) or may_pass(state, seat, GOLD)):
            return piracy_obstacle(state, seat)
        return no("MED-TRD-4", "no-piracy-as-it-is", spices="give piracy as spices", gold="give piracy as gold")
    if len(draft.gives) >= MOST_CARDS:
        return no("MED-C-70", "no-more-cards", cards=MOST_CARDS)
    assert kind not in less(state.loose(seat), draft.gives)
    return no_second(state, seat, kind, draft.gives, "MED-C-26")


def piracy_obstacle(state: Mediterranean, seat: int) -> Refusal:
    if PIRACY not in state.held[seat]:
        return no("MED-TRD-4", "no-piracy")
    if PIRACY not in state.loose(seat):
        return no("MED-C-57", "no-stored-card")
    if PIRACY in state.drafts[seat].gives:
        return no("MED-TRD-4", "no-second-piracy")
    if len(state.drafts[seat].gives) >= MOST_CARDS:
        return no("MED-C-70", "no-more-cards", cards=MOST_CARDS)
    return no("MED-C-69", "no-broken-story")


# ---------------------------------------------------------------------- drafts


def draft_obstacle(state: Mediterranean, seat: int, action: int) -> Refusal:
    """Why a step of a draft is not possible."""
    draft = state.drafts[seat]
    if action in (act.SHOW, act.SHOW_LUXURY) and draft.steps != ():
        return no("MED-TRD-1", "no-second-draft")
    if action == act.SHOW:
        return no("MED-PROD-5", "no-goods-to-show")
    if action == act.SHOW_LUXURY:
        return no("MED-C-85", "no-luxury-to-show")
    if action in (act.BACK, act.CLEAR):
        return no("MED-TRD-1", "no-draft")
    if action == act.POST:
        return post_obstacle(state, seat)
    if act.WANT <= action < act.PAY:
        return no("MED-C-70", "no-more-cards", cards=MOST_CARDS)
    if act.PAY <= action < act.PROMISE:
        if action == act.PAY and draft.pays >= state.vp[seat]:
            return no("MED-C-56", "no-more-points-of-yours", points=points(state.vp[seat]))
        return no("MED-C-70", "no-more-points", points=MOST_POINTS)
    if act.SEEK <= action < act.TO and not state.powers[seat] & FREE_SPEECH:
        return no("MED-TRD-3", "no-ideas", card="card:freedom_of_speech")
    if act.PROMISE <= action < act.SEEK:
        return promise_obstacle(state, seat, action)
    if act.SEEK <= action <= act.TO_ALL and draft.steps == ():
        return no("MED-TRD-1", "no-address-yet")
    if action == act.TO + seat:
        return no("MED-TRD-1", "no-own-seat")
    if act.TO <= action <= act.TO_ALL and draft.demands != ():
        return no("MED-ABL-3", "no-demand-of-several")
    if action < act.TO:
        return no("MED-C-70", "no-more-ideas", says=MOST_CARDS, seeks=MOST_PROMISES)
    return no("MED-TRD-1", "no-fitting-step")


def promise_obstacle(state: Mediterranean, seat: int, action: int) -> Refusal:
    draft = state.drafts[seat]
    if action >= act.ON:
        return no("MED-ABL-3", "no-which-ability", say="promise barracks")
    owner, slot, said = seat, action - act.PROMISE, draft.promises
    if action >= act.DEMAND:
        owner, slot, said = one_seat(draft.to, state.seats), action - act.DEMAND, draft.demands
        if owner < 0:
            return no("MED-ABL-3", "no-demand-of-several")
    if slot >= state.slot_count(owner):
        return no("MED-ABL-1", "no-such-ability" if owner == seat else "no-such-ability-there")
    if len(said) >= MOST_PROMISES:
        return no("MED-C-70", "no-more-promises", number=MOST_PROMISES)
    return no("MED-ABL-3", "no-fitting-promise")


def no_box(seat: int, owner: int, face: Face) -> Refusal:
    """Why nothing can be promised about a card: it has no white box (MED-C-36), or not on that side of the offer, whose
    `owner` is -1 where no one seat is named."""
    if not face.boxes:
        return no("MED-C-36", "no-white-box", card=of_face(face.id))
    if owner < 0:
        return no("MED-ABL-3", "no-demand-of-several")
    return no("MED-ABL-1", "no-such-ability" if owner == seat else "no-such-ability-there")


def post_obstacle(state: Mediterranean, seat: int) -> Refusal:
    draft = state.drafts[seat]
    if draft.gives == () and draft.pays == 0 and draft.promises == ():
        return no("MED-C-70", "no-empty-offer")
    if sum(offer.seat == seat for offer in state.offers) >= STANDING:
        return no("MED-C-70", "no-fourth-offer", offers=STANDING)
    kept = all(can_promise(state, seat, code) for code in draft.promises)
    only = one_seat(draft.to, state.seats)
    if not kept or not all(can_promise(state, only, code) for code in draft.demands):
        return no("MED-ABL-3", "no-promise-to-keep")
    return no("MED-C-69", "no-broken-story")
