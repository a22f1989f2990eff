"""What choices would do, as far as the table shows: values, threat and wounds in a duel, the totals of a pressure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .cards.character_steps import Hurt, sparing_passive
from .cards.costs import Judge
from .cards.duel_steps import ON_ME, Lethal, SwapIn, Threat, Values
from .cards.flow import Branch, Choose, Fork, Jump
from .cards.memory import Remember
from .cards.selections import FOE, ref
from .rules.answering import AskAnswer
from .rules.gambling import PickGamble
from .rules.legality import from_code, only_actor, use_of
from .rules.moments import duties
from .rules.renown_control import Tally, gather_for_log, margin, shares, succeeds, totals
from .rules.round_choices import AskCard, AskStyle
from .rules.stats import fighter_stat, num, resolve_left, standing, value
from .rules.wounds import guard_of, would_take
from .state.actions import A_CARD, A_CLAIM, ACCEPT, ARGUMENT, PASS, REFUSE
from .state.city import PLACES
from .state.duel import NO_DUEL, UNCHANGED, CombatValues
from .state.frames import LOCATION, AbilityUse
from .state.moments import combat_card_played, round_ends
from .state.names import COMBAT_CARD_PLAYED, DASH, INFLUENCE, PARRY, RIPOSTE, ROUND_ENDS, STATS, THRUST
from .state.numbers import L_ANSWER, LINE
from .state.parts import NO_MOMENT
from .state.pressure import Pressure
from .state.printed import ABILITIES, CARDS
from .state.state import FiveSails
from .view import PressureView


class Ahead(NamedTuple):
    """One choice, and what it leads to if nothing else happens; see `ForecastView`."""

    action: int
    values: tuple[int | None, int | None, int | None]
    pools: tuple[int, int]
    wounds: int


def ahead(st: FiveSails, seat: int) -> tuple[Ahead, ...]:
    """Forecasts for the choices that a seat has now."""
    if st.over or st.duel.stage == NO_DUEL or seat not in st.waiting:
        return ()
    top = st.stack[-1]
    if isinstance(top, AskAnswer):
        return answers(st)
    if isinstance(top, (AskCard, PickGamble)):
        actions = [action for action in top.picks(st) if action == PASS or action & ~ARGUMENT == A_CARD]
        return tuple(after_card(st, top.side, action) for action in actions)
    if isinstance(top, AskStyle):
        numbers = [value(st, top.side, which) for which in range(3)]
        return (after_strike(st, top.side, PASS, numbers, by_itself(st, top.side, st.duel.card, coming=False)),)
    return ()


class Announced(NamedTuple):
    """What the Technique of a challenge adds to it: Thrust, wounds besides those of the threat, and Lethal; and who
    takes over from the challenger if it is accepted (FIV-C-120), -1 for nobody."""

    thrust: int
    wounds: int
    lethal: bool
    fighter: int


def answers(st: FiveSails) -> tuple[Ahead, ...]:
    """FIV-CHAL-12, FIV-CHAL-14: the threat of a challenge; refused, it becomes wounds at once. Accepted, it is that of
    an adversary, to whom some cards do something (FIV-CHAL-10)."""
    duel = st.duel
    none = (None, None, None)
    adds = announced_technique(st)
    threat = threat_with(st, adds, fighter_stat(st, 0))
    hurt = would_take(st, duel.defender.fighter, wounds_from(st, 1, threat, adds.lethal)) + adds.wounds
    refused = Ahead(action=REFUSE, values=none, pools=(0, 0), wounds=hurt)
    refusing = REFUSE in st.actions(st.mover())
    question = st.stack.pop()  # for as long as it takes: it would have been answered
    try:
        adds = announced_technique(st)
        pool = threat_with(st, adds, num(st, adds.fighter, duel.stat) if adds.fighter >= 0 else fighter_stat(st, 0))
    finally:
        st.stack.append(question)
    accepted = Ahead(action=ACCEPT, values=none, pools=(duel.challenger.pool, pool), wounds=adds.wounds)
    return (accepted, refused) if refusing else (accepted,)


def threat_with(st: FiveSails, adds: Announced, by: int) -> int:
    """The threat on the defender as it would be made now, with such a value in the stat of the duel."""
    duel = st.duel
    return duel.defender.pool + by + max(duel.changes.thrust + adds.thrust, 0)


def announced_technique(st: FiveSails) -> Announced:
    """FIV-CHAL-13: what the Technique adds that was activated with the challenge; of what it does only as much as
    nobody has to choose, and as the table shows, against the one who is challenged."""
    thrust, hurt, lethal, fighter = 0, 0, False, -1
    for put_off in st.later:
        late = put_off.steps
        if put_off.when != L_ANSWER or not isinstance(late, AbilityUse):
            continue
        ability = ABILITIES[late.ability]
        late = late.put(LOCATION, st.place[late.actor])  # where its actor stands when it takes effect
        if ability.asks_foe and ability.need is not None and not ability.need.holds(st, late, late.actor):
            continue
        while late.pc < len(ability.program):
            step = ability.program[late.pc]
            if isinstance(step, Lethal):
                lethal = True
            elif isinstance(step, Values) and not step.foe and step.like < 0 and step.by < 0:
                thrust += step.thrust * (1 if step.per is None else len(step.per.find(st, late)))
            elif isinstance(step, Hurt) and step.whom == FOE:
                hurt += step.count
            elif isinstance(step, Choose) and not step.aim and not step.asks(st, late):
                only = step.select.find(st, late)
                late = late.put(step.reg, only[0] & ARGUMENT if only else -1)
            elif isinstance(step, SwapIn):
                fighter = late.target
            elif not isinstance(step, (Judge, Branch, Jump, Fork)) and not (
                isinstance(step, Remember) and step.reg == LOCATION
            ):
                break
            if isinstance(step, Fork) and len(step.open(st, late)) != 1:
                break
            late = onward(st, late)
    return Announced(thrust, hurt, lethal, fighter)


def onward(st: FiveSails, use: AbilityUse) -> AbilityUse:
    """The next step of a use where there is but one way to go on."""
    step = ABILITIES[use.ability].program[use.pc]
    if isinstance(step, Branch):
        return step.goes(st, use)
    if isinstance(step, Fork):
        return use.at(use.pc + 1 + step.skips[step.open(st, use)[0]])
    return use.at(use.pc + 1 + step.skip) if isinstance(step, Jump) else use.next()


class Forced(NamedTuple):
    """What cards do by themselves as a combat card is played and as its round ends: to its values, to the threat that
    its side faces, and the wounds of its fighter besides those of the threat, before these and after them."""

    changes: CombatValues = UNCHANGED
    cleared: bool = False
    before: int = 0
    after: int = 0


def by_itself(st: FiveSails, side: int, i: int, coming: bool) -> Forced:
    """Of that as much as nobody has to choose. A card that is still to come lies in its line for as long as it takes;
    of one that was played, what that led to has happened."""
    one, line, zone = st.duel.of(side), st.lines[side], st.zone[i]
    due = st.answerable
    for other in (i, *line[st.duel.line_start :]):
        due |= CARDS[st.kind[other]].duties
    if not due >> COMBAT_CARD_PLAYED & 1 and not due >> ROUND_ENDS & 1:
        return Forced()  # as mostly
    if coming:
        line.append(i)
        st.zone[i] = LINE
    try:
        at_once = duties(st, combat_card_played(st, card=i, seat=one.seat)) if coming else ()
        at_end = duties(st, round_ends(st, combat_card=i, seat=one.seat))
    finally:
        if coming:
            line.pop()
            st.zone[i] = zone
    found = Forced()
    for late, declared in ((False, at_once), (True, at_end)):
        for each in declared:
            ability, card = from_code(st, each.action), each.action & ARGUMENT
            use = use_of(st, 0, each.seat, card, ability, only_actor(st, each.seat, card, ability), NO_MOMENT)
            for step in ability.effects:
                if isinstance(step, Choose):
                    only = step.select.find(st, use)
                    use = use.put(step.reg, only[0] & ARGUMENT) if len(only) == 1 else use
                elif isinstance(step, Values) and not step.foe:
                    changes = found.changes.plus(step.riposte, step.parry, step.thrust)
                    found = found._replace(changes=changes)
                elif isinstance(step, Threat) and step.on == ON_ME:
                    found = found._replace(cleared=True)
                elif isinstance(step, Hurt) and ref(st, use, step.whom) == one.fighter:
                    count = 0 if sparing_passive(st, use, one.fighter) is not None else step.count
                    found = found._replace(after=count) if late else found._replace(before=count)
    return found


def after_card(st: FiveSails, side: int, action: int) -> Ahead:
    """What comes of a combat card, or of none: the values that it would have in this round (FIV-DUEL-17)."""
    if action == PASS:
        return after_strike(st, side, action, [DASH] * 3, Forced())
    i = action & ARGUMENT
    forced = by_itself(st, side, i, coming=True)
    base = CARDS[st.kind[i]].values
    more = [st.duel.changes.of(k) + forced.changes.of(k) + standing(st, side, k) for k in range(3)]
    return after_strike(
        st, side, action, [DASH if base[k] == DASH else max(0, base[k] + more[k]) for k in range(3)], forced
    )


def after_strike(st: FiveSails, side: int, action: int, values: list[int], forced: Forced) -> Ahead:
    """What becomes of the threat with these values (FIV-DUEL-13), and how many wounds (FIV-DUEL-19)."""
    pools = [one.pool for one in (st.duel.challenger, st.duel.defender)]
    if forced.cleared:
        pools[side] = 0
    back = min(max(values[RIPOSTE], 0), pools[side])
    pools[side] -= back
    pools[1 - side] += back + max(values[THRUST], 0)
    pools[side] -= min(max(values[PARRY], 0), pools[side])
    hurt = bleeds(st, st.duel.of(side).fighter, [forced.before, wounds_from(st, side, pools[side]), forced.after])
    foe = st.duel.of(1 - side)
    if foe.gone is not None or st.place[foe.fighter] != st.place[st.duel.of(side).fighter]:
        pools[1 - side] = 0  # FIV-DUEL-20: nobody is there to face it
    shown = [None if number == DASH else number for number in values]
    return Ahead(
        action=action,
        values=(shown[0], shown[1], shown[2]),
        pools=(pools[0], pools[1]),
        wounds=hurt,
    )


def wounds_from(st: FiveSails, side: int, threat: int, lethal: bool = False) -> int:
    """Threat becomes wounds, at most the foe's stat unless it is Lethal (FIV-HOST-1)."""
    return threat if lethal or st.duel.of(1 - side).lethal else min(threat, fighter_stat(st, 1 - side))


