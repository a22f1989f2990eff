"""The characters of Montaigne, h to j by their ids: what each does, where its text ends, and where it says no."""

from __future__ import annotations

import pytest

from intrigue.games.fivesails.rules.drama import Turn
from intrigue.games.fivesails.rules.legality import asking, usable
from intrigue.games.fivesails.rules.reactions import Window
from intrigue.games.fivesails.state.actions import PASS
from intrigue.games.fivesails.state.city import DOCKS, FORUMS
from intrigue.games.fivesails.state.duel import CHALLENGE
from intrigue.games.fivesails.state.moments import when_moved
from intrigue.games.fivesails.state.printed import CARDS

from .. import playing
from ..playing import (
    BY_CASTILLE,
    BY_EISEN,
    BY_MONTAIGNE,
    CASTILLE,
    EISEN,
    MONTAIGNE,
    USSURA,
    at_the_brink,
    can,
    duel,
    engaged,
    go,
    hand,
    names,
    number,
    offers,
    place,
    pools,
    pos,
    resolved,
    says,
    stands,
    step,
    strike,
    struck,
    table,
    told,
    until,
    wounds,
    zone,
)
from ..situations import ODETTE, YEVGENI, asked_for_technique, first_round, unmet

fencing = BY_MONTAIGNE.fencing


@pytest.mark.card("fivesails", "taunt", "henri_michelet")
def test_a_musketeer_beside_henri_is_not_lured() -> None:
    crew = {"jean_urbain": "forums", "henri_michelet": "forums"}
    st = BY_CASTILLE.pos(
        {"crew": {"sanjay": "docks"}, "hand": ["taunt", "triage"]}, {"leader": "odette_dubois_darrent", "crew": crew}
    )
    step(st, "use taunt 1", "pay triage")
    assert names(says(st)) == ["henri_michelet", "odette_dubois_darrent"]
    assert hand(st, 0) == []


@pytest.mark.card("fivesails", "unyielding_loyalty")
@pytest.mark.card("fivesails", "henri_michelet")
@pytest.mark.rule("FIV-C-41")
def test_cancelling_henris_reaction_leaves_his_challenge_open() -> None:
    st = pos(
        {"leader": "odette_dubois_darrent", "crew": {"henri_michelet": "docks"}},
        {
            "leader": "don_constanzo_scarpa",
            "crew": {"servo_scarpa": "docks", "sibella_scarpa": "docks", "aldo_bussotti": "home"},
            "hand": ["unyielding_loyalty", "pull"],
        },
        gear={"mastercrafted_rapier": "henri_michelet"},
    )
    begun = ("challenge henri_michelet", "choose servo_scarpa", "use henri_michelet", "choose sibella_scarpa")
    other = st.clone()
    go(other, *begun)
    assert says(other) == ["accept", "refuse"]
    go(st, *begun, "use unyielding_loyalty", "pay pull", "choose aldo_bussotti")
    assert st.duel.stage == CHALLENGE
    assert can(st, "intervene sibella_scarpa")
    assert "mastercrafted_rapier" in engaged(st)  # the cost stays paid


@pytest.mark.card("fivesails", "henri_michelet")
def test_henri_holds_the_ground_of_other_musketeers() -> None:
    for there, moved in (("docks", False), ("forums", True)):
        st = pos(
            {"leader": "soline_el_gato", "crew": {"maya_de_la_rioja": "grand_bazaar"}, "hand": ["come_hither"]},
            {
                "leader": "odette_dubois_darrent",
                "crew": {"henri_michelet": there, "jean_urbain": "docks", "bastien_girard": "docks"},
            },
        )
        mine = number(st, "jean_urbain")
        from intrigue.games.fivesails.rules.moving import can_be_moved

        assert can_be_moved(st, mine, 0) == moved
        assert can_be_moved(st, mine, 1)  # his own player may
        assert can_be_moved(st, number(st, "henri_michelet"), 0)  # others only


