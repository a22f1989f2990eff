"""Neither a deck nor a discard pile: nobody pays, or uses something up, for a card that is not there (FIV-C-200)."""

from __future__ import annotations

from typing import Any

import pytest

from .playing import CASTILLE, EISEN, USSURA, can, duel, go, hand, offers, pile, pos, says, step, table, wounds, zone
from .test_refusals import why

NOTHING: dict[str, Any] = {"deck": [], "empty": True}


@pytest.mark.rule("FIV-C-200", "FIV-MAP-9", "FIV-C-15")
def test_the_inn_serves_nobody_who_has_no_cards() -> None:
    st = table({**NOTHING, "discard": ["boon"]}, {}, {}, control={"oles_inn": 0})
    go(st, "draw at oles_inn")
    assert hand(st, 0) == ["boon"]
    st = table(NOTHING, {}, {}, control={"oles_inn": 0})
    assert not can(st, "draw at oles_inn")
    assert why(st, "draw at oles_inn") == ("FIV-C-15", "no-card-to-draw")


@pytest.mark.card(
    "fivesails", "ravenna_destine", "a_new_strategy", "patricia_moustakas", "otto_streit", "cesca_del_rosso"
)
@pytest.mark.rule("FIV-C-200", "FIV-C-145")
@pytest.mark.parametrize(
    ("who", "ability"),
    [
        ("ravenna_destine", "ravenna_destine"),
        ("servo_scarpa", "a_new_strategy"),
        ("patricia_moustakas", "patricia_moustakas 2"),
        ("otto_streit", "otto_streit"),
        ("cesca_del_rosso", "cesca_del_rosso 1"),
    ],
)
def test_nothing_is_paid_for_a_card_that_is_not_there(who: str, ability: str) -> None:
    me: dict[str, Any] = {"crew": {who: "docks"}, "hand": ["a_new_strategy"], "renown": 1}
    assert not can(pos({**me, **NOTHING}), f"use {ability}")
    assert can(pos({**me, **NOTHING, "discard": ["boon"]}), f"use {ability}")
    assert can(pos({**me, **NOTHING, "deck": ["boon"]}), f"use {ability}")


@pytest.mark.card("fivesails", "angelo", "uppmans_jacket", "opulence", "don_constanzo_scarpa")
@pytest.mark.rule("FIV-C-200", "FIV-C-170", "FIV-BRUTE-4")
def test_what_a_cost_has_discarded_can_be_drawn() -> None:
    """Angelo draws himself, the jacket gives back what it took; a fortune alone gives nothing."""
    st = pos({"crew": {"angelo": "docks"}, **NOTHING})
    go(st, "use angelo")
    assert (hand(st, 0), pile(st, 0)) == (["angelo"], [])
    st = pos({"crew": {"servo_scarpa": "home"}, "hand": ["boon"], **NOTHING}, gear={"uppmans_jacket": "servo_scarpa"})
    go(st, "use uppmans_jacket")
    if can(st, "choose boon"):
        go(st, "choose boon")
    assert hand(st, 0) == ["boon"]
    assert not can(pos({"hand": ["opulence"], **NOTHING}), "use opulence")
    st = pos({"hand": ["opulence", "boon"], **NOTHING})
    go(st, "use opulence")
    assert (hand(st, 0), pile(st, 0)) == (["boon"], ["opulence"])


@pytest.mark.card("fivesails", "angelo", "don_constanzo_scarpa")
@pytest.mark.rule("FIV-C-200", "FIV-CARD-10")
def test_angelo_who_is_no_brute_any_more_goes_to_the_locker_and_draws_nothing() -> None:
    me: dict[str, Any] = {"crew": {"angelo": "docks"}, "approach": [], **NOTHING}
    st = pos(me, {**EISEN, "approach": []})
    step(st, "pass", "pass", "use don_constanzo_scarpa")
    while not can(st, "move angelo"):
        st.apply(st.mover(), 0)
    go(st, "move angelo", "place docks", "pass")
    assert (hand(st, 0), zone(st, "angelo")) == ([], "play")
    assert not can(st, "use angelo")


@pytest.mark.card("fivesails", "the_great_game", "sarafina", "roll_the_bones")
@pytest.mark.rule("FIV-C-200", "FIV-C-42")
def test_neither_reactions_nor_what_is_done_in_a_duel_reach_for_nothing() -> None:
    me: dict[str, Any] = {"crew": {"buratino": "docks"}, "scheme": "the_great_game"}
    for rest, able in (({}, True), (NOTHING, True)):  # his own Brute lies in the pile by then
        st = pos({**me, **rest}, {**EISEN, "crew": {"otto_streit": "docks"}})
        step(st, "use buratino")
        assert offers(st, "use the_great_game 2") == able
    foe = {**EISEN, "crew": {"otto_streit": "docks"}}
    st = pos(
        {"crew": {"sibella_scarpa": "docks"}, "scheme": "the_great_game", **NOTHING}, foe, wounds={"otto_streit": 3}
    )
    step(st, "use sibella_scarpa")
    assert not offers(st, "use the_great_game 2")
    assert wounds(st) == {"sibella_scarpa": 1}
    for stock, able in (({}, True), (NOTHING, False)):
        st = duel({"crew": {"servo_scarpa": "forums"}, **stock}, {"crew": {"sarafina": "forums"}, "hand": ["boon"]})
        step(st, "choose boon")
        assert can(st, "use sarafina") == able
        st = duel({}, {**CASTILLE, "crew": {"raton": "forums"}, "hand": ["roll_the_bones"], **stock})
        step(st, "choose roll_the_bones")
        assert can(st, "use roll_the_bones") == able


@pytest.mark.card("fivesails", "patricia_moustakas")
@pytest.mark.rule("FIV-C-200", "FIV-C-145")
@pytest.mark.parametrize(("cards", "able"), [(0, False), (1, True)])
def test_patricia_is_not_engaged_where_nobody_has_anything_to_discard(cards: int, able: bool) -> None:
    me = {**CASTILLE, "crew": {"patricia_moustakas": "docks"}}
    st = pos(me, EISEN, more=[{**USSURA, "hand": ["boon"] * cards}], first=1)
    assert can(st, "use patricia_moustakas 2") == able
    if able:
        go(st, "use patricia_moustakas 2")
        assert (hand(st, 2), says(st)[0]) == ([], "pass")
