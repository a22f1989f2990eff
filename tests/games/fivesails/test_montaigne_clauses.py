"""The cards of Montaigne clause by clause: whose, where, which, and who decides."""

from __future__ import annotations

import pytest

from intrigue.games.fivesails.events import DuelOver, RoundBegins
from intrigue.games.fivesails.rules.stats import num
from intrigue.games.fivesails.state.state import FiveSails

from .playing import BY_MONTAIGNE, can, go, held, number, offers, place, renown, step, struck, wounds, zone

pos, duel = BY_MONTAIGNE.pos, BY_MONTAIGNE.duel

# ---------------------------------------------------------------------- people


@pytest.mark.card("fivesails", "odette_dubois_darrent")
def test_odette_calls_no_duelist_of_others() -> None:
    st = pos({"crew": {"odette_dubois_darrent": "docks"}}, {"crew": {"terrell_brandt": "forums"}})
    assert not can(st, "use odette_dubois_darrent 1")


@pytest.mark.card("fivesails", "bastien_girard")
def test_bastien_minds_only_the_wounds_of_that_round() -> None:
    me = {"crew": {"bastien_girard": "forums"}, "hand": ["friends_at_court", "breastplate"]}
    st = duel(me, {"hand": ["langschwert", "boon"]})
    go(st, "choose langschwert", "choose friends_at_court", "choose boon")
    assert wounds(st) == {"bastien_girard": 1, "otto_streit": 1}
    go(st, "choose breastplate", "use bastien_girard 1")
    assert wounds(st) == {"bastien_girard": 1, "otto_streit": 2}


@pytest.mark.card("fivesails", "bastien_girard")
@pytest.mark.rule("FIV-DUEL-21", "FIV-C-98", "FIV-C-116")
def test_a_foe_who_falls_as_bastiens_round_ends_has_no_round_for_the_threat() -> None:
    me = {"crew": {"bastien_girard": "forums"}, "hand": ["friends_at_court"]}
    st = duel(me, {"hand": ["langschwert"]}, wounds={"otto_streit": 3})
    step(st, "choose langschwert")
    st.duel.challenger.pool = 2  # as much as he parries
    go(st, "choose friends_at_court", "use bastien_girard 1")
    assert zone(st, "otto_streit") == "locker"
    assert [event.rounds for event in st.events_for(None) if isinstance(event, DuelOver)] == [2]
    assert [event.number for event in st.events_for(None) if isinstance(event, RoundBegins)] == [1, 2]


@pytest.mark.card("fivesails", "bastien_girard", "let_the_sword_decide")
@pytest.mark.rule("FIV-C-41")
def test_what_bastien_has_put_off_still_comes_when_something_else_is_cancelled() -> None:
    me = {"crew": {"bastien_girard": "forums"}, "hand": ["hidden_corridors", "triage"]}
    st = duel(me, {"hand": ["langschwert"], "scheme": "let_the_sword_decide"})
    step(st, "choose langschwert")
    st.duel.challenger.pool = 1
    go(st, "choose hidden_corridors", "use bastien_girard 1", "use hidden_corridors", "pay triage")
    assert wounds(st) == {"otto_streit": 1}
    st = duel(me, {"hand": ["langschwert"], "scheme": "let_the_sword_decide"})
    step(st, "choose langschwert")
    st.duel.challenger.pool = 1
    step(st, "choose hidden_corridors", "use bastien_girard 1", "use hidden_corridors", "pay triage")
    go(st, "use let_the_sword_decide 3")
    assert (place(st, "bastien_girard"), wounds(st)) == ("forums", {"otto_streit": 1})


@pytest.mark.card("fivesails", "bastien_girard")
@pytest.mark.rule("FIV-C-86")
def test_bastien_who_challenged_with_his_technique_waits_for_his_first_round() -> None:
    me = {"crew": {"bastien_girard": "forums"}, "hand": ["breastplate"]}
    st = pos(me, {"crew": {"otto_streit": "forums"}, "hand": ["friends_at_court"]})
    go(st, "challenge bastien_girard", "use bastien_girard 1", "accept", "choose friends_at_court")
    assert wounds(st) == {}  # that was Otto's round
    go(st, "choose breastplate")
    assert wounds(st) == {"otto_streit": 1}


