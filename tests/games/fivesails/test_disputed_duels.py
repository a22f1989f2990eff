"""Duels that a lawyer would make something of: cards of a dueling line, gambles, last strikes, who is where."""

from __future__ import annotations

import pytest

from intrigue.games.fivesails.rules.wounds import heal
from intrigue.games.fivesails.state.duel import NO_DUEL
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
    duel,
    engaged,
    go,
    hand,
    held,
    number,
    offers,
    pile,
    place,
    pools,
    pos,
    rest,
    says,
    step,
    strike,
    struck,
    told,
    until,
    wounds,
    zone,
)


def line(st: FiveSails, side: int) -> list[str]:
    return [CARDS[st.kind[i]].id for i in st.lines[side]]


# ---------------------------------------------------------------------- the dueling line


@pytest.mark.card("fivesails", "im_done_with_you")
@pytest.mark.rule("FIV-DUEL-9", "FIV-DUEL-15")
def test_done_with_you_counts_your_own_line_only() -> None:
    """The second card of the defender; the challenger has played one as well."""
    foe = {"crew": {"uwe_zimmerman": "forums"}, "hand": ["triage", "im_done_with_you"]}
    st = duel({"hand": ["rough_em_up"]}, foe)
    step(st, "choose triage", "choose rough_em_up", "choose im_done_with_you", "use im_done_with_you")
    strike(st)
    assert struck(st) == (0, 2, 0)


@pytest.mark.card("fivesails", "im_done_with_you")
@pytest.mark.rule("FIV-DUEL-9")
def test_done_with_you_does_not_count_itself() -> None:
    st = duel({}, {"hand": ["im_done_with_you"]})
    step(st, "choose im_done_with_you", "use im_done_with_you")
    strike(st)
    assert struck(st) == (0, 1, 0)


@pytest.mark.card("fivesails", "broken_time", "im_done_with_you")
@pytest.mark.rule("FIV-C-134", "FIV-C-103")
def test_broken_time_is_another_card_for_done_with_you() -> None:
    foe = {
        **MONTAIGNE,
        "crew": {"jean_urbain": "forums"},
        "hand": ["broken_time"],
        "deck": ["im_done_with_you", "boon"],
    }
    st = duel({}, foe)
    step(st, "choose broken_time", "use broken_time", "choose im_done_with_you", "use im_done_with_you")
    strike(st)
    assert struck(st) == (1, 2, 0)  # Riposte 1 of the one card, Parry 1 of the other, and 1 for the one beside it
    assert line(st, 1) == ["broken_time", "im_done_with_you"]


@pytest.mark.card("fivesails", "broken_time", "not_today")
@pytest.mark.rule("FIV-C-134", "FIV-C-182")
def test_a_second_combat_card_does_what_it_says_of_its_round() -> None:
    """Not Today, found by Broken-time, was played as a combat card as well."""
    foe = {**MONTAIGNE, "crew": {"jean_urbain": "forums"}, "hand": ["broken_time"], "deck": ["not_today", "boon"]}
    st = duel({"hand": ["ambush"]}, foe)
    step(st, "choose broken_time", "use broken_time", "choose not_today")
    strike(st)
    assert (place(st, "jean_urbain"), wounds(st), engaged(st)) == (
        "home 2",
        {"jean_urbain": 1},
        {"servo_scarpa", "jean_urbain"},
    )


@pytest.mark.card("fivesails", "terrell_brandt", "i_know_that_trick")
@pytest.mark.rule("FIV-C-61", "FIV-SELF-4", "FIV-DUEL-9")
def test_terrell_takes_no_card_back_that_destroyed_itself() -> None:
    """I Know that Trick! copies the Knife and is destroyed by it: it was a risk, and lies in the discard pile."""
    st = duel(
        {"crew": {"servo_scarpa": "forums"}},
        {"crew": {"terrell_brandt": "forums"}, "hand": ["i_know_that_trick"]},
        gear={"throwing_knife": "servo_scarpa"},
    )
    step(st, "choose i_know_that_trick", "use i_know_that_trick")
    step(st, "use throwing_knife")
    strike(st)
    assert (pile(st, 1)[-1], bearer(st, "throwing_knife")) == ("i_know_that_trick", "servo_scarpa")


