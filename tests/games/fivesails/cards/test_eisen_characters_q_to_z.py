"""The characters of Eisen, q to z by their ids: what each does, where its text ends, and where it says no."""

from __future__ import annotations

import pytest

from intrigue.games.fivesails.rules.answering import AskWeapon
from intrigue.games.fivesails.rules.drama import Turn
from intrigue.games.fivesails.rules.stats import num
from intrigue.games.fivesails.state.duel import NO_DUEL
from intrigue.games.fivesails.state.names import COMBAT, INFLUENCE

from .. import playing
from ..playing import (
    BY_EISEN,
    EISEN,
    VODACCE,
    bearer,
    can,
    duel,
    engaged,
    go,
    hand,
    number,
    offers,
    pile,
    place,
    pools,
    pos,
    rest,
    step,
    strike,
    struck,
    told,
    until,
    wounds,
    zone,
)
from ..situations import sighted


@pytest.mark.card("fivesails", "rena_klingenhalter")
@pytest.mark.rule("FIV-CHAL-10")
def test_rena_en_garde_chooses_what_to_engage() -> None:
    for chosen in ("langschwert", "rena_klingenhalter"):
        st = pos(
            {"leader": "kaspar_dietrich", "crew": {"rena_klingenhalter": "docks", "otto_streit": "docks"}},
            {"leader": "don_constanzo_scarpa", "crew": {"servo_scarpa": "docks"}},
            gear={"langschwert": "rena_klingenhalter"},
            turn=1,
        )
        go(st, "challenge servo_scarpa", "choose otto_streit", "intervene rena_klingenhalter")
        assert isinstance(st.stack[-1], AskWeapon)
        go(st, f"choose {chosen}")
        assert engaged(st) == {"servo_scarpa", chosen}


@pytest.mark.card("fivesails", "rena_klingenhalter")
@pytest.mark.rule("FIV-ATT-3", "FIV-REPLACE-2")
def test_renas_engaged_weapon_still_arms_her() -> None:
    """She steps in by engaging it; +1 Combat while she has it, engaged or not."""
    me = {"crew": {"servo_scarpa": "docks"}, "hand": ["boon", "rough_em_up"]}
    foe = {"crew": {"rena_klingenhalter": "docks", "otto_streit": "docks"}, "hand": ["precision", "langschwert"]}
    st = pos(me, foe, gear={"langschwert": "rena_klingenhalter"}, engaged=["rena_klingenhalter"])
    go(st, "challenge servo_scarpa", "choose otto_streit", "intervene rena_klingenhalter")
    assert "langschwert" in engaged(st)
    step(st, "choose precision")
    strike(st)
    go(st, "pass")
    assert wounds(st)["servo_scarpa"] == 3  # four threat, limited by Combat 2 and 1
    assert st.place[number(st, "servo_scarpa")] == st.place[number(st, "rena_klingenhalter")]


@pytest.mark.card("fivesails", "rena_klingenhalter")
def test_rena() -> None:
    st = BY_EISEN.pos(
        {"crew": {"rena_klingenhalter": "docks", "otto_streit": "docks"}},
        {"crew": {"servo_scarpa": "docks"}},
        gear={"langschwert": "rena_klingenhalter"},
        engaged=["rena_klingenhalter"],
        turn=1,
    )
    assert num(st, number(st, "rena_klingenhalter"), 0) == 3
    go(st, "challenge servo_scarpa", "choose otto_streit", "intervene rena_klingenhalter")
    assert "langschwert" in engaged(st)


@pytest.mark.card("fivesails", "rena_klingenhalter", "eager_blade")
@pytest.mark.rule("FIV-C-106")
def test_rena_loses_the_blade_that_she_stepped_in_with() -> None:
    """Her Combat is 2 without it, and so is what her threat can do."""
    me = {**VODACCE, "crew": {"servo_scarpa": "docks"}}
    foe = {**EISEN, "crew": {"rena_klingenhalter": "docks", "otto_streit": "docks"}, "hand": ["precision"]}
    st = pos(me, foe, gear={"eager_blade": "rena_klingenhalter"}, engaged=["rena_klingenhalter"])
    step(st, "challenge servo_scarpa", "choose otto_streit", "intervene rena_klingenhalter")
    assert engaged(st) == {"rena_klingenhalter", "servo_scarpa", "eager_blade"}
    go(st, "choose precision")
    strike(st)
    go(st, "pass")
    assert wounds(st) == {"rena_klingenhalter": 2, "servo_scarpa": 2}