@pytest.mark.card("fivesails", "bastien_girard")
@pytest.mark.rule("FIV-C-120")
def test_bastien_makes_room_for_musketeers_only() -> None:
    crew = {"henri_michelet": "forums", "bastien_girard": "forums", "horatio_lockwood": "forums"}
    st = duel({"crew": crew, "hand": ["triage"]})
    step(st, "choose langschwert", "choose triage", "use bastien_girard 5")
    assert st.duel.challenger.fighter == number(st, "bastien_girard")  # no Musketeer else, so nobody was asked
    st = duel({"crew": {**crew, "jean_urbain": "forums"}, "hand": ["triage"]})
    step(st, "choose langschwert", "choose triage", "use bastien_girard 5")
    assert can(st, "choose jean_urbain")
    assert not can(st, "choose horatio_lockwood")


@pytest.mark.card("fivesails", "henri_michelet")
def test_henri_needs_a_weapon_and_a_challenge_of_his_own() -> None:
    def answers(who: str, gear: str, **rest: list[str]) -> bool:
        crew = {"henri_michelet": "docks", "jean_urbain": "docks"}
        foe = {"crew": {"otto_streit": "docks", "philip_hase": "docks"}}
        st = pos({"crew": crew}, foe, gear={gear: "henri_michelet"}, **rest)
        return offers(step(st, f"challenge {who}", "choose otto_streit"), "use henri_michelet")

    assert answers("henri_michelet", "mastercrafted_rapier")
    assert not answers("jean_urbain", "mastercrafted_rapier")
    assert not answers("henri_michelet", "breastplate")
    assert not answers("henri_michelet", "mastercrafted_rapier", engaged=["mastercrafted_rapier"])


@pytest.mark.card("fivesails", "horatio_lockwood")
def test_horatio_follows_whom_he_opposed_next_door() -> None:
    def follows(who: str, start: str, goal: str, horatio: str = "docks") -> bool:
        mine = {"horatio_lockwood": horatio, **({"jean_urbain": start} if who == "jean_urbain" else {})}
        foe = {"crew": {"otto_streit": start}, "hand": ["hidden_corridors", "triage"]}
        st = pos({"crew": mine}, foe, turn=0 if who == "jean_urbain" else 1)
        far = {start, goal} == {"docks", "grand_bazaar"}
        step(st, *(["use hidden_corridors", "pay triage"] if far else [f"move {who}", f"place {goal}"]))
        return offers(st, "use horatio_lockwood 1")

    assert follows("otto_streit", "docks", "forums")
    assert not follows("otto_streit", "docks", "home")
    assert not follows("otto_streit", "docks", "grand_bazaar")  # not adjacent
    assert not follows("otto_streit", "forums", "docks", "grand_bazaar")  # not from him
    assert not follows("otto_streit", "forums", "docks")  # to him
    assert not follows("jean_urbain", "docks", "forums")  # no enemy


@pytest.mark.card("fivesails", "jean_urbain")
def test_jean_has_no_choice_beside_somebody_who_is_no_musketeer() -> None:
    st = duel({"crew": {"jean_urbain": "forums", "horatio_lockwood": "forums"}, "hand": ["friends_at_court"]})
    go(st, "choose langschwert", "choose friends_at_court", "use jean_urbain 1")
    assert struck(st) == (0, 2, 4)


@pytest.mark.card("fivesails", "leontine_giroux")
def test_leontine_moves_your_people_from_her_location_anywhere() -> None:
    crew = {"leontine_giroux": "docks", "jean_urbain": "docks", "henri_michelet": "forums"}
    st = pos({"crew": crew}, {"crew": {"otto_streit": "docks"}})
    step(st, "use leontine_giroux")
    assert not can(st, "choose otto_streit")
    assert not can(st, "choose henri_michelet")
    step(st, "choose jean_urbain")
    assert not can(st, "place docks")
    go(st, "place home")
    assert place(st, "jean_urbain") == "home 1"
    assert not can(pos({"crew": {"leontine_giroux": "home"}}), "use leontine_giroux")


# ---------------------------------------------------------------------- schemes


