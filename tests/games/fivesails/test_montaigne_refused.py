"""Where the cards of Montaigne are of no use, and what else is printed on them: each refusal beside its opposite."""

from __future__ import annotations

from typing import Any

import pytest

from intrigue.games.fivesails.state.state import FiveSails

from .playing import (
    BY_MONTAIGNE,
    can,
    challenged,
    engaged,
    go,
    hand,
    held,
    number,
    offers,
    pile,
    place,
    pools,
    renown,
    resolved,
    step,
    struck,
    wounds,
    zone,
)

pos, duel, fencing = BY_MONTAIGNE.pos, BY_MONTAIGNE.duel, BY_MONTAIGNE.fencing


def first_round(technique: str, with_challenge: bool, **rest: Any) -> FiveSails:
    """Henri, or who is given, challenges with this Technique or without, and plays Triage in the first round."""
    crew = rest.pop("crew", {"henri_michelet": "forums"})
    me = {"crew": crew, "hand": ["triage"]}
    st = pos(me, {"crew": {"otto_streit": "forums"}, "hand": ["langschwert"]}, **rest)
    return challenged(st, next(iter(crew)), technique, with_challenge, "triage")


# ---------------------------------------------------------------------- people


@pytest.mark.card("fivesails", "odette_dubois_darrent")
def test_odette_calls_duelists_from_next_door_into_the_city() -> None:
    def called(who: str, at: str = "home", odette: str = "docks") -> bool:
        return can(pos({"crew": {"odette_dubois_darrent": odette, who: at}}), "use odette_dubois_darrent 1")

    assert called("henri_michelet")
    assert called("henri_michelet", at="forums")
    assert not called("henri_michelet", at="grand_bazaar")
    assert not called("henri_michelet", at="docks", odette="home")
    assert not called("maxime_de_lafayette")


@pytest.mark.card("fivesails", "odette_dubois_darrent")
def test_odette_answers_challenges_at_her_location_if_there_is_renown_next_door() -> None:
    def answers(odette: str, lies: str) -> bool:
        me = {"crew": {"odette_dubois_darrent": odette, "henri_michelet": "docks"}}
        st = pos(me, {"crew": {"otto_streit": "docks"}}, renown={lies: 1})
        return offers(step(st, "challenge henri_michelet", "accept"), "use odette_dubois_darrent 2")

    assert answers("docks", "forums")
    assert not answers("grand_bazaar", "forums")  # not her location
    assert not answers("docks", "grand_bazaar")  # not adjacent


@pytest.mark.card("fivesails", "horatio_lockwood")
@pytest.mark.rule("FIV-LKI-1", "FIV-DUEL-22")
def test_horatio_gains_nothing_from_a_foe_who_has_fallen() -> None:
    for hurt, able in ((2, True), (3, False)):
        me = {"crew": {"horatio_lockwood": "forums"}, "hand": ["triage"]}
        st = duel(me, {"hand": ["langschwert"]}, wounds={"otto_streit": hurt})
        step(st, "choose langschwert", "choose triage")
        assert (zone(st, "otto_streit") == "play") == able
        assert can(st, "use horatio_lockwood") == able


@pytest.mark.card("fivesails", "bastien_girard")
def test_bastien_wounds_nobody_in_a_round_that_hurt_him() -> None:
    st = duel({"crew": {"bastien_girard": "forums"}, "hand": ["friends_at_court"]})
    go(st, "choose langschwert", "choose friends_at_court", "use bastien_girard 1")
    assert wounds(st) == {"bastien_girard": 1}


@pytest.mark.card("fivesails", "bastien_girard")
@pytest.mark.rule("FIV-ONCE-2", "FIV-CHAL-5")
def test_bastien_has_his_technique_once_a_duel() -> None:
    crew = {"bastien_girard": "forums"}
    assert can(first_round("bastien_girard 1", False, crew=crew), "use bastien_girard 1")
    assert not can(first_round("bastien_girard 1", True, crew=crew), "use bastien_girard 1")


@pytest.mark.card("fivesails", "bastien_girard")
def test_bastien_lends_his_technique_where_another_musketeer_is() -> None:
    def lends(who: str, bastien: str, other: str) -> bool:
        crew = {who: "forums", "bastien_girard": bastien, "jean_urbain": other}
        return can(first_round("", False, crew=crew), "use bastien_girard 5")

    assert lends("horatio_lockwood", "forums", "docks")  # Bastien himself takes over
    assert lends("horatio_lockwood", "forums", "forums")
    assert not lends("horatio_lockwood", "docks", "forums")
    assert not lends("bastien_girard", "forums", "docks")


