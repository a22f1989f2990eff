"""What a side chooses in its round: a combat card, or to gamble for one; a Technique and a Maneuver."""

from __future__ import annotations

from ..events import NoCard
from ..state.actions import A_CARD, ARGUMENT, GAMBLE, PASS
from ..state.names import FINESSE, MANEUVER, TECHNIQUE
from ..state.numbers import LINE
from ..state.printed import CARDS
from ..state.state import FiveSails
from .combat_card import Fencer, play_card
from .drawing import can_draw
from .gambling import gamble, reveals
from .legality import from_code, one_of_each
from .stats import num
from .techniques import maneuvers, techniques, use_style


class AskCard(Fencer):
    """FIV-DUEL-6, FIV-DUEL-7: a combat card from hand or by gambling, or none; whoever has accepted needs one at first
    (FIV-CHAL-11), if it can be had (FIV-C-97). A fighter gambles as often as its Finesse is (FIV-GAMBLE-5), as it is
    now (FIV-C-71); what was gambled counts, whatever became of the card (FIV-GAMBLE-6)."""

    __slots__ = ()

    def asks(self, state: FiveSails) -> bool:
        duel = state.duel
        return duel.card < 0 and duel.of(self.side).gone is None and not state.eliminated[duel.of(self.side).seat]

    def picks(self, st: FiveSails) -> list[int]:
        duel = st.duel
        side = self.side
        seat = duel.of(side).seat
        out: list[int] = []
        can_gamble = duel.of(side).gambles < num(st, duel.of(side).fighter, FINESSE) and can_draw(st, seat)
        if not duel.first_card_due or (not can_gamble and not st.hands[seat]):
            out.append(PASS)
        if can_gamble:
            out.append(GAMBLE)
        for i in one_of_each(st, st.hands[seat]):
            out.append(A_CARD + i)
        return out

    def answer(self, st: FiveSails, seat: int, action: int) -> None:
        duel = st.duel
        if action == PASS:
            duel.first_card_due = False
            if st.events is not None:
                st.tell(NoCard(seat))
        elif action == GAMBLE:
            duel.of(self.side).gambles += 1
            gamble(st, self.side, reveals(st, self.side))
        else:
            play_card(st, self.side, action & ARGUMENT, gambled=False)

    def run(self, state: FiveSails) -> None:
        pass


class AskStyle(Fencer):
    """FIV-DUEL-10: at most one Technique and one Maneuver, in either order, or neither (FIV-MAN-3). They go with a
    combat card (FIV-C-101) and with a fighter who is there (FIV-C-108). Whether a Maneuver can be paid for is a secret
    of the hand (FIV-C-36): who has one is asked in any case."""

    __slots__ = ()

    def asks(self, state: FiveSails) -> bool:
        st = state
        duel = st.duel
        side = self.side
        if duel.card < 0 or duel.of(side).gone is not None or duel.still or st.eliminated[duel.of(side).seat]:
            return False
        if not duel.technique_used and techniques(st, side):
            return True
        if duel.maneuver_used or st.zone[duel.card] != LINE:
            return False
        for ability in CARDS[st.kind[duel.card]].abilities:
            if ability.kind == MANEUVER:
                return len(st.hands[duel.of(side).seat]) > 0 or len(maneuvers(st, side)) > 0
        return False

    def picks(self, st: FiveSails) -> list[int]:
        out = [PASS]
        if not st.duel.technique_used:
            out += techniques(st, self.side)
        if not st.duel.maneuver_used:
            out += maneuvers(st, self.side)
        return out

    def answer(self, st: FiveSails, seat: int, action: int) -> None:
        if action == PASS:
            return
        ability = from_code(st, action)
        if ability.kind == TECHNIQUE:
            st.duel.technique_used = True
        else:
            st.duel.maneuver_used = True
        st.stack.append(AskStyle(self.side))
        use_style(st, self.side, action)

    def run(self, state: FiveSails) -> None:
        pass
