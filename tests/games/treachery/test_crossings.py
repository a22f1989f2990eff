"""Moves of Treachery in a Pocket that lead past the edge of the table, and into the row of somebody who gives way."""

from __future__ import annotations

import pytest
from tests.games.treachery.playing import holding, play, row, table


@pytest.mark.rule("TRE-C-40", "TRE-ROW-1", "TRE-ROW-2")
@pytest.mark.card("treachery", "isolde")
@pytest.mark.parametrize(
    ("action", "before", "after"),
    [
        ("coup top", "isolde / filia brutol / ...", "isolde / filia brutol / ..."),  # two new rows, and both are gone
        ("coup top", "filia brutol / isolde / ...", "isolde / filia brutol / ..."),
        ("coup top", "filia brutol / isolde diane / ...", "isolde / filia brutol / diane / ..."),
        ("coup top", "filia / brutol / isolde / ...", "filia isolde / brutol / ..."),
        ("blackmail top", "... / filia brutol / isolde", "... / filia brutol / isolde"),
        ("blackmail top", "... / isolde / filia brutol", "... / filia brutol / isolde"),
        ("blackmail top", "... / isolde lucius / filia brutol", "... / lucius / filia brutol / isolde"),
    ],
)
def test_isolde_goes_two_rows_also_where_there_are_none(action: str, before: str, after: str) -> None:
    state = holding(action.split()[0], before, wounded="isolde")
    play(state, f"play {action}", "isolde")
    wanted = holding("oath", after)
    assert table(state) == table(wanted)


@pytest.mark.rule("TRE-C-39", "TRE-C-38", "TRE-ROW-2")
@pytest.mark.card("treachery", "elaine", "filia")
@pytest.mark.parametrize(
    ("action", "before", "elaine", "filia"),
    [
        ("coup top", "lucius diane / elaine corvin / filia asher gerard / ...", 1, 2),
        ("coup top", "elaine corvin / filia asher gerard / ...", 1, 2),  # a row of her own
        ("blackmail top", "filia asher lucius / elaine / ...", 3, 2),
        ("blackmail top", "... / filia asher lucius / elaine", 4, 3),  # and here below all others
    ],
)
def test_two_who_come_together_make_elaine_give_way_once(action: str, before: str, elaine: int, filia: int) -> None:
    state = holding(action.split()[0], before, wounded="elaine filia")
    play(state, f"play {action}", "filia")
    assert [row(state, who) for who in ("elaine", "filia", "asher")] == [elaine, filia, filia]
    assert row(state, "elaine") != row(state, "filia")


@pytest.mark.rule("TRE-C-34", "TRE-C-38", "TRE-C-36", "TRE-ST-3")
@pytest.mark.card("treachery", "filia", "corvin")
@pytest.mark.parametrize(
    ("wounded", "killed", "follow"),
    [
        ("filia", "", ["asher"]),
        ("filia corvin", "", ["asher", "corvin"]),
        ("filia", "asher", []),
        ("corvin", "", []),  # she leads nobody while she is well
    ],
)
def test_who_goes_with_filia(wounded: str, killed: str, follow: list[str]) -> None:
    state = holding("coup", "... / lucius / filia asher corvin gerard", wounded=wounded, killed=killed)
    play(state, "play coup top", "filia")
    assert [who for who in ("asher", "corvin", "gerard") if row(state, who) == row(state, "filia")] == follow
