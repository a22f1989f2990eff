"""Games watched closely: what happened in each of them that a designer may ask about, by the contract alone.

Which cards a seat *could* have used and which it *did* comes from the cards that its actions pick (`LabNotes.picked`);
who was ahead comes from what the sensible player thinks of the position (`Player.judge`); factions, decks and the like
come from `LabNotes.traits`, and whatever else a game finds worth summing up from `LabNotes.notes`.
"""

from __future__ import annotations

from ..core import Player, State
from .plan import Deal, Finished, Plan, add_notes, each

PROBES = 40  # about so often in a game it is asked who is ahead
SURE = 0.02  # a lead is one by so much of a victory at least
NOBODY = -1


class WatchedGame(Finished, frozen=True, kw_only=True):
    """One finished game, watched closely."""

    decisions: list[int]  # by seat
    choices: int  # over all decisions
    forced: int  # decisions with one choice
    widest: int
    could: list[list[str]]  # by seat: cards that it could have used at some decision
    used: list[list[str]]  # by seat: cards that it did use
    leaders: list[int]  # who was ahead, at even intervals; NOBODY when it was too close to say
    noted: dict[str, float] = {}  # what else the game sums up
    sides: list[str | None] = []  # by seat


def watch(plan: Plan, games: range) -> list[WatchedGame]:
    """Play games by their numbers and tell each."""
    return each(plan, games, watch=True, tell=watched_game)


def watch_task(task: tuple[Plan, range]) -> list[WatchedGame]:
    """The same, for those who hand out work."""
    return watch(*task)


def watched_game(deal: Deal) -> WatchedGame:
    game, state, seats = deal.game, deal.state, range(deal.plan.seats)
    decisions = [0 for _ in seats]
    widths: list[int] = []
    known = {card.id for card in game.cards()}
    could: list[set[str]] = [set() for _ in seats]
    used: list[set[str]] = [set() for _ in seats]
    noted: dict[str, float] = {}
    lead = LeadWatch(game.bot())
    lead.look(state)
    for decided in deal.watch_decisions():
        decisions[decided.seat] += 1
        widths.append(len(decided.offered))
        could[decided.seat] |= known & decided.could
        used[decided.seat] |= known & decided.chosen_kinds
        add_notes(noted, game.lab.notes(state, decided.happened))
        lead.look(state)
    return WatchedGame(
        **deal.summary(),
        decisions=decisions,
        choices=sum(widths),
        forced=widths.count(1),
        widest=max(widths, default=0),
        could=[sorted(cards) for cards in could],
        used=[sorted(cards) for cards in used],
        leaders=lead.leaders,
        noted=noted,
        sides=[game.lab.side(state, seat) for seat in seats],
    )


class LeadWatch:
    """Who is ahead, as a player sees it, asked at even intervals."""

    def __init__(self, judge: Player) -> None:
        self.judge = judge
        self.leaders: list[int] = []
        self._due, self._gap = 0, 1

    def look(self, state: State) -> None:
        if state.over or state.moves < self._due:
            return
        self.leaders.append(leader(self.judge.judge(state)))
        if len(self.leaders) == 2 * PROBES:  # a long game: look half as often, and forget every second look
            self.leaders, self._gap = self.leaders[::2], 2 * self._gap
        self._due = state.moves + self._gap


def leader(chances: list[float]) -> int:
    best = max(chances)
    ahead = [seat for seat, chance in enumerate(chances) if chance > best - SURE]
    return ahead[0] if len(ahead) == 1 else NOBODY
