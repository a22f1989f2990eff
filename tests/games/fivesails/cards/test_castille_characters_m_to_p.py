"""The characters of Castille, m to p by their ids: what each does, where its text ends, and where it says no."""

from __future__ import annotations

from typing import Any

import pytest

from intrigue.games.fivesails.rules.drama import Turn
from intrigue.games.fivesails.rules.planning import Scheme
from intrigue.games.fivesails.rules.reactions import Window
from intrigue.games.fivesails.rules.stats import num
from intrigue.games.fivesails.rules.wounds import destroy
from intrigue.games.fivesails.state.names import INFLUENCE

from .. import playing
from ..playing import (
    BY_CASTILLE,
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
    names,
    number,
    pile,
    place,
    renown,
    resolved,
    rest,
    says,
    step,
    struck,
    table,
    until,
    why,
    wounds,
)
from ..situations import ODETTE, SOLINE, THREE, YEVGENI, dueling, is_over, laid_out

pos = BY_CASTILLE.pos
duel = BY_CASTILLE.duel


@pytest.mark.card("fivesails", "madre_dolores")
def test_madre() -> None:
    st = pos(
        {"crew": {"madre_dolores": "docks", "sanjay": "docks"}, "hand": ["triage"]},
        wounds={"madre_dolores": 1, "sanjay": 1},
    )
    go(st, "use madre_dolores", "option 2", "choose triage", "choose sanjay")
    assert wounds(st) == {}


@pytest.mark.card("fivesails", "madre_dolores")
def test_madre_heals_one_wound_of_each_beside_her() -> None:
    st = pos(
        {
            "crew": {"madre_dolores": "docks", "sanjay": "docks", "raton": "docks", "maya_de_la_rioja": "forums"},
            "hand": ["triage"],
        },
        {"crew": {"otto_streit": "docks"}},
        wounds={"sanjay": 2, "maya_de_la_rioja": 2, "otto_streit": 2},
    )
    step(st, "use madre_dolores", "option 2", "choose triage")
    assert names(says(st)) == ["otto_streit", "sanjay"]  # neither Ratón, who is well, nor Maya, who is elsewhere
    go(st, "choose sanjay")
    assert wounds(st) == {"sanjay": 1, "maya_de_la_rioja": 2, "otto_streit": 1}


@pytest.mark.card("fivesails", "madre_dolores")
@pytest.mark.parametrize(
    ("madre", "patient", "wounds", "able"),
    [
        ("docks", "docks", {"sanjay": 1}, True),
        ("docks", "docks", {}, False),
        ("docks", "forums", {"sanjay": 1}, False),
        ("home", "home", {"sanjay": 1}, False),
    ],
)
def test_madre_heals_the_wounded_beside_her(madre: str, patient: str, wounds: dict[str, int], able: bool) -> None:
    st = pos({"crew": {"madre_dolores": madre, "sanjay": patient}}, wounds=wounds)
    assert can(st, "use madre_dolores") == able


@pytest.mark.card("fivesails", "madre_dolores")
def test_madre_asks_one_card_for_the_second_who_heals() -> None:
    crew = {"madre_dolores": "docks", "sanjay": "docks"}
    st = laid_out(SOLINE, crew, THREE, wounds={"madre_dolores": 1, "sanjay": 1})
    go(st, "use madre_dolores", "option 2", "choose triage", "choose sanjay")
    assert (wounds(st), pile(st, 0), is_over(st)) == ({}, ["triage"], True)


@pytest.mark.card("fivesails", "madre_dolores")
@pytest.mark.rule("FIV-COST-6", "FIV-PLAY-2")
def test_madre_discards_before_anybody_is_chosen() -> None:
    crew = {"madre_dolores": "docks", "sanjay": "docks"}
    st = playing.pos({"crew": crew, "hand": ["triage"]}, wounds={"madre_dolores": 1, "sanjay": 1})
    step(st, "use madre_dolores", "option 2")
    assert says(st) == [f"choose triage {number(st, 'triage')}"]
    go(st, "choose triage", "choose sanjay")
    assert wounds(st) == {}
    st = playing.pos({"crew": crew, "hand": ["triage"]}, wounds={"sanjay": 1})
    step(st, "use madre_dolores")
    assert (wounds(st), hand(st, 0)) == ({}, ["triage"])  # there is nobody else to heal, so nothing to discard for
    st = playing.pos({"crew": crew}, wounds={"madre_dolores": 1, "sanjay": 1})
    go(st, "use madre_dolores", "choose sanjay")
    assert wounds(st) == {"madre_dolores": 1}


