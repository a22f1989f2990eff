"""What may be announced: whatever could do anything, be it by a later effect. What is targeted, leaves, is asked."""

from __future__ import annotations

import pytest

from intrigue.games.fivesails.events import Left
from intrigue.games.fivesails.rules.frames import Choosing
from intrigue.games.fivesails.rules.planning import Scheme
from intrigue.games.fivesails.rules.round_choices import AskStyle
from intrigue.games.fivesails.state.state import FiveSails

from .playing import (
    BY_USSURA,
    CASTILLE,
    EISEN,
    VODACCE,
    bearer,
    can,
    duel,
    go,
    hand,
    held,
    number,
    offers,
    pile,
    pos,
    says,
    step,
    strike,
    struck,
    told,
    why,
    zone,
)

# ---------------------------------------------------------------------- Strength of Ten


@pytest.mark.card("fivesails", "strength_of_ten")
@pytest.mark.rule("FIV-PLAY-4", "FIV-C-61")
def test_strength_of_ten_leaves_the_line_when_its_maneuver_resolves() -> None:
    """Nobody counts it among the cards of the line any more; its values count in this round all the same."""
    st = step(BY_USSURA.fencing("strength_of_ten"), "use strength_of_ten")
    assert [event.name for event in st.events_for(None) if isinstance(event, Left)] == ["strength_of_ten"]
    assert zone(st, "strength_of_ten") == "locker"
    assert not any(number(st, "strength_of_ten") in line for line in st.lines)
    strike(st)
    assert struck(st) == (2, 1, 3)  # by Torsten's Combat


@pytest.mark.card("fivesails", "strength_of_ten")
@pytest.mark.rule("FIV-MAN-3")
def test_strength_of_ten_stays_in_the_line_where_its_maneuver_is_not_used() -> None:
    st = strike(BY_USSURA.fencing("strength_of_ten"))
    assert zone(st, "strength_of_ten") == "line"


# ---------------------------------------------------------------------- a later effect


def without_foe(control: dict[str, int], fighter: str = "maya_de_la_rioja") -> FiveSails:
    """Uwe has fallen by his own last card, whose threat is still to be faced: with Nothing Personal."""
    me = {**CASTILLE, "crew": {fighter: "forums"}, "hand": ["nothing_personal", "taunt"]}
    st = duel(me, {"hand": ["precision"]}, wounds={"uwe_zimmerman": 4}, control=control)
    strike(step(st, "choose precision"))
    assert zone(st, "uwe_zimmerman") == "locker"
    return step(st, "choose nothing_personal")


@pytest.mark.card("fivesails", "nothing_personal")
@pytest.mark.rule("FIV-COST-10", "FIV-C-145", "FIV-C-215")
def test_nothing_personal_frees_the_location_though_the_foe_is_gone() -> None:
    st = without_foe({"forums": 1})
    assert isinstance(st.stack[-1], AskStyle)
    go(st, "use nothing_personal", "pay taunt")
    assert held(st) == {}


@pytest.mark.card("fivesails", "nothing_personal")
@pytest.mark.rule("FIV-C-145")
@pytest.mark.parametrize(("control", "fighter"), [({}, "maya_de_la_rioja"), ({"forums": 1}, "makepeace_botwighte")])
def test_nothing_personal_is_not_announced_where_nothing_would_come_of_it(
    control: dict[str, int], fighter: str
) -> None:
    """Nobody controls the Forums, or the fighter lacks the Combat for it."""
    st = without_foe(control, fighter)
    assert why(st, "use nothing_personal") == ("FIV-C-145", "no-use-in-vain card=card:nothing_personal")


@pytest.mark.card("fivesails", "point_of_opportunity")
@pytest.mark.rule("FIV-C-145", "FIV-COST-10")
def test_point_of_opportunity_may_be_used_up_without_any_renown_near() -> None:
    st = pos({"crew": {"servo_scarpa": "docks"}}, city={"docks": ["point_of_opportunity"]})
    go(st, "use point_of_opportunity")
    assert zone(st, "point_of_opportunity") == "discard"
    assert not any(line.startswith("tell-fizzled") for line in told(st))


