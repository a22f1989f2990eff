"""What happened, and how it ended: kinds that the catalogues have words for, and what they are about."""

from __future__ import annotations

from collections.abc import Sequence

from ....core.event import POSITIONED, Event, Positioned
from ....core.phrase import Phrase, phrase
from ....core.phrase import seat as of_seat
from ....core.result import Result
from ....core.story import Story
from .. import events as ev
from ..rules.ending import ENDING_RULES
from ..state.city import PLACES
from ..state.state import FiveSails
from .texts import used_text
from .things import of_card, of_place, of_seats, of_stat, whose

HAPPENS = ("forced", "revealed")  # abilities that nobody uses
SEAT = "seat "  # how a player is written in an event about Renown
CARD = "card "
SUPPLY = "supply"


class FiveSailsStory(Story[FiveSails]):
    def of(self, event: Event) -> Phrase:
        found = of_people(event)
        found = of_cards(event) if found is None else found
        found = of_city(event) if found is None else found
        found = of_duels(event) if found is None else found
        if found is None:
            raise TypeError(f"nothing is told of {event}")
        return found

    def result(self, state: FiveSails) -> Result:
        reason = Phrase(REASONS[state.ending], {"winners": of_seats(state.winners)})
        return Result(tuple(state.winners), tuple(state.renown), ENDING_RULES[state.ending], reason)


def of_people(event: Event) -> Phrase | None:
    """The course of the game, and what players do."""
    match event:
        case Positioned():
            return POSITIONED
        case ev.Phase(day, phase):
            return phrase("tell-phase", day=day, phase=f"phase:{phase.replace(' ', '_')}")
        case ev.Planned(seat, _, id):
            return phrase("tell-planned", seat=of_seat(seat), card=of_card(id))
        case ev.Unveiled(schemes, people, out):
            cards = enumerate(zip(schemes, people, strict=True))
            plans = [plan(seat, *planned) for seat, planned in cards if seat not in out]
            return phrase("tell-unveiled", plans=series(plans))
        case ev.FirstPlayer(seat):
            return phrase("tell-first-player", seat=of_seat(seat))
        case ev.Passed(seat):
            return phrase("tell-passed", seat=of_seat(seat))
        case ev.Missed(seat, _, id):
            return phrase("tell-missed", seat=of_seat(seat), card=of_card(id))
        case ev.DrewThere(seat, place):
            return phrase("tell-drew-there", seat=of_seat(seat), place=of_place(place))
        case ev.Named(seat, _, id):
            return phrase("tell-named", seat=of_seat(seat), card=of_person(event, id))
        case ev.Looked(seat, owner):
            return phrase("tell-looked", seat=of_seat(seat), owner=of_seat(owner))
        case ev.Noted(seat, owner, id):
            if id:
                return phrase("tell-noted", seat=of_seat(seat), card=of_card(id), owner=of_seat(owner))
            return phrase("tell-noted-something", seat=of_seat(seat), owner=of_seat(owner))
        case ev.Used():
            return of_use(event)
        case ev.Eliminated(seat, lost, places, crew):
            gone: list[str | Phrase] = [phrase("tell-lost-renown", renown=lost)] if lost else []
            gone += [phrase("tell-lost-control", place=of_place(place)) for place in places]
            gone += [of_card(id) for id in crew]
            if not gone:
                return phrase("tell-eliminated", seat=of_seat(seat))
            return phrase("tell-eliminated-with", seat=of_seat(seat), gone=tuple(gone))
        case ev.Ended(winners, _):
            return phrase("tell-won" if len(winners) == 1 else "tell-drawn", winners=of_seats(winners))
    return None


def series(parts: Sequence[Phrase]) -> Phrase:
    """Several with lists or names of several words in them, told apart by more than a comma."""
    whole = parts[-1]
    for part in reversed(parts[:-1]):
        whole = phrase("tell-series", first=part, rest=whole)
    return whole


def plan(seat: int, scheme: str, person: str) -> Phrase:
    who = of_seat(seat)
    if scheme and person:
        return phrase("tell-plan", seat=who, scheme=of_card(scheme), person=of_card(person))
    if scheme or person:
        return phrase("tell-plan-of-one", seat=who, card=of_card(scheme or person))
    return phrase("tell-no-plan", seat=who)


def of_use(event: ev.Used) -> Phrase:
    """Of an ability its effect is told; costs and occasion are told by themselves."""
    card, seat = of_card(event.name), of_seat(event.seat)
    if not event.source:
        return phrase("tell-acted", seat=seat, card=card)
    effect = used_text(event.source, event.line)
    if event.kind in HAPPENS:
        return phrase("tell-happened", card=card, effect=effect)
    kind = "tell-reacted" if event.kind == "reaction" else "tell-used"
    return Phrase(kind, {"seat": seat, "card": card, "effect": effect})


