"""Where the words of two cards meet, or those of a card and of the rules, and one of them has the last word."""

from __future__ import annotations

import pytest

from intrigue.games.fivesails.events import Fizzled, Threat
from intrigue.games.fivesails.rules.drama import Turn
from intrigue.games.fivesails.rules.drawing import deal_city
from intrigue.games.fivesails.rules.round_choices import AskCard
from intrigue.games.fivesails.state.city import DOCKS
from intrigue.games.fivesails.state.numbers import FOR_GOOD, M_KEPT
from intrigue.games.fivesails.state.parts import Mark
from intrigue.games.fivesails.state.state import FiveSails

from .playing import (
    CASTILLE,
    EISEN,
    MONTAIGNE,
    USSURA,
    VODACCE,
    bearer,
    can,
    engaged,
    go,
    hand,
    held,
    number,
    offers,
    pile,
    place,
    pools,
    pos,
    resolved,
    rest,
    says,
    step,
    strike,
    until,
    wounds,
    zone,
)

# ---------------------------------------------------------------------- challenges and duels


@pytest.mark.card("fivesails", "lorenzo_de_zepeda", "leja_juska")
@pytest.mark.rule("FIV-CHAL-11", "FIV-DUEL-7")
def test_who_has_challenged_need_not_play_a_card_though_the_other_side_never_did() -> None:
    """Uwe dies as his first round begins; the threat that Leja has put on Lorenzo is faced by who accepted nothing."""
    me = {**CASTILLE, "crew": {"lorenzo_de_zepeda": "forums", "leja_juska": "forums"}, "hand": ["boon"]}
    foe = {**EISEN, "crew": {"uwe_zimmerman": "forums"}, "hand": ["langschwert", "langschwert"]}
    st = pos(me, foe, wounds={"uwe_zimmerman": 4})
    step(
        st, "challenge lorenzo_de_zepeda", "use lorenzo_de_zepeda 2", "accept", "use leja_juska", "option 1", "option 1"
    )
    rest(st)
    assert zone(st, "uwe_zimmerman") == "locker"
    assert (isinstance(st.stack[-1], AskCard), pools(st)) == (True, (1, 0))
    assert "pass" in says(st)


@pytest.mark.card("fivesails", "epee_sanglante", "stiletto")
@pytest.mark.rule("FIV-CHAL-10")
@pytest.mark.parametrize("stabbed", [True, False])
def test_before_the_answer_there_are_no_participants_who_could_draw_first_blood(stabbed: bool) -> None:
    """The Stiletto wounds Henri before Servo has accepted: what it does is done, and the Renown is still to be won."""
    me = {**MONTAIGNE, "crew": {"henri_michelet": "docks"}, "scheme": "epee_sanglante", "renown": 2}
    foe = {**VODACCE, "crew": {"servo_scarpa": "docks"}, "hand": ["boon"], "renown": 2}
    st = pos(me, foe, gear={"stiletto": "servo_scarpa"})
    step(st, "use epee_sanglante")
    if stabbed:
        step(st, "use stiletto", "option 1")
    go(st, "accept")
    assert wounds(st) == ({"henri_michelet": 1} if stabbed else {})
    assert st.renown == [2, 2]
    go(st, "choose boon")
    strike(st)
    assert wounds(st)["servo_scarpa"] == 1
    assert st.renown == [3, 1]


# ---------------------------------------------------------------------- Dusk


@pytest.mark.card("fivesails", "legions_caress", "sorte_deck", "eko_sorridi")
@pytest.mark.rule("FIV-C-29", "FIV-C-195", "FIV-DUSK-3")
def test_who_is_poisoned_in_dusk_is_healed_before_the_way_home() -> None:
    """To become en garde is one thing, and what answers it comes before the other: to go Home past Eko."""
    foe = {**EISEN, "crew": {"otto_streit": "docks", "rosine_friese": "docks"}}
    worn = {"legions_caress": "otto_streit", "sorte_deck": "rosine_friese"}
    st = pos(
        {"crew": {"eko_sorridi": "docks"}, "hand": []},
        foe,
        gear=worn,
        engaged=["otto_streit"],
        wounds={"otto_streit": 2},
    )
    step(st, "pass", "pass", "use sorte_deck", "choose otto_streit", "use eko_sorridi")
    assert (zone(st, "otto_streit"), wounds(st).get("otto_streit")) == ("play", 3)


