"""The state: hands, decks, piles, prison, Infamy and Heroes; who knows what of them; and the procedures that many
cards share.

Everything is kept by faction, because the rules speak of factions: 0 is the City Watch, 1 the Merchant, 2 the Thief,
and this is also the order of play (TRI-TURN-2). Hands are sorted, so that the order of a hand tells nothing.
"""

from __future__ import annotations

from typing import Any, Final

from ...core.refusal import Broken
from ...core.rng import Rng
from ...core.state import Frame
from .cards.seen_cards import gone_from, shown_in
from .cards.titles import (
    CARDS,
    CHARACTER,
    COPPER,
    DISCOUNT,
    FACTIONS,
    GOAL,
    HEROES,
    KIND,
    LEVEL,
    MERCHANT,
    NO_CARD,
    SPECIAL,
    THIEF,
    TREASURES,
    WATCH,
    coins,
    playable,
    put,
    take_out,
    worth,
)
from .events import (
    Captured,
    Discarded,
    Drew,
    DrewCards,
    Empty,
    Ended,
    Infamy,
    Refilled,
)
from .generated import Fields

# Winning: the victory cards of the three factions (TRI-CMP-6)
CAPTURES_TO_WIN: Final = 7  # TRI-WIN-1
RICHES: Final = 11  # TRI-WIN-2
INFAMY_TO_WIN: Final = 9  # TRI-WIN-3

# How a game ended
LAW_AND_ORDER: Final = 0
UNTOLD_RICHES: Final = 1
NINE_TAILS: Final = 2  # the goal of the Thief, not the Hero who is named like it
BY_ORDER: Final = 3  # several at once, TRI-END-1
TURN_LIMIT: Final = 4  # TRI-C-24
ENDING_RULES: Final[tuple[str, ...]] = ("TRI-WIN-1", "TRI-WIN-2", "TRI-WIN-3", "TRI-END-1", "TRI-C-24")

# Heroes, and the sides on which they lie
NO_HERO: Final = 0
FACE_DOWN: Final = 1
FACE_UP: Final = 2
DONE_FOR: Final = 3  # seen by all, turned face-down by its own text, and of no more use

# What has been asked in this phase about Heroes lying face-down (TRI-C-23)
STIRRED: Final = 1 << 0  # somebody has acted, or turned up a Hero, since the Thief was asked
ASKED: Final = 1 << 1  # the Thief was
THIEF_DECLINED: Final = 1 << 2
WATCH_IDLE: Final = 1 << 3
MERCHANT_IDLE: Final = 1 << 4
THIEF_IDLE: Final = 1 << 5
MERCHANT_DECLINED: Final = 1 << 6
# By faction: the answer was, not in this phase; the Watch is not asked early and just acts
DECLINED: Final[tuple[int, ...]] = (0, MERCHANT_DECLINED, THIEF_DECLINED)
# By faction: its part of the Effect Phase is over, and it did nothing in it
IDLE: Final[tuple[int, ...]] = (WATCH_IDLE, MERCHANT_IDLE, THIEF_IDLE)

NO_ACTIONS: Final[list[int]] = []


