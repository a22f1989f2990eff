"""The schemes of no faction, m to z by their ids: what each does, where its text ends, and where it says no."""

from __future__ import annotations

from typing import Any

import pytest

from intrigue.games.fivesails.rules.planning import BeginPlanning, Plans
from intrigue.games.fivesails.rules.reactions import Window
from intrigue.games.fivesails.rules.wounds import destroy
from intrigue.games.fivesails.state.city import FORUMS
from intrigue.games.fivesails.state.state import FiveSails

from .. import playing
from ..playing import (
    BY_MONTAIGNE,
    CASTILLE,
    EISEN,
    USSURA,
    can,
    engaged,
    go,
    hand,
    offers,
    pile,
    place,
    pos,
    renown,
    resolved,
    rest,
    says,
    step,
    table,
    until,
    why,
    wounds,
    zone,
)
from ..situations import ODETTE, THREE, is_over, lying_at, vain, without_city_deck


def four(**rest: Any) -> FiveSails:
    """Four players; the first has laid out the scheme that is given."""
    more = [{"leader": "soline_el_gato"}, {"leader": "yevgeni"}]
    return BY_MONTAIGNE.pos({"scheme": rest.pop("scheme")}, None, more=more, **rest)


def planned(st: FiveSails) -> FiveSails:
    """All choose the first they can, up to the moment when it is turned up."""
    while isinstance(st.stack[-1], Plans):
        st.apply(st.waiting[0], st.legal(st.waiting[0])[0])
    return st


@pytest.mark.card("fivesails", "marooned")
@pytest.mark.rule("FIV-C-145")
def test_who_is_engaged_can_only_be_wounded_by_the_marooned() -> None:
    me = {**CASTILLE, "crew": {"sanjay": "docks"}, "scheme": "marooned", "hand": ["taunt", "boon"]}
    st = pos(me, {"crew": {"gustavo": "docks"}}, engaged=["gustavo"])
    go(st, "use marooned", "option 2", "choose taunt")
    assert wounds(st) == {"gustavo": 1}


@pytest.mark.card("fivesails", "marooned")
@pytest.mark.rule("FIV-PLAY-3")
def test_whoever_is_marooned_is_so_for_all_the_cards_that_follow() -> None:
    """The Mercenary is chosen once, however often one discards."""
    me = {**CASTILLE, "crew": {"sanjay": "docks"}, "scheme": "marooned", "hand": ["taunt", "boon", "sunder"]}
    st = pos(me, {"crew": {"gustavo": "docks", "takama_siad": "docks"}})
    step(st, "use marooned", "choose gustavo", "option 2", "choose taunt", "option 1")
    assert says(st) == ["option 1", "option 2"]
    step(st, "option 2", "choose boon")
    assert wounds(st) == {"gustavo": 1}
    assert engaged(st) == {"gustavo"}


@pytest.mark.card("fivesails", "marooned")
@pytest.mark.rule("FIV-C-145")
@pytest.mark.parametrize(("cards", "able"), [([], False), (["boon"], True)])
def test_nobody_is_marooned_for_nothing(cards: list[str], able: bool) -> None:
    me = {"crew": {"servo_scarpa": "docks"}, "hand": cards, "scheme": "marooned"}
    st = pos(me, {**EISEN, "crew": {"gustavo": "docks"}})
    assert can(st, "use marooned") == able


@pytest.mark.card("fivesails", "marooned")
def test_marooned() -> None:
    st = BY_MONTAIGNE.pos(
        {"crew": {"henri_michelet": "docks"}, "scheme": "marooned", "hand": ["triage", "pull"]},
        {"crew": {"kaj_kousei": "docks"}},
    )
    go(st, "use marooned", "option 2", "choose triage", "option 1")
    go(st, "option 2", "choose pull")  # who is engaged can only be wounded (FIV-C-145)
    assert (engaged(st), wounds(st)) == ({"kaj_kousei"}, {"kaj_kousei": 1})


