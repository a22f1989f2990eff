"""How Treachery in a Pocket is counted where abilities, deaths and used-up decks come together: whom a mask makes no
richer, whom the dead still help, and what two, three and four players have at the end."""

from __future__ import annotations

import pytest
from tests.games.treachery.playing import at, can, holding, killed, play, seen, wounded

from intrigue.games.treachery import events as ev
from intrigue.games.treachery.cards.actions import CARDS

AGENDAS = [("green", "red"), ("blue", "purple"), ("red", "blue"), ("purple", "green")]


@pytest.mark.rule("TRE-C-31", "TRE-C-36", "TRE-SC-1", "TRE-SC-3")
@pytest.mark.card("treachery", "corvin")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_masked_corvin_is_of_every_house_and_brings_nobody_a_point(seats: int) -> None:
    """High above all others or at the bottom, Wounded or not: points are for nobles, and so are the losses."""
    counts = set()
    for hurt in ("", "corvin"):
        for others in ("filia brutol diane lucius corvin / {}", "filia brutol diane lucius / {} corvin"):
            text = others.format("asher gerard elaine isolde odile")
            state = at(text, seats=seats, wounded=hurt, agendas=AGENDAS[:seats])
            counts.add(tuple(seen(state, seat).players[seat].points for seat in range(seats)))
    assert counts == {(2,) * seats}  # a noble above for the one House, a noble below for the other


@pytest.mark.rule("TRE-SC-4", "TRE-C-22", "TRE-ST-3", "TRE-SC-1")
def test_the_best_noble_may_be_dead() -> None:
    """Ada and Ben are level; Ada's best noble lies Killed in the highest row, and two rows count all the same."""
    state = holding(
        "ambush",
        "filia odile gerard elaine / brutol lucius diane corvin / asher isolde",
        wounded="odile",
        killed="filia",
        agendas=[("green", "red"), ("blue", "purple")],
    )
    play(state, "play ambush top", "odile")
    assert sorted(killed(state)) == ["filia", "odile"]
    assert state.result is not None
    ada = (2 - 1 + 0) + (1 + 0)  # Filia less her death, Asher; Brutol and Gerard
    ben = (1 + 0) + (1 + 0)
    assert list(state.result.scores) == [ada, ben] == [2, 2]
    assert (state.result.winners, state.result.rule) == ((0,), "TRE-END-1A")


@pytest.mark.rule("TRE-C-2", "TRE-END-1B", "TRE-EX-9")
@pytest.mark.parametrize(("seats", "first"), [(2, 11), (3, 10), (4, 9)])
def test_the_deck_is_renewed_with_the_last_card_and_everybody_hears_of_it(seats: int, first: int) -> None:
    """The used card is among those shuffled: what is renewed is all that nobody holds and that is not revealed."""
    names = [card.id for card in CARDS]
    state = at(
        seats=seats,
        hands=names[:seats],
        shown=names[seats],
        deck=[names[seats + 1]],
        discards=names[seats + 2 :],
    )
    before = state.turns
    while state.turns == before:
        play(state, can(state)[0])
    assert [event for event in state.events_for(None) if isinstance(event, ev.Reshuffled)] == [ev.Reshuffled(first)]
    assert len(state.deck) == first
    assert not state.over


@pytest.mark.rule("TRE-C-37", "TRE-C-16", "TRE-C-15")
@pytest.mark.card("treachery", "asher")
def test_a_shield_takes_one_of_two_blows_and_is_no_shield_for_the_other() -> None:
    """Disgrace strikes two of one row; Asher, Wounded, dies for the first, and the second meets whom it was for."""
    state = holding("disgrace", "asher brutol gerard / filia diane / ...", wounded="asher")
    play(state, "play disgrace bottom")
    while state.turns == 0 and not state.over:
        choices = can(state)
        play(state, next((name for name in ("brutol", "gerard") if name in choices), choices[0]))
    assert killed(state) == ["asher"]
    assert len(wounded(state)) == 1
    assert wounded(state)[0] in ("brutol", "gerard")
