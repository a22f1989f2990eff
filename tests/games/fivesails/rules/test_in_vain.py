"""What could do nothing is not offered (FIV-C-145)."""

from __future__ import annotations

from typing import Any

import pytest

from intrigue.games.fivesails.cards.character_steps import Engage, Hurt
from intrigue.games.fivesails.cards.duel_steps import ON_FOE, THE_FOES_SIDE, LeaveMark, Lethal, Threat, Values
from intrigue.games.fivesails.cards.flow import Afterwards, If
from intrigue.games.fivesails.cards.selections import FOE
from intrigue.games.fivesails.state.frames import standing_for
from intrigue.games.fivesails.state.names import MANEUVER, TECHNIQUE
from intrigue.games.fivesails.state.printed import CARDS
from intrigue.games.fivesails.state.state import FiveSails
from intrigue.games.fivesails.state.steps import Step

from ..playing import (
    CASTILLE,
    EISEN,
    MONTAIGNE,
    USSURA,
    VODACCE,
    can,
    duel,
    engaged,
    go,
    held,
    number,
    offers,
    pos,
    step,
    why,
    wounds,
)
from ..situations import BARE, uwe_has_fallen, vain


def felt_by_the_foe_alone(step: Step) -> bool:
    """Whether nobody else notices what a step does, now or when it comes that was put off."""
    if isinstance(step, Values):
        return step.foe or (step.like < 0 and not step.riposte and not step.parry)
    if isinstance(step, (If, Afterwards)):
        steps = [*step.then, *step.other] if isinstance(step, If) else step.steps
        return all(felt_by_the_foe_alone(inner) for inner in steps)
    if isinstance(step, Threat):
        return step.on == ON_FOE
    if isinstance(step, (Hurt, Engage)):
        return step.whom == FOE and step.all is None
    return isinstance(step, Lethal) or (isinstance(step, LeaveMark) and step.side == THE_FOES_SIDE)


@pytest.mark.card("fivesails", "sirens_scream", "dark_gift", "ravenna_destine")
@pytest.mark.rule("FIV-C-145")
def test_what_is_to_happen_first_is_impossible() -> None:
    crew = {"ravenna_destine": "docks", "otto_streit": "docks"}
    st = pos(
        {**EISEN, "crew": crew, "deck": [], "empty": True},
        city={"docks": ["sirens_scream"]},
        gear={"dark_gift": "otto_streit"},
    )
    for card in ("sirens_scream", "ravenna_destine"):
        assert why(st, f"use {card}") == vain(card)
    assert why(st, f"use dark_gift {number(st, 'dark_gift')} ability 2") == vain("dark_gift")


@pytest.mark.card("fivesails", "precision", "press_the_advantage", "rough_em_up", "a_heroic_end", "strength_of_ten")
@pytest.mark.rule("FIV-C-145", "FIV-C-109")
@pytest.mark.parametrize(
    ("leader", "who", "card"),
    [
        (EISEN, "terrell_brandt", "precision"),
        (EISEN, "terrell_brandt", "press_the_advantage"),
        (VODACCE, "servo_scarpa", "rough_em_up"),
        (MONTAIGNE, "jean_urbain", "a_heroic_end"),
        (USSURA, "torsten_vakt", "strength_of_ten"),
    ],
)
def test_the_dead_feel_neither_thrust_nor_lethal(leader: dict[str, str], who: str, card: str) -> None:
    """What only the foe would feel is not paid for; the values on the card count, and are dropped (FIV-C-109)."""
    me = {**leader, "crew": {who: "forums"}, "hand": [card, "boon", "boon"]}
    st = uwe_has_fallen(me)
    step(st, f"choose {card}")
    assert not can(st, f"use {card}")
    st = duel(me, {"hand": ["langschwert"]})
    step(st, "choose langschwert", f"choose {card}")
    assert can(st, f"use {card}")


