"""An offer that a seat would like to make, and the steps that lead to it."""

from __future__ import annotations

from ..cards.goods import CARD_NAMES, GOOD_NAMES, PIRACY, SPICES
from ..rules import actions as act
from ..rules.drafts import may_pass
from ..rules.terms import one_seat, promise_names
from ..state.boxes import slot_promised, target_promised, use_promised
from ..state.hands import less
from ..state.state import Mediterranean


class Plan:
    __slots__ = ("gives", "wants", "pays", "asks", "gain", "other", "to", "promise", "demand")
    gives: list[int]  # kinds
    wants: list[int]  # goods
    pays: int
    asks: int
    gain: float
    other: float  # what it may be worth to whoever takes it
    to: int  # seats, as bits; 0: everybody
    promise: int  # of its own, as a code of slot, target, use; or -1
    demand: int  # of the one seat that it is for

    def __init__(
        self,
        gives: list[int],
        wants: list[int],
        gain: float,
        other: float,
        pays: int = 0,
        asks: int = 0,
        to: int = 0,
        promise: int = -1,
        demand: int = -1,
    ) -> None:
        self.gives = gives
        self.wants = wants
        self.pays = pays
        self.asks = asks
        self.gain = gain
        self.other = other
        self.to = to
        self.promise = promise
        self.demand = demand

    def sentence(self, st: Mediterranean, seat: int) -> str:
        """As it could be said on the floor, in the notation of offers."""
        pirates = "piracy as spices" if may_pass(st, seat, SPICES) else "piracy as gold"
        given = [pirates if kind == PIRACY else CARD_NAMES[kind] for kind in self.gives]
        wanted = [GOOD_NAMES[good] for good in self.wants]
        for names, points in ((given, self.pays), (wanted, self.asks)):
            if points:
                names.append(f"{points} point{'' if points == 1 else 's'}")
        if self.promise >= 0:
            given.extend(promise_names(st, seat, (self.promise,)))
        if self.demand >= 0:
            wanted.extend(promise_names(st, one_seat(self.to, st.seats), (self.demand,)))
        seats = [str(other + 1) for other in range(st.seats) if self.to >> other & 1]
        whom = f" to {' and '.join(seats)}" if seats else ""
        return f"offer {' and '.join(given)} for {' and '.join(wanted)}{whom}"


def steps_left(st: Mediterranean, seat: int, plan: Plan) -> int:
    steps = len(plan.gives) + len(plan.wants) + plan.pays + plan.asks + 1
    steps += (2 if plan.promise >= 0 else 0) + (2 if plan.demand >= 0 else 0)
    for other in range(st.seats):
        steps += plan.to >> other & 1
    return steps - len(st.drafts[seat].steps)


def next_step(st: Mediterranean, seat: int, plan: Plan, actions: list[int]) -> int:
    """The next step from the draft to the plan; a draft that leads elsewhere is torn up."""
    draft = st.drafts[seat]
    step = act.POST
    missing = less(tuple(plan.gives), draft.gives)
    asked = less(tuple(plan.wants), draft.wants)
    strays = less(draft.gives, tuple(plan.gives)) != () or less(draft.wants, tuple(plan.wants)) != ()
    strays = strays or draft.promises not in ((), (plan.promise,)) or draft.demands not in ((), (plan.demand,))
    if draft.pending >= 0:
        code = plan.demand if draft.pending >= act.DEMAND else plan.promise
        verb = act.DEMAND if draft.pending >= act.DEMAND else act.PROMISE
        step = act.BACK
        if code >= 0 and draft.pending == verb + slot_promised(code):
            step = (act.ON if use_promised(code) else act.NOT_ON) + target_promised(code)
        return step if step in actions else act.BACK
    if strays or draft.pays > plan.pays or draft.asks > plan.asks or draft.to & ~plan.to:
        step = act.CLEAR
    elif len(missing) > 0:
        step = act.GIVE + missing[0]
        if missing[0] == PIRACY:
            step = act.AS_SPICES if act.AS_SPICES in actions else act.AS_GOLD
    elif len(asked) > 0:
        step = act.WANT + asked[0]
    elif draft.pays < plan.pays:
        step = act.PAY
    elif draft.asks < plan.asks:
        step = act.ASK
    elif plan.promise >= 0 and draft.promises == ():
        step = act.PROMISE + slot_promised(plan.promise)
    elif draft.to != plan.to:
        step = act.TO + lowest_bit(plan.to & ~draft.to)
    elif plan.demand >= 0 and draft.demands == ():
        step = act.DEMAND + slot_promised(plan.demand)
    if step in actions:
        return step
    if draft.steps != ():
        return act.CLEAR
    return act.PASS if act.PASS in actions else act.WAIT


def lowest_bit(bits: int) -> int:
    seat = 0
    while not bits >> seat & 1:
        seat += 1
    return seat
