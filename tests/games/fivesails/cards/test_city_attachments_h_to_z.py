"""The attachments of the City Deck, h to z by their ids: what each does, where its text ends, and where it says no."""

from __future__ import annotations

import pytest

from intrigue.core.phrase import notation
from intrigue.games.fivesails.rules.answering import AskAnswer
from intrigue.games.fivesails.rules.drama import Turn
from intrigue.games.fivesails.rules.legality import mere_gear, payable_by_trial, ready_stripped, use_of
from intrigue.games.fivesails.rules.wounds import destroy
from intrigue.games.fivesails.state.parts import NO_MOMENT
from intrigue.games.fivesails.state.printed import CARDS

from ..playing import (
    BY_THE_CITY,
    CASTILLE,
    EISEN,
    MONTAIGNE,
    VODACCE,
    at_the_brink,
    bearer,
    can,
    engaged,
    go,
    hand,
    held,
    number,
    offers,
    pools,
    pos,
    rest,
    says,
    step,
    strike,
    struck,
    table,
    wounds,
    zone,
)
from ..situations import choosable, in_random_games


@pytest.mark.card("fivesails", "object_of_wonder")
@pytest.mark.rule("FIV-C-127", "FIV-APP-3")
def test_object_of_wonder() -> None:
    st = BY_THE_CITY.pos(
        {"crew": {"otto_streit": "docks"}, "hand": ["triage", "regroup"]},
        {"crew": {"sibella_scarpa": "docks"}},
        city={"docks": ["object_of_wonder"]},
        wounds={"otto_streit": 3},
    )
    go(st, "equip object_of_wonder", "pay triage", "pay regroup")
    assert bearer(st, "object_of_wonder") == "kaspar_dietrich"
    go(st, "use sibella_scarpa", "use object_of_wonder")
    assert (zone(st, "otto_streit"), zone(st, "object_of_wonder")) == ("approach", "locker")


@pytest.mark.card("fivesails", "object_of_wonder")
@pytest.mark.rule("FIV-C-127")
@pytest.mark.parametrize(
    ("victim", "whose", "able"),
    [("otto_streit", 0, True), ("kaj_kousei", 0, False), ("otto_streit", 1, False)],  # a Mercenary; somebody else's
)
def test_whom_the_object_of_wonder_saves(victim: str, whose: int, able: bool) -> None:
    crews: list[dict[str, str]] = [{}, {}]
    crews[whose][victim] = "docks"
    crews[1 - whose]["uwe_zimmerman"] = "docks"
    st = BY_THE_CITY.pos(
        {"crew": crews[0]},
        {"crew": crews[1]},
        gear={"object_of_wonder": "kaspar_dietrich"},
        wounds={victim: 3},
        turn=1 - whose,
    )
    step(st, "challenge uwe_zimmerman", "refuse")
    assert offers(st, "use object_of_wonder") == able
    if not able:
        assert zone(st, victim) == "locker"


@pytest.mark.card("fivesails", "object_of_wonder")
@pytest.mark.card("fivesails", "indomitable_will")
def test_who_goes_back_to_the_approach_deck_has_left_the_location() -> None:
    st = pos(
        {"leader": "yevgeni", "crew": {"ren": "docks"}, "hand": ["indomitable_will"]},
        {"crew": {"uwe_zimmerman": "docks"}},
        gear={"object_of_wonder": "yevgeni"},
        wounds={"ren": 3},
    )
    go(st, "use indomitable_will")
    assert held(st) == {"docks": 0}
    go(st, "challenge uwe_zimmerman", "refuse", "use object_of_wonder")
    assert (zone(st, "ren"), held(st)) == ("approach", {})


@pytest.mark.card("fivesails", "kalla_forsberg", "object_of_wonder")
@pytest.mark.rule("FIV-C-145")
def test_kalla_cannot_take_an_object_of_wonder_off_the_leader() -> None:
    gear = {"object_of_wonder": "don_constanzo_scarpa"}
    assert not can(pos({"crew": {"kalla_forsberg": "home"}}, gear=gear), "use kalla_forsberg")
    crew = {"kalla_forsberg": "home", "servo_scarpa": "home"}
    st = pos({"crew": crew}, gear={**gear, "sorte_deck": "servo_scarpa"})
    step(st, "use kalla_forsberg")
    assert choosable(st) == ["don_constanzo_scarpa", "kalla_forsberg"]  # the Sorte Deck alone can be moved


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


