"""What could do nothing at all, as everybody can see, is not offered: nobody pays for it or is engaged for it."""

from __future__ import annotations

from typing import Any

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
    hand,
    held,
    missed,
    offers,
    pile,
    place,
    pools,
    pos,
    rest,
    says,
    step,
    told,
    wounds,
    zone,
)

# ---------------------------------------------------------------------- nobody could intervene


@pytest.mark.card("fivesails", "ambush", "carmella_vanessa_salvaggi", "vladislav_novikoff")
@pytest.mark.rule("FIV-C-145", "FIV-C-91")
@pytest.mark.parametrize(
    ("crew", "tired", "able"),
    [
        ({}, [], False),
        ({"philip_hase": "docks"}, [], True),
        ({"philip_hase": "docks"}, ["philip_hase"], False),
        ({"philip_hase": "forums"}, [], False),
        ({"vladislav_novikoff": "docks"}, ["vladislav_novikoff"], True),  # who may although engaged
        ({"carmella_vanessa_salvaggi": "docks"}, ["carmella_vanessa_salvaggi"], True),
    ],
)
def test_nobody_is_kept_from_intervening_who_could_not(crew: dict[str, str], tired: list[str], able: bool) -> None:
    me = {"crew": {"servo_scarpa": "docks"}, "hand": ["ambush", "boon"]}
    st = pos(me, {**EISEN, "crew": {"otto_streit": "docks", **crew}}, engaged=tired)
    step(st, "challenge servo_scarpa", *["choose otto_streit"] * ("docks" in crew.values()))
    assert offers(st, "use ambush") == able


@pytest.mark.card("fivesails", "ambush", "parley_gone_wrong", "henri_michelet")
@pytest.mark.rule("FIV-C-145", "FIV-C-191")
def test_where_nobody_may_intervene_an_ambush_adds_nothing() -> None:
    """Parley has gone wrong at the Forums; and after one Ambush neither a second one nor Henri's rapier is of use."""
    foe = {**EISEN, "crew": {"otto_streit": "forums", "philip_hase": "forums"}}
    me: dict[str, Any] = {"crew": {"servo_scarpa": "forums"}, "hand": ["ambush", "boon"]}
    st = pos({**me, "scheme": "parley_gone_wrong"}, foe)
    step(st, "challenge servo_scarpa", "choose otto_streit")
    assert not offers(st, "use ambush")
    two = {**me, "crew": {"henri_michelet": "forums"}, "hand": ["ambush", "ambush", "boon", "boon"]}
    st = pos(two, foe, gear={"mastercrafted_rapier": "henri_michelet"})
    step(st, "challenge henri_michelet", "choose otto_streit")
    step(st, "use ambush", "use ambush", "use henri_michelet", "use ambush", "pay boon")
    rest(st)
    while can(st, "use ambush"):  # the First Player still has an order to choose, of what comes to nothing
        step(st, "use ambush")
        rest(st)
    assert (hand(st, 0), pile(st, 0)) == (["ambush", "boon"], ["boon", "ambush"])
    assert sorted(missed(st)) == ["ambush", "henri_michelet"]
    assert "mastercrafted_rapier" not in engaged(st)


@pytest.mark.card("fivesails", "ambush", "night_of_drinking")
@pytest.mark.rule("FIV-C-145", "FIV-C-191", "FIV-C-44")
def test_a_second_ambush_is_laid_where_the_first_was_drowned() -> None:
    me = {"crew": {"servo_scarpa": "docks"}, "hand": ["ambush", "ambush", "boon", "boon"]}
    foe = {**CASTILLE, "crew": {"raton": "docks", "sanjay": "docks"}, "hand": ["night_of_drinking", "taunt"]}
    st = pos(me, foe)
    step(st, "challenge servo_scarpa", "choose raton", "use ambush", "use ambush", "use ambush", "pay boon")
    step(st, "use night_of_drinking", "pay taunt", "pay boon")
    rest(st)
    assert (hand(st, 0), missed(st), can(st, "intervene sanjay")) == ([], [], False)


# ---------------------------------------------------------------------- nobody to engage, nothing to gain


@pytest.mark.card("fivesails", "drinking_games")
@pytest.mark.rule("FIV-C-145")
@pytest.mark.parametrize(
    ("tired", "able"), [(["raton"], True), (["otto_streit"], True), (["raton", "otto_streit"], False)]
)
def test_nobody_drinks_against_the_engaged(tired: list[str], able: bool) -> None:
    """Somebody has to be en garde whom it could engage, be it the drinker."""
    me = {**CASTILLE, "crew": {"raton": "docks"}, "hand": ["drinking_games", "boon"]}
    st = pos(me, {**EISEN, "crew": {"otto_streit": "docks", "philip_hase": "forums"}}, engaged=tired)
    assert can(st, "use drinking_games") == able


