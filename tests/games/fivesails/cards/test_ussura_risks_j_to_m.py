"""The risks of Ussura, j to m by their ids: what each does, where its text ends, and where it says no."""

from __future__ import annotations

from typing import Any

import pytest

from intrigue.core.phrase import phrase
from intrigue.games.fivesails.state.actions import PASS
from intrigue.games.fivesails.state.state import FiveSails
from intrigue.games.fivesails.view import FiveSailsView

from .. import playing
from ..playing import (
    BY_USSURA,
    CASTILLE,
    EISEN,
    USSURA,
    can,
    engaged,
    go,
    hand,
    missed,
    number,
    pile,
    place,
    pools,
    rest,
    says,
    step,
    strike,
    struck,
    table,
    told,
    wounds,
    zone,
)
from ..situations import BARE, USSURAN, YEVGENI, begun_by, choosable, laid_out, plainly

pos = BY_USSURA.pos
duel = BY_USSURA.duel
fencing = BY_USSURA.fencing


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
    st = playing.pos(me, engaged=tired)
    assert can(st, "use matushkas_command") == able
    if able:
        go(st, "use matushkas_command")
        if can(st, "choose vedma"):
            go(st, "choose vedma")
        go(st, "pay boon")
        assert place(st, "vedma") == "home 1"
        assert ("yevgeni" in engaged(st)) == (where == "home")


@pytest.mark.card("fivesails", "matushkas_command", "elina_georginova")
@pytest.mark.rule("FIV-ACT-1", "FIV-LKI-1")
def test_a_command_holds_where_it_was_given_though_its_actor_went_home() -> None:
    crew = {"elina_georginova": "docks", "torsten_vakt": "docks", "ren": "home"}
    me = {**USSURA, "crew": crew, "hand": ["matushkas_command", "pull"]}
    st = playing.pos(me, {**EISEN, "crew": {"uwe_zimmerman": "docks"}}, engaged=["elina_georginova"])
    step(st, "use matushkas_command", "choose elina_georginova", "pay pull")
    rest(st)
    assert engaged(st) == {"elina_georginova", "torsten_vakt", "uwe_zimmerman"}
    assert place(st, "elina_georginova") == "home 1"


@pytest.mark.card("fivesails", "matushkas_command")
def test_matushkas_command() -> None:
    st = pos(
        {"crew": {"elina_georginova": "docks"}, "hand": ["matushkas_command", "boon"]},
        {"crew": {"otto_streit": "docks", "philip_hase": "docks"}},
        engaged=["otto_streit"],
    )
    go(st, "use matushkas_command", "choose elina_georginova", "pay boon")
    assert place(st, "otto_streit") == "home 2"
    assert engaged(st) == {"otto_streit", "philip_hase", "elina_georginova"}


@pytest.mark.card("fivesails", "matushkas_command")
def test_matushkas_command_is_heard_at_one_location() -> None:
    me = {"crew": {"elina_georginova": "docks", "torsten_vakt": "forums"}, "hand": ["matushkas_command", "boon"]}
    st = pos(me, {"crew": {"otto_streit": "docks", "philip_hase": "forums"}}, engaged=["torsten_vakt"])
    go(st, "use matushkas_command", "choose elina_georginova", "pay boon")
    assert engaged(st) == {"torsten_vakt", "elina_georginova", "otto_streit"}
    assert place(st, "torsten_vakt") == "forums"


@pytest.mark.card("fivesails", "matushkas_command")
@pytest.mark.rule("FIV-QUAL-1", "FIV-COST-8")
def test_matushkas_command_is_given_by_a_sorcerer_who_pays() -> None:
    def given(who: str, *hand: str) -> bool:
        return can(plainly({"crew": {who: "docks"}, "hand": ["matushkas_command", *hand]}), "use matushkas_command")

    assert given("elina_georginova", "boon")
    assert not given("torsten_vakt", "boon")
    assert not given("elina_georginova")


