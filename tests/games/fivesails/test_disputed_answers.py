"""What is said about it: refusals that name the rule which forbids it, and a log that leaves nothing out."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from intrigue.core.phrase import notation
from intrigue.games.fivesails.rules.wounds import destroy
from intrigue.games.fivesails.state.state import FiveSails

from .playing import EISEN, GAME, MONTAIGNE, USSURA, VODACCE, can, duel, go, pos, rest, step, strike, told, until


def why(st: FiveSails, text: str) -> tuple[str, str]:
    refusal = st.why_not(st.mover(), text)
    assert refusal is not None, text
    assert refusal.rule in GAME.rulebook
    return refusal.rule, notation(refusal.reason)


# ---------------------------------------------------------------------- the price as it is


@pytest.mark.card("fivesails", "appealing_to_the_people")
@pytest.mark.rule("FIV-COST-1", "FIV-COST-2")
@pytest.mark.parametrize(("leader", "price"), [("kaspar_dietrich", 1), ("don_constanzo_scarpa", 2)])
def test_a_refusal_tells_the_price_that_would_be_paid(leader: str, price: int) -> None:
    """Appealing to the People costs 2, and 1 for the Leader who is a Hero."""
    me = {"leader": leader, "crew": {"gustavo": "docks"}, "hand": ["appealing_to_the_people"]}
    st = pos(me, {"leader": "yevgeni"}, engaged=["gustavo"], control={"docks": 0})
    cost = f"cost=(no-money-cost card=card:appealing_to_the_people price={price})"
    assert why(st, "use appealing_to_the_people") == ("FIV-COST-2", f"no-money {cost} held=0")


@pytest.mark.card("fivesails", "appealing_to_the_people")
@pytest.mark.rule("FIV-PLAY-3", "FIV-COST-2")
def test_money_is_not_blamed_where_it_is_enough() -> None:
    """One card pays for it; what is missing is a location under control."""
    me = {**EISEN, "crew": {"otto_streit": "docks"}, "hand": ["appealing_to_the_people", "langschwert"]}
    st = pos(me, VODACCE, engaged=["otto_streit"])
    assert why(st, "use appealing_to_the_people") == (
        "FIV-ACT-2",
        "no-condition-met card=card:appealing_to_the_people",
    )


@pytest.mark.card("fivesails", "iron_reply")
@pytest.mark.rule("FIV-MAN-2", "FIV-COST-2", "FIV-EX-19")
def test_a_maneuver_that_is_too_dear_says_so() -> None:
    st = duel({}, {"hand": ["iron_reply", "opulence"]})
    step(st, "choose iron_reply")
    assert why(st, "use iron_reply") == (
        "FIV-COST-2",
        "no-exact-money cost=(no-money-cost card=card:iron_reply price=1)",
    )
    st = duel({}, {"crew": {"otto_streit": "forums"}, "hand": ["iron_reply", "boon"]})
    step(st, "choose iron_reply")
    assert why(st, "use iron_reply")[0] == "FIV-ACT-2"  # Otto's Combat is the lower one


@pytest.mark.card("fivesails", "paid_off")
@pytest.mark.rule("FIV-COST-2", "FIV-ACT-2")
def test_the_price_is_that_of_whoever_gets_it_cheapest() -> None:
    """Horatio is a Scoundrel: by him Paid Off costs 1, by anybody else 2."""
    me = {**MONTAIGNE, "crew": {"horatio_lockwood": "docks", "jean_urbain": "docks"}, "hand": ["paid_off"]}
    st = pos(me, {"crew": {"gustavo": "docks"}})
    assert "price=1" in why(st, "use paid_off")[1]
    st = pos({**me, "crew": {"jean_urbain": "docks"}}, {"crew": {"gustavo": "docks"}})
    assert "price=2" in why(st, "use paid_off")[1]


# ---------------------------------------------------------------------- other costs


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
        (
            "guillen_de_murrieta",
            {**MONTAIGNE, "crew": {"guillen_de_murrieta": "docks"}},
            {"renown": {"forums": 1}},
        ),
        (
            "captains_coat",
            {**EISEN, "crew": docks},
            {"gear": {"captains_coat": "otto_streit"}, "engaged": ["captains_coat"]},
        ),
    ]


@pytest.mark.rule("FIV-COST-8", "FIV-STATE-3", "FIV-COST-7")
@pytest.mark.parametrize(("card", "me", "given"), costly(), ids=[card for card, _, _ in costly()])
def test_a_cost_that_cannot_be_paid_is_named_as_the_reason(
    card: str, me: dict[str, Any], given: dict[str, Any]
) -> None:
    st = pos(me, {"leader": "yevgeni"}, **given)
    rule, reason = ("FIV-STATE-3", "no-cost-engaged") if "engaged" in given else ("FIV-COST-8", "no-cost-to-pay")
    assert why(st, f"use {card}") == (rule, f"{reason} card=card:{card}")


@pytest.mark.card("fivesails", "point_of_opportunity")
@pytest.mark.rule("FIV-EVENT-2", "FIV-EVENT-1")
def test_an_event_is_for_those_who_stand_where_it_lies() -> None:
    st = pos({"crew": {"servo_scarpa": "forums"}}, city={"docks": ["point_of_opportunity"]}, renown={"docks": 1})
    lies = "no-crew-at-event place=place:docks card=card:point_of_opportunity"
    assert why(st, "use point_of_opportunity") == ("FIV-EVENT-2", lies)
    st = pos({"crew": {"servo_scarpa": "docks"}}, city={"docks": ["point_of_opportunity"]})
    assert can(st, "use point_of_opportunity")  # there is no Renown to move, but the event goes (FIV-C-145)


@pytest.mark.card("fivesails", "maryam_benu_pleroma")
@pytest.mark.rule("FIV-GOLD-1", "FIV-MAN-1")
def test_who_may_use_no_maneuver_is_told_that_a_card_forbids_it() -> None:
    st = duel(
        {"crew": {"maryam_benu_pleroma": "forums"}, "hand": ["boon"]},
        {"hand": ["precision", "iron_reply", "langschwert"]},
    )
    step(st, "choose langschwert", "choose boon", "use maryam_benu_pleroma")
    strike(st)
    step(st, "choose precision")
    assert why(st, "use precision") == ("FIV-GOLD-1", "no-maneuver-this-round")


# ---------------------------------------------------------------------- what the log tells


@pytest.mark.card("fivesails", "unyielding_loyalty")
@pytest.mark.rule("FIV-C-41", "FIV-C-113")
def test_a_challenge_that_is_cancelled_is_told_once() -> None:
    me = {**VODACCE, "crew": {"servo_scarpa": "forums"}, "hand": ["unyielding_loyalty", "boon", "angelo"]}
    st = pos(me, {"crew": {"uwe_zimmerman": "forums"}}, turn=1)
    step(st, "challenge uwe_zimmerman", "use unyielding_loyalty", "pay boon", "choose angelo")
    rest(st)
    lines = [line for line in told(st) if "cancelled" in line]
    assert len(lines) == 1
    assert "uwe_zimmerman" in lines[0]


@pytest.mark.card("fivesails", "torsten_vakt", "pull")
@pytest.mark.rule("FIV-C-41", "FIV-PLAY-3")
def test_target_and_cancelling_are_told_each_once() -> None:
    me = {"crew": {"sibella_scarpa": "docks"}, "hand": ["pull", "boon"]}
    st = pos(me, {**USSURA, "crew": {"torsten_vakt": "forums"}})
    step(st, "use pull", "pay boon", "choose torsten_vakt", "use torsten_vakt")
    rest(st)
    found = Counter(line.split()[0] for line in told(st))
    assert (found["tell-targeted"], found["tell-moved"]) == (1, 0)
    assert sum("cancelled" in line and "pull" in line for line in told(st)) == 1


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


@pytest.mark.rule("FIV-C-9", "FIV-LEAD-4")
def test_what_elimination_took_is_told_once_and_whole() -> None:
    players = [
        {"leader": "don_constanzo_scarpa"},
        {"leader": "kaspar_dietrich", "crew": {"otto_streit": "docks", "gustavo": "docks"}, "renown": 3},
        {"leader": "yevgeni"},
    ]
    st = GAME.position({"players": players, "seats": 3, "control": {"docks": 1, "oles_inn": 1}, "first": 1}, 0)
    assert isinstance(st, FiveSails)
    before = len(told(st))
    destroy(st, st.leaders[1])
    st.advance()
    lines = told(st)[before:]
    out = [line for line in lines if line.startswith("tell-out") or "eliminated" in line]
    assert len(out) == 1, lines
    assert all(word in out[0] for word in ("otto_streit", "docks", "oles_inn", "3"))
    assert sum("first-player" in line for line in lines) == 1


@pytest.mark.card("fivesails", "the_great_game", "vissenta_scarpa", "angelo")
@pytest.mark.rule("FIV-C-43", "FIV-C-53")
def test_one_death_is_told_once_though_two_answer_it() -> None:
    """Angelo dies of his own Action; the scheme and Vissenta both draw for him."""
    me = {
        "crew": {"vissenta_scarpa": "docks", "angelo": "docks"},
        "scheme": "the_great_game",
        "deck": ["boon", "pull", "ambush"],
    }
    st = pos(me)
    step(st, "use angelo", "use the_great_game 2", "use vissenta_scarpa 1")
    until(st, lambda st: st.mover() == 1)
    assert len(st.hands[0]) == 3
    assert sum(line.startswith("tell-destroyed") and "angelo" in line for line in told(st)) == 1