@pytest.mark.card("fivesails", "marooned")
def test_marooned_is_an_opposing_mercenary() -> None:
    def left(foe: dict[str, str], mine: dict[str, str] | None = None) -> bool:
        crew = {"henri_michelet": "docks", **(mine or {})}
        return can(
            BY_MONTAIGNE.pos({"crew": crew, "scheme": "marooned", "hand": ["triage"]}, {"crew": foe}), "use marooned"
        )

    assert left({"kaj_kousei": "docks"})
    assert not left({"kaj_kousei": "forums"})
    assert not left({"otto_streit": "docks"})
    assert not left({}, {"kaj_kousei": "docks"})


@pytest.mark.card("fivesails", "marooned")
@pytest.mark.rule("FIV-PLAN-8", "FIV-PLAN-9")
def test_marooned_adds_renown_at_both_ends() -> None:
    assert renown(resolved(BY_MONTAIGNE.pos({"scheme": "marooned"}))) == {"docks": 1, "grand_bazaar": 1}


@pytest.mark.card("fivesails", "marooned")
def test_each_card_discarded_does_one_thing_to_the_marooned() -> None:
    st = playing.pos(
        {"leader": ODETTE, "crew": {"henri_michelet": "docks"}, "scheme": "marooned", "hand": THREE},
        {"crew": {"kaj_kousei": "docks"}},
    )
    go(st, "use marooned", "option 2", "choose triage", "option 2")
    assert (pile(st, 0), wounds(st)) == (["triage"], {"kaj_kousei": 1})
    go(st, "option 2", "choose regroup", "option 2")
    assert (pile(st, 0), wounds(st)) == (["triage", "regroup"], {"kaj_kousei": 2})
    go(st, "option 1")
    assert is_over(st)


@pytest.mark.card("fivesails", "marooned")
@pytest.mark.rule("FIV-COST-10")
def test_marooned_asks_for_no_more_cards_once_the_mercenary_is_dead() -> None:
    st = pos(
        {"crew": {"henri_michelet": "docks"}, "scheme": "marooned", "hand": ["triage", "pull", "boon"]},
        {"crew": {"kaj_kousei": "docks"}},
        wounds={"kaj_kousei": 3},
    )
    go(st, "use marooned", "option 2", "choose triage", "option 2")
    assert (zone(st, "kaj_kousei"), hand(st, 0)) == ("locker", ["boon", "pull"])
    assert st.mover() == 1  # the Action is over


@pytest.mark.card("fivesails", "midnight_shipment")
@pytest.mark.rule("FIV-CITY-3", "FIV-QUAL-4")
@pytest.mark.parametrize(
    ("city", "able"),
    [([], True), (["so_it_begins"], True), (["gustavo"], False), (["so_it_begins", "sorte_deck"], False)],
)
def test_a_ship_leaves_when_nothing_lies_on_the_docks(city: list[str], able: bool) -> None:
    st = pos({"crew": {"servo_scarpa": "docks"}, "scheme": "midnight_shipment"}, city={"docks": city} if city else {})
    assert can(st, "use midnight_shipment") == able
    if able:
        step(st, "use midnight_shipment")
        assert {text.removeprefix("place ") for text in says(st)} == {"forums", "grand_bazaar"}


@pytest.mark.card("fivesails", "midnight_shipment")
def test_midnight_shipment() -> None:
    st = BY_MONTAIGNE.pos({"crew": {"henri_michelet": "docks"}, "scheme": "midnight_shipment"})
    go(st, "use midnight_shipment", "place grand_bazaar")
    assert place(st, "henri_michelet") == "grand_bazaar"


