"""The risks of no faction, a to d by their ids: what each does, where its text ends, and where it says no."""

from __future__ import annotations

import pytest

from intrigue.games.fivesails.rules.stats import num
from intrigue.games.fivesails.rules.wounds import destroy
from intrigue.games.fivesails.state.numbers import ZONES
from intrigue.games.fivesails.state.printed import CARDS
from intrigue.games.fivesails.state.state import FiveSails

from .. import playing
from ..playing import (
    BY_MONTAIGNE,
    CASTILLE,
    EISEN,
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
    pos,
    rest,
    says,
    step,
    strike,
    table,
    until,
    why,
    wounds,
    zone,
)
from ..situations import sighted


def deck(st: FiveSails) -> list[str]:
    return [CARDS[st.kind[i]].id for i in st.decks[0]]


@pytest.mark.card("fivesails", "a_new_strategy")
def test_a_new_strategy() -> None:
    st = BY_MONTAIGNE.pos({"hand": ["a_new_strategy"], "renown": 1, "deck": ["triage", "pull"]})
    go(st, "use a_new_strategy")
    assert (hand(st, 0), st.renown[0], zone(st, "a_new_strategy")) == (["pull", "triage"], 0, "locker")


@pytest.mark.card("fivesails", "a_new_strategy")
@pytest.mark.rule("FIV-COST-7", "FIV-COST-8")
def test_a_new_strategy_takes_renown_of_your_own() -> None:
    assert can(BY_MONTAIGNE.pos({"hand": ["a_new_strategy"], "renown": 1}), "use a_new_strategy")
    assert not can(
        BY_MONTAIGNE.pos({"hand": ["a_new_strategy"]}, {"renown": 1}, renown={"docks": 1}), "use a_new_strategy"
    )


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
    assert why(st, "use appealing_to_the_people") == ("FIV-ACT-2", "no-condition-met card=card:appealing_to_the_people")


@pytest.mark.card("fivesails", "appealing_to_the_people")
def test_appealing_to_the_people() -> None:
    st = BY_MONTAIGNE.pos(
        {"crew": {"henri_michelet": "docks"}, "hand": ["appealing_to_the_people", "triage"]},
        control={"docks": 0},
        engaged=["henri_michelet"],
    )
    go(st, "use appealing_to_the_people", "pay triage")  # 2, less 1 for a Hero
    assert engaged(st) == set()


@pytest.mark.card("fivesails", "appealing_to_the_people")
def test_appealing_to_the_people_helps_who_is_engaged_where_you_rule() -> None:
    def helps(tired: bool, held_by: int, cards: int = 1, leader: str = "odette_dubois_darrent") -> bool:
        me = {
            "leader": leader,
            "crew": {"henri_michelet": "docks"},
            "hand": ["appealing_to_the_people", *["pull"] * cards],
        }
        st = playing.pos(me, engaged=["henri_michelet"] if tired else [], control={"docks": held_by})
        return can(st, "use appealing_to_the_people")

    assert helps(True, 0)
    assert not helps(False, 0)
    assert not helps(True, 1)
    assert not helps(True, 0, leader="don_constanzo_scarpa")  # neither Hero nor Diplomat: 2 to pay
    assert helps(True, 0, 2, "don_constanzo_scarpa")


@pytest.mark.card("fivesails", "bleed_out", "cirilo_naucriparos")
@pytest.mark.rule("FIV-C-54", "FIV-KEY-9")
@pytest.mark.parametrize(("cirilo", "where"), [(True, "city"), (False, "locker")])
def test_a_mercenary_who_bleeds_out_is_lost_unless_a_brute(cirilo: bool, where: str) -> None:
    crew = {"gustavo": "docks", **({"cirilo_naucriparos": "home"} if cirilo else {})}
    st = pos({"hand": ["bleed_out"]}, {**VODACCE, "crew": crew}, wounds={"gustavo": 2})
    go(st, "use bleed_out")
    assert (number(st, "gustavo") in st.city_discard, zone(st, "gustavo") == "locker") == (
        where == "city",
        where == "locker",
    )


