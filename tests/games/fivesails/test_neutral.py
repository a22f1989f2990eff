"""Neutral cards, each played as a person would. Odette against Kaspar."""

from __future__ import annotations

import pytest

from intrigue.games.fivesails.rules.stats import num
from intrigue.games.fivesails.state.city import FORUMS

from .playing import (
    BY_MONTAIGNE,
    bearer,
    can,
    engaged,
    go,
    hand,
    held,
    number,
    pile,
    place,
    renown,
    struck,
    wounds,
    zone,
)

pos, duel = BY_MONTAIGNE.pos, BY_MONTAIGNE.duel


@pytest.mark.card("fivesails", "contempt_and_hatred")
def test_contempt_and_hatred() -> None:
    st = pos({"crew": {"henri_michelet": "docks"}, "scheme": "contempt_and_hatred"}, {"crew": {"kaj_kousei": "docks"}})
    assert num(st, number(st, "kaj_kousei"), 2) == 1
    go(st, "use contempt_and_hatred")
    assert held(st) == {"docks": 0}  # 1 against 1: a tie is enough


@pytest.mark.card("fivesails", "filling_the_ranks")
def test_filling_the_ranks() -> None:
    from intrigue.games.fivesails.rules.drama import BeginDrama

    st = pos(
        {"scheme": "filling_the_ranks", "hand": ["triage"]},
        {"crew": {"otto_streit": "home"}},
        city={"docks": ["eko_sorridi"]},
    )
    st.stack = [BeginDrama()]
    st.advance()
    go(st, "use filling_the_ranks", "option 2")
    assert place(st, "eko_sorridi") == "home 1"  # 4, less Finesse 4


@pytest.mark.card("fivesails", "inspire_generosity")
@pytest.mark.rule("FIV-C-129", "FIV-PLAN-8", "FIV-PLAN-9")
def test_inspire_generosity() -> None:
    from intrigue.games.fivesails.rules.planning import Scheme

    st = pos({"scheme": "inspire_generosity"}, {"crew": {"otto_streit": "home"}, "renown": 1}, renown={"docks": 1})
    st.stack.append(Scheme(0))
    st.advance()
    go(st, "place forums")
    assert renown(st) == {"docks": 1, "forums": 1, "grand_bazaar": 1}
    assert [len(cards) for cards in st.hands] == [3, 1]


@pytest.mark.card("fivesails", "let_the_sword_decide")
def test_let_the_sword_decide() -> None:
    st = pos({"crew": {"henri_michelet": "docks"}, "scheme": "let_the_sword_decide", "hand": ["throwing_knife"]})
    go(st, "equip throwing_knife", "choose henri_michelet", "use let_the_sword_decide")
    assert len(hand(st, 0)) == 1
    st = duel({"scheme": "let_the_sword_decide"}, {"hand": ["langschwert"]}, gear={"throwing_knife": "otto_streit"})
    go(st, "choose langschwert", "use throwing_knife", "use let_the_sword_decide")
    assert struck(st) == (0, 2, 3)


@pytest.mark.card("fivesails", "lets_haggle")
def test_lets_haggle() -> None:
    st = pos(
        {"crew": {"henri_michelet": "grand_bazaar"}, "scheme": "lets_haggle"},
        city={"grand_bazaar": ["duckfoot_pistol"]},
    )
    go(st, "use lets_haggle")
    assert bearer(st, "duckfoot_pistol") == "henri_michelet"  # 1, less 1 at the Bazaar


@pytest.mark.card("fivesails", "marooned")
def test_marooned() -> None:
    st = pos(
        {"crew": {"henri_michelet": "docks"}, "scheme": "marooned", "hand": ["triage", "pull"]},
        {"crew": {"kaj_kousei": "docks"}},
    )
    go(st, "use marooned", "option 2", "choose triage", "option 1")
    go(st, "option 2", "choose pull")  # who is engaged can only be wounded (FIV-C-145)
    assert (engaged(st), wounds(st)) == ({"kaj_kousei"}, {"kaj_kousei": 1})


