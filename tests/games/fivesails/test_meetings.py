"""Where rules meet: several effects at one time, somebody killed on the way, what is left of the fallen."""

from __future__ import annotations

import pytest

from intrigue.core import BadInput
from intrigue.games.fivesails.rules.answering import AskAnswer
from intrigue.games.fivesails.rules.drama import Turn
from intrigue.games.fivesails.rules.duel import RoundEnds
from intrigue.games.fivesails.rules.reactions import Window
from intrigue.games.fivesails.rules.round_choices import AskStyle
from intrigue.games.fivesails.rules.wounds import destroy

from .playing import (
    CASTILLE,
    GAME,
    MONTAIGNE,
    bearer,
    can,
    engaged,
    go,
    held,
    number,
    offers,
    pile,
    place,
    plot,
    pools,
    pos,
    renown,
    rest,
    says,
    step,
    strike,
    struck,
    wounds,
    zone,
)

# ---------------------------------------------------------------------- a challenge from elsewhere


@pytest.mark.card("fivesails", "servo_scarpa", "stiletto")
@pytest.mark.rule("FIV-C-130", "FIV-C-138")
@pytest.mark.parametrize(("armed", "able"), [("sibella_scarpa", True), ("vissenta_scarpa", False)])
def test_a_challenge_that_servo_issues_from_elsewhere_is_issued_where_its_target_is(armed: str, able: bool) -> None:
    crew = {"servo_scarpa": "docks", "vissenta_scarpa": "docks", "sibella_scarpa": "forums"}
    st = pos({"crew": crew}, {"crew": {"uwe_zimmerman": "forums"}}, gear={"stiletto": armed})
    step(st, "challenge servo_scarpa", "choose uwe_zimmerman")
    assert offers(st, "use stiletto") == able
    assert place(st, "servo_scarpa") == "forums"


@pytest.mark.card("fivesails", "servo_scarpa", "ambush")
@pytest.mark.rule("FIV-C-130")
@pytest.mark.parametrize(("where", "able"), [("forums", True), ("docks", False)])
def test_an_ambush_is_cheap_where_servo_goes_to(where: str, able: bool) -> None:
    crew = {"servo_scarpa": "docks", "buratino": where, "sibella_scarpa": "forums"}
    st = pos({"crew": crew, "hand": ["ambush"]}, {"crew": {"uwe_zimmerman": "forums", "otto_streit": "forums"}})
    step(st, "challenge servo_scarpa", "choose uwe_zimmerman")
    assert offers(st, "use ambush") == able


@pytest.mark.card("fivesails", "servo_scarpa", "eko_sorridi", "stiletto")
@pytest.mark.rule("FIV-C-94")
def test_nobody_answers_the_challenge_of_one_who_fell_on_the_way_to_it() -> None:
    st = pos(
        {"crew": {"servo_scarpa": "docks", "sibella_scarpa": "forums"}},
        {"crew": {"uwe_zimmerman": "forums", "eko_sorridi": "docks"}},
        gear={"stiletto": "sibella_scarpa"},
        wounds={"servo_scarpa": 4},
    )
    step(st, "challenge servo_scarpa", "choose uwe_zimmerman", "use eko_sorridi")
    assert not offers(st, "use stiletto")
    assert isinstance(st.stack[-1], Turn)


# ---------------------------------------------------------------------- somebody is killed on the way


@pytest.mark.card("fivesails", "pack_tactics", "eko_sorridi")
@pytest.mark.rule("FIV-COST-10", "FIV-C-165")
def test_a_thug_killed_on_the_way_adds_nothing_to_a_pressure() -> None:
    def claimed(hurt: int) -> dict[str, int]:
        st = pos(
            {"leader": "kaspar_dietrich", "crew": {"buratino": "docks"}, "hand": ["pack_tactics", "pull"]},
            {"crew": {"eko_sorridi": "docks"}},
            wounds={"buratino": hurt},
        )
        step(st, "use pack_tactics", "pay pull", "place forums", "choose buratino", "use eko_sorridi")
        rest(st)
        return held(st)

    assert claimed(0) == {"forums": 0}
    assert claimed(1) == {}


@pytest.mark.card("fivesails", "blood_mark", "eko_sorridi")
@pytest.mark.rule("FIV-COST-10")
def test_who_fell_on_the_way_brings_nobody_along() -> None:
    def asked(hurt: int) -> bool:
        st = pos(
            {"crew": {"sibella_scarpa": "docks", "vissenta_scarpa": "docks"}, "hand": ["blood_mark"]},
            {"crew": {"eko_sorridi": "docks"}},
            wounds={"sibella_scarpa": hurt},
        )
        step(st, "use blood_mark", "place forums", "use eko_sorridi")
        rest(st)
        return not isinstance(st.stack[-1], Turn)

    assert asked(0)
    assert not asked(3)


