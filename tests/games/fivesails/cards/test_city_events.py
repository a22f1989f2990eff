"""The events of the City Deck: what each does, where its text ends, and where it says no."""

from __future__ import annotations

from typing import Any

import pytest

from intrigue.core.phrase import phrase
from intrigue.games.fivesails.events import Dealt, RenownMoved
from intrigue.games.fivesails.rules.drawing import deal_city
from intrigue.games.fivesails.state.city import DOCKS
from intrigue.games.fivesails.state.state import FiveSails

from .. import playing
from ..playing import (
    BY_THE_CITY,
    CASTILLE,
    EISEN,
    GAME,
    USSURA,
    VODACCE,
    can,
    engaged,
    go,
    hand,
    held,
    number,
    offers,
    place,
    pos,
    renown,
    resolved,
    rest,
    says,
    step,
    struck,
    told,
    until,
    why,
    zone,
)
from ..situations import ODETTE, THREE, events_of, laid_out, schemes_resolve, sighted, streets


@pytest.mark.card("fivesails", "penya_shows_the_way")
def test_penya() -> None:
    st = BY_THE_CITY.pos(
        {"crew": {"otto_streit": "docks"}},
        city={"docks": ["penya_shows_the_way"]},
        control={"docks": 0},
        city_deck=["eager_blade", "eko_sorridi", "gustavo"],
    )
    go(st, "pass", "pass", "use penya_shows_the_way", "choose gustavo", "choose eager_blade")
    assert place(st, "otto_streit") == "docks"
    assert [len(cards) for cards in st.street[1:4]] == [1, 1, 1]
    assert zone(st, "eko_sorridi") == "street"


@pytest.mark.card("fivesails", "penya_shows_the_way")
@pytest.mark.parametrize(("who", "crew", "able"), [(0, "docks", True), (1, "docks", False), (0, "forums", False)])
def test_penya_shows_the_way_to_who_holds_the_place(who: int, crew: str, able: bool) -> None:
    st = BY_THE_CITY.pos(
        {"crew": {"otto_streit": crew}}, city={"docks": ["penya_shows_the_way"]}, control={"docks": who}
    )
    step(st, "pass", "pass")
    assert offers(st, "use penya_shows_the_way") == able


@pytest.mark.card("fivesails", "penya_shows_the_way")
@pytest.mark.rule("FIV-C-36", "FIV-C-157")
def test_who_looks_at_the_city_deck_reveals_nothing() -> None:
    st = pos(
        {**EISEN, "crew": {"otto_streit": "docks"}},
        city={"docks": ["penya_shows_the_way"]},
        control={"docks": 0},
        city_deck=["eager_blade", "eko_sorridi", "gustavo"],
    )
    step(st, "pass", "pass", "use penya_shows_the_way")
    assert sighted(st, 1) == ["tell-peeked-city seat=seat:0 count=3"]
    assert sighted(st, 0) == ["tell-peeked-these-city seat=seat:0 cards=card:eager_blade,card:eko_sorridi,card:gustavo"]


@pytest.mark.card("fivesails", "penya_shows_the_way")
@pytest.mark.rule("FIV-EVENT-3", "FIV-DUSK-1")
def test_penya_shows_nothing_to_who_does_not_hold_the_place() -> None:
    st = pos(
        {**EISEN, "crew": {"otto_streit": "docks"}, "approach": []},
        {**VODACCE, "crew": {"servo_scarpa": "docks"}, "approach": []},
        city={"docks": ["penya_shows_the_way"]},
        control={"docks": 1},
    )
    step(st, "pass", "pass")
    assert offers(st, "use penya_shows_the_way")
    assert st.mover() == 1


