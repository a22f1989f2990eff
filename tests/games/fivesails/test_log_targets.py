"""The log names who was targeted, moved, searched for, or got away."""

from __future__ import annotations

import pytest

from intrigue.games.fivesails.rules.planning import Scheme

from .playing import (
    duel,
    go,
    pools,
    pos,
    resolved,
    step,
    strike,
    table,
    told,
    wounds,
    zone,
)


@pytest.mark.card("fivesails", "henri_michelet")
@pytest.mark.rule("FIV-PLAY-3")
def test_who_cannot_intervene_is_named() -> None:
    st = pos(
        {"leader": "odette_dubois_darrent", "crew": {"henri_michelet": "docks"}},
        {"crew": {"otto_streit": "docks", "philip_hase": "docks"}},
        gear={"mastercrafted_rapier": "henri_michelet"},
    )
    go(st, "challenge henri_michelet", "choose otto_streit", "use henri_michelet", "choose philip_hase")
    assert "tell-targeted card=card:henri_michelet target=card:philip_hase" in told(st)


@pytest.mark.card("fivesails", "don_constanzo_scarpa")
@pytest.mark.rule("FIV-PLAY-3")
def test_which_brute_stays_is_named_even_if_there_is_but_one() -> None:
    st = pos({"crew": {"buratino": "docks"}})
    go(st, "pass", "pass", "use don_constanzo_scarpa")
    assert "tell-targeted card=card:don_constanzo_scarpa target=card:buratino" in told(st)


@pytest.mark.card("fivesails", "boon")
@pytest.mark.card("fivesails", "fates_burden")
def test_whom_a_risk_is_attached_to_is_named() -> None:
    st = pos(
        {"crew": {"sibella_scarpa": "docks"}, "hand": ["boon", "fates_burden"]}, {"crew": {"otto_streit": "docks"}}
    )
    go(st, "use boon", "choose sibella_scarpa", "pass", "use fates_burden")
    assert "tell-attached card=card:boon bearer=card:sibella_scarpa" in told(st)
    assert "tell-attached card=card:fates_burden bearer=card:otto_streit" in told(st)


@pytest.mark.card("fivesails", "penya_shows_the_way")
def test_who_stays_in_dusk_is_named() -> None:
    crew = {"otto_streit": "docks", "philip_hase": "docks"}
    st = pos({"leader": "kaspar_dietrich", "crew": crew}, city={"docks": ["penya_shows_the_way"]}, control={"docks": 0})
    go(st, "pass", "pass", "use penya_shows_the_way", "choose otto_streit")
    assert "tell-stays card=card:otto_streit" in told(st)


@pytest.mark.card("fivesails", "leshiye_of_the_wood")
def test_where_the_wood_grows_is_told() -> None:
    st = pos({"leader": "yevgeni", "scheme": "leshiye_of_the_wood"})
    st.stack.append(Scheme(0))
    st.advance()
    go(st, "place docks", "place forums")
    assert "tell-shut place=place:docks" in told(st)


@pytest.mark.card("fivesails", "indomitable_will", "carnaval")
@pytest.mark.rule("FIV-C-84", "FIV-C-192")
def test_whoever_tries_in_vain_to_change_control_is_told() -> None:
    """Once for each try, and not for Dusk, which passes such a location over."""
    me = {"leader": "yevgeni", "crew": {"torsten_vakt": "docks"}, "hand": ["indomitable_will"]}
    foe = {"leader": "soline_el_gato", "crew": {"raton": "docks", "makepeace_botwighte": "docks"}, "hand": ["carnaval"]}
    st = pos(me, foe, first=1)
    go(st, "use indomitable_will", "claim makepeace_botwighte")
    assert told(st)[-1] == "tell-fixed place=place:docks"
    go(st, "pass", "use carnaval 1")
    assert told(st).count("tell-fixed place=place:docks") == 2
    go(st, "pass", "pass")
    assert told(st).count("tell-fixed place=place:docks") == 2


@pytest.mark.card("fivesails", "daniella_dietrich")
@pytest.mark.rule("FIV-EX-5", "FIV-DUEL-20", "FIV-C-116")
def test_threat_for_somebody_who_has_got_away_is_told_to_be_dropped() -> None:
    st = duel({"hand": ["bravos"]}, {"crew": {"daniella_dietrich": "forums"}, "hand": ["last_word"]})
    step(st, "choose last_word", "use daniella_dietrich 2")
    strike(st)
    go(st, "place docks", "choose bravos")
    strike(st)
    assert told(st)[-4:-2] == ["tell-threat-dropped card=card:daniella_dietrich threat=4", "tell-duel-over rounds=2"]