@pytest.mark.card("fivesails", "guillen_de_murrieta")
def test_guillen_needs_a_card_and_renown_next_door() -> None:
    def moves(hand: list[str], lies: str, guillen: str = "docks") -> bool:
        st = pos({"crew": {"guillen_de_murrieta": guillen}, "hand": hand}, renown={lies: 1})
        return can(st, "use guillen_de_murrieta")

    assert moves(["triage"], "forums")
    assert not moves([], "forums")
    assert not moves(["triage"], "grand_bazaar")
    assert not moves(["triage"], "docks")
    assert not moves(["triage"], "forums", "home")


@pytest.mark.card("fivesails", "guillen_de_murrieta")
@pytest.mark.rule("FIV-COST-1")
def test_guillen_discards_the_card() -> None:
    st = pos({"crew": {"guillen_de_murrieta": "docks"}, "hand": ["triage", "pull"]}, renown={"forums": 2})
    go(st, "use guillen_de_murrieta", "choose triage")
    assert (hand(st, 0), pile(st, 0), renown(st)) == (["pull"], ["triage"], {"docks": 1, "forums": 1})


@pytest.mark.card("fivesails", "horatio_lockwood")
def test_horatio_thrusts_harder_only_at_a_lonely_foe() -> None:
    def lonely(other: str) -> bool:
        foe = {"crew": {"otto_streit": "forums", "philip_hase": other}}
        return can(fencing("triage", {"crew": {"horatio_lockwood": "forums"}}, foe), "use horatio_lockwood 2")

    assert lonely("docks")
    assert not lonely("forums")


@pytest.mark.card("fivesails", "jean_urbain")
def test_jean_may_choose_riposte_beside_another_musketeer() -> None:
    crew = {"jean_urbain": "forums", "henri_michelet": "forums"}
    for option, values in (("option 1", (0, 2, 4)), ("option 2", (1, 2, 3))):
        st = fencing("friends_at_court", {"crew": crew})
        go(st, "use jean_urbain 1", option)
        assert struck(st) == values
    st = fencing("friends_at_court", {"crew": {**crew, "henri_michelet": "docks"}})
    go(st, "use jean_urbain 1")
    assert struck(st) == (0, 2, 4)  # nobody was asked


@pytest.mark.card("fivesails", "jean_urbain")
@pytest.mark.rule("FIV-ONCE-2", "FIV-CHAL-5")
def test_jean_has_his_technique_once_a_duel() -> None:
    crew = {"jean_urbain": "forums"}
    assert can(first_round("jean_urbain 1", False, crew=crew), "use jean_urbain 1")
    assert not can(first_round("jean_urbain 1", True, crew=crew), "use jean_urbain 1")


@pytest.mark.card("fivesails", "jean_urbain")
def test_jean_lends_his_riposte_to_other_musketeers_beside_him() -> None:
    def lends(who: str, jean: str = "forums") -> bool:
        return can(first_round("", False, crew={who: "forums", "jean_urbain": jean}), "use jean_urbain 5")

    assert lends("henri_michelet")
    assert not lends("henri_michelet", "docks")
    assert not lends("horatio_lockwood")
    assert not lends("jean_urbain")


@pytest.mark.card("fivesails", "maxime_de_lafayette")
def test_maxime_takes_back_an_attachment_that_is_not_unique() -> None:
    def takes(hand: list[str], discard: str) -> bool:
        st = pos({"crew": {"maxime_de_lafayette": "home"}, "hand": hand, "discard": [discard]})
        return can(st, "use maxime_de_lafayette")

    assert takes(["triage"], "cavalier_hat")
    assert not takes([], "cavalier_hat")
    assert not takes(["triage"], "tabard_of_the_fallen_musketeer")
    assert not takes(["triage"], "pull")  # a risk


