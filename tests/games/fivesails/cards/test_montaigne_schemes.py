"""The schemes of Montaigne: what each does, where its text ends, and where it says no."""

from __future__ import annotations

from typing import Any

import pytest

from intrigue.games.fivesails.rules.stats import num
from intrigue.games.fivesails.state.state import FiveSails

from .. import playing
from ..playing import (
    BY_MONTAIGNE,
    EISEN,
    MONTAIGNE,
    can,
    engaged,
    go,
    held,
    number,
    place,
    renown,
    resolved,
    step,
    strike,
    table,
    until,
    wounds,
    zone,
)

pos = BY_MONTAIGNE.pos


@pytest.mark.card("fivesails", "epee_sanglante")
@pytest.mark.card("fivesails", "status_matters")
def test_first_blood_may_be_drawn_by_a_maneuver() -> None:
    st = playing.pos(
        {
            "leader": "odette_dubois_darrent",
            "crew": {"henri_michelet": "docks"},
            "scheme": "epee_sanglante",
            "hand": ["status_matters", "triage"],
        },
        {"crew": {"terrell_brandt": "docks"}, "renown": 2, "hand": ["iron_and_velvet", "move_along"]},
        engaged=["terrell_brandt"],
    )
    go(st, "use epee_sanglante", "accept")
    st.duel.defender.pool = 0  # as if all of it had been parried
    go(st, "choose move_along", "choose status_matters")
    assert (wounds(st), st.renown) == ({}, [0, 2])
    go(st, "use status_matters", "pay triage")
    assert wounds(st)["terrell_brandt"] >= 1
    assert st.renown[0] == 1  # taken by the Maneuver's wound
    assert st.renown[1] == 1


@pytest.mark.card("fivesails", "epee_sanglante")
@pytest.mark.rule("FIV-C-211", "FIV-C-11")
def test_first_blood_that_ends_the_game_is_paid_for() -> None:
    me = {**MONTAIGNE, "crew": {"jean_urbain": "docks"}, "scheme": "epee_sanglante"}
    foe = {"crew": {"kaspar_dietrich": "docks"}, "renown": 3}
    st = playing.pos(me, foe, wounds={"kaspar_dietrich": 8})
    go(st, "use epee_sanglante", "accept")
    until(st, lambda st: st.over)
    assert st.result is not None
    assert (st.result.winners, st.result.scores) == ((0,), (1, 2))


@pytest.mark.card("fivesails", "epee_sanglante")
@pytest.mark.rule("FIV-C-211", "FIV-C-9", "FIV-LEAD-4")
def test_first_blood_is_taken_from_one_who_is_out_by_it() -> None:
    """At a table of three Kaspar falls: 1 of his Renown goes to Jean's player, and the rest back to the supply."""
    st = table(
        {**MONTAIGNE, "crew": {"jean_urbain": "docks"}, "scheme": "epee_sanglante"},
        {**EISEN, "crew": {"kaspar_dietrich": "docks"}, "renown": 3, "hand": ["langschwert"]},
        {},
        wounds={"kaspar_dietrich": 8},
    )
    go(st, "use epee_sanglante", "accept")
    step(st, "choose langschwert")
    strike(st)
    until(st, lambda st: st.eliminated[1] == 1)
    assert (st.renown, st.over) == ([1, 0, 0], False)


@pytest.mark.card("fivesails", "epee_sanglante")
def test_epee_sanglante() -> None:
    st = pos(
        {"crew": {"henri_michelet": "docks"}, "scheme": "epee_sanglante"},
        {"crew": {"otto_streit": "docks"}, "renown": 2, "hand": ["friends_at_court"]},
        renown={"docks": 2},
    )
    assert num(st, number(st, "henri_michelet"), 2) == 2
    go(st, "use epee_sanglante")
    assert not can(st, "refuse")
    go(st, "accept", "choose friends_at_court")
    assert wounds(st) == {"otto_streit": 1}
    assert st.renown == [1, 1]


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


@pytest.mark.card("fivesails", "epee_sanglante")
@pytest.mark.rule("FIV-PLAN-8", "FIV-PLAN-9")
def test_epee_sanglante_adds_renown_where_you_like() -> None:
    for there in ("docks", "grand_bazaar"):
        st = resolved(pos({"scheme": "epee_sanglante"}, renown={"docks": 1}), f"place {there}")
        assert renown(st) == ({"docks": 2} if there == "docks" else {"docks": 1, "grand_bazaar": 1})


@pytest.mark.card("fivesails", "epee_sanglante")
@pytest.mark.rule("FIV-C-9", "FIV-C-11")
def test_first_blood_that_kills_a_leader_is_paid_for_before_all_is_given_back() -> None:
    st = table(
        {},
        {"crew": {"kaspar_dietrich": "docks"}, "renown": 3},
        {**MONTAIGNE, "crew": {"jean_urbain": "docks"}, "scheme": "epee_sanglante"},
        wounds={"kaspar_dietrich": 8},
        turn=2,
    )
    go(st, "use epee_sanglante", "accept")
    until(st, lambda st: st.eliminated[1] == 1)
    assert st.renown == [0, 0, 1]


