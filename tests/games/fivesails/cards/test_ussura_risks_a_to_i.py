"""The risks of Ussura, a to i by their ids: what each does, where its text ends, and where it says no."""

from __future__ import annotations

import pytest

from intrigue.games.fivesails.state.numbers import M_LOCKED, M_SHUT, UNTIL_DAY
from intrigue.games.fivesails.state.parts import Mark
from intrigue.games.fivesails.state.state import FiveSails

from ..playing import (
    BY_USSURA,
    CASTILLE,
    USSURA,
    can,
    duel,
    engaged,
    go,
    hand,
    held,
    offers,
    place,
    pools,
    pos,
    rest,
    says,
    step,
    strike,
    struck,
    until,
    wounds,
    zone,
)
from ..situations import plainly


@pytest.mark.card("fivesails", "borets")
@pytest.mark.rule("FIV-DUEL-10", "FIV-DUR-2")
def test_after_borets_there_are_no_more_styles_but_cards_do_what_they_do() -> None:
    """A Technique before it is fine, one after it is not; Not Today sends its fighter Home all the same."""
    me = {**USSURA, "crew": {"ren": "forums"}, "hand": ["borets", "sunder"]}
    foe = {"crew": {"terrell_brandt": "forums"}, "hand": ["langschwert", "not_today"]}
    st = duel(me, foe, gear={"mireli_sabre": "ren"})
    step(st, "choose langschwert", "use terrell_brandt", "choose borets", "use mireli_sabre", "use borets")
    rest(st)
    assert says(st)[0] == "pass"
    step(st, "choose not_today")
    rest(st)
    assert place(st, "terrell_brandt") == "home 2"


@pytest.mark.card("fivesails", "borets", "grandfathers_hammer")
@pytest.mark.rule("FIV-REACT-1", "FIV-LETHAL-1")
def test_borets_forbids_no_reactions() -> None:
    """The Hammer is played as combat card by a Reaction, which is neither Technique nor Maneuver."""
    me = {**USSURA, "crew": {"ren": "forums"}, "hand": ["stubborn"]}
    foe = {**USSURA, "crew": {"nazem_ibn_umur": "forums"}, "hand": ["borets"]}
    st = duel(me, foe, gear={"grandfathers_hammer": "ren"})
    step(st, "choose borets", "use borets")
    assert offers(st, "use grandfathers_hammer 1")
    step(st, "use grandfathers_hammer 1")
    strike(st)
    assert struck(st) == (0, 1, 5)
    assert pools(st)[1] == 5
    go(st, "pass")
    assert zone(st, "nazem_ibn_umur") == "locker"  # Lethal: five wounds of a fighter with Combat 3


@pytest.mark.card("fivesails", "borets")
def test_borets() -> None:
    st = BY_USSURA.duel({"hand": ["borets"]}, {"crew": {"terrell_brandt": "forums"}, "hand": ["langschwert", "triage"]})
    go(st, "choose langschwert", "pass", "choose borets", "use borets", "choose triage")
    assert struck(st) == (0, 0, 4)
    assert not can(st, "use terrell_brandt")


@pytest.mark.card("fivesails", "indomitable_will")
@pytest.mark.rule("FIV-C-84")
def test_indomitable_will_ends_where_its_actor_leaves() -> None:
    st = pos({**USSURA, "crew": {"ren": "docks"}, "hand": ["indomitable_will"]}, {"crew": {"uwe_zimmerman": "docks"}})
    go(st, "use indomitable_will", "claim uwe_zimmerman")
    assert held(st) == {"docks": 0}
    go(st, "move ren", "place forums")
    assert held(st) == {}


@pytest.mark.card("fivesails", "indomitable_will", "carnaval", "patricia_moustakas")
@pytest.mark.rule("FIV-C-84", "FIV-COST-10")
@pytest.mark.parametrize("how", ["use carnaval 1", "use patricia_moustakas 1"])
def test_an_indomitable_will_is_neither_danced_nor_walked_away_with(how: str) -> None:
    me = {**USSURA, "crew": {"ren": "docks"}, "hand": ["indomitable_will"]}
    foe = {**CASTILLE, "crew": {"patricia_moustakas": "docks"}, "hand": ["carnaval"]}
    st = pos(me, foe, first=1)
    go(st, "use indomitable_will")
    assert held(st) == {"docks": 0}
    go(st, how)
    assert held(st) == {"docks": 0}


@pytest.mark.card("fivesails", "indomitable_will")
@pytest.mark.rule("FIV-C-84", "FIV-MAP-8")
def test_an_indomitable_will_dies_with_its_actor() -> None:
    st = pos(
        {**USSURA, "crew": {"ren": "docks"}, "hand": ["indomitable_will"]},
        {"crew": {"uwe_zimmerman": "docks"}},
        wounds={"ren": 1},
    )
    go(st, "use indomitable_will", "challenge uwe_zimmerman", "refuse")
    assert (zone(st, "ren"), held(st)) == ("locker", {})


@pytest.mark.card("fivesails", "indomitable_will", "stubborn")
@pytest.mark.rule("FIV-GOLD-1", "FIV-C-84", "FIV-C-192")
@pytest.mark.parametrize(("stays", "left"), [(True, {"docks": 0}), (False, {})])
def test_who_does_not_go_home_does_not_lose_what_cannot_be_lost(stays: bool, left: dict[str, int]) -> None:
    st = pos({**USSURA, "crew": {"ren": "docks"}, "hand": ["indomitable_will", "stubborn"]}, control={"forums": 1})
    go(st, "use indomitable_will")
    step(st, "pass", "pass")
    if stays:
        step(st, "use stubborn")
    until(st, lambda st: st.day > 1)
    assert (place(st, "ren"), held(st)) == ("docks" if stays else "home 1", left)


