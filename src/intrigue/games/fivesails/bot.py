"""A sensible player: it tries what it may do, plays that out quickly, and looks at the table left behind."""

from __future__ import annotations

from typing import Final

from ...core.phrase import Phrase, Words, phrase
from ...core.player import Player, best_first
from ...core.rng import Rng
from .chances import shares
from .rules.drama import Turn
from .rules.dusk import HandLimit
from .rules.paying import Pay
from .rules.planning import Plans
from .rules.round_choices import AskCard
from .rules.stats import fighter_stat, num, resolve_left, stat
from .state.actions import A_CHALLENGE, A_CLAIM, ARGUMENT, PASS
from .state.city import CITY_PLACES, HOME, first_place, last_place
from .state.duel import NO_DUEL
from .state.names import COMBAT, DASH, INFLUENCE, SCHEME
from .state.printed import CARDS
from .state.state import FiveSails

VICTORY: Final = 1000.0
RENOWN: Final = 6.0
SEVEN: Final = 7
DISTRICT: Final = 2.0  # a controlled location without Renown
WOUND: Final = 1.0
LEADER_WOUND: Final = 2.5
CARD: Final = 0.9  # a card in hand
READY: Final = 0.9  # a character en garde
STEPS: Final = 60  # a consequence is played out no further than this


class Captain(Player[FiveSails]):
    """Plans by numbers, acts by looking one action ahead.

    Renown counts most, then locations under control with what lies on them, crews by their stats and the wounds they
    can still take, Leaders above all, cards in hand, characters en garde, and being strongest where Renown lies. In a
    duel the threat in the pools counts as the wounds that it may become.
    """

    __slots__ = ()

    def choose(self, state: FiveSails, seat: int, rng: Rng) -> int:
        actions = state.actions(seat)
        if len(actions) == 1:
            return actions[0]
        top = state.stack[-1]
        if isinstance(top, Plans):
            return self.plan(state, seat, actions, rng)
        if isinstance(top, (Pay, HandLimit)):
            return self.cheapest(state, actions)
        best: list[int] = []
        most = -1e9
        for action in actions:
            if pointless(state, seat, action):
                continue
            worth = self.after(state, seat, action, rng)
            if worth > most + 1e-9:
                most = worth
                best = [action]
            elif worth > most - 1e-9:
                best.append(action)
        return best[rng.below(len(best))]

    def plan(self, st: FiveSails, seat: int, actions: list[int], rng: Rng) -> int:
        """The strongest character; a scheme by chance, since the others should not guess it."""
        if CARDS[st.kind[actions[0] & ARGUMENT]].kind == SCHEME:
            return actions[rng.below(len(actions))]
        best = actions[0]
        most = -1
        for action in actions:
            numbers = CARDS[st.kind[action & ARGUMENT]].stats
            total = sum([number for number in numbers if number != DASH])
            if total > most:
                most = total
                best = action
        return best

    def cheapest(self, st: FiveSails, actions: list[int]) -> int:
        """Pay with, or discard, the card that is worth least in a duel."""
        best = actions[0]
        least = 99
        for action in actions:
            if action == PASS:
                continue
            values = CARDS[st.kind[action & ARGUMENT]].values
            total = sum([number for number in values if number != DASH]) + (6 if values[0] == DASH else 3)
            if total < least:
                least = total
                best = action
        return best

    def after(self, st: FiveSails, seat: int, action: int, rng: Rng) -> float:
        trial = st.clone()
        trial.rng = rng.spawn()
        trial.apply_unchecked(seat, action)
        hurry(trial)
        return standing(trial, seat)

    def rank(self, state: FiveSails, seat: int, rng: Rng) -> list[int]:
        """By the table that each leaves behind; what is pointless comes last."""
        actions = state.actions(seat)
        if len(actions) == 1 or isinstance(state.stack[-1], (Plans, Pay, HandLimit)):
            return super().rank(state, seat, rng)
        worths = [
            -2 * VICTORY if pointless(state, seat, action) else self.after(state, seat, action, rng)
            for action in actions
        ]
        return best_first(actions, worths, rng)

    def judge(self, state: FiveSails) -> list[float]:
        if state.over:
            return super().judge(state)
        calm = state.clone()
        hurry(calm)
        if calm.over:
            return super().judge(calm)
        return shares(calm, [0.0 if calm.eliminated[seat] else prospects(calm, seat) for seat in range(calm.seats)])

    def explain(self, state: FiveSails, seat: int, action: int) -> Words:
        top = state.stack[-1]
        actions = state.actions(seat)
        if isinstance(top, Plans):
            best = self.plan(state, seat, actions, Rng(1))
            if of_scheme(state, action):
                return phrase("why-scheme")
            return (
                phrase("why-character") if action == best else phrase("why-other-character", card=of_card(state, best))
            )
        if isinstance(top, (Pay, HandLimit)):
            least = self.cheapest(state, actions)
            return phrase("why-cheapest") if action == least else phrase("why-other-card", card=of_card(state, least))
        rng = Rng(1)
        now = standing(state, seat)
        gain = self.after(state, seat, action, rng) - now
        if gain >= VICTORY / 2:
            return phrase("why-victory")
        if gain <= -VICTORY / 2:
            return phrase("why-defeat")
        worths = [tenths(self.after(state, seat, other, rng) - now) for other in actions]
        worth, most = tenths(gain), max(worths)
        if worth < most:
            return phrase("why-worse", change=change(worth), best=change(most))
        return phrase("why-best" if worths.count(most) == 1 else "why-as-good", change=change(worth))


