"""Cards that decide in the middle of a duel, or after it: what was is what counts."""

from __future__ import annotations

from typing import Any

import pytest

from intrigue.core.phrase import phrase
from intrigue.games.fivesails.state.duel import NO_DUEL
from intrigue.games.fivesails.state.state import FiveSails

from .playing import can, duel, engaged, go, hand, held, number, place, pools, pos, says, step, wounds, zone

CAT = {"leader": "soline_el_gato", "crew": {"maya_de_la_rioja": "forums"}}


@pytest.mark.card("fivesails", "nothing_personal")
@pytest.mark.rule("FIV-COST-10", "FIV-LKI-1")
def test_nobody_keeps_a_location_with_a_wound_that_the_dead_cannot_take() -> None:
    def struck(already: int) -> tuple[list[str], dict[str, int]]:
        st = duel(
            {**CAT, "hand": ["nothing_personal", "taunt"]},
            {"hand": ["langschwert"]},
            wounds={"uwe_zimmerman": already},
            control={"forums": 1},
        )
        go(st, "choose langschwert", "choose nothing_personal", "use nothing_personal", "pay taunt")
        return says(st), held(st)

    assert struck(3)[1] == {}  # the first wound was the last: nobody is asked, and the Forums are free
    alive, kept = struck(0)
    assert alive == ["option 1", "option 2"]
    assert kept == {"forums": 1}


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
        {**CAT, "hand": ["nothing_personal", "taunt"]},
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


@pytest.mark.card("fivesails", "its_personal")
@pytest.mark.rule("FIV-C-150")
def test_its_personal_claims_nothing_for_a_foe_who_fell_before() -> None:
    """Unsavory Salve kills the foe in this round; the Maneuver after that could wound nobody, and is not announced."""

    def fought(already: int) -> dict[str, int]:
        st = duel(
            {**CAT, "hand": ["its_personal"]},
            {"hand": ["throwing_knife"]},
            wounds={"uwe_zimmerman": already, "maya_de_la_rioja": 1},
            gear={"stiletto": "maya_de_la_rioja", "unsavory_salve": "maya_de_la_rioja"},
        )
        st.duel.challenger.hurt = True  # Maya was wounded in this duel
        go(st, "choose throwing_knife", "choose its_personal", "use unsavory_salve")
        if can(st, "use its_personal"):
            go(st, "use its_personal")
        return held(st)

    assert fought(3) == {}  # one wound got through, and that of the Salve was enough
    assert fought(2) == {"forums": 0}  # the Maneuver's own wound did it


@pytest.mark.card("fivesails", "its_personal", "object_of_wonder")
@pytest.mark.rule("FIV-REPLACE-3", "FIV-C-150")
def test_who_went_back_to_the_approach_deck_was_not_destroyed() -> None:
    st = duel(
        {**CAT, "hand": ["its_personal"]},
        {"hand": ["langschwert"]},
        wounds={"uwe_zimmerman": 3},
        gear={"object_of_wonder": "kaspar_dietrich"},
    )
    st.duel.challenger.hurt = True
    step(st, "choose langschwert", "choose its_personal", "use its_personal", "use object_of_wonder")
    go(st)
    assert (zone(st, "uwe_zimmerman"), held(st)) == ("approach", {})


@pytest.mark.card("fivesails", "porte_travel")
@pytest.mark.rule("FIV-LKI-1", "FIV-C-151")
def test_porte_travel_leads_to_where_the_sorcerer_was_killed_by_it() -> None:
    st = pos(
        {
            "leader": "odette_dubois_darrent",
            "crew": {"jean_urbain": "forums", "leontine_giroux": "docks"},
            "hand": ["porte_travel"],
        },
        {"crew": {"uwe_zimmerman": "forums"}},
        wounds={"leontine_giroux": 4},
        turn=1,
    )
    go(st, "challenge uwe_zimmerman", "accept", "choose porte_travel")
    assert zone(st, "leontine_giroux") == "locker"
    assert place(st, "jean_urbain") == "docks"


@pytest.mark.card("fivesails", "vladislav_novikoff", "takama_siad")
@pytest.mark.rule("FIV-C-133", "FIV-C-115", "FIV-C-152")
def test_a_duel_that_vladislav_ends_is_a_duel_that_ended() -> None:
    st = pos(
        {"crew": {"servo_scarpa": "forums"}},
        {"crew": {"uwe_zimmerman": "forums", "vladislav_novikoff": "forums", "takama_siad": "forums"}},
    )
    step(st, "challenge servo_scarpa", "choose uwe_zimmerman", "intervene vladislav_novikoff")
    go(st, "use takama_siad")
    assert wounds(st) == {"vladislav_novikoff": 2}  # three taken, one healed after the duel
    assert st.duel.stage == NO_DUEL
    texts = [st.game.story.of(event) for event in st.events_for(None)]
    assert phrase("tell-duel-over", rounds=0) in texts