@pytest.mark.card("fivesails", "indomitable_will", "stubborn")
@pytest.mark.rule("FIV-GOLD-1", "FIV-C-84", "FIV-C-192")
@pytest.mark.parametrize(("stays", "left"), [(True, {"docks": 0}), (False, {})])
def test_who_does_not_go_home_does_not_lose_what_cannot_be_lost(stays: bool, left: dict[str, int]) -> None:
    st = pos({**USSURA, "crew": {"ren": "docks"}, "hand": ["indomitable_will", "stubborn"]}, control={"forums": 1})
    go(st, "use indomitable_will")
    step(st, "pass", "pass")
    if stays:
        step(st, "use stubborn")
    until(st, lambda st: st.day > 1)
    assert (place(st, "ren"), held(st)) == ("docks" if stays else "home 1", left)


@pytest.mark.card("fivesails", "indomitable_will", "penya_shows_the_way", "leshiye_of_the_wood")
@pytest.mark.rule("FIV-C-192", "FIV-DUR-1")
@pytest.mark.parametrize(("grows", "left"), [("docks", {}), ("grand_bazaar", {"docks": 0})])
def test_what_is_held_overnight_is_lost_like_anything_else(grows: str, left: dict[str, int]) -> None:
    """Penya has shown Ren where to stay; on the next Day the will has ended, and a wood may grow there."""
    me = {**USSURA, "crew": {"ren": "docks"}, "hand": ["indomitable_will"], "approach": []}
    foe = {**USSURA, "approach": ["leshiye_of_the_wood"]}
    st = pos(me, foe, city={"docks": ["penya_shows_the_way"]})
    go(st, "use indomitable_will")
    step(st, "pass", "pass", "use penya_shows_the_way")
    until(st, lambda st: st.day > 1)
    assert (place(st, "ren"), held(st)) == ("docks", {"docks": 0})
    go(st, "choose leshiye_of_the_wood")
    go(st, f"place {grows}", "place forums")
    assert held(st) == left


# ---------------------------------------------------------------------- nothing to be done


@pytest.mark.card("fivesails", "ekaterina_ilyanava")
@pytest.mark.rule("FIV-C-145")
@pytest.mark.parametrize(("lies", "able"), [({"docks": 1}, True), ({"forums": 1}, False)])
def test_ekaterina_takes_no_renown_where_none_lies(lies: dict[str, int], able: bool) -> None:
    me = {**USSURA, "crew": {"ekaterina_ilyanava": "docks"}}
    st = pos(me, {**CASTILLE, "crew": {"patricia_moustakas": "docks"}}, renown=lies, turn=1)
    step(st, "use patricia_moustakas 1")
    assert offers(st, "use ekaterina_ilyanava 2") == able


@pytest.mark.card("fivesails", "sunder", "syrneth_hand")
@pytest.mark.rule("FIV-C-145")
@pytest.mark.parametrize(
    ("worn", "able"),
    [
        (["syrneth_hand"], False),
        (["syrneth_hand", "breastplate"], True),
    ],
)
def test_nothing_sunders_a_syrneth_hand(worn: list[str], able: bool) -> None:
    me = {**USSURA, "crew": {"torsten_vakt": "forums"}, "hand": ["sunder", "boon"]}
    foe = {**EISEN, "crew": {"otto_streit": "forums"}}
    st = pos(me, foe, gear=dict.fromkeys(worn, "otto_streit"), turn=1)
    go(st, "challenge otto_streit", "accept", "choose sunder")
    assert can(st, "use sunder") == able
    if able:
        go(st, "use sunder", "pay boon")  # there is but one that could be destroyed
        assert (zone(st, "breastplate"), bearer(st, "syrneth_hand")) == ("discard", "otto_streit")


