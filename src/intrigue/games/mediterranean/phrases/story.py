"""Events and results in words. `{2}` stands for the name of seat 2."""

from __future__ import annotations

from ...core.event import POSITIONED, Event, Positioned
from ...core.phrase import Words
from ...core.result import Result
from .cards.developments import BY_ID
from .cards.face import DIRECTIONS
from .events import (
    Abandoned,
    Aimed,
    Attack,
    Began,
    Built,
    ChangedSides,
    ChoseDevelopment,
    Civic,
    Clock,
    Closing,
    Covered,
    Cube,
    Dealt,
    Declined,
    Drafted,
    Drew,
    Ended,
    Enquired,
    Envoy,
    ExtraDraw,
    Floor,
    Ignored,
    InVain,
    Named,
    NewOrder,
    Passed,
    Posted,
    Produced,
    Ready,
    Refused,
    Released,
    Reshuffled,
    Resolved,
    Resumed,
    Revolt,
    Round,
    ShowedHand,
    ShowedLuxury,
    SideChosen,
    Spent,
    Stored,
    TradingOpens,
    Weighed,
    Withdrawn,
    WorkerMoved,
)
from .labels import counted, points, side_words, whom, whoms
from .rules.development import ENDING_RULES
from .state.numbers import BY_LEVELS, BY_TRACKS, MOST_POINTS
from .state.table import Mediterranean


def story(event: Event) -> Words:
    match event:
        case Positioned():
            return POSITIONED
        case SideChosen(seat, side):
            return f"{{{seat}}} secretly picks {side.capitalize()}."
        case Began(government, religion, order):
            starts = [f"{{{p}}} {g.capitalize()} and {r.capitalize()}" for p, (g, r) in starts_of(government, religion)]
            return f"The start spaces: {', '.join(starts)}. Order of play: {listed(order)}."
        case Round(number):
            return f"Round {number} begins."
        case Produced(seat, piles, cards):
            what = counted(cards or piles)
            return f"{{{seat}}} produces {', '.join(what) if what else 'nothing'}."
        case Named(seat, good):
            return f"{{{seat}}} orders {good}."
        case TradingOpens(lap):
            return "The trading floor opens." + ("" if lap else " Everybody at once!")
        case Floor(seat, lap):
            return f"{{{seat}}} has the floor (lap {lap})."
        case Drafted(seat, step):
            return f"{{{seat}}} drafts: {step}."
        case Posted():
            return f"{{{event.seat}}} offers [{event.number}] {posted_words(event)}."
        case Withdrawn(seat, number, lapsed):
            return f"Offer {number} of {{{seat}}} {'lapses' if lapsed else 'is withdrawn'}."
        case Declined(seat, number, maker):
            return f"{{{seat}}} declines offer {number} of {{{maker}}}."
        case Dealt():
            return dealt_words(event)
        case Weighed(seat, taker, number):
            return f"{{{taker}}} would take offer {number}, if {{{seat}}} agrees."
        case Refused(seat, taker, number):
            return f"{{{seat}}} does not agree: no deal with {{{taker}}} about offer {number}."
        case Released(seat, number, maker):
            return f"{{{seat}}} does not take offer {number} of {{{maker}}} after all."
        case Enquired(seat, holder, number, venus):
            answer = "" if venus is None else f": there {'is 1' if venus == 1 else f'are {venus}'}"
            return f"{{{seat}}} asks {{{holder}}} after Venus arrows in offer {number}{answer}."
        case Envoy(seat, target, good, card):
            return f"An envoy of {{{seat}}} brings {{{target}}} {card or good}."
        case ShowedHand(seat):
            return f"{{{seat}}} holds basic and civic goods open."
        case ShowedLuxury(seat, spices, gold):
            seen = [name for name, count in ((f"{spices} spices", spices), (f"{gold} gold", gold)) if count]
            return f"{{{seat}}} lets everybody see {' and '.join(seen)}."
        case Cube(seat, what, laid):
            return f"{{{seat}}} {'lays a cube' if laid else 'lifts the cube'}: {whom(what)}."
        case Stored(seat, card, stored):
            return f"{{{seat}}} {'stores' if stored else 'takes back'} {card}."
        case Passed(seat):
            return f"{{{seat}}} passes."
        case Ready(seat):
            return f"{{{seat}}} is done."
        case Resumed(seat):
            return f"{{{seat}}} trades on after all."
        case Clock(what):
            return CLOCK_STORY[what]
        case Closing():
            return "No more offers: warehouses and cubes."
        case Spent(seat, cards, stored):
            return f"{{{seat}}} spends {', '.join(counted(cards)) or 'nothing'}; {stored} stored."
    return later_story(event)


CLOCK_STORY = {
    "minute": "One minute left.",
    "half minute": "Half a minute left.",
    "time": "Time is up.",
    "shut": "The warehouses are shut.",
}


