"""Decks and piles looked through: several cards do it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from ..events import Lasting
from ..rules.ability_use import fizzle
from ..rules.discarding import cast_off
from ..rules.drawing import can_draw, sink, take, turn_up
from ..rules.legality import actors, asking, can_act, code_of, from_code, somebody_can, this_one_can
from ..rules.reactions import announce, begin
from ..rules.renown_control import place_name
from ..rules.stats import has, num
from ..state.abilities import Ability
from ..state.actions import A_CARD, ARGUMENT, PASS
from ..state.duel import CHALLENGE
from ..state.frames import FIRST, NUMBER, SECOND, AbilityUse
from ..state.names import ACTION, INFLUENCE, RISK
from ..state.numbers import BURIED, DISCARD, NO_LIMIT
from ..state.parts import COPIED, NO_MOMENT, Manner
from ..state.printed import ABILITIES, CARDS
from ..state.state import FiveSails
from ..state.steps import EVERYTHING, PILE, Step
from .card_selections import Shown
from .card_steps import FACE_DOWN, TO_BOTTOM, TO_DISCARD, TO_HAND, TO_TOP
from .flow import aim_at
from .selections import ENEMY, MINE


@dataclass(eq=False)
class PlayFromPile(Step):
    """Play a target risk of a discard pile (FIV-C-136), of one's own as if from hand, paying for it; afterwards, or
    when it leaves play, it is locked away, sunk or discarded."""

    whose: int
    traits: int = 0
    sunk: bool = False
    locked: bool = False
    same_actor: bool = False  # only the actor of this ability may act
    manner: Manner = field(init=False)

    def __post_init__(self) -> None:
        self.question = "ask-play-which"
        mine = self.whose == MINE
        self.manner = Manner(copied=False, from_hand=mine, from_pile=True, sunk=self.sunk, locked=self.locked)

    def uses_another(self) -> bool:
        return True

    def depends_on(self) -> int:
        return EVERYTHING

    def can(self, st: FiveSails, use: AbilityUse) -> bool:
        return len(self.playable(st, use, one=True)) > 0

    def targets(self) -> bool:
        return True

    def asks(self, st: FiveSails, use: AbilityUse) -> bool:
        return True

    def choices(self, st: FiveSails, use: AbilityUse) -> list[int]:
        return self.playable(st, use, one=False)

    def playable(self, st: FiveSails, use: AbilityUse, one: bool) -> list[int]:
        """What can be played now: all of it, or (`one`) the first that is found."""
        found: list[int] = []
        played = asking(use.seat, NO_MOMENT)
        for seat in range(st.seats):
            if (seat == use.seat) == (self.whose == ENEMY):
                continue
            names: list[int] = []
            for i in st.discards[seat]:
                card = CARDS[st.kind[i]]
                if card.kind != RISK or (self.traits and not card.mask & self.traits) or card.number in names:
                    continue
                for ability in card.abilities:
                    if ability.kind == ACTION and self.lets(st, use, played, i, ability):
                        names.append(card.number)
                        found.append(code_of(i, ability.slot))
                        if one:
                            return found
        return found

    def lets(self, st: FiveSails, use: AbilityUse, played: AbilityUse, card: int, ability: Ability) -> bool:
        """Whether somebody who may can use that of a card; `played` is there to be asked about."""
        if self.same_actor:
            return this_one_can(st, played, card, ability, use.actor)
        return somebody_can(st, played, card, ability)

    def parts(self) -> list[Step]:
        return [self, FromPile(self.manner, self.same_actor)]

    def choose(self, st: FiveSails, use: AbilityUse, action: int) -> None:
        if action == PASS:
            fizzle(st, use, unpaid=False)
            st.stack.append(use.at(use.pc + 2))
            return
        i = action & ARGUMENT
        st.stack.append(use.put(FIRST, i).put(NUMBER, from_code(st, action).number).next())
        aim_at(st, use, i)


@dataclass(eq=False)
class FromPile(Step):
    """The risk that PlayFromPile has targeted is played."""

    manner: Manner
    same_actor: bool

    def act(self, st: FiveSails, use: AbilityUse) -> None:
        i = use.target
        ability = ABILITIES[use.number]
        able = actors(st, use.seat, i, ability, NO_MOMENT) if st.zone[i] == DISCARD else []
        if not able:
            fizzle(st, use, unpaid=False)
        elif self.same_actor and use.actor in able:
            begin(st, use.seat, i, ability, use.actor, NO_MOMENT, self.manner)
        else:
            announce(st, use.seat, i, ability, NO_MOMENT, self.manner)


# whose deck is looked at
MY_DECK: Final = 0
FOES_DECK: Final = 1  # that of the foe's player
CITY_DECK: Final = 2
DECK_OF_SEAT: Final = 3  # of the seat that is the NUMBER, the City's for -1


@dataclass(eq=False)
class Look(Step):
    """Look at the top of a deck: the foe's, the City's, or one's own; the cards lie aside meanwhile. Where one of
    one's own crew who has a trait stands with the actor (`beside`), it may be another number of them."""

    whose: int
    count: int
    beside: int = 0  # a trait, or 0
    count_beside: int = 0

    def can(self, st: FiveSails, use: AbilityUse) -> bool:
        """There is a card to look at (FIV-C-145). Whose it is may be open until a challenge is answered (FIV-C-85)."""
        late = self.whose == FOES_DECK and st.duel.stage == CHALLENGE
        return late or can_draw(st, self.owner(st, use))

    def depends_on(self) -> int:
        return PILE if self.whose == MY_DECK else 0

    def owner(self, st: FiveSails, use: AbilityUse) -> int:
        if self.whose == FOES_DECK:
            return st.duel.of(1 - st.side_of(use.seat)).seat
        if self.whose == DECK_OF_SEAT:
            return use.number
        return -1 if self.whose == CITY_DECK else use.seat

    def act(self, st: FiveSails, use: AbilityUse) -> None:
        turn_up(st, use.seat, self.owner(st, use), self.how_many(st, use), 1 << use.seat, use.serial)

    def how_many(self, st: FiveSails, use: AbilityUse) -> int:
        """FIV-EX-17: whoever looks may be the one beside whom more is seen."""
        if self.beside:
            for i in st.crew[use.seat]:
                if st.place[i] == st.place[use.actor] and has(st, i, self.beside):
                    return self.count_beside
        return self.count


