"""A sensible player: takes what is good for it, offers what others may take, and plans its developments."""

from __future__ import annotations

from typing import Final

from ....core.phrase import Words
from ....core.player import Player, best_first
from ....core.rng import Rng
from ..cards.developments import FACE
from ..cards.face import DECK_LEVEL
from ..rules.abilities import Abilities
from ..rules.actions import (
    BACK,
    BUILD,
    CLEAR,
    DECLINE,
    DONE,
    DRAW,
    ENVOY,
    ENVOY_TO,
    GIVE,
    NAME,
    NO_GOVERNMENT,
    NOT_DONE,
    PASS,
    PROMISE,
    SHOW,
    STORE,
    TAKE,
    WAIT,
)
from ..rules.floor import ClosingStep, TradingFloor
from ..rules.production import Produce, StartSides
from ..rules.resolution import Abandons
from ..rules.terms import find
from ..state.numbers import MOST_ACTS
from ..state.state import Mediterranean
from .chances import chances
from .closing import abandon_side, close, respect
from .market import (
    best_take,
    envoy_card,
    hand_over,
    leader_option,
    make_plan,
    own_word,
    stale_offer,
    take_gain,
)
from .mind import Mind
from .plan import Plan, next_step, steps_left
from .planner import face_value
from .reasons import reason

LIVE_PATIENCE: Final = 60  # acts in a live trading phase after which it says that it is done
WHIM: Final = 2.4  # how much chance there is in the choice of developments


class Trader(Player[Mediterranean]):
    """It values its hand by the points it would score, the steps its ideas bring, and what it could store.

    On the floor it first takes the offer that gains it most, then makes offers in which both sides seem to gain, with a
    point on top where that helps, or a promise about an ability, and asks for a point at first where the other side
    gains much. It hands over the cards whose ideas it likes least, and does not ask those for a good whom it gave the
    worst. At the close it stores what will be worth more later, aims abilities at the leader or, if they are kind, at
    the last, and chooses developments by the turns that are left to use them.
    """

    __slots__ = ("quick",)
    quick: bool  # it takes offers and makes none: thinking them up takes most of the time

    def __init__(self, quick: bool = False) -> None:
        self.quick = quick

    def choose(self, state: Mediterranean, seat: int, rng: Rng) -> int:
        actions = state.actions(seat)
        if len(actions) == 1:
            return actions[0]
        top = state.stack[-1]
        if isinstance(top, TradingFloor):
            return self.trade(state, seat, actions, top.lap)
        if isinstance(top, ClosingStep):
            return close(state, seat, actions)
        if isinstance(top, StartSides):
            return actions[rng.below(len(actions))]
        if isinstance(top, Produce):
            return name_good(state, seat, actions)
        if isinstance(top, Abandons):
            return abandon_side(state, seat, actions)
        if isinstance(top, Abilities):
            return respect(state, top.place)
        if actions[0] >= DRAW and actions[0] < NO_GOVERNMENT:
            return deepest(state, actions, rng)
        return develop(state, seat, actions, rng)

    def rank(self, state: Mediterranean, seat: int, rng: Rng) -> list[int]:
        """What it would do; then deals by what they gain, developments by what they are worth; offers in between."""
        first = self.choose(state, seat, rng)
        actions = [action for action in state.actions(seat) if action != first]
        mind = Mind(state, seat)
        return [first, *best_first(actions, [appeal(mind, action) for action in actions], rng)]

    def judge(self, state: Mediterranean) -> list[float]:
        return super().judge(state) if state.over else chances(state)

    # ------------------------------------------------------------------ the floor

    def trade(self, st: Mediterranean, seat: int, actions: list[int], lap: int) -> int:
        mind = Mind(st, seat)
        draft = st.drafts[seat]
        if NOT_DONE in actions:
            return WAIT
        word = own_word(mind, actions)
        if word >= 0:
            return word
        if draft.taking:
            return hand_over(mind, actions)
        if draft.pending >= ENVOY:
            return leader_option(st, seat, actions, ENVOY_TO)
        if lap == 0 and st.acts[seat] < MOST_ACTS - LIVE_PATIENCE:
            return DONE if DONE in actions else BACK  # the warehouse comes afterwards (MED-C-82)
        if draft.steps == ():
            best = best_take(mind, actions)
            if best >= 0:
                return best
            stale = stale_offer(mind, actions, lap)
            if stale >= 0:
                return stale
            if SHOW in actions:
                return SHOW
            envoy = envoy_card(mind, actions)
            if envoy >= 0:
                return envoy
        plan = None if self.quick else make_plan(mind, lap if lap > 0 else 2)
        if plan is None or (lap > 0 and st.acts[seat] < steps_left(st, seat, plan)) or (lap == st.options.laps):
            if draft.pending >= 0:
                return BACK
            if draft.steps != ():
                return CLEAR
            return PASS if lap > 0 else WAIT
        return next_step(st, seat, plan, actions)

    def explain(self, state: Mediterranean, seat: int, action: int) -> Words:
        mind = Mind(state, seat)
        return reason(mind, action, plan_beginning_with(mind, action))


def plan_beginning_with(mind: Mind, action: int) -> Plan | None:
    """The offer that handing a card over would be the first step of; None where it has no such plan, or too few acts
    for it (MED-C-66)."""
    top = mind.st.stack[-1]
    if not GIVE <= action < PROMISE or not isinstance(top, TradingFloor):
        return None
    plan = make_plan(mind, 2)
    if plan is None or action - GIVE not in plan.gives:
        return None
    return plan if top.lap == 0 or steps_left(mind.st, mind.seat, plan) <= mind.st.acts[mind.seat] else None


def appeal(mind: Mind, action: int) -> float:
    """A rough order of what else could be done."""
    if TAKE <= action < DECLINE:
        offer = find(mind.st, action - TAKE)
        return take_gain(mind, offer) if offer is not None else -9.0
    if STORE <= action < STORE + 70:
        return mind.store_gain(action - STORE)
    if BUILD <= action < BUILD + len(FACE):
        return face_value(mind.st, mind.seat, FACE[action - BUILD])
    return 1.0 if action in (PASS, DONE, WAIT) else -1.0


def deepest(st: Mediterranean, actions: list[int], rng: Rng) -> int:
    """One of the decks of the highest level that still have cards."""
    best: list[int] = []
    level = -1
    for action in actions:
        deck = action - DRAW
        if len(st.dev_decks[deck]) > 0 and DECK_LEVEL[deck] >= level:
            if DECK_LEVEL[deck] > level:
                level = DECK_LEVEL[deck]
                best = []
            best.append(action)
    return best[rng.below(len(best))] if best else actions[0]


def name_good(st: Mediterranean, seat: int, actions: list[int]) -> int:
    """The civic good that leads its own way, or of which it has most."""
    mind = Mind(st, seat)
    best = actions[0]
    most = -1e9
    for action in actions:
        good = action - NAME
        worth = mind.value([], [], [good])
        if worth > most:
            most = worth
            best = action
    return best


def develop(st: Mediterranean, seat: int, actions: list[int], rng: Rng) -> int:
    """The face that seems worth most, with a little whim so that bots do not all play alike."""
    best = actions[-1]
    most = 0.5
    for action in actions:
        if action >= BUILD:
            worth = face_value(st, seat, FACE[action - BUILD]) + WHIM * (rng.below(1000) - 500) / 500
            if worth > most:
                most = worth
                best = action
        elif best < BUILD:
            best = action
    return best
