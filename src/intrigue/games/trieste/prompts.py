"""What is asked of a seat, and what the others are told meanwhile."""

from __future__ import annotations

from ...core.state import TABLE
from .cards.law import IN_HAND, Arrest, Free, Recruit, Seize
from .cards.money import Exchange, Giving, Keeping, MayGain, Rob, Sell, Taking
from .cards.titles import CARDS
from .rules.heroes import PickHeroes
from .rules.payment import Pay
from .rules.reactions import Window
from .rules.setup import ChooseFactions
from .rules.turn import PHASES, BuyBack, Draw, HeroTime, Play, Risen
from .state import Trieste
from .words import count


def prompt(state: Trieste, seat: int, asked: tuple[int, ...]) -> str:
    if state.over:
        return "The game is over."
    top = state.stack[-1]
    if isinstance(top, PickHeroes):
        if seat in asked:
            return "Pick your Hero in secret."
        return f"The {'players' if seat == TABLE else 'others'} pick their Heroes in secret."
    if seat in asked:
        return question(state, top)
    who = f"{{{asked[0]}}}"
    match top:
        case ChooseFactions():
            return f"{who} chooses a faction."
        case Draw():
            return f"{who} draws a card."
        case Play():
            return f"{who} plays a card, or none."
        case Pay():
            return f"{who} pays {top.cost}."
        case Window():
            return f"{who} may react."
        case HeroTime():
            return f"{who} may reveal a Hero."
        case BuyBack():
            return f"{who} may take characters back."
        case _:
            return f"{who} chooses."


def question(state: Trieste, top: object) -> str:
    match top:
        case ChooseFactions():
            return "Which faction do you play?"
        case Draw(first=first):
            return "Draw the first of two cards." if first else "Draw the second card."
        case Play():
            return "Play a card face-down, or nothing."
        case Pay(cost=cost):
            return f"Pay {cost}. No change is given."
        case Window():
            return f"{situation(state)} Do you react?"
        case HeroTime(phase=phase, early=True):
            return f"{PHASES[phase].title()} Phase, others have acted: your Hero lies face-down."
        case HeroTime(phase=phase):
            return f"{PHASES[phase].title()} Phase: your Hero lies face-down."
        case BuyBack():
            return "Take characters of level 1 or more back for their cost, one by one."
        case Keeping():
            return "Keep one of these treasures in secret."
        case MayGain(count=number):
            return f"You may draw {count(number, 'treasure')}."
        case Exchange(times=times):
            return f"Exchange a treasure? {times} to go."
        case Sell(times=times, each=each):
            return f"Discard a card for {count(each, 'treasure')}? {times} to go."
        case Giving(taker=taker, count=number):
            return f"Hand over {count(number, 'treasure')} to {{{state.seat_of[taker]}}}."
        case Rob(count=number):
            return f"From whom do you take {count(number, 'treasure')}?"
        case Arrest(place=place):
            return f"Which Thief in the {'hand' if place == IN_HAND else 'discards'} do you capture?"
        case Free():
            return "Which Thief goes free?"
        case Recruit():
            return "Which character do you take from your deck?"
        case _:
            return "Choose."


def situation(state: Trieste) -> str:
    """What is about to happen lies right beneath the question."""
    match state.stack[-2]:
        case Seize(card=card):
            return f"{CARDS[card].name} is about to be captured."
        case Taking(who=taker, count=number) | Giving(taker=taker, count=number):
            return f"{{{state.seat_of[taker]}}} is about to take {count(number, 'treasure')} from you."
        case Risen(count=number):
            return f"The Thief is about to gain {number} Infamy."
        case frame:
            raise TypeError(f"no words for {frame}")
