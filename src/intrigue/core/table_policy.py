"""How a table plays a game: its clock, how fast bots act, when nobody may chat, and whom it waits for."""

from __future__ import annotations

from typing import Any, ClassVar, Generic

from .alarm import Alarm
from .passing import Passing
from .refusal import Refusal
from .state import S


class Manners(Generic[S]):
    """Most games need nothing of this: they wait for whoever may act, and have no clock."""

    live_options: ClassVar[dict[str, Any]] = {}  # of tables where people sit together, where not the defaults
    wait_action: ClassVar[int] = -1  # the action that only lets time pass, where there is one
    resume_action: ClassVar[int] = -1  # the action that takes back having finished, where there is one

    def awaited_seats(self, state: S) -> list[int]:
        """The seats that the game waits for: those that may act, less those that have finished and could only go back
        on it."""
        return [seat for seat in state.waiting if self.waits_for(state, seat)]

    def waits_for(self, state: S, seat: int) -> bool:
        """Whether a seat that may act is one of them."""
        if self.resume_action < 0:
            return True
        done = (self.wait_action, self.resume_action)
        return not all(action in done for action in state.actions(seat))

    def passing(self, state: S) -> Passing | None:
        """Who has passed so far, while a phase goes on that ends by passing; None at other times."""
        return None

    def may_end_anyway(self, state: S) -> bool:
        """Whether such a phase may by now also end with the next action though not all have passed."""
        return False

    def passes(self, state: S, seat: int, action: int) -> bool | None:
        """Whether an action on a turn of such a phase is a pass; None where it answers something else."""
        return None

    def alarm(self, state: S) -> Alarm | None:
        """When the table itself moves next, where the game has a clock and it is running."""
        return None

    def pace(self, state: S, seat: int) -> float:
        """How long a bot takes at a table with people before it acts, as a multiple of the usual pause."""
        return 1.0

    def chat_refusal(self, state: S) -> Refusal | None:
        """Why nobody may chat now; None when everybody may."""
        return None