@pytest.mark.card("fivesails", "bleed_out")
def test_bleed_out() -> None:
    st = BY_MONTAIGNE.pos(
        {"hand": ["bleed_out", "triage"]}, {"crew": {"otto_streit": "docks"}}, wounds={"otto_streit": 1}
    )
    go(st, "use bleed_out", "pay triage")
    assert wounds(st) == {"otto_streit": 2}


@pytest.mark.card("fivesails", "bleed_out")
def test_bleed_out_aims_at_the_wounded_in_the_city_but_no_leader() -> None:
    def usable(who: str, at: str, hurt: int) -> bool:
        st = BY_MONTAIGNE.pos({"hand": ["bleed_out", "triage"]}, {"crew": {who: at}}, wounds={who: hurt})
        return can(st, "use bleed_out")

    assert usable("otto_streit", "docks", 1)
    assert not usable("otto_streit", "docks", 0)
    assert not usable("otto_streit", "home", 1)
    assert not usable("kaspar_dietrich", "docks", 1)


@pytest.mark.card("fivesails", "bleed_out")
def test_bleed_out_is_free_for_a_villain() -> None:
    def usable(leader: str) -> bool:
        foe = {"leader": "kaspar_dietrich", "crew": {"otto_streit": "docks"}}
        st = playing.pos({"leader": leader, "hand": ["bleed_out"]}, foe, wounds={"otto_streit": 1})
        return can(st, "use bleed_out")

    assert usable("don_constanzo_scarpa")
    assert not usable("odette_dubois_darrent")


@pytest.mark.card("fivesails", "boon")
@pytest.mark.rule("FIV-C-183")
def test_boon_engages_nobody_again_once_it_is_attached() -> None:
    st = pos({"crew": {"sibella_scarpa": "docks", "ravenna_destine": "docks"}, "hand": ["boon"]})
    step(st, "use boon")
    step(st, "choose ravenna_destine", "choose sibella_scarpa")
    rest(st)
    assert (bearer(st, "boon"), engaged(st)) == ("sibella_scarpa", {"ravenna_destine"})
    go(st, "pass")
    assert not can(st, "use boon")


@pytest.mark.card("fivesails", "improvising", "boon", "angeline_demone")
@pytest.mark.rule("FIV-C-149")
def test_an_improvised_boon_is_sunk_when_the_day_ends() -> None:
    me = {**CASTILLE, "crew": {"angeline_demone": "docks"}, "hand": ["improvising"]}
    st = pos(me, {**VODACCE, "discard": ["boon"], "approach": []})
    go(st, "use improvising")
    assert (bearer(st, "boon"), zone(st, "improvising")) == ("angeline_demone", "locker")
    go(st, "pass", "pass")
    assert zone(st, "boon") == "deck"


@pytest.mark.card("fivesails", "boon")
@pytest.mark.rule("FIV-C-71", "FIV-GAMBLE-6")
def test_a_gamble_counts_though_finesse_falls_afterwards() -> None:
    """Uwe has Finesse 2 and gambles once; with Unfortunate on him 1 is left, and that one is spent."""
    me = {**CASTILLE, "crew": {"maya_de_la_rioja": "forums"}, "hand": ["unfortunate"]}
    foe = {"crew": {"uwe_zimmerman": "forums"}, "hand": ["langschwert"], "deck": ["langschwert", "boon"]}
    st = duel(me, foe)
    step(st, "gamble", "choose langschwert")
    strike(st)
    step(st, "choose unfortunate")
    strike(st)
    assert (bearer(st, "unfortunate"), can(st, "gamble"), can(st, "choose langschwert")) == (
        "uwe_zimmerman",
        False,
        True,
    )


