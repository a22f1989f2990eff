"""Why things are as they are: numbers that differ from the printed ones, effects that last, open moments."""

from __future__ import annotations

from ....core.phrase import Argument, Phrase, phrase
from ....core.phrase import seat as of_seat
from ..rules.reactions import Window, source
from ..rules.stats import gear_of
from ..state.duel import CHALLENGER
from ..state.names import DASH, PLAN_PLAYED, PRESSED, STATS
from ..state.numbers import (
    APPROACH,
    M_AIMED,
    M_CANNOT,
    M_EMBARGO,
    M_FEWER,
    M_GUARD,
    M_HURT,
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
    NO_LIMIT,
)
from ..state.parts import Mark, Moment
from ..state.printed import CARDS
from ..state.state import FiveSails
from .things import card, card_seen_by, of_card, of_stat, person, place


def of_stats(st: FiveSails, i: int) -> tuple[Phrase, ...]:
    """Everything that changes a character's stats now, each with its cause."""
    own = CARDS[st.kind[i]]
    gear = [CARDS[st.kind[attachment]] for attachment in gear_of(st, i)]
    auras = [(source, passive) for source in st.auras for passive in CARDS[st.kind[source]].passives]
    if not gear and not auras and not own.passives:
        return ()
    out: list[Phrase] = []
    for which in range(4):
        if own.stats[which] == DASH:
            continue
        stat = of_stat(STATS[which])
        changes: list[tuple[int, str]] = [(worn.gear[which], of_card(worn.id)) for worn in gear]
        changes += [(passive.stat(st, i, i, which), "") for passive in own.passives]
        changes += [(passive.aura(st, source, i, which), card(st, source)) for source, passive in auras]
        for amount, cause in changes:
            if amount:
                out.append(stat_change(stat, amount, cause))
        total = own.stats[which] + sum(amount for amount, _ in changes)
        if any(passive.limit(st, i, which, total) < total for passive in own.passives):
            out.append(phrase("show-stat-fixed", stat=stat))
        elif total < 0:
            out.append(phrase("show-stat-least", stat=stat))
        zeroed = [worn for worn in gear if any(one.limit(st, i, which, NO_LIMIT) == 0 for one in worn.passives)]
        out += [phrase("show-stat-none", stat=stat, card=of_card(worn.id)) for worn in zeroed]
    return tuple(out)


def stat_change(stat: str, amount: int, cause: str) -> Phrase:
    if not cause:
        return phrase("show-stat-more" if amount > 0 else "show-stat-less", stat=stat, amount=abs(amount))
    by = "show-stat-more-by" if amount > 0 else "show-stat-less-by"
    return Phrase(by, {"stat": stat, "amount": abs(amount), "card": cause})


EFFECTS = {  # what abilities leave behind, and what is said of it
    M_LOCKED: ("show-locked", "place card"),
    M_SHUT: ("show-shut", "place"),
    M_NAMED: ("show-named", "seat card"),
    M_GUARD: ("show-guard", "card other"),
    M_NOTED: ("show-noted", "seat card owner"),
    M_EMBARGO: ("show-embargo", "seat name"),
    M_KEPT: ("show-kept", "card"),
    M_STAYS: ("show-stays", "card"),
    M_NO_MANEUVER: ("show-no-maneuver", "side"),
    M_CANNOT: ("show-cannot-intervene", "card"),
    M_NOT_FIRST: ("show-not-first", "seat"),
    M_FEWER: ("show-fewer", "side number"),
    M_ONLY_READY: ("show-only-ready", "card"),
    M_PADDED: ("show-padded", "card other"),
    M_HURT: ("show-hurt", "card"),
    M_TIRED: ("show-tired", "card"),
    M_AIMED: ("show-aimed", "card"),
}


def is_secret(st: FiveSails, mark: Mark, bit: int) -> bool:
    """Whether a mark is the secret of another seat: what is noted, until it has been played."""
    return mark.what == M_NOTED and bit != 1 << mark.seat and st.zone[mark.card] == APPROACH


