"""The risks of Castille, e to l by their ids: what each does, where its text ends, and where it says no."""

from __future__ import annotations

import pytest

from intrigue.games.fivesails.events import Fizzled
from intrigue.games.fivesails.rules.drama import Turn
from intrigue.games.fivesails.rules.wounds import destroy
from intrigue.games.fivesails.state.printed import BY_ID, CARDS

from .. import playing
from ..playing import (
    BY_CASTILLE,
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
    pos,
    rest,
    says,
    step,
    strike,
    table,
    told,
    why,
    wounds,
    zone,
)
from ..situations import MAYA, RATON, SOLINE, THREE, choosable, dueling, uwe_has_fallen


@pytest.mark.card("fivesails", "improvising")
@pytest.mark.rule("FIV-PLAY-3", "FIV-C-136")
def test_a_risk_to_improvise_is_a_target() -> None:
    st = pos({**CASTILLE, "hand": ["improvising"]}, {"discard": ["precision", "langschwert"]})
    assert why(st, "use improvising")[0] == "FIV-PLAY-3"


@pytest.mark.card("fivesails", "improvising")
def test_improvising() -> None:
    st = BY_CASTILLE.pos({"crew": {"sanjay": "docks"}, "hand": ["improvising", "triage"]}, {"discard": ["regroup"]})
    go(st, "use improvising", "use regroup", "pay triage")
    assert place(st, "sanjay") == "forums"
    assert (zone(st, "improvising"), zone(st, "regroup")) == ("locker", "deck")


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


@pytest.mark.card("fivesails", "improvising", "night_of_drinking", "taunt")
@pytest.mark.rule("FIV-COST-10", "FIV-C-44")
def test_improvising_plays_nothing_that_cannot_be_paid_any_more() -> None:
    """To save it from a Night of Drinking its player has spent what the risk would have cost."""
    me = {**CASTILLE, "crew": {"maya_de_la_rioja": "docks"}, "hand": ["improvising", "night_of_drinking", "boon"]}
    foe = {
        **CASTILLE,
        "crew": {"raton": "forums"},
        "hand": ["night_of_drinking", "throwing_knife"],
        "discard": ["taunt"],
    }
    st = pos(me, foe, first=1)
    step(st, "use improvising", "use night_of_drinking", "pay throwing_knife", "use night_of_drinking", "pay boon")
    rest(st)
    assert isinstance(st.stack[-1], Turn)
    assert [event.name for event in st.events_for(None) if isinstance(event, Fizzled)] == ["improvising"]
    assert (zone(st, "improvising"), pile(st, 1)[0], hand(st, 0)) == ("locker", "taunt", [])


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


@pytest.mark.card("fivesails", "improvising")
@pytest.mark.rule("FIV-C-39", "FIV-C-145")
def test_improvising_does_not_pay_for_what_it_plays() -> None:
    st = pos({**RATON, "hand": ["improvising"]}, {"discard": ["bleed_out"], "crew": {"otto_streit": "docks"}})
    st.wounds[number(st, "otto_streit")] = 1
    assert not can(st, "use improvising")
    st = pos({**RATON, "hand": ["improvising", "taunt"]}, {"discard": ["bleed_out"], "crew": {"otto_streit": "docks"}})
    st.wounds[number(st, "otto_streit")] = 1
    go(st, "use improvising", "use bleed_out", "pay taunt")
    assert wounds(st) == {"otto_streit": 2}


@pytest.mark.card("fivesails", "improvising")
@pytest.mark.rule("FIV-C-136", "FIV-C-146")
def test_improvising_may_play_an_improvising() -> None:
    """Played out of an opponent's pile, it plays another risk of an opponent; its own text sends it to the Locker."""
    other = {"leader": "soline_el_gato", "discard": ["improvising", "amour"], "crew": {"sanjay": "docks"}}
    st = pos({**RATON, "hand": ["improvising", "taunt"]}, other)
    go(st, "use improvising", "use improvising", "use amour", "pay taunt")
    assert engaged(st) == {"raton", "sanjay"}
    assert [zone(st, "amour"), hand(st, 0)] == ["deck", []]
    assert [st.zone[i] for i in range(st.size) if st.kind[i] == BY_ID["improvising"]].count(4) == 2
    st = pos({**RATON, "hand": ["improvising", "taunt"]}, {**other, "discard": ["improvising"]})
    assert not can(st, "use improvising")  # there is nothing for the second one to play