@pytest.mark.card("fivesails", "urraca_de_murrieta")
def test_urraca_adds_to_what_you_added() -> None:
    def adds(turn: int, cards: int) -> bool:
        me = {"crew": {"urraca_de_murrieta": "home", "henri_michelet": "docks"}, "hand": ["triage"] * cards}
        foe = {"crew": {"otto_streit": "docks"}, "hand": ["triage"] * 3}
        st = pos(me, foe, turn=turn, city={"docks": ["risky_undertaking"]})
        step(st, "use risky_undertaking", "choose triage", "choose triage")
        return offers(st, "use urraca_de_murrieta")

    assert adds(0, 3)
    assert not adds(0, 2)  # no card left to discard
    assert not adds(1, 3)  # an opponent added it


# ---------------------------------------------------------------------- schemes


@pytest.mark.card("fivesails", "epee_sanglante")
@pytest.mark.rule("FIV-PLAN-8", "FIV-PLAN-9")
def test_epee_sanglante_adds_renown_where_you_like() -> None:
    for there in ("docks", "grand_bazaar"):
        st = resolved(pos({"scheme": "epee_sanglante"}, renown={"docks": 1}), f"place {there}")
        assert renown(st) == ({"docks": 2} if there == "docks" else {"docks": 1, "grand_bazaar": 1})


@pytest.mark.card("fivesails", "reputation_meritee")
@pytest.mark.rule("FIV-PLAN-8", "FIV-PLAN-9")
def test_reputation_meritee_adds_renown_where_there_is_none() -> None:
    st = resolved(pos({"scheme": "reputation_meritee"}, renown={"docks": 1}))
    assert not can(st, "place docks")
    assert can(st, "place forums")
    go(st, "place grand_bazaar")
    assert renown(st) == {"docks": 1, "grand_bazaar": 1}


@pytest.mark.card("fivesails", "reputation_meritee")
def test_reputation_meritee_discards_a_city_card_and_musters_on_the_spot() -> None:
    me = {"crew": {"odette_dubois_darrent": "docks"}, "scheme": "reputation_meritee"}
    city = {"docks": ["gustavo", "kaj_kousei"]}
    st = pos({**me, "approach": ["jean_urbain", "henri_michelet"]}, city=city)
    go(st, "use reputation_meritee", "choose gustavo", "choose jean_urbain")
    assert engaged(st) == {"odette_dubois_darrent"}
    assert (zone(st, "gustavo"), zone(st, "kaj_kousei")) == ("discard", "street")
    assert (place(st, "jean_urbain"), zone(st, "henri_michelet")) == ("docks", "approach")


@pytest.mark.card("fivesails", "reputation_meritee")
@pytest.mark.rule("FIV-QUAL-1", "FIV-QUAL-4", "FIV-STATE-3")
def test_reputation_meritee_takes_your_leader_en_garde_in_the_city() -> None:
    def usable(odette: str, other: str, tired: str) -> bool:
        crew = {"odette_dubois_darrent": odette, "henri_michelet": other}
        st = pos({"crew": crew, "scheme": "reputation_meritee", "approach": ["jean_urbain"]}, engaged=[tired])
        return can(st, "use reputation_meritee")

    assert usable("docks", "home", "henri_michelet")
    assert not usable("home", "docks", "henri_michelet")
    assert not usable("docks", "home", "odette_dubois_darrent")


# ---------------------------------------------------------------------- attachments


@pytest.mark.card("fivesails", "cavalier_hat")
@pytest.mark.rule("FIV-STATE-3", "FIV-CHAL-6")
def test_the_cavalier_hat_takes_a_bearer_en_garde_and_somebody_opposing() -> None:
    def usable(otto: str, tired: str) -> bool:
        crew = {"henri_michelet": "docks"}
        gear = {"cavalier_hat": "henri_michelet"}
        return can(pos({"crew": crew}, {"crew": {"otto_streit": otto}}, gear=gear, engaged=[tired]), "use cavalier_hat")

    assert usable("docks", "otto_streit")
    assert not usable("forums", "otto_streit")
    assert not usable("docks", "henri_michelet")


@pytest.mark.card("fivesails", "mastercrafted_rapier")
@pytest.mark.rule("FIV-ONCE-2", "FIV-CHAL-5")
def test_the_rapier_returns_more_once_a_duel() -> None:
    gear = {"mastercrafted_rapier": "henri_michelet"}
    st = fencing("friends_at_court", gear=gear)
    go(st, "use mastercrafted_rapier")
    assert struck(st) == (1, 2, 3)
    assert can(first_round("mastercrafted_rapier", False, gear=gear), "use mastercrafted_rapier")
    assert not can(first_round("mastercrafted_rapier", True, gear=gear), "use mastercrafted_rapier")


