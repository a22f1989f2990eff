"""Every field of the state; `make fields` makes generated.py from it."""

from __future__ import annotations

from ....core.fields import Shared, seats
from ..cards.goods import GOODS, PILES
from ..options import MediterraneanOptions
from .parts import BLANK, Draft, Offer


class Fields:
    """Lists are by seat where nothing else is said. `held` are all goods of a seat, `stored` those of them that it
    has put into its warehouse; others see neither."""

    options: MediterraneanOptions
    turn: int = 0  # 1 to 6; 0 before the first
    order: list[int] = list(range(seats))  # MED-C-12
    gov: list[int] = []  # spaces on the tracks
    rel: list[int] = []
    gov_side: list[int] = [0] * seats  # the side when crossings were last looked at (MED-C-46)
    rel_side: list[int] = [0] * seats
    happy: list[int] = [0] * seats
    safe: list[int] = [0] * seats
    vp: list[int] = [0] * seats
    workers: list[int] = []  # rural worker cards, seat * 5 + good
    devs: list[tuple[int, ...]] = [()] * seats  # sides of development cards in play, in the order they came
    # those of them whose worker was paid for another development (MED-C-83)
    covered: list[tuple[int, ...]] = [()] * seats
    powers: list[int] = [0] * seats  # standing powers of those in play, together
    held: list[tuple[int, ...]] = [()] * seats  # kinds of goods, sorted
    stored: list[tuple[int, ...]] = [()] * seats
    claims: list[int] = [0] * (seats * GOODS)  # seat * GOODS + good: so many the seat is known to hold at least
    # seat * 2 + luxury good: so many of them all have seen to be what they are called (MED-C-85)
    shown: list[int] = [0] * (seats * 2)
    # seat * seats + other: cards that a seat knows another to hold
    knows: list[tuple[int, ...]] = [()] * (seats * seats)
    decks: list[tuple[int, ...]] = []  # of goods, by pile; dealt from the front
    piles: list[tuple[int, ...]] = [()] * PILES  # discards, sorted
    dev_decks: list[tuple[int, ...]] = []
    drawn: list[tuple[int, ...]] = [()] * seats  # development cards to choose from
    spent: list[tuple[int, ...]] = [()] * seats  # goods laid face-up in the latest Resolution
    earned: list[int] = [0] * seats  # points they brought
    # what the barbarians took in this turn, before the supply stops at nothing; -1 without attack
    rolls: list[int] = [-1] * seats
    revolt: int = 0  # victims of this turn's revolt, as bits
    offers: list[Shared[Offer]] = []
    posted: int = 0  # offers posted in this trading phase
    drafts: list[Shared[Draft]] = [BLANK] * seats
    acts: list[int] = []  # acts left to a seat while it has the floor
    done: int = 0  # seats that are done with live trading, as bits
    clock: int = 0  # of live trading: warnings given
    cubes: list[tuple[int, ...]] = [()] * seats  # as many as are laid (MED-C-62)
    open_cubes: list[tuple[int, ...]] = [()] * seats  # those that all can see
    promises: list[tuple[int, ...]] = [()] * seats
    envoys: int = 0  # seats that have sent theirs in this phase, as bits
    deals: int = 0  # done in this trading phase
    pirates: bool = False  # Piracy was spent in this turn
    winners: list[int] = []
    ending: int = 0
    scores: list[int] = [0] * seats