@pytest.mark.card("fivesails", "indomitable_will", "penya_shows_the_way", "leshiye_of_the_wood")
@pytest.mark.rule("FIV-C-192", "FIV-DUR-1")
@pytest.mark.parametrize(("grows", "left"), [("docks", {}), ("grand_bazaar", {"docks": 0})])
def test_what_is_held_overnight_is_lost_like_anything_else(grows: str, left: dict[str, int]) -> None:
    """Penya has shown Ren where to stay; on the next Day the will has ended, and a wood may grow there."""
    me = {**USSURA, "crew": {"ren": "docks"}, "hand": ["indomitable_will"], "approach": []}
    foe = {**USSURA, "approach": ["leshiye_of_the_wood"]}
    st = pos(me, foe, city={"docks": ["penya_shows_the_way"]})
    go(st, "use indomitable_will")
    step(st, "pass", "pass", "use penya_shows_the_way")
    until(st, lambda st: st.day > 1)
    assert (place(st, "ren"), held(st)) == ("docks", {"docks": 0})
    go(st, "choose leshiye_of_the_wood")
    go(st, f"place {grows}", "place forums")
    assert held(st) == left


@pytest.mark.card("fivesails", "point_of_opportunity")
@pytest.mark.rule("FIV-C-145", "FIV-COST-10")
def test_point_of_opportunity_may_be_used_up_without_any_renown_near() -> None:
    st = pos({"crew": {"servo_scarpa": "docks"}}, city={"docks": ["point_of_opportunity"]})
    go(st, "use point_of_opportunity")
    assert zone(st, "point_of_opportunity") == "discard"
    assert not any(line.startswith("tell-fizzled") for line in told(st))


@pytest.mark.card("fivesails", "point_of_opportunity")
def test_point_of_opportunity() -> None:
    st = BY_THE_CITY.pos(
        {"crew": {"otto_streit": "docks"}}, city={"docks": ["point_of_opportunity"]}, renown={"forums": 1}
    )
    go(st, "use point_of_opportunity")
    assert (renown(st), zone(st, "point_of_opportunity")) == ({"docks": 1}, "discard")
    assert engaged(st) == {"otto_streit"}


@pytest.mark.card("fivesails", "point_of_opportunity")
@pytest.mark.rule("FIV-EVENT-2", "FIV-EVENT-1")
def test_an_event_is_for_those_who_stand_where_it_lies() -> None:
    st = pos({"crew": {"servo_scarpa": "forums"}}, city={"docks": ["point_of_opportunity"]}, renown={"docks": 1})
    lies = "no-crew-at-event place=place:docks card=card:point_of_opportunity"
    assert why(st, "use point_of_opportunity") == ("FIV-EVENT-2", lies)
    st = pos({"crew": {"servo_scarpa": "docks"}}, city={"docks": ["point_of_opportunity"]})
    assert can(st, "use point_of_opportunity")  # there is no Renown to move, but the event goes (FIV-C-145)


@pytest.mark.card("fivesails", "point_of_opportunity")
@pytest.mark.rule("FIV-C-39", "FIV-C-145")
def test_point_of_opportunity_offers_the_ways_that_renown_can_go() -> None:
    crew = {"crew": {"servo_scarpa": "docks"}}
    city = {"docks": ["point_of_opportunity"]}
    st = go(pos(crew, city=city), "use point_of_opportunity")
    assert (renown(st), zone(st, "point_of_opportunity")) == ({}, "discard")  # nothing to move: nobody is asked
    st = pos(crew, city=city, renown={"forums": 1})
    go(st, "use point_of_opportunity")
    assert (renown(st), zone(st, "point_of_opportunity")) == ({"docks": 1}, "discard")
    st = pos(crew, city=city, renown={"docks": 1})
    go(st, "use point_of_opportunity")
    assert renown(st) == {"forums": 1}
    st = pos(crew, city=city, renown={"docks": 1, "forums": 1})
    go(st, "use point_of_opportunity")
    assert says(st) == ["option 1", "option 2"]


@pytest.mark.card("fivesails", "risky_undertaking")
def test_risky_undertaking() -> None:
    st = BY_THE_CITY.pos(
        {"crew": {"otto_streit": "docks"}, "hand": ["triage", "regroup"]}, city={"docks": ["risky_undertaking"]}
    )
    go(st, "use risky_undertaking", "choose triage", "choose regroup")
    assert (renown(st), zone(st, "risky_undertaking")) == ({"docks": 1}, "discard")


