"""Why an ability cannot be used now: its time, who could use it, what it asks for, what it costs, what it would do."""

from __future__ import annotations

from ....core.refusal import Refusal, no
from ..cards.attachment_steps import Fits, PayFor
from ..cards.card_selections import Cards
from ..cards.character_steps import Engage
from ..cards.conditions import All, Can
from ..cards.costs import ActsSecond, DuelistCost, Price
from ..cards.deck_steps import PlayFromPile
from ..cards.duel_steps import Challenge
from ..cards.flow import Choose, TakeAim
from ..cards.location_steps import PutPressure
from ..cards.selections import ACTOR, Select, Union
from ..cards.table_conditions import Engaged, First
from ..rules.challenge import AskTechnique, may_challenge, somebody_to_challenge
from ..rules.drama import Turn
from ..rules.legality import code_of, is_qualified, is_spent, judged_late, only_actor, use_of
from ..rules.marks import leads
from ..rules.paying import Pay
from ..rules.reactions import Window
from ..rules.renown_control import present
from ..rules.round_choices import AskStyle
from ..rules.stats import has_stat, traits
from ..state.abilities import Ability
from ..state.actions import ARGUMENT, LENT
from ..state.frames import ANNOUNCED, AbilityUse, Asking
from ..state.names import (
    ACTION,
    BEARER_ACTS,
    EVENT,
    MANEUVER,
    NOBODY,
    ONE_OF_YOURS,
    PAYING,
    REACTION,
    RISK,
    STATS,
    TECHNIQUE,
)
from ..state.numbers import ASIDE, HAND, LINE, M_NO_MANEUVER, PLAY, STREET
from ..state.parts import NO_MOMENT
from ..state.printed import CARDS
from ..state.state import FiveSails
from .refusals_turn import dear, nobody_there, own_question
from .things import card, of_stat, place


def ability(st: FiveSails, seat: int, i: int, slot: int, question: Asking | None) -> Refusal:
    """Why an ability of a card cannot be used: whose it is, when such abilities are used, how often, by whom, and for
    what; the first that is amiss."""
    printed, what = CARDS[st.kind[i]], card(st, i)
    printed_there = printed.lent if slot >= LENT else printed.abilities
    place_there = slot - LENT if slot >= LENT else slot
    if place_there >= len(printed_there):
        return no("FIV-USE-1", "no-such-ability", card=what)
    wanted = printed_there[place_there]
    if st.ctrl[i] != seat and i not in st.hands[seat] and printed.kind != EVENT:
        return no("FIV-USE-1", "no-use-of-others", card=what)
    if st.zone[i] not in (HAND, PLAY, STREET, LINE, ASIDE):
        return no("FIV-USE-1", "no-use-from-there", card=what)
    found = untimely(st, seat, i, wanted, question)
    if found is not None:
        return found
    if is_spent(st, seat, i, wanted):
        return no("FIV-ONCE-1", "no-second-use", card=what)
    return (
        unfit(st, seat, i, wanted)
        or led(st, seat, i, wanted)
        or unable(st, seat, i, wanted)
        or unmet(st, seat, i, wanted, question)
        or unpaid(st, seat, i, wanted, question)
        or too_dear(st, seat, i, wanted, question)
        or no_target(st, seat, i, wanted, question)
        or no("FIV-C-145", "no-use-in-vain", card=what)
    )


def foe_gone(st: FiveSails, question: Asking | None) -> bool:
    """Whether there is no foe any more who could feel a Technique or Maneuver."""
    return isinstance(question, AskStyle) and st.duel.of(1 - question.side).gone is not None


def led(st: FiveSails, seat: int, i: int, wanted: Ability) -> Refusal | None:
    """Some abilities are for the First Player."""
    conds = wanted.need.conds if isinstance(wanted.need, All) else [wanted.need]
    if any(isinstance(cond, First) and cond.yes for cond in conds) and not leads(st, seat):
        return no("FIV-FIRST-1", "no-use-but-by-first", card=card(st, i))
    return None