@pytest.mark.card("fivesails", "terrell_brandt", "improvised_weapon")
@pytest.mark.rule("FIV-DUEL-9", "FIV-C-115")
def test_terrell_takes_back_what_is_still_in_his_line() -> None:
    """The Improvised Weapon is on him by then and stays; the Langschwert goes back to hand."""
    foe = {"crew": {"terrell_brandt": "forums"}, "hand": ["improvised_weapon", "langschwert"]}
    st = duel({"hand": ["pull"]}, foe)
    step(st, "choose improvised_weapon")
    step(st, "use improvised_weapon 1")
    rest(st)
    assert bearer(st, "improvised_weapon") == "terrell_brandt"
    go(st, "choose pull", "choose langschwert")
    until(st, lambda st: st.duel.stage == NO_DUEL)
    assert (hand(st, 1), bearer(st, "improvised_weapon")) == (["langschwert"], "terrell_brandt")


# ---------------------------------------------------------------------- Techniques and Maneuvers


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


@pytest.mark.card("fivesails", "master_of_valroux_style", "the_pressure_is_on")
@pytest.mark.rule("FIV-DASH-1", "FIV-C-104")
@pytest.mark.parametrize(("answer", "thrust"), [("the_pressure_is_on", 0), ("ambush", 4)])
def test_the_thrust_that_valroux_leaves_to_the_foe_does_not_raise_a_dash(answer: str, thrust: int) -> None:
    """Servo engaged to challenge, so the Maneuver is free."""
    foe = {**MONTAIGNE, "crew": {"jean_urbain": "forums"}, "hand": ["master_of_valroux_style"], "deck": ["boon"]}
    st = duel({"hand": [answer]}, foe)
    step(st, "choose master_of_valroux_style", "use master_of_valroux_style")
    strike(st)
    assert (struck(st), hand(st, 1)) == ((2, 1, 1), ["boon"])
    step(st, f"choose {answer}")
    strike(st)
    assert struck(st)[2] == thrust


@pytest.mark.card("fivesails", "master_of_valroux_style", "legendary_reputation")
@pytest.mark.rule("FIV-CHAL-4", "FIV-MAN-2")
@pytest.mark.parametrize(("money", "able"), [([], False), (["boon"], True)])
def test_valroux_costs_its_price_against_a_foe_whom_the_challenge_did_not_engage(money: list[str], able: bool) -> None:
    me = {**MONTAIGNE, "crew": {"jean_urbain": "forums"}, "hand": ["legendary_reputation", "pull", "pull"]}
    foe = {**MONTAIGNE, "crew": {"henri_michelet": "forums"}, "hand": ["master_of_valroux_style", *money]}
    st = pos(me, foe)
    go(st, "use legendary_reputation", "pay pull", "pay pull", "accept", "choose master_of_valroux_style")
    assert can(st, "use master_of_valroux_style") == able


@pytest.mark.card("fivesails", "press_the_advantage", "youre_embarrassing_yourself")
@pytest.mark.rule("FIV-PLAY-4", "FIV-STATE-2")
@pytest.mark.parametrize("tired", [True, False])
def test_the_advantage_is_pressed_further_against_the_engaged(tired: bool) -> None:
    me = {**USSURA, "crew": {"ren": "forums"}, "hand": ["iron_and_velvet", "boon", "stubborn"]}
    foe = {"crew": {"uwe_zimmerman": "forums"}, "hand": ["press_the_advantage", "langschwert", "langschwert"]}
    st = pos(me, foe, engaged=["ren"] if tired else [])
    go(st, "use iron_and_velvet", "pay boon", "accept")
    step(st, "choose press_the_advantage", "use press_the_advantage", "pay langschwert", "pay langschwert")
    strike(st)
    assert (struck(st)[2], "ren" in engaged(st)) == (3 if tired else 2, True)


@pytest.mark.card("fivesails", "unsavory_salve", "langschwert")
@pytest.mark.rule("FIV-C-105", "FIV-KEY-12")
@pytest.mark.parametrize(("card", "able"), [("regroup", False), ("precision", True)])
def test_the_salve_needs_a_thrust_to_give_up(card: str, able: bool) -> None:
    st = duel(
        {},
        {"hand": [card, "boon"]},
        gear={"langschwert": "uwe_zimmerman", "unsavory_salve": "uwe_zimmerman"},
    )
    step(st, f"choose {card}")
    assert can(st, "use unsavory_salve") == able
    if able:
        step(st, "use unsavory_salve")
        strike(st)
        assert (struck(st)[2], wounds(st)["servo_scarpa"]) == (3, 1)


