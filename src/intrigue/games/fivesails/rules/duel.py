"""Challenges and duels (FIV-CHAL, FIV-DUEL). All numbers of the one that is going on stand in `st.duel`."""

from __future__ import annotations

from typing import Final

from ..cards.model import (
    ACCEPTED,
    ATTACHMENT,
    CARD_SHOWN,
    CARD_USED,
    CHALLENGED,
    CLOSES_FORUMS,
    DASH,
    DEFS,
    DRAWS_BLADES,
    DUEL_BEGINS,
    DUEL_ENDS,
    FINESSE,
    GAMBLES_MORE,
    GUARDED,
    MANEUVER,
    MUSKETEER,
    NO_CHALLENGES,
    PARRY,
    PLAYED_CARD,
    RED_HAND,
    REFUSED,
    REMOTE,
    RIPOSTE,
    ROUND_BEGINS,
    ROUND_ENDS,
    SAFE_HARBOUR,
    SHAMES,
    STATS,
    STEADFAST,
    TAKES_GEAR_BACK,
    TAKES_IT,
    TARGETED,
    TECHNIQUE,
    THRUST,
    TIRELESS,
    WEAPON,
    WEAPON_INTERVENES,
    Ability,
)
from ..events import (
    Answered,
    Challenged,
    CombatCard,
    DuelOver,
    NoCard,
    Revealed,
    RoundBegins,
    Struck,
    Threat,
)
from ..state import (
    ALL,
    CITY_PLACES,
    D_BASE,
    D_CARD,
    D_DONE,
    D_FIGHTER,
    D_FIRST,
    D_FLAGS,
    D_GAMBLES,
    D_GONE,
    D_HURT,
    D_LETHAL,
    D_MOD,
    D_NEXT,
    D_ON,
    D_PLACE,
    D_POOL,
    D_ROUND,
    D_SEAT,
    D_SIDE,
    D_SIZE,
    D_STAT,
    D_TECH,
    D_TIED,
    DOCKS,
    F_HOME_INSTEAD,
    F_LEADERS_INTERVENE,
    F_LEADERS_REFUSE,
    F_NO_INTERVENE,
    F_NO_REFUSE,
    F_REFUSED,
    F_STILL,
    F_TAKEN,
    FORUMS,
    HOME,
    LINE,
    M_CANNOT,
    M_FEWER,
    M_NO_MANEUVER,
    M_TIRED,
    UNTIL_DAY,
    UNTIL_ROUND,
    UNTIL_START,
    FiveSails,
    Mark,
)
from .procedures import engage, go_home, marked, move, steal, wound
from .stats import fighter_stat, gear_of, has, has_key, is_leader, num, stat, value
from .use import (
    A_CARD,
    A_INTERVENE,
    ACCEPT,
    ARGUMENT,
    GAMBLE,
    GO_HOME,
    LENT,
    NO_REGS,
    PASS,
    REFUSE,
    Flush,
    Piece,
    Question,
    announce,
    code_of,
    first_copy,
    from_code,
    later,
    now,
    somebody_can,
    spent,
)

# moments of a duel to which steps can be put off
L_ANSWER: Final = 0  # after the answer to a challenge
L_WOUNDS: Final = 1  # after the wounds of a round
L_END: Final = 2  # when a round ends
L_START: Final = 3  # when a round starts

CHALLENGE_BIT: Final = 1 << 6  # in the third number of TARGETED: it is a challenge
RISK_BIT: Final = 1 << 4
SORCERY_BIT: Final = 1 << 5


def fresh_duel() -> list[int]:
    d = [0] * D_SIZE
    d[D_FIGHTER] = d[D_FIGHTER + 1] = d[D_SEAT] = d[D_SEAT + 1] = -1
    d[D_TIED] = d[D_TIED + 1] = d[D_CARD] = d[D_TECH] = d[D_PLACE] = d[D_PLACE + 1] = -1
    return d


# ---------------------------------------------------------------------- the challenge


def challengeable(st: FiveSails, challenger: int, i: int) -> bool:
    card = DEFS[st.kind[i]]
    return not (card.keys & SAFE_HARBOUR and not st.engaged[i] and st.place[i] == DOCKS)


