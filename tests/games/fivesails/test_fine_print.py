"""Every word of a card means something: whose, where, which of them, and what the others get to know of it."""

from __future__ import annotations

from typing import Any

import pytest

from intrigue.core.phrase import phrase
from intrigue.games.fivesails.rules.actions import PASS
from intrigue.games.fivesails.rules.reactions import Window
from intrigue.games.fivesails.state.printed import CARDS
from intrigue.games.fivesails.state.state import FiveSails

from .playing import (
    CASTILLE,
    EISEN,
    MONTAIGNE,
    USSURA,
    VODACCE,
    can,
    engaged,
    go,
    held,
    number,
    offers,
    place,
    pools,
    pos,
    renown,
    resolved,
    rest,
    says,
    step,
    strike,
    struck,
    table,
    told,
    until,
    wounds,
    zone,
)

# ---------------------------------------------------------------------- Yevgeni makes it cheaper


@pytest.mark.card("fivesails", "yevgeni", "predatory_pursuit", "sea_legs")
@pytest.mark.rule("FIV-C-42", "FIV-COST-4")
@pytest.mark.parametrize(
    ("side", "spent", "able"), [(USSURA, False, True), (USSURA, True, False), (EISEN, False, False)]
)
def test_the_last_card_in_hand_answers_if_yevgeni_makes_it_free(side: dict[str, str], spent: bool, able: bool) -> None:
    """It costs 1, and there is nothing else to pay with."""
    st = pos({"crew": {"otto_streit": "docks"}}, {**side, "crew": {"ren": "docks"}, "hand": ["predatory_pursuit"]})
    if spent:
        st.used[number(st, "yevgeni")] |= 1 << 1
    step(st, "move otto_streit", "place forums")
    assert offers(st, "use predatory_pursuit") == able
    st = pos({**side, "crew": {"ren": "docks"}, "hand": ["sea_legs"]})
    if spent:
        st.used[number(st, "yevgeni")] |= 1 << 1
    step(st, "move ren", "place forums")
    assert offers(st, "use sea_legs") == able
    if able:
        go(st, "use sea_legs", "use yevgeni 2", "place grand_bazaar")
        assert (place(st, "ren"), zone(st, "sea_legs")) == ("grand_bazaar", "discard")


@pytest.mark.card("fivesails", "yevgeni", "mirelis_revision")
@pytest.mark.rule("FIV-C-42", "FIV-COST-4")
def test_a_combat_card_is_revised_by_the_last_card_in_hand() -> None:
    me = {**USSURA, "crew": {"ren": "docks"}, "hand": ["mirelis_revision"]}
    st = pos(me, {"crew": {"otto_streit": "docks"}, "hand": ["precision"]})
    step(st, "challenge ren", "accept", "choose precision", "use mirelis_revision", "use yevgeni 2")
    assert zone(st, "precision") == "discard"
    assert st.mover() == 1  # who gambles for another


# ---------------------------------------------------------------------- Vittoria and her Thugs


@pytest.mark.card("fivesails", "vittoria_anselmo")
@pytest.mark.rule("FIV-C-207")
@pytest.mark.parametrize(
    ("hand", "thug", "able"),
    [([], "home", False), ([], "forums", True), (["angelo"], "home", True), (["bravos"], "home", True)],
)
def test_vittoria_needs_a_thug_as_far_as_anybody_can_tell(hand: list[str], thug: str, able: bool) -> None:
    me = {"crew": {"vittoria_anselmo": "forums", "dante": thug}, "hand": hand}
    st = pos(me, {"crew": {"terrell_brandt": "forums"}}, turn=1)
    step(st, "challenge terrell_brandt", *(["choose vittoria_anselmo"] if thug == "forums" else []))
    assert offers(st, "use vittoria_anselmo") == able


