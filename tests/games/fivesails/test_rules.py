"""The rules, rulings and worked examples that no single card stands for: a position, an action, what must be true."""

from __future__ import annotations

import pytest

import intrigue
from intrigue.core import TABLE, seeded
from intrigue.games.fivesails.events import Destroyed, Drew, FirstPlayer, MovedTo
from intrigue.games.fivesails.rules.day import NewDay
from intrigue.games.fivesails.rules.dusk import BeginDusk
from intrigue.games.fivesails.rules.planning import initiative
from intrigue.games.fivesails.rules.stats import num, stat
from intrigue.games.fivesails.rules.wounds import drop_gear, wound
from intrigue.games.fivesails.state.city import adjacent, first_place, last_place
from intrigue.games.fivesails.state.duel import NO_DUEL
from intrigue.games.fivesails.state.names import DASH
from intrigue.games.fivesails.state.printed import CARDS
from intrigue.games.fivesails.state.state import FiveSails
from intrigue.games.fivesails.view import FiveSailsView

from .playing import (
    GAME,
    bearer,
    can,
    duel,
    engaged,
    find,
    go,
    hand,
    held,
    number,
    pile,
    place,
    pools,
    pos,
    renown,
    rest,
    says,
    stands,
    struck,
    wounds,
    zone,
)


def fresh(seats: int, seed: int = 1, **options: object) -> FiveSails:
    state = GAME.new(seats, seed, dict(options))
    assert isinstance(state, FiveSails)
    return state


@pytest.mark.rule(
    "FIV-MAP-1", "FIV-MAP-2", "FIV-MAP-3", "FIV-MAP-4", "FIV-MAP-5", "FIV-MAP-7", "FIV-EX-1", "FIV-EX-2", "FIV-SET-2"
)
def test_the_row() -> None:
    for seats, row in ((2, [1, 2, 3]), (3, [0, 1, 2, 3]), (4, [0, 1, 2, 3, 4])):
        st = fresh(seats)
        assert list(range(first_place(st.seats), last_place(st.seats) + 1)) == row
        assert not adjacent(1, 3)
        assert adjacent(1, 2)
        assert adjacent(5, 1)
        assert not adjacent(5, 6)
        view = GAME.view(st, 0)
        assert len(view.places) == seats + 1  # type: ignore[attr-defined]


@pytest.mark.rule(
    "FIV-SET-1",
    "FIV-SET-3",
    "FIV-SET-4",
    "FIV-APP-2",
    "FIV-C-36",
    "FIV-C-37",
    "FIV-RISK-1",
    "FIV-LEAD-1",
    "FIV-STATE-1",
    "FIV-ABIL-1",
)
def test_setup() -> None:
    st = fresh(3)
    for seat in range(3):
        leader = st.leaders[seat]
        assert (st.place[leader], st.engaged[leader], len(st.approach[seat]), st.renown[seat]) == (5 + seat, 0, 10, 0)
        assert len(st.decks[seat]) + len(st.hands[seat]) == 40
    view = st.view(1)
    assert len(view.players[1].approach) == 10  # type: ignore[attr-defined]
    assert view.players[0].approach == ()  # type: ignore[attr-defined]
    assert st.first == -1


@pytest.mark.rule(
    "FIV-DAY-1", "FIV-DAWN-1", "FIV-DAWN-2", "FIV-DAWN-3", "FIV-CITY-3", "FIV-C-12", "FIV-C-14", "FIV-C-59"
)
def test_dawn() -> None:
    st = fresh(4, decks="eisen/montaigne/castille/ussura")
    assert [len(cards) for cards in st.street] == [1, 1, 1, 1, 1]
    assert len(st.city_deck) == 25
    st = pos(city_deck=["eko_sorridi"])
    st.city_discard, st.city_deck = st.city_deck[:-1], st.city_deck[-1:]
    for i in st.city_discard:
        st.zone[i] = 3
        st.knows_place[i] = 31
    st.stack = [NewDay()]
    st.advance()
    assert zone(st, "eko_sorridi") == "street"
    assert [len(cards) for cards in st.street] == [0, 1, 1, 1, 0]


