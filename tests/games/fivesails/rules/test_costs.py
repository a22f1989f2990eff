"""Costs: what pays, that all can be paid together, and that they stay paid."""

from __future__ import annotations

from typing import Any

import pytest

from intrigue.games.fivesails.rules.drama import Turn
from intrigue.games.fivesails.rules.wounds import destroy
from intrigue.words import Speaker

from ..measure import Count, random_game, sample
from ..playing import (
    CASTILLE,
    EISEN,
    GAME,
    MONTAIGNE,
    USSURA,
    VODACCE,
    bearer,
    can,
    duel,
    engaged,
    go,
    hand,
    held,
    offers,
    pile,
    place,
    pos,
    rest,
    says,
    step,
    strike,
    table,
    why,
    wounds,
    zone,
)
from ..situations import MUSKETEERS, RATON, happened


def costly() -> list[tuple[str, dict[str, Any], dict[str, Any]]]:
    docks = {"otto_streit": "docks"}
    return [
        ("strength_of_ten", {**USSURA, "hand": ["strength_of_ten"]}, {}),
        (
            "cirilo_naucriparos",
            {"crew": {"cirilo_naucriparos": "docks"}, "hand": ["boon"]},
            {"engaged": ["cirilo_naucriparos"], "city": {"docks": ["gustavo"]}},
        ),
        (
            "risky_undertaking",
            {"crew": {"servo_scarpa": "docks"}, "hand": ["boon"]},
            {"city": {"docks": ["risky_undertaking"]}},
        ),
        (
            "dark_gift",
            {**EISEN, "crew": docks},
            {"gear": {"dark_gift": "otto_streit"}, "engaged": ["dark_gift"], "wounds": {"otto_streit": 1}},
        ),
        ("guillen_de_murrieta", {**MONTAIGNE, "crew": {"guillen_de_murrieta": "docks"}}, {"renown": {"forums": 1}}),
        (
            "captains_coat",
            {**EISEN, "crew": docks},
            {"gear": {"captains_coat": "otto_streit"}, "engaged": ["captains_coat"]},
        ),
    ]


@pytest.mark.rule(
    "FIV-COST-1",
    "FIV-COST-5",
    "FIV-COST-6",
    "FIV-COST-9",
    "FIV-COST-10",
    "FIV-C-39",
    "FIV-C-40",
    "FIV-PLAY-1",
    "FIV-PLAY-2",
    "FIV-PLAY-3",
    "FIV-PLAY-4",
    "FIV-PLAY-5",
    "FIV-STATE-3",
    "FIV-C-46",
    "FIV-C-48",
)
def test_costs_come_first() -> None:
    st = pos({"crew": {"sibella_scarpa": "docks"}}, {"crew": {"otto_streit": "docks"}}, wounds={"sibella_scarpa": 3})
    go(st, "use sibella_scarpa")
    assert zone(st, "sibella_scarpa") == "locker"  # the cost killed her, the effect still comes
    assert wounds(st) == {"otto_streit": 1}
    st = pos({"crew": {"cirilo_naucriparos": "docks"}}, city={"docks": ["maryam_benu_pleroma"]})
    assert not can(st, "use cirilo_naucriparos")  # 1 cannot be paid
    st = pos(
        {"crew": {"cirilo_naucriparos": "docks"}, "hand": ["pull"]},
        city={"docks": ["maryam_benu_pleroma"]},
        engaged=["cirilo_naucriparos"],
    )
    assert not can(st, "use cirilo_naucriparos")
    st = pos({"crew": {"servo_scarpa": "docks"}, "hand": ["pack_tactics", "stiletto"]})
    assert not can(st, "use stiletto")
    go(st, "use pack_tactics", "pay stiletto", "place docks")
    assert sorted(pile(st, 0)) == ["pack_tactics", "stiletto"]


@pytest.mark.card("fivesails", "robbery", "liberating_goods")
@pytest.mark.rule("FIV-COST-2", "FIV-PLAY-3")
@pytest.mark.parametrize("card", ["robbery", "liberating_goods"])
def test_loot_has_a_price(card: str) -> None:
    """What is played for it is no money for it."""
    me: dict[str, Any] = {**CASTILLE, "crew": {"sanjay": "docks"}, "hand": [card]}
    st = pos(me, {"discard": ["polished_flintlock", "matchlock_musket"]})
    price = "no-money cost=(no-money-cost card=card:matchlock_musket price=1) held=0"
    assert why(st, f"use {card}") == ("FIV-COST-2", price)
    assert why(pos(me, {"discard": ["precision"]}), f"use {card}")[0] == "FIV-PLAY-3"


