"""The risks of Castille, o to z by their ids: what each does, where its text ends, and where it says no."""

from __future__ import annotations

import pytest

from intrigue.games.fivesails.events import Used
from intrigue.games.fivesails.rules.stats import num

from .. import playing
from ..playing import (
    BY_CASTILLE,
    CASTILLE,
    EISEN,
    VODACCE,
    bearer,
    can,
    go,
    hand,
    names,
    number,
    offers,
    pile,
    place,
    pools,
    rest,
    says,
    step,
    strike,
    struck,
    until,
    why,
    wounds,
    zone,
)
from ..situations import MAYA, SOLINE, THREE, begun_by, choosable, dueling, happened

pos = BY_CASTILLE.pos
duel = BY_CASTILLE.duel


@pytest.mark.card("fivesails", "research")
def test_research() -> None:
    st = pos({"hand": ["research"], "discard": ["amour", "taunt", "robbery"]})
    go(st, "use research", "choose amour", "choose taunt", "choose taunt")
    assert hand(st, 0) == ["taunt"]
    assert (zone(st, "research"), pile(st, 0)) == ("locker", ["amour", "robbery"])


@pytest.mark.card("fivesails", "research")
@pytest.mark.parametrize("picker", [1, 2])
def test_an_opponent_of_your_choice_looks_into_your_research(picker: int) -> None:
    discard = ["amour", "taunt", "robbery", "carnaval"]
    st = pos({"hand": ["research"], "discard": discard}, more=[{"leader": "yevgeni"}])
    step(st, "use research", "choose amour", "choose carnaval", "choose robbery", f"player {picker + 1}")
    assert (st.mover(), len(says(st))) == (picker, 3)
    go(st, "choose carnaval")
    assert (hand(st, 0), sorted(pile(st, 0))) == (["carnaval"], ["amour", "robbery", "taunt"])


@pytest.mark.card("fivesails", "research")
def test_research_needs_three_names() -> None:
    st = pos({"hand": ["research"], "discard": ["amour", "amour", "taunt", "robbery"]})
    step(st, "use research", "choose amour")
    assert names(says(st)) == ["robbery", "taunt"]
    assert not can(pos({"hand": ["research"], "discard": ["amour", "amour", "taunt"]}), "use research")


@pytest.mark.card("fivesails", "research", "night_of_drinking")
@pytest.mark.rule("FIV-C-41", "FIV-KEY-7")
def test_research_goes_to_the_locker_and_gives_back_one_of_three() -> None:
    me = {**CASTILLE, "hand": ["research"], "discard": ["boon", "pull", "triage"]}
    st = playing.pos(me)
    step(st, "use research")
    until(st, lambda st: st.mover() == 1 and can(st, "choose pull"))
    step(st, "choose pull")
    rest(st)
    assert (hand(st, 0), zone(st, "research"), sorted(pile(st, 0))) == (["pull"], "locker", ["boon", "triage"])


@pytest.mark.card("fivesails", "robbery")
def test_robbery() -> None:
    st = pos({"crew": {"sanjay": "docks"}, "hand": ["robbery"]}, {"discard": ["langschwert"]})
    go(st, "use robbery")
    assert (bearer(st, "langschwert"), st.ctrl[number(st, "langschwert")]) == ("sanjay", 0)
    st = duel({"hand": ["robbery"]}, gear={"throwing_knife": "otto_streit"})
    go(st, "choose langschwert", "choose robbery", "use robbery")
    assert bearer(st, "throwing_knife") == "maya_de_la_rioja"
    st = duel({"hand": ["robbery", "triage"]}, {"discard": ["breastplate"]})
    go(st, "choose langschwert", "choose robbery", "use robbery", "pay triage")
    assert (bearer(st, "breastplate"), pile(st, 0)) == ("maya_de_la_rioja", ["triage"])  # its cost is paid


@pytest.mark.card("fivesails", "robbery")
@pytest.mark.rule("FIV-QUAL-1")
@pytest.mark.parametrize(
    ("who", "pile", "able"),
    [
        ("sanjay", "langschwert", True),
        ("madre_dolores", "langschwert", False),  # no Pirate
        ("sanjay", "improvising", False),  # a risk
        ("sanjay", "breastplate", False),  # it costs 1
    ],
)
def test_what_a_pirate_takes_from_a_discard_pile(who: str, pile: str, able: bool) -> None:
    st = pos({"crew": {who: "docks"}, "hand": ["robbery"]}, {"discard": [pile]})
    assert can(st, "use robbery 1") == able
    if who == "sanjay":
        st = duel({"hand": ["robbery"]}, {"discard": [pile]})
        step(st, "choose langschwert", "choose robbery")
        assert can(st, "use robbery 2") == able


