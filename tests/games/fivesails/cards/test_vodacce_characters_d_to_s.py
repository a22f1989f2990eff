"""The characters of Vodacce, d to s by their ids: what each does, where its text ends, and where it says no."""

from __future__ import annotations

import pytest

from intrigue.games.fivesails.rules.challenge import targets
from intrigue.games.fivesails.rules.stats import is_brute
from intrigue.games.fivesails.rules.wounds import Cap
from intrigue.games.fivesails.state.city import FORUMS
from intrigue.games.fivesails.state.duel import DUEL, NO_DUEL
from intrigue.games.fivesails.state.printed import CARDS
from intrigue.games.fivesails.state.state import FiveSails

from ..playing import (
    BY_VODACCE,
    EISEN,
    GAME,
    USSURA,
    VODACCE,
    can,
    challenged,
    duel,
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
    struck,
    table,
    told,
    until,
    wounds,
    zone,
)
from ..situations import asked_for_technique, choosable, full_crew, leader_falls, sighted, till_drama, who_may_go

fencing = BY_VODACCE.fencing


def spying(seed: int = 0) -> FiveSails:
    """Sarafina looks at the top two cards of Otto's player."""
    me = {"crew": {"sarafina": "docks", "sibella_scarpa": "docks"}, "hand": ["objection"]}
    foe = {**EISEN, "crew": {"otto_streit": "docks"}, "hand": ["precision"], "deck": ["regroup", "langschwert"]}
    st = pos(foe, me, seed=seed)
    return step(st, "challenge otto_streit", "choose sarafina", "accept", "choose objection", "use sarafina")


THUGS = {"alcee", "angelo", "buratino", "dante"}


def still_has(technique: str, with_challenge: bool, *answers: str) -> bool:
    """Whether somebody who challenged with this Technique, or without, has it in the first round."""
    me = {"crew": {technique: "forums"}, "hand": ["pull"]}
    st = pos(me, {"crew": {"uwe_zimmerman": "forums"}, "hand": ["langschwert"]})
    return can(challenged(st, technique, technique, with_challenge, "pull", *answers), f"use {technique}")


@pytest.mark.card("fivesails", "dante")
def test_dante_drags_somebody_from_elsewhere() -> None:
    def drags(otto: str) -> bool:
        st = pos({"crew": {"dante": "docks", "servo_scarpa": "docks"}}, {"crew": {"otto_streit": otto}})
        step(st, "use dante")
        assert not can(st, "choose servo_scarpa")
        assert not can(st, "choose dante")
        return can(st, "choose otto_streit")

    assert drags("home")
    assert drags("grand_bazaar")
    assert not drags("docks")


@pytest.mark.rule("FIV-C-9", "FIV-C-65")
@pytest.mark.card("fivesails", "don_constanzo_scarpa", "cirilo_naucriparos")
def test_a_mercenary_whom_a_fallen_don_has_kept_may_be_hired_as_a_brute() -> None:
    """Kept by the one Don, he is discarded when that one falls; the people of another hire him, and he is a Brute."""
    st = table(
        {**VODACCE, "crew": {"cirilo_naucriparos": "home", "gustavo": "home"}, "approach": []},
        {**VODACCE, "crew": {"cirilo_naucriparos": "forums"}, "approach": []},
        {**USSURA, "approach": []},
    )
    gustavo = number(st, "gustavo")
    go(st, "pass", "pass", "pass", "use don_constanzo_scarpa")
    assert not is_brute(st, gustavo)
    leader_falls(st, 0)
    st.enter(gustavo, 1, FORUMS)
    assert is_brute(st, gustavo)


@pytest.mark.card("fivesails", "don_constanzo_scarpa")
@pytest.mark.rule("FIV-C-28", "FIV-C-34")
def test_who_is_no_brute_any_more_counts_at_once() -> None:
    st = full_crew()
    go(st, "pass", "pass", "use don_constanzo_scarpa", "choose gustavo")
    assert len(who_may_go(st)) == 6  # Cirilo and Gustavo among them, Kaj not


