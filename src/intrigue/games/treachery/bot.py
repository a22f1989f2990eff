"""A sensible player."""

from __future__ import annotations

from typing import Final

from ...core.phrase import Phrase, Words, phrase
from ...core.player import Player, best_first, share_out
from ...core.rng import Rng
from .cards import agendas
from .cards.actions import DECK
from .cards.characters import CHARACTERS, HOUSES, KIN, how_many, members
from .cards.picture import NOBODY
from .rules.actions import PICK
from .scoring import points_of
from .state import DECK_OUT, GOES_ON, TWO_KILLED, Treachery

SPREAD: Final = 0.3  # how far a lead over an unknown agenda may melt in a turn, as far as that is to be feared
DRIFT: Final = 1.0  # the same for agendas that are taken to be known
NEARLY: Final = 1e-9
SURE: Final = 0.7  # chances that are called good
CLOSE: Final = 0.03  # differences that are called small
TELLING: Final = 2.0  # how much a point that a turn brought an agenda speaks for that agenda

HELPS_OTHERS: Final = phrase("why-helps-others")


class Plotter(Player[Treachery]):
    """Plays every way through its turn in its head and looks at the table that it would leave behind.

    It counts the points that the table is worth to its own agenda and to each agenda that somebody else may hold, and
    asks how many of those it is ahead of, and how surely: the nearer the end, the surer. So it raises its House, lowers
    the other, keeps both from wounds, kills when it is ahead and avoids that when it is not. It knows nothing of the
    others' cards and agendas, nor of the deck, and takes nothing of them for granted.
    """

    __slots__ = ()

    def choose(self, state: Treachery, seat: int, rng: Rng) -> int:
        actions = state.actions(seat)
        if len(actions) == 1:
            return actions[0]
        best = equals(actions, [after(state, seat, action) for action in actions])
        if best[0] >= PICK:  # those whom its explanation of the action has named
            return best[lot(state) % len(best)]
        return best[rng.below(len(best))]

    def rank(self, state: Treachery, seat: int, rng: Rng) -> list[int]:
        actions = state.actions(seat)
        return best_first(actions, [after(state, seat, action) for action in actions], rng)

    def explain(self, state: Treachery, seat: int, action: int) -> Words:
        if state.ending != GOES_ON:
            return phrase("why-next-game")
        done = at_best(state, seat, action)
        actions = state.actions(seat)
        worths = [after(state, seat, other) for other in actions]
        behind = max(worths) - outlook(done, seat)
        verdict = "best" if behind < NEARLY else "close" if behind < CLOSE else "worse"
        if behind < NEARLY and action < PICK and len(equals(actions, worths)) > 1:
            verdict = "equal"
        why = reasons(state, done, seat)
        if behind < NEARLY and why == [HELPS_OTHERS] and len(actions) > 1:
            why.append(phrase("why-no-less-help"))
        if action >= PICK:
            return Phrase(f"why-{verdict}", {"reasons": tuple(why)})
        return Phrase(f"why-{verdict}-with", {"whom": tuple(targets_of_latest(done)), "reasons": tuple(why)})

    def judge(self, state: Treachery) -> list[float]:
        """Shares by how far everybody is ahead of everybody else, the agendas being what they are in this world."""
        if state.over:
            return share_out([1.0 if seat in state.champions() else 0.0 for seat in range(state.seats)])
        if state.ending != GOES_ON:
            chances = share_out([1.0 if seat in state.winners() else 0.0 for seat in range(state.seats)])
        else:
            chances = share_out(chances_now(state))
        if not state.options.match:
            return chances
        return share_out([4.0 ** (state.victories[seat] + chances[seat]) for seat in range(state.seats)])

    def belief(self, world: Treachery, seat: int) -> float:
        """Whoever makes the table worth more to an agenda, turn after turn, seems to hold it."""
        gained = 0
        now = world.past
        while now is not None and now.before is not None:
            then = now.before
            if now.seat != seat:
                goal = agendas.ALL[world.goals[now.seat]]
                gained += points_of(now.rows, now.hurt, goal) - points_of(then.rows, then.hurt, goal)
            now = then
        return TELLING * gained


def chances_now(state: Treachery) -> list[float]:
    """For each seat, how surely it stays ahead of all the others."""
    points = [state.points(agendas.ALL[goal]) for goal in state.goals]
    reach = DRIFT * turns_left(state) ** 0.5
    found: list[float] = []
    for seat in range(state.seats):
        chance = 1.0
        for other in range(state.seats):
            if other != seat:
                chance *= stays_ahead(points[seat] - points[other], reach)
        found.append(chance)
    return found


def stays_ahead(lead: int, reach: float) -> float:
    """How likely it is that a lead lasts, from 0 to 1; it may melt by about `reach`."""
    if lead > 0:
        return 0.5 + 0.5 * lead / (lead + reach)
    if lead < 0:
        return 0.5 + 0.5 * lead / (reach - lead)
    return 0.5


