"""A sensible player: takes what is good for it, offers what others may take, and plans its developments."""

from __future__ import annotations

from typing import Final

from ....core.player import Player
from ....core.rng import Rng
from ....core.state import State
from ..cards.developments import FACE
from ..cards.face import DECK_SIDE
from ..cards.goods import BAD, BASICS, GOLD, GOOD_NAMES, GOOD_OF, GOODS, GOV, PIRACY, REL, SPICES
from ..rules.actions import (
    ABANDON,
    AIM,
    AS_GOLD,
    AS_SPICES,
    ASK,
    BACK,
    BUILD,
    CLEAR,
    DECLINE,
    DONE,
    DRAW,
    ENVOY,
    ENVOY_TO,
    GIVE,
    HAND,
    HEED,
    IGNORE,
    KEEP,
    LIFT,
    MARK,
    NAME,
    NO_GOVERNMENT,
    PASS,
    PAY,
    POST,
    SHOW,
    SIDE,
    STORE,
    TAKE,
    WAIT,
    WANT,
    WITHDRAW,
)
from ..rules.deals import find, may_pass, tradable
from ..rules.development import final_score
from ..rules.floor import Closing, Floor
from ..rules.production import Produce, StartSides
from ..rules.resolution import Abandons, Abilities, aim_at
from ..state.parts import BLANK, Offer
from ..state.table import (
    LIVE_ACTS,
    Mediterranean,
    less,
    side_of,
    step_of,
)
from .mind import Mind, Other
from .planner import box_effect, face_value

ENOUGH: Final = 0.4  # gain that makes a deal worth while
LIVE_PATIENCE: Final = 60  # acts in a live trading phase after which it comes to an end by itself
FEW: Final = 6  # cards from which it makes up pairs to offer
WHIM: Final = 2.4  # how much chance there is in the choice of developments


class Plan:
    """An offer that a seat would like to make."""

    __slots__ = ("gives", "wants", "pays", "asks", "gain", "other")
    gives: list[int]
    wants: list[int]
    pays: int
    asks: int
    gain: float
    other: float

    def __init__(self, gives: list[int], wants: list[int], pays: int, asks: int, gain: float, other: float) -> None:
        self.gives = gives
        self.wants = wants
        self.pays = pays
        self.asks = asks
        self.gain = gain
        self.other = other


class Trader(Player):
    """It values its hand by the points it would score, the steps its ideas bring, and what it could store.

    On the floor it first takes the offer that gains it most, then makes offers in which both sides seem to gain, with a
    point on top where that helps, and asks for a point at first where the other side gains much. It hands over the
    cards whose ideas it likes least. At the close it stores what will be worth more later, aims abilities at the
    leader or, if they are kind, at the last, and chooses developments by the turns that are left to use them.
    """

    __slots__ = ()

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        assert isinstance(state, Mediterranean)
        options = state.options(seat)
        if len(options) == 1:
            return options[0]
        top = state.stack[-1]
        if isinstance(top, Floor):
            return self.trade(state, seat, options, top.lap)
        if isinstance(top, Closing):
            return close(state, seat, options)
        if isinstance(top, StartSides):
            return options[rng.below(len(options))]
        if isinstance(top, Produce):
            return name_good(state, seat, options)
        if isinstance(top, Abandons):
            return abandon_side(state, seat, options)
        if isinstance(top, Abilities):
            return heed(state, top.place)
        if options[0] >= DRAW and options[0] < NO_GOVERNMENT:
            return options[rng.below(len(options))]
        return develop(state, seat, options, rng)

    # ------------------------------------------------------------------ the floor

    def trade(self, st: Mediterranean, seat: int, options: list[int], lap: int) -> int:
        mind = Mind(st, seat)
        draft = st.drafts[seat]
        if draft.taking:
            return hand_over(mind, options)
        if draft.pending >= ENVOY:
            return leader_option(st, seat, options, ENVOY_TO)
        if draft.pending >= 0:
            return BACK
        if lap == 0 and (st.clock >= 2 or st.acts[seat] < LIVE_ACTS - LIVE_PATIENCE):
            return close(st, seat, options)
        if draft.steps == ():
            best = best_take(mind, options)
            if best >= 0:
                return best
            stale = stale_offer(mind, options, lap)
            if stale >= 0:
                return stale
            if SHOW in options:
                return SHOW
            envoy = envoy_card(mind, options)
            if envoy >= 0:
                return envoy
        plan = make_plan(mind, lap if lap > 0 else 2)
        if plan is None or (lap > 0 and st.acts[seat] < steps_left(st, seat, plan)) or (lap == st.variant.laps):
            if draft.steps != ():
                return CLEAR
            return PASS if lap > 0 else WAIT
        return next_step(st, seat, plan, options)

    def explain(self, state: State, seat: int, action: int) -> str:
        assert isinstance(state, Mediterranean)
        if action in (PASS, DONE, WAIT):
            return "There is nothing better to do now."
        mind = Mind(state, seat)
        if TAKE <= action < DECLINE:
            offer = find(state, action - TAKE)
            if offer is not None:
                gain = take_gain(mind, offer)
                verdict = "It would take it" if gain > ENOUGH else "It would not"
                return f"{verdict}: the deal seems worth {gain:.1f} points to you."
        if STORE <= action < STORE + 70:
            gain = mind.store_gain(action - STORE, mind.counts)
            verdict = "Good to keep" if gain > 0 else "Better spent"
            return f"{verdict}: storing it is worth {gain:.1f} points against spending it."
        if GIVE <= action < GIVE + 70:
            worth = mind.value([], [], []) - mind.value([action - GIVE], [], [])
            return f"That card is worth {worth:.1f} points to you here."
        if WANT <= action < WANT + GOODS:
            worth = mind.value([], [], [action - WANT]) - mind.value([], [], [])
            return f"One more {GOOD_NAMES[action - WANT]} would be worth about {worth:.1f} points to you."
        if action >= BUILD and action < BUILD + 400:
            worth = face_value(state, seat, FACE[action - BUILD])
            return f"It takes this to be worth about {worth:.1f} points until the end."
        if action == POST:
            return "An offer that nobody hears cannot be taken."
        if AIM <= action < LIFT:
            return "Harm is for the leader, kindness for the last."
        return "It has no strong opinion on that."


