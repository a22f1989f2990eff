"""Instead: what is replaced by something else, or saved."""

from __future__ import annotations

import pytest

from ..playing import (
    EISEN,
    MONTAIGNE,
    USSURA,
    VODACCE,
    duel,
    engaged,
    go,
    hand,
    held,
    place,
    pos,
    rest,
    says,
    step,
    strike,
    told,
    wounds,
    zone,
)
from ..situations import MAYA


@pytest.mark.card("fivesails", "the_great_game", "object_of_wonder")
@pytest.mark.rule("FIV-REPLACE-2")
def test_who_is_saved_has_been_paid_with_and_was_not_destroyed() -> None:
    me = {"scheme": "the_great_game", "crew": {"servo_scarpa": "docks"}, "deck": ["pull"]}
    st = pos(me, {"crew": {"uwe_zimmerman": "docks"}}, gear={"object_of_wonder": "don_constanzo_scarpa"})
    step(st, "use the_great_game 3", "use object_of_wonder")
    rest(st)
    assert (zone(st, "servo_scarpa"), zone(st, "object_of_wonder")) == ("approach", "locker")
    assert (wounds(st), hand(st, 0)) == ({"uwe_zimmerman": 1}, [])


@pytest.mark.rule("FIV-REPLACE-2", "FIV-C-140")
@pytest.mark.card("fivesails", "maxime_de_lafayette", "porte_travel")
def test_who_does_not_bleed_for_a_cost_is_told_to_be_spared() -> None:
    st = pos({**MONTAIGNE, "crew": {"maxime_de_lafayette": "forums", "jean_urbain": "docks"}, "hand": ["porte_travel"]})
    go(st, "use porte_travel", "choose jean_urbain", "option 1")
    assert wounds(st) == {}
    assert told(st).count("tell-happened card=card:maxime_de_lafayette effect=(card-maxime_de_lafayette.first)") == 1


@pytest.mark.card("fivesails", "fates_burden", "legions_caress")
@pytest.mark.rule("FIV-REPLACE-3")
def test_who_does_not_become_en_garde_is_not_hurt_by_it() -> None:
    gear = {"legions_caress": "uwe_zimmerman", "fates_burden": "uwe_zimmerman"}
    st = pos({}, {"crew": {"uwe_zimmerman": "docks"}}, gear=gear, engaged=["uwe_zimmerman"])
    go(st, "pass", "pass")
    assert (wounds(st), engaged(st), zone(st, "fates_burden")) == ({}, {"uwe_zimmerman"}, "discard")


@pytest.mark.card("fivesails", "fates_burden", "gallant_deeds")
@pytest.mark.rule("FIV-REPLACE-3")
def test_what_did_not_happen_is_not_told() -> None:
    """Fate's Burden is destroyed instead: nobody reads that Servo became en garde."""
    me = {**MONTAIGNE, "crew": {"jean_urbain": "docks"}, "hand": ["gallant_deeds", "boon"]}
    st = pos(
        me,
        {**VODACCE, "crew": {"servo_scarpa": "docks"}},
        gear={"fates_burden": "servo_scarpa"},
        engaged=["servo_scarpa", "jean_urbain"],
    )
    go(st, "use gallant_deeds", "pay boon")
    ready = [line for line in told(st) if "en-garde" in line]
    assert len(ready) == 1
    assert "jean_urbain" in ready[0]


@pytest.mark.card("fivesails", "nothing_personal", "answering_the_call", "breastplate")
@pytest.mark.rule("FIV-C-215", "FIV-REPLACE-3", "FIV-C-125")
@pytest.mark.parametrize(
    ("guarded", "armour", "asked", "bleeding"),
    [
        (False, [], True, {"uwe_zimmerman": 1}),
        (True, [], False, {"leja_juska": 1}),  # she takes the wound of the effect, and would take the other
        (False, ["breastplate"], True, {"uwe_zimmerman": 1}),  # it has held off another wound in this duel
    ],
)
def test_nobody_keeps_a_location_with_a_wound_that_another_takes(
    guarded: bool, armour: list[str], asked: bool, bleeding: dict[str, int]
) -> None:
    st = duel(
        {**MAYA, "hand": ["nothing_personal", "taunt"]},
        {"crew": {"uwe_zimmerman": "forums", "leja_juska": "forums"}, "hand": ["answering_the_call"]},
        gear=dict.fromkeys(armour, "uwe_zimmerman"),
        control={"forums": 1},
    )
    step(st, "choose answering_the_call", "use answering_the_call" if guarded else "pass")
    step(st, "choose nothing_personal")
    before = wounds(st)
    go(st, "use nothing_personal", "pay taunt")
    more = {id: wounds(st).get(id, 0) - before.get(id, 0) for id in ("uwe_zimmerman", "leja_juska")}
    assert {id: count for id, count in more.items() if count} == bleeding
    assert (st.mover() == 1 and says(st) == ["option 1", "option 2"]) == asked
    assert held(st) == ({"forums": 1} if asked else {})


