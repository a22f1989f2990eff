"""The characters of Castille, a to l by their ids: what each does, where its text ends, and where it says no."""

from __future__ import annotations

import pytest

from intrigue.games.fivesails.events import Revealed, Used
from intrigue.games.fivesails.rules.round_choices import AskCard
from intrigue.games.fivesails.state.duel import NO_DUEL
from intrigue.games.fivesails.state.state import FiveSails

from .. import playing
from ..playing import (
    BY_CASTILLE,
    CASTILLE,
    EISEN,
    MONTAIGNE,
    can,
    duel,
    engaged,
    go,
    hand,
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
    told,
    wounds,
    zone,
)
from ..situations import SOLINE, asked_for_technique


def lorenzo(**rest: list[str]) -> FiveSails:
    """Lorenzo has used his Technique in his round: Precision lies open on top of the foe's deck."""
    st = duel(
        {"leader": "soline_el_gato", "crew": {"lorenzo_de_zepeda": "forums"}, "hand": ["taunt", "boon"]},
        {
            "hand": ["langschwert", *rest.get("hand", [])],
            "deck": ["precision", "move_along"],
            "scheme": "let_the_sword_decide",
        },
    )
    return go(st, "choose langschwert", "choose taunt", "use lorenzo_de_zepeda 2")


@pytest.mark.card("fivesails", "lorenzo_de_zepeda")
def test_lorenzo() -> None:
    st = BY_CASTILLE.pos({"crew": {"lorenzo_de_zepeda": "docks", "maya_de_la_rioja": "docks"}})
    go(st, "use maya_de_la_rioja", "use lorenzo_de_zepeda", "place grand_bazaar")
    assert place(st, "maya_de_la_rioja") == "grand_bazaar"
    st = BY_CASTILLE.duel(
        {"crew": {"lorenzo_de_zepeda": "forums"}, "hand": ["triage"]},
        {"hand": ["langschwert", "regroup"], "deck": ["precision"]},
    )
    go(st, "choose langschwert", "choose triage", "use lorenzo_de_zepeda", "option 2", "choose regroup")
    assert st.lines[1][-1] == number(st, "precision")


@pytest.mark.card("fivesails", "lorenzo_de_zepeda", "sanjay")
@pytest.mark.rule("FIV-C-181", "FIV-COST-5")
def test_what_lorenzos_foe_discards_to_play_the_card_is_discarded_by_his_effect() -> None:
    st = BY_CASTILLE.duel(
        {"crew": {"lorenzo_de_zepeda": "forums", "sanjay": "docks"}, "hand": ["triage"], "deck": ["robbery"]},
        {"hand": ["langschwert", "regroup"], "deck": ["precision"]},
    )
    go(st, "choose langschwert", "choose triage", "use lorenzo_de_zepeda", "option 2", "choose regroup", "use sanjay")
    assert hand(st, 0) == ["robbery"]


@pytest.mark.card("fivesails", "lorenzo_de_zepeda")
def test_lorenzos_adversary_decides() -> None:
    st = BY_CASTILLE.duel(
        {"crew": {"lorenzo_de_zepeda": "forums"}, "hand": ["triage"]},
        {"hand": ["langschwert", "regroup"], "deck": ["precision"]},
    )
    step(st, "choose langschwert", "choose triage", "use lorenzo_de_zepeda 2")
    assert offers(st, "option 2")
    assert st.mover() == 1


@pytest.mark.card("fivesails", "lorenzo_de_zepeda")
@pytest.mark.parametrize(
    ("first", "user", "able"), [(0, "sanjay", True), (1, "sanjay", False), (0, "otto_streit", False)]
)
def test_lorenzo_helps_the_first_player_with_own_abilities(first: int, user: str, able: bool) -> None:
    crew = {"lorenzo_de_zepeda": "docks", "sanjay": "docks"}
    mine = {"crew": crew, "hand": ["triage"]}
    st = BY_CASTILLE.pos(mine, {"crew": {"otto_streit": "docks"}}, first=first, turn=int(user == "otto_streit"))
    step(st, f"use {user}")
    assert offers(st, "use lorenzo_de_zepeda 1") == able