@pytest.mark.card("fivesails", "matushkas_efficiency")
@pytest.mark.rule("FIV-MOVEDUEL-1", "FIV-MOVEDUEL-3")
def test_both_who_are_moved_together_fight_on_there() -> None:
    me = {"crew": {"servo_scarpa": "forums"}, "hand": ["ambush"]}
    foe = {**USSURA, "crew": {"elina_georginova": "forums"}, "hand": ["matushkas_efficiency", "stubborn"]}
    st = playing.duel(me, foe)
    step(st, "choose matushkas_efficiency", "use matushkas_efficiency", "pay stubborn", "place docks")
    rest(st)
    assert (place(st, "servo_scarpa"), place(st, "elina_georginova")) == ("docks", "docks")
    assert (struck(st), pools(st)[0], st.mover()) == ((2, 0, 1), 3, 0)


@pytest.mark.card("fivesails", "matushkas_efficiency")
def test_matushkas_efficiency() -> None:
    st = pos({"crew": {"elina_georginova": "docks", "torsten_vakt": "docks"}, "hand": ["matushkas_efficiency"]})
    go(
        st,
        "use matushkas_efficiency",
        "choose elina_georginova",
        "option 2",
        "choose torsten_vakt",
        "place grand_bazaar",
    )
    assert (place(st, "torsten_vakt"), engaged(st)) == ("grand_bazaar", {"elina_georginova"})
    st = duel({"crew": {"elina_georginova": "forums"}, "hand": ["matushkas_efficiency", "boon"]})
    go(st, "choose langschwert", "choose matushkas_efficiency", "use matushkas_efficiency", "pay boon", "place docks")
    assert place(st, "otto_streit") == place(st, "elina_georginova") == "docks"
    assert pools(st)[1] > 0


@pytest.mark.card("fivesails", "matushkas_efficiency")
def test_matushkas_efficiency_moves_your_people_here_anywhere_else() -> None:
    crew = {"elina_georginova": "docks", "torsten_vakt": "docks", "ren": "forums"}
    st = pos({"crew": crew, "hand": ["matushkas_efficiency"]}, {"crew": {"otto_streit": "docks"}})
    step(st, "use matushkas_efficiency 1", "choose elina_georginova", "option 2")
    assert [can(st, f"choose {who}") for who in ("torsten_vakt", "ren", "otto_streit")] == [True, False, False]
    step(st, "choose torsten_vakt")
    assert not can(st, "place docks")
    go(st, "place home")
    assert place(st, "torsten_vakt") == "home 1"


@pytest.mark.card("fivesails", "matushkas_efficiency")
def test_matushkas_efficiency_takes_the_duel_next_door() -> None:
    me = {"crew": {"elina_georginova": "docks"}, "hand": ["matushkas_efficiency", "boon"]}
    st = duel(me, {"crew": {"otto_streit": "docks"}})
    go(st, "choose langschwert", "choose matushkas_efficiency", "use matushkas_efficiency 2", "pay boon")
    assert place(st, "otto_streit") == place(st, "elina_georginova") == "forums"  # the only way, so nobody was asked


@pytest.mark.card("fivesails", "matushkas_efficiency")
@pytest.mark.rule("FIV-QUAL-1", "FIV-REPLACE-2")
def test_matushkas_efficiency_is_paid_for_or_engages_a_sorcerer() -> None:
    def position(who: str, tired: list[str], *hand: str) -> FiveSails:
        return plainly({"crew": {who: "docks"}, "hand": ["matushkas_efficiency", *hand]}, engaged=tired)

    use = "use matushkas_efficiency 1"
    st = position("elina_georginova", [], "boon")
    go(st, use, "option 1", "place forums")
    assert (place(st, "elina_georginova"), engaged(st), hand(st, 0)) == ("forums", set(), [])
    assert can(position("elina_georginova", []), use)
    assert not can(position("elina_georginova", ["elina_georginova"]), use)
    assert not can(position("torsten_vakt", [], "boon"), use)


@pytest.mark.card("fivesails", "matushkas_efficiency")
@pytest.mark.rule("FIV-QUAL-1")
def test_matushkas_efficiency_takes_a_sorcerer_who_fights() -> None:
    def fights(who: str) -> bool:
        me = {"crew": {who: "forums"}, "hand": ["matushkas_efficiency", "boon"]}
        return can(fencing("matushkas_efficiency", me), "use matushkas_efficiency 2")

    assert fights("elina_georginova")
    assert not fights("torsten_vakt")