@pytest.mark.card("fivesails", "don_constanzo_scarpa", "cirilo_naucriparos")
@pytest.mark.rule("FIV-C-34", "FIV-C-54", "FIV-C-32")
def test_the_don_keeps_a_hired_brute_and_the_others_go_to_the_city() -> None:
    crew = {"cirilo_naucriparos": "docks", "gustavo": "docks", "takama_siad": "docks", "buratino": "docks"}
    st = pos({"crew": crew, "approach": []}, {"approach": []})
    step(st, "pass", "pass", "use don_constanzo_scarpa", "choose gustavo")
    till_drama(st)
    assert (zone(st, "gustavo"), zone(st, "buratino"), zone(st, "takama_siad") != "play") == ("play", "discard", True)


@pytest.mark.card("fivesails", "don_constanzo_scarpa", "buratino")
@pytest.mark.rule("FIV-C-28", "FIV-C-32", "FIV-C-34")
def test_a_brute_who_stays_may_be_one_too_many() -> None:
    """The crew is full without him: as the Day ends somebody has to go for him, or he himself."""
    people = ["servo_scarpa", "sibella_scarpa", "vissenta_scarpa", "cesca_del_rosso", "aldo_bussotti"]
    me = {**VODACCE, "crew": {**dict.fromkeys(people, "home"), "buratino": "docks"}, "approach": []}
    st = pos(me, {**EISEN, "approach": []})
    step(st, "pass", "pass", "use don_constanzo_scarpa")
    until(st, lambda st: isinstance(st.stack[-1], Cap))
    assert {text.split()[1] for text in says(st)} == {*people, "buratino"}
    go(st, "choose aldo_bussotti")
    until(st, lambda st: st.day == 2)
    assert (zone(st, "aldo_bussotti"), zone(st, "buratino"), len(st.crew[0])) == ("locker", "play", 6)


@pytest.mark.card("fivesails", "don_constanzo_scarpa")
@pytest.mark.rule("FIV-C-121")
def test_don_constanzo_has_one_voice_more_where_a_thug_of_his_is() -> None:
    def claims(*thugs: str, at: str = "docks") -> bool:
        crew = {"cesca_del_rosso": "docks", **dict.fromkeys(thugs, at)}
        st = pos({"crew": crew}, {"crew": {"otto_streit": "docks"}})  # 2 against 2
        go(st, "claim cesca_del_rosso")
        return held(st) == {"docks": 0}

    assert claims("angelo")
    assert not claims()
    assert not claims("angelo", at="forums")
    st = pos(
        {"crew": {"cesca_del_rosso": "docks", "angelo": "docks", "dante": "docks"}}, {"crew": {"pavel_ivanov": "docks"}}
    )
    go(st, "claim cesca_del_rosso")
    assert held(st) == {}  # 2 and 1 for both of them against 3


@pytest.mark.card("fivesails", "don_constanzo_scarpa")
@pytest.mark.rule("FIV-C-34", "FIV-C-60", "FIV-C-121", "FIV-SET-5")
def test_don_constanzo() -> None:
    st = GAME.new(2, 1)
    assert st.mover() == 0
    st.apply(0, GAME.action(st, 0, "name dante"))
    assert hand(st, 0) == ["dante"]  # type: ignore[arg-type]
    st = pos({"crew": {"don_constanzo_scarpa": "docks", "buratino": "docks"}}, {"crew": {"otto_streit": "docks"}})
    go(st, "claim don_constanzo_scarpa")
    assert held(st) == {"docks": 0}  # 3 and 1 for the Thug against 2
    go(st, "pass", "pass", "use don_constanzo_scarpa")
    assert zone(st, "buratino") == "play"