@pytest.mark.card("fivesails", "razrushitel", "eko_sorridi")
@pytest.mark.rule("FIV-STATE-3")
def test_the_dead_cannot_be_engaged_to_send_somebody_home() -> None:
    def home(hurt: int) -> bool:
        st = pos(
            {"leader": "yevgeni", "crew": {"torsten_vakt": "docks"}, "hand": ["razrushitel", "boon"]},
            {"crew": {"eko_sorridi": "docks", "otto_streit": "forums"}},
            wounds={"torsten_vakt": hurt},
        )
        step(st, "use razrushitel", "pay boon", "use eko_sorridi")
        rest(st)
        return can(st, "option 2")

    assert home(0)
    assert not home(5)


@pytest.mark.card("fivesails", "duckfoot_pistol", "cirilo_naucriparos")
@pytest.mark.rule("FIV-C-54", "FIV-C-164")
def test_whom_cirilo_hired_falls_as_a_brute_though_he_falls_at_the_same_time() -> None:
    st = pos(
        {"crew": {"cirilo_naucriparos": "docks", "gustavo": "docks"}},
        gear={"duckfoot_pistol": "cirilo_naucriparos"},
        wounds={"cirilo_naucriparos": 3, "gustavo": 2},
    )
    go(st, "use duckfoot_pistol")
    assert (zone(st, "cirilo_naucriparos"), zone(st, "gustavo")) == ("locker", "discard")


# ---------------------------------------------------------------------- the fallen have struck


@pytest.mark.card("fivesails", "syrneth_hand", "yevgeni")
@pytest.mark.rule("FIV-C-11", "FIV-C-108", "FIV-C-162")
def test_the_last_card_of_a_leader_counts_though_the_player_is_out() -> None:
    st = pos(
        {"leader": "kaspar_dietrich", "crew": {"kaspar_dietrich": "forums"}, "hand": ["boon", "pull"]},
        {"leader": "yevgeni", "crew": {"yevgeni": "forums"}, "hand": ["triage"]},
        more=[{"leader": "soline_el_gato"}],
        gear={"syrneth_hand": "yevgeni"},
        wounds={"yevgeni": 11},
    )
    go(st, "challenge kaspar_dietrich", "accept", "choose triage", "use syrneth_hand")
    assert st.eliminated == [0, 1, 0]
    assert struck(st) == (0, 0, 5)  # 4, and 1 for Yevgeni
    assert pools(st) == (5, 0)
    go(st, "pass")
    assert wounds(st) == {"kaspar_dietrich": 5}  # no more than the Combat of Yevgeni, 4 and 1 for the Hand


@pytest.mark.card("fivesails", "torsten_vakt", "iron_and_velvet")
@pytest.mark.rule("FIV-C-108", "FIV-C-162")
def test_what_the_fallen_gave_to_the_card_they_played_is_not_lost() -> None:
    st = pos(
        {"crew": {"vissenta_scarpa": "forums"}},
        {"leader": "yevgeni", "crew": {"torsten_vakt": "forums"}, "hand": ["iron_and_velvet", "boon"]},
        gear={"throwing_knife": "torsten_vakt"},
        wounds={"torsten_vakt": 5},
    )
    go(st, "challenge vissenta_scarpa", "accept", "choose iron_and_velvet", "use iron_and_velvet", "pay boon")
    assert zone(st, "torsten_vakt") == "locker"
    assert struck(st) == (0, 1, 3)


@pytest.mark.rule("FIV-C-9", "FIV-LKI-2")
def test_the_last_card_of_a_mercenary_counts_though_the_player_is_out() -> None:
    st = pos(
        {"crew": {"servo_scarpa": "forums"}, "hand": ["boon"]},
        {"leader": "yevgeni", "crew": {"maryam_benu_pleroma": "forums"}, "hand": ["matchlock_musket", "boon"]},
        more=[{"leader": "soline_el_gato"}],
    )
    go(st, "challenge servo_scarpa", "accept", "choose matchlock_musket")
    destroy(st, number(st, "yevgeni"))
    st.advance()
    assert st.eliminated == [0, 1, 0]
    assert zone(st, "maryam_benu_pleroma") == "discard"
    rest(st)
    assert pools(st) == (5, 0)
    go(st, "pass")
    assert wounds(st) == {"servo_scarpa": 4}  # as many as her Combat was