@pytest.mark.card("fivesails", "object_of_wonder", "duckfoot_pistol")
@pytest.mark.rule("FIV-C-164", "FIV-C-127", "FIV-REPLACE-3")
@pytest.mark.parametrize("saved", ["sibella_scarpa", "aldo_bussotti"])
def test_of_two_who_fall_at_once_the_wonder_saves_the_one_you_choose(saved: str) -> None:
    me = {**VODACCE, "crew": {"sibella_scarpa": "docks", "aldo_bussotti": "docks"}}
    foe = {**EISEN, "crew": {"otto_streit": "docks"}}
    gear = {"duckfoot_pistol": "otto_streit", "object_of_wonder": "don_constanzo_scarpa"}
    st = pos(me, foe, gear=gear, wounds={"sibella_scarpa": 3, "aldo_bussotti": 3}, turn=1)
    step(st, "use duckfoot_pistol")
    for _ in range(6):
        if can(st, "use object_of_wonder") and saved in notation(st.view(st.mover()).prompt):
            step(st, "use object_of_wonder")
            break
        st.apply(st.mover(), 0)
    rest(st)
    other = "aldo_bussotti" if saved == "sibella_scarpa" else "sibella_scarpa"
    assert (zone(st, saved), zone(st, other), zone(st, "object_of_wonder")) == ("approach", "locker", "locker")


@pytest.mark.card("fivesails", "smuggled_item")
def test_smuggled_item() -> None:
    st = BY_THE_CITY.pos(
        {"crew": {"otto_streit": "docks"}, "hand": ["kaspars_panzerhand"]}, gear={"smuggled_item": "otto_streit"}
    )
    go(st, "use smuggled_item")
    assert (bearer(st, "kaspars_panzerhand"), zone(st, "smuggled_item")) == ("otto_streit", "discard")


@pytest.mark.card("fivesails", "smuggled_item")
@pytest.mark.parametrize(
    ("hand", "city", "able"),
    [
        (["langschwert"], {}, True),
        ([], {"grand_bazaar": ["eager_blade"]}, True),
        (["triage"], {"grand_bazaar": ["gustavo"]}, False),
        (["unsavory_salve"], {}, False),  # Otto has no Weapon
    ],
)
def test_what_can_be_smuggled(hand: list[str], city: dict[str, list[str]], able: bool) -> None:
    st = BY_THE_CITY.pos(
        {"crew": {"otto_streit": "docks"}, "hand": hand}, gear={"smuggled_item": "otto_streit"}, city=city
    )
    assert can(st, "use smuggled_item") == able


@pytest.mark.card("fivesails", "smuggled_item")
@pytest.mark.rule("FIV-COST-6", "FIV-ATT-2", "FIV-KEY-4")
def test_a_smuggled_item_turns_into_something_for_the_same_character() -> None:
    """From hand, or from any district; free of charge, and only what the bearer may bear."""
    me = {**MONTAIGNE, "crew": {"urraca_de_murrieta": "home"}, "hand": ["uppmans_jacket", "cavalier_hat"]}
    st = pos(me, city={"forums": ["captains_coat", "so_it_begins"]}, gear={"smuggled_item": "urraca_de_murrieta"})
    step(st, "use smuggled_item")
    rest(st)
    offered = {text.split()[1] for text in says(st)}
    assert offered == {"uppmans_jacket", "captains_coat"}  # Urraca is no Duelist, and an event is no attachment
    go(st, "choose captains_coat")
    assert (bearer(st, "captains_coat"), zone(st, "smuggled_item"), hand(st, 0)) == (
        "urraca_de_murrieta",
        "discard",
        ["cavalier_hat", "uppmans_jacket"],
    )


