"""Readings that were in doubt, and how they were settled: each by the words of the card beside the rules."""

from __future__ import annotations

from typing import Any

import pytest

from intrigue.games.fivesails.cards.character_steps import Engage, Hurt
from intrigue.games.fivesails.cards.duel_steps import ON_FOE, THE_FOES_SIDE, LeaveMark, Lethal, Threat, Values
from intrigue.games.fivesails.cards.flow import Afterwards, If
from intrigue.games.fivesails.cards.selections import FOE
from intrigue.games.fivesails.rules.frames import standing_for
from intrigue.games.fivesails.state.duel import DUEL, NO_DUEL
from intrigue.games.fivesails.state.names import MANEUVER, TECHNIQUE
from intrigue.games.fivesails.state.printed import CARDS
from intrigue.games.fivesails.state.state import FiveSails
from intrigue.games.fivesails.state.steps import Step

from .playing import (
    CASTILLE,
    EISEN,
    MONTAIGNE,
    USSURA,
    VODACCE,
    can,
    duel,
    go,
    hand,
    number,
    offers,
    pile,
    place,
    pos,
    rest,
    says,
    step,
    strike,
    struck,
    wounds,
    zone,
)

# ---------------------------------------------------------------------- Night of Drinking and one's own risks


@pytest.mark.card("fivesails", "night_of_drinking", "improvising")
@pytest.mark.rule("FIV-C-185", "FIV-C-41")
@pytest.mark.parametrize(("drunk", "where"), [(True, "discard"), (False, "locker")])
def test_one_may_drink_away_a_risk_of_ones_own(drunk: bool, where: str) -> None:
    """Improvising goes to the Locker by its own text; cancelled by its own player, it is only discarded."""
    me = {**CASTILLE, "hand": ["improvising", "night_of_drinking", "taunt"]}
    st = pos(me, {"crew": {"otto_streit": "docks"}, "discard": ["triage"]}, wounds={"soline_el_gato": 1})
    step(st, "use improvising")
    assert offers(st, "use night_of_drinking")
    if drunk:
        go(st, "use night_of_drinking", "pay taunt")
    else:
        step(st, "pass", "use triage")
        rest(st)
    assert zone(st, "improvising") == where


@pytest.mark.card("fivesails", "night_of_drinking")
@pytest.mark.rule("FIV-C-185", "FIV-C-44")
def test_one_night_of_drinking_cancels_another() -> None:
    """It is a risk that is announced: the answer to the answer lets the first risk be."""
    me = {**CASTILLE, "crew": {"sanjay": "docks"}, "hand": ["research", "night_of_drinking", "taunt"]}
    foe = {**CASTILLE, "hand": ["night_of_drinking", "taunt"]}
    st = pos({**me, "discard": ["boon", "pull", "triage"]}, foe)
    step(st, "use research", "pass")
    assert (st.mover(), can(st, "use night_of_drinking")) == (1, True)
    step(st, "use night_of_drinking", "pay taunt", "use night_of_drinking", "pay taunt")
    assert (zone(st, "research"), "night_of_drinking" in pile(st, 0)) == ("aside", True)


# ---------------------------------------------------------------------- Devotion and a short deck


def deck(st: FiveSails) -> list[str]:
    return [CARDS[st.kind[i]].id for i in st.decks[0]]


@pytest.mark.card("fivesails", "devotion")
@pytest.mark.rule("FIV-C-186", "FIV-COST-10")
def test_devotion_with_one_card_sinks_it() -> None:
    """Nothing else is there: the pile is empty too, since Yevgeni made it free."""
    st = pos({**USSURA, "hand": ["devotion"], "deck": ["triage"], "empty": True})
    go(st, "use devotion", "use yevgeni")
    assert (hand(st, 0), deck(st), st.mover()) == ([], ["triage"], 1)


@pytest.mark.card("fivesails", "devotion")
@pytest.mark.rule("FIV-C-186")
def test_devotion_with_two_cards_sinks_one_and_takes_the_other() -> None:
    st = pos({**USSURA, "hand": ["devotion"], "deck": ["triage", "boon"], "empty": True})
    step(st, "use devotion", "use yevgeni")
    assert sorted(text.split()[1] for text in says(st)) == ["boon", "triage"]
    go(st, "choose boon")
    assert (hand(st, 0), deck(st), st.mover()) == (["triage"], ["boon"], 1)


# ---------------------------------------------------------------------- tricks that somebody else has taught


