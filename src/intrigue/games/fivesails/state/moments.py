"""What happens and can be answered, one function for each kind of moment: what it takes is what such a moment is about.
Nothing else makes moments. Where nobody could answer, nothing is worked out: there is NO_MOMENT."""

from __future__ import annotations

from typing import Final

from .duel import DUEL
from .names import (
    ABILITY_SHOWN,
    ACCEPTED,
    ACTED,
    CARD_SHOWN,
    CHALLENGED,
    CITY_SHOWN,
    CLAIMED,
    COMBAT_CARD_PLAYED,
    DAY_ENDS,
    DESTROYED,
    DRAMA_BEGINS,
    DRAMA_ENDS,
    DUEL_BEGINS,
    DUEL_ENDS,
    DUSK_BEGINS,
    EQUIPPED,
    MADE_DISCARD,
    MOVED,
    MOVES,
    PLAN_PLAYED,
    PLANNING_ENDS,
    PLAYED_OR_DISCARDED,
    PRESSED,
    PRESSURE_WON,
    REFUSED,
    RENOWN_ADDED,
    RISK_SHOWN,
    ROUND_BEGINS,
    ROUND_ENDS,
    SORCERY_DONE,
    SORCERY_PLAYED,
    STYLE_SHOWN,
    TARGETED,
    TO_LOCKER,
    WOUNDED,
)
from .parts import NO_AIM, NO_MOMENT, Aim, Moment, Whereabouts
from .printed import DUTIES, HAND_FACTIONS
from .state import FiveSails

# ---------------------------------------------------------------------- challenges and duels


def when_challenged(st: FiveSails, *, challenger: int, target: int, use: int) -> Moment:
    """A challenge is issued."""
    return happens(st, CHALLENGED, card=challenger, other=target, use=use)


def when_accepted(st: FiveSails, *, challenger: int, defender: int, seat: int) -> Moment:
    """A challenge is accepted by a seat, for the target or for who intervenes."""
    return happens(st, ACCEPTED, card=challenger, other=defender, seat=seat)


def when_refused(st: FiveSails, *, challenger: int, target: int, seat: int) -> Moment:
    """A challenge is refused by a seat."""
    return happens(st, REFUSED, card=challenger, other=target, seat=seat)


def duel_begins(st: FiveSails, *, challenger: int, defender: int) -> Moment:
    return happens(st, DUEL_BEGINS, card=challenger, other=defender)


def duel_ends(st: FiveSails, *, challenger: int, defender: int) -> Moment:
    return happens(st, DUEL_ENDS, card=challenger, other=defender)


def round_begins(st: FiveSails, *, fighter: int, seat: int) -> Moment:
    return happens(st, ROUND_BEGINS, card=fighter, seat=seat)


def round_ends(st: FiveSails, *, combat_card: int, seat: int) -> Moment:
    """A round of a seat's ends; `combat_card` is -1 where none was played."""
    return happens(st, ROUND_ENDS, card=combat_card, seat=seat)


def card_shown(st: FiveSails, *, card: int, seat: int) -> Moment:
    """A combat card is announced."""
    return happens(st, CARD_SHOWN, card=card, seat=seat)


def combat_card_played(st: FiveSails, *, card: int, seat: int) -> Moment:
    """A combat card has come into the dueling line."""
    return happens(st, COMBAT_CARD_PLAYED, card=card, seat=seat)


# ---------------------------------------------------------------------- abilities


def when_targeted(st: FiveSails, *, card: int, use: int, seat: int, aim: Aim, kept: bool = False) -> Moment:
    """A card is targeted by a seat; `kept`: which is judged by later, whoever answers it now."""
    return happens(st, TARGETED, card=card, use=use, seat=seat, aim=aim, kept=kept)


def risk_shown(st: FiveSails, *, card: int, use: int, seat: int) -> Moment:
    """A risk is announced."""
    return happens(st, RISK_SHOWN, card=card, use=use, seat=seat)