class Trieste(Fields):
    """One game in progress, and the procedures that many cards share."""

    __slots__ = ()

    def clone(self) -> Trieste:
        return Trieste(self.game, self.seats, self.options, self.rng.clone(), self)

    # ------------------------------------------------------------------ what a seat cannot know

    def redeal(self, seat: int, rng: Rng) -> None:
        """Gather what the seat cannot see, put it in order, shuffle it and deal it again: as many treasures and as
        many faction cards to each hand as it holds, the cards known to be there staying there (TRI-C-39)."""
        own = self.faction_of[seat] if 0 <= seat < len(self.faction_of) else NO_CARD
        if self.over:  # all hands lie open (TRI-C-46)
            for deck in self.decks:
                deck.sort()
                rng.shuffle(deck)
            self.mint.sort()
            rng.shuffle(self.mint)
            return
        looker = NO_CARD
        if self.looking:
            looker = self.faction_of[self.stack[-1].mover(self)]
        pool = self.mint
        looked = 0
        if looker != NO_CARD and looker != own:
            looked = len(self.looking)
            pool.extend(self.looking)
        coins_wanted = [0, 0, 0]
        cards_wanted = [0, 0, 0]
        for faction in range(3):
            deck = self.decks[faction]
            if faction != own:
                hidden = self.hands[faction]
                if self.lies_hidden(faction):
                    hidden.append(self.table[faction])
                for card in self.known[faction]:
                    hidden.remove(card)
                for card in hidden:
                    if card < TREASURES:
                        pool.append(card)
                        coins_wanted[faction] += 1
                    else:
                        deck.append(card)
                        cards_wanted[faction] += 1
            deck.sort()
        pool.sort()
        top: Frame[Any] = self.stack[-1]
        price = 0
        payer = NO_CARD
        if isinstance(top, Asking):
            price = top.price()
            payer = top.who
        while True:
            rng.shuffle(pool)
            taken = len(pool)
            possible = True
            for faction in range(3):
                deck = self.decks[faction]
                rng.shuffle(deck)
                if faction == own:
                    continue
                hand = self.known[faction][:]
                for _ in range(coins_wanted[faction]):
                    taken -= 1
                    hand.append(pool[taken])
                left = len(deck)
                for _ in range(cards_wanted[faction]):
                    left -= 1
                    hand.append(deck[left])
                hand.sort()
                if self.lies_hidden(faction):
                    possible = self.lay_any(faction, hand, rng) and possible
                self.hands[faction] = hand
                if faction == payer and worth(hand) < price:
                    possible = False
            if possible:
                break
        for faction in range(3):
            if cards_wanted[faction]:
                deck = self.decks[faction]
                del deck[len(deck) - cards_wanted[faction] :]
        if looked:
            self.looking = sorted(pool[taken - looked : taken])
            taken -= looked
        del pool[taken:]
        sides = self.sides
        for faction in range(3):
            if faction != own and sides[faction] == FACE_DOWN:
                heroes = list(self.heroes)
                heroes[faction] = rng.below(3)
                self.heroes = tuple(heroes)

    def lies_hidden(self, faction: int) -> bool:
        return self.table[faction] != NO_CARD and not self.up >> faction & 1

    def lay_any(self, faction: int, hand: list[int], rng: Rng) -> bool:
        """Lay any card face-down that may have been played; False when there is none."""
        could = [i for i in range(len(hand)) if playable(hand[i])]
        if not could:
            return False
        self.table[faction] = hand.pop(could[rng.below(len(could))])
        return True

    # ------------------------------------------------------------------ invariants

    def check(self) -> None:
        found = [0] * len(CARDS)
        for card in self.mint + self.looking + self.captured:
            found[card] += 1
        for treasure in range(TREASURES):
            found[treasure] += self.spent[treasure]
        for faction in range(3):
            mine = self.hands[faction] + self.decks[faction] + self.discards[faction]
            if self.table[faction] != NO_CARD:
                mine.append(self.table[faction])
            for card in mine:
                found[card] += 1
                if card >= TREASURES and CARDS[card].faction != faction:
                    raise Broken(f"{FACTIONS[faction]} has a card of another faction")
            self.check_faction(faction)
        for number, title in enumerate(CARDS):
            if found[number] != title.copies:
                raise Broken(f"there are {found[number]} cards '{title.id}' instead of {title.copies}")
        for card in self.captured:
            if KIND[card] != CHARACTER or CARDS[card].faction != THIEF:
                raise Broken("only Thieves are captured")
        if not 0 <= self.infamy <= INFAMY_TO_WIN:
            raise Broken(f"there are {INFAMY_TO_WIN} Infamy cards, and the Thief has {self.infamy}")
        if max(self.mint + self.looking, default=COPPER) >= TREASURES:
            raise Broken("the treasure deck holds something else")
        if not self.over and sorted(self.faction_of) != [0, 1, 2] and self.faction_of != [NO_CARD] * 3:
            raise Broken("every faction has one player")

    def check_faction(self, faction: int) -> None:
        hand = self.hands[faction]
        if hand != sorted(hand) or self.known[faction] != sorted(self.known[faction]):
            raise Broken("a hand is not in order")
        if min(self.decks[faction] + self.discards[faction], default=TREASURES) < TREASURES:
            raise Broken("treasure lies in a faction's deck or discards")
        rest = hand[:]
        if self.lies_hidden(faction):
            rest.append(self.table[faction])
            if not playable(self.table[faction]):
                raise Broken("a card lies on the table that cannot be played")
        for card in self.known[faction]:
            if card not in rest:
                raise Broken("what everybody knows of a hand is not true")
            rest.remove(card)

    # ------------------------------------------------------------------ where we are

    def go(self, step: int) -> None:
        """Go on with a step of the turn; where that would only be to ask about a Hero who does not lie face-down, with
        what comes after it."""
        who = HERO_OF[step]
        while who != NO_CARD and self.sides[who] != FACE_DOWN:
            step += 1
            who = HERO_OF[step]
        if self.alert and PHASE_OF[step] != PHASE_OF[self.step]:
            self.alert = 0
        self.step = step
        self.stack.append(STEPS[step])

    def carry_out(self, effect: list[Frame[Any]]) -> None:
        """Queue verbs, the first of them on top."""
        i = len(effect)
        while i > 0:
            i -= 1
            self.stack.append(effect[i])

    def power(self, faction: int, power: int) -> int:
        """What a faction's Hero adds, while face-up; face-down it does nothing (TRI-HERO-3)."""
        if self.sides[faction] != FACE_UP:
            return 0
        return HEROES[3 * faction + self.heroes[faction]].powers[power]

    def cost(self, card: int) -> int:
        """What a card costs now (TRI-C-20): characters and actions in the Payment Phase; a reaction what is printed on
        it. Treasures show no cost and have none (TRI-PAY-3, TRI-C-28)."""
        if card < TREASURES:
            return 0
        title = CARDS[card]
        if title.kind == SPECIAL:
            return title.cost
        cost = title.cost + self.dearer[title.faction]
        if title.kind == CHARACTER:
            cost -= self.power(title.faction, DISCOUNT)
        return cost if cost > 0 else 0

    def riches_needed(self) -> int:
        """TRI-WIN-2; every Thief in prison counts, wherever it was captured (TRI-C-32). What the others need is always
        the same."""
        need = RICHES - self.power(MERCHANT, GOAL)
        for card in self.captured:
            need += LEVEL[card]
        return need

    def has_won(self, faction: int) -> bool:
        """Whether a faction fulfils its victory condition; more than enough is enough (TRI-C-6)."""
        if faction == WATCH:
            return len(self.captured) >= CAPTURES_TO_WIN
        if faction == MERCHANT:
            return worth(self.hands[MERCHANT]) >= self.riches_needed()
        return self.infamy >= INFAMY_TO_WIN

    # ------------------------------------------------------------------ cards that move

    def leaves(self, faction: int, card: int) -> None:
        """Everybody sees a card leave a hand."""
        self.witnessed.append(gone_from(faction, card))
        take_out(self.known[faction], card)

    def learn(self, faction: int, card: int) -> None:
        """Everybody sees a card go into a hand."""
        put(self.known[faction], card)

    def draw(self, faction: int, count: int) -> None:
        """Draw cards of one's own faction; an empty deck stays empty (TRI-STAT-3)."""
        deck = self.decks[faction]
        drawn: list[int] = []
        while count > 0 and deck:
            card = deck.pop()
            put(self.hands[faction], card)
            drawn.append(card)
            count -= 1
        if drawn:
            self.revealed += 1
            self.tell_drawn(faction, FACTIONS[faction], drawn)
        elif count > 0:
            self.lacks(faction, "deck")

    def gain(self, faction: int, count: int) -> None:
        """Draw treasures, as many as there are (TRI-C-10)."""
        drawn: list[int] = []
        nothing = True
        while count > 0:
            card = self.next_treasure()
            if card == NO_CARD:
                break
            put(self.hands[faction], card)
            drawn.append(card)
            nothing = False
            count -= 1
            if not self.mint:
                self.tell_drawn(faction, "treasure", drawn)  # they came out of the old deck
                drawn = []
                self.refill()
        if drawn:
            self.tell_drawn(faction, "treasure", drawn)
        if not nothing:
            self.revealed += 1
        elif count > 0:
            self.lacks(faction, "mint")

    def lacks(self, faction: int, what: str) -> None:
        """Say why a card does nothing; once, if it would have done it twice."""
        if self.events is not None:
            empty = Empty(self.seat_of[faction], what)
            if not self.events or self.events[-1].public != empty:
                self.tell(empty)

    def tell_drawn(self, faction: int, deck: str, drawn: list[int]) -> None:
        if self.events is not None:
            seat = self.seat_of[faction]
            cards = tuple([CARDS[card].id for card in sorted(drawn)])
            self.tell(Drew(seat, deck, len(drawn)), DrewCards(seat, cards), (seat,))

    def next_treasure(self) -> int:
        """The top of the treasure deck, or NO_CARD. `refill` is to follow when the card has found its place."""
        if not self.mint:
            self.refill()
        return self.mint.pop() if self.mint else NO_CARD

    def refill(self) -> None:
        """TRI-STAT-2, TRI-C-9: an empty treasure deck is made anew from the treasure discards."""
        if self.mint:
            return
        mint = self.mint
        spent = self.spent
        for treasure in range(TREASURES):
            for _ in range(spent[treasure]):
                mint.append(treasure)
            spent[treasure] = 0
        if mint:
            self.rng.shuffle(mint)
            if self.events is not None:
                self.tell(Refilled())

    def discard(self, faction: int, card: int) -> None:
        """Put a card that has left the hand or the table where it belongs (TRI-PAY-2, TRI-EFF-1)."""
        if card < TREASURES:
            self.spent[card] += 1
        else:
            self.discards[faction].append(card)

    def drop(self, faction: int, card: int) -> None:
        """Discard a card from a hand, openly."""
        self.hands[faction].remove(card)
        self.leaves(faction, card)
        self.discard(faction, card)
        self.revealed += 1
        if self.events is not None:
            self.tell(Discarded(self.seat_of[faction], (CARDS[card].id,)))

    def hand_over(self, victim: int, taker: int, treasure: int) -> None:
        """A treasure goes from hand to hand, openly (TRI-C-40)."""
        self.hands[victim].remove(treasure)
        self.leaves(victim, treasure)
        put(self.hands[taker], treasure)
        self.learn(taker, treasure)
        self.revealed += 1

    def show(self, faction: int, cards: list[int]) -> None:
        """Cards of a hand are shown to all: from now on they are known to be there (TRI-C-35)."""
        self.revealed += 1
        known = self.known[faction]
        i = 0
        for card in cards:  # both are sorted
            self.witnessed.append(shown_in(faction, card))
            while i < len(known) and known[i] < card:
                i += 1
            if i == len(known) or known[i] != card:
                known.insert(i, card)
            i += 1

    def imprison(self, card: int, place: str) -> None:
        """A Thief, already taken from where it was, goes to the captured pile and counts there (TRI-C-32)."""
        self.captured.append(card)
        if self.events is not None:
            self.tell(Captured(CARDS[card].id, place))

    def treasure_to_go(self, faction: int, count: int) -> int:
        """How much of it can be taken from a hand as it is now: as much as there is (TRI-C-40)."""
        held = coins(self.hands[faction])
        return count if count < held else held

    def infamy_to_come(self, count: int) -> int:
        """How much of it the Thief can gain (TRI-C-7)."""
        left = INFAMY_TO_WIN - self.infamy
        return count if count < left else left

    def change_infamy(self, change: int) -> bool:
        """TRI-C-7, TRI-C-30: there are nine Infamy cards, and nobody has fewer than none. Whether anything changed."""
        before = self.infamy
        after = before + change
        after = INFAMY_TO_WIN if after > INFAMY_TO_WIN else 0 if after < 0 else after
        self.infamy = after
        if after != before and self.events is not None:
            self.tell(Infamy(after - before, after))
        return after != before

    # ------------------------------------------------------------------ the end

    def close(self, winner: int, ending: int) -> None:
        self.over = True
        self.winner = winner
        self.ending = ending
        self.revealed += 1
        self.stack.clear()
        if self.events is not None:
            self.tell(Ended(None if winner == NO_CARD else self.seat_of[winner], ENDING_RULES[ending]))


