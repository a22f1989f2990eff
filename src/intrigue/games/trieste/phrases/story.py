"""What is told of what happened, and how it ended."""

from __future__ import annotations

from ....core.event import POSITIONED, Event, Positioned
from ....core.phrase import Phrase, phrase
from ....core.phrase import seat as of_seat
from ....core.result import Result
from ....core.story import Story
from .. import events as ev
from ..cards.titles import MERCHANT, NO_CARD, WATCH, worth
from ..state import CAPTURES_TO_WIN, ENDING_RULES, INFAMY_TO_WIN, LAW_AND_ORDER, NINE_TAILS, UNTOLD_RICHES, Trieste
from .things import TREASURE_IDS, of_card, purse, several


class TriesteStory(Story[Trieste]):
    def of(self, event: Event) -> Phrase:
        match event:
            case Positioned():
                return POSITIONED
            case ev.Joined(seat, faction):
                return phrase("tell-joined", seat=of_seat(seat), faction=f"faction:{faction}")
            case ev.Picked(seat, hero):
                return phrase("tell-picked", seat=of_seat(seat), hero=of_card(hero))
            case ev.TurnBegan(turn):
                return phrase("tell-turn", turn=turn)
            case ev.Drew() | ev.DrewCards() | ev.Refilled() | ev.Shuffled() | ev.Looked() | ev.Kept() | ev.Found():
                return of_decks(event)
            case ev.Laid() | ev.Passed() | ev.TurnedUp() | ev.Paid() | ev.CannotPay() | ev.Acts():
                return of_playing(event)
            case ev.Captured() | ev.Escaped() | ev.Missed() | ev.Nobody() | ev.Freed() | ev.Infamy() | ev.Hushed():
                return of_thieves(event)
            case ev.Reacted(seat, card):
                return phrase("tell-reacted", seat=of_seat(seat), card=of_card(card))
            case ev.LetBe(seat, _):
                return phrase("tell-let-be", seat=of_seat(seat))
            case ev.Dearer(seat, more):
                return phrase("tell-dearer", seat=of_seat(seat), more=more)
            case ev.BoughtBack(seat, card):
                return phrase("tell-bought", seat=of_seat(seat), card=of_card(card))
            case ev.HeroShown(seat, hero):
                return phrase("tell-hero", seat=of_seat(seat), hero=of_card(hero))
            case ev.HeroHidden(seat, hero):
                return phrase("tell-hero-done", seat=of_seat(seat), hero=of_card(hero))
            case ev.Ended(None, _):
                return phrase("tell-draw")
            case ev.Ended(int(winner), _):
                return phrase("tell-won", seat=of_seat(winner))
            case _:
                return of_hands(event)

    def result(self, state: Trieste) -> Result:
        """Scores are how much of their goal everyone had reached, in percent."""
        reached = [
            100 * len(state.captured) // CAPTURES_TO_WIN,
            100 * worth(state.hands[MERCHANT]) // state.riches_needed(),
            100 * state.infamy // INFAMY_TO_WIN,
        ]
        scores = tuple(reached[state.faction_of[seat]] for seat in range(state.seats))
        winners = () if state.winner == NO_CARD else (state.seat_of[state.winner],)
        return Result(winners, scores, ENDING_RULES[state.ending], reason(state))


def of_decks(event: Event) -> Phrase:
    match event:
        case ev.Drew(seat, "treasure", number):
            return phrase("tell-drew-treasure", seat=of_seat(seat), number=number)
        case ev.Drew(seat, faction, number):
            return phrase("tell-drew", seat=of_seat(seat), number=number, faction=f"faction:{faction}")
        case ev.DrewCards(seat, cards):
            return phrase("tell-drew-cards", seat=of_seat(seat), cards=several(cards))
        case ev.Refilled():
            return phrase("tell-refilled")
        case ev.Shuffled("treasure"):
            return phrase("tell-shuffled-treasure")
        case ev.Shuffled(faction):
            return phrase("tell-shuffled", faction=f"faction:{faction}")
        case ev.Looked(seat, number, ()):
            return phrase("tell-looked", seat=of_seat(seat), number=number)
        case ev.Looked(seat, _, treasures):
            return phrase("tell-looked-at", seat=of_seat(seat), coins=purse(treasures))
        case ev.Kept(seat, discarded, None):
            return phrase("tell-kept", seat=of_seat(seat), discarded=purse(discarded))
        case ev.Kept(seat, discarded, str(kept)):
            return phrase("tell-kept-card", seat=of_seat(seat), card=of_card(kept), discarded=purse(discarded))
        case ev.Found(seat, "treasure", None):
            return phrase("tell-found-no-treasure", seat=of_seat(seat))
        case ev.Found(seat, _, None):
            return phrase("tell-found-nobody", seat=of_seat(seat))
        case ev.Found(seat, "treasure", str(card)):
            return phrase("tell-found-treasure", seat=of_seat(seat), card=of_card(card))
        case ev.Found(seat, _, str(card)):
            return phrase("tell-found", seat=of_seat(seat), card=of_card(card))
    raise TypeError(f"nothing is told of {event}")


