"""What can happen at the table, and who sees what of it. Cards are named by id, with their number on the table."""

from __future__ import annotations

import msgspec

from ...core.event import Event

# Whose the characters are that an event names, in the order in which it does, where others in play have the same names;
# -1 where nobody has, and nothing at all where all names are clear.
Whose = tuple[int, ...]
# Who bears the attachments that an event names, in that order, where somebody else bears one of the same name; "" for
# all others, and nothing at all where all names are clear. Whose is then about the bearer.
Worn = tuple[str, ...]


class Phase(Event, frozen=True):
    day: int
    phase: str


class Dealt(Event, frozen=True):
    """A City card is laid out at a location."""

    card: int
    name: str
    place: str


class Planned(Event, frozen=True):
    """A seat picked a card of its approach deck, face down. Only that seat sees this."""

    seat: int
    card: int
    name: str


class Unveiled(Event, frozen=True, omit_defaults=True):
    """All plans are turned up. `out`: the seats that plan nothing any more, being out."""

    schemes: tuple[str, ...]
    characters: tuple[str, ...]
    out: tuple[int, ...] = ()


class FirstPlayer(Event, frozen=True):
    seat: int


class Used(Event, frozen=True):
    """An ability is announced; `actor` is -1 where nobody acts. A forced one happens, and so does a passive that keeps
    wounds off; nobody uses them, and `seat` is then whoever sees to it. `source` is the card on which it is printed,
    and `line` which line of it."""

    seat: int
    card: int
    name: str
    actor: int
    source: str
    line: int
    kind: str


class Missed(Event, frozen=True):
    """Somebody wanted to react, and the occasion is gone."""

    seat: int
    card: int
    name: str


class Targeted(Event, frozen=True):
    """A card targets another one: what is used, or the challenger."""

    card: int
    name: str
    target: int
    target_name: str
    whose: Whose = ()
    on: Worn = ()


class DrewThere(Event, frozen=True):
    """The Action of a location is used."""

    seat: int
    place: str


class Passed(Event, frozen=True):
    seat: int


class Paid(Event, frozen=True):
    """A card is discarded in payment for another one."""

    seat: int
    card: int
    name: str
    bought: str


class Discarded(Event, frozen=True):
    seat: int
    card: int
    name: str


class Drew(Event, frozen=True):
    """Only the drawer sees which cards."""

    gathered = "cards"
    seat: int
    count: int
    cards: tuple[str, ...] = ()


class Revealed(Event, frozen=True):
    """Cards of a deck are turned up for all to see; they may be hidden again."""

    fleeting = True
    seat: int
    owner: int
    cards: tuple[str, ...]


class Peeked(Event, frozen=True):
    """Somebody looks at the top of a deck, -1 is the City Deck: everybody sees whose it is and at how many cards, only
    they see at which (FIV-C-157)."""

    fleeting = True
    seat: int
    owner: int
    count: int
    cards: tuple[str, ...] = ()


class Shuffled(Event, frozen=True):
    owner: int


class Left(Event, frozen=True):
    """A card goes to a discard pile, the Locker, the bazaar, the top of the City Deck, under a deck or back to an
    approach deck."""

    card: int
    name: str
    to: str
    whose: Whose = ()


class Joined(Event, frozen=True):
    seat: int
    card: int
    name: str
    place: str


class Attached(Event, frozen=True):
    card: int
    name: str
    bearer: int
    bearer_name: str
    whose: Whose = ()


class MovedTo(Event, frozen=True):
    """A character changes its location; `by` is whose action or effect it was, -1 nobody's."""

    card: int
    name: str
    place: str
    by: int
    whose: Whose = ()


class Engaged(Event, frozen=True):
    card: int
    name: str
    whose: Whose = ()
    on: Worn = ()


class EnGarde(Event, frozen=True):
    card: int
    name: str
    whose: Whose = ()
    on: Worn = ()


class Wounded(Event, frozen=True):
    card: int
    name: str
    count: int
    total: int
    whose: Whose = ()


class Healed(Event, frozen=True):
    card: int
    name: str
    count: int
    whose: Whose = ()


class Destroyed(Event, frozen=True):
    """A character is destroyed; `to` says where it goes, as in Left."""

    card: int
    name: str
    place: str
    to: str
    whose: Whose = ()


class RenownMoved(Event, frozen=True, omit_defaults=True):
    """`by`: whose choice it was, where that is not the seat by whose ability it happens."""

    start: str
    to: str
    count: int
    by: int = -1


class Claimed(Event, frozen=True):
    """A location gets a controller; -1: it is uncontrolled."""

    seat: int
    place: str


class Pressured(Event, frozen=True, omit_defaults=True):
    """`totals` by seat; `shares` say what they are made of: the seat, the card that counts, and how much. `out`: the
    seats that count for nothing any more, being out."""

    seat: int
    performer: str
    place: str
    totals: tuple[int, ...]
    shares: tuple[tuple[int, str, int], ...]
    success: bool
    out: tuple[int, ...] = ()