@pytest.mark.card("fivesails", "vittoria_anselmo", "makepeace_botwighte")
@pytest.mark.rule("FIV-C-36", "FIV-C-207")
@pytest.mark.parametrize(("hand", "asked"), [([], "ask-move-home"), (["bravos"], "ask-put-thug")])
def test_vittoria_without_a_card_in_hand_is_not_asked_for_a_thug_out_of_it(hand: list[str], asked: str) -> None:
    """Everybody can see that she has none to put into play; a card could be one."""
    foe = {**VODACCE, "crew": {"vittoria_anselmo": "forums", "dante": "forums"}, "hand": hand}
    st = pos({**CASTILLE, "crew": {"makepeace_botwighte": "forums"}}, foe, engaged=["vittoria_anselmo", "dante"])
    step(st, "use makepeace_botwighte", "choose vittoria_anselmo", "use vittoria_anselmo")
    while isinstance(st.stack[-1], Window):
        st.apply(st.mover(), PASS)
    assert st.view(1).prompt == phrase("ask-by-card", card="card:vittoria_anselmo", question=phrase(asked))


@pytest.mark.card("fivesails", "vittoria_anselmo")
@pytest.mark.rule("FIV-C-207")
def test_vittoria_finds_her_thug_behind_other_cards_in_hand() -> None:
    held = ["boon", "pull", "bravos", "langschwert", "buratino"]
    for thugs, cards in ((["buratino"], held), (["angelo", "buratino"], ["angelo", *held])):
        foe = {**VODACCE, "crew": {"vittoria_anselmo": "forums"}, "hand": cards}
        st = pos({**CASTILLE, "crew": {"makepeace_botwighte": "forums"}}, foe, engaged=["vittoria_anselmo"])
        step(st, "use makepeace_botwighte", "use vittoria_anselmo")
        assert offers(st, "choose buratino")
        assert sorted(text.split()[1] for text in says(st) if text != "pass") == thugs


@pytest.mark.card("fivesails", "vittoria_anselmo", "makepeace_botwighte")
@pytest.mark.rule("FIV-C-207", "FIV-PLAY-3")
def test_the_new_target_is_a_thug_who_can_be_it() -> None:
    """Makepeace shows the door to the engaged, so to Dante, and not to Buratino for the sake of being cancelled."""
    crew = {"vittoria_anselmo": "forums", "buratino": "forums", "dante": "forums"}
    st = pos(
        {**CASTILLE, "crew": {"makepeace_botwighte": "forums"}},
        {**VODACCE, "crew": crew},
        engaged=["vittoria_anselmo", "dante"],
    )
    step(st, "use makepeace_botwighte", "choose vittoria_anselmo", "use vittoria_anselmo", "option 2")
    rest(st)
    assert [place(st, id) for id in crew] == ["home 2", "forums", "home 2"]


@pytest.mark.card("fivesails", "vittoria_anselmo", "makepeace_botwighte")
@pytest.mark.rule("FIV-C-207")
def test_where_no_thug_can_be_the_target_nothing_happens_to_anybody() -> None:
    crew = {"vittoria_anselmo": "forums", "buratino": "forums", "dante": "forums"}
    st = pos(
        {**CASTILLE, "crew": {"makepeace_botwighte": "forums"}}, {**VODACCE, "crew": crew}, engaged=["vittoria_anselmo"]
    )
    step(st, "use makepeace_botwighte", "use vittoria_anselmo", "choose dante")
    rest(st)
    assert [place(st, id) for id in crew] == ["forums"] * 3


@pytest.mark.card("fivesails", "vittoria_anselmo", "defending_honor")
@pytest.mark.rule("FIV-C-49")
def test_honor_is_demanded_of_a_thug_in_vittorias_place() -> None:
    """The Thug has to challenge, and it is still its player who picks whom."""
    me = {**MONTAIGNE, "crew": {"jean_urbain": "docks", "henri_michelet": "docks"}, "hand": ["defending_honor", "boon"]}
    st = pos(me, {**VODACCE, "crew": {"vittoria_anselmo": "docks"}, "hand": ["buratino"]})
    step(st, "use defending_honor", "pay boon", "use vittoria_anselmo", "choose buratino", "option 2")
    assert st.mover() == 1
    step(st, "choose jean_urbain")
    assert st.duel.challenger.fighter == number(st, "buratino")
    assert (place(st, "vittoria_anselmo"), engaged(st)) == ("home 2", set())


