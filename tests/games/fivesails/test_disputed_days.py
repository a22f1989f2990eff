"""Days that a lawyer would make something of: City cards, schemes, crews, Plunder and Dusk, three and four players."""

from __future__ import annotations

from typing import Any

import pytest

from intrigue.games.fivesails.rules.drama import Turn
from intrigue.games.fivesails.rules.stats import resolve_left
from intrigue.games.fivesails.rules.wounds import Cap, destroy
from intrigue.games.fivesails.state.numbers import DRAMA, ZONES
from intrigue.games.fivesails.state.printed import CARDS
from intrigue.games.fivesails.state.state import FiveSails

from .playing import (
    CASTILLE,
    EISEN,
    MONTAIGNE,
    USSURA,
    VODACCE,
    bearer,
    can,
    engaged,
    go,
    hand,
    held,
    number,
    offers,
    pile,
    place,
    plot,
    pos,
    renown,
    resolved,
    rest,
    says,
    step,
    table,
    until,
    wounds,
    zone,
)


def streets(st: FiveSails) -> dict[str, list[str]]:
    names = ("oles_inn", "docks", "forums", "grand_bazaar", "governors_gardens")
    return {name: [CARDS[st.kind[i]].id for i in st.street[k]] for k, name in enumerate(names) if st.street[k]}


def till_drama(st: FiveSails) -> FiveSails:
    """The first choices that there are, until High Drama begins again."""
    day = st.day
    return until(st, lambda st: st.day > day and st.phase == DRAMA)


# ---------------------------------------------------------------------- tables of three and four


@pytest.mark.rule("FIV-PRESS-2", "FIV-PRESS-3", "FIV-EX-13")
@pytest.mark.parametrize(("third", "won"), [("kaspar_dietrich", True), ("sibella_scarpa", False)])
def test_a_pressure_has_to_beat_every_other_player_alone(third: str, won: bool) -> None:
    """The Don's 3 against 2 and 2 of two players, who do not add up; against 3 of one of them it is a tie."""
    st = table(
        {"crew": {"don_constanzo_scarpa": "forums"}},
        {"crew": {"kaspar_dietrich": "forums"}},
        {"leader": "don_constanzo_scarpa", "crew": {"sibella_scarpa": "forums"}}
        if third == "sibella_scarpa"
        else {"leader": "kaspar_dietrich", "crew": {"kaspar_dietrich": "forums"}},
    )
    go(st, "claim don_constanzo_scarpa")
    assert (held(st) == {"forums": 0}) == won


@pytest.mark.card("fivesails", "objection")
@pytest.mark.rule("FIV-C-122", "FIV-C-43")
def test_a_third_player_objects_to_a_pressure_that_is_not_his() -> None:
    st = table(
        {"crew": {"don_constanzo_scarpa": "forums"}},
        {"crew": {"kaspar_dietrich": "forums"}},
        {"leader": "don_constanzo_scarpa", "hand": ["objection"]},
    )
    step(st, "claim don_constanzo_scarpa")
    assert offers(st, "use objection")
    assert st.mover() == 2
    go(st, "use objection")
    assert (held(st), engaged(st), st.mover()) == ({}, {"don_constanzo_scarpa"}, 1)


@pytest.mark.card("fivesails", "pull_the_strand")
@pytest.mark.rule("FIV-PRESS-1", "FIV-PRESS-2")
def test_the_strand_takes_from_one_and_leaves_the_third_alone() -> None:
    """Sibella 3 and Otto 2 against Kaspar's 2 and Ekaterina's 3."""
    st = table(
        {"crew": {"sibella_scarpa": "docks"}, "hand": ["pull_the_strand"]},
        {"crew": {"otto_streit": "docks", "kaspar_dietrich": "docks"}},
        {"crew": {"ekaterina_ilyanava": "docks"}},
    )
    go(st, "use pull_the_strand", "choose otto_streit")
    assert held(st) == {"docks": 0}