@pytest.mark.card("fivesails", "rena_klingenhalter")
@pytest.mark.rule("FIV-CHAL-9", "FIV-STATE-3")
@pytest.mark.parametrize(
    ("gear", "tired", "combat", "able"),
    [
        ({"langschwert": "rena_klingenhalter"}, ["rena_klingenhalter"], 3, True),
        ({"breastplate": "rena_klingenhalter"}, ["rena_klingenhalter"], 2, False),
        ({"langschwert": "rena_klingenhalter"}, ["rena_klingenhalter", "langschwert"], 3, False),
    ],
)
def test_rena_intervenes_with_a_fresh_weapon(gear: dict[str, str], tired: list[str], combat: int, able: bool) -> None:
    st = pos(
        {**EISEN, "crew": {"rena_klingenhalter": "docks", "otto_streit": "docks"}},
        {"leader": "don_constanzo_scarpa", "crew": {"servo_scarpa": "docks"}},
        gear=gear,
        engaged=tired,
        turn=1,
    )
    assert num(st, number(st, "rena_klingenhalter"), COMBAT) == combat
    step(st, "challenge servo_scarpa", "choose otto_streit")
    assert offers(st, "intervene rena_klingenhalter") == able


@pytest.mark.card("fivesails", "rosine_friese", "sibella_scarpa")
@pytest.mark.rule("FIV-C-129", "FIV-DASH-3")
@pytest.mark.parametrize(
    ("foe", "able", "where"),
    [("sibella_scarpa", True, "home 2"), ("buratino", True, "docks"), ("don_constanzo_scarpa", False, "docks")],
)
def test_whom_rosine_shows_the_door(foe: str, able: bool, where: str) -> None:
    """Beside a Sorcerer she has 3, as many as Sibella; a dash is no more than her 2; Leaders stay."""
    st = pos({**EISEN, "crew": {"rosine_friese": "docks"}}, {**VODACCE, "crew": {foe: "docks"}})
    assert can(st, "use rosine_friese") == able
    if able:
        go(st, "use rosine_friese")
        assert (place(st, foe), foe in engaged(st)) == (where, True)


@pytest.mark.card("fivesails", "rosine_friese")
def test_rosine() -> None:
    st = BY_EISEN.pos({"crew": {"rosine_friese": "docks"}}, {"crew": {"sibella_scarpa": "docks"}})
    assert num(st, number(st, "rosine_friese"), 2) == 3
    go(st, "use rosine_friese")
    assert place(st, "sibella_scarpa") == "home 2"
    assert engaged(st) == {"sibella_scarpa"}


@pytest.mark.card("fivesails", "rosine_friese")
@pytest.mark.parametrize(
    ("leader", "crew", "able", "goes"),
    [
        ("soline_el_gato", {"soline_el_gato": "docks"}, False, ""),  # Influence 2 as hers, but a Leader
        ("soline_el_gato", {"sanjay": "docks"}, True, "docks"),
        ("soline_el_gato", {"daniella_dietrich": "docks"}, True, "home 2"),  # a Sorcerer
    ],
)
def test_rosine_studies_sorcerers_at_home(leader: str, crew: dict[str, str], able: bool, goes: str) -> None:
    st = BY_EISEN.pos({"crew": {"rosine_friese": "docks"}}, {"leader": leader, "crew": crew})
    assert can(st, "use rosine_friese") == able
    if able:
        go(st, "use rosine_friese")
        (who,) = crew
        assert (place(st, who), engaged(st)) == (goes, {who})


@pytest.mark.card("fivesails", "rosine_friese")
@pytest.mark.parametrize(
    ("crew", "able"),
    [
        ({"cirilo_naucriparos": "docks"}, True),  # Influence 2, as hers
        ({"pavel_ivanov": "docks"}, False),  # 3
        ({"sibella_scarpa": "docks"}, True),  # 3, but against a Sorcerer she has 3
        ({"don_constanzo_scarpa": "docks"}, False),  # a Leader
        ({"cirilo_naucriparos": "forums"}, False),
    ],
)
def test_rosine_engages_no_leader_and_nobody_of_more_influence(crew: dict[str, str], able: bool) -> None:
    assert can(BY_EISEN.pos({"crew": {"rosine_friese": "docks"}}, {"crew": crew}), "use rosine_friese") == able


