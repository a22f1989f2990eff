"""Carrying out an action: heal, then move, then attack (TRE-EFF-4), with the last deeds of whoever is killed."""

from __future__ import annotations

from typing import Final

from ....core.state import Frame
from ..cards.actions import ACTIONS, CARDS, HALVES, NO_CARD
from ..cards.characters import (
    ANYONE,
    CHARACTERS,
    EVERYONE,
    LAST,
    LEADS,
    ROOTED,
    SAME_ROW,
    SHIELDS,
    UNWOUNDED,
    WOUNDED,
    YIELDS,
    how_many,
    members,
)
from ..cards.effects import ATTACK, DOWN, HEAL, MOVE, UP
from ..cards.picture import NOBODY, row_of
from ..events import LastDeed as DidLastDeed
from ..events import Played
from ..state import Treachery
from .actions import PICK, PICKS
from .ending import ENDS


def carry_out(state: Treachery, seat: int, action: int, first: int, second: int, third: int) -> None:
    """Perform an action all of whose symbols are filled, with every one of its effects (TRE-EFF-5). What is asked or
    left to do goes on the stack. Attacks come last, so they also hit who was healed or moved just now (TRE-C-12)."""
    take_card(state, seat, action, first, second, third)
    state.stack.append(ENDS[seat])
    picture = ACTIONS[action].picture
    symbols = picture.symbols
    ups = 0
    downs = 0
    blows = 0
    count = 0
    who = first
    while who != NOBODY:
        effects = symbols[count].effects
        if effects & HEAL:  # in any order: no heal changes what another does (TRE-C-28)
            state.heal(who)
        if effects & UP:
            ups |= 1 << who
        elif effects & DOWN:
            downs |= 1 << who
        if effects & ATTACK:
            blows |= 1 << who
        count += 1
        who = second if count == 1 else third if count == 2 else NOBODY
    if picture.alike(0) and symbols[0].effects == ATTACK:  # they are attacked in the order in which they were picked
        state.stack.append(Blows(seat, blows & ~(1 << first)))
        blows = 1 << first
    if moves_interfere(state, ups, downs):
        if blows:
            state.stack.append(Blows(seat, blows))
        state.stack.append(Moves(seat, ups, downs))
        return
    move_all(state, ups, downs)
    if blows:
        if blows & (blows - 1):
            state.stack.append(Blows(seat, blows))
        else:
            strike(state, seat, lowest(blows))


def take_card(state: Treachery, seat: int, action: int, first: int, second: int, third: int) -> None:
    """The card goes on the table, out of the hand or from beside the characters."""
    card = action // 2
    hand = state.hands[seat] == card
    if hand:
        state.hands[seat] = NO_CARD
    else:
        state.shown = NO_CARD
    state.used = card
    state.last = (seat, action, first, second, third)
    state.revealed += 1
    if state.events is not None:
        picked = tuple([CHARACTERS[who].id for who in (first, second, third) if who != NOBODY])
        state.tell(Played(seat, CARDS[card].id, HALVES[action % 2], hand, picked))


def lowest(group: int) -> int:
    """The first character of a set."""
    who = 0
    while not group >> who & 1:
        who += 1
    return who


# ---------------------------------------------------------------------- moves


def move_all(state: Treachery, ups: int, downs: int) -> None:
    group = ups | downs
    while group:
        who = lowest(group)
        group &= group - 1
        state.move(who, ups >> who & 1 == 1)


def moves_interfere(state: Treachery, ups: int, downs: int) -> bool:
    """Whether the order of several moves makes a difference (TRE-EFF-4): only abilities can bring that about."""
    group = ups | downs
    if not group & (group - 1) or not state.wounded & (LEADS | YIELDS):
        return False
    return len(outcomes(state, ups, downs)) > 1


def outcomes(state: Treachery, ups: int, downs: int) -> set[tuple[int, ...]]:
    """The tables to which the moves can lead, in any order."""
    if not ups | downs:
        table = state.clone()
        table.close_rows()
        return {tuple(table.rows)}
    found: set[tuple[int, ...]] = set()
    for who in members(ups | downs):
        trial = state.clone()
        trial.move(who, ups >> who & 1 == 1)
        found |= outcomes(trial, ups & ~(1 << who), downs & ~(1 << who))
    return found


class Moves(Frame[Treachery]):
    """Several moves are due; the player on turn says which comes next where that matters."""

    __slots__ = ("seat", "ups", "downs")
    seat: int
    ups: int
    downs: int

    def __init__(self, seat: int, ups: int, downs: int) -> None:
        self.seat = seat
        self.ups = ups
        self.downs = downs

    def asks(self, state: Treachery) -> bool:
        return moves_interfere(state, self.ups, self.downs)

    def mover(self, state: Treachery) -> int:
        return self.seat

    def actions(self, state: Treachery, seat: int) -> list[int]:
        return PICKS[self.ups | self.downs] if seat == self.seat else PICKS[0]

    def choose(self, state: Treachery, seat: int, action: int) -> None:
        bit = 1 << (action - PICK)
        state.stack.append(Moves(seat, self.ups & ~bit, self.downs & ~bit))
        state.move(action - PICK, self.ups & bit != 0)

    def run(self, state: Treachery) -> None:
        move_all(state, self.ups, self.downs)


# ---------------------------------------------------------------------- attacks


