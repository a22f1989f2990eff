"""Crews: Leaders, the Crew Cap, Brutes."""

from __future__ import annotations

from typing import Any

import pytest

from intrigue.core import RandomPlayer, decide
from intrigue.core.phrase import phrase
from intrigue.core.rng import seeded
from intrigue.games.fivesails.phrases.things import of_seats
from intrigue.games.fivesails.rules.drama import Turn
from intrigue.games.fivesails.rules.stats import resolve_left
from intrigue.games.fivesails.rules.wounds import Cap, destroy
from intrigue.games.fivesails.state.numbers import FOR_GOOD, M_KEPT
from intrigue.games.fivesails.state.parts import Mark
from intrigue.games.fivesails.state.printed import CARDS
from intrigue.games.fivesails.state.state import FiveSails

from ..playing import (
    EISEN,
    GAME,
    MONTAIGNE,
    VODACCE,
    can,
    duel,
    go,
    number,
    pile,
    place,
    pos,
    rest,
    says,
    step,
    table,
    told,
    until,
    why,
    zone,
)
from ..situations import IDLE, above_cap, lying_at, through


@pytest.mark.rule("FIV-C-9", "FIV-LEAD-4")
def test_what_elimination_took_is_told_once_and_whole() -> None:
    players = [
        {"leader": "don_constanzo_scarpa"},
        {"leader": "kaspar_dietrich", "crew": {"otto_streit": "docks", "gustavo": "docks"}, "renown": 3},
        {"leader": "yevgeni"},
    ]
    st = GAME.position({"players": players, "seats": 3, "control": {"docks": 1, "oles_inn": 1}, "first": 1}, 0)
    assert isinstance(st, FiveSails)
    before = len(told(st))
    destroy(st, st.leaders[1])
    st.advance()
    lines = told(st)[before:]
    out = [line for line in lines if line.startswith("tell-out") or "eliminated" in line]
    assert len(out) == 1, lines
    assert all(word in out[0] for word in ("otto_streit", "docks", "oles_inn", "3"))
    assert sum("first-player" in line for line in lines) == 1


@pytest.mark.rule("FIV-LEAD-4", "FIV-C-9", "FIV-VICTORY-1")
def test_a_leader_who_dies_of_a_cost_has_lost() -> None:
    """Wrath of the Don is paid with the last wound of the Don: the game is over there and then."""
    st = pos(
        {"crew": {"don_constanzo_scarpa": "docks"}, "hand": ["wrath_of_the_don"]}, {"crew": {"otto_streit": "docks"}}
    )
    leader = st.leaders[0]
    st.wounds[leader] = resolve_left(st, leader) - 1
    st.offered = None
    go(st, "use wrath_of_the_don")
    assert st.result is not None
    assert (st.result.winners, st.result.rule) == ((1,), "FIV-VICTORY-1")


@pytest.mark.rule("FIV-LEAD-4", "FIV-VICTORY-1", "FIV-C-11", "FIV-CARD-3", "FIV-KEY-6")
def test_assassination() -> None:
    st = pos({"crew": {"servo_scarpa": "docks"}}, {"crew": {"kaspar_dietrich": "docks"}}, wounds={"kaspar_dietrich": 6})
    go(st, "challenge servo_scarpa", "refuse")
    assert st.result is not None
    assert (st.result.winners, st.result.rule) == ((0,), "FIV-VICTORY-1")


@pytest.mark.rule("FIV-C-10", "FIV-LEAD-4", "FIV-C-127")
@pytest.mark.parametrize("worn", [{}, {"object_of_wonder": "yevgeni"}, {"object_of_wonder": "kaspar_dietrich"}])
@pytest.mark.parametrize("rich", [0, 1])
def test_leaders_who_fall_by_one_effect_are_judged_together(worn: dict[str, str], rich: int) -> None:
    """Nothing saves a Leader from the Locker, so what might save others does not let one of two fall first."""
    st = duel(
        {"leader": "yevgeni", "crew": {"yevgeni": "forums"}, "hand": ["iron_and_velvet", "boon"], "renown": 2},
        {"crew": {"kaspar_dietrich": "forums"}, "hand": ["langschwert"], "renown": 1 + 2 * rich},
        gear={"mireli_sabre": "yevgeni", "throwing_knife": "kaspar_dietrich", **worn},
        wounds={"yevgeni": 11, "kaspar_dietrich": 6},
    )
    step(st, "choose langschwert", "choose iron_and_velvet")
    st.wounds[st.leaders[1]] = 8
    go(st, "use iron_and_velvet", "pay boon")
    assert st.result is not None
    assert (st.result.winners, st.result.rule) == ((rich,), "FIV-C-10")
    assert st.result.reason == phrase("won-though-fallen", winners=of_seats([rich]))  # and not on the fifth Day