@pytest.mark.card("fivesails", "adelheide_schmidt", "boon")
@pytest.mark.rule("FIV-ATT-1", "FIV-C-126", "FIV-C-147")
def test_adelheide_may_discard_a_boon_that_is_in_play_but_not_one_in_hand() -> None:
    st = pos({"crew": {"adelheide_schmidt": "docks"}, "hand": ["boon"]}, {"crew": {"otto_streit": "docks"}})
    assert not can(st, "use adelheide_schmidt")
    st = pos(
        {"crew": {"adelheide_schmidt": "docks", "sibella_scarpa": "docks"}, "hand": ["boon"]},
        {"crew": {"otto_streit": "docks"}},
    )
    go(st, "use boon", "choose adelheide_schmidt", "pass", "use adelheide_schmidt")
    assert (wounds(st), zone(st, "boon")) == ({"otto_streit": 1}, "discard")


@pytest.mark.card("fivesails", "improvising", "boon")
@pytest.mark.rule("FIV-C-136", "FIV-C-149")
def test_a_boon_that_was_improvised_is_sunk_when_it_leaves_play() -> None:
    st = pos(
        {"leader": "soline_el_gato", "crew": {"elina_georginova": "docks"}, "hand": ["improvising"]},
        {"discard": ["boon"]},
    )
    go(st, "use improvising", "use boon")
    assert bearer(st, "boon") == "elina_georginova"
    boon = number(st, "boon")
    go(st, "pass", "pass")
    assert st.decks[1][0] == boon or boon in st.hands[1]  # under the deck, if it was not drawn at once
    assert boon not in st.discards[1]


@pytest.mark.card("fivesails", "boon")
@pytest.mark.rule("FIV-DUR-1", "FIV-KEY-3")
def test_boon() -> None:
    st = BY_MONTAIGNE.pos({"crew": {"leontine_giroux": "docks"}, "hand": ["boon"]})
    go(st, "use boon")
    assert [num(st, number(st, "leontine_giroux"), which) for which in range(4)] == [3, 3, 3, 5]
    go(st, "pass", "pass")
    assert zone(st, "boon") == "discard"


@pytest.mark.card("fivesails", "boon")
@pytest.mark.rule("FIV-STATE-3", "FIV-QUAL-1")
def test_boon_engages_a_sorcerer_in_the_city() -> None:
    def position(who: str, at: str, tired: list[str]) -> FiveSails:
        return BY_MONTAIGNE.pos({"crew": {who: at}, "hand": ["boon"]}, engaged=tired)

    st = position("leontine_giroux", "docks", [])
    go(st, "use boon")
    assert engaged(st) == {"leontine_giroux"}
    assert not can(position("leontine_giroux", "docks", ["leontine_giroux"]), "use boon")
    assert not can(position("leontine_giroux", "home", []), "use boon")
    assert not can(position("henri_michelet", "docks", []), "use boon")


@pytest.mark.card("fivesails", "fates_burden")
@pytest.mark.card("fivesails", "boon")
def test_burden_and_boon_end_with_the_day_and_are_not_copied() -> None:
    me = {"crew": {"sibella_scarpa": "docks", "cesca_del_rosso": "docks"}, "hand": ["fates_burden"]}
    st = pos(me, {"crew": {"otto_streit": "docks"}})
    step(st, "use fates_burden", "choose sibella_scarpa")
    assert not offers(st, "use cesca_del_rosso 2")
    go(st, "pass", "pass")
    assert (zone(st, "fates_burden"), engaged(st)) == ("discard", set())
    st = pos({**me, "hand": ["boon"]})
    step(st, "use boon", "choose sibella_scarpa", "choose sibella_scarpa")
    assert not offers(st, "use cesca_del_rosso 2")


@pytest.mark.card("fivesails", "come_hither", "henri_michelet", "stubborn")
@pytest.mark.rule("FIV-PLAY-3", "FIV-MAP-5")
def test_come_hither_calls_out_of_a_home_into_any_district() -> None:
    st = pos({"hand": ["come_hither", "boon", "pull"]}, {"crew": {"otto_streit": "home"}})
    step(st, "use come_hither", "pay boon", "pay pull", "choose otto_streit")
    assert {text.removeprefix("place ") for text in says(st)} == {"docks", "forums", "grand_bazaar"}
    go(st, "place forums")
    assert (place(st, "otto_streit"), engaged(st)) == ("forums", set())


