"""Positions beyond what the law of positions looks at: whose a card is, and where unnamed cards come from."""

from __future__ import annotations

from typing import Any

import pytest

import intrigue
from intrigue.core import BadInput
from intrigue.games.fivesails.state.names import CASTILLE, NEUTRAL
from intrigue.games.fivesails.state.numbers import APPROACH, DECK
from intrigue.games.fivesails.state.state import FiveSails

from .playing import GAME, bearer, can, go, hand, pile, pos
from .positions import one

WITH_SERVO = {"players": [{"leader": "don_constanzo_scarpa", "crew": {"servo_scarpa": "docks"}}]}


def mirror(**rest: object) -> FiveSails:
    side = {"leader": "kaspar_dietrich", "crew": {"otto_streit": "docks", "kaspar_dietrich": "docks"}}
    return pos(side, side, **rest)


def test_of_two_with_one_name_it_is_said_whose() -> None:
    st = mirror(wounds={"otto_streit of 1": 2}, gear={"langschwert": "kaspar_dietrich of 0"}, engaged=["langschwert"])
    hurt = [(st.card(i).id, st.ctrl[i], st.wounds[i]) for i in range(st.size) if st.wounds[i]]
    assert hurt == [("otto_streit", 1, 2)]
    assert (bearer(st, "langschwert"), st.ctrl[st.gear[0]], st.engaged[st.gear[0]]) == ("kaspar_dietrich", 0, 1)
    with pytest.raises(intrigue.BadInput, match="say whose, as in 'otto_streit of 0'"):
        mirror(wounds={"otto_streit": 2})
    with pytest.raises(intrigue.BadInput, match="not in play"):
        mirror(wounds={"otto_streit of 2": 2})


def test_a_second_attachment_of_a_name_has_a_number() -> None:
    gear = {"throwing_knife": "otto_streit of 0", "throwing_knife 2": "otto_streit of 1"}
    st = mirror(gear=gear, engaged=["throwing_knife 2"])
    assert [st.ctrl[a] for a in st.gear if st.engaged[a]] == [1]


@pytest.mark.card("fivesails", "legions_caress", "fates_burden", "unfortunate", "breastplate", "shoddy_craftsmanship")
@pytest.mark.rule("FIV-C-64", "FIV-ATT-2")
@pytest.mark.parametrize(
    ("thing", "controller"), [("legions_caress", 0), ("fates_burden", 0), ("unfortunate", 1), ("breastplate", 1)]
)
def test_somebody_may_bear_what_another_player_has_brought(thing: str, controller: int) -> None:
    """Poison and a burden are still of who put them there, a robbed Breastplate is of who robbed it; each goes to the
    discard pile of its owner when Otto falls."""
    st = pos(
        {"crew": {"buratino": "docks"}},
        {"crew": {"otto_streit": "docks"}},
        gear={f"{thing} of 0": "otto_streit"},
        wounds={"otto_streit": 3},
    )
    assert (bearer(st, thing), st.ctrl[st.gear[0]], st.owner[st.gear[0]]) == ("otto_streit", controller, 0)
    go(st, "use buratino")
    assert (thing in pile(st, 0), pile(st, 1)) == (True, [])


def test_unnamed_cards_are_of_the_leaders_faction() -> None:
    st = pos({"leader": "soline_el_gato"}, {"leader": "yevgeni"})
    own = [i for i in range(st.size) if st.owner[i] == 0 and st.zone[i] in (DECK, APPROACH)]
    assert len(own) == 50
    assert {st.card(i).faction for i in own} <= {CASTILLE, NEUTRAL}


def test_what_is_not_stacked_is_shuffled_by_the_seed() -> None:
    orders = [[st.card(i).id for i in st.city_deck] for st in (pos(seed=1), pos(seed=2), pos(seed=1))]
    assert orders[0] != orders[1]
    assert orders[0] == orders[2]
    decks = [[st.card(i).id for i in st.decks[0]] for st in (pos(seed=1), pos(seed=2))]
    assert decks[0] != decks[1]


def test_a_scheme_changes_panache_as_it_would() -> None:
    st = pos({"scheme": "marooned"})
    assert st.view(0).players[0].panache == 7  # type: ignore[attr-defined]


NO_DECK = "No deck of the Leader of seat 0, Don Constanzo Scarpa, holds all that this seat has brought. "
FOREIGN = "is of Eisen, so neither Loyal nor Neutral."
PROXIES = " With 'proxies' it is allowed."