@pytest.mark.rule("FIV-CREW-2", "FIV-CREW-3", "FIV-C-27", "FIV-BRUTE-5", "FIV-RECRUIT-3")
@pytest.mark.parametrize("goes", ["gustavo", "servo_scarpa"])
def test_whoever_is_above_the_cap_may_send_the_newcomer_away(goes: str) -> None:
    crew = {
        "servo_scarpa": "docks",
        "sibella_scarpa": "home",
        "vissenta_scarpa": "home",
        "cesca_del_rosso": "home",
        "aldo_bussotti": "home",
        "buratino": "docks",
    }
    st = pos({"crew": crew, "hand": ["boon", "pull", "ambush", "bravos"]}, city={"docks": ["gustavo"]})
    cap = CARDS[st.kind[st.leaders[0]]].cap
    assert len(crew) + 1 - 1 == cap
    step(st, "recruit gustavo")
    while not isinstance(st.stack[-1], Cap):
        st.apply(0, st.actions(0)[0])
    options = {text.split()[1] for text in says(st)}
    assert options == {*crew, "gustavo"} - {"buratino"}  # no Leader, and no Brute, which does not count
    go(st, f"choose {goes}")
    assert zone(st, goes) == "locker"
    assert len(st.crew[0]) == cap + 1


@pytest.mark.rule("FIV-CREW-3", "FIV-C-28")
def test_in_random_games_no_crew_is_above_its_cap_when_somebody_acts() -> None:
    caps = 0
    for seed in range(20):
        state, rng = GAME.new(2 + seed % 3, seed, {"decks": "vodacce/vodacce"}), seeded(seed)
        assert isinstance(state, FiveSails)
        while not state.over:
            top = state.stack[-1]
            caps += isinstance(top, Cap)
            if isinstance(top, Turn):
                assert not any(above_cap(state, seat) for seat in state.living()), (seed, state.moves)
            seat = state.waiting[rng.below(len(state.waiting))]
            state.apply_unchecked(seat, decide(RandomPlayer(), state, seat, rng))
    assert caps > 1


@pytest.mark.card("fivesails", "reputation_meritee", "crystal_eye")
@pytest.mark.rule("FIV-CREW-3", "FIV-PRESS-3")
def test_a_muster_in_the_city_is_looked_at_by_the_cap() -> None:
    crew = dict.fromkeys(["jean_urbain", "henri_michelet", "bastien_girard", "leontine_giroux", "gustavo"], "home")
    me = {
        **MONTAIGNE,
        "crew": {"odette_dubois_darrent": "docks", **crew},
        "scheme": "reputation_meritee",
        "approach": ["maxime_de_lafayette"],
    }
    st = pos(me, city={"docks": ["takama_siad"]})
    step(st, "use reputation_meritee")
    until(st, lambda st: isinstance(st.stack[-1], Cap), last=True)
    assert can(st, "choose maxime_de_lafayette")
    go(st, "choose gustavo")
    assert (place(st, "maxime_de_lafayette"), zone(st, "takama_siad"), zone(st, "gustavo")) == (
        "docks",
        "discard",
        "locker",
    )


@pytest.mark.rule("FIV-CREW-3", "FIV-PLAN-7", "FIV-PLAN-8", "FIV-C-28")
def test_two_crews_that_are_too_large_are_asked_one_after_the_other() -> None:
    """The new First Player first, and both before any scheme is resolved."""
    one = ["servo_scarpa", "sibella_scarpa", "vissenta_scarpa", "gustavo", "kaj_kousei"]
    two = ["otto_streit", "philip_hase", "uwe_zimmerman", "takama_siad", "maryam_benu_pleroma"]
    st = table(
        {"crew": dict.fromkeys(one, "home"), "approach": ["marooned", "cesca_del_rosso"]},
        {"crew": dict.fromkeys(two, "home"), "approach": ["lets_haggle", "rosine_friese"]},
        IDLE,
    )
    assert through(st, Cap) == [1, 0]
    assert [len(crew) for crew in st.crew] == [6, 6, 1]