@pytest.mark.card("fivesails", "robbery")
@pytest.mark.rule("FIV-KEY-2")
@pytest.mark.parametrize(("lies", "able"), [(["langschwert"], True), ([], False)])
def test_a_pirate_who_is_challenged_takes_from_the_pile_of_the_challenger(lies: list[str], able: bool) -> None:
    me = {**VODACCE, "crew": {"servo_scarpa": "forums"}, "discard": lies}
    st = duel(me, {**CASTILLE, "crew": {"sanjay": "forums"}, "hand": ["robbery"]})
    step(st, "choose robbery")
    assert offers(st, "use robbery 2") == able
    if able:
        go(st, "use robbery 2")
        assert bearer(st, "langschwert") == "sanjay"


@pytest.mark.card("fivesails", "robbery")
@pytest.mark.rule("FIV-QUAL-1")
@pytest.mark.parametrize(
    ("fighter", "gear", "money", "able"),
    [
        ("maya_de_la_rioja", "throwing_knife", [], True),
        ("lorenzo_de_zepeda", "throwing_knife", [], False),  # no Pirate
        ("maya_de_la_rioja", "breastplate", ["triage"], True),
        ("maya_de_la_rioja", "breastplate", [], False),
        ("maya_de_la_rioja", "syrneth_hand", ["triage", "triage"], False),  # never moves
    ],
)
def test_a_pirate_robs_what_can_be_paid_for(fighter: str, gear: str, money: list[str], able: bool) -> None:
    st = duel({"crew": {fighter: "forums"}, "hand": ["robbery", *money]}, gear={gear: "otto_streit"})
    step(st, "choose langschwert", "choose robbery")
    assert can(st, "use robbery 2") == able


@pytest.mark.card("fivesails", "robbery", "boon")
@pytest.mark.rule("FIV-ATT-1", "FIV-C-147")
def test_robbery_takes_a_boon_from_the_foe() -> None:
    st = playing.pos(
        {**MAYA, "hand": ["robbery"]},
        {"leader": "yevgeni", "crew": {"elina_georginova": "forums"}, "hand": ["boon", "mireli_sabre", "stubborn"]},
        turn=1,
    )
    go(st, "use boon", "choose elina_georginova", "challenge maya_de_la_rioja", "accept", "choose mireli_sabre")
    go(st, "choose robbery", "use robbery 2")
    assert bearer(st, "boon") == "maya_de_la_rioja"


@pytest.mark.card("fivesails", "roll_the_bones")
@pytest.mark.rule("FIV-C-72")
def test_roll_the_bones() -> None:
    st = duel({"hand": ["roll_the_bones"], "deck": ["amour", "taunt"]})
    go(st, "choose langschwert", "choose roll_the_bones", "use roll_the_bones", "choose taunt", "pass")
    assert struck(st) == (1, 1, 2)
    assert zone(st, "taunt") == "deck"
    assert st.duel.challenger.gambles == 0


@pytest.mark.card("fivesails", "roll_the_bones")
@pytest.mark.parametrize(("fighter", "bones"), [("maya_de_la_rioja", 2), ("makepeace_botwighte", 3)])
def test_a_scoundrel_rolls_one_more_bone(fighter: str, bones: int) -> None:
    st = duel({"crew": {fighter: "forums"}, "hand": ["roll_the_bones"], "deck": ["amour", "taunt", "robbery"]})
    step(st, "choose langschwert", "choose roll_the_bones", "use roll_the_bones")
    assert sorted(text.split()[1] for text in says(st)) == sorted(["amour", "taunt", "robbery"][:bones])


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
    st = playing.duel({"hand": ["rough_em_up"]}, foe)
    step(st, "choose roll_the_bones", "use roll_the_bones", "choose not_today")
    strike(st)
    assert (struck(st), place(st, "maya_de_la_rioja"), wounds(st)) == ((1, 5, 0), "forums", {})
    assert (len(st.decks[1]), st.duel.defender.gambles) == (2, 0)


