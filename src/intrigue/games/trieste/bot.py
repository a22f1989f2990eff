"""A sensible player, who knows what each faction is after.

It never sees more than its seat: it is handed an imagined table, and deals what it cannot know anew for every trial.
"""

from __future__ import annotations

import math
from typing import Final

from ...core.player import Player
from ...core.rng import Rng
from ...core.state import State
from .cards.money import Giving
from .cards.titles import (
    CARDS,
    CHARACTER,
    COST,
    GOAL,
    HEROES,
    KIND,
    LEVEL,
    MERCHANT,
    NO_CARD,
    SPECIAL,
    TREASURES,
    WATCH,
    coins,
    playable,
    put,
    worth,
)
from .rules.actions import BUY, DRAW, PASS, PLAY, REVEAL
from .rules.heroes import PickHeroes
from .rules.payment import Pay
from .rules.reactions import Window
from .rules.setup import ChooseFactions
from .rules.turn import BuyBack, Draw, HeroTime, Play
from .state import CAPTURES_TO_WIN, INFAMY_TO_WIN, Trieste

WORLDS: Final = 10  # imagined tables that a card to play is tried on
FEWER: Final = 5  # and other choices

# What the chance of victory hangs on, by faction: a constant, how far it has come, that squared, cards, money
WEIGHTS: Final[list[list[float]]] = [
    [-2.2, 0.55, 0.02, 0.12, 0.06],
    [1.8, -0.35, 0.01, 0.25, 0.05],
    [0.2, 0.30, 0.01, 0.12, 0.08],
]
MOST_CARDS: Final = 4.0  # more do not help: only one is played in a turn
MOST_MONEY: Final = 6

# When to draw what: cards to choose from, money to play any of them, money enough
CARDS_WANTED: Final[list[int]] = [4, 2, 3]
MONEY_LEAST: Final[list[int]] = [2, 1, 1]
MONEY_ENOUGH: Final[list[int]] = [5, 99, 5]

# How likely others are to play a card: characters by level, actions, by faction
LIKES_CHARACTERS: Final[list[int]] = [3, 3, 3]
LIKES_LEVELS: Final[list[int]] = [0, 0, 1]
LIKES_ACTIONS: Final[list[int]] = [3, 3, 1]


# ---------------------------------------------------------------------- how things stand


def quality(card: int) -> float:
    """What a card in hand promises."""
    if KIND[card] == CHARACTER:
        return 0.5 + 0.5 * LEVEL[card]
    return 1.2 if KIND[card] == SPECIAL else 0.8


def features(state: Trieste, faction: int) -> list[float]:
    """What counts for a faction: how far it has come, that squared, and cards and money to go on with."""
    hand = state.hands[faction]
    held = coins(hand)
    cards = 0.0
    for i in range(held, len(hand)):
        cards += quality(hand[i])
    if cards > MOST_CARDS:
        cards = MOST_CARDS
    money = worth(hand)
    if faction == MERCHANT:
        gap = float(state.riches_needed() - money)
        return [1.0, gap, gap * gap, cards, float(held)]
    spare = money - state.dearer_next[faction]
    if spare > MOST_MONEY:
        spare = MOST_MONEY
    if faction == WATCH:
        done = float(len(state.captured) + CAPTURES_TO_WIN - state.captures_needed())
    else:
        done = float(state.infamy + INFAMY_TO_WIN - state.infamy_needed())
    return [1.0, done, done * done, cards, float(spare)]


def chance(state: Trieste, faction: int) -> float:
    """A guess at the chance of victory."""
    if state.over:
        return 1.0 if state.winner == faction else 0.0
    total = 0.0
    own = 0.0
    for other in range(3):
        strength = 0.0
        weights = WEIGHTS[other]
        values = features(state, other)
        for i in range(len(weights)):
            strength += weights[i] * values[i]
        strength = math.exp(strength if strength < 50.0 else 50.0)
        total += strength
        if other == faction:
            own = strength
    return own / total


# ---------------------------------------------------------------------- how a turn may go on