@pytest.mark.card("fivesails", "wrath_of_the_don")
@pytest.mark.rule("FIV-C-9", "FIV-C-166")
@pytest.mark.parametrize(("enemies", "over"), [(2, True), (1, False)])
def test_nobody_chooses_for_a_player_who_is_out(enemies: int, over: bool) -> None:
    """Don Constanzo dies of the cost; with one enemy there is nothing to choose, with two there is."""
    crew = {"otto_streit": "docks", "philip_hase": "docks"} if enemies == 2 else {"otto_streit": "docks"}
    st = pos(
        {"crew": {"don_constanzo_scarpa": "docks"}, "hand": ["wrath_of_the_don"]},
        {"crew": crew},
        more=[{"leader": "soline_el_gato"}],
        wounds={"don_constanzo_scarpa": 6},
    )
    go(st, "use wrath_of_the_don")
    assert st.eliminated == [1, 0, 0]
    assert isinstance(st.stack[-1], Turn) == over
    assert engaged(st) == set()


# ---------------------------------------------------------------------- what is replaced, and what is cancelled


@pytest.mark.card("fivesails", "epee_sanglante", "answering_the_call")
@pytest.mark.rule("FIV-REPLACE-3")
@pytest.mark.parametrize(("maneuver", "left"), [(True, [0, 2]), (False, [1, 1])])
def test_who_wounds_another_in_the_foes_place_steals_nothing(maneuver: bool, left: list[int]) -> None:
    st = pos(
        {"leader": "odette_dubois_darrent", "crew": {"jean_urbain": "forums"}, "scheme": "epee_sanglante"},
        {"crew": {"uwe_zimmerman": "forums", "gustavo": "forums"}, "hand": ["answering_the_call"], "renown": 2},
    )
    go(st, "use epee_sanglante", "choose uwe_zimmerman", "accept", "choose answering_the_call")
    go(st, "use answering_the_call") if maneuver else go(st, "pass")
    assert wounds(st) == ({"gustavo": 2} if maneuver else {"uwe_zimmerman": 2})
    assert st.renown == left


@pytest.mark.card("fivesails", "a_new_strategy", "night_of_drinking")
@pytest.mark.rule("FIV-C-41")
@pytest.mark.parametrize(("answer", "lies"), [(True, "discard"), (False, "locker")])
def test_a_cancelled_risk_is_discarded_though_it_would_go_to_the_locker(answer: bool, lies: str) -> None:
    theirs = {"leader": "soline_el_gato", "hand": ["night_of_drinking", "boon"]}
    st = pos({"hand": ["a_new_strategy"], "renown": 1}, theirs)
    step(st, "use a_new_strategy")
    go(st, "use night_of_drinking", "pay boon") if answer else rest(st)
    assert zone(st, "a_new_strategy") == lies


@pytest.mark.card("fivesails", "improvising", "unyielding_loyalty")
@pytest.mark.rule("FIV-C-41", "FIV-C-136")
def test_improvising_that_is_cancelled_by_its_target_is_discarded() -> None:
    theirs = {"leader": "don_constanzo_scarpa", "crew": {"servo_scarpa": "docks"}}
    st = pos(
        {"leader": "soline_el_gato", "crew": {"soline_el_gato": "docks"}, "hand": ["improvising"]},
        {**theirs, "hand": ["unyielding_loyalty", "pull"], "discard": ["wrath_of_the_don"]},
    )
    step(st, "use improvising", "use wrath_of_the_don", "use unyielding_loyalty")
    rest(step(st, "pay pull"))
    assert zone(st, "servo_scarpa") == "locker"
    assert (pile(st, 0), pile(st, 1)) == (["improvising"], ["wrath_of_the_don", "pull", "unyielding_loyalty"])


@pytest.mark.card("fivesails", "reputation_meritee", "sirens_scream")
@pytest.mark.rule("FIV-C-131")
@pytest.mark.parametrize(("taken", "lies"), [(1, "street"), (0, "discard")])
def test_nothing_discards_an_event_that_holds_renown(taken: int, lies: str) -> None:
    me = {"leader": "odette_dubois_darrent", "crew": {"odette_dubois_darrent": "forums"}}
    st = pos(
        {**me, "scheme": "reputation_meritee", "approach": ["jean_urbain"]},
        city={"forums": ["sirens_scream"]},
        renown={"sirens_scream": taken},
    )
    go(st, "use reputation_meritee")
    assert (zone(st, "sirens_scream"), place(st, "jean_urbain")) == (lies, "forums")