@pytest.mark.card("fivesails", "don_constanzo_scarpa")
def test_don_constanzo_begins_with_a_thug_and_keeps_nobody_elses() -> None:
    st = GAME.new(2, 1)
    assert isinstance(st, FiveSails)
    assert {text.removeprefix("name ") for text in says(st)} == THUGS
    st = pos({}, {"leader": "odette_dubois_darrent", "crew": {"buratino": "docks"}})
    assert not offers(step(st, "pass", "pass"), "use don_constanzo_scarpa 2")  # it is at another Home


@pytest.mark.card("fivesails", "don_constanzo_scarpa")
@pytest.mark.rule("FIV-C-34")
def test_don_constanzo_keeps_brutes_only() -> None:
    def keeps(who: str) -> bool:
        return offers(step(pos({"crew": {who: "docks"}}), "pass", "pass"), "use don_constanzo_scarpa 2")

    assert keeps("buratino")
    assert not keeps("servo_scarpa")


@pytest.mark.card("fivesails", "sarafina")
@pytest.mark.rule("FIV-C-36", "FIV-C-58")
@pytest.mark.parametrize(("answer", "sunk"), [("choose triage", ["tell-sunk cards=1 owner=seat:1"]), ("pass", [])])
def test_whose_deck_was_looked_at_sees_whether_a_card_of_it_is_sunk(answer: str, sunk: list[str]) -> None:
    me = {"crew": {"sarafina": "forums"}, "hand": ["bravos"]}
    st = duel(me, {"hand": ["langschwert"], "deck": ["triage", "regroup"]})
    step(st, "choose langschwert", "choose bravos", "use sarafina", answer)
    assert sighted(st, 1) == ["tell-peeked-of seat=seat:0 count=1 owner=seat:1", *sunk]


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


@pytest.mark.card("fivesails", "sarafina")
@pytest.mark.rule("FIV-EX-17")
def test_sarafina_looks_at_the_foes_cards_only() -> None:
    st = pos(
        {"crew": {"sarafina": "forums"}, "hand": ["veronicas_guile", "pull", "boon"]},
        {"leader": "kaspar_dietrich", "crew": {"otto_streit": "forums"}, "hand": ["triage"], "deck": ["precision"]},
    )
    go(st, "use veronicas_guile", "pay pull", "accept", "choose triage", "choose boon", "use sarafina")
    assert choosable(st) == ["precision"]
    assert can(st, "pass")


@pytest.mark.card("fivesails", "sarafina")
@pytest.mark.rule("FIV-C-69", "FIV-C-67", "FIV-EX-17")
@pytest.mark.parametrize("goes", ["discard", "sink"])
def test_sarafina_gambles_with_what_the_pile_gives(goes: str) -> None:
    me = {**VODACCE, "crew": {"sarafina": "docks"}, "deck": ["pull"], "discard": ["boon"], "empty": True}
    st = pos({**EISEN, "crew": {"uwe_zimmerman": "docks"}}, me, options={"gamble_rest": goes})
    go(st, "challenge uwe_zimmerman", "accept")
    step(st, "gamble")
    assert sorted(text.split()[1] for text in says(st)) == ["boon", "pull"]
    step(st, "choose boon")
    assert (pile(st, 1), [st.card(i).id for i in st.decks[1]]) == (
        (["pull"], []) if goes == "discard" else ([], ["pull"])
    )
    assert wounds(st) == {}


@pytest.mark.card("fivesails", "sarafina")
@pytest.mark.rule("FIV-CHAL-13", "FIV-C-87", "FIV-EX-17")
@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_sarafina_with_a_challenge(answer: str) -> None:
    st = asked_for_technique("sarafina", {"otto_streit": "docks"}, foe={"deck": ["precision", "regroup"]})
    go(st, "use sarafina", answer)
    assert says(st)[1:] == [f"choose precision {number(st, 'precision')}"]
    go(st, "choose precision")
    assert st.card(st.decks[1][-1]).id == "regroup"
    assert st.card(st.decks[1][0]).id == "precision"
    assert st.duel.stage == (DUEL if answer == "accept" else NO_DUEL)


