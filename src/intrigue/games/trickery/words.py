"""Actions and events in words. In words for people, `{2}` stands for the name of seat 2."""

from __future__ import annotations

from ...core.event import POSITIONED, Event, Positioned
from ...core.refusal import Refusal
from ...core.result import Result
from .cards import ARGUMENTS, CARDS, ActionCard
from .events import (
    Ended,
    Gave,
    Laid,
    Paused,
    Payout,
    Picked,
    Played,
    Shown,
    Skipped,
    Starts,
    Stole,
    Turned,
)
from .rules import PAUSE, PICK, Societies
from .state import (
    COINS,
    ENDING_RULES,
    JOINT,
    MOST_COINS,
    MOST_SEALS,
    ONE_WINNER,
    SEALS_TO_WIN,
    SOCIETIES,
    WHOLE_HAND,
    Trickery,
)

SOCIETY_NAMES = {"thorn": "Thorn Society", "machine": "Machine Society"}
CARD_IDS = {card.id: card for card in CARDS}
CARD_NAMES = {card.id: card.name for card in CARDS}


# ---------------------------------------------------------------------- actions


def say(state: Trickery, seat: int, action: int) -> str:
    if action >= PICK:
        return f"choose {SOCIETIES[action - PICK]}"
    if action == PAUSE:
        return "pause"
    card, argument = CARDS[action // ARGUMENTS], action % ARGUMENTS
    if card.targets_seat():
        return f"{card.id} {argument + 1}"
    return f"{card.id} {argument}" if argument else card.id


def codes(card: ActionCard) -> range:
    """The numbers that the actions of a card may have: a seat to name, or the coins of a tribute."""
    first = card.number * ARGUMENTS
    if card.targets_seat():
        return range(first, first + 6)
    return range(first + 1, first + 1 + COINS) if card.id == "tribute" else range(first, first + 1)


def read(state: Trickery, seat: int, text: str) -> int | None:
    word, _, rest = text.partition(" ")
    if word == "pause" and not rest:
        return PAUSE
    if word == "choose" and rest in SOCIETIES:
        return PICK + SOCIETIES.index(rest)
    card = CARD_IDS.get(word)
    if card is None:
        return None
    if card.id == "favour":
        return None if rest else card.number * ARGUMENTS
    if not (rest.isascii() and rest.isdigit()) or len(rest) > 2:
        return None
    number = int(rest)
    if card.targets_seat():
        return card.number * ARGUMENTS + number - 1 if 1 <= number <= state.seats else None
    return card.number * ARGUMENTS + number if number < ARGUMENTS else None


def misread(state: Trickery, text: str) -> Refusal | None:
    """A card was named, but not on whom or for how much."""
    card = CARD_IDS.get(text.partition(" ")[0])
    if card is None:
        return None
    if card.id == "favour":
        return Refusal(card.rule, "This card takes no number: favour.")
    if card.targets_seat():
        return Refusal(card.rule, f"On whom? Name a seat from 1 to {state.seats}: {card.id} 1.")
    return Refusal(card.rule, f"How many coins? Name a number: {card.id} 1.")


def label(state: Trickery, seat: int, action: int) -> str:
    if action >= PICK:
        return f"Join the {SOCIETY_NAMES[SOCIETIES[action - PICK]]}"
    if action == PAUSE:
        return "Pause: take your played cards back"
    card, argument = CARDS[action // ARGUMENTS], action % ARGUMENTS
    target = f"{{{argument}}}"
    match card.id:
        case "betray":
            return f"Betray your allies: steal 1 coin from {target} and change sides"
        case "build":
            return f"Build relationships: {target} gets 2 coins from the pool"
        case "bribe":
            return f"Bribe your enemies: 1 coin to {target}, who comes over to you"
        case "favour":
            coin = "1 coin into your chest, then " if state.coins[seat] else ""
            return f"Call in a favour: {coin}take 2 coins"
        case "tribute":
            return f"Pay tribute: {coins(argument)} into your chest"
        case _:
            return f"Outdo the competition: 1 coin into your chest, {target} changes sides"


def about(state: Trickery, seat: int, action: int) -> tuple[str, ...]:
    if action >= PICK:
        return (f"society:{SOCIETIES[action - PICK]}",)
    if action == PAUSE:
        return ("pause",)
    card, argument = CARDS[action // ARGUMENTS], action % ARGUMENTS
    if card.targets_seat():
        return (f"card:{card.id}", f"seat:{argument}")
    return (f"card:{card.id}", f"chest:{SOCIETIES[state.sides[seat]]}")


def rule_of(action: int) -> str:
    if action >= PICK:
        return "TRK-SET-3"
    return "TRK-PAUSE-1" if action == PAUSE else CARDS[action // ARGUMENTS].rule


def obstacle(state: Trickery, seat: int, action: int) -> Refusal | None:
    choosing = isinstance(state.stack[-1], Societies)
    if PICK <= action < PICK + len(SOCIETIES):
        return None if choosing else Refusal("TRK-SET-3", "The societies were chosen at the start.")
    if not 0 <= action <= PAUSE:
        return None
    if choosing:
        return Refusal("TRK-SET-3", "First everyone picks a society.")
    if action == PAUSE:
        if state.hands[seat] == WHOLE_HAND:
            return Refusal("TRK-PAUSE-1", "You have no played card to take back.")
        return None
    card, argument = CARDS[action // ARGUMENTS], action % ARGUMENTS
    if not state.hands[seat] >> card.number & 1:
        return Refusal("TRK-ACT-1", "That card lies played before you; pause to take it back.")
    if card.targets_seat() and argument >= state.seats:
        return None
    if card.id == "favour" and argument:
        return None
    return card.obstacle(state, seat, argument)


# ---------------------------------------------------------------------- events


def story(event: Event) -> str:
    match event:
        case Positioned():
            return POSITIONED
        case Picked(seat, society):
            return f"{{{seat}}} secretly picks the {SOCIETY_NAMES[society]}."
        case Shown(societies):
            sides = [f"{{{seat}}} in the {SOCIETY_NAMES[name]}" for seat, name in enumerate(societies)]
            return f"The society cards are turned up: {', '.join(sides)}."
        case Starts(seat):
            return f"{{{seat}}} takes the first turn."
        case Played(seat, card, None, None):
            return f"{{{seat}}} plays {CARD_NAMES[card]}."
        case Played(seat, card, None, number):
            return f"{{{seat}}} plays {CARD_NAMES[card]}: {coins(number or 0)}."
        case Played(seat, card, target, _):
            return f"{{{seat}}} plays {CARD_NAMES[card]} on {{{target}}}."
        case Paused(seat, cards):
            return f"{{{seat}}} pauses and takes back {len(cards)} card{'s' if len(cards) > 1 else ''}."
        case Skipped(seat):
            return f"{{{seat}}} can neither act nor pause."
        case Stole(seat, victim):
            return f"{{{seat}}} steals 1 coin from {{{victim}}}."
        case Gave(None, to, number):
            return f"{{{to}}} gets {coins(number)} from the pool."
        case Gave(giver, to, number):
            return f"{{{giver}}} gives {{{to}}} {coins(number)}."
        case Laid(seat, society, chest):
            return f"{{{seat}}} lays a coin into the chest of the {SOCIETY_NAMES[society]}: {chest} of 5."
        case Payout(_, society, seals):
            gains = [f"{{{seat}}} +{gain}" for seat, gain in enumerate(seals) if gain]
            return f"The chest of the {SOCIETY_NAMES[society]} is full! Seals: {', '.join(gains)}."
        case Turned(seat, society):
            return f"{{{seat}}} is now in the {SOCIETY_NAMES[society]}."
        case Ended(winners, _):
            return f"{names(list(winners))} {'wins' if len(winners) == 1 else 'win together'}."
    raise TypeError(f"no words for {event}")


def result(state: Trickery) -> Result:
    winners = state.winners
    who = names(winners)
    verb = "has" if len(winners) == 1 else "have"
    if state.ending == ONE_WINNER:
        reason = f"{who} {verb} {SEALS_TO_WIN} seals or more."
    elif state.ending == MOST_COINS:
        reason = f"Several reached {SEALS_TO_WIN} seals at once; {who} {verb} most coins."
    elif state.ending == MOST_SEALS:
        reason = f"Several reached {SEALS_TO_WIN} seals at once; {who} {verb} most."
    elif state.ending == JOINT:
        reason = f"Several reached {SEALS_TO_WIN} seals at once; {who} are equal in coins too."
    else:
        leaders = [seat for seat in range(state.seats) if state.seals[seat] == max(state.seals)]
        coins_too = "" if len(leaders) == 1 else " and coins"
        reason = f"The turn limit is reached; {who} {verb} most seals{coins_too}."
    return Result(tuple(winners), tuple(state.seals), ENDING_RULES[state.ending], reason)


def coins(number: int) -> str:
    return f"{number} coin{'' if number == 1 else 's'}"


def names(seats: list[int]) -> str:
    parts = [f"{{{seat}}}" for seat in seats]
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"