def unable(st: FiveSails, seat: int, i: int, wanted: Ability) -> Refusal | None:
    """Challenges and pressures want an actor without a dash, and challenges somebody who can be challenged. Of those
    who could act it is about the ones who could pay for it, if there are any."""
    fit = [actor for actor in could_act(st, seat, i, wanted) if actor >= 0 and is_qualified(st, i, wanted, actor)]
    for step in wanted.program if fit else []:
        if not isinstance(step, PutPressure) and not (isinstance(step, Challenge) and step.by == ACTOR):
            continue
        able = [actor for actor in fit if pays(st, use_of(st, 0, seat, i, wanted, actor, NO_MOMENT), wanted)] or fit
        ready = [actor for actor in able if has_stat(st, actor, step.stat)]
        if not ready:
            return no("FIV-DASH-2", "no-stat-for-that", card=card(st, i), stat=of_stat(STATS[step.stat]))
        if isinstance(step, Challenge) and not any(may_challenge(st, actor, step.stat) for actor in ready):
            return no("FIV-CHAL-1", "no-challenges-ever", card=card(st, ready[0]))
        if isinstance(step, Challenge) and not any(somebody_to_challenge(st, actor) for actor in ready):
            return nobody_there(st, ready[0])
    return None


def pays(st: FiveSails, use: AbilityUse, wanted: Ability) -> bool:
    """Whether each cost, taken by itself, could be paid."""
    return all(step.payable(st, use) for step in wanted.costs)


def could_act(st: FiveSails, seat: int, i: int, wanted: Ability) -> list[int]:
    """Those whose ability it could be, fit for it or not."""
    return st.crew[seat] if wanted.actor == ONE_OF_YOURS else [only_actor(st, seat, i, wanted)]


def unmet(st: FiveSails, seat: int, i: int, wanted: Ability, question: Asking | None) -> Refusal | None:
    """What stands before the bullet is not so, whoever acted: a Reaction has not got its occasion (FIV-REACT-1), or the
    actor does not fit what else the card demands (FIV-ACT-2); or only, whoever is to become en garde is so already
    (FIV-C-145). Money that is missing is another matter, and what a Technique asks about the foe of a challenge is
    judged later."""
    need, what = wanted.need, card(st, i)
    if wanted.kind == REACTION:
        return None if in_time(st, seat, i, wanted, question) else no("FIV-REACT-1", "no-occasion", card=what)
    if need is None or isinstance(need, Can) or judged_late(st, wanted) or in_time(st, seat, i, wanted, question):
        return None
    if wanted.asks_foe and foe_gone(st, question):
        return no("FIV-C-145", "no-use-in-vain", card=what)
    conds = need.conds if isinstance(need, All) else [need]
    for actor in could_act(st, seat, i, wanted):
        use = use_of(st, 0, seat, i, wanted, actor, NO_MOMENT)
        failing = (
            [cond for cond in conds if not cond.holds(st, use, actor)] if is_qualified(st, i, wanted, actor) else []
        )
        if failing and all(isinstance(cond, Engaged) for cond in failing):
            return no("FIV-C-145", "no-use-in-vain", card=what)
    return no("FIV-ACT-2", "no-condition-met", card=what)


def unpaid(st: FiveSails, seat: int, i: int, wanted: Ability, question: Asking | None) -> Refusal | None:
    """Somebody could act for it, and it would have its occasion, but a cost cannot be paid: the price, as it is now for
    the one for whom it is lowest, or another (FIV-COST-8). A target that is missing is no cost, though the price
    depends on it (FIV-PLAY-3)."""
    uses = in_time(st, seat, i, wanted, question)
    prices: list[int] = []
    tired: list[AbilityUse] = []
    aims = [step for step in wanted.effects if isinstance(step, TakeAim)]
    for use in uses:
        if any(not aim.select.some(st, use) for aim in aims):
            return None
        lacking = [step for step in wanted.costs if not step.payable(st, use)]
        if not lacking:
            return None
        if any(isinstance(step, ActsSecond) for step in lacking):  # on the card that is no cost
            return no("FIV-FIRST-1", "no-use-by-first", card=card(st, i))
        prices += [step.amount(st, use) for step in lacking if isinstance(step, Price)]
        if any(isinstance(step, (Engage, DuelistCost)) for step in lacking):
            tired.append(use)
    if prices:
        return dear(st, seat, i, min(prices))
    if tired and len(tired) == len(uses):
        return no("FIV-STATE-3", "no-cost-engaged", card=card(st, i))
    return no("FIV-COST-8", "no-cost-to-pay", card=card(st, i)) if uses else None


