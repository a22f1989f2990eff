"""Why the sensible player would do something."""

from __future__ import annotations

from ....core.phrase import Argument, Phrase, phrase
from ....core.rng import Rng
from ..cards.titles import (
    CARDS,
    ESCAPE,
    GOAL,
    HEROES,
    MERCHANT,
    worth,
)
from ..rules.actions import BUY, DRAW, PASS, REVEAL
from ..state import Trieste
from .habits import CARDS_WANTED, MONEY_LEAST, buy, draw, should_reveal, to_choose_from
from .outlook import Outlook


def explain_draw(state: Trieste, who: int, action: int, actions: list[int]) -> Phrase:
    if DRAW not in actions or DRAW + 1 not in actions:
        return phrase("why-only-deck" if action != PASS else "why-nothing-else")
    choice = draw(state, who, actions)
    reason = reason_to_draw(state, who, choice)
    if action == choice:
        return reason
    return phrase("why-rather-card" if choice == DRAW + 1 else "why-rather-treasure", reason=reason)


def reason_to_draw(state: Trieste, who: int, choice: int) -> Phrase:
    held = to_choose_from(state, who)
    if choice == DRAW + 1:
        if held < CARDS_WANTED[who]:
            return phrase("why-few-cards", held=held, wanted=CARDS_WANTED[who])
        return phrase("why-enough-money")
    if who == MERCHANT:
        return phrase("why-treasure-wins")
    return phrase("why-no-money" if worth(state.hands[who]) < MONEY_LEAST[who] else "why-little-money")


def explain_buying(state: Trieste, who: int, action: int, actions: list[int]) -> Phrase:
    best = buy(state, who, actions)
    if action == best:
        return phrase("why-no-bargain" if action == PASS else "why-bargain")
    if best == PASS:
        return phrase("why-keep-money")
    return phrase("why-buy-first" if action == PASS else "why-buy-other", card=f"card:{CARDS[best - BUY].id}")


def explain_hero(state: Trieste, who: int, action: int, rng: Rng) -> Phrase:
    """The reason for what it would do, which is told as well where that is something else."""
    hero = HEROES[3 * who + state.heroes[who]]
    would = should_reveal(state, who, rng)
    if hero.powers[GOAL] > 0:
        reason = phrase("why-hero-wins" if would else "why-hero-secret")
    elif hero.powers[ESCAPE] > 0:
        reason = phrase("why-hero-saves-now" if would else "why-hero-saves-later")
    elif not hero.once:
        reason = phrase("why-hero-lasts")
    else:
        reason = phrase("why-hero-once-now" if would else "why-hero-once-later")
    if would == (action == REVEAL):
        return reason
    return phrase("why-rather-reveal" if would else "why-rather-hide", reason=reason)


def explain_outlook(
    faction: int, actions: list[int], outlooks: list[Outlook], tables: int, action: int, chosen: int, looks: int
) -> Phrase:
    """`chosen` of so many looks ahead led to this choice: where it is neither all nor none, the player mixes. How good
    the choice is stands in words only: a chance of victory is for those who look further ahead to tell."""
    best = outlooks[0]
    own = outlooks[0]
    for i in range(len(actions)):
        if outlooks[i].chance > best.chance:
            best = outlooks[i]
        if actions[i] == action:
            own = outlooks[i]
    reasons = reasons_of(faction, own, tables)
    worse = (best.chance - own.chance) / tables
    if chosen == looks:
        return phrase("why-best", reasons=reasons)
    if chosen > 0:
        return phrase("why-mixed", chosen=chosen, looks=looks, reasons=reasons)
    if worse < 0.02:
        return phrase("why-nearly", reasons=reasons)
    return phrase("why-worse" if worse < 0.1 else "why-not", reasons=reasons)


def reasons_of(faction: int, own: Outlook, tables: int) -> tuple[int | str | Phrase, ...]:
    reasons: list[int | str | Phrase] = []
    if own.won:
        reasons.append(phrase("why-wins", won=own.won, tables=tables))
    if own.lost:
        reasons.append(phrase("why-loses", lost=own.lost, tables=tables))
    if faction != MERCHANT and abs(own.captures) * 10 >= tables:
        reasons.append(phrase("why-captures" if own.captures > 0 else "why-freed", mean=mean(own.captures, tables)))
    if faction != MERCHANT and abs(own.infamy) * 10 >= tables:
        reasons.append(phrase("why-infamy" if own.infamy > 0 else "why-infamy-lost", mean=mean(own.infamy, tables)))
    if faction != MERCHANT and own.merchant <= -tables:
        reasons.append(phrase("why-merchant-poorer", worth=-own.merchant // tables))
    if abs(own.own) * 2 >= tables:
        reasons.append(phrase("why-richer" if own.own > 0 else "why-poorer", mean=mean(own.own, tables)))
    if not reasons:
        reasons.append(phrase("why-little"))
    return tuple(reasons)


def mean(total: int, tables: int) -> Argument:
    """A mean without its sign, with one decimal place and without the noise of another."""
    tenths = (10 * abs(total) + tables // 2) // tables
    return tenths // 10 if tenths % 10 == 0 else phrase("why-mean", whole=tenths // 10, tenths=tenths % 10)