@pytest.mark.card("fivesails", "vittoria_anselmo", "henri_michelet")
@pytest.mark.rule("FIV-C-49")
def test_a_thug_is_kept_from_intervening_in_vittorias_place() -> None:
    crew = {"vittoria_anselmo": "docks", "servo_scarpa": "docks", "dante": "docks"}
    st = pos(
        {**MONTAIGNE, "crew": {"henri_michelet": "docks"}},
        {**VODACCE, "crew": crew},
        gear={"mastercrafted_rapier": "henri_michelet"},
    )
    step(st, "challenge henri_michelet", "choose servo_scarpa", "use henri_michelet", "choose vittoria_anselmo")
    step(st, "use vittoria_anselmo", "option 1")
    rest(st)
    assert (can(st, "intervene vittoria_anselmo"), can(st, "intervene dante")) == (True, False)
    assert st.duel.defender.fighter == number(st, "servo_scarpa")  # whom Henri challenges is another matter


@pytest.mark.card("fivesails", "vittoria_anselmo", "unyielding_loyalty", "adelheide_schmidt")
@pytest.mark.rule("FIV-C-207", "FIV-C-169")
@pytest.mark.parametrize("loyal", [True, False])
def test_the_thug_who_became_the_target_may_be_saved(loyal: bool) -> None:
    """Whom the opponent has picked is known by then."""
    me = {**CASTILLE, "crew": {"adelheide_schmidt": "docks"}}
    crew = {"vittoria_anselmo": "docks", "buratino": "docks", "dante": "docks"}
    foe = {**VODACCE, "crew": crew, "hand": ["unyielding_loyalty", "angelo", "boon"]}
    st = pos(me, foe, gear={"breastplate": "adelheide_schmidt"})
    step(st, "use adelheide_schmidt", "choose vittoria_anselmo", "use vittoria_anselmo", "pass", "pass", "choose dante")
    if loyal:
        step(st, "use unyielding_loyalty", "pay boon", "choose angelo")
    step(st, "option 2")
    rest(st)
    assert wounds(st) == ({} if loyal else {"dante": 1})
    assert place(st, "vittoria_anselmo") == "home 2"  # a Thug was the target either way


# ---------------------------------------------------------------------- what was looked at, and what was sunk


def spying(seed: int = 0) -> FiveSails:
    """Sarafina looks at the top two cards of Otto's player."""
    me = {"crew": {"sarafina": "docks", "sibella_scarpa": "docks"}, "hand": ["objection"]}
    foe = {**EISEN, "crew": {"otto_streit": "docks"}, "hand": ["precision"], "deck": ["regroup", "langschwert"]}
    st = pos(foe, me, seed=seed)
    return step(st, "challenge otto_streit", "choose sarafina", "accept", "choose objection", "use sarafina")


@pytest.mark.card("fivesails", "sarafina")
@pytest.mark.rule("FIV-KEY-14")
def test_what_sarafina_sinks_lies_in_random_order() -> None:
    """Whichever she names first."""
    orders = set()
    for seed in range(12):
        st = step(spying(seed), "choose langschwert", "choose regroup")
        bottom = st.decks[0][:2]
        orders.add(tuple(CARDS[st.kind[i]].id for i in bottom))
        assert [st.knows_place[i] for i in bottom] == [0, 0]  # so nobody knows which of them is the last
    assert orders == {("langschwert", "regroup"), ("regroup", "langschwert")}


@pytest.mark.card("fivesails", "sarafina")
@pytest.mark.rule("FIV-C-36", "FIV-C-157")
@pytest.mark.parametrize(("sunk", "line"), [([], []), (["langschwert"], [1]), (["langschwert", "regroup"], [2])])
def test_everybody_is_told_at_how_many_cards_sarafina_looks_and_how_many_she_sinks(
    sunk: list[str], line: list[int]
) -> None:
    st = step(spying(), *[f"choose {id}" for id in sunk], *(["pass"] if len(sunk) < 2 else []))
    at = "seat=seat:1 {} owner=seat:0"
    names = "cards=card:regroup,card:langschwert"
    for seat in (None, 0):
        assert "tell-peeked-of " + at.format("count=2") in told(st, seat)
    assert "tell-peeked-these-of " + at.format(names) in told(st, 1)
    assert not any("langschwert" in one for one in told(st, 0))
    assert [one for one in told(st) if one.startswith("tell-sunk")] == [
        f"tell-sunk cards={count} owner=seat:0" for count in line
    ]
    if len(sunk) == 1:
        assert st.knows_place[st.decks[0][0]] == 1 << 1  # she knows which is the last