@pytest.mark.card("fivesails", "matushkas_command")
@pytest.mark.rule("FIV-C-145")
@pytest.mark.parametrize(
    ("where", "tired", "able"),
    [
        ("home", ["vedma", "yevgeni"], False),  # all are Home and engaged already
        ("home", ["vedma"], True),  # Yevgeni is not
        ("docks", ["vedma"], True),  # she sends herself Home
    ],
)
def test_a_command_needs_somebody_to_obey_it(where: str, tired: list[str], able: bool) -> None:
    me = {**USSURA, "crew": {"vedma": where, "yevgeni": "home"}, "hand": ["matushkas_command", "boon"]}
    st = pos(me, engaged=tired)
    assert can(st, "use matushkas_command") == able
    if able:
        go(st, "use matushkas_command")
        if can(st, "choose vedma"):
            go(st, "choose vedma")
        go(st, "pay boon")
        assert place(st, "vedma") == "home 1"
        assert ("yevgeni" in engaged(st)) == (where == "home")


@pytest.mark.card("fivesails", "tending_the_wounded")
@pytest.mark.rule("FIV-C-145")
@pytest.mark.parametrize(("cards", "able"), [([], False), (["boon"], True)])
def test_who_has_nothing_to_give_tends_nobody(cards: list[str], able: bool) -> None:
    me = {"crew": {"servo_scarpa": "docks"}, "hand": ["tending_the_wounded", *cards]}
    st = pos(me, wounds={"servo_scarpa": 2})
    assert can(st, "use tending_the_wounded") == able
    if able:
        step(st, "use tending_the_wounded")
        assert [text.split()[1] for text in says(st)] == ["boon"]  # for nothing there would be nothing
        go(st, "choose boon")
        assert wounds(st) == {"servo_scarpa": 1}


@pytest.mark.card("fivesails", "marooned")
@pytest.mark.rule("FIV-C-145")
@pytest.mark.parametrize(("cards", "able"), [([], False), (["boon"], True)])
def test_nobody_is_marooned_for_nothing(cards: list[str], able: bool) -> None:
    me = {"crew": {"servo_scarpa": "docks"}, "hand": cards, "scheme": "marooned"}
    st = pos(me, {**EISEN, "crew": {"gustavo": "docks"}})
    assert can(st, "use marooned") == able


@pytest.mark.card("fivesails", "improvising", "night_of_drinking", "taunt")
@pytest.mark.rule("FIV-COST-10", "FIV-C-44")
def test_improvising_plays_nothing_that_cannot_be_paid_any_more() -> None:
    """To save it from a Night of Drinking its player has spent what the risk would have cost."""
    me = {**CASTILLE, "crew": {"maya_de_la_rioja": "docks"}, "hand": ["improvising", "night_of_drinking", "boon"]}
    foe = {
        **CASTILLE,
        "crew": {"raton": "forums"},
        "hand": ["night_of_drinking", "throwing_knife"],
        "discard": ["taunt"],
    }
    st = pos(me, foe, first=1)
    step(st, "use improvising", "use night_of_drinking", "pay throwing_knife", "use night_of_drinking", "pay boon")
    rest(st)
    assert isinstance(st.stack[-1], Turn)
    assert [event.name for event in st.events_for(None) if isinstance(event, Fizzled)] == ["improvising"]
    assert (zone(st, "improvising"), pile(st, 1)[0], hand(st, 0)) == ("locker", "taunt", [])


# ---------------------------------------------------------------------- who is meant