def bleeds(st: FiveSails, i: int, times: list[int]) -> int:
    """How many of these wounds, one time after the other, a fighter takes: padding takes one off the first, somebody
    else may take them all (FIV-REPLACE-3), and who has fallen takes no more."""
    taken, first = 0, True
    for count in times:
        if count > 0 and (taken == 0 or taken < resolve_left(st, i)):
            taken += would_take(st, i, count) if first or guard_of(st, i) >= 0 else count
            first = False
    return taken


def pressing(st: FiveSails, seat: int, actions: Sequence[int]) -> tuple[PressureView, ...]:
    """The pressure that is being made; or those that a seat would make with its claims, one at each location. Whoever
    claims is engaged by then, which some count (FIV-CLAIM-1)."""
    for frame in st.stack:
        if isinstance(frame, Tally):
            return (pressure_view(st),)
    claims = {st.place[action & ARGUMENT]: action & ARGUMENT for action in actions if action & ~ARGUMENT == A_CLAIM}
    if not claims:
        return ()
    before = st.pressure
    found: list[PressureView] = []
    for place, who in claims.items():
        st.pressure = claim(place, seat, who)  # what somebody has in a pressure, they have only while it is made
        st.engaged[who] = 1
        try:
            found.append(pressure_view(st))
        finally:
            st.pressure = before
            st.engaged[who] = 0  # only who is en garde can claim
    return tuple(found)


def claim(place: int, seat: int, who: int) -> Pressure:
    """FIV-CLAIM-1: pressure with Influence, of which nothing else is special."""
    return Pressure(
        place=place,
        stat=INFLUENCE,
        seat=seat,
        performer=who,
        ties_win=False,
        no_mercenaries=False,
        bonus=0,
        turncoat=-1,
        source=-1,
        open=True,
        won=False,
    )


def pressure_view(st: FiveSails) -> PressureView:
    pressure = st.pressure
    found = shares(st)
    sums = totals(st, found)
    return PressureView(
        seat=pressure.seat,
        place=PLACES[pressure.place],
        stat=STATS[pressure.stat],
        totals=tuple(sums),
        shares=gather_for_log(st, found),
        success=succeeds(pressure, margin(pressure, sums)),
    )