def habit(state: Trieste, rng: Rng) -> None:
    """Let whoever is asked do something likely."""
    seat = state.mover()
    options = state.options(seat)
    top = state.stack[-1]
    if len(options) == 1 or isinstance(top, Giving | HeroTime):
        state.do(seat, options[0])
    elif isinstance(top, Play):
        state.do(seat, likely_card(state, top.who, options, rng))
    elif isinstance(top, Window | Pay):
        state.do(seat, options[len(options) - 1])
    else:
        state.do(seat, options[rng.below(len(options))])


def liking(card: int) -> int:
    if card < TREASURES:
        return 1 + card
    faction = CARDS[card].faction
    if KIND[card] == CHARACTER:
        return LIKES_CHARACTERS[faction] + LIKES_LEVELS[faction] * LEVEL[card]
    return LIKES_ACTIONS[faction]


def likely_card(state: Trieste, who: int, options: list[int], rng: Rng) -> int:
    """A card that can be paid for, what that faction likes rather than the rest."""
    money = worth(state.hands[who])
    total = 0
    for action in options:
        if action >= PLAY and state.cost(action - PLAY) <= money:
            total += liking(action - PLAY)
    if total == 0:
        return PASS
    point = rng.below(total)
    for action in options:
        if action >= PLAY and state.cost(action - PLAY) <= money:
            point -= liking(action - PLAY)
            if point < 0:
                return action
    return PASS


def lay_likely(state: Trieste, seat: int, rng: Rng) -> None:
    """Where somebody else has laid a card face-down, suppose that it is a likely one."""
    for who in range(3):
        if state.seat_of[who] == seat or not state.lies_hidden(who):
            continue
        hand = state.hands[who]
        put(hand, state.table[who])
        could: list[int] = []
        last = NO_CARD
        for card in hand:
            if card != last and playable(card):
                could.append(PLAY + card)
            last = card
        action = likely_card(state, who, could, rng)
        laid = (action if action != PASS else could[0]) - PLAY
        hand.remove(laid)
        state.table[who] = laid


def finish_turn(state: Trieste, rng: Rng) -> None:
    """Play on by habit until the victory conditions have been looked at."""
    turn = state.turn
    while not state.over and state.turn == turn and not isinstance(state.stack[-1], BuyBack):
        habit(state, rng)


class Outlook:
    """What a choice leads to by the end of the turn, summed over tables as they may be."""

    __slots__ = ("chance", "won", "lost", "captures", "infamy", "own", "merchant")
    chance: float
    won: int
    lost: int
    captures: int
    infamy: int
    own: int  # the change of one's own money
    merchant: int  # and of the Merchant's

    def __init__(self) -> None:
        self.chance = 0.0
        self.won = 0
        self.lost = 0
        self.captures = 0
        self.infamy = 0
        self.own = 0
        self.merchant = 0

    def add(self, before: Trieste, after: Trieste, faction: int) -> None:
        self.chance += chance(after, faction)
        if after.over:
            if after.winner == faction:
                self.won += 1
            else:
                self.lost += 1
        self.captures += len(after.captured) - len(before.captured)
        self.infamy += after.infamy - before.infamy
        self.own += worth(after.hands[faction]) - worth(before.hands[faction])
        self.merchant += worth(after.hands[MERCHANT]) - worth(before.hands[MERCHANT])