# ---------------------------------------------------------------------- taking


def take_gain(mind: Mind, offer: Offer) -> float:
    """What an offer is worth to a seat that hands over the cards it likes least."""
    gives: list[int] = []
    for good in offer.wants:
        kind = mind.cheapest(good, gives)
        if kind < 0:
            if good < SPICES or PIRACY not in mind.held or PIRACY in gives:
                return -99.0
            kind = PIRACY
        gives.append(kind)
    gain = mind.value(gives, [], list(offer.goods)) - mind.value([], [], [])
    gain += offer.pays - offer.asks
    if offer.promises != () or offer.demands != ():
        gain += promise_gain(mind, offer)
    return gain


def promise_gain(mind: Mind, offer: Offer) -> float:
    st, seat = mind.st, mind.seat
    gain = 0.0
    boxes = st.slots(offer.seat)
    for code in offer.promises:
        if code >> 1 & 7 == seat:
            effect = box_effect(boxes[code >> 4])
            if boxes[code >> 4].spares:
                effect = 1.0
            gain += effect if code & 1 else -0.5 * effect
    mine = st.slots(seat)
    for code in offer.demands:
        box = mine[code >> 4]
        gain -= 0.6 if not code & 1 else 0.4 - 0.7 * box.own_vp
    return gain


def best_take(mind: Mind, options: list[int]) -> int:
    best = -1
    most = ENOUGH
    for action in options:
        if TAKE <= action < DECLINE:
            offer = find(mind.st, action - TAKE)
            if offer is not None:
                gain = take_gain(mind, offer)
                if gain > most:
                    most = gain
                    best = action
    return best


def hand_over(mind: Mind, options: list[int]) -> int:
    """The card whose idea it likes least, the Piracy card above all."""
    best = options[0]
    least = 1e9
    for action in options:
        if action == BACK:
            continue
        kind = action - HAND
        worth = -50.0 if kind == PIRACY else mind.idea[kind]
        if worth < least:
            least = worth
            best = action
    return best


def stale_offer(mind: Mind, options: list[int], lap: int) -> int:
    """An own offer that would not be a gain any more, or asked for a point and found nobody."""
    for action in options:
        if WITHDRAW <= action < WITHDRAW + 10000:
            offer = find(mind.st, action - WITHDRAW)
            if offer is not None and (own_gain(mind, offer) < 0.1 or (lap == 2 and offer.asks > 0)):
                return action
    return -1


def own_gain(mind: Mind, offer: Offer) -> float:
    """What it gains if one of its own offers is taken."""
    gives = list(offer.gives)
    gain = mind.value(gives, [], list(offer.wants)) - mind.value([], [], [])
    return gain + offer.asks - offer.pays


# ---------------------------------------------------------------------- offering


