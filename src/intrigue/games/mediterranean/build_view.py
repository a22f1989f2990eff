"""How what a seat may see is made from the state. What several see alike is made once (`Scene`)."""

from __future__ import annotations

from msgspec.structs import replace

from ...core.state import TABLE
from ...core.view_cache import Scene
from .cards.developments import FACE
from .cards.face import DECK_NAMES, DECKS, FREE_SPEECH, INDUSTRY
from .cards.goods import (
    BASICS,
    CARD_NAMES,
    CIVIC,
    GOLD,
    GOOD_NAMES,
    GOOD_OF,
    GOODS,
    IDEA_NAMES,
    IDEA_OF,
    LUXURY,
    PILE,
    PILE_NAMES,
    PILES,
    SPICES,
)
from .phrases.questions import missing_decks, question
from .rules.abilities import Abilities
from .rules.actions import BUILD, SIDE
from .rules.deals import offer_in_question, venus_arrows
from .rules.development import Choosing
from .rules.ending import final_score
from .rules.floor import ClosingStep, TradingFloor
from .rules.goods import industry, set_points, slights
from .rules.production import Produce, StartSides
from .rules.resolution import Abandons
from .rules.terms import can_take, card_names, good_names, one_seat, promise_names, slot_names, tradable_counts
from .rules.warehouse import aimed_at
from .state.boxes import promise_of, slot_of, target_of
from .state.numbers import ABANDON_GOVERNMENT, SACRIFICE
from .state.parts import Draft, Offer
from .state.state import Mediterranean
from .state.tracks import SIDES, level_of, side_of, step_of
from .view import (
    BoxView,
    DevelopmentCard,
    DraftView,
    GoodCount,
    GoodsSet,
    HandCard,
    MediterraneanView,
    OfferView,
    PlayerView,
    Track,
)


def look(scene: Scene[Mediterranean], state: Mediterranean, seat: int) -> MediterraneanView:
    open_ = scene.memo(table, scene)
    if seat == TABLE:
        return open_
    top = None if state.over else state.stack[-1]
    asked = state.asked_seats(seat)
    mine = seat in asked
    picks: tuple[int, ...] = ()
    if isinstance(top, StartSides | Choosing):
        picks = top.picks[seat]
    cards = (seat, tuple(state.held[seat]), tuple(state.stored[seat]))
    takes = (
        mine and isinstance(top, TradingFloor) and (top.lap == 0 or offer_in_question(state) is None)
    )  # else its word is due
    changed = tuple([slights(state, seat, good) for good in range(GOODS)])
    return replace(
        open_,
        seat=seat,
        waiting=asked,
        prompt=question(state, seat, asked),
        choices=state.game.choices(state, seat) if mine else (),
        acts_left=state.acts[seat] if mine and isinstance(top, TradingFloor) else None,
        players=tuple([seen_player(scene, state, each, seat) for each in range(state.seats)]),
        hand=scene.memo_by_key(cards, hand, state, seat),
        sets=scene.memo_by_key((*cards, changed, state.powers[seat] & INDUSTRY), sets, state, seat, changed),
        room=state.room(seat),
        speech=state.powers[seat] & FREE_SPEECH != 0,
        offers=tuple([seen_offer(scene, state, seat, number, takes) for number in range(len(state.offers))]),
        draft=draft_view(state, seat),
        drawn=drawn_cards(state, seat, picks if isinstance(top, Choosing) else ()),
        empty=empty(state, seat),
        sides=tuple([SIDES[action - SIDE] for action in picks]) if isinstance(top, StartSides) else (),
    )


def table(scene: Scene[Mediterranean]) -> MediterraneanView:
    """All that lies open, as spectators see it."""
    state = scene.state
    top = None if state.over else state.stack[-1]
    asked = state.asked_seats(TABLE)
    return MediterraneanView(
        seat=None,
        seats=state.seats,
        waiting=asked,
        prompt=question(state, TABLE, asked),
        choices=(),
        result=state.result,
        turn=state.turn,
        turns=state.options.turns,
        phase=phase(state),
        lap=top.lap if isinstance(top, TradingFloor) else None,
        laps=state.options.laps,
        acts_left=None,
        clock=state.clock,
        order=tuple(state.order),
        players=tuple([seen_player(scene, state, each, TABLE) for each in range(state.seats)]),
        hand=(),
        sets=(),
        room=0,
        speech=False,
        offers=tuple([scene.memo(offer_view, state, number) for number in range(len(state.offers))]),
        draft=None,
        drawn=(),
        empty=(),
        deals=state.deals,
        decks=scene.memo(decks, state),
        developments=scene.memo(developments, state),
        by_the_letter=state.options.by_the_letter,
        sides=(),
    )


def decks(state: Mediterranean) -> tuple[GoodCount, ...]:
    return tuple([GoodCount(PILE_NAMES[pile], len(state.decks[pile])) for pile in range(PILES)])


