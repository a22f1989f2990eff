"""What is asked of a seat now, step by step, and what whoever looks on is told of it."""

from __future__ import annotations

from ....core.phrase import Phrase, phrase
from ....core.phrase import seat as of_seat
from ..cards.face import DECK_NAMES
from ..cards.goods import CARD_NAMES, GOOD_NAMES
from ..rules.abilities import Abilities, aim_at
from ..rules.actions import BUILD, DEMAND, ENVOY, NO_RELIGION, POST, PROMISE
from ..rules.deals import offer_in_question
from ..rules.development import Choosing, Development, empty_decks
from ..rules.floor import ClosingStep, TradingFloor
from ..rules.production import Produce, StartSides
from ..rules.resolution import Abandons
from ..rules.terms import find, one_seat, slot_names
from ..rules.warehouse import TRACKS
from ..state.boxes import slot_of
from ..state.parts import Draft
from ..state.state import Mediterranean
from .faces import effect_of
from .things import of_box, of_card, of_decks, of_face, of_good, of_track, terms_of


def question(state: Mediterranean, seat: int, asked: tuple[int, ...]) -> Phrase:
    if state.over:
        return phrase("ask-nobody")
    mine = seat in asked
    top = state.stack[-1]
    if isinstance(top, StartSides):
        if not mine:
            return phrase("ask-starts-of-others")
        return phrase("ask-start-religion" if top.picks[seat] else "ask-start-government")
    if isinstance(top, Choosing):
        return development(state, seat) if mine else phrase("ask-developments-of-others")
    if isinstance(top, ClosingStep):
        return phrase("ask-closing" if mine else "ask-closing-of-others")
    if isinstance(top, TradingFloor):
        return on_the_floor(state, seat, top, asked)
    if not mine:
        return phrase("ask-other", seat=of_seat(asked[0]))
    if isinstance(top, Produce):
        return phrase("ask-civic-good")
    if isinstance(top, Abandons):
        return phrase("ask-new-side", track=of_track(TRACKS[top.place % 2]))
    if isinstance(top, Abilities):
        return aim_phrase(state, top.place)
    assert isinstance(top, Development)
    return phrase("ask-deck")


def aim_phrase(state: Mediterranean, place: int) -> Phrase:
    """All cubes lie open by now."""
    owner, cube = aim_at(state, place)
    slot = slot_of(cube)
    card, effect = of_face(state.slot_faces(owner)[slot].id), effect_of(state.slots(owner)[slot], owner)
    return phrase("ask-ability", seat=of_seat(owner), card=card, effect=effect)


def missing_decks(state: Mediterranean, seat: int) -> tuple[str, ...]:
    """The decks that owed a seat a card in this turn and had none left."""
    return tuple(DECK_NAMES[deck] for deck in empty_decks(state, seat))


def development(state: Mediterranean, seat: int) -> Phrase:
    actions = state.offer(seat)
    some = any(action >= BUILD for action in actions)
    if state.revolt >> seat & 1:
        asks = phrase("ask-development" if some else "ask-no-development")
    elif NO_RELIGION in actions:
        asks = phrase("ask-religion" if some else "ask-no-religion")
    else:
        asks = phrase("ask-government" if some else "ask-no-government")
    empty = missing_decks(state, seat)
    return phrase("ask-with-empty-decks", question=asks, decks=of_decks(empty)) if empty else asks


# ---------------------------------------------------------------------- the floor


def on_the_floor(state: Mediterranean, seat: int, top: TradingFloor, asked: tuple[int, ...]) -> Phrase:
    pending = offer_in_question(state)
    if seat not in asked:
        if top.lap == 0:
            return phrase("ask-trading")
        if pending is not None:
            return phrase("ask-word-of-other", seat=of_seat(pending.seat), taker=of_seat(pending.taker))
        return phrase("ask-floor-of-other", seat=of_seat(asked[0]))
    if top.lap == 0 and state.done >> seat & 1:
        return phrase("ask-done")
    if top.lap and pending is not None:
        kind = "ask-word" if pending.examined else "ask-word-or-enquire"
        return Phrase(kind, {"taker": of_seat(pending.taker), **terms_of(state, pending)})
    draft = state.drafts[seat]
    if draft.taking:
        return handing(state, draft)
    if draft.pending >= 0:
        return whom(state, seat, draft)
    if top.lap == 0:
        if draft.steps:
            return phrase("ask-live-draft-to-post" if POST in state.offer(seat) else "ask-live-draft")
        return phrase("ask-live")
    if top.lap == state.options.laps:
        return phrase("ask-last-lap")
    left = state.acts[seat]
    if draft.steps:
        return Phrase("ask-draft-to-post" if POST in state.offer(seat) else "ask-draft", {"acts": left})
    return phrase("ask-floor", acts=left)


def handing(state: Mediterranean, draft: Draft) -> Phrase:
    """Which card goes for the next good that an offer wants."""
    offer = find(state, draft.taking)
    assert offer is not None
    good = of_good(GOOD_NAMES[offer.wants[len(draft.handed)]])
    return phrase("ask-hand-over", good=good, number=offer.number, seat=of_seat(offer.seat))


def whom(state: Mediterranean, seat: int, draft: Draft) -> Phrase:
    """An ability was named in an offer, or a card for an envoy; whom it is for is still to be said."""
    if draft.pending >= ENVOY:
        return phrase("ask-envoy", card=of_card(CARD_NAMES[draft.pending - ENVOY], "show-card"))
    if draft.pending >= DEMAND:
        other = one_seat(draft.to, state.seats)
        box = of_box(slot_names(state, other)[draft.pending - DEMAND])
        return phrase("ask-demand", box=box, seat=of_seat(other))
    return phrase("ask-promise", box=of_box(slot_names(state, seat)[draft.pending - PROMISE]))
