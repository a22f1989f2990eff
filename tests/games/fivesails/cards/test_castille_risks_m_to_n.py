"""The risks of Castille, m to n by their ids: what each does, where its text ends, and where it says no."""

from __future__ import annotations

import pytest

from intrigue.games.fivesails.rules.round_choices import AskStyle
from intrigue.games.fivesails.state.duel import NO_DUEL
from intrigue.games.fivesails.state.state import FiveSails

from ..playing import (
    BY_CASTILLE,
    CASTILLE,
    EISEN,
    can,
    duel,
    engaged,
    find,
    go,
    held,
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
    why,
    wounds,
    zone,
)
from ..situations import MAYA


def without_foe(control: dict[str, int], fighter: str = "maya_de_la_rioja") -> FiveSails:
    """Uwe has fallen by his own last card, whose threat is still to be faced: with Nothing Personal."""
    me = {**CASTILLE, "crew": {fighter: "forums"}, "hand": ["nothing_personal", "taunt"]}
    st = duel(me, {"hand": ["precision"]}, wounds={"uwe_zimmerman": 4}, control=control)
    strike(step(st, "choose precision"))
    assert zone(st, "uwe_zimmerman") == "locker"
    return step(st, "choose nothing_personal")


@pytest.mark.card("fivesails", "night_of_drinking")
@pytest.mark.rule("FIV-C-41", "FIV-C-44")
def test_night_of_drinking() -> None:
    st = BY_CASTILLE.pos(
        {"hand": ["night_of_drinking", "triage"]},
        {"crew": {"otto_streit": "docks"}, "hand": ["regroup", "triage"]},
        turn=1,
    )
    go(st, "use regroup", "pay triage", "use night_of_drinking", "pay triage")
    assert place(st, "otto_streit") == "docks"
    assert sorted(pile(st, 1)) == ["regroup", "triage"]


@pytest.mark.card("fivesails", "night_of_drinking")
@pytest.mark.parametrize(
    ("turn", "risk", "money", "able"),
    [
        (1, "fight_through_the_pain", ["taunt"], True),
        (1, "boon", ["taunt"], False),  # a Sorcery
        (1, "fight_through_the_pain", [], False),
        (0, "fight_through_the_pain", ["taunt"], True),  # one's own (FIV-C-185)
    ],
)
def test_whom_a_night_of_drinking_stops(turn: int, risk: str, money: list[str], able: bool) -> None:
    """Daniella bears an attachment, is wounded, and a Sorceress besides."""
    mine, theirs = ["night_of_drinking", *money], [risk]
    st = BY_CASTILLE.pos(
        {"crew": {"sanjay": "docks"}, "hand": mine + ([] if turn else theirs)},
        {"crew": {"daniella_dietrich": "docks"}, "hand": theirs if turn else []},
        gear={"langschwert": "daniella_dietrich"},
        wounds={"daniella_dietrich": 1},
        turn=turn,
    )
    step(st, f"use {risk}")
    assert offers(st, "use night_of_drinking") == able


@pytest.mark.card("fivesails", "night_of_drinking")
@pytest.mark.rule("FIV-C-185", "FIV-C-44")
def test_one_night_of_drinking_cancels_another() -> None:
    """It is a risk that is announced: the answer to the answer lets the first risk be."""
    me = {**CASTILLE, "crew": {"sanjay": "docks"}, "hand": ["research", "night_of_drinking", "taunt"]}
    foe = {**CASTILLE, "hand": ["night_of_drinking", "taunt"]}
    st = pos({**me, "discard": ["boon", "pull", "triage"]}, foe)
    step(st, "use research", "pass")
    assert (st.mover(), can(st, "use night_of_drinking")) == (1, True)
    step(st, "use night_of_drinking", "pay taunt", "use night_of_drinking", "pay taunt")
    assert (zone(st, "research"), "night_of_drinking" in pile(st, 0)) == ("aside", True)


@pytest.mark.card("fivesails", "night_of_drinking", "not_today")
@pytest.mark.rule("FIV-C-155")
def test_night_of_drinking_does_not_cancel_what_nobody_announces() -> None:
    st = duel(
        {"leader": "soline_el_gato", "crew": {"maya_de_la_rioja": "forums"}, "hand": ["night_of_drinking", "taunt"]},
        {"hand": ["not_today"]},
    )
    while st.duel.stage != NO_DUEL:
        assert not can(st, "use night_of_drinking")
        actions = st.legal(st.mover())
        fodder = find(st, st.mover(), "choose not_today")
        st.apply(st.mover(), actions[0] if fodder is None else fodder)
    assert (wounds(st), engaged(st)) == ({"uwe_zimmerman": 1}, {"maya_de_la_rioja", "uwe_zimmerman"})
    assert st.place[number(st, "uwe_zimmerman")] == 6


@pytest.mark.card("fivesails", "night_of_drinking", "last_word")
@pytest.mark.rule("FIV-C-155")
def test_night_of_drinking_cancels_the_maneuver_of_a_risk() -> None:
    st = duel(
        {"leader": "soline_el_gato", "crew": {"maya_de_la_rioja": "forums"}, "hand": ["night_of_drinking", "taunt"]},
        {"hand": ["precision", "triage"]},
    )
    step(st, "choose precision", "use precision", "pay triage")
    assert can(st, "use night_of_drinking")


