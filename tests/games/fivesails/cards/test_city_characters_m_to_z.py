"""The characters of the City Deck, m to z by their ids: what each does, where its text ends, and where it says no."""

from __future__ import annotations

import pytest

from intrigue.core.phrase import phrase
from intrigue.games.fivesails.rules.drama import Turn
from intrigue.games.fivesails.rules.stats import num
from intrigue.games.fivesails.state.duel import CHALLENGE, DUEL, NO_DUEL

from ..playing import (
    BY_THE_CITY,
    CASTILLE,
    EISEN,
    MONTAIGNE,
    USSURA,
    VODACCE,
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
    pos,
    rest,
    says,
    step,
    strike,
    struck,
    table,
    until,
    why,
    wounds,
    zone,
)
from ..situations import defending_honor

RISKS = {
    "veronicas_guile": ("don_constanzo_scarpa", "servo_scarpa", 1),
    "legendary_reputation": ("odette_dubois_darrent", "jean_urbain", 2),
    "move_along": ("kaspar_dietrich", "terrell_brandt", 1),
    "iron_and_velvet": ("yevgeni", "valeri_mikhailov", 1),
}


@pytest.mark.card("fivesails", "maryam_benu_pleroma")
@pytest.mark.rule("FIV-C-49", "FIV-C-41", "FIV-C-113")
@pytest.mark.parametrize("risk", RISKS)
def test_maryam_cancels_the_first_risk_that_challenges_her(risk: str) -> None:
    leader, who, cost = RISKS[risk]
    me = {"leader": leader, "crew": {who: "docks"}, "hand": [risk, risk, "triage", "triage", "boon", "boon"]}
    st = pos(me, {"leader": "soline_el_gato", "crew": {"maryam_benu_pleroma": "docks"}})
    go(st, f"use {risk}", *(["pay triage"] * cost))
    assert (st.duel.stage, len(hand(st, 0)), pile(st, 0).count(risk)) == (NO_DUEL, 5 - cost, 1)
    assert isinstance(st.stack[-1], Turn)
    go(st, "pass", f"use {risk}", *(["pay boon"] * cost))  # the second that day is not cancelled
    assert st.duel.stage == CHALLENGE


@pytest.mark.card("fivesails", "maryam_benu_pleroma")
@pytest.mark.rule("FIV-C-49")
def test_maryam_does_not_cancel_a_plain_challenge() -> None:
    st = pos({"crew": {"servo_scarpa": "docks"}}, {"crew": {"maryam_benu_pleroma": "docks"}})
    go(st, "challenge servo_scarpa")
    assert st.duel.stage == CHALLENGE


@pytest.mark.card("fivesails", "maryam_benu_pleroma")
def test_maryam() -> None:
    st = BY_THE_CITY.pos(
        {"crew": {"maryam_benu_pleroma": "docks"}},
        {"crew": {"sibella_scarpa": "docks"}, "hand": ["for_the_family"]},
        turn=1,
    )
    go(st, "use for_the_family")
    assert (engaged(st), zone(st, "sibella_scarpa")) == (set(), "locker")  # costs stay paid
    st = BY_THE_CITY.duel(
        {"crew": {"maryam_benu_pleroma": "forums"}, "hand": ["triage"]}, {"hand": ["pull", "bravos", "rough_em_up"]}
    )
    go(st, "choose pull", "choose triage", "use maryam_benu_pleroma", "choose rough_em_up", "pass")
    assert struck(st) == (0, 0, 3)  # no Maneuver