@pytest.mark.card("fivesails", "robbery", "liberating_goods")
@pytest.mark.rule("FIV-C-39", "FIV-COST-2", "FIV-C-145")
@pytest.mark.parametrize("risk", ["robbery", "liberating_goods"])
def test_what_takes_an_attachment_does_not_pay_for_it_by_itself(risk: str) -> None:
    st = pos({**RATON, "hand": [risk]}, {"discard": ["uppmans_jacket"]})
    assert not can(st, f"use {risk}")
    st = pos({**RATON, "hand": [risk, "taunt"]}, {"discard": ["uppmans_jacket"]})
    go(st, f"use {risk}", "pay taunt")
    assert bearer(st, "uppmans_jacket") == "raton"


@pytest.mark.words
@pytest.mark.rule("FIV-COST-2")
def test_thugs_who_may_not_pay_are_not_said_to_be_worth_nothing() -> None:
    me = {"crew": {"don_constanzo_scarpa": "docks"}, "hand": ["bravos", "angelo", "alcee", "buratino"]}
    st = pos({**me, "discard": ["dante"]})
    refusal = st.why_not(0, "use bravos")
    assert refusal is not None
    words = {language: Speaker(GAME, [], language).say(refusal.reason) for language in ("en", "de")}
    assert words["en"] == "Bravos costs 1; the cards in your hand that may pay for it are worth 0."
    assert words["de"] == "Bravos kostet 1; die Handkarten, die dafür zahlen dürfen, sind 0 wert."


@pytest.mark.rule("FIV-COST-2", "FIV-COST-3")
def test_why_a_card_cannot_pay() -> None:
    st = pos({"hand": ["buratino", "boon", "paid_off"]})
    assert why(st, "pay boon") == ("FIV-COST-2", "no-payment-now")
    go(st, "play buratino")
    assert why(st, "pay buratino") == ("FIV-COST-2", "no-paying-for-itself card=card:buratino")
    assert why(st, "pass")[0] == "FIV-COST-2"


@pytest.mark.rule("FIV-COST-2", "FIV-COST-3", "FIV-KEY-17")
def test_what_money_is_worth() -> None:
    st = pos({"hand": ["opulence", "buratino"]})
    exact = "no-exact-money cost=(no-money-cost card=card:buratino price=1)"
    assert why(st, "play buratino") == ("FIV-COST-2", exact)
    st = pos({"hand": ["bravos", "boon", "opulence", "buratino"], "discard": ["triage", "buratino 2"]})
    step(st, "use bravos")
    assert why(st, "pay opulence") == ("FIV-COST-3", "no-overpaying card=card:opulence worth=2 left=1")
    assert why(st, "pay triage") == ("FIV-COST-2", "no-paying-from-elsewhere card=card:triage")
    assert why(st, "pay buratino") == ("FIV-COST-2", "no-thug-money card=card:bravos")
    assert why(st, "pass") == ("FIV-COST-2", "no-way-back question=(ask-pay-for price=1 card=card:bravos)")
    st = pos({"hand": ["dante", "boon", "opulence"]})
    go(st, "play dante")
    assert why(st, "pay boon") == ("FIV-COST-2", "no-exact-rest card=card:boon")


@pytest.mark.rule("FIV-COST-2", "FIV-EQUIP-1", "FIV-CHAL-5", "FIV-DUEL-7", "FIV-DUEL-11")
def test_a_wrong_answer_is_refused_with_the_rule_of_the_right_ones() -> None:
    st = pos({"crew": {"servo_scarpa": "docks"}, "hand": ["stiletto", "boon", "pull"]})
    step(st, "equip stiletto")
    assert (why(st, "pass")[0], why(st, "choose uwe_zimmerman")[0]) == ("FIV-EQUIP-1", "FIV-DRAMA-1")
    assert why(st, "choose boon")[0] == "FIV-EQUIP-1"
    step(st, "choose servo_scarpa")
    assert why(st, "choose boon")[0] == "FIV-COST-2"
    st = pos({"crew": {"servo_scarpa": "docks"}}, {"crew": {"uwe_zimmerman": "docks"}})
    step(st, "challenge servo_scarpa")
    assert why(st, "choose uwe_zimmerman")[0] == "FIV-CHAL-5"
    st = duel({"hand": ["boon"]}, {"hand": ["langschwert", "regroup"]})
    step(st, "choose langschwert")
    assert why(st, "choose servo_scarpa")[0] == "FIV-DUEL-7"
    gear = {"kaspars_panzerhand": "terrell_brandt"}
    st = duel({}, {"crew": {"terrell_brandt": "forums"}, "hand": ["iron_reply", "pull"]}, gear=gear)
    step(st, "choose iron_reply", "use iron_reply")
    assert why(st, "use iron_reply")[0] == "FIV-DUEL-11"