def later_story(event: Event) -> str:
    match event:
        case Abandoned(seat, track, side):
            return f"{{{seat}}} abandons {track} and goes to the start of {side.capitalize()}."
        case Aimed(seat, target, card, words):
            return f"{BY_ID[card].name} of {{{seat}}} {words} {{{target}}}."
        case Ignored(seat, owner, card):
            return f"{{{seat}}} ignores {BY_ID[card].name} of {{{owner}}}."
        case InVain(seat, target, card):
            whose = "" if target == seat else f" of {{{target}}}"
            return f"{BY_ID[card].name} of {{{seat}}} finds no worker{whose} that it could take."
        case Covered(seat, card, good):
            return f"{{{seat}}} covers {BY_ID[card].name}, which produces {good} no more."
        case WorkerMoved(good, seat, None):
            return f"{{{seat}}} loses the {good} worker."
        case WorkerMoved(good, seat, to):
            return f"{{{seat}}} hands a {good} worker to {{{to}}}."
        case Resolved():
            return resolved_words(event)
        case ChangedSides(seat, track, side, destroyed, bonus):
            what = "Revolution" if track == "government" else "Conversion"
            lost = ", ".join(BY_ID[card].name for card in destroyed) or "nothing"
            extra = f" The revolutionaries bring {points(bonus)}." if bonus else ""
            return f"{what}! {{{seat}}} is now on the side of {side.capitalize()} and loses {lost}.{extra}"
        case Revolt(seats):
            return f"Peasant revolt against {listed(seats)}."
        case Attack(seat, die, lost):
            return f"Barbarians attack {{{seat}}}: the die says {die}, {points(lost)} lost."
        case NewOrder(order):
            return f"Order of play: {listed(order)}."
        case ExtraDraw(seat, deck):
            return f"{{{seat}}} draws one more card from {deck}."
        case Drew():
            return drawn_words(event)
        case ChoseDevelopment(seat, ""):
            return f"{{{seat}}} chooses none."
        case ChoseDevelopment(seat, card):
            return f"{{{seat}}} chooses {BY_ID[card].name}."
        case Built(seat, card):
            return f"{{{seat}}} builds {BY_ID[card].name}."
        case Civic(seat, happiness, safety, vp):
            return f"{{{seat}}}: {gains(0, 0, happiness, safety, vp)} from developments."
        case Reshuffled(pile):
            return f"The {pile} deck is shuffled anew."
        case Ended(winners, scores, _):
            table = ", ".join(f"{{{seat}}} {score}" for seat, score in enumerate(scores))
            return f"Final scores: {table}. {listed(winners)} {'wins' if len(winners) == 1 else 'win together'}."
    raise TypeError(f"no words for {event}")


def starts_of(government: tuple[str, ...], religion: tuple[str, ...]) -> list[tuple[int, tuple[str, str]]]:
    return list(enumerate(zip(government, religion, strict=True)))


def posted_words(event: Posted) -> str:
    text = f"{side_words(event.gives, event.pays, whoms(event.promises))} for "
    text += side_words(event.wants, event.asks, whoms(event.demands))
    if event.says:
        text += f", saying {' and '.join(event.says)}"
    if event.seeks:
        text += f", looking for {' and '.join(event.seeks)}"
    return f"{text}, to {listed(event.to)}" if event.to else text


def dealt_words(event: Dealt) -> str:
    gives = side_words(event.to_taker or event.gives, event.pays, whoms(event.promises))
    wants = side_words(event.to_maker or event.wants, event.asks, whoms(event.demands))
    return f"Deal! {{{event.maker}}} gives {{{event.taker}}} {gives} for {wants}."


def drawn_words(event: Drew) -> str:
    faces = [" or ".join(BY_ID[face].name for face in card.split("/")) for card in event.cards]
    count = len(event.decks)
    drawn = ", ".join(faces) if faces else f"{count or 'no'} development card{'' if count == 1 else 's'}"
    missed = f"; no card was left in {' and '.join(dict.fromkeys(event.empty))}" if event.empty else ""
    return f"{{{event.seat}}} draws {drawn}{missed}."


def resolved_words(event: Resolved) -> str:
    steps = gains(event.government, event.religion, event.happiness, event.safety, event.prosperity)
    return f"{{{event.seat}}}: {points(event.sets)} for sets{', ' + steps if steps else ''}."


def gains(gov: int, rel: int, happy: int, safe: int, vp: int) -> str:
    parts = []
    if gov:
        parts.append(f"{abs(gov)} toward {DIRECTIONS[0 if gov < 0 else 1]}")
    if rel:
        parts.append(f"{abs(rel)} toward {DIRECTIONS[2 if rel < 0 else 3]}")
    if happy:
        parts.append(f"happiness {happy:+d}")
    if safe:
        parts.append(f"safety {safe:+d}")
    if vp:
        parts.append(points(vp))
    return ", ".join(parts)


def result(state: Mediterranean) -> Result:
    winners = tuple(state.winners)
    who, verb = listed(winners), "has" if len(winners) == 1 else "have"
    best = max(state.scores)
    if state.ending == MOST_POINTS:
        reason = f"{who} {verb} most: {points(best)}."
    elif state.ending == BY_LEVELS:
        reason = f"Several have {points(best)}; {who} {verb} the highest levels."
    elif state.ending == BY_TRACKS:
        reason = f"Several have {points(best)} and equal levels; {who} {verb} most happiness and safety."
    else:
        reason = f"{who} have {points(best)} each and are equal in everything else."
    return Result(winners, tuple(state.scores), ENDING_RULES[state.ending], reason)


def listed(seats: tuple[int, ...]) -> str:
    parts = [f"{{{seat}}}" for seat in seats]
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"