@pytest.mark.card("fivesails", "nazem_ibn_umur", "horatio_lockwood")
@pytest.mark.rule("FIV-C-50", "FIV-C-129")
def test_enemies_are_those_of_all_opponents() -> None:
    """Nazem counts the engaged enemies of everybody; his own side's do not count."""
    st = table(
        {**USSURA, "crew": {"nazem_ibn_umur": "docks", "torsten_vakt": "docks"}},
        {"crew": {"otto_streit": "docks", "philip_hase": "docks"}},
        {"leader": "soline_el_gato", "crew": {"sanjay": "docks"}},
        engaged=["torsten_vakt", "otto_streit", "sanjay"],
    )
    go(st, "claim nazem_ibn_umur")
    assert held(st) == {}  # Nazem 2 and Torsten 2 against 2 and 2 of Otto and Philip: a tie
    assert engaged(st) >= {"nazem_ibn_umur"}


@pytest.mark.card("fivesails", "inspire_generosity")
@pytest.mark.rule("FIV-C-129", "FIV-PLAN-9")
@pytest.mark.parametrize(("purses", "cards"), [((0, 1, 1), (2, 1, 1)), ((0, 0, 1), (1, 1, 1)), ((2, 1, 3), (1, 2, 1))])
def test_generosity_knows_no_ties_among_three(purses: tuple[int, ...], cards: tuple[int, ...]) -> None:
    """All have as many characters; only who alone has the least Renown draws a second card."""
    sides: list[dict[str, Any]] = [{"renown": purse, "deck": ["boon", "pull", "boon"]} for purse in purses]
    sides[0]["scheme"] = "inspire_generosity"
    st = table(*sides, renown={"docks": 1})
    resolved(st, "place forums")
    assert tuple(len(cards) for cards in st.hands) == cards
    assert renown(st) == {"oles_inn": 1, "docks": 1, "forums": 1, "grand_bazaar": 1}


@pytest.mark.card("fivesails", "leshiye_of_the_wood")
@pytest.mark.rule("FIV-MAP-3", "FIV-MAP-2")
@pytest.mark.parametrize(
    ("seats", "ends"),
    [(2, {"docks", "grand_bazaar"}), (3, {"oles_inn", "grand_bazaar"}), (4, {"oles_inn", "governors_gardens"})],
)
def test_the_wood_grows_at_an_end_of_the_row(seats: int, ends: set[str]) -> None:
    sides: list[dict[str, Any]] = [{**USSURA, "scheme": "leshiye_of_the_wood"}, {}, {**CASTILLE}, {**MONTAIGNE}]
    st = table(*sides[:seats])
    resolved(st)
    assert {text.removeprefix("place ") for text in says(st)} == ends


@pytest.mark.card("fivesails", "leshiye_of_the_wood", "patricia_moustakas", "aldo_bussotti")
@pytest.mark.rule("FIV-C-84", "FIV-MAP-8")
def test_nobody_holds_the_wood() -> None:
    """The Docks are shut: Patricia may claim them and has nothing of it, and no Renown comes there."""
    st = pos(
        {**USSURA, "scheme": "leshiye_of_the_wood"},
        {**CASTILLE, "crew": {"patricia_moustakas": "home"}},
        renown={"docks": 2},
    )
    resolved(st, "place docks", "place forums")
    assert "docks" not in renown(st)
    go(st, "pass", "move patricia_moustakas", "place docks", "pass", "use patricia_moustakas 1")
    assert held(st) == {}