@pytest.mark.card("fivesails", "polished_flintlock", "throwing_knife", "langschwert", "terrell_brandt", "servo_scarpa")
@pytest.mark.card("fivesails", "bastien_girard")
@pytest.mark.rule("FIV-C-145")
@pytest.mark.parametrize(
    ("who", "gear", "technique", "open_to"),
    [
        ("terrell_brandt", "polished_flintlock", "polished_flintlock", False),
        ("terrell_brandt", "throwing_knife", "throwing_knife", False),
        ("terrell_brandt", "langschwert", "langschwert", False),
        ("terrell_brandt", "", "terrell_brandt", False),
        ("servo_scarpa", "", "servo_scarpa", False),
        ("bastien_girard", "", "bastien_girard", False),  # whom he would wound as the round ends
        ("jean_urbain", "mastercrafted_rapier", "mastercrafted_rapier", True),  # a Riposte still wards off
        ("ren", "mireli_sabre", "mireli_sabre", True),
        ("torsten_vakt", "mireli_sabre", "mireli_sabre", False),  # whose Finesse gives no Parry
    ],
)
def test_no_technique_strikes_the_dead(who: str, gear: str, technique: str, open_to: bool) -> None:
    me = {"crew": {who: "forums"}, "hand": ["improvising"]}
    st = uwe_has_fallen(me, gear={gear: who} if gear else {})
    step(st, "choose improvising")
    assert can(st, f"use {technique}") == open_to


@pytest.mark.card("fivesails", "burnished_cuirass", "syrneth_hand", "gallegos_blade", "maryam_benu_pleroma", "raton")
@pytest.mark.rule("FIV-C-145")
@pytest.mark.parametrize(
    ("who", "gear", "technique"),
    [
        ("terrell_brandt", "burnished_cuirass", "burnished_cuirass"),
        ("terrell_brandt", "syrneth_hand", "syrneth_hand"),
        ("terrell_brandt", "gallegos_blade", "gallegos_blade"),
        ("maryam_benu_pleroma", "", "maryam_benu_pleroma"),
        ("raton", "", "raton"),
    ],
)
def test_the_dead_have_no_next_round(who: str, gear: str, technique: str) -> None:
    leader = CASTILLE if who == "raton" else EISEN
    me = {**leader, "crew": {who: "forums"}, "hand": ["not_today", "improvised_weapon"]}
    worn = {gear: who} if gear else {}
    st = uwe_has_fallen(me, gear=worn)
    step(st, "choose improvised_weapon")
    assert not can(st, f"use {technique}")
    st = duel(me, {"hand": ["langschwert"]}, gear=worn)
    step(st, "choose langschwert", "choose improvised_weapon")
    assert can(st, f"use {technique}")


@pytest.mark.rule("FIV-C-145")
def test_no_card_of_any_kind_works_against_the_dead() -> None:
    """Of every printed Technique and Maneuver, so that a card that is added is held to it too."""
    abilities = [ability for card in CARDS for ability in card.abilities if ability.kind in (TECHNIQUE, MANEUVER)]
    against = [ability for ability in abilities if all(felt_by_the_foe_alone(step) for step in ability.effects)]
    assert len(against) >= 20
    there, gone = duel(), uwe_has_fallen({"hand": ["boon"]})
    for ability in against:
        open_to = {}
        for st in (there, gone):
            fighter = st.duel.challenger.fighter
            use = standing_for(0, fighter, fighter, st.place[fighter])
            use.ability, use.pc = ability.number, ability.start
            needed = ability.need is None or ability.need.holds(st, use, fighter)
            open_to[st is there] = ability.program[ability.start].can(st, use), needed
        assert open_to[True][0]
        assert open_to[False] != (True, True), CARDS[ability.owner].id


@pytest.mark.card("fivesails", "ambush", "carmella_vanessa_salvaggi", "vladislav_novikoff")
@pytest.mark.rule("FIV-C-145", "FIV-C-91")
@pytest.mark.parametrize(
    ("crew", "tired", "able"),
    [
        ({}, [], False),
        ({"philip_hase": "docks"}, [], True),
        ({"philip_hase": "docks"}, ["philip_hase"], False),
        ({"philip_hase": "forums"}, [], False),
        ({"vladislav_novikoff": "docks"}, ["vladislav_novikoff"], True),  # who may although engaged
        ({"carmella_vanessa_salvaggi": "docks"}, ["carmella_vanessa_salvaggi"], True),
    ],
)
def test_nobody_is_kept_from_intervening_who_could_not(crew: dict[str, str], tired: list[str], able: bool) -> None:
    me = {"crew": {"servo_scarpa": "docks"}, "hand": ["ambush", "boon"]}
    st = pos(me, {**EISEN, "crew": {"otto_streit": "docks", **crew}}, engaged=tired)
    step(st, "challenge servo_scarpa", *["choose otto_streit"] * ("docks" in crew.values()))
    assert offers(st, "use ambush") == able