@pytest.mark.card("fivesails", "midnight_shipment")
def test_midnight_shipment() -> None:
    st = pos({"crew": {"henri_michelet": "docks"}, "scheme": "midnight_shipment"})
    go(st, "use midnight_shipment", "place grand_bazaar")
    assert place(st, "henri_michelet") == "grand_bazaar"


@pytest.mark.card("fivesails", "parley_gone_wrong")
@pytest.mark.rule("FIV-C-128")
def test_parley_gone_wrong() -> None:
    st = pos(
        {"crew": {"henri_michelet": "forums"}, "scheme": "parley_gone_wrong"},
        {"crew": {"otto_streit": "forums", "philip_hase": "forums"}},
    )
    go(st, "challenge henri_michelet", "choose otto_streit")
    assert not can(st, "intervene philip_hase")
    st.touched[1] |= 1 << FORUMS
    assert can(st, "intervene philip_hase")


@pytest.mark.card("fivesails", "shifting_tides")
@pytest.mark.rule("FIV-C-124", "FIV-PLAN-3", "FIV-C-19")
def test_shifting_tides() -> None:
    from intrigue.games.fivesails.rules.planning import Scheme

    st = pos({"scheme": "shifting_tides"}, renown={"docks": 3})
    st.stack.append(Scheme(0))
    st.advance()
    go(st, "place docks", "place forums")
    assert renown(st) == {"docks": 1, "forums": 1}
    assert [len(cards) for cards in st.street] == [0, 1, 1, 1, 0]


@pytest.mark.card("fivesails", "until_morale_improves")
def test_until_morale_improves() -> None:
    st = pos(
        {"crew": {"henri_michelet": "docks", "jean_urbain": "docks"}, "scheme": "until_morale_improves"},
        engaged=["jean_urbain"],
    )
    go(st, "use until_morale_improves 2", "choose henri_michelet", "choose jean_urbain")
    assert (engaged(st), wounds(st)) == (set(), {"henri_michelet": 1})
    go(st, "pass", "use until_morale_improves 3", "choose jean_urbain", "choose henri_michelet")
    assert engaged(st) == {"henri_michelet"}


@pytest.mark.card("fivesails", "breastplate")
@pytest.mark.rule("FIV-STATE-4")
def test_breastplate() -> None:
    st = duel({"hand": ["not_today"]}, gear={"breastplate": "otto_streit"}, wounds={"otto_streit": 1})
    go(st, "choose langschwert")
    assert (wounds(st), zone(st, "breastplate")) == ({"otto_streit": 1}, "play")  # 3 threat, 2 parried, 1 taken off


@pytest.mark.card("fivesails", "corpse_speak")
@pytest.mark.rule("FIV-KEY-13", "FIV-C-51")
def test_corpse_speak() -> None:
    st = pos(
        {"crew": {"leontine_giroux": "docks"}, "discard": ["hidden_corridors"], "hand": ["triage"]},
        gear={"corpse_speak": "leontine_giroux"},
    )
    assert num(st, number(st, "leontine_giroux"), 2) == 0
    go(st, "use corpse_speak", "use hidden_corridors", "pay triage")
    assert (place(st, "leontine_giroux"), zone(st, "corpse_speak")) == ("grand_bazaar", "locker")


@pytest.mark.card("fivesails", "improvised_weapon")
def test_improvised_weapon() -> None:
    st = duel({"hand": ["improvised_weapon"]})
    go(st, "choose langschwert", "choose improvised_weapon", "use improvised_weapon 3", "use improvised_weapon 1")
    assert struck(st) == (0, 2, 1)
    assert bearer(st, "improvised_weapon") == "henri_michelet"


