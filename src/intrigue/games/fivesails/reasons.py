"""Why things are as they are, in words: numbers that differ from the printed ones, effects that last, open moments."""

from __future__ import annotations

from .cards.model import DEFS
from .cards.names import CANNOT_RISE, COMBAT, DASH, INFLUENCE, PLAN_PLAYED, STATS, ZEROES_INFLUENCE
from .rules.frames import CHALLENGE_BIT
from .rules.stats import gear_of
from .rules.windows import Window, source
from .state.layout import (
    APPROACH,
    CITY_PLACES,
    D_FIGHTER,
    M_AIMED,
    M_CANNOT,
    M_EMBARGO,
    M_FEWER,
    M_GUARD,
    M_KEPT,
    M_LOCKED,
    M_NAMED,
    M_NO_MANEUVER,
    M_NOT_FIRST,
    M_NOTED,
    M_ONLY_READY,
    M_PADDED,
    M_SHUT,
    M_STAYS,
    M_TIRED,
)
from .state.parts import Mark, Moment
from .state.table import FiveSails

PLACE_TITLES = ("Ole's Inn", "The Docks", "The Forums", "The Grand Bazaar", "Governor's Gardens")


def title(st: FiveSails, i: int) -> str:
    return DEFS[st.kind[i]].name


def known(st: FiveSails, i: int, bit: int) -> str:
    """A card by its name, if the seat with this bit can see it: what was public may lie in a deck by now."""
    if not 0 <= i < st.size:
        return "nobody"
    seen = st.spot[i] & bit or (st.zone[i] == APPROACH and st.ident[i] & bit)
    return title(st, i) if seen else "a card that is gone"


def place_title(st: FiveSails, place: int) -> str:
    return PLACE_TITLES[place] if 0 <= place < CITY_PLACES else "Home"


def of_stats(st: FiveSails, i: int) -> tuple[str, ...]:
    """Everything that changes a character's stats now, each with its cause: "Combat +1: Stiletto."."""
    card = DEFS[st.kind[i]]
    out: list[str] = []
    for which in range(4):
        if card.stats[which] == DASH:
            continue
        changes: list[tuple[int, str]] = []
        for a in gear_of(st, i):
            changes.append((DEFS[st.kind[a]].gear[which], title(st, a)))
        for passive in card.passives:
            changes.append((passive.stat(st, i, i, which), "its own text"))
        for s in st.auras:
            for passive in DEFS[st.kind[s]].passives:
                changes.append((passive.aura(st, s, i, which), title(st, s)))
        out += [f"{STATS[which].title()} {amount:+d}: {cause}." for amount, cause in changes if amount]
        total = card.stats[which] + sum(amount for amount, _ in changes)
        if which == COMBAT and card.keys & CANNOT_RISE and total > card.stats[which]:
            out.append("Combat cannot be raised: its own text.")
        elif total < 0:
            out.append(f"{STATS[which].title()} is never below 0.")
        for a in gear_of(st, i):
            if which == INFLUENCE and DEFS[st.kind[a]].keys & ZEROES_INFLUENCE:
                out.append(f"Influence is 0: {title(st, a)}.")
    return tuple(out)


EFFECTS = {
    M_LOCKED: "Control of {place} stays as it is while {card} stands there.",
    M_SHUT: "{place} takes no Renown and no control today.",
    M_NAMED: "{seat} has named {card}: +1 Thrust against that character today.",
    M_GUARD: "{card} takes the wounds of {other}.",
    M_NOTED: "{seat} has noted {card} in the Approach Deck of {owner}.",
    M_EMBARGO: "{kind} is under embargo today.",
    M_KEPT: "{card} is no Brute any more.",
    M_STAYS: "{card} does not go Home this Dusk.",
    M_NO_MANEUVER: "The {side} may use no Maneuver in the coming round.",
    M_CANNOT: "{card} may not intervene.",
    M_NOT_FIRST: "{seat} counts as not being First Player.",
    M_FEWER: "The {side} reveals {number} fewer when gambling.",
    M_ONLY_READY: "Only {card} and characters en garde count in this pressure.",
    M_PADDED: "{card} has taken its wound.",
    M_TIRED: "{card} has acted although engaged today.",
    M_AIMED: "Sorcery was aimed at {card}.",
}


