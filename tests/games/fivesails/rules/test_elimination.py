"""What becomes of what a player had who is out of the game (FIV-C-9)."""

from __future__ import annotations

import pytest

from intrigue.core import TABLE
from intrigue.core.phrase import notation
from intrigue.games.fivesails.state.printed import CARDS
from intrigue.games.fivesails.view import FiveSailsView

from ..playing import (
    CASTILLE,
    GAME,
    USSURA,
    at_the_brink,
    can,
    engaged,
    go,
    held,
    number,
    place,
    pos,
    renown,
    step,
    table,
    until,
    zone,
)
from ..situations import fall_of, phase


@pytest.mark.card("fivesails", "matushkas_command", "eko_sorridi")
@pytest.mark.rule("FIV-C-9", "FIV-C-143", "FIV-C-165")
def test_a_leader_killed_on_the_way_home_takes_the_others_along() -> None:
    """Kaspar and Otto are sent Home by the Command; Eko kills Kaspar, and so Otto, still on his way, is gone too."""
    st = table(
        {**USSURA, "crew": {"vedma": "docks", "eko_sorridi": "docks"}, "hand": ["matushkas_command", "boon"]},
        {"crew": {"kaspar_dietrich": "docks", "otto_streit": "docks"}},
        {**CASTILLE, "crew": {"sanjay": "docks"}},
        engaged=["kaspar_dietrich", "otto_streit", "sanjay"],
        wounds={"kaspar_dietrich": 8},
    )
    step(st, "use matushkas_command", "choose vedma", "pay boon")
    while not st.eliminated[1]:
        if can(st, "use eko_sorridi") and "kaspar" in notation(st.view(st.mover()).prompt):
            step(st, "use eko_sorridi")
        elif can(st, "choose kaspar_dietrich"):
            step(st, "choose kaspar_dietrich")
        else:
            st.apply(st.mover(), st.actions(st.mover())[0])
    until(st, lambda st: st.mover() == 2)
    st.check()
    assert (st.crew[1], place(st, "sanjay")) == ([], "home 3")
    assert engaged(st) == {"vedma", "eko_sorridi", "sanjay"}


@pytest.mark.rule("FIV-C-9")
def test_a_player_of_three_falls() -> None:
    st = pos(
        {"crew": {"servo_scarpa": "docks"}},
        {"crew": {"kaspar_dietrich": "docks", "eko_sorridi": "docks"}, "renown": 3, "hand": ["triage"]},
        more=[{"leader": "yevgeni"}],
        wounds={"kaspar_dietrich": 6},
        control={"forums": 1},
        first=1,
    )
    go(st, "challenge servo_scarpa", "choose kaspar_dietrich", "refuse")
    assert (st.over, st.eliminated, st.renown[1], held(st), st.first) == (False, [0, 1, 0], 0, {}, 2)
    assert zone(st, "eko_sorridi") == "discard"
    assert st.mover() == 2


@pytest.mark.rule("FIV-C-9")
def test_what_left_the_game_with_a_player_and_was_seen_stays_known() -> None:
    """Else the view would know less than the story has told."""
    st = pos(
        {"crew": {"servo_scarpa": "docks"}},
        {"crew": {"kaspar_dietrich": "docks"}, "hand": ["triage"], "discard": ["drinking_games"]},
        more=[{"leader": "yevgeni"}],
        wounds={"kaspar_dietrich": 6},
    )
    go(st, "challenge servo_scarpa", "choose kaspar_dietrich", "refuse")
    for seat in (0, 1, 2, TABLE):
        look = GAME.view(st, seat)
        assert isinstance(look, FiveSailsView)
        seen = {card.id for card in look.players[1].discard}
        assert {"kaspar_dietrich", "drinking_games"} <= seen
        assert "triage" not in seen


@pytest.mark.rule("FIV-C-9", "FIV-C-31")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_what_becomes_of_the_things_of_somebody_who_is_out(first: int) -> None:
    st = fall_of(
        2,
        {"hand": ["pull"]},
        {},
        {"crew": {"torsten_vakt": "docks", "gustavo": "docks"}, "hand": ["boon"], "renown": 4},
        control={"docks": 2, "grand_bazaar": 2, "oles_inn": 1},
        renown={"docks": 2},
        gear={"breastplate": "torsten_vakt"},
        first=first,
    )
    assert (st.eliminated, st.renown, held(st)) == ([0, 0, 1], [0, 0, 0], {"oles_inn": 1})
    assert renown(st) == {"docks": 2}  # what lies on a location stays there
    assert (zone(st, "gustavo"), st.first) == ("discard", (first if first < 2 else 0))
    assert not any(st.owner[i] == 2 for i in [*st.gear, *st.crew[0], *st.crew[1]])
    assert (st.mover(), phase(st)) == (1, "high drama")


@pytest.mark.rule("FIV-C-9", "FIV-C-147", "FIV-C-64")
@pytest.mark.parametrize("out", [True, False])
def test_what_somebody_has_put_on_others_leaves_with_them(out: bool) -> None:
    """Fate's Burden lies on Torsten; whoever put it there is killed by a third player."""
    st = table(
        {"crew": {"servo_scarpa": "forums"}},
        {"leader": "don_constanzo_scarpa", "crew": {"don_constanzo_scarpa": "forums", "sibella_scarpa": "docks"}},
        {"crew": {"torsten_vakt": "docks"}},
        turn=1,
    )
    burden = next(i for i in range(st.size) if st.owner[i] == 1 and CARDS[st.kind[i]].id == "fates_burden")
    st.attach(burden, number(st, "torsten_vakt"), 1)
    if out:
        at_the_brink(st, 1)
    go(st, "pass", "pass", "challenge servo_scarpa", "refuse")
    assert (st.eliminated[1] == 1, st.in_play(burden)) == (out, not out)
    assert st.in_play(number(st, "torsten_vakt"))