@pytest.mark.card("fivesails", "matchlock_musket")
def test_matchlock_musket() -> None:
    st = pos(
        {"crew": {"henri_michelet": "docks"}, "hand": ["triage"]},
        {"crew": {"otto_streit": "forums"}},
        gear={"matchlock_musket": "henri_michelet"},
    )
    go(st, "use matchlock_musket", "choose triage", "option 1")
    assert wounds(st) == {"otto_streit": 1}


@pytest.mark.card("fivesails", "throwing_knife")
def test_throwing_knife() -> None:
    st = duel({"hand": ["triage"]}, gear={"throwing_knife": "henri_michelet"})
    go(st, "choose langschwert", "choose triage", "use throwing_knife")
    assert (struck(st), zone(st, "throwing_knife")) == ((0, 0, 5), "discard")


@pytest.mark.card("fivesails", "uppmans_jacket")
def test_uppmans_jacket() -> None:
    st = pos(
        {"crew": {"henri_michelet": "docks"}, "hand": ["triage"], "deck": ["pull"]},
        gear={"uppmans_jacket": "henri_michelet"},
    )
    assert num(st, number(st, "henri_michelet"), 2) == 2
    go(st, "use uppmans_jacket", "choose triage")
    assert (hand(st, 0), pile(st, 0)) == (["pull"], ["triage"])


@pytest.mark.card("fivesails", "appealing_to_the_people")
def test_appealing_to_the_people() -> None:
    st = pos(
        {"crew": {"henri_michelet": "docks"}, "hand": ["appealing_to_the_people", "triage"]},
        control={"docks": 0},
        engaged=["henri_michelet"],
    )
    go(st, "use appealing_to_the_people", "pay triage")  # 2, less 1 for a Hero
    assert engaged(st) == set()


@pytest.mark.card("fivesails", "bleed_out")
def test_bleed_out() -> None:
    st = pos({"hand": ["bleed_out", "triage"]}, {"crew": {"otto_streit": "docks"}}, wounds={"otto_streit": 1})
    go(st, "use bleed_out", "pay triage")
    assert wounds(st) == {"otto_streit": 2}


@pytest.mark.card("fivesails", "boon")
@pytest.mark.rule("FIV-DUR-1", "FIV-KEY-3")
def test_boon() -> None:
    st = pos({"crew": {"leontine_giroux": "docks"}, "hand": ["boon"]})
    go(st, "use boon")
    assert [num(st, number(st, "leontine_giroux"), which) for which in range(4)] == [3, 3, 3, 5]
    go(st, "pass", "pass")
    assert zone(st, "boon") == "discard"


@pytest.mark.card("fivesails", "come_hither")
def test_come_hither() -> None:
    st = pos({"hand": ["come_hither", "triage", "triage"]}, {"crew": {"otto_streit": "home"}})
    go(st, "use come_hither", "pay triage", "pay triage", "choose otto_streit", "place forums")
    assert place(st, "otto_streit") == "forums"


@pytest.mark.card("fivesails", "devotion")
@pytest.mark.rule("FIV-C-33")
def test_devotion() -> None:
    st = pos({"hand": ["devotion", "pull"], "deck": ["triage", "boon", "not_today"]}, control={"docks": 0})
    go(st, "use devotion", "pay pull", "choose not_today", "choose triage", "place docks")
    assert (hand(st, 0), zone(st, "boon"), zone(st, "not_today")) == (["triage"], "buried", "deck")
    go(st, "pass", "pass")
    assert hand(st, 0) == ["boon", "triage"]


@pytest.mark.card("fivesails", "hidden_corridors")
def test_hidden_corridors() -> None:
    st = pos({"crew": {"henri_michelet": "docks"}, "hand": ["hidden_corridors", "triage"]})
    go(st, "use hidden_corridors", "pay triage")
    assert place(st, "henri_michelet") == "grand_bazaar"
    st = duel({"hand": ["hidden_corridors", "triage"]})
    go(st, "choose langschwert", "choose hidden_corridors", "use hidden_corridors", "pay triage", "place docks")
    assert place(st, "henri_michelet") == "docks"


