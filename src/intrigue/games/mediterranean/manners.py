"""How a table with people trades: when the clock moves, how fast bots shout, and when nobody may chat."""

from __future__ import annotations

from ...core.alarm import Alarm
from ...core.manners import Manners
from ...core.refusal import Refusal, no
from .rules.actions import GRACE, HALF, MINUTE, NOT_DONE, TIME, WAIT
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

    def alarm(self, state: Mediterranean) -> Alarm | None:
        """MED-TRD-6, MED-C-3, MED-C-82: calls at one minute and at half a minute, the end, and the closing step."""
        top = state.stack[-1]
        if isinstance(top, TradingFloor) and top.lap == 0:
            if state.clock == 0:
                return Alarm(MINUTE, (state.options.trade_minutes - 1) * MINUTE_SECONDS, MINUTE_SECONDS)
            if state.clock == 1:
                return Alarm(HALF, MINUTE_SECONDS - HALF_SECONDS, HALF_SECONDS)
            return Alarm(GRACE if state.options.grace else TIME, HALF_SECONDS)
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
