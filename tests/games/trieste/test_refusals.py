"""Why not: the rule and the reason, in the moments in which people try it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.trieste.playing import GAME, MERCHANT, THIEF, WATCH, at, can, heroes, new, on_table, play

from intrigue.core.phrase import notation
from intrigue.games.trieste.state import Trieste


def why(state: Trieste, text: str, seat: int | None = None) -> str:
    """The rule and the reason; nothing has changed by asking."""
    before = state.save()
    found = state.why_not(state.mover() if seat is None else seat, text)
    assert found is not None, f"'{text}' is possible"
    assert state.save() == before
    return f"{found.rule} {notation(found.reason)}"


PLAYING = [
    ("play gold", "TRI-PLAY-1 no-card-in-hand card=card:gold"),
    ("play hushed-up", "TRI-C-18 no-playing-reaction card=card:hushed-up"),
    ("draw treasure", "TRI-DRAW-1 no-drawing-now"),
    ("draw faction", "TRI-DRAW-1 no-drawing-now"),
    ("buy copper", "TRI-END-3 no-buying-now"),
    ("react hushed-up", "TRI-C-18 no-reacting card=card:hushed-up"),
    ("keep copper", "TRI-CMP-4 no-card-asks"),
    ("discard copper", "TRI-CMP-4 no-card-asks"),
    ("exchange copper", "TRI-CMP-4 no-card-asks"),
    ("give copper", "TRI-C-40 no-card-asks"),
    ("capture burglar", "TRI-EFF-2 no-card-asks"),
    ("free burglar", "TRI-C-32 no-card-asks"),
    ("fetch burglar", "TRI-CMP-4 no-card-asks"),
    ("reveal", "TRI-HERO-2 no-hidden-hero"),
    ("decline", "TRI-C-23 no-hero-asked"),
    ("escape", "TRI-C-18 no-capture-now"),
    ("accept", "TRI-C-13 no-offer"),
    ("rob thief", "TRI-C-40 no-robbing"),
    ("join watch", "TRI-C-26 no-faction-now"),
    ("pay copper", "TRI-PAY-1 no-bill"),
    ("draw", "TRI-DRAW-1 no-deck-named"),
    ("pay", "TRI-PAY-1 no-coins-named"),
    ("choose", "TRI-HERO-1 no-hero-named"),
    ("play", "TRI-PLAY-1 no-card-named verb=play"),
    ("react love", "TRI-C-18 no-such-card verb=react text=love"),
    ("buy love", "TRI-END-3 no-such-card verb=buy text=love"),
    ("keep love", "TRI-CMP-4 no-such-card verb=keep text=love"),
]


@pytest.mark.parametrize(("text", "told"), PLAYING)
def test_why_not_while_cards_are_played(text: str, told: str) -> None:
    assert why(at("play", watch="copper hushed-up"), text) == told


@pytest.mark.rule("TRI-C-10", "TRI-STAT-3")
def test_why_nothing_can_be_drawn() -> None:
    state = at("draw")
    assert can(state) == ["draw treasure", "draw faction"]
    state.mint, state.spent = [], [0] * len(state.spent)
    assert why(state, "draw treasure") == "TRI-C-10 no-treasure-left"
    state = at("draw")
    state.decks[0], state.discards[0] = [], []
    assert why(state, "draw faction") == "TRI-STAT-3 no-deck-left"


@pytest.mark.rule("TRI-PLAY-2", "TRI-PAY-1", "TRI-PAY-5", "TRI-C-4")
def test_why_that_is_no_payment() -> None:
    state = at("payment", table={WATCH: "watch-sergeant"}, watch="copper copper silver gold")
    for text, told in {
        "pass": "TRI-C-4 no-refusing-to-pay",
        "pay diamond": "TRI-PAY-1 no-coins coin=card:diamond",
        "pay copper copper copper": "TRI-PAY-1 no-coins coin=card:copper",
    }.items():
        assert why(state, text) == told


@pytest.mark.rule("TRI-C-50", "TRI-C-40")
def test_why_not_that_one() -> None:
    robbed = on_table(thief_plays="pickpocket", watch="gold", merchant="silver")
    assert why(robbed, "rob thief") == "TRI-CMP-4 no-robbing-yourself"
    away = on_table(watch_plays="bounty", discards={THIEF: "burglar lookout street-urchin"}, thief="smoke-bomb copper")
    play(away, "capture burglar", "react smoke-bomb", "pay copper")
    assert why(away, "capture burglar") == "TRI-C-50 no-second-try card=card:burglar"
    assert why(away, "capture pickpocket") == "TRI-EFF-2 no-capturing card=card:pickpocket"


@pytest.mark.rule("TRI-SET-3", "TRI-C-26")
def test_a_faction_is_taken_once() -> None:
    state = GAME.new(3, 1, {"factions": "chosen"})
    assert isinstance(state, Trieste)
    play(state, "join watch")
    assert why(state, "join watch") == "TRI-SET-3 no-faction-twice"


@pytest.mark.rule("TRI-C-23", "TRI-HERO-2")
def test_why_a_hero_stays_hidden_while_something_else_is_answered() -> None:
    """Mark hands over treasure and Theodore pays for an answer in the Watch's part: theirs is yet to come."""
    dues = on_table(watch_plays="harbour-dues", merchant="copper copper copper", **heroes(MERCHANT))
    bomb = on_table(
        watch_plays="patrol-officer", thief_plays="street-urchin", thief="smoke-bomb copper", **heroes(THIEF)
    )
    for state, answer in ((dues, "pass"), (bomb, "react smoke-bomb")):
        assert "reveal" in can(state)
        assert why(play(state, answer), "reveal") == "TRI-C-23 no-hero-meanwhile"
    play(dues, "give copper", "give copper")
    play(dues, "give copper")
    assert "reveal" in can(dues)  # before the own part
    drawn = play(at("draw", **heroes(WATCH)), "draw treasure")
    assert why(drawn, "reveal") == "TRI-HERO-2 no-hero-acted"