def strike(state: Treachery, seat: int, who: int) -> None:
    """Attack somebody; when they die, their last deed comes at once (TRE-ST-4)."""
    fallen = state.attack(who)
    if fallen != NOBODY and LAST >> fallen & 1:
        state.stack.append(LastDeed(seat, fallen, 0))


def blows_interfere(state: Treachery, blows: int) -> bool:
    """Whether the order of several attacks makes a difference: last deeds and shields can bring that about."""
    if not blows & (blows - 1):
        return False
    if blows & state.wounded & LAST:
        return True
    for shield in members(SHIELDS & (state.wounded | blows)):
        if how_many(state.rows[row_of(state.rows, shield)] & blows) > 1:
            return True
    return False


def order_matters(state: Treachery, seat: int, one: int, other: int) -> bool:
    """Whether two attacks lead to other tables when they come the other way round."""
    if not blows_interfere(state, 1 << one | 1 << other):
        return False
    return aftermath(state, seat, one, other) != aftermath(state, seat, other, one)


def aftermath(state: Treachery, seat: int, first: int, second: int) -> set[tuple[int, ...]]:
    """The tables to which two attacks can lead, with whatever is chosen for last deeds."""
    trial = state.clone()
    trial.stack = [PAUSE, Blows(seat, 1 << second)]
    strike(trial, seat, first)
    found: set[tuple[int, ...]] = set()
    worlds = [trial]
    while worlds:
        world = worlds.pop()
        world.advance()
        top = world.stack[-1]
        if isinstance(top, Pause):
            world.close_rows()
            found.add((world.wounded, world.killed, *world.rows))
            continue
        for action in top.actions(world, seat):
            branch = world.clone()
            branch.apply_unchecked(seat, action)
            worlds.append(branch)
    return found


class Pause(Frame[Treachery]):
    """Where looking ahead ends."""

    __slots__ = ()


PAUSE: Final = Pause()


class Blows(Frame[Treachery]):
    """Several attacks are due, one by one (TRE-C-16); the player on turn says which comes next where that matters."""

    __slots__ = ("seat", "targets")
    seat: int
    targets: int

    def __init__(self, seat: int, targets: int) -> None:
        self.seat = seat
        self.targets = targets

    def asks(self, state: Treachery) -> bool:
        return blows_interfere(state, self.targets)

    def mover(self, state: Treachery) -> int:
        return self.seat

    def actions(self, state: Treachery, seat: int) -> list[int]:
        return PICKS[self.targets] if seat == self.seat else PICKS[0]

    def choose(self, state: Treachery, seat: int, action: int) -> None:
        self.next_blow(state, action - PICK)

    def run(self, state: Treachery) -> None:
        self.next_blow(state, lowest(self.targets))

    def next_blow(self, state: Treachery, who: int) -> None:
        rest = self.targets & ~(1 << who)
        if rest:
            state.stack.append(Blows(self.seat, rest))
        strike(state, self.seat, who)


# ---------------------------------------------------------------------- last deeds


class LastDeed(Frame[Treachery]):
    """A killed character's ability, step by step; the player on turn picks (TRE-C-17). What finds nobody is left out
    (TRE-C-13). All of a step is done to one character, healing first (TRE-C-42)."""

    __slots__ = ("seat", "who", "step")
    seat: int
    who: int
    step: int

    def __init__(self, seat: int, who: int, step: int) -> None:
        self.seat = seat
        self.who = who
        self.step = step

    def targets(self, state: Treachery) -> int:
        """Any living character in the state that is asked for, on whom the deed can be done (TRE-C-14); also whom an
        earlier step has healed (TRE-C-43)."""
        deed = CHARACTERS[self.who].last[self.step]
        able = EVERYONE & ~state.killed
        if deed.whom == WOUNDED:
            able &= state.wounded
        elif deed.whom == UNWOUNDED:
            able &= ~state.wounded
        elif deed.whom == SAME_ROW:
            able &= state.rows[row_of(state.rows, self.who)]
        else:
            assert deed.whom == ANYONE
        if deed.effects & MOVE and not deed.effects & HEAL:
            able &= ~(state.wounded & ROOTED)
        return able

    def asks(self, state: Treachery) -> bool:
        targets = self.targets(state)
        return targets & (targets - 1) != 0

    def mover(self, state: Treachery) -> int:
        return self.seat

    def actions(self, state: Treachery, seat: int) -> list[int]:
        return PICKS[self.targets(state)] if seat == self.seat else PICKS[0]

    def choose(self, state: Treachery, seat: int, action: int) -> None:
        self.do(state, action - PICK)

    def run(self, state: Treachery) -> None:
        targets = self.targets(state)
        self.do(state, lowest(targets) if targets else NOBODY)

    def do(self, state: Treachery, target: int) -> None:
        me = CHARACTERS[self.who]
        if state.events is not None:
            state.tell(DidLastDeed(me.id, None if target == NOBODY else CHARACTERS[target].id))
        if self.step + 1 < len(me.last):
            state.stack.append(LastDeed(self.seat, self.who, self.step + 1))
        if target == NOBODY:
            return
        effects = me.last[self.step].effects
        if effects & HEAL:
            state.heal(target)
        if effects & MOVE:
            state.move(target, effects & UP != 0)
        if effects & ATTACK:
            strike(state, self.seat, target)