def of_playing(event: Event) -> Phrase:
    match event:
        case ev.Laid(seat, None):
            return phrase("tell-laid", seat=of_seat(seat))
        case ev.Laid(seat, str(card)):
            return phrase(coin_or(card, "tell-laid-coin", "tell-laid-card"), seat=of_seat(seat), card=of_card(card))
        case ev.Passed(seat):
            return phrase("tell-passed", seat=of_seat(seat))
        case ev.TurnedUp(seat, card, 0):
            return phrase(
                coin_or(card, "tell-turned-up-coin", "tell-turned-up"), seat=of_seat(seat), card=of_card(card)
            )
        case ev.TurnedUp(seat, card, cost):
            return phrase("tell-turned-up-at", seat=of_seat(seat), card=of_card(card), cost=cost)
        case ev.Paid(seat, treasures):
            return phrase("tell-paid", seat=of_seat(seat), coins=purse(treasures))
        case ev.CannotPay(seat, card, hand):
            return phrase("tell-cannot-pay", seat=of_seat(seat), card=of_card(card), hand=several(hand))
        case ev.Acts(seat, card):
            return phrase(coin_or(card, "tell-acts-coin", "tell-acts"), seat=of_seat(seat), card=of_card(card))
    raise TypeError(f"nothing is told of {event}")


def coin_or(card: str, coin: str, other: str) -> str:
    """One of many coins is told of in another way than a card with a name of its own."""
    return coin if card in TREASURE_IDS else other


def of_thieves(event: Event) -> Phrase:
    match event:
        case ev.Captured(card, place):
            return phrase(f"tell-captured-{place}", card=of_card(card))
        case ev.Escaped(card, place):
            return phrase(f"tell-escaped-{place}", card=of_card(card))
        case ev.Missed(card, level, reach):
            return phrase("tell-missed", card=of_card(card), level=level, reach=reach)
        case ev.Nobody(place):
            return phrase(f"tell-nobody-{place}")
        case ev.Freed(card, place):
            return phrase(f"tell-freed-{place}", card=of_card(card))
        case ev.Infamy(change, total) if change > 0:
            return phrase("tell-infamy", change=change, total=total)
        case ev.Infamy(change, total):
            return phrase("tell-infamy-lost", change=-change, total=total)
        case ev.Hushed(card, number):
            return phrase("tell-hushed", card=of_card(card), number=number)
    raise TypeError(f"nothing is told of {event}")


def of_hands(event: Event) -> Phrase:
    match event:
        case ev.Empty(_, "mint"):
            return phrase("tell-empty-mint")
        case ev.Empty(seat, lacks):
            return phrase(f"tell-empty-{lacks}", seat=of_seat(seat))
        case ev.Showed(seat, cards):
            return phrase("tell-showed", seat=of_seat(seat), cards=several(cards))
        case ev.Took(seat, victim, treasures):
            return phrase("tell-took", seat=of_seat(seat), victim=of_seat(victim), coins=purse(treasures))
        case ev.Spared(seat, taker, number):
            return phrase("tell-spared", seat=of_seat(seat), taker=of_seat(taker), number=number)
        case ev.Safe(seat):
            return phrase("tell-safe", seat=of_seat(seat))
        case ev.Guarded(seat):
            return phrase("tell-guarded", seat=of_seat(seat))
        case ev.Discarded(seat, cards):
            return phrase("tell-discarded", seat=of_seat(seat), cards=several(cards))
        case ev.Exchanged(seat, gave, got):
            return phrase("tell-exchanged", seat=of_seat(seat), gave=of_card(gave), got=of_card(got))
    raise TypeError(f"nothing is told of {event}")


# ---------------------------------------------------------------------- the end


def reason(state: Trieste) -> Phrase:
    if state.winner == NO_CARD:
        return phrase("won-by-nobody")
    who = of_seat(state.seat_of[state.winner])
    if state.winner == WATCH:
        deed = phrase("won-by-captures", winner=who, captures=len(state.captured))
    elif state.winner == MERCHANT:
        deed = phrase("won-by-riches", winner=who, riches=worth(state.hands[MERCHANT]), needed=state.riches_needed())
    else:
        deed = phrase("won-by-infamy", winner=who, infamy=state.infamy)
    if state.ending in (LAW_AND_ORDER, UNTOLD_RICHES, NINE_TAILS):
        return deed
    others = [of_seat(state.seat_of[faction]) for faction in range(state.winner + 1, 3) if state.has_won(faction)]
    return phrase("won-by-order", deed=deed, winner=who, others=tuple(others))