def too_dear(st: FiveSails, seat: int, i: int, wanted: Ability, question: Asking | None) -> Refusal | None:
    """What could be chosen is there, but has a price of its own that cannot be paid: of these the lowest."""
    first = wanted.effects[0] if wanted.effects else None
    if not isinstance(first, Choose):
        return None
    able = [actor for actor in could_act(st, seat, i, wanted) if is_qualified(st, i, wanted, actor)]
    uses = [use_of(st, 0, seat, i, wanted, actor, NO_MOMENT) for actor in able]
    found: list[tuple[int, int]] = []
    if isinstance(wanted.need, Can) and isinstance(wanted.need.step, PayFor):
        found = [(wanted.need.step.flat, action & ARGUMENT) for use in uses for action in first.select.find(st, use)]
    for part in parts_of(first.select):
        if isinstance(part, Cards) and isinstance(part.extra, Fits) and part.extra.paid:
            for use in uses:
                found += [(part.extra.price(st, use, other), other) for other in part.but_for(st, use, Fits())]
    if not found:
        return None
    price, other = min(found)
    return dear(st, seat, other, price, played=i)


def parts_of(select: Select) -> list[Select]:
    return parts_of(select.one) + parts_of(select.two) if isinstance(select, Union) else [select]


def no_target(st: FiveSails, seat: int, i: int, wanted: Ability, question: Asking | None) -> Refusal | None:
    """There is nobody and nothing that it could target, whoever acted and could pay (FIV-PLAY-3). Money that is missing
    is no reason then."""
    able = [actor for actor in could_act(st, seat, i, wanted) if is_qualified(st, i, wanted, actor)]
    uses = in_time(st, seat, i, wanted, question) or (
        [use_of(st, 0, seat, i, wanted, actor, NO_MOMENT) for actor in able] if isinstance(wanted.need, Can) else []
    )
    uses = [use for use in uses if pays(st, use, wanted)] or uses
    if wanted.useful is not None:
        uses = [use for use in uses if wanted.useful.holds(st, use, use.actor)]
    if not uses or foe_gone(st, question) or any(aimable(st, use, wanted) for use in uses):
        return None
    return no("FIV-PLAY-3", "no-target", card=card(st, i))


def aimable(st: FiveSails, use: AbilityUse, wanted: Ability) -> bool:
    """Whether all is there that it targets to begin with."""
    step = wanted.program[wanted.start] if wanted.start < len(wanted.program) else None
    if isinstance(step, PlayFromPile) or (isinstance(step, Choose) and step.aim):
        return step.can(st, use.at(wanted.start))
    return all(aim.select.some(st, use) for aim in wanted.effects if isinstance(aim, TakeAim))


def in_time(st: FiveSails, seat: int, i: int, wanted: Ability, question: Asking | None) -> list[AbilityUse]:
    """The uses that would have their occasion, whatever they cost and bring: one for each who could act."""
    moment = question.moment if isinstance(question, Window) else NO_MOMENT
    able = [actor for actor in could_act(st, seat, i, wanted) if is_qualified(st, i, wanted, actor)]
    uses = [use_of(st, 0, seat, i, wanted, actor, moment) for actor in able]
    return [use for use in uses if wanted.need is None or wanted.need.holds(st, use, use.actor)]


