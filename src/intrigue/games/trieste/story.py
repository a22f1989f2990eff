"""What happened, and how it ended, in words. `{2}` stands for the name of seat 2."""

from __future__ import annotations

from ...core.event import POSITIONED, Event, Positioned
from ...core.phrase import Words
from ...core.result import Result
from . import events as ev
from .cards.titles import MERCHANT, NO_CARD, THIEF, WATCH, worth
from .state import CAPTURES_TO_WIN, ENDING_RULES, INFAMY_TO_WIN, LAW_AND_ORDER, NINE_TAILS, UNTOLD_RICHES, Trieste
from .words import CARD_NAMES, FACTION_NAMES, HERO_NAMES, count, listed, purse


def card_name(id: str) -> str:
    return CARD_NAMES[id]


def cards_in_words(ids: tuple[str, ...]) -> str:
    parts = []
    for id in dict.fromkeys(ids):
        number = ids.count(id)
        parts.append(CARD_NAMES[id] if number == 1 else f"{number} x {CARD_NAMES[id]}")
    return listed(parts) if parts else "nothing"


NOBODY = {
    "table": "There is no Thief on the table to capture.",
    "hand": "There is no Thief in the hand whom this could capture.",
    "discards": "There is no Thief in the discards to capture.",
    "prison": "There is nobody in prison to free.",
}


def story(event: Event) -> Words:
    match event:
        case Positioned():
            return POSITIONED
        case ev.Joined(seat, faction):
            return f"{{{seat}}} plays the {FACTION_NAMES[faction]}."
        case ev.Picked(seat, hero):
            return f"{{{seat}}} secretly picks {HERO_NAMES[hero]}."
        case ev.TurnBegan(turn):
            return f"Turn {turn} begins."
        case ev.Drew(seat, "treasure", number):
            return f"{{{seat}}} draws {count(number, 'treasure')}."
        case ev.Drew(seat, faction, number):
            return f"{{{seat}}} draws {count(number, f'{FACTION_NAMES[faction]} card')}."
        case ev.DrewCards(seat, cards):
            return f"{{{seat}}} draws {cards_in_words(cards)}."
        case ev.Refilled():
            return "The treasure discards are shuffled into a new deck."
        case ev.Shuffled("treasure"):
            return "The treasure deck is shuffled."
        case ev.Shuffled(deck):
            return f"The {FACTION_NAMES[deck]} deck is shuffled."
        case ev.Laid(seat, None):
            return f"{{{seat}}} lays a card face-down."
        case ev.Laid(seat, card):
            return f"{{{seat}}} lays {card_name(card or '')} face-down."
        case ev.Passed(seat):
            return f"{{{seat}}} plays nothing."
        case ev.TurnedUp(seat, card, cost):
            return f"{{{seat}}} turns up {card_name(card)}{f', which costs {cost}' if cost else ''}."
        case ev.Paid(seat, treasures):
            return f"{{{seat}}} pays {purse(treasures)}."
        case ev.CannotPay(seat, card, hand):
            return f"{{{seat}}} cannot pay for {card_name(card)} and shows the hand: {cards_in_words(hand)}."
        case ev.Acts(seat, card):
            return f"{card_name(card)} of {{{seat}}} takes effect."
        case ev.Reacted(seat, card):
            return f"{{{seat}}} reacts with {card_name(card)}!"
        case ev.LetBe(seat, _):
            return f"{{{seat}}} lets it happen."
        case ev.Captured(card, "table"):
            return f"{card_name(card)} is captured."
        case ev.Captured(card, place):
            return f"{card_name(card)} is captured from the {place}."
        case ev.Escaped(card, "table"):
            return f"{card_name(card)} is not captured."
        case ev.Escaped(card, place):
            return f"{card_name(card)} is not captured and stays in the {place}."
        case ev.Missed(card, level, reach):
            return f"{card_name(card)} is of level {level}, and the reach is level {reach}: not captured."
        case ev.Nobody(place):
            return NOBODY[place]
        case ev.Empty(seat):
            return f"{{{seat}}} has no treasure to take."
        case ev.Freed(card, place):
            return f"{card_name(card)} goes free, to the Thief's {place}."
        case ev.Infamy(change, total):
            verb = "gains" if change > 0 else "loses"
            return f"The Thief {verb} {abs(change)} Infamy and has {total}."
        case ev.Hushed(card, number):
            return f"{card_name(card)} does not bring the Thief {number} Infamy."
        case ev.Showed(seat, cards):
            return f"{{{seat}}} shows {cards_in_words(cards)}."
        case ev.Took(seat, victim, treasures):
            return f"{{{seat}}} takes {purse(treasures)} from {{{victim}}}."
        case ev.Spared(seat, taker, number):
            return f"{{{taker}}} does not get {count(number, 'treasure')} from {{{seat}}}."
        case ev.Safe(seat):
            return f"Nothing can be taken from {{{seat}}}."
        case ev.Guarded(seat):
            return f"{{{seat}}} is guarded for the rest of the turn."
        case ev.Discarded(seat, cards):
            return f"{{{seat}}} discards {cards_in_words(cards)}."
        case ev.Looked(seat, number, ()):
            return f"{{{seat}}} draws {count(number, 'treasure')} to choose from."
        case ev.Looked(seat, _, treasures):
            return f"{{{seat}}} looks at {purse(treasures)}."
        case ev.Kept(seat, discarded, None):
            return f"{{{seat}}} keeps one and discards {purse(discarded)}."
        case ev.Kept(seat, discarded, kept):
            return f"{{{seat}}} keeps a {card_name(kept or '')} and discards {purse(discarded)}."
        case ev.Exchanged(seat, gave, got):
            return f"{{{seat}}} exchanges a {card_name(gave)} for a {card_name(got)}."
        case ev.Found(seat, _, None):
            return f"{{{seat}}} searches the deck and takes nobody."
        case ev.Found(seat, deck, card):
            where = "treasure deck" if deck == "treasure" else "deck"
            return f"{{{seat}}} searches the {where} and takes {card_name(card or '')}."
        case ev.Dearer(seat, more):
            return f"The character or action that {{{seat}}} plays next turn costs {more} more."
        case ev.BoughtBack(seat, card):
            return f"{{{seat}}} takes {card_name(card)} back."
        case ev.HeroShown(seat, hero):
            return f"{{{seat}}} reveals a Hero: {HERO_NAMES[hero]}!"
        case ev.HeroHidden(seat, hero):
            return f"{{{seat}}} turns {HERO_NAMES[hero]} face-down for good."
        case ev.Ended(None, _):
            return "The game is a draw."
        case ev.Ended(winner, _):
            return f"{{{winner}}} wins."
    raise TypeError(f"no words for {event}")