def of_peeked(seat: int, owner: int, count: int, cards: tuple[str, ...]) -> Phrase:
    """A look at the top of a deck: what was there is told to whoever looks."""
    who = of_seat(seat)
    seen = tuple(of_card(id) for id in cards)
    if owner < 0:
        if seen:
            return phrase("tell-peeked-these-city", seat=who, cards=seen)
        return phrase("tell-peeked-city", seat=who, count=count)
    if owner == seat:
        if seen:
            return phrase("tell-peeked-these", seat=who, cards=seen)
        return phrase("tell-peeked", seat=who, count=count)
    if seen:
        return phrase("tell-peeked-these-of", seat=who, cards=seen, owner=of_seat(owner))
    return phrase("tell-peeked-of", seat=who, count=count, owner=of_seat(owner))


def of_person(event: ev.Personal, id: str, at: int = 0) -> str | Phrase:
    """Who or what it is; and whose, or on whom, where that would not be clear."""
    seat = event.whose[at] if event.whose else -1
    on = event.on[at] if isinstance(event, ev.WORN) and event.on else ""
    named = of_card(on or id)
    who = whose(named, seat) if seat >= 0 else named
    return phrase("tell-worn", card=of_card(id), bearer=who) if on else who


def of_cards(event: Event) -> Phrase | None:
    """Cards that go from one place to another, and what happens to those in play."""
    match event:
        case ev.Taken():
            return taken_story(event)
        case ev.Sunk(owner, count):
            if owner < 0:
                return phrase("tell-sunk-city", cards=count)
            return phrase("tell-sunk", cards=count, owner=of_seat(owner))
        case ev.Paid(seat, _, id, bought):
            if bought:
                return phrase("tell-paid-for", seat=of_seat(seat), card=of_card(id), bought=of_card(bought))
            return phrase("tell-paid", seat=of_seat(seat), card=of_card(id))
        case ev.Discarded(seat, _, id):
            return phrase("tell-discarded", seat=of_seat(seat), card=of_card(id))
        case ev.Drew(seat, count, cards):
            if cards:
                return phrase("tell-drew-these", seat=of_seat(seat), cards=tuple(of_card(id) for id in cards))
            return phrase("tell-drew", seat=of_seat(seat), cards=count)
        case ev.Revealed(seat, owner, cards):
            shown = tuple(of_card(id) for id in cards)
            if owner < 0:
                return phrase("tell-revealed-city", seat=of_seat(seat), cards=shown)
            if owner == seat:
                return phrase("tell-revealed", seat=of_seat(seat), cards=shown)
            return phrase("tell-revealed-of", seat=of_seat(seat), cards=shown, owner=of_seat(owner))
        case ev.Peeked(seat, owner, count, cards):
            return of_peeked(seat, owner, count, cards)
        case ev.Shuffled(owner):
            return phrase("tell-shuffled-city") if owner < 0 else phrase("tell-shuffled", seat=of_seat(owner))
        case ev.Left(_, id, to):
            return phrase("tell-left", card=of_person(event, id), to=to)
        case ev.Joined(seat, _, id, place):
            return phrase("tell-joined", card=of_card(id), seat=of_seat(seat), place=of_place(place))
        case ev.Attached(_, id, _, bearer):
            return phrase("tell-attached", card=of_card(id), bearer=of_person(event, bearer))
        case ev.MovedTo(_, id, place, by):
            if by < 0:
                return phrase("tell-went", card=of_person(event, id), place=of_place(place))
            return phrase("tell-moved", seat=of_seat(by), card=of_person(event, id), place=of_place(place))
        case ev.Engaged(_, id):
            return phrase("tell-engaged", card=of_person(event, id))
        case ev.EnGarde(_, id):
            return phrase("tell-en-garde", card=of_person(event, id))
        case ev.Wounded(_, id, count, total):
            return phrase("tell-wounded", card=of_person(event, id), wounds=count, total=total if total > count else 0)
        case ev.Healed(_, id, count):
            return phrase("tell-healed", card=of_person(event, id), wounds=count)
        case ev.Destroyed(_, id, place, to):
            return phrase("tell-destroyed", card=of_person(event, id), place=of_place(place), to=to)
        case ev.Targeted(_, id, _, target):
            return phrase("tell-targeted", card=of_person(event, id), target=of_person(event, target, 1))
        case ev.Fizzled(_, _, id, unpaid):
            return phrase("tell-unpaid" if unpaid else "tell-aimless", card=of_card(id))
        case ev.Unmet(_, id):
            return phrase("tell-unmet", card=of_person(event, id))
        case ev.Cancelled(_, id, what):
            return phrase("tell-cancelled", card=of_person(event, id), what=what)
    return None


def taken_story(event: ev.Taken) -> Phrase:
    who, id, place = of_seat(event.seat), event.name, event.place
    if not place:
        return phrase("tell-taken", seat=who, card=of_card(id)) if id else phrase("tell-taken-unseen", seat=who)
    if not id:
        return phrase("tell-dug-up-unseen", seat=who, place=of_place(place))
    return phrase("tell-dug-up", seat=who, card=of_card(id), place=of_place(place))


