"""The attachments of no faction: what each does, where its text ends, and where it says no."""

from __future__ import annotations

from typing import Any

import pytest

from intrigue.games.fivesails.rules.drama import Turn
from intrigue.games.fivesails.rules.stats import num
from intrigue.games.fivesails.state.state import FiveSails

from ..playing import (
    BY_MONTAIGNE,
    CASTILLE,
    EISEN,
    MONTAIGNE,
    USSURA,
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
    says,
    step,
    strike,
    struck,
    told,
    until,
    wounds,
    zone,
)
from ..situations import ODETTE, THREE, is_over, laid_out, seen_off

fencing = BY_MONTAIGNE.fencing


@pytest.mark.card("fivesails", "breastplate", "edeline_trinken", "eko_sorridi")
@pytest.mark.rule("FIV-C-216", "FIV-C-115", "FIV-DUEL-21")
def test_what_helps_in_a_duel_does_not_help_after_it() -> None:
    """Uwe was not wounded in his duel. The wound after it is the first, but he takes it, and the Breastplate breaks."""
    st = pos(
        {**EISEN, "crew": {"uwe_zimmerman": "docks", "edeline_trinken": "forums"}},
        {**USSURA, "crew": {"pavel_ivanov": "docks", "eko_sorridi": "docks"}, "hand": ["not_today"]},
        gear={"breastplate": "uwe_zimmerman"},
    )
    go(st, "challenge uwe_zimmerman", "choose pavel_ivanov", "accept")
    step(st, "choose not_today")
    seen_off(st)
    assert wounds(st) == {"uwe_zimmerman": 1, "pavel_ivanov": 1}
    assert bearer(st, "breastplate") == ""


@pytest.mark.rule("FIV-C-65")
@pytest.mark.card("fivesails", "breastplate", "robbery")
def test_a_breastplate_that_was_broken_helps_whoever_robs_it() -> None:
    """It takes 1 off the first wounds of Uwe and breaks. Maya takes it from his discard pile in the same duel, and it
    takes 1 off hers."""
    st = pos(
        {**CASTILLE, "crew": {"maya_de_la_rioja": "forums"}, "hand": ["robbery", "taunt"]},
        {**EISEN, "crew": {"uwe_zimmerman": "forums"}, "hand": ["triage"]},
        gear={"breastplate": "uwe_zimmerman"},
    )
    go(st, "challenge maya_de_la_rioja", "accept", "choose triage")
    assert (wounds(st), zone(st, "breastplate")) == ({"uwe_zimmerman": 2}, "discard")
    go(st, "choose robbery", "use robbery", "pay taunt")
    assert wounds(st) == {"uwe_zimmerman": 2, "maya_de_la_rioja": 1}, "4 threat, 2 parried, 1 taken off"


@pytest.mark.card("fivesails", "breastplate", "robbery")
@pytest.mark.rule("FIV-C-203")
@pytest.mark.parametrize(("before", "taken"), [("carnaval", 1 + 2), ("kaspars_panzerhand", 0 + 1)])
def test_a_breastplate_that_is_robbed_softens_first_wounds_only(before: str, taken: int) -> None:
    """Of 4 threat Carnaval parries 3 and the Panzerhand all. Then Maya robs the Breastplate and parries 2 of 4."""
    me = {**CASTILLE, "crew": {"maya_de_la_rioja": "forums"}, "hand": [before, "robbery", "triage"]}
    st = duel(me, {**EISEN, "hand": ["precision", "precision"], "discard": ["breastplate"]})
    for card in ("precision", before, "precision"):
        step(st, f"choose {card}")
        strike(st)
    step(st, "choose robbery", "use robbery", "pay triage")
    strike(st)
    assert (wounds(st)["maya_de_la_rioja"], zone(st, "breastplate")) == (taken, "discard")