@pytest.mark.card("fivesails", "henri_michelet")
@pytest.mark.rule("FIV-CHAL-9")
def test_henri_needs_a_weapon_that_is_en_garde() -> None:
    for tired, able in (([], True), (["mastercrafted_rapier"], False)):
        st = pos(
            {"leader": "odette_dubois_darrent", "crew": {"henri_michelet": "docks"}},
            {"crew": {"otto_streit": "docks", "philip_hase": "docks"}},
            gear={"mastercrafted_rapier": "henri_michelet"},
            engaged=tired,
        )
        st.apply_unchecked(0, next(a for a in st.actions(0) if st.say(0, a).startswith("challenge henri_michelet")))
        for _ in range(6):
            top = st.stack[-1]
            seat = st.mover()
            if isinstance(top, Window) and seat == 0:
                break
            actions = st.actions(seat)
            wanted = [a for a in actions if st.say(seat, a).startswith("choose otto_streit")]
            st.apply_unchecked(seat, wanted[0] if wanted else actions[0])
        assert can(st, "use henri_michelet") == able


@pytest.mark.card("fivesails", "last_word", "henri_michelet")
def test_a_musketeer_beside_henri_has_the_last_word() -> None:
    crew = {"jean_urbain": "docks", "henri_michelet": "docks"}
    st = BY_EISEN.pos(
        {"crew": {"otto_streit": "docks"}, "hand": ["last_word"]},
        {"leader": "odette_dubois_darrent", "crew": crew},
        gear={"throwing_knife": "otto_streit"},
    )
    go(st, "use last_word 1")
    assert (place(st, "henri_michelet"), place(st, "jean_urbain")) == ("forums", "docks")  # there was no choice


@pytest.mark.card("fivesails", "henri_michelet", "leshiye_of_the_wood")
@pytest.mark.rule("FIV-C-143")
def test_the_wood_does_not_move_musketeers_beside_henri() -> None:
    """Henri goes, and at that moment he is still there."""
    crew = {"henri_michelet": "docks", "jean_urbain": "docks", "horatio_lockwood": "docks"}
    st = pos({**USSURA, "scheme": "leshiye_of_the_wood"}, {**MONTAIGNE, "crew": crew})
    resolved(st, "place docks", "place forums")
    assert [place(st, id) for id in crew] == ["home 2", "docks", "home 2"]


@pytest.mark.card("fivesails", "henri_michelet", "move_along")
@pytest.mark.rule("FIV-C-212")
def test_henri_keeps_nobody_from_moving_along() -> None:
    me = {**EISEN, "crew": {"terrell_brandt": "forums"}, "hand": ["move_along", "boon"]}
    st = pos(me, {**MONTAIGNE, "crew": {"jean_urbain": "forums", "henri_michelet": "forums"}})
    go(st, "use move_along", "pay boon", "choose jean_urbain", "go home")
    assert (place(st, "jean_urbain"), engaged(st)) == ("home 2", {"jean_urbain"})


@pytest.mark.card("fivesails", "armed_and_marshaled", "henri_michelet", "bastien_girard")
@pytest.mark.rule("FIV-C-145", "FIV-C-39", "FIV-COST-10")
@pytest.mark.parametrize("whom", ["henri_michelet", "bastien_girard"])
def test_a_target_to_whom_nothing_could_happen_is_one_all_the_same(whom: str) -> None:
    """Both are engaged, and Henri keeps Bastien, not himself, from being moved: of that nothing comes, and the log does
    not say that there was no target."""
    foe = {**MONTAIGNE, "crew": {"henri_michelet": "docks", "bastien_girard": "docks"}}
    me = {**EISEN, "crew": {"otto_streit": "docks"}, "scheme": "armed_and_marshaled"}
    gear = {"langschwert": "otto_streit"}
    st = pos(me, foe, gear=gear, engaged=["henri_michelet", "bastien_girard"])
    go(st, "use armed_and_marshaled", f"choose {whom}")
    assert [place(st, id) for id in ("henri_michelet", "bastien_girard")] == [
        "home 2" if whom == "henri_michelet" else "docks",
        "docks",
    ]
    assert (
        told(st)[-1]
        == {
            "henri_michelet": "tell-moved seat=seat:0 card=card:henri_michelet place=place:home",
            "bastien_girard": "tell-targeted card=card:armed_and_marshaled target=card:bastien_girard",
        }[whom]
    )