@pytest.mark.card("fivesails", "vladislav_novikoff", "breastplate")
@pytest.mark.rule("FIV-C-133", "FIV-C-152")
def test_a_breastplate_helps_in_the_duel_that_vladislav_ends_and_not_after_a_refusal() -> None:
    foe = {"crew": {"uwe_zimmerman": "forums", "vladislav_novikoff": "forums"}}
    st = pos({"crew": {"servo_scarpa": "forums"}}, foe, gear={"breastplate": "vladislav_novikoff"})
    go(st, "challenge servo_scarpa", "choose uwe_zimmerman", "intervene vladislav_novikoff")
    assert wounds(st) == {"vladislav_novikoff": 2}
    st = pos({"crew": {"servo_scarpa": "forums"}}, foe, gear={"breastplate": "vladislav_novikoff"})
    go(st, "challenge servo_scarpa", "choose vladislav_novikoff", "refuse")
    assert wounds(st) == {"vladislav_novikoff": 3}  # no duel


def lorenzo(**rest: list[str]) -> FiveSails:
    """Lorenzo has used his Technique in his round: Precision lies open on top of the foe's deck."""
    st = duel(
        {"leader": "soline_el_gato", "crew": {"lorenzo_de_zepeda": "forums"}, "hand": ["taunt", "boon"]},
        {
            "hand": ["langschwert", *rest.get("hand", [])],
            "deck": ["precision", "move_along"],
            "scheme": "let_the_sword_decide",
        },
    )
    return go(st, "choose langschwert", "choose taunt", "use lorenzo_de_zepeda 2")


@pytest.mark.card("fivesails", "lorenzo_de_zepeda")
@pytest.mark.rule("FIV-C-153")
def test_lorenzo_lets_the_very_card_be_played_that_was_revealed() -> None:
    st = lorenzo(hand=["triage", "regroup"])
    go(st, "pass", "option 2", "choose triage")
    assert zone(st, "precision") == "line"
    st = lorenzo(hand=["triage", "regroup"])
    seat = 1
    st.to_hand(number(st, "precision"), False)  # it was drawn meanwhile, and Move Along is on top
    go(st, "pass", "option 2")
    assert not can(st, "choose precision")  # it is the one to be played, so another is discarded
    go(st, "choose triage")
    assert (zone(st, "precision"), zone(st, "move_along")) == ("line", "deck")
    assert hand(st, seat) == ["regroup"]


@pytest.mark.card("fivesails", "lorenzo_de_zepeda")
@pytest.mark.rule("FIV-C-153")
def test_lorenzo_wounds_where_the_revealed_card_cannot_be_played_any_more() -> None:
    st = lorenzo(hand=["triage"])
    before = wounds(st).get("uwe_zimmerman", 0)
    st.shuffle_deck(1)
    go(st, "pass")
    assert wounds(st)["uwe_zimmerman"] == before + 1
    st = lorenzo()
    before = wounds(st).get("uwe_zimmerman", 0)
    st.to_hand(number(st, "precision"), False)  # the only card in hand is the one that would be played
    go(st, "pass")
    assert wounds(st)["uwe_zimmerman"] == before + 1
    assert engaged(st) >= {"lorenzo_de_zepeda"}
    assert pools(st)[1] > 0


def fallen(me: dict[str, Any], **rest: Any) -> FiveSails:
    """Uwe falls in his first round, and his Final Strike is to be faced: Riposte 1 and Thrust 2."""
    foe = {"crew": {"uwe_zimmerman": "forums"}, "hand": ["buratino"]}
    st = duel(me, foe, wounds={"uwe_zimmerman": 4, **rest.pop("wounds", {})}, **rest)
    go(st, "choose buratino")
    assert zone(st, "uwe_zimmerman") == "locker"
    return st


@pytest.mark.card("fivesails", "valeri_mikhailov")
@pytest.mark.rule("FIV-LKI-1", "FIV-FINAL-3")
def test_valeri_has_fewer_wounds_than_a_foe_who_died_of_them() -> None:
    me = {"leader": "yevgeni", "crew": {"valeri_mikhailov": "forums"}, "hand": ["objection"]}
    st = fallen(me)
    assert pools(st) == (3, 0)
    go(st, "choose objection", "use valeri_mikhailov")  # by a Riposte: nobody is left to thrust at (FIV-C-145)
    assert wounds(st) == {}  # all three are turned aside


@pytest.mark.card("fivesails", "vissenta_scarpa", "angeline_demone")
@pytest.mark.rule("FIV-LKI-1", "FIV-FINAL-3")
@pytest.mark.parametrize(("who", "ready"), [("vissenta_scarpa", False), ("angeline_demone", True)])
def test_techniques_compare_with_what_a_fallen_foe_was_last(who: str, ready: bool) -> None:
    """Uwe has died of five wounds or more, with Combat 3 and Influence 1."""
    st = fallen({"crew": {who: "forums"}, "hand": ["objection"]}, wounds={who: 3})
    go(st, "choose objection")
    assert can(st, f"use {who}") == ready


@pytest.mark.card("fivesails", "iron_reply", "last_word")
@pytest.mark.rule("FIV-C-145", "FIV-LKI-1")
@pytest.mark.parametrize("card", ["iron_reply", "last_word"])
def test_nobody_announces_a_maneuver_that_can_only_wound_the_dead(card: str) -> None:
    me = {"leader": "yevgeni", "crew": {"torsten_vakt": "forums"}, "hand": [card, "triage"]}
    st = fallen(me, gear={"throwing_knife": "torsten_vakt", "kaspars_panzerhand": "torsten_vakt"})
    step(st, f"choose {card}")
    assert not can(st, f"use {card}")