@pytest.mark.card("fivesails", "reputation_meritee", "sirens_scream")
@pytest.mark.rule("FIV-C-145", "FIV-COST-10", "FIV-C-131")
@pytest.mark.parametrize(
    ("approach", "city", "able"),
    [
        (["jean_urbain"], [], True),
        ([], ["gustavo"], True),
        (["lets_haggle"], [], False),
        ([], ["sirens_scream"], False),  # Renown lies on it, so that nothing discards it
    ],
)
def test_a_reputation_is_worth_nothing_where_nobody_comes_or_goes(
    approach: list[str], city: list[str], able: bool
) -> None:
    me = {**MONTAIGNE, "crew": {"odette_dubois_darrent": "docks"}, "scheme": "reputation_meritee", "approach": approach}
    st = pos(me, EISEN, city={"docks": city} if city else {})
    for i in st.street[1]:
        st.wounds[i] = 1 if city == ["sirens_scream"] else 0  # where Renown on a card is kept
    st.offered = None
    assert can(st, "use reputation_meritee") == able
    if able:
        go(st, "use reputation_meritee")
        assert (zone(st, "gustavo") == "discard" if city else place(st, "jean_urbain") == "docks", held(st)) == (
            True,
            {},
        )


MUSKETEERS = {**MONTAIGNE, "crew": {"henri_michelet": "docks", "bastien_girard": "docks"}}


@pytest.mark.card("fivesails", "press_the_advantage", "henri_michelet")
@pytest.mark.rule("FIV-C-145")
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
@pytest.mark.rule("FIV-C-145")
def test_armed_and_marshaled_needs_somebody_who_can_be_engaged_or_sent_home() -> None:
    me = {**EISEN, "crew": {"otto_streit": "docks"}, "scheme": "armed_and_marshaled"}
    gear = {"langschwert": "otto_streit", "mastercrafted_rapier": "henri_michelet", "cavalier_hat": "henri_michelet"}
    st = pos(me, MUSKETEERS, gear=gear, engaged=["bastien_girard"])  # Henri has more attachments than Otto
    assert not can(st, "use armed_and_marshaled")


@pytest.mark.card("fivesails", "armed_and_marshaled", "henri_michelet")
@pytest.mark.rule("FIV-C-145", "FIV-COST-10")
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
@pytest.mark.rule("FIV-C-145")
def test_who_is_engaged_can_only_be_wounded_by_the_marooned() -> None:
    me = {**CASTILLE, "crew": {"sanjay": "docks"}, "scheme": "marooned", "hand": ["taunt", "boon"]}
    st = pos(me, {"crew": {"gustavo": "docks"}}, engaged=["gustavo"])
    go(st, "use marooned", "option 2", "choose taunt")
    assert wounds(st) == {"gustavo": 1}


@pytest.mark.card("fivesails", "marooned")
@pytest.mark.rule("FIV-PLAY-3")
def test_whoever_is_marooned_is_so_for_all_the_cards_that_follow() -> None:
    """The Mercenary is chosen once, however often one discards."""
    me = {**CASTILLE, "crew": {"sanjay": "docks"}, "scheme": "marooned", "hand": ["taunt", "boon", "sunder"]}
    st = pos(me, {"crew": {"gustavo": "docks", "takama_siad": "docks"}})
    step(st, "use marooned", "choose gustavo", "option 2", "choose taunt", "option 1")
    assert says(st) == ["option 1", "option 2"]
    step(st, "option 2", "choose boon")
    assert wounds(st) == {"gustavo": 1}
    assert engaged(st) == {"gustavo"}


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


@pytest.mark.card("fivesails", "armed_and_marshaled", "henri_michelet", "bastien_girard")
@pytest.mark.rule("FIV-C-145", "FIV-C-39", "FIV-COST-10")
@pytest.mark.parametrize("whom", ["henri_michelet", "bastien_girard"])
def test_a_target_to_whom_nothing_could_happen_is_one_all_the_same(whom: str) -> None:
    """Both are engaged, and Henri keeps Bastien, not himself, from being moved: of that nothing comes, and the log does
    not say that there was no target."""
    foe = {**MONTAIGNE, "crew": {"henri_michelet": "docks", "bastien_girard": "docks"}}
    me = {**EISEN, "crew": {"otto_streit": "docks"}, "scheme": "armed_and_marshaled"}
    gear = {"langschwert": "otto_streit"}
    st = pos(me, foe, gear=gear, engaged=["henri_michelet", "bastien_girard"])
    go(st, "use armed_and_marshaled", f"choose {whom}")
    assert [place(st, id) for id in ("henri_michelet", "bastien_girard")] == [
        "home 2" if whom == "henri_michelet" else "docks",
        "docks",
    ]
    assert (
        told(st)[-1]
        == {
            "henri_michelet": "tell-moved seat=seat:0 card=card:henri_michelet place=place:home",
            "bastien_girard": "tell-targeted card=card:armed_and_marshaled target=card:bastien_girard",
        }[whom]
    )