@pytest.mark.card("fivesails", "midnight_shipment")
def test_the_midnight_shipment_leaves_empty_docks() -> None:
    def leaves(henri: str, *lie: str) -> bool:
        st = BY_MONTAIGNE.pos(
            {"crew": {"henri_michelet": henri}, "scheme": "midnight_shipment"}, city={"docks": list(lie)}
        )
        return can(st, "use midnight_shipment")

    assert leaves("docks")
    assert leaves("docks", "so_it_begins")  # an event is not in the way
    assert not leaves("docks", "gustavo")
    assert not leaves("docks", "duckfoot_pistol")
    assert not leaves("forums")
    st = BY_MONTAIGNE.pos(
        {"crew": {"henri_michelet": "docks"}, "scheme": "midnight_shipment"}, city={"forums": ["gustavo"]}
    )
    step(st, "use midnight_shipment")
    assert [can(st, f"place {where}") for where in ("docks", "forums", "grand_bazaar")] == [False, True, True]


@pytest.mark.card("fivesails", "midnight_shipment")
@pytest.mark.rule("FIV-PLAN-8", "FIV-PLAN-9")
def test_midnight_shipment_adds_renown_and_a_card_to_the_docks() -> None:
    st = resolved(BY_MONTAIGNE.pos({"scheme": "midnight_shipment"}, city_deck=["gustavo"]))
    assert renown(st) == {"docks": 1, "grand_bazaar": 1}
    assert (zone(st, "gustavo"), place(st, "gustavo")) == ("street", "docks")


@pytest.mark.card("fivesails", "midnight_shipment", "lets_haggle")
@pytest.mark.rule("FIV-C-14", "FIV-COST-10")
@pytest.mark.parametrize("scheme", ["midnight_shipment", "lets_haggle"])
def test_a_scheme_is_resolved_as_far_as_the_city_has_cards(scheme: str) -> None:
    st = without_city_deck(pos({"scheme": scheme}), "gustavo" if scheme == "lets_haggle" else "")
    resolved(st)
    assert sum(renown(st).values()) == 2
    assert not any(st.street)
    if scheme == "lets_haggle":
        assert zone(st, "gustavo") == "deck"  # revealed, no attachment, and sunk again


@pytest.mark.card("fivesails", "parley_gone_wrong", "ekaterina_ilyanava")
@pytest.mark.rule("FIV-C-128", "FIV-COST-5")
@pytest.mark.parametrize("brought", [True, False])
def test_renown_that_was_moved_to_the_forums_as_a_cost_opens_them(brought: bool) -> None:
    """Parley Gone Wrong asks who has moved Renown there, not why."""
    me = {**USSURA, "crew": {"ekaterina_ilyanava": "docks", "ren": "forums", "torsten_vakt": "forums"}}
    foe = {**EISEN, "crew": {"otto_streit": "forums"}, "scheme": "parley_gone_wrong"}
    st = pos(me, foe, renown={"docks": 1})
    if brought:
        step(st, "use ekaterina_ilyanava 1", "place forums")
    else:
        step(st, "pass")
    rest(st)
    step(st, "challenge otto_streit", "choose ren")
    rest(st)
    assert can(st, "intervene torsten_vakt") == brought


@pytest.mark.card("fivesails", "parley_gone_wrong")
@pytest.mark.rule("FIV-C-128")
def test_parley_gone_wrong() -> None:
    st = BY_MONTAIGNE.pos(
        {"crew": {"henri_michelet": "forums"}, "scheme": "parley_gone_wrong"},
        {"crew": {"otto_streit": "forums", "philip_hase": "forums"}},
    )
    go(st, "challenge henri_michelet", "choose otto_streit")
    assert not can(st, "intervene philip_hase")
    st.touched[1] |= 1 << FORUMS
    assert can(st, "intervene philip_hase")


@pytest.mark.card("fivesails", "parley_gone_wrong")
def test_parley_gone_wrong_moves_renown_that_is_there() -> None:
    st = resolved(BY_MONTAIGNE.pos({"scheme": "parley_gone_wrong"}, renown={"docks": 1, "forums": 1}))
    assert [can(st, f"place {where}") for where in ("docks", "forums", "grand_bazaar")] == [True, False, False]


