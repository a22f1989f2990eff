"""What a challenge and a duel share: Techniques and Maneuvers, steps put off, the end of both."""

from __future__ import annotations

from ..events import Cancelled
from ..state.abilities import Ability
from ..state.actions import ARGUMENT, LENT
from ..state.duel import CHALLENGE, StyleUse, fresh_duel
from ..state.frames import AbilityUse
from ..state.names import MANEUVER, TECHNIQUE
from ..state.numbers import FOR_GOOD, LINE, M_NO_MANEUVER, UNTIL_DAY
from ..state.parts import NO_MOMENT, Later
from ..state.printed import CARDS
from ..state.state import FiveSails
from .ability_use import Use, forget
from .legality import asking, code_of, from_code, is_spent, somebody_can
from .reactions import Flush, announce, drop, source
from .stats import gear_of


def end_challenge(st: FiveSails) -> None:
    """Whatever belonged to a challenge or duel is over, with all that Techniques and Maneuvers have changed for its
    time (FIV-DUR-2); they can be used again, after a refusal too (FIV-C-89)."""
    st.duel = fresh_duel()
    put_off = st.later
    st.later = []
    wear_off(st)
    for late in put_off:
        if isinstance(late.steps, AbilityUse):
            forget(st, late.steps.serial)


def wear_off(st: FiveSails) -> None:
    """What was to last for a challenge or duel, or less, does not last any longer (FIV-DUR-2)."""
    st.marks = [mark for mark in st.marks if mark.until == UNTIL_DAY or mark.until == FOR_GOOD]


def cancel(st: FiveSails, serial: int) -> None:
    """FIV-C-41: one use comes to nothing. A challenge that is open ends with it only if it was the one to issue it."""
    card = source(st, serial)
    issued = st.duel.stage == CHALLENGE and st.duel.use == serial
    if st.events is not None and card >= 0:
        st.tell(Cancelled(card, CARDS[st.kind[card]].id, "ability"))
    elif st.events is not None and issued:
        tell_called_off(st)
    drop(st, serial)
    if issued:
        end_challenge(st)


def call_off(st: FiveSails) -> None:
    """FIV-C-113: the challenge that is open comes to nothing."""
    if st.duel.stage == CHALLENGE:
        if st.events is not None:
            tell_called_off(st)
        drop(st, st.duel.use)
        end_challenge(st)


def tell_called_off(st: FiveSails, what: str = "challenge") -> None:
    challenger = st.duel.challenger.fighter
    st.tell(Cancelled(challenger, CARDS[st.kind[challenger]].id, what))


def break_off(st: FiveSails) -> None:
    """Nothing comes of a challenge: somebody has left play (FIV-C-94), or is not there (FIV-C-95)."""
    if st.duel.stage == CHALLENGE and st.events is not None:
        tell_called_off(st, "over")
    end_challenge(st)


def waiting(st: FiveSails, when: int, side: int) -> list[int]:
    """The cards whose abilities have put something off to this moment."""
    found: list[int] = []
    for put_off in st.later:
        late = put_off.steps
        if put_off.when == when and put_off.side == side and isinstance(late, AbilityUse) and late.card not in found:
            found.append(late.card)
    return found


def push_later(st: FiveSails, when: int, side: int, card: int = -1) -> None:
    """What was put off to this moment is done now; or only what one card has put off. With that the ability is over:
    what waits for its end is answered, and not only when the round or the duel is over too (FIV-REACT-5, FIV-C-195)."""
    due: list[Later] = []
    kept: list[Later] = []
    for put_off in st.later:
        fits = put_off.when == when and put_off.side == side
        if fits and card >= 0:
            fits = isinstance(put_off.steps, AbilityUse) and put_off.steps.card == card
        (due if fits else kept).append(put_off)
    if due:
        st.later = kept
        due.reverse()
        for put_off in due:
            st.stack.append(Flush(len(st.pending)))
            if isinstance(put_off.steps, AbilityUse):
                st.stack.append(Use(put_off.steps.serial))
            st.stack.append(put_off.steps)


def techniques(st: FiveSails, side: int) -> list[int]:
    """FIV-TECH-1, FIV-C-102: of the fighter, of what it bears, and what others lend it; cards in play all of them
    (FIV-TECH-2)."""
    duel = st.duel
    found: list[int] = []
    if duel.still or duel.of(side).gone is not None:
        return found
    seat = duel.of(side).seat
    fighter = duel.of(side).fighter
    for i in [fighter, *gear_of(st, fighter)]:
        for ability in CARDS[st.kind[i]].abilities:
            if ability.kind == TECHNIQUE and style_open(st, seat, i, ability, i):
                found.append(code_of(i, ability.slot))
    for i in st.crew[seat]:
        for k, ability in enumerate(CARDS[st.kind[i]].lent):
            if style_open(st, seat, i, ability, fighter):
                found.append(code_of(i, LENT + k))
    return found


def style_open(st: FiveSails, seat: int, card: int, ability: Ability, holder: int) -> bool:
    """Once in a duel (FIV-ONCE-2), on each card that has it (FIV-DUEL-11)."""
    if st.duel.has_used(holder, ability.number) or is_spent(st, seat, card, ability):
        return False
    return somebody_can(st, asking(seat, NO_MOMENT), card, ability)


def maneuvers(st: FiveSails, side: int) -> list[int]:
    """FIV-MAN-1: those of this round's combat card, of which there is one (FIV-MAN-4)."""
    duel = st.duel
    found: list[int] = []
    if duel.still or duel.of(side).gone is not None or duel.card < 0:
        return found
    for mark in st.marks:
        if mark.what == M_NO_MANEUVER and mark.side == side:
            return found
    i = duel.card
    if st.zone[i] != LINE:
        return found
    for ability in CARDS[st.kind[i]].abilities:
        if ability.kind == MANEUVER and style_open(st, duel.of(side).seat, i, ability, i):
            found.append(code_of(i, ability.slot))
    return found


def use_style(st: FiveSails, side: int, code: int) -> None:
    card = code & ARGUMENT
    ability = from_code(st, code)
    lent = ability in CARDS[st.kind[card]].lent
    holder = st.duel.of(side).fighter if lent else card
    st.duel.styles = (*st.duel.styles, StyleUse(holder, ability.number))
    announce(st, st.duel.of(side).seat, card, ability, NO_MOMENT)