def developments(state: Mediterranean) -> tuple[GoodCount, ...]:
    return tuple([GoodCount(DECK_NAMES[deck], len(state.dev_decks[deck])) for deck in range(DECKS)])


def phase(state: Mediterranean) -> str:
    if state.over:
        return "over"
    top = state.stack[-1]
    if isinstance(top, StartSides):
        return "setup"
    if isinstance(top, Produce):
        return "production"
    if isinstance(top, TradingFloor):
        return "trading"
    if isinstance(top, ClosingStep):
        return "closing"
    return "resolution" if isinstance(top, Abandons | Abilities) else "development"


def track(space: int, religious: bool) -> Track:
    return Track(SIDES[side_of(space) + (2 if religious else 0)], step_of(space), level_of(space))


def seen_player(scene: Scene[Mediterranean], state: Mediterranean, seat: int, viewer: int) -> PlayerView:
    """What a viewer sees of a player: more of itself than others do, and of others what it was shown."""
    seen = scene.memo(player, state, seat, viewer == seat and state.cubes[seat] != state.open_cubes[seat])
    known = () if viewer in (TABLE, seat) else state.knows[viewer * state.seats + seat]
    return replace(seen, known=card_names(known)) if known else seen


def player(state: Mediterranean, seat: int, own: bool) -> PlayerView:
    claims = state.claims[seat * GOODS : (seat + 1) * GOODS]
    piles = [0] * PILES
    for kind in state.held[seat]:
        piles[PILE[kind]] += 1
    cubes = state.cubes[seat] if own else state.open_cubes[seat]
    return PlayerView(
        seat=seat,
        points=state.vp[seat],
        standing=final_score(state, seat),
        printed=sum(FACE[side].vp for side in state.devs[seat]),
        government=track(state.gov[seat], religious=False),
        religion=track(state.rel[seat], religious=True),
        happiness=state.happy[seat],
        safety=state.safe[seat],
        cards=len(state.held[seat]),
        goods=tuple(GoodCount(GOOD_NAMES[good], claims[good]) for good in range(GOODS) if claims[good]),
        shown=tuple(
            GoodCount(GOOD_NAMES[good], state.shown[seat * 2 + good - SPICES])
            for good in (SPICES, GOLD)
            if state.shown[seat * 2 + good - SPICES]
        ),
        hidden_civic=piles[CIVIC] - sum(claims[BASICS:SPICES]),
        hidden_luxury=piles[LUXURY] - sum(claims[SPICES:]),
        known=(),
        workers=tuple(GoodCount(GOOD_NAMES[good], state.producers(seat, good)) for good in range(BASICS)),
        cities=state.cities(seat),
        boats=state.boats(seat),
        developments=tuple(FACE[side].id for side in state.devs[seat]),
        backs=tuple(FACE[side ^ 1].id for side in state.devs[seat]),
        covered=tuple(FACE[side].id for side in state.covered[seat]),
        drawn=len(state.drawn[seat]),
        boxes=boxes(state, seat, cubes),
        cubes=cube_names(state, seat, cubes),
        promises=promise_names(state, seat, state.promises[seat]),
        spent=card_names(state.spent[seat]),
        earned=state.earned[seat],
        barbarians=None if state.rolls[seat] < 0 else state.rolls[seat],
        revolt=state.revolt >> seat & 1 == 1,
        done=state.done >> seat & 1 == 1,
    )


def boxes(state: Mediterranean, seat: int, cubes: tuple[int, ...]) -> tuple[BoxView, ...]:
    found: list[BoxView] = []
    names = slot_names(state, seat)
    for side in state.devs[seat]:
        for place in range(len(FACE[side].boxes)):
            slot = len(found)
            target = aimed_at(cubes, slot)
            found.append(BoxView(names[slot], FACE[side].id, place, None if target < 0 else target))
    return tuple(found)


def cube_names(state: Mediterranean, seat: int, cubes: tuple[int, ...]) -> tuple[str, ...]:
    names = []
    for cube in cubes:
        if cube >= SACRIFICE:
            names.append(f"altar {GOOD_NAMES[cube - SACRIFICE]}")
        elif cube >= ABANDON_GOVERNMENT:
            names.append("abandon religion" if cube > ABANDON_GOVERNMENT else "abandon government")
        else:
            names.append(promise_names(state, seat, (promise_of(slot_of(cube), target_of(cube), 1),))[0])
    return tuple(names)


def card_id(kind: int) -> str:
    return "goods:" + CARD_NAMES[kind].replace(" ", "-")


def hand(state: Mediterranean, seat: int) -> tuple[HandCard, ...]:
    stored = list(state.stored[seat])
    cards = []
    for kind in state.held[seat]:
        away = kind in stored
        if away:
            stored.remove(kind)
        cards.append(HandCard(card_id(kind), GOOD_NAMES[GOOD_OF[kind]], IDEA_NAMES[IDEA_OF[kind]], away))
    return tuple(cards)


