"""The table: tracks, hands, decks, developments, the trading floor; and the procedures that several phases share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....core.refusal import Broken
from ....core.rng import Rng
from ....core.state import Frame, State
from ..cards.developments import DECK_OF, DECK_SIZE, FACE
from ..cards.face import DECK_LEVEL, DECK_SIDE, DECKS, RELIGIOUS, Box, Face
from ..cards.goods import (
    ALL_PILES,
    BASICS,
    BLUE,
    GOLD,
    GOOD_OF,
    GOODS,
    IDEA_OF,
    KINDS,
    PILE,
    PILES,
    PIRACY,
    PIRATE,
    SPICES,
    passes_as,
)
from ..events import ChangedSides
from .parts import BLANK, Draft, Offer
from .worlds import deal_hidden

if TYPE_CHECKING:
    from ....core.game import Game

# MED-TRK-1, MED-TRK-2: a track is twenty spaces, 0 to 9 the left side from its end to its start, 10 to 19 the right
# side from its start to its end. The box between 9 and 10 is no space.
SPACES: Final = 20
LEFT_START: Final = 9
RIGHT_START: Final = 10
LEVELS: Final[list[int]] = [0, 0, 1, 1, 1, 2, 2, 2, 3, 3]  # by step
BOUND: Final = 8  # MED-TRK-3: happiness and safety run from -8 to 8
SIDES: Final[list[str]] = ["dictatorship", "democracy", "mars", "venus"]

WAREHOUSE: Final = 3  # MED-WH-1
PRODUCERS: Final = 2  # MED-DEV-5: of one basic good

# Cubes: an aimed box is slot * 8 + target; then come the own cubes
ABANDON_GOVERNMENT: Final = 1000
ABANDON_RELIGION: Final = 1001
SACRIFICE: Final = 1010  # + good of the rural worker

# Promises: slot * 16 + target * 2 + (1 to use it on the target, 0 not to)

LIVE_ACTS: Final = 400  # of a seat in one live trading phase: more than anybody needs

# How a game ended
MOST_POINTS: Final = 0
BY_LEVELS: Final = 1
BY_TRACKS: Final = 2
SHARED: Final = 3


def side_of(space: int) -> int:
    """0 left, 1 right."""
    return 1 if space >= RIGHT_START else 0


def step_of(space: int) -> int:
    return space - RIGHT_START if space >= RIGHT_START else LEFT_START - space


def level_of(space: int) -> int:
    return LEVELS[step_of(space)]


def without(cards: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """A hand less one card of a kind that is in it."""
    i = cards.index(kind)
    return cards[:i] + cards[i + 1 :]


def less(cards: tuple[int, ...], others: tuple[int, ...]) -> tuple[int, ...]:
    """A hand less those of the other cards that are in it."""
    left = list(cards)
    for kind in others:
        if kind in left:
            left.remove(kind)
    return tuple(left)


def merged(cards: tuple[int, ...], others: tuple[int, ...]) -> tuple[int, ...]:
    both = list(cards)
    both.extend(others)
    both.sort()
    return tuple(both)


class Mediterranean(State):
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
        "powers",
        "held",
        "stored",
        "claims",
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
    powers: list[int]  # standing powers of those, together
    held: list[tuple[int, ...]]  # kinds of goods, sorted
    stored: list[tuple[int, ...]]
    claims: list[int]  # seat * GOODS + good: so many the seat is known to hold at least
    knows: list[tuple[int, ...]]  # seat * seats + other: cards that a seat knows another to hold
    decks: list[tuple[int, ...]]  # of goods, by pile; dealt from the front
    piles: list[tuple[int, ...]]  # discards, sorted
    dev_decks: list[tuple[int, ...]]
    drawn: list[tuple[int, ...]]  # development cards to choose from
    spent: list[tuple[int, ...]]  # goods laid face-up in the latest Resolution
    earned: list[int]  # points they brought
    rolls: list[int]  # what the barbarians took in this turn, before the supply stops at nothing; -1 without attack
    revolt: int  # victims of this turn's revolt, as bits
    offers: list[Offer]
    posted: int  # offers posted in this trading phase
    drafts: list[Draft]
    acts: list[int]  # acts left to a seat while it has the floor
    done: int  # seats that are done with live trading, as bits
    clock: int  # of live trading: warnings given
    cubes: list[tuple[int, ...]]
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
        variant: Any,
        rng: Rng,
        stack: list[Frame[Any]],
        over: bool,
        revealed: int,
        moves: int,
        turn: int,
        order: list[int],
        gov: list[int],
        rel: list[int],
        gov_side: list[int],
        rel_side: list[int],
        happy: list[int],
        safe: list[int],
        vp: list[int],
        workers: list[int],
        devs: list[tuple[int, ...]],
        powers: list[int],
        held: list[tuple[int, ...]],
        stored: list[tuple[int, ...]],
        claims: list[int],
        knows: list[tuple[int, ...]],
        decks: list[tuple[int, ...]],
        piles: list[tuple[int, ...]],
        dev_decks: list[tuple[int, ...]],
        drawn: list[tuple[int, ...]],
        spent: list[tuple[int, ...]],
        earned: list[int],
        rolls: list[int],
        revolt: int,
        offers: list[Offer],
        posted: int,
        drafts: list[Draft],
        acts: list[int],
        done: int,
        clock: int,
        cubes: list[tuple[int, ...]],
        open_cubes: list[tuple[int, ...]],
        promises: list[tuple[int, ...]],
        envoys: int,
        deals: int,
        pirates: bool,
        winners: list[int],
        ending: int,
        scores: list[int],
    ) -> None:
        super().__init__(game, seats, variant, rng, stack, over, revealed, moves)
        self.turn = turn
        self.order = order
        self.gov = gov
        self.rel = rel
        self.gov_side = gov_side
        self.rel_side = rel_side
        self.happy = happy
        self.safe = safe
        self.vp = vp
        self.workers = workers
        self.devs = devs
        self.powers = powers
        self.held = held
        self.stored = stored
        self.claims = claims
        self.knows = knows
        self.decks = decks
        self.piles = piles
        self.dev_decks = dev_decks
        self.drawn = drawn
        self.spent = spent
        self.earned = earned
        self.rolls = rolls
        self.revolt = revolt
        self.offers = offers
        self.posted = posted
        self.drafts = drafts
        self.acts = acts
        self.done = done
        self.clock = clock
        self.cubes = cubes
        self.open_cubes = open_cubes
        self.promises = promises
        self.envoys = envoys
        self.deals = deals
        self.pirates = pirates
        self.winners = winners
        self.ending = ending
        self.scores = scores

    def clone(self) -> Mediterranean:
        return Mediterranean(
            self.game,
            self.seats,
            self.variant,
            self.rng.clone(),
            self.stack[:],
            self.over,
            self.revealed,
            self.moves,
            self.turn,
            self.order[:],
            self.gov[:],
            self.rel[:],
            self.gov_side[:],
            self.rel_side[:],
            self.happy[:],
            self.safe[:],
            self.vp[:],
            self.workers[:],
            self.devs[:],
            self.powers[:],
            self.held[:],
            self.stored[:],
            self.claims[:],
            self.knows[:],
            self.decks[:],
            self.piles[:],
            self.dev_decks[:],
            self.drawn[:],
            self.spent[:],
            self.earned[:],
            self.rolls[:],
            self.revolt,
            self.offers[:],
            self.posted,
            self.drafts[:],
            self.acts[:],
            self.done,
            self.clock,
            self.cubes[:],
            self.open_cubes[:],
            self.promises[:],
            self.envoys,
            self.deals,
            self.pirates,
            self.winners[:],
            self.ending,
            self.scores[:],
        )

    # ------------------------------------------------------------------ what a seat cannot know

    def redeal(self, seat: int, rng: Rng) -> None:
        """Other hands and warehouses, decks, drafts, sealed cubes, drawn developments (MED-C-54, MED-C-68)."""
        n = self.seats
        known: list[tuple[int, ...]] = []
        plain = [0] * (n * GOODS)
        sizes: list[list[int]] = []
        for p in range(n):
            known.append(self.knows[seat * n + p] if seat >= 0 else ())
            counts = [0] * PILES
            for kind in self.held[p]:
                counts[PILE[kind]] += 1
            sizes.append(counts)
        if seat >= 0:
            for offer in self.offers:
                if offer.enquired >> seat & 1:
                    known[offer.seat] = self.answered(offer, known[offer.seat], plain)
        hidden = COUNTS[:]
        for pile in self.piles:
            for kind in pile:
                hidden[kind] -= 1
        if seat >= 0:
            for kind in self.held[seat]:
                hidden[kind] -= 1
        live = self.variant.floor == "live"
        hands, rest = deal_hidden(seat, hidden, sizes, known, self.claims, plain, rng)
        for p in range(n):
            if p != seat:
                self.held[p] = tuple(hands[p])
                self.stored[p] = ()
                self.drafts[p] = BLANK
                self.acts[p] = LIVE_ACTS if live else self.variant.acts
                self.cubes[p] = self.open_cubes[p]
                for q in range(n):
                    self.knows[p * n + q] = ()
        for pile_number in range(PILES):
            self.decks[pile_number] = tuple(rest[pile_number])
        for i in range(len(self.offers)):
            offer = self.offers[i]
            if offer.seat != seat:
                answered = seat >= 0 and offer.enquired >> seat & 1 == 1
                gives = self.guess_gives(offer, answered, rng)
                self.offers[i] = offer.marked(gives, offer.declined, offer.enquired)
        self.redeal_developments(seat, rng)

    def answered(self, offer: Offer, known: tuple[int, ...], plain: list[int]) -> tuple[int, ...]:
        """What the answer to a question about Venus arrows tells: some cards exactly, of others that they have none."""
        at = offer.seat * GOODS
        bare = [0] * GOODS
        sure: list[int] = []
        for i in range(len(offer.gives)):
            if IDEA_OF[offer.gives[i]] == BLUE:
                sure.append(offer.gives[i])
            else:
                bare[offer.goods[i]] += 1
        for good in range(GOODS):
            if bare[good] > plain[at + good]:
                plain[at + good] = bare[good]
        left = list(known)
        for kind in sure:
            if kind in left:
                left.remove(kind)
        return merged(tuple(left), tuple(sure))

    def guess_gives(self, offer: Offer, answered: bool, rng: Rng) -> tuple[int, ...]:
        """The cards that somebody may mean by an offer, from the hand dealt to them."""
        left = list(self.held[offer.seat])
        gives: list[int] = []
        spare = offer.goods.count(GOLD) <= sum([1 for kind in left if GOOD_OF[kind] == GOLD])
        for i in range(len(offer.goods)):
            fitting: list[int] = []
            for k in range(len(left)):
                if left[k] == PIRACY and offer.goods[i] == SPICES and not spare:
                    continue  # it must stand behind the gold
                if passes_as(left[k], offer.goods[i]):
                    blue = IDEA_OF[left[k]] == BLUE
                    if not answered or blue == (IDEA_OF[offer.gives[i]] == BLUE):
                        fitting.append(k)
            if not fitting:
                for k in range(len(left)):
                    if passes_as(left[k], offer.goods[i]):
                        fitting.append(k)
            gives.append(left.pop(fitting[rng.below(len(fitting))]))
        return in_order(offer.goods, gives)

    def redeal_developments(self, seat: int, rng: Rng) -> None:
        choosing = False
        for p in range(self.seats):
            if p != seat and len(self.drawn[p]) > 0:
                choosing = True
        for deck in range(DECKS):
            cards = list(self.dev_decks[deck])
            if choosing:
                for p in range(self.seats):
                    if p != seat:
                        for card in self.drawn[p]:
                            if DECK_OF[card] == deck:
                                cards.append(card)
            cards.sort()
            rng.shuffle(cards)
            if choosing:
                for p in range(self.seats):
                    if p != seat:
                        mine = list(self.drawn[p])
                        for i in range(len(mine)):
                            if DECK_OF[mine[i]] == deck:
                                mine[i] = cards.pop()
                        mine.sort()
                        self.drawn[p] = tuple(mine)
            self.dev_decks[deck] = tuple(cards)

    # ------------------------------------------------------------------ nothing appears, nothing is lost

    def check(self) -> None:
        n = self.seats
        counts = [0] * KINDS
        for cards in [*self.decks, *self.piles, *self.held]:
            for kind in cards:
                counts[kind] += 1
        if counts != COUNTS:
            raise Broken("the goods do not add up to 163 cards")
        for pile in range(PILES):
            for kind in self.decks[pile] + self.piles[pile]:
                if PILE[kind] != pile:
                    raise Broken("a good lies in a deck that is not its own")
        seen = [0] * (DECKS * DECK_SIZE)
        for deck in self.dev_decks:
            for card in deck:
                seen[card] += 1
        for p in range(n):
            for card in self.drawn[p]:
                seen[card] += 1
            for side in self.devs[p]:
                seen[side // 2] += 1
        if min(seen) != 1 or max(seen) != 1:
            raise Broken("the developments do not add up to 168 cards")
        for deck_number in range(DECKS):
            for card in self.dev_decks[deck_number]:
                if DECK_OF[card] != deck_number:
                    raise Broken("a development lies in a deck that is not its own")
        for p in range(n):
            self.check_seat(p)
        for offer in self.offers:
            if less(offer.gives, self.held[offer.seat]) != ():
                raise Broken("somebody offers a card that they do not have")
            if len(offer.goods) != len(offer.gives) or offer.pays > self.vp[offer.seat]:
                raise Broken("an offer cannot be fulfilled by its maker")
            for i in range(len(offer.gives)):
                if not passes_as(offer.gives[i], offer.goods[i]):
                    raise Broken("a card is offered as what it is not")
        if sorted(self.order) != list(range(n)):
            raise Broken("not everybody has a place in the order of play")
        if self.over != (len(self.winners) > 0):
            raise Broken("a game that is over has a winner, another has none")

    def check_seat(self, p: int) -> None:
        n = self.seats
        if not 0 <= self.gov[p] < SPACES or not 0 <= self.rel[p] < SPACES:
            raise Broken("a marker is off its track")
        if not -BOUND <= self.happy[p] <= BOUND or not -BOUND <= self.safe[p] <= BOUND:
            raise Broken("a marker is off its track")
        if self.vp[p] < 0:
            raise Broken("somebody owes points")
        if self.powers[p] != self.powers_of(p):
            raise Broken("the standing powers are not those of the developments")
        if less(self.stored[p], self.held[p]) != () or len(self.stored[p]) > WAREHOUSE + 1:
            raise Broken("a warehouse holds what its owner does not have, or too much")
        for g in range(BASICS):
            if self.workers[p * BASICS + g] < 0 or self.producers(p, g) > PRODUCERS:
                raise Broken("nobody has more than two producers of a good")
        if list(self.held[p]) != sorted(self.held[p]):
            raise Broken("a hand is not sorted")
        counts = self.good_counts(p)
        for good in range(GOODS):
            claimed = self.claims[p * GOODS + good]
            if claimed < 0 or (good < BASICS and claimed != counts[good]):
                raise Broken("everybody knows how many basic goods a seat holds")
            if claimed > counts[good] + (counts[PIRATE] if good >= SPICES else 0):
                raise Broken("a seat is taken to hold more than it does")
        at = p * GOODS
        if self.claims[at + SPICES] + self.claims[at + GOLD] > counts[SPICES] + counts[GOLD] + counts[PIRATE]:
            raise Broken("a seat is taken to hold more luxury goods than it does")
        for q in range(n):
            if less(self.knows[q * n + p], self.held[p]) != ():
                raise Broken("somebody knows what is not so")
        monuments = [0, 0]
        for side in self.devs[p]:
            face = FACE[side]
            if DECK_LEVEL[face.deck] == 3:
                monuments[1 if RELIGIOUS[face.deck] else 0] += 1
        if max(monuments) > 1:
            raise Broken("nobody has two Monuments or two Shrines")

    # ------------------------------------------------------------------ looking

    def good_counts(self, p: int) -> list[int]:
        """How many of each good a seat holds, the Piracy card last."""
        counts = [0] * (GOODS + 1)
        for kind in self.held[p]:
            counts[GOOD_OF[kind]] += 1
        return counts

    def producers(self, p: int, good: int) -> int:
        """Producers of a basic good: rural workers and developments (MED-C-22)."""
        count = self.workers[p * BASICS + good]
        for side in self.devs[p]:
            if FACE[side].worker == good:
                count += 1
        return count

    def cities(self, p: int) -> int:
        return sum([FACE[side].city for side in self.devs[p]])

    def boats(self, p: int) -> int:
        return sum([FACE[side].boat for side in self.devs[p]])

    def powers_of(self, p: int) -> int:
        bits = 0
        for side in self.devs[p]:
            bits |= FACE[side].power
        return bits

    def has(self, p: int, power: int) -> bool:
        return self.powers[p] & power != 0

    def slots(self, p: int) -> list[Box]:
        """The white boxes of a seat's developments; a slot is a place in this list."""
        boxes: list[Box] = []
        for side in self.devs[p]:
            boxes.extend(FACE[side].boxes)
        return boxes

    def slot_count(self, p: int) -> int:
        count = 0
        for side in self.devs[p]:
            count += BOXES[side]
        return count

    def slot_faces(self, p: int) -> list[Face]:
        """The face that each slot belongs to."""
        faces: list[Face] = []
        for side in self.devs[p]:
            face = FACE[side]
            for _ in face.boxes:
                faces.append(face)
        return faces

    def room(self, p: int) -> int:
        """What a warehouse holds."""
        return WAREHOUSE + (1 if self.powers[p] & GRANARY_POWER else 0)

    def direction(self, p: int, religious: bool) -> int:
        """0 Dictatorship, 1 Democracy, 2 Mars, 3 Venus."""
        return 2 + side_of(self.rel[p]) if religious else side_of(self.gov[p])

    def follows(self, p: int, direction: int) -> bool:
        """Level 1 or higher of that side, as cards mean it that name a group."""
        space = self.rel[p] if direction >= 2 else self.gov[p]
        return side_of(space) == direction % 2 and level_of(space) >= 1

    # ------------------------------------------------------------------ moving

    def push_gov(self, p: int, steps: int) -> None:
        """MED-TRK-4."""
        self.gov[p] = max(0, min(SPACES - 1, self.gov[p] + steps))

    def push_rel(self, p: int, steps: int) -> None:
        self.rel[p] = max(0, min(SPACES - 1, self.rel[p] + steps))

    def cheer(self, p: int, steps: int) -> None:
        self.happy[p] = max(-BOUND, min(BOUND, self.happy[p] + steps))

    def guard(self, p: int, steps: int) -> None:
        self.safe[p] = max(-BOUND, min(BOUND, self.safe[p] + steps))

    def score(self, p: int, points: int) -> None:
        """MED-C-18: nobody falls below nothing."""
        self.vp[p] = max(0, self.vp[p] + points)

    def cross(self, p: int) -> None:
        """MED-RES2-4, MED-C-46: whoever stands on the other side than before loses what the old side had built."""
        if side_of(self.gov[p]) != self.gov_side[p]:
            self.change_sides(p, self.gov_side[p], False)
            self.gov_side[p] = side_of(self.gov[p])
        if side_of(self.rel[p]) != self.rel_side[p]:
            self.change_sides(p, 2 + self.rel_side[p], True)
            self.rel_side[p] = side_of(self.rel[p])

    def change_sides(self, p: int, old: int, religious: bool) -> None:
        """The revolutionaries of the old side are paid before they go (MED-C-43)."""
        bonus = 0
        kept: list[int] = []
        destroyed: list[str] = []
        for side in self.devs[p]:
            face = FACE[side]
            if DECK_SIDE[face.deck] == old:
                bonus += face.flip
                destroyed.append(face.id)
                self.dev_decks[face.deck] = (*self.dev_decks[face.deck], side // 2)
            else:
                kept.append(side)
        self.devs[p] = tuple(kept)
        self.powers[p] = self.powers_of(p)
        self.score(p, bonus)
        if self.events is not None:
            track = "religion" if religious else "government"
            self.tell(ChangedSides(p, track, SIDES[self.direction(p, religious)], tuple(destroyed), bonus))

    # ------------------------------------------------------------------ goods that move, and who knows of it

    def receive(self, p: int, kind: int) -> None:
        """A card from a deck: its pile is known to all, of basic goods the good too (and more with open hands)."""
        self.held[p] = merged(self.held[p], (kind,))
        good = GOOD_OF[kind]
        if good < BASICS or (good < SPICES and self.variant.open_hands):
            self.claims[p * GOODS + good] += 1

    def claim(self, p: int, good: int, count: int) -> None:
        """A seat has shown that it holds so many of a good (or says so, of spices and gold)."""
        if self.claims[p * GOODS + good] < count:
            self.claims[p * GOODS + good] = count

    def honest(self, p: int, good: int, count: int) -> bool:
        """MED-C-69: whether a claim fits a seat's earlier ones, so that a Piracy card keeps to its story."""
        if good < SPICES:
            return True
        other = SPICES + GOLD - good
        counts = self.good_counts(p)
        luxuries = counts[SPICES] + counts[GOLD] + counts[PIRATE]
        claimed = max(count, self.claims[p * GOODS + good])
        return claimed + self.claims[p * GOODS + other] <= luxuries

    def hand_over(self, giver: int, taker: int, cards: tuple[int, ...], goods: tuple[int, ...]) -> None:
        """Cards change hands under the names of `goods`. The two see them; what others knew may be so no more."""
        n = self.seats
        self.held[giver] = less(self.held[giver], cards)
        self.held[taker] = merged(self.held[taker], cards)
        if less(self.stored[giver], self.held[giver]) != ():  # it came from the warehouse (MED-C-57)
            self.stored[giver] = less(self.stored[giver], less(self.stored[giver], self.held[giver]))
        luxury = False
        for good in goods:
            at = giver * GOODS + good
            if self.claims[at] > 0:
                self.claims[at] -= 1
            self.claims[taker * GOODS + good] += 1
            luxury = luxury or good >= SPICES
        for q in range(n):
            known = self.knows[q * n + giver]
            if known != () and q != giver and q != taker:
                self.knows[q * n + giver] = tuple(
                    [kind for kind in known if GOOD_OF[kind] not in goods and not (kind == PIRACY and luxury)]
                )
        self.knows[taker * n + giver] = less(self.knows[taker * n + giver], cards)
        self.knows[giver * n + taker] = merged(self.knows[giver * n + taker], cards)

    def story_holds(self, p: int) -> bool:
        """Whether a seat holds what it is taken to hold."""
        counts = self.good_counts(p)
        at = p * GOODS
        spices, gold, pirate = self.claims[at + SPICES], self.claims[at + GOLD], counts[PIRATE]
        return (
            spices <= counts[SPICES] + pirate
            and gold <= counts[GOLD] + pirate
            and spices + gold <= counts[SPICES] + counts[GOLD] + pirate
        )


def in_order(goods: tuple[int, ...], gives: list[int]) -> tuple[int, ...]:
    """Cards beside the goods they are called; of one good Venus arrows come first, so that the order tells nothing."""
    result: list[int] = []
    i = 0
    while i < len(goods):
        j = i
        while j < len(goods) and goods[j] == goods[i]:
            j += 1
        blue = [kind for kind in gives[i:j] if IDEA_OF[kind] == BLUE]
        rest = [kind for kind in gives[i:j] if IDEA_OF[kind] != BLUE]
        rest.sort()
        result.extend(blue)
        result.extend(rest)
        i = j
    return tuple(result)


GRANARY_POWER: Final = 1 << 17
BOXES: Final[list[int]] = [len(face.boxes) for face in FACE]  # by side of a card
COUNTS: Final[list[int]] = [0] * KINDS
for _pile in ALL_PILES:
    for _kind in _pile:
        COUNTS[_kind] += 1
