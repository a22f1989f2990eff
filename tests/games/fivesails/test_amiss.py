"""A refusal names what is really amiss: a condition, an occasion, a price behind the price, what comes to nothing."""

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
    duel,
    go,
    number,
    pos,
    step,
    strike,
    why,
)


def met(card: str) -> tuple[str, str]:
    """What stands before the bullet is not so."""
    return "FIV-ACT-2", f"no-condition-met card=card:{card}"


def vain(card: str, rule: str = "FIV-C-145") -> tuple[str, str]:
    return rule, f"no-use-in-vain card=card:{card}"


@pytest.mark.rule("FIV-ACT-2")
@pytest.mark.parametrize(
    ("card", "me", "given"),
    [
        ("well_equipped", {**EISEN, "crew": {"otto_streit": "docks"}}, {"engaged": ["otto_streit"]}),
        ("the_pressure_is_on", {**VODACCE, "crew": {"servo_scarpa": "docks"}}, {}),
        ("last_word", {**EISEN, "crew": {"otto_streit": "docks"}}, {}),
        ("indomitable_will", {**USSURA, "crew": {"ren": "docks"}}, {"control": {"docks": 1}}),
        ("amour", {**CASTILLE, "crew": {"sanjay": "docks"}}, {"engaged": ["sanjay"]}),
    ],
)
def test_a_condition_that_is_not_met_is_no_missing_target(card: str, me: dict[str, Any], given: dict[str, Any]) -> None:
    """An enemy stands there, and there is money: only what stands before the bullet is not so."""
    st = pos({**me, "hand": [card, "boon", "boon"]}, {"leader": "yevgeni", "crew": {"torsten_vakt": "docks"}}, **given)
    assert why(st, f"use {card}") == met(card)


@pytest.mark.card("fivesails", "patricia_moustakas", "midnight_shipment", "padre_anibal")
@pytest.mark.rule("FIV-ACT-2", "FIV-C-145")
def test_who_is_en_garde_already_is_told_apart_from_who_is_at_the_wrong_place() -> None:
    me = {**CASTILLE, "crew": {"patricia_moustakas": "forums", "padre_anibal": "docks"}, "scheme": "midnight_shipment"}
    st = pos(me, city={"docks": ["gustavo"]})
    assert why(st, "use patricia_moustakas") == met("patricia_moustakas")
    assert why(st, "use midnight_shipment") == met("midnight_shipment")
    assert why(st, "use padre_anibal") == vain("padre_anibal", "FIV-C-145")
    assert why(pos(me, renown={"docks": 1}), "use padre_anibal") == met("padre_anibal")


@pytest.mark.card("fivesails", "valiant_spirit", "appealing_to_the_people")
@pytest.mark.rule("FIV-C-145", "FIV-ACT-2")
def test_nobody_rises_who_stands() -> None:
    me = {**MONTAIGNE, "crew": {"jean_urbain": "docks"}, "hand": ["valiant_spirit", "appealing_to_the_people", "pull"]}
    st = pos({**me, "hand": [*me["hand"], "boon"]}, control={"docks": 0})
    assert why(st, "use valiant_spirit") == vain("valiant_spirit", "FIV-C-145")
    assert why(st, "use appealing_to_the_people") == vain("appealing_to_the_people", "FIV-C-145")


@pytest.mark.card("fivesails", "cavalier_hat", "guild_triskelion")
@pytest.mark.rule("FIV-STATE-3", "FIV-COST-5")
@pytest.mark.parametrize("card", ["cavalier_hat", "guild_triskelion"])
def test_a_bearer_who_is_engaged_cannot_be_engaged_to_challenge(card: str) -> None:
    st = pos(
        {**MONTAIGNE, "crew": {"henri_michelet": "docks"}},
        {"crew": {"uwe_zimmerman": "docks"}},
        gear={card: "henri_michelet"},
        engaged=["henri_michelet"],
    )
    assert why(st, f"use {card}") == ("FIV-STATE-3", f"no-cost-engaged card=card:{card}")


@pytest.mark.card("fivesails", "cirilo_naucriparos")
@pytest.mark.rule("FIV-COST-2", "FIV-PLAY-3")
def test_cirilo_has_nothing_to_hire_with_or_nobody_to_hire() -> None:
    me: dict[str, Any] = {"crew": {"cirilo_naucriparos": "docks"}}
    st = pos(me, city={"docks": ["gustavo"]})
    price = "no-money cost=(no-money-cost card=card:gustavo price=1) held=0"
    assert why(st, "use cirilo_naucriparos") == ("FIV-COST-2", price)
    st = pos({**me, "hand": ["opulence"]}, city={"docks": ["gustavo"]})
    exact = "no-exact-money cost=(no-money-cost card=card:gustavo price=1)"
    assert why(st, "use cirilo_naucriparos") == ("FIV-COST-2", exact)
    assert why(pos(me), "use cirilo_naucriparos")[0] == "FIV-PLAY-3"