@pytest.mark.card("fivesails", "come_hither")
def test_come_hither() -> None:
    st = BY_MONTAIGNE.pos({"hand": ["come_hither", "triage", "triage"]}, {"crew": {"otto_streit": "home"}})
    go(st, "use come_hither", "pay triage", "pay triage", "choose otto_streit", "place forums")
    assert place(st, "otto_streit") == "forums"


@pytest.mark.card("fivesails", "come_hither")
def test_come_hither_leads_next_door() -> None:
    st = BY_MONTAIGNE.pos({"hand": ["come_hither", "triage", "triage"]}, {"crew": {"otto_streit": "docks"}})
    go(st, "use come_hither", "pay triage", "pay triage", "choose otto_streit")
    assert place(st, "otto_streit") == "forums"  # the only City location beside the Docks


@pytest.mark.card("fivesails", "come_hither")
@pytest.mark.card("fivesails", "devotion")
@pytest.mark.rule("FIV-COST-8")
@pytest.mark.parametrize(("card", "cost"), [("come_hither", 2), ("devotion", 1)])
def test_what_only_has_a_price_is_refused_to_who_cannot_pay_it(card: str, cost: int) -> None:
    assert can(BY_MONTAIGNE.pos({"hand": [card, *["triage"] * cost]}), f"use {card}")
    assert not can(BY_MONTAIGNE.pos({"hand": [card, *["triage"] * (cost - 1)]}), f"use {card}")


@pytest.mark.card("fivesails", "devotion")
@pytest.mark.rule("FIV-C-36", "FIV-C-186")
def test_everybody_sees_what_devotion_does_and_only_its_player_sees_with_which_cards() -> None:
    st = pos({**EISEN, "hand": ["devotion", "pull"], "deck": ["triage", "boon", "regroup"]}, control={"docks": 0})
    go(st, "use devotion", "choose boon", "choose regroup", "place docks")
    for seat in (1, None):
        assert sighted(st, seat) == [
            "tell-peeked seat=seat:0 count=3",
            "tell-sunk cards=1 owner=seat:0",
            "tell-taken-unseen seat=seat:0",
        ]
    assert sighted(st, 0)[0] == "tell-peeked-these seat=seat:0 cards=card:triage,card:boon,card:regroup"
    assert sighted(st, 0)[2] == "tell-taken seat=seat:0 card=card:regroup"


@pytest.mark.card("fivesails", "devotion")
@pytest.mark.rule("FIV-C-33", "FIV-C-36")
@pytest.mark.parametrize("holder", [0, 1])
def test_it_is_told_what_becomes_of_a_card_that_waited_face_down(holder: int) -> None:
    me = {**EISEN, "hand": ["devotion", "pull"], "deck": ["triage", "boon", "regroup"]}
    st = pos(me, control={"docks": holder})
    go(st, "use devotion", "choose boon", "choose regroup", "place docks")
    before = len(sighted(st, 1))
    go(st, "pass", "pass")
    if holder == 0:
        assert sighted(st, 1)[before:] == ["tell-dug-up-unseen seat=seat:0 place=place:docks"]
        assert sighted(st, 0)[before:] == ["tell-dug-up seat=seat:0 card=card:triage place=place:docks"]
        assert hand(st, 0) == ["regroup", "triage"]
    else:
        assert (sighted(st, 1)[before:], pile(st, 0)[-1]) == ([], "triage")  # it is discarded, which is told as always


@pytest.mark.rule("FIV-C-9", "FIV-C-33")
@pytest.mark.card("fivesails", "devotion")
def test_a_card_that_waits_face_down_leaves_with_its_player() -> None:
    st = table({"hand": ["devotion", "pull"], "deck": ["boon", "bravos", "ambush"]}, {}, {})
    step(st, "use devotion", "pay pull")
    until(st, lambda st: st.mover() != 0)
    assert "buried" in {ZONES[zone] for zone in st.zone}
    destroy(st, st.leaders[0])
    st.advance()
    st.check()
    assert st.eliminated == [1, 0, 0]
    go(st, "pass", "pass")
    assert st.day == 2