@pytest.mark.card("fivesails", "maryam_benu_pleroma")
@pytest.mark.rule("FIV-ONCE-2", "FIV-MAN-1")
def test_maryam_forbids_the_maneuvers_of_one_round() -> None:
    """In the foe's next round, not in the one after that; and she does so once a duel."""
    st = BY_THE_CITY.duel(
        {"crew": {"maryam_benu_pleroma": "forums"}, "hand": ["carnaval", "carnaval"]},
        {"crew": {"don_constanzo_scarpa": "forums"}, "hand": ["rough_em_up"] * 3},
    )
    for round, able in enumerate((True, False, True)):
        step(st, "choose rough_em_up")
        assert can(st, "use rough_em_up") == able
        if round < 2:
            step(st, "choose carnaval")
            assert can(st, "use maryam_benu_pleroma 2") == (round == 0)
        if round == 0:
            step(st, "use maryam_benu_pleroma 2")


@pytest.mark.card("fivesails", "maryam_benu_pleroma")
@pytest.mark.rule("FIV-GOLD-1", "FIV-MAN-1")
def test_who_may_use_no_maneuver_is_told_that_a_card_forbids_it() -> None:
    st = duel(
        {"crew": {"maryam_benu_pleroma": "forums"}, "hand": ["boon"]},
        {"hand": ["precision", "iron_reply", "langschwert"]},
    )
    step(st, "choose langschwert", "choose boon", "use maryam_benu_pleroma")
    strike(st)
    step(st, "choose precision")
    assert why(st, "use precision") == ("FIV-GOLD-1", "no-maneuver-this-round")


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


@pytest.mark.card("fivesails", "maryam_benu_pleroma", "buratino", "bleed_out")
@pytest.mark.rule("FIV-C-49")
def test_maryam_shrugs_off_the_first_risk_and_no_lout() -> None:
    """Buratino's Action targets her and is no risk; the first Bleed Out is one, and the second is not the first."""
    me = {"crew": {"buratino": "docks"}, "hand": ["bleed_out", "bleed_out"]}
    st = pos(me, {**EISEN, "crew": {"maryam_benu_pleroma": "docks"}})
    go(st, "use buratino")
    assert wounds(st) == {"maryam_benu_pleroma": 1}
    go(st, "pass", "use bleed_out")
    assert wounds(st) == {"maryam_benu_pleroma": 1}
    go(st, "pass", "use bleed_out")
    assert wounds(st) == {"maryam_benu_pleroma": 2}


@pytest.mark.card("fivesails", "maryam_benu_pleroma", "unyielding_loyalty", "paid_off")
@pytest.mark.rule("FIV-C-196")
@pytest.mark.parametrize(
    ("first", "left"), [("maryam_benu_pleroma", ["angelo", "boon", "unyielding_loyalty"]), ("unyielding_loyalty", [])]
)
def test_the_first_time_is_over_whoever_has_cancelled_it(first: str, left: list[str]) -> None:
    """Two try to cancel a Paid Off, and one is enough. The next one that targets Maryam engages her."""
    me = {**CASTILLE, "crew": {"raton": "docks"}, "hand": ["paid_off", "paid_off", "taunt", "taunt"]}
    foe = {**VODACCE, "crew": {"maryam_benu_pleroma": "docks"}, "hand": ["unyielding_loyalty", "angelo", "boon"]}
    st = pos(me, foe)
    step(st, "use paid_off", "pay taunt", "use unyielding_loyalty", f"use {first}")
    if not left:
        step(st, "pay boon", "choose angelo")
    rest(st)
    assert (engaged(st), hand(st, 1)) == (set(), left)
    go(st, "pass", "use paid_off", "pay taunt")
    assert engaged(st) == {"maryam_benu_pleroma"}


@pytest.mark.card("fivesails", "ravenna_destine")
def test_ravenna() -> None:
    st = BY_THE_CITY.pos({"crew": {"ravenna_destine": "docks"}, "deck": ["triage"]})
    go(st, "use ravenna_destine")
    assert (hand(st, 0), wounds(st)) == (["triage"], {"ravenna_destine": 1})


