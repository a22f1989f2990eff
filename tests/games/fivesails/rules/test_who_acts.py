"""Who acts: conditions before the bullet, and qualifiers."""

from __future__ import annotations

from typing import Any

import pytest

from ..playing import CASTILLE, EISEN, MONTAIGNE, USSURA, VODACCE, can, pos, why
from ..situations import vain


def met(card: str) -> tuple[str, str]:
    """What stands before the bullet is not so."""
    return "FIV-ACT-2", f"no-condition-met card=card:{card}"


@pytest.mark.rule("FIV-ACT-2")
@pytest.mark.parametrize(
    ("card", "me", "given"),
    [
        ("well_equipped", {**EISEN, "crew": {"otto_streit": "docks"}}, {"engaged": ["otto_streit"]}),
        ("the_pressure_is_on", {**VODACCE, "crew": {"servo_scarpa": "docks"}}, {}),
        ("last_word", {**EISEN, "crew": {"otto_streit": "docks"}}, {}),
        ("indomitable_will", {**USSURA, "crew": {"ren": "docks"}}, {"control": {"docks": 1}}),
        ("amour", {**CASTILLE, "crew": {"sanjay": "docks"}}, {"engaged": ["sanjay"]}),
    ],
)
def test_a_condition_that_is_not_met_is_no_missing_target(card: str, me: dict[str, Any], given: dict[str, Any]) -> None:
    """An enemy stands there, and there is money: only what stands before the bullet is not so."""
    st = pos({**me, "hand": [card, "boon", "boon"]}, {"leader": "yevgeni", "crew": {"torsten_vakt": "docks"}}, **given)
    assert why(st, f"use {card}") == met(card)


@pytest.mark.card("fivesails", "patricia_moustakas", "midnight_shipment", "padre_anibal")
@pytest.mark.rule("FIV-ACT-2", "FIV-C-145")
def test_who_is_en_garde_already_is_told_apart_from_who_is_at_the_wrong_place() -> None:
    me = {**CASTILLE, "crew": {"patricia_moustakas": "forums", "padre_anibal": "docks"}, "scheme": "midnight_shipment"}
    st = pos(me, city={"docks": ["gustavo"]})
    assert why(st, "use patricia_moustakas") == met("patricia_moustakas")
    assert why(st, "use midnight_shipment") == met("midnight_shipment")
    assert why(st, "use padre_anibal") == vain("padre_anibal", "FIV-C-145")
    assert why(pos(me, renown={"docks": 1}), "use padre_anibal") == met("padre_anibal")


@pytest.mark.card("fivesails", "valiant_spirit", "appealing_to_the_people")
@pytest.mark.rule("FIV-C-145", "FIV-ACT-2")
def test_nobody_rises_who_stands() -> None:
    me = {**MONTAIGNE, "crew": {"jean_urbain": "docks"}, "hand": ["valiant_spirit", "appealing_to_the_people", "pull"]}
    st = pos({**me, "hand": [*me["hand"], "boon"]}, control={"docks": 0})
    assert why(st, "use valiant_spirit") == vain("valiant_spirit", "FIV-C-145")
    assert why(st, "use appealing_to_the_people") == vain("appealing_to_the_people", "FIV-C-145")


@pytest.mark.rule("FIV-QUAL-1", "FIV-QUAL-4", "FIV-PLAY-3")
def test_nobody_there_to_act_for_it() -> None:
    st = pos({"crew": {"servo_scarpa": "docks", "angelo": "home"}, "hand": ["pull", "boon"]}, {})
    assert why(st, "use pull ability 1") == ("FIV-QUAL-1", "no-trait-for-that card=card:pull")
    assert why(st, "use angelo ability 1") == ("FIV-QUAL-4", "no-use-outside-the-city card=card:angelo")
    st = pos({"crew": {"sibella_scarpa": "home"}, "hand": ["pull", "boon"]}, {"crew": {"uwe_zimmerman": "docks"}})
    assert why(st, "use pull ability 1") == ("FIV-QUAL-4", "no-use-outside-the-city card=card:pull")
    st = pos({"crew": {"servo_scarpa": "docks"}, "hand": ["wrath_of_the_don", "boon", "boon"]})
    assert why(st, "use wrath_of_the_don ability 1")[0] == "FIV-PLAY-3"  # nobody is there to suffer it


@pytest.mark.rule(
    "FIV-QUAL-2",
    "FIV-QUAL-3",
    "FIV-QUAL-4",
    "FIV-QUAL-5",
    "FIV-QUAL-6",
    "FIV-QUAL-7",
    "FIV-ACT-1",
    "FIV-ACT-2",
    "FIV-CARD-6",
    "FIV-GOLD-1",
)
def test_qualifiers() -> None:
    st = pos({"crew": {"cesca_del_rosso": "home"}})
    assert not can(st, "use cesca_del_rosso")  # a City Action needs her in the city
    st = pos({"crew": {"cesca_del_rosso": "docks"}})
    assert can(st, "use cesca_del_rosso")
    st = pos(
        {"leader": "odette_dubois_darrent", "crew": {"leontine_giroux": "docks"}, "hand": ["fates_burden"]},
        {"crew": {"otto_streit": "docks"}},
    )
    assert not can(st, "use fates_burden")  # a Sorcerer, but no Strega