# ---------------------------------------------------------------------- Equip targets


def poisoned(*thugs: str, hand: tuple[str, ...]) -> FiveSails:
    """Somebody puts Legion's Caress on Vittoria at the Docks, and has paid for it."""
    me = {**VODACCE, "crew": {"servo_scarpa": "docks"}, "hand": ["legions_caress", "pull"]}
    crew = dict.fromkeys(("vittoria_anselmo", *thugs), "docks")
    st = pos(me, {**VODACCE, "crew": crew, "hand": list(hand)})
    return step(st, "equip legions_caress", "choose vittoria_anselmo", "pay pull")


@pytest.mark.card("fivesails", "legions_caress", "vittoria_anselmo")
@pytest.mark.rule("FIV-EQUIP-1", "FIV-C-49")
def test_vittoria_hands_the_caress_on_to_a_thug() -> None:
    st = poisoned("buratino", hand=())
    assert (st.mover(), can(st, "use vittoria_anselmo")) == (1, True)
    go(st, "use vittoria_anselmo", "option 1")
    assert bearer(st, "legions_caress") == "buratino"


@pytest.mark.card("fivesails", "legions_caress", "unyielding_loyalty")
@pytest.mark.rule("FIV-EQUIP-1", "FIV-C-41", "FIV-C-49")
def test_loyalty_keeps_the_caress_away() -> None:
    st = poisoned(hand=("unyielding_loyalty", "boon", "dante"))
    assert offers(st, "use unyielding_loyalty")
    go(st, "use unyielding_loyalty", "pay boon", "choose dante")
    assert (bearer(st, "legions_caress"), hand(st, 0), pile(st, 0)) == ("", ["legions_caress"], ["pull"])


@pytest.mark.card("fivesails", "unyielding_loyalty")
@pytest.mark.rule("FIV-C-49")
def test_nobody_is_asked_about_what_goes_onto_the_own_crew() -> None:
    me = {**VODACCE, "crew": {"servo_scarpa": "docks"}, "hand": ["stiletto", "pull", "unyielding_loyalty", "dante"]}
    st = pos(me, {**VODACCE, "crew": {"vittoria_anselmo": "docks"}, "hand": ["unyielding_loyalty"]})
    step(st, "equip stiletto", "choose servo_scarpa", "pay pull")
    assert (bearer(st, "stiletto"), st.mover(), hand(st, 0)) == ("servo_scarpa", 1, ["dante", "unyielding_loyalty"])


# ---------------------------------------------------------------------- nobody is asked for nothing


@pytest.mark.card("fivesails", "precision")
@pytest.mark.rule("FIV-DUEL-10", "FIV-C-36")
@pytest.mark.parametrize(("held", "asked"), [([], False), (["pull"], True)])
def test_with_an_empty_hand_nobody_is_asked_for_a_maneuver_that_cannot_be_used(held: list[str], asked: bool) -> None:
    """Precision costs 1. What the cards in a hand are worth is a secret, so whoever holds any is asked in any case."""
    me = {**EISEN, "crew": {"otto_streit": "forums"}, "hand": ["precision", *held]}
    st = duel(me, {**VODACCE, "crew": {"servo_scarpa": "forums"}, "hand": ["bravos"]}, wounds={"servo_scarpa": 3})
    step(st, "choose bravos", "choose precision")
    assert isinstance(st.stack[-1], AskStyle) == asked


@pytest.mark.card("fivesails", "plans_within_plans")
@pytest.mark.rule("FIV-C-60", "FIV-C-156")
@pytest.mark.parametrize("thugs", [["angelo"], []])
def test_a_search_that_can_find_nothing_asks_nobody(thugs: list[str]) -> None:
    st = pos({**EISEN, "scheme": "plans_within_plans", "deck": ["boon", *thugs]})  # whose own deck has no Thugs
    st.stack.append(Scheme(0))
    st.advance()
    step(st, "place docks", "place forums")
    assert ("name angelo" in says(st)) == bool(thugs)
    assert isinstance(st.stack[-1], Choosing) == bool(thugs)
    assert ("tell-shuffled seat=seat:0" in told(st)) == (not thugs)