@pytest.mark.card("fivesails", "nothing_personal")
@pytest.mark.rule("FIV-COST-10", "FIV-C-145", "FIV-C-215")
def test_nothing_personal_frees_the_location_though_the_foe_is_gone() -> None:
    st = without_foe({"forums": 1})
    assert isinstance(st.stack[-1], AskStyle)
    go(st, "use nothing_personal", "pay taunt")
    assert held(st) == {}


@pytest.mark.card("fivesails", "nothing_personal")
@pytest.mark.rule("FIV-C-145")
@pytest.mark.parametrize(("control", "fighter"), [({}, "maya_de_la_rioja"), ({"forums": 1}, "makepeace_botwighte")])
def test_nothing_personal_is_not_announced_where_nothing_would_come_of_it(
    control: dict[str, int], fighter: str
) -> None:
    """Nobody controls the Forums, or the fighter lacks the Combat for it."""
    st = without_foe(control, fighter)
    assert why(st, "use nothing_personal") == ("FIV-C-145", "no-use-in-vain card=card:nothing_personal")


@pytest.mark.card("fivesails", "nothing_personal")
def test_nothing_personal() -> None:
    st = BY_CASTILLE.duel({"hand": ["nothing_personal", "triage"]}, control={"forums": 1})
    go(st, "choose langschwert", "choose nothing_personal", "use nothing_personal", "pay triage", "option 2")
    assert (wounds(st)["otto_streit"], held(st)) == (3, {"forums": 1})


@pytest.mark.card("fivesails", "nothing_personal")
@pytest.mark.parametrize(("fighter", "asked"), [("maya_de_la_rioja", True), ("lorenzo_de_zepeda", False)])
def test_combat_3_makes_it_a_matter_of_the_location(fighter: str, asked: bool) -> None:
    st = BY_CASTILLE.duel({"crew": {fighter: "forums"}, "hand": ["nothing_personal", "triage"]}, control={"forums": 1})
    step(st, "choose langschwert", "choose nothing_personal", "use nothing_personal", "pay triage")
    assert offers(st, "option 1") == asked
    if asked:
        assert st.mover() == 1  # the adversary chooses
        step(st, "option 1")
    assert held(st) == ({} if asked else {"forums": 1})


@pytest.mark.card("fivesails", "nothing_personal")
@pytest.mark.parametrize(("money", "able"), [(["triage"], True), ([], False)])
def test_nothing_personal_costs_one(money: list[str], able: bool) -> None:
    st = BY_CASTILLE.duel({"hand": ["nothing_personal", *money]})
    step(st, "choose langschwert", "choose nothing_personal")
    assert can(st, "use nothing_personal") == able


@pytest.mark.card("fivesails", "nothing_personal")
@pytest.mark.rule("FIV-PLAY-4", "FIV-MAP-8")
def test_who_takes_the_second_wound_keeps_the_location() -> None:
    me = {"crew": {"servo_scarpa": "forums"}}
    foe = {**CASTILLE, "crew": {"maya_de_la_rioja": "forums"}, "hand": ["nothing_personal", "taunt"]}
    st = duel(me, foe, control={"forums": 0})
    step(st, "choose nothing_personal", "use nothing_personal", "pay taunt")
    assert st.mover() == 0
    found = set()
    for action in st.legal(0):
        table = st.clone()
        assert isinstance(table, FiveSails)
        table.apply(0, action)
        rest(table)
        found.add((wounds(table)["servo_scarpa"], bool(held(table))))
    assert found == {(1, False), (2, True)}


@pytest.mark.card("fivesails", "nothing_personal")
@pytest.mark.rule("FIV-COST-10", "FIV-LKI-1")
def test_nobody_keeps_a_location_with_a_wound_that_the_dead_cannot_take() -> None:
    def struck(already: int) -> tuple[list[str], dict[str, int]]:
        st = duel(
            {**MAYA, "hand": ["nothing_personal", "taunt"]},
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


@pytest.mark.card("fivesails", "nothing_personal")
@pytest.mark.rule("FIV-C-9", "FIV-C-166", "FIV-COST-10")
def test_who_is_out_cannot_take_another_wound_to_keep_a_location() -> None:
    """Its first wound kills Kaspar; the Docks, held by a third player, become uncontrolled."""
    st = table(
        {},
        {"crew": {"kaspar_dietrich": "docks"}},
        {**CASTILLE, "crew": {"maya_de_la_rioja": "docks"}, "hand": ["nothing_personal", "taunt"]},
        control={"docks": 0},
        wounds={"kaspar_dietrich": 8},
        turn=1,
    )
    go(st, "challenge kaspar_dietrich", "accept")
    go(st, "choose nothing_personal", "use nothing_personal", "pay taunt")
    assert (st.eliminated, held(st)) == ([0, 1, 0], {})