def of_mark(st: FiveSails, mark: Mark, bit: int) -> Phrase:
    """Something that an ability left behind."""
    kind, about = EFFECTS[mark.what]
    if mark.what == M_FEWER and mark.place >= 0:
        kind, about = "show-fewer-there", "side number place"
    given: dict[str, Argument] = {}
    for name in about.split():
        if name == "place":
            given[name] = place(st, mark.place)
        elif name == "card":
            given[name] = phrase("show-some-card") if is_secret(st, mark, bit) else card_seen_by(st, mark.card, bit)
        elif name == "other":
            given[name] = card_seen_by(st, mark.other, bit)
        elif name == "owner":
            given[name] = of_seat(st.owner[mark.card])
        elif name == "name":
            given[name] = of_card(CARDS[mark.printed].id)
        elif name == "side":
            given[name] = "challenger" if mark.side == CHALLENGER else "defender"
        else:
            given[name] = of_seat(mark.seat) if name == "seat" else mark.fewer
    return Phrase(kind, given)


MOMENTS = (  # by number of the moment: what is said, and of what in it
    ("show-challenged", "card other"),
    ("show-targeted", "card source"),
    ("show-risk-shown", "card"),
    ("show-ability-shown", "card"),
    ("show-style-shown", "card"),
    ("show-combat-card-shown", "card"),
    ("show-accepted", "card other"),
    ("show-refused", "card other"),
    ("show-moves", "card to"),
    ("show-moved", "card to"),
    ("show-acted", "who"),
    ("show-pressed", "place other"),
    ("show-pressure-won", "place who"),
    ("show-claimed", "place who"),
    ("show-destroyed", "card"),
    ("show-wounded", "card"),
    ("show-equipped", "card other"),
    ("show-made-discard", "card"),
    ("show-renown-added", "place"),
    ("show-sorcery-done", "card"),
    ("show-played", "card"),
    ("show-played-or-discarded", "card"),
    ("show-played", "card"),
    ("show-to-locker", "card"),
    ("show-duel-begins", ""),
    ("show-round-begins", ""),
    ("show-round-ends", ""),
    ("show-duel-ends", ""),
    ("show-drama-begins", ""),
    ("show-drama-ends", ""),
    ("show-dusk-begins", ""),
    ("show-day-ends", ""),
    ("show-planning-ends", ""),
    ("show-laid-out", "card"),
    ("show-combat-card-played", "card"),
    ("show-paying", ""),
)


def of_moment(st: FiveSails, open_: Window, bit: int) -> Phrase:
    """What happened that can be answered now."""
    moment = open_.moment
    if moment.what == PLAN_PLAYED and moment.card < 0:
        return phrase("show-plans-revealed")
    kind, about = MOMENTS[moment.what]
    if moment.what == PRESSED and moment.other < 0:  # nobody performs it (FIV-C-48), so it is its player who presses
        kind, about = "show-pressed-by", "place who"
    given: dict[str, Argument] = {}
    for name in about.split():
        if name == "card":
            given["card"] = card_seen_by(st, moment.card, bit)
        elif name == "other":
            given["other"] = card_seen_by(st, moment.other, bit)
        elif name == "place":
            given[name] = place(st, moment.place)
        elif name == "to":
            given["place"] = place(st, moment.goal)
        elif name == "who":
            given["seat"] = of_seat(moment.seat)
        else:
            given[name] = aiming(st, moment)
    return Phrase(kind, given)


def aiming(st: FiveSails, moment: Moment) -> str | Phrase:
    """What targets: a card whose ability is used, or a challenge."""
    found = source(st, moment.use)
    if moment.aim.challenge:
        return phrase("show-challenge-of", card=person(st, st.duel.challenger.fighter))
    return person(st, found) if found >= 0 else phrase("show-some-action")


def subjects(open_: Window) -> tuple[int, ...]:
    """The cards that an open moment is about."""
    moment = open_.moment
    about = MOMENTS[moment.what][1].split()
    both = ((moment.card, "card"), (moment.other, "other"))
    return tuple(card for card, name in both if name in about and card >= 0)
