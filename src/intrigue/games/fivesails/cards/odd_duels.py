"""Steps of single cards: what they do in a duel."""

from __future__ import annotations

from ..events import Revealed
from ..rules.duel import TO_THE_LOCKER, swap_fighter
from ..rules.fencing import gamble, play_card, reveals
from ..rules.frames import A_CARD, ARGUMENT, EV_A, EV_C, PASS, T1, Run
from ..rules.gear import equip, equip_price, legal_bearer
from ..rules.harm import lost_gear, wound
from ..rules.paying import affordable, discard_from_hand
from ..rules.stats import gear_of, has
from ..rules.styles import turn_up
from ..state.layout import ALL, D_CARD, D_DONE, D_FIGHTER, D_FLAGS, D_MOD, D_SEAT, D_SIDE, LINE
from ..state.table import FiveSails
from .model import DEFS, Step
from .names import ATTACHMENT, COMBAT, DASH, NEVER_MOVES, SCOUNDREL
from .pick import FIGHTER, FOE, HandCards, Select, Shown, ref


class Bluff(Step):
    """Show the top card of the foe's deck; it stays there, known to all."""

    __slots__ = ()

    def act(self, st: FiveSails, run: Run) -> None:
        side = st.side_of(run.seat)
        if side < 0:
            return
        seat = st.duel[D_SEAT + 1 - side]
        if seat < 0:
            return
        i = st.top(seat)
        if i >= 0:
            st.show(i, ALL)
            if st.events is not None:
                st.tell(Revealed(run.seat, seat, (DEFS[st.kind[i]].id,)))


class CallBluff(Step):
    """At the start of the foe's round: discard a card to play the top card, or be wounded."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("Discard a card to play the revealed one, or be wounded?")

    def who(self, st: FiveSails, run: Run) -> int:
        side = st.side_of(run.seat)
        return st.duel[D_SEAT + 1 - side]

    def asks(self, st: FiveSails, run: Run) -> bool:
        seat = self.who(st, run)
        return len(st.hands[seat]) > 0 and len(st.decks[seat]) > 0 and st.duel[D_CARD] < 0

    def choices(self, st: FiveSails, run: Run) -> list[int]:
        return [PASS, *HandCards().of(st, self.who(st, run))]

    def chosen(self, st: FiveSails, run: Run, action: int) -> None:
        if action == PASS:
            self.do(st, run)
            return
        seat = self.who(st, run)
        st.stack.append(run.next())
        discard_from_hand(st, seat, action & ARGUMENT, -1)
        i = st.top(seat)
        if i >= 0:
            st.to_aside(i, ALL)
            play_card(st, st.duel[D_SIDE], i, False)

    def act(self, st: FiveSails, run: Run) -> None:
        foe = ref(st, run, FOE)
        if foe >= 0:
            wound(st, foe, 1)


class SwapIn(Step):
    """The chosen character takes the fighter's place (FIV-C-120): at a challenge only if it was not refused."""

    __slots__ = ()

    def act(self, st: FiveSails, run: Run) -> None:
        side = st.side_of(run.seat)
        if side >= 0 and run.regs[T1] >= 0 and not st.duel[D_FLAGS] & 256:
            swap_fighter(st, side, run.regs[T1])


class TakeGear(Step):
    """Take control of the chosen attachment and put it on the fighter."""

    __slots__ = ()

    def act(self, st: FiveSails, run: Run) -> None:
        a = run.regs[T1]
        fighter = ref(st, run, FIGHTER)
        if a >= 0 and st.in_play(fighter) and not DEFS[st.kind[a]].keys & NEVER_MOVES:
            old = st.on[a]
            equip(st, run.seat, a, fighter)
            lost_gear(st, old)