def of_city(event: Event) -> Phrase | None:
    """Locations, what lies there, and who controls them."""
    match event:
        case ev.Dealt(_, id, place):
            return phrase("tell-dealt", card=of_card(id), place=of_place(place))
        case ev.Lasting(what, id, place):
            if what == "stays":
                return phrase("tell-stays", card=of_card(id))
            if what == "fixed":
                return phrase("tell-fixed", place=of_place(place))
            return phrase("tell-shut" if what == "shut" else "tell-buried", place=of_place(place))
        case ev.RenownMoved(start, to, count, by):
            return renown(start, to, count) if by < 0 else renown_by(by, start, to, count)
        case ev.Claimed(seat, place):
            if seat < 0:
                return phrase("tell-uncontrolled", place=of_place(place))
            return phrase("tell-claimed", seat=of_seat(seat), place=of_place(place))
        case ev.Pressured():
            return pressure(event)
    return None


def renown(start: str, to: str, count: int) -> Phrase:
    """Renown between the supply, locations, players (`seat 2`) and cards (`card id`)."""
    if to.startswith(SEAT):
        who = of_seat(int(to.removeprefix(SEAT)))
        if start == SUPPLY:
            return phrase("tell-gained", seat=who, renown=count)
        if start in PLACES:
            return phrase("tell-took-there", seat=who, renown=count, place=of_place(start))
        return phrase("tell-took", seat=who, renown=count, holder=holder(start))
    if start.startswith(SEAT):
        who = of_seat(int(start.removeprefix(SEAT)))
        if to == SUPPLY:
            return phrase("tell-spent", seat=who, renown=count)
        return phrase("tell-put", seat=who, renown=count, holder=holder(to))
    if start == SUPPLY:
        return phrase("tell-added", place=of_place(to), renown=count)
    if start.startswith(CARD):
        return phrase("tell-given-back", card=holder(start), renown=count)
    if to == SUPPLY:
        return phrase("tell-removed", place=of_place(start), renown=count)
    return phrase("tell-renown-moved", renown=count, start=of_place(start), to=of_place(to))


def renown_by(by: int, start: str, to: str, count: int) -> Phrase:
    """Renown that comes to a location by what somebody else chose, whom a card has asked (FIV-C-128)."""
    who = of_seat(by)
    if start == SUPPLY:
        return phrase("tell-added-by", seat=who, place=of_place(to), renown=count)
    return phrase("tell-renown-moved-by", seat=who, renown=count, start=of_place(start), to=of_place(to))


def holder(of: str) -> str:
    if of.startswith(SEAT):
        return of_seat(int(of.removeprefix(SEAT)))
    return of_card(of.removeprefix(CARD)) if of.startswith(CARD) else of_place(of)


def pressure(event: ev.Pressured) -> Phrase:
    """Who counted how much, and what it was made of."""
    sums: list[Phrase] = []
    for seat, total in enumerate(event.totals):
        if seat in event.out:
            continue
        shares = [phrase("tell-share", card=of_card(id), amount=n) for other, id, n in event.shares if other == seat]
        if shares:
            sums.append(phrase("tell-total-of", seat=of_seat(seat), total=total, shares=tuple(shares)))
        else:
            sums.append(phrase("tell-total", seat=of_seat(seat), total=total))
    outcome = "succeeded" if event.success else "failed"
    where, who = of_place(event.place), of_seat(event.seat)
    if not event.performer:
        return phrase("tell-pressured", seat=who, place=where, outcome=outcome, totals=series(sums))
    by = of_card(event.performer)
    return phrase("tell-pressured-with", seat=who, place=where, card=by, outcome=outcome, totals=series(sums))


def of_duels(event: Event) -> Phrase | None:
    match event:
        case ev.Challenged(_, id, _, target, stat):
            one, two = of_person(event, id), of_person(event, target, 1)
            return phrase("tell-challenged", card=one, target=two, stat=of_stat(stat))
        case ev.Answered(_, answer, _, id):
            return phrase("tell-answered", card=of_person(event, id), answer=answer)
        case ev.Threat(pools, names):
            one, two = of_person(event, names[0]), of_person(event, names[1], 1)
            return phrase("tell-threat", threat=pools[0], card=one, threat2=pools[1], other=two)
        case ev.ThreatDropped(_, id, count):
            return phrase("tell-threat-dropped", card=of_person(event, id), threat=count)
        case ev.RoundBegins(seat, number):
            return phrase("tell-round", number=number, seat=of_seat(seat))
        case ev.TookOver(_, id, instead):
            return phrase("tell-took-over", card=of_person(event, id), other=of_card(instead))
        case ev.CombatCard(seat, _, id, gambled):
            return phrase("tell-gambled" if gambled else "tell-combat-card", seat=of_seat(seat), card=of_card(id))
        case ev.NoCard(seat):
            return phrase("tell-no-card", seat=of_seat(seat))
        case ev.Struck(seat, riposte, parry, thrust):
            return phrase("tell-struck", seat=of_seat(seat), riposte=riposte, parry=parry, thrust=thrust)
        case ev.DuelOver(rounds):
            return phrase("tell-duel-over", rounds=rounds)
    return None


REASONS = (
    "",
    "won-alone",
    "won-by-dominance",
    "won-by-renown",
    "won-by-most-renown",
    "won-on-fifth-day",
    "won-by-locations",
    "won-by-influence",
    "won-by-wounds",
    "won-by-nobody",
    "won-though-fallen",
)
