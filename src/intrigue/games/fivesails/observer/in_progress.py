"""What goes on: uses of abilities, the moment that can be answered, the challenge or duel, the pressure."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from ..rules.reactions import Window, source
from ..rules.stats import fighter_stat, value
from ..state.actions import A_ABILITY, ARGUMENT, SHIFT
from ..state.duel import DUEL, NO_DUEL, DuelSide
from ..state.frames import AbilityUse, Choosing
from ..state.names import DASH
from ..state.printed import ABILITIES
from ..state.state import FiveSails
from .cards import distance, place_code, whose
from .columns import (
    B_BONUS,
    B_NO_MERCENARIES,
    B_OPEN,
    B_PERFORMER,
    B_PLACE,
    B_SEAT,
    B_SOURCE,
    B_STAT,
    B_TIES_WIN,
    B_TURNCOAT,
    B_WON,
    DECLARED_AT,
    DECLARED_ROWS,
    DUEL_AT,
    F_CARD,
    F_CARD_NUMBER,
    F_CHANGES,
    F_FIRST_CARD_DUE,
    F_MANEUVER_USED,
    F_ROUND,
    F_SIDE,
    F_STAGE,
    F_STAT,
    F_TECHNIQUE_USED,
    F_TERMS,
    F_VALUES,
    FIGHTER,
    FIGHTERS_AT,
    G_CARD,
    G_COMING,
    G_GAMBLES,
    G_GONE,
    G_HURT,
    G_LETHAL,
    G_NUMBER,
    G_SEAT,
    G_STAT,
    G_THREAT,
    G_TIED,
    M_CARD,
    M_CARD_NUMBER,
    M_CHALLENGE,
    M_GOAL,
    M_OTHER,
    M_OTHER_NUMBER,
    M_PLACE,
    M_SEAT,
    M_SOURCE,
    M_WHAT,
    MOMENT_AT,
    PRESSURE_AT,
    R_CARD,
    R_SEAT,
    R_SLOT,
    REACTION,
    S_ABILITY_OF,
    S_ACTOR,
    S_ANSWERS,
    S_ANSWERS_OTHER,
    S_CARD,
    S_CHOSEN,
    S_ELSEWHERE,
    S_PLACE,
    S_SEAT,
    S_SECOND,
    S_SLOT,
    S_STEP,
    S_TARGET,
    USE,
    USE_COUNT,
    USE_ROWS,
    USES_AT,
)
from .registers import A_CARD, A_PLACE, CHOSEN_BY, SEALED, SECOND_HOLDS
from .rows import row_of


def write_uses(st: FiveSails, seat: int, out: vec[i16], at: i64) -> None:
    """The uses of abilities that are under way, from the top of the stack down."""
    row: i64 = at + USES_AT
    end: i64 = row + USE_ROWS * USE
    count: i64 = 0
    k: i64 = len(st.stack) - 1
    while k >= 0:
        frame = st.stack[k]
        use: AbilityUse | None = None
        if isinstance(frame, AbilityUse):
            use = frame
        elif isinstance(frame, Choosing):
            use = frame.step
        if use is not None:
            if row < end:
                write_use(st, seat, use, out, row)
            row += USE
            count += 1
        k -= 1
    out[at + USE_COUNT] = i16(count)


def write_use(st: FiveSails, seat: int, use: AbilityUse, out: vec[i16], row: i64) -> None:
    ability = ABILITIES[use.ability]
    out[row] = 1
    out[row + S_SEAT] = i16(distance(st, seat, use.seat))
    out[row + S_CARD] = i16(row_of(st, seat, use.card))
    out[row + S_ABILITY_OF] = i16(ability.owner + 1)
    out[row + S_SLOT] = i16((ability.slot if ability.owner >= 0 else ability.number) + 1)
    out[row + S_STEP] = i16(use.pc)
    out[row + S_ACTOR] = i16(row_of(st, seat, use.actor))
    out[row + S_PLACE] = i16(place_code(st, seat, use.place))
    if not SEALED[use.ability] or use.seat == seat:
        out[row + S_TARGET] = i16(row_of(st, seat, use.target))
    if use.second >= 0:
        if SECOND_HOLDS[use.ability] == A_CARD:
            out[row + S_SECOND] = i16(row_of(st, seat, use.second))
        elif SECOND_HOLDS[use.ability] == A_PLACE:
            out[row + S_ELSEWHERE] = i16(place_code(st, seat, use.second))
    if use.pc >= CHOSEN_BY[use.ability]:
        out[row + S_CHOSEN] = i16(place_code(st, seat, use.chosen))
    out[row + S_ANSWERS] = i16(row_of(st, seat, use.moment.card))
    out[row + S_ANSWERS_OTHER] = i16(row_of(st, seat, use.moment.other))


def write_moment(st: FiveSails, seat: int, out: vec[i16], at: i64) -> None:
    """What can be answered now, and who has said that they do."""
    top = st.stack[-1]
    if not isinstance(top, Window):
        return
    moment = top.moment
    place: i64 = at + MOMENT_AT
    out[place + M_WHAT] = i16(moment.what + 1)
    out[place + M_CARD] = i16(row_of(st, seat, moment.card))
    out[place + M_CARD_NUMBER] = i16(moment.card + 1)
    out[place + M_OTHER] = i16(row_of(st, seat, moment.other))
    out[place + M_OTHER_NUMBER] = i16(moment.other + 1)
    out[place + M_PLACE] = i16(place_code(st, seat, moment.place))
    out[place + M_GOAL] = i16(place_code(st, seat, moment.goal))
    out[place + M_SEAT] = i16(whose(st, seat, moment.seat))
    if moment.use >= 0:
        out[place + M_SOURCE] = i16(row_of(st, seat, source(st, moment.use)))
    if moment.aim.challenge:
        out[place + M_CHALLENGE] = 1
    row: i64 = at + DECLARED_AT
    end: i64 = row + DECLARED_ROWS * REACTION
    for one in top.declared:
        if row == end:
            break
        out[row] = 1
        out[row + R_SEAT] = i16(distance(st, seat, one.seat))
        out[row + R_CARD] = i16(row_of(st, seat, one.action & ARGUMENT))
        out[row + R_SLOT] = i16(((one.action - A_ABILITY) >> SHIFT) + 1)
        row += REACTION


def write_duel(st: FiveSails, seat: int, out: vec[i16], at: i64) -> None:
    duel = st.duel
    if duel.stage == NO_DUEL:
        return
    place: i64 = at + DUEL_AT
    out[place + F_STAGE] = i16(duel.stage)
    out[place + F_STAT] = i16(duel.stat + 1)
    out[place + F_ROUND] = i16(duel.round)
    out[place + F_SIDE] = i16(duel.side + 1)
    terms = duel.terms
    out[place + F_TERMS] = 1 if terms.no_intervening else 0
    out[place + F_TERMS + 1] = 1 if terms.leaders_intervene else 0
    out[place + F_TERMS + 2] = 1 if terms.no_refusing else 0
    out[place + F_TERMS + 3] = 1 if terms.leaders_refuse else 0
    out[place + F_TERMS + 4] = 1 if terms.steals else 0
    out[place + F_TERMS + 5] = 1 if terms.home_instead else 0
    out[place + F_TERMS + 6] = 1 if duel.taken else 0
    out[place + F_TERMS + 7] = 1 if duel.still else 0
    out[place + F_TERMS + 8] = 1 if duel.refused else 0
    if duel.card >= 0:
        out[place + F_CARD] = i16(row_of(st, seat, duel.card))
        out[place + F_CARD_NUMBER] = i16(duel.card + 1)
        if duel.stage == DUEL:
            for which in range(3):
                number = value(st, duel.side, which)
                out[place + F_VALUES + which] = -1 if number == DASH else i16(number)
    for which in range(3):
        out[place + F_CHANGES + which] = i16(duel.changes.of(which))
    out[place + F_FIRST_CARD_DUE] = 1 if duel.first_card_due else 0
    out[place + F_TECHNIQUE_USED] = 1 if duel.technique_used else 0
    out[place + F_MANEUVER_USED] = 1 if duel.maneuver_used else 0
    write_fighter(st, seat, 0, duel.challenger, out, at + FIGHTERS_AT)
    write_fighter(st, seat, 1, duel.defender, out, at + FIGHTERS_AT + FIGHTER)


def write_fighter(st: FiveSails, seat: int, side: int, one: DuelSide, out: vec[i16], row: i64) -> None:
    out[row] = 1
    out[row + G_SEAT] = i16(whose(st, seat, one.seat))
    out[row + G_THREAT] = i16(one.pool)
    out[row + G_GAMBLES] = i16(one.gambles)
    out[row + G_LETHAL] = 1 if one.lethal else 0
    out[row + G_TIED] = i16(place_code(st, seat, one.tied))
    out[row + G_HURT] = 1 if one.hurt else 0
    out[row + G_GONE] = 0 if one.gone is None else 1
    if one.fighter >= 0:
        out[row + G_CARD] = i16(row_of(st, seat, one.fighter))
        out[row + G_NUMBER] = i16(one.fighter + 1)
        out[row + G_STAT] = i16(fighter_stat(st, side))
    for which in range(3):
        out[row + G_COMING + which] = i16(one.coming.of(which))


def write_pressure(st: FiveSails, seat: int, out: vec[i16], at: i64) -> None:
    pressure = st.pressure
    if pressure.place < 0:
        return
    place: i64 = at + PRESSURE_AT
    out[place + B_PLACE] = i16(place_code(st, seat, pressure.place))
    out[place + B_STAT] = i16(pressure.stat + 1)
    out[place + B_SEAT] = i16(whose(st, seat, pressure.seat))
    out[place + B_PERFORMER] = i16(row_of(st, seat, pressure.performer))
    out[place + B_TIES_WIN] = 1 if pressure.ties_win else 0
    out[place + B_NO_MERCENARIES] = 1 if pressure.no_mercenaries else 0
    out[place + B_BONUS] = i16(pressure.bonus)
    out[place + B_TURNCOAT] = i16(row_of(st, seat, pressure.turncoat))
    out[place + B_SOURCE] = i16(row_of(st, seat, pressure.source))
    out[place + B_OPEN] = 1 if pressure.open else 0
    out[place + B_WON] = 1 if pressure.won else 0
