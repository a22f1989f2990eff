"""The schemes of Ussura: what each does, where its text ends, and where it says no."""

from __future__ import annotations

from typing import Any

import pytest

from intrigue.core.phrase import phrase
from intrigue.games.fivesails.events import Named, RenownMoved
from intrigue.games.fivesails.rules.planning import Scheme
from intrigue.games.fivesails.rules.wounds import destroy
from intrigue.games.fivesails.view import FiveSailsView

from ..playing import (
    BY_THE_CITY,
    BY_USSURA,
    CASTILLE,
    EISEN,
    MONTAIGNE,
    USSURA,
    VODACCE,
    can,
    go,
    held,
    number,
    offers,
    place,
    plot,
    pos,
    renown,
    resolved,
    says,
    step,
    strike,
    struck,
    table,
    until,
    zone,
)
from ..situations import events_of, lasting, leader_falls, lying_at, schemes_resolve


@pytest.mark.card("fivesails", "point_of_opportunity", "shifting_blame", "leshiye_of_the_wood")
def test_no_renown_goes_into_the_wood() -> None:
    """The wood grows at the Docks: from the Forums only the Bazaar is left."""
    st = BY_THE_CITY.pos(
        {"crew": {"terrell_brandt": "forums"}, "scheme": "shifting_blame"},
        {"leader": "yevgeni", "crew": {"torsten_vakt": "forums"}, "scheme": "leshiye_of_the_wood"},
        city={"forums": ["point_of_opportunity"]},
        turn=1,
    )
    st.stack.append(Scheme(1))
    st.advance()
    go(st, "place docks", "place forums", "pass")
    assert renown(st) == {"forums": 1, "grand_bazaar": 1}
    go(st, "use point_of_opportunity", "option 1")
    assert renown(st) == {"grand_bazaar": 2}
    go(st, "claim torsten_vakt", "use shifting_blame 3")
    assert (held(st), renown(st)) == ({"forums": 1}, {"grand_bazaar": 3})


@pytest.mark.card("fivesails", "leshiye_of_the_wood")
def test_leshiye_adds_renown_elsewhere_and_ends_with_the_day() -> None:
    st = pos(
        {"leader": "yevgeni", "scheme": "leshiye_of_the_wood"},
        {"crew": {"otto_streit": "docks", "philip_hase": "forums"}},
        renown={"docks": 3},
        control={"docks": 1},
        city={"docks": ["eko_sorridi"]},
    )
    schemes_resolve(st, 0)
    assert not can(st, "place forums")  # an end of the row only
    go(st, "place docks")
    while st.day == 1 and len(renown(st)) < 2:
        st.apply_unchecked(st.mover(), st.actions(st.mover())[0])
    assert (renown(st), held(st)) == ({"forums": 1, "grand_bazaar": 1}, {})
    assert (place(st, "otto_streit"), place(st, "philip_hase")) == ("home 2", "forums")
    assert zone(st, "eko_sorridi") == "discard"
    assert RenownMoved("docks", "supply", 3) in events_of(st, RenownMoved)
    shown = st.view(0)
    assert isinstance(shown, FiveSailsView)
    assert [effect.words for effect in shown.effects] == [phrase("show-shut", place="place:docks")]
    go(st, "pass", "pass")
    while st.day == 1 and not st.over:
        st.apply_unchecked(st.mover(), st.actions(st.mover())[0])
    assert not st.marks  # the wood withdraws with the Day


@pytest.mark.card("fivesails", "leshiye_of_the_wood")
@pytest.mark.rule("FIV-MAP-3", "FIV-MAP-2")
@pytest.mark.parametrize(
    ("seats", "ends"),
    [(2, {"docks", "grand_bazaar"}), (3, {"oles_inn", "grand_bazaar"}), (4, {"oles_inn", "governors_gardens"})],
)
def test_the_wood_grows_at_an_end_of_the_row(seats: int, ends: set[str]) -> None:
    sides: list[dict[str, Any]] = [{**USSURA, "scheme": "leshiye_of_the_wood"}, {}, {**CASTILLE}, {**MONTAIGNE}]
    st = table(*sides[:seats])
    resolved(st)
    assert {text.removeprefix("place ") for text in says(st)} == ends


@pytest.mark.card("fivesails", "leshiye_of_the_wood", "patricia_moustakas", "aldo_bussotti")
@pytest.mark.rule("FIV-C-84", "FIV-MAP-8")
def test_nobody_holds_the_wood() -> None:
    """The Docks are shut: Patricia may claim them and has nothing of it, and no Renown comes there."""
    st = pos(
        {**USSURA, "scheme": "leshiye_of_the_wood"},
        {**CASTILLE, "crew": {"patricia_moustakas": "home"}},
        renown={"docks": 2},
    )
    resolved(st, "place docks", "place forums")
    assert "docks" not in renown(st)
    go(st, "pass", "move patricia_moustakas", "place docks", "pass", "use patricia_moustakas 1")
    assert held(st) == {}


