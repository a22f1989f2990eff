"""The characters of the City Deck, h to l by their ids: what each does, where its text ends, and where it says no."""

from __future__ import annotations

from typing import Any

import pytest

from intrigue.core.phrase import notation
from intrigue.games.fivesails.state.state import FiveSails

from ..playing import (
    BY_THE_CITY,
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
    names,
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
    table,
    why,
    zone,
)
from ..situations import vain


@pytest.mark.card("fivesails", "kaj_kousei")
def test_kaj() -> None:
    st = BY_THE_CITY.pos(
        {"crew": {"kaj_kousei": "docks"}}, city_deck=["smuggled_item", "eko_sorridi", "eager_blade", "gustavo"]
    )
    go(st, "use kaj_kousei", "choose smuggled_item")
    assert bearer(st, "smuggled_item") == "kaj_kousei"  # an Artifact, 1 less
    assert {zone(st, id) for id in ("eko_sorridi", "eager_blade", "gustavo")} == {"deck"}
    assert st.top(-1) not in [number(st, id) for id in ("eko_sorridi", "eager_blade", "gustavo")]
    st = BY_THE_CITY.pos(
        {"crew": {"kaj_kousei": "docks", "otto_streit": "docks"}, "hand": ["triage", "regroup"]},
        city_deck=["syrneth_hand", "eko_sorridi", "eager_blade", "gustavo"],
    )
    go(st, "use kaj_kousei", "choose syrneth_hand", "choose otto_streit", "pay triage")
    assert (bearer(st, "syrneth_hand"), hand(st, 0)) == ("otto_streit", ["regroup"])  # 2, less 1


@pytest.mark.card("fivesails", "kaj_kousei")
def test_kaj_finds_artifacts_among_four_cards_and_may_leave_them() -> None:
    st = BY_THE_CITY.pos(
        {"crew": {"kaj_kousei": "docks"}, "hand": ["triage"]},
        city_deck=["smuggled_item", "eager_blade", "gustavo", "crystal_eye", "syrneth_hand"],
    )
    step(st, "use kaj_kousei")
    assert names(says(st)) == ["crystal_eye", "smuggled_item"]  # no other attachment, and not the fifth card
    go(st, "pass")
    assert {zone(st, id) for id in ("smuggled_item", "eager_blade", "gustavo", "crystal_eye")} == {"deck"}
    assert hand(st, 0) == ["triage"]


@pytest.mark.card("fivesails", "kaj_kousei")
@pytest.mark.parametrize(
    ("who", "cards", "equips"),
    [("otto_streit", 1, ["kaj_kousei", "otto_streit"]), ("otto_streit", 0, []), ("servo_scarpa", 1, ["kaj_kousei"])],
)
def test_kaj_equips_friends_if_there_is_money(who: str, cards: int, equips: list[str]) -> None:
    """The Hand costs 2, less 1. Servo is no friend."""
    crews: list[dict[str, str]] = [{"kaj_kousei": "docks"}, {}]
    crews[who == "servo_scarpa"][who] = "docks"
    st = BY_THE_CITY.pos({"crew": crews[0], "hand": ["triage"] * cards}, {"crew": crews[1]}, city_deck=["syrneth_hand"])
    step(st, "use kaj_kousei")
    assert can(st, "choose syrneth_hand") == (len(equips) > 0)
    step(st, "choose syrneth_hand" if equips else "pass")
    if len(equips) > 1:
        assert names(says(st)) == equips
    elif equips:
        go(st, "pay triage")
        assert bearer(st, "syrneth_hand") == "kaj_kousei"
    else:
        assert zone(st, "syrneth_hand") == "deck"


@pytest.mark.card("fivesails", "kaj_kousei", "gustavo", "ravenna_destine")
@pytest.mark.rule("FIV-QUAL-4", "FIV-ONCE-1")
@pytest.mark.parametrize("who", ["kaj_kousei", "gustavo", "ravenna_destine"])
def test_in_the_city_and_once_a_day(who: str) -> None:
    assert not can(BY_THE_CITY.pos({"crew": {who: "home"}}), f"use {who}")
    st = BY_THE_CITY.pos(
        {"crew": {who: "docks"}, "deck": ["langschwert", "breastplate"]},
        city_deck=["eko_sorridi", "so_it_begins", "eager_blade", "leja_juska"],
    )
    assert can(st, f"use {who}")
    go(st, f"use {who}", "pass")
    assert not can(st, f"use {who}")


