"""What is asked, offered, refused and told, and how it ended: kinds that the catalogues in `words` have words for, and
what they are about."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from ...core.event import POSITIONED, Event, Positioned
from ...core.labels import Wording
from ...core.phrase import Argument, Phrase, Words, phrase
from ...core.phrase import seat as of_seat
from ...core.refusal import Refusal, no
from ...core.refusals import Refusals
from ...core.result import Result
from ...core.state import TABLE
from ...core.story import Story
from .cards import ARGUMENTS, CARDS
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
from .notation import CARD_IDS
from .rules import PAUSE, PICK, Societies
from .state import (
    CHEST_SIZE,
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


def of_society(name: str) -> str:
    return f"society:{name}"


def of_card(name: str) -> str:
    return f"card:{name}"


def of_seats(seats: Sequence[int]) -> tuple[str, ...]:
    return tuple(of_seat(seat) for seat in seats)


# ---------------------------------------------------------------------- questions and choices


def question(state: Trickery, seat: int) -> Phrase:
    if state.over:
        return phrase("ask-nobody")
    asked = state.asked_seats(seat)
    if isinstance(state.stack[-1], Societies):
        return phrase("ask-society" if seat in asked else "ask-societies" if seat == TABLE else "ask-society-of-others")
    if seat not in asked:
        return phrase("ask-other", seat=of_seat(asked[0]))
    if state.hands[seat] == WHOLE_HAND:
        return phrase("ask-card")
    return phrase("ask-pause" if state.legal(seat) == [PAUSE] else "ask-card-or-pause")


class TrickeryWords(Wording[Trickery]):
    def label(self, state: Trickery, seat: int, action: int) -> Phrase:
        if action >= PICK:
            return phrase("do-join", society=of_society(SOCIETIES[action - PICK]))
        if action == PAUSE:
            return phrase("do-pause")
        card, argument = CARDS[action // ARGUMENTS], action % ARGUMENTS
        given: dict[str, Argument] = {"card": of_card(card.id)}
        if card.coins:
            given["coins"] = card.coins
        if card.targets_seat():
            given["target"] = of_seat(argument)
        elif argument:
            given["coins"] = argument
        return Phrase(f"do-{card.id}-unpaid" if card.unpaid(state, seat) else f"do-{card.id}", given)

    def about(self, state: Trickery, seat: int, action: int) -> tuple[str, ...]:
        if action >= PICK:
            return (of_society(SOCIETIES[action - PICK]),)
        if action == PAUSE:
            return ("pause",)
        card, argument = CARDS[action // ARGUMENTS], action % ARGUMENTS
        if card.targets_seat():
            return (of_card(card.id), of_seat(argument))
        return (of_card(card.id), f"chest:{SOCIETIES[state.sides[seat]]}")

    def rule_of(self, state: Trickery, seat: int, action: int) -> str:
        if action >= PICK:
            return "TRK-SET-3"
        return "TRK-PAUSE-1" if action == PAUSE else CARDS[action // ARGUMENTS].rule

    def shared_cache_key(self, state: Trickery, seat: int) -> Hashable:
        return state.sides[seat], state.coins[seat] > 0


# ---------------------------------------------------------------------- refusals


class TrickeryRefusals(Refusals[Trickery]):
    def whose_rule(self, state: Trickery, seat: int) -> str:
        """Whoever has picked a society waits for the others."""
        return "TRK-SET-3" if isinstance(state.stack[-1], Societies) else super().whose_rule(state, seat)

    def misread(self, state: Trickery, text: str) -> Refusal | None:
        """A card was named, but not on whom or for how much; or somebody would rather do nothing."""
        if text == "pass" and not isinstance(state.stack[-1], Societies):
            return no("TRK-TURN-1", "no-passing")
        card = CARD_IDS.get(text.partition(" ")[0])
        if card is None:
            return None
        if card.targets_seat():
            return no(card.rule, "no-target", seats=state.seats, say=card.id)
        if card.counts_coins():
            return no(card.rule, "no-amount", say=card.id)
        return no(card.rule, "no-number-here", say=card.id)

    def obstacle(self, state: Trickery, seat: int, action: int) -> Refusal | None:
        choosing = isinstance(state.stack[-1], Societies)
        if PICK <= action < PICK + len(SOCIETIES):
            return None if choosing else no("TRK-SET-3", "no-second-society")
        if action != PAUSE and not 0 <= action < len(CARDS) * ARGUMENTS:
            return None
        if choosing:
            return no("TRK-SET-3", "no-society-yet")
        if action == PAUSE:
            return no("TRK-PAUSE-1", "no-played-card") if state.hands[seat] == WHOLE_HAND else None
        card, argument = CARDS[action // ARGUMENTS], action % ARGUMENTS
        if not state.hands[seat] >> card.number & 1:
            return no("TRK-ACT-1", "no-card-twice", card=of_card(card.id))
        if argument >= (state.seats if card.targets_seat() else ARGUMENTS if card.counts_coins() else 1):
            return None
        return card.obstacle(state, seat, argument)


# ---------------------------------------------------------------------- what is told


class TrickeryStory(Story[Trickery]):
    def of(self, event: Event) -> Phrase:
        match event:
            case Positioned():
                return POSITIONED
            case Picked(seat, society):
                return phrase("tell-picked", seat=of_seat(seat), society=of_society(society))
            case Shown(societies):
                members = [
                    phrase("tell-member", seat=of_seat(seat), society=of_society(name))
                    for seat, name in enumerate(societies)
                ]
                return phrase("tell-shown", members=tuple(members))
            case Starts(seat):
                return phrase("tell-starts", seat=of_seat(seat))
            case Played(seat, card, None, None):
                return phrase("tell-played", seat=of_seat(seat), card=of_card(card))
            case Played(seat, card, None, coins):
                return phrase("tell-played-for", seat=of_seat(seat), card=of_card(card), coins=coins or 0)
            case Played(seat, card, int(target), _):
                return phrase("tell-played-on", seat=of_seat(seat), card=of_card(card), target=of_seat(target))
            case Paused(seat, cards):
                return phrase("tell-paused", seat=of_seat(seat), cards=len(cards))
            case Skipped(seat):
                return phrase("tell-skipped", seat=of_seat(seat))
            case Stole(seat, victim):
                return phrase("tell-stole", seat=of_seat(seat), victim=of_seat(victim))
            case Gave(None, to, coins):
                return phrase("tell-gained", seat=of_seat(to), coins=coins)
            case Gave(int(giver), to, coins):
                return phrase("tell-gave", seat=of_seat(giver), to=of_seat(to), coins=coins)
            case Laid():
                return laid_story(event, 1)
            case Payout(_, society, seals):
                gains = [phrase("tell-gain", seat=of_seat(seat), seals=gain) for seat, gain in enumerate(seals) if gain]
                return phrase("tell-payout", society=of_society(society), gains=tuple(gains))
            case Turned(seat, society):
                return phrase("tell-turned", seat=of_seat(seat), society=of_society(society))
            case Ended(winners, _):
                return phrase("tell-ended", winners=of_seats(winners))
        raise TypeError(f"nothing is told of {event}")

    def chapter(self, events: Sequence[Event]) -> list[Words]:
        """Coins that one player lays into one chest, one after the other, are told in one sentence."""
        told: list[Words] = []
        coins = 0
        for at, event in enumerate(events):
            if not isinstance(event, Laid):
                told.append(self.of(event))
                continue
            coins += 1
            after = events[at + 1] if at + 1 < len(events) else None
            if not isinstance(after, Laid) or (after.seat, after.society) != (event.seat, event.society):
                told.append(laid_story(event, coins))
                coins = 0
        return told

    def result(self, state: Trickery) -> Result:
        winners = of_seats(state.winners)
        if state.ending == ONE_WINNER:
            reason = phrase("won-by-seals", winners=winners, seals=SEALS_TO_WIN)
        elif state.ending == MOST_COINS:
            reason = phrase("won-by-coins", winners=winners, seals=SEALS_TO_WIN)
        elif state.ending == MOST_SEALS:
            reason = phrase("won-by-most-seals", winners=winners, seals=SEALS_TO_WIN)
        elif state.ending == JOINT:
            tied = sum([seals >= SEALS_TO_WIN for seals in state.seals])
            kind = "won-jointly" if tied == len(state.winners) else "won-by-coins"  # somebody had fewer
            reason = phrase(kind, winners=winners, seals=SEALS_TO_WIN)
        else:
            leaders = [seat for seat in range(state.seats) if state.seals[seat] == max(state.seals)]
            reason = phrase("won-by-limit" if len(leaders) == 1 else "won-by-limit-and-coins", winners=winners)
        return Result(tuple(state.winners), tuple(state.seals), ENDING_RULES[state.ending], reason)


def laid_story(event: Laid, coins: int) -> Phrase:
    society = of_society(event.society)
    return phrase(
        "tell-laid", seat=of_seat(event.seat), coins=coins, society=society, chest=event.chest, full=CHEST_SIZE
    )