@dataclass(eq=False)
class Sort(Step):
    """One after the other, put cards looked at somewhere: as many as one likes, up to a number or the actor's
    Influence, or (`must`) neither more nor fewer. What goes back on top is all but the last; what is to be sunk is sunk
    together, when all of it is chosen (FIV-KEY-14)."""

    where: int
    question: str = field()
    most: int = NO_LIMIT  # INFLUENCE_MANY: as many as the actor's Influence
    must: bool = False

    def secret(self) -> bool:
        return self.where != TO_DISCARD

    def limit(self, st: FiveSails, use: AbilityUse) -> int:
        return num(st, use.actor, INFLUENCE) if self.most == INFLUENCE_MANY else self.most

    def left(self, st: FiveSails, use: AbilityUse) -> list[int]:
        shown = Shown().all(st, use)
        if self.where != TO_BOTTOM:
            return shown
        return [shown[k] for k in range(len(shown)) if k not in use.picked]

    def more(self, st: FiveSails, use: AbilityUse) -> bool:
        """Whether not so many are chosen yet as may be."""
        count = len(use.picked) if self.where == TO_BOTTOM else use.second + 1
        return count < self.limit(st, use)

    def asks(self, st: FiveSails, use: AbilityUse) -> bool:
        return self.more(st, use) and len(self.left(st, use)) > (1 if self.where == TO_TOP or self.must else 0)

    def choices(self, st: FiveSails, use: AbilityUse) -> list[int]:
        found = [A_CARD + i for i in self.left(st, use)]
        return found if self.must or self.where == TO_TOP else [PASS, *found]

    def choose(self, st: FiveSails, use: AbilityUse, action: int) -> None:
        if action == PASS:
            self.do(st, use)
            return
        i = action & ARGUMENT
        lose_track(st, use)
        if self.where == TO_BOTTOM:
            st.stack.append(use.picking(Shown().all(st, use).index(i)))
            return
        if self.where == TO_DISCARD:
            cast_off(st, use.seat, i, use.seat)
        elif self.where == TO_HAND:
            take(st, i, open_to_all=False)
        elif self.where == FACE_DOWN:
            st.zone[i] = BURIED
            st.place[i] = use.chosen
            if st.events is not None:
                st.tell(Lasting("buried", "", place_name(st, use.chosen)))
        else:
            st.to_top(i, 1 << use.seat)
        st.stack.append(use.put(SECOND, use.second + 1))

    def do(self, st: FiveSails, use: AbilityUse) -> None:
        left = self.left(st, use)
        if self.must and left and self.more(st, use):
            self.choose(st, use, A_CARD + left[0])  # there is but one
            return
        if self.where == TO_BOTTOM:
            sunk = [i for i in Shown().all(st, use) if i not in left]
            sink(st, sunk)
        st.stack.append(use.afresh().put(SECOND, -1).next())


INFLUENCE_MANY: Final = -1


def lose_track(st: FiveSails, use: AbilityUse) -> None:
    """Of several cards that somebody looks at in secret, others cannot tell which of them goes where, not even of one
    that they knew on the deck (FIV-C-213)."""
    cards = Shown().all(st, use)
    if len(cards) > 1:
        for i in cards:
            st.knows_place[i] &= 1 << use.seat


@dataclass(eq=False)
class Copy(Step):
    """Use an ability again, as its performer (FIV-SELF-3): that of the moment, or the one whose number was noted."""

    picked: bool

    def uses_another(self) -> bool:
        return True

    def depends_on(self) -> int:
        return EVERYTHING

    def can(self, st: FiveSails, use: AbilityUse) -> bool:
        ability = ABILITIES[use.moment.ability]  # what is picked is no first effect, and nobody asks
        return can_act(st, use.seat, use.card, ability, use.actor, NO_MOMENT, copied=True)

    def act(self, st: FiveSails, use: AbilityUse) -> None:
        ability = ABILITIES[use.number if self.picked else use.moment.ability]
        if can_act(st, use.seat, use.card, ability, use.actor, NO_MOMENT, copied=True):
            begin(st, use.seat, use.card, ability, use.actor, NO_MOMENT, COPIED)
        else:
            fizzle(st, use, unpaid=False)