@pytest.mark.card("fivesails", "matushkas_sight")
@pytest.mark.rule("FIV-C-36", "FIV-C-157")
@pytest.mark.parametrize(
    ("answers", "line"),
    [
        (["option 1"], "tell-peeked seat=seat:0 count=5"),
        (["option 2", "player 3"], "tell-peeked-of seat=seat:0 count=5 owner=seat:2"),
        (["option 3"], "tell-peeked-city seat=seat:0 count=5"),
    ],
)
def test_everybody_sees_at_whose_deck_somebody_looks(answers: list[str], line: str) -> None:
    st = table({**USSURA, "hand": ["matushkas_sight"]}, {}, {**CASTILLE})
    step(st, "use matushkas_sight", *answers)
    for seat in (None, 1, 2):
        assert line in told(st, seat)
    assert any(one.startswith("tell-peeked-these") for one in told(st, 0))
    assert not any(one.startswith("tell-revealed") for one in told(st, 0))


# ---------------------------------------------------------------------- Musketeers


BASTIEN = {"odette_dubois_darrent": "docks", "bastien_girard": "docks", "henri_michelet": "docks"}


@pytest.mark.card("fivesails", "bastien_girard")
@pytest.mark.rule("FIV-C-120", "FIV-C-88")
def test_nobody_is_asked_who_takes_over_where_the_challenge_was_refused() -> None:
    st = pos({**MONTAIGNE, "crew": BASTIEN}, {"crew": {"otto_streit": "docks"}})
    step(st, "challenge odette_dubois_darrent", "use bastien_girard 5", "refuse")
    assert (st.mover(), wounds(st)) == (1, {"otto_streit": 1})  # Odette's Combat, and the next turn


@pytest.mark.card("fivesails", "bastien_girard")
@pytest.mark.rule("FIV-C-120", "FIV-CHAL-14")
def test_who_takes_over_with_the_challenge_makes_the_threat() -> None:
    st = pos({**MONTAIGNE, "crew": BASTIEN}, {"crew": {"otto_streit": "docks"}, "hand": ["precision"]})
    step(st, "challenge odette_dubois_darrent", "use bastien_girard 5", "accept", "choose henri_michelet")
    rest(st)
    assert (pools(st), engaged(st)) == ((0, 3), {"odette_dubois_darrent"})


@pytest.mark.card("fivesails", "bastien_girard")
@pytest.mark.rule("FIV-DUEL-11")
def test_whoever_took_over_may_give_it_back() -> None:
    """Each of them has the Technique, and once."""
    crew = {"jean_urbain": "docks", "bastien_girard": "docks"}
    me = {**MONTAIGNE, "crew": crew, "hand": ["defending_honor", "defending_honor"]}
    st = pos(me, {"crew": {"kaspar_dietrich": "docks"}, "hand": ["langschwert", "langschwert"]})
    for fighter in ("bastien_girard", "jean_urbain"):
        step(st, *(["challenge jean_urbain", "accept"] if fighter == "bastien_girard" else []), "choose langschwert")
        strike(st)
        step(st, "choose defending_honor", "use bastien_girard 5")
        strike(st)
        assert st.duel.challenger.fighter == number(st, fighter)


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


@pytest.mark.card("fivesails", "epee_sanglante")
@pytest.mark.rule("FIV-C-211", "FIV-C-11")
def test_first_blood_that_ends_the_game_is_paid_for() -> None:
    me = {**MONTAIGNE, "crew": {"jean_urbain": "docks"}, "scheme": "epee_sanglante"}
    foe = {"crew": {"kaspar_dietrich": "docks"}, "renown": 3}
    st = pos(me, foe, wounds={"kaspar_dietrich": 8})
    go(st, "use epee_sanglante", "accept")
    until(st, lambda st: st.over)
    assert st.result is not None
    assert (st.result.winners, st.result.scores) == ((0,), (1, 2))


@pytest.mark.card("fivesails", "odette_dubois_darrent")
@pytest.mark.rule("FIV-REACT-1")
def test_odette_gains_by_a_duel_of_two_others() -> None:
    st = table(
        {"crew": {"servo_scarpa": "docks"}},
        {"crew": {"otto_streit": "docks"}, "hand": ["precision"]},
        {**MONTAIGNE, "crew": {"odette_dubois_darrent": "docks"}},
        renown={"forums": 1},
    )
    go(st, "challenge servo_scarpa", "choose otto_streit", "accept", "use odette_dubois_darrent 2")
    assert renown(st) == {"docks": 1}