@pytest.mark.card("fivesails", "defending_honor")
@pytest.mark.card("fivesails", "sigurd_ulfsen")
@pytest.mark.rule("FIV-C-138")
def test_a_third_players_sigurd_keeps_all_others_there_from_being_challenged() -> None:
    more = [{"leader": "soline_el_gato", "crew": {"sigurd_ulfsen": "docks"}}]
    assert not can(defending_honor({"jean_urbain": "docks"}, more=more), "use defending_honor")


@pytest.mark.card("fivesails", "sigurd_ulfsen")
@pytest.mark.rule("FIV-C-123")
def test_sigurd() -> None:
    st = BY_THE_CITY.pos(
        {"crew": {"terrell_brandt": "docks"}},
        {"crew": {"sigurd_ulfsen": "docks", "servo_scarpa": "docks"}},
        gear={"eager_blade": "sigurd_ulfsen"},
    )
    assert num(st, number(st, "sigurd_ulfsen"), 0) == 2
    go(st, "challenge terrell_brandt", "pass")
    assert not can(st, "choose servo_scarpa")
    assert can(st, "intervene servo_scarpa")


@pytest.mark.card("fivesails", "sigurd_ulfsen")
@pytest.mark.card("fivesails", "servo_scarpa")
@pytest.mark.rule("FIV-C-138")
def test_whoever_goes_where_sigurd_stands_has_to_challenge_him() -> None:
    me = {"crew": {"servo_scarpa": "docks", "cirilo_naucriparos": "forums"}}
    foe = {"crew": {"sigurd_ulfsen": "forums", "otto_streit": "forums", "philip_hase": "docks"}}
    st = pos(me, foe)
    go(st, "challenge servo_scarpa")
    assert [can(st, f"choose {who}") for who in ("philip_hase", "sigurd_ulfsen", "otto_streit")] == [True, True, False]
    st = pos(me, foe, engaged=["sigurd_ulfsen"])
    go(st, "challenge servo_scarpa")
    assert can(st, "choose otto_streit")
    st = pos(
        {"crew": {"servo_scarpa": "docks", "cirilo_naucriparos": "forums"}},
        {"crew": {"sigurd_ulfsen": "docks", "otto_streit": "forums", "philip_hase": "docks"}},
    )
    go(st, "challenge servo_scarpa")
    assert [can(st, f"choose {who}") for who in ("philip_hase", "sigurd_ulfsen", "otto_streit")] == [False, True, True]


@pytest.mark.card("fivesails", "sigurd_ulfsen")
@pytest.mark.rule("FIV-C-138", "FIV-C-123")
@pytest.mark.parametrize(("seat", "whom"), [(0, ["sigurd_ulfsen"]), (2, ["otto_streit", "servo_scarpa"])])
def test_sigurd_draws_the_blades_of_all_but_his_own_player(seat: int, whom: list[str]) -> None:
    st = table(
        {"crew": {"servo_scarpa": "docks"}},
        {"crew": {"otto_streit": "docks"}},
        {"crew": {"torsten_vakt": "docks", "sigurd_ulfsen": "docks"}},
        turn=seat,
    )
    step(st, f"challenge {'servo_scarpa' if seat == 0 else 'torsten_vakt'}")
    until(st, lambda st: says(st)[0].startswith("choose"))
    assert sorted(text.split()[1] for text in says(st)) == whom


@pytest.mark.card("fivesails", "sigurd_ulfsen")
@pytest.mark.parametrize(("tired", "able"), [([], False), (["sigurd_ulfsen"], True)])
def test_sigurd_draws_blades_while_en_garde(tired: list[str], able: bool) -> None:
    st = pos(
        {**EISEN, "crew": {"otto_streit": "docks"}},
        {"crew": {"sigurd_ulfsen": "docks", "servo_scarpa": "docks"}},
        engaged=tired,
    )
    step(st, "challenge otto_streit")
    assert can(st, "choose servo_scarpa") == able
    st = pos({"crew": {"sigurd_ulfsen": "docks"}}, {**EISEN, "crew": {"otto_streit": "docks"}})
    assert not can(st, "challenge sigurd_ulfsen")