@pytest.mark.card("fivesails", "raton", "i_know_that_trick", "bastien_girard")
@pytest.mark.rule("FIV-C-190", "FIV-SELF-3")
def test_who_has_learned_it_from_raton_gets_the_attachment_and_not_who_took_over() -> None:
    """The text names one who is equipped: that is Bastien, who copied it, though Jean fights in his place by then."""
    me = {**MONTAIGNE, "crew": {"bastien_girard": "forums", "jean_urbain": "forums"}, "hand": ["i_know_that_trick"]}
    foe = {**CASTILLE, "crew": {"raton": "forums"}, "hand": ["carnaval"]}
    st = pos(me, foe, gear={"throwing_knife": "raton"}, turn=1)
    go(st, "challenge raton", "choose bastien_girard", "accept", "choose i_know_that_trick")
    step(st, "use i_know_that_trick", "use raton 2")
    rest(st)
    step(st, "use bastien_girard 5")
    rest(st)
    strike(st)
    go(st, "choose carnaval")
    strike(st)
    assert wounds(st).get("raton", 0) == 0
    assert bearer(st, "throwing_knife") == "bastien_girard"


@pytest.mark.card("fivesails", "carnaval")
@pytest.mark.rule("FIV-C-145")
@pytest.mark.parametrize(("rules", "able"), [({}, False), ({"docks": 1}, True), ({"docks": 0}, True)])
def test_nobody_dances_where_nobody_rules(rules: dict[str, int], able: bool) -> None:
    st = pos({**CASTILLE, "crew": {"raton": "docks"}, "hand": ["carnaval"]}, control=rules, first=0)
    assert can(st, "use carnaval 1") == able


@pytest.mark.card("fivesails", "the_pressure_is_on", "alcee", "until_morale_improves")
@pytest.mark.rule("FIV-C-145")
@pytest.mark.parametrize("use", ["the_pressure_is_on", "alcee", "until_morale_improves 3"])
def test_nobody_engages_where_all_are_engaged(use: str) -> None:
    """One who is en garde is enough, and need not be the target."""

    def table(*ready: str) -> FiveSails:
        me = {"crew": {"alcee": "docks"}, "hand": ["the_pressure_is_on", "boon"], "scheme": "until_morale_improves"}
        foes = ["otto_streit", "rosine_friese"]
        tired = [who for who in ["alcee", *foes] if who not in ready]
        return pos(me, {**EISEN, "crew": dict.fromkeys(foes, "docks")}, control={"docks": 0}, engaged=tired)

    assert not can(table(), f"use {use}")
    assert can(table("alcee"), f"use {use}") == use.startswith("until")
    st = table("otto_streit")
    assert can(st, f"use {use}")
    step(st, f"use {use}")
    go(st, *(["pay boon"] if use == "the_pressure_is_on" else []))
    assert can(st, "choose rosine_friese")
    go(st, "choose otto_streit")
    assert "otto_streit" in engaged(st)


@pytest.mark.card("fivesails", "until_morale_improves", "plans_within_plans", "captains_coat")
@pytest.mark.rule("FIV-C-145")
@pytest.mark.parametrize(("tired", "able"), [(["servo_scarpa"], True), ([], False)])
def test_nobody_becomes_en_garde_where_all_are(tired: list[str], able: bool) -> None:
    crew = {"servo_scarpa": "docks", "sibella_scarpa": "docks"}
    st = pos({"crew": crew, "scheme": "until_morale_improves"}, engaged=tired)
    assert can(st, "use until_morale_improves 2") == able
    me = {"crew": crew, "scheme": "plans_within_plans"}
    st = pos(me, {**EISEN, "crew": {"uwe_zimmerman": "docks"}}, gear={"captains_coat": "sibella_scarpa"}, engaged=tired)
    step(st, "use captains_coat")
    assert held(st) == {"docks": 0}
    assert offers(st, "use plans_within_plans 2") == able


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