@pytest.mark.card("fivesails", "parley_gone_wrong")
@pytest.mark.rule("FIV-PLAN-8", "FIV-PLAN-9")
def test_parley_gone_wrong_lets_every_opponent_move_renown_to_the_forums() -> None:
    lies = {"oles_inn": 1, "docks": 1, "grand_bazaar": 1}
    st = resolved(four(scheme="parley_gone_wrong", renown=lies))
    for seat, there in enumerate(("docks", "grand_bazaar", "oles_inn"), 1):
        assert (st.mover(), can(st, "place forums")) == (seat, False)
        step(st, f"place {there}")
    assert renown(st) == {"forums": 4}


@pytest.mark.card("fivesails", "parley_gone_wrong")
@pytest.mark.parametrize(
    "answers", [("place docks", "pass", "pass"), ("pass", "place docks", "pass"), ("pass", "pass", "place docks")]
)
def test_parley_gone_wrong_forces_nobody(answers: tuple[str, ...]) -> None:
    st = resolved(four(scheme="parley_gone_wrong", renown={"docks": 2}))
    step(st, *answers)
    assert renown(st) == {"docks": 1, "forums": 2}


@pytest.mark.card("fivesails", "parley_gone_wrong")
@pytest.mark.rule("FIV-C-128")
def test_parley_gone_wrong_binds_everybody_at_the_forums() -> None:
    def stands_in(at: str, turn: int) -> bool:
        me = {"crew": {"servo_scarpa": at, "sibella_scarpa": at}, "scheme": "parley_gone_wrong"}
        st = pos(me, {"crew": {"otto_streit": at, "uwe_zimmerman": at}}, turn=turn)
        step(st, f"challenge {'otto_streit' if turn else 'servo_scarpa'}")
        step(st, f"choose {'servo_scarpa' if turn else 'otto_streit'}")
        return offers(st, f"intervene {'sibella_scarpa' if turn else 'uwe_zimmerman'}")

    assert stands_in("docks", 0)
    assert not stands_in("forums", 0)
    assert not stands_in("forums", 1)  # whoever laid it out has to add Renown, too


@pytest.mark.card("fivesails", "shifting_tides")
@pytest.mark.rule("FIV-C-124", "FIV-PLAN-3", "FIV-C-19")
def test_shifting_tides() -> None:
    from intrigue.games.fivesails.rules.planning import Scheme

    st = BY_MONTAIGNE.pos({"scheme": "shifting_tides"}, renown={"docks": 3})
    st.stack.append(Scheme(0))
    st.advance()
    go(st, "place docks", "place forums")
    assert renown(st) == {"docks": 1, "forums": 1}
    assert [len(cards) for cards in st.street] == [0, 1, 1, 1, 0]


@pytest.mark.card("fivesails", "shifting_tides")
@pytest.mark.rule("FIV-PLAN-3", "FIV-C-19")
def test_shifting_tides_clears_the_city_when_revealed() -> None:
    me = {"approach": ["shifting_tides", "henri_michelet"]}
    foe = {"approach": ["marooned", "otto_streit"]}
    st = BY_MONTAIGNE.pos(
        me, foe, city={"docks": ["gustavo", "kaj_kousei"]}, city_deck=["eko_sorridi", "sorte_deck", "giacinto"]
    )
    st.stack.append(BeginPlanning())
    st.advance()
    step(st, "choose shifting_tides", "choose henri_michelet", "choose marooned", "choose otto_streit")
    assert {zone(st, "gustavo"), zone(st, "kaj_kousei")} == {"discard"}
    assert [len(cards) for cards in st.street[1:4]] == [1, 1, 1]  # dealt anew, by the rest of it


@pytest.mark.card("fivesails", "shifting_tides")
@pytest.mark.rule("FIV-C-124")
def test_shifting_tides_lets_an_opponent_of_your_choice_add_the_other() -> None:
    st = resolved(four(scheme="shifting_tides", renown={"docks": 2, "forums": 1}), "place docks")
    step(st, "player 3")
    assert (st.mover(), can(st, "place docks")) == (2, False)
    step(st, "place oles_inn")
    assert renown(st) == {"docks": 1, "oles_inn": 1}