@pytest.mark.card("fivesails", "reputation_meritee", "sirens_scream")
@pytest.mark.rule("FIV-C-139")
def test_reputation_meritee_musters_where_the_leader_is() -> None:
    crew: dict[str, Any] = {"crew": {"odette_dubois_darrent": "docks"}, "approach": ["jean_urbain"]}
    st = playing.pos({**MONTAIGNE, "scheme": "reputation_meritee", **crew}, city={"docks": ["sirens_scream"]})
    go(st, "use reputation_meritee")
    assert (place(st, "jean_urbain"), zone(st, "sirens_scream")) == ("docks", "discard")


@pytest.mark.card("fivesails", "reputation_meritee", "sirens_scream")
@pytest.mark.rule("FIV-C-145", "FIV-COST-10", "FIV-C-131")
@pytest.mark.parametrize(
    ("approach", "city", "able"),
    [
        (["jean_urbain"], [], True),
        ([], ["gustavo"], True),
        (["lets_haggle"], [], False),
        ([], ["sirens_scream"], False),  # Renown lies on it, so that nothing discards it
    ],
)
def test_a_reputation_is_worth_nothing_where_nobody_comes_or_goes(
    approach: list[str], city: list[str], able: bool
) -> None:
    me = {**MONTAIGNE, "crew": {"odette_dubois_darrent": "docks"}, "scheme": "reputation_meritee", "approach": approach}
    st = playing.pos(me, EISEN, city={"docks": city} if city else {})
    for i in st.street[1]:
        st.wounds[i] = 1 if city == ["sirens_scream"] else 0  # where Renown on a card is kept
    st.offered = None
    assert can(st, "use reputation_meritee") == able
    if able:
        go(st, "use reputation_meritee")
        assert (zone(st, "gustavo") == "discard" if city else place(st, "jean_urbain") == "docks", held(st)) == (
            True,
            {},
        )


@pytest.mark.card("fivesails", "reputation_meritee")
def test_reputation_meritee() -> None:
    st = pos(
        {"crew": {"odette_dubois_darrent": "docks"}, "scheme": "reputation_meritee", "approach": ["jean_urbain"]},
        {"crew": {"uwe_zimmerman": "docks", "kaspar_dietrich": "docks"}},
        city={"docks": ["eager_blade"]},
    )
    go(st, "use reputation_meritee")
    assert place(st, "jean_urbain") == "docks"  # 3 against 3: a tie is enough


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


@pytest.mark.card("fivesails", "reputation_meritee")
@pytest.mark.rule("FIV-PLAN-8", "FIV-PLAN-9")
def test_reputation_meritee_adds_renown_where_there_is_none() -> None:
    st = resolved(pos({"scheme": "reputation_meritee"}, renown={"docks": 1}))
    assert not can(st, "place docks")
    assert can(st, "place forums")
    go(st, "place grand_bazaar")
    assert renown(st) == {"docks": 1, "grand_bazaar": 1}


@pytest.mark.card("fivesails", "reputation_meritee")
def test_reputation_meritee_discards_a_city_card_and_musters_on_the_spot() -> None:
    me = {"crew": {"odette_dubois_darrent": "docks"}, "scheme": "reputation_meritee"}
    city = {"docks": ["gustavo", "kaj_kousei"]}
    st = pos({**me, "approach": ["jean_urbain", "henri_michelet"]}, city=city)
    go(st, "use reputation_meritee", "choose gustavo", "choose jean_urbain")
    assert engaged(st) == {"odette_dubois_darrent"}
    assert (zone(st, "gustavo"), zone(st, "kaj_kousei")) == ("discard", "street")
    assert (place(st, "jean_urbain"), zone(st, "henri_michelet")) == ("docks", "approach")


@pytest.mark.card("fivesails", "reputation_meritee")
@pytest.mark.rule("FIV-QUAL-1", "FIV-QUAL-4", "FIV-STATE-3")
def test_reputation_meritee_takes_your_leader_en_garde_in_the_city() -> None:
    def usable(odette: str, other: str, tired: str) -> bool:
        crew = {"odette_dubois_darrent": odette, "henri_michelet": other}
        st = pos({"crew": crew, "scheme": "reputation_meritee", "approach": ["jean_urbain"]}, engaged=[tired])
        return can(st, "use reputation_meritee")

    assert usable("docks", "home", "henri_michelet")
    assert not usable("home", "docks", "henri_michelet")
    assert not usable("docks", "home", "odette_dubois_darrent")