@pytest.mark.card("fivesails", "i_know_that_trick")
@pytest.mark.card("fivesails", "throwing_knife")
@pytest.mark.card("fivesails", "improvised_weapon")
@pytest.mark.rule("FIV-EX-12", "FIV-SELF-3", "FIV-SELF-4", "FIV-C-61")
@pytest.mark.parametrize("weapon", ["throwing_knife", "improvised_weapon"])
def test_copying_what_destroys_its_own_card_destroys_the_copying_card(weapon: str) -> None:
    st = duel({"hand": ["i_know_that_trick"]}, gear={weapon: "otto_streit"})
    go(st, "choose langschwert", "choose i_know_that_trick", "use i_know_that_trick")
    assert (zone(st, "i_know_that_trick"), zone(st, weapon)) == ("discard", "play")
    assert struck(st) == (1, 1, 2)  # its own values still count, and the Thrust that it copied


@pytest.mark.card("fivesails", "i_know_that_trick")
@pytest.mark.card("fivesails", "polished_flintlock")
@pytest.mark.rule("FIV-SELF-3", "FIV-C-61", "FIV-STATE-3", "FIV-GAMBLE-4")
def test_copying_what_engages_its_own_card_engages_the_copying_card() -> None:
    st = duel({"hand": ["i_know_that_trick"]}, gear={"polished_flintlock": "otto_streit"})
    go(st, "choose langschwert", "choose i_know_that_trick", "use i_know_that_trick")
    assert st.duel.challenger.lethal
    assert "polished_flintlock" not in engaged(st)
    st = duel({"deck": ["i_know_that_trick", "triage"]}, gear={"polished_flintlock": "otto_streit"})
    go(st, "choose langschwert", "gamble", "choose i_know_that_trick")
    assert not can(st, "use i_know_that_trick")  # a gambled card lies there engaged already


@pytest.mark.card("fivesails", "i_know_that_trick")
@pytest.mark.card("fivesails", "burnished_cuirass")
@pytest.mark.rule("FIV-C-61")
def test_of_several_techniques_one_is_chosen_to_be_copied() -> None:
    st = duel(
        {"hand": ["i_know_that_trick"]}, gear={"throwing_knife": "otto_streit", "burnished_cuirass": "otto_streit"}
    )
    go(st, "choose langschwert", "choose i_know_that_trick", "use i_know_that_trick")
    assert can(st, "use throwing_knife")
    go(st, "use burnished_cuirass")
    assert (zone(st, "i_know_that_trick"), zone(st, "throwing_knife")) == ("line", "play")
    assert struck(st) == (1, 1, 1)


@pytest.mark.card("fivesails", "im_done_with_you")
def test_im_done_with_you() -> None:
    st = duel({"hand": ["im_done_with_you", "triage"]}, {"hand": ["langschwert", "langschwert"]})
    go(
        st,
        "choose langschwert",
        "choose triage",
        "choose langschwert",
        "choose im_done_with_you",
        "use im_done_with_you",
    )
    assert struck(st) == (0, 2, 0)


@pytest.mark.card("fivesails", "liberating_goods")
def test_liberating_goods() -> None:
    st = pos(
        {"crew": {"henri_michelet": "docks"}, "hand": ["liberating_goods"]}, {"discard": ["langschwert", "dark_gift"]}
    )
    go(st, "use liberating_goods")
    assert bearer(st, "langschwert") == "henri_michelet"
    go(st, "pass", "pass")
    assert st.owner[number(st, "langschwert")] == 1


@pytest.mark.card("fivesails", "a_new_strategy")
def test_a_new_strategy() -> None:
    st = pos({"hand": ["a_new_strategy"], "renown": 1, "deck": ["triage", "pull"]})
    go(st, "use a_new_strategy")
    assert (hand(st, 0), st.renown[0], zone(st, "a_new_strategy")) == (["pull", "triage"], 0, "locker")