def targets(st: FiveSails, challenger: int) -> list[int]:
    """FIV-CHAL-6: whom a character can challenge."""
    found: list[int] = []
    drawn: list[int] = []
    mine = st.ctrl[challenger]
    place = st.place[challenger]
    remote = DEFS[st.kind[challenger]].keys & REMOTE != 0
    for p in range(st.seats):
        if p == mine:
            continue
        for i in st.crew[p]:
            if st.place[i] == place and place < CITY_PLACES:
                if challengeable(st, challenger, i):
                    found.append(i)
                    if DEFS[st.kind[i]].keys & DRAWS_BLADES and not st.engaged[i]:
                        drawn.append(i)
            elif (remote and st.place[i] < CITY_PLACES and st.adjacent(place, st.place[i])) and (
                challengeable(st, challenger, i) and facing_red_hand(st, mine, st.place[i])
            ):
                found.append(i)
    if drawn:
        return drawn
    return found


def facing_red_hand(st: FiveSails, seat: int, place: int) -> bool:
    for c in st.crew[seat]:
        if st.place[c] == place and has(st, c, RED_HAND):
            return True
    return False


def may_challenge(st: FiveSails, i: int, which: int) -> bool:
    """FIV-DASH-2: nobody challenges with a dash; and some never challenge."""
    return stat(st, i, which) != DASH and not DEFS[st.kind[i]].keys & NO_CHALLENGES


def issue(st: FiveSails, serial: int, challenger: int, which: int, flags: int, target: int) -> None:
    """FIV-CHAL-3. `target` is -1 where it is still to be chosen."""
    if not st.in_play(challenger) or st.duel[D_ON]:
        return
    d = fresh_duel()
    d[D_ON] = 1
    d[D_FIGHTER] = challenger
    d[D_FIGHTER + 1] = target
    d[D_SEAT] = st.ctrl[challenger]
    d[D_STAT] = which
    d[D_FLAGS] = flags
    st.duel = d
    st.stack.append(MakeThreat(serial))
    st.stack.append(LateTechnique(serial))
    st.stack.append(AskAnswer(serial))
    st.stack.append(AskTarget(serial))
    st.stack.append(AskTechnique(serial))


def end_challenge(st: FiveSails) -> None:
    """Whatever belonged to a challenge or duel is over."""
    st.duel = fresh_duel()
    st.styles.clear()
    st.later.clear()
    st.marks = [mark for mark in st.marks if mark.until == UNTIL_DAY or mark.until == 3]


class Challenge(Question):
    """Base of the questions of a challenge: they vanish when it is cancelled."""

    __slots__ = ("serial",)
    serial: int

    def __init__(self, serial: int) -> None:
        self.serial = serial

    def use(self) -> int:
        return self.serial

    def broken(self, st: FiveSails) -> bool:
        """FIV-C-94: somebody has left play."""
        d = st.duel
        if d[D_ON] != 1:
            return True
        return not st.in_play(d[D_FIGHTER]) or (d[D_FIGHTER + 1] >= 0 and not st.in_play(d[D_FIGHTER + 1]))

    def run(self, state: FiveSails) -> None:
        pass


class AskTechnique(Challenge):
    """FIV-CHAL-5: one Technique may be activated with the challenge; its costs are paid now (FIV-C-85)."""

    __slots__ = ()

    def who(self, st: FiveSails) -> int:
        return st.duel[D_SEAT]

    def asks(self, state: FiveSails) -> bool:
        return not self.broken(state) and len(techniques(state, 0)) > 0

    def picks(self, st: FiveSails) -> list[int]:
        return [PASS, *techniques(st, 0)]

    def why(self, st: FiveSails) -> str:
        return "Activate a Technique with the challenge?"

    def answer(self, st: FiveSails, seat: int, action: int) -> None:
        if action != PASS:
            st.duel[D_TECH] = action
            use_style(st, 0, action)


class AskTarget(Challenge):
    __slots__ = ()

    def who(self, st: FiveSails) -> int:
        return st.duel[D_SEAT]

    def asks(self, state: FiveSails) -> bool:
        return not self.broken(state) and state.duel[D_FIGHTER + 1] < 0 and len(self.picks(state)) > 0

    def picks(self, st: FiveSails) -> list[int]:
        return [A_CARD + i for i in targets(st, st.duel[D_FIGHTER])]

    def why(self, st: FiveSails) -> str:
        return "Challenge whom?"

    def answer(self, st: FiveSails, seat: int, action: int) -> None:
        name_target(st, self.serial, action & ARGUMENT)

    def run(self, state: FiveSails) -> None:
        target = state.duel[D_FIGHTER + 1]
        if self.broken(state):
            return
        if target >= 0:
            name_target(state, self.serial, target)
        else:
            end_challenge(state)


