"""Which abilities did something, for the lab: whoever designs wants to know that every one of them comes up."""

from __future__ import annotations

from ...core.event import Happening
from ...core.lab_hooks import LabNotes
from .cards.actions import ACTIONS
from .cards.characters import CHARACTERS, EVERY_HOUSE, ROOTED, members
from .cards.effects import HEAL
from .events import LastDeed, Moved, Shielded
from .rules.turn import Turn
from .state import Treachery


class TreacheryNotes(LabNotes[Treachery]):
    def turns(self, state: Treachery) -> int | None:
        return None if state.options.match else state.turns

    def triggered_cards(self, state: Treachery, happened: list[Happening]) -> tuple[str, ...]:
        """By id: whoever did something by their ability, and whose ability changes what the player on turn can do."""
        found: list[str] = []
        for happening in happened:
            match happening.public:
                case LastDeed(who, target) if target is not None:
                    found.append(who)
                case Shielded(who, _):
                    found.append(who)
                case Moved(_, _, _, leader, _) if leader is not None:
                    found.append(leader)
                case Moved(who, _, rows, _, gave_way) if gave_way or rows > 1:
                    found.append(who)
        if not state.over and isinstance(state.stack[-1], Turn):
            altering = [one for one in members(state.wounded & (ROOTED | EVERY_HOUSE)) if changes_the_ways(state, one)]
            found += [CHARACTERS[one].id for one in altering]
        return tuple(found)


def changes_the_ways(state: Treachery, who: int) -> bool:
    """Whether one of the four actions could be filled by others if this character were not Wounded."""
    for card in (state.hands[state.active], state.shown):
        for action in (2 * card, 2 * card + 1):
            picture = ACTIONS[action].picture
            if any(symbol.effects & HEAL for symbol in picture.symbols):
                continue  # being Wounded would matter by itself
            without = state.wounded & ~(1 << who)
            if picture.fits(state.rows, state.wounded, state.killed) != picture.fits(state.rows, without, state.killed):
                return True
    return False
