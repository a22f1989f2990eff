"""The risks of Eisen, a to i by their ids: what each does, where its text ends, and where it says no."""

from __future__ import annotations

import pytest

from intrigue.games.fivesails.rules.wounds import destroy
from intrigue.games.fivesails.state.names import SORCERER
from intrigue.games.fivesails.state.printed import CARDS

from .. import playing
from ..playing import BY_EISEN, EISEN, USSURA, can, engaged, go, hand, number, offers, place, step, strike, why, wounds
from ..situations import seen_off, uwe_falls, vain

pos = BY_EISEN.pos
duel = BY_EISEN.duel


@pytest.mark.card("fivesails", "answering_the_call", "edeline_trinken", "eko_sorridi")
@pytest.mark.rule("FIV-C-216", "FIV-DUR-2", "FIV-C-115")
def test_who_has_answered_the_call_bleeds_for_nobody_after_the_duel() -> None:
    """Kaj has taken the wounds of Terrell's round, and there is no other round of his: the duel is over."""
    crew = {"terrell_brandt": "docks", "kaj_kousei": "docks", "edeline_trinken": "forums"}
    st = playing.pos(
        {**EISEN, "crew": crew, "hand": ["answering_the_call"]},
        {**USSURA, "crew": {"torsten_vakt": "docks", "eko_sorridi": "docks"}, "hand": ["triage", "not_today"]},
    )
    go(st, "challenge terrell_brandt", "choose torsten_vakt", "accept", "choose triage")
    strike(st)
    step(st, "choose answering_the_call", "use answering_the_call")
    strike(st)
    assert wounds(st)["kaj_kousei"] == 3
    step(st, "choose not_today")
    seen_off(st)
    assert wounds(st) == {"terrell_brandt": 1, "kaj_kousei": 3, "torsten_vakt": 4}


@pytest.mark.card("fivesails", "answering_the_call")
def test_answering_the_call() -> None:
    st = duel(
        {"crew": {"terrell_brandt": "forums", "kaj_kousei": "forums"}, "hand": ["answering_the_call"]},
        {"hand": ["bravos"]},
    )
    go(st, "choose bravos", "choose answering_the_call", "use answering_the_call", "pass")
    assert wounds(st)["kaj_kousei"] == 3  # 4 threat, 1 parried


@pytest.mark.card("fivesails", "answering_the_call")
@pytest.mark.parametrize(
    ("mine", "theirs", "able"),
    [
        ({"kaj_kousei": "forums", "gustavo": "forums"}, {}, True),
        ({"kaj_kousei": "forums"}, {}, False),  # the fighter does not answer the own call
        ({"terrell_brandt": "forums"}, {"kaj_kousei": "forums"}, False),  # not yours
        ({"terrell_brandt": "forums", "kaj_kousei": "forums"}, {}, True),
        ({"terrell_brandt": "forums", "kaj_kousei": "docks"}, {}, False),  # not beside you
        ({"terrell_brandt": "forums", "otto_streit": "forums"}, {}, False),  # no Mercenary
    ],
)
def test_whose_mercenary_answers_the_call(mine: dict[str, str], theirs: dict[str, str], able: bool) -> None:
    crew = {"servo_scarpa": "forums", **theirs}
    st = duel({"crew": mine, "hand": ["answering_the_call"]}, {"crew": crew})
    step(st, "choose bravos", "choose answering_the_call")
    assert can(st, "use answering_the_call") == able


@pytest.mark.card("fivesails", "fight_through_the_pain")
def test_fight_through_the_pain() -> None:
    st = pos(
        {"crew": {"otto_streit": "docks"}, "hand": ["fight_through_the_pain"]},
        gear={"langschwert": "otto_streit"},
        wounds={"otto_streit": 1},
    )
    go(st, "use fight_through_the_pain")
    assert wounds(st) == {}
    st = duel({"hand": ["fight_through_the_pain"]}, {"hand": ["bravos"]})
    go(st, "choose bravos", "choose fight_through_the_pain", "use fight_through_the_pain", "pass")
    assert wounds(st)["terrell_brandt"] == 2  # 3 taken, 1 healed