@pytest.mark.card("fivesails", "roll_the_bones", "the_cats_glass")
@pytest.mark.rule("FIV-C-68", "FIV-C-72")
def test_who_rolls_the_bones_before_the_glass_sees_one_card() -> None:
    me = {**CASTILLE, "crew": {"maya_de_la_rioja": "forums"}}
    foe = {**CASTILLE, "crew": {"sanjay": "forums"}, "hand": ["roll_the_bones"], "deck": ["taunt", "boon", "pull"]}
    st = playing.pos(me, foe, gear={"the_cats_glass": "maya_de_la_rioja"})
    step(
        st, "challenge maya_de_la_rioja", "accept", "use the_cats_glass", "choose roll_the_bones", "use roll_the_bones"
    )
    strike(st)
    assert struck(st) == (1, 1, 2)


@pytest.mark.card("fivesails", "roll_the_bones")
@pytest.mark.rule("FIV-KEY-14", "FIV-C-72")
def test_roll_the_bones_adds_a_revealed_card_and_sinks_what_was_revealed() -> None:
    foe = {"hand": ["roll_the_bones"], "deck": ["taunt", "carnaval", "robbery"]}
    st = begun_by("move_along", [], foe)
    before = len(st.decks[1])
    go(st, "choose roll_the_bones", "use roll_the_bones")
    assert choosable(st) == ["carnaval", "taunt"]
    go(st, "choose taunt")
    assert len(st.decks[1]) == before
    assert zone(st, "move_along") == "aside"


@pytest.mark.card("fivesails", "roll_the_bones", "not_today")
@pytest.mark.rule("FIV-C-72", "FIV-REPLACE-3")
def test_a_card_whose_values_the_bones_lend_was_not_played() -> None:
    foe = {
        **CASTILLE,
        "crew": {"maya_de_la_rioja": "docks"},
        "hand": ["roll_the_bones"],
        "deck": ["not_today", "taunt"],
    }
    st = playing.pos({**EISEN, "crew": {"uwe_zimmerman": "docks"}}, foe)
    step(st, "challenge uwe_zimmerman", "accept", "choose roll_the_bones", "use roll_the_bones", "choose not_today")
    strike(st)
    assert (struck(st), wounds(st), place(st, "maya_de_la_rioja")) == ((1, 5, 0), {}, "docks")
    assert zone(st, "not_today") == "deck"


@pytest.mark.card("fivesails", "taunt")
def test_taunt() -> None:
    st = pos({"crew": {"sanjay": "docks"}, "hand": ["taunt", "triage"]}, {"crew": {"otto_streit": "forums"}})
    go(st, "use taunt", "pay triage", "choose otto_streit")
    assert place(st, "otto_streit") == "docks"
    st = duel(
        {"crew": {"lorenzo_de_zepeda": "forums"}, "hand": ["taunt", "triage"]}, {"hand": ["langschwert", "regroup"]}
    )
    go(st, "choose langschwert", "choose taunt", "use taunt", "pay triage", "choose regroup")
    assert "regroup" in pile(st, 1)
    assert pools(st)


@pytest.mark.card("fivesails", "taunt")
@pytest.mark.rule("FIV-MAP-4", "FIV-MAP-5")
def test_whom_a_taunt_reaches() -> None:
    """Enemies next door, at their Home too; neither friends nor those who are there, or too far away."""
    st = pos(
        {"crew": {"sanjay": "docks", "raton": "forums"}, "hand": ["taunt", "triage"]},
        {
            "leader": "odette_dubois_darrent",
            "crew": {"jean_urbain": "forums", "otto_streit": "grand_bazaar", "uwe_zimmerman": "docks"},
        },
    )
    step(st, "use taunt 1", "choose sanjay", "pay triage")
    assert names(says(st)) == ["jean_urbain", "odette_dubois_darrent"]
    go(st, "choose odette_dubois_darrent")
    assert place(st, "odette_dubois_darrent") == "docks"


@pytest.mark.card("fivesails", "taunt")
@pytest.mark.parametrize(
    ("fighter", "money", "able"),
    [("raton", ["triage"], True), ("maya_de_la_rioja", ["triage"], False), ("raton", [], False)],
)
def test_taunt_asks_for_more_finesse(fighter: str, money: list[str], able: bool) -> None:
    """Otto has Finesse 2, as Maya has; Ratón has 3."""
    st = duel({"crew": {fighter: "forums"}, "hand": ["taunt", *money]}, {"hand": ["langschwert", "regroup"]})
    step(st, "choose langschwert", "choose taunt")
    assert can(st, "use taunt 2") == able