def sets(state: Mediterranean, seat: int, lost: tuple[int, ...]) -> tuple[GoodsSet, ...]:
    """What goods bring by now, with what others' developments take from their sets (MED-C-60), and what one's own
    Industry adds to one of them (MED-C-74)."""
    counts = state.good_counts(seat)
    for kind in state.stored[seat]:
        counts[GOOD_OF[kind]] -= 1
    diligent = state.powers[seat] & INDUSTRY != 0
    bonus = industry(counts) if diligent else 0
    found: list[GoodsSet] = []
    for good in range(GOODS):
        if not counts[good]:
            continue
        alone = [counts[good] if other == good else 0 for other in range(GOODS)]
        more = [counts[other] + (other == good) for other in range(GOODS)]
        worth = set_points(good, counts[good], lost[good])
        one_more = set_points(good, counts[good] + 1, lost[good]) - worth
        if diligent:
            one_more += industry(more) - industry(counts)
        if bonus and industry(alone) == bonus:  # the first that gains most by it
            worth, bonus = worth + bonus, 0
        found.append(GoodsSet(GOOD_NAMES[good], counts[good], worth, worth + one_more))
    return tuple(found)


def seats_of(bits: int, seats: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(seats) if bits >> seat & 1)


def seen_offer(scene: Scene[Mediterranean], state: Mediterranean, seat: int, number: int, takes: bool) -> OfferView:
    """An offer as a seat sees it: the very cards where they are its own, and what it was told of those of others."""
    open_, offer = scene.memo(offer_view, state, number), state.offers[number]
    if offer.seat == seat:
        coming = venus_arrows(offer.handed) if offer.examined else None
        return replace(
            open_,
            cards=card_names(offer.gives),
            coming=coming,
            handed=card_names(offer.handed) if offer.taker == seat else (),
            venus=venus_arrows(offer.gives) if offer.enquired >> seat & 1 else None,
        )
    takeable = takes and not state.done >> seat & 1 and can_take(state, seat, tradable_counts(state, seat), offer)
    enquired = offer.enquired >> seat & 1 == 1
    if not takeable and not enquired and offer.taker != seat:
        return open_
    return replace(
        open_,
        takeable=takeable,
        venus=venus_arrows(offer.gives) if enquired else None,
        handed=card_names(offer.handed) if offer.taker == seat else (),
    )


def offer_view(state: Mediterranean, number: int) -> OfferView:
    """An offer as everybody sees it."""
    offer: Offer = state.offers[number]
    return OfferView(
        number=offer.number,
        seat=offer.seat,
        to=seats_of(offer.to, state.seats),
        gives=good_names(offer.goods),
        pays=offer.pays,
        wants=good_names(offer.wants),
        asks=offer.asks,
        promises=promise_names(state, offer.seat, offer.promises),
        demands=promise_names(state, one_seat(offer.to, state.seats), offer.demands),
        says=tuple([IDEA_NAMES[idea] for idea in offer.says]),
        seeks=tuple([IDEA_NAMES[idea] for idea in offer.seeks]),
        declined=seats_of(offer.declined, state.seats),
        enquired=seats_of(offer.enquired, state.seats),
        takeable=False,
        venus=None,
        cards=(),
        taker=None if offer.taker < 0 else offer.taker,
        handed=(),
        coming=None,
    )


def draft_view(state: Mediterranean, seat: int) -> DraftView | None:
    draft: Draft = state.drafts[seat]
    if draft.steps == () and not draft.taking:
        return None
    return DraftView(
        to=seats_of(draft.to, state.seats),
        gives=good_names(draft.goods),
        cards=card_names(draft.gives),
        pays=draft.pays,
        wants=good_names(draft.wants),
        asks=draft.asks,
        promises=promise_names(state, seat, draft.promises),
        demands=promise_names(state, one_seat(draft.to, state.seats), draft.demands),
        says=tuple(IDEA_NAMES[idea] for idea in draft.says),
        seeks=tuple(IDEA_NAMES[idea] for idea in draft.seeks),
        taking=draft.taking or None,
        handed=card_names(draft.handed),
    )


def drawn_cards(state: Mediterranean, seat: int, picks: tuple[int, ...]) -> tuple[DevelopmentCard, ...]:
    chosen = [action - BUILD for action in picks if action >= BUILD]
    cards = []
    for card in state.drawn[seat]:
        faces = FACE[card * 2], FACE[card * 2 + 1]
        picked = next((FACE[side].id for side in chosen if side // 2 == card), None)
        cards.append(DevelopmentCard(DECK_NAMES[faces[0].deck], (faces[0].id, faces[1].id), picked))
    return tuple(cards)


def empty(state: Mediterranean, seat: int) -> tuple[str, ...]:
    if not isinstance(state.stack[-1] if state.stack else None, Choosing):
        return ()
    return missing_decks(state, seat)