@pytest.mark.card("fivesails", "syrneth_hand")
@pytest.mark.rule("FIV-C-108", "FIV-C-109", "FIV-DUEL-20")
def test_threat_for_the_fallen_is_told_to_be_dropped_once() -> None:
    """Uwe dies of the Syrneth Hand in his own round, with threat left; what Servo thrusts at him then is dropped."""
    gear = {"syrneth_hand": "uwe_zimmerman"}
    me = {"hand": ["bravos"]}
    st = duel(me, {"hand": ["langschwert"]}, gear=gear, wounds={"uwe_zimmerman": 4})
    step(st, "choose langschwert", "use syrneth_hand")
    assert (zone(st, "uwe_zimmerman"), pools(st)) == ("locker", (3, 0))  # of three threats two are parried
    go(st, "choose bravos")
    dropped = [line for line in told(st) if line.startswith("tell-threat-dropped")]
    assert dropped == [f"tell-threat-dropped card=card:uwe_zimmerman threat={count}" for count in (1, 4)]
    assert wounds(st) == {"servo_scarpa": 2}  # the Hand has taken his Parry, though Uwe died of using it (FIV-C-40)


@pytest.mark.card("fivesails", "bastien_girard")
def test_who_takes_over_a_duel_is_named() -> None:
    crew = {"bastien_girard": "forums", "jean_urbain": "forums"}
    st = duel({"leader": "odette_dubois_darrent", "crew": crew}, {"hand": ["triage"]})
    go(st, "choose triage", "gamble")
    st.apply(0, st.legal(0)[0])
    go(st, "use bastien_girard 5")
    assert "tell-took-over card=card:jean_urbain other=card:bastien_girard" in told(st)
    assert told(st)[-1].startswith("tell-round") or any("=card:jean_urbain" in line for line in told(st))


@pytest.mark.card("fivesails", "vittoria_anselmo")
def test_the_new_target_is_named() -> None:
    st = pos(
        {"leader": "kaspar_dietrich", "crew": {"uwe_zimmerman": "docks"}},
        {"leader": "don_constanzo_scarpa", "crew": {"vittoria_anselmo": "docks", "buratino": "docks"}},
    )
    go(st, "challenge uwe_zimmerman", "choose vittoria_anselmo", "use vittoria_anselmo")
    assert "tell-targeted card=card:uwe_zimmerman target=card:buratino" in told(st)


@pytest.mark.card("fivesails", "plans_within_plans")
@pytest.mark.rule("FIV-C-60")
def test_what_was_searched_for_is_shown() -> None:
    st = resolved(pos({"scheme": "plans_within_plans"}), "place docks", "place forums", "name buratino")
    assert told(st)[-3:] == [
        "tell-revealed seat=seat:0 cards=card:buratino",
        "tell-taken seat=seat:0 card=card:buratino",
        "tell-shuffled seat=seat:0",
    ]


@pytest.mark.card("fivesails", "parley_gone_wrong", "shifting_tides")
@pytest.mark.rule("FIV-C-128")
def test_who_has_brought_renown_somewhere_is_told_where_a_card_lets_others_do_it() -> None:
    """Whoever moved some to the Forums may intervene there, and of two opponents anybody could have."""
    sides: tuple[dict[str, str], ...] = ({"scheme": "parley_gone_wrong"}, {}, {})
    st = resolved(table(*sides, renown={"docks": 2}), "pass", "place docks")
    moved = "tell-renown-moved-by seat=seat:2 renown=1 start=place:docks to=place:forums"
    assert told(st)[-2:] == ["tell-added place=place:forums renown=1", moved]
    st = resolved(table({"scheme": "shifting_tides"}, {}, {}), "place docks", "player 3", "place forums")
    assert told(st)[-2:] == [
        "tell-added place=place:docks renown=1",
        "tell-added-by seat=seat:2 place=place:forums renown=1",
    ]


@pytest.mark.card("fivesails", "a_new_strategy")
@pytest.mark.rule("FIV-COST-7")
def test_renown_that_is_spent_is_told() -> None:
    st = go(pos({"hand": ["a_new_strategy"], "deck": ["triage", "boon"], "renown": 3}), "use a_new_strategy")
    assert st.renown[0] == 2
    assert "tell-spent seat=seat:0 renown=1" in told(st)


@pytest.mark.card("fivesails", "devotion")
def test_where_a_card_waits_is_told() -> None:
    st = pos({"hand": ["devotion", "pull"], "deck": ["boon", "bravos", "ambush"]})
    go(st, "use devotion", "pay pull")
    while not any(line.startswith("tell-buried") for line in told(st)):
        st.apply(st.mover(), st.legal(st.mover())[-1])
    assert any(line.startswith("tell-buried place=place:") for line in told(st))


@pytest.mark.card("fivesails", "terrell_brandt")
@pytest.mark.rule("FIV-DUEL-9")
def test_what_terrell_takes_back_is_told() -> None:
    st = duel({}, {"crew": {"terrell_brandt": "forums"}, "hand": ["breastplate"]})
    go(st, "choose breastplate")
    go(strike(st), "pass")
    assert zone(st, "breastplate") == "hand"
    assert "tell-taken seat=seat:1 card=card:breastplate" in told(st)


@pytest.mark.card("fivesails", "sarafina")
@pytest.mark.rule("FIV-KEY-14", "FIV-C-58")
def test_whose_card_is_sunk_is_told() -> None:
    st = duel({"crew": {"sarafina": "forums"}, "hand": ["ambush"]}, {"hand": ["last_word"], "deck": ["triage"]})
    strike(go(st, "choose last_word"))
    go(st, "choose ambush", "use sarafina", "choose triage")
    assert "tell-sunk cards=1 owner=seat:1" in told(st)