@pytest.mark.card("fivesails", "epee_sanglante")
def test_epee_sanglante_honours_your_musketeers_where_renown_lies() -> None:
    me = {"crew": {"henri_michelet": "docks", "horatio_lockwood": "docks", "guillen_de_murrieta": "docks"}}
    st = pos({**me, "scheme": "epee_sanglante"}, {"crew": {"jean_urbain": "docks"}}, renown={"docks": 2})
    found = [num(st, number(st, id), 2) for id in ("henri_michelet", "guillen_de_murrieta", "jean_urbain")]
    assert found == [2, 2, 1]
    st = pos({**me, "scheme": "epee_sanglante"}, renown={"docks": 1})
    assert num(st, number(st, "henri_michelet"), 2) == 1


@pytest.mark.card("fivesails", "epee_sanglante")
@pytest.mark.rule("FIV-QUAL-1", "FIV-CHAL-6")
def test_epee_sanglante_sends_musketeers_against_somebody_opposing() -> None:
    def sends(who: str, at: str, foe: str) -> bool:
        st = pos({"crew": {who: at}, "scheme": "epee_sanglante"}, {"crew": {"otto_streit": foe}})
        return can(st, "use epee_sanglante")

    assert sends("henri_michelet", "docks", "docks")
    assert not sends("horatio_lockwood", "docks", "docks")
    assert not sends("henri_michelet", "docks", "forums")
    assert not sends("henri_michelet", "home", "home")


@pytest.mark.card("fivesails", "reputation_meritee")
@pytest.mark.rule("FIV-QUAL-1")
def test_reputation_meritee_is_the_leaders_own() -> None:
    crew = {"odette_dubois_darrent": "home", "henri_michelet": "docks"}
    st = pos({"crew": crew, "scheme": "reputation_meritee", "approach": ["jean_urbain"]})
    assert not can(st, "use reputation_meritee")


@pytest.mark.card("fivesails", "reputation_meritee")
def test_reputation_meritee_counts_no_mercenaries_and_discards_here() -> None:
    def pressed(*foes: str) -> FiveSails:
        me = {"crew": {"odette_dubois_darrent": "docks"}, "scheme": "reputation_meritee"}
        foe = {"crew": dict.fromkeys(foes, "docks")}
        city = {"docks": ["gustavo", "sirens_scream"], "forums": ["giacinto"]}
        return pos({**me, "approach": ["jean_urbain", "henri_michelet", "epee_sanglante"]}, foe, city=city)

    st = pressed("otto_streit", "kaj_kousei")  # 3 against 2: the Mercenary's 2 do not count
    step(st, "use reputation_meritee")
    assert can(st, "choose sirens_scream")
    assert not can(st, "choose giacinto")
    step(st, "choose gustavo")
    assert not can(st, "choose epee_sanglante")
    go(st, "choose jean_urbain")
    assert place(st, "jean_urbain") == "docks"
    st = pressed("otto_streit", "philip_hase")  # 3 against 4
    go(st, "use reputation_meritee")
    assert (zone(st, "jean_urbain"), zone(st, "gustavo")) == ("approach", "street")


# ---------------------------------------------------------------------- attachments


@pytest.mark.card("fivesails", "tabard_of_the_fallen_musketeer")
@pytest.mark.rule("FIV-DASH-2", "FIV-C-52")
def test_the_tabard_speaks_by_influence() -> None:
    gear = {"tabard_of_the_fallen_musketeer": "henri_michelet"}
    st = pos({"crew": {"henri_michelet": "docks"}}, {"crew": {"pavel_ivanov": "docks"}}, gear=gear)
    go(st, "use tabard_of_the_fallen_musketeer")
    assert held(st) == {}  # 2 against 3
    st = pos({"crew": {"horatio_lockwood": "docks"}}, gear={"tabard_of_the_fallen_musketeer": "horatio_lockwood"})
    assert not can(st, "use tabard_of_the_fallen_musketeer")  # his Influence is a dash, whatever he wears


@pytest.mark.card("fivesails", "cavalier_hat")
@pytest.mark.rule("FIV-QUAL-4")
def test_the_cavalier_hat_is_lifted_in_the_city() -> None:
    gear = {"cavalier_hat": "henri_michelet"}
    st = pos({"crew": {"henri_michelet": "home"}}, {"crew": {"otto_streit": "home"}}, gear=gear)
    assert not can(st, "use cavalier_hat")


# ---------------------------------------------------------------------- risks