@pytest.mark.rule(
    "FIV-PLAN-1",
    "FIV-PLAN-2",
    "FIV-PLAN-5",
    "FIV-PLAN-7",
    "FIV-PLAN-10",
    "FIV-PLAN-11",
    "FIV-SCHEME-2",
    "FIV-SCHEME-3",
    "FIV-LEAD-5",
    "FIV-FIRST-1",
    "FIV-FIRST-2",
    "FIV-C-17",
    "FIV-C-22",
    "FIV-C-23",
    "FIV-C-24",
    "FIV-C-25",
    "FIV-CARD-9",
)
def test_planning() -> None:
    st = fresh(2, decks="eisen/montaigne")
    assert st.waiting == (0, 1)
    for seat, text in ((0, "parley_gone_wrong"), (1, "midnight_shipment"), (0, "otto_streit"), (1, "jean_urbain")):
        action = find(st, seat, f"choose {text}")
        assert action is not None
        st.apply(seat, action)
    assert st.first == 1  # 80 against 55
    assert place(st, "otto_streit") == "home 1"
    assert zone(st, "parley_gone_wrong") == "play"
    while st.phase == 2:
        st.apply(st.mover(), 0)
    assert len(st.hands[0]) == 7  # Panache 6 and 1 by the scheme
    assert st.mover() == 1


@pytest.mark.rule("FIV-PLAN-6", "FIV-EX-25", "FIV-C-20", "FIV-C-21", "FIV-C-16", "FIV-PLAN-4", "FIV-C-18", "FIV-C-35")
def test_initiative_ties() -> None:
    more = [{"leader": "yevgeni", "scheme": "marooned"}]
    st = pos({"scheme": "marooned"}, {"scheme": "shifting_tides"}, more=more, first=0)
    initiative(st)
    assert st.first == 1  # one to the left of the holder, tied or not
    st = pos({"scheme": "marooned"}, {"scheme": "shifting_tides"}, more=more, first=0)
    seen = set()
    for seed in range(20):
        st.first = -1
        st.rng = seeded(seed)
        initiative(st)
        seen.add(st.first)
    assert seen == {0, 2}  # by lot among the tied
    st = pos({}, {"scheme": "shifting_tides"})
    initiative(st)
    assert st.first == 1  # no scheme is below all others
    assert any(isinstance(event, FirstPlayer) for event in st.events_for(None))


@pytest.mark.rule(
    "FIV-DRAMA-1",
    "FIV-DRAMA-2",
    "FIV-DRAMA-3",
    "FIV-PASS-1",
    "FIV-PASS-2",
    "FIV-ABIL-3",
    "FIV-ABIL-4",
    "FIV-REACT-3",
    "FIV-USE-1",
    "FIV-USE-2",
    "FIV-RISK-2",
    "FIV-RISK-3",
)
def test_turns_and_passing() -> None:
    st = pos({"crew": {"servo_scarpa": "docks"}})
    go(st, "pass")
    assert st.mover() == 1
    go(st, "move kaspar_dietrich", "place forums", "claim servo_scarpa")
    assert (st.mover(), st.passing.passed) == (1, 0)
    go(st, "pass", "pass")
    assert st.phase != 3
    st = pos({"crew": {"servo_scarpa": "docks"}, "hand": ["the_pressure_is_on", "bravos", "pull"]})
    before = says(st)
    assert "pass" in before
    assert not can(st, "use the_pressure_is_on")


@pytest.mark.rule(
    "FIV-MOVE-1", "FIV-MOVE-2", "FIV-MOVE-3", "FIV-EX-24", "FIV-C-73", "FIV-C-74", "FIV-MAP-6", "FIV-STATE-2"
)
def test_moving() -> None:
    st = pos(
        {"crew": {"servo_scarpa": "home", "sibella_scarpa": "home"}},
        gear={"stiletto": "servo_scarpa"},
        engaged=["sibella_scarpa"],
        wounds={"servo_scarpa": 1},
    )
    assert not can(st, "move sibella_scarpa")
    go(st, "move servo_scarpa")
    assert "place home 2" not in says(st)
    go(st, "place docks", "pass", "move servo_scarpa")
    assert set(says(st)) == {"place forums", "place home 1"}
    go(st, "place home 1")
    assert (engaged(st), wounds(st)) == ({"servo_scarpa", "sibella_scarpa"}, {"servo_scarpa": 1})
    assert bearer(st, "stiletto") == "servo_scarpa"
    assert any(isinstance(event, MovedTo) for event in st.events_for(None))


