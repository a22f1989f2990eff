"""Planning: schemes, the First Player."""

from __future__ import annotations

import pytest

from intrigue.core import seeded
from intrigue.games.fivesails.events import FirstPlayer
from intrigue.games.fivesails.rules.duel import RoundEnds
from intrigue.games.fivesails.rules.moving import Leaving
from intrigue.games.fivesails.rules.planning import Plans, Scheme, initiative
from intrigue.games.fivesails.rules.wounds import destroy
from intrigue.games.fivesails.state.numbers import DRAMA
from intrigue.games.fivesails.state.state import FiveSails

from ..playing import (
    GAME,
    USSURA,
    can,
    engaged,
    find,
    go,
    held,
    offers,
    place,
    pos,
    renown,
    says,
    stands,
    step,
    table,
    until,
    why,
    wounds,
    zone,
)
from ..situations import IDLE, fall_of, new_game, through


@pytest.mark.rule("FIV-PLAN-1", "FIV-C-17")
def test_who_is_planning_is_told_what_is_still_to_be_planned() -> None:
    st = GAME.new(2, 1, {"decks": "eisen/castille"})
    assert isinstance(st, FiveSails)
    scheme, person = "question=(ask-plan-scheme)", "question=(ask-plan-character)"
    uwe = "no-choosing-that card=card:uwe_zimmerman"
    assert why(st, "choose uwe_zimmerman", 0) == ("FIV-PLAN-1", f"{uwe} {scheme}")
    assert why(st, "pass", 0) == ("FIV-C-17", f"no-passing-here {scheme}")
    assert why(st, "move kaspar_dietrich", 0) == ("FIV-DRAMA-1", f"no-turn-yet {scheme}")
    st.apply(0, GAME.action(st, 0, "choose lets_haggle"))
    assert why(st, "choose parley_gone_wrong", 0)[1].endswith(person)
    assert why(st, "use kaspar_dietrich ability 1", 0) == ("FIV-ABIL-3", f"no-turn-yet {person}")


@pytest.mark.rule(
    "FIV-PLAN-1",
    "FIV-PLAN-2",
    "FIV-PLAN-5",
    "FIV-PLAN-7",
    "FIV-PLAN-10",
    "FIV-PLAN-11",
    "FIV-SCHEME-2",
    "FIV-SCHEME-3",
    "FIV-LEAD-5",
    "FIV-FIRST-1",
    "FIV-FIRST-2",
    "FIV-C-17",
    "FIV-C-22",
    "FIV-C-23",
    "FIV-C-24",
    "FIV-C-25",
    "FIV-CARD-9",
)
def test_planning() -> None:
    st = new_game(2, decks="eisen/montaigne")
    assert st.waiting == (0, 1)
    for seat, text in ((0, "parley_gone_wrong"), (1, "midnight_shipment"), (0, "otto_streit"), (1, "jean_urbain")):
        action = find(st, seat, f"choose {text}")
        assert action is not None
        st.apply(seat, action)
    assert st.first == 1  # 80 against 55
    assert place(st, "otto_streit") == "home 1"
    assert zone(st, "parley_gone_wrong") == "play"
    while st.phase == 2:
        st.apply(st.mover(), 0)
    assert len(st.hands[0]) == 7  # Panache 6 and 1 by the scheme
    assert st.mover() == 1


@pytest.mark.rule("FIV-PLAN-5", "FIV-PLAN-6", "FIV-C-16", "FIV-C-20", "FIV-C-22")
@pytest.mark.parametrize(
    ("plans", "first", "then"),
    [
        (("marooned", "", ""), 2, 0),
        (("", "marooned", ""), 0, 1),
        (("marooned", "marooned", ""), 0, 1),
        (("marooned", "", "marooned"), 0, 1),  # to the left of its holder, who is not among the tied
        (("marooned", "", "marooned"), 2, 0),
        (("", "", ""), 1, 2),  # nobody has planned anything: equal, too
    ],
)
def test_who_is_first_among_three(plans: tuple[str, ...], first: int, then: int) -> None:
    st = table(*[{"approach": [plan] if plan else []} for plan in plans], first=first)
    go(st, "pass", "pass", "pass")
    while isinstance(st.stack[-1], Plans):
        seat = st.waiting[0]
        st.apply(seat, st.actions(seat)[0])
    while st.phase != DRAMA:
        st.apply(st.mover(), st.actions(st.mover())[0])
    assert st.first == then