def targets_of_latest(state: Treachery) -> list[str]:
    """Those whom the latest action was done to."""
    return [of_character(who) for who in state.last[2:] if who != NOBODY]


def of_character(who: int) -> str:
    return f"card:{CHARACTERS[who].id}"


def reasons(before: Treachery, done: Treachery, seat: int) -> list[Phrase]:
    """What a turn changes for a seat."""
    goal = agendas.ALL[before.goals[seat]]
    was, now = before.points(goal), done.points(goal)
    found: list[Phrase] = []
    ends = turns_left(done) == 0
    if ends:
        chance = outlook(done, seat)
        how = "ahead" if chance >= SURE else "level" if chance >= 0.4 else "behind"
        found.append(Phrase(f"why-ends-{how}", {"points": now}))
    elif now != was or beaten(done, seat) != beaten(before, seat):
        compared = phrase("why-beaten", less=beaten(done, seat), agendas=agendas.GOALS - 2)
        if now == was:
            found.append(phrase("why-worth-still", points=now, compared=compared))
        else:
            found.append(phrase("why-worth", points=now, before=was, compared=compared))
    fallen = done.killed & ~before.killed
    if fallen and not ends:
        found.append(phrase("why-killed", who=of_character(members(fallen)[0])))
    hurt = KIN[goal.rise] | KIN[goal.fall]
    wounds = how_many((done.wounded | done.killed) & hurt) - how_many((before.wounded | before.killed) & hurt)
    if wounds > 0:
        found.append(phrase("why-wound"))
    elif wounds < 0:
        found.append(phrase("why-heals"))
    elif how_many(done.wounded | done.killed) > how_many(before.wounded | before.killed):
        found.append(phrase("why-wound-of-others"))
    if not found:
        change = outlook(done, seat) - outlook(before, seat)
        if change > CLOSE:
            found.append(phrase("why-costs-others"))
        elif change < -CLOSE:
            found.append(HELPS_OTHERS)
        else:
            found.append(phrase("why-little", rise=f"house:{HOUSES[goal.rise]}", fall=f"house:{HOUSES[goal.fall]}"))
    return found


def beaten(state: Treachery, seat: int) -> int:
    """How many agendas that others may hold get less than that of a seat."""
    own = state.goals[seat]
    mine = state.points(agendas.ALL[own])
    return len([goal for goal in agendas.ALL if goal.card != own // 2 and state.points(goal) < mine])


def after(state: Treachery, seat: int, action: int) -> float:
    """What an action is worth to a seat that goes on as well as it can until its turn is over."""
    trial = state.clone()
    trial.apply_unchecked(seat, action)
    if turn_over(trial, seat):
        return outlook(trial, seat)
    most = -1.0
    for step in trial.actions(seat):
        worth = after(trial, seat, step)
        if worth > most:
            most = worth
    return most


def at_best(state: Treachery, seat: int, action: int) -> Treachery:
    """The table after an action and the best that may follow it in this turn."""
    trial = state.clone()
    trial.apply_unchecked(seat, action)
    while not turn_over(trial, seat):
        actions = trial.actions(seat)
        best = equals(actions, [after(trial, seat, step) for step in actions])
        trial.apply_unchecked(seat, best[lot(trial) % len(best)])
    return trial


def lot(state: Treachery) -> int:
    """A number that the open table draws: the same whenever it is asked, and another one at another table. Whoever took
    the first of several equals would wound Corvin and never Odile."""
    drawn = state.turns << 14 | state.discards
    for row in state.rows:
        drawn = ((drawn ^ row) * 1103515245 + 12345) & 0x7FFFFFFF
    return drawn >> 16


def equals(actions: list[int], worths: list[float]) -> list[int]:
    """The best options: all that are as good as the best."""
    most = max(worths)
    return [action for action, worth in zip(actions, worths, strict=True) if worth > most - NEARLY]


def turn_over(state: Treachery, seat: int) -> bool:
    return state.ending != GOES_ON or state.active != seat


def turns_left(state: Treachery) -> int:
    """How many turns may still come. Whether the next player can act is not known, so that is no end."""
    if state.ending == TWO_KILLED or state.ending == DECK_OUT:
        return 0
    return len(state.deck) + (0 if state.second else len(DECK) - 1 - state.seats)


def outlook(state: Treachery, seat: int) -> float:
    """How likely a seat is to win from here, by what everybody knows and by its own agenda."""
    own = state.goals[seat]
    mine = state.points(agendas.ALL[own])
    reach: float = SPREAD * turns_left(state) ** 0.5
    ahead = 0.0
    for goal in agendas.ALL:
        if goal.number // 2 == own // 2:
            continue
        ahead += stays_ahead(mine - state.points(goal), reach)
    share = ahead / (agendas.GOALS - 2)
    chance = share
    for _ in range(state.seats - 2):
        chance *= share
    return chance