@pytest.mark.card("fivesails", "kaj_kousei", "kalla_forsberg")
@pytest.mark.parametrize(
    ("gear", "who", "cost"),
    [
        ("crystal_eye", "otto_streit", 0),  # an Artifact
        ("burnished_cuirass", "otto_streit", 1),
        ("burnished_cuirass", "kalla_forsberg", 0),
        ("crystal_eye", "kalla_forsberg", 0),  # never below 0
    ],
)
def test_what_the_collector_and_the_smith_save(gear: str, who: str, cost: int) -> None:
    me: dict[str, Any] = {**EISEN, "crew": {"kaj_kousei": "forums", who: "docks"}}
    if cost:
        assert not can(pos(me, city={"docks": [gear]}), f"equip {gear}")
    st = pos({**me, "hand": ["triage"] * cost}, {"approach": ["marooned"]}, city={"docks": [gear]})
    go(st, f"equip {gear}", *["pay triage"] * cost)
    assert (bearer(st, gear), hand(st, 0)) == (who, [])


@pytest.mark.card("fivesails", "bleed_out", "status_matters", "kalla_forsberg", "odette_dubois_darrent")
@pytest.mark.rule("FIV-PLAY-3", "FIV-C-145")
def test_a_target_is_missing_only_where_the_card_wants_one() -> None:
    """Odette moves a Duelist and Kalla an attachment, but neither is a target."""
    st = pos({**MONTAIGNE, "hand": ["bleed_out", "boon", "boon"]})
    assert why(st, "use bleed_out") == ("FIV-PLAY-3", "no-target card=card:bleed_out")
    st = pos({**MONTAIGNE, "crew": {"odette_dubois_darrent": "docks", "kalla_forsberg": "docks"}})
    for card in ("odette_dubois_darrent", "kalla_forsberg"):
        assert why(st, f"use {card}") == vain(card)


@pytest.mark.card("fivesails", "kalla_forsberg")
def test_kalla() -> None:
    st = BY_THE_CITY.pos(
        {"crew": {"kalla_forsberg": "docks", "otto_streit": "docks"}, "hand": ["breastplate"]},
        gear={"langschwert": "otto_streit"},
    )
    go(st, "use kalla_forsberg")
    assert bearer(st, "langschwert") == "kalla_forsberg"
    go(st, "pass", "equip breastplate")
    assert bearer(st, "breastplate") == "kalla_forsberg"  # 1 less


@pytest.mark.card("fivesails", "kalla_forsberg")
def test_kalla_gives_things_to_friends_beside_her() -> None:
    crew = {"kalla_forsberg": "docks", "otto_streit": "docks", "philip_hase": "docks", "uwe_zimmerman": "forums"}
    st = BY_THE_CITY.pos({"crew": crew}, {"crew": {"servo_scarpa": "docks"}}, gear={"langschwert": "otto_streit"})
    step(st, "use kalla_forsberg")
    assert names(says(st)) == ["kalla_forsberg", "philip_hase"]


@pytest.mark.card("fivesails", "kalla_forsberg")
@pytest.mark.parametrize(
    ("otto", "gear", "able"),
    [
        ("docks", {"langschwert": "otto_streit"}, True),
        ("docks", {}, False),
        ("forums", {"langschwert": "kalla_forsberg"}, False),  # nobody else is here
        ("docks", {"syrneth_hand": "otto_streit"}, False),  # never moves
    ],
)
def test_kalla_moves_what_can_be_moved(otto: str, gear: dict[str, str], able: bool) -> None:
    st = BY_THE_CITY.pos({"crew": {"kalla_forsberg": "docks", "otto_streit": otto}}, gear=gear)
    assert can(st, "use kalla_forsberg") == able


@pytest.mark.card("fivesails", "kalla_forsberg", "fates_burden")
@pytest.mark.rule("FIV-C-161")
def test_kalla_moves_what_an_enemy_has_put_on_your_people_and_it_stays_the_enemys() -> None:
    st = pos(
        {"crew": {"kalla_forsberg": "docks", "otto_streit": "docks"}},
        {"crew": {"sibella_scarpa": "docks"}, "hand": ["fates_burden"]},
        turn=1,
    )
    go(st, "use fates_burden", "choose otto_streit", "use kalla_forsberg")
    assert bearer(st, "fates_burden") == "kalla_forsberg"
    assert st.ctrl[number(st, "fates_burden")] == 1