def ability_shown(st: FiveSails, *, card: int, use: int, seat: int) -> Moment:
    """An ability is announced."""
    return happens(st, ABILITY_SHOWN, card=card, use=use, seat=seat)


def style_shown(st: FiveSails, *, card: int, use: int, seat: int, ability: int) -> Moment:
    """A Technique or Maneuver is announced in a duel."""
    return happens(st, STYLE_SHOWN, card=card, use=use, seat=seat, ability=ability)


def when_acted(st: FiveSails, *, card: int, seat: int) -> Moment:
    """An Action is over: that of a card, or (-1) one that everybody has."""
    return happens(st, ACTED, card=card, seat=seat)


def sorcery_done(st: FiveSails, *, actor: int, ability: int, seat: int, concerned: tuple[int, ...]) -> Moment:
    """A Sorcerer ability is over; `concerned`: who was targeted by it, and who stood beside them."""
    return happens(st, SORCERY_DONE, card=actor, ability=ability, seat=seat, concerned=concerned)


def sorcery_played(st: FiveSails, *, card: int, engaged: int, seat: int) -> Moment:
    """A Sorcery was played from hand, and somebody was engaged for it."""
    return happens(st, SORCERY_PLAYED, card=card, other=engaged, seat=seat)


# ---------------------------------------------------------------------- characters


def moves(st: FiveSails, *, card: int, start: int, goal: int) -> Moment:
    """A character is about to move."""
    return happens(st, MOVES, card=card, place=start, goal=goal)


def when_moved(st: FiveSails, *, card: int, start: int, goal: int) -> Moment:
    return happens(st, MOVED, card=card, place=start, goal=goal)


def when_wounded(st: FiveSails, *, card: int) -> Moment:
    """A character was wounded; it is a matter of whoever controls it."""
    return happens(st, WOUNDED, card=card, seat=st.ctrl[card])


def when_destroyed(st: FiveSails, *, card: int, place: int, seat: int) -> Moment:
    """A character was destroyed that a seat had controlled."""
    return happens(st, DESTROYED, card=card, place=place, seat=seat)


def to_locker(st: FiveSails, *, card: int) -> Moment:
    """A character would go to the Locker; it is a matter of whoever controls it."""
    return happens(st, TO_LOCKER, card=card, seat=st.ctrl[card])


# ---------------------------------------------------------------------- locations


def when_pressed(st: FiveSails, *, place: int, performer: int, seat: int) -> Moment:
    """A location is pressured."""
    return happens(st, PRESSED, place=place, other=performer, seat=seat)


def pressure_won(st: FiveSails, *, place: int, margin: int, seat: int) -> Moment:
    """A pressure succeeds, by so much."""
    return happens(st, PRESSURE_WON, place=place, margin=margin, seat=seat)


def when_claimed(st: FiveSails, *, place: int, seat: int) -> Moment:
    return happens(st, CLAIMED, place=place, seat=seat)


def renown_added(st: FiveSails, *, place: int, seat: int) -> Moment:
    return happens(st, RENOWN_ADDED, place=place, seat=seat)


# ---------------------------------------------------------------------- other cards


def when_equipped(st: FiveSails, *, attachment: int, bearer: int, seat: int) -> Moment:
    return happens(st, EQUIPPED, card=attachment, other=bearer, seat=seat)


def made_discard(st: FiveSails, *, card: int, seat: int, cause: int) -> Moment:
    """A seat had to discard a card, because of an effect of another seat, or of its own."""
    return happens(st, MADE_DISCARD, card=card, seat=seat, cause=cause)


def played_or_discarded(st: FiveSails, *, card: int, seat: int) -> Moment:
    """A card was played or discarded: also what is printed on it is asked about."""
    return happens(st, PLAYED_OR_DISCARDED, card=card, printed=st.kind[card], seat=seat)