@pytest.mark.card("fivesails", "leshiye_of_the_wood")
@pytest.mark.rule("FIV-C-9")
def test_the_wood_of_somebody_who_is_out_is_gone() -> None:
    """All cards that they own leave the game, the scheme at the Inn too: it can be claimed."""
    st = table({"crew": {"don_constanzo_scarpa": "home"}}, {}, {**USSURA, "scheme": "leshiye_of_the_wood"})
    resolved(st, "place oles_inn", "place docks", "place forums", seat=2)
    assert st.mover() == 0
    destroy(st, st.leaders[2])
    st.advance()
    st.check()
    st.offered = None
    go(st, "move don_constanzo_scarpa", "place oles_inn", "pass", "claim don_constanzo_scarpa")
    assert held(st) == {"oles_inn": 0}


@pytest.mark.card("fivesails", "leshiye_of_the_wood", "eager_blade", "the_great_game", "shifting_tides")
@pytest.mark.rule("FIV-C-84", "FIV-COST-10")
@pytest.mark.parametrize("other", ["the_great_game", "shifting_tides", "inspire_generosity"])
def test_no_scheme_brings_renown_into_the_wood_though_cards_may_lie_there(other: str) -> None:
    """The wood grows at the Bazaar, and the Eager Blade, cleared away with the rest, lies there again."""
    st = pos(
        {**USSURA, "scheme": "leshiye_of_the_wood"},
        {**VODACCE, "scheme": other},
        city={"grand_bazaar": ["eager_blade", "gustavo"]},
        renown={"grand_bazaar": 2},
    )
    resolved(st, "place grand_bazaar", "place docks")
    assert (lying_at(st, 3), zone(st, "gustavo"), renown(st)) == (["eager_blade"], "discard", {"docks": 1, "forums": 1})
    resolved(st, seat=1)
    if other == "the_great_game":
        assert renown(st) == {"docks": 2, "forums": 1}
    elif other == "inspire_generosity":
        until(st, lambda st: can(st, "pass") and st.mover() == 0)
        assert "grand_bazaar" not in renown(st)
    else:
        assert {text.removeprefix("place ") for text in says(st)} == {"docks", "forums"}
        assert len(lying_at(st, 3)) == 2


@pytest.mark.card("fivesails", "leshiye_of_the_wood")
def test_leshiye_is_in_the_cases() -> None:
    st = BY_USSURA.pos({"scheme": "leshiye_of_the_wood"})
    assert not can(st, "use leshiye_of_the_wood")  # all of it happens in Planning; see test_cases


@pytest.mark.rule("FIV-C-9")
@pytest.mark.card("fivesails", "the_boars_guile")
def test_whom_somebody_has_named_is_free_when_that_one_is_out() -> None:
    st = table({**USSURA, "scheme": "the_boars_guile"}, {**EISEN, "crew": {"otto_streit": "docks"}}, VODACCE)
    resolved(st, "option 1", "place docks", "choose otto_streit")
    assert lasting(st, 1) == ["show-named seat=seat:0 card=card:otto_streit"]
    assert lasting(leader_falls(st, 0), 1) == []


@pytest.mark.card("fivesails", "the_boars_guile")
def test_whoever_is_named_is_told() -> None:
    st = pos({"leader": "yevgeni", "scheme": "the_boars_guile"}, {"crew": {"otto_streit": "docks"}})
    schemes_resolve(st, 0)
    for _ in range(6):
        if events_of(st, Named):
            break
        seat = st.mover()
        wanted = [a for a in st.actions(seat) if "otto_streit" in st.say(seat, a)]
        st.apply_unchecked(seat, wanted[0] if wanted else st.actions(seat)[0])
    assert [event.name for event in events_of(st, Named) if isinstance(event, Named)] == ["otto_streit"]


@pytest.mark.card("fivesails", "the_boars_guile")
@pytest.mark.rule("FIV-DUSK-1", "FIV-C-33")
@pytest.mark.parametrize(("where", "gained"), [("home", True), ("docks", False)])
def test_the_boar_looks_before_everybody_goes_home(where: str, gained: bool) -> None:
    me = {**USSURA, "scheme": "the_boars_guile", "approach": []}
    st = pos(me, {"crew": {"otto_streit": where}, "approach": []}, renown={"forums": 1})
    resolved(st, "option 2", "place docks", "choose otto_streit")
    until(st, lambda st: can(st, "pass"))
    step(st, "pass", "pass")
    assert offers(st, "use the_boars_guile") == gained