@pytest.mark.words
def test_refusals_name_what_is_wrong() -> None:
    for given, words in (
        ({"players": [{"hand": ["servo_scarpa"]}]}, "'servo_scarpa' is no card of a Faction Deck."),
        ({"renown": {"oles_inn": 1}}, "There is no place 'oles_inn' here; there are docks, forums, grand_bazaar."),
        ({"day": 7}, "'day' is a number from 1 to 5, not 7."),
        ({"city": {"docks": ["gustavo", "gustavo"]}}, "There is only one 'gustavo'."),
        (one(hand=["langschwert"]), f"{NO_DECK}Langschwert {FOREIGN} (FIV-DECK-4){PROXIES}"),
        (one(crew={"otto_streit": "docks"}), f"{NO_DECK}Otto Streit {FOREIGN} (FIV-DECK-3){PROXIES}"),
        (one(scheme="armed_and_marshaled"), f"{NO_DECK}Armed and Marshaled {FOREIGN} (FIV-C-57){PROXIES}"),
        (
            {"players": [{"hand": ["boon"] * 4, "deck": ["boon"] * 5}]},
            f"{NO_DECK}9 copies of Boon, but two of a name are the most. (FIV-DECK-5){PROXIES}",
        ),
        (
            {"players": [{"hand": ["dante"] * 4}]},
            f"{NO_DECK}4 copies of Dante, but it is Unique, and one is the most. (FIV-DECK-5){PROXIES}",
        ),
        (
            {**WITH_SERVO, "gear": {"stiletto of 2": "servo_scarpa"}},
            "'stiletto of 2' names no player; they are numbered from 0 to 1.",
        ),
        (
            {**WITH_SERVO, "gear": {"sorte_deck of 1": "servo_scarpa"}},
            "Nobody has brought 'sorte_deck', which is of the City.",
        ),
    ):
        with pytest.raises(intrigue.BadInput) as no:
            GAME.position(given)
        assert str(no.value) == words


@pytest.mark.rule("FIV-REACT-1", "FIV-DECK-4")
def test_a_hand_of_mixed_factions_is_asked_for_all_its_reactions() -> None:
    """Whether anybody is asked goes by what a seat could hold, and in a position that is more than its Leader's
    faction."""
    for leader in ("don_constanzo_scarpa", "soline_el_gato"):
        st = pos(
            {"leader": leader, "crew": {"servo_scarpa": "docks"}, "hand": ["ambush", "pull"]},
            {"leader": "kaspar_dietrich", "crew": {"maya_de_la_rioja": "docks", "sanjay": "docks"}},
        )
        go(st, "challenge servo_scarpa", "choose maya_de_la_rioja", "use ambush", "pay pull")
        assert not can(st, "intervene sanjay"), leader


@pytest.mark.rule("FIV-DECK-5", "FIV-KEY-16", "FIV-DECK-3", "FIV-DECK-4", "FIV-C-57")
@pytest.mark.parametrize(
    "side",
    [
        {"hand": ["boon"] * 9},
        {"hand": ["dante"] * 4},
        {"hand": ["langschwert"]},
        {"crew": {"otto_streit": "docks"}},
        {"approach": ["armed_and_marshaled"]},
    ],
)
def test_with_proxies_cards_are_there_that_no_deck_could_hold(side: dict[str, Any]) -> None:
    given = {"players": [{"leader": "don_constanzo_scarpa", **side}]}
    with pytest.raises(intrigue.BadInput, match="With 'proxies' it is allowed"):
        GAME.position({**given, "proxies": False})
    st = GAME.position({**given, "proxies": True})
    assert isinstance(st, FiveSails)
    assert len(hand(st, 0)) == len(side.get("hand", []))


@pytest.mark.rule("FIV-DECK-5", "FIV-KEY-16")
def test_as_many_as_a_deck_may_hold_are_there_wherever_they_lie() -> None:
    """Of a name twice, of what is Unique once, each player for themselves; what is not named makes it no more."""
    side = {"hand": ["boon", "dante"], "discard": ["boon"]}
    st = GAME.position({"players": [{"leader": "don_constanzo_scarpa", **side}] * 2})
    assert isinstance(st, FiveSails)
    for seat in range(2):
        brought = [st.card(i).id for i in range(st.size) if st.owner[i] == seat]
        assert (brought.count("boon"), brought.count("dante")) == (2, 1)


@pytest.mark.rule("FIV-DECK-3", "FIV-DECK-4")
def test_where_no_leader_is_named_nobody_asks_of_which_faction_the_cards_are() -> None:
    side = {"crew": {"otto_streit": "docks"}, "hand": ["langschwert", "stiletto", "alcee"]}
    st = GAME.position({"players": [side]})
    assert isinstance(st, FiveSails)
    assert hand(st, 0) == ["alcee", "langschwert", "stiletto"]
    with pytest.raises(BadInput, match="of seat 0"):
        GAME.position({"players": [{"leader": "don_constanzo_scarpa", **side}]})
    with pytest.raises(BadInput, match="of seat 0"):
        GAME.position({"players": [side], "options": {"decks": "vodacce/eisen"}})


@pytest.mark.card("fivesails", "object_of_wonder")
@pytest.mark.rule("FIV-DECK-6", "FIV-C-127")
def test_a_brute_can_have_come_into_the_approach_deck() -> None:
    """One that was kept is a Brute no more, and is saved like anybody."""
    st = pos({"approach": ["buratino", "marooned"]})
    assert [st.card(i).id for i in st.approach[0]] == ["marooned", "buratino"]
    go(st, "pass", "pass", "choose marooned")
    assert can(st, "choose buratino")


def test_a_scheme_cannot_be_engaged() -> None:
    with pytest.raises(BadInput, match="'marooned' is nothing that can be engaged here"):
        GAME.position({"players": [{"scheme": "marooned"}], "engaged": ["marooned"]}, 0)