@pytest.mark.card("fivesails", "matushkas_sight")
@pytest.mark.rule("FIV-C-36", "FIV-C-157")
@pytest.mark.parametrize(
    ("answers", "line"),
    [
        (["option 1"], "tell-peeked seat=seat:0 count=5"),
        (["option 2", "player 3"], "tell-peeked-of seat=seat:0 count=5 owner=seat:2"),
        (["option 3"], "tell-peeked-city seat=seat:0 count=5"),
    ],
)
def test_everybody_sees_at_whose_deck_somebody_looks(answers: list[str], line: str) -> None:
    st = table({**USSURA, "hand": ["matushkas_sight"]}, {}, {**CASTILLE})
    step(st, "use matushkas_sight", *answers)
    for seat in (None, 1, 2):
        assert line in told(st, seat)
    assert any(one.startswith("tell-peeked-these") for one in told(st, 0))
    assert not any(one.startswith("tell-revealed") for one in told(st, 0))


@pytest.mark.card("fivesails", "matushkas_sight")
@pytest.mark.rule("FIV-C-213")
def test_in_which_order_cards_go_back_is_sealed_and_what_is_discarded_is_not() -> None:
    me = {**USSURA, "crew": {"vedma": "docks"}, "hand": ["matushkas_sight"], "deck": ["boon", "pull", "triage"]}
    st = step(playing.pos(me), "use matushkas_sight", "choose vedma", "option 1")
    for question, sealed in (("ask-discard-which-card", False), ("ask-card-back-next", True)):
        prompt = phrase("ask-by-card", card="card:matushkas_sight", question=phrase(question))
        while st.view(0).prompt != prompt:
            st.apply(0, PASS)
        assert st.stack[-1].is_sealed(st, 0) == sealed


@pytest.mark.card("fivesails", "matushkas_sight")
@pytest.mark.parametrize("whose", [1, 3])
def test_the_sight_reaches_five_cards_deep(whose: int) -> None:
    seen = ["robbery", "drinking_games", "adaptable", "amour", "carnaval"]
    mine = {"leader": YEVGENI, "crew": {"vedma": "docks"}, "hand": ["matushkas_sight"], "deck": [*seen, "triage"]}
    city = ["smuggled_item", "duckfoot_pistol", "kaj_kousei", "eko_sorridi", "sorte_deck", "syrneth_hand"]
    st = playing.pos(mine, city_deck=city)
    go(st, "use matushkas_sight", "choose vedma", f"option {whose}")
    assert [can(st, f"choose {card}") for card in (seen if whose == 1 else city[:5])] == [True] * 5
    assert not can(st, "choose triage" if whose == 1 else "choose syrneth_hand")


@pytest.mark.card("fivesails", "matushkas_sight")
@pytest.mark.rule("FIV-C-145")
def test_sight_falls_on_decks_that_there_are() -> None:
    """Not one's own, nor that of the second player, whose cards are all gone: the third's or the City's."""
    st = table({**USSURA, "hand": ["matushkas_sight"], **BARE}, BARE, {**CASTILLE})
    go(st, "use matushkas_sight")
    assert says(st) == ["option 2", "option 3"]
    go(st, "option 2")
    assert not can(st, "seat 1")  # there is only one whose deck it can be, and nobody is asked
    assert len(st.turned_up(1)) == 5


@pytest.mark.card("fivesails", "matushkas_sight")
def test_matushkas_sight() -> None:
    st = pos(
        {"crew": {"vedma": "docks"}, "hand": ["matushkas_sight"]},
        {"deck": ["triage", "regroup", "precision", "langschwert", "stratege"]},
    )
    go(
        st,
        "use matushkas_sight",
        "choose vedma",
        "option 2",
        "choose triage",
        "pass",
        "choose stratege",
        "choose langschwert",
        "choose precision",
        "option 2",
    )
    assert pile(st, 1) == ["triage"]
    assert st.decks[1][-1] == number(st, "regroup")  # put back last, so it is on top
    assert engaged(st) == {"vedma"}


@pytest.mark.card("fivesails", "matushkas_sight")
def test_matushkas_sight_looks_into_any_deck_and_draws_for_engaging() -> None:
    sight = {"crew": {"vedma": "docks"}, "hand": ["matushkas_sight"]}
    st = pos({**sight, "deck": ["boon", "stubborn"], "empty": True})
    go(st, "use matushkas_sight", "choose vedma", "option 1", "choose boon", "pass", "option 2")
    assert (pile(st, 0), hand(st, 0)) == (["boon", "matushkas_sight"], ["stubborn"])
    assert engaged(st) == {"vedma"}
    st = pos({**sight, "deck": ["boon", "stubborn"], "empty": True}, engaged=["vedma"])
    step(st, "use matushkas_sight", "choose vedma", "option 1", "choose boon", "pass")
    assert (hand(st, 0), st.mover()) == ([], 1)  # nothing to decide for somebody who is engaged
    st = pos(sight, city_deck=["gustavo"])
    go(st, "use matushkas_sight", "choose vedma", "option 3", "choose gustavo", "pass")
    assert zone(st, "gustavo") == "discard"