@pytest.mark.card("fivesails", "sarafina")
@pytest.mark.rule("FIV-EX-17", "FIV-C-58")
def test_sarafina() -> None:
    st = duel({"crew": {"sarafina": "forums"}}, {"hand": ["langschwert"], "deck": ["triage", "regroup"]})
    go(st, "choose langschwert", "gamble")
    assert len(list(st.aside)) == 3
    st = duel(
        {"crew": {"sarafina": "forums"}, "hand": ["bravos"]}, {"hand": ["langschwert"], "deck": ["triage", "regroup"]}
    )
    go(st, "choose langschwert", "choose bravos", "use sarafina", "choose triage")
    assert st.decks[1][0] == number(st, "triage") or zone(st, "triage") == "deck"


@pytest.mark.card("fivesails", "sarafina")
@pytest.mark.rule("FIV-EX-17")
def test_sarafina_sees_two_cards_beside_a_strega_and_sinks_any_of_them() -> None:
    foe = {"hand": ["langschwert"], "deck": ["triage", "regroup", "stratege"]}
    for sibella, seen in (("forums", 2), ("docks", 1)):
        st = fencing("pull", {"crew": {"sarafina": "forums", "sibella_scarpa": sibella}}, foe)
        step(st, "use sarafina")
        assert can(st, "choose regroup") == (seen == 2)
        step(st, "choose triage")
        if seen == 2:
            step(st, "pass")
        assert st.decks[1][0] == number(st, "triage")
        assert st.decks[1][-1] == number(st, "regroup")


@pytest.mark.card("fivesails", "sarafina")
@pytest.mark.rule("FIV-ONCE-2", "FIV-CHAL-5")
def test_sarafina_spies_once_a_duel() -> None:
    assert still_has("sarafina", False)
    assert not still_has("sarafina", True, "pass")  # she sinks nothing


@pytest.mark.card("fivesails", "servo_scarpa")
@pytest.mark.rule("FIV-CHAL-6", "FIV-C-130", "FIV-C-138")
def test_servo_asks_the_same_list() -> None:
    crew = {"servo_scarpa": "forums", "sibella_scarpa": "docks", "aldo_bussotti": "home"}
    foes = {"otto_streit": "forums", "philip_hase": "docks", "sigurd_ulfsen": "docks", "uwe_zimmerman": "grand_bazaar"}
    st = pos({"crew": crew}, {"crew": foes})
    found = [st.card(i).id for i in targets(st, number(st, "servo_scarpa"))]
    assert sorted(found) == ["otto_streit", "sigurd_ulfsen"]


@pytest.mark.card("fivesails", "servo_scarpa", "sigurd_ulfsen")
@pytest.mark.rule("FIV-C-138")
def test_servo_is_free_here_though_sigurd_draws_the_blades_there() -> None:
    me = {"crew": {"servo_scarpa": "docks", "aldo_bussotti": "forums"}}
    foe = {"crew": {"sigurd_ulfsen": "forums", "uwe_zimmerman": "forums", "otto_streit": "docks"}}
    st = pos(me, foe)
    go(st, "challenge servo_scarpa")
    assert choosable(st) == ["otto_streit", "sigurd_ulfsen"]


@pytest.mark.card("fivesails", "servo_scarpa", "eko_sorridi")
@pytest.mark.rule("FIV-C-130", "FIV-C-165")
def test_servo_may_die_on_the_way_to_his_challenge() -> None:
    me = {"crew": {"servo_scarpa": "docks", "sibella_scarpa": "forums"}}
    st = pos(me, {"crew": {"eko_sorridi": "docks", "otto_streit": "forums"}}, wounds={"servo_scarpa": 4})
    step(st, "challenge servo_scarpa", "choose otto_streit", "use eko_sorridi")
    rest(st)
    assert (zone(st, "servo_scarpa"), wounds(st), st.duel.stage, st.mover()) == ("locker", {}, NO_DUEL, 1)