@pytest.mark.card("fivesails", "breastplate", "robbery")
@pytest.mark.rule("FIV-C-203")
def test_a_breastplate_softens_the_first_wounds_of_the_next_bearer_too() -> None:
    """It has taken the one wound that was left for Uwe, and takes the one that is left for Maya, who has robbed it."""
    me = {**CASTILLE, "crew": {"maya_de_la_rioja": "forums"}, "hand": ["robbery", "triage"]}
    st = duel(me, {**EISEN, "hand": ["langschwert"]}, gear={"breastplate": "uwe_zimmerman"})
    step(st, "choose langschwert")
    strike(st)
    step(st, "choose robbery", "use robbery", "pay triage")
    strike(st)
    assert (wounds(st), bearer(st, "breastplate")) == ({}, "maya_de_la_rioja")


@pytest.mark.card("fivesails", "breastplate", "bastien_girard")
@pytest.mark.rule("FIV-C-203", "FIV-C-120")
def test_the_breastplate_of_whoever_takes_over_softens_although_another_has_bled() -> None:
    me = {**MONTAIGNE, "crew": {"bastien_girard": "forums", "jean_urbain": "forums"}, "hand": ["triage", "regroup"]}
    foe = {**EISEN, "crew": {"otto_streit": "forums"}, "hand": ["precision", "precision"]}
    st = pos(me, foe, gear={"breastplate": "jean_urbain"})
    go(st, "challenge bastien_girard", "accept")
    for card in ("precision", "triage", "precision"):
        step(st, f"choose {card}")
        strike(st)
    assert wounds(st)["bastien_girard"] == 1
    step(st, "choose regroup", "use bastien_girard 5")
    rest(st)
    strike(st)
    assert ("jean_urbain" in wounds(st), bearer(st, "breastplate")) == (False, "jean_urbain")


@pytest.mark.card("fivesails", "breastplate", "vladislav_novikoff")
@pytest.mark.rule("FIV-C-152")
def test_a_breastplate_helps_vladislav_in_the_duel_that_he_ends() -> None:
    foe = {"crew": {"uwe_zimmerman": "docks", "vladislav_novikoff": "docks"}}
    st = pos({"crew": {"servo_scarpa": "docks"}}, foe, gear={"breastplate": "vladislav_novikoff"})
    go(st, "challenge servo_scarpa", "choose uwe_zimmerman", "intervene vladislav_novikoff")
    assert (wounds(st), zone(st, "breastplate")) == ({"vladislav_novikoff": 2}, "discard")


@pytest.mark.card("fivesails", "answering_the_call", "breastplate")
@pytest.mark.rule("FIV-C-125", "FIV-REPLACE-3")
def test_the_guards_own_armour_takes_what_the_guard_takes() -> None:
    """The wounds are Gustavo's now: his Breastplate takes one off and is destroyed, the fighter's stays."""
    foe = {"crew": {"uwe_zimmerman": "forums", "leja_juska": "forums"}, "hand": ["answering_the_call"]}
    st = duel({}, foe, gear={"breastplate": "leja_juska"})
    step(st, "choose answering_the_call", "use answering_the_call")
    strike(st)
    assert ("uwe_zimmerman" in wounds(st), wounds(st).get("leja_juska", 0) > 0) == (False, True)
    assert pools(st)[0] == 3


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


@pytest.mark.card("fivesails", "breastplate")
@pytest.mark.rule("FIV-STATE-4")
def test_breastplate() -> None:
    st = BY_MONTAIGNE.duel({"hand": ["not_today"]}, gear={"breastplate": "otto_streit"}, wounds={"otto_streit": 1})
    go(st, "choose langschwert")
    assert (wounds(st), zone(st, "breastplate")) == ({"otto_streit": 1}, "play")  # 3 threat, 2 parried, 1 taken off


@pytest.mark.card("fivesails", "breastplate")
@pytest.mark.card("fivesails", "bleed_out")
def test_the_breastplate_breaks_when_a_wound_gets_through() -> None:
    hurt = {"wounds": {"otto_streit": 1}, "gear": {"breastplate": "otto_streit"}}
    st = BY_MONTAIGNE.pos({"hand": ["bleed_out", "triage"]}, {"crew": {"otto_streit": "docks"}}, **hurt)
    go(st, "use bleed_out", "pay triage")
    assert (wounds(st), zone(st, "breastplate")) == ({"otto_streit": 2}, "discard")