# ---------------------------------------------------------------------- at one time


@pytest.mark.card("fivesails", "bastien_girard", "not_today")
@pytest.mark.rule("FIV-FIRST-3", "FIV-C-163")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize(("before", "hurt"), [("bastien_girard", True), ("not_today", False)])
def test_the_first_player_orders_what_falls_on_the_end_of_a_round(first: int, before: str, hurt: bool) -> None:
    st = pos(
        {"crew": {"otto_streit": "forums"}},
        {"leader": "odette_dubois_darrent", "crew": {"bastien_girard": "forums"}, "hand": ["not_today"]},
        first=first,
    )
    go(st, "challenge otto_streit", "accept", "choose not_today", "use bastien_girard 1")
    assert isinstance(st.stack[-1], RoundEnds)
    assert st.mover() == first
    assert sorted(text.split()[1] for text in says(st)) == ["bastien_girard", "not_today"]
    go(st, f"choose {before}")
    assert wounds(st) == {"bastien_girard": 1, **({"otto_streit": 1} if hurt else {})}
    assert engaged(st) == {"otto_streit", "bastien_girard"}


@pytest.mark.card("fivesails", "daniella_dietrich", "not_today")
@pytest.mark.rule("FIV-FIRST-3", "FIV-C-163")
@pytest.mark.parametrize(("order", "ends"), [(("not_today",), "docks"), (("daniella_dietrich",), "home 2")])
def test_daniella_goes_on_or_goes_home(order: tuple[str, ...], ends: str) -> None:
    st = pos(
        {"leader": "don_constanzo_scarpa", "crew": {"aldo_bussotti": "forums"}},
        {"crew": {"daniella_dietrich": "forums"}, "hand": ["not_today"]},
    )
    go(st, "challenge aldo_bussotti", "accept", "choose not_today", "use daniella_dietrich 2")
    go(st, *[f"choose {card}" for card in order], "place docks")
    assert place(st, "daniella_dietrich") == ends


@pytest.mark.card("fivesails", "bastien_girard", "hidden_corridors")
@pytest.mark.rule("FIV-C-163")
def test_nobody_is_asked_for_an_order_where_none_matters() -> None:
    st = pos(
        {"crew": {"otto_streit": "forums"}},
        {"crew": {"bastien_girard": "forums"}, "hand": ["hidden_corridors", "boon"]},
        first=1,
    )
    go(st, "challenge otto_streit", "accept", "choose hidden_corridors", "use bastien_girard 1")
    step(st, "use hidden_corridors", "pay boon")
    assert not isinstance(st.stack[-1], RoundEnds)


@pytest.mark.card("fivesails", "bastien_girard", "hidden_corridors", "eko_sorridi")
@pytest.mark.rule("FIV-FIRST-3", "FIV-C-163")
@pytest.mark.parametrize(("before", "hurt"), [("bastien_girard", True), ("hidden_corridors", False)])
def test_the_first_player_says_whether_bastien_strikes_before_he_is_seen_off(before: str, hurt: bool) -> None:
    """Eko wounds him as he leaves by the Corridors: having been wounded in this round, he does not strike after it."""
    st = pos(
        {"crew": {"otto_streit": "forums", "eko_sorridi": "forums"}},
        {**MONTAIGNE, "crew": {"bastien_girard": "forums"}, "hand": ["hidden_corridors", "boon"]},
    )
    go(st, "challenge otto_streit", "accept", "choose hidden_corridors", "use bastien_girard 1")
    go(st, "use hidden_corridors", "pay boon")
    assert isinstance(st.stack[-1], RoundEnds)
    assert st.mover() == 0
    step(st, f"choose {before}", "place docks", "use eko_sorridi")
    rest(st)
    assert wounds(st) == {"bastien_girard": 1, **({"otto_streit": 1} if hurt else {})}
    assert place(st, "bastien_girard") == "docks"


