"""What waits for something else: a move that is stopped, a round that has just begun, a player who is out meanwhile."""

from __future__ import annotations

import pytest

from intrigue.games.fivesails.events import Paid, Used
from intrigue.games.fivesails.rules.answering import AskAnswer
from intrigue.games.fivesails.rules.drama import Turn
from intrigue.games.fivesails.rules.round_choices import AskCard

from .playing import (
    CASTILLE,
    EISEN,
    MONTAIGNE,
    USSURA,
    can,
    engaged,
    go,
    hand,
    held,
    number,
    offers,
    place,
    pos,
    rest,
    says,
    step,
    strike,
    wounds,
    zone,
)

# ---------------------------------------------------------------------- the way Home


@pytest.mark.card("fivesails", "move_along", "stubborn")
@pytest.mark.rule("FIV-C-189")
def test_who_is_too_stubborn_to_go_home_has_still_to_answer() -> None:
    me = {**EISEN, "crew": {"otto_streit": "docks"}, "hand": ["move_along", "boon"]}
    st = pos(me, {**USSURA, "crew": {"torsten_vakt": "docks"}, "hand": ["stubborn"]})
    step(st, "use move_along", "pay boon", "go home", "use stubborn")
    rest(st)
    assert isinstance(st.stack[-1], AskAnswer)
    assert says(st) == ["accept", "refuse", "go home"]
    assert (place(st, "torsten_vakt"), engaged(st)) == ("docks", set())
    go(st, "refuse")
    assert (wounds(st), isinstance(st.stack[-1], Turn)) == ({"torsten_vakt": 1}, True)


@pytest.mark.card("fivesails", "move_along", "stubborn")
@pytest.mark.rule("FIV-C-189")
def test_who_goes_home_the_second_time_has_gone() -> None:
    me = {**EISEN, "crew": {"otto_streit": "docks"}, "hand": ["move_along", "boon"]}
    st = pos(me, {**USSURA, "crew": {"torsten_vakt": "docks"}, "hand": ["stubborn"]})
    step(st, "use move_along", "pay boon", "go home", "use stubborn", "go home")
    rest(st)
    assert (place(st, "torsten_vakt"), engaged(st)) == ("home 2", {"torsten_vakt"})
    assert isinstance(st.stack[-1], Turn)
    assert wounds(st) == {}


@pytest.mark.card("fivesails", "move_along", "eko_sorridi")
@pytest.mark.rule("FIV-C-189", "FIV-C-94")
@pytest.mark.parametrize(("hurt", "ends"), [(0, "home 2"), (4, "")])
def test_who_is_sent_home_passes_eko_and_the_challenge_is_over_either_way(hurt: int, ends: str) -> None:
    me = {**EISEN, "crew": {"otto_streit": "docks", "eko_sorridi": "docks"}, "hand": ["move_along", "boon"]}
    st = pos(me, {"leader": "don_constanzo_scarpa", "crew": {"servo_scarpa": "docks"}}, wounds={"servo_scarpa": hurt})
    step(st, "use move_along", "choose otto_streit", "pay boon", "go home", "use eko_sorridi")
    rest(st)
    assert (place(st, "servo_scarpa"), st.duel.stage, isinstance(st.stack[-1], Turn)) == (ends, 0, True)
    assert zone(st, "servo_scarpa") == ("play" if ends else "locker")


# ---------------------------------------------------------------------- as a round begins


def thrown(hurt: int, answer: str) -> tuple[bool, bool]:
    """Lorenzo has revealed Torsten's top card, and his round begins: whether he can throw the Hammer, and lives."""
    st = pos(
        {**CASTILLE, "crew": {"lorenzo_de_zepeda": "forums"}, "hand": ["carnaval", "boon"]},
        {**USSURA, "crew": {"torsten_vakt": "forums"}, "hand": ["boon", "pull"], "deck": ["stubborn"]},
        gear={"grandfathers_hammer": "torsten_vakt"},
        wounds={"torsten_vakt": hurt},
        turn=1,
    )
    go(st, "challenge torsten_vakt", "accept", "choose carnaval")
    step(st, "use lorenzo_de_zepeda 2")
    rest(st)
    strike(st)
    step(st, answer, *(["choose boon"] if answer == "option 2" else []))
    alive = zone(st, "torsten_vakt") == "play"
    return offers(st, "use grandfathers_hammer 1"), alive