@pytest.mark.rule("FIV-REPLACE-3", "FIV-ABIL-2")
@pytest.mark.card("fivesails", "breastplate")
@pytest.mark.parametrize(("threat", "left"), [(1, {}), (2, {"uwe_zimmerman": 1})])
def test_the_breastplate_that_takes_a_wound_off_is_told(threat: int, left: dict[str, int]) -> None:
    """Also where no wound is left to be told; and once in a duel."""
    st = pos(
        {**VODACCE, "crew": {"servo_scarpa": "forums"}},
        {**EISEN, "crew": {"uwe_zimmerman": "forums"}, "hand": ["hidden_corridors" if threat == 2 else "stratege"]},
        gear={"breastplate": "uwe_zimmerman"},
    )
    strike(go(st, "challenge servo_scarpa", "accept", f"choose {'hidden_corridors' if threat == 2 else 'stratege'}"))
    assert wounds(st) == left
    assert told(st).count("tell-happened card=card:breastplate effect=(card-breastplate.first)") == 1


@pytest.mark.card("fivesails", "epee_sanglante", "breastplate")
@pytest.mark.rule("FIV-REPLACE-3")
def test_a_wound_that_the_breastplate_took_steals_nothing() -> None:
    me = {
        **MONTAIGNE,
        "crew": {"jean_urbain": "docks"},
        "scheme": "epee_sanglante",
        "renown": 1,
        "hand": ["blood_mark"],
    }
    foe = {**EISEN, "crew": {"uwe_zimmerman": "docks"}, "renown": 2, "hand": ["langschwert"]}
    st = pos(me, foe, gear={"breastplate": "uwe_zimmerman"})
    go(st, "use epee_sanglante", "accept", "choose langschwert")
    strike(st)
    assert (wounds(st), st.renown) == ({}, [1, 2])
    go(st, "choose blood_mark")
    strike(st)
    assert (wounds(st), st.renown) == ({"jean_urbain": 1}, [0, 3])


@pytest.mark.card("fivesails", "breastplate")
def test_the_breastplate_takes_1_off_the_first_wounds_of_each_duel() -> None:
    foe = {"crew": {"uwe_zimmerman": "forums"}, "hand": ["langschwert", "triage"]}
    st = duel({"hand": ["rough_em_up"]}, foe, gear={"breastplate": "uwe_zimmerman"})
    go(st, "choose langschwert")  # 3 threat, 2 parried, 1 taken off
    assert wounds(st) == {}
    go(st, "choose rough_em_up", "pass", "choose triage")
    assert wounds(st)["uwe_zimmerman"] == 3  # nothing off this time
    assert zone(st, "breastplate") == "discard"


@pytest.mark.card("fivesails", "corpse_speak")
@pytest.mark.rule("FIV-ATT-6")
def test_corpse_speak_goes_to_the_locker_after_its_use() -> None:
    st = pos(
        {"leader": "yevgeni", "crew": {"vedma": "docks"}, "discard": ["matushkas_sight"]},
        gear={"corpse_speak": "vedma"},
    )
    go(st, "use corpse_speak", "use matushkas_sight", "option 1")
    while zone(st, "corpse_speak") == "play":
        st.apply(st.mover(), st.legal(st.mover())[0])
    assert (zone(st, "corpse_speak"), zone(st, "matushkas_sight")) == ("locker", "discard")
    assert engaged(st) == {"vedma"}