@pytest.mark.card("fivesails", "lets_haggle", "makepeace_botwighte")
@pytest.mark.rule("FIV-COST-2", "FIV-PLAY-3")
def test_what_lies_at_the_bazaar_is_too_dear() -> None:
    """The Coat costs 3, at the Bazaar 1 less, and Makepeace makes it 1 dearer; the Pistol costs less than that."""
    otto = {"otto_streit": "grand_bazaar"}
    me: dict[str, Any] = {**EISEN, "crew": otto, "scheme": "lets_haggle", "hand": ["regroup"]}
    foe = {**CASTILLE, "crew": {"makepeace_botwighte": "grand_bazaar"}}

    def refused(**given: Any) -> tuple[str, str]:
        return why(playing.pos(me, foe, **given), "use lets_haggle")

    coat = "no-money cost=(no-money-cost card=card:captains_coat price=3) held=1"
    assert refused(city={"grand_bazaar": ["captains_coat"]}) == ("FIV-COST-2", coat)
    assert refused(city={"docks": ["captains_coat"]})[0] == "FIV-PLAY-3"
    assert can(playing.pos(me, foe, city={"grand_bazaar": ["captains_coat", "duckfoot_pistol"]}), "use lets_haggle")


@pytest.mark.card("fivesails", "makepeace_botwighte")
def test_makepeace() -> None:
    st = pos(
        {"crew": {"makepeace_botwighte": "docks"}},
        {"crew": {"otto_streit": "docks"}, "hand": ["langschwert", "triage"]},
        engaged=["otto_streit"],
    )
    go(st, "use makepeace_botwighte")
    assert place(st, "otto_streit") == "home 2"
    st = pos(
        {"crew": {"makepeace_botwighte": "docks"}},
        {"crew": {"otto_streit": "docks"}, "hand": ["langschwert", "triage"]},
        turn=1,
    )
    go(st, "equip langschwert", "choose otto_streit", "pay triage")
    assert bearer(st, "langschwert") == "otto_streit"


@pytest.mark.card("fivesails", "makepeace_botwighte")
def test_makepeace_sends_no_friend_home() -> None:
    st = pos({"crew": {"makepeace_botwighte": "docks", "sanjay": "docks"}}, engaged=["sanjay"])
    assert not can(st, "use makepeace_botwighte")


@pytest.mark.card("fivesails", "makepeace_botwighte")
@pytest.mark.rule("FIV-KEY-10")
@pytest.mark.parametrize(
    ("who", "where", "tired", "able"),
    [
        ("otto_streit", "docks", True, True),
        ("otto_streit", "docks", False, False),
        ("otto_streit", "forums", True, False),
        ("sibella_scarpa", "docks", True, False),  # Influence 3 above his 2
    ],
)
def test_makepeace_sends_only_the_tired_and_lesser_home(who: str, where: str, tired: bool, able: bool) -> None:
    st = pos({"crew": {"makepeace_botwighte": "docks"}}, {"crew": {who: where}}, engaged=[who] if tired else [])
    assert can(st, "use makepeace_botwighte") == able


@pytest.mark.card("fivesails", "makepeace_botwighte", "henri_michelet")
@pytest.mark.rule("FIV-C-145")
@pytest.mark.parametrize(("beside", "able"), [("docks", False), ("forums", True)])
def test_makepeace_sends_nobody_home_whom_henri_holds(beside: str, able: bool) -> None:
    foe = {**MONTAIGNE, "crew": {"henri_michelet": beside, "jean_urbain": "docks"}}
    st = playing.pos({**CASTILLE, "crew": {"makepeace_botwighte": "docks"}}, foe, engaged=["jean_urbain"])
    assert can(st, "use makepeace_botwighte") == able