@pytest.mark.card("fivesails", "risky_undertaking")
@pytest.mark.rule("FIV-EVENT-2", "FIV-EVENT-3", "FIV-CITY-4")
def test_an_undertaking_is_risked_once_whoever_comes_first() -> None:
    st = pos(
        {"crew": {"servo_scarpa": "docks"}, "hand": ["boon", "pull"]},
        {"crew": {"otto_streit": "docks"}, "hand": ["langschwert", "precision"]},
        city={"docks": ["risky_undertaking"]},
    )
    go(st, "use risky_undertaking", "choose boon", "choose pull")
    assert (renown(st), zone(st, "risky_undertaking"), can(st, "use risky_undertaking")) == (
        {"docks": 1},
        "discard",
        False,
    )


@pytest.mark.card("fivesails", "risky_undertaking", "leshiye_of_the_wood")
@pytest.mark.rule("FIV-C-145")
@pytest.mark.parametrize(("grows", "brought"), [("docks", 0), ("grand_bazaar", 1)])
def test_no_undertaking_brings_renown_into_the_wood(grows: str, brought: int) -> None:
    """The event comes to the Docks after the wood has grown there."""
    st = pos(
        {**USSURA, "scheme": "leshiye_of_the_wood", "crew": {"ren": "home"}, "hand": ["boon", "boon"]},
        city_deck=["risky_undertaking"],
    )
    resolved(st, f"place {grows}", "place forums")
    deal_city(st, DOCKS)
    go(st, "move ren", "place docks")
    go(st, "pass")
    before = st.renown_on[DOCKS]
    go(st, "use risky_undertaking")
    assert (st.renown_on[DOCKS] - before, zone(st, "risky_undertaking")) == (brought, "discard")


@pytest.mark.card("fivesails", "risky_undertaking")
def test_the_risky_undertaking_costs_two_cards() -> None:
    st = laid_out(ODETTE, {"jean_urbain": "docks"}, THREE, city={"docks": ["risky_undertaking"]})
    go(st, "use risky_undertaking", "choose triage", "choose regroup")
    assert (hand(st, 0), renown(st)) == (["precision"], {"docks": 1})


@pytest.mark.card("fivesails", "sirens_scream")
@pytest.mark.rule("FIV-C-131", "FIV-EVENT-1", "FIV-EVENT-2", "FIV-EVENT-3")
def test_sirens_scream() -> None:
    st = BY_THE_CITY.pos({"crew": {"otto_streit": "home"}, "renown": 2}, {"renown": 0}, city_deck=["sirens_scream"])
    go(st, "pass", "pass")
    assert st.renown == [1, 0]
    assert st.wounds[number(st, "sirens_scream")] == 1
    st = BY_THE_CITY.pos({"crew": {"otto_streit": "docks"}}, city={"docks": ["sirens_scream"]})
    st.wounds[number(st, "sirens_scream")] = 2
    go(st, "use sirens_scream")
    assert (st.renown[0], engaged(st)) == (1, {"otto_streit"})
    go(st, "pass", "pass")
    assert zone(st, "sirens_scream") == "street"  # Renown still lies on it


@pytest.mark.card("fivesails", "sirens_scream")
@pytest.mark.parametrize(("lies", "taken"), [(0, None), (1, 1), (2, 1)])
def test_renown_is_taken_from_sirens_scream_to_the_last(lies: int, taken: int | None) -> None:
    st = BY_THE_CITY.pos({"crew": {"otto_streit": "docks"}}, city={"docks": ["sirens_scream"]})
    st.wounds[number(st, "sirens_scream")] = lies
    assert can(st, "use sirens_scream") == (taken is not None)
    if taken is not None:
        go(st, "use sirens_scream")
        assert (st.renown[0], st.wounds[number(st, "sirens_scream")]) == (taken, lies - taken)


