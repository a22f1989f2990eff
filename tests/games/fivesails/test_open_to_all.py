"""What is no secret is seen and told: how the cards of a dueling line lie, every card that comes to a hand, and what
has kept a wound from somebody."""

from __future__ import annotations

import pytest

from intrigue.games.fivesails.state.state import FiveSails
from intrigue.games.fivesails.view import FiveSailsView

from .playing import EISEN, MONTAIGNE, VODACCE, go, hand, pos, strike, told, wounds


def lying(st: FiveSails, seat: int | None, side: int = 1) -> list[tuple[str, bool]]:
    """A dueling line as it is seen: which cards, and whether they lie engaged."""
    view = st.view(seat)
    assert isinstance(view, FiveSailsView)
    assert view.duel is not None
    return [(card.id, card.engaged) for card in view.duel.lines[side]]


@pytest.mark.rule("FIV-GAMBLE-4", "FIV-DUEL-9", "FIV-C-36")
def test_a_gambled_card_is_seen_to_lie_engaged() -> None:
    """By everybody, those included who only watch; a card out of the hand lies upright beside it."""
    st = pos(
        {**VODACCE, "crew": {"servo_scarpa": "forums"}, "hand": ["pull", "pull"]},
        {**EISEN, "crew": {"uwe_zimmerman": "forums"}, "hand": ["stratege"], "deck": ["breastplate", "triage"]},
    )
    go(st, "challenge servo_scarpa", "accept", "gamble", "choose breastplate")
    for seat in (0, 1, None):
        assert lying(st, seat) == [("breastplate", True)]
    strike(st)
    strike(go(st, "choose pull"))
    go(st, "choose stratege")
    assert lying(st, None) == [("breastplate", True), ("stratege", False)]
    assert lying(st, None, side=0) == [("pull", False)]


@pytest.mark.rule("FIV-STATE-2", "FIV-STATE-3", "FIV-SELF-3", "FIV-C-36")
@pytest.mark.card("fivesails", "i_know_that_trick", "polished_flintlock")
def test_a_combat_card_that_was_engaged_as_a_cost_is_seen_to_be() -> None:
    """Whoever copies the shot of a pistol engages the card that copies it."""
    st = pos(
        {**EISEN, "crew": {"uwe_zimmerman": "forums"}},
        {**VODACCE, "crew": {"servo_scarpa": "forums"}, "hand": ["i_know_that_trick"]},
        gear={"polished_flintlock": "uwe_zimmerman"},
    )
    go(st, "challenge uwe_zimmerman", "accept", "choose i_know_that_trick")
    assert lying(st, 0) == [("i_know_that_trick", False)]
    go(st, "use i_know_that_trick")
    assert lying(st, 0) == [("i_know_that_trick", True)]


@pytest.mark.rule("FIV-C-36", "FIV-DUEL-9")
@pytest.mark.card("fivesails", "terrell_brandt")
def test_what_terrell_takes_back_is_told() -> None:
    st = pos(
        {**VODACCE, "crew": {"servo_scarpa": "forums"}},
        {**EISEN, "crew": {"terrell_brandt": "forums"}, "hand": ["breastplate"]},
    )
    strike(go(st, "challenge servo_scarpa", "accept", "choose breastplate"))
    go(st, "pass")
    assert hand(st, 1) == ["breastplate"]
    for seat in (0, 1, None):
        assert told(st, seat)[-1] == "tell-taken seat=seat:1 card=card:breastplate"


@pytest.mark.rule("FIV-REPLACE-3", "FIV-ABIL-2")
@pytest.mark.card("fivesails", "breastplate")
@pytest.mark.parametrize(("threat", "left"), [(1, {}), (2, {"uwe_zimmerman": 1})])
def test_the_breastplate_that_takes_a_wound_off_is_told(threat: int, left: dict[str, int]) -> None:
    """Also where no wound is left to be told; and once in a duel."""
    st = pos(
        {**VODACCE, "crew": {"servo_scarpa": "forums"}},
        {**EISEN, "crew": {"uwe_zimmerman": "forums"}, "hand": ["hidden_corridors" if threat == 2 else "stratege"]},
        gear={"breastplate": "uwe_zimmerman"},
    )
    strike(go(st, "challenge servo_scarpa", "accept", f"choose {'hidden_corridors' if threat == 2 else 'stratege'}"))
    assert wounds(st) == left
    assert told(st).count("tell-happened card=card:breastplate effect=(card-breastplate.first)") == 1


@pytest.mark.rule("FIV-REPLACE-2", "FIV-C-140")
@pytest.mark.card("fivesails", "maxime_de_lafayette", "porte_travel")
def test_who_does_not_bleed_for_a_cost_is_told_to_be_spared() -> None:
    st = pos({**MONTAIGNE, "crew": {"maxime_de_lafayette": "forums", "jean_urbain": "docks"}, "hand": ["porte_travel"]})
    go(st, "use porte_travel", "choose jean_urbain", "option 1")
    assert wounds(st) == {}
    assert told(st).count("tell-happened card=card:maxime_de_lafayette effect=(card-maxime_de_lafayette.first)") == 1