@pytest.mark.card("fivesails", "kalla_forsberg", "philip_hase", "let_the_sword_decide")
@pytest.mark.rule("FIV-C-148", "FIV-C-161")
def test_a_weapon_that_kalla_hands_over_moves_philip_and_brings_a_card() -> None:
    crew = {"kalla_forsberg": "docks", "philip_hase": "docks"}
    me = {**EISEN, "crew": crew, "scheme": "let_the_sword_decide", "deck": ["precision"]}
    st = pos(me, gear={"langschwert": "kalla_forsberg"})
    step(st, "use kalla_forsberg", "use philip_hase 1", "use let_the_sword_decide", "use philip_hase")
    go(st, "place forums")
    assert (place(st, "philip_hase"), hand(st, 0)) == ("forums", ["precision"])


@pytest.mark.card("fivesails", "kalla_forsberg", "unsavory_salve")
@pytest.mark.rule("FIV-C-161")
def test_a_salve_is_lost_with_the_weapon_that_kalla_hands_over() -> None:
    st = pos(
        {**EISEN, "crew": {"kalla_forsberg": "docks", "uwe_zimmerman": "docks"}},
        gear={"langschwert": "uwe_zimmerman", "unsavory_salve": "uwe_zimmerman"},
    )
    go(st, "use kalla_forsberg")
    assert (bearer(st, "langschwert"), zone(st, "unsavory_salve")) == ("kalla_forsberg", "discard")


@pytest.mark.card("fivesails", "kalla_forsberg", "fates_burden")
@pytest.mark.rule("FIV-C-161", "FIV-C-147")
def test_a_burden_that_kalla_takes_upon_herself_holds_her_down() -> None:
    me = {**VODACCE, "crew": {"sibella_scarpa": "docks"}, "hand": ["fates_burden"]}
    foe = {**EISEN, "crew": {"kalla_forsberg": "docks", "uwe_zimmerman": "docks"}}
    st = pos(me, foe, engaged=["kalla_forsberg", "uwe_zimmerman"])
    go(st, "use fates_burden", "choose uwe_zimmerman", "use kalla_forsberg", "pass", "pass")
    assert (engaged(st), pile(st, 0)) == ({"kalla_forsberg"}, ["fates_burden"])


@pytest.mark.card("fivesails", "kalla_forsberg", "legions_caress")
@pytest.mark.rule("FIV-C-148")
@pytest.mark.parametrize(("money", "able"), [([], False), (["boon"], True)])
def test_kalla_makes_nothing_cheaper_that_an_enemy_puts_on_her(money: list[str], able: bool) -> None:
    st = pos({"hand": ["legions_caress", *money]}, {**EISEN, "crew": {"kalla_forsberg": "docks"}})
    assert can(st, "equip legions_caress") == able


@pytest.mark.card("fivesails", "kalla_forsberg", "makepeace_botwighte")
@pytest.mark.rule("FIV-COST-4")
@pytest.mark.parametrize(
    ("where", "money", "able"), [("forums", [], True), ("docks", [], False), ("docks", ["boon"], True)]
)
def test_what_kalla_equips_costs_less_and_before_makepeace_more(where: str, money: list[str], able: bool) -> None:
    me = {**EISEN, "crew": {"kalla_forsberg": "docks"}, "hand": ["breastplate", *money]}
    st = pos(me, {**CASTILLE, "crew": {"makepeace_botwighte": where}})
    assert can(st, "equip breastplate") == able
    if able:
        step(st, "equip breastplate")
        go(st, *(["choose kalla_forsberg", "pay boon"] if money else []))
        assert bearer(st, "breastplate") == "kalla_forsberg"


@pytest.mark.card("fivesails", "leja_juska")
@pytest.mark.rule("FIV-DUEL-4")
def test_leja() -> None:
    """1 more or 1 less, on either, where there is some. (No card of this set but hers puts threat on a challenger so
    early.)"""
    for option, before, threat in ((1, 0, (1, 3)), (2, 2, (1, 3)), (3, 0, (0, 4)), (4, 0, (0, 2))):
        st = BY_THE_CITY.pos(
            {"crew": {"terrell_brandt": "forums", "leja_juska": "forums"}},
            {"crew": {"servo_scarpa": "forums"}, "hand": ["pull"]},
        )
        step(st, "challenge terrell_brandt", "accept", "use leja_juska")
        st.duel.challenger.pool = before
        assert can(st, "option 2") == (before > 0)  # FIV-C-145
        go(st, f"option {option}")
        assert pools(st) == threat