@pytest.mark.card("fivesails", "corpse_speak", "porte_travel")
@pytest.mark.rule("FIV-C-217", "FIV-ATT-6", "FIV-C-40")
@pytest.mark.parametrize(("left", "where"), [(1, "discard"), (2, "locker")])
def test_corpse_speak_is_not_followed_into_the_discard_pile(left: int, where: str) -> None:
    """Léontine pays for Porté Travel with a wound. Where that kills her, Corpse Speak is lost with her, and Jean comes
    all the same."""
    crew = {"leontine_giroux": "docks", "jean_urbain": "forums"}
    me = {**MONTAIGNE, "crew": crew, "discard": ["porte_travel"]}
    st = pos(me, gear={"corpse_speak": "leontine_giroux"}, wounds={"leontine_giroux": 5 - left})
    step(st, "use corpse_speak", "use porte_travel", "choose jean_urbain")
    until(st, lambda st: isinstance(st.stack[-1], Turn))
    assert (zone(st, "corpse_speak"), place(st, "jean_urbain")) == (where, "docks")
    assert zone(st, "leontine_giroux") == ("locker" if left == 1 else "play")


@pytest.mark.card("fivesails", "corpse_speak")
@pytest.mark.rule("FIV-KEY-13", "FIV-C-51")
def test_corpse_speak() -> None:
    st = BY_MONTAIGNE.pos(
        {"crew": {"leontine_giroux": "docks"}, "discard": ["hidden_corridors"], "hand": ["triage"]},
        gear={"corpse_speak": "leontine_giroux"},
    )
    assert num(st, number(st, "leontine_giroux"), 2) == 0
    go(st, "use corpse_speak", "use hidden_corridors", "pay triage")
    assert (place(st, "leontine_giroux"), zone(st, "corpse_speak")) == ("grand_bazaar", "locker")


@pytest.mark.card("fivesails", "corpse_speak")
def test_corpse_speak_lets_the_bearer_play_a_risk_of_your_own_pile() -> None:
    def position(mine: list[str], theirs: list[str], **rest: Any) -> FiveSails:
        crew = {"leontine_giroux": "docks", "henri_michelet": "docks"}
        me = {"crew": crew, "discard": mine, "hand": ["triage"]}
        return BY_MONTAIGNE.pos(me, {"discard": theirs}, gear={"corpse_speak": "leontine_giroux"}, **rest)

    st = position(["hidden_corridors"], [])
    go(st, "use corpse_speak", "use hidden_corridors", "pay triage")
    assert (place(st, "leontine_giroux"), place(st, "henri_michelet")) == ("grand_bazaar", "docks")
    assert zone(st, "hidden_corridors") == "discard"
    assert not can(position([], ["hidden_corridors"]), "use corpse_speak")
    assert not can(position(["cavalier_hat"], []), "use corpse_speak")
    assert not can(position(["hidden_corridors"], [], engaged=["leontine_giroux"]), "use corpse_speak")
    assert not can(
        BY_MONTAIGNE.pos({"crew": {"henri_michelet": "docks"}, "hand": ["corpse_speak"]}), "equip corpse_speak"
    )


@pytest.mark.card("fivesails", "corpse_speak")
@pytest.mark.rule("FIV-C-39", "FIV-C-145")
def test_corpse_speak_is_not_spent_on_a_risk_that_its_bearer_cannot_play_any_more() -> None:
    witch = {"leader": "yevgeni", "crew": {"vedma": "docks"}, "discard": ["boon"]}
    st = pos(witch, gear={"corpse_speak": "vedma"})
    assert not can(st, "use corpse_speak")
    st = pos({**witch, "discard": ["boon", "matushkas_sight"]}, gear={"corpse_speak": "vedma"})
    step(st, "use corpse_speak")
    assert [text.split()[1] for text in says(st)] == ["matushkas_sight"]


@pytest.mark.card("fivesails", "improvised_weapon")
@pytest.mark.rule("FIV-C-182")
def test_what_a_combat_card_says_of_its_round_it_still_does() -> None:
    foe = {**CASTILLE, "crew": {"sanjay": "forums"}, "hand": ["improvised_weapon"]}
    st = duel({**USSURA, "crew": {"ren": "forums"}}, foe)
    step(st, "choose improvised_weapon", "pass", "use improvised_weapon")
    rest(st)
    assert bearer(st, "improvised_weapon") == "sanjay"