def name_target(st: FiveSails, serial: int, target: int) -> None:
    d = st.duel
    challenger = d[D_FIGHTER]
    d[D_FIGHTER + 1] = target
    d[D_SEAT + 1] = st.ctrl[target]
    if st.events is not None:
        names = (DEFS[st.kind[challenger]].id, DEFS[st.kind[target]].id)
        st.tell(Challenged(challenger, names[0], target, names[1], STATS[d[D_STAT]]))
    now(st, CHALLENGED, challenger, target, serial)
    now(st, TARGETED, target, serial, d[D_SEAT] | CHALLENGE_BIT)
    if st.place[challenger] != st.place[target]:
        move(st, challenger, st.place[target], st.ctrl[challenger], False)


def interveners(st: FiveSails) -> list[int]:
    """FIV-CHAL-9, FIV-C-91: who may step in."""
    d = st.duel
    target = d[D_FIGHTER + 1]
    place = st.place[target]
    flags = d[D_FLAGS]
    seat = st.ctrl[target]
    found: list[int] = []
    if flags & F_NO_INTERVENE:
        return found
    if place == FORUMS and not st.touched[seat] >> FORUMS & 1:
        for s in st.schemes:
            if s >= 0 and DEFS[st.kind[s]].keys & CLOSES_FORUMS:
                return found
    for i in st.crew[seat]:
        if i == target or st.place[i] != place or marked(st, M_CANNOT, i):
            continue
        if flags & F_LEADERS_INTERVENE and not is_leader(st, i):
            continue
        keys = DEFS[st.kind[i]].keys
        if (
            not st.engaged[i]
            or keys & STEADFAST
            or (keys & TIRELESS and not marked(st, M_TIRED, i))
            or (keys & WEAPON_INTERVENES and ready_weapon(st, i) >= 0)
        ):
            found.append(i)
    return found


def ready_weapon(st: FiveSails, i: int) -> int:
    for a in gear_of(st, i):
        if DEFS[st.kind[a]].mask & WEAPON and not st.engaged[a]:
            return a
    return -1


class AskAnswer(Challenge):
    """FIV-CHAL-7: accept, refuse, or let somebody intervene."""

    __slots__ = ()

    def who(self, st: FiveSails) -> int:
        return st.duel[D_SEAT + 1]

    def asks(self, state: FiveSails) -> bool:
        return not self.broken(state) and not state.out[state.duel[D_SEAT + 1]]

    def picks(self, st: FiveSails) -> list[int]:
        d = st.duel
        flags = d[D_FLAGS]
        out = [ACCEPT]
        if not flags & F_NO_REFUSE and (not flags & F_LEADERS_REFUSE or is_leader(st, d[D_FIGHTER + 1])):
            out.append(REFUSE)
        if flags & F_HOME_INSTEAD:
            out.append(GO_HOME)
        for i in interveners(st):
            out.append(A_INTERVENE + i)
        return out

    def why(self, st: FiveSails) -> str:
        return "You are challenged: accept, refuse, or intervene?"

    def answer(self, st: FiveSails, seat: int, action: int) -> None:
        d = st.duel
        target = d[D_FIGHTER + 1]
        if action == GO_HOME:
            tell_answer(st, seat, "home", target)
            end_challenge(st)
            go_home(st, target, seat, True)
            return
        if action == REFUSE:
            tell_answer(st, seat, "refuse", target)
            d[D_FLAGS] |= F_REFUSED
            if DEFS[st.kind[d[D_FIGHTER]]].keys & SHAMES:
                engage(st, target)
            later(st, REFUSED, d[D_FIGHTER], target, seat)
            return
        if action == ACCEPT:
            tell_answer(st, seat, "accept", target)
        else:
            i = action & ARGUMENT
            tell_answer(st, seat, "intervene", i)
            d[D_FIGHTER + 1] = i
            now(st, ACCEPTED, d[D_FIGHTER], i, seat)
            intervene(st, self.serial, i, target)
            return
        now(st, ACCEPTED, d[D_FIGHTER], d[D_FIGHTER + 1], seat)