@pytest.mark.rule("FIV-COST-2", "FIV-COST-3", "FIV-C-38", "FIV-KEY-17")
@pytest.mark.parametrize(
    ("purse", "ways"), [(["boon"], [{"boon"}]), (["opulence"], []), (["opulence", "boon"], [{"boon"}]), ([], [])]
)
def test_a_brute_for_one(purse: list[str], ways: list[set[str]]) -> None:
    st = pos({"hand": ["buratino", *purse]})
    assert can(st, "play buratino") == bool(ways)
    if ways:
        step(st, "play buratino")
        assert {text.split()[1] for text in says(st)} in ways


@pytest.mark.card("fivesails", "yevgeni", "mirelis_revision")
@pytest.mark.rule("FIV-C-42", "FIV-COST-4")
def test_a_combat_card_is_revised_by_the_last_card_in_hand() -> None:
    me = {**USSURA, "crew": {"ren": "docks"}, "hand": ["mirelis_revision"]}
    st = pos(me, {"crew": {"otto_streit": "docks"}, "hand": ["precision"]})
    step(st, "challenge ren", "accept", "choose precision", "use mirelis_revision", "use yevgeni 2")
    assert zone(st, "precision") == "discard"
    assert st.mover() == 1  # who gambles for another


@pytest.mark.card("fivesails", "hexenjagd", "pull")
@pytest.mark.rule("FIV-COST-5", "FIV-C-41")
def test_who_hunts_at_the_targets_location_bleeds_for_it() -> None:
    me = {"crew": {"sibella_scarpa": "docks"}, "hand": ["pull", "boon"]}
    foe = {"crew": {"uwe_zimmerman": "forums", "otto_streit": "grand_bazaar"}, "hand": ["hexenjagd"]}
    st = pos(me, foe)
    step(st, "use pull", "pay boon", "choose otto_streit", "use hexenjagd")
    rest(st)
    assert (place(st, "otto_streit"), wounds(st)) == ("grand_bazaar", {"otto_streit": 1})


@pytest.mark.card("fivesails", "improvising", "a_new_strategy", "strength_of_ten")
@pytest.mark.rule("FIV-C-146", "FIV-COST-7", "FIV-C-132")
@pytest.mark.parametrize(("risk", "purse"), [("a_new_strategy", 1), ("strength_of_ten", 1), ("strength_of_ten", 0)])
def test_who_improvises_pays_with_own_renown(risk: str, purse: int) -> None:
    me = {**CASTILLE, "hand": ["improvising"], "renown": purse, "deck": ["taunt", "amour"]}
    st = pos(me, {**USSURA, "discard": [risk], "renown": 3})
    assert can(st, "use improvising") == (purse == 1)
    if purse:
        go(st, "use improvising")
        assert (st.renown, zone(st, risk), zone(st, "improvising")) == ([0, 3], "locker", "locker")
        assert st.mover() == (0 if risk == "strength_of_ten" else 1)
        assert hand(st, 0) == (["amour", "taunt"] if risk == "a_new_strategy" else [])


@pytest.mark.rule("FIV-COST-8", "FIV-STATE-3", "FIV-COST-7")
@pytest.mark.parametrize(("card", "me", "given"), costly(), ids=[card for card, _, _ in costly()])
def test_a_cost_that_cannot_be_paid_is_named_as_the_reason(
    card: str, me: dict[str, Any], given: dict[str, Any]
) -> None:
    st = pos(me, {"leader": "yevgeni"}, **given)
    rule, reason = ("FIV-STATE-3", "no-cost-engaged") if "engaged" in given else ("FIV-COST-8", "no-cost-to-pay")
    assert why(st, f"use {card}") == (rule, f"{reason} card=card:{card}")


@pytest.mark.rule("FIV-C-39", "FIV-C-145", "FIV-COST-8")
def test_no_ability_fizzles_by_itself_in_random_games() -> None:
    count = Count()
    for index in range(24):
        random_game(index, sample(index), count)
    assert count.uses > 1000
    assert not count.alone
    assert not count.idle