def untimely(st: FiveSails, seat: int, i: int, wanted: Ability, question: Asking | None) -> Refusal | None:
    """Every kind of ability has its time, and place: a turn, an occasion, a duel."""
    what, duel = card(st, i), st.duel
    if wanted.kind not in ANNOUNCED:
        return no("FIV-ABIL-1", "no-use-of-itself", card=what)
    if wanted.kind == ACTION:
        if not isinstance(question, Turn):
            return no("FIV-ABIL-3", "no-turn-yet", question=own_question(st, seat, question))
        if st.zone[i] == HAND and (CARDS[st.kind[i]].kind != RISK or wanted.actor == BEARER_ACTS):
            return no("FIV-ATT-4", "no-use-out-of-play", card=what)
    elif wanted.kind == REACTION:
        happens = question.moment.what if isinstance(question, Window) else PAYING if isinstance(question, Pay) else -1
        if happens != wanted.trigger:
            return no("FIV-REACT-1", "no-occasion", card=what)
        return already_declared(st, seat, i, wanted, question) if isinstance(question, Window) else None
    elif wanted.kind == TECHNIQUE:
        if st.zone[i] != PLAY:
            return no("FIV-TECH-2", "no-use-out-of-play", card=what)
        if not isinstance(question, (AskTechnique, AskStyle)):
            return no("FIV-TECH-1", "no-technique-now", card=what)
    elif not isinstance(question, AskStyle) or duel.card != i:
        return no("FIV-MAN-1", "no-maneuver-now", card=what)
    if isinstance(question, (AskTechnique, AskStyle)):
        return overdone(st, i, wanted, question.side if isinstance(question, AskStyle) else 0)
    return None


def already_declared(st: FiveSails, seat: int, i: int, wanted: Ability, window: Window) -> Refusal | None:
    """FIV-C-43: who reacts is said once, and then the First Player orders what was said."""
    if (seat, code_of(i, wanted.slot)) in [(one.seat, one.action) for one in window.declared]:
        return no("FIV-C-43", "no-second-word", card=card(st, i))
    if not window.closed:
        return None
    return no("FIV-C-43", "no-choosing-that", card=card(st, i), question=own_question(st, seat, window))


def overdone(st: FiveSails, i: int, wanted: Ability, side: int) -> Refusal | None:
    """A round has one Technique and one Maneuver, a duel each of them once; and they are the fighter's."""
    what, duel = card(st, i), st.duel
    fighter = duel.of(side).fighter
    lent = wanted in CARDS[st.kind[i]].lent
    if wanted.kind == TECHNIQUE and not lent and i != fighter and st.bearer[i] != fighter:
        return no("FIV-C-102", "no-technique-of-that", card=what, fighter=card(st, fighter))
    if duel.has_used(fighter if lent else i, wanted.number):
        return no("FIV-ONCE-2" if wanted.kind == TECHNIQUE else "FIV-DUEL-11", "no-second-style", card=what)
    if wanted.kind == MANEUVER and any(mark.what == M_NO_MANEUVER and mark.side == side for mark in st.marks):
        return no("FIV-GOLD-1", "no-maneuver-this-round")
    if duel.technique_used if wanted.kind == TECHNIQUE else duel.maneuver_used:
        return no("FIV-KEY-12", "no-more-styles")
    return None


def unfit(st: FiveSails, seat: int, i: int, wanted: Ability) -> Refusal | None:
    """Nobody can act for it: the trait is missing, or the place is wrong (FIV-QUAL). Where there is nobody at all who
    could, neither is to blame."""
    what = card(st, i)
    if st.zone[i] == PLAY and CARDS[st.kind[i]].kind == RISK and wanted.actor != BEARER_ACTS:
        return no("FIV-C-183", "no-playing-from-there", card=what)
    able = could_act(st, seat, i, wanted)
    if wanted.actor == NOBODY or any(is_qualified(st, i, wanted, actor) for actor in able):
        return None
    able = [actor for actor in able if st.in_play(actor)]
    if CARDS[st.kind[i]].kind == EVENT and not present(st, seat, st.place[i]):
        return no("FIV-EVENT-2", "no-crew-at-event", place=place(st, st.place[i]), card=what)
    if not able:
        return None
    if not any(traits(st, actor) & wanted.qualifier == wanted.qualifier for actor in able):
        return no("FIV-QUAL-1", "no-trait-for-that", card=what)
    return no("FIV-QUAL-4", "no-use-outside-the-city", card=what)