@pytest.mark.card("fivesails", "rosine_friese")
@pytest.mark.rule("FIV-C-145")
@pytest.mark.parametrize(
    ("foe", "tired", "able"),
    [
        ("servo_scarpa", False, True),
        ("servo_scarpa", True, False),
        ("cesca_del_rosso", True, True),  # a Sorcerer is sent Home besides
    ],
)
def test_rosine_shows_nobody_the_door_for_nothing(foe: str, tired: bool, able: bool) -> None:
    me = {**EISEN, "crew": {"rosine_friese": "docks"}}
    st = pos(me, {**VODACCE, "crew": {foe: "docks"}}, engaged=[foe] if tired else [])
    assert can(st, "use rosine_friese") == able


@pytest.mark.card("fivesails", "rosine_friese")
@pytest.mark.parametrize(
    ("who", "where", "influence"),
    [("sibella_scarpa", "docks", 3), ("servo_scarpa", "docks", 2), ("sibella_scarpa", "forums", 2)],
)
def test_rosine_rises_to_a_sorcerer_before_her(who: str, where: str, influence: int) -> None:
    st = pos({**EISEN, "crew": {"rosine_friese": "docks"}}, {"leader": "don_constanzo_scarpa", "crew": {who: where}})
    assert num(st, number(st, "rosine_friese"), INFLUENCE) == influence


@pytest.mark.card("fivesails", "terrell_brandt", "object_of_wonder")
@pytest.mark.rule("FIV-REPLACE-3", "FIV-C-115", "FIV-C-127")
@pytest.mark.parametrize(("saved", "back"), [(True, ["langschwert"]), (False, [])])
def test_terrell_has_his_attachments_back_unless_he_was_destroyed(saved: bool, back: list[str]) -> None:
    """Whom the Object has saved was not destroyed, though he is gone when his duel ends."""
    st = pos(
        {"leader": "yevgeni", "crew": {"yevgeni": "forums"}},
        {**EISEN, "crew": {"terrell_brandt": "forums"}, "hand": ["langschwert"]},
        gear={"object_of_wonder": "kaspar_dietrich"},
        wounds={"terrell_brandt": 3},
    )
    step(st, "challenge yevgeni", "accept", "choose langschwert", *(["use object_of_wonder"] if saved else []))
    go(strike(st), "pass")
    assert isinstance(st.stack[-1], Turn)
    assert (zone(st, "terrell_brandt"), hand(st, 1)) == ("approach" if saved else "locker", back)
    assert pile(st, 1) == ([] if saved else ["langschwert"])


@pytest.mark.card("fivesails", "terrell_brandt")
@pytest.mark.rule("FIV-DUEL-9", "FIV-C-115")
def test_it_is_told_what_terrell_takes_back() -> None:
    st = duel(
        {**EISEN, "crew": {"servo_scarpa": "forums"}},
        {**EISEN, "crew": {"terrell_brandt": "forums"}, "hand": ["langschwert"]},
    )
    step(st, "choose langschwert")
    strike(st)
    go(st, "pass")
    assert (hand(st, 1), sighted(st, 0)) == (["langschwert"], ["tell-taken seat=seat:1 card=card:langschwert"])


@pytest.mark.card("fivesails", "terrell_brandt", "i_know_that_trick")
@pytest.mark.rule("FIV-C-61", "FIV-SELF-4", "FIV-DUEL-9")
def test_terrell_takes_no_card_back_that_destroyed_itself() -> None:
    """I Know that Trick! copies the Knife and is destroyed by it: it was a risk, and lies in the discard pile."""
    st = duel(
        {"crew": {"servo_scarpa": "forums"}},
        {"crew": {"terrell_brandt": "forums"}, "hand": ["i_know_that_trick"]},
        gear={"throwing_knife": "servo_scarpa"},
    )
    step(st, "choose i_know_that_trick", "use i_know_that_trick")
    step(st, "use throwing_knife")
    strike(st)
    assert (pile(st, 1)[-1], bearer(st, "throwing_knife")) == ("i_know_that_trick", "servo_scarpa")


@pytest.mark.card("fivesails", "terrell_brandt", "improvised_weapon")
@pytest.mark.rule("FIV-DUEL-9", "FIV-C-115")
def test_terrell_takes_back_what_is_still_in_his_line() -> None:
    """The Improvised Weapon is on him by then and stays; the Langschwert goes back to hand."""
    foe = {"crew": {"terrell_brandt": "forums"}, "hand": ["improvised_weapon", "langschwert"]}
    st = duel({"hand": ["pull"]}, foe)
    step(st, "choose improvised_weapon")
    step(st, "use improvised_weapon 1")
    rest(st)
    assert bearer(st, "improvised_weapon") == "terrell_brandt"
    go(st, "choose pull", "choose langschwert")
    until(st, lambda st: st.duel.stage == NO_DUEL)
    assert (hand(st, 1), bearer(st, "improvised_weapon")) == (["langschwert"], "terrell_brandt")


