"""Attachments: who may bear what, how many, and what becomes of them."""

from __future__ import annotations

import pytest

from intrigue.games.fivesails.cards.attachment_steps import Equip, Fits
from intrigue.games.fivesails.cards.selections import ACTOR, TARGET, THIS
from intrigue.games.fivesails.events import Destroyed
from intrigue.games.fivesails.rules.legality import use_of
from intrigue.games.fivesails.rules.wounds import wound
from intrigue.games.fivesails.state.numbers import HAND
from intrigue.games.fivesails.state.parts import NO_MOMENT
from intrigue.games.fivesails.state.printed import ABILITIES, CARDS

from ..playing import bearer, can, go, number, pile, place, pos, rest, says, step, zone
from ..situations import MAYA, RATON


@pytest.mark.card("fivesails", "fates_burden", "unfortunate", "boon")
@pytest.mark.rule("FIV-ATT-1", "FIV-C-147")
def test_what_became_an_attachment_counts_for_all_who_ask_for_attachments() -> None:
    """Armed and Marshaled counts them, Fight Through the Pain heals their bearer, Ratón goes there."""
    st = pos(
        {"crew": {"cesca_del_rosso": "docks"}, "hand": ["fates_burden"]},
        {**MAYA, "crew": {"raton": "forums", "otto_streit": "docks"}, "hand": ["fight_through_the_pain", "taunt"]},
        wounds={"otto_streit": 1},
    )
    go(st, "use fates_burden")
    assert can(st, "use fight_through_the_pain")
    st = pos(
        {**MAYA, "crew": {"raton": "forums"}},
        {"crew": {"otto_streit": "docks", "sibella_scarpa": "docks"}, "hand": ["boon"]},
        turn=1,
    )
    assert not can(pos({**MAYA, "crew": {"raton": "forums"}}, {"crew": {"otto_streit": "docks"}}), "use raton 1")
    go(st, "use boon", "choose otto_streit", "use raton 1")
    assert place(st, "raton") == "docks"


@pytest.mark.rule("FIV-ATT-2")
def test_what_was_not_chosen_fits_nobody() -> None:
    st = pos({"crew": {"servo_scarpa": "docks"}, "hand": ["stiletto"]})
    servo, stiletto = number(st, "servo_scarpa"), number(st, "stiletto")
    for target, fits in ((stiletto, True), (-1, False)):
        use = use_of(st, 0, 0, servo, ABILITIES[0], servo, NO_MOMENT, target=target)
        assert Fits(TARGET, THIS).holds(st, use, servo) == fits
    assert not Fits(TARGET, THIS).holds(
        st, use_of(st, 0, 0, servo, ABILITIES[0], servo, NO_MOMENT, target=stiletto), -1
    )


@pytest.mark.rule("FIV-ATT-2")
def test_nobody_is_equipped_with_what_they_may_not_bear_whoever_tries() -> None:
    st = pos({**RATON, "hand": ["cavalier_hat", "taunt"]})
    raton, hat = number(st, "raton"), number(st, "cavalier_hat")
    run = use_of(st, 1, 0, -1, ABILITIES[0], raton, NO_MOMENT, target=hat)
    Equip(ACTOR).act(st, run)
    assert st.zone[hat] == HAND


@pytest.mark.rule("FIV-ATT-5", "FIV-C-76")
@pytest.mark.parametrize("goes", ["throwing_knife", "stiletto"])
def test_one_weapon_the_new_or_the_old(goes: str) -> None:
    st = pos(
        {"crew": {"servo_scarpa": "home"}, "hand": ["stiletto", "boon", "pull"]},
        gear={"throwing_knife": "servo_scarpa"},
    )
    weapon = CARDS[st.kind[number(st, "throwing_knife")]].mask & CARDS[st.kind[number(st, "stiletto")]].mask
    assert weapon
    step(st, "equip stiletto")
    while not can(st, "choose throwing_knife"):
        st.apply(st.mover(), next(a for a in st.actions(0) if "servo" in st.say(0, a) or "pay" in st.say(0, a)))
    assert {text.split()[1] for text in says(st)} == {"throwing_knife", "stiletto"}
    go(st, f"choose {goes}")
    assert zone(st, goes) == "discard"


@pytest.mark.card("fivesails", "legions_caress", "object_of_wonder")
@pytest.mark.rule("FIV-ATT-6", "FIV-C-64", "FIV-C-127")
def test_poison_goes_back_to_whoever_brought_it() -> None:
    st = pos(
        {"crew": {"sibella_scarpa": "docks"}, "hand": ["legions_caress", "boon"]},
        {"crew": {"otto_streit": "docks"}},
        wounds={"otto_streit": 3},
    )
    go(st, "equip legions_caress", "choose otto_streit", "pay boon")
    assert bearer(st, "legions_caress") == "otto_streit"
    go(st, "pass", "use sibella_scarpa")
    assert (zone(st, "otto_streit"), "legions_caress" in pile(st, 0)) == ("locker", True)


@pytest.mark.rule("FIV-ATT-6")
def test_who_falls_with_a_coat_that_gave_resolve_falls_once() -> None:
    st = pos(
        {"crew": {"servo_scarpa": "docks"}}, {"crew": {"otto_streit": "docks"}}, gear={"captains_coat": "otto_streit"}
    )
    wound(st, number(st, "otto_streit"), 20)
    st.advance()
    rest(st)
    fallen = [event for event in st.events_for(None) if isinstance(event, Destroyed)]
    assert [event.name for event in fallen] == ["otto_streit"]
