"""The attachments of Montaigne: what each does, where its text ends, and where it says no."""

from __future__ import annotations

import pytest

from ..playing import BY_MONTAIGNE, bearer, can, engaged, go, held, struck, zone
from ..situations import first_round

pos = BY_MONTAIGNE.pos
fencing = BY_MONTAIGNE.fencing


@pytest.mark.card("fivesails", "cavalier_hat")
@pytest.mark.rule("FIV-EX-18", "FIV-DUEL-1")
def test_cavalier_hat() -> None:
    st = pos({"crew": {"maxime_de_lafayette": "docks"}, "hand": ["cavalier_hat", "triage", "triage"]})
    assert not can(st, "equip cavalier_hat")
    st = pos(
        {"crew": {"henri_michelet": "docks"}},
        {"crew": {"otto_streit": "docks"}},
        gear={"cavalier_hat": "henri_michelet"},
    )
    go(st, "use cavalier_hat", "refuse")
    assert zone(st, "otto_streit") == "locker"  # Finesse 4
    assert engaged(st) == {"henri_michelet"}


@pytest.mark.card("fivesails", "cavalier_hat")
@pytest.mark.rule("FIV-QUAL-4")
def test_the_cavalier_hat_is_lifted_in_the_city() -> None:
    gear = {"cavalier_hat": "henri_michelet"}
    st = pos({"crew": {"henri_michelet": "home"}}, {"crew": {"otto_streit": "home"}}, gear=gear)
    assert not can(st, "use cavalier_hat")


@pytest.mark.card("fivesails", "cavalier_hat")
@pytest.mark.rule("FIV-STATE-3", "FIV-CHAL-6")
def test_the_cavalier_hat_takes_a_bearer_en_garde_and_somebody_opposing() -> None:
    def usable(otto: str, tired: str) -> bool:
        crew = {"henri_michelet": "docks"}
        gear = {"cavalier_hat": "henri_michelet"}
        return can(pos({"crew": crew}, {"crew": {"otto_streit": otto}}, gear=gear, engaged=[tired]), "use cavalier_hat")

    assert usable("docks", "otto_streit")
    assert not usable("forums", "otto_streit")
    assert not usable("docks", "henri_michelet")


@pytest.mark.card("fivesails", "mastercrafted_rapier")
def test_mastercrafted_rapier() -> None:
    assert not can(pos({"hand": ["mastercrafted_rapier"]}), "equip mastercrafted_rapier")
    st = pos({"crew": {"henri_michelet": "home"}, "hand": ["mastercrafted_rapier"]})
    go(st, "equip mastercrafted_rapier")
    assert bearer(st, "mastercrafted_rapier") == "henri_michelet"


@pytest.mark.card("fivesails", "mastercrafted_rapier")
@pytest.mark.rule("FIV-ONCE-2", "FIV-CHAL-5")
def test_the_rapier_returns_more_once_a_duel() -> None:
    gear = {"mastercrafted_rapier": "henri_michelet"}
    st = fencing("friends_at_court", gear=gear)
    go(st, "use mastercrafted_rapier")
    assert struck(st) == (1, 2, 3)
    assert can(first_round("mastercrafted_rapier", False, gear=gear), "use mastercrafted_rapier")
    assert not can(first_round("mastercrafted_rapier", True, gear=gear), "use mastercrafted_rapier")


@pytest.mark.card("fivesails", "tabard_of_the_fallen_musketeer")
def test_tabard() -> None:
    st = pos(
        {"crew": {"horatio_lockwood": "docks", "henri_michelet": "docks", "odette_dubois_darrent": "home"}},
        {"crew": {"otto_streit": "docks"}},
        gear={"tabard_of_the_fallen_musketeer": "henri_michelet"},
    )
    go(st, "use tabard_of_the_fallen_musketeer")
    assert held(st) == {"docks": 0}  # 2 against 2


@pytest.mark.card("fivesails", "tabard_of_the_fallen_musketeer")
@pytest.mark.rule("FIV-DASH-2", "FIV-C-52")
def test_the_tabard_speaks_by_influence() -> None:
    gear = {"tabard_of_the_fallen_musketeer": "henri_michelet"}
    st = pos({"crew": {"henri_michelet": "docks"}}, {"crew": {"pavel_ivanov": "docks"}}, gear=gear)
    go(st, "use tabard_of_the_fallen_musketeer")
    assert held(st) == {}  # 2 against 3
    st = pos({"crew": {"horatio_lockwood": "docks"}}, gear={"tabard_of_the_fallen_musketeer": "horatio_lockwood"})
    assert not can(st, "use tabard_of_the_fallen_musketeer")  # his Influence is a dash, whatever he wears


@pytest.mark.card("fivesails", "tabard_of_the_fallen_musketeer")
def test_the_tabard_makes_musketeers_but_not_of_diplomats() -> None:
    tabard = ["tabard_of_the_fallen_musketeer", "triage"]
    assert not can(pos({"hand": tabard}), "equip tabard_of_the_fallen_musketeer")  # Odette is alone
    st = pos(
        {"crew": {"horatio_lockwood": "docks"}, "hand": tabard, "scheme": "epee_sanglante"},
        {"crew": {"otto_streit": "docks"}},
    )
    assert not can(st, "use epee_sanglante")
    go(st, "equip tabard_of_the_fallen_musketeer", "pay triage", "pass")
    assert can(st, "use epee_sanglante")


@pytest.mark.card("fivesails", "tabard_of_the_fallen_musketeer")
@pytest.mark.rule("FIV-STATE-3", "FIV-QUAL-4")
def test_the_tabard_engages_its_bearer_in_the_city() -> None:
    gear = {"tabard_of_the_fallen_musketeer": "henri_michelet"}
    st = pos({"crew": {"henri_michelet": "docks"}}, gear=gear)
    go(st, "use tabard_of_the_fallen_musketeer")
    assert (engaged(st), held(st)) == ({"henri_michelet"}, {"docks": 0})
    st = pos({"crew": {"henri_michelet": "docks"}}, gear=gear, engaged=["henri_michelet"])
    assert not can(st, "use tabard_of_the_fallen_musketeer")
    assert not can(pos({"crew": {"henri_michelet": "home"}}, gear=gear), "use tabard_of_the_fallen_musketeer")