def intervene(st: FiveSails, serial: int, i: int, target: int) -> None:
    """FIV-CHAL-10: who steps in is engaged; some need not, or engage something else."""
    keys = DEFS[st.kind[i]].keys
    if keys & TAKES_IT:
        st.duel[D_FLAGS] |= F_TAKEN
    if DEFS[st.kind[target]].keys & GUARDED and has(st, i, MUSKETEER) and not st.engaged[i]:
        return
    weapon = ready_weapon(st, i) if keys & WEAPON_INTERVENES else -1
    if weapon >= 0:
        if st.engaged[i]:
            engage(st, weapon)
        else:
            st.stack.append(AskWeapon(serial, i, weapon))
        return
    if st.engaged[i] and keys & TIRELESS and not keys & STEADFAST:
        st.marks.append(Mark(M_TIRED, i, 0, st.ctrl[i], UNTIL_DAY, 0))
    engage(st, i)


class AskWeapon(Question):
    """Who may engage a Weapon instead of itself, and could do either, is asked."""

    __slots__ = ("serial", "card", "weapon")
    serial: int
    card: int
    weapon: int

    def __init__(self, serial: int, card: int, weapon: int) -> None:
        self.serial = serial
        self.card = card
        self.weapon = weapon

    def use(self) -> int:
        return self.serial

    def who(self, st: FiveSails) -> int:
        return st.ctrl[self.card]

    def picks(self, st: FiveSails) -> list[int]:
        return [A_CARD + self.weapon, A_CARD + self.card]

    def why(self, st: FiveSails) -> str:
        return "Engage the Weapon, or the character?"

    def answer(self, st: FiveSails, seat: int, action: int) -> None:
        engage(st, action & ARGUMENT)


def tell_answer(st: FiveSails, seat: int, answer: str, card: int) -> None:
    if st.events is not None:
        st.tell(Answered(seat, answer, card, DEFS[st.kind[card]].id))


class LateTechnique(Challenge):
    """FIV-CHAL-13: the Technique activated with the challenge resolves after the answer."""

    __slots__ = ()

    def asks(self, state: FiveSails) -> bool:
        return False

    def run(self, state: FiveSails) -> None:
        if not self.broken(state):
            push_later(state, L_ANSWER, 0)


def push_later(st: FiveSails, when: int, side: int) -> None:
    due = [put_off for put_off in st.later if put_off.when == when and put_off.side == side]
    if due:
        st.later = [put_off for put_off in st.later if put_off.when != when or put_off.side != side]
        due.reverse()
        for put_off in due:
            st.stack.append(put_off.run)


class MakeThreat(Challenge):
    """FIV-CHAL-14; after a refusal threat becomes wounds at once (FIV-CHAL-12), else the duel begins."""

    __slots__ = ()

    def asks(self, state: FiveSails) -> bool:
        return False

    def run(self, state: FiveSails) -> None:
        st = state
        d = st.duel
        if self.broken(st):
            end_challenge(st)
            return
        one, two = d[D_FIGHTER], d[D_FIGHTER + 1]
        if st.place[one] != st.place[two]:  # FIV-C-95
            end_challenge(st)
            return
        thrust = d[D_MOD + THRUST]
        threat = fighter_stat(st, 0) + (thrust if thrust > 0 else 0)
        d[D_POOL + 1] += threat
        if st.events is not None:
            st.tell(Threat((d[D_POOL], d[D_POOL + 1])))
        if d[D_FLAGS] & (F_REFUSED | F_TAKEN):
            st.stack.append(EndChallenge())
            for side in (1, 0):
                limit = fighter_stat(st, 1 - side)
                count = d[D_POOL + side]
                if count > limit and not d[D_LETHAL + 1 - side]:
                    count = limit
                if wound(st, d[D_FIGHTER + side], count):
                    steal(st, d[D_SEAT + 1 - side], d[D_SEAT + side])
            return
        d[D_ON] = 2
        d[D_FIRST] = 1
        d[D_MOD + RIPOSTE] = d[D_MOD + PARRY] = d[D_MOD + THRUST] = 0
        d[D_TIED + 1] = st.place[one]
        d[D_TIED] = st.place[one]
        d[D_SIDE] = 1
        st.stack.append(Round(1))


