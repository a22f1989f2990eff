"""Events and results in words. `{2}` stands for the name of seat 2."""

from __future__ import annotations

from ...core.event import POSITIONED, Event, Positioned
from ...core.phrase import Words
from ...core.result import Result
from .cards import agendas
from .cards.actions import CARDS
from .cards.characters import CHARACTERS
from .events import (
    Closed,
    Dealt,
    Drew,
    Ended,
    Healed,
    Killed,
    Lapsed,
    LastDeed,
    Moved,
    Played,
    Reshuffled,
    Revealed,
    Scored,
    Secrets,
    Shielded,
    Stuck,
    Won,
    Wounded,
)
from .state import DECK_OUT, MATCH_VICTORIES, TWO_KILLED, Treachery
from .words import listed

CARD = {card.id: card.name for card in CARDS}
NAME = {who.id: who.name for who in CHARACTERS}
ABILITY = {who.id: who.ability for who in CHARACTERS}


def story(event: Event) -> Words:
    match event:
        case Positioned():
            return POSITIONED
        case Dealt(seat, card, 1):
            return f"The characters are laid out and {CARD[card]} is revealed. {{{seat}}} begins."
        case Dealt(seat, card, game):
            return f"Game {game}: the characters are laid out and {CARD[card]} is revealed. {{{seat}}} begins."
        case Secrets(seat, rise, fall, card):
            return f"{{{seat}}} wants {rise} to rise and {fall} to fall, and holds {CARD[card]}."
        case Played(seat, card, half, hand, _):
            return f"{{{seat}}} plays {CARD[card]}, {half} action, {'from the hand' if hand else 'the revealed card'}."
        case Healed(who):
            return f"{NAME[who]} is healed."
        case Moved(who, direction, rows, None, False):
            return f"{NAME[who]} moves {direction}{'' if rows == 1 else f' {rows} rows'}."
        case Moved(who, direction, _, None, True):
            return f"{NAME[who]} gives way and moves {direction}."
        case Moved(who, direction, _, leader, _):
            return f"{NAME[who]} follows {NAME[leader or '']} {direction}."
        case Wounded(who):
            return f"{NAME[who]} is Wounded."
        case Killed(who):
            return f"{NAME[who]} is Killed!"
        case Shielded(shield, target):
            return f"{NAME[shield]} shields {NAME[target]}."
        case Lapsed(who):
            return f"The attack on {NAME[who]} comes too late."
        case LastDeed(who, None):
            return f"{ABILITY[who]} of {NAME[who]} finds nobody."
        case LastDeed(who, target):
            return f"{ABILITY[who]} of {NAME[who]}: {NAME[target or '']}."
        case Closed(rows):
            return f"{'An empty row disappears' if rows == 1 else f'{rows} empty rows disappear'}."
        case Drew(seat, None):
            return f"{{{seat}}} draws a card."
        case Drew(seat, card):
            return f"{{{seat}}} draws {CARD[card or '']}."
        case Revealed(card):
            return f"{CARD[card]} is revealed."
        case Reshuffled(cards):
            return f"The deck has run out; the {cards} discarded cards are shuffled into a new one."
        case Stuck(seat):
            return f"{{{seat}}} can perform none of the four actions."
        case Scored(rise, fall, points):
            parts = [f"{{{seat}}} {points[seat]} ({rise[seat]} up, {fall[seat]} down)" for seat in range(len(points))]
            return f"The agendas are revealed: {', '.join(parts)}."
        case Won(winners, _, victories):
            tally = " : ".join(str(won) for won in victories)
            return f"{names(list(winners))} {'wins' if len(winners) == 1 else 'win'} the game. Victories: {tally}."
        case Ended(winners, _):
            return f"{names(list(winners))} {'wins' if len(winners) == 1 else 'win together'}."
    raise TypeError(f"no words for {event}")


def result(state: Treachery) -> Result:
    winners = state.champions()
    if state.variant.match:
        who = names(winners)
        verb = "has" if len(winners) == 1 else "have"
        reason = f"{who} {verb} won {MATCH_VICTORIES} games."
        return Result(tuple(winners), tuple(state.victories), "TRE-MATCH-1", reason)
    points = tuple(state.points(agendas.ALL[goal]) for goal in state.goals)
    return Result(tuple(winners), points, state.ending_rule(), f"{why_over(state)} {why_won(state, winners)}")


def why_over(state: Treachery) -> str:
    if state.ending == TWO_KILLED:
        dead = [who.name for who in CHARACTERS if state.killed >> who.number & 1]
        return f"{listed(dead)} are Killed."
    if state.ending == DECK_OUT:
        return "The action deck ran out for the second time."
    return f"{{{state.active}}} could perform no action."


def why_won(state: Treachery, winners: list[int]) -> str:
    who, leaders = names(winners), state.leaders()
    if len(leaders) == 1:
        return f"{who} has most points."
    if len(winners) == 1:
        return f"{names(leaders)} have equally many points; {who} has the best single noble."
    return f"{who} have equally many points and equally good nobles."


def names(seats: list[int]) -> str:
    return listed([f"{{{seat}}}" for seat in seats])
