"""What lies in the state besides numbers and frames."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from ....core.part import Part
from ....core.state import Frame


class Whereabouts(Part):
    """Who was in play at a moment, whose, and where: what is judged about it later is judged by that (FIV-LKI-1)."""

    __slots__ = ("people", "sides", "places")
    people: tuple[int, ...]  # the characters in play, and for each of them
    sides: tuple[int, ...]  # its controller
    places: tuple[int, ...]  # and where it stood

    def __init__(self, people: tuple[int, ...], sides: tuple[int, ...], places: tuple[int, ...]) -> None:
        self.people = people
        self.sides = sides
        self.places = places

    def after(self, card: int, place: int) -> Whereabouts:
        """The same people where they stand now that one of them has moved."""
        places = list(self.places)
        for k in range(len(places)):
            if self.people[k] == card:
                places[k] = place
        return Whereabouts(self.people, self.sides, tuple(places))

    def where(self, card: int) -> int:
        """Where a character stood then, -1 if it was not in play."""
        for k in range(len(self.people)):
            if self.people[k] == card:
                return self.places[k]
        return -1

    def beside(self, card: int) -> list[int]:
        """Who stood where a character stood then, that one included."""
        place = self.where(card)
        return [self.people[k] for k in range(len(self.people)) if place >= 0 and self.places[k] == place]


EMPTY: Final = Whereabouts((), (), ())


class Aim(Part):
    """What targets a card, where that matters."""

    __slots__ = ("risk", "sorcery", "challenge")
    risk: bool  # the ability of a risk
    sorcery: bool  # a Sorcery, or a Sorcerer ability
    challenge: bool  # a challenge

    def __init__(self, risk: bool, sorcery: bool, challenge: bool) -> None:
        self.risk = risk
        self.sorcery = sorcery
        self.challenge = challenge


NO_AIM: Final = Aim(risk=False, sorcery=False, challenge=False)


class Manner(Part):
    """How an ability came to be used, and where its card goes afterwards. Never changed."""

    __slots__ = ("copied", "from_hand", "from_pile", "sunk", "locked")
    copied: bool  # its card is not the one that is used
    from_hand: bool  # played from hand; or as if, out of one's own discard pile (FIV-REPLACE-1)
    from_pile: bool  # played out of a discard pile
    sunk: bool  # afterwards under its owner's deck
    locked: bool  # afterwards to the Locker

    def __init__(
        self, copied: bool, from_hand: bool = False, from_pile: bool = False, sunk: bool = False, locked: bool = False
    ) -> None:
        self.copied = copied
        self.from_hand = from_hand
        self.from_pile = from_pile
        self.sunk = sunk
        self.locked = locked


AS_USUAL: Final = Manner(copied=False)
COPIED: Final = Manner(copied=True)
FROM_HAND: Final = Manner(copied=False, from_hand=True)


@mypyc_attr(free_list_len=1)
class Moment(Part):
    """Something that happened and can be answered. What it is about depends on `what`; the rest is -1. The functions in
    `moments` make them, one for each kind.

    Whose its card was and where, and where everybody stood, is kept as it was then (FIV-LKI-1).
    """

    __slots__ = (
        "what",
        "card",
        "other",
        "place",
        "goal",
        "seat",
        "cause",
        "use",
        "ability",
        "printed",
        "margin",
        "aim",
        "whose",
        "at",
        "whereabouts",
        "concerned",
    )
    what: int
    card: int
    other: int  # a second card: whom it was done to, or who did it
    place: int  # of a move, where it begins
    goal: int  # of a move, where it leads
    seat: int  # whoever did it
    cause: int  # the seat whose effect it was
    use: int  # the use of an ability that can still be cancelled
    ability: int
    printed: int  # the number of the printed card
    margin: int  # by which a pressure succeeds
    aim: Aim
    whose: int  # who controlled the card it is about, -1 nobody
    at: int  # where it happened: where its card was, or the place it is about; -1 nowhere
    whereabouts: Whereabouts
    concerned: tuple[int, ...]  # of an ability that is over: who was targeted by it, and who stood beside them

    def __init__(
        self,
        what: int,
        card: int,
        other: int,
        place: int,
        goal: int,
        seat: int,
        cause: int,
        use: int,
        ability: int,
        printed: int,
        margin: int,
        aim: Aim,
        whose: int,
        at: int,
        whereabouts: Whereabouts,
        concerned: tuple[int, ...],
    ) -> None:
        self.what = what
        self.card = card
        self.other = other
        self.place = place
        self.goal = goal
        self.seat = seat
        self.cause = cause
        self.use = use
        self.ability = ability
        self.printed = printed
        self.margin = margin
        self.aim = aim
        self.whose = whose
        self.at = at
        self.whereabouts = whereabouts
        self.concerned = concerned

    def turned_to(self, other: int) -> Moment:
        """The same moment with another second card: whom it is about has changed."""
        return Moment(
            what=self.what,
            card=self.card,
            other=other,
            place=self.place,
            goal=self.goal,
            seat=self.seat,
            cause=self.cause,
            use=self.use,
            ability=self.ability,
            printed=self.printed,
            margin=self.margin,
            aim=self.aim,
            whose=self.whose,
            at=self.at,
            whereabouts=self.whereabouts,
            concerned=self.concerned,
        )


NO_MOMENT: Final = Moment(
    what=-1,
    card=-1,
    other=-1,
    place=-1,
    goal=-1,
    seat=-1,
    cause=-1,
    use=-1,
    ability=-1,
    printed=-1,
    margin=-1,
    aim=NO_AIM,
    whose=-1,
    at=-1,
    whereabouts=EMPTY,
    concerned=(),
)


class Declared(Part):
    """Somebody wants to use an ability, or must: whose it is, and the action that stands for it."""

    __slots__ = ("seat", "action")
    seat: int
    action: int

    def __init__(self, seat: int, action: int) -> None:
        self.seat = seat
        self.action = action


class Mark(Part):
    """Something that an ability left behind. `until` says when it ends, `serial` which use made it, 0 if that is over.
    The list of marks in `numbers` says what it is about; the rest is -1."""

    __slots__ = (
        "what",
        "until",
        "card",
        "other",
        "place",
        "printed",
        "use",
        "fewer",
        "seat",
        "side",
        "serial",
        "then",
    )
    what: int
    until: int
    card: int
    other: int  # a second card
    place: int
    printed: int  # the number of a printed card
    use: int  # the use of an ability that it is about
    fewer: int  # cards that are revealed
    seat: int  # whose it is
    side: int  # of the duel
    serial: int
    then: Moment  # what is judged by it later, as it was when it was made

    def __init__(
        self,
        what: int,
        until: int,
        card: int = -1,
        other: int = -1,
        place: int = -1,
        printed: int = -1,
        use: int = -1,
        fewer: int = 0,
        seat: int = -1,
        side: int = -1,
        serial: int = 0,
        then: Moment = NO_MOMENT,
    ) -> None:
        self.what = what
        self.until = until
        self.card = card
        self.other = other
        self.place = place
        self.printed = printed
        self.use = use
        self.fewer = fewer
        self.seat = seat
        self.side = side
        self.serial = serial
        self.then = then

    def of_nobody(self) -> Mark:
        """The same when the use that made it is over and cannot be cancelled any more."""
        return self.but(self.card, 0)

    def about(self, card: int) -> Mark:
        """The same about another card."""
        return self.but(card, self.serial)

    def but(self, card: int, serial: int) -> Mark:
        return Mark(
            what=self.what,
            until=self.until,
            card=card,
            other=self.other,
            place=self.place,
            printed=self.printed,
            use=self.use,
            fewer=self.fewer,
            seat=self.seat,
            side=self.side,
            serial=serial,
            then=self.then,
        )


class Later(Part):
    """Something put off to a moment of the duel: `when` and the side whose round it is, and the steps."""

    __slots__ = ("when", "side", "steps")
    when: int
    side: int
    steps: Frame[Any]

    def __init__(self, when: int, side: int, steps: Frame[Any]) -> None:
        self.when = when
        self.side = side
        self.steps = steps