@pytest.mark.card("fivesails", "lets_haggle", "makepeace_botwighte")
@pytest.mark.rule("FIV-COST-2", "FIV-PLAY-3")
def test_what_lies_at_the_bazaar_is_too_dear() -> None:
    """The Coat costs 3, at the Bazaar 1 less, and Makepeace makes it 1 dearer; the Pistol costs less than that."""
    otto = {"otto_streit": "grand_bazaar"}
    me: dict[str, Any] = {**EISEN, "crew": otto, "scheme": "lets_haggle", "hand": ["regroup"]}
    foe = {**CASTILLE, "crew": {"makepeace_botwighte": "grand_bazaar"}}

    def refused(**given: Any) -> tuple[str, str]:
        return why(pos(me, foe, **given), "use lets_haggle")

    coat = "no-money cost=(no-money-cost card=card:captains_coat price=3) held=1"
    assert refused(city={"grand_bazaar": ["captains_coat"]}) == ("FIV-COST-2", coat)
    assert refused(city={"docks": ["captains_coat"]})[0] == "FIV-PLAY-3"
    assert can(pos(me, foe, city={"grand_bazaar": ["captains_coat", "duckfoot_pistol"]}), "use lets_haggle")


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


@pytest.mark.card("fivesails", "sirens_scream", "dark_gift", "ravenna_destine")
@pytest.mark.rule("FIV-C-145")
def test_what_is_to_happen_first_is_impossible() -> None:
    crew = {"ravenna_destine": "docks", "otto_streit": "docks"}
    st = pos(
        {**EISEN, "crew": crew, "deck": [], "empty": True},
        city={"docks": ["sirens_scream"]},
        gear={"dark_gift": "otto_streit"},
    )
    for card in ("sirens_scream", "ravenna_destine"):
        assert why(st, f"use {card}") == vain(card)
    assert why(st, f"use dark_gift {number(st, 'dark_gift')} ability 2") == vain("dark_gift")


@pytest.mark.card("fivesails", "improvising")
@pytest.mark.rule("FIV-PLAY-3", "FIV-C-136")
def test_a_risk_to_improvise_is_a_target() -> None:
    st = pos({**CASTILLE, "hand": ["improvising"]}, {"discard": ["precision", "langschwert"]})
    assert why(st, "use improvising")[0] == "FIV-PLAY-3"


@pytest.mark.card("fivesails", "unfortunate")
@pytest.mark.rule("FIV-ATT-4")
def test_who_is_not_unfortunate_yet_gets_rid_of_nothing() -> None:
    st = pos({**CASTILLE, "hand": ["unfortunate", "taunt", "taunt"]})
    assert why(st, "use unfortunate") == ("FIV-ATT-4", "no-use-out-of-play card=card:unfortunate")


@pytest.mark.card("fivesails", "sigurd_ulfsen", "legendary_reputation")
@pytest.mark.rule("FIV-CHAL-1")
def test_who_never_challenges_does_not_for_a_card_either() -> None:
    me = {**MONTAIGNE, "crew": {"sigurd_ulfsen": "docks"}, "hand": ["legendary_reputation", "boon", "boon"]}
    st = pos(me, {"crew": {"uwe_zimmerman": "docks"}})
    assert why(st, "use legendary_reputation") == ("FIV-CHAL-1", "no-challenges-ever card=card:sigurd_ulfsen")


@pytest.mark.card("fivesails", "stiletto", "ambush")
@pytest.mark.rule("FIV-REACT-1", "FIV-C-93")
def test_a_challenge_elsewhere_is_no_occasion() -> None:
    """Somebody challenges at the Docks, and the Stiletto is at the Forums."""
    st = pos(
        {**VODACCE, "crew": {"servo_scarpa": "docks", "sibella_scarpa": "forums"}, "hand": ["ambush", "boon", "boon"]},
        {"crew": {"uwe_zimmerman": "docks", "otto_streit": "docks"}},
        gear={"stiletto": "sibella_scarpa"},
    )
    step(st, "challenge servo_scarpa", "choose uwe_zimmerman")
    assert can(st, "use ambush")
    assert why(st, "use stiletto") == ("FIV-REACT-1", "no-occasion card=card:stiletto")


@pytest.mark.card("fivesails", "stiletto", "ambush")
@pytest.mark.rule("FIV-C-43")
def test_who_has_said_that_they_react_need_not_say_so_twice() -> None:
    me: dict[str, Any] = {**VODACCE, "crew": {"servo_scarpa": "docks"}, "hand": ["ambush", "boon", "boon"]}
    st = pos(me, {"crew": {"uwe_zimmerman": "docks", "otto_streit": "docks"}}, gear={"stiletto": "servo_scarpa"})
    step(st, "challenge servo_scarpa", "choose uwe_zimmerman", "use ambush")
    assert why(st, "use ambush") == ("FIV-C-43", "no-second-word card=card:ambush")
    step(st, "use stiletto")  # and the First Player orders the two


