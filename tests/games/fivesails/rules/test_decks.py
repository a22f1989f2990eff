"""The Approach Deck and the Faction Deck: drawing, running out, and what of them is secret."""

from __future__ import annotations

import pytest

from intrigue.core import seeded
from intrigue.core.phrase import notation
from intrigue.games.fivesails.events import Drew
from intrigue.games.fivesails.rules.drawing import draw

from ..playing import go, hand, number, pile, pos, says, step, table


@pytest.mark.rule("FIV-FAC-3", "FIV-FAC-4", "FIV-C-15")
def test_an_empty_deck() -> None:
    st = pos({"deck": ["pull"], "empty": True, "discard": ["boon", "bravos", "ambush"]})
    draw(st, 0, 3)
    assert len(hand(st, 0)) == 3
    assert "pull" in hand(st, 0)
    assert len(st.decks[0]) == 1
    st = pos({"deck": ["pull"], "empty": True})
    draw(st, 0, 3)
    assert hand(st, 0) == ["pull"]


@pytest.mark.rule("FIV-FAC-4", "FIV-C-15", "FIV-C-69", "FIV-GAMBLE-1")
@pytest.mark.parametrize(
    ("deck", "discard", "revealed"),
    [(["pull", "boon"], [], 2), (["pull"], ["boon", "ambush"], 2), ([], ["boon"], 1), (["pull"], [], 1)],
)
@pytest.mark.parametrize("rest_goes", ["discard", "sink"])
def test_a_gamble_with_a_short_deck(deck: list[str], discard: list[str], revealed: int, rest_goes: str) -> None:
    st = pos(
        {"crew": {"uwe_zimmerman": "forums"}},
        {
            "crew": {"sarafina": "home", "terrell_brandt": "forums"},
            "hand": ["langschwert"],
            "deck": deck,
            "discard": discard,
            "empty": True,
        },
        options={"gamble_rest": rest_goes},
    )
    go(st, "challenge uwe_zimmerman", "accept")
    step(st, "gamble")
    shown = says(st)
    assert len(shown) == revealed
    st.apply(1, st.actions(1)[0])
    left = revealed - 1
    assert len(st.decks[1]) + len(st.discards[1]) == len(deck) + len(discard) - 1
    if left and not discard:
        assert (len(st.discards[1]), len(st.decks[1])) == ((left, 0) if rest_goes == "discard" else (0, left))


@pytest.mark.rule("FIV-FAC-4", "FIV-C-15", "FIV-PLAN-11")
@pytest.mark.parametrize(("deck", "discard", "drawn"), [(0, 0, 0), (1, 2, 3), (2, 0, 2)])
def test_a_draw_takes_as_many_as_there_are(deck: int, discard: int, drawn: int) -> None:
    st = pos({"deck": ["pull"] * deck, "discard": ["boon"] * discard, "empty": True, "approach": []}, {"approach": []})
    go(st, "pass", "pass")
    assert (len(st.hands[0]), pile(st, 0), hand(st, 0).count("boon")) == (drawn, [], min(discard, drawn - deck))


@pytest.mark.rule("FIV-C-36")
@pytest.mark.parametrize("opened", [True, False])
def test_with_open_decks_everybody_knows_the_lists_but_not_the_order(opened: bool) -> None:
    st = table({}, {}, {}, options={"open_decks": opened})
    known = [st.knows_card[i] & 1 for i in st.decks[1] + st.approach[1]]
    assert all(known) == opened
    assert not any(st.knows_place[i] & 1 for i in st.decks[1])


@pytest.mark.rule("FIV-C-36")
def test_nobody_learns_of_hidden_cards_by_asking() -> None:
    """A card that the asking seat cannot see is no answer, whatever its number."""
    st = pos({}, {"hand": ["langschwert"]})
    i = number(st, "langschwert")
    assert i in st.hands[1]
    hidden = st.why_not(0, f"equip langschwert {i}")
    nonsense = st.why_not(0, f"equip stiletto {i}")
    assert hidden is not None
    assert nonsense is not None
    assert notation(hidden.reason).replace("langschwert", "X") == notation(nonsense.reason).replace("stiletto", "X")
    imagined = st.imagine(0, seeded(3))
    assert imagined.why_not(0, f"equip langschwert {i}") == hidden


@pytest.mark.rule("FIV-C-36")
def test_drawing_is_seen_by_the_drawer_only() -> None:
    st = pos({"crew": {"angelo": "docks"}, "deck": ["pull"]})
    go(st, "use angelo")
    mine = [event for event in st.events_for(0) if isinstance(event, Drew)]
    theirs = [event for event in st.events_for(1) if isinstance(event, Drew)]
    assert mine[-1].cards == ("pull",)
    assert theirs[-1].cards == ()