@pytest.mark.card("fivesails", "henri_michelet")
def test_henri() -> None:
    st = BY_MONTAIGNE.pos(
        {"crew": {"henri_michelet": "docks", "jean_urbain": "docks"}},
        {"crew": {"otto_streit": "docks", "philip_hase": "docks"}, "hand": ["last_word"]},
        gear={"mastercrafted_rapier": "henri_michelet", "throwing_knife": "otto_streit"},
    )
    go(st, "challenge henri_michelet", "choose otto_streit", "use henri_michelet", "choose philip_hase")
    assert not can(st, "intervene philip_hase")
    go(st, "refuse", "use last_word")
    assert not can(st, "choose jean_urbain")


@pytest.mark.card("fivesails", "henri_michelet")
def test_henri_needs_a_weapon_and_a_challenge_of_his_own() -> None:
    def answers(who: str, gear: str, **rest: list[str]) -> bool:
        crew = {"henri_michelet": "docks", "jean_urbain": "docks"}
        foe = {"crew": {"otto_streit": "docks", "philip_hase": "docks"}}
        st = BY_MONTAIGNE.pos({"crew": crew}, foe, gear={gear: "henri_michelet"}, **rest)
        return offers(step(st, f"challenge {who}", "choose otto_streit"), "use henri_michelet")

    assert answers("henri_michelet", "mastercrafted_rapier")
    assert not answers("jean_urbain", "mastercrafted_rapier")
    assert not answers("henri_michelet", "breastplate")
    assert not answers("henri_michelet", "mastercrafted_rapier", engaged=["mastercrafted_rapier"])


@pytest.mark.card("fivesails", "matushkas_efficiency", "henri_michelet")
@pytest.mark.rule("FIV-DUEL-20", "FIV-C-117")
def test_a_foe_whom_henri_holds_does_not_come_along() -> None:
    me = {**MONTAIGNE, "crew": {"jean_urbain": "forums", "henri_michelet": "forums"}}
    foe = {**USSURA, "crew": {"elina_georginova": "forums"}, "hand": ["matushkas_efficiency", "boon"]}
    st = duel(me, foe)
    step(st, "choose matushkas_efficiency", "use matushkas_efficiency 2", "pay boon", "place docks")
    strike(st)
    assert (place(st, "elina_georginova"), place(st, "jean_urbain")) == ("docks", "forums")
    assert (st.duel.stage, wounds(st)) == (0, {"elina_georginova": 1})


@pytest.mark.card("fivesails", "henri_michelet")
def test_henri_holds_the_ground_of_other_musketeers_against_opponents() -> None:
    def moved(who: str, at: str = "docks", turn: int = 1) -> bool:
        crew = {"henri_michelet": "docks", who: at}
        hand = ["come_hither", "triage", "triage"]
        me = {"leader": "odette_dubois_darrent", "crew": crew, "hand": hand}
        st = pos(me, {"hand": hand}, turn=turn)
        step(st, "use come_hither", "pay triage", "pay triage")
        return can(st, f"choose {who}")

    assert not moved("jean_urbain")
    assert moved("jean_urbain", turn=0)  # your own ability
    assert moved("jean_urbain", "grand_bazaar")
    assert moved("horatio_lockwood")  # no Musketeer
    assert moved("henri_michelet")


@pytest.mark.card("fivesails", "horatio_lockwood", "sea_legs")
@pytest.mark.rule("FIV-REACT-5")
def test_horatio_may_run_on_after_he_has_followed() -> None:
    me = {**MONTAIGNE, "crew": {"horatio_lockwood": "docks"}, "hand": ["sea_legs", "pull"]}
    st = pos(me, {"crew": {"uwe_zimmerman": "docks"}}, turn=1)
    step(st, "move uwe_zimmerman", "place forums", "use horatio_lockwood", "use sea_legs", "pay pull")
    step(st, "place grand_bazaar")
    assert (place(st, "horatio_lockwood"), place(st, "uwe_zimmerman")) == ("grand_bazaar", "forums")