@pytest.mark.card("fivesails", "cirilo_naucriparos", "duckfoot_pistol")
@pytest.mark.rule("FIV-CREW-3", "FIV-FIRST-3", "FIV-C-28")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1]), (1, [1, 0]), (2, [0, 1])])
def test_two_crews_that_one_shot_makes_too_large_are_asked_from_the_first_player_on(
    first: int, order: list[int]
) -> None:
    """It kills both Cirilos, and whom they have hired is a Brute no more."""
    mine = ["servo_scarpa", "sibella_scarpa", "vissenta_scarpa", "sarafina"]
    hired = [["gustavo", "claude_de_la_roche"], ["kaj_kousei", "kalla_forsberg"]]
    sides = [
        {**VODACCE, "crew": {"cirilo_naucriparos": "docks", **dict.fromkeys(mine + hired[seat], "home")}}
        for seat in range(2)
    ]
    shot: dict[str, Any] = {**EISEN, "crew": {"otto_streit": "docks"}}
    st = table(*sides, shot, first=first, turn=2, gear={"duckfoot_pistol": "otto_streit"})
    for i in (i for crew in st.crew for i in crew if CARDS[st.kind[i]].id == "cirilo_naucriparos"):
        st.wounds[i] = resolve_left(st, i) - 1
    step(st, "use duckfoot_pistol")
    asked: list[int] = []
    while isinstance(st.stack[-1], Cap):
        asked.append(st.mover())
        st.apply(st.mover(), st.legal(st.mover())[0])
    assert (asked, [len(crew) for crew in st.crew]) == (order, [6, 6, 2])


@pytest.mark.rule(
    "FIV-BRUTE-1", "FIV-BRUTE-2", "FIV-BRUTE-3", "FIV-BRUTE-5", "FIV-C-47", "FIV-C-32", "FIV-CARD-9", "FIV-CREW-4"
)
def test_buratino() -> None:
    st = pos({"hand": ["buratino", "pull"]})
    go(st, "play buratino", "pay pull")
    assert place(st, "buratino") == "home 1"
    other = st.clone()
    go(st, "pass", "pass")
    while st.day == 1:
        st.apply(st.mover(), 0)
    assert "buratino" in pile(st, 0)
    go(other, "pass", "pass", "use don_constanzo_scarpa")
    assert zone(other, "buratino") == "play"
    assert len(other.crew[0]) == 2


@pytest.mark.rule("FIV-BRUTE-1")
def test_why_a_card_is_not_played_into_the_crew() -> None:
    st = pos({"hand": ["buratino", "boon"]})
    assert why(st, "play boon")[1] == "no-brute card=card:boon"
    st = pos({"hand": ["buratino"]})
    assert why(st, "play buratino") == ("FIV-COST-2", "no-money cost=(no-money-cost card=card:buratino price=1) held=0")


@pytest.mark.card("fivesails", "buratino", "eager_blade", "guild_triskelion")
@pytest.mark.rule("FIV-BRUTE-3", "FIV-ATT-6", "FIV-CITY-4")
def test_what_a_brute_bore_is_left_when_the_day_ends() -> None:
    """The Blade lies at the Bazaar when the next Day deals a card there; the Triskelion lies in the City's pile."""
    st = pos(
        {**VODACCE, "crew": {"buratino": "docks"}, "approach": []},
        {**EISEN, "approach": []},
        gear={"eager_blade": "buratino", "guild_triskelion": "buratino"},
        city_deck=["gustavo", "kaj_kousei", "giacinto"],
    )
    go(st, "pass", "pass")
    assert (st.day, lying_at(st, 3), zone(st, "guild_triskelion")) == (2, ["eager_blade", "giacinto"], "discard")
    assert pile(st, 0) == ["buratino"]
    left = [line for line in told(st) if line.startswith("tell-left")]
    assert sum("eager_blade" in line for line in left) == 1


@pytest.mark.card("fivesails", "object_of_wonder", "bleed_out", "don_constanzo_scarpa")
@pytest.mark.rule("FIV-C-127", "FIV-BRUTE-4", "FIV-C-65")
@pytest.mark.parametrize(("kept", "lies"), [(True, "approach"), (False, "discard")])
def test_a_brute_who_is_one_no_more_would_go_to_the_locker_and_can_be_saved(kept: bool, lies: str) -> None:
    foe = {**EISEN, "hand": ["bleed_out", "boon"]}
    worn = {"object_of_wonder": "don_constanzo_scarpa"}
    st = pos({**VODACCE, "crew": {"angelo": "home"}}, foe, gear=worn, wounds={"angelo": 1})
    if kept:
        st.marks.append(Mark(M_KEPT, FOR_GOOD, card=number(st, "angelo")))
    go(st, "move angelo", "place docks")
    step(st, "use bleed_out", "pay boon")
    if kept:
        step(st, "use object_of_wonder")
    rest(st)
    assert zone(st, "angelo") == lies
    assert zone(st, "object_of_wonder") == ("locker" if kept else "play")
