"""The state: rows of characters, cards, agendas; and what can be done to a character."""

from __future__ import annotations

from typing import Final

from ...core.refusal import Broken
from ...core.rng import Rng
from .cards import agendas
from .cards.actions import ACTIONS, DECK, NO_CARD
from .cards.agendas import Goal
from .cards.characters import (
    BOLTS,
    CHARACTERS,
    COUNT,
    EVERY_HOUSE,
    EVERYONE,
    HOUSE_OF,
    HOUSES,
    KIN,
    LEADS,
    ROOTED,
    SHIELDS,
    YIELDS,
    how_many,
    members,
)
from .cards.picture import NOBODY, row_of
from .events import Closed, Ended, Healed, Killed, Lapsed, Moved, Scored, Shielded, Won, Wounded
from .generated import Fields
from .past import Past
from .scoring import points_of

ALL_CARDS: Final = sum([1 << card for card in DECK])
DEATHS: Final = 2  # TRE-END-1A
MATCH_VICTORIES: Final = 2  # TRE-MATCH-1

# How a game ended
GOES_ON: Final = 0
TWO_KILLED: Final = 1
DECK_OUT: Final = 2
STUCK: Final = 3
ENDING_RULES: Final[tuple[str, ...]] = ("", "TRE-END-1A", "TRE-END-1B", "TRE-END-1C")

NOTHING_YET: Final = (NOBODY, NOBODY, NOBODY, NOBODY, NOBODY)


