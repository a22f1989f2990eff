"""A card that comes back into play is a new one, however it left; and nothing is left of those who are out."""

from __future__ import annotations

import pytest

from intrigue.core.phrase import notation
from intrigue.games.fivesails.rules.stats import is_brute
from intrigue.games.fivesails.rules.wounds import destroy
from intrigue.games.fivesails.state.city import FORUMS
from intrigue.games.fivesails.state.state import FiveSails
from intrigue.games.fivesails.view import FiveSailsView

from .playing import CASTILLE, EISEN, USSURA, VODACCE, can, go, number, pos, resolved, step, table, until, wounds, zone


def effects(st: FiveSails, seat: int | None) -> list[str]:
    view = st.view(seat)
    assert isinstance(view, FiveSailsView)
    return [notation(effect.words) for effect in view.effects]


def out(st: FiveSails, seat: int) -> FiveSails:
    """The Leader of a seat falls, and others play on."""
    destroy(st, st.leaders[seat])
    st.advance()
    st.offered = None
    return st


@pytest.mark.rule("FIV-C-65")
@pytest.mark.card("fivesails", "breastplate", "robbery")
def test_a_breastplate_that_was_broken_helps_whoever_robs_it() -> None:
    """It takes 1 off the first wounds of Uwe and breaks. Maya takes it from his discard pile in the same duel, and it
    takes 1 off hers."""
    st = pos(
        {**CASTILLE, "crew": {"maya_de_la_rioja": "forums"}, "hand": ["robbery", "taunt"]},
        {**EISEN, "crew": {"uwe_zimmerman": "forums"}, "hand": ["triage"]},
        gear={"breastplate": "uwe_zimmerman"},
    )
    go(st, "challenge maya_de_la_rioja", "accept", "choose triage")
    assert (wounds(st), zone(st, "breastplate")) == ({"uwe_zimmerman": 2}, "discard")
    go(st, "choose robbery", "use robbery", "pay taunt")
    assert wounds(st) == {"uwe_zimmerman": 2, "maya_de_la_rioja": 1}, "4 threat, 2 parried, 1 taken off"


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
    out(st, 0)
    st.enter(gustavo, 1, FORUMS)
    assert is_brute(st, gustavo)


@pytest.mark.rule("FIV-C-9", "FIV-C-65", "FIV-C-160")
@pytest.mark.card("fivesails", "carmella_vanessa_salvaggi")
def test_carmella_who_is_hired_anew_may_challenge_engaged_again() -> None:
    st = table(
        {**VODACCE, "crew": {"carmella_vanessa_salvaggi": "forums"}},
        {**EISEN, "crew": {"otto_streit": "forums"}},
        {**USSURA, "crew": {"ren": "forums"}},
        engaged=["carmella_vanessa_salvaggi"],
    )
    go(st, "challenge carmella_vanessa_salvaggi", "choose otto_streit", "refuse")
    out(st, 0)
    carmella = number(st, "carmella_vanessa_salvaggi")
    st.enter(carmella, 1, FORUMS)
    st.engaged[carmella] = 1
    assert st.mover() == 1
    assert can(st, "challenge carmella_vanessa_salvaggi")


@pytest.mark.rule("FIV-C-9", "FIV-C-159")
@pytest.mark.card("fivesails", "crystal_eye")
def test_what_the_eye_has_noted_is_forgotten_with_the_one_whose_it_was() -> None:
    """Else it would be said to have noted the Leader, whom all cards look like that nobody had seen."""
    st = table(
        {**VODACCE, "crew": {"servo_scarpa": "forums"}, "hand": ["triage"]},
        {**EISEN, "approach": ["marooned", "otto_streit"]},
        {**USSURA, "approach": ["inspire_generosity", "ren"]},
        city={"forums": ["crystal_eye"]},
    )
    step(st, "equip crystal_eye", "choose servo_scarpa" if can(st, "choose servo_scarpa") else "pay triage")
    until(st, lambda st: can(st, "player 2"))
    go(st, "player 2", "choose marooned")
    assert effects(st, 0) == ["show-noted seat=seat:0 card=card:marooned owner=seat:1"]
    out(st, 1)
    for seat in (0, 2, None):
        assert effects(st, seat) == []


@pytest.mark.rule("FIV-C-9")
@pytest.mark.card("fivesails", "the_boars_guile")
def test_whom_somebody_has_named_is_free_when_that_one_is_out() -> None:
    st = table({**USSURA, "scheme": "the_boars_guile"}, {**EISEN, "crew": {"otto_streit": "docks"}}, VODACCE)
    resolved(st, "option 1", "place docks", "choose otto_streit")
    assert effects(st, 1) == ["show-named seat=seat:0 card=card:otto_streit"]
    assert effects(out(st, 0), 1) == []