@pytest.mark.card("fivesails", "fight_through_the_pain")
def test_one_wound_is_fought_through() -> None:
    st = pos(
        {"hand": ["fight_through_the_pain"]},
        {"crew": {"servo_scarpa": "docks"}},
        gear={"stiletto": "servo_scarpa"},
        wounds={"servo_scarpa": 2},
    )
    go(st, "use fight_through_the_pain 1")
    assert wounds(st) == {"servo_scarpa": 1}  # a target character: anybody's


@pytest.mark.card("fivesails", "fight_through_the_pain")
@pytest.mark.parametrize(
    ("on", "wounds", "able"), [("otto_streit", 1, True), ("philip_hase", 1, False), ("otto_streit", 0, False)]
)
def test_who_fights_through_the_pain_bears_something(on: str, wounds: int, able: bool) -> None:
    st = pos(
        {"crew": {"otto_streit": "docks", "philip_hase": "docks"}, "hand": ["fight_through_the_pain"]},
        gear={"langschwert": on},
        wounds={"otto_streit": wounds} if wounds else {},
    )
    assert can(st, "use fight_through_the_pain 1") == able


@pytest.mark.card("fivesails", "hexenjagd")
@pytest.mark.rule("FIV-C-141", "FIV-LKI-1")
def test_a_fallen_sorcerer_was_one() -> None:
    me = {"crew": {"servo_scarpa": "forums"}}
    for foe, where in (("sibella_scarpa", "forums"), ("alcee", "home 2")):
        st = playing.duel({"crew": {foe: "forums"}, "leader": "kaspar_dietrich"}, {**me, "hand": ["hexenjagd"]})
        sorcerer = CARDS[st.kind[number(st, foe)]].mask & SORCERER != 0
        assert sorcerer == (where == "forums")
        destroy(st, number(st, foe))
        go(st, "choose hexenjagd", "pass")
        assert place(st, "servo_scarpa") == where


@pytest.mark.card("fivesails", "hexenjagd", "vedma")
@pytest.mark.rule("FIV-COST-8", "FIV-C-136")
def test_nobody_stands_beside_a_card_in_a_discard_pile() -> None:
    """Ved'ma targets a Sorcery where it lies: Hexenjagd would have to wound somebody at the target's location."""
    me = {**USSURA, "crew": {"vedma": "docks", "torsten_vakt": "docks"}, "discard": ["pull"], "hand": ["boon"]}
    foe = {"crew": {"uwe_zimmerman": "docks"}, "hand": ["hexenjagd"]}
    st = playing.pos(me, foe)
    step(st, "use vedma", "use pull")
    assert not can(st, "use hexenjagd")


@pytest.mark.card("fivesails", "hexenjagd")
def test_hexenjagd() -> None:
    st = duel({"hand": ["hexenjagd"]})
    go(st, "choose bravos", "choose hexenjagd", "pass")
    assert place(st, "terrell_brandt") == "home 1"
    st = pos({"crew": {"otto_streit": "docks"}, "hand": ["hexenjagd"]}, {"crew": {"sibella_scarpa": "docks"}}, turn=1)
    go(st, "use sibella_scarpa", "use hexenjagd")
    assert wounds(st) == {"sibella_scarpa": 1, "otto_streit": 1}  # costs only


@pytest.mark.card("fivesails", "hexenjagd")
@pytest.mark.parametrize(
    ("foe", "where", "tired"), [("servo_scarpa", "home 1", True), ("sibella_scarpa", "forums", False)]
)
def test_the_hunter_goes_home_engaged_unless_it_was_a_sorcerer(foe: str, where: str, tired: bool) -> None:
    """Uwe was challenged, and so nothing has engaged him before."""
    st = pos({"crew": {"uwe_zimmerman": "forums"}, "hand": ["hexenjagd"]}, {"crew": {foe: "forums"}}, turn=1)
    go(st, f"challenge {foe}", "accept", "choose hexenjagd")
    assert (place(st, "uwe_zimmerman"), "uwe_zimmerman" in engaged(st)) == (where, tired)


@pytest.mark.card("fivesails", "hexenjagd")
@pytest.mark.parametrize(("who", "able"), [("sibella_scarpa", True), ("sanjay", False)])
def test_only_sorcery_is_hunted(who: str, able: bool) -> None:
    """Both target Otto; only Sibella does it as a Sorcerer."""
    foe = {"crew": {who: "docks"}, "hand": ["triage", "triage"]}
    st = pos({"crew": {"otto_streit": "docks"}, "hand": ["hexenjagd"]}, foe, turn=1)
    step(st, f"use {who} 1")
    assert offers(st, "use hexenjagd") == able


