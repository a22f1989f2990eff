"""The attachments of Castille: what each does, where its text ends, and where it says no."""

from __future__ import annotations

import pytest

from .. import playing
from ..playing import BY_CASTILLE, CASTILLE, bearer, can, engaged, go, offers, says, step, strike, struck

pos = BY_CASTILLE.pos
duel = BY_CASTILLE.duel


@pytest.mark.card("fivesails", "gallegos_blade")
def test_gallegos_blade() -> None:
    st = duel({"hand": ["amour"]}, gear={"gallegos_blade": "maya_de_la_rioja"})
    go(st, "choose langschwert", "gamble")
    assert len(st.aside) == 3
    st = duel({"hand": ["taunt"]}, gear={"gallegos_blade": "maya_de_la_rioja"})
    go(st, "choose langschwert", "choose taunt", "use gallegos_blade")
    assert struck(st) == (0, 0, 2)  # less 1 Parry
    go(st, "gamble")
    assert len(st.aside) == 1  # instead of two


@pytest.mark.card("fivesails", "gallegos_blade")
@pytest.mark.rule("FIV-C-105")
@pytest.mark.parametrize(("card", "able"), [("taunt", True), ("improvising", False)])
def test_gallegos_blade_gives_up_a_parry(card: str, able: bool) -> None:
    st = duel({"crew": {"sanjay": "forums"}, "hand": [card]}, gear={"gallegos_blade": "sanjay"})
    step(st, "choose langschwert", f"choose {card}")
    assert can(st, "use gallegos_blade") == able  # Parry 1, or 0


@pytest.mark.card("fivesails", "gallegos_blade", "the_cats_glass")
@pytest.mark.rule("FIV-GAMBLE-1", "FIV-C-68")
@pytest.mark.parametrize(
    ("gear", "glass", "shown"),
    [({}, False, 2), ({"gallegos_blade": "raton"}, False, 3), ({}, True, 1), ({"gallegos_blade": "raton"}, True, 2)],
)
def test_blade_and_glass_cancel_out(gear: dict[str, str], glass: bool, shown: int) -> None:
    """The Glass is borne beside the duel by somebody of the challenger's."""
    me = {**CASTILLE, "crew": {"maya_de_la_rioja": "forums", "sanjay": "forums"}}
    foe = {**CASTILLE, "crew": {"raton": "forums"}, "deck": ["pull", "boon", "triage", "taunt"]}
    st = playing.pos(me, foe, gear={"the_cats_glass": "sanjay", **gear})
    step(st, "challenge maya_de_la_rioja", "choose raton", "accept")
    if glass:
        step(st, "use the_cats_glass")
    step(st, "gamble")
    assert len(says(st)) == shown


@pytest.mark.card("fivesails", "gallegos_blade")
@pytest.mark.rule("FIV-C-68", "FIV-C-105")
def test_two_who_make_the_foe_reveal_fewer_leave_one_card() -> None:
    me = {**CASTILLE, "crew": {"maya_de_la_rioja": "forums", "sanjay": "forums"}, "deck": ["boon", "pull", "taunt"]}
    foe = {**CASTILLE, "crew": {"raton": "forums"}, "hand": ["gallegos_blade"]}
    gear = {"the_cats_glass": "raton", "gallegos_blade": "raton"}
    st = playing.pos(me, foe, gear=gear)
    step(
        st, "challenge maya_de_la_rioja", "accept", "use the_cats_glass", "choose gallegos_blade", "use gallegos_blade"
    )
    strike(st)
    step(st, "gamble")
    assert len(says(st)) == 1


@pytest.mark.card("fivesails", "the_cats_glass")
@pytest.mark.rule("FIV-C-68")
def test_the_cats_glass() -> None:
    st = pos(
        {"crew": {"sanjay": "forums"}, "hand": ["improvising"]},
        {"crew": {"otto_streit": "forums"}, "hand": ["triage"]},
        gear={"the_cats_glass": "sanjay"},
        turn=1,
    )
    go(st, "challenge otto_streit", "accept", "use the_cats_glass")
    assert engaged(st) == {"the_cats_glass", "otto_streit"}
    go(st, "choose improvising", "gamble")
    assert len(st.aside) == 1  # instead of two


@pytest.mark.card("fivesails", "the_cats_glass")
@pytest.mark.parametrize(("fights", "able"), [("sanjay", True), ("ren", False)])
def test_the_glass_is_for_your_own_duels(fights: str, able: bool) -> None:
    st = pos(
        {"crew": {"sanjay": "forums"}},
        {"crew": {"otto_streit": "forums"}},
        more=[{"leader": "yevgeni", "crew": {"ren": "forums"}}],
        gear={"the_cats_glass": "sanjay"},
        turn=1,
    )
    step(st, "challenge otto_streit", f"choose {fights}", "accept")
    assert offers(st, "use the_cats_glass") == able


@pytest.mark.card("fivesails", "the_cats_glass")
@pytest.mark.rule("FIV-STATE-3")
@pytest.mark.parametrize(
    ("on", "tired", "able"),
    [("sanjay", [], True), ("maya_de_la_rioja", [], False), ("sanjay", ["the_cats_glass"], False)],
)
def test_the_glass_must_be_there_and_en_garde(on: str, tired: list[str], able: bool) -> None:
    st = pos(
        {"crew": {"sanjay": "forums", "maya_de_la_rioja": "docks"}, "hand": ["amour"]},
        {"crew": {"otto_streit": "forums"}},
        gear={"the_cats_glass": on},
        engaged=tired,
        turn=1,
    )
    step(st, "challenge otto_streit", "accept")
    assert offers(st, "use the_cats_glass") == able


@pytest.mark.card("fivesails", "the_cats_glass", "robbery")
@pytest.mark.rule("FIV-DUR-1")
def test_whoever_robs_the_glass_still_sees_fewer_cards_by_it() -> None:
    me = {**CASTILLE, "crew": {"maya_de_la_rioja": "docks"}, "hand": ["robbery", "pull", "boon"]}
    foe = {**CASTILLE, "crew": {"sanjay": "docks"}, "hand": ["taunt", "unfortunate"]}
    st = playing.pos(me, foe, gear={"the_cats_glass": "sanjay"})
    step(st, "challenge maya_de_la_rioja", "accept", "use the_cats_glass", "choose taunt")
    strike(st)
    step(st, "choose robbery", "use robbery 2", "pay boon", "pay pull")
    strike(st)
    go(st, "choose unfortunate")
    strike(st)
    step(st, "gamble")
    assert (bearer(st, "the_cats_glass"), len(says(st))) == ("maya_de_la_rioja", 1)