@pytest.mark.rule("FIV-C-9", "FIV-C-64")
@pytest.mark.card("fivesails", "legions_caress")
def test_what_others_put_on_the_crew_of_somebody_who_is_out_goes_to_its_owner() -> None:
    st = table(
        {"hand": ["legions_caress"]},
        {"crew": {"otto_streit": "docks"}},
        {"crew": {"torsten_vakt": "docks"}},
    )
    caress = next(i for i in range(st.size) if CARDS[st.kind[i]].id == "legions_caress" and st.owner[i] == 0)
    st.attach(caress, number(st, "otto_streit"), 0)
    destroy(st, st.leaders[1])
    st.advance()
    st.check()
    assert (st.eliminated, "legions_caress" in pile(st, 0)) == ([0, 1, 0], True)


@pytest.mark.rule("FIV-C-9", "FIV-C-33")
@pytest.mark.card("fivesails", "devotion")
def test_a_card_that_waits_face_down_leaves_with_its_player() -> None:
    st = table({"hand": ["devotion", "pull"], "deck": ["boon", "bravos", "ambush"]}, {}, {})
    step(st, "use devotion", "pay pull")
    until(st, lambda st: st.mover() != 0)
    assert "buried" in {ZONES[zone] for zone in st.zone}
    destroy(st, st.leaders[0])
    st.advance()
    st.check()
    assert st.eliminated == [1, 0, 0]
    go(st, "pass", "pass")
    assert st.day == 2


@pytest.mark.card("fivesails", "leshiye_of_the_wood")
@pytest.mark.rule("FIV-C-9")
def test_the_wood_of_somebody_who_is_out_is_gone() -> None:
    """All cards that they own leave the game, the scheme at the Inn too: it can be claimed."""
    st = table(
        {"crew": {"don_constanzo_scarpa": "home"}},
        {},
        {**USSURA, "scheme": "leshiye_of_the_wood"},
    )
    resolved(st, "place oles_inn", "place docks", "place forums", seat=2)
    assert st.mover() == 0
    destroy(st, st.leaders[2])
    st.advance()
    st.check()
    st.offered = None
    go(st, "move don_constanzo_scarpa", "place oles_inn", "pass", "claim don_constanzo_scarpa")
    assert held(st) == {"oles_inn": 0}


@pytest.mark.card("fivesails", "contempt_and_hatred")
@pytest.mark.rule("FIV-C-9", "FIV-SCHEME-4")
def test_the_contempt_of_somebody_who_is_out_is_over() -> None:
    st = table(
        {"crew": {"gustavo": "docks"}}, {"scheme": "contempt_and_hatred"}, {"crew": {"elina_georginova": "docks"}}
    )
    destroy(st, st.leaders[1])
    st.advance()
    st.offered = None
    go(st, "claim gustavo")
    assert held(st) == {"docks": 0}  # 2 against 1, no longer 1 against 1


@pytest.mark.card("fivesails", "strength_of_ten")
@pytest.mark.rule("FIV-C-132", "FIV-DRAMA-1")
def test_three_actions_in_a_row_at_a_table_of_three() -> None:
    st = table({}, {}, {"hand": ["strength_of_ten"], "renown": 1, "crew": {"ren": "home"}}, turn=2)
    go(st, "use strength_of_ten")
    assert (st.mover(), st.renown[2], zone(st, "strength_of_ten")) == (2, 0, "locker")
    go(st, "move ren", "place docks")
    assert st.mover() == 2
    go(st, "claim ren")
    assert (st.mover(), held(st)) == (0, {})


# ---------------------------------------------------------------------- City cards and events


@pytest.mark.card("fivesails", "sirens_scream", "carnaval", "contempt_and_hatred", "shifting_tides")
@pytest.mark.rule("FIV-C-131", "FIV-COST-10")
@pytest.mark.parametrize("held_there", [0, 1])
def test_contempt_discards_all_city_cards_but_a_scream_with_renown(held_there: int) -> None:
    st = pos(
        {"scheme": "contempt_and_hatred"},
        city={"docks": ["sirens_scream", "gustavo", "captains_coat"]},
    )
    st.wounds[number(st, "sirens_scream")] = held_there  # where Renown on a card is kept
    resolved(st, "option 2", "place docks")
    assert streets(st) == ({"docks": ["sirens_scream"]} if held_there else {})