@pytest.mark.card("fivesails", "makepeace_botwighte", "kaj_kousei", "yevgeni")
@pytest.mark.rule("FIV-COST-4", "FIV-EQUIP-1")
def test_what_is_dearer_and_cheaper_adds_up() -> None:
    """The Eye costs 1, 1 more beside Makepeace, 1 less by Kaj, and 1 less by Yevgeni while it is paid for."""
    me = {**USSURA, "crew": {"kaj_kousei": "docks"}, "hand": ["boon"]}
    foe = {**CASTILLE, "crew": {"makepeace_botwighte": "docks"}}
    st = playing.pos(me, foe, city={"docks": ["crystal_eye"]})
    step(st, "equip crystal_eye")
    rest(st)
    assert {text.split()[0] for text in says(st)} == {"pay", "use"}
    step(st, "use yevgeni")
    rest(st)
    assert (bearer(st, "crystal_eye"), hand(st, 0)) == ("kaj_kousei", ["boon"])


@pytest.mark.card("fivesails", "vittoria_anselmo", "makepeace_botwighte")
@pytest.mark.rule("FIV-C-207", "FIV-PLAY-3")
def test_the_new_target_is_a_thug_who_can_be_it() -> None:
    """Makepeace shows the door to the engaged, so to Dante, and not to Buratino for the sake of being cancelled."""
    crew = {"vittoria_anselmo": "forums", "buratino": "forums", "dante": "forums"}
    st = playing.pos(
        {**CASTILLE, "crew": {"makepeace_botwighte": "forums"}},
        {**VODACCE, "crew": crew},
        engaged=["vittoria_anselmo", "dante"],
    )
    step(st, "use makepeace_botwighte", "choose vittoria_anselmo", "use vittoria_anselmo", "option 2")
    rest(st)
    assert [place(st, id) for id in crew] == ["home 2", "forums", "home 2"]


@pytest.mark.card("fivesails", "kaj_kousei", "makepeace_botwighte", "smuggled_item")
@pytest.mark.rule("FIV-COST-8", "FIV-C-148")
@pytest.mark.parametrize(("money", "able"), [([], False), (["triage"], True)])
def test_kaj_equips_no_artifact_that_makepeace_has_made_too_dear(money: list[str], able: bool) -> None:
    me = {**EISEN, "crew": {"kaj_kousei": "docks"}, "hand": money}
    deck = ["smuggled_item", "gustavo", "so_it_begins", "giacinto"]
    st = playing.pos(me, {**CASTILLE, "crew": {"makepeace_botwighte": "docks"}}, city_deck=deck)
    step(st, "use kaj_kousei")
    assert can(st, "choose smuggled_item") == able


@pytest.mark.card("fivesails", "makepeace_botwighte")
@pytest.mark.parametrize(("whose", "where", "able"), [(1, "docks", False), (1, "forums", True), (0, "docks", True)])
def test_makepeace_haggles_with_who_opposes_him(whose: int, where: str, able: bool) -> None:
    """There is nothing to pay with but the Langschwert itself, which is free of charge."""
    sides: list[dict[str, Any]] = [{**CASTILLE, "crew": {"makepeace_botwighte": "docks"}}, {**EISEN, "crew": {}}]
    sides[whose]["crew"]["otto_streit"] = where
    sides[whose]["hand"] = ["langschwert"]
    st = playing.pos(*sides, turn=whose)
    step(st, "equip langschwert")
    assert can(st, "choose otto_streit") == able


