"""The risks of Ussura, n to z by their ids: what each does, where its text ends, and where it says no."""

from __future__ import annotations

import pytest

from intrigue.core.phrase import phrase
from intrigue.games.fivesails.events import Left, MovedTo, Passed
from intrigue.games.fivesails.rules.answering import AskAnswer
from intrigue.games.fivesails.rules.drama import Turn
from intrigue.games.fivesails.state.duel import NO_DUEL
from intrigue.games.fivesails.state.numbers import DRAMA
from intrigue.games.fivesails.state.state import FiveSails

from ..playing import (
    BY_USSURA,
    EISEN,
    USSURA,
    bearer,
    can,
    duel,
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
    struck,
    table,
    wounds,
    zone,
)
from ..situations import MUSKETEERS

fencing = BY_USSURA.fencing
STRONG = {"leader": "yevgeni", "hand": ["strength_of_ten"], "renown": 1}


def who_passed(st: FiveSails) -> list[int]:
    return [event.seat for event in st.events_for(None) if isinstance(event, Passed)]


@pytest.mark.card("fivesails", "sea_legs", "predatory_pursuit")
@pytest.mark.rule("FIV-C-144", "FIV-REACT-5")
def test_a_pursuit_goes_to_where_the_enemy_went() -> None:
    """Both answer the same move; the pursuer follows to the Forums and wounds whoever was there, gone on or not."""
    me = {"crew": {"servo_scarpa": "docks"}}
    foe = {**USSURA, "crew": {"ren": "docks"}, "hand": ["predatory_pursuit", "boon"]}
    st = pos(me, foe)
    step(st, "move servo_scarpa", "place forums", "use predatory_pursuit", "pay boon")
    rest(st)
    assert (place(st, "ren"), wounds(st)) == ("forums", {"servo_scarpa": 1})
    st = pos(me, foe)
    step(st, "move servo_scarpa", "place home")
    assert not offers(st, "use predatory_pursuit")


@pytest.mark.card("fivesails", "predatory_pursuit")
@pytest.mark.rule("FIV-C-43")
def test_whoever_could_hold_a_reaction_is_asked_whatever_lies_in_the_street() -> None:
    for city in ({}, {"forums": ["captains_coat"]}, {"grand_bazaar": ["captains_coat"]}):
        foe = {"leader": "yevgeni", "crew": {"valeri_mikhailov": "docks"}, "hand": ["triage", "boon"]}
        st = step(pos({"crew": {"servo_scarpa": "docks"}}, foe, city=city), "move servo_scarpa", "place forums")
        assert st.card(st.size - 1).id == "captains_coat"  # the last of all cards
        moved = phrase("show-moved", card="card:servo_scarpa", place="place:forums")
        assert (st.mover(), st.view(1).prompt) == (1, phrase("ask-react", moment=moved))


@pytest.mark.card("fivesails", "predatory_pursuit")
@pytest.mark.rule("FIV-C-145")
def test_who_has_pursued_somebody_is_there() -> None:
    """The first effect of a second pursuit would be to go where Ren is already; another may still come."""

    def after(crew: dict[str, str]) -> tuple[dict[str, int], list[str]]:
        me = {**USSURA, "crew": crew, "hand": ["predatory_pursuit", "predatory_pursuit", "boon", "boon"]}
        st = pos(me, {**EISEN, "crew": {"otto_streit": "docks"}}, turn=1)
        step(st, "move otto_streit", "place forums", "use predatory_pursuit", "use predatory_pursuit")
        step(st, "use predatory_pursuit")
        if can(st, "choose ren"):
            step(st, "choose ren")
        step(st, "pay boon")
        rest(st)
        if can(st, "pay boon"):
            go(st, "pay boon")
        return wounds(st), hand(st, 0)

    assert after({"ren": "docks"}) == ({"otto_streit": 1}, ["boon", "predatory_pursuit"])
    assert after({"ren": "docks", "torsten_vakt": "docks"}) == ({"otto_streit": 2}, [])