@pytest.mark.card("fivesails", "sirens_scream")
@pytest.mark.rule("FIV-ONCE-1", "FIV-EVENT-2")
def test_sirens_scream_is_used_once_by_everybody() -> None:
    crew = {"otto_streit": "docks", "philip_hase": "docks"}
    for first in (0, 1):
        st = BY_THE_CITY.pos(
            {"crew": crew}, {"leader": "yevgeni", "crew": {"ren": "docks"}}, city={"docks": ["sirens_scream"]}
        )
        st.wounds[number(st, "sirens_scream")] = 4
        if first:
            go(st, "pass", "use sirens_scream")
        go(st, "use sirens_scream", "choose otto_streit")
        if not first:
            go(st, "use sirens_scream")
        assert st.renown == [1, 1]
        if st.mover() == 1:
            go(st, "pass")
        assert not can(st, "use sirens_scream")  # though Philip is en garde


@pytest.mark.card("fivesails", "sirens_scream")
@pytest.mark.card("fivesails", "midnight_shipment")
def test_a_city_card_dealt_by_a_scheme_is_laid_out_like_any_other() -> None:
    st = pos({"renown": 2, "scheme": "midnight_shipment"}, city_deck=["sirens_scream"])
    rest(schemes_resolve(st, 0))
    assert zone(st, "sirens_scream") == "street"
    assert st.renown[0] == 1
    assert st.wounds[number(st, "sirens_scream")] == 1
    assert events_of(st, Dealt)
    assert RenownMoved("seat 0", "card sirens_scream", 1) in events_of(st, RenownMoved)


@pytest.mark.card("fivesails", "sirens_scream", "carnaval", "contempt_and_hatred", "shifting_tides")
@pytest.mark.rule("FIV-C-131", "FIV-COST-10")
@pytest.mark.parametrize("held_there", [0, 1])
def test_contempt_discards_all_city_cards_but_a_scream_with_renown(held_there: int) -> None:
    st = pos({"scheme": "contempt_and_hatred"}, city={"docks": ["sirens_scream", "gustavo", "captains_coat"]})
    st.wounds[number(st, "sirens_scream")] = held_there  # where Renown on a card is kept
    resolved(st, "option 2", "place docks")
    assert streets(st) == ({"docks": ["sirens_scream"]} if held_there else {})


@pytest.mark.card("fivesails", "sirens_scream")
@pytest.mark.rule("FIV-C-131", "FIV-DUSK-4")
@pytest.mark.parametrize(("renown", "where"), [(1, "street"), (0, "discard")])
def test_the_scream_stays_while_renown_lies_on_it(renown: int, where: str) -> None:
    st = pos(city={"docks": ["sirens_scream"]}, city_deck=["gustavo", "eko_sorridi", "leja_juska"])
    st.wounds[number(st, "sirens_scream")] = renown
    go(st, "pass", "pass")
    assert zone(st, "sirens_scream") == where


@pytest.mark.card("fivesails", "sirens_scream", "kaspar_dietrich")
@pytest.mark.rule("FIV-C-157", "FIV-C-131")
def test_sirens_scream_revealed_by_kaspar_takes_renown_and_is_sunk_with_it() -> None:
    st = pos(
        {"leader": "kaspar_dietrich", "crew": {"kaspar_dietrich": "docks"}, "renown": 2},
        {"leader": "yevgeni", "renown": 1},
        city_deck=["sirens_scream", "eko_sorridi"],
    )
    step(st, "use kaspar_dietrich")
    assert st.renown == [1, 0]  # at once, before he decides
    recruit = phrase("ask-recruit", target="card:eko_sorridi")
    assert st.view(0).prompt == phrase("ask-by-card", card="card:kaspar_dietrich", question=recruit)
    go(st, "option 1")
    assert zone(st, "sirens_scream") == "deck"
    assert st.wounds[number(st, "sirens_scream")] == 0
    texts = [GAME.story.of(event) for event in st.events_for(None)]
    assert phrase("tell-given-back", card="card:sirens_scream", renown=2) in texts
    assert st.renown == [1, 0]


@pytest.mark.card("fivesails", "sirens_scream", "kaj_kousei")
@pytest.mark.rule("FIV-C-157")
def test_sirens_scream_revealed_by_kaj_takes_renown() -> None:
    st = pos(
        {"crew": {"kaj_kousei": "docks"}, "renown": 1},
        city_deck=["eko_sorridi", "sirens_scream", "leja_juska", "smuggled_item"],
    )
    go(st, "use kaj_kousei", "pass")
    assert st.renown == [0, 0]