@pytest.mark.rule("FIV-PLAN-6", "FIV-C-20", "FIV-C-9", "FIV-C-22")
@pytest.mark.parametrize(("out", "first"), [((), 1), ((1,), 2), ((1, 2), 3)])
def test_after_a_tie_the_token_goes_to_the_left_past_those_who_are_out(out: tuple[int, ...], first: int) -> None:
    """Ann holds it and ties with Dee; further down two others are equal, which means nothing."""
    high, low = {"approach": ["marooned"]}, {"approach": ["inspire_generosity"]}
    st = table(high, low, low, high)
    for seat in out:
        destroy(st, st.leaders[seat])
        st.advance()
    st.offered = None
    through(st)
    assert st.first == first


@pytest.mark.rule("FIV-C-16", "FIV-PLAN-6")
def test_where_nobody_has_a_scheme_all_are_equal() -> None:
    st = table(IDLE, IDLE, IDLE, first=1)
    through(st)
    assert st.first == 2


@pytest.mark.rule("FIV-PLAN-6", "FIV-EX-25", "FIV-C-20", "FIV-C-21", "FIV-C-16", "FIV-PLAN-4", "FIV-C-18", "FIV-C-35")
def test_initiative_ties() -> None:
    more = [{"leader": "yevgeni", "scheme": "marooned"}]
    st = pos({"scheme": "marooned"}, {"scheme": "shifting_tides"}, more=more, first=0)
    initiative(st)
    assert st.first == 1  # one to the left of the holder, tied or not
    st = pos({"scheme": "marooned"}, {"scheme": "shifting_tides"}, more=more, first=0)
    seen = set()
    for seed in range(20):
        st.first = -1
        st.rng = seeded(seed)
        initiative(st)
        seen.add(st.first)
    assert seen == {0, 2}  # by lot among the tied
    st = pos({}, {"scheme": "shifting_tides"})
    initiative(st)
    assert st.first == 1  # no scheme is below all others
    assert any(isinstance(event, FirstPlayer) for event in st.events_for(None))


@pytest.mark.rule("FIV-PLAN-6", "FIV-C-9", "FIV-C-20")
def test_left_of_the_holder_is_nobody_who_is_out() -> None:
    st = fall_of(2, {"approach": ["marooned"]}, {"approach": ["marooned"]}, {}, first=1)
    go(st, "pass", "pass")
    while isinstance(st.stack[-1], Plans):
        seat = st.waiting[0]
        st.apply(seat, st.actions(seat)[0])
    while st.phase != DRAMA:
        st.apply(st.mover(), st.actions(st.mover())[0])
    assert (st.first, st.mover()) == (0, 0)


@pytest.mark.rule("FIV-C-9", "FIV-PLAN-8")
def test_who_is_thrown_out_in_planning_resolves_no_scheme() -> None:
    st = table(*[{"approach": ["marooned", who]} for who in ("servo_scarpa", "uwe_zimmerman", "torsten_vakt")])
    go(st, "pass", "pass", "pass")
    while isinstance(st.stack[-1], Plans):
        st.apply(st.waiting[0], st.actions(st.waiting[0])[0])
    seat = st.mover()
    gone = (seat + 1) % 3
    destroy(st, st.leaders[gone])
    st.advance()
    while st.phase != DRAMA:
        assert st.mover() != gone
        st.apply(st.mover(), st.actions(st.mover())[0])
        st.check()
    assert (st.eliminated[gone], st.hands[gone], st.schemes[gone]) == (1, [], -1)


@pytest.mark.card("fivesails", "the_great_game", "leshiye_of_the_wood", "eko_sorridi")
@pytest.mark.rule("FIV-PLAN-10", "FIV-SCHEME-4", "FIV-PLAN-8")
@pytest.mark.parametrize(("middle", "last", "draws"), [("leshiye", "game", False), ("game", "leshiye", True)])
def test_a_scheme_does_nothing_for_its_player_before_it_is_resolved(middle: str, last: str, draws: bool) -> None:
    """The wood sends Ren past Eko to his death: whoever plays the Great Game draws for it only if it came before."""
    schemes = {"leshiye": "leshiye_of_the_wood", "game": "the_great_game"}
    st = table(
        {"crew": {"eko_sorridi": "home"}, "approach": ["plans_within_plans"]},
        {**USSURA, "crew": {"ren": "home"}, "approach": [schemes[middle]]},
        {"leader": "kaspar_dietrich", "approach": [schemes[last]]},
        wounds={"ren": 3},
    )
    step(st, "pass", "pass", "pass")
    for who in ("eko_sorridi", "ren"):
        stands(st, who, 0)
    until(st, lambda st: can(st, "place oles_inn") and st.mover() == (1 if middle == "leshiye" else 2))
    step(st, "place oles_inn", "place docks", "place forums", "use eko_sorridi")
    assert offers(st, "use the_great_game") == draws
    assert zone(st, "ren") == "locker"