@pytest.mark.card("fivesails", "mireli_sabre")
@pytest.mark.rule("FIV-CARD-5", "FIV-KEY-12")
@pytest.mark.parametrize(("gear", "thrust"), [({}, 0), ({"boon": "nazem_ibn_umur"}, 1)])
def test_the_sabre_reads_the_stats_as_they_are(gear: dict[str, str], thrust: int) -> None:
    """Nazem has Finesse 3 and Combat 2; a Boon makes it 3."""
    foe = {**USSURA, "crew": {"nazem_ibn_umur": "forums"}, "hand": ["strength_of_ten"]}
    st = duel({}, foe, gear={"mireli_sabre": "nazem_ibn_umur", **gear})
    step(st, "choose strength_of_ten", "use mireli_sabre")
    strike(st)
    assert struck(st) == (2, 2, thrust)


# ---------------------------------------------------------------------- gambling


@pytest.mark.card("fivesails", "gallegos_blade", "the_cats_glass")
@pytest.mark.rule("FIV-GAMBLE-1", "FIV-C-68")
@pytest.mark.parametrize(
    ("gear", "glass", "shown"),
    [
        ({}, False, 2),
        ({"gallegos_blade": "raton"}, False, 3),
        ({}, True, 1),
        ({"gallegos_blade": "raton"}, True, 2),
    ],
)
def test_blade_and_glass_cancel_out(gear: dict[str, str], glass: bool, shown: int) -> None:
    """The Glass is borne beside the duel by somebody of the challenger's."""
    me = {**CASTILLE, "crew": {"maya_de_la_rioja": "forums", "sanjay": "forums"}}
    foe = {**CASTILLE, "crew": {"raton": "forums"}, "deck": ["pull", "boon", "triage", "taunt"]}
    st = pos(me, foe, gear={"the_cats_glass": "sanjay", **gear})
    step(st, "challenge maya_de_la_rioja", "choose raton", "accept")
    if glass:
        step(st, "use the_cats_glass")
    step(st, "gamble")
    assert len(says(st)) == shown


@pytest.mark.card("fivesails", "gallegos_blade")
@pytest.mark.rule("FIV-C-68", "FIV-C-105")
def test_two_who_make_the_foe_reveal_fewer_leave_one_card() -> None:
    me = {**CASTILLE, "crew": {"maya_de_la_rioja": "forums", "sanjay": "forums"}, "deck": ["boon", "pull", "taunt"]}
    foe = {**CASTILLE, "crew": {"raton": "forums"}, "hand": ["gallegos_blade"]}
    gear = {"the_cats_glass": "raton", "gallegos_blade": "raton"}
    st = pos(me, foe, gear=gear)
    step(
        st, "challenge maya_de_la_rioja", "accept", "use the_cats_glass", "choose gallegos_blade", "use gallegos_blade"
    )
    strike(st)
    step(st, "gamble")
    assert len(says(st)) == 1


@pytest.mark.card("fivesails", "roll_the_bones", "not_today")
@pytest.mark.rule("FIV-C-72", "FIV-GAMBLE-5", "FIV-C-155")
def test_what_the_bones_add_is_not_played() -> None:
    """Not Today lends its Parry and sends nobody Home; the gamble is not counted; all that was revealed is sunk."""
    foe = {
        **CASTILLE,
        "crew": {"maya_de_la_rioja": "forums"},
        "hand": ["roll_the_bones"],
        "deck": ["not_today", "taunt"],
        "empty": True,
    }
    st = duel({"hand": ["rough_em_up"]}, foe)
    step(st, "choose roll_the_bones", "use roll_the_bones", "choose not_today")
    strike(st)
    assert (struck(st), place(st, "maya_de_la_rioja"), wounds(st)) == ((1, 5, 0), "forums", {})
    assert (len(st.decks[1]), st.duel.defender.gambles) == (2, 0)


@pytest.mark.card("fivesails", "soline_el_gato")
@pytest.mark.rule("FIV-C-71", "FIV-GAMBLE-5")
@pytest.mark.parametrize(("where", "able"), [("forums", False), ("docks", True)])
def test_an_adversary_at_solines_location_gambles_once_less(where: str, able: bool) -> None:
    """Philip has Finesse 1: where Soline looks on, 0."""
    me = {**CASTILLE, "crew": {"maya_de_la_rioja": "forums", "soline_el_gato": where}}
    st = pos(me, {"crew": {"philip_hase": "forums"}, "hand": ["langschwert"]})
    go(st, "challenge maya_de_la_rioja", "accept")
    assert can(st, "gamble") == able