@pytest.mark.card("fivesails", "lorenzo_de_zepeda", "carnaval")
@pytest.mark.parametrize(("who", "able"), [("lorenzo_de_zepeda", True), ("sanjay", False)])
def test_with_lorenzo_the_first_player_does_what_only_others_can(who: str, able: bool) -> None:
    st = BY_CASTILLE.pos(
        {"crew": {who: "docks"}, "hand": ["carnaval", "carnaval"]}, city={"docks": ["eko_sorridi", "gustavo"]}
    )
    assert can(st, "use carnaval 2") == able
    if able:
        go(st, "use carnaval 2", "choose eko_sorridi", "pass")
        assert not can(st, "use carnaval 2")  # his Reaction, once a Day


@pytest.mark.card("fivesails", "lorenzo_de_zepeda", "adaptable")
def test_lorenzo_has_adapted() -> None:
    st = BY_CASTILLE.pos(
        {"crew": {"lorenzo_de_zepeda": "docks"}, "hand": ["adaptable", "adaptable", "triage", "triage"]},
        engaged=["lorenzo_de_zepeda"],
    )
    go(st, "use adaptable 2", "pay triage")
    assert engaged(st) == set()
    go(st, "pass")
    go(st, "move lorenzo_de_zepeda", "place forums")
    go(st, "pass")
    assert (engaged(st), st.mover()) == ({"lorenzo_de_zepeda"}, 0)
    assert not can(st, "use adaptable 2")  # once a Day


@pytest.mark.card("fivesails", "lorenzo_de_zepeda")
@pytest.mark.rule("FIV-ONCE-2")
def test_lorenzo_reveals_one_card_a_duel() -> None:
    st = BY_CASTILLE.duel(
        {"crew": {"lorenzo_de_zepeda": "forums"}, "hand": ["triage", "improvising"]},
        {"crew": {"uwe_zimmerman": "forums"}, "hand": ["langschwert", "langschwert"]},
    )
    go(st, "choose langschwert", "choose triage")
    assert can(st, "use lorenzo_de_zepeda 2")
    go(st, "use lorenzo_de_zepeda 2", "option 1", "choose langschwert", "choose improvising")
    assert not can(st, "use lorenzo_de_zepeda 2")


@pytest.mark.card("fivesails", "lorenzo_de_zepeda", "horatio_lockwood", "hidden_corridors", "leja_juska")
@pytest.mark.rule("FIV-C-184")
def test_lorenzo_wounds_a_foe_who_cannot_play_a_card_in_the_next_round() -> None:
    """Lorenzo steps aside as his round ends; Horatio follows, away from the threat that he would have to face."""
    me = {**MONTAIGNE, "crew": {"horatio_lockwood": "forums"}, "hand": ["pull", "boon"]}
    foe = {
        **CASTILLE,
        "crew": {"lorenzo_de_zepeda": "forums", "leja_juska": "forums"},
        "hand": ["hidden_corridors", "boon"],
    }
    st = pos(me, foe)
    go(st, "challenge horatio_lockwood", "choose lorenzo_de_zepeda")
    step(st, "accept", "use leja_juska", "option 1")  # 1 more threat on the challenger
    go(st, "choose hidden_corridors", "use lorenzo_de_zepeda 2")
    go(st, "use hidden_corridors", "pay boon")
    step(st, "place docks", "use horatio_lockwood")
    rest(st)
    assert wounds(st) == {"lorenzo_de_zepeda": 2, "horatio_lockwood": 1}
    assert (hand(st, 0), st.duel.stage) == (["boon", "pull"], 0)