# ---------------------------------------------------------------------- who is named, who is gone, who is pulled


def named(st: FiveSails, thrust: int) -> None:
    """Torsten strikes Jean with a Sunder, of which 2 Thrust are printed."""
    step(st, "challenge torsten_vakt", "choose jean_urbain", "accept", "choose defending_honor")
    strike(st)
    step(st, "choose sunder")
    strike(st)
    assert struck(st)[2] == thrust


@pytest.mark.card("fivesails", "the_boars_guile", "object_of_wonder", "reputation_meritee")
@pytest.mark.rule("FIV-C-210", "FIV-C-65")
def test_who_was_named_and_comes_back_is_still_named() -> None:
    me: dict[str, Any] = {**USSURA, "crew": {"torsten_vakt": "docks"}, "scheme": "the_boars_guile"}
    foe = {**MONTAIGNE, "crew": {"odette_dubois_darrent": "docks", "jean_urbain": "docks"}, "approach": []}
    st = pos(
        {**me, "hand": ["sunder"]},
        {**foe, "scheme": "reputation_meritee", "hand": ["defending_honor"]},
        gear={"object_of_wonder": "odette_dubois_darrent"},
        wounds={"jean_urbain": 3},
    )
    resolved(st, "option 1", "place forums", "choose jean_urbain")
    go(st, "challenge torsten_vakt", "choose jean_urbain", "refuse", "use object_of_wonder")
    assert zone(st, "jean_urbain") == "approach"
    go(st, "use reputation_meritee")
    assert (place(st, "jean_urbain"), wounds(st)) == ("docks", {})
    st.engaged[number(st, "torsten_vakt")] = 0
    st.offered = None
    named(st, 3)


@pytest.mark.card("fivesails", "the_boars_guile", "bastien_girard")
@pytest.mark.rule("FIV-C-120")
def test_the_boars_guile_is_lost_on_who_takes_over() -> None:
    crew = {"jean_urbain": "docks", "bastien_girard": "docks"}
    st = pos(
        {**USSURA, "scheme": "the_boars_guile", "crew": {"torsten_vakt": "docks"}, "hand": ["sunder"]},
        {**MONTAIGNE, "crew": crew, "hand": ["defending_honor"]},
    )
    resolved(st, "option 1", "place forums", "choose jean_urbain")
    step(st, "challenge torsten_vakt", "choose jean_urbain", "accept", "choose defending_honor", "use bastien_girard 5")
    strike(st)
    step(st, "choose sunder")
    strike(st)
    assert struck(st) == (2, 0, 2)


@pytest.mark.card("fivesails", "ren")
@pytest.mark.rule("FIV-FINAL-3", "FIV-ABIL-1")
def test_ren_disturbs_nobody_after_she_has_fallen() -> None:
    st = pos(
        {**USSURA, "crew": {"ren": "docks"}, "hand": ["stubborn"]},
        {"crew": {"terrell_brandt": "docks", "otto_streit": "docks"}, "hand": ["langschwert", "hexenjagd"]},
        wounds={"ren": 3},
    )
    step(st, "challenge ren", "choose terrell_brandt", "accept", "choose langschwert")
    strike(st)
    assert struck(st) == (0, 1, 3)
    step(st, "choose stubborn")
    strike(st)
    assert zone(st, "ren") == "locker"
    step(st, "choose hexenjagd")
    strike(st)
    assert struck(st)[1] == 3


@pytest.mark.card("fivesails", "pull_the_strand", "vittoria_anselmo", "don_constanzo_scarpa")
@pytest.mark.rule("FIV-C-49", "FIV-PRESS-3")
def test_a_thug_who_is_pulled_still_lends_the_don_a_voice() -> None:
    """3 and Alcee's 1 against 2, 1 and the Don's 1, whose Thug she is."""
    foe = {**VODACCE, "crew": {"vittoria_anselmo": "docks", "aldo_bussotti": "docks"}, "hand": ["alcee"]}
    st = pos({**VODACCE, "crew": {"sibella_scarpa": "docks"}, "hand": ["pull_the_strand"]}, foe)
    step(st, "use pull_the_strand", "choose vittoria_anselmo", "use vittoria_anselmo", "choose alcee", "option 1")
    rest(st)
    assert held(st) == {}