@pytest.mark.card("fivesails", "blood_mark")
def test_blood_mark_brings_one_of_yours_from_where_the_actor_was() -> None:
    def position(jean: str) -> FiveSails:
        crew = {"leontine_giroux": "docks", "jean_urbain": jean, "henri_michelet": jean}
        return pos({"crew": crew, "hand": ["blood_mark"]}, {"crew": {"otto_streit": "docks"}})

    st = position("docks")
    step(st, "use blood_mark")
    assert not can(st, "place docks")
    step(st, "place grand_bazaar", "option 2")
    assert can(st, "choose henri_michelet")
    assert not can(st, "choose otto_streit")
    assert not can(st, "choose leontine_giroux")
    st = position("forums")
    go(st, "use blood_mark", "place grand_bazaar")
    assert (wounds(st), st.mover()) == ({}, 1)  # nobody to bring along, so nothing was asked


@pytest.mark.card("fivesails", "defending_honor")
def test_defending_honor_is_answered_by_an_enemy_who_opposes_you_and_chooses() -> None:
    crew = {"henri_michelet": "docks", "jean_urbain": "docks", "horatio_lockwood": "forums"}
    foe = {"crew": {"otto_streit": "docks", "philip_hase": "grand_bazaar", "kaspar_dietrich": "home"}}
    st = pos({"crew": crew, "hand": ["defending_honor", "triage"]}, foe)
    step(st, "use defending_honor", "pay triage")
    assert st.mover() == 1  # Otto alone opposes anybody; whom he challenges is his player's choice
    assert not can(st, "choose horatio_lockwood")
    go(st, "choose jean_urbain")
    assert st.mover() == 0
    go(st, "refuse")
    assert wounds(st) == {"jean_urbain": 1}
    st = pos(
        {"crew": {"henri_michelet": "docks"}, "hand": ["defending_honor", "triage"]},
        {"crew": {"otto_streit": "forums"}},
    )
    assert not can(st, "use defending_honor")


@pytest.mark.card("fivesails", "disarm")
def test_disarm_leaves_the_choice_to_the_adversary() -> None:
    st = duel({"hand": ["disarm"]}, gear={"throwing_knife": "otto_streit"})
    step(st, "choose langschwert", "choose disarm", "use disarm")
    assert (st.mover(), can(st, "option 2")) == (1, True)


@pytest.mark.card("fivesails", "friends_at_court")
def test_friends_at_court_speak_by_influence_and_for_a_survivor() -> None:
    me = {"crew": {"henri_michelet": "forums"}, "hand": ["triage", "friends_at_court"]}
    foe = {"crew": {"otto_streit": "forums", "pavel_ivanov": "forums"}}
    st = duel(me, foe, wounds={"otto_streit": 3})
    go(st, "choose langschwert", "choose triage", "use friends_at_court")
    assert held(st) == {}  # 1 against 3
    st = duel(me, wounds={"otto_streit": 3, "henri_michelet": 3})
    step(st, "choose langschwert", "choose triage")
    assert zone(st, "henri_michelet") == "locker"
    assert not offers(st, "use friends_at_court")


@pytest.mark.card("fivesails", "gallant_deeds")
def test_gallant_deeds_take_somebody_engaged_who_opposes_you() -> None:
    def done(otto: str, tired: str) -> bool:
        me = {"crew": {"henri_michelet": "docks"}, "hand": ["gallant_deeds", "triage"]}
        return can(pos(me, {"crew": {"otto_streit": otto}}, engaged=[tired]), "use gallant_deeds")

    assert done("docks", "otto_streit")
    assert not done("docks", "henri_michelet")
    assert not done("forums", "otto_streit")


@pytest.mark.card("fivesails", "legendary_reputation")
@pytest.mark.rule("FIV-CHAL-6")
def test_a_legendary_reputation_needs_somebody_opposing() -> None:
    def known(otto: str, henri: str = "docks") -> bool:
        me = {"crew": {"henri_michelet": henri}, "hand": ["legendary_reputation", "triage", "triage"]}
        return can(pos(me, {"crew": {"otto_streit": otto}}), "use legendary_reputation")

    assert known("docks")
    assert not known("forums")
    assert not known("home", "home")