class Treachery(Fields):
    """One game in progress, and what can be done to a character."""

    __slots__ = ()

    def clone(self) -> Treachery:
        return Treachery(self.game, self.seats, self.options, self.rng.clone(), self)

    # ------------------------------------------------------------------ what a seat cannot know

    def redeal(self, seat: int, rng: Rng) -> None:
        self.redeal_agendas(seat, rng)
        self.redeal_cards(seat, rng)

    def redeal_agendas(self, seat: int, rng: Rng) -> None:
        """Others' agendas can be any of those one does not hold, either way up; until they are shown (TRE-END-2). Those
        of nobody are covered too (TRE-C-33)."""
        if self.ending != GOES_ON:
            return
        own = -1 if seat < 0 else self.goals[seat] // 2
        cards = [card for card in range(agendas.CARDS) if card != own]
        rng.shuffle(cards)
        for other in range(self.seats):
            if other != seat:
                self.goals[other] = 2 * cards.pop() + rng.below(2)

    def redeal_cards(self, seat: int, rng: Rng) -> None:
        """Others' hands and the order of the deck.

        The discards are open, so everybody knows which cards went into the second deck: whoever has not drawn since
        then holds one of the others. And whoever is on turn can act (TRE-END-1C).
        """
        unknown = ALL_CARDS & ~self.discards
        if self.shown != NO_CARD:
            unknown &= ~(1 << self.shown)
        if self.used != NO_CARD:
            unknown &= ~(1 << self.used)
        if seat >= 0 and self.hands[seat] != NO_CARD:
            unknown &= ~(1 << self.hands[seat])
        fresh = unknown & self.second if self.second else unknown
        late = [card for card in DECK if fresh >> card & 1]
        early = [card for card in DECK if (unknown & ~fresh) >> card & 1]
        rng.shuffle(late)
        rng.shuffle(early)
        chooser = self.active
        if chooser == seat or self.ending != GOES_ON or self.used != NO_CARD or self.can_use(self.shown):
            chooser = NOBODY
        else:
            self.hands[chooser] = self.take_usable(late if self.drew_late(chooser) else early, rng)
        for other in range(self.seats):
            if other != seat and other != chooser and self.hands[other] != NO_CARD:
                self.hands[other] = late.pop() if self.drew_late(other) else early.pop()
        self.deck = late

    def drew_late(self, seat: int) -> bool:
        return self.second == 0 or self.redrawn >> seat & 1 == 1

    def take_usable(self, cards: list[int], rng: Rng) -> int:
        """Any of some shuffled cards that could be used now, each as likely as the others, and it is gone. Whoever
        looked for one from an end would leave the useless ones there."""
        usable = [at for at in range(len(cards)) if self.can_use(cards[at])]
        return cards.pop(usable[rng.below(len(usable))])

    def can_use(self, card: int) -> bool:
        """Whether one of the two actions of a card is possible."""
        return self.possible(2 * card) or self.possible(2 * card + 1)

    def possible(self, action: int) -> bool:
        return ACTIONS[action].picture.possible(self.rows, self.wounded, self.killed)

    # ------------------------------------------------------------------ conservation

    def check(self) -> None:
        seen = 0
        for row in self.rows:
            if row & seen or row < 0:
                raise Broken("a character stands in two rows")
            seen |= row
        if seen != EVERYONE:
            raise Broken("a character is missing")
        if self.used == NO_CARD and 0 in self.rows:
            raise Broken("there is an empty row between turns")
        if self.wounded & self.killed or (self.wounded | self.killed) & ~EVERYONE:
            raise Broken("a character is Wounded or Killed, not both")
        cards = [card for card in [*self.hands, *self.deck, self.shown, self.used] if card != NO_CARD]
        cards += [card for card in DECK if self.discards >> card & 1]
        if sorted(cards) != DECK:
            raise Broken("an action card is missing or there twice")
        absent = self.hands.count(NO_CARD) + (self.shown == NO_CARD)
        if absent != (self.used != NO_CARD):
            raise Broken("everybody holds one card, and one is revealed")
        if self.second and not all(self.second >> card & 1 for card in self.deck):
            raise Broken("the second deck holds a card that was not among the discards")
        for seat in range(self.seats):
            card = self.hands[seat]
            if self.second and card != NO_CARD and (self.second >> card & 1 == 1) != self.drew_late(seat):
                raise Broken("somebody holds a card from the wrong deck")
        if len(self.hands) != self.seats or len(self.goals) != self.seats or len(self.victories) != self.seats:
            raise Broken("not every seat has its things")
        if len({goal // 2 for goal in self.goals}) != self.seats or not all(
            0 <= one < agendas.GOALS for one in self.goals
        ):
            raise Broken("every player has an agenda of their own")
        if self.over != (self.ending != GOES_ON and self.match_over()):
            raise Broken("the game is over when it has ended, a match when somebody has won it")
        if self.ending == GOES_ON and self.used == NO_CARD and how_many(self.killed) >= DEATHS:
            raise Broken("two are Killed and the game goes on")
        if not 0 <= self.active < self.seats or not 0 <= self.first < self.seats or self.turns < 0 or self.number < 1:
            raise Broken("somebody is on turn")
        if min(self.victories) < 0:
            raise Broken("nobody has won less than nothing")

    # ------------------------------------------------------------------ the three effects

    def heal(self, who: int) -> None:
        """TRE-EFF-3. With the wound the ability ends (TRE-ST-2)."""
        self.wounded &= ~(1 << who)
        if self.events is not None:
            self.tell(Healed(CHARACTERS[who].id))

    def move(self, who: int, up: bool, gave_way: bool = False) -> None:
        """TRE-EFF-1, TRE-ROW-2: into the neighbouring row, made if it is not there, and though it be empty
        (TRE-C-4)."""
        bit = 1 << who
        rows = self.rows
        active = self.wounded & bit  # abilities are active while Wounded, whoever is on turn (TRE-C-18)
        free = ~(self.killed | self.wounded & ROOTED)
        at = row_of(rows, who)
        group = bit
        if active & LEADS:  # TRE-C-38
            group |= rows[at] & (KIN[HOUSE_OF[who]] | self.wounded & EVERY_HOUSE) & free
        rows[at] &= ~group
        steps = 2 if active & BOLTS else 1  # TRE-C-40
        to = at - steps if up else at + steps
        while to < 0:
            rows.insert(0, 0)
            to += 1
        while to >= len(rows):
            rows.append(0)
        rows[to] |= group
        if self.events is not None:
            self.tell(Moved(CHARACTERS[who].id, "up" if up else "down", steps, None, gave_way))
            for other in members(group & ~bit):
                self.tell(Moved(CHARACTERS[other].id, "up" if up else "down", steps, CHARACTERS[who].id))
        polite = rows[to] & self.wounded & YIELDS & free & ~group
        if polite:  # TRE-C-39
            for other in members(polite):
                self.move(other, up, gave_way=True)

    def attack(self, who: int) -> int:
        """TRE-EFF-2. Returns whoever is killed by it, or NOBODY."""
        bit = 1 << who
        if self.killed & bit:  # TRE-C-29
            if self.events is not None:
                self.tell(Lapsed(CHARACTERS[who].id))
            return NOBODY
        if self.wounded & SHIELDS & ~bit:  # TRE-C-37
            shields = self.rows[row_of(self.rows, who)] & self.wounded & SHIELDS & ~bit
            if shields:
                shield = members(shields)[0]
                if self.events is not None:
                    self.tell(Shielded(CHARACTERS[shield].id, CHARACTERS[who].id))
                who = shield
                bit = 1 << who
        if self.wounded & bit:  # death ends the ability (TRE-C-30)
            self.wounded &= ~bit
            self.killed |= bit
            if self.events is not None:
                self.tell(Killed(CHARACTERS[who].id))
            return who
        self.wounded |= bit
        if self.events is not None:
            self.tell(Wounded(CHARACTERS[who].id))
        return NOBODY

    def close_rows(self) -> None:
        """TRE-ROW-1: rows without characters disappear. The killed are characters too (TRE-C-19)."""
        before = len(self.rows)
        at = before - 1
        while at >= 0:
            if not self.rows[at]:
                self.rows.pop(at)
            at -= 1
        if self.events is not None and len(self.rows) < before:
            self.tell(Closed(before - len(self.rows)))

    # ------------------------------------------------------------------ the end

    def remember(self, seat: int) -> None:
        """Everybody sees the table that a turn leaves behind."""
        self.past = Past(seat, self.rows[:], self.wounded | self.killed, self.past)

    def finish(self, ending: int) -> None:
        """TRE-END-2: agendas are revealed and scored; in a match the next game may follow."""
        self.ending = ending
        self.revealed += 1
        winners = self.winners()
        for seat in winners:
            self.victories[seat] += 1
        self.over = self.match_over()
        if self.events is not None:
            goals = [agendas.ALL[goal] for goal in self.goals]
            self.tell(
                Scored(
                    tuple([HOUSES[goal.rise] for goal in goals]),
                    tuple([HOUSES[goal.fall] for goal in goals]),
                    tuple([self.points(goal) for goal in goals]),
                )
            )
            if self.options.match:  # also of the last game, in which somebody may have shared the victory (TRE-C-24)
                self.tell(Won(tuple(winners), ENDING_RULES[ending], tuple(self.victories)))
            if self.over:
                self.tell(Ended(tuple(self.champions()), self.ending_rule()))
        if self.over:
            self.stack.clear()

    def match_over(self) -> bool:
        return not self.options.match or max(self.victories) >= MATCH_VICTORIES

    def ending_rule(self) -> str:
        return "TRE-MATCH-1" if self.options.match else ENDING_RULES[self.ending]

    def champions(self) -> list[int]:
        """Who has won it all: the game, or the match (TRE-C-24)."""
        if not self.options.match:
            return self.winners()
        return [seat for seat in range(self.seats) if self.victories[seat] >= MATCH_VICTORIES]

    def winners(self) -> list[int]:
        """TRE-SC-4: most points; then the best single noble; then together."""
        leaders = self.leaders()
        finest = max([self.finest(agendas.ALL[self.goals[seat]]) for seat in leaders])
        return [seat for seat in leaders if self.finest(agendas.ALL[self.goals[seat]]) == finest]

    def leaders(self) -> list[int]:
        """The seats with most points."""
        points = [self.points(agendas.ALL[goal]) for goal in self.goals]
        most = max(points)
        return [seat for seat in range(self.seats) if points[seat] == most]

    def points(self, goal: Goal) -> int:
        """What the table is worth to an agenda."""
        return points_of(self.rows, self.wounded | self.killed, goal)

    def finest(self, goal: Goal) -> int:
        """The most that a single noble earns an agenda by its row; wounds do not count (TRE-C-22)."""
        best = 0
        height = len(self.rows)
        for who in range(COUNT):
            if HOUSE_OF[who] == goal.rise:
                best = max(best, height - 1 - row_of(self.rows, who))
            elif HOUSE_OF[who] == goal.fall:
                best = max(best, row_of(self.rows, who))
        return best