class EndChallenge(Piece):
    __slots__ = ()

    def asks(self, state: FiveSails) -> bool:
        return False

    def run(self, state: FiveSails) -> None:
        end_challenge(state)


# ---------------------------------------------------------------------- Techniques and Maneuvers


def techniques(st: FiveSails, side: int) -> list[int]:
    """FIV-C-102: the fighter's own, those on its attachments, those lent to it."""
    d = st.duel
    found: list[int] = []
    if d[D_FLAGS] & F_STILL or d[D_GONE] >> side & 1:
        return found
    seat = d[D_SEAT + side]
    fighter = d[D_FIGHTER + side]
    for i in [fighter, *gear_of(st, fighter)]:
        for ability in DEFS[st.kind[i]].abilities:
            if ability.kind == TECHNIQUE and style_open(st, seat, i, ability, i):
                found.append(code_of(i, ability.slot))
    for i in st.crew[seat]:
        for k, ability in enumerate(DEFS[st.kind[i]].lent):
            if style_open(st, seat, i, ability, fighter):
                found.append(code_of(i, LENT + k))
    return found


def style_open(st: FiveSails, seat: int, card: int, ability: Ability, holder: int) -> bool:
    if holder * 1024 + ability.number in st.styles or spent(st, seat, card, ability):
        return False
    return somebody_can(st, seat, card, ability, NO_REGS)


def maneuvers(st: FiveSails, side: int) -> list[int]:
    d = st.duel
    found: list[int] = []
    if d[D_FLAGS] & F_STILL or d[D_GONE] >> side & 1 or d[D_CARD] < 0:
        return found
    for mark in st.marks:
        if mark.what == M_NO_MANEUVER and mark.seat == side:
            return found
    i = d[D_CARD]
    if st.zone[i] != LINE:
        return found
    for ability in DEFS[st.kind[i]].abilities:
        if ability.kind == MANEUVER and style_open(st, d[D_SEAT + side], i, ability, i):
            found.append(code_of(i, ability.slot))
    return found


def use_style(st: FiveSails, side: int, code: int) -> None:
    card = code & ARGUMENT
    ability = from_code(st, code)
    lent = ability in DEFS[st.kind[card]].lent
    st.styles.append((st.duel[D_FIGHTER + side] if lent else card) * 1024 + ability.number)
    announce(st, st.duel[D_SEAT + side], card, ability, NO_REGS, 0)


# ---------------------------------------------------------------------- rounds


class Round(Piece):
    """FIV-DUEL-3: it begins; combat card, Technique, Maneuver; values; threat; it ends."""

    __slots__ = ("side",)
    side: int

    def __init__(self, side: int) -> None:
        self.side = side

    def asks(self, state: FiveSails) -> bool:
        return False

    def run(self, state: FiveSails) -> None:
        st = state
        d = st.duel
        side = self.side
        d[D_SIDE] = side
        d[D_ROUND] += 1
        d[D_CARD] = -1
        d[D_DONE] = 0
        d[D_BASE] = len(st.lines[side])
        d[D_HURT] &= 12
        d[D_GONE] &= 3
        d[D_LETHAL + side] = 0
        for which in range(3):
            d[D_MOD + which] = d[D_NEXT + 3 * side + which]
            d[D_NEXT + 3 * side + which] = 0
        st.marks = [mark for mark in st.marks if mark.until != UNTIL_START or mark.seat != side]
        if st.events is not None:
            st.tell(RoundBegins(d[D_SEAT + side], d[D_ROUND]))
        base = len(st.pending)
        st.stack.append(Closing(side, base))
        fighter = d[D_FIGHTER + side]
        if d[D_GONE] >> side & 1 or st.place[fighter] != d[D_TIED + side]:
            d[D_POOL + side] = 0  # FIV-MOVEDUEL-4
            return
        st.stack.append(Resolve(side))
        st.stack.append(Strike(side))
        st.stack.append(AskStyle(side))
        st.stack.append(AskCard(side))
        push_later(st, L_START, side)
        now(st, ROUND_BEGINS, fighter, 0, side)
        if d[D_ROUND] == 1:
            now(st, DUEL_BEGINS, d[D_FIGHTER], d[D_FIGHTER + 1], 0)


