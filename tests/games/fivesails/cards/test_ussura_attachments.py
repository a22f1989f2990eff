"""The attachments of Ussura: what each does, where its text ends, and where it says no."""

from __future__ import annotations

import pytest

from ..playing import (
    BY_USSURA,
    CASTILLE,
    USSURA,
    can,
    duel,
    go,
    hand,
    offers,
    pile,
    pools,
    pos,
    rest,
    step,
    strike,
    struck,
    zone,
)
from ..situations import YEVGENI, can_repeat, dueling

fencing = BY_USSURA.fencing


def thrown(hurt: int, answer: str) -> tuple[bool, bool]:
    """Lorenzo has revealed Torsten's top card, and his round begins: whether he can throw the Hammer, and lives."""
    st = pos(
        {**CASTILLE, "crew": {"lorenzo_de_zepeda": "forums"}, "hand": ["carnaval", "boon"]},
        {**USSURA, "crew": {"torsten_vakt": "forums"}, "hand": ["boon", "pull"], "deck": ["stubborn"]},
        gear={"grandfathers_hammer": "torsten_vakt"},
        wounds={"torsten_vakt": hurt},
        turn=1,
    )
    go(st, "challenge torsten_vakt", "accept", "choose carnaval")
    step(st, "use lorenzo_de_zepeda 2")
    rest(st)
    strike(st)
    step(st, answer, *(["choose boon"] if answer == "option 2" else []))
    alive = zone(st, "torsten_vakt") == "play"
    return offers(st, "use grandfathers_hammer 1"), alive


@pytest.mark.card("fivesails", "grandfathers_hammer", "unsavory_salve")
@pytest.mark.rule("FIV-ATT-4")
def test_the_hammer_as_combat_card_takes_the_salve_along() -> None:
    st = pos(
        {"leader": "kaspar_dietrich", "crew": {"uwe_zimmerman": "forums"}, "hand": ["langschwert"]},
        {"leader": "yevgeni", "crew": {"valeri_mikhailov": "forums"}, "hand": ["stubborn"]},
        gear={"grandfathers_hammer": "valeri_mikhailov", "unsavory_salve": "valeri_mikhailov"},
    )
    go(st, "challenge uwe_zimmerman", "accept", "use grandfathers_hammer 1")
    assert (zone(st, "grandfathers_hammer"), zone(st, "unsavory_salve")) == ("line", "discard")
    assert not can(st, "use unsavory_salve")


@pytest.mark.card("fivesails", "lorenzo_de_zepeda", "grandfathers_hammer")
@pytest.mark.rule("FIV-REACT-4", "FIV-REACT-5")
@pytest.mark.parametrize(
    ("hurt", "answer", "able", "alive"),
    [
        (0, "option 1", True, True),
        (0, "option 2", False, True),  # that is the combat card of this round
        (5, "option 1", False, False),  # killed as the round began
    ],
)
def test_the_hammer_is_thrown_after_what_happens_as_the_round_begins(
    hurt: int, answer: str, able: bool, alive: bool
) -> None:
    assert thrown(hurt, answer) == (able, alive)


@pytest.mark.card("fivesails", "lorenzo_de_zepeda", "grandfathers_hammer")
@pytest.mark.rule("FIV-MAN-4")
@pytest.mark.parametrize(("answer", "able"), [("option 2", False), ("option 1", True)])
def test_who_plays_the_revealed_card_has_no_round_left_for_the_hammer(answer: str, able: bool) -> None:
    me = {**CASTILLE, "crew": {"lorenzo_de_zepeda": "forums"}}
    foe = {**USSURA, "crew": {"torsten_vakt": "forums"}, "hand": ["sunder"], "deck": ["borets"]}
    st = pos(me, foe, gear={"grandfathers_hammer": "torsten_vakt"})
    step(st, "challenge lorenzo_de_zepeda", "use lorenzo_de_zepeda 2", "accept", answer)
    if can(st, "choose sunder") and not able:
        step(st, "choose sunder")
    assert offers(st, "use grandfathers_hammer 1") == able


@pytest.mark.card("fivesails", "robbery", "grandfathers_hammer")
@pytest.mark.rule("FIV-C-64", "FIV-DUEL-9")
def test_a_robbed_hammer_is_thrown_and_goes_back_to_its_owner() -> None:
    me = {**CASTILLE, "crew": {"maya_de_la_rioja": "forums"}, "hand": ["robbery", "boon", "boon", "pull"]}
    foe = {**USSURA, "crew": {"torsten_vakt": "forums"}, "discard": ["grandfathers_hammer"], "hand": ["borets"]}
    st = pos(me, foe)
    step(st, "use robbery", "pay boon", "pay boon")
    rest(st)
    step(st, "pass", "challenge maya_de_la_rioja", "accept", "choose borets", "use grandfathers_hammer 1")
    strike(st)
    go(st, "pass")
    strike(st)
    assert "grandfathers_hammer" in pile(st, 1)
    assert hand(st, 0) == ["pull"]