@pytest.mark.card("fivesails", "i_know_that_trick", "jean_urbain")
@pytest.mark.rule("FIV-C-187", "FIV-C-102")
@pytest.mark.parametrize(("jean", "able"), [("forums", True), ("docks", False)])
def test_a_trick_that_jean_has_taught_is_the_musketeers(jean: str, able: bool) -> None:
    """Léontine has no Technique of her own: what she has is Jean's, where he stands beside her."""
    me = {**MONTAIGNE, "crew": {"leontine_giroux": "forums", "jean_urbain": jean}}
    foe = {**EISEN, "crew": {"otto_streit": "forums"}, "hand": ["i_know_that_trick"]}
    st = duel(me, foe)
    step(st, "choose i_know_that_trick")
    assert can(st, "use i_know_that_trick") == able
    if able:
        step(st, "use i_know_that_trick")
        strike(st)
        assert struck(st) == (2, 1, 1)


@pytest.mark.card("fivesails", "i_know_that_trick", "bastien_girard")
@pytest.mark.rule("FIV-C-187", "FIV-SELF-3", "FIV-C-120")
@pytest.mark.parametrize("tabard", [True, False])
def test_who_copies_bastien_needs_a_musketeer_of_their_own(tabard: bool) -> None:
    """In the tabard Philip is one: he takes over from Otto."""
    me = {**MONTAIGNE, "crew": {"jean_urbain": "forums", "bastien_girard": "forums"}}
    foe = {**EISEN, "crew": {"otto_streit": "forums", "philip_hase": "forums"}, "hand": ["i_know_that_trick"]}
    gear = {"tabard_of_the_fallen_musketeer": "philip_hase"} if tabard else {}
    st = duel(me, foe, gear=gear)
    step(st, "choose i_know_that_trick", "use i_know_that_trick")
    taught = [text for text in says(st) if text.startswith("use bastien_girard")]
    assert bool(taught) == tabard
    if tabard:
        step(st, "use bastien_girard 5")
        strike(st)
        assert CARDS[st.kind[st.duel.defender.fighter]].id == "philip_hase"


# ---------------------------------------------------------------------- nobody left to strike


def fallen(me: dict[str, Any], **given: Any) -> FiveSails:
    """Uwe has fallen with his own last card on the table, and 5 threat of his is still to be faced."""
    st = duel(me, {"hand": ["precision"]}, wounds={"uwe_zimmerman": 4}, **given)
    step(st, "choose precision")
    strike(st)
    assert (zone(st, "uwe_zimmerman"), st.duel.stage) == ("locker", DUEL)
    return st


@pytest.mark.card("fivesails", "status_matters")
@pytest.mark.rule("FIV-C-145")
def test_status_does_not_matter_to_the_dead() -> None:
    me = {**MONTAIGNE, "crew": {"horatio_lockwood": "forums"}, "hand": ["status_matters", "triage"]}
    st = fallen(me)
    step(st, "choose status_matters")
    assert not can(st, "use status_matters")
    st = duel(me, {"hand": ["langschwert"]})
    step(st, "choose langschwert", "choose status_matters")
    assert can(st, "use status_matters 2")


@pytest.mark.card("fivesails", "its_personal")
@pytest.mark.rule("FIV-C-145", "FIV-C-150")
def test_nothing_is_personal_with_the_dead() -> None:
    st = fallen({**CASTILLE, "crew": {"raton": "forums"}, "hand": ["its_personal"]})
    st.duel.challenger.hurt = True
    step(st, "choose its_personal")
    assert not can(st, "use its_personal")


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
    st = fallen(me)
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
    st = fallen(me, gear={gear: who} if gear else {})
    step(st, "choose improvising")
    assert can(st, f"use {technique}") == open_to


@pytest.mark.card("fivesails", "rough_em_up", "unsavory_salve")
@pytest.mark.rule("FIV-C-145", "FIV-C-125")
@pytest.mark.parametrize("salve", [False, True])
def test_no_thug_dies_for_a_foe_who_is_gone(salve: bool) -> None:
    """Uwe has one wound left, and the salve takes it after Servo has begun to rough him up."""
    me = {"crew": {"servo_scarpa": "forums", "buratino": "forums"}, "hand": ["rough_em_up"]}
    gear = {"stiletto": "servo_scarpa", "unsavory_salve": "servo_scarpa"}
    st = duel(me, {"hand": ["langschwert"]}, gear=gear, wounds={"uwe_zimmerman": 1})
    step(st, "choose langschwert")
    strike(st)
    st.wounds[number(st, "uwe_zimmerman")] = 4
    step(st, "choose rough_em_up", "use rough_em_up", *["use unsavory_salve"] * salve)
    strike(st)
    assert can(st, "choose buratino") == (not salve)
    assert zone(st, "uwe_zimmerman") == ("locker" if salve else "play")


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
    st = fallen(me, gear=worn)
    step(st, "choose improvised_weapon")
    assert not can(st, f"use {technique}")
    st = duel(me, {"hand": ["langschwert"]}, gear=worn)
    step(st, "choose langschwert", "choose improvised_weapon")
    assert can(st, f"use {technique}")