@pytest.mark.card("fivesails", "mirelis_revision")
@pytest.mark.rule("FIV-KEY-2")
@pytest.mark.parametrize(("holder", "able"), [(0, True), (1, False), (2, False)])
def test_only_the_adversary_revises_a_combat_card(holder: int, able: bool) -> None:
    """Torsten, challenged by Ren, plays Sunder; somebody holds Mireli's Revision."""
    sides: list[dict[str, Any]] = [
        {**USSURA, "crew": {"ren": "forums"}, "hand": []},
        {**USSURA, "crew": {"torsten_vakt": "forums"}, "hand": ["sunder"]},
        {**USSURA, "crew": {"pavel_ivanov": "forums"}, "hand": []},
    ]
    sides[holder]["hand"] += ["mirelis_revision", "boon"]
    st = playing.duel(sides[0], sides[1], more=[sides[2]])
    step(st, "choose sunder")
    assert can(st, "use mirelis_revision 1") == able


@pytest.mark.card("fivesails", "shifting_blame", "mirelis_revision")
@pytest.mark.rule("FIV-C-181")
def test_a_revised_card_was_discarded_by_whose_revision_it_was() -> None:
    maya = {"leader": "soline_el_gato", "scheme": "shifting_blame", "crew": {"maya_de_la_rioja": "forums"}}
    st = playing.duel(
        {**maya, "hand": ["mirelis_revision", "bravos"]}, {"crew": {"uwe_zimmerman": "forums"}, "hand": USSURAN}
    )
    step(st, "choose sunder", "use mirelis_revision", "pay bravos")
    st.apply(1, st.legal(1)[0])
    before = len(st.hands[0])
    go(st, "use shifting_blame 2")
    assert len(st.hands[0]) == before + 1


@pytest.mark.card("fivesails", "mirelis_revision")
@pytest.mark.rule("FIV-C-72")
def test_mirelis_revision_lets_the_foe_gamble_with_the_revealed_cards() -> None:
    foe = {
        "leader": "yevgeni",
        "crew": {"valeri_mikhailov": "forums"},
        "hand": ["strong_hands", "mirelis_revision", "triage"],
    }
    st = begun_by("veronicas_guile", ["boon", "bravos"], foe)
    go(st, "choose strong_hands", "choose precision", "use mirelis_revision", "pay triage")
    assert (st.mover(), choosable(st)) == (0, ["boon", "bravos"])
    shown = st.view(0)
    assert isinstance(shown, FiveSailsView)
    assert shown.duel is not None
    assert shown.duel.card == -1  # there is no combat card now


@pytest.mark.card("fivesails", "mirelis_revision")
@pytest.mark.rule("FIV-C-67", "FIV-C-72", "FIV-C-69")
@pytest.mark.parametrize("goes", ["discard", "sink"])
def test_a_revised_card_may_come_back_when_the_deck_is_shuffled(goes: str) -> None:
    """Otto's only card is revised: it lies in his pile, is shuffled, revealed and played after all."""
    foe = {**EISEN, "crew": {"otto_streit": "docks"}, "hand": ["langschwert"], **BARE}
    me = {**USSURA, "crew": {"ren": "docks"}, "hand": ["mirelis_revision", "boon"]}
    st = playing.pos(me, foe, options={"gamble_rest": goes})
    go(st, "challenge ren", "accept")
    step(st, "choose langschwert", "use mirelis_revision", "pay boon", "choose langschwert")
    strike(st)
    assert (pile(st, 1), st.duel.defender.gambles) == ([], 0)
    assert zone(st, "langschwert") == "line"