class Plotter(Player):
    """Tries what it can do on a few tables as they may be, and plays each turn on to its end.

    Then it looks at how far everyone has come: captures, riches, Infamy, and what they have in hand to go on with. It
    wants its own chance of victory to be the best, so it also sees when another is about to win and does what holds
    that one back. It draws cards until it has some to choose from, then money; takes characters back while that is
    cheap; and reveals a Hero at once, unless the Hero is worth more as a surprise.
    """

    __slots__ = ()

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        assert isinstance(state, Trieste)
        options = state.options(seat)
        if len(options) == 1:
            return options[0]
        top = state.stack[-1]
        if isinstance(top, PickHeroes | ChooseFactions):
            return options[rng.below(len(options))]
        if isinstance(top, Pay):
            return options[len(options) - 1]  # small coins are kept: they make exact change
        if REVEAL in options and should_reveal(state, state.faction_of[seat], rng):
            return REVEAL
        if isinstance(top, HeroTime):
            return PASS
        if isinstance(top, Draw):
            return draw(state, top.who, options)
        if isinstance(top, BuyBack):
            return buy(state, top.who, options)
        outlooks = weigh(state, seat, options, rng, WORLDS if isinstance(top, Play) else FEWER)
        best = 0
        for i in range(len(options)):
            if options[i] != REVEAL and outlooks[i].chance > outlooks[best].chance:
                best = i
        return options[best]

    def explain(self, state: State, seat: int, action: int) -> str:
        assert isinstance(state, Trieste)
        top = state.stack[-1]
        options = state.options(seat)
        if len(options) == 1:
            return "There is nothing else to do."
        if isinstance(top, PickHeroes):
            return "A Hero whom the others can guess is half revealed, so it picks one by chance."
        if isinstance(top, ChooseFactions):
            return "All three factions have their day, so it picks one by chance."
        if isinstance(top, Pay):
            if action == options[len(options) - 1]:
                return "It pays with big coins where it can: small ones make exact change later."
            return "It would rather keep the small coins: they make exact change later."
        if action == REVEAL or isinstance(top, HeroTime):
            return explain_hero(state, state.faction_of[seat], action)
        if isinstance(top, Draw):
            return explain_draw(state, top.who, action)
        if isinstance(top, BuyBack):
            return explain_buying(state, top.who, action, options)
        outlooks = weigh(state, seat, options, Rng(20240517), 2 * WORLDS)
        return explain_outlook(state.faction_of[seat], options, outlooks, action)

    def judge(self, state: State) -> list[float]:
        assert isinstance(state, Trieste)
        if state.over or state.faction_of[0] == NO_CARD:
            return super().judge(state)
        return [chance(state, state.faction_of[seat]) for seat in range(state.seats)]


def weigh(state: Trieste, seat: int, options: list[int], rng: Rng, worlds: int) -> list[Outlook]:
    """What each option leads to, on the same tables."""
    faction = state.faction_of[seat]
    outlooks = [Outlook() for _ in options]
    for _ in range(worlds):
        world = state.imagine(seat, rng)
        assert isinstance(world, Trieste)
        lay_likely(world, seat, rng)
        luck = rng.word()
        for i in range(len(options)):
            trial = world.clone()
            trial.do(seat, options[i])
            finish_turn(trial, Rng(luck))
            outlooks[i].add(world, trial, faction)
    return outlooks


# ---------------------------------------------------------------------- drawing, buying, Heroes


def to_choose_from(state: Trieste, who: int) -> int:
    """Cards of its own faction that it could play."""
    count = 0
    for card in state.hands[who]:
        if card >= TREASURES and KIND[card] != SPECIAL:
            count += 1
    return count


def draw(state: Trieste, who: int, options: list[int]) -> int:
    if DRAW not in options or DRAW + 1 not in options:
        return options[0]
    held = to_choose_from(state, who)
    if held == 0:
        return DRAW + 1
    money = worth(state.hands[who])
    if money < MONEY_LEAST[who]:
        return DRAW
    return DRAW + 1 if held < CARDS_WANTED[who] or money >= MONEY_ENOUGH[who] else DRAW


def after_buying(state: Trieste, who: int, action: int) -> float:
    """How likely victory looks with the character in hand and the money gone."""
    trial = state.clone()
    seat = trial.seat_of[who]
    trial.do(seat, action)
    if isinstance(trial.stack[-1], Pay):
        options = trial.options(seat)
        trial.do(seat, options[len(options) - 1])
    return chance(trial, who)


def buy(state: Trieste, who: int, options: list[int]) -> int:
    best = PASS
    most = chance(state, who) + 1e-9
    for action in options:
        if action != PASS:
            if COST[action - BUY] == 0:
                return action
            value = after_buying(state, who, action)
            if value > most:
                most = value
                best = action
    return best