# ---------------------------------------------------------------------- who steps in, and what targets whom


@pytest.mark.card("fivesails", "unyielding_loyalty")
@pytest.mark.rule("FIV-C-169", "FIV-C-113")
def test_who_has_stepped_in_is_a_target_that_loyalty_may_save() -> None:
    crew = {"servo_scarpa": "forums", "sibella_scarpa": "forums", "angelo": "home"}
    me = {**VODACCE, "crew": crew, "hand": ["unyielding_loyalty", "boon"]}
    st = pos(me, {"crew": {"uwe_zimmerman": "forums"}}, turn=1)
    step(st, "challenge uwe_zimmerman", "choose servo_scarpa", "intervene sibella_scarpa")
    assert offers(st, "use unyielding_loyalty")
    step(st, "use unyielding_loyalty", "pay boon")
    step(st, "choose angelo")
    rest(st)
    assert (st.duel.stage, wounds(st), zone(st, "angelo")) == (NO_DUEL, {}, "discard")
    assert {CARDS[st.kind[i]].id for crew in st.crew for i in crew if st.engaged[i]} == {
        "uwe_zimmerman",
        "sibella_scarpa",
    }


@pytest.mark.card("fivesails", "maryam_benu_pleroma", "veronicas_guile")
@pytest.mark.rule("FIV-C-169", "FIV-C-49")
@pytest.mark.parametrize("steps_in", [True, False])
def test_a_risk_targets_whom_it_named_and_not_who_steps_in(steps_in: bool) -> None:
    """Named by Veronica's Guile, Maryam cancels it; stepping in for Otto, she has taken the challenge upon herself."""
    me = {**VODACCE, "crew": {"sibella_scarpa": "forums"}, "hand": ["veronicas_guile", "boon"]}
    st = pos(me, {"crew": {"otto_streit": "forums", "maryam_benu_pleroma": "forums"}, "hand": ["langschwert"]})
    step(st, "use veronicas_guile", "pay boon", f"choose {'otto_streit' if steps_in else 'maryam_benu_pleroma'}")
    rest(st)
    assert (st.duel.stage == NO_DUEL) != steps_in
    if steps_in:
        go(st, "intervene maryam_benu_pleroma")
        assert st.duel.stage == DUEL


# ---------------------------------------------------------------------- Maxime and an empty pile


@pytest.mark.card("fivesails", "maxime_de_lafayette")
@pytest.mark.rule("FIV-C-170", "FIV-C-145")
@pytest.mark.parametrize(
    ("cards", "able"),
    [(["breastplate"], True), (["kaspars_panzerhand"], False), (["boon"], False), ([], False)],
)
def test_what_maxime_discards_may_be_what_he_takes(cards: list[str], able: bool) -> None:
    """Only an attachment that is not Unique; a Boon is a risk where it lies."""
    st = pos({**MONTAIGNE, "crew": {"maxime_de_lafayette": "home"}, "hand": cards, "empty": True})
    assert can(st, "use maxime_de_lafayette") == able
    if able:
        go(st, "use maxime_de_lafayette")
        assert (hand(st, 0), place(st, "maxime_de_lafayette")) == (["breastplate"], "home 1")


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
        return step.who_ == FOE and step.all is None
    return isinstance(step, Lethal) or (isinstance(step, LeaveMark) and step.side == THE_FOES_SIDE)


@pytest.mark.rule("FIV-C-145")
def test_no_card_of_any_kind_works_against_the_dead() -> None:
    """Of every printed Technique and Maneuver, so that a card that is added is held to it too."""
    abilities = [ability for card in CARDS for ability in card.abilities if ability.kind in (TECHNIQUE, MANEUVER)]
    against = [ability for ability in abilities if all(felt_by_the_foe_alone(step) for step in ability.effects)]
    assert len(against) >= 20
    there, gone = duel(), fallen({"hand": ["boon"]})
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