@pytest.mark.card("fivesails", "boon")
@pytest.mark.rule("FIV-C-71", "FIV-GAMBLE-6")
def test_a_gamble_counts_though_finesse_falls_afterwards() -> None:
    """Uwe has Finesse 2 and gambles once; with Unfortunate on him 1 is left, and that one is spent."""
    me = {**CASTILLE, "crew": {"maya_de_la_rioja": "forums"}, "hand": ["unfortunate"]}
    foe = {"crew": {"uwe_zimmerman": "forums"}, "hand": ["langschwert"], "deck": ["langschwert", "boon"]}
    st = duel(me, foe)
    step(st, "gamble", "choose langschwert")
    strike(st)
    step(st, "choose unfortunate")
    strike(st)
    assert (bearer(st, "unfortunate"), can(st, "gamble"), can(st, "choose langschwert")) == (
        "uwe_zimmerman",
        False,
        True,
    )


@pytest.mark.card("fivesails", "mirelis_revision", "eager_blade")
@pytest.mark.rule("FIV-C-72", "FIV-GAMBLE-5")
def test_a_revised_card_has_been_played_and_the_next_one_is_played_as_well() -> None:
    """The blade strikes with the first card and is gone; what it gave is still given to the card that counts."""
    foe = {"crew": {"uwe_zimmerman": "forums"}, "hand": ["precision"], "deck": ["langschwert", "boon"]}
    me = {**USSURA, "crew": {"ren": "forums"}, "hand": ["mirelis_revision", "stubborn"]}
    st = duel(me, foe, gear={"eager_blade": "uwe_zimmerman"})
    step(st, "choose precision", "use mirelis_revision", "pay stubborn", "choose langschwert")
    rest(st)
    assert st.duel.defender.gambles == 0
    assert pile(st, 1)[0] == "precision"


# ---------------------------------------------------------------------- last strikes


@pytest.mark.card("fivesails", "a_heroic_end")
@pytest.mark.rule("FIV-FINAL-4", "FIV-LETHAL-1", "FIV-LKI-2")
@pytest.mark.parametrize(("hurt", "foe_wounds"), [(3, 5), (0, 3)])
def test_a_heroic_end_is_one_only_for_who_falls(hurt: int, foe_wounds: int) -> None:
    """Jean has Combat 3. If he falls in this round, 2 more threat is on the foe and all of it is Lethal."""
    me = {**USSURA, "crew": {"torsten_vakt": "forums"}}
    foe = {**MONTAIGNE, "crew": {"jean_urbain": "forums"}, "hand": ["a_heroic_end"]}
    st = duel(me, foe, wounds={"jean_urbain": hurt} if hurt else {})
    step(st, "choose a_heroic_end", "use a_heroic_end")
    strike(st)
    assert (zone(st, "jean_urbain") == "locker", pools(st)[0]) == (hurt > 0, foe_wounds)
    go(st, "pass")
    assert wounds(st)["torsten_vakt"] == foe_wounds


@pytest.mark.card("fivesails", "a_heroic_end", "bastien_girard")
@pytest.mark.rule("FIV-FINAL-4", "FIV-C-120")
def test_who_took_over_dies_heroically_as_well() -> None:
    """Bastien makes room for Jean, who falls with the card that Bastien had played."""
    me = {**USSURA, "crew": {"torsten_vakt": "forums"}}
    foe = {
        **MONTAIGNE,
        "crew": {"bastien_girard": "forums", "jean_urbain": "forums"},
        "hand": ["a_heroic_end"],
    }
    st = duel(me, foe, wounds={"jean_urbain": 3})
    step(st, "choose a_heroic_end", "use bastien_girard 5", "use a_heroic_end")
    strike(st)
    assert (zone(st, "jean_urbain"), pools(st)[0]) == ("locker", 5)


@pytest.mark.card("fivesails", "not_today", "regroup")
@pytest.mark.rule("FIV-C-108", "FIV-C-165")
def test_not_today_can_be_the_last_day() -> None:
    """Its wound comes when the round ends, and the dead go nowhere."""
    st = duel({}, {"crew": {"uwe_zimmerman": "forums"}, "hand": ["not_today"]}, wounds={"uwe_zimmerman": 4})
    go(st, "choose not_today")
    assert (zone(st, "uwe_zimmerman"), st.duel.stage, pile(st, 1)) == ("locker", NO_DUEL, ["not_today"])