def reveals(st: FiveSails, side: int) -> int:
    """FIV-GAMBLE-1, FIV-C-68: two, more or fewer by cards, never below one."""
    fighter = st.duel[D_FIGHTER + side]
    count = 2
    if DEFS[st.kind[fighter]].keys & GAMBLES_MORE:
        count += 1
    for a in gear_of(st, fighter):
        if DEFS[st.kind[a]].keys & GAMBLES_MORE:
            count += 1
    for mark in st.marks:
        if mark.what == M_FEWER and mark.seat == side and (mark.card < 0 or mark.card == st.place[fighter]):
            count -= mark.number
    return count if count > 1 else 1


class AskCard(Question):
    """FIV-DUEL-6, FIV-DUEL-7: a combat card from hand or by gambling, or none."""

    __slots__ = ("side",)
    side: int

    def __init__(self, side: int) -> None:
        self.side = side

    def who(self, st: FiveSails) -> int:
        return st.duel[D_SEAT + self.side]

    def asks(self, state: FiveSails) -> bool:
        d = state.duel
        return d[D_CARD] < 0 and not d[D_GONE] >> self.side & 1 and not state.out[d[D_SEAT + self.side]]

    def picks(self, st: FiveSails) -> list[int]:
        d = st.duel
        side = self.side
        seat = d[D_SEAT + side]
        out: list[int] = []
        can_gamble = (
            d[D_GAMBLES + side] < num(st, d[D_FIGHTER + side], FINESSE)
            and len(st.decks[seat]) + len(st.discards[seat]) > 0
        )
        if not d[D_FIRST] or (not can_gamble and not st.hands[seat]):
            out.append(PASS)
        if can_gamble:
            out.append(GAMBLE)
        hand = st.hands[seat]
        for k in range(len(hand)):
            if first_copy(st, hand, k):
                out.append(A_CARD + hand[k])
        return out

    def why(self, st: FiveSails) -> str:
        return f"Your round, {st.duel[D_POOL + self.side]} threat on you: play a combat card?"

    def answer(self, st: FiveSails, seat: int, action: int) -> None:
        d = st.duel
        if action == PASS:
            d[D_FIRST] = 0
            if st.events is not None:
                st.tell(NoCard(seat))
        elif action == GAMBLE:
            d[D_GAMBLES + self.side] += 1
            gamble(st, self.side, reveals(st, self.side))
        else:
            play_card(st, self.side, action & ARGUMENT, False)

    def run(self, state: FiveSails) -> None:
        pass


def gamble(st: FiveSails, side: int, count: int) -> None:
    seat = st.duel[D_SEAT + side]
    if turn_up(st, seat, seat, count, ALL):
        st.stack.append(PickGamble(side))


def turn_up(st: FiveSails, seat: int, owner: int, count: int, bits: int) -> list[int]:
    """Reveal cards from the top of a deck, or let somebody look at them; they lie aside meanwhile."""
    shown: list[int] = []
    for _ in range(count):
        i = st.top(owner)
        if i < 0:
            break
        st.to_aside(i, bits)
        shown.append(i)
    if shown and st.events is not None:
        event = Revealed(seat, owner, tuple([DEFS[st.kind[i]].id for i in shown]))
        if bits == ALL:
            st.tell(event)
        else:
            st.tell(None, event, tuple([p for p in range(st.seats) if bits >> p & 1]))
    return shown


class PickGamble(Question):
    """FIV-GAMBLE-1, FIV-GAMBLE-2: one of the revealed cards is played, the others are discarded or sunk (C-67)."""

    __slots__ = ("side",)
    side: int

    def __init__(self, side: int) -> None:
        self.side = side

    def who(self, st: FiveSails) -> int:
        return st.duel[D_SEAT + self.side]

    def shown(self, st: FiveSails) -> list[int]:
        seat = self.who(st)
        return [i for i in st.aside if st.owner[i] == seat and st.zone[i] == 9 and st.spot[i] == ALL]

    def picks(self, st: FiveSails) -> list[int]:
        return [A_CARD + i for i in self.shown(st)]

    def why(self, st: FiveSails) -> str:
        return "Which of the revealed cards do you play?"

    def answer(self, st: FiveSails, seat: int, action: int) -> None:
        chosen = action & ARGUMENT
        rest = [i for i in self.shown(st) if i != chosen]
        if st.variant.gamble_rest == "sink":
            st.to_bottom(rest, 0)
        else:
            for i in rest:
                st.to_discard(i)
        play_card(st, self.side, chosen, True)