@pytest.mark.rule(
    "FIV-EQUIP-1",
    "FIV-ATT-1",
    "FIV-ATT-2",
    "FIV-ATT-3",
    "FIV-ATT-5",
    "FIV-ATT-6",
    "FIV-CARD-5",
    "FIV-C-75",
    "FIV-C-76",
    "FIV-C-52",
    "FIV-KEY-5",
    "FIV-C-64",
    "FIV-C-111",
    "FIV-CITY-4",
)
def test_equipping() -> None:
    st = pos(
        {"crew": {"servo_scarpa": "home"}, "hand": ["stiletto", "pull", "throwing_knife"]}, engaged=["servo_scarpa"]
    )
    go(st, "equip stiletto", "choose servo_scarpa", "pay pull")
    assert num(st, number(st, "servo_scarpa"), 1) == 3
    go(st, "pass", "equip throwing_knife", "choose servo_scarpa", "choose throwing_knife")
    assert (zone(st, "throwing_knife"), zone(st, "stiletto")) == ("discard", "play")
    st = pos(
        {"crew": {"servo_scarpa": "docks"}}, gear={"burnished_cuirass": "servo_scarpa"}, wounds={"servo_scarpa": 5}
    )
    drop_gear(st, number(st, "burnished_cuirass"))
    assert zone(st, "servo_scarpa") == "locker"
    assert zone(st, "burnished_cuirass") == "discard"
    assert number(st, "burnished_cuirass") in st.city_discard


@pytest.mark.rule(
    "FIV-RECRUIT-3", "FIV-CREW-1", "FIV-CREW-2", "FIV-CREW-3", "FIV-EX-30", "FIV-C-27", "FIV-C-28", "FIV-KEY-7"
)
def test_crew_cap() -> None:
    crew = {
        "servo_scarpa": "docks",
        "sibella_scarpa": "home",
        "vissenta_scarpa": "home",
        "cesca_del_rosso": "home",
        "aldo_bussotti": "home",
        "angelo": "home",
    }
    st = pos(
        {"crew": crew, "scheme": "the_great_game", "hand": ["pull", "boon", "bravos"]}, city={"docks": ["takama_siad"]}
    )
    go(st, "recruit takama_siad", "pass", "pay pull", "pay boon", "pay bravos")
    assert not can(st, "choose don_constanzo_scarpa")
    assert not can(st, "choose angelo")
    go(st, "choose takama_siad")
    assert zone(st, "takama_siad") == "locker"
    assert hand(st, 0) == []  # nothing was destroyed, so nothing is drawn


@pytest.mark.rule(
    "FIV-DUSK-1",
    "FIV-DUSK-2",
    "FIV-DUSK-3",
    "FIV-DUSK-4",
    "FIV-DUSK-5",
    "FIV-DUSK-6",
    "FIV-DUSK-7",
    "FIV-C-26",
    "FIV-C-29",
    "FIV-C-30",
    "FIV-C-31",
    "FIV-C-83",
    "FIV-MAP-8",
    "FIV-C-65",
)
def test_dusk() -> None:
    st = pos(
        {
            "crew": {"servo_scarpa": "docks"},
            "scheme": "marooned",
            "hand": ["pull"] * 2 + ["boon"] * 2 + ["bravos"] * 2 + ["ambush"],
        },
        city={"forums": ["eko_sorridi"]},
        gear={"stiletto": "servo_scarpa"},
        engaged=["servo_scarpa", "stiletto"],
        control={"docks": 1},
        renown={"docks": 1, "forums": 1},
    )
    st.stack = [NewDay(), BeginDusk()]
    st.advance()
    rest(st)
    assert (place(st, "servo_scarpa"), engaged(st), held(st)) == ("home 1", set(), {})
    assert (zone(st, "marooned"), zone(st, "eko_sorridi")) == ("locker", "discard")
    go(st, "choose ambush")
    assert len(st.hands[0]) == 6
    assert renown(st) == {"docks": 1, "forums": 1}