@pytest.mark.card("fivesails", "the_pressure_is_on", "alcee", "until_morale_improves")
@pytest.mark.rule("FIV-C-145")
@pytest.mark.parametrize("use", ["the_pressure_is_on", "alcee", "until_morale_improves 3"])
def test_nobody_engages_where_all_are_engaged(use: str) -> None:
    """One who is en garde is enough, and need not be the target."""

    def table(*ready: str) -> FiveSails:
        me = {"crew": {"alcee": "docks"}, "hand": ["the_pressure_is_on", "boon"], "scheme": "until_morale_improves"}
        foes = ["otto_streit", "rosine_friese"]
        tired = [who for who in ["alcee", *foes] if who not in ready]
        return pos(me, {**EISEN, "crew": dict.fromkeys(foes, "docks")}, control={"docks": 0}, engaged=tired)

    assert not can(table(), f"use {use}")
    assert can(table("alcee"), f"use {use}") == use.startswith("until")
    st = table("otto_streit")
    assert can(st, f"use {use}")
    step(st, f"use {use}")
    go(st, *(["pay boon"] if use == "the_pressure_is_on" else []))
    assert can(st, "choose rosine_friese")
    go(st, "choose otto_streit")
    assert "otto_streit" in engaged(st)


@pytest.mark.card("fivesails", "until_morale_improves", "plans_within_plans", "captains_coat")
@pytest.mark.rule("FIV-C-145")
@pytest.mark.parametrize(("tired", "able"), [(["servo_scarpa"], True), ([], False)])
def test_nobody_becomes_en_garde_where_all_are(tired: list[str], able: bool) -> None:
    crew = {"servo_scarpa": "docks", "sibella_scarpa": "docks"}
    st = pos({"crew": crew, "scheme": "until_morale_improves"}, engaged=tired)
    assert can(st, "use until_morale_improves 2") == able
    me = {"crew": crew, "scheme": "plans_within_plans"}
    st = pos(me, {**EISEN, "crew": {"uwe_zimmerman": "docks"}}, gear={"captains_coat": "sibella_scarpa"}, engaged=tired)
    step(st, "use captains_coat")
    assert held(st) == {"docks": 0}
    assert offers(st, "use plans_within_plans 2") == able


@pytest.mark.card("fivesails", "taunt", "life_in_the_canals", "maya_de_la_rioja")
@pytest.mark.rule("FIV-C-145", "FIV-C-36")
@pytest.mark.parametrize(
    ("who", "card", "use"),
    [
        ("lorenzo_de_zepeda", "taunt", "taunt 2"),
        ("lorenzo_de_zepeda", "life_in_the_canals", "life_in_the_canals 1"),
        ("maya_de_la_rioja", "life_in_the_canals", "maya_de_la_rioja 2"),
    ],
)
def test_an_empty_hand_has_nothing_to_discard(who: str, card: str, use: str) -> None:
    def able(cards: list[str]) -> bool:
        me = {**CASTILLE, "crew": {who: "forums"}, "hand": [card, "boon"]}
        st = pos(me, {**EISEN, "crew": {"otto_streit": "forums"}, "hand": cards}, turn=1)
        go(st, "challenge otto_streit", "accept", f"choose {card}")
        return can(st, f"use {use}")

    assert able(["langschwert"])
    assert not able([])


@pytest.mark.card("fivesails", "ravenna_destine", "cesca_del_rosso", "gustavo", "a_new_strategy", "otto_streit")
@pytest.mark.rule("FIV-C-145")
@pytest.mark.parametrize(
    ("side", "who"),
    [
        ({**VODACCE, "crew": {"ravenna_destine": "docks"}}, "ravenna_destine"),
        ({**VODACCE, "crew": {"cesca_del_rosso": "docks"}}, "cesca_del_rosso 1"),
        ({**VODACCE, "crew": {"gustavo": "docks"}}, "gustavo"),
        ({**EISEN, "crew": {"otto_streit": "docks"}}, "otto_streit"),
        ({**VODACCE, "hand": ["a_new_strategy"], "renown": 1}, "a_new_strategy"),
        ({**CASTILLE, "crew": {"patricia_moustakas": "docks"}}, "patricia_moustakas 2"),
    ],
)
@pytest.mark.parametrize("lies", [[], ["triage"]])
def test_nobody_bleeds_or_pays_for_a_card_that_is_not_there(side: dict[str, Any], who: str, lies: list[str]) -> None:
    st = pos({**side, **BARE, "discard": lies})
    assert can(st, f"use {who}") == bool(lies)