@pytest.mark.rule("TRI-C-23")
def test_whoever_is_asked_about_a_hero_is_told_how_to_say_no() -> None:
    state = at("end", **heroes(WATCH))
    assert can(state) == ["pass", "reveal"]
    assert why(state, "decline") == "TRI-C-23 no-hero-declining"


@pytest.mark.rule("TRI-CMP-4")
def test_nobody_takes_from_themselves() -> None:
    state = on_table(thief_plays="pickpocket", watch="gold", merchant="silver", thief="copper")
    assert why(state, "rob thief") == "TRI-CMP-4 no-robbing-yourself"


@pytest.mark.rule("TRI-HERO-3", "TRI-C-45")
def test_a_hero_face_down_could_help_if_revealed() -> None:
    """He is there, so nobody says that he is not; when he is done, he is no help."""
    given = {"watch_plays": "patrol-officer", "thief_plays": "street-urchin"}
    hidden = on_table(**given, **heroes(THIEF, thief="nine-tails"))
    assert why(hidden, "escape") == "TRI-HERO-3 no-hero-up-yet hero=card:nine-tails"
    assert "escape" in can(play(hidden, "reveal"))
    done = on_table(**given, **{**heroes(thief="nine-tails"), "sides": {WATCH: "up", MERCHANT: "up", THIEF: "done"}})
    assert why(done, "escape") == "TRI-C-45 no-hero-escape"


@pytest.mark.rule("TRI-C-40", "TRI-C-18", "TRI-C-37")
def test_reasons_name_what_is_wrong_with_the_card() -> None:
    dues = play(on_table(watch_plays="harbour-dues", merchant="copper shopkeeper"), "pass")
    assert why(dues, "give shopkeeper") == "TRI-C-40 no-giving-cards card=card:shopkeeper"
    assert why(dues, "give gold") == "TRI-C-40 no-giving card=card:gold"
    caught = on_table(watch_plays="patrol-officer", thief_plays="street-urchin")
    assert why(caught, "react smoke-bomb") == "TRI-C-18 no-card-in-hand card=card:smoke-bomb"
    back = at("end", watch="copper silver", discards={WATCH: "patrol-officer bloodhound"})
    assert why(play(back, "buy patrol-officer"), "buy bloodhound") == "TRI-C-37 no-buying-before-paying"


@pytest.mark.rule("TRI-DRAW-1", "TRI-HERO-1", "TRI-C-26")
@pytest.mark.parametrize("options", [{"heroes": True}, {"factions": "chosen"}])
def test_before_the_first_turn_no_hero_keeps_anybody_from_drawing(options: dict[str, Any]) -> None:
    assert why(new(**options), "draw treasure") == "TRI-DRAW-1 no-drawing-now"