@pytest.mark.card("fivesails", "makepeace_botwighte", "legions_caress")
@pytest.mark.rule("FIV-C-148")
def test_makepeace_makes_nothing_dearer_that_a_third_puts_on_somebody() -> None:
    me = {"hand": ["legions_caress", "boon"]}
    third = {**EISEN, "crew": {"otto_streit": "docks"}}
    st = playing.pos(me, {**CASTILLE, "crew": {"makepeace_botwighte": "docks"}}, more=[third])
    step(st, "equip legions_caress")
    assert {text.split()[1] for text in says(st)} == {"makepeace_botwighte", "otto_streit"}
    go(st, "choose otto_streit", "pay boon")
    assert (bearer(st, "legions_caress"), hand(st, 0)) == ("otto_streit", [])


@pytest.mark.card("fivesails", "maya_de_la_rioja")
def test_maya() -> None:
    st = pos({"crew": {"maya_de_la_rioja": "docks"}}, first=1)
    go(st, "use maya_de_la_rioja", "place grand_bazaar")
    assert place(st, "maya_de_la_rioja") == "grand_bazaar"
    st = duel({"hand": ["robbery", "improvising"]}, {"hand": ["langschwert", "triage"]})
    go(st, "choose langschwert", "choose improvising", "use maya_de_la_rioja", "choose triage")
    assert pile(st, 1) == ["triage"]
    assert struck(st) == (1, 0, 1)


@pytest.mark.card("fivesails", "maya_de_la_rioja")
@pytest.mark.parametrize(
    ("first", "places"),
    [(0, ["place docks", "place grand_bazaar"]), (1, ["place docks", "place grand_bazaar", "place home 1"])],
)
def test_maya_goes_farther_when_others_are_first(first: int, places: list[str]) -> None:
    st = pos({"crew": {"maya_de_la_rioja": "forums"}}, first=first)
    step(st, "use maya_de_la_rioja 1")
    assert says(st) == places
    go(st, "place docks", "pass")
    assert (place(st, "maya_de_la_rioja"), engaged(st)) == ("docks", set())
    assert not can(st, "use maya_de_la_rioja 1")  # once a Day


@pytest.mark.card("fivesails", "maya_de_la_rioja")
@pytest.mark.rule("FIV-C-105")
@pytest.mark.parametrize(("card", "able"), [("improvising", True), ("taunt", False), ("adaptable", False)])
def test_maya_gives_up_a_riposte(card: str, able: bool) -> None:
    st = duel({"hand": [card]}, {"hand": ["langschwert", "triage"]})
    step(st, "choose langschwert", f"choose {card}")
    assert can(st, "use maya_de_la_rioja 2") == able  # Riposte 2, a dash, 0


@pytest.mark.card("fivesails", "maya_de_la_rioja")
def test_mayas_foe_discards_one_card() -> None:
    st = dueling(SOLINE, "maya_de_la_rioja", ["robbery", "improvising"], ["langschwert", *THREE])
    go(st, "choose langschwert", "choose improvising", "use maya_de_la_rioja", "choose triage")
    assert (pile(st, 1), struck(st)) == (["triage"], (1, 0, 1))  # and the round goes on


@pytest.mark.card("fivesails", "padre_anibal")
def test_padre() -> None:
    st = pos({"crew": {"padre_anibal": "docks"}}, {"crew": {"kaspar_dietrich": "docks", "uwe_zimmerman": "docks"}})
    go(st, "claim padre_anibal")
    assert held(st) == {"docks": 0}  # 2 + 2 against 3
    go(st, "pass", "use padre_anibal")
    assert engaged(st) == set()


@pytest.mark.card("fivesails", "padre_anibal")
@pytest.mark.parametrize(
    ("where", "renown", "tired", "able"),
    [
        ("docks", {"forums": 1}, True, True),
        ("docks", {"docks": 1}, True, False),
        ("docks", {}, False, False),
        ("home", {}, True, False),
    ],
)
def test_padre_rests_where_no_renown_is(where: str, renown: dict[str, int], tired: bool, able: bool) -> None:
    st = pos({"crew": {"padre_anibal": where}}, renown=renown, engaged=["padre_anibal"] if tired else [])
    assert can(st, "use padre_anibal") == able


