"""Why the sensible player would do something, in words for people."""

from __future__ import annotations

from ..cards.titles import (
    CARDS,
    GOAL,
    HEROES,
    MERCHANT,
    worth,
)
from ..rules.actions import BUY, DRAW, PASS
from ..state import Trieste
from .habits import CARDS_WANTED, MONEY_LEAST, buy, draw, to_choose_from
from .outlook import Outlook


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


def explain_outlook(
    faction: int, options: list[int], outlooks: list[Outlook], tables: int, action: int, chosen: int, looks: int
) -> str:
    """`chosen` of so many looks ahead led to this choice: where it is neither all nor none, the player mixes. How good
    the choice is stands in words only: a chance of victory is for those who look further ahead to tell."""
    best = outlooks[0]
    own = outlooks[0]
    for i in range(len(options)):
        if outlooks[i].chance > best.chance:
            best = outlooks[i]
        if options[i] == action:
            own = outlooks[i]
    worse = (best.chance - own.chance) / tables
    if chosen == looks:
        verdict = "The best it sees"
    elif chosen > 0:
        verdict = f"It mixes, and plays this {chosen} times out of {looks}"
    elif worse < 0.02:
        verdict = "Nearly as good as any"
    else:
        verdict = "It sees something better" if worse < 0.1 else "It would not"
    reasons: list[str] = []
    if own.won:
        reasons.append(f"it wins the game at once on {own.won} of {tables} tables that it can think of")
    if own.lost:
        where = "such tables" if own.won else "tables that it can think of"
        reasons.append(f"another wins this turn on {own.lost} of {tables} {where}")
    if faction != MERCHANT and abs(own.captures) * 10 >= tables:
        caught = about(own.captures, tables)
        reasons.append(f"{caught} {'capture' if caught == '1' else 'captures'} this turn")
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
    return f"{verdict}: {', '.join(reasons)}."


def about(total: int, tables: int) -> str:
    """A mean with one decimal place, without the noise of another."""
    tenths = (10 * abs(total) + tables // 2) // tables
    sign = "-" if total < 0 else ""
    return f"{sign}{tenths // 10}" if tenths % 10 == 0 else f"{sign}{tenths // 10}.{tenths % 10}"