def sealed(st: FiveSails, mark: Mark, bit: int) -> bool:
    """Whether a mark is the secret of another seat: what is noted, until it has been played."""
    return mark.what == M_NOTED and bit != 1 << mark.seat and st.zone[mark.card] == APPROACH


def of_mark(st: FiveSails, mark: Mark, bit: int) -> str:
    """Something that an ability left behind."""
    return EFFECTS[mark.what].format(
        place=place_title(st, mark.number) if mark.what in (M_LOCKED, M_SHUT) else "",
        card="a card" if sealed(st, mark, bit) else known(st, mark.card, bit),
        owner=f"{{{st.owner[mark.card]}}}" if mark.what == M_NOTED else "",
        other=known(st, mark.number, bit),
        kind=DEFS[mark.number].name if mark.what == M_EMBARGO else "",
        seat=f"{{{mark.seat}}}",
        side="challenger" if mark.seat == 0 else "defender",
        number=mark.number,
    )


MOMENTS = (  # by number of the moment: words, and which of its numbers are cards
    ("{a} challenges {b}.", 3),
    ("{a} is targeted by {source}.", 1),
    ("{a} is played.", 1),
    ("An ability of {a} is announced.", 1),
    ("A Technique or Maneuver of {a} is announced.", 1),
    ("{a} is announced as combat card.", 1),
    ("{b} accepts the challenge of {a}.", 3),
    ("{b} refused the challenge of {a}.", 3),
    ("{a} is about to move to {to}.", 1),
    ("{a} has moved to {to}.", 1),
    ("{who} has finished an Action.", 0),
    ("{place} is pressured by {b}.", 2),
    ("{who} succeeds with a pressure at {place}.", 0),
    ("{who} has claimed {place}.", 0),
    ("{a} was destroyed.", 1),
    ("{a} was wounded.", 1),
    ("{b} was equipped with {a}.", 3),
    ("{a} was discarded by an effect.", 1),
    ("Renown was added to {place}.", 0),
    ("A Sorcerer ability of {a} is over.", 1),
    ("{a} was played.", 1),
    ("{a} was played or discarded.", 1),
    ("{a} was played.", 1),
    ("{a} would go to the Locker.", 1),
    ("The duel begins.", 0),
    ("A round begins.", 0),
    ("A round ends.", 0),
    ("The duel is over.", 0),
    ("High Drama begins.", 0),
    ("High Drama ends.", 0),
    ("Dusk begins.", 0),
    ("The Day ends.", 0),
    ("Planning ends.", 0),
    ("{a} is laid out.", 1),
    ("{a} was played as combat card.", 1),
    ("A card is being paid for.", 0),
)


def of_moment(st: FiveSails, open_: Window, bit: int) -> str:
    """What happened that can be answered now."""
    moment = open_.moment
    words, cards = MOMENTS[moment.what]
    if moment.what == PLAN_PLAYED and moment.a < 0:
        return "The plans are revealed."
    return words.format(
        a=known(st, moment.a, bit) if cards & 1 else "",
        b=known(st, moment.b, bit) if cards & 2 else "",
        place=place_title(st, moment.a) if "{place}" in words else "",
        to=place_title(st, moment.c) if "{to}" in words else "",
        who=f"{{{moment.c}}}" if "{who}" in words else "",
        source=aiming(st, moment) if "{source}" in words else "",
    )


def aiming(st: FiveSails, moment: Moment) -> str:
    """What targets: a card whose ability is used, or a challenge."""
    card = source(st, moment.b)
    if moment.c & CHALLENGE_BIT:
        return f"the challenge of {title(st, st.duel[D_FIGHTER])}"
    return title(st, card) if card >= 0 else "an Action"


def subjects(open_: Window) -> tuple[int, ...]:
    """The cards that an open moment is about."""
    moment = open_.moment
    cards = MOMENTS[moment.what][1]
    both = ((moment.a, cards & 1), (moment.b, cards & 2))
    return tuple(card for card, is_card in both if is_card and card >= 0)