@pytest.mark.card("fivesails", "sigurd_ulfsen")
@pytest.mark.rule("FIV-C-50", "FIV-C-138", "FIV-CHAL-6")
def test_why_that_one_cannot_be_challenged() -> None:
    """One is for hire, one elsewhere, and one stands beside Sigurd."""
    me = {"crew": {"sibella_scarpa": "docks"}}
    enemies = {"crew": {"uwe_zimmerman": "docks", "otto_streit": "forums", "terrell_brandt": "docks"}}
    st = step(pos(me, enemies, city={"docks": ["gustavo"]}), "challenge sibella_scarpa")
    assert why(st, "choose gustavo")[0] == "FIV-C-50"
    assert why(st, "choose otto_streit")[0] == "FIV-CHAL-6"
    drawn = {"crew": {"uwe_zimmerman": "docks", "sigurd_ulfsen": "docks"}}
    st = step(table(me, drawn, {"crew": {"torsten_vakt": "docks"}}), "challenge sibella_scarpa")
    for who in ("uwe_zimmerman", "torsten_vakt"):
        beside = f"no-challenging-beside card=card:{who} other=card:sigurd_ulfsen"
        assert why(st, f"choose {who}") == ("FIV-C-138", beside)


@pytest.mark.card("fivesails", "takama_siad")
def test_takama() -> None:
    st = BY_THE_CITY.duel({"crew": {"otto_streit": "forums", "takama_siad": "forums"}}, wounds={"otto_streit": 1})
    go(st, "choose pull", "pass", "use takama_siad")
    assert wounds(st) == {"otto_streit": 2}  # 1, 2 by threat, 1 healed


@pytest.mark.card("fivesails", "takama_siad")
@pytest.mark.parametrize(
    ("takama", "hurt", "able"),
    [
        (0, "otto_streit", True),
        (1, "otto_streit", False),  # an enemy
        (0, "philip_hase", False),  # who only watched
    ],
)
def test_takama_heals_who_has_fought_for_you(takama: int, hurt: str, able: bool) -> None:
    """Otto is not wounded in the duel, and Sibella is not at all."""
    crews: list[dict[str, str]] = [{"otto_streit": "forums", "philip_hase": "forums"}, {"sibella_scarpa": "forums"}]
    crews[takama]["takama_siad"] = "forums"
    st = BY_THE_CITY.pos({"crew": crews[0]}, {"crew": crews[1], "hand": ["the_pressure_is_on"]}, wounds={hurt: 1})
    step(st, "challenge otto_streit", "choose sibella_scarpa", "accept", "choose the_pressure_is_on")
    assert offers(st, "use takama_siad") == able
    if able:
        go(st, "use takama_siad")
        assert wounds(st) == {}


@pytest.mark.card("fivesails", "takama_siad")
@pytest.mark.parametrize(
    ("takama", "card", "able"),
    [
        ("forums", "pull", True),
        ("docks", "pull", False),
        ("forums", "the_pressure_is_on", False),  # no Thrust, no wound
    ],
)
def test_takama_heals_a_wounded_fighter_beside_her(takama: str, card: str, able: bool) -> None:
    st = BY_THE_CITY.duel({"crew": {"otto_streit": "forums", "takama_siad": takama}}, {"hand": [card]})
    step(st, f"choose {card}")
    if card == "pull":
        step(st, "pass")
    assert offers(st, "use takama_siad") == able


@pytest.mark.card("fivesails", "takama_siad", "vladislav_novikoff")
@pytest.mark.rule("FIV-C-88", "FIV-C-115")
def test_takama_has_nobody_to_heal_after_a_refusal() -> None:
    me = {"crew": {"servo_scarpa": "docks"}}
    foe = {"crew": {"uwe_zimmerman": "docks", "takama_siad": "docks"}}
    st = pos(me, foe)
    step(st, "challenge servo_scarpa", "choose uwe_zimmerman", "refuse")
    assert wounds(st) == {"uwe_zimmerman": 3}
    assert not offers(st, "use takama_siad")