@pytest.mark.rule(
    "FIV-COST-1",
    "FIV-COST-5",
    "FIV-COST-6",
    "FIV-COST-9",
    "FIV-COST-10",
    "FIV-C-39",
    "FIV-C-40",
    "FIV-PLAY-1",
    "FIV-PLAY-2",
    "FIV-PLAY-3",
    "FIV-PLAY-4",
    "FIV-PLAY-5",
    "FIV-STATE-3",
    "FIV-C-46",
    "FIV-C-48",
)
def test_costs_come_first() -> None:
    st = pos({"crew": {"sibella_scarpa": "docks"}}, {"crew": {"otto_streit": "docks"}}, wounds={"sibella_scarpa": 3})
    go(st, "use sibella_scarpa")
    assert zone(st, "sibella_scarpa") == "locker"  # the cost killed her, the effect still comes
    assert wounds(st) == {"otto_streit": 1}
    st = pos({"crew": {"cirilo_naucriparos": "docks"}}, city={"docks": ["maryam_benu_pleroma"]})
    assert not can(st, "use cirilo_naucriparos")  # 1 cannot be paid
    st = pos(
        {"crew": {"cirilo_naucriparos": "docks"}, "hand": ["pull"]},
        city={"docks": ["maryam_benu_pleroma"]},
        engaged=["cirilo_naucriparos"],
    )
    assert not can(st, "use cirilo_naucriparos")
    st = pos({"crew": {"servo_scarpa": "docks"}, "hand": ["pack_tactics", "stiletto"]})
    assert not can(st, "use stiletto")
    go(st, "use pack_tactics", "pay stiletto", "place docks")
    assert sorted(pile(st, 0)) == ["pack_tactics", "stiletto"]


@pytest.mark.rule(
    "FIV-QUAL-2",
    "FIV-QUAL-3",
    "FIV-QUAL-4",
    "FIV-QUAL-5",
    "FIV-QUAL-6",
    "FIV-QUAL-7",
    "FIV-ACT-1",
    "FIV-ACT-2",
    "FIV-CARD-6",
    "FIV-GOLD-1",
)
def test_qualifiers() -> None:
    st = pos({"crew": {"cesca_del_rosso": "home"}})
    assert not can(st, "use cesca_del_rosso")  # a City Action needs her in the city
    st = pos({"crew": {"cesca_del_rosso": "docks"}})
    assert can(st, "use cesca_del_rosso")
    st = pos(
        {"leader": "odette_dubois_darrent", "crew": {"leontine_giroux": "docks"}, "hand": ["fates_burden"]},
        {"crew": {"otto_streit": "docks"}},
    )
    assert not can(st, "use fates_burden")  # a Sorcerer, but no Strega


@pytest.mark.rule("FIV-DASH-1", "FIV-DASH-2", "FIV-DASH-3", "FIV-EX-9", "FIV-EX-10", "FIV-C-66", "FIV-CARD-4")
def test_dashes() -> None:
    st = pos({"crew": {"angelo": "docks"}}, {"crew": {"otto_streit": "docks"}}, gear={"uppmans_jacket": "angelo"})
    assert stat(st, number(st, "angelo"), 2) == DASH
    assert num(st, number(st, "angelo"), 2) == 0
    assert not can(st, "claim angelo")
    st = pos(
        {"crew": {"servo_scarpa": "docks"}}, {"crew": {"maryam_benu_pleroma": "docks"}, "scheme": "contempt_and_hatred"}
    )
    assert stat(st, number(st, "maryam_benu_pleroma"), 2) == DASH
    st = pos(
        {"crew": {"aldo_bussotti": "docks"}, "hand": ["veronicas_guile", "pull"]},
        {"crew": {"horatio_lockwood": "docks"}},
    )
    go(st, "use veronicas_guile", "pay pull", "refuse")
    assert wounds(st) == {"horatio_lockwood": 1}  # he may be challenged with his dash


@pytest.mark.rule("FIV-EX-23", "FIV-C-80")
def test_a_pressure_of_nothing() -> None:
    st = pos({"leader": "yevgeni", "crew": {"ren": "docks"}})
    go(st, "claim ren")
    assert (held(st), engaged(st)) == ({}, {"ren"})