@pytest.mark.card("fivesails", "devotion")
@pytest.mark.rule("FIV-C-33", "FIV-DUSK-6")
@pytest.mark.parametrize(("control", "kept"), [({"docks": 0}, True), ({"forums": 0}, False), ({}, False)])
def test_what_waits_face_down_is_yours_if_you_hold_the_place_as_dusk_begins(
    control: dict[str, int], kept: bool
) -> None:
    st = pos(
        {"hand": ["devotion", "pull"], "deck": ["triage", "boon", "not_today"], "approach": []},
        {"approach": []},
        control=control,
    )
    step(st, "use devotion", "pay pull")
    until(st, lambda st: can(st, "place docks"))
    go(st, "place docks")
    waiting = next(CARDS[st.kind[i]].id for i in range(st.size) if ZONES[st.zone[i]] == "buried")
    go(st, "pass", "pass")
    assert (waiting in hand(st, 0), waiting in pile(st, 0)) == (kept, not kept)


@pytest.mark.card("fivesails", "devotion")
@pytest.mark.rule("FIV-C-186", "FIV-COST-10")
def test_devotion_with_one_card_sinks_it() -> None:
    """Nothing else is there: the pile is empty too, since Yevgeni made it free."""
    st = pos({**USSURA, "hand": ["devotion"], "deck": ["triage"], "empty": True})
    go(st, "use devotion", "use yevgeni")
    assert (hand(st, 0), deck(st), st.mover()) == ([], ["triage"], 1)


@pytest.mark.card("fivesails", "devotion")
@pytest.mark.rule("FIV-C-186")
def test_devotion_with_two_cards_sinks_one_and_takes_the_other() -> None:
    st = pos({**USSURA, "hand": ["devotion"], "deck": ["triage", "boon"], "empty": True})
    step(st, "use devotion", "use yevgeni")
    assert sorted(text.split()[1] for text in says(st)) == ["boon", "triage"]
    go(st, "choose boon")
    assert (hand(st, 0), deck(st), st.mover()) == (["triage"], ["boon"], 1)


@pytest.mark.card("fivesails", "devotion")
@pytest.mark.rule("FIV-C-33")
def test_devotion() -> None:
    st = BY_MONTAIGNE.pos({"hand": ["devotion", "pull"], "deck": ["triage", "boon", "not_today"]}, control={"docks": 0})
    go(st, "use devotion", "pay pull", "choose not_today", "choose triage", "place docks")
    assert (hand(st, 0), zone(st, "boon"), zone(st, "not_today")) == (["triage"], "buried", "deck")
    go(st, "pass", "pass")
    assert hand(st, 0) == ["boon", "triage"]


@pytest.mark.card("fivesails", "devotion")
@pytest.mark.rule("FIV-C-33")
def test_devotion_sinks_the_third_and_loses_the_second_where_you_do_not_rule() -> None:
    st = BY_MONTAIGNE.pos({"hand": ["devotion", "pull"], "deck": ["triage", "boon", "not_today"]}, control={"docks": 1})
    go(st, "use devotion", "pay pull", "choose not_today", "choose triage", "place docks")
    assert st.decks[0][0] == number(st, "not_today")
    go(st, "pass", "pass")
    assert (zone(st, "boon"), hand(st, 0)) == ("discard", ["triage"])


@pytest.mark.card("fivesails", "devotion")
@pytest.mark.rule("FIV-PLAY-4")
def test_devotion_shows_the_cards_before_it_asks_for_a_location() -> None:
    st = pos({"hand": ["devotion", "pull"], "deck": ["triage", "boon", "not_today"]}, control={"docks": 0})
    step(st, "use devotion", "pay pull")
    assert sorted(text.split()[1] for text in says(st)) == ["boon", "not_today", "triage"]
    go(st, "choose not_today", "choose triage", "place docks")
    assert (hand(st, 0), zone(st, "boon"), zone(st, "not_today")) == (["triage"], "buried", "deck")
    st = pos({"hand": ["devotion", "pull"], "deck": ["triage"], "empty": True})
    go(st, "use devotion", "pay pull", "choose triage")
    assert (hand(st, 0), zone(st, "triage")) == (["pull"], "deck")  # there is no third card to lay down