@pytest.mark.card("fivesails", "bastien_girard", "raton")
@pytest.mark.rule("FIV-FIRST-3", "FIV-C-163")
@pytest.mark.parametrize(("before", "robbed"), [("raton", True), ("bastien_girard", False)])
def test_the_first_player_says_whether_raton_robs_bastien_before_he_dies_of_him(before: str, robbed: bool) -> None:
    st = pos(
        {**CASTILLE, "crew": {"raton": "forums"}, "hand": ["taunt"]},
        {**MONTAIGNE, "crew": {"bastien_girard": "forums"}, "hand": ["friends_at_court"]},
        gear={"throwing_knife": "bastien_girard"},
        wounds={"raton": 2},
        turn=1,
    )
    go(st, "challenge bastien_girard", "accept")
    step(st, "choose taunt", "use raton 2")
    strike(st)
    step(st, "choose friends_at_court", "use bastien_girard 1")
    strike(st)
    assert isinstance(st.stack[-1], RoundEnds)
    go(st, f"choose {before}")
    assert zone(st, "raton") == "locker"
    assert zone(st, "throwing_knife") == ("discard" if robbed else "play")


# ---------------------------------------------------------------------- single cards


@pytest.mark.card("fivesails", "kalla_forsberg", "fates_burden")
@pytest.mark.rule("FIV-C-161")
def test_kalla_moves_what_an_enemy_has_put_on_your_people_and_it_stays_the_enemys() -> None:
    st = pos(
        {"crew": {"kalla_forsberg": "docks", "otto_streit": "docks"}},
        {"crew": {"sibella_scarpa": "docks"}, "hand": ["fates_burden"]},
        turn=1,
    )
    go(st, "use fates_burden", "choose otto_streit", "use kalla_forsberg")
    assert bearer(st, "fates_burden") == "kalla_forsberg"
    assert st.ctrl[number(st, "fates_burden")] == 1


@pytest.mark.card("fivesails", "the_boars_guile")
@pytest.mark.rule("FIV-ABIL-2")
def test_the_boars_guile_adds_renown_only_if_you_like() -> None:
    st = plot("the_boars_guile", {"leader": "yevgeni"})
    assert says(st) == ["option 1", "option 3"]
    go(st, "option 3")
    assert renown(st) == {}
    st = plot("the_boars_guile", {"leader": "yevgeni"}, renown={"docks": 1})
    assert says(st) == ["option 1", "option 2"]
    go(st, "option 2")
    assert renown(st) == {"forums": 1}


def test_a_scheme_cannot_be_engaged() -> None:
    with pytest.raises(BadInput, match="'marooned' is nothing that can be engaged here"):
        GAME.position({"players": [{"scheme": "marooned"}], "engaged": ["marooned"]}, 0)


@pytest.mark.card("fivesails", "syrneth_hand")
@pytest.mark.rule("FIV-C-94")
def test_who_dies_of_the_cost_of_a_technique_challenges_nobody() -> None:
    st = pos(
        {"crew": {"servo_scarpa": "docks"}},
        {"crew": {"otto_streit": "docks"}},
        gear={"syrneth_hand": "servo_scarpa"},
        wounds={"servo_scarpa": 4},
    )
    step(st, "challenge servo_scarpa", "use syrneth_hand")
    rest(st)
    assert not isinstance(st.stack[-1], AskAnswer)
    assert isinstance(st.stack[-1], Turn)


@pytest.mark.card("fivesails", "i_know_that_trick", "let_the_sword_decide", "kaspars_panzerhand")
@pytest.mark.rule("FIV-C-167")
@pytest.mark.parametrize(("scheme", "times"), [("let_the_sword_decide", 1), ("", 0)])
def test_what_is_copied_is_not_announced_once_more(scheme: str, times: int) -> None:
    st = pos(
        {"crew": {"servo_scarpa": "docks"}, "hand": ["i_know_that_trick"]},
        {"crew": {"otto_streit": "docks"}, "hand": ["triage"], "scheme": scheme},
        gear={"kaspars_panzerhand": "otto_streit", "langschwert": "otto_streit"},
    )
    go(st, "challenge servo_scarpa", "accept", "choose triage")
    step(st, "choose i_know_that_trick", "use i_know_that_trick")
    answers = 0
    while not isinstance(st.stack[-1], AskStyle):
        if isinstance(st.stack[-1], Window):
            answers += 1
            st.apply(st.mover(), 0)
        else:
            step(st, "use langschwert 1")
    assert answers == times


@pytest.mark.card("fivesails", "angeline_demone", "not_today")
@pytest.mark.rule("FIV-C-168")
def test_angeline_who_is_sent_home_engaged_is_engaged() -> None:
    st = pos(
        {"crew": {"otto_streit": "docks"}},
        {"crew": {"angeline_demone": "docks"}, "hand": ["not_today", "boon"]},
    )
    go(st, "challenge otto_streit", "accept", "choose not_today", "pass")
    assert place(st, "angeline_demone") == "home 2"
    assert "angeline_demone" in engaged(st)