@pytest.mark.card("fivesails", "tabard_of_the_fallen_musketeer")
def test_the_tabard_makes_musketeers_but_not_of_diplomats() -> None:
    tabard = ["tabard_of_the_fallen_musketeer", "triage"]
    assert not can(pos({"hand": tabard}), "equip tabard_of_the_fallen_musketeer")  # Odette is alone
    st = pos(
        {"crew": {"horatio_lockwood": "docks"}, "hand": tabard, "scheme": "epee_sanglante"},
        {"crew": {"otto_streit": "docks"}},
    )
    assert not can(st, "use epee_sanglante")
    go(st, "equip tabard_of_the_fallen_musketeer", "pay triage", "pass")
    assert can(st, "use epee_sanglante")


@pytest.mark.card("fivesails", "tabard_of_the_fallen_musketeer")
@pytest.mark.rule("FIV-STATE-3", "FIV-QUAL-4")
def test_the_tabard_engages_its_bearer_in_the_city() -> None:
    gear = {"tabard_of_the_fallen_musketeer": "henri_michelet"}
    st = pos({"crew": {"henri_michelet": "docks"}}, gear=gear)
    go(st, "use tabard_of_the_fallen_musketeer")
    assert (engaged(st), held(st)) == ({"henri_michelet"}, {"docks": 0})
    st = pos({"crew": {"henri_michelet": "docks"}}, gear=gear, engaged=["henri_michelet"])
    assert not can(st, "use tabard_of_the_fallen_musketeer")
    assert not can(pos({"crew": {"henri_michelet": "home"}}, gear=gear), "use tabard_of_the_fallen_musketeer")


# ---------------------------------------------------------------------- risks


@pytest.mark.card("fivesails", "blood_mark")
def test_blood_mark_moves_a_sorcerer() -> None:
    st = pos({"crew": {"leontine_giroux": "docks", "jean_urbain": "docks"}, "hand": ["blood_mark"]})
    go(st, "use blood_mark", "place grand_bazaar", "option 1")
    assert (place(st, "leontine_giroux"), place(st, "jean_urbain"), wounds(st)) == ("grand_bazaar", "docks", {})
    assert not can(pos({"crew": {"jean_urbain": "docks"}, "hand": ["blood_mark"]}), "use blood_mark")


@pytest.mark.card("fivesails", "broken_time")
@pytest.mark.rule("FIV-KEY-14", "FIV-QUAL-1")
def test_broken_time_is_for_duelists_and_sinks_the_rest() -> None:
    deck = ["triage", "friends_at_court", "disarm", "pull"]
    st = fencing("broken_time", {"deck": deck})
    go(st, "use broken_time", "choose friends_at_court")
    assert {zone(st, id) for id in ("triage", "disarm")} == {"deck"}
    assert {st.kind[i] for i in st.decks[0][:2]} == {st.kind[number(st, id)] for id in ("triage", "disarm")}
    assert st.decks[0][-1] == number(st, "pull")  # Henri's Finesse is 3
    assert not can(fencing("broken_time", {"deck": deck, "crew": {"maxime_de_lafayette": "forums"}}), "use broken_time")


@pytest.mark.card("fivesails", "disarm")
def test_disarm_takes_a_weapon_to_aim_at_and_hurts_who_keeps_it() -> None:
    gear = {"throwing_knife": "otto_streit"}
    st = fencing("disarm", gear=gear)
    go(st, "use disarm", "option 1")
    assert (zone(st, "throwing_knife"), wounds(st)["otto_streit"]) == ("play", 2)  # one in the first round
    assert not can(fencing("disarm", gear={"breastplate": "otto_streit"}), "use disarm")


@pytest.mark.card("fivesails", "disarm")
@pytest.mark.rule("FIV-MAN-2")
def test_disarm_costs_1_against_a_foe_of_equal_finesse() -> None:
    gear = {"throwing_knife": "otto_streit"}
    jean = {"jean_urbain": "forums"}
    assert not can(fencing("disarm", {"crew": jean}, gear=gear), "use disarm")
    st = fencing("disarm", {"crew": jean, "hand": ["disarm", "triage"]}, gear=gear)
    go(st, "use disarm", "pay triage", "option 2")
    assert (zone(st, "throwing_knife"), hand(st, 0)) == ("discard", [])