@pytest.mark.card("fivesails", "status_matters", "lets_haggle", "odette_dubois_darrent")
@pytest.mark.rule("FIV-PLAY-1")
def test_the_ability_that_is_meant_is_one_of_this_time() -> None:
    """Only the card is named: on a turn an Action is meant, in a round a Maneuver, in a window a Reaction."""
    me = {**MONTAIGNE, "crew": {"jean_urbain": "forums", "odette_dubois_darrent": "forums"}, "hand": ["status_matters"]}
    st = pos({**me, "scheme": "lets_haggle"}, {"crew": {"uwe_zimmerman": "forums"}, "hand": ["precision", "regroup"]})
    haggle, matters = number(st, "lets_haggle"), number(st, "status_matters")
    assert why(st, "use lets_haggle") == why(st, f"use lets_haggle {haggle} ability 2")
    assert why(st, "use lets_haggle")[0] == "FIV-PLAY-3"
    go(st, "challenge jean_urbain", "accept")
    step(st, "choose precision")
    strike(st)
    step(st, "choose status_matters")
    assert why(st, "use status_matters") == why(st, f"use status_matters {matters} ability 2")
    assert why(st, "use status_matters")[0] == "FIV-COST-2"


@pytest.mark.card("fivesails", "iron_reply", "precision")
@pytest.mark.rule("FIV-C-145")
@pytest.mark.parametrize("card", ["iron_reply", "precision"])
def test_against_the_dead_there_is_nothing_to_do(card: str) -> None:
    """Otto has thrown all he had and died of what he could not turn aside; Uwe has still to face it."""
    st = duel(
        {**EISEN, "crew": {"uwe_zimmerman": "forums"}, "hand": [card, "boon", "boon"]},
        {**EISEN, "crew": {"otto_streit": "forums"}, "hand": ["throwing_knife"]},
        wounds={"otto_streit": 3},
    )
    step(st, "choose throwing_knife")
    strike(st)
    step(st, f"choose {card}")
    assert why(st, f"use {card}") == vain(card, "FIV-C-145")


@pytest.mark.card("fivesails", "bleed_out", "status_matters", "kalla_forsberg", "odette_dubois_darrent")
@pytest.mark.rule("FIV-PLAY-3", "FIV-C-145")
def test_a_target_is_missing_only_where_the_card_wants_one() -> None:
    """Odette moves a Duelist and Kalla an attachment, but neither is a target."""
    st = pos({**MONTAIGNE, "hand": ["bleed_out", "boon", "boon"]})
    assert why(st, "use bleed_out") == ("FIV-PLAY-3", "no-target card=card:bleed_out")
    st = pos({**MONTAIGNE, "crew": {"odette_dubois_darrent": "docks", "kalla_forsberg": "docks"}})
    for card in ("odette_dubois_darrent", "kalla_forsberg"):
        assert why(st, f"use {card}") == vain(card)


@pytest.mark.card("fivesails", "disarm", "mireli_sabre")
@pytest.mark.rule("FIV-PLAY-3", "FIV-C-145")
def test_what_a_fighter_lacks_is_said_of_maneuver_and_technique() -> None:
    """Uwe bears no Weapon to be disarmed of, and Angelo is neither quick nor strong enough for the sabre."""
    crew = {"crew": {"angelo": "forums"}, "hand": ["disarm", "boon"]}
    st = duel({**MONTAIGNE, **crew}, {"hand": ["langschwert"]}, gear={"mireli_sabre": "angelo"})
    step(st, "choose langschwert", "choose disarm")
    assert why(st, "use disarm") == ("FIV-PLAY-3", "no-target card=card:disarm")
    assert why(st, "use mireli_sabre") == vain("mireli_sabre")


@pytest.mark.card("fivesails", "contempt_and_hatred")
@pytest.mark.rule("FIV-DASH-2", "FIV-STATE-3")
def test_whoever_is_engaged_could_not_have_acted_anyway() -> None:
    """Otto would have Influence and is engaged; Buratino could be engaged and has a dash."""
    me = {"crew": {"otto_streit": "docks", "buratino": "docks"}, "scheme": "contempt_and_hatred"}
    dash = "no-stat-for-that card=card:contempt_and_hatred stat=stat:influence"
    assert why(pos(me, engaged=["otto_streit"]), "use contempt_and_hatred ability 2") == ("FIV-DASH-2", dash)
    all_engaged = pos(me, engaged=["otto_streit", "buratino"])
    assert why(all_engaged, "use contempt_and_hatred ability 2")[0] == "FIV-STATE-3"


@pytest.mark.card("fivesails", "until_morale_improves")
@pytest.mark.rule("FIV-C-145", "FIV-C-40")
def test_what_a_cost_takes_away_is_no_target_any_more() -> None:
    """Takama alone could be driven on by herself, and would die of it."""
    me = {"crew": {"takama_siad": "docks"}, "scheme": "until_morale_improves"}
    spur = "use until_morale_improves ability 3"
    assert why(pos(me, wounds={"takama_siad": 2}), spur) == vain("until_morale_improves")
    assert pos(me, wounds={"takama_siad": 1}).why_not(0, spur) is None