@pytest.mark.card("fivesails", "rough_em_up", "dante")
@pytest.mark.rule("FIV-C-125", "FIV-LKI-2")
def test_a_thug_who_fights_may_be_the_one_who_dies_for_lethal() -> None:
    st = pos(
        {"crew": {"otto_streit": "docks"}, "hand": ["precision"]}, {"crew": {"dante": "docks"}, "hand": ["rough_em_up"]}
    )
    step(st, "challenge otto_streit", "accept", "choose rough_em_up", "use rough_em_up", "choose dante")
    rest(st)
    assert pools(st) == (4, 0)
    go(st, "pass")
    assert zone(st, "otto_streit") == "locker"  # 4 wounds, though Dante's Combat was 2


# ---------------------------------------------------------------------- the pack


@pytest.mark.card("fivesails", "pack_tactics", "eko_sorridi")
@pytest.mark.rule("FIV-C-143")
def test_a_pack_leaves_together() -> None:
    """Eko sees that both are about to go, lets the first one pass and wounds the second."""
    me = {"crew": {"angelo": "docks", "buratino": "docks"}, "hand": ["pack_tactics", "boon"]}
    st = pos(me, {"crew": {"eko_sorridi": "docks"}})
    step(st, "use pack_tactics", "pay boon", "place forums", "choose angelo", "choose buratino")
    assert (place(st, "angelo"), st.mover()) == ("docks", 0)
    step(st, "choose angelo", "pass")  # the First Player orders it, and Eko's player thinks about Angelo
    assert [place(st, id) for id in ("angelo", "buratino")] == ["docks", "docks"]
    step(st, "use eko_sorridi")
    rest(st)
    assert [place(st, id) for id in ("angelo", "buratino")] == ["forums", "forums"]
    assert (wounds(st), held(st)) == ({"buratino": 1}, {"forums": 0})


@pytest.mark.card("fivesails", "pack_tactics")
@pytest.mark.rule("FIV-PRESS-3")
def test_a_thug_who_was_there_already_has_not_come_with_the_pack() -> None:
    """Alcee's 1, the Don's 1 and 1 for Angelo, against 2 and 1."""
    me = {"crew": {"alcee": "forums", "angelo": "docks"}, "hand": ["pack_tactics", "boon"]}
    st = pos(me, {"crew": {"otto_streit": "forums", "terrell_brandt": "forums"}})
    go(st, "use pack_tactics", "pay boon", "place forums", "choose angelo")
    assert (place(st, "angelo"), held(st)) == ("forums", {})


# ---------------------------------------------------------------------- Lorenzo


@pytest.mark.card("fivesails", "lorenzo_de_zepeda")
@pytest.mark.rule("FIV-C-208")
def test_lorenzo_helps_with_any_ability_of_the_first_player() -> None:
    st = pos({**CASTILLE, "crew": {"lorenzo_de_zepeda": "docks", "otto_streit": "docks"}})
    step(st, "use otto_streit")
    assert can(st, "use lorenzo_de_zepeda 1")


@pytest.mark.card("fivesails", "lorenzo_de_zepeda")
@pytest.mark.rule("FIV-C-209", "FIV-C-145", "FIV-COST-10")
def test_lorenzo_wounds_a_foe_who_has_no_card_to_show() -> None:
    me = {**CASTILLE, "crew": {"lorenzo_de_zepeda": "docks"}, "hand": ["triage", "improvising"]}
    foe = {**EISEN, "crew": {"uwe_zimmerman": "docks"}, "hand": ["langschwert", "precision"], "empty": True}
    st = pos(me, foe)
    step(st, "challenge lorenzo_de_zepeda", "accept", "choose langschwert")
    strike(st)
    step(st, "choose triage", "use lorenzo_de_zepeda 2")
    before = wounds(st).get("uwe_zimmerman", 0)
    strike(st)
    assert wounds(st)["uwe_zimmerman"] == before + 1
    assert can(st, "choose precision")  # and the round is played like any other