@pytest.mark.card("fivesails", "lorenzo_de_zepeda")
@pytest.mark.rule("FIV-C-153")
def test_lorenzo_lets_the_very_card_be_played_that_was_revealed() -> None:
    st = lorenzo(hand=["triage", "regroup"])
    go(st, "pass", "option 2", "choose triage")
    assert zone(st, "precision") == "line"
    st = lorenzo(hand=["triage", "regroup"])
    seat = 1
    st.to_hand(number(st, "precision"), False)  # it was drawn meanwhile, and Move Along is on top
    go(st, "pass", "option 2")
    assert not can(st, "choose precision")  # it is the one to be played, so another is discarded
    go(st, "choose triage")
    assert (zone(st, "precision"), zone(st, "move_along")) == ("line", "deck")
    assert hand(st, seat) == ["regroup"]


@pytest.mark.card("fivesails", "lorenzo_de_zepeda")
@pytest.mark.rule("FIV-C-153")
def test_lorenzo_wounds_where_the_revealed_card_cannot_be_played_any_more() -> None:
    st = lorenzo(hand=["triage"])
    before = wounds(st).get("uwe_zimmerman", 0)
    st.shuffle_deck(1)
    go(st, "pass")
    assert wounds(st)["uwe_zimmerman"] == before + 1
    st = lorenzo()
    before = wounds(st).get("uwe_zimmerman", 0)
    st.to_hand(number(st, "precision"), False)  # the only card in hand is the one that would be played
    go(st, "pass")
    assert wounds(st)["uwe_zimmerman"] == before + 1
    assert engaged(st) >= {"lorenzo_de_zepeda"}
    assert pools(st)[1] > 0


@pytest.mark.card("fivesails", "lorenzo_de_zepeda")
@pytest.mark.rule("FIV-C-208")
def test_lorenzo_helps_with_any_ability_of_the_first_player() -> None:
    st = pos({**CASTILLE, "crew": {"lorenzo_de_zepeda": "docks", "otto_streit": "docks"}})
    step(st, "use otto_streit")
    assert can(st, "use lorenzo_de_zepeda 1")


@pytest.mark.card("fivesails", "lorenzo_de_zepeda")
@pytest.mark.rule("FIV-C-209", "FIV-C-145", "FIV-COST-10")
def test_lorenzo_wounds_a_foe_who_has_no_card_to_show() -> None:
    me = {**CASTILLE, "crew": {"lorenzo_de_zepeda": "docks"}, "hand": ["triage", "improvising"]}
    foe = {**EISEN, "crew": {"uwe_zimmerman": "docks"}, "hand": ["langschwert", "precision"], "empty": True}
    st = pos(me, foe)
    step(st, "challenge lorenzo_de_zepeda", "accept", "choose langschwert")
    strike(st)
    step(st, "choose triage", "use lorenzo_de_zepeda 2")
    before = wounds(st).get("uwe_zimmerman", 0)
    strike(st)
    assert wounds(st)["uwe_zimmerman"] == before + 1
    assert can(st, "choose precision")  # and the round is played like any other


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


@pytest.mark.card("fivesails", "lorenzo_de_zepeda")
@pytest.mark.parametrize("known", [["precision"], []])
def test_lorenzos_foe_discards_one_card_for_the_one_revealed(known: list[str]) -> None:
    st = playing.duel(
        {"leader": SOLINE, "crew": {"lorenzo_de_zepeda": "forums"}, "hand": ["triage"]},
        {
            "crew": {"otto_streit": "forums"},
            "hand": ["langschwert", "regroup", "last_word", *known],
            "deck": ["precision"],
        },
    )
    go(st, "choose langschwert", "choose triage", "use lorenzo_de_zepeda", "option 2", "choose regroup")
    assert pile(st, 1) == ["regroup"]
    assert not can(st, "choose last_word")