@pytest.mark.card("fivesails", "shifting_tides")
@pytest.mark.rule("FIV-C-9", "FIV-C-124")
def test_no_opponent_who_is_out_adds_renown_to_the_tides() -> None:
    st = table({"scheme": "shifting_tides"}, {}, {}, {})
    destroy(st, st.leaders[2])
    st.advance()
    resolved(st, "place docks")
    assert says(st) == ["player 2", "player 4"]


@pytest.mark.card("fivesails", "shifting_tides", "eager_blade", "sirens_scream")
@pytest.mark.rule("FIV-PLAN-3", "FIV-C-18", "FIV-C-131", "FIV-PLAN-6", "FIV-C-20")
def test_two_tides_clear_the_city_twice_and_deal_twice() -> None:
    """The Eager Blade comes back to the Bazaar each time, and a Scream with Renown stays. The token of the tie goes
    left, so the second player's scheme is the first of two; the other one takes its Renown away again."""
    side = {"approach": ["shifting_tides"]}
    city = ["takama_siad", "kaj_kousei", "giacinto", "gustavo", "eko_sorridi", "leja_juska"]
    deck = ["captains_coat", "eager_blade", "sorte_deck", *city]  # the first three are dealt at dawn
    st = pos(side, side, city_deck=deck, day=2, first=0)
    go(st, "pass", "pass")
    planned(st)
    assert len(says(st)) == 2  # whose is first, which is for the First Player of the Day before to say
    assert st.mover() == 0
    st.apply(0, st.legal(0)[0])
    rest(st)
    assert (st.first, st.mover()) == (1, 1)
    assert lying_at(st, 3) == ["eager_blade", "giacinto"]
    assert (lying_at(st, 1), lying_at(st, 2)) == (["takama_siad"], ["kaj_kousei"])
    go(st, "place docks")
    go(st, "place forums")
    assert renown(st) == {}  # the second Tides have taken both away
    assert lying_at(st, 3) == ["eager_blade", "giacinto", "leja_juska"]
    go(st, "place docks")
    go(st, "place grand_bazaar")
    assert renown(st) == {"docks": 1, "grand_bazaar": 1}


@pytest.mark.rule("FIV-C-18", "FIV-PLAN-3", "FIV-PLAN-5")
@pytest.mark.card("fivesails", "shifting_tides")
def test_who_has_nothing_to_reveal_orders_what_the_others_have() -> None:
    tides = {"approach": ["shifting_tides"]}
    st = table(tides, tides, {"approach": ["marooned"]}, first=2)
    until(st, lambda st: isinstance(st.stack[-1], Window))
    assert (type(st.stack[-1]), st.mover(), len(says(st))) == (Window, 2, 2)


@pytest.mark.card("fivesails", "until_morale_improves")
@pytest.mark.rule("FIV-C-145", "FIV-C-40")
def test_what_a_cost_takes_away_is_no_target_any_more() -> None:
    """Takama alone could be driven on by herself, and would die of it."""
    me = {"crew": {"takama_siad": "docks"}, "scheme": "until_morale_improves"}
    spur = "use until_morale_improves ability 3"
    assert why(pos(me, wounds={"takama_siad": 2}), spur) == vain("until_morale_improves")
    assert pos(me, wounds={"takama_siad": 1}).why_not(0, spur) is None


@pytest.mark.card("fivesails", "until_morale_improves")
@pytest.mark.rule("FIV-C-40", "FIV-C-145")
@pytest.mark.parametrize(("hurt", "friend", "able"), [(0, False, True), (3, False, False), (3, True, True)])
def test_morale_improves_for_who_is_still_there(hurt: int, friend: bool, able: bool) -> None:
    """Whoever dies of the cost cannot be the one who is engaged."""
    crew = {"sibella_scarpa": "docks", **({"servo_scarpa": "docks"} if friend else {})}
    st = pos(
        {"crew": crew, "scheme": "until_morale_improves"}, wounds={"sibella_scarpa": hurt} if hurt else {}, engaged=[]
    )
    if friend and hurt:
        step(st, "use until_morale_improves 3", "choose sibella_scarpa")
        rest(st)
        assert (zone(st, "sibella_scarpa"), engaged(st)) == ("locker", {"servo_scarpa"})
        return
    assert can(st, "use until_morale_improves 3") == able