@pytest.mark.card("fivesails", "not_today")
def test_not_today() -> None:
    st = duel({"hand": ["not_today"]})
    go(st, "choose langschwert", "choose not_today")
    assert (place(st, "henri_michelet"), wounds(st)["henri_michelet"]) == ("home 1", 1)


@pytest.mark.card("fivesails", "opulence")
@pytest.mark.rule("FIV-KEY-17", "FIV-EX-28", "FIV-C-38", "FIV-COST-2", "FIV-COST-3")
def test_opulence() -> None:
    st = pos({"hand": ["opulence", "hidden_corridors"], "crew": {"henri_michelet": "docks"}})
    assert not can(st, "use hidden_corridors")  # worth 2, and the cost is 1
    st = pos({"hand": ["opulence", "come_hither"]}, {"crew": {"otto_streit": "forums"}})
    go(st, "use come_hither", "pay opulence")
    assert zone(st, "opulence") == "locker"
    st = pos({"hand": ["opulence", "triage"], "deck": ["pull"]})
    go(st, "use opulence")
    assert hand(st, 0) == ["pull"]


@pytest.mark.card("fivesails", "paid_off")
def test_paid_off() -> None:
    st = pos(
        {"crew": {"maxime_de_lafayette": "docks"}, "hand": ["paid_off", "triage"]},
        {"crew": {"kaj_kousei": "docks"}},
        engaged=["kaj_kousei"],
    )
    go(st, "use paid_off", "pay triage")  # 1 less by a Villain
    assert place(st, "kaj_kousei") == "home 2"


@pytest.mark.card("fivesails", "pull")
def test_pull() -> None:
    st = pos({"crew": {"leontine_giroux": "docks"}, "hand": ["pull", "triage"]}, {"crew": {"otto_streit": "home"}})
    go(st, "use pull", "pay triage", "choose otto_streit")
    assert (place(st, "otto_streit"), wounds(st)) == ("docks", {"leontine_giroux": 1})


@pytest.mark.card("fivesails", "sea_legs")
def test_sea_legs() -> None:
    st = pos({"crew": {"henri_michelet": "home"}, "hand": ["sea_legs", "triage"]})
    go(st, "move henri_michelet", "place docks", "use sea_legs", "pay triage")
    assert (place(st, "henri_michelet"), engaged(st)) == ("forums", set())


@pytest.mark.card("fivesails", "shoddy_craftsmanship")
def test_shoddy_craftsmanship() -> None:
    st = pos(
        {"hand": ["shoddy_craftsmanship", "triage"]},
        {"crew": {"otto_streit": "docks"}},
        gear={"langschwert": "otto_streit", "dark_gift": "otto_streit"},
    )
    go(st, "use shoddy_craftsmanship", "pay triage")
    assert (zone(st, "langschwert"), zone(st, "dark_gift")) == ("discard", "play")


@pytest.mark.card("fivesails", "tending_the_wounded")
def test_tending_the_wounded() -> None:
    st = pos(
        {"crew": {"henri_michelet": "docks"}, "hand": ["tending_the_wounded", "triage", "pull"]},
        wounds={"henri_michelet": 3},
    )
    go(st, "use tending_the_wounded", "choose triage", "choose pull")
    assert wounds(st) == {"henri_michelet": 1}


@pytest.mark.card("fivesails", "triage")
def test_triage() -> None:
    st = pos({"hand": ["triage"]}, wounds={"odette_dubois_darrent": 1, "kaspar_dietrich": 1})
    go(st, "use triage", "choose odette_dubois_darrent")  # 1 less for a Hero
    assert wounds(st) == {"kaspar_dietrich": 1}
    st = pos({"crew": {"henri_michelet": "docks"}, "hand": ["triage"]}, wounds={"henri_michelet": 1})
    assert not can(st, "use triage")