@pytest.mark.card("fivesails", "sirens_scream", "lets_haggle")
@pytest.mark.rule("FIV-C-157")
def test_sirens_scream_revealed_by_lets_haggle_takes_renown() -> None:
    st = GAME.new(2, 0, {"decks": "eisen/montaigne"})
    assert isinstance(st, FiveSails)
    go(st, "choose lets_haggle", "choose otto_streit", "choose reputation_meritee")
    siren = number(st, "sirens_scream")
    st.renown = [2, 2]
    st.to_top(siren, 0)
    go(st, "choose jean_urbain")
    assert zone(st, "sirens_scream") == "deck"
    assert sorted(st.renown) == [1, 1]


@pytest.mark.card("fivesails", "so_it_begins")
@pytest.mark.rule("FIV-EVENT-4")
def test_so_it_begins() -> None:
    st = BY_THE_CITY.pos(
        {"crew": {"terrell_brandt": "docks"}}, {"crew": {"sibella_scarpa": "docks"}}, city={"docks": ["so_it_begins"]}
    )
    go(st, "claim terrell_brandt")
    assert held(st) == {}  # 1 + 3 against 3 + 2
    st = BY_THE_CITY.duel(city={"forums": ["so_it_begins"]})
    go(st, "choose pull")
    assert struck(st) == (0, 1, 3)


@pytest.mark.card("fivesails", "so_it_begins", "drinking_games", "strong_hands")
@pytest.mark.rule("FIV-C-81", "FIV-PRESS-1")
def test_combat_is_added_to_resolve_where_it_begins() -> None:
    """Sanjay has Resolve 4 and Combat 1, Uwe 5 and 3 with wounds that do not matter; Soline 7 and 3 beside Sanjay."""
    me = {**CASTILLE, "crew": {"sanjay": "docks"}, "hand": ["drinking_games", "taunt"]}
    foe = {"crew": {"rosine_friese": "docks"}}
    for city, won in (({}, False), ({"docks": ["so_it_begins"]}, False)):
        st = pos(me, foe, city=city, wounds={"rosine_friese": 3})
        go(st, "use drinking_games", "pay taunt")
        assert ("rosine_friese" in engaged(st)) == won  # 4 against 4, and 5 against 6


@pytest.mark.card("fivesails", "strong_hands", "so_it_begins")
@pytest.mark.rule("FIV-PRESS-3")
def test_combat_is_not_counted_twice_where_it_begins() -> None:
    """Ren and Uwe have Combat 3 each: a tie, with the event and without."""
    for city in ({}, {"docks": ["so_it_begins"]}):
        st = pos(
            {**USSURA, "crew": {"ren": "docks"}, "hand": ["strong_hands", "boon"]},
            {"crew": {"uwe_zimmerman": "docks"}},
            city=city,
        )
        go(st, "use strong_hands", "pay boon")
        assert held(st) == {}


@pytest.mark.card("fivesails", "so_it_begins")
@pytest.mark.rule("FIV-EVENT-1")
@pytest.mark.parametrize(("event", "parry", "claimed"), [("forums", 1, {}), ("docks", 2, {"forums": 0})])
def test_it_begins_at_one_location(event: str, parry: int, claimed: dict[str, int]) -> None:
    """Otto has Influence 2 and Combat 1, Servo 1 and 3."""
    sides: list[dict[str, Any]] = [
        {**EISEN, "crew": {"otto_streit": "forums"}},
        {"leader": "don_constanzo_scarpa", "crew": {"servo_scarpa": "forums"}, "hand": ["pull"]},
    ]
    st = go(playing.duel(*sides, city={event: ["so_it_begins"]}), "choose pull", "pass")
    assert struck(st) == (0, parry, 3)
    st = go(pos(*sides, city={event: ["so_it_begins"]}), "claim otto_streit")
    assert held(st) == claimed