@pytest.mark.card("fivesails", "gustavo", "contempt_and_hatred")
@pytest.mark.rule("FIV-C-145", "FIV-C-66")
@pytest.mark.parametrize(("schemes", "able"), [(1, True), (2, False)])
def test_whom_all_despise_reveals_nothing(schemes: int, able: bool) -> None:
    """Gustavo has Influence 2, and two players who hold Mercenaries in contempt leave him none."""
    me = {**EISEN, "crew": {"gustavo": "docks"}, "scheme": "contempt_and_hatred"}
    st = pos(me, {**VODACCE, "scheme": "contempt_and_hatred" if schemes > 1 else "marooned"})
    assert can(st, "use gustavo") == able


@pytest.mark.card("fivesails", "risky_undertaking", "leshiye_of_the_wood")
@pytest.mark.rule("FIV-C-145")
@pytest.mark.parametrize(("grows", "brought"), [("docks", 0), ("grand_bazaar", 1)])
def test_no_undertaking_brings_renown_into_the_wood(grows: str, brought: int) -> None:
    """The event comes to the Docks after the wood has grown there."""
    st = pos(
        {**USSURA, "scheme": "leshiye_of_the_wood", "crew": {"ren": "home"}, "hand": ["boon", "boon"]},
        city_deck=["risky_undertaking"],
    )
    resolved(st, f"place {grows}", "place forums")
    deal_city(st, DOCKS)
    go(st, "move ren", "place docks")
    go(st, "pass")
    before = st.renown_on[DOCKS]
    go(st, "use risky_undertaking")
    assert (st.renown_on[DOCKS] - before, zone(st, "risky_undertaking")) == (brought, "discard")


# ---------------------------------------------------------------------- pairs that meet as their words say


@pytest.mark.card("fivesails", "parley_gone_wrong", "ekaterina_ilyanava")
@pytest.mark.rule("FIV-C-128", "FIV-COST-5")
@pytest.mark.parametrize("brought", [True, False])
def test_renown_that_was_moved_to_the_forums_as_a_cost_opens_them(brought: bool) -> None:
    """Parley Gone Wrong asks who has moved Renown there, not why."""
    me = {**USSURA, "crew": {"ekaterina_ilyanava": "docks", "ren": "forums", "torsten_vakt": "forums"}}
    foe = {**EISEN, "crew": {"otto_streit": "forums"}, "scheme": "parley_gone_wrong"}
    st = pos(me, foe, renown={"docks": 1})
    if brought:
        step(st, "use ekaterina_ilyanava 1", "place forums")
    else:
        step(st, "pass")
    rest(st)
    step(st, "challenge otto_streit", "choose ren")
    rest(st)
    assert can(st, "intervene torsten_vakt") == brought


@pytest.mark.card("fivesails", "the_great_game", "eko_sorridi")
@pytest.mark.rule("FIV-DUSK-3", "FIV-DUSK-5", "FIV-C-42")
def test_the_great_game_counts_who_falls_on_the_way_home() -> None:
    """Schemes go to the Locker after everybody has gone Home."""
    me = {"crew": {"eko_sorridi": "docks"}, "scheme": "the_great_game", "hand": [], "deck": ["boon"]}
    st = pos(me, {**EISEN, "crew": {"otto_streit": "docks"}}, wounds={"otto_streit": 3})
    step(st, "pass", "pass", "use eko_sorridi")
    assert offers(st, "use the_great_game 2")
    step(st, "use the_great_game 2")
    assert hand(st, 0) == ["boon"]


@pytest.mark.card("fivesails", "maryam_benu_pleroma", "buratino", "bleed_out")
@pytest.mark.rule("FIV-C-49")
def test_maryam_shrugs_off_the_first_risk_and_no_lout() -> None:
    """Buratino's Action targets her and is no risk; the first Bleed Out is one, and the second is not the first."""
    me = {"crew": {"buratino": "docks"}, "hand": ["bleed_out", "bleed_out"]}
    st = pos(me, {**EISEN, "crew": {"maryam_benu_pleroma": "docks"}})
    go(st, "use buratino")
    assert wounds(st) == {"maryam_benu_pleroma": 1}
    go(st, "pass", "use bleed_out")
    assert wounds(st) == {"maryam_benu_pleroma": 1}
    go(st, "pass", "use bleed_out")
    assert wounds(st) == {"maryam_benu_pleroma": 2}