@pytest.mark.card("fivesails", "predatory_pursuit")
def test_predatory_pursuit() -> None:
    st = BY_USSURA.pos(
        {"crew": {"torsten_vakt": "docks"}, "hand": ["predatory_pursuit", "boon"]},
        {"crew": {"otto_streit": "docks"}},
        turn=1,
    )
    go(st, "move otto_streit", "place forums", "use predatory_pursuit", "pay boon")
    assert (place(st, "torsten_vakt"), wounds(st)) == ("forums", {"otto_streit": 1})


@pytest.mark.card("fivesails", "predatory_pursuit")
def test_predatory_pursuit_follows_an_enemy_through_the_city() -> None:
    def follows(who: str, start: str, goal: str, torsten: str = "docks") -> bool:
        mine = {"torsten_vakt": torsten, **({"ren": start} if who == "ren" else {})}
        me = {"crew": mine, "hand": ["predatory_pursuit", "boon"]}
        foe = {"crew": {"otto_streit": start}, "hand": ["hidden_corridors", "triage"]}
        st = BY_USSURA.pos(me, foe, turn=0 if who == "ren" else 1)
        far = {start, goal} == {"docks", "grand_bazaar"}
        step(st, *(["use hidden_corridors", "pay triage"] if far else [f"move {who}", f"place {goal}"]))
        return offers(st, "use predatory_pursuit")

    assert follows("otto_streit", "docks", "forums")
    assert follows("otto_streit", "docks", "grand_bazaar")  # however far
    assert not follows("otto_streit", "docks", "home")
    assert not follows("otto_streit", "forums", "docks")  # to the actor
    assert not follows("otto_streit", "docks", "forums", "grand_bazaar")  # not from the actor
    assert not follows("ren", "docks", "forums")  # no enemy


@pytest.mark.card("fivesails", "razrushitel", "henri_michelet")
@pytest.mark.rule("FIV-C-145")
@pytest.mark.parametrize(("whom", "asked"), [("bastien_girard", False), ("henri_michelet", True)])
def test_razrushitel_engages_nobody_for_a_musketeer_whom_henri_holds(whom: str, asked: bool) -> None:
    st = pos({**USSURA, "crew": {"ren": "forums"}, "hand": ["razrushitel", "boon"]}, MUSKETEERS)
    go(st, "use razrushitel", "pay boon", f"choose {whom}")
    assert can(st, "option 2") == asked
    if asked:
        go(st, "option 2")
    assert (wounds(st), engaged(st)) == (({}, {"ren"}) if asked else ({whom: 1}, set()))


@pytest.mark.card("fivesails", "razrushitel", "eko_sorridi")
@pytest.mark.rule("FIV-C-165", "FIV-COST-10")
def test_razrushitel_wounds_though_its_actor_has_died_on_the_way() -> None:
    me = {**USSURA, "crew": {"ren": "forums"}, "hand": ["razrushitel", "boon"]}
    foe = {**EISEN, "crew": {"eko_sorridi": "forums", "otto_streit": "docks"}}
    st = pos(me, foe, wounds={"ren": 3})
    step(st, "use razrushitel", "pay boon", "use eko_sorridi")
    rest(st)
    assert (zone(st, "ren"), wounds(st)) == ("locker", {"otto_streit": 1})


@pytest.mark.card("fivesails", "razrushitel")
def test_razrushitel() -> None:
    st = BY_USSURA.pos(
        {"crew": {"torsten_vakt": "docks"}, "hand": ["razrushitel", "boon"]}, {"crew": {"otto_streit": "forums"}}
    )
    go(st, "use razrushitel", "pay boon", "option 2")
    assert (place(st, "torsten_vakt"), place(st, "otto_streit"), engaged(st)) == ("forums", "home 2", {"torsten_vakt"})