@pytest.mark.card("fivesails", "sarafina", "lorenzo_de_zepeda")
@pytest.mark.rule("FIV-C-145", "FIV-C-209")
@pytest.mark.parametrize(
    ("side", "who", "without"), [(VODACCE, "sarafina", False), (CASTILLE, "lorenzo_de_zepeda", True)]
)
@pytest.mark.parametrize("lies", [[], ["langschwert"]])
def test_a_foe_without_cards_has_none_to_show(side: dict[str, str], who: str, without: bool, lies: list[str]) -> None:
    """In a duel; with a challenge nobody is the foe yet, and the Technique can be announced (FIV-C-85)."""
    me = {**side, "crew": {who: "docks"}, "hand": ["triage", "opulence"]}
    foe = {**EISEN, "crew": {"uwe_zimmerman": "docks"}, "hand": ["regroup"], **BARE, "discard": lies}
    st = pos(foe, me)
    go(st, "challenge uwe_zimmerman", "accept")
    step(st, "choose triage")
    assert offers(st, f"use {who}") == (bool(lies) or without)
    assert offers(step(pos(me, foe), f"challenge {who}"), f"use {who}")


@pytest.mark.card("fivesails", "broken_time", "roll_the_bones")
@pytest.mark.rule("FIV-C-145")
@pytest.mark.parametrize(
    ("side", "who", "card"), [(MONTAIGNE, "jean_urbain", "broken_time"), (CASTILLE, "raton", "roll_the_bones")]
)
@pytest.mark.parametrize("lies", [[], ["triage"]])
def test_a_maneuver_reveals_nothing_where_nothing_is_left(
    side: dict[str, str], who: str, card: str, lies: list[str]
) -> None:
    st = pos(
        {**EISEN, "crew": {"uwe_zimmerman": "docks"}},
        {**side, "crew": {who: "docks"}, "hand": [card], **BARE, "discard": lies},
    )
    step(st, "challenge uwe_zimmerman", "accept", f"choose {card}")
    assert offers(st, f"use {card}") == bool(lies)


@pytest.mark.card(
    "fivesails", "ravenna_destine", "a_new_strategy", "patricia_moustakas", "otto_streit", "cesca_del_rosso"
)
@pytest.mark.rule("FIV-C-145")
@pytest.mark.parametrize(
    ("who", "ability"),
    [
        ("ravenna_destine", "ravenna_destine"),
        ("servo_scarpa", "a_new_strategy"),
        ("patricia_moustakas", "patricia_moustakas 2"),
        ("otto_streit", "otto_streit"),
        ("cesca_del_rosso", "cesca_del_rosso 1"),
    ],
)
def test_nothing_is_paid_for_a_card_that_is_not_there(who: str, ability: str) -> None:
    me: dict[str, Any] = {"crew": {who: "docks"}, "hand": ["a_new_strategy"], "renown": 1}
    assert not can(pos({**me, **BARE}), f"use {ability}")
    assert can(pos({**me, **BARE, "discard": ["boon"]}), f"use {ability}")
    assert can(pos({**me, **BARE, "deck": ["boon"]}), f"use {ability}")


@pytest.mark.card("fivesails", "the_great_game", "sarafina", "roll_the_bones")
@pytest.mark.rule("FIV-C-145", "FIV-C-42")
def test_neither_reactions_nor_what_is_done_in_a_duel_reach_for_nothing() -> None:
    me: dict[str, Any] = {"crew": {"buratino": "docks"}, "scheme": "the_great_game"}
    for rest, able in (({}, True), (BARE, True)):  # his own Brute lies in the pile by then
        st = pos({**me, **rest}, {**EISEN, "crew": {"otto_streit": "docks"}})
        step(st, "use buratino")
        assert offers(st, "use the_great_game 2") == able
    foe = {**EISEN, "crew": {"otto_streit": "docks"}}
    st = pos({"crew": {"sibella_scarpa": "docks"}, "scheme": "the_great_game", **BARE}, foe, wounds={"otto_streit": 3})
    step(st, "use sibella_scarpa")
    assert not offers(st, "use the_great_game 2")
    assert wounds(st) == {"sibella_scarpa": 1}
    for stock, able in (({}, True), (BARE, False)):
        st = duel({"crew": {"servo_scarpa": "forums"}, **stock}, {"crew": {"sarafina": "forums"}, "hand": ["boon"]})
        step(st, "choose boon")
        assert can(st, "use sarafina") == able
        st = duel({}, {**CASTILLE, "crew": {"raton": "forums"}, "hand": ["roll_the_bones"], **stock})
        step(st, "choose roll_the_bones")
        assert can(st, "use roll_the_bones") == able