@pytest.mark.card("fivesails", "iron_reply", "precision")
@pytest.mark.rule("FIV-C-145")
@pytest.mark.parametrize("card", ["iron_reply", "precision"])
def test_against_the_dead_there_is_nothing_to_do(card: str) -> None:
    """Otto has thrown all he had and died of what he could not turn aside; Uwe has still to face it."""
    st = playing.duel(
        {**EISEN, "crew": {"uwe_zimmerman": "forums"}, "hand": [card, "boon", "boon"]},
        {**EISEN, "crew": {"otto_streit": "forums"}, "hand": ["throwing_knife"]},
        wounds={"otto_streit": 3},
    )
    step(st, "choose throwing_knife")
    strike(st)
    step(st, f"choose {card}")
    assert why(st, f"use {card}") == vain(card, "FIV-C-145")


@pytest.mark.card("fivesails", "iron_reply")
@pytest.mark.rule("FIV-MAN-2", "FIV-COST-2", "FIV-EX-19")
def test_a_maneuver_that_is_too_dear_says_so() -> None:
    st = playing.duel({}, {"hand": ["iron_reply", "opulence"]})
    step(st, "choose iron_reply")
    assert why(st, "use iron_reply") == (
        "FIV-COST-2",
        "no-exact-money cost=(no-money-cost card=card:iron_reply price=1)",
    )
    st = playing.duel({}, {"crew": {"otto_streit": "forums"}, "hand": ["iron_reply", "boon"]})
    step(st, "choose iron_reply")
    assert why(st, "use iron_reply")[0] == "FIV-ACT-2"  # Otto's Combat is the lower one


@pytest.mark.card("fivesails", "iron_reply")
@pytest.mark.rule("FIV-EX-19", "FIV-COST-4")
def test_iron_reply() -> None:
    st = duel({"crew": {"otto_streit": "forums"}, "hand": ["iron_reply"]}, {"hand": ["pull"]})
    go(st, "choose pull", "choose iron_reply")
    assert not can(st, "use iron_reply")
    st = duel(
        {"crew": {"otto_streit": "forums"}, "hand": ["iron_reply"]},
        {"hand": ["pull"]},
        gear={"kaspars_panzerhand": "otto_streit"},
    )
    go(st, "choose pull", "choose iron_reply", "use iron_reply")
    assert wounds(st)["servo_scarpa"] == 1  # for nothing, and beyond what was parried
    st = duel({"hand": ["iron_reply", "triage"]}, {"hand": ["pull"]})
    go(st, "choose pull", "choose iron_reply", "use iron_reply", "pay triage")
    assert (hand(st, 0), wounds(st)["servo_scarpa"]) == ([], 2)  # 1 that was not parried, and 1


@pytest.mark.card("fivesails", "iron_reply")
@pytest.mark.rule("FIV-C-129")
@pytest.mark.parametrize(
    ("fighter", "gear", "able"),
    [
        ("terrell_brandt", {}, True),  # Combat 3 against 3
        ("otto_streit", {}, False),
        ("otto_streit", {"kaspars_panzerhand": "otto_streit"}, True),
    ],
)
def test_iron_replies_to_who_is_no_better(fighter: str, gear: dict[str, str], able: bool) -> None:
    st = duel({"crew": {fighter: "forums"}, "hand": ["iron_reply", "triage"]}, gear=gear)
    step(st, "choose bravos", "choose iron_reply")
    assert can(st, "use iron_reply") == able


@pytest.mark.card("fivesails", "iron_reply", "last_word")
@pytest.mark.rule("FIV-C-145", "FIV-LKI-1")
@pytest.mark.parametrize("card", ["iron_reply", "last_word"])
def test_nobody_announces_a_maneuver_that_can_only_wound_the_dead(card: str) -> None:
    me = {"leader": "yevgeni", "crew": {"torsten_vakt": "forums"}, "hand": [card, "triage"]}
    st = uwe_falls(me, gear={"throwing_knife": "torsten_vakt", "kaspars_panzerhand": "torsten_vakt"})
    step(st, f"choose {card}")
    assert not can(st, f"use {card}")