@pytest.mark.rule(
    "FIV-EX-21",
    "FIV-CHAL-2",
    "FIV-CHAL-3",
    "FIV-CHAL-4",
    "FIV-CHAL-6",
    "FIV-CHAL-13",
    "FIV-CHAL-14",
    "FIV-C-87",
    "FIV-C-90",
    "FIV-HOST-2",
    "FIV-KEY-10",
    "FIV-C-50",
    "FIV-C-119",
)
def test_a_technique_with_a_refused_challenge() -> None:
    st = pos(
        {"leader": "kaspar_dietrich", "crew": {"terrell_brandt": "docks"}},
        {"leader": "soline_el_gato", "crew": {"maya_de_la_rioja": "docks", "sanjay": "forums"}},
        city={"docks": ["eko_sorridi"]},
    )
    go(st, "challenge terrell_brandt", "use terrell_brandt")
    assert st.duel.defender.fighter == number(st, "maya_de_la_rioja")  # the only one opposing him
    go(st, "refuse")
    assert wounds(st) == {"maya_de_la_rioja": 3}
    assert st.duel.stage == NO_DUEL


@pytest.mark.rule("FIV-EX-27", "FIV-C-96")
def test_no_threat_and_yet_a_round() -> None:
    st = duel({"leader": "soline_el_gato", "crew": {"padre_anibal": "forums"}}, {"hand": ["langschwert"]})
    assert pools(st) == (0, 0)
    assert "pass" not in says(st)
    go(st, "choose langschwert")
    assert pools(st) == (3, 0)


@pytest.mark.rule(
    "FIV-EX-3",
    "FIV-DUEL-5",
    "FIV-DUEL-7",
    "FIV-DUEL-8",
    "FIV-DUEL-9",
    "FIV-DUEL-12",
    "FIV-DUEL-18",
    "FIV-DUEL-19",
    "FIV-C-99",
    "FIV-C-100",
    "FIV-C-106",
    "FIV-C-107",
    "FIV-KEY-1",
    "FIV-KEY-12",
    "FIV-KEY-15",
    "FIV-RISK-4",
)
def test_restricted_hostilities() -> None:
    st = duel(
        {"crew": {"servo_scarpa": "forums"}, "hand": ["pull"]},
        {"crew": {"otto_streit": "forums"}, "hand": ["precision"]},
    )
    go(st, "choose precision")
    assert pools(st) == (4, 0)
    assert zone(st, "precision") == "line"
    assert st.mover() == 0
    go(st, "pass")
    assert wounds(st) == {"servo_scarpa": 1, "otto_streit": 2}  # Combat 1 makes 1 wound of 4 threat
    assert (st.duel.stage, zone(st, "precision")) == (NO_DUEL, "discard")


@pytest.mark.rule(
    "FIV-EX-4",
    "FIV-EX-5",
    "FIV-EX-6",
    "FIV-MOVEDUEL-1",
    "FIV-MOVEDUEL-2",
    "FIV-MOVEDUEL-3",
    "FIV-MOVEDUEL-4",
    "FIV-DUEL-20",
    "FIV-C-116",
    "FIV-C-95",
)
def test_escape_and_pursuit() -> None:
    def escape() -> FiveSails:
        st = duel(
            {"leader": "soline_el_gato", "crew": {"soline_el_gato": "forums"}, "hand": ["triage", "regroup", "pull"]},
            {"leader": "kaspar_dietrich", "crew": {"kaspar_dietrich": "forums"}, "hand": ["langschwert"]},
            gear={},
        )
        go(st, "choose langschwert")
        stands(st, "kaspar_dietrich", 1)  # he slips away to the Docks after his threat resolved
        assert pools(st) == (3, 0)
        assert st.mover() == 0
        return st

    st = escape()
    go(st, "choose triage")
    assert (st.duel.stage, wounds(st)) == (NO_DUEL, {"kaspar_dietrich": 1, "soline_el_gato": 3})  # her answer is lost
    st = escape()
    action = find(st, 0, "choose triage")
    assert action is not None
    stands(st, "soline_el_gato", 2)
    st.duel.challenger.tied = 2
    st.apply(0, action)
    assert st.duel.stage == NO_DUEL or st.duel.defender.pool == 0