@pytest.mark.rule("FIV-SCHEME-4", "FIV-SCHEME-5")
def test_leshiye() -> None:
    st = pos(
        {"leader": "yevgeni", "scheme": "leshiye_of_the_wood"},
        {"crew": {"otto_streit": "docks"}, "scheme": "marooned"},
        renown={"docks": 2},
        city={"docks": ["eko_sorridi"]},
    )
    st.stack += [Scheme(1), Scheme(0)]
    st.advance()
    go(st, "place docks", "place forums")
    assert place(st, "otto_streit") == "home 2"
    assert zone(st, "eko_sorridi") == "discard"
    assert renown(st) == {"forums": 1, "grand_bazaar": 2}  # Marooned still adds to the Bazaar, not to the Docks
    go(st, "move yevgeni", "place docks", "pass", "claim yevgeni")
    assert held(st) == {}


@pytest.mark.card("fivesails", "stratege", "eko_sorridi")
@pytest.mark.rule("FIV-C-143", "FIV-FIRST-3")
def test_two_who_march_together_leave_in_the_order_of_the_first_player() -> None:
    crew = {"otto_streit": "docks", "philip_hase": "docks"}
    st = pos(
        {"leader": "kaspar_dietrich", "crew": crew, "hand": ["stratege", "triage"]},
        {"leader": "soline_el_gato", "crew": {"eko_sorridi": "docks"}},
        first=1,
    )
    go(st, "use stratege", "choose otto_streit", "pay triage", "choose philip_hase")
    assert isinstance(st.stack[-1], Leaving)
    assert st.mover() == 1
    go(st, "choose philip_hase", "use eko_sorridi")
    assert (wounds(st), {place(st, id) for id in crew}) == ({"philip_hase": 1}, {"forums"})


@pytest.mark.card("fivesails", "bastien_girard", "not_today")
@pytest.mark.rule("FIV-FIRST-3", "FIV-C-163")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize(("before", "hurt"), [("bastien_girard", True), ("not_today", False)])
def test_the_first_player_orders_what_falls_on_the_end_of_a_round(first: int, before: str, hurt: bool) -> None:
    st = pos(
        {"crew": {"otto_streit": "forums"}},
        {"leader": "odette_dubois_darrent", "crew": {"bastien_girard": "forums"}, "hand": ["not_today"]},
        first=first,
    )
    go(st, "challenge otto_streit", "accept", "choose not_today", "use bastien_girard 1")
    assert isinstance(st.stack[-1], RoundEnds)
    assert st.mover() == first
    assert sorted(text.split()[1] for text in says(st)) == ["bastien_girard", "not_today"]
    go(st, f"choose {before}")
    assert wounds(st) == {"bastien_girard": 1, **({"otto_streit": 1} if hurt else {})}
    assert engaged(st) == {"otto_streit", "bastien_girard"}


@pytest.mark.rule("FIV-FIRST-3", "FIV-C-43")
def test_the_first_player_orders_reactions() -> None:
    st = pos({"crew": {"angelo": "docks", "vissenta_scarpa": "docks"}, "scheme": "the_great_game"}, first=1)
    go(st, "use angelo")
    st = pos({"crew": {"angelo": "docks", "vissenta_scarpa": "docks"}, "scheme": "the_great_game"}, first=1)
    action = find(st, 0, "use angelo")
    assert action is not None
    st.apply(0, action)
    for text in ("use vissenta_scarpa", "use the_great_game"):
        action = find(st, 0, text)
        assert action is not None
        st.apply(0, action)
    st.apply(st.mover(), 0) if st.mover() == 0 else None
    assert st.mover() == 1  # the First Player says which comes first
    assert len(st.legal(1)) == 2
