"""What is offered can happen: no way that would do nothing, and no ability of which nothing at all would come."""

from __future__ import annotations

import pytest

from .playing import (
    CASTILLE,
    EISEN,
    MONTAIGNE,
    USSURA,
    VODACCE,
    can,
    engaged,
    go,
    place,
    pools,
    pos,
    rest,
    says,
    step,
    wounds,
)

MUSKETEERS = {**MONTAIGNE, "crew": {"henri_michelet": "docks", "bastien_girard": "docks"}}


@pytest.mark.card("fivesails", "press_the_advantage", "henri_michelet")
@pytest.mark.rule("FIV-C-145", "FIV-C-194")
@pytest.mark.parametrize(("tired", "able"), [(["bastien_girard"], False), ([], True)])
def test_no_advantage_is_pressed_on_one_who_can_neither_be_engaged_nor_moved(tired: list[str], able: bool) -> None:
    """Henri is as strong as Terrell, and so Bastien, whom he holds, is the only one."""
    me = {**EISEN, "crew": {"terrell_brandt": "docks"}, "hand": ["press_the_advantage", "triage", "triage"]}
    st = pos(me, MUSKETEERS, engaged=tired)
    assert can(st, "use press_the_advantage 1") == able
    if able:
        go(st, "use press_the_advantage", "pay triage", "pay triage")
        assert (place(st, "bastien_girard"), engaged(st)) == ("docks", {"bastien_girard"})


@pytest.mark.card("fivesails", "armed_and_marshaled", "henri_michelet")
@pytest.mark.rule("FIV-C-145", "FIV-C-194")
def test_armed_and_marshaled_needs_somebody_who_can_be_engaged_or_sent_home() -> None:
    me = {**EISEN, "crew": {"otto_streit": "docks"}, "scheme": "armed_and_marshaled"}
    gear = {"langschwert": "otto_streit", "mastercrafted_rapier": "henri_michelet", "cavalier_hat": "henri_michelet"}
    st = pos(me, MUSKETEERS, gear=gear, engaged=["bastien_girard"])  # Henri has more attachments than Otto
    assert not can(st, "use armed_and_marshaled")


@pytest.mark.card("fivesails", "armed_and_marshaled", "henri_michelet")
@pytest.mark.rule("FIV-C-194", "FIV-COST-10")
@pytest.mark.parametrize(
    ("whom", "tired", "where", "resting"),
    [
        ("henri_michelet", True, "home 2", {"langschwert", "henri_michelet"}),  # he is engaged, so he is sent Home
        ("bastien_girard", False, "docks", {"langschwert", "bastien_girard"}),  # Henri holds him, so he is engaged
    ],
)
def test_of_two_ways_the_one_that_is_possible_is_taken(whom: str, tired: bool, where: str, resting: set[str]) -> None:
    me = {**EISEN, "crew": {"otto_streit": "docks"}, "scheme": "armed_and_marshaled"}
    st = pos(me, MUSKETEERS, gear={"langschwert": "otto_streit"}, engaged=[whom] if tired else [])
    go(st, "use armed_and_marshaled", f"choose {whom}")
    assert (place(st, whom), engaged(st)) == (where, resting)


@pytest.mark.card("fivesails", "razrushitel", "henri_michelet")
@pytest.mark.rule("FIV-C-145")
@pytest.mark.parametrize(("whom", "asked"), [("bastien_girard", False), ("henri_michelet", True)])
def test_razrushitel_engages_nobody_for_a_musketeer_whom_henri_holds(whom: str, asked: bool) -> None:
    st = pos({**USSURA, "crew": {"ren": "forums"}, "hand": ["razrushitel", "boon"]}, MUSKETEERS)
    go(st, "use razrushitel", "pay boon", f"choose {whom}")
    assert can(st, "option 2") == asked
    if asked:
        go(st, "option 2")
    assert (wounds(st), engaged(st)) == (({}, {"ren"}) if asked else ({whom: 1}, set()))


@pytest.mark.card("fivesails", "vittoria_anselmo", "come_hither")
@pytest.mark.rule("FIV-C-145")
def test_vittoria_is_not_asked_to_go_home_where_she_is() -> None:
    foe = {**VODACCE, "crew": {"vittoria_anselmo": "home"}, "hand": ["buratino"]}
    st = pos({**EISEN, "hand": ["come_hither", "langschwert", "langschwert"]}, foe)
    step(st, "use come_hither", "pay langschwert", "pay langschwert", "choose vittoria_anselmo")
    step(st, "use vittoria_anselmo", "choose buratino")
    rest(st)
    go(st, "place docks")
    assert (place(st, "buratino"), place(st, "vittoria_anselmo")) == ("docks", "home 2")


@pytest.mark.card("fivesails", "marooned")
@pytest.mark.rule("FIV-C-194")
def test_who_is_engaged_can_only_be_wounded_by_the_marooned() -> None:
    me = {**CASTILLE, "crew": {"sanjay": "docks"}, "scheme": "marooned", "hand": ["taunt", "boon"]}
    st = pos(me, {"crew": {"gustavo": "docks"}}, engaged=["gustavo"])
    go(st, "use marooned", "option 2", "choose taunt")
    assert wounds(st) == {"gustavo": 1}


@pytest.mark.card("fivesails", "leja_juska")
@pytest.mark.rule("FIV-C-145", "FIV-DUEL-4")
def test_leja_takes_no_threat_off_one_who_has_none_at_whosever_duel() -> None:
    third = {**VODACCE, "crew": {"leja_juska": "docks"}}
    foe = {**USSURA, "crew": {"ren": "docks"}, "hand": ["sunder"]}
    st = pos({**EISEN, "crew": {"otto_streit": "docks"}}, foe, more=[third])
    step(st, "challenge otto_streit", "choose ren", "accept", "use leja_juska")
    assert says(st) == ["option 1", "option 3", "option 4"]
    go(st, "option 1")
    assert pools(st) == (1, 1)