@pytest.mark.card("fivesails", "fight_through_the_pain", "sorte_deck")
@pytest.mark.rule("FIV-C-107", "FIV-KEY-6")
def test_who_heals_when_the_round_ends_must_live_to_see_it() -> None:
    """Two wounds of three threat kill before the healing comes."""
    st = duel({}, {"hand": ["fight_through_the_pain"]}, wounds={"uwe_zimmerman": 2})
    step(st, "choose fight_through_the_pain", "use fight_through_the_pain")
    rest(st)
    assert (zone(st, "uwe_zimmerman"), pools(st)[0]) == ("locker", 5)


@pytest.mark.rule("FIV-KEY-6")
@pytest.mark.parametrize("wounded", [2, 1, 0])
def test_nobody_is_told_to_heal_who_has_no_wound(wounded: int) -> None:
    """As at the end of a round that took none."""
    st = duel({}, {}, wounds={"servo_scarpa": wounded} if wounded else {})
    before = told(st)
    heal(st, number(st, "servo_scarpa"), 2)
    assert st.wounds[number(st, "servo_scarpa")] == 0
    assert told(st)[len(before) :] == [f"tell-healed card=card:servo_scarpa wounds={wounded}"] * (wounded > 0)


@pytest.mark.card("fivesails", "vissenta_scarpa", "rough_em_up")
@pytest.mark.rule("FIV-C-125", "FIV-C-53")
def test_vissenta_draws_for_the_thug_of_rough_em_up() -> None:
    me = {"crew": {"vissenta_scarpa": "forums", "buratino": "forums"}, "hand": ["rough_em_up"], "deck": ["boon"]}
    st = duel(me, {"hand": ["precision"]})
    step(st, "choose precision", "choose rough_em_up", "use rough_em_up", "choose buratino")
    assert offers(st, "use vissenta_scarpa 1")
    step(st, "use vissenta_scarpa 1")
    rest(st)
    assert (hand(st, 0), zone(st, "buratino"), st.duel.challenger.lethal) == (["boon"], "discard", True)


# ---------------------------------------------------------------------- who is where


@pytest.mark.card("fivesails", "matushkas_efficiency")
@pytest.mark.rule("FIV-MOVEDUEL-1", "FIV-MOVEDUEL-3")
def test_both_who_are_moved_together_fight_on_there() -> None:
    me = {"crew": {"servo_scarpa": "forums"}, "hand": ["ambush"]}
    foe = {**USSURA, "crew": {"elina_georginova": "forums"}, "hand": ["matushkas_efficiency", "stubborn"]}
    st = duel(me, foe)
    step(st, "choose matushkas_efficiency", "use matushkas_efficiency", "pay stubborn", "place docks")
    rest(st)
    assert (place(st, "servo_scarpa"), place(st, "elina_georginova")) == ("docks", "docks")
    assert (struck(st), pools(st)[0], st.mover()) == ((2, 0, 1), 3, 0)


@pytest.mark.card("fivesails", "matushkas_efficiency", "stubborn")
@pytest.mark.rule("FIV-MOVEDUEL-2", "FIV-C-116")
def test_who_is_stubborn_is_left_behind_by_the_duel() -> None:
    """Ren does not come along: what Elina made is tied to where she is now, and Ren is not there."""
    me = {**USSURA, "crew": {"ren": "forums"}, "hand": ["stubborn"]}
    foe = {**USSURA, "crew": {"elina_georginova": "forums"}, "hand": ["matushkas_efficiency", "sunder"]}
    st = duel(me, foe)
    step(st, "choose matushkas_efficiency", "use matushkas_efficiency", "pay sunder", "place docks", "use stubborn")
    rest(st)
    assert (place(st, "ren"), place(st, "elina_georginova"), st.duel.stage) == ("forums", "docks", NO_DUEL)