@pytest.mark.card("fivesails", "until_morale_improves")
def test_until_morale_improves() -> None:
    st = BY_MONTAIGNE.pos(
        {"crew": {"henri_michelet": "docks", "jean_urbain": "docks"}, "scheme": "until_morale_improves"},
        engaged=["jean_urbain"],
    )
    go(st, "use until_morale_improves 2", "choose henri_michelet", "choose jean_urbain")
    assert (engaged(st), wounds(st)) == (set(), {"henri_michelet": 1})
    go(st, "pass", "use until_morale_improves 3", "choose jean_urbain", "choose henri_michelet")
    assert engaged(st) == {"henri_michelet"}


@pytest.mark.card("fivesails", "until_morale_improves")
@pytest.mark.rule("FIV-PLAN-8", "FIV-PLAN-9")
def test_until_morale_improves_adds_renown_or_moves_it_next_door() -> None:
    def position() -> FiveSails:
        return BY_MONTAIGNE.pos({"scheme": "until_morale_improves"}, renown={"docks": 1, "grand_bazaar": 1})

    assert renown(resolved(position(), "option 1", "place forums")) == {"docks": 1, "forums": 1, "grand_bazaar": 1}
    st = resolved(position(), "option 2", "place docks")
    assert renown(st) == {"forums": 1, "grand_bazaar": 1}  # the Forums alone are adjacent
    st = resolved(
        BY_MONTAIGNE.pos({"scheme": "until_morale_improves"}, renown={"forums": 1, "docks": 1}),
        "option 2",
        "place forums",
    )
    assert not can(st, "place forums")
    go(st, "place grand_bazaar")
    assert renown(st) == {"docks": 1, "grand_bazaar": 1}


@pytest.mark.card("fivesails", "until_morale_improves")
def test_engaging_somebody_costs_one_wound() -> None:
    crew = {"henri_michelet": "docks", "jean_urbain": "docks"}
    st = playing.pos({"leader": ODETTE, "crew": crew, "scheme": "until_morale_improves"})
    go(st, "use until_morale_improves 3", "choose jean_urbain", "choose henri_michelet")
    assert wounds(st) == {"jean_urbain": 1}


@pytest.mark.card("fivesails", "until_morale_improves")
@pytest.mark.rule("FIV-C-39", "FIV-C-40", "FIV-C-145")
@pytest.mark.parametrize("others", [0, 1])
def test_a_last_wound_that_ends_the_game_is_paid_for_what_is_still_there_only(others: int) -> None:
    """Her death is the end at a table of two, where nobody is left to be engaged then; at a larger one it is not."""
    odette = "odette_dubois_darrent"
    me = {"leader": odette, "crew": {odette: "forums"}, "scheme": "until_morale_improves"}
    more = [{"leader": "yevgeni"}] * others
    here = {"crew": {"otto_streit": "forums"}}
    assert not can(pos(me, more=more, wounds={odette: 4}), "use until_morale_improves 3")
    assert can(pos(me, here, more=more, wounds={odette: 4}), "use until_morale_improves 3")
    assert can(pos(me, more=more, wounds={odette: 3}), "use until_morale_improves 3")


@pytest.mark.card("fivesails", "until_morale_improves")
@pytest.mark.rule("FIV-C-145")
def test_why_nobody_is_made_en_garde_where_all_are() -> None:
    me = {"leader": "odette_dubois_darrent", "crew": {"jean_urbain": "docks"}, "scheme": "until_morale_improves"}
    cheer = "use until_morale_improves ability 2"
    assert why(pos(me), cheer) == ("FIV-C-145", "no-use-in-vain card=card:until_morale_improves")
    assert pos(me, engaged=["jean_urbain"]).why_not(0, cheer) is None