@pytest.mark.card("fivesails", "grandfathers_hammer")
def test_grandfathers_hammer() -> None:
    st = BY_USSURA.duel({"hand": ["boon"]}, gear={"grandfathers_hammer": "torsten_vakt"})
    go(st, "choose langschwert", "use grandfathers_hammer")
    assert (struck(st), st.duel.challenger.lethal, pools(st)) == ((0, 1, 5), True, (0, 5))
    st = BY_USSURA.duel({"hand": ["boon"]}, gear={"grandfathers_hammer": "torsten_vakt"})
    go(st, "choose langschwert", "choose boon", "use grandfathers_hammer 2")
    assert struck(st) == (0, 2, 5)


@pytest.mark.card("fivesails", "grandfathers_hammer")
def test_the_hammer_is_thrown_by_its_bearer_in_your_own_round() -> None:
    def thrown(bearer: str, *done: str) -> bool:
        crew = {"torsten_vakt": "forums", "ren": "forums"}
        st = BY_USSURA.duel({"crew": crew, "hand": ["boon"]}, gear={"grandfathers_hammer": bearer})
        return offers(step(st, *done), "use grandfathers_hammer 1")

    assert thrown("torsten_vakt", "choose langschwert")
    assert not thrown("torsten_vakt")  # Otto's round
    assert not thrown("ren", "choose langschwert")


@pytest.mark.card("fivesails", "grandfathers_hammer")
@pytest.mark.rule("FIV-ONCE-2", "FIV-CHAL-5")
def test_the_hammer_has_its_technique_once_a_duel() -> None:
    gear = {"grandfathers_hammer": "torsten_vakt"}
    assert can_repeat("grandfathers_hammer 2", "torsten_vakt", False, gear=gear)
    assert not can_repeat("grandfathers_hammer 2", "torsten_vakt", True, gear=gear)


@pytest.mark.card("fivesails", "mireli_sabre")
@pytest.mark.rule("FIV-CARD-5", "FIV-KEY-12")
@pytest.mark.parametrize(("gear", "thrust"), [({}, 0), ({"boon": "nazem_ibn_umur"}, 1)])
def test_the_sabre_reads_the_stats_as_they_are(gear: dict[str, str], thrust: int) -> None:
    """Nazem has Finesse 3 and Combat 2; a Boon makes it 3."""
    foe = {**USSURA, "crew": {"nazem_ibn_umur": "forums"}, "hand": ["strength_of_ten"]}
    st = duel({}, foe, gear={"mireli_sabre": "nazem_ibn_umur", **gear})
    step(st, "choose strength_of_ten", "use mireli_sabre")
    strike(st)
    assert struck(st) == (2, 2, thrust)


@pytest.mark.card("fivesails", "mireli_sabre")
def test_the_sabre_wants_finesse_of_two_and_combat_of_three() -> None:
    st = dueling(YEVGENI, "servo_scarpa", ["boon"], ["langschwert"], gear={"mireli_sabre": "servo_scarpa"})
    go(st, "choose langschwert", "choose boon", "use mireli_sabre")
    assert struck(st) == (0, 3, 4)  # Servo has exactly these


@pytest.mark.card("fivesails", "mireli_sabre")
def test_mireli_sabre() -> None:
    st = BY_USSURA.duel({"hand": ["boon"]}, gear={"mireli_sabre": "torsten_vakt"})
    go(st, "choose langschwert", "choose boon", "use mireli_sabre")
    assert struck(st) == (0, 2, 4)  # Combat 3, but Finesse 1


@pytest.mark.card("fivesails", "mireli_sabre")
@pytest.mark.rule("FIV-ONCE-2", "FIV-CHAL-5")
def test_the_mireli_sabre_serves_finesse_and_combat_once_a_duel() -> None:
    for who, values in (("valeri_mikhailov", (0, 3, 3)), ("torsten_vakt", (0, 2, 4)), ("ren", (0, 3, 4))):
        gear = {"mireli_sabre": who}
        st = fencing("boon", {"crew": {who: "forums"}}, gear=gear)
        go(st, "use mireli_sabre")
        assert struck(st) == values, who
        assert can_repeat("mireli_sabre", who, False, gear=gear)
        assert not can_repeat("mireli_sabre", who, True, gear=gear)