@pytest.mark.card("fivesails", "improvised_weapon")
def test_improvised_weapon() -> None:
    st = BY_MONTAIGNE.duel({"hand": ["improvised_weapon"]})
    go(st, "choose langschwert", "choose improvised_weapon", "use improvised_weapon 3", "use improvised_weapon 1")
    assert struck(st) == (0, 2, 1)
    assert bearer(st, "improvised_weapon") == "henri_michelet"


@pytest.mark.card("fivesails", "improvised_weapon")
@pytest.mark.rule("FIV-C-39")
def test_nobody_takes_up_an_improvised_weapon_after_falling() -> None:
    st = BY_MONTAIGNE.duel({"hand": ["improvised_weapon"]}, wounds={"henri_michelet": 3})
    step(st, "choose langschwert", "choose improvised_weapon")
    assert not offers(st, "use improvised_weapon 1")
    assert zone(st, "henri_michelet") == "locker"


@pytest.mark.card("fivesails", "improvised_weapon")
def test_an_improvised_weapon_is_taken_up_in_the_round_that_saw_it_played() -> None:
    st = fencing("improvised_weapon")
    assert offers(st, "use improvised_weapon 1")
    st = BY_MONTAIGNE.duel({"hand": ["triage"]}, gear={"improvised_weapon": "henri_michelet"})
    assert not offers(step(st, "choose langschwert", "choose triage"), "use improvised_weapon 1")
    st = BY_MONTAIGNE.duel({"hand": ["improvised_weapon", "triage"]}, {"hand": ["langschwert", "boon"]})
    go(st, "choose langschwert", "choose improvised_weapon")  # and left in the line
    step(st, "choose boon", "choose triage")
    assert not offers(st, "use improvised_weapon 1")


@pytest.mark.card("fivesails", "improvised_weapon")
@pytest.mark.rule("FIV-C-65", "FIV-FAC-4", "FIV-DUEL-11")
def test_a_weapon_that_comes_back_in_the_same_duel_is_a_new_card() -> None:
    me = {"hand": ["improvised_weapon", "friends_at_court"], "empty": True}
    st = BY_MONTAIGNE.duel(me, {"hand": ["langschwert", "boon", "boon"]})
    go(st, "choose langschwert", "choose improvised_weapon", "use improvised_weapon 3", "use improvised_weapon 1")
    go(st, "choose boon", "choose friends_at_court", "use improvised_weapon 2")
    assert pile(st, 0) == ["improvised_weapon"]
    step(st, "choose boon", "gamble", "choose improvised_weapon")
    assert can(st, "use improvised_weapon 3")
    go(st, "use improvised_weapon 3")
    assert struck(st) == (0, 2, 1)


@pytest.mark.card("fivesails", "matchlock_musket")
def test_matchlock_musket() -> None:
    st = BY_MONTAIGNE.pos(
        {"crew": {"henri_michelet": "docks"}, "hand": ["triage"]},
        {"crew": {"otto_streit": "forums"}},
        gear={"matchlock_musket": "henri_michelet"},
    )
    go(st, "use matchlock_musket", "choose triage", "option 1")
    assert wounds(st) == {"otto_streit": 1}


@pytest.mark.card("fivesails", "matchlock_musket")
def test_the_musket_is_aimed_next_door_for_a_card() -> None:
    def position(otto: str, henri: str, *hand: str, **rest: Any) -> FiveSails:
        me = {"crew": {"henri_michelet": henri}, "hand": list(hand)}
        return BY_MONTAIGNE.pos(
            me, {"crew": {"otto_streit": otto}}, gear={"matchlock_musket": "henri_michelet"}, **rest
        )

    st = position("forums", "docks", "triage")
    go(st, "use matchlock_musket", "option 2")
    assert (engaged(st), wounds(st), hand(st, 0)) == ({"otto_streit"}, {}, [])
    st = position("forums", "docks", "triage", engaged=["otto_streit"])
    go(st, "use matchlock_musket")
    assert wounds(st) == {"otto_streit": 1}  # nobody was asked
    assert not can(position("forums", "docks"), "use matchlock_musket")
    assert not can(position("docks", "docks", "triage"), "use matchlock_musket")
    assert not can(position("grand_bazaar", "docks", "triage"), "use matchlock_musket")
    assert not can(position("forums", "home", "triage"), "use matchlock_musket")