@pytest.mark.card("fivesails", "friends_at_court")
def test_friends_at_court_help_whoever_destroyed_the_foe() -> None:
    def helps(hurt: int) -> bool:
        st = duel({"hand": ["breastplate", "friends_at_court"]}, wounds={"otto_streit": hurt})
        step(st, "choose langschwert", "choose breastplate", "pass")  # he takes 1 wound, and 1 again
        return offers(st, "use friends_at_court")

    assert helps(2)
    assert not helps(1)


@pytest.mark.card("fivesails", "a_heroic_end")
@pytest.mark.rule("FIV-FINAL-4", "FIV-LETHAL-1")
def test_a_heroic_end_is_lethal_for_who_dies_of_it_only() -> None:
    foe = {"crew": {"philip_hase": "forums"}}
    st = fencing("a_heroic_end", None, foe, wounds={"henri_michelet": 1})
    go(st, "use a_heroic_end", "pass")
    assert zone(st, "henri_michelet") == "locker"
    assert zone(st, "philip_hase") == "locker"  # 1 wound of 5, and then 5 from a Combat of 3
    st = fencing("a_heroic_end", None, foe)
    go(st, "use a_heroic_end")
    assert (wounds(st), pools(st)) == ({"henri_michelet": 3, "philip_hase": 1}, (0, 3))


@pytest.mark.card("fivesails", "master_of_valroux_style")
@pytest.mark.rule("FIV-MAN-2", "FIV-QUAL-1")
def test_master_of_valroux_style_costs_1_and_is_for_duelists() -> None:
    card = "master_of_valroux_style"
    two = [card, "triage"]
    st = fencing(card, {"hand": two, "deck": ["pull"]})
    go(st, f"use {card}", "pay triage")
    assert hand(st, 0) == ["pull"]
    assert not can(fencing(card), f"use {card}")
    assert can(fencing(card, engaged=["otto_streit"]), f"use {card}")
    assert not can(fencing(card, {"hand": two, "crew": {"maxime_de_lafayette": "forums"}}), f"use {card}")


@pytest.mark.card("fivesails", "porte_travel")
def test_porte_travel_takes_nobody_anywhere_without_a_sorcerer() -> None:
    st = fencing("porte_travel")
    go(st)
    assert (place(st, "henri_michelet"), wounds(st)) == ("forums", {"henri_michelet": 1, "otto_streit": 1})


@pytest.mark.card("fivesails", "status_matters")
@pytest.mark.rule("FIV-MAN-2")
def test_status_matters_costs_1_unless_the_foe_is_a_mercenary() -> None:
    assert not can(fencing("status_matters"), "use status_matters 2")
    assert can(fencing("status_matters", None, {"crew": {"kaj_kousei": "forums"}}), "use status_matters 2")
    st = fencing("status_matters", {"hand": ["status_matters", "triage"]}, engaged=["otto_streit"])
    go(st, "use status_matters 2", "pay triage")
    assert (wounds(st)["otto_streit"], hand(st, 0)) == (2, [])  # engaged before, so wounded once more


@pytest.mark.card("fivesails", "valiant_spirit")
def test_valiant_spirit_is_not_for_mercenaries() -> None:
    three = {"hand": ["valiant_spirit", "triage", "triage"]}
    assert can(fencing("valiant_spirit", three), "use valiant_spirit 2")
    assert not can(fencing("valiant_spirit", {**three, "crew": {"kaj_kousei": "forums"}}), "use valiant_spirit 2")
    assert not can(fencing("valiant_spirit", {"hand": three["hand"][:2]}), "use valiant_spirit 2")  # 2 to pay


@pytest.mark.card("fivesails", "youre_embarrassing_yourself")
def test_youre_embarrassing_yourself_is_said_to_mercenaries() -> None:
    def said(who: str) -> bool:
        st = pos({"crew": {"henri_michelet": "docks"}, "hand": [card]}, {"crew": {who: "docks"}}, turn=1)
        return offers(step(st, f"challenge {who}"), f"use {card} 1")

    card = "youre_embarrassing_yourself"
    assert said("eko_sorridi")
    assert not said("terrell_brandt")
    assert can(fencing(card, None, {"crew": {"kaj_kousei": "forums"}}), f"use {card} 2")
    assert not can(fencing(card), f"use {card} 2")
