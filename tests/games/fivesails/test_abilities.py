"""Law 9 by abilities: taking one printed ability away, or offering it where its text refuses it, breaks a test that
cites its card. No test claims an ability: each is broken on purpose, and somebody must notice."""

from __future__ import annotations

import pytest

from intrigue.games.fivesails.rules import legality
from intrigue.games.fivesails.state.abilities import Standing
from intrigue.games.fivesails.state.printed import CARDS

from .breaking import (
    always,
    deeds,
    noticed,
    numbers,
    one_more,
    printed,
    refusable,
    without_effect,
    without_standing,
    without_step,
)

plain_only = pytest.mark.skipif(
    legality.__file__.endswith(".so"), reason="compiled functions cannot be taken out one at a time"
)


def lines(id: str) -> list[str]:
    """What of a card nobody notices: its lines without effect, and those that are never refused."""
    missing: list[str] = []
    for card, place, line in printed():
        if card.id != id:
            continue
        said = line.passives if isinstance(line, Standing) else (line.program, line.need, line.useful)
        for thing, name in numbers(said):
            with one_more(thing, name):
                if not noticed(id):
                    missing.append(f"{type(thing).__name__} {name} of {place}: line {line.line + 1}")
        if isinstance(line, Standing):
            with without_standing(card, line):
                if not noticed(id):
                    missing.append(f"standing {place}: line {line.line + 1}")
            continue
        with without_effect(line):
            if not noticed(id):
                missing.append(f"effect of {place}: line {line.line + 1}")
        for step in deeds(card, line):
            name = type(line.program[step]).__name__
            with without_step(line, step):
                if not noticed(id):
                    missing.append(f"{name} of {place}: line {line.line + 1}")
        if refusable(card, line):
            with always(line):
                if not noticed(id):
                    missing.append(f"refusal of {place}: line {line.line + 1}")
    return missing


@plain_only
@pytest.mark.parametrize("id", [card.id for card in CARDS])
def test_every_ability_has_tests_that_notice_when_it_is_broken(id: str) -> None:
    assert not noticed(id), "its tests fail as things are"
    assert lines(id) == []


def test_all_that_is_printed_is_counted() -> None:
    assert len(printed()) == 342
    assert len([line for _, _, line in printed() if isinstance(line, Standing)]) == 75