@pytest.mark.card("fivesails", "horatio_lockwood")
@pytest.mark.rule("FIV-KEY-10")
def test_horatio_leaves_one_enemy_to_follow_another() -> None:
    me = {**MONTAIGNE, "crew": {"horatio_lockwood": "docks"}}
    st = pos(me, {"crew": {"uwe_zimmerman": "docks"}}, more=[{**USSURA, "crew": {"ren": "docks"}}], turn=1)
    step(st, "move uwe_zimmerman", "place forums", "use horatio_lockwood")
    assert place(st, "horatio_lockwood") == "forums"


@pytest.mark.card("fivesails", "horatio_lockwood")
@pytest.mark.rule("FIV-LKI-1", "FIV-KEY-10")
def test_whose_it_was_is_not_whose_it_is_now() -> None:
    """A Mercenary of Horatio's own side is nobody's once it has died, and was no enemy all the same."""
    st = pos({"leader": "odette_dubois_darrent", "crew": {"horatio_lockwood": "docks", "eko_sorridi": "docks"}})
    horatio, eko = number(st, "horatio_lockwood"), number(st, "eko_sorridi")
    own = when_moved(st, card=eko, start=DOCKS, goal=FORUMS)
    st.to_locker(eko)
    assert st.ctrl[eko] == -1
    assert not usable(st, asking(0, own), horatio, CARDS[st.kind[horatio]].abilities[0])


@pytest.mark.card("fivesails", "horatio_lockwood")
def test_horatio() -> None:
    st = BY_MONTAIGNE.pos({"crew": {"horatio_lockwood": "docks"}}, {"crew": {"otto_streit": "docks"}}, turn=1)
    go(st, "move otto_streit", "place forums", "use horatio_lockwood")
    assert place(st, "horatio_lockwood") == "forums"
    st = BY_MONTAIGNE.duel({"crew": {"horatio_lockwood": "forums"}, "hand": ["triage"]})
    go(st, "choose langschwert", "choose triage", "use horatio_lockwood")
    assert struck(st)[2] == 6


@pytest.mark.card("fivesails", "horatio_lockwood")
def test_horatio_follows_whom_he_opposed_next_door() -> None:
    def follows(who: str, start: str, goal: str, horatio: str = "docks") -> bool:
        mine = {"horatio_lockwood": horatio, **({"jean_urbain": start} if who == "jean_urbain" else {})}
        foe = {"crew": {"otto_streit": start}, "hand": ["hidden_corridors", "triage"]}
        st = BY_MONTAIGNE.pos({"crew": mine}, foe, turn=0 if who == "jean_urbain" else 1)
        far = {start, goal} == {"docks", "grand_bazaar"}
        step(st, *(["use hidden_corridors", "pay triage"] if far else [f"move {who}", f"place {goal}"]))
        return offers(st, "use horatio_lockwood 1")

    assert follows("otto_streit", "docks", "forums")
    assert not follows("otto_streit", "docks", "home")
    assert not follows("otto_streit", "docks", "grand_bazaar")  # not adjacent
    assert not follows("otto_streit", "forums", "docks", "grand_bazaar")  # not from him
    assert not follows("otto_streit", "forums", "docks")  # to him
    assert not follows("jean_urbain", "docks", "forums")  # no enemy


@pytest.mark.card("fivesails", "horatio_lockwood")
@pytest.mark.rule("FIV-LKI-1", "FIV-DUEL-22")
def test_horatio_gains_nothing_from_a_foe_who_has_fallen() -> None:
    for hurt, able in ((2, True), (3, False)):
        me = {"crew": {"horatio_lockwood": "forums"}, "hand": ["triage"]}
        st = BY_MONTAIGNE.duel(me, {"hand": ["langschwert"]}, wounds={"otto_streit": hurt})
        step(st, "choose langschwert", "choose triage")
        assert (zone(st, "otto_streit") == "play") == able
        assert can(st, "use horatio_lockwood") == able