@pytest.mark.card("fivesails", "improvising", "boon", "fates_burden", "ravenna_destine")
@pytest.mark.rule("FIV-C-9", "FIV-C-64", "FIV-C-149", "FIV-C-197")
@pytest.mark.parametrize("risk", ["boon", "fates_burden"])
def test_what_somebody_who_is_out_held_of_others_goes_back_to_them(risk: str) -> None:
    """Soline's player has improvised a risk of the Don's and put it on Torsten, who is of a third player. With her
    player out nobody controls it any more: it leaves play, under the Don's deck as Improvising has it."""
    st = table(
        {**VODACCE, "discard": [risk], "crew": {"servo_scarpa": "forums"}},
        {**CASTILLE, "crew": {"ravenna_destine": "docks", "soline_el_gato": "forums"}, "hand": ["improvising"]},
        {**USSURA, "crew": {"torsten_vakt": "docks"}},
        turn=1,
    )
    go(st, "use improvising")
    while not bearer(st, risk):
        go(st, next(text for text in says(st) if "torsten" in text or text.startswith("use")))
    card = next(i for i in st.gear if CARDS[st.kind[i]].id == risk)
    assert (st.owner[card], st.ctrl[card], bearer(st, risk)) == (0, 1, "torsten_vakt")
    destroy(st, st.leaders[1])
    st.advance()
    st.check()
    assert (st.eliminated, card in st.gear, card in st.decks[0]) == ([0, 1, 0], False, True)


@pytest.mark.card("fivesails", "improvising", "robbery")
@pytest.mark.rule("FIV-C-9", "FIV-KEY-5")
def test_the_pile_of_somebody_who_is_out_is_gone() -> None:
    st = table(
        {**CASTILLE, "crew": {"raton": "docks"}, "hand": ["improvising", "robbery"]},
        {"discard": ["triage", "langschwert"]},
        {**USSURA},
        wounds={"raton": 1},
    )
    assert (can(st, "use improvising"), can(st, "use robbery 1")) == (True, True)
    destroy(st, st.leaders[1])
    st.advance()
    st.offered = None
    assert (can(st, "use improvising"), can(st, "use robbery 1")) == (False, False)
    assert pile(st, 1) == []


@pytest.mark.card("fivesails", "corpse_speak", "improvising", "regroup", "angeline_demone")
@pytest.mark.rule("FIV-C-136", "FIV-C-146")
def test_the_dead_speak_of_improvising() -> None:
    """A risk of a third pile in the end: each card goes where its own text, or that of who played it, sends it."""
    me = {**CASTILLE, "crew": {"angeline_demone": "docks", "sanjay": "forums"}, "discard": ["improvising"]}
    st = pos({**me, "hand": ["taunt"]}, {**EISEN, "discard": ["regroup"]}, gear={"corpse_speak": "angeline_demone"})
    go(st, "use corpse_speak", "use improvising", "use regroup", "choose sanjay", "pay taunt", "place docks")
    assert (place(st, "sanjay"), engaged(st)) == ("docks", {"angeline_demone"})
    assert [zone(st, id) for id in ("corpse_speak", "improvising")] == ["locker", "locker"]
    assert pile(st, 1) == []
    assert sum(line.startswith("tell-left") and "improvising" in line for line in told(st)) == 1


@pytest.mark.card("fivesails", "improvising", "night_of_drinking")
@pytest.mark.rule("FIV-C-41", "FIV-C-146")
def test_a_risk_that_is_drunk_away_was_still_played_by_improvising() -> None:
    """Night of Drinking answers the Regroup, not Improvising: that one is locked away, the Regroup sunk."""
    me = {**CASTILLE, "crew": {"sanjay": "docks"}, "hand": ["improvising", "taunt", "night_of_drinking", "amour"]}
    st = pos(me, {**EISEN, "discard": ["regroup"]})
    step(st, "use improvising", "use regroup", "pay taunt", "use night_of_drinking", "pay amour")
    rest(st)
    assert (place(st, "sanjay"), zone(st, "improvising"), pile(st, 1)) == ("docks", "locker", [])
    assert [line for line in told(st) if "regroup to=" in line] == ["tell-left card=card:regroup to=bottom"]
    assert "night_of_drinking" in pile(st, 0)


