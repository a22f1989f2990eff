"""The schemes of Eisen: what each does, where its text ends, and where it says no."""

from __future__ import annotations

import pytest

from .. import playing
from ..playing import (
    BY_EISEN,
    EISEN,
    USSURA,
    VODACCE,
    can,
    engaged,
    go,
    hand,
    number,
    offers,
    place,
    pos,
    renown,
    rest,
    says,
    step,
    zone,
)
from ..situations import MUSKETEERS


@pytest.mark.card("fivesails", "armed_and_marshaled", "boon")
@pytest.mark.rule("FIV-COST-5", "FIV-STATE-3", "FIV-C-147")
def test_whoever_is_marshaled_needs_an_attachment_that_is_en_garde() -> None:
    """The Langschwert is engaged, the Boon is not, and counts; Servo has one attachment as well."""
    me = {**EISEN, "crew": {"otto_streit": "docks"}, "scheme": "armed_and_marshaled"}
    foe = {**VODACCE, "crew": {"servo_scarpa": "docks"}}
    gear = {"langschwert": "otto_streit", "stiletto": "servo_scarpa"}
    st = pos(me, foe, gear=gear, engaged=["langschwert"])
    assert not can(st, "use armed_and_marshaled")
    st = pos(me, foe, gear={**gear, "boon": "otto_streit"}, engaged=["langschwert"])
    assert can(st, "use armed_and_marshaled")
    step(st, "use armed_and_marshaled")
    rest(st)
    assert "boon" in engaged(st)


@pytest.mark.card("fivesails", "armed_and_marshaled")
def test_armed_and_marshaled() -> None:
    st = BY_EISEN.pos(
        {"crew": {"otto_streit": "docks"}, "scheme": "armed_and_marshaled"},
        {"crew": {"servo_scarpa": "docks"}},
        gear={"langschwert": "otto_streit"},
    )
    go(st, "use armed_and_marshaled", "option 2")
    assert place(st, "servo_scarpa") == "home 2"
    assert engaged(st) == {"langschwert"}
    st = BY_EISEN.pos(
        {"crew": {"otto_streit": "docks"}, "scheme": "armed_and_marshaled"},
        {"crew": {"servo_scarpa": "docks"}},
        gear={"langschwert": "otto_streit"},
    )
    go(st, "use armed_and_marshaled", "option 1")
    assert (place(st, "servo_scarpa"), engaged(st)) == ("docks", {"langschwert", "servo_scarpa"})


@pytest.mark.card("fivesails", "armed_and_marshaled")
def test_an_attachment_comes_back_to_the_armed() -> None:
    kaspar = {"leader": "kaspar_dietrich", "discard": ["langschwert", "breastplate", "triage"]}
    st = playing.plot("armed_and_marshaled", kaspar)
    assert renown(st) == {"docks": 1, "grand_bazaar": 1}
    assert sorted(text.split()[1] for text in says(st)) == ["breastplate", "langschwert"]  # no risk
    go(st, "choose breastplate")
    assert (zone(st, "breastplate"), zone(st, "langschwert")) == ("hand", "discard")
    assert len(hand(st, 0)) == 6  # that one and five drawn, with 1 Panache less


@pytest.mark.card("fivesails", "armed_and_marshaled")
@pytest.mark.rule("FIV-C-129")
@pytest.mark.parametrize(
    ("gear", "able"),
    [
        ({"langschwert": "otto_streit"}, True),
        ({"langschwert": "otto_streit", "breastplate": "servo_scarpa"}, True),  # as many
        ({"langschwert": "otto_streit", "breastplate": "servo_scarpa", "stiletto": "servo_scarpa"}, False),
        ({}, False),
    ],
)
def test_the_better_armed_give_way_to_nobody(gear: dict[str, str], able: bool) -> None:
    me = {"crew": {"otto_streit": "docks"}, "scheme": "armed_and_marshaled"}
    st = BY_EISEN.pos(me, {"crew": {"servo_scarpa": "docks"}}, gear=gear)
    assert can(st, "use armed_and_marshaled") == able


@pytest.mark.card("fivesails", "armed_and_marshaled", "henri_michelet")
@pytest.mark.rule("FIV-C-145")
def test_armed_and_marshaled_needs_somebody_who_can_be_engaged_or_sent_home() -> None:
    me = {**EISEN, "crew": {"otto_streit": "docks"}, "scheme": "armed_and_marshaled"}
    gear = {"langschwert": "otto_streit", "mastercrafted_rapier": "henri_michelet", "cavalier_hat": "henri_michelet"}
    st = pos(me, MUSKETEERS, gear=gear, engaged=["bastien_girard"])  # Henri has more attachments than Otto
    assert not can(st, "use armed_and_marshaled")