def of_card(st: FiveSails, action: int) -> str:
    return f"card:{CARDS[st.kind[action & ARGUMENT]].id}"


def of_scheme(st: FiveSails, action: int) -> bool:
    return CARDS[st.kind[action & ARGUMENT]].kind == SCHEME


def tenths(gain: float) -> int:
    """How much prospects change, in tenths of a Renown: what is nearer than that is called equal."""
    return round(10 * gain / RENOWN)


def change(worth: int) -> Phrase:
    if worth == 0:
        return phrase("why-no-change")
    return phrase("why-gain" if worth > 0 else "why-loss", whole=abs(worth) // 10, tenths=abs(worth) % 10)


def pointless(st: FiveSails, seat: int, action: int) -> bool:
    """A claim that everybody can see fail or that changes nothing; a challenge that threatens nobody."""
    kind = action & ~ARGUMENT
    i = action & ARGUMENT
    if kind == A_CHALLENGE:
        return num(st, i, COMBAT) == 0
    if kind != A_CLAIM:
        return False
    place = st.place[i]
    if st.control[place] == seat:
        return True
    own = 0
    best = 0
    for other in range(st.seats):
        total = 0
        for character in st.crew[other]:
            if st.place[character] == place:
                total += num(st, character, INFLUENCE)
        if other == seat:
            own = total
        elif total > best:
            best = total
    return own <= best


def hurry(st: FiveSails) -> None:
    """Play on, everybody passing or taking the first that is offered, until somebody has a turn again."""
    for _ in range(STEPS):
        if st.over:
            return
        top = st.stack[-1]
        if isinstance(top, (Turn, Plans)):
            return
        seat = st.mover()
        actions = st.actions(seat)
        action = actions[0]
        if isinstance(top, AskCard) and len(actions) > 1 and st.duel.of(top.side).pool > 0:
            action = actions[-1]
        st.apply_unchecked(seat, action)


def standing(st: FiveSails, seat: int) -> float:
    """A seat's prospects against those of its strongest rival."""
    if st.over:
        if seat in st.winners:
            return VICTORY / len(st.winners)
        return -VICTORY
    mine = 0.0
    rival = -1e9
    for other in range(st.seats):
        if st.eliminated[other]:
            continue
        worth = prospects(st, other)
        if other == seat:
            mine = worth
        elif worth > rival:
            rival = worth
    return mine - rival if rival > -1e8 else mine


def prospects(st: FiveSails, seat: int) -> float:
    held = 0
    coming = 0
    core = 0
    for place in range(CITY_PLACES):
        if st.control[place] == seat:
            held += 1
            coming += st.renown_on[place]
            if 1 <= place <= 3:
                core += 1
    total = st.renown[seat] + coming
    worth = RENOWN * st.renown[seat] + 0.85 * RENOWN * coming + DISTRICT * held
    if total >= SEVEN:
        worth += 25.0
    if core == 3:
        worth += 40.0
    elif core == 2:
        worth += 2.0
    worth += CARD * min(len(st.hands[seat]), 8)
    for i in st.crew[seat]:
        left = resolve_left(st, i)
        if i == st.leaders[seat]:
            worth += LEADER_WOUND * min(left, 8) - (10.0 if left <= 2 else 0.0)
        else:
            worth += 1.0 + WOUND * left
            worth += 0.5 * (num(st, i, 0) + num(st, i, 2))
        if not st.engaged[i]:
            worth += READY
    worth += 0.8 * len([attachment for attachment in st.gear if st.ctrl[attachment] == seat])
    worth += presence(st, seat)
    return worth - danger(st, seat)


def presence(st: FiveSails, seat: int) -> float:
    """Being able to claim where Renown lies."""
    worth = 0.0
    for place in range(first_place(st.seats), last_place(st.seats) + 1):
        if st.control[place] == seat:
            continue
        mine = 0
        best = 0
        able = False
        for other in range(st.seats):
            total = 0
            for i in st.crew[other]:
                if st.place[i] == place:
                    total += num(st, i, INFLUENCE)
                    if other == seat and not st.engaged[i] and stat(st, i, INFLUENCE) != DASH:
                        able = True
            if other == seat:
                mine = total
            elif total > best:
                best = total
        if able and mine > best:
            worth += 0.5 * RENOWN * st.renown_on[place] + 1.0
        elif mine > 0:
            worth += 0.3 * st.renown_on[place]
    for i in st.crew[seat]:
        if st.place[i] >= HOME and not st.engaged[i]:
            worth += 0.1
    return worth


def danger(st: FiveSails, seat: int) -> float:
    """Threat on this player's fighter, as the wounds that it may become."""
    duel = st.duel
    if duel.stage == NO_DUEL:
        return 0.0
    total = 0.0
    for side in range(2):
        if duel.of(side).seat != seat or duel.of(side).gone is not None or duel.of(side).fighter < 0:
            continue
        fighter = duel.of(side).fighter
        count = duel.of(side).pool
        if duel.of(1 - side).fighter >= 0:
            limit = fighter_stat(st, 1 - side)
            if count > limit and not duel.of(1 - side).lethal:
                count = limit
        left = resolve_left(st, fighter)
        leader = fighter == st.leaders[seat]
        if count >= left:
            total += 60.0 if leader else 8.0
        total += 0.7 * count * (LEADER_WOUND if leader else WOUND)
    return total