@pytest.mark.card("fivesails", "leja_juska")
@pytest.mark.rule("FIV-DUEL-4")
@pytest.mark.parametrize(("leja", "able"), [("forums", True), ("docks", False)])
def test_leja_whispers_where_a_duel_begins(leja: str, able: bool) -> None:
    st = BY_THE_CITY.pos(
        {"crew": {"terrell_brandt": "forums", "leja_juska": leja}},
        {"crew": {"servo_scarpa": "forums"}, "hand": ["pull"]},
    )
    step(st, "challenge terrell_brandt", "accept")
    assert offers(st, "use leja_juska") == able


@pytest.mark.card("fivesails", "leja_juska")
@pytest.mark.rule("FIV-DUEL-4", "FIV-C-104")
def test_leja_meddles_before_the_first_card() -> None:
    me = {"crew": {"servo_scarpa": "forums", "leja_juska": "forums"}}
    st = pos(me, {"crew": {"uwe_zimmerman": "forums"}, "hand": ["triage"]})
    step(st, "challenge servo_scarpa", "accept")
    assert offers(st, "use leja_juska")
    step(st, "use leja_juska")
    seen = set()
    for action in st.legal(0):
        table = st.clone()
        assert isinstance(table, FiveSails)
        table.apply(0, action)
        rest(table)
        seen.add(pools(table))
    assert {(0, 2), (0, 4)} <= seen


@pytest.mark.card("fivesails", "leja_juska")
@pytest.mark.rule("FIV-C-145", "FIV-DUEL-4")
def test_leja_takes_no_threat_off_one_who_has_none_at_whosever_duel() -> None:
    third = {**VODACCE, "crew": {"leja_juska": "docks"}}
    foe = {**USSURA, "crew": {"ren": "docks"}, "hand": ["sunder"]}
    st = pos({**EISEN, "crew": {"otto_streit": "docks"}}, foe, more=[third])
    step(st, "challenge otto_streit", "choose ren", "accept", "use leja_juska")
    assert says(st) == ["option 1", "option 3", "option 4"]
    go(st, "option 1")
    assert pools(st) == (1, 1)


@pytest.mark.card("fivesails", "leja_juska")
@pytest.mark.rule("FIV-DUEL-4")
def test_lejas_question_names_the_characters() -> None:
    st = pos(
        {"crew": {"servo_scarpa": "forums", "leja_juska": "forums"}},
        {"crew": {"uwe_zimmerman": "forums"}, "hand": ["langschwert"]},
    )
    step(st, "challenge servo_scarpa", "accept", "use leja_juska")
    while says(st) == ["pass"]:
        st.apply(st.mover(), 0)
    words = [notation(choice.words) for choice in st.view(0).choices]
    assert words == [
        "do-more-threat-challenger threat=1 card=card:servo_scarpa",
        "do-more-threat-defender threat=1 card=card:uwe_zimmerman",
        "do-less-threat-defender threat=1 card=card:uwe_zimmerman",
    ]


@pytest.mark.card("fivesails", "leja_juska")
@pytest.mark.rule("FIV-C-96", "FIV-C-98", "FIV-DUEL-5")
def test_a_third_player_makes_the_only_threat_there_is() -> None:
    """Gustavo challenges with Combat 0, and Leja's player puts 1 threat on him: after Otto's round the next is his."""
    st = table(
        {"crew": {"gustavo": "docks"}, "hand": ["boon"]},
        {"crew": {"otto_streit": "docks"}, "hand": ["regroup"]},
        {"crew": {"leja_juska": "docks"}},
        first=2,
    )
    step(st, "challenge gustavo", "choose otto_streit", "accept")
    assert (offers(st, "use leja_juska"), st.mover()) == (True, 2)
    go(st, "use leja_juska", "option 1")
    assert (pools(st), st.mover(), "pass" in says(st)) == ((1, 0), 1, False)
    step(st, "choose regroup")
    strike(st)
    assert (pools(st), st.mover(), "pass" in says(st)) == ((1, 0), 0, True)