@pytest.mark.card("fivesails", "padre_anibal")
@pytest.mark.card("fivesails", "claude_de_la_roche")
@pytest.mark.parametrize(
    ("who", "others", "claims"),
    [
        ("padre_anibal", {"sibella_scarpa": "docks"}, True),  # 2 + 2 against 3
        ("padre_anibal", {"sibella_scarpa": "docks", "alcee": "docks"}, False),  # against 4
        ("claude_de_la_roche", {"cesca_del_rosso": "docks"}, True),  # 2 + 1 against 2
        ("claude_de_la_roche", {"sibella_scarpa": "docks"}, False),  # against 3
    ],
)
def test_how_much_more_one_weighs_in_a_pressure(who: str, others: dict[str, str], claims: bool) -> None:
    st = laid_out(SOLINE, {who: "docks"}, [], {"crew": others})
    go(st, f"claim {who}")
    assert held(st) == ({"docks": 0} if claims else {})


@pytest.mark.card("fivesails", "padre_anibal")
@pytest.mark.parametrize(("renown", "claimed"), [(1, {"docks": 0}), (2, {})])
def test_padre_speaks_for_the_poor(renown: int, claimed: dict[str, int]) -> None:
    """Influence 2, and 2 more in a pressure, against 3."""
    crew = {"kaspar_dietrich": "docks", "uwe_zimmerman": "docks"}
    st = playing.pos({**CASTILLE, "crew": {"padre_anibal": "docks"}}, {**EISEN, "crew": crew}, renown={"docks": renown})
    assert num(st, number(st, "padre_anibal"), INFLUENCE) == 2
    go(st, "claim padre_anibal")
    assert held(st) == claimed


@pytest.mark.card("fivesails", "patricia_moustakas")
def test_patricia() -> None:
    st = pos({"crew": {"patricia_moustakas": "docks"}}, {"crew": {"terrell_brandt": "docks"}})
    go(st, "use patricia_moustakas 1")
    assert held(st) == {"docks": 0}
    assert not can(st, "challenge terrell_brandt")
    go(st, "pass", "use patricia_moustakas 2")
    assert (len(hand(st, 0)), engaged(st)) == (1, {"patricia_moustakas"})


@pytest.mark.card("fivesails", "patricia_moustakas")
def test_patricia_makes_every_opponent_discard() -> None:
    others: list[dict[str, Any]] = [{"leader": "yevgeni", "hand": ["pull"]}, {"leader": "odette_dubois_darrent"}]
    others[1]["hand"] = ["boon", "triage"]
    st = pos({"crew": {"patricia_moustakas": "docks"}}, {"hand": ["triage"]}, first=1, more=others)
    go(st, "use patricia_moustakas 2", "choose triage", "choose pull", "choose boon")
    assert [pile(st, seat) for seat in range(4)] == [[], ["triage"], ["pull"], ["boon"]]
    assert (hand(st, 0), hand(st, 3)) == ([], ["triage"])


@pytest.mark.card("fivesails", "patricia_moustakas")
@pytest.mark.parametrize(
    ("where", "tired", "claims", "works"),
    [("docks", False, True, True), ("docks", True, True, False), ("forums", False, False, False)],
)
def test_patricia_is_master_of_the_docks_only(where: str, tired: bool, claims: bool, works: bool) -> None:
    st = pos({"crew": {"patricia_moustakas": where}}, engaged=["patricia_moustakas"] if tired else [])
    assert (can(st, "use patricia_moustakas 1"), can(st, "use patricia_moustakas 2")) == (claims, works)


@pytest.mark.card("fivesails", "patricia_moustakas")
def test_patricias_opponents_discard_one_card_each() -> None:
    more = [{"leader": YEVGENI, "hand": THREE}, {"leader": ODETTE, "hand": THREE}]
    st = laid_out(SOLINE, {"patricia_moustakas": "docks"}, [], {"hand": THREE}, first=1, more=more)
    go(st, "use patricia_moustakas 2", "choose triage", "choose regroup", "choose precision")
    assert [pile(st, seat) for seat in (1, 2, 3)] == [["triage"], ["regroup"], ["precision"]]
    assert is_over(st)