@pytest.mark.card("fivesails", "lorenzo_de_zepeda", "grandfathers_hammer")
@pytest.mark.rule("FIV-REACT-4", "FIV-REACT-5")
@pytest.mark.parametrize(
    ("hurt", "answer", "able", "alive"),
    [
        (0, "option 1", True, True),
        (0, "option 2", False, True),  # that is the combat card of this round
        (5, "option 1", False, False),  # killed as the round began
    ],
)
def test_the_hammer_is_thrown_after_what_happens_as_the_round_begins(
    hurt: int, answer: str, able: bool, alive: bool
) -> None:
    assert thrown(hurt, answer) == (able, alive)


# ---------------------------------------------------------------------- a player is out meanwhile


@pytest.mark.card("fivesails", "friends_at_court")
@pytest.mark.rule("FIV-C-11", "FIV-C-9")
def test_friends_at_court_help_against_those_who_are_left() -> None:
    """The foe was a Leader: the crew that could have outweighed Henri has left the game by the end of the duel."""
    me = {**MONTAIGNE, "crew": {"henri_michelet": "forums"}, "hand": ["friends_at_court", "gallant_deeds"]}
    foe = {"leader": "don_constanzo_scarpa", "crew": {"don_constanzo_scarpa": "forums", "aldo_bussotti": "forums"}}
    third = {**EISEN, "crew": {"otto_streit": "docks"}}
    st = pos(me, {**foe, "hand": ["pull"]}, more=[third], wounds={"don_constanzo_scarpa": 6})
    go(st, "challenge henri_michelet", "choose don_constanzo_scarpa", "accept", "choose pull")
    strike(st)
    assert st.eliminated == [0, 1, 0]
    assert isinstance(st.stack[-1], AskCard)  # what the fallen has left behind is still faced
    step(st, "choose gallant_deeds")
    assert offers(st, "use friends_at_court")
    go(st, "use friends_at_court")
    assert held(st) == {"forums": 0}


@pytest.mark.card("fivesails", "strength_of_ten", "until_morale_improves")
@pytest.mark.rule("FIV-C-132", "FIV-C-9")
def test_nobody_inherits_the_actions_of_who_is_out() -> None:
    """Yevgeni's player has more actions, and in the first of them the Leader falls."""
    me = {**USSURA, "crew": {"yevgeni": "docks"}, "scheme": "until_morale_improves", "renown": 1}
    st = pos(
        {**me, "hand": ["strength_of_ten"]},
        {**EISEN, "crew": {"otto_streit": "docks"}},
        more=[{**CASTILLE, "crew": {"sanjay": "docks"}}],
        wounds={"yevgeni": 11},
    )
    go(st, "use strength_of_ten")
    go(st, "use until_morale_improves 3")  # and nobody is chosen by who is out (FIV-C-166)
    assert (st.eliminated, st.extra, st.mover()) == ([1, 0, 0], 0, 1)
    go(st, "pass")
    assert st.mover() == 2


# ---------------------------------------------------------------------- what the log says


@pytest.mark.card("fivesails", "lorenzo_de_zepeda", "carnaval")
@pytest.mark.rule("FIV-ONCE-1")
def test_it_is_told_that_lorenzo_has_helped() -> None:
    me = {**CASTILLE, "crew": {"lorenzo_de_zepeda": "docks"}, "hand": ["carnaval"]}
    st = pos(me, city={"docks": ["gustavo"]}, first=0)
    go(st, "use carnaval 2")
    told = [(event.name, event.kind) for event in st.events_for(None) if isinstance(event, Used)]
    assert told == [("carnaval", "action"), ("lorenzo_de_zepeda", "reaction")]