@pytest.mark.card("fivesails", "improvising")
@pytest.mark.card("fivesails", "devotion")
@pytest.mark.card("fivesails", "matushkas_sight")
@pytest.mark.rule("FIV-C-136")
@pytest.mark.parametrize("risk", ["devotion", "matushkas_sight"])
def test_improvising_is_not_among_the_cards_looked_at(risk: str) -> None:
    """Improvising itself lies aside while the other risk is played, and goes to the Locker."""
    deck = ["amour", "carnaval", "robbery", "drinking_games", "adaptable"]
    st = pos(
        {
            "leader": "soline_el_gato",
            "crew": {"elina_georginova": "docks"},
            "hand": ["improvising", "taunt"],
            "deck": deck,
        },
        {"discard": [risk]},
    )
    go(st, "use improvising", f"use {risk}")
    for text in ("pay taunt", "option 1", "place docks"):
        if can(st, text):
            go(st, text)
    assert choosable(st) == sorted(deck[: 3 if risk == "devotion" else 5])
    while zone(st, "improvising") == "aside":
        st.apply(st.mover(), st.legal(st.mover())[0])
    assert zone(st, "improvising") == "locker"


@pytest.mark.card("fivesails", "its_personal")
def test_its_personal() -> None:
    st = BY_CASTILLE.duel(
        {"hand": ["its_personal", "taunt"]}, {"hand": ["langschwert", "langschwert"]}, wounds={"otto_streit": 2}
    )
    go(
        st,
        "choose langschwert",
        "choose taunt",
        "choose langschwert",
        "choose its_personal",
        "use its_personal",
        "pass",
    )
    assert zone(st, "otto_streit") == "locker"
    assert held(st) == {"forums": 0}


@pytest.mark.card("fivesails", "its_personal")
def test_it_is_one_wound_however_personal() -> None:
    st = BY_CASTILLE.duel({"hand": ["its_personal", "taunt"]}, {"hand": ["langschwert", "langschwert"]})
    step(st, "choose langschwert", "choose taunt", "choose langschwert", "choose its_personal")
    before = wounds(st)["otto_streit"]
    step(st, "use its_personal")
    assert (wounds(st)["otto_streit"], held(st)) == (before + 1, {})  # and nothing is claimed while he lives


@pytest.mark.card("fivesails", "its_personal")
@pytest.mark.parametrize(("parries", "able"), [(["taunt"], True), (["carnaval"], False)])
def test_it_is_personal_once_you_are_wounded(parries: list[str], able: bool) -> None:
    """Against 3 threat Taunt parries 1, Carnaval all 3."""
    st = BY_CASTILLE.duel({"hand": ["its_personal", *parries]}, {"hand": ["langschwert", "langschwert"]})
    step(st, "choose langschwert", f"choose {parries[0]}", "choose langschwert", "choose its_personal")
    assert can(st, "use its_personal") == able


@pytest.mark.card("fivesails", "its_personal", "bastien_girard")
@pytest.mark.rule("FIV-C-120", "FIV-C-190")
@pytest.mark.parametrize("over", [False, True])
def test_it_is_not_personal_for_whoever_took_over_unhurt(over: bool) -> None:
    """Bastien was wounded in this duel. Jean was not."""
    me = {
        **MONTAIGNE,
        "crew": {"bastien_girard": "forums", "jean_urbain": "forums"},
        "hand": ["triage", "its_personal"],
    }
    foe = {**EISEN, "crew": {"otto_streit": "forums"}, "hand": ["precision", "precision"]}
    st = pos(me, foe)
    go(st, "challenge bastien_girard", "accept")
    for card in ("precision", "triage", "precision"):
        step(st, f"choose {card}")
        strike(st)
    step(st, "choose its_personal")
    if over:
        step(st, "use bastien_girard 5")
        rest(st)
    assert can(st, "use its_personal") != over


@pytest.mark.card("fivesails", "its_personal", "stiletto")
@pytest.mark.rule("FIV-DUEL-4")
def test_a_wound_before_the_duel_is_nothing_personal() -> None:
    foe = {**CASTILLE, "crew": {"sanjay": "forums"}, "hand": ["its_personal", "taunt"]}
    st = pos({"crew": {"servo_scarpa": "forums"}}, foe, gear={"stiletto": "servo_scarpa"})
    step(st, "challenge servo_scarpa", "choose sanjay", "use stiletto", "option 2")
    assert wounds(st) == {"sanjay": 1}
    go(st, "accept", "choose its_personal")
    assert not can(st, "use its_personal")