def should_reveal(state: Trieste, who: int, rng: Rng) -> bool:
    """A Hero who lowers the goal is best kept secret until that wins the game; one who acts once, until it helps."""
    hero = HEROES[3 * who + state.heroes[who]]
    trial = state.clone()
    seat = trial.seat_of[who]
    trial.do(seat, REVEAL)
    if hero.powers[GOAL] > 0:
        return trial.over
    if not hero.once:
        return True
    rng = rng.clone()
    while not trial.over and len(trial.stack) > len(state.stack):
        habit(trial, rng)
    return chance(trial, who) > chance(state, who) + 0.02


# ---------------------------------------------------------------------- reasons


def explain_draw(state: Trieste, who: int, action: int) -> str:
    held = to_choose_from(state, who)
    money = worth(state.hands[who])
    choice = draw(state, who, [DRAW, DRAW + 1])
    if choice == DRAW + 1:
        if held < CARDS_WANTED[who]:
            reason = (
                f"you have {held} card{'' if held == 1 else 's'} to choose from and should have {CARDS_WANTED[who]}"
            )
        else:
            reason = "you have money enough"
    elif who == MERCHANT:
        reason = "treasure is what wins you the game, and you have something to play"
    elif money < MONEY_LEAST[who]:
        reason = "without money your cards are of no use"
    else:
        reason = "you have cards to choose from, but little money"
    wanted = "a card" if choice == DRAW + 1 else "treasure"
    return f"It would draw {wanted}: {reason}."


def explain_buying(state: Trieste, who: int, action: int, options: list[int]) -> str:
    best = buy(state, who, options)
    if action == PASS:
        if best == PASS:
            return "Nothing there is worth its price now."
        return f"It would take {CARDS[best - BUY].name} back first."
    if action == best:
        return "In your hand it is worth more than it costs."
    if best == PASS:
        return "It would not: the money is worth more to you."
    return f"It would rather take {CARDS[best - BUY].name} back."


def explain_hero(state: Trieste, who: int, action: int) -> str:
    hero = HEROES[3 * who + state.heroes[who]]
    if hero.powers[GOAL] > 0:
        return "A goal that is lower than the others think is best kept secret until it wins."
    if not hero.once:
        return "The sooner this Hero is seen, the longer it helps."
    return "This Hero acts only once, so it waits until that helps."


def explain_outlook(faction: int, options: list[int], outlooks: list[Outlook], action: int) -> str:
    best = outlooks[0]
    own = outlooks[0]
    for i in range(len(options)):
        if outlooks[i].chance > best.chance:
            best = outlooks[i]
        if options[i] == action:
            own = outlooks[i]
    tables = 2 * WORLDS
    worse = (best.chance - own.chance) / tables
    verdict = (
        "The best it sees" if own is best else "Nearly as good as any" if worse < 0.02 else "It sees something better"
    )
    if worse >= 0.1:
        verdict = "It would not"
    reasons: list[str] = []
    if own.won:
        reasons.append(f"it wins the game at once on {own.won} of {tables} tables that it can think of")
    if own.lost:
        reasons.append(f"another wins this turn on {own.lost} of {tables}")
    if faction != MERCHANT and abs(own.captures) * 10 >= tables:
        reasons.append(f"{about(own.captures, tables)} captures this turn")
    if faction != MERCHANT and abs(own.infamy) * 10 >= tables:
        reasons.append(f"{about(own.infamy, tables)} Infamy for the Thief")
    if faction != MERCHANT and own.merchant <= -tables:
        reasons.append(f"the Merchant ends the turn {-own.merchant // tables} poorer")
    if abs(own.own) * 2 >= tables:
        reasons.append(
            f"your hand ends the turn worth {about(abs(own.own), tables)} {'more' if own.own > 0 else 'less'}"
        )
    if not reasons:
        reasons.append("it changes little this turn")
    likely = int(100 * own.chance / tables + 0.5)
    return f"{verdict}: {', '.join(reasons)}; your chance of victory looks like {likely} %."


def about(total: int, tables: int) -> str:
    """A mean with one decimal place, without the noise of another."""
    tenths = (10 * abs(total) + tables // 2) // tables
    sign = "-" if total < 0 else ""
    return f"{sign}{tenths // 10}" if tenths % 10 == 0 else f"{sign}{tenths // 10}.{tenths % 10}"
