"""What could do nothing at all, as everybody can see, is not offered: nobody pays for it or is engaged for it."""

from __future__ import annotations

from typing import Any

import pytest

from .playing import (
    CASTILLE,
    EISEN,
    MONTAIGNE,
    can,
    engaged,
    go,
    hand,
    held,
    offers,
    pile,
    place,
    pos,
    rest,
    step,
    zone,
)
from .test_too_late import missed

# ---------------------------------------------------------------------- nobody could intervene


@pytest.mark.card("fivesails", "ambush", "carmella_vanessa_salvaggi", "vladislav_novikoff")
@pytest.mark.rule("FIV-C-201", "FIV-C-91", "FIV-C-145")
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
@pytest.mark.rule("FIV-C-201", "FIV-C-191")
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
@pytest.mark.rule("FIV-C-201", "FIV-C-191", "FIV-C-44")
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
@pytest.mark.rule("FIV-C-194", "FIV-C-145")
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