@pytest.mark.card("fivesails", "the_song_of_eisen")
@pytest.mark.rule("FIV-EVENT-5", "FIV-KEY-4", "FIV-PLUNDER-3")
@pytest.mark.parametrize(
    ("city", "gained"),
    [({}, 1), ({"docks": ["so_it_begins"]}, 1), ({"docks": ["gustavo"]}, 0), ({"forums": ["sorte_deck"]}, 0)],
)
def test_the_song_is_sung_where_nothing_is_left_to_be_had(city: dict[str, list[str]], gained: int) -> None:
    st = pos({**EISEN, "scheme": "the_song_of_eisen", "approach": []}, {**VODACCE, "approach": []}, city=city)
    step(st, "pass", "pass")
    assert offers(st, "use the_song_of_eisen") == (gained == 1)
    if gained:
        go(st, "use the_song_of_eisen")
        assert st.renown[0] == 1


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


@pytest.mark.card("fivesails", "lets_haggle", "object_of_wonder")
@pytest.mark.rule("FIV-C-59", "FIV-C-14")
def test_haggling_goes_through_the_pile_when_the_deck_runs_out() -> None:
    """No attachment is in the City Deck: the discard pile is shuffled and gives the one that there is."""
    st = pos({"scheme": "lets_haggle"}, city_deck=["gustavo"], city_discard=["sorte_deck"])
    st.city_deck = [i for i in st.city_deck if CARDS[st.kind[i]].id == "gustavo"]  # nothing else is left of it
    resolved(st)
    assert "sorte_deck" in streets(st)["grand_bazaar"]


@pytest.mark.card("fivesails", "penya_shows_the_way", "stubborn")
@pytest.mark.rule("FIV-DUSK-1", "FIV-DUSK-3", "FIV-C-29")
def test_who_is_shown_the_way_is_en_garde_where_he_stayed() -> None:
    me = {**EISEN, "crew": {"otto_streit": "docks", "philip_hase": "docks"}, "approach": []}
    st = pos(
        me,
        {**VODACCE, "approach": []},
        city={"docks": ["penya_shows_the_way"]},
        control={"docks": 0},
        engaged=["otto_streit"],
    )
    step(st, "pass", "pass", "use penya_shows_the_way", "choose otto_streit")
    till_drama(st)
    assert (place(st, "otto_streit"), place(st, "philip_hase"), "otto_streit" in engaged(st)) == (
        "docks",
        "home 1",
        False,
    )
    assert zone(st, "penya_shows_the_way") in ("discard", "deck", "street")


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


# ---------------------------------------------------------------------- crews


@pytest.mark.card("fivesails", "kaspar_dietrich", "gustavo")
@pytest.mark.rule("FIV-CREW-3", "FIV-C-27", "FIV-C-28")
def test_kaspar_who_hires_one_too_many_lets_one_go() -> None:
    crew = {
        "kaspar_dietrich": "docks",
        "otto_streit": "docks",
        "philip_hase": "docks",
        "uwe_zimmerman": "docks",
        "daniella_dietrich": "home",
        "edeline_trinken": "home",
    }
    st = pos({**EISEN, "crew": crew, "hand": ["langschwert", "precision"]}, VODACCE, city_deck=["takama_siad"])
    step(st, "use kaspar_dietrich")
    until(st, lambda st: isinstance(st.stack[-1], Cap), last=True)
    assert not can(st, "choose kaspar_dietrich")
    go(st, "choose takama_siad")
    assert (zone(st, "takama_siad"), len(st.crew[0])) == ("locker", 6)