@pytest.mark.rule("FIV-EX-26", "FIV-C-117")
def test_left_over_threat_follows() -> None:
    st = duel(
        {"leader": "yevgeni", "crew": {"elina_georginova": "forums"}, "hand": ["matushkas_efficiency", "boon"]},
        {"crew": {"otto_streit": "forums"}, "hand": ["langschwert"]},
    )
    go(st, "choose langschwert", "choose matushkas_efficiency", "use matushkas_efficiency", "pay boon", "place docks")
    assert wounds(st)["elina_georginova"] == 1  # 3 threat, 2 back, 1 left although they moved


@pytest.mark.rule("FIV-EX-8", "FIV-FINAL-3", "FIV-C-98", "FIV-C-108", "FIV-C-109", "FIV-C-110")
def test_the_survivor_answers() -> None:
    st = duel(
        {"leader": "odette_dubois_darrent", "crew": {"henri_michelet": "forums"}, "hand": ["a_heroic_end"]},
        {"crew": {"uwe_zimmerman": "forums"}, "hand": ["langschwert", "not_today"]},
        wounds={"henri_michelet": 3},
    )
    go(st, "choose langschwert", "choose a_heroic_end", "use a_heroic_end")
    assert zone(st, "henri_michelet") == "locker"
    assert st.mover() == 1
    go(st, "choose not_today")
    assert wounds(st) == {"uwe_zimmerman": 2}  # 1 earlier; 5 parried; 1 by the card itself
    assert st.duel.stage == NO_DUEL


@pytest.mark.rule("FIV-MAN-1", "FIV-MAN-2", "FIV-MAN-3", "FIV-MAN-4", "FIV-C-101", "FIV-C-104", "FIV-DUR-2")
def test_maneuvers_are_paid_or_left() -> None:
    st = duel({"hand": ["pull"]}, {"hand": ["precision"]})
    go(st, "choose precision")
    assert (st.mover(), struck(st)) == (0, (0, 1, 4))  # nothing to pay with: nobody is asked, and its values count
    st = duel({"hand": ["pull"]}, {"hand": ["precision", "triage"]})
    go(st, "choose precision", "use precision", "pay triage")
    assert struck(st) == (0, 1, 4)
    assert st.duel.defender.lethal


@pytest.mark.rule("FIV-EX-29", "FIV-C-67")
def test_the_gamble_switch() -> None:
    for rest_, where in (("discard", "discard"), ("sink", "deck")):
        st = duel({}, {"deck": ["triage", "regroup"]}, options={"gamble_rest": rest_})
        go(st, "gamble", "choose triage")
        assert zone(st, "regroup") == where


@pytest.mark.rule("FIV-LEAD-4", "FIV-VICTORY-1", "FIV-C-11", "FIV-CARD-3", "FIV-KEY-6")
def test_assassination() -> None:
    st = pos({"crew": {"servo_scarpa": "docks"}}, {"crew": {"kaspar_dietrich": "docks"}}, wounds={"kaspar_dietrich": 6})
    go(st, "challenge servo_scarpa", "refuse")
    assert st.result is not None
    assert (st.result.winners, st.result.rule) == ((0,), "FIV-VICTORY-1")


@pytest.mark.rule("FIV-C-9")
def test_a_player_of_three_falls() -> None:
    st = pos(
        {"crew": {"servo_scarpa": "docks"}},
        {"crew": {"kaspar_dietrich": "docks", "eko_sorridi": "docks"}, "renown": 3, "hand": ["triage"]},
        more=[{"leader": "yevgeni"}],
        wounds={"kaspar_dietrich": 6},
        control={"forums": 1},
        first=1,
    )
    go(st, "challenge servo_scarpa", "choose kaspar_dietrich", "refuse")
    assert (st.over, st.eliminated, st.renown[1], held(st), st.first) == (False, [0, 1, 0], 0, {}, 2)
    assert zone(st, "eko_sorridi") == "discard"
    assert st.mover() == 2


