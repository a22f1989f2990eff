"""What several refusals say: who is asked instead, that the money does not reach, that nobody is there."""

from __future__ import annotations

from ....core.phrase import Phrase, phrase
from ....core.refusal import Refusal, no
from ..rules.legality import no_thug_money
from ..rules.planning import Plans
from ..state.frames import Asking
from ..state.names import THUG
from ..state.printed import CARDS
from ..state.state import FiveSails
from .questions import of_question, planning
from .things import card, place


def own_question(st: FiveSails, seat: int, question: Asking | None) -> Phrase:
    """What the seat that is refused is asked itself."""
    if question is not None:
        return of_question(st, question)
    top = st.stack[-1]
    return planning(st, top, seat) if isinstance(top, Plans) else phrase("ask-something")


def nobody_there(st: FiveSails, i: int) -> Refusal:
    return no("FIV-CHAL-6", "no-enemy-there", place=place(st, st.place[i]), card=card(st, i))


def purse(st: FiveSails, seat: int, bought: int) -> int:
    """What the cards in hand are worth, but for the one that is bought (FIV-COST-3)."""
    barred = no_thug_money(st, bought)
    cards = [CARDS[st.kind[i]] for i in st.hands[seat] if i != bought]
    return sum(2 if card.wealth else 1 for card in cards if not (barred and card.mask & THUG))


def dear(st: FiveSails, seat: int, i: int, price: int, kind: str = "no-money-cost", played: int = -1) -> Refusal:
    """Too dear, or not to be paid exactly. `kind` says what talking changes about the price; `played` is the card in
    hand by which something else is paid for."""
    held = purse(st, seat, i if played < 0 else played)
    cost = Phrase(kind, {"card": card(st, i), "price": price})
    if held < price:
        return no("FIV-COST-2", "no-money", cost=cost, held=held)
    return no("FIV-COST-2", "no-exact-money", cost=cost)