def make_plan(mind: Mind, lap: int) -> Plan | None:
    """The best offer it can think of that it has not made yet."""
    st, seat = mind.st, mind.seat
    mine = 0
    standing: list[Offer] = []
    for offer in st.offers:
        if offer.seat == seat:
            standing.append(offer)
            mine += 1
    if mine >= 3:
        return None
    now = mind.value([], [], [])
    gives = givable(mind)
    others = [Other(st, q) for q in range(st.seats) if q != seat]
    best: Plan | None = None
    most = 0.0
    for good in range(GOODS):
        askers = [other for other in others if other.counts[good] > 0]
        if not askers:
            continue
        for i in range(len(gives)):
            for j in range(-1, i if i < FEW else 0):
                give = [gives[i]] if j < 0 else [gives[i], gives[j]]
                if GOOD_OF[gives[i]] == good or (j >= 0 and GOOD_OF[gives[j]] == good):
                    continue
                gain = mind.value(give, [], [good]) - now
                if gain < ENOUGH or gain <= most - 3.0:
                    continue
                plan = fair(mind, give, good, gain, askers, lap)
                if plan is None or repeated(plan, standing):
                    continue
                score = plan.gain + 0.7 * min(plan.other, 3.0)
                if score > most:
                    most = score
                    best = plan
    return best


def givable(mind: Mind) -> list[int]:
    """The kinds it may offer, each once, those first that it would miss least."""
    st, seat = mind.st, mind.seat
    found: list[int] = []
    for kind in mind.held:
        if kind in found or not tradable(st, seat, kind):
            continue
        if kind != PIRACY or may_pass(st, seat, BLANK, SPICES) or may_pass(st, seat, BLANK, GOLD):
            found.append(kind)
    worth = [mind.value([kind], [], []) for kind in found]
    order = sorted([(-worth[i], found[i]) for i in range(len(found))])
    return [kind for _, kind in order]


def called(mind: Mind, kind: int) -> int:
    """The good that a card goes by; Piracy goes as spices if that can be said."""
    if kind != PIRACY:
        return GOOD_OF[kind]
    return SPICES if may_pass(mind.st, mind.seat, BLANK, SPICES) else GOLD


def fair(mind: Mind, give: list[int], good: int, gain: float, askers: list[Other], lap: int) -> Plan | None:
    """An offer with points on one side if need be; None when nobody would take it."""
    goods = [called(mind, kind) for kind in give]
    best = -99.0
    rich = False
    for other in askers:
        worth = other.gain(goods, [good])
        if worth > best:
            best = worth
            rich = mind.st.vp[other.seat] > 0
    pays, asks = 0, 0
    while best < ENOUGH and gain - 1.0 > ENOUGH and pays < min(3, mind.st.vp[mind.seat]):
        pays += 1
        gain -= 1.0
        best += 1.0
    if best < ENOUGH:
        return None
    if lap == 1 and rich and best > 3.0 and gain < best:
        asks = 1  # it haggles a little at first
        gain += 1.0
        best -= 1.0
    return Plan(give, [good], pays, asks, gain, best)


def repeated(plan: Plan, standing: list[Offer]) -> bool:
    """Whether it stands on the floor already, or gives away a card that another own offer gives."""
    for offer in standing:
        if len(offer.wants) == 1 and offer.wants[0] == plan.wants[0]:
            return True
        for kind in plan.gives:
            if kind in offer.gives:
                return True
    return False


def steps_left(st: Mediterranean, seat: int, plan: Plan) -> int:
    draft = st.drafts[seat]
    return len(plan.gives) + len(plan.wants) + plan.pays + plan.asks + 1 - len(draft.steps)


def next_step(st: Mediterranean, seat: int, plan: Plan, options: list[int]) -> int:
    """The next step from the draft to the plan; a draft that leads elsewhere is torn up."""
    draft = st.drafts[seat]
    step = POST
    missing = less(tuple(plan.gives), draft.gives)
    strays = less(draft.gives, tuple(plan.gives)) != () or less(draft.wants, tuple(plan.wants)) != ()
    if strays or draft.pays > plan.pays or draft.asks > plan.asks or draft.to or draft.promises != ():
        step = CLEAR
    elif len(missing) > 0:
        step = GIVE + missing[0]
        if missing[0] == PIRACY:
            step = AS_SPICES if AS_SPICES in options else AS_GOLD
    elif len(draft.wants) < len(plan.wants):
        step = WANT + plan.wants[0]
    elif draft.pays < plan.pays:
        step = PAY
    elif draft.asks < plan.asks:
        step = ASK
    if step in options:
        return step
    if draft.steps != ():
        return CLEAR
    return PASS if PASS in options else WAIT


def envoy_card(mind: Mind, options: list[int]) -> int:
    """Foreign Envoys carry off the worst card, if it is bad enough."""
    best = -1
    least = -1.2
    for action in options:
        if ENVOY <= action < ENVOY_TO:
            kind = action - ENVOY
            worth = mind.value([], [], []) - mind.value([kind], [], [])
            if BAD[kind] and worth < least:
                least = worth
                best = action
    return best