@pytest.mark.card("fivesails", "takama_siad", "edeline_trinken")
@pytest.mark.rule("FIV-FIRST-3", "FIV-C-43")
@pytest.mark.parametrize(("first", "hurt"), [("takama_siad", 1), ("edeline_trinken", 2)])
def test_who_was_fetched_by_edeline_is_not_healed_by_takama(first: str, hurt: int) -> None:
    crew = {"uwe_zimmerman": "forums", "takama_siad": "forums", "edeline_trinken": "docks"}
    st = pos({**EISEN, "crew": crew}, {**USSURA, "crew": {"ren": "forums"}, "hand": ["my_fight_alone"]})
    go(st, "challenge uwe_zimmerman", "choose ren", "accept", "choose my_fight_alone")
    strike(st)
    step(st, "pass", "use takama_siad", "use edeline_trinken", f"use {first}")
    rest(st)
    assert (place(st, "uwe_zimmerman"), wounds(st)["uwe_zimmerman"]) == ("docks", hurt)
    assert st.used[number(st, "takama_siad")] == 2 - hurt


@pytest.mark.card("fivesails", "vladislav_novikoff")
@pytest.mark.rule("FIV-C-133")
def test_vladislav() -> None:
    st = BY_THE_CITY.pos(
        {"crew": {"terrell_brandt": "docks"}},
        {"crew": {"servo_scarpa": "docks", "vladislav_novikoff": "docks"}},
        engaged=["vladislav_novikoff"],
    )
    go(st, "challenge terrell_brandt", "choose servo_scarpa", "intervene vladislav_novikoff")
    assert wounds(st) == {"vladislav_novikoff": 3}
    assert st.duel.stage == NO_DUEL


@pytest.mark.card("fivesails", "legendary_reputation", "vladislav_novikoff", "kaspar_dietrich")
@pytest.mark.rule("FIV-CHAL-9", "FIV-GOLD-1")
@pytest.mark.parametrize(("tired", "able"), [([], True), (["kaspar_dietrich"], False)])
def test_against_a_legend_only_leaders_step_in_and_only_en_garde(tired: list[str], able: bool) -> None:
    """Vladislav could intervene even engaged, but he is no Leader."""
    me = {**MONTAIGNE, "crew": {"jean_urbain": "docks"}, "hand": ["legendary_reputation", "boon", "pull"]}
    crew = {"otto_streit": "docks", "vladislav_novikoff": "docks", "kaspar_dietrich": "docks"}
    st = pos(me, {"crew": crew}, engaged=tired)
    step(st, "use legendary_reputation", "pay boon", "pay pull", "choose otto_streit")
    rest(st)
    assert (can(st, "intervene kaspar_dietrich"), can(st, "intervene vladislav_novikoff")) == (able, False)
    assert "jean_urbain" not in engaged(st)


@pytest.mark.card("fivesails", "epee_sanglante", "vladislav_novikoff")
@pytest.mark.rule("FIV-C-133", "FIV-C-152")
def test_first_blood_of_vladislav_is_paid_for() -> None:
    """He takes the challenge's threat: the challenger has wounded first, and steals a Renown."""
    me = {**MONTAIGNE, "crew": {"jean_urbain": "docks"}, "scheme": "epee_sanglante"}
    foe = {"crew": {"otto_streit": "docks", "vladislav_novikoff": "docks"}, "renown": 2}
    st = pos(me, foe, engaged=["vladislav_novikoff"])
    step(st, "use epee_sanglante", "choose otto_streit")
    rest(st)
    assert not can(st, "refuse")
    go(st, "intervene vladislav_novikoff")
    assert (wounds(st), st.renown, st.duel.stage) == ({"vladislav_novikoff": 3}, [1, 1], NO_DUEL)