@pytest.mark.card("fivesails", "horatio_lockwood")
def test_horatio_thrusts_harder_only_at_a_lonely_foe() -> None:
    def lonely(other: str) -> bool:
        foe = {"crew": {"otto_streit": "forums", "philip_hase": other}}
        return can(fencing("triage", {"crew": {"horatio_lockwood": "forums"}}, foe), "use horatio_lockwood 2")

    assert lonely("docks")
    assert not lonely("forums")


@pytest.mark.card("fivesails", "horatio_lockwood")
@pytest.mark.card("fivesails", "predatory_pursuit")
@pytest.mark.parametrize(
    ("leader", "hunter", "use"),
    [(ODETTE, "horatio_lockwood", "horatio_lockwood"), (YEVGENI, "torsten_vakt", "predatory_pursuit")],
)
def test_nobody_is_followed_home(leader: str, hunter: str, use: str) -> None:
    for goal, followed in (("forums", True), ("home 1", False)):
        foe = {"leader": leader, "crew": {hunter: "docks"}, "hand": ["predatory_pursuit", "boon"]}
        st = playing.pos({"leader": "kaspar_dietrich", "crew": {"otto_streit": "docks"}}, foe)
        playing.step(st, "move otto_streit", f"place {goal}")
        assert place(st, "otto_streit") == goal
        assert can(st, f"use {use}") == followed


@pytest.mark.card("fivesails", "horatio_lockwood")
@pytest.mark.rule("FIV-C-50")
@pytest.mark.parametrize(("third", "thrust"), [("docks", 0), ("forums", 2)])
def test_horatio_is_not_alone_with_the_foe_where_a_third_player_watches(third: str, thrust: int) -> None:
    st = table(
        {**EISEN, "crew": {"uwe_zimmerman": "docks"}},
        {**MONTAIGNE, "crew": {"horatio_lockwood": "docks"}, "hand": ["gallant_deeds"]},
        {**USSURA, "crew": {"torsten_vakt": third}},
    )
    go(st, "challenge uwe_zimmerman")
    if third == "docks":
        go(st, "choose horatio_lockwood")
    go(st, "accept")
    step(st, "choose gallant_deeds")
    assert offers(st, "use horatio_lockwood 2") == (thrust > 0)
    if thrust:
        go(st, "use horatio_lockwood 2")
        strike(st)
        assert struck(st)[2] == 2 + thrust


@pytest.mark.card("fivesails", "horatio_lockwood", "giacinto")
@pytest.mark.rule("FIV-C-143")
@pytest.mark.parametrize(("whom", "able"), [("jean_urbain", True), ("horatio_lockwood", False)])
def test_horatio_follows_the_kidnapper_unless_he_was_kidnapped(whom: str, able: bool) -> None:
    foe = {**MONTAIGNE, "crew": {"horatio_lockwood": "docks", "jean_urbain": "docks"}}
    st = pos({**CASTILLE, "crew": {"giacinto": "docks"}}, foe)
    step(st, "use giacinto", f"choose {whom}")
    assert offers(st, "use horatio_lockwood") == able


@pytest.mark.card("fivesails", "predatory_pursuit", "horatio_lockwood", "sea_legs")
@pytest.mark.rule("FIV-C-9", "FIV-C-43", "FIV-C-166")
def test_nobody_says_when_a_player_who_is_out_would_react() -> None:
    """Kaspar goes to the Forums. Three answer that, and the first of them kills him: his Sea Legs are not in question
    any more, and Horatio comes after him without the First Player having chosen between the two."""
    st = table(
        CASTILLE,
        {**USSURA, "crew": {"vedma": "docks"}, "hand": ["predatory_pursuit", "boon"]},
        {**MONTAIGNE, "crew": {"horatio_lockwood": "docks"}},
        {**EISEN, "crew": {"kaspar_dietrich": "docks"}, "hand": ["regroup", "boon", "sea_legs", "boon"]},
        turn=3,
        first=0,
    )
    at_the_brink(st, 3)
    step(st, "use regroup", "pay boon", "place forums")
    step(st, "use predatory_pursuit", "use horatio_lockwood", "use sea_legs")
    until(st, lambda st: st.mover() == 0)
    assert len(says(st)) == 3
    step(st, "use predatory_pursuit", "pay boon")
    while not isinstance(st.stack[-1], Turn):
        assert PASS in st.legal(st.mover())
        st.apply(st.mover(), PASS)
    assert (st.eliminated, place(st, "horatio_lockwood")) == ([0, 0, 0, 1], "forums")
    assert "tell-missed seat=seat:3 card=card:sea_legs" in told(st)