@pytest.mark.card("fivesails", "patricia_moustakas", "sanjay", "parley_gone_wrong")
@pytest.mark.rule("FIV-C-9", "FIV-C-145")
def test_each_opponent_is_each_who_is_left() -> None:
    """Of four one is out: the two others discard for Patricia, and may move Renown for the scheme."""
    st = table(
        {**CASTILLE, "crew": {"patricia_moustakas": "docks"}, "scheme": "parley_gone_wrong"},
        {"hand": ["triage"], "crew": {"otto_streit": "home"}},
        {"hand": ["boon"]},
        {**MONTAIGNE, "hand": ["gallant_deeds", "disarm"]},
        renown={"docks": 3},
        first=1,
        turn=0,
    )
    destroy(st, st.leaders[1])
    st.advance()
    st.first = 2
    st.offered = None
    resolved(st)
    asked = []
    while not can(st, "move patricia_moustakas"):
        asked.append(st.mover())
        st.apply(st.mover(), st.legal(st.mover())[-1])
    assert set(asked) == {2, 3}
    assert (st.renown_on[1], st.renown_on[2]) == (1, 3)
    go(st, "use patricia_moustakas 2")
    until(st, lambda st: st.mover() == 2 and can(st, "pass"))
    assert [len(cards) for cards in st.hands] == [0, 0, 0, 1]


@pytest.mark.card("fivesails", "patricia_moustakas")
@pytest.mark.parametrize(
    ("where", "tired", "able"), [("docks", [], False), ("docks", ["patricia_moustakas"], True), ("forums", [], True)]
)
def test_patricia_is_safe_en_garde_at_the_docks(where: str, tired: list[str], able: bool) -> None:
    st = playing.pos(
        {**CASTILLE, "crew": {"patricia_moustakas": where}}, {"crew": {"uwe_zimmerman": where}}, engaged=tired, turn=1
    )
    assert can(st, "challenge uwe_zimmerman") == able


@pytest.mark.card("fivesails", "parley_gone_wrong", "patricia_moustakas")
@pytest.mark.rule("FIV-C-221", "FIV-FIRST-3")
@pytest.mark.parametrize(("first", "order"), [(2, [2, 3, 1]), (3, [3, 1, 2]), (1, [1, 2, 3])])
def test_what_each_opponent_does_begins_with_the_first_player(first: int, order: list[int]) -> None:
    """All discard for Patricia, and for the scheme
    whoever comes first may have the only Renown there is to move."""
    me: dict[str, Any] = {"crew": {"patricia_moustakas": "docks"}, "scheme": "parley_gone_wrong"}
    others: list[dict[str, Any]] = [{"hand": ["boon", "pull"]} for _ in range(3)]
    st = table(me, *others, first=first)
    step(st, "use patricia_moustakas 2")
    asked: list[int] = []
    while not isinstance(st.stack[-1], (Turn, Window)):
        asked.append(st.mover())
        st.apply(st.mover(), st.legal(st.mover())[0])
    assert asked == order

    st = table(me, *others, first=first, renown={"docks": 1})
    st.stack.append(Scheme(0))
    st.advance()
    assert st.mover() == order[0]
    step(st, "place docks")
    assert (renown(st), type(st.stack[-1])) == ({"forums": 2}, Turn)


@pytest.mark.card("fivesails", "patricia_moustakas")
@pytest.mark.rule("FIV-C-145")
@pytest.mark.parametrize(("cards", "able"), [(0, False), (1, True)])
def test_patricia_is_not_engaged_where_nobody_has_anything_to_discard(cards: int, able: bool) -> None:
    me = {**CASTILLE, "crew": {"patricia_moustakas": "docks"}}
    st = playing.pos(me, EISEN, more=[{**USSURA, "hand": ["boon"] * cards}], first=1)
    assert can(st, "use patricia_moustakas 2") == able
    if able:
        go(st, "use patricia_moustakas 2")
        assert (hand(st, 2), says(st)[0]) == ([], "pass")
