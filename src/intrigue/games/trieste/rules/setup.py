"""Setting up: decks, hands, factions, Heroes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....core.rng import Rng
from ....core.state import Frame
from ..cards import decks as _decks  # fills the tables of cards
from ..cards.titles import CARDS, COPPER, DECKS, FACTIONS, MINTED, RESERVED, TREASURES
from ..events import Joined
from ..state import NO_ACTIONS, Trieste
from .actions import JOIN
from .heroes import PickHeroes

if TYPE_CHECKING:
    from ....core.game import Game
    from ..options import TriesteOptions

OPENING: Final = 2  # faction cards in an opening hand


class ChooseFactions(Frame[Trieste]):
    """TRI-C-26: with the option `factions=chosen` the players choose in the order of their seats, openly."""

    __slots__ = ("chosen",)
    chosen: tuple[int, ...]  # by seat, so far

    def __init__(self, chosen: tuple[int, ...]) -> None:
        self.chosen = chosen

    def mover(self, state: Trieste) -> int:
        return len(self.chosen)

    def actions(self, state: Trieste, seat: int) -> list[int]:
        if seat != len(self.chosen):
            return NO_ACTIONS
        return [JOIN + faction for faction in range(3) if faction not in self.chosen]

    def choose(self, state: Trieste, seat: int, action: int) -> None:
        faction = action - JOIN
        chosen = (*self.chosen, faction)
        if state.events is not None:
            state.tell(Joined(seat, FACTIONS[faction]))
        if len(chosen) < 2:
            state.stack.append(ChooseFactions(chosen))
            return
        last = 3 - chosen[0] - chosen[1]
        if state.events is not None:
            state.tell(Joined(2, FACTIONS[last]))
        take_seats(state, [chosen[0], chosen[1], last])
        state.revealed += 1
        begin(state)


class Begin(Frame[Trieste]):
    """The factions are dealt; the game begins."""

    __slots__ = ()

    def asks(self, state: Trieste) -> bool:
        return False

    def run(self, state: Trieste) -> None:
        if state.events is not None:
            tell_factions(state)
        begin(state)


def tell_factions(state: Trieste) -> None:
    for seat in range(3):
        state.tell(Joined(seat, FACTIONS[state.faction_of[seat]]))


def begin(state: Trieste) -> None:
    if state.options.heroes:
        state.stack.append(PickHeroes(((), (), ())))
    else:
        state.go(0)


def take_seats(state: Trieste, faction_of: list[int]) -> None:
    state.faction_of = faction_of
    state.seat_of = [faction_of.index(faction) for faction in range(3)]


def deal(game: Game, seats: int, options: TriesteOptions, rng: Rng) -> Trieste:
    """Decks without Heroes (TRI-SET-1), treasures (TRI-SET-2), factions by lot (TRI-SET-3), hands (TRI-SET-4). Hands
    are kept as they are dealt (TRI-SET-5)."""
    assert _decks.FILLED
    decks: list[list[int]] = []
    hands: list[list[int]] = []
    for faction in range(3):
        deck: list[int] = []
        for card in DECKS[faction]:
            deck.extend([card] * CARDS[card].copies)
        rng.shuffle(deck)
        hand = [COPPER] * RESERVED
        for _ in range(OPENING):
            hand.append(deck.pop())
        hand.sort()
        decks.append(deck)
        hands.append(hand)
    mint: list[int] = []
    for treasure in range(TREASURES):
        mint.extend([treasure] * (MINTED[treasure] - (3 * RESERVED if treasure == COPPER else 0)))
    rng.shuffle(mint)
    state = Trieste(game, seats, options, rng)
    state.hands = hands
    state.decks = decks
    state.known = [[COPPER] * RESERVED for _ in range(3)]
    state.mint = mint
    if options.factions == "chosen":
        state.stack.append(ChooseFactions(()))
    else:
        factions = [0, 1, 2]
        rng.shuffle(factions)
        take_seats(state, factions)
        state.stack.append(Begin())
    return state