@pytest.mark.card("fivesails", "object_of_wonder", "servo_scarpa")
@pytest.mark.rule("FIV-C-127", "FIV-APP-3", "FIV-C-65")
def test_who_was_saved_by_the_wonder_is_a_new_character_when_mustered_again() -> None:
    """Wounds and attachments are gone; what was borne lies in the discard pile."""
    st = pos(
        {"crew": {"servo_scarpa": "docks"}, "approach": []},
        {"crew": {"uwe_zimmerman": "docks"}},
        gear={"object_of_wonder": "don_constanzo_scarpa", "stiletto": "servo_scarpa"},
        wounds={"servo_scarpa": 4},
        turn=1,
    )
    step(st, "challenge uwe_zimmerman", "refuse", "use object_of_wonder")
    rest(st)
    assert (zone(st, "servo_scarpa"), zone(st, "object_of_wonder"), zone(st, "stiletto")) == (
        "approach",
        "locker",
        "discard",
    )
    assert st.wounds[number(st, "servo_scarpa")] == 0


@pytest.mark.card("fivesails", "filling_the_ranks")
@pytest.mark.rule("FIV-C-79", "FIV-C-129", "FIV-CARD-9")
def test_the_ranks_are_filled_at_home_by_who_has_the_fewest() -> None:
    """One character against two: Kaspar's Combat 3 takes 3 off Gustavo's 4, who comes to Home, wherever he stood."""
    me = {**EISEN, "hand": ["langschwert"], "approach": ["filling_the_ranks"]}
    foe = {**VODACCE, "crew": {"servo_scarpa": "docks"}, "approach": []}
    st = pos(me, foe, city_deck=["gustavo", "kaj_kousei", "so_it_begins"])
    go(st, "pass", "pass", "choose filling_the_ranks")
    until(st, lambda st: can(st, "use filling_the_ranks"), last=True)
    step(st, "use filling_the_ranks")
    until(st, lambda st: can(st, "choose gustavo"))
    step(st, "choose gustavo")
    until(st, lambda st: isinstance(st.stack[-1], Turn))
    assert (zone(st, "gustavo"), place(st, "gustavo")) == ("play", "home 1")


@pytest.mark.card("fivesails", "don_constanzo_scarpa", "cirilo_naucriparos")
@pytest.mark.rule("FIV-C-34", "FIV-C-54", "FIV-C-32")
def test_the_don_keeps_a_hired_brute_and_the_others_go_to_the_city() -> None:
    crew = {"cirilo_naucriparos": "docks", "gustavo": "docks", "takama_siad": "docks", "buratino": "docks"}
    st = pos({"crew": crew, "approach": []}, {"approach": []})
    step(st, "pass", "pass", "use don_constanzo_scarpa", "choose gustavo")
    till_drama(st)
    assert (zone(st, "gustavo"), zone(st, "buratino"), zone(st, "takama_siad") != "play") == ("play", "discard", True)


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


# ---------------------------------------------------------------------- Plunder and Dusk


@pytest.mark.card("fivesails", "the_boars_guile")
@pytest.mark.rule("FIV-DUSK-1", "FIV-C-33")
@pytest.mark.parametrize(("where", "gained"), [("home", True), ("docks", False)])
def test_the_boar_looks_before_everybody_goes_home(where: str, gained: bool) -> None:
    me = {**USSURA, "scheme": "the_boars_guile", "approach": []}
    st = pos(me, {"crew": {"otto_streit": where}, "approach": []}, renown={"forums": 1})
    resolved(st, "option 2", "place docks", "choose otto_streit")
    until(st, lambda st: can(st, "pass"))
    step(st, "pass", "pass")
    assert offers(st, "use the_boars_guile") == gained