@pytest.mark.rule("FIV-C-9")
def test_what_left_the_game_with_a_player_and_was_seen_stays_known() -> None:
    """Else the view would know less than the story has told."""
    st = pos(
        {"crew": {"servo_scarpa": "docks"}},
        {"crew": {"kaspar_dietrich": "docks"}, "hand": ["triage"], "discard": ["drinking_games"]},
        more=[{"leader": "yevgeni"}],
        wounds={"kaspar_dietrich": 6},
    )
    go(st, "challenge servo_scarpa", "choose kaspar_dietrich", "refuse")
    for seat in (0, 1, 2, TABLE):
        look = GAME.view(st, seat)
        assert isinstance(look, FiveSailsView)
        seen = {card.id for card in look.players[1].discard}
        assert {"kaspar_dietrich", "drinking_games"} <= seen
        assert "triage" not in seen


@pytest.mark.rule("FIV-ATT-6")
def test_who_falls_with_a_coat_that_gave_resolve_falls_once() -> None:
    st = pos(
        {"crew": {"servo_scarpa": "docks"}},
        {"crew": {"otto_streit": "docks"}},
        gear={"captains_coat": "otto_streit"},
    )
    wound(st, number(st, "otto_streit"), 20)
    st.advance()
    rest(st)
    fallen = [event for event in st.events_for(None) if isinstance(event, Destroyed)]
    assert [event.name for event in fallen] == ["otto_streit"]


@pytest.mark.rule("FIV-MAP-9")
def test_the_inn_and_the_gardens() -> None:
    st = pos(
        {},
        {},
        more=[{"leader": "yevgeni"}, {"leader": "soline_el_gato"}],
        control={"oles_inn": 0, "governors_gardens": 0},
    )
    go(st, "draw at oles_inn")
    assert len(st.hands[0]) == 1
    go(st, "pass", "pass", "pass")
    assert not can(st, "draw at oles_inn")
    assert can(st, "draw at governors_gardens")


@pytest.mark.rule("FIV-EVENT-5", "FIV-C-42", "FIV-REACT-2", "FIV-ABIL-2", "FIV-C-49")
def test_events_are_never_available() -> None:
    st = pos(
        {"crew": {"servo_scarpa": "docks"}, "hand": ["pull"] * 2 + ["boon"] * 2}, city={"docks": ["risky_undertaking"]}
    )
    assert not can(st, "recruit risky_undertaking")
    assert not can(st, "equip risky_undertaking")
    assert can(st, "use risky_undertaking")


@pytest.mark.rule("FIV-FIRST-3", "FIV-C-43")
def test_the_first_player_orders_reactions() -> None:
    st = pos({"crew": {"angelo": "docks", "vissenta_scarpa": "docks"}, "scheme": "the_great_game"}, first=1)
    go(st, "use angelo")
    st = pos({"crew": {"angelo": "docks", "vissenta_scarpa": "docks"}, "scheme": "the_great_game"}, first=1)
    action = find(st, 0, "use angelo")
    assert action is not None
    st.apply(0, action)
    for text in ("use vissenta_scarpa", "use the_great_game"):
        action = find(st, 0, text)
        assert action is not None
        st.apply(0, action)
    st.apply(st.mover(), 0) if st.mover() == 0 else None
    assert st.mover() == 1  # the First Player says which comes first
    assert len(st.legal(1)) == 2


@pytest.mark.rule("FIV-C-94")
def test_a_challenge_without_a_target_ends() -> None:
    st = pos(
        {"crew": {"servo_scarpa": "forums"}},
        {"crew": {"otto_streit": "forums"}},
        gear={"stiletto": "servo_scarpa"},
        wounds={"otto_streit": 3},
    )
    go(st, "challenge servo_scarpa", "use stiletto", "option 2")
    assert zone(st, "otto_streit") == "locker"
    assert (st.duel.stage, st.mover(), engaged(st)) == (NO_DUEL, 1, {"servo_scarpa", "stiletto"})


def test_drawing_is_seen_by_the_drawer_only() -> None:
    st = pos({"crew": {"angelo": "docks"}, "deck": ["pull"]})
    go(st, "use angelo")
    mine = [event for event in st.events_for(0) if isinstance(event, Drew)]
    theirs = [event for event in st.events_for(1) if isinstance(event, Drew)]
    assert mine[-1].cards == ("pull",)
    assert theirs[-1].cards == ()
    assert wound(st, number(st, "don_constanzo_scarpa"), 0) == 0
    assert intrigue.game("fivesails") is GAME
    assert CARDS
