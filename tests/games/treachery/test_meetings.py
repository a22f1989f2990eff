"""Where abilities of Treachery in a Pocket meet: last deeds that move or strike somebody with an ability too."""

from __future__ import annotations

import pytest
from tests.games.treachery.playing import can, holding, killed, play, row, wounded


@pytest.mark.rule("TRE-C-42", "TRE-C-40", "TRE-ST-2")
@pytest.mark.card("treachery", "odile", "isolde")
def test_isolde_healed_by_odile_goes_one_row_and_not_two() -> None:
    state = holding(
        "remedy", "elaine brutol / filia odile / asher lucius corvin / isolde diane gerard", wounded="odile isolde"
    )
    play(state, "play remedy bottom", "odile")
    assert killed(state) == ["odile"]
    assert row(state, "isolde") == 3
    assert wounded(state) == []


@pytest.mark.rule("TRE-C-42", "TRE-C-38", "TRE-ST-2")
@pytest.mark.card("treachery", "odile", "filia")
def test_filia_healed_by_odile_goes_alone() -> None:
    state = holding(
        "remedy", "elaine brutol / odile gerard / lucius corvin / isolde diane filia asher", wounded="odile filia"
    )
    play(state, "play remedy bottom", "odile")
    assert (row(state, "filia"), row(state, "asher")) == (3, 4)


@pytest.mark.rule("TRE-C-39", "TRE-C-42")
@pytest.mark.card("treachery", "odile", "elaine")
def test_elaine_gives_way_to_whoever_a_last_deed_brings() -> None:
    state = holding(
        "remedy",
        "lucius / odile brutol / elaine isolde / filia asher gerard / diane corvin",
        wounded="odile elaine filia",
    )
    play(state, "play remedy bottom", "odile", "filia")
    assert (row(state, "filia"), row(state, "elaine")) == (3, 2)  # she goes on the same way
    assert wounded(state) == ["elaine"]


@pytest.mark.rule("TRE-C-40", "TRE-C-14")
@pytest.mark.card("treachery", "diane", "isolde")
def test_diane_sends_a_wounded_isolde_two_rows_down() -> None:
    state = holding(
        "remedy", "diane brutol / isolde lucius / filia asher odile / elaine gerard corvin", wounded="diane isolde"
    )
    play(state, "play remedy bottom", "diane", "isolde")
    assert row(state, "isolde") == 4


@pytest.mark.rule("TRE-C-38", "TRE-C-14", "TRE-C-34")
@pytest.mark.card("treachery", "diane", "filia")
def test_diane_sends_filia_down_and_her_house_with_her() -> None:
    state = holding(
        "remedy",
        "diane brutol / filia asher corvin / isolde odile lucius / elaine gerard",
        wounded="diane filia corvin",
    )
    play(state, "play remedy bottom", "diane", "filia")
    assert [row(state, who) for who in ("filia", "asher", "corvin")] == [2, 2, 2]  # the row that she left has gone


@pytest.mark.rule("TRE-C-37", "TRE-C-16", "TRE-END-1A")
@pytest.mark.card("treachery", "lucius", "asher")
def test_the_second_deed_of_lucius_goes_to_the_shield_unless_the_first_has_healed_it() -> None:
    text = "lucius brutol / filia asher / isolde odile elaine / diane gerard corvin"
    struck = holding("remedy", text, wounded="lucius asher gerard")
    play(struck, "play remedy bottom", "lucius", "gerard", "filia")
    assert sorted(killed(struck)) == ["asher", "lucius"]
    assert struck.over
    healed = holding("remedy", text, wounded="lucius asher gerard")
    play(healed, "play remedy bottom", "lucius", "asher", "filia")
    assert (killed(healed), sorted(wounded(healed))) == (["lucius"], ["filia", "gerard"])


@pytest.mark.rule("TRE-ST-4", "TRE-C-16", "TRE-C-15")
@pytest.mark.card("treachery", "brutol", "lucius", "odile")
def test_one_death_brings_another_and_each_deed_is_done_to_the_end() -> None:
    """Brutol takes Lucius with him, who heals Gerard and wounds Filia; then the turn is over, and so is the game."""
    state = holding(
        "remedy",
        "brutol lucius / filia asher / isolde odile elaine / diane gerard corvin",
        wounded="brutol lucius gerard",
    )
    play(state, "play remedy bottom", "brutol")  # Lucius alone is in his row, and Gerard alone is Wounded
    assert "gerard" in can(state)  # who has just been healed (TRE-C-43)
    play(state, "filia")
    assert sorted(killed(state)) == ["brutol", "lucius"]
    assert wounded(state) == ["filia"]
    assert state.over


@pytest.mark.rule("TRE-C-36", "TRE-C-38")
@pytest.mark.card("treachery", "corvin", "filia")
def test_a_masked_corvin_does_not_follow_when_he_is_well() -> None:
    state = holding("oath", "diane brutol / filia asher corvin / isolde odile lucius / elaine gerard", wounded="filia")
    play(state, "play oath bottom", "filia")
    assert [row(state, who) for who in ("filia", "asher", "corvin")] == [1, 1, 2]