@pytest.mark.card("fivesails", "porte_travel")
def test_porte_travel_goes_through_your_own_sorcerers() -> None:
    foe = {"crew": {"otto_streit": "forums", "elina_georginova": "docks"}}
    st = duel({"hand": ["porte_travel"]}, foe)
    go(st, "choose langschwert", "choose porte_travel")
    assert (place(st, "henri_michelet"), wounds(st)["henri_michelet"]) == ("forums", 1)
    st = pos({"crew": {"henri_michelet": "docks", "jean_urbain": "home"}, "hand": ["porte_travel"]}, foe)
    assert not can(st, "use porte_travel")
    crew = {"leontine_giroux": "docks", "jean_urbain": "home"}
    st = pos({"crew": crew, "hand": ["porte_travel"]}, foe)
    step(st, "use porte_travel")
    assert not can(st, "choose otto_streit")


@pytest.mark.card("fivesails", "status_matters")
def test_status_matters_where_nobody_of_standing_is() -> None:
    def matters(who: str, at: str, held_by: int) -> bool:
        crew = {"henri_michelet": "home"}
        control = {"docks": held_by} if held_by >= 0 else {}
        st = pos({"crew": crew, "hand": ["status_matters", "triage"]}, {"crew": {who: at}}, control=control)
        return can(st, "use status_matters 1")

    assert matters("otto_streit", "forums", 1)
    assert not matters("otto_streit", "docks", 1)
    assert matters("kaj_kousei", "docks", 1)
    assert not matters("otto_streit", "forums", -1)  # nobody controls it


@pytest.mark.card("fivesails", "valiant_spirit")
def test_valiant_spirit_stirs_whoever_is_engaged_and_no_mercenary() -> None:
    def stirs(who: str, tired: list[str]) -> bool:
        me = {"crew": {who: "docks"}, "hand": ["valiant_spirit", "triage", "triage"]}
        return can(pos(me, engaged=tired), "use valiant_spirit 1")

    assert stirs("henri_michelet", ["henri_michelet"])
    assert not stirs("henri_michelet", [])
    assert not stirs("kaj_kousei", ["kaj_kousei"])


@pytest.mark.card("fivesails", "odette_dubois_darrent")
@pytest.mark.card("fivesails", "guillen_de_murrieta")
@pytest.mark.card("fivesails", "urraca_de_murrieta")
def test_renown_that_moved_was_not_added() -> None:
    crew = {"guillen_de_murrieta": "docks", "urraca_de_murrieta": "home"}
    st = pos({"crew": crew, "hand": ["triage", "pull"]}, renown={"forums": 1})
    step(st, "use guillen_de_murrieta", "choose triage")
    assert not offers(st, "use urraca_de_murrieta")
    assert renown(st) == {"docks": 1}


@pytest.mark.card("fivesails", "youre_embarrassing_yourself")
@pytest.mark.rule("FIV-KEY-10")
def test_youre_embarrassing_yourself_is_said_by_whoever_opposes_the_challenger() -> None:
    def said(henri: str) -> bool:
        me = {"crew": {"henri_michelet": henri}, "hand": ["youre_embarrassing_yourself"]}
        third = {"leader": "don_constanzo_scarpa", "crew": {"servo_scarpa": "docks"}}
        st = pos(me, {"crew": {"eko_sorridi": "docks"}}, more=[third], turn=1)
        step(st, "challenge eko_sorridi")
        if can(st, "choose servo_scarpa"):
            step(st, "choose servo_scarpa")
        return offers(st, "use youre_embarrassing_yourself 1")

    assert said("docks")  # a challenge to somebody else
    assert not said("forums")


@pytest.mark.card("fivesails", "epee_sanglante")
@pytest.mark.rule("FIV-CHAL-4")
def test_epee_sanglante_pays_whoever_draws_first_blood_once() -> None:
    def fought(mine: int, theirs: int, parry: str) -> FiveSails:
        me = {"crew": {"henri_michelet": "docks"}, "scheme": "epee_sanglante", "renown": mine, "hand": ["triage"]}
        st = pos(me, {"crew": {"otto_streit": "docks"}, "renown": theirs, "hand": [parry]})
        go(st, "use epee_sanglante", "accept", f"choose {parry}", "choose triage", "pass")
        return st

    assert fought(1, 2, "langschwert").renown == [2, 1]  # Otto bled first, and then both of them
    assert fought(1, 2, "kaspars_panzerhand").renown == [0, 3]  # he parried it all, and Henri bled first
    assert fought(1, 0, "langschwert").renown == [1, 0]  # nothing to take