def leader_option(st: Mediterranean, seat: int, options: list[int], base: int) -> int:
    best = options[0]
    most = -1
    for action in options:
        if base <= action < base + 8:
            points = final_score(st, action - base)
            if points > most:
                most = points
                best = action
    return best


# ---------------------------------------------------------------------- warehouse and cubes


def close(st: Mediterranean, seat: int, options: list[int]) -> int:
    """Store what is worth more later, then cubes, then done."""
    mind = Mind(st, seat)
    counts = mind.counts[:]
    for kind in st.stored[seat]:
        counts[GOOD_OF[kind]] -= 1
    best = -1
    most = 0.15
    for action in options:
        if STORE <= action < STORE + 70:
            gain = mind.store_gain(action - STORE, counts)
            if gain > most:
                most = gain
                best = action
    if best >= 0:
        return best
    for action in options:
        if AIM <= action < LIFT:
            aimed = aim(st, seat, action, options)
            if aimed >= 0:
                return aimed
        elif ABANDON <= action < KEEP:
            if wants_abandon(st, seat, action - ABANDON == 1):
                return action
        elif MARK <= action < MARK + BASICS and st.turn >= st.variant.turns - 1:
            return worst_worker(st, seat, options)
    return DONE


def aim(st: Mediterranean, seat: int, action: int, options: list[int]) -> int:
    """Where a box is aimed: harm at the leader, kindness that pays at the last; -1 when it is better left alone."""
    slot = (action - AIM) // 8
    box = st.slots(seat)[slot]
    if box.spares:
        return -1
    effect = box_effect(box)
    own = box.own_vp + box.own_happy + box.own_safe
    if effect >= 0 and own <= 0:
        return -1
    best = -1
    most = -1e9
    for other in range(st.seats):
        choice = AIM + slot * 8 + other
        if choice in options:
            points = float(final_score(st, other))
            if effect > 0:
                points = -points
            if points > most:
                most = points
                best = choice
    return best


def worst_worker(st: Mediterranean, seat: int, options: list[int]) -> int:
    for action in options:
        if MARK <= action < MARK + BASICS and st.producers(seat, action - MARK) == 1:
            return action
    for action in options:
        if MARK <= action < MARK + BASICS:
            return action
    return DONE


def arrows(st: Mediterranean, seat: int, religious: bool) -> int:
    """Net steps to the right that the cards to be spent will bring; those spent already while they are resolved."""
    cards = less(st.held[seat], st.stored[seat])
    if isinstance(st.stack[-1], Abandons):
        cards = st.spent[seat]
    net = 0
    for kind in cards:
        net += REL[kind] if religious else GOV[kind]
    return net


def wants_abandon(st: Mediterranean, seat: int, religious: bool) -> bool:
    """Whether going back to the centre leads further down the other side than staying."""
    space = st.rel[seat] if religious else st.gov[seat]
    net = arrows(st, seat, religious)
    away = net > 0 if side_of(space) == 0 else net < 0
    if not away or step_of(space) == 0:
        return False
    steps = net if net > 0 else -net
    lost = 0
    for side in st.devs[seat]:
        face = FACE[side]
        old = (2 if religious else 0) + side_of(space)
        if DECK_SIDE[face.deck] == old:
            lost += 1
    stay = step_of(space) - steps
    if stay < 0:  # it will cross in any case
        return steps > -stay - 1
    return steps >= stay + 3 and lost == 0


def abandon_side(st: Mediterranean, seat: int, options: list[int]) -> int:
    religious = options[0] >= SIDE + 2
    net = arrows(st, seat, religious)
    return options[1] if net > 0 else options[0]


def heed(st: Mediterranean, place: int) -> int:
    found = aim_at(st, place)
    box = st.slots(found // 1000)[found % 1000 // 8]
    return HEED if box_effect(box) >= 0 else IGNORE


def name_good(st: Mediterranean, seat: int, options: list[int]) -> int:
    """The civic good that leads its own way, or of which it has most."""
    mind = Mind(st, seat)
    best = options[0]
    most = -1e9
    for action in options:
        good = action - NAME
        worth = mind.value([], [], [good])
        if worth > most:
            most = worth
            best = action
    return best


def develop(st: Mediterranean, seat: int, options: list[int], rng: Rng) -> int:
    """The face that seems worth most, with a little whim so that bots do not all play alike."""
    best = options[-1]
    most = 0.5
    for action in options:
        if action >= BUILD:
            worth = face_value(st, seat, FACE[action - BUILD]) + WHIM * (rng.below(1000) - 500) / 500
            if worth > most:
                most = worth
                best = action
        elif best < BUILD:
            best = action
    return best