def play_card(st: FiveSails, side: int, i: int, gambled: bool) -> None:
    """A combat card goes into the dueling line (FIV-DUEL-9)."""
    d = st.duel
    d[D_FIRST] = 0
    d[D_CARD] = i
    st.to_line(i, side, gambled)
    seat = d[D_SEAT + side]
    if st.events is not None:
        st.tell(CombatCard(seat, i, DEFS[st.kind[i]].id, gambled))
    later(st, CARD_USED, i, st.kind[i], seat)
    now(st, PLAYED_CARD, i, 0, side)
    now(st, CARD_SHOWN, i, 0, side)


class AskStyle(Question):
    """FIV-DUEL-10: at most one Technique and one Maneuver, in either order."""

    __slots__ = ("side",)
    side: int

    def __init__(self, side: int) -> None:
        self.side = side

    def who(self, st: FiveSails) -> int:
        return st.duel[D_SEAT + self.side]

    def asks(self, state: FiveSails) -> bool:
        st = state
        d = st.duel
        side = self.side
        if d[D_CARD] < 0 or d[D_GONE] >> side & 1 or d[D_FLAGS] & F_STILL or st.out[d[D_SEAT + side]]:
            return False
        if not d[D_DONE] & 1 and techniques(st, side):
            return True
        if d[D_DONE] & 2 or st.zone[d[D_CARD]] != LINE:
            return False
        for ability in DEFS[st.kind[d[D_CARD]]].abilities:
            if ability.kind == MANEUVER:
                return True
        return False

    def picks(self, st: FiveSails) -> list[int]:
        done = st.duel[D_DONE]
        out = [PASS]
        if not done & 1:
            out += techniques(st, self.side)
        if not done & 2:
            out += maneuvers(st, self.side)
        return out

    def why(self, st: FiveSails) -> str:
        return "Use a Technique or a Maneuver?"

    def answer(self, st: FiveSails, seat: int, action: int) -> None:
        if action == PASS:
            return
        ability = from_code(st, action)
        st.duel[D_DONE] |= 1 if ability.kind == TECHNIQUE else 2
        st.stack.append(AskStyle(self.side))
        use_style(st, self.side, action)

    def run(self, state: FiveSails) -> None:
        pass


class Strike(Piece):
    """FIV-DUEL-13 to FIV-DUEL-16: Riposte, Parry, Thrust, in this order."""

    __slots__ = ("side",)
    side: int

    def __init__(self, side: int) -> None:
        self.side = side

    def asks(self, state: FiveSails) -> bool:
        return False

    def run(self, state: FiveSails) -> None:
        st = state
        d = st.duel
        if d[D_CARD] < 0:
            return
        side = self.side
        mine = D_POOL + side
        theirs = D_POOL + 1 - side
        riposte = value(st, side, RIPOSTE)
        parry = value(st, side, PARRY)
        thrust = value(st, side, THRUST)
        if riposte > 0:
            back = riposte if riposte < d[mine] else d[mine]
            d[mine] -= back
            d[theirs] += back
        if parry > 0:
            d[mine] -= parry if parry < d[mine] else d[mine]
        if thrust > 0:
            d[theirs] += thrust
        if st.events is not None:
            st.tell(Struck(d[D_SEAT + side], max(riposte, 0), max(parry, 0), max(thrust, 0)))
            st.tell(Threat((d[D_POOL], d[D_POOL + 1])))


class Resolve(Piece):
    """FIV-DUEL-18, FIV-DUEL-19: what is left of the threat becomes wounds, at most the foe's stat."""

    __slots__ = ("side",)
    side: int

    def __init__(self, side: int) -> None:
        self.side = side

    def asks(self, state: FiveSails) -> bool:
        return False

    def run(self, state: FiveSails) -> None:
        st = state
        d = st.duel
        side = self.side
        count = d[D_POOL + side]
        limit = fighter_stat(st, 1 - side)
        if count > limit and not d[D_LETHAL + 1 - side]:
            count = limit
        d[D_POOL + side] = 0
        st.stack.append(Tie(side))
        st.stack.append(AfterWounds(side))
        if wound(st, d[D_FIGHTER + side], count):
            steal(st, d[D_SEAT + 1 - side], d[D_SEAT + side])


