"""A sensible player, who knows what each faction is after.

It never sees more than its seat: it is handed an imagined table, and deals what it cannot know anew for every trial.
"""

from __future__ import annotations

from typing import Any, Final

from ....core.phrase import Words, phrase
from ....core.player import Player
from ....core.rng import Rng
from ....core.state import Frame
from ..cards.money import Giving
from ..cards.titles import (
    NO_CARD,
)
from ..rules.actions import PASS, REVEAL
from ..rules.ending import BuyBack
from ..rules.heroes import HeroTime, PickHeroes
from ..rules.payment import Pay
from ..rules.setup import ChooseFactions
from ..rules.turn import Draw, Play
from ..state import Trieste
from .habits import buy, draw, should_reveal
from .outlook import CHANCES, Outlook, shares, weigh
from .reasons import explain_buying, explain_draw, explain_hero, explain_outlook

WORLDS: Final = 10
LOOKS: Final = 6  # how often it chooses anew to see whether it would always choose the same, before it explains


def tables(top: Frame[Any], worlds: int) -> int:
    """On how many tables a choice is tried: a card to play on all of them, anything else on half as many."""
    return worlds if isinstance(top, Play) else worlds // 2


def best_of(actions: list[int], outlooks: list[Outlook]) -> int:
    """The place of what looks best. Whether to reveal a Hero has been settled before."""
    best = 0
    for i in range(len(actions)):
        if actions[i] != REVEAL and outlooks[i].chance > outlooks[best].chance:
            best = i
    return best


class Plotter(Player[Trieste]):
    """Tries what it can do on a few tables as they may be, and plays each turn on to its end.

    Then it looks at how far everyone has come: captures, riches, Infamy, and what they have in hand to go on with. It
    wants its own chance of victory to be the best, so it also sees when another is about to win and does what holds
    that one back. It draws cards until it has some to choose from, then money; takes characters back while that is
    cheap; and reveals a Hero at once, unless the Hero is worth more as a surprise.
    """

    __slots__ = ("worlds",)
    worlds: int  # imagined tables that a card to play is tried on; half as many for other choices

    def __init__(self, worlds: int = WORLDS) -> None:
        self.worlds = worlds

    def choose(self, state: Trieste, seat: int, rng: Rng) -> int:
        actions = state.actions(seat)
        if len(actions) == 1:
            return actions[0]
        top = state.stack[-1]
        if isinstance(top, PickHeroes | ChooseFactions):
            return actions[rng.below(len(actions))]
        if isinstance(top, Pay):
            return actions[len(actions) - 1]  # small coins are kept: they make exact change
        if isinstance(top, Giving):
            return actions[0]  # so many coins are asked for, so the least of them
        if REVEAL in actions and should_reveal(state, state.faction_of[seat], rng):
            return REVEAL
        if isinstance(top, HeroTime):
            return PASS
        if isinstance(top, Draw):
            return draw(state, top.who, actions)
        if isinstance(top, BuyBack):
            return buy(state, top.who, actions)
        return actions[best_of(actions, weigh(state, seat, actions, rng, tables(top, self.worlds)))]

    def explain(self, state: Trieste, seat: int, action: int) -> Words:
        top = state.stack[-1]
        actions = state.actions(seat)
        if len(actions) == 1:
            return phrase("why-nothing-else")
        if isinstance(top, PickHeroes):
            return phrase("why-any-hero")
        if isinstance(top, ChooseFactions):
            return phrase("why-any-faction")
        if isinstance(top, Pay):
            return phrase("why-big-coins" if action == actions[len(actions) - 1] else "why-not-small-coins")
        if isinstance(top, Giving):
            return phrase("why-least-coin" if action == actions[0] else "why-not-that-coin")
        rng = Rng(20240517)
        if action == REVEAL or isinstance(top, HeroTime):
            if REVEAL not in actions:
                return phrase("why-hero-not-now")
            return explain_hero(state, state.faction_of[seat], action, rng)
        if isinstance(top, Draw):
            return explain_draw(state, top.who, action, actions)
        if isinstance(top, BuyBack):
            return explain_buying(state, top.who, action, actions)
        outlooks = [Outlook() for _ in actions]
        chosen = 0
        for _ in range(LOOKS):
            look = weigh(state, seat, actions, rng, tables(top, WORLDS))
            if actions[best_of(actions, look)] == action:
                chosen += 1
            for i in range(len(actions)):
                outlooks[i].include(look[i])
        return explain_outlook(
            state.faction_of[seat], actions, outlooks, LOOKS * tables(top, WORLDS), action, chosen, LOOKS
        )

    def judge(self, state: Trieste) -> list[float]:
        if state.over or state.faction_of[0] == NO_CARD:
            return super().judge(state)
        likely = shares(state, CHANCES)
        return [likely[state.faction_of[seat]] for seat in range(state.seats)]