@pytest.mark.card("fivesails", "corpse_speak", "the_song_of_eisen", "takama_siad")
@pytest.mark.rule("FIV-KEY-13", "FIV-PARLEY-1")
@pytest.mark.parametrize(("worn", "price"), [("corpse_speak", 3), ("uppmans_jacket", 0)])
def test_a_set_influence_is_not_raised_by_a_song_either(worn: str, price: int) -> None:
    """Yevgeni, who never sings the Song in a legal deck, parleys with 1, 1 for the jacket and 1 for the Song, or with
    what the dead leave him."""
    me = {**USSURA, "crew": {"yevgeni": "docks"}, "scheme": "the_song_of_eisen", "hand": ["boon", "pull", "sunder"]}
    st = pos(me, city={"docks": ["takama_siad"]}, gear={worn: "yevgeni"})
    step(st, "recruit takama_siad", "choose yevgeni", *["pay boon", "pay pull", "pay sunder"][:price])
    assert (place(st, "takama_siad"), len(hand(st, 0))) == ("docks", 3 - price)


@pytest.mark.card("fivesails", "the_song_of_eisen")
@pytest.mark.rule("FIV-EVENT-5", "FIV-KEY-4", "FIV-PLUNDER-3")
@pytest.mark.parametrize(
    ("city", "gained"),
    [({}, 1), ({"docks": ["so_it_begins"]}, 1), ({"docks": ["gustavo"]}, 0), ({"forums": ["sorte_deck"]}, 0)],
)
def test_the_song_is_sung_where_nothing_is_left_to_be_had(city: dict[str, list[str]], gained: int) -> None:
    st = pos({**EISEN, "scheme": "the_song_of_eisen", "approach": []}, {**VODACCE, "approach": []}, city=city)
    step(st, "pass", "pass")
    assert offers(st, "use the_song_of_eisen") == (gained == 1)
    if gained:
        go(st, "use the_song_of_eisen")
        assert st.renown[0] == 1


@pytest.mark.card("fivesails", "the_song_of_eisen")
def test_the_song_of_eisen() -> None:
    st = BY_EISEN.pos(
        {"crew": {"kaspar_dietrich": "docks"}, "scheme": "the_song_of_eisen", "hand": ["triage"]},
        city={"docks": ["maryam_benu_pleroma"]},
    )
    go(st, "recruit maryam_benu_pleroma", "pay triage")  # 6, less 2, 2 and 1
    go(st, "pass", "pass", "use the_song_of_eisen")
    assert st.renown[0] == 1


@pytest.mark.card("fivesails", "the_song_of_eisen")
def test_a_mercenary_is_called_back_by_the_song() -> None:
    st = playing.plot(
        "the_song_of_eisen",
        {"leader": "kaspar_dietrich"},
        city_discard=["gustavo", "kaj_kousei", "smuggled_item", "so_it_begins"],
    )
    assert renown(st) == {"forums": 1}
    assert sorted(text.split()[1] for text in says(st)) == ["gustavo", "kaj_kousei"]
    go(st, "choose kaj_kousei")
    assert (st.top(-1), zone(st, "gustavo")) == (number(st, "kaj_kousei"), "discard")


@pytest.mark.card("fivesails", "the_song_of_eisen")
@pytest.mark.parametrize(
    ("city", "able"),
    [
        ({}, True),
        ({"docks": ["so_it_begins"]}, True),  # an event is never available
        ({"docks": ["gustavo"]}, False),
        ({"grand_bazaar": ["smuggled_item"]}, False),
    ],
)
def test_the_song_of_eisen_is_sung_when_nothing_is_left(city: dict[str, list[str]], able: bool) -> None:
    st = BY_EISEN.pos({"scheme": "the_song_of_eisen"}, city=city)
    step(st, "pass", "pass")
    assert offers(st, "use the_song_of_eisen") == able


@pytest.mark.card("fivesails", "the_song_of_eisen")
@pytest.mark.parametrize(("who", "able"), [("kaspar_dietrich", True), ("otto_streit", False)])
def test_the_song_helps_the_leader(who: str, able: bool) -> None:
    """Carmella costs 5; Otto with a Smuggled Item and a Crystal Eye takes off 4, Kaspar with the Song 5."""
    st = pos(
        {**EISEN, "crew": {who: "docks"}, "scheme": "the_song_of_eisen"},
        city={"docks": ["carmella_vanessa_salvaggi"]},
        gear={"smuggled_item": who, "crystal_eye": who} if who == "otto_streit" else {},
    )
    assert can(st, "recruit carmella_vanessa_salvaggi") == able