@pytest.mark.card("fivesails", "object_of_wonder", "bleed_out", "don_constanzo_scarpa")
@pytest.mark.rule("FIV-C-127", "FIV-BRUTE-4", "FIV-C-65")
@pytest.mark.parametrize(("kept", "lies"), [(True, "approach"), (False, "discard")])
def test_a_brute_who_is_one_no_more_would_go_to_the_locker_and_can_be_saved(kept: bool, lies: str) -> None:
    foe = {**EISEN, "hand": ["bleed_out", "boon"]}
    worn = {"object_of_wonder": "don_constanzo_scarpa"}
    st = pos({**VODACCE, "crew": {"angelo": "home"}}, foe, gear=worn, wounds={"angelo": 1})
    if kept:
        st.marks.append(Mark(M_KEPT, FOR_GOOD, card=number(st, "angelo")))
    go(st, "move angelo", "place docks")
    step(st, "use bleed_out", "pay boon")
    if kept:
        step(st, "use object_of_wonder")
    rest(st)
    assert zone(st, "angelo") == lies
    assert zone(st, "object_of_wonder") == ("locker" if kept else "play")


@pytest.mark.card("fivesails", "pull", "stubborn", "vedma")
@pytest.mark.rule("FIV-C-41", "FIV-COST-6")
def test_who_is_pulled_and_stays_has_cost_a_wound() -> None:
    """The movement is cancelled and not the Pull: its wound and its price stay paid."""
    me = {**USSURA, "crew": {"vedma": "docks"}, "hand": ["pull", "boon"]}
    st = pos(me, {**USSURA, "crew": {"torsten_vakt": "forums"}, "hand": ["stubborn"]})
    step(st, "use pull", "pay boon", "choose torsten_vakt")
    step(st, "use stubborn")
    rest(st)
    assert (place(st, "torsten_vakt"), wounds(st), pile(st, 0)) == ("forums", {"vedma": 1}, ["boon", "pull"])


@pytest.mark.card("fivesails", "nothing_personal")
@pytest.mark.rule("FIV-COST-10")
def test_nobody_has_to_bleed_for_what_nobody_rules() -> None:
    """Ratón has Combat 3; there is no control to lose, and so no second wound to be taken for it."""
    me = {**CASTILLE, "crew": {"raton": "forums"}, "hand": ["nothing_personal", "boon"]}
    st = pos(me, {**EISEN, "crew": {"uwe_zimmerman": "forums"}}, turn=1)
    go(st, "challenge uwe_zimmerman", "accept", "choose nothing_personal")
    step(st, "use nothing_personal", "pay boon")
    rest(st)
    if can(st, "option 1"):
        go(st, "option 1")
    assert wounds(st) == {"uwe_zimmerman": 1}


# ---------------------------------------------------------------------- what the log says


@pytest.mark.card("fivesails", "porte_travel")
@pytest.mark.rule("FIV-DUEL-13")
def test_threat_that_a_strike_does_not_change_is_told_once() -> None:
    """Porté Travel has dropped it all, and has no values."""
    me = {**MONTAIGNE, "crew": {"jean_urbain": "docks", "maxime_de_lafayette": "home"}, "hand": ["porte_travel"]}
    st = pos(me, {**EISEN, "crew": {"otto_streit": "docks"}}, turn=1)
    go(st, "challenge otto_streit", "accept")
    st.events = []
    go(st, "choose porte_travel")
    strike(st)
    assert [event.pools for event in st.events_for(None) if isinstance(event, Threat)] == [(0, 0)]


# ---------------------------------------------------------------------- after, and not later