@pytest.mark.card("fivesails", "lorenzo_de_zepeda", "carnaval")
@pytest.mark.rule("FIV-ONCE-1")
def test_it_is_told_that_lorenzo_has_helped() -> None:
    me = {**CASTILLE, "crew": {"lorenzo_de_zepeda": "docks"}, "hand": ["carnaval"]}
    st = pos(me, city={"docks": ["gustavo"]}, first=0)
    go(st, "use carnaval 2")
    told = [(event.name, event.kind) for event in st.events_for(None) if isinstance(event, Used)]
    assert told == [("carnaval", "action"), ("lorenzo_de_zepeda", "reaction")]


@pytest.mark.card("fivesails", "lorenzo_de_zepeda")
@pytest.mark.rule("FIV-C-9", "FIV-C-108", "FIV-C-11")
def test_who_falls_as_the_round_begins_plays_no_card_and_is_out() -> None:
    """Kaspar will not play what Lorenzo has seen, is wounded for it and falls: no card, no round after it."""
    st = table(
        {},
        {"crew": {"kaspar_dietrich": "docks"}, "hand": ["langschwert", "regroup"], "deck": ["precision"]},
        {**CASTILLE, "crew": {"lorenzo_de_zepeda": "docks"}, "hand": ["taunt"]},
        turn=1,
    )
    st.wounds[st.leaders[1]] = 8
    go(st, "challenge kaspar_dietrich", "accept")
    step(st, "choose taunt", "use lorenzo_de_zepeda 2")
    strike(st)
    go(st, "option 1")
    rest(st)
    assert (st.eliminated, st.duel.stage, st.mover()) == ([0, 1, 0], NO_DUEL, 2)


@pytest.mark.card("fivesails", "improvising", "lorenzo_de_zepeda", "carnaval")
@pytest.mark.rule("FIV-C-146", "FIV-FIRST-1", "FIV-C-199")
@pytest.mark.parametrize("when", ["at once", "in time", "never"])
def test_lorenzo_lets_the_first_player_improvise_what_is_not_for_one(when: str) -> None:
    """Carnaval of another player: the First Player may empty a street only by Lorenzo's leave. Given to Improvising it
    holds for the Carnaval too, since that is part of it; or it is given to the Carnaval itself."""
    me = {**CASTILLE, "crew": {"lorenzo_de_zepeda": "home"} if when != "never" else {}, "hand": ["improvising"]}
    st = pos(me, {**CASTILLE, "discard": ["carnaval"]}, city={"docks": ["gustavo"]}, first=0)
    assert can(st, "use improvising") == (when != "never")
    if when != "never":
        step(st, "use improvising", "use lorenzo_de_zepeda 1" if when == "at once" else "pass")
        go(st, "use carnaval")
        assert (zone(st, "gustavo"), zone(st, "improvising")) == ("discard", "locker")
        assert sum("lorenzo" in line for line in told(st)) == 1
        assert not can(st, "use lorenzo_de_zepeda 1")


@pytest.mark.card("fivesails", "lorenzo_de_zepeda")
@pytest.mark.rule("FIV-CHAL-13", "FIV-C-87")
def test_lorenzo_with_a_challenge() -> None:
    me = {"leader": "soline_el_gato"}
    foe = {"deck": ["precision"], "hand": ["triage", "regroup"]}
    st = asked_for_technique("lorenzo_de_zepeda", {"otto_streit": "docks"}, me, foe=foe)
    go(st, "use lorenzo_de_zepeda", "accept")
    assert [event.cards for event in st.events_for(None) if isinstance(event, Revealed)] == [("precision",)]
    go(st, "option 2", "choose regroup")
    assert [st.card(i).id for i in st.lines[1]] == ["precision"]
    assert hand(st, 1) == ["triage"]
    st = asked_for_technique("lorenzo_de_zepeda", {"otto_streit": "docks"}, me, foe=foe)
    go(st, "use lorenzo_de_zepeda", "refuse")
    assert wounds(st) == {"otto_streit": 2}  # no round follows, so nothing more
