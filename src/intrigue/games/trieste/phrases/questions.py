"""What is asked of a seat, and what the others are told meanwhile. A question says what can be chosen now, so it knows
the choices of the seat that is asked; the others are told only what all can see."""

from __future__ import annotations

from ....core.phrase import Phrase, phrase
from ....core.phrase import seat as of_seat
from ....core.state import TABLE
from ..cards.law import IN_HAND, Arrest, Free, Recruit, Seize
from ..cards.money import Exchange, Giving, Keeping, MayGain, Rob, Sell, Taking
from ..cards.titles import worth
from ..rules.actions import DRAW, PASS, REVEAL
from ..rules.ending import BuyBack
from ..rules.heroes import HeroTime, PickHeroes
from ..rules.payment import Pay, unpack
from ..rules.reactions import Window
from ..rules.setup import ChooseFactions
from ..rules.turn import PHASES, Draw, Play, Risen
from ..state import Trieste
from .things import of_card, of_number, own_hero


def question(state: Trieste, seat: int, asked: tuple[int, ...]) -> Phrase:
    if state.over:
        return phrase("ask-nobody")
    top = state.stack[-1]
    if isinstance(top, PickHeroes):
        if seat in asked:
            return phrase("ask-hero")
        return phrase("ask-heroes" if seat == TABLE else "ask-heroes-of-others")
    if seat not in asked:
        return meanwhile(top, of_seat(asked[0]))
    actions = state.offer(seat)
    own = own_question(state, top, actions)
    if REVEAL in actions and not isinstance(top, HeroTime):
        return phrase("ask-or-reveal", question=own, hero=of_card(own_hero(state, state.faction_of[seat]).id))
    return own


def meanwhile(top: object, who: str) -> Phrase:
    match top:
        case ChooseFactions():
            return phrase("ask-other-faction", seat=who)
        case Draw():
            return phrase("ask-other-draw", seat=who)
        case Play():
            return phrase("ask-other-play", seat=who)
        case Pay():
            return phrase("ask-other-pay", seat=who, cost=top.cost)
        case Window():
            return phrase("ask-other-react", seat=who)
        case HeroTime():
            return phrase("ask-other-hero", seat=who)
        case BuyBack():
            return phrase("ask-other-buy", seat=who)
        case _:
            return phrase("ask-other", seat=who)


def own_question(state: Trieste, top: object, actions: list[int]) -> Phrase:
    """The question as it is put to the seat that has these options."""
    nothing = not any(action not in (PASS, REVEAL) for action in actions)
    match top:
        case ChooseFactions():
            return phrase("ask-faction")
        case Draw(first=first):
            return drawing(1 if first else 2, actions)
        case Play():
            return phrase("ask-play-none" if nothing else "ask-play")
        case Pay(cost=cost):
            total = worth(unpack(actions[0]))
            return phrase("ask-pay", cost=cost) if total == cost else phrase("ask-pay-more", cost=cost, total=total)
        case Window():
            return phrase("ask-react-none" if nothing else "ask-react", threat=threat(state))
        case HeroTime(who=who, phase=phase, early=early):
            given = {"phase": f"phase:{PHASES[phase]}", "hero": of_card(own_hero(state, who).id)}
            if REVEAL not in actions:
                return phrase("ask-reveal-none", **given)
            return phrase("ask-reveal-early" if early else "ask-reveal", **given)
        case BuyBack():
            return phrase("ask-buy-none" if nothing else "ask-buy")
        case Keeping():
            return phrase("ask-keep")
        case MayGain(count=count):
            return phrase("ask-gain", count=count)
        case Exchange(times=times):
            return phrase("ask-exchange-none") if nothing else phrase("ask-exchange", times=times)
        case Sell(times=times, each=each):
            return phrase("ask-discard", times=times, each=each)
        case Giving(who=who, taker=taker, count=count):
            going = state.treasure_to_go(who, count)
            return phrase("ask-give", count=going, taker=of_seat(state.seat_of[taker]))
        case Rob(count=count):
            return phrase("ask-rob", count=count)
        case Arrest(place=place, count=count):
            return phrase("ask-capture-hand" if place == IN_HAND else "ask-capture-discards", count=count)
        case Free(to_hand=to_hand):
            return phrase("ask-free-hand" if to_hand else "ask-free-discards")
        case Recruit():
            return phrase("ask-fetch-none" if nothing else "ask-fetch")
        case _:
            raise TypeError(f"nothing is asked by {top}")


def drawing(number: int, actions: list[int]) -> Phrase:
    own, treasure = DRAW + 1 in actions, DRAW in actions
    if own and treasure:
        return phrase("ask-draw", number=number)
    if own:
        return phrase("ask-draw-own", number=number)
    return phrase("ask-draw-treasure", number=number) if treasure else phrase("ask-draw-none")


def threat(state: Trieste) -> Phrase:
    """What is about to happen lies right beneath the question."""
    match state.stack[-2]:
        case Seize(card=card):
            return phrase("show-capture", card=of_number(card))
        case Taking(who=taker, victim=victim, count=count) | Giving(taker=taker, who=victim, count=count):
            going = state.treasure_to_go(victim, count)
            return phrase("show-taking-yours", seat=of_seat(state.seat_of[taker]), count=going)
        case Risen(count=count):
            return phrase("show-renown", count=state.infamy_to_come(count))
        case frame:
            raise TypeError(f"nothing is threatened by {frame}")