@pytest.mark.card("fivesails", "philip_hase", "sorte_deck")
@pytest.mark.rule("FIV-C-195", "FIV-REACT-5", "FIV-CHAL-13")
def test_what_a_technique_did_at_the_challenge_is_answered_before_the_duel() -> None:
    """The Technique is over once it has wounded: whoever waits for that need not wait for the duel."""
    me = {**EISEN, "crew": {"philip_hase": "docks", "gustavo": "docks"}}
    foe = {**VODACCE, "crew": {"servo_scarpa": "docks", "vissenta_scarpa": "docks"}, "hand": ["boon"]}
    st = pos(me, foe, gear={"sorte_deck": "vissenta_scarpa"}, engaged=["servo_scarpa"], wounds={"servo_scarpa": 1})
    step(st, "challenge philip_hase", "use philip_hase 2", "choose servo_scarpa", "accept")
    assert offers(st, "use sorte_deck")
    assert (st.duel.round, wounds(st)) == (0, {"servo_scarpa": 2})
    go(st, "use sorte_deck")
    assert (isinstance(st.stack[-1], AskCard), wounds(st)) == (True, {"servo_scarpa": 1})


@pytest.mark.card("fivesails", "lorenzo_de_zepeda", "sorte_deck")
@pytest.mark.rule("FIV-C-195", "FIV-REACT-5")
def test_who_is_wounded_as_a_round_begins_is_healed_before_the_card() -> None:
    """Lorenzo's bad news has wounded Uwe: that Technique has nothing more to do."""
    me = {**CASTILLE, "crew": {"lorenzo_de_zepeda": "forums"}}
    foe = {**EISEN, "crew": {"uwe_zimmerman": "forums", "rosine_friese": "forums"}, "hand": ["langschwert"]}
    st = pos(me, foe, gear={"sorte_deck": "rosine_friese"})
    step(st, "challenge lorenzo_de_zepeda", "use lorenzo_de_zepeda 2", "choose uwe_zimmerman", "accept", "option 1")
    assert offers(st, "use sorte_deck")
    go(st, "use sorte_deck")
    assert (isinstance(st.stack[-1], AskCard), wounds(st)) == (True, {})


@pytest.mark.card("fivesails", "not_today", "sorte_deck")
@pytest.mark.rule("FIV-C-195", "FIV-REACT-5", "FIV-C-118")
def test_the_wounds_of_a_round_are_answered_before_it_ends() -> None:
    """Threat is resolved, and that is all there is to wait for; what comes as the round ends comes after."""
    foe = {**EISEN, "crew": {"otto_streit": "forums", "rosine_friese": "forums"}, "hand": ["not_today"]}
    me = {**USSURA, "crew": {"yevgeni": "forums"}, "hand": ["boon"]}
    st = pos(me, foe, gear={"sorte_deck": "rosine_friese"}, wounds={"otto_streit": 2})
    go(st, "challenge yevgeni", "choose otto_streit", "accept")
    st.duel.defender.pool = 6  # 5 are parried
    step(st, "choose not_today", "use sorte_deck")
    rest(st)
    assert (zone(st, "otto_streit"), place(st, "otto_streit"), wounds(st)) == ("play", "home 2", {"otto_streit": 3})


@pytest.mark.card("fivesails", "vladislav_novikoff", "takama_siad", "sorte_deck")
@pytest.mark.rule("FIV-C-195", "FIV-C-152")
def test_what_vladislav_takes_is_answered_before_the_end_of_his_duel() -> None:
    """He bleeds for Otto; the cards heal one wound, and then the doctor another."""
    foe = {**EISEN, "crew": dict.fromkeys(["otto_streit", "vladislav_novikoff", "takama_siad"], "docks")}
    st = pos({"crew": {"servo_scarpa": "docks"}}, foe, gear={"sorte_deck": "takama_siad"})
    step(st, "challenge servo_scarpa", "choose otto_streit", "intervene vladislav_novikoff", "use sorte_deck")
    assert wounds(st) == {"vladislav_novikoff": 2}
    assert offers(st, "use takama_siad")