@pytest.mark.card("fivesails", "razrushitel")
def test_razrushitel_goes_to_an_enemy_next_door() -> None:
    def goes(otto: str, ren: str = "home") -> bool:
        me = {"crew": {"torsten_vakt": "docks", "ren": ren}, "hand": ["razrushitel", "boon"]}
        return can(BY_USSURA.pos(me, {"crew": {"otto_streit": otto}}), "use razrushitel")

    assert goes("forums")
    assert not goes("docks")
    assert not goes("grand_bazaar")
    assert not goes("home")
    assert not goes("docks", "docks")


@pytest.mark.card("fivesails", "razrushitel")
def test_razrushitel_may_wound_instead() -> None:
    st = BY_USSURA.pos(
        {"crew": {"torsten_vakt": "docks"}, "hand": ["razrushitel", "boon"]}, {"crew": {"otto_streit": "forums"}}
    )
    go(st, "use razrushitel", "pay boon", "option 1")
    assert (place(st, "torsten_vakt"), place(st, "otto_streit"), engaged(st)) == ("forums", "forums", set())
    assert wounds(st) == {"otto_streit": 1}


@pytest.mark.card("fivesails", "strength_of_ten")
@pytest.mark.rule("FIV-PLAY-4", "FIV-C-61")
def test_strength_of_ten_leaves_the_line_when_its_maneuver_resolves() -> None:
    """Nobody counts it among the cards of the line any more; its values count in this round all the same."""
    st = step(BY_USSURA.fencing("strength_of_ten"), "use strength_of_ten")
    assert [event.name for event in st.events_for(None) if isinstance(event, Left)] == ["strength_of_ten"]
    assert zone(st, "strength_of_ten") == "locker"
    assert not any(number(st, "strength_of_ten") in line for line in st.lines)
    strike(st)
    assert struck(st) == (2, 1, 3)  # by Torsten's Combat


@pytest.mark.card("fivesails", "strength_of_ten")
@pytest.mark.rule("FIV-MAN-3")
def test_strength_of_ten_stays_in_the_line_where_its_maneuver_is_not_used() -> None:
    st = strike(BY_USSURA.fencing("strength_of_ten"))
    assert zone(st, "strength_of_ten") == "line"


@pytest.mark.card("fivesails", "strength_of_ten")
@pytest.mark.rule("FIV-C-132", "FIV-DRAMA-1")
def test_three_actions_in_a_row_at_a_table_of_three() -> None:
    st = table({}, {}, {"hand": ["strength_of_ten"], "renown": 1, "crew": {"ren": "home"}}, turn=2)
    go(st, "use strength_of_ten")
    assert (st.mover(), st.renown[2], zone(st, "strength_of_ten")) == (2, 0, "locker")
    go(st, "move ren", "place docks")
    assert st.mover() == 2
    go(st, "claim ren")
    assert (st.mover(), held(st)) == (0, {})


@pytest.mark.card("fivesails", "strength_of_ten")
@pytest.mark.rule("FIV-DRAMA-3", "FIV-PASS-2", "FIV-C-132")
def test_passing_both_extra_actions_does_not_end_the_day() -> None:
    st = pos(STRONG, {"crew": {"otto_streit": "docks"}})
    go(st, "use strength_of_ten")
    assert st.view(0).prompt == phrase("ask-turn-and-more", actions=1)
    go(st, "pass", "pass")
    assert (st.phase, st.mover()) == (DRAMA, 1)
    go(st, "claim otto_streit")
    assert (st.phase, st.mover()) == (DRAMA, 0)
    go(st, "pass")
    assert (st.phase, st.mover()) == (DRAMA, 1)
    go(st, "pass")
    assert st.phase != DRAMA
    assert who_passed(st) == [0, 0, 0, 1]


@pytest.mark.card("fivesails", "strength_of_ten")
@pytest.mark.rule("FIV-DRAMA-3")
def test_with_three_players_each_must_pass() -> None:
    st = pos(STRONG, {}, more=[{"leader": "soline_el_gato"}])
    go(st, "use strength_of_ten", "pass", "pass", "pass")
    assert (st.phase, st.mover()) == (DRAMA, 2)
    go(st, "pass")
    assert st.phase != DRAMA
    assert who_passed(st) == [0, 0, 1, 2]