@pytest.mark.card("fivesails", "terrell_brandt")
@pytest.mark.rule("FIV-C-115")
def test_terrell() -> None:
    st = BY_EISEN.duel({"hand": ["langschwert"]}, {"hand": ["pull"]})
    go(st, "choose pull", "choose langschwert", "use terrell_brandt")
    assert pools(st) == (0, 4)
    go(st, "pass")
    assert hand(st, 0) == ["langschwert"]


@pytest.mark.card("fivesails", "terrell_brandt", "langschwert")
@pytest.mark.rule("FIV-ONCE-2", "FIV-DUEL-11")
def test_each_technique_is_used_once_a_duel() -> None:
    """With a Langschwert Terrell has three of them, and uses up one after the other."""
    st = BY_EISEN.duel(
        {"hand": ["carnaval"] * 4},
        {"crew": {"don_constanzo_scarpa": "forums"}, "hand": ["pull"] * 4},
        gear={"langschwert": "terrell_brandt"},
    )
    used: list[str] = []
    for own in ("terrell_brandt 1", "langschwert 1", "langschwert 2"):
        step(st, "choose pull", "choose carnaval")
        assert [can(st, f"use {one}") for one in (*used, own)] == [False] * len(used) + [True]
        step(st, f"use {own}")
        used.append(own)
    step(st, "choose pull", "choose carnaval")
    assert not any(can(st, f"use {one}") for one in used)


@pytest.mark.rule("FIV-C-36", "FIV-DUEL-9")
@pytest.mark.card("fivesails", "terrell_brandt")
def test_what_terrell_takes_back_is_told() -> None:
    st = pos(
        {**VODACCE, "crew": {"servo_scarpa": "forums"}},
        {**EISEN, "crew": {"terrell_brandt": "forums"}, "hand": ["breastplate"]},
    )
    strike(go(st, "challenge servo_scarpa", "accept", "choose breastplate"))
    go(st, "pass")
    assert hand(st, 1) == ["breastplate"]
    for seat in (0, 1, None):
        assert told(st, seat)[-1] == "tell-taken seat=seat:1 card=card:breastplate"


@pytest.mark.card("fivesails", "terrell_brandt")
@pytest.mark.parametrize(
    ("card", "wounds_before", "back"),
    [("langschwert", 0, True), ("triage", 0, False), ("langschwert", 4, False)],  # a risk; destroyed
)
def test_what_terrell_takes_back(card: str, wounds_before: int, back: bool) -> None:
    st = playing.duel(
        {**EISEN, "crew": {"terrell_brandt": "forums"}, "hand": [card]},
        {"leader": "don_constanzo_scarpa", "crew": {"servo_scarpa": "forums"}, "hand": ["pull"]},
        wounds={"terrell_brandt": wounds_before} if wounds_before else {},
    )
    go(st, "choose pull", f"choose {card}", "pass", "pass")
    assert (hand(st, 0), pile(st, 0)) == (([card], []) if back else ([], [card]))
    assert zone(st, "terrell_brandt") == ("locker" if wounds_before else "play")


@pytest.mark.card("fivesails", "uwe_zimmerman")
def test_uwe() -> None:
    st = BY_EISEN.duel(
        {"crew": {"uwe_zimmerman": "forums"}, "hand": ["langschwert"]},
        {"crew": {"sibella_scarpa": "forums"}, "hand": ["pull"]},
    )
    go(st, "choose pull", "choose langschwert")
    assert pools(st) == (0, 4)  # 3 and 1 against a Sorcerer
    st = BY_EISEN.pos(
        {"crew": {"daniella_dietrich": "docks", "uwe_zimmerman": "docks"}}, {"crew": {"servo_scarpa": "docks"}}
    )
    assert can(st, "use daniella_dietrich")  # he may pass for a Mercenary


@pytest.mark.card("fivesails", "uwe_zimmerman")
@pytest.mark.parametrize(("foe", "thrust"), [("sibella_scarpa", 4), ("servo_scarpa", 3)])
def test_uwe_thrusts_at_sorcerers(foe: str, thrust: int) -> None:
    st = playing.duel(
        {**EISEN, "crew": {"uwe_zimmerman": "forums"}, "hand": ["langschwert"]},
        {"leader": "don_constanzo_scarpa", "crew": {foe: "forums"}, "hand": ["pull"]},
    )
    go(st, "choose pull", "choose langschwert")
    assert struck(st) == (0, 2, thrust)