@pytest.mark.card("fivesails", "mirelis_revision")
@pytest.mark.rule("FIV-C-43", "FIV-C-191")
def test_a_card_that_was_revised_is_not_revised_again() -> None:
    me = {**USSURA, "crew": {"ren": "docks"}, "hand": ["mirelis_revision", "mirelis_revision", "boon", "boon"]}
    st = playing.pos(
        me, {**EISEN, "crew": {"otto_streit": "docks"}, "hand": ["langschwert"], "deck": ["precision", "regroup"]}
    )
    step(st, "challenge ren", "accept", "choose langschwert", "use mirelis_revision", "use mirelis_revision")
    step(st, "use mirelis_revision", "pay boon", "choose precision")
    rest(st)
    assert hand(st, 0) == ["boon", "mirelis_revision"]
    assert missed(st) == ["mirelis_revision"]


@pytest.mark.card("fivesails", "mirelis_revision")
def test_mirelis_revision() -> None:
    st = duel({"hand": ["mirelis_revision", "boon"]})
    go(st, "choose langschwert", "use mirelis_revision", "pay boon")
    assert len([i for i in st.aside if st.owner[i] == 1]) == 2
    assert "langschwert" in pile(st, 1)
    st = duel({"hand": ["mirelis_revision", "boon"]}, {"hand": ["langschwert", "triage"]})
    go(
        st,
        "choose langschwert",
        "pass",
        "choose mirelis_revision",
        "use mirelis_revision",
        "pay boon",
        "option 2",
        "choose triage",
    )
    assert struck(st) == (0, 0, 2)


@pytest.mark.card("fivesails", "mirelis_revision")
def test_mirelis_revision_parries_or_wounds_for_1() -> None:
    def played(*hand: str) -> FiveSails:
        me = {"crew": {"torsten_vakt": "forums"}, "hand": ["mirelis_revision", *hand]}
        foe = {"leader": "kaspar_dietrich", "crew": {"otto_streit": "forums"}, "hand": ["langschwert"]}
        st = step(plainly(me, foe), "challenge torsten_vakt", "accept", "choose langschwert")
        return step(st, "choose mirelis_revision")

    assert not can(played(), "use mirelis_revision 2")
    st = played("boon")
    go(st, "use mirelis_revision 2", "pay boon", "option 1")
    assert (struck(st), wounds(st)["otto_streit"]) == ((1, 3, 1), 1)
    st = played("boon")
    go(st, "use mirelis_revision 2", "pay boon", "option 2")
    assert (struck(st), wounds(st)["otto_streit"]) == ((1, 1, 1), 2)


@pytest.mark.card("fivesails", "my_fight_alone")
def test_alone_one_heals_one_wound() -> None:
    st = laid_out(YEVGENI, {"torsten_vakt": "docks"}, ["my_fight_alone"], wounds={"torsten_vakt": 2})
    go(st, "use my_fight_alone")
    assert wounds(st) == {"torsten_vakt": 1}


@pytest.mark.card("fivesails", "my_fight_alone")
def test_my_fight_alone() -> None:
    st = pos({"crew": {"torsten_vakt": "docks"}, "hand": ["my_fight_alone"]}, wounds={"torsten_vakt": 1})
    go(st, "use my_fight_alone")
    assert wounds(st) == {}
    st = duel({"hand": ["my_fight_alone"]})
    go(st, "choose langschwert", "choose my_fight_alone", "use my_fight_alone")
    assert struck(st)[0] == 2


@pytest.mark.card("fivesails", "my_fight_alone")
def test_my_fight_alone_heals_whoever_is_alone() -> None:
    def heals(other: str, torsten: str = "docks") -> bool:
        crew = {"torsten_vakt": torsten, "ren": other, "yevgeni": "grand_bazaar"}
        st = pos(
            {"crew": crew, "hand": ["my_fight_alone"]}, {"crew": {"otto_streit": "docks"}}, wounds={"torsten_vakt": 1}
        )
        if not can(st, "use my_fight_alone 1"):
            return False
        step(st, "use my_fight_alone 1")
        return not wounds(st) or can(st, "choose torsten_vakt")

    assert heals("home")
    assert not heals("docks")
    assert not heals("forums", "home")


@pytest.mark.card("fivesails", "my_fight_alone")
def test_my_fight_is_fought_alone() -> None:
    def alone(other: str) -> bool:
        me = {"crew": {"torsten_vakt": "forums", "ren": other}}
        return can(fencing("my_fight_alone", me), "use my_fight_alone 2")

    assert alone("docks")
    assert not alone("forums")