@pytest.mark.card("fivesails", "indomitable_will", "leshiye_of_the_wood")
@pytest.mark.rule("FIV-C-9", "FIV-C-84")
def test_a_will_holds_no_location_that_it_could_not_claim() -> None:
    """The wood is gone with its player, and then the Docks are anybody's."""
    st = pos({**USSURA, "crew": {"ren": "docks"}, "hand": ["indomitable_will"]})
    st.marks.append(Mark(M_SHUT, UNTIL_DAY, place=1, seat=1))
    go(st, "use indomitable_will")
    assert (held(st), [mark.what for mark in st.marks if mark.what == M_LOCKED]) == ({}, [])


@pytest.mark.card("fivesails", "indomitable_will")
@pytest.mark.rule("FIV-C-84")
def test_indomitable_will() -> None:
    st = BY_USSURA.pos(
        {"crew": {"torsten_vakt": "docks"}, "hand": ["indomitable_will"]},
        {"crew": {"kaspar_dietrich": "docks", "otto_streit": "docks"}},
    )
    go(st, "use indomitable_will", "claim otto_streit")
    assert held(st) == {"docks": 0}
    go(st, "move torsten_vakt", "place forums")
    assert held(st) == {}


@pytest.mark.card("fivesails", "indomitable_will")
def test_an_indomitable_will_stands_alone_where_nobody_rules() -> None:
    def stands(other: str, torsten: str = "docks", **control: int) -> bool:
        crew = {"torsten_vakt": torsten, "ren": other}
        st = BY_USSURA.pos(
            {"crew": crew, "hand": ["indomitable_will"]}, {"crew": {"otto_streit": "docks"}}, control=control
        )
        return can(st, "use indomitable_will")

    assert stands("home")
    assert not stands("docks")
    assert not stands("home", docks=1)
    assert not stands("home", docks=0)
    assert not stands("home", "home")


@pytest.mark.card("fivesails", "iron_and_velvet")
@pytest.mark.rule("FIV-C-10")
def test_iron_and_velvet() -> None:
    st = BY_USSURA.pos(
        {"crew": {"torsten_vakt": "docks"}, "hand": ["iron_and_velvet", "boon"]}, {"crew": {"uwe_zimmerman": "docks"}}
    )
    go(st, "use iron_and_velvet", "pay boon", "refuse")
    assert (wounds(st), engaged(st)) == ({"uwe_zimmerman": 3}, set())
    st = BY_USSURA.duel(
        {"crew": {"yevgeni": "forums"}, "hand": ["iron_and_velvet", "boon"], "renown": 1},
        {"crew": {"kaspar_dietrich": "forums"}},
        gear={"mireli_sabre": "yevgeni", "throwing_knife": "kaspar_dietrich"},
        wounds={"yevgeni": 11, "kaspar_dietrich": 5},
    )
    go(st, "choose langschwert", "choose iron_and_velvet", "use iron_and_velvet", "pay boon")
    assert st.result is not None
    assert st.result.winners  # both Leaders may fall by one effect; the chain decides


@pytest.mark.card("fivesails", "iron_and_velvet")
def test_iron_and_velvet_challenges_empty_handed() -> None:
    def challenges(otto: str, gear: dict[str, str]) -> bool:
        me = {"crew": {"torsten_vakt": "docks"}, "hand": ["iron_and_velvet", "boon"]}
        return can(BY_USSURA.pos(me, {"crew": {"otto_streit": otto}}, gear=gear), "use iron_and_velvet 1")

    assert challenges("docks", {"throwing_knife": "otto_streit"})
    assert not challenges("docks", {"throwing_knife": "torsten_vakt"})
    assert not challenges("forums", {})


@pytest.mark.card("fivesails", "iron_and_velvet")
def test_iron_and_velvet_wounds_nobody_else() -> None:
    me = {"hand": ["iron_and_velvet", "boon"]}
    foe = {"crew": {"uwe_zimmerman": "forums", "otto_streit": "forums"}, "hand": ["langschwert"]}
    st = BY_USSURA.duel(me, foe, gear={"throwing_knife": "uwe_zimmerman", "langschwert": "otto_streit"})
    step(st, "choose langschwert", "choose iron_and_velvet", "use iron_and_velvet 2", "pay boon")
    assert wounds(st) == {"uwe_zimmerman": 2, "torsten_vakt": 2}  # his, and one of Uwe's, by threat


@pytest.mark.card("fivesails", "iron_and_velvet")
def test_iron_and_velvet_wounds_who_bears_something_for_1() -> None:
    def played(*hand: str) -> FiveSails:
        me = {"crew": {"torsten_vakt": "forums"}, "hand": ["iron_and_velvet", *hand]}
        foe = {"crew": {"uwe_zimmerman": "forums"}, "hand": ["langschwert"]}
        st = plainly(me, {"leader": "kaspar_dietrich", **foe}, gear={"throwing_knife": "uwe_zimmerman"})
        return step(st, "challenge torsten_vakt", "accept", "choose langschwert", "choose iron_and_velvet")

    assert not can(played(), "use iron_and_velvet 2")
    st = played("boon")
    before = wounds(st)
    step(st, "use iron_and_velvet 2", "pay boon")
    assert (wounds(st)["uwe_zimmerman"], before) == (2, {"uwe_zimmerman": 1})
    assert hand(st, 0) == []