class AfterWounds(Piece):
    __slots__ = ("side",)
    side: int

    def __init__(self, side: int) -> None:
        self.side = side

    def asks(self, state: FiveSails) -> bool:
        return False

    def run(self, state: FiveSails) -> None:
        push_later(state, L_WOUNDS, self.side)


def fighter_place(st: FiveSails, side: int) -> int:
    d = st.duel
    if d[D_GONE] >> side & 1:
        return d[D_PLACE + side]
    return st.place[d[D_FIGHTER + side]]


class Tie(Piece):
    """FIV-DUEL-20, FIV-MOVEDUEL-1: threat is tied to where its maker is; an absent adversary does not face it."""

    __slots__ = ("side",)
    side: int

    def __init__(self, side: int) -> None:
        self.side = side

    def asks(self, state: FiveSails) -> bool:
        return False

    def run(self, state: FiveSails) -> None:
        st = state
        d = st.duel
        other = 1 - self.side
        place = fighter_place(st, self.side)
        if d[D_GONE] >> other & 1 or st.place[d[D_FIGHTER + other]] != place or place >= HOME:
            d[D_POOL + other] = 0
        d[D_TIED + other] = place


class Closing(Piece):
    """The round ends: what was put off to now, and what answers it."""

    __slots__ = ("side", "base")
    side: int
    base: int

    def __init__(self, side: int, base: int) -> None:
        self.side = side
        self.base = base

    def asks(self, state: FiveSails) -> bool:
        return False

    def run(self, state: FiveSails) -> None:
        st = state
        st.stack.append(NextRound(self.side))
        st.stack.append(Flush(self.base))
        push_later(st, L_END, self.side)
        now(st, ROUND_ENDS, st.duel[D_CARD], 0, self.side)


class NextRound(Piece):
    """FIV-DUEL-21, FIV-C-98."""

    __slots__ = ("side",)
    side: int

    def __init__(self, side: int) -> None:
        self.side = side

    def asks(self, state: FiveSails) -> bool:
        return False

    def run(self, state: FiveSails) -> None:
        st = state
        d = st.duel
        side = self.side
        st.marks = [mark for mark in st.marks if mark.until != UNTIL_ROUND or mark.seat != side]
        for s in range(2):
            if d[D_GONE] >> s & 1:
                d[D_POOL + s] = 0
        if d[D_POOL + 1 - side] > 0:
            st.stack.append(Round(1 - side))
        elif d[D_POOL + side] > 0:
            st.stack.append(Round(side))
        else:
            if st.events is not None:
                st.tell(DuelOver(d[D_ROUND]))
            d[D_CARD] = -1
            st.stack.append(ClearLines())
            now(st, DUEL_ENDS, d[D_FIGHTER], d[D_FIGHTER + 1], 0)


TO_THE_LOCKER: Final = 1 << 15  # a bit of `used` of a card in the line: it goes to the Locker afterwards


class ClearLines(Piece):
    """FIV-DUEL-9: the dueling lines are discarded; some take their attachments back."""

    __slots__ = ()

    def asks(self, state: FiveSails) -> bool:
        return False

    def run(self, state: FiveSails) -> None:
        st = state
        d = st.duel
        for side in range(2):
            keeps = not d[D_GONE] >> side & 1 and has_key(st, d[D_FIGHTER + side], TAKES_GEAR_BACK)
            for i in st.lines[side][:]:
                locker = st.used[i] & TO_THE_LOCKER
                st.used[i] = 0
                if keeps and DEFS[st.kind[i]].kind == ATTACHMENT:
                    st.to_hand(i, True)
                elif locker:
                    st.to_locker(i)
                else:
                    st.to_discard(i)
        end_challenge(st)


def swap_fighter(st: FiveSails, side: int, i: int) -> None:
    """FIV-C-120: another character takes over, with pools and adversary."""
    st.duel[D_FIGHTER + side] = i


def whole_duel(st: FiveSails) -> bool:
    return st.duel[D_ON] == 2