@pytest.mark.card("fivesails", "strength_of_ten")
@pytest.mark.rule("FIV-DRAMA-3", "FIV-PASS-1")
def test_a_pass_before_the_extra_actions_counts_no_longer() -> None:
    st = pos({}, {**STRONG, "leader": "kaspar_dietrich"})
    go(st, "pass", "use strength_of_ten", "pass", "pass")
    assert (st.phase, st.mover()) == (DRAMA, 0)


@pytest.mark.card("fivesails", "strength_of_ten")
@pytest.mark.rule("FIV-C-132", "FIV-COST-7", "FIV-COST-8", "FIV-EX-15")
def test_strength_of_ten() -> None:
    assert not can(BY_USSURA.pos({"hand": ["strength_of_ten"]}), "use strength_of_ten")
    st = BY_USSURA.pos({"crew": {"torsten_vakt": "docks"}, "hand": ["strength_of_ten"], "renown": 1})
    go(st, "use strength_of_ten", "claim torsten_vakt", "pass")
    assert (st.mover(), st.renown[0], zone(st, "strength_of_ten")) == (1, 0, "locker")
    st = BY_USSURA.duel({"hand": ["strength_of_ten"]})
    go(st, "choose langschwert", "choose strength_of_ten", "use strength_of_ten")
    assert struck(st) == (2, 1, 3)


@pytest.mark.card("fivesails", "strong_hands")
def test_strong_hands() -> None:
    st = BY_USSURA.pos(
        {"crew": {"torsten_vakt": "docks"}, "hand": ["strong_hands", "boon"]}, {"crew": {"otto_streit": "docks"}}
    )
    go(st, "use strong_hands", "pay boon")
    assert held(st) == {"docks": 0}


@pytest.mark.card("fivesails", "matushkas_efficiency", "stubborn")
@pytest.mark.rule("FIV-MOVEDUEL-2", "FIV-C-116")
def test_who_is_stubborn_is_left_behind_by_the_duel() -> None:
    """Ren does not come along: what Elina made is tied to where she is now, and Ren is not there."""
    me = {**USSURA, "crew": {"ren": "forums"}, "hand": ["stubborn"]}
    foe = {**USSURA, "crew": {"elina_georginova": "forums"}, "hand": ["matushkas_efficiency", "sunder"]}
    st = duel(me, foe)
    step(st, "choose matushkas_efficiency", "use matushkas_efficiency", "pay sunder", "place docks", "use stubborn")
    rest(st)
    assert (place(st, "ren"), place(st, "elina_georginova"), st.duel.stage) == ("forums", "docks", NO_DUEL)


@pytest.mark.card("fivesails", "stubborn")
@pytest.mark.rule("FIV-DUSK-3")
def test_stubborn_keeps_the_one_whose_move_it_answers() -> None:
    st = pos(
        {"leader": "yevgeni", "crew": {"torsten_vakt": "docks", "ren": "forums"}, "hand": ["stubborn"]},
        {"crew": {"otto_streit": "docks"}},
    )
    go(st, "pass", "pass", "use stubborn")
    moved = [event.name for event in st.events_for(None) if isinstance(event, MovedTo)]
    assert moved == ["ren", "otto_streit"]
    assert place(st, "torsten_vakt") == "docks"


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


@pytest.mark.card("fivesails", "stubborn")
@pytest.mark.rule("FIV-C-43", "FIV-C-191")
def test_nobody_is_too_stubborn_twice() -> None:
    me = {**EISEN, "crew": {"otto_streit": "docks"}, "hand": ["move_along", "boon"]}
    st = pos(me, {**USSURA, "crew": {"torsten_vakt": "docks"}, "hand": ["stubborn", "stubborn"]}, turn=1)
    step(st, "move torsten_vakt", "place forums", "use stubborn", "use stubborn")
    rest(st)
    if can(st, "use stubborn"):
        step(st, "use stubborn")
    rest(st)
    assert place(st, "torsten_vakt") == "docks"
    assert hand(st, 1) == ["stubborn"]