@pytest.mark.card("fivesails", "the_boars_guile", "bastien_girard")
@pytest.mark.rule("FIV-C-120")
def test_the_boars_guile_is_lost_on_who_takes_over() -> None:
    crew = {"jean_urbain": "docks", "bastien_girard": "docks"}
    st = pos(
        {**USSURA, "scheme": "the_boars_guile", "crew": {"torsten_vakt": "docks"}, "hand": ["sunder"]},
        {**MONTAIGNE, "crew": crew, "hand": ["defending_honor"]},
    )
    resolved(st, "option 1", "place forums", "choose jean_urbain")
    step(st, "challenge torsten_vakt", "choose jean_urbain", "accept", "choose defending_honor", "use bastien_girard 5")
    strike(st)
    step(st, "choose sunder")
    strike(st)
    assert struck(st) == (2, 0, 2)


@pytest.mark.card("fivesails", "the_boars_guile")
@pytest.mark.rule("FIV-ABIL-2")
def test_the_boars_guile_adds_renown_only_if_you_like() -> None:
    st = plot("the_boars_guile", {"leader": "yevgeni"})
    assert says(st) == ["option 1", "option 3"]
    go(st, "option 3")
    assert renown(st) == {}
    st = plot("the_boars_guile", {"leader": "yevgeni"}, renown={"docks": 1})
    assert says(st) == ["option 1", "option 2"]
    go(st, "option 2")
    assert renown(st) == {"forums": 1}


@pytest.mark.card("fivesails", "the_boars_guile")
def test_the_boars_guile() -> None:
    from intrigue.games.fivesails.state.numbers import M_NAMED, UNTIL_DAY
    from intrigue.games.fivesails.state.parts import Mark

    st = BY_USSURA.pos({"scheme": "the_boars_guile"}, {"crew": {"otto_streit": "home"}})
    st.marks.append(Mark(M_NAMED, UNTIL_DAY, card=number(st, "otto_streit"), seat=0))
    go(st, "pass", "pass", "use the_boars_guile")
    assert st.renown[0] == 1


@pytest.mark.card("fivesails", "the_boars_guile")
def test_the_boars_guile_moves_renown_next_door_and_names_an_enemy() -> None:
    me = {"crew": {"torsten_vakt": "docks"}, "scheme": "the_boars_guile"}
    st = resolved(BY_USSURA.pos(me, {"crew": {"otto_streit": "home"}}, renown={"docks": 1}), "option 2")
    assert (st.renown_on[1:4], can(st, "choose otto_streit")) == ([0, 1, 0], True)  # the Forums alone are adjacent
    assert not can(st, "choose torsten_vakt")


@pytest.mark.card("fivesails", "the_boars_guile")
@pytest.mark.rule("FIV-PLAN-8", "FIV-PLAN-9")
def test_the_boars_guile_adds_renown_or_moves_it_and_names_a_foe() -> None:
    lies = {"forums": 1}
    foe = {"crew": {"otto_streit": "forums", "philip_hase": "docks"}, "hand": ["langschwert"]}
    me = {"crew": {"torsten_vakt": "forums"}, "scheme": "the_boars_guile", "hand": ["boon"]}
    st = resolved(BY_USSURA.pos(me, foe, renown=lies), "option 1", "place docks", "choose otto_streit")
    assert renown(st) == {"docks": 1, "forums": 1}
    go(st, "challenge torsten_vakt", "accept", "choose langschwert", "choose boon")
    assert struck(st) == (0, 2, 4)
    st = resolved(BY_USSURA.pos(me, foe, renown={**lies, "docks": 1}), "option 2", "place forums", "place grand_bazaar")
    assert renown(st) == {"docks": 1, "grand_bazaar": 1}
    go(st, "choose philip_hase", "challenge torsten_vakt", "accept", "choose langschwert", "choose boon")
    assert struck(st) == (0, 2, 3)  # another was named


@pytest.mark.card("fivesails", "the_boars_guile")
def test_the_boars_guile_pays_if_the_named_one_is_at_home() -> None:
    def pays(otto: str) -> bool:
        st = BY_USSURA.pos({"scheme": "the_boars_guile"}, {"crew": {"otto_streit": otto}})
        resolved(st, "option 1", "place docks", "choose otto_streit")
        return offers(step(st, "pass", "pass"), "use the_boars_guile")

    assert pays("home")
    assert not pays("docks")