@pytest.mark.card("fivesails", "smuggled_item", "duckfoot_pistol")
@pytest.mark.rule("FIV-C-39", "FIV-C-145")
def test_what_takes_nothing_but_its_own_attachment_is_judged_without_a_copy_of_the_table_and_a_trial_agrees() -> None:
    verdicts = {True: 0, False: 0}
    for st, _ in in_random_games(11, 30, {"decks": "random"}):
        for card in st.gear:
            for own in CARDS[st.kind[card]].actions:
                run = use_of(st, 0, st.ctrl[card], card, own, st.bearer[card], NO_MOMENT)
                if own.costs_interact and mere_gear(st, run, own):
                    before = st.save()
                    verdict = ready_stripped(st, run, own)
                    assert st.save() == before
                    assert verdict == payable_by_trial(st, run, own), CARDS[st.kind[card]].id
                    verdicts[verdict] += 1
    assert min(verdicts.values()) > 20, verdicts


@pytest.mark.card("fivesails", "sorte_deck")
def test_sorte_deck() -> None:
    st = BY_THE_CITY.pos(
        {"crew": {"otto_streit": "docks"}},
        {"crew": {"sibella_scarpa": "docks"}},
        gear={"sorte_deck": "sibella_scarpa"},
        turn=1,
    )
    go(st, "use sibella_scarpa", "use sorte_deck")
    assert (wounds(st), engaged(st)) == ({"otto_streit": 1}, {"sorte_deck"})


@pytest.mark.card("fivesails", "sorte_deck")
@pytest.mark.parametrize(("bearer", "left"), [("aldo_bussotti", 2), ("sibella_scarpa", 1)])
def test_a_strega_reads_more_in_the_sorte_deck(bearer: str, left: int) -> None:
    st = BY_THE_CITY.pos(
        {"crew": {"terrell_brandt": "docks"}},
        {"crew": {"servo_scarpa": "docks", bearer: "docks"}},
        gear={"sorte_deck": bearer},
    )
    go(st, "challenge terrell_brandt", "choose servo_scarpa", "refuse", "use sorte_deck")
    assert (wounds(st), engaged(st)) == ({"servo_scarpa": left}, {"terrell_brandt", "sorte_deck"})


@pytest.mark.card("fivesails", "sorte_deck")
@pytest.mark.rule("FIV-STATE-3", "FIV-C-145")
@pytest.mark.parametrize(
    ("where", "tired", "wounds", "able"),
    [
        ("docks", [], 1, True),
        ("forums", [], 1, False),
        ("docks", ["sorte_deck"], 1, False),
        ("docks", [], 2, False),  # Servo falls: nobody is left to heal
    ],
)
def test_the_sorte_deck_lies_where_blood_flows(where: str, tired: list[str], wounds: int, able: bool) -> None:
    st = BY_THE_CITY.pos(
        {"crew": {"terrell_brandt": "docks", "otto_streit": where}},
        {"crew": {"servo_scarpa": "docks"}},
        gear={"sorte_deck": "otto_streit"},
        engaged=tired,
        wounds={"servo_scarpa": wounds},
    )
    step(st, "challenge terrell_brandt", "refuse")
    assert offers(st, "use sorte_deck") == able


@pytest.mark.card("fivesails", "sorte_deck")
@pytest.mark.rule("FIV-REACT-5", "FIV-C-107")
@pytest.mark.parametrize(("hurt", "saved"), [(0, True), (3, False)])
def test_the_sorte_deck_heals_the_wounded_and_never_the_dead(hurt: int, saved: bool) -> None:
    """Sibella's Action wounds Otto; the bearer is no Strega."""
    st = pos(
        {"crew": {"sibella_scarpa": "docks"}},
        {"crew": {"otto_streit": "docks", "philip_hase": "docks"}},
        gear={"sorte_deck": "philip_hase"},
        wounds={"otto_streit": hurt} if hurt else {},
    )
    step(st, "use sibella_scarpa", "choose otto_streit")
    able = False
    for _ in range(6):
        if can(st, "use sorte_deck"):
            able = True
            break
        if not can(st, "pass") or can(st, "move otto_streit") or can(st, "move philip_hase"):
            break
        step(st, "pass")
    assert (zone(st, "otto_streit") == "play") == saved
    assert able or not saved