# ---------------------------------------------------------------------- the end


def result(state: Trieste) -> Result:
    """Scores are how much of the own goal everyone had reached, in percent."""
    reached = [
        100 * len(state.captured) // CAPTURES_TO_WIN,
        100 * worth(state.hands[MERCHANT]) // state.riches_needed(),
        100 * state.infamy // INFAMY_TO_WIN,
    ]
    scores = tuple(reached[state.faction_of[seat]] for seat in range(state.seats))
    winners = () if state.winner == NO_CARD else (state.seat_of[state.winner],)
    return Result(winners, scores, ENDING_RULES[state.ending], reason(state))


def reason(state: Trieste) -> str:
    if state.winner == NO_CARD:
        return "The last turn is over and nobody has won."
    who = f"{{{state.seat_of[state.winner]}}}"
    deed = {
        WATCH: f"{who} has captured {len(state.captured)} Thieves",
        MERCHANT: f"{who} holds treasure worth {worth(state.hands[MERCHANT])} of {state.riches_needed()}",
        THIEF: f"{who} has {state.infamy} Infamy",
    }[state.winner]
    if state.ending not in (LAW_AND_ORDER, UNTOLD_RICHES, NINE_TAILS):
        others = [f"{{{state.seat_of[f]}}}" for f in range(state.winner + 1, 3) if state.fulfilled(f)]
        return f"{deed} and comes before {listed(others)}, whose goal is reached too."
    return f"{deed}."
