"""The engine of Treachery in a Pocket against a second opinion: which actions are possible, who may fill their symbols,
the tables to which they lead, and the points at the end."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.games.treachery.positions import some
from tests.oracles.amount import amount
from tests.oracles.treachery import Picture, Table, outcomes, picture, points, ways, winners

import intrigue
from intrigue.core import State
from intrigue.games.treachery.view import ActionView, TreacheryView

GAME = intrigue.game("treachery")


def look(state: State) -> TreacheryView:
    """What the seat on turn sees, or anybody when the game is over."""
    view = state.view(None if state.over else state.mover())
    assert isinstance(view, TreacheryView)
    return view


def table(view: TreacheryView) -> Table:
    people = [who for row in view.rows for who in row]
    return Table(
        tuple(frozenset(who.id for who in row) for row in view.rows),
        frozenset(who.id for who in people if who.state == "wounded"),
        frozenset(who.id for who in people if who.state == "killed"),
    )


def drawn(action: ActionView) -> Picture:
    return picture([[(symbol.colour, symbol.effects) for symbol in row] for row in action.rows])


def actions(view: TreacheryView) -> dict[str, Picture]:
    """The four actions of the seat on turn, as they are said."""
    found = {}
    for card in (view.hand, view.shown):
        assert card is not None
        for action in card.actions:
            found[f"play {action.id.replace(':', ' ')}"] = drawn(action)
    return found


def exchange(given: dict[str, Any], one: str, other: str) -> None:
    """Two cards change places."""
    change = {one: other, other: one}
    given["shown"] = change.get(given["shown"], given["shown"])
    for name in ("hands", "deck", "discards"):
        given[name] = [change.get(card, card) for card in given[name]]


def do(state: State, text: str) -> State:
    after = state.clone()
    seat = after.mover()
    after.apply(seat, GAME.action(after, seat, text))
    return after


def leaves(state: State, turns: int, wanted: Picture, before: Table, seen: Counter[str]) -> set[Table]:
    """Where a turn can end. Whoever is offered for a symbol on the way is who the second opinion says."""
    view = look(state)
    if state.over or view.turns > turns:
        agendas = [(player.rise or "", player.fall or "") for player in view.players]
        if all(rise for rise, _ in agendas):  # the game is scored, and a match may go on
            assert [player.points for player in view.players] == [points(table(view), *agenda) for agenda in agendas]
            seen["ends"] += 1
        if view.result is not None and not view.match:
            assert list(view.result.winners) == winners(table(view), agendas)
        return {table(view)}
    if view.filling is not None:
        done = tuple(symbol.filled for row in view.filling.rows for symbol in row if symbol.filled is not None)
        fits = {way[len(done)] for way in ways(before, wanted) if set(way[: len(done)]) == set(done)}
        assert {choice.say.removeprefix("pick ") for choice in view.choices} == fits
        seen["filled"] += 1
    else:
        seen["asked"] += 1
    found = set()
    for choice in view.choices:
        found |= leaves(do(state, choice.say), turns, wanted, before, seen)
    return found


@pytest.mark.rule("TRE-REQ-6", "TRE-REQ-5", "TRE-EFF-4", "TRE-C-16", "TRE-C-28", "TRE-C-41", "TRE-SC-4")
@pytest.mark.parametrize("favoured", ["", "play disgrace bottom", "play ball top", "play gossip bottom"])
def test_pictures_and_what_they_lead_to(favoured: str) -> None:
    """Any action, or one in which the order may matter: two attacks, two moves."""
    seen = Counter[str]()
    for number in range(amount(40)):
        rng = Random(number)
        given = some(rng)
        if favoured:
            exchange(given, given["hands"][given["turn"]], favoured.split()[1])
        state = GAME.position(given, number)
        view = state.view(given["turn"])
        assert isinstance(view, TreacheryView)
        before = table(view)
        possible = {text for text, wanted in actions(view).items() if ways(before, wanted)}
        if not possible:  # stuck: the game is scored at once
            assert state.over or [choice.say for choice in look(state).choices] == ["deal"]
            seen["ends"] += 1
            continue
        assert {choice.say for choice in view.choices} == possible
        text = favoured if favoured in possible else rng.choice(sorted(possible))
        wanted = actions(view)[text]
        expected = set()
        busy = tuple(symbol for symbol in wanted if symbol.does)  # whoever only has to be there changes nothing
        for way in {way[: len(busy)] for way in ways(before, wanted)}:
            expected |= outcomes(before, busy, way)
        assert leaves(do(state, text), view.turns, wanted, before, seen) == expected, text
        seen["tables"] += len(expected)
    assert min(seen["filled"], seen["asked"], seen["ends"]) > 2
    assert seen["tables"] > 100