@pytest.mark.card("fivesails", "its_personal")
@pytest.mark.rule("FIV-C-145", "FIV-C-150")
def test_nothing_is_personal_with_the_dead() -> None:
    st = uwe_has_fallen({**CASTILLE, "crew": {"raton": "forums"}, "hand": ["its_personal"]})
    st.duel.challenger.hurt = True
    step(st, "choose its_personal")
    assert not can(st, "use its_personal")


@pytest.mark.card("fivesails", "its_personal")
@pytest.mark.rule("FIV-C-150")
def test_its_personal_claims_nothing_for_a_foe_who_fell_before() -> None:
    """Unsavory Salve kills the foe in this round; the Maneuver after that could wound nobody, and is not announced."""

    def fought(already: int) -> dict[str, int]:
        st = duel(
            {**MAYA, "hand": ["its_personal"]},
            {"hand": ["throwing_knife"]},
            wounds={"uwe_zimmerman": already, "maya_de_la_rioja": 1},
            gear={"stiletto": "maya_de_la_rioja", "unsavory_salve": "maya_de_la_rioja"},
        )
        st.duel.challenger.hurt = True  # Maya was wounded in this duel
        go(st, "choose throwing_knife", "choose its_personal", "use unsavory_salve")
        if can(st, "use its_personal"):
            go(st, "use its_personal")
        return held(st)

    assert fought(3) == {}  # one wound got through, and that of the Salve was enough
    assert fought(2) == {"forums": 0}  # the Maneuver's own wound did it


@pytest.mark.card("fivesails", "life_in_the_canals")
@pytest.mark.rule("FIV-QUAL-1", "FIV-EX-11")
def test_life_in_the_canals() -> None:
    st = BY_CASTILLE.duel({"hand": ["life_in_the_canals"]})
    go(st, "choose langschwert", "choose life_in_the_canals")
    assert not can(st, "use life_in_the_canals 1")  # Maya is no Scoundrel
    go(st, "use life_in_the_canals 2")
    assert len(hand(st, 0)) == 1
    st = BY_CASTILLE.duel(
        {"crew": {"lorenzo_de_zepeda": "forums"}, "hand": ["life_in_the_canals"]},
        {"hand": ["langschwert", "regroup", "triage"]},
    )
    go(st, "choose langschwert", "choose life_in_the_canals", "use life_in_the_canals 1", "choose triage")
    assert (pile(st, 1), hand(st, 1), hand(st, 0)) == (["triage"], ["regroup"], [])


@pytest.mark.card("fivesails", "life_in_the_canals")
@pytest.mark.rule("FIV-KEY-2")
def test_a_defender_lets_the_challenger_discard() -> None:
    foe = {"leader": "soline_el_gato", "crew": {"lorenzo_de_zepeda": "forums"}, "hand": ["life_in_the_canals", "boon"]}
    st = playing.duel(
        {"leader": "kaspar_dietrich", "crew": {"uwe_zimmerman": "forums"}, "hand": ["regroup", "triage"]}, foe
    )
    go(st, "choose life_in_the_canals", "use life_in_the_canals 1", "choose triage")
    assert (pile(st, 0), hand(st, 0), hand(st, 1)) == (["triage"], ["regroup"], ["boon"])


@pytest.mark.card("fivesails", "life_in_the_canals")
@pytest.mark.rule("FIV-QUAL-1")
@pytest.mark.parametrize(
    ("fighter", "robs", "draws"),
    [
        ("raton", True, True),
        ("lorenzo_de_zepeda", True, False),
        ("maya_de_la_rioja", False, True),
        ("madre_dolores", False, False),
    ],
)
def test_the_canals_know_scoundrels_and_pirates(fighter: str, robs: bool, draws: bool) -> None:
    st = BY_CASTILLE.duel(
        {"crew": {fighter: "forums"}, "hand": ["life_in_the_canals"]}, {"hand": ["langschwert", "triage"]}
    )
    step(st, "choose langschwert", "choose life_in_the_canals")
    assert (can(st, "use life_in_the_canals 1"), can(st, "use life_in_the_canals 2")) == (robs, draws)


@pytest.mark.card("fivesails", "life_in_the_canals")
def test_life_in_the_canals_costs_the_foe_one_card() -> None:
    st = dueling(SOLINE, "lorenzo_de_zepeda", ["life_in_the_canals"], ["langschwert", *THREE])
    go(st, "choose langschwert", "choose life_in_the_canals", "use life_in_the_canals 1", "choose triage")
    assert (pile(st, 1), can(st, "choose regroup")) == (["triage"], False)