@pytest.mark.card("fivesails", "servo_scarpa", "stiletto")
@pytest.mark.rule("FIV-C-130", "FIV-C-138")
@pytest.mark.parametrize(("armed", "able"), [("sibella_scarpa", True), ("vissenta_scarpa", False)])
def test_a_challenge_that_servo_issues_from_elsewhere_is_issued_where_its_target_is(armed: str, able: bool) -> None:
    crew = {"servo_scarpa": "docks", "vissenta_scarpa": "docks", "sibella_scarpa": "forums"}
    st = pos({"crew": crew}, {"crew": {"uwe_zimmerman": "forums"}}, gear={"stiletto": armed})
    step(st, "challenge servo_scarpa", "choose uwe_zimmerman")
    assert offers(st, "use stiletto") == able
    assert place(st, "servo_scarpa") == "forums"


@pytest.mark.card("fivesails", "servo_scarpa")
@pytest.mark.rule("FIV-C-130")
def test_servo_challenges_next_door_where_a_red_hand_of_yours_stands() -> None:
    def challenges(friend: str, at: str) -> bool:
        st = pos({"crew": {"servo_scarpa": "docks", friend: at}}, {"crew": {"otto_streit": at}})
        return can(st, "challenge servo_scarpa")

    assert challenges("sibella_scarpa", "forums")
    assert not challenges("vissenta_scarpa", "forums")  # no Red Hand
    assert not challenges("sibella_scarpa", "grand_bazaar")  # not adjacent


@pytest.mark.card("fivesails", "servo_scarpa")
@pytest.mark.rule("FIV-C-85", "FIV-C-130")
def test_a_technique_takes_effect_where_its_actor_stands_by_then() -> None:
    st = asked_for_technique(
        "servo_scarpa",
        {"otto_streit": "forums"},
        {"leader": "don_constanzo_scarpa", "crew": {"servo_scarpa": "docks", "sibella_scarpa": "forums"}},
    )
    go(st, "use servo_scarpa", "accept")
    assert (st.duel.changes.thrust, pools(st)) == (0, (0, 4))  # Sibella is there, at the Forums


@pytest.mark.card("fivesails", "servo_scarpa")
@pytest.mark.rule("FIV-C-130")
def test_servo() -> None:
    st = pos({"crew": {"servo_scarpa": "docks", "sibella_scarpa": "forums"}}, {"crew": {"otto_streit": "forums"}})
    go(st, "challenge servo_scarpa", "use servo_scarpa", "refuse")
    assert place(st, "servo_scarpa") == "forums"
    assert wounds(st) == {"otto_streit": 3}  # 3 Combat + 1 Thrust, limited to 3


@pytest.mark.card("fivesails", "servo_scarpa")
def test_servo_counts_every_other_red_hand_of_yours_here() -> None:
    crew = {"servo_scarpa": "forums", "sibella_scarpa": "forums", "angelo": "forums"}
    others = {"vissenta_scarpa": "forums", "cesca_del_rosso": "docks"}  # no Red Hand; not here
    foe = {"crew": {"uwe_zimmerman": "forums", "aldo_bussotti": "forums"}, "hand": ["langschwert"]}
    st = duel({"crew": {**crew, **others}, "hand": ["pull"]}, foe)
    go(st, "choose langschwert", "choose pull", "use servo_scarpa")
    assert struck(st) == (0, 2, 5)


@pytest.mark.card("fivesails", "servo_scarpa")
@pytest.mark.rule("FIV-ONCE-2", "FIV-CHAL-5")
def test_servo_has_his_technique_once_a_duel() -> None:
    assert still_has("servo_scarpa", False)
    assert not still_has("servo_scarpa", True)


@pytest.mark.card("fivesails", "sibella_scarpa")
def test_sibella() -> None:
    st = pos({"crew": {"sibella_scarpa": "forums"}}, {"crew": {"otto_streit": "forums"}})
    go(st, "use sibella_scarpa")
    assert wounds(st) == {"sibella_scarpa": 1, "otto_streit": 1}
    assert not can(pos({"crew": {"sibella_scarpa": "forums"}}), "use sibella_scarpa")
