"""How a table with people trades: when the clock moves, how fast bots shout, and when nobody may chat."""

from __future__ import annotations

from ...core.alarm import Alarm
from ...core.passing import Passing
from ...core.refusal import Refusal, no
from ...core.table_policy import Manners
from .rules.actions import GRACE, HALF, LAST_CALL, MINUTE, NOT_DONE, PASS, TIME, WAIT
from .rules.floor import ClosingStep, TradingFloor
from .state.state import Mediterranean

MINUTE_SECONDS = 60.0
HALF_SECONDS = 30.0
GRACE_SECONDS = 10.0
SHORT_SECONDS = 3.0  # where no grace is granted
SHOUT = 8.0  # pauses between two things that a bot says on the floor


class MediterraneanManners(Manners[Mediterranean]):
    live_options = {"floor": "live"}
    wait_action = WAIT
    resume_action = NOT_DONE

    def passing(self, state: Mediterranean) -> Passing | None:
        """MED-C-66: in rounds, those whose turns went by one right after the other and others saw nothing in them."""
        floor = in_rounds(state)
        if floor is None:
            return None
        passed = 0
        for turns in range(1, 1 + (0 if floor.busy else floor.quiet)):
            passed |= 1 << state.order[floor.place - turns]
        return Passing(state.turn, (1 << state.seats) - 1, passed)

    def passes(self, state: Mediterranean, seat: int, action: int) -> bool | None:
        """MED-C-66: what others see, or what uses up the acts, is no passing, nor is handing on the floor after it."""
        floor = in_rounds(state)
        if floor is None:
            return None
        if action == PASS:
            return None if floor.busy else True
        after = state.clone()
        after.events = []
        after.apply_unchecked(seat, action)
        then = in_rounds(after)
        seen = any(happening.public is not None for happening in after.events)
        return False if seen or then is None or then.place != floor.place else None

    def may_end_anyway(self, state: Mediterranean) -> bool:
        """MED-C-66: the last lap has an end of its own, and whoever has nothing to answer in it is passed over."""
        floor = in_rounds(state)
        if floor is None:
            return False
        return floor.lap == state.options.laps or (floor.lap, floor.place) == (state.options.laps - 1, state.seats - 1)

    def alarm(self, state: Mediterranean) -> Alarm | None:
        """MED-TRD-6, MED-C-3, MED-C-82: calls at one minute and at half a minute, the end, and the closing step."""
        top = state.stack[-1]
        if isinstance(top, TradingFloor) and top.lap == 0:
            if state.clock == 0:
                return Alarm(MINUTE, (state.options.trade_minutes - 1) * MINUTE_SECONDS, MINUTE_SECONDS)
            if state.clock == 1:
                return Alarm(HALF, MINUTE_SECONDS - HALF_SECONDS, HALF_SECONDS)
            if state.options.grace:
                return Alarm(GRACE, HALF_SECONDS)
            if state.clock < LAST_CALL:
                return Alarm(GRACE, HALF_SECONDS - GRACE_SECONDS, GRACE_SECONDS)
            return Alarm(TIME, GRACE_SECONDS)
        if isinstance(top, ClosingStep) and state.options.floor == "live":
            return Alarm(TIME, GRACE_SECONDS if state.options.grace else SHORT_SECONDS)
        return None

    def pace(self, state: Mediterranean, seat: int) -> float:
        """On a live floor bots leave room to speak; what nobody hears (a draft, cards being picked) takes no time."""
        top = state.stack[-1]
        if isinstance(top, ClosingStep):
            return 0.0
        if not isinstance(top, TradingFloor) or top.lap > 0:
            return 1.0
        draft = state.drafts[seat]
        return 0.0 if draft.steps != () or draft.taking else SHOUT

    def chat_refusal(self, state: Mediterranean) -> Refusal | None:
        """MED-TRD-3, MED-C-55."""
        if state.options.by_the_letter and isinstance(state.stack[-1], TradingFloor | ClosingStep):
            return no("MED-TRD-3", "no-chat")
        return None


def in_rounds(state: Mediterranean) -> TradingFloor | None:
    """The floor, while it goes round."""
    top = state.stack[-1] if state.stack else None
    return top if isinstance(top, TradingFloor) and top.lap > 0 else None