def plan_played(st: FiveSails, *, card: int, seat: int) -> Moment:
    """An approach card was played; or (both -1) all of them are, and schemes take effect as they are revealed."""
    return happens(st, PLAN_PLAYED, card=card, seat=seat, kept=card < 0)


def city_shown(st: FiveSails, *, card: int, place: int) -> Moment:
    """A City card is laid out at a place, or (-1) revealed."""
    return happens(st, CITY_SHOWN, card=card, place=place, kept=place < 0)


# ---------------------------------------------------------------------- phases


def planning_ends(st: FiveSails) -> Moment:
    return happens(st, PLANNING_ENDS)


def drama_begins(st: FiveSails) -> Moment:
    return happens(st, DRAMA_BEGINS)


def drama_ends(st: FiveSails) -> Moment:
    return happens(st, DRAMA_ENDS)


def dusk_begins(st: FiveSails) -> Moment:
    return happens(st, DUSK_BEGINS)


def day_ends(st: FiveSails) -> Moment:
    return happens(st, DAY_ENDS)


# ---------------------------------------------------------------------- who could answer


def listening(st: FiveSails, what: int) -> bool:
    """Whether anybody could answer such a moment, as far as everyone can tell."""
    if st.answerable >> what & 1:
        return True
    mask = HAND_FACTIONS[what]
    if mask:
        for seat in range(st.seats):
            if mask & st.symbols[seat] and st.hands[seat] and not st.eliminated[seat]:
                return True
    return False


# what cards in the dueling line answer: only what they say of the round in which they were played (FIV-C-182)
AS_COMBAT_CARD: Final = (COMBAT_CARD_PLAYED, ROUND_ENDS)


def in_the_line(what: int) -> bool:
    """Whether something may answer this in a duel although nothing in play does: a combat card, or one that was just
    revealed and must."""
    return what in AS_COMBAT_CARD or DUTIES[what]


def answerable(st: FiveSails, what: int) -> bool:
    """Whether such a moment could be answered by anything at all."""
    return listening(st, what) or (st.duel.stage == DUEL and in_the_line(what))


# ---------------------------------------------------------------------- what all of them keep


def happens(
    st: FiveSails,
    what: int,
    card: int = -1,
    other: int = -1,
    place: int = -1,
    goal: int = -1,
    seat: int = -1,
    cause: int = -1,
    use: int = -1,
    ability: int = -1,
    printed: int = -1,
    margin: int = -1,
    aim: Aim = NO_AIM,
    concerned: tuple[int, ...] = (),
    kept: bool = False,
) -> Moment:
    """What happens now, with all that may be judged about it later, as it was then (FIV-LKI-1, FIV-C-144). `kept`: also
    where nobody could answer it."""
    if not kept and not answerable(st, what):
        return NO_MOMENT
    whose = -1
    at = place
    if card >= 0:
        whose = st.ctrl[card]
        at = st.place[st.bearer[card]] if st.bearer[card] >= 0 else st.place[card]
    return Moment(
        what=what,
        card=card,
        other=other,
        place=place,
        goal=goal,
        seat=seat,
        cause=cause,
        use=use,
        ability=ability,
        printed=printed,
        margin=margin,
        aim=aim,
        whose=whose,
        at=at,
        whereabouts=whereabouts(st),
        concerned=concerned,
    )


def whereabouts(st: FiveSails) -> Whereabouts:
    """Where everybody stands. Mostly nobody has come, gone or moved since the moment before, and both share what that
    one keeps: whoever moves somebody brings it up to date, and who comes or goes makes it worthless."""
    known = st.remembered
    if isinstance(known, Whereabouts):
        return known
    people: list[int] = []
    sides: list[int] = []
    for each in range(st.seats):
        crew = st.crew[each]
        people.extend(crew)
        sides.extend([each] * len(crew))
    standing = st.place
    now = Whereabouts(tuple(people), tuple(sides), tuple([standing[i] for i in people]))
    st.remembered = now
    return now