@pytest.mark.card("fivesails", "regroup")
@pytest.mark.rule("FIV-C-118", "FIV-C-117")
def test_who_regroups_has_taken_the_wounds_of_the_round() -> None:
    """Three threat, Parry 2: one wound, and then he is gone; he made none, so it is over."""
    me = {"hand": ["ambush"]}
    foe = {"crew": {"uwe_zimmerman": "forums"}, "hand": ["regroup", "langschwert"]}
    st = duel(me, foe, gear={"langschwert": "uwe_zimmerman"})
    step(st, "choose regroup", "use regroup", "pay langschwert", "place docks")
    rest(st)
    assert (place(st, "uwe_zimmerman"), wounds(st), st.duel.stage) == ("docks", {"uwe_zimmerman": 1}, NO_DUEL)


@pytest.mark.card("fivesails", "veronicas_guile", "elina_georginova")
@pytest.mark.rule("FIV-C-117", "FIV-DUEL-20", "FIV-HOST-1")
def test_a_foe_sent_home_faces_nothing_and_you_still_face_yours() -> None:
    """Sibella has more Influence than Uwe and sends him Home; the 3 threat that he made wounds her by his Combat."""
    me = {**EISEN, "crew": {"uwe_zimmerman": "forums"}, "hand": ["langschwert"]}
    foe = {**VODACCE, "crew": {"sibella_scarpa": "forums"}, "hand": ["veronicas_guile", "boon"]}
    st = duel(me, foe)
    step(st, "choose veronicas_guile", "use veronicas_guile", "pay boon")
    rest(st)
    assert (place(st, "uwe_zimmerman"), wounds(st), st.duel.stage) == ("home 1", {"sibella_scarpa": 2}, NO_DUEL)


@pytest.mark.card("fivesails", "edeline_trinken")
@pytest.mark.rule("FIV-C-115", "FIV-REACT-5")
def test_edeline_fetches_a_tired_fighter_after_the_duel_only() -> None:
    me = {"crew": {"servo_scarpa": "forums"}}
    foe = {"crew": {"uwe_zimmerman": "forums", "edeline_trinken": "docks"}, "hand": ["triage"]}
    st = duel(me, foe)
    go(st, "choose triage")
    assert not can(st, "use edeline_trinken")
    step(st, "pass")
    assert offers(st, "use edeline_trinken")
    go(st, "use edeline_trinken")
    assert (place(st, "servo_scarpa"), place(st, "uwe_zimmerman")) == ("docks", "forums")  # Uwe is en garde


@pytest.mark.card("fivesails", "leja_juska")
@pytest.mark.rule("FIV-DUEL-4", "FIV-C-104")
def test_leja_meddles_before_the_first_card() -> None:
    me = {"crew": {"servo_scarpa": "forums", "leja_juska": "forums"}}
    st = pos(me, {"crew": {"uwe_zimmerman": "forums"}, "hand": ["triage"]})
    step(st, "challenge servo_scarpa", "accept")
    assert offers(st, "use leja_juska")
    step(st, "use leja_juska")
    seen = set()
    for action in st.legal(0):
        table = st.clone()
        assert isinstance(table, FiveSails)
        table.apply(0, action)
        rest(table)
        seen.add(pools(table))
    assert {(0, 2), (0, 4)} <= seen


@pytest.mark.card("fivesails", "takama_siad", "vladislav_novikoff")
@pytest.mark.rule("FIV-C-88", "FIV-C-115")
def test_takama_has_nobody_to_heal_after_a_refusal() -> None:
    me = {"crew": {"servo_scarpa": "docks"}}
    foe = {"crew": {"uwe_zimmerman": "docks", "takama_siad": "docks"}}
    st = pos(me, foe)
    step(st, "challenge servo_scarpa", "choose uwe_zimmerman", "refuse")
    assert wounds(st) == {"uwe_zimmerman": 3}
    assert not offers(st, "use takama_siad")


@pytest.mark.card("fivesails", "nothing_personal")
@pytest.mark.rule("FIV-PLAY-4", "FIV-MAP-8")
def test_who_takes_the_second_wound_keeps_the_location() -> None:
    me = {"crew": {"servo_scarpa": "forums"}}
    foe = {**CASTILLE, "crew": {"maya_de_la_rioja": "forums"}, "hand": ["nothing_personal", "taunt"]}
    st = duel(me, foe, control={"forums": 0})
    step(st, "choose nothing_personal", "use nothing_personal", "pay taunt")
    assert st.mover() == 0
    found = set()
    for action in st.legal(0):
        table = st.clone()
        assert isinstance(table, FiveSails)
        table.apply(0, action)
        rest(table)
        found.add((wounds(table)["servo_scarpa"], bool(held(table))))
    assert found == {(1, False), (2, True)}