@pytest.mark.card("fivesails", "legions_caress", "fates_burden")
@pytest.mark.rule("FIV-DUSK-3", "FIV-C-29", "FIV-CARD-3")
@pytest.mark.parametrize("burdened", [True, False])
def test_poison_kills_in_dusk_unless_a_burden_holds_down(burdened: bool) -> None:
    gear = {"legions_caress": "otto_streit", **({"fates_burden": "otto_streit"} if burdened else {})}
    st = pos(
        {"approach": []},
        {"crew": {"otto_streit": "docks"}, "approach": []},
        gear=gear,
        wounds={"otto_streit": 3},
        engaged=["otto_streit"],
    )
    go(st, "pass", "pass")
    until(st, lambda st: st.day == 2)
    if burdened:
        assert (zone(st, "otto_streit"), "otto_streit" in engaged(st)) == ("play", True)
    else:
        assert zone(st, "otto_streit") == "locker"


@pytest.mark.card("fivesails", "devotion")
@pytest.mark.rule("FIV-C-33", "FIV-DUSK-6")
@pytest.mark.parametrize(("control", "kept"), [({"docks": 0}, True), ({"forums": 0}, False), ({}, False)])
def test_what_waits_face_down_is_yours_if_you_hold_the_place_as_dusk_begins(
    control: dict[str, int], kept: bool
) -> None:
    st = pos(
        {"hand": ["devotion", "pull"], "deck": ["triage", "boon", "not_today"], "approach": []},
        {"approach": []},
        control=control,
    )
    step(st, "use devotion", "pay pull")
    until(st, lambda st: can(st, "place docks"))
    go(st, "place docks")
    waiting = next(CARDS[st.kind[i]].id for i in range(st.size) if ZONES[st.zone[i]] == "buried")
    go(st, "pass", "pass")
    assert (waiting in hand(st, 0), waiting in pile(st, 0)) == (kept, not kept)


@pytest.mark.rule("FIV-PLUNDER-1", "FIV-PLUNDER-2", "FIV-C-83")
def test_renown_is_taken_where_one_rules_without_being_there() -> None:
    st = pos({"approach": []}, {"approach": []}, control={"docks": 0, "forums": 1}, renown={"docks": 2, "forums": 3})
    go(st, "pass", "pass")
    assert (st.renown, renown(st), held(st)) == ([2, 3], {}, {})


@pytest.mark.card("fivesails", "eager_blade")
@pytest.mark.rule("FIV-DUSK-4", "FIV-CITY-4")
def test_an_eager_blade_left_over_waits_at_the_bazaar() -> None:
    st = pos({"approach": []}, {"approach": []}, city={"docks": ["eager_blade"]}, city_deck=["gustavo", "kaj_kousei"])
    go(st, "pass", "pass")
    assert "eager_blade" in streets(st)["grand_bazaar"]
    assert bearer(st, "eager_blade") == ""


@pytest.mark.card("fivesails", "plans_within_plans")
@pytest.mark.rule("FIV-LEAD-5", "FIV-C-24", "FIV-PLAN-11")
def test_plans_cost_a_card_of_the_day_and_find_a_thug() -> None:
    st = plot("plans_within_plans", {"deck": ["boon"] * 3, "hand": []})
    until(st, lambda st: st.phase == DRAMA)
    cards = hand(st, 0)
    assert len(cards) == 6  # a Thug, and five of Panache 6 less 1
    assert any(id in cards for id in ("alcee", "angelo", "buratino", "dante"))
    assert (sum(renown(st).values()), wounds(st)) == (2, {})


@pytest.mark.rule("FIV-LEAD-4", "FIV-C-9", "FIV-VICTORY-1")
def test_a_leader_who_dies_of_a_cost_has_lost() -> None:
    """Wrath of the Don is paid with the last wound of the Don: the game is over there and then."""
    st = pos(
        {"crew": {"don_constanzo_scarpa": "docks"}, "hand": ["wrath_of_the_don"]},
        {"crew": {"otto_streit": "docks"}},
    )
    leader = st.leaders[0]
    st.wounds[leader] = resolve_left(st, leader) - 1
    st.offered = None
    go(st, "use wrath_of_the_don")
    assert st.result is not None
    assert (st.result.winners, st.result.rule) == ((1,), "FIV-VICTORY-1")