class Verb(Frame[Trieste]):
    """What a card or a phase does, step by step."""

    __slots__ = ()

    def prevent(self, state: Trieste) -> None:
        """A reaction has prevented this. The frame is off the stack already."""


class Asking(Verb):
    """A question to one faction. `menu` lists what it may answer."""

    __slots__ = ("who",)
    who: int

    def __init__(self, who: int) -> None:
        self.who = who

    def mover(self, state: Trieste) -> int:
        return state.seat_of[self.who]

    def actions(self, state: Trieste, seat: int) -> list[int]:
        return self.menu(state) if state.seat_of[self.who] == seat else NO_ACTIONS

    def menu(self, state: Trieste) -> list[int]:
        raise NotImplementedError

    def price(self) -> int:
        """What the player asked can certainly pay: else the question would not have been put."""
        return 0


class Doing(Verb):
    """A step that asks nobody."""

    __slots__ = ()

    def asks(self, state: Trieste) -> bool:
        return False


class Next(Doing):
    """This step is done; on to the next."""

    __slots__ = ()

    def run(self, state: Trieste) -> None:
        state.go(state.step + 1)


NEXT: Final = Next()

# The steps of a turn, filled by rules/turn.py, and of each of them its phase and whose part of the phase it belongs to
STEPS: Final[list[Frame[Any]]] = []
PHASE_OF: Final[list[int]] = []
FACTION_OF: Final[list[int]] = []  # NO_CARD at dawn and dusk
HERO_OF: Final[list[int]] = []  # of which faction a Hero is asked about; NO_CARD in all other steps