class Loot(Select):
    """Attachments of the foe, or in its player's discard pile, that the fighter can be equipped with and pay for."""

    __slots__ = ()

    def find(self, st: FiveSails, run: Run) -> list[int]:
        side = st.side_of(run.seat)
        found: list[int] = []
        if side < 0:
            return found
        fighter = st.duel[D_FIGHTER + side]
        foe = st.duel[D_FIGHTER + 1 - side]
        seat = st.duel[D_SEAT + 1 - side]
        pile = [i for i in st.discards[seat] if DEFS[st.kind[i]].kind == ATTACHMENT]
        for a in [*gear_of(st, foe), *pile]:
            if DEFS[st.kind[a]].keys & NEVER_MOVES or DEFS[st.kind[a]].kind != ATTACHMENT:
                continue
            if (legal_bearer(st, run.seat, a, fighter)) and (
                affordable(st, run.seat, equip_price(st, run.seat, a, fighter, 0), run.card, False)
            ):
                found.append(A_CARD + a)
        return found


class FreeGamble(Step):
    """Gamble without counting it: the chosen card's values are added to this one's, and all cards are sunk."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("Whose values do you add?")

    def asks(self, st: FiveSails, run: Run) -> bool:
        return len(Shown().find(st, run)) > 0

    def choices(self, st: FiveSails, run: Run) -> list[int]:
        return Shown().find(st, run)

    def chosen(self, st: FiveSails, run: Run, action: int) -> None:
        st.stack.append(run.next())
        if action == PASS:
            return
        printed = DEFS[st.kind[action & ARGUMENT]].values
        for which in range(3):
            if printed[which] != DASH:
                st.duel[D_MOD + which] += printed[which]
        st.to_bottom([other & ARGUMENT for other in Shown().find(st, run)], 0)

    def act(self, st: FiveSails, run: Run) -> None:
        pass


class TurnUp(Step):
    """Reveal cards of one's deck as in a gamble, one more for a Scoundrel."""

    __slots__ = ()

    def act(self, st: FiveSails, run: Run) -> None:
        fighter = ref(st, run, FIGHTER)
        count = reveals(st, st.side_of(run.seat)) + (1 if has(st, fighter, SCOUNDREL) else 0)
        turn_up(st, run.seat, run.seat, count, ALL)


class ExtraCard(Step):
    """Play one of the revealed cards as an extra combat card; its Maneuver may be used too (FIV-C-134)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("Which card do you play besides?")

    def asks(self, st: FiveSails, run: Run) -> bool:
        return len(Shown().find(st, run)) > 0

    def choices(self, st: FiveSails, run: Run) -> list[int]:
        return Shown().find(st, run)

    def chosen(self, st: FiveSails, run: Run, action: int) -> None:
        st.stack.append(run.next())
        if action == PASS:
            return
        i = action & ARGUMENT
        rest = [other & ARGUMENT for other in Shown().find(st, run) if other & ARGUMENT != i]
        st.to_bottom(rest, 0)
        st.duel[D_DONE] &= ~2
        play_card(st, st.side_of(run.seat), i, False)

    def act(self, st: FiveSails, run: Run) -> None:
        pass


class Revise(Step):
    """The foe's combat card is discarded; the foe gambles for another, which does not count."""

    __slots__ = ()

    def act(self, st: FiveSails, run: Run) -> None:
        i = run.regs[EV_A]
        side = run.regs[EV_C]
        if st.zone[i] != LINE:
            return
        st.to_discard(i)
        st.duel[D_CARD] = -1
        gamble(st, side, reveals(st, side))


class PlayThis(Step):
    """Unequip this card and play it as this round's combat card."""

    __slots__ = ()

    def act(self, st: FiveSails, run: Run) -> None:
        if st.duel[D_CARD] < 0 and st.in_play(run.card):
            play_card(st, st.side_of(run.seat), run.card, False)


class BaseThrust(Step):
    """+X Thrust, X being the fighter's printed Combat; the card goes to the Locker with the line."""

    __slots__ = ()

    def act(self, st: FiveSails, run: Run) -> None:
        base = DEFS[st.kind[ref(st, run, FIGHTER)]].stats[COMBAT]
        st.duel[D_MOD + 2] += base if base != DASH else 0
        st.used[run.card] |= TO_THE_LOCKER


class ParryPerLine(Step):
    """+1 Parry for each other card in one's dueling line."""

    __slots__ = ()

    def act(self, st: FiveSails, run: Run) -> None:
        st.duel[D_MOD + 1] += len(st.lines[st.side_of(run.seat)]) - 1
