"""Made from fields.py by `make fields`: edit that one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.state import State
from ..cards.goods import GOODS, PILES
from .parts import BLANK

if TYPE_CHECKING:
    from ....core.game import Game
    from ....core.rng import Rng
    from ..options import MediterraneanOptions
    from .parts import Draft, Offer


class Fields(State):
    """Lists are by seat where nothing else is said. `held` are all goods of a seat, `stored` those of them that it
    has put into its warehouse; others see neither."""

    __slots__ = (
        "turn",
        "order",
        "gov",
        "rel",
        "gov_side",
        "rel_side",
        "happy",
        "safe",
        "vp",
        "workers",
        "devs",
        "covered",
        "powers",
        "held",
        "stored",
        "claims",
        "shown",
        "knows",
        "decks",
        "piles",
        "dev_decks",
        "drawn",
        "spent",
        "earned",
        "rolls",
        "revolt",
        "offers",
        "posted",
        "drafts",
        "acts",
        "done",
        "clock",
        "cubes",
        "open_cubes",
        "promises",
        "envoys",
        "deals",
        "pirates",
        "winners",
        "ending",
        "scores",
    )
    options: MediterraneanOptions
    turn: int  # 1 to 6; 0 before the first
    order: list[int]  # MED-C-12
    gov: list[int]  # spaces on the tracks
    rel: list[int]
    gov_side: list[int]  # the side when crossings were last looked at (MED-C-46)
    rel_side: list[int]
    happy: list[int]
    safe: list[int]
    vp: list[int]
    workers: list[int]  # rural worker cards, seat * 5 + good
    devs: list[tuple[int, ...]]  # sides of development cards in play, in the order they came
    # those of them whose worker was paid for another development (MED-C-83)
    covered: list[tuple[int, ...]]
    powers: list[int]  # standing powers of those in play, together
    held: list[tuple[int, ...]]  # kinds of goods, sorted
    stored: list[tuple[int, ...]]
    claims: list[int]  # seat * GOODS + good: so many the seat is known to hold at least
    # seat * 2 + luxury good: so many of them all have seen to be what they are called (MED-C-85)
    shown: list[int]
    # seat * seats + other: cards that a seat knows another to hold
    knows: list[tuple[int, ...]]
    decks: list[tuple[int, ...]]  # of goods, by pile; dealt from the front
    piles: list[tuple[int, ...]]  # discards, sorted
    dev_decks: list[tuple[int, ...]]
    drawn: list[tuple[int, ...]]  # development cards to choose from
    spent: list[tuple[int, ...]]  # goods laid face-up in the latest Resolution
    earned: list[int]  # points they brought
    # what the barbarians took in this turn, before the supply stops at nothing; -1 without attack
    rolls: list[int]
    revolt: int  # victims of this turn's revolt, as bits
    offers: list[Offer]
    posted: int  # offers posted in this trading phase
    drafts: list[Draft]
    acts: list[int]  # acts left to a seat while it has the floor
    done: int  # seats that are done with live trading, as bits
    clock: int  # of live trading: warnings given
    cubes: list[tuple[int, ...]]  # as many as are laid (MED-C-62)
    open_cubes: list[tuple[int, ...]]  # those that all can see
    promises: list[tuple[int, ...]]
    envoys: int  # seats that have sent theirs in this phase, as bits
    deals: int  # done in this trading phase
    pirates: bool  # Piracy was spent in this turn
    winners: list[int]
    ending: int
    scores: list[int]

    def __init__(
        self,
        game: Game,
        seats: int,
        options: MediterraneanOptions,
        rng: Rng,
        original: Fields | None = None,
    ) -> None:
        """A table before the deal; or a copy of an original, with the generator given."""
        super().__init__(game, seats, options, rng, original)
        if original is None:
            self.turn = 0
            self.order = list(range(seats))
            self.gov = []
            self.rel = []
            self.gov_side = [0] * seats
            self.rel_side = [0] * seats
            self.happy = [0] * seats
            self.safe = [0] * seats
            self.vp = [0] * seats
            self.workers = []
            self.devs = [()] * seats
            self.covered = [()] * seats
            self.powers = [0] * seats
            self.held = [()] * seats
            self.stored = [()] * seats
            self.claims = [0] * (seats * GOODS)
            self.shown = [0] * (seats * 2)
            self.knows = [()] * (seats * seats)
            self.decks = []
            self.piles = [()] * PILES
            self.dev_decks = []
            self.drawn = [()] * seats
            self.spent = [()] * seats
            self.earned = [0] * seats
            self.rolls = [-1] * seats
            self.revolt = 0
            self.offers = []
            self.posted = 0
            self.drafts = [BLANK] * seats
            self.acts = []
            self.done = 0
            self.clock = 0
            self.cubes = [()] * seats
            self.open_cubes = [()] * seats
            self.promises = [()] * seats
            self.envoys = 0
            self.deals = 0
            self.pirates = False
            self.winners = []
            self.ending = 0
            self.scores = [0] * seats
        else:
            self.turn = original.turn
            self.order = original.order[:]
            self.gov = original.gov[:]
            self.rel = original.rel[:]
            self.gov_side = original.gov_side[:]
            self.rel_side = original.rel_side[:]
            self.happy = original.happy[:]
            self.safe = original.safe[:]
            self.vp = original.vp[:]
            self.workers = original.workers[:]
            self.devs = original.devs[:]
            self.covered = original.covered[:]
            self.powers = original.powers[:]
            self.held = original.held[:]
            self.stored = original.stored[:]
            self.claims = original.claims[:]
            self.shown = original.shown[:]
            self.knows = original.knows[:]
            self.decks = original.decks[:]
            self.piles = original.piles[:]
            self.dev_decks = original.dev_decks[:]
            self.drawn = original.drawn[:]
            self.spent = original.spent[:]
            self.earned = original.earned[:]
            self.rolls = original.rolls[:]
            self.revolt = original.revolt
            self.offers = original.offers[:]
            self.posted = original.posted
            self.drafts = original.drafts[:]
            self.acts = original.acts[:]
            self.done = original.done
            self.clock = original.clock
            self.cubes = original.cubes[:]
            self.open_cubes = original.open_cubes[:]
            self.promises = original.promises[:]
            self.envoys = original.envoys
            self.deals = original.deals
            self.pirates = original.pirates
            self.winners = original.winners[:]
            self.ending = original.ending
            self.scores = original.scores[:]
