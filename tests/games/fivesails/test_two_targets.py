"""An ability with two targets: both are chosen before anybody answers."""

from __future__ import annotations

import pytest

from intrigue.games.fivesails.state.state import FiveSails

from .playing import CASTILLE, VODACCE, can, offers, pile, pos, says, step, until, wounds


def two_patients(*thugs: str, hand: tuple[str, ...] = ("boon",)) -> FiveSails:
    """Madre Dolores heals Vittoria and Angelo at the Docks, and other Thugs of theirs are there; all are wounded."""
    crew = dict.fromkeys(("vittoria_anselmo", "angelo", *thugs), "docks")
    me = {**CASTILLE, "crew": {"madre_dolores": "docks"}, "hand": ["pull"]}
    hurt = dict.fromkeys(crew, 1)
    st = pos(me, {**VODACCE, "crew": crew, "hand": list(hand)}, wounds=hurt)
    step(st, "use madre_dolores", "option 2", "choose pull", "choose vittoria_anselmo")
    if can(st, "choose angelo"):
        step(st, "choose angelo")
    return st


@pytest.mark.card("fivesails", "madre_dolores", "vittoria_anselmo")
@pytest.mark.rule("FIV-PLAY-3")
def test_both_patients_are_named_before_vittoria_steps_back() -> None:
    """So she cannot be named a second time, after a Thug has taken her place."""
    st = two_patients("dante")
    assert can(st, "use vittoria_anselmo")
    step(st, "use vittoria_anselmo")
    until(st, lambda state: len(says(state)) > 3)
    assert wounds(st) == {"vittoria_anselmo": 1}


@pytest.mark.card("fivesails", "madre_dolores", "vittoria_anselmo")
@pytest.mark.rule("FIV-PLAY-3", "FIV-C-207")
def test_a_thug_who_is_a_target_already_does_not_take_vittorias_place() -> None:
    """Two targets are two characters; with no other Thug there, nobody is healed at all."""
    st = two_patients()
    step(st, "use vittoria_anselmo")
    until(st, lambda state: len(says(state)) > 2)
    assert wounds(st) == {"vittoria_anselmo": 1, "angelo": 1}


@pytest.mark.card("fivesails", "madre_dolores", "unyielding_loyalty")
@pytest.mark.rule("FIV-PLAY-3", "FIV-C-41")
def test_loyalty_to_either_patient_keeps_both_as_they_are() -> None:
    for passed in (0, 1):
        st = two_patients(hand=("unyielding_loyalty", "boon", "dante"))
        if passed:
            step(st, "pass")
        assert offers(st, "use unyielding_loyalty")
        step(st, "use unyielding_loyalty", "pay boon", "choose dante")
        until(st, lambda state: len(says(state)) > 3)
        assert wounds(st) == {"vittoria_anselmo": 1, "angelo": 1}
        assert pile(st, 0) == ["pull"]