@pytest.mark.card("fivesails", "stubborn", "eko_sorridi")
@pytest.mark.rule("FIV-C-43", "FIV-C-191")
def test_the_dead_are_not_stubborn() -> None:
    foe = {**USSURA, "crew": {"torsten_vakt": "docks"}, "hand": ["stubborn"]}
    st = pos({"crew": {"eko_sorridi": "docks"}}, foe, wounds={"torsten_vakt": 5}, turn=1)
    step(st, "move torsten_vakt", "place forums", "use eko_sorridi", "use stubborn", "use eko_sorridi")
    rest(st)
    assert (zone(st, "torsten_vakt"), hand(st, 1)) == ("locker", ["stubborn"])


@pytest.mark.card("fivesails", "stubborn")
def test_stubborn() -> None:
    st = BY_USSURA.pos(
        {"crew": {"torsten_vakt": "docks"}, "hand": ["stubborn"]},
        {"crew": {"otto_streit": "docks"}, "hand": ["last_word"]},
        gear={"throwing_knife": "otto_streit"},
        turn=1,
    )
    go(st, "use last_word", "use stubborn")
    assert place(st, "torsten_vakt") == "docks"
    st = BY_USSURA.pos({"crew": {"torsten_vakt": "docks"}, "hand": ["stubborn"]})
    go(st, "pass", "pass", "use stubborn")
    assert place(st, "torsten_vakt") == "docks"  # in Dusk too


@pytest.mark.card("fivesails", "stubborn")
def test_only_your_own_characters_are_stubborn() -> None:
    def stays(turn: int, who: str) -> bool:
        me = {"crew": {"torsten_vakt": "docks"}, "hand": ["stubborn"]}
        st = BY_USSURA.pos(me, {"crew": {"otto_streit": "docks"}}, turn=turn)
        return offers(step(st, f"move {who}", "place forums"), "use stubborn")

    assert stays(0, "torsten_vakt")
    assert not stays(1, "otto_streit")


@pytest.mark.card("fivesails", "sunder", "syrneth_hand")
@pytest.mark.rule("FIV-C-145")
@pytest.mark.parametrize(("worn", "able"), [(["syrneth_hand"], False), (["syrneth_hand", "breastplate"], True)])
def test_nothing_sunders_a_syrneth_hand(worn: list[str], able: bool) -> None:
    me = {**USSURA, "crew": {"torsten_vakt": "forums"}, "hand": ["sunder", "boon"]}
    foe = {**EISEN, "crew": {"otto_streit": "forums"}}
    st = pos(me, foe, gear=dict.fromkeys(worn, "otto_streit"), turn=1)
    go(st, "challenge otto_streit", "accept", "choose sunder")
    assert can(st, "use sunder") == able
    if able:
        go(st, "use sunder", "pay boon")  # there is but one that could be destroyed
        assert (zone(st, "breastplate"), bearer(st, "syrneth_hand")) == ("discard", "otto_streit")


@pytest.mark.card("fivesails", "sunder")
def test_sunder() -> None:
    st = BY_USSURA.duel({"hand": ["sunder", "boon"]}, gear={"throwing_knife": "otto_streit"})
    go(st, "choose langschwert", "choose sunder", "use sunder", "pay boon")
    assert zone(st, "throwing_knife") == "discard"


@pytest.mark.card("fivesails", "sunder")
def test_sunder_takes_no_less_combat_and_an_attachment() -> None:
    def usable(who: str, foe: str, gear: dict[str, str]) -> bool:
        me = {"crew": {who: "forums"}, "hand": ["sunder", "boon"]}
        return can(fencing("sunder", me, {"crew": {foe: "forums"}}, gear=gear), "use sunder")

    assert usable("torsten_vakt", "uwe_zimmerman", {"throwing_knife": "uwe_zimmerman"})
    assert not usable("valeri_mikhailov", "uwe_zimmerman", {"throwing_knife": "uwe_zimmerman"})
    assert not usable("torsten_vakt", "uwe_zimmerman", {"throwing_knife": "torsten_vakt"})