@pytest.mark.card("fivesails", "taunt")
def test_taunt_costs_the_foe_one_card() -> None:
    st = dueling(SOLINE, "lorenzo_de_zepeda", ["taunt", "triage"], ["langschwert", *THREE])
    go(st, "choose langschwert", "choose taunt", "use taunt", "pay triage", "choose regroup")
    assert (pile(st, 1), can(st, "choose precision")) == (["regroup"], False)


@pytest.mark.card("fivesails", "unfortunate")
@pytest.mark.rule("FIV-ATT-4")
def test_who_is_not_unfortunate_yet_gets_rid_of_nothing() -> None:
    st = playing.pos({**CASTILLE, "hand": ["unfortunate", "taunt", "taunt"]})
    assert why(st, "use unfortunate") == ("FIV-ATT-4", "no-use-out-of-play card=card:unfortunate")


@pytest.mark.card("fivesails", "unfortunate")
def test_unfortunate() -> None:
    st = duel(
        {"hand": ["unfortunate"]}, {"crew": {"uwe_zimmerman": "forums"}, "hand": ["langschwert", "triage", "regroup"]}
    )
    go(st, "choose langschwert", "choose unfortunate", "pass")
    assert bearer(st, "unfortunate") == "uwe_zimmerman"
    assert num(st, number(st, "uwe_zimmerman"), 1) == 1
    go(st, "pass", "use unfortunate", "choose triage", "choose regroup")
    assert (zone(st, "unfortunate"), sorted(pile(st, 1))) == ("discard", ["langschwert", "regroup", "triage"])
    attached = [event for event in st.events_for(None) if isinstance(event, Used) and event.kind == "forced"]
    assert len(attached) == 1  # in its own round, and not in the foe's


@pytest.mark.card("fivesails", "unfortunate")
def test_only_an_attached_misfortune_can_be_got_rid_of() -> None:
    assert not can(pos({"crew": {"sanjay": "docks"}, "hand": ["unfortunate", "triage", "triage"]}), "use unfortunate 2")


@pytest.mark.card("fivesails", "unfortunate")
@pytest.mark.parametrize(("cards", "able"), [(["triage", "regroup"], True), (["triage"], False)])
def test_two_cards_get_rid_of_the_unfortunate(cards: list[str], able: bool) -> None:
    st = duel({"hand": ["unfortunate"]}, {"crew": {"uwe_zimmerman": "forums"}, "hand": ["langschwert", *cards]})
    go(st, "choose langschwert", "choose unfortunate", "pass", "pass")
    assert can(st, "use unfortunate 2") == able
    assert zone(st, "unfortunate") == "play"


@pytest.mark.card("fivesails", "unfortunate")
@pytest.mark.rule("FIV-C-183")
def test_the_bearer_may_still_rid_himself_of_unfortunate() -> None:
    st = playing.pos({**EISEN, "hand": ["langschwert", "precision"]}, CASTILLE, gear={"unfortunate": "kaspar_dietrich"})
    go(st, "use unfortunate", "choose langschwert", "choose precision")
    assert zone(st, "unfortunate") == "discard"


@pytest.mark.card("fivesails", "unfortunate")
@pytest.mark.rule("FIV-COST-10", "FIV-ABIL-2")
@pytest.mark.parametrize("fallen", [True, False])
def test_nobody_is_unfortunate_who_has_fallen(fallen: bool) -> None:
    """Otto leaves a last strike behind. Maya turns it aside with Unfortunate, which has nobody to be put on."""
    st = playing.pos(
        {**CASTILLE, "crew": {"maya_de_la_rioja": "forums"}, "hand": ["unfortunate"]},
        {**EISEN, "crew": {"otto_streit": "forums"}, "hand": ["langschwert"]},
        wounds={"otto_streit": 3} if fallen else {},
    )
    go(st, "challenge maya_de_la_rioja", "accept", "choose langschwert")
    strike(st)
    step(st, "choose unfortunate")
    strike(st)
    assert (happened(st, "unfortunate"), bearer(st, "unfortunate")) == (not fallen, "" if fallen else "otto_streit")