@pytest.mark.rule("FIV-C-9", "FIV-C-166", "FIV-COST-9")
def test_who_falls_while_paying_buys_nothing() -> None:
    st = table({"hand": ["buratino", "boon"], "crew": {"don_constanzo_scarpa": "docks"}}, {}, {})
    step(st, "play buratino")
    destroy(st, st.leaders[0])
    st.advance()
    st.check()
    assert (st.eliminated[0], st.mover(), st.crew[0]) == (1, 1, [])


@pytest.mark.card("fivesails", "polished_flintlock", "matchlock_musket")
@pytest.mark.rule("FIV-COST-10", "FIV-STATE-2")
def test_who_is_engaged_cannot_be_engaged_to_dodge_a_shot() -> None:
    me = {**EISEN, "crew": {"otto_streit": "docks"}, "hand": ["langschwert"]}
    st = pos(me, {**VODACCE, "crew": {"servo_scarpa": "forums"}}, gear={"matchlock_musket": "otto_streit"})
    step(st, "use matchlock_musket", "choose langschwert")
    rest(st)
    assert st.mover() == 1
    assert len(says(st)) == 2
    st = pos(
        me,
        {**VODACCE, "crew": {"servo_scarpa": "forums"}},
        gear={"matchlock_musket": "otto_streit"},
        engaged=["servo_scarpa"],
    )
    go(st, "use matchlock_musket", "choose langschwert")
    assert wounds(st) == {"servo_scarpa": 1}


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


@pytest.mark.card("fivesails", "not_today", "hexenjagd")
@pytest.mark.rule("FIV-COST-10", "FIV-C-165", "FIV-C-163")
@pytest.mark.parametrize("card", ["not_today", "hexenjagd"])
@pytest.mark.parametrize("falls", [True, False])
def test_nobody_is_sent_home_who_has_fallen(card: str, falls: bool) -> None:
    """Uwe faces more than he can parry. If he falls in that round, nothing is told of a way Home."""
    foe = {**EISEN, "crew": {"uwe_zimmerman": "forums"}, "hand": [card]}
    st = pos({"crew": {"servo_scarpa": "forums"}}, foe, wounds={"uwe_zimmerman": 4} if falls else {})
    go(st, "challenge servo_scarpa", "accept")
    st.duel.defender.pool = 6
    step(st, f"choose {card}")
    strike(st)
    assert (zone(st, "uwe_zimmerman"), happened(st, card)) == (("locker", False) if falls else ("play", True))


@pytest.mark.card("fivesails", "pack_tactics", "eko_sorridi")
@pytest.mark.rule("FIV-COST-10", "FIV-C-165")
def test_a_thug_killed_on_the_way_adds_nothing_to_a_pressure() -> None:
    def claimed(hurt: int) -> dict[str, int]:
        st = pos(
            {"leader": "kaspar_dietrich", "crew": {"buratino": "docks"}, "hand": ["pack_tactics", "pull"]},
            {"crew": {"eko_sorridi": "docks"}},
            wounds={"buratino": hurt},
        )
        step(st, "use pack_tactics", "pay pull", "place forums", "choose buratino", "use eko_sorridi")
        rest(st)
        return held(st)

    assert claimed(0) == {"forums": 0}
    assert claimed(1) == {}


@pytest.mark.card("fivesails", "blood_mark", "eko_sorridi")
@pytest.mark.rule("FIV-COST-10")
def test_who_fell_on_the_way_brings_nobody_along() -> None:
    def asked(hurt: int) -> bool:
        st = pos(
            {"crew": {"sibella_scarpa": "docks", "vissenta_scarpa": "docks"}, "hand": ["blood_mark"]},
            {"crew": {"eko_sorridi": "docks"}},
            wounds={"sibella_scarpa": hurt},
        )
        step(st, "use blood_mark", "place forums", "use eko_sorridi")
        rest(st)
        return not isinstance(st.stack[-1], Turn)

    assert asked(0)
    assert not asked(3)


@pytest.mark.card("fivesails", "stubborn", "not_today")
@pytest.mark.rule("FIV-COST-10")
def test_who_does_not_go_home_is_not_engaged_by_it() -> None:
    """To arrive engaged is how he goes Home; the wound comes all the same."""
    foe = {**USSURA, "crew": {"torsten_vakt": "forums"}, "hand": ["not_today", "stubborn"]}
    st = duel({"crew": {"servo_scarpa": "forums"}}, foe)
    step(st, "choose not_today")
    assert offers(st, "use stubborn")
    step(st, "use stubborn")
    rest(st)
    assert (place(st, "torsten_vakt"), engaged(st)) == ("forums", {"servo_scarpa"})
    assert wounds(st)["torsten_vakt"] == 1