@pytest.mark.card("fivesails", "matchlock_musket")
def test_the_musket_costs_one_card() -> None:
    foe = {"crew": {"otto_streit": "forums"}}
    st = laid_out(ODETTE, {"henri_michelet": "docks"}, THREE, foe, gear={"matchlock_musket": "henri_michelet"})
    go(st, "use matchlock_musket", "choose triage", "option 1")
    assert (pile(st, 0), wounds(st), is_over(st)) == (["triage"], {"otto_streit": 1}, True)


@pytest.mark.card("fivesails", "throwing_knife", "hidden_corridors")
@pytest.mark.rule("FIV-C-204", "FIV-C-104")
def test_a_knife_may_be_thrown_for_a_dash() -> None:
    st = duel({}, {"hand": ["hidden_corridors"]}, gear={"throwing_knife": "uwe_zimmerman"})
    step(st, "choose hidden_corridors", "use throwing_knife")
    strike(st)
    assert (struck(st), zone(st, "throwing_knife")) == ((0, 1, 0), "discard")


@pytest.mark.card("fivesails", "throwing_knife")
def test_throwing_knife() -> None:
    st = BY_MONTAIGNE.duel({"hand": ["triage"]}, gear={"throwing_knife": "henri_michelet"})
    go(st, "choose langschwert", "choose triage", "use throwing_knife")
    assert (struck(st), zone(st, "throwing_knife")) == ((0, 0, 5), "discard")


@pytest.mark.card("fivesails", "uppmans_jacket")
def test_uppmans_jacket() -> None:
    st = BY_MONTAIGNE.pos(
        {"crew": {"henri_michelet": "docks"}, "hand": ["triage"], "deck": ["pull"]},
        gear={"uppmans_jacket": "henri_michelet"},
    )
    assert num(st, number(st, "henri_michelet"), 2) == 2
    go(st, "use uppmans_jacket", "choose triage")
    assert (hand(st, 0), pile(st, 0)) == (["pull"], ["triage"])


@pytest.mark.card("fivesails", "uppmans_jacket")
@pytest.mark.rule("FIV-ONCE-1", "FIV-COST-8")
def test_uppmans_jacket_takes_a_card_once_a_day() -> None:
    gear = {"uppmans_jacket": "odette_dubois_darrent"}
    assert not can(BY_MONTAIGNE.pos(gear=gear), "use uppmans_jacket")
    st = BY_MONTAIGNE.pos({"hand": ["triage"]}, gear=gear)
    go(st, "use uppmans_jacket", "choose triage", "pass")
    assert len(hand(st, 0)) == 1
    assert not can(st, "use uppmans_jacket")


@pytest.mark.card("fivesails", "uppmans_jacket")
def test_the_jacket_changes_one_card_for_another() -> None:
    st = laid_out(ODETTE, {"henri_michelet": "docks"}, THREE, gear={"uppmans_jacket": "henri_michelet"})
    go(st, "use uppmans_jacket", "choose triage")
    assert (pile(st, 0), len(hand(st, 0)), is_over(st)) == (["triage"], 3, True)


@pytest.mark.card("fivesails", "breastplate")
def test_a_breastplate_is_gone_once_it_has_saved_anybody() -> None:
    for crew, left, kept in (("aldo_bussotti", {}, "play"), ("sarafina", {"uwe_zimmerman": 1}, "discard")):
        st = duel({"crew": {crew: "forums"}}, {"hand": ["triage"]}, gear={"breastplate": "uwe_zimmerman"})
        go(st, "choose triage")
        assert wounds(st) == left
        assert zone(st, "breastplate") == kept