class Challenged(Event, frozen=True):
    challenger: int
    name: str
    target: int
    target_name: str
    stat: str
    whose: Whose = ()


class Answered(Event, frozen=True):
    """accept, refuse, intervene or home."""

    seat: int
    answer: str
    card: int
    name: str
    whose: Whose = ()


class Threat(Event, frozen=True):
    """Threat in the pools of the challenger and the defender."""

    pools: tuple[int, int]
    names: tuple[str, str]
    whose: Whose = ()


class ThreatDropped(Event, frozen=True):
    """Threat that wounds nobody, since whom it is for is gone or elsewhere; from the pool of which side of the duel."""

    side: int
    name: str
    count: int
    whose: Whose = ()


class RoundBegins(Event, frozen=True):
    seat: int
    number: int


class CombatCard(Event, frozen=True):
    seat: int
    card: int
    name: str
    gambled: bool


class NoCard(Event, frozen=True):
    seat: int


class Struck(Event, frozen=True):
    """The values of the combat card as they resolve."""

    seat: int
    riposte: int
    parry: int
    thrust: int


class TookOver(Event, frozen=True):
    """Another fighter takes over a duel."""

    card: int
    name: str
    instead: str
    whose: Whose = ()


class DuelOver(Event, frozen=True):
    rounds: int


class Eliminated(Event, frozen=True):
    """A player is out, and with the Leader go Renown, control of locations and the crew."""

    seat: int
    renown: int
    places: tuple[str, ...]
    crew: tuple[str, ...]  # and the attachments of theirs that others bore


class Taken(Event, frozen=True):
    """A card goes to a hand, other than by drawing. Who cannot see which one is told -1 and "". `place` is the location
    where it lay face down, "" if it did not."""

    seat: int
    card: int
    name: str
    place: str = ""


class Named(Event, frozen=True):
    """A player names a card for later."""

    seat: int
    card: int
    name: str
    whose: Whose = ()


class Sunk(Event, frozen=True):
    """Cards go under a deck; -1 is the City Deck. Once they lie there nobody sees how many it were."""

    fleeting = True
    owner: int
    count: int


class Cancelled(Event, frozen=True):
    """A move does not happen, or an ability or a challenge comes to nothing: that of this card."""

    card: int
    name: str
    what: str  # move, ability, challenge; over: a challenge of which nothing comes
    whose: Whose = ()


class Lasting(Event, frozen=True):
    """Something holds that nothing else tells: who stays in Dusk, which location is shut, where a card lies face down;
    or that control of a location does not change, though somebody tried."""

    what: str  # stays, shut, buried, fixed
    name: str
    place: str


class Looked(Event, frozen=True):
    """Somebody looks through the approach deck of another: everybody sees whose, and only they see what is in it."""

    seat: int
    owner: int


class Noted(Event, frozen=True):
    """A card of an approach deck is noted; only who did it sees which."""

    seat: int
    owner: int
    name: str


class Fizzled(Event, frozen=True):
    """A use comes to nothing: a cost cannot be paid any more (FIV-COST-9), or there is no target any more."""

    seat: int
    card: int
    name: str
    unpaid: bool


class Unmet(Event, frozen=True):
    """The condition of a Technique that went with a challenge does not hold when it would take effect."""

    card: int
    name: str
    whose: Whose = ()


class Ended(Event, frozen=True):
    winners: tuple[int, ...]
    rule: str


PERSONAL = (Left, MovedTo, Engaged, EnGarde, Wounded, Healed, Destroyed, Answered, TookOver, Named, Cancelled, Unmet)
Personal = (
    Left
    | MovedTo
    | Engaged
    | EnGarde
    | Wounded
    | Healed
    | Destroyed
    | Answered
    | TookOver
    | Named
    | Cancelled
    | Unmet
    | Targeted
    | Challenged
    | Attached
    | Threat
    | ThreatDropped
)


def people(event: Event) -> tuple[int, ...]:
    """The numbers of the cards that an event names and that may be characters, in the order of `whose`. Those of threat
    are the fighters."""
    if isinstance(event, PERSONAL):
        return (event.card,)
    if isinstance(event, Targeted):
        return event.card, event.target
    if isinstance(event, Challenged):
        return event.challenger, event.target
    return (event.bearer,) if isinstance(event, Attached) else ()


WORN = (Targeted, Engaged, EnGarde)  # events that name the bearers of attachments


def told_apart(event: Event, whose: Whose, on: Worn) -> Event:
    if max(whose, default=-1) >= 0:
        event = msgspec.structs.replace(event, whose=whose)
    return msgspec.structs.replace(event, on=on) if any(on) else event
