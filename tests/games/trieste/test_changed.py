"""Cards that say something else: copies, and the numbers of effects and Heroes."""

from __future__ import annotations

import pytest
from tests.games.trieste.playing import (
    GAME,
    MERCHANT,
    THIEF,
    WATCH,
    hand,
    heroes,
    new,
    on_table,
    play,
    prison,
)

from intrigue.core import BadInput
from intrigue.core.tunables import using_changes
from intrigue.games.trieste.cards.titles import CARDS
from intrigue.lab import overlay


@pytest.mark.parametrize("copies", [0, 1, 9])
def test_a_deck_has_as_many_copies_as_are_printed_now(copies: int) -> None:
    def held() -> int:
        state = new(3)
        state.check()
        return [*state.decks[1], *state.hands[1]].count(next(one.number for one in CARDS if one.id == "embargo"))

    assert held() == 2
    with using_changes(GAME, {"embargo": {"copies": copies}}):
        assert held() == copies
    assert held() == 2


def test_a_deck_that_cannot_be_dealt_is_refused() -> None:
    none = {title.id: {"copies": 0} for title in CARDS if title.faction == 0}
    with pytest.raises(BadInput, match="cannot be played with this"):
        overlay.check(GAME, none)


def test_effects_do_what_their_changed_numbers_say() -> None:
    with using_changes(GAME, {"patrol-officer": {"reach": 2, "gain": 1}}):
        state = on_table(watch_plays="patrol-officer", thief_plays="burglar", mint="silver gold copper")
        play(state, "pass", "accept")
        assert (prison(state), len(hand(state, WATCH).split())) == ("burglar", 1)  # also what comes with a capture
    with using_changes(GAME, {"foxtail-captain": {"keep": 2}}):
        state = on_table(thief_plays="foxtail-captain", merchant="copper copper copper copper")
        play(state, "pass")
        assert (hand(state, THIEF).split().count("copper"), hand(state, MERCHANT)) == (2, "copper")
    with using_changes(GAME, {"clearance-sale": {"times": 2}}):
        state = on_table(merchant_plays="clearance-sale", merchant="pardon embargo", mint="gold gold gold gold")
        play(state, "discard pardon", "discard embargo")
        assert hand(state, MERCHANT) == "gold gold gold gold"
    state = on_table(watch_plays="patrol-officer", thief_plays="burglar")
    assert prison(state) == ""


def test_a_game_that_goes_on_keeps_the_numbers_that_it_began_with() -> None:
    """Verbs lie in states, and are never changed there."""
    with using_changes(GAME, {"clearance-sale": {"each": 1}}):
        state = on_table(merchant_plays="clearance-sale", merchant="pardon", mint="gold gold gold")
    play(state, "discard pardon")
    assert hand(state, MERCHANT) == "gold"


def test_heroes_change_as_cards_do() -> None:
    given = heroes(watch="antonia")
    with using_changes(GAME, {"antonia": {"reach": 2, "wages": 3}}):
        state = on_table(watch_plays="patrol-officer", thief_plays="cat-burglar", mint="gold gold gold", **given)
        play(state, "pass", "pass")
        assert (prison(state), hand(state, WATCH)) == ("cat-burglar", "gold gold gold")
    state = play(on_table(watch_plays="patrol-officer", thief_plays="cat-burglar", **given), "pass")
    assert prison(state) == ""


@pytest.mark.parametrize(
    ("card", "what", "value", "sentence"),
    [
        ("shopkeeper", "per", 0, "from 1 to 99"),
        ("clearance-sale", "times", 0, "from 1 to 99"),
        ("antonia", "reach", 0, "from 1 to 99"),
        ("embargo", "gain", 0, "from 1 to 99"),
        ("shopkeeper", "gain", -1, "from 0 to 99"),
        ("burglar", "daring", 2, "has no 'daring'"),
        ("burglar", "keep", 2, "has no 'keep'"),
        ("copper", "copies", 2, "no card 'copper'"),
    ],
)
def test_numbers_that_no_rule_is_made_for_are_refused(card: str, what: str, value: int, sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        GAME.change({card: {what: value}})
    assert GAME.changes == {}


def test_every_number_of_an_effect_has_a_name_of_its_own() -> None:
    """Two verbs of a card that were called alike could not be changed each by itself."""
    for title in CARDS:
        for name in {*GAME.printed_values.get(title.id, ())} - {"cost", "level", "copies"}:
            value = GAME.printed_values[title.id][name]
            assert isinstance(value, int)
            with using_changes(GAME, {title.id: {name: value + 1}}):
                now = GAME.prints.printed_values()[title.id]
            changed = {one for one in now if now[one] != GAME.printed_values[title.id][one]}
            assert changed == {name}