@pytest.mark.card("fivesails", "cesca_del_rosso", "pull")
@pytest.mark.rule("FIV-C-61")
def test_nobody_is_said_to_have_paid_for_cesca_herself() -> None:
    me = {"crew": {"cesca_del_rosso": "docks"}, "hand": ["pull", "boon", "stiletto"]}
    st = pos(me, {"crew": {"otto_streit": "forums", "uwe_zimmerman": "forums"}})
    step(st, "use pull", "pay boon", "choose otto_streit", "use cesca_del_rosso 2", "pay stiletto")
    go(st, "choose uwe_zimmerman")
    paid = [(event.name, event.bought) for event in st.events_for(None) if isinstance(event, Paid)]
    assert paid == [("boon", "pull"), ("stiletto", "")]
    assert (place(st, "otto_streit"), place(st, "uwe_zimmerman")) == ("docks", "docks")


# ---------------------------------------------------------------------- nothing to be done


@pytest.mark.card("fivesails", "valiant_spirit")
@pytest.mark.rule("FIV-C-145")
@pytest.mark.parametrize(("tired", "able"), [(["henri_michelet"], True), ([], False)])
def test_nobody_pays_to_make_somebody_en_garde_who_is(tired: list[str], able: bool) -> None:
    me = {**MONTAIGNE, "crew": {"henri_michelet": "forums"}, "hand": ["valiant_spirit", "boon", "boon"]}
    st = pos(me, {"crew": {"otto_streit": "forums"}}, turn=1, engaged=tired)
    go(st, "challenge otto_streit", "accept", "choose valiant_spirit")
    assert can(st, "use valiant_spirit 2") == able


@pytest.mark.card("fivesails", "yevgeni", "iron_and_velvet")
@pytest.mark.rule("FIV-C-145")
@pytest.mark.parametrize(("tired", "able"), [(["yevgeni"], True), ([], False)])
def test_yevgeni_who_challenged_without_engaging_is_en_garde_already(tired: list[str], able: bool) -> None:
    me = {**USSURA, "crew": {"yevgeni": "docks"}, "hand": ["iron_and_velvet", "boon"]}
    st = pos(me, {**EISEN, "crew": {"otto_streit": "docks"}}, engaged=tired)
    step(st, "use iron_and_velvet", "pay boon", "refuse")
    assert offers(st, "use yevgeni 1") == able


@pytest.mark.card("fivesails", "taunt", "life_in_the_canals", "maya_de_la_rioja")
@pytest.mark.rule("FIV-C-145", "FIV-C-36")
@pytest.mark.parametrize(
    ("who", "card", "use"),
    [
        ("lorenzo_de_zepeda", "taunt", "taunt 2"),
        ("lorenzo_de_zepeda", "life_in_the_canals", "life_in_the_canals 1"),
        ("maya_de_la_rioja", "life_in_the_canals", "maya_de_la_rioja 2"),
    ],
)
def test_an_empty_hand_has_nothing_to_discard(who: str, card: str, use: str) -> None:
    def able(cards: list[str]) -> bool:
        me = {**CASTILLE, "crew": {who: "forums"}, "hand": [card, "boon"]}
        st = pos(me, {**EISEN, "crew": {"otto_streit": "forums"}, "hand": cards}, turn=1)
        go(st, "challenge otto_streit", "accept", f"choose {card}")
        return can(st, f"use {use}")

    assert able(["langschwert"])
    assert not able([])


@pytest.mark.card("fivesails", "cesca_del_rosso", "hexenjagd", "sibella_scarpa")
@pytest.mark.rule("FIV-C-41", "FIV-C-144")
def test_cesca_repeats_what_was_aimed_though_it_was_cancelled() -> None:
    """It targeted somebody beside her, and that is her occasion; what she repeats is a use of its own."""
    me = {"crew": {"cesca_del_rosso": "docks", "sibella_scarpa": "docks"}}
    st = pos(me, {**EISEN, "crew": {"otto_streit": "docks", "uwe_zimmerman": "docks"}, "hand": ["hexenjagd"]})
    step(st, "use sibella_scarpa", "choose otto_streit", "use hexenjagd", "choose uwe_zimmerman")
    assert offers(st, "use cesca_del_rosso 2")
    step(st, "use cesca_del_rosso 2")
    rest(st)
    go(st, "choose otto_streit")
    assert wounds(st) == {"sibella_scarpa": 1, "uwe_zimmerman": 1, "cesca_del_rosso": 2, "otto_streit": 1}
    assert hand(st, 1) == []
    assert st.zone[number(st, "cesca_del_rosso")] == st.zone[number(st, "otto_streit")]