@pytest.mark.card("fivesails", "vladislav_novikoff", "takama_siad")
@pytest.mark.rule("FIV-C-133", "FIV-C-115", "FIV-C-152")
def test_a_duel_that_vladislav_ends_is_a_duel_that_ended() -> None:
    st = pos(
        {"crew": {"servo_scarpa": "forums"}},
        {"crew": {"uwe_zimmerman": "forums", "vladislav_novikoff": "forums", "takama_siad": "forums"}},
    )
    step(st, "challenge servo_scarpa", "choose uwe_zimmerman", "intervene vladislav_novikoff")
    go(st, "use takama_siad")
    assert wounds(st) == {"vladislav_novikoff": 2}  # three taken, one healed after the duel
    assert st.duel.stage == NO_DUEL
    texts = [st.game.story.of(event) for event in st.events_for(None)]
    assert phrase("tell-duel-over", rounds=0) in texts


@pytest.mark.card("fivesails", "vladislav_novikoff", "takama_siad", "sorte_deck")
@pytest.mark.rule("FIV-C-195", "FIV-C-152")
def test_what_vladislav_takes_is_answered_before_the_end_of_his_duel() -> None:
    """He bleeds for Otto; the cards heal one wound, and then the doctor another."""
    foe = {**EISEN, "crew": dict.fromkeys(["otto_streit", "vladislav_novikoff", "takama_siad"], "docks")}
    st = pos({"crew": {"servo_scarpa": "docks"}}, foe, gear={"sorte_deck": "takama_siad"})
    step(st, "challenge servo_scarpa", "choose otto_streit", "intervene vladislav_novikoff", "use sorte_deck")
    assert wounds(st) == {"vladislav_novikoff": 2}
    assert offers(st, "use takama_siad")


@pytest.mark.card("fivesails", "epee_sanglante", "vladislav_novikoff", "friends_at_court", "takama_siad")
@pytest.mark.rule("FIV-C-152")
@pytest.mark.parametrize(("hurt", "left"), [(0, {"vladislav_novikoff": 2}), (4, {})])
def test_a_duel_that_vladislav_ends_has_winners_and_wounded(hurt: int, left: dict[str, int]) -> None:
    """Renown is stolen; he is healed, or Friends at Court hear of his fall."""
    me = {**MONTAIGNE, "crew": {"jean_urbain": "docks"}, "scheme": "epee_sanglante", "hand": ["friends_at_court"]}
    crew = {"ren": "docks", "vladislav_novikoff": "docks", "takama_siad": "forums" if hurt else "docks"}
    st = pos(me, {**USSURA, "crew": crew, "renown": 2}, wounds={"vladislav_novikoff": hurt} if hurt else {})
    step(st, "use epee_sanglante", "choose ren", "intervene vladislav_novikoff")
    go(st, "use friends_at_court" if hurt else "use takama_siad")
    assert (wounds(st), st.renown) == (left, [1, 1])
    assert held(st) == ({"docks": 0} if hurt else {})


@pytest.mark.card("fivesails", "vladislav_novikoff")
@pytest.mark.parametrize("intervenes", [True, False])
def test_vladislav_takes_it_only_for_others(intervenes: bool) -> None:
    crew = {"vladislav_novikoff": "docks", "servo_scarpa": "docks"}
    st = pos(
        {**EISEN, "crew": {"otto_streit": "docks"}}, {"leader": "don_constanzo_scarpa", "crew": crew, "hand": ["pull"]}
    )
    step(st, "challenge otto_streit", f"choose {'servo_scarpa' if intervenes else 'vladislav_novikoff'}")
    go(st, "intervene vladislav_novikoff" if intervenes else "accept")
    assert wounds(st) == ({"vladislav_novikoff": 1} if intervenes else {})
    assert can(st, "choose pull") != intervenes  # challenged himself he plays a card like anybody