@pytest.mark.card("fivesails", "its_personal", "object_of_wonder")
@pytest.mark.rule("FIV-REPLACE-3", "FIV-C-150")
def test_who_went_back_to_the_approach_deck_was_not_destroyed() -> None:
    st = duel(
        {**MAYA, "hand": ["its_personal"]},
        {"hand": ["langschwert"]},
        wounds={"uwe_zimmerman": 3},
        gear={"object_of_wonder": "kaspar_dietrich"},
    )
    st.duel.challenger.hurt = True
    step(st, "choose langschwert", "choose its_personal", "use its_personal", "use object_of_wonder")
    go(st)
    assert (zone(st, "uwe_zimmerman"), held(st)) == ("approach", {})


@pytest.mark.card("fivesails", "epee_sanglante", "answering_the_call")
@pytest.mark.rule("FIV-REPLACE-3")
@pytest.mark.parametrize(("maneuver", "left"), [(True, [0, 2]), (False, [1, 1])])
def test_who_wounds_another_in_the_foes_place_steals_nothing(maneuver: bool, left: list[int]) -> None:
    st = pos(
        {"leader": "odette_dubois_darrent", "crew": {"jean_urbain": "forums"}, "scheme": "epee_sanglante"},
        {"crew": {"uwe_zimmerman": "forums", "gustavo": "forums"}, "hand": ["answering_the_call"], "renown": 2},
    )
    go(st, "use epee_sanglante", "choose uwe_zimmerman", "accept", "choose answering_the_call")
    go(st, "use answering_the_call") if maneuver else go(st, "pass")
    assert wounds(st) == ({"gustavo": 2} if maneuver else {"uwe_zimmerman": 2})
    assert st.renown == left


@pytest.mark.card("fivesails", "epee_sanglante", "answering_the_call")
@pytest.mark.rule("FIV-REPLACE-3", "FIV-C-125")
def test_a_guard_who_bleeds_is_no_participant() -> None:
    me = {**MONTAIGNE, "crew": {"jean_urbain": "docks"}, "scheme": "epee_sanglante", "renown": 1}
    crew = {"uwe_zimmerman": "docks", "gustavo": "docks"}
    foe = {**EISEN, "crew": crew, "renown": 2, "hand": ["answering_the_call"]}
    st = pos(me, foe)
    go(st, "use epee_sanglante", "choose uwe_zimmerman", "accept", "choose answering_the_call")
    go(st, "use answering_the_call")
    assert (wounds(st), st.renown) == ({"gustavo": 2}, [1, 2])
    go(st, "pass")
    assert st.renown == [0, 3]


@pytest.mark.card("fivesails", "mirelis_revision", "not_today")
@pytest.mark.rule("FIV-C-155", "FIV-REPLACE-3")
@pytest.mark.parametrize(
    ("first", "second", "hurt", "where"),
    [("langschwert", "not_today", 1, "home 2"), ("not_today", "regroup", 2, "docks")],
)
def test_a_revised_round_is_the_round_of_the_other_card(first: str, second: str, hurt: int, where: str) -> None:
    me = {**USSURA, "crew": {"ren": "docks"}, "hand": ["mirelis_revision", "boon"]}
    foe = {**EISEN, "crew": {"uwe_zimmerman": "docks"}, "hand": [first], "deck": [second, "precision"]}
    st = pos(me, foe)
    step(st, "challenge ren", "accept", f"choose {first}", "use mirelis_revision", "pay boon", f"choose {second}")
    strike(st)
    assert (wounds(st), place(st, "uwe_zimmerman")) == ({"uwe_zimmerman": hurt}, where)