@pytest.mark.card("fivesails", "syrneth_hand", "captains_coat")
@pytest.mark.rule("FIV-LKI-1", "FIV-LKI-2", "FIV-C-9", "FIV-C-11")
@pytest.mark.parametrize(("gear", "hurt"), [("syrneth_hand", 2), ("captains_coat", 1)])
def test_the_last_strike_of_one_whose_player_is_out_is_as_strong_as_it_was(gear: str, hurt: int) -> None:
    """Otto has put threat on Servo when Kaspar falls elsewhere: his Combat was 2 with the Hand, which is the City's."""
    st = table(
        {"crew": {"servo_scarpa": "forums"}, "hand": ["boon"]},
        {"crew": {"otto_streit": "forums"}, "hand": ["langschwert"]},
        {},
        gear={gear: "otto_streit"},
    )
    go(st, "challenge servo_scarpa", "accept", "choose langschwert")
    strike(st)
    assert (pools(st), st.mover()) == ((3, 0), 0)
    destroy(st, st.leaders[1])
    st.advance()
    assert st.eliminated == [0, 1, 0]
    go(st, "pass")
    assert wounds(st) == {"servo_scarpa": hurt}


@pytest.mark.card("fivesails", "syrneth_hand")
def test_syrneth_hand() -> None:
    st = BY_THE_CITY.duel({"hand": ["triage"]}, {"hand": ["pull", "pull"]}, gear={"syrneth_hand": "otto_streit"})
    go(st, "choose pull", "choose triage", "use syrneth_hand")
    assert wounds(st) == {"otto_streit": 3}  # 2 by threat, and 1
    go(st, "choose pull")
    assert struck(st) == (0, 0, 3)


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


@pytest.mark.card("fivesails", "syrneth_hand")
@pytest.mark.rule("FIV-C-9", "FIV-C-40", "FIV-C-108", "FIV-FINAL-2")
def test_a_leader_who_dies_of_a_technique_has_struck_and_is_out() -> None:
    """Yevgeni pays the Hand with his last wound: his card counts with his own +1 Thrust, and the third player is not
    concerned."""
    st = table(
        {},
        {"crew": {"uwe_zimmerman": "docks"}, "hand": ["langschwert"]},
        {"crew": {"yevgeni": "docks"}, "hand": ["sunder"]},
        gear={"syrneth_hand": "yevgeni"},
        turn=1,
    )
    go(st, "challenge uwe_zimmerman", "accept")
    at_the_brink(st, 2)
    step(st, "choose sunder", "use syrneth_hand")
    strike(st)
    assert st.eliminated == [0, 0, 1]
    assert struck(st) == (2, 0, 3)
    assert pools(st) == (5, 0)  # two sent back of three, and three thrust
    assert (st.mover(), zone(st, "syrneth_hand")) == (1, "discard")
    go(st, "pass")
    assert wounds(st) == {"uwe_zimmerman": 5} or zone(st, "uwe_zimmerman") == "locker"


@pytest.mark.card("fivesails", "syrneth_hand", "answering_the_call")
@pytest.mark.rule("FIV-REPLACE-2", "FIV-C-125")
def test_the_guard_bleeds_for_the_hand_as_well() -> None:
    """1 wound as the cost of the Hand, 1 of the 2 threat that are left; Otto has none."""
    me = {**CASTILLE, "crew": {"maya_de_la_rioja": "forums"}, "hand": ["taunt"]}
    foe = {**EISEN, "crew": {"otto_streit": "forums", "leja_juska": "forums"}, "hand": ["answering_the_call"]}
    st = pos(me, foe, gear={"syrneth_hand": "otto_streit"})
    go(st, "challenge maya_de_la_rioja", "choose otto_streit", "accept")
    go(st, "choose answering_the_call", "use answering_the_call", "use syrneth_hand")
    assert wounds(st) == {"leja_juska": 3}