@pytest.mark.card("fivesails", "horatio_lockwood")
@pytest.mark.rule("FIV-C-50")
@pytest.mark.parametrize(("third", "threat"), [("docks", 3), ("forums", 5)])
def test_horatio_counts_the_enemies_of_every_opponent(third: str, threat: int) -> None:
    me = {"leader": "odette_dubois_darrent", "crew": {"horatio_lockwood": "docks"}}
    foe = {"crew": {"uwe_zimmerman": "docks"}, "hand": ["langschwert"]}
    st = table(me, foe, {"crew": {"torsten_vakt": third}})
    step(st, "challenge horatio_lockwood", "use horatio_lockwood 2", "choose uwe_zimmerman", "accept")
    assert pools(st) == (0, threat)


@pytest.mark.card("fivesails", "horatio_lockwood")
@pytest.mark.rule("FIV-CHAL-5", "FIV-CHAL-13", "FIV-C-85", "FIV-C-87")
@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_horatio_with_a_challenge(answer: str) -> None:
    st = asked_for_technique("horatio_lockwood", {"otto_streit": "docks"})
    go(st, "use horatio_lockwood", answer)
    assert pools(st) == ((0, 5) if answer == "accept" else (0, 0))
    assert wounds(st) == ({} if answer == "accept" else {"otto_streit": 3})
    assert unmet(st) == []
    st = asked_for_technique("horatio_lockwood", {"otto_streit": "docks", "philip_hase": "docks"})
    go(st, "use horatio_lockwood", "choose otto_streit", "accept")
    assert (pools(st), unmet(st)) == ((0, 3), ["horatio_lockwood"])  # two enemies here
    assert not can(st, "use horatio_lockwood")


@pytest.mark.card("fivesails", "horatio_lockwood")
@pytest.mark.rule("FIV-C-85")
def test_horatios_condition_is_judged_after_the_answer() -> None:
    """Two enemies are there when it is activated, and one is gone when it takes effect."""
    st = asked_for_technique("horatio_lockwood", {"otto_streit": "docks", "philip_hase": "docks"})
    go(st, "use horatio_lockwood", "choose otto_streit")
    stands(st, "philip_hase", st.place[number(st, "kaspar_dietrich")])
    go(st, "accept")
    assert pools(st) == (0, 5)


@pytest.mark.card("fivesails", "jean_urbain")
@pytest.mark.rule("FIV-C-86", "FIV-C-102", "FIV-ACT-3")
def test_jean() -> None:
    st = BY_MONTAIGNE.duel(
        {"crew": {"henri_michelet": "forums", "jean_urbain": "forums"}, "hand": ["friends_at_court"]}
    )
    go(st, "choose langschwert", "choose friends_at_court", "use jean_urbain 5")
    assert struck(st) == (1, 2, 3)
    st = BY_MONTAIGNE.duel({"crew": {"jean_urbain": "forums"}, "hand": ["friends_at_court"]})
    go(st, "choose langschwert", "choose friends_at_court", "use jean_urbain 1")
    assert struck(st) == (0, 2, 4)


@pytest.mark.card("fivesails", "jean_urbain")
def test_jean_has_no_choice_beside_somebody_who_is_no_musketeer() -> None:
    st = BY_MONTAIGNE.duel(
        {"crew": {"jean_urbain": "forums", "horatio_lockwood": "forums"}, "hand": ["friends_at_court"]}
    )
    go(st, "choose langschwert", "choose friends_at_court", "use jean_urbain 1")
    assert struck(st) == (0, 2, 4)


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
