"""What a card offers and its owner declines, what a position may say of dearer cards, and words true at every table."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.trieste.playing import (
    GAME,
    MERCHANT,
    THIEF,
    WATCH,
    asked,
    at,
    can,
    events,
    heroes,
    look,
    on_table,
    play,
    refused,
    spent,
)

import intrigue
from intrigue.core import Phrase
from intrigue.games.trieste import events as ev
from intrigue.games.trieste.cards.law import MakeDearer
from intrigue.games.trieste.cards.titles import CARDS, FACTIONS
from intrigue.games.trieste.state import Trieste


@pytest.mark.rule("TRI-C-13", "TRI-CMP-4")
@pytest.mark.card("trieste", "patrol-officer", "money-changer", "clearance-sale")
@pytest.mark.parametrize(
    ("given", "before"),
    [
        ({"watch_plays": "patrol-officer", "thief_plays": "street-urchin", "mint": "gold"}, ["pass"]),
        ({"merchant_plays": "money-changer", "mint": "copper gold", "spent": {"silver": 1}}, []),
        ({"merchant_plays": "clearance-sale", "merchant": "pardon"}, []),
    ],
)
def test_an_offer_of_a_card_that_is_declined_leaves_no_line(given: dict[str, Any], before: list[str]) -> None:
    """The log tells what happens. Who may and does not changes nothing, and the next line says that it went on."""
    state = play(on_table(**given), *before)
    assert "pass" in can(state)
    assert len(can(state)) > 1
    told, purse = len(state.events_for(None)), spent(state)
    state.apply(state.mover(), GAME.action(state, state.mover(), "pass"))
    assert spent(state) == purse
    assert not [
        event for event in state.events_for(None)[told:] if type(event).__name__ in ("Drew", "Exchanged", "Discarded")
    ]


@pytest.mark.rule("TRI-C-20")
@pytest.mark.parametrize(
    ("faction", "sums"),
    [(WATCH, {0, 2, 4}), (MERCHANT, {0}), (THIEF, {0, 3})],  # an Embargo and a Diversion; nothing; a Checkpoint
)
def test_a_position_has_no_dearer_cards_than_the_last_turn_can_have_made(faction: str, sums: set[int]) -> None:
    for more in range(-1, 13):
        if more in sums:
            assert at("draw", dearer={faction: more}).dearer[FACTIONS.index(faction)] == more
        else:
            with pytest.raises(intrigue.BadInput, match="TRI-C-20"):
                at("draw", dearer={faction: more})


@pytest.mark.rule("TRI-C-20", "TRI-TURN-2")
@pytest.mark.parametrize(
    ("at_whom", "faction", "sums"),
    [
        (MERCHANT, THIEF, {0, 3}),
        (MERCHANT, WATCH, {0}),  # the Embargo is yet to come
        (THIEF, WATCH, {0, 2}),  # and here the Diversion
        (None, WATCH, {0, 2, 4}),
    ],
)
def test_nor_ones_for_the_next_turn_before_their_cause(at_whom: str | None, faction: str, sums: set[int]) -> None:
    where: dict[str, Any] = {"phase": "end"} if at_whom is None else {"phase": "effect", "at": at_whom}
    for more in range(6):
        if more in sums:
            at(**where, dearer_next={faction: more})
        else:
            with pytest.raises(intrigue.BadInput, match="TRI-C-20"):
                at(**where, dearer_next={faction: more})


@pytest.mark.words
@pytest.mark.rule("TRI-C-20", "TRI-C-47", "TRI-C-5")
def test_short_texts_say_what_the_long_ones_say() -> None:
    """Next turn's character or action is dearer, not the next card; a guard is not against robbers only; and whether an
    unpaid Thief can be captured is a matter of the table."""
    dear = [card.id for card in CARDS if any(isinstance(verb, MakeDearer) for verb in card.effect)]
    assert len(dear) == 3
    for language, words in (
        ("en", ("ext turn the", "character or action", "akes treasure from you", "unless the option")),
        ("de", ("m nächsten Zug", "Person oder Aktion", "nimmt dir niemand Schätze", "Einstellung")),
    ):
        speaker = intrigue.Speaker(GAME, (), language)
        facts = {card.id: {**card.facts, **card.data} for card in GAME.cards()}
        for id in dear:
            gist = speaker.part(f"card-{id}", "gist", facts[id])
            assert words[0] in gist
            assert words[1] in gist
        assert words[2] in speaker.part("card-caravan-guard", "gist", facts["caravan-guard"])
        assert words[3] in speaker.text("sign-unpaid")


@pytest.mark.rule("TRI-C-54", "TRI-C-23", "TRI-HERO-2")
@pytest.mark.card("trieste", "bruno", "elettra", "hushed-up")
def test_whoever_laid_nothing_has_not_acted_whatever_they_are_asked_for() -> None:
    """The Watch before Infamy comes, the Merchant before treasure goes, and neither once more for its own sake."""
    given = heroes(WATCH, MERCHANT, merchant="elettra")
    state = on_table(thief_plays="burglar", merchant="gold", mint="copper copper copper", **given)
    assert [asked(play(state, "pass")) for _ in range(2)] == [MERCHANT, MERCHANT]  # the Watch, then the Merchant passed
    assert can(state) == ["pass", "reveal"]
    play(state, "pass")
    assert (asked(state), can(state)) == (WATCH, ["pass", "reveal"])
    play(state, "reveal")
    assert (asked(state), can(state)) == (WATCH, ["pass"])
    play(state, "pass")
    assert (asked(state), can(state)) == (MERCHANT, ["pass", "reveal"])  # the End Phase begins


@pytest.mark.rule("TRI-C-54", "TRI-C-5", "TRI-C-23")
@pytest.mark.card("trieste", "elettra", "guild-master")
@pytest.mark.parametrize("unpaid", [[MERCHANT], []])
def test_a_card_that_was_not_paid_for_is_nothing_to_carry_out(unpaid: list[str]) -> None:
    lies = {"merchant_plays": "guild-master", "thief_plays": "burglar", "unpaid": unpaid}
    state = on_table(**lies, merchant="copper", mint="copper " * 6, **heroes(MERCHANT, merchant="elettra"))
    play(state, "pass")
    assert (asked(state), "reveal" in can(state)) == (MERCHANT, unpaid != [])  # about the Strongbox


@pytest.mark.rule("TRI-C-54", "TRI-C-23")
@pytest.mark.card("trieste", "elettra", "street-urchin")
def test_in_the_middle_of_giving_nobody_reveals() -> None:
    state = on_table(thief_plays="street-urchin", merchant="gold copper", **heroes(MERCHANT, merchant="elettra"))
    play(state, "pass", "pass")
    assert can(state) == ["give copper", "give gold"]
    assert refused(state, "reveal") == "TRI-C-23"


@pytest.mark.rule("TRI-C-54", "TRI-C-23")
def test_a_position_knows_who_did_nothing() -> None:
    """A card that took effect lies in the discards; whose discards are empty has had none."""
    given = {"at": THIEF, "table": {THIEF: "burglar"}, "merchant": "gold", "mint": "copper copper copper"}
    idle = at("effect", **given, **heroes(MERCHANT, merchant="elettra"))
    assert (asked(idle), can(idle)) == (MERCHANT, ["pass", "reveal"])
    busy = at("effect", **given, discards={MERCHANT: "embargo"}, **heroes(MERCHANT, merchant="elettra"))
    assert (asked(busy), can(busy)) == (MERCHANT, ["pass"])


@pytest.mark.rule("TRI-HERO-4", "TRI-C-45", "TRI-HERO-2")
@pytest.mark.card("trieste", "nine-tails")
@pytest.mark.parametrize(("side", "rule"), [("up", "TRI-HERO-4"), ("done", "TRI-C-45"), (None, "TRI-HERO-2")])
def test_a_hero_who_is_up_or_done_is_not_said_to_be_missing(side: str | None, rule: str) -> None:
    given = heroes(thief="nine-tails") if side else {}
    if side:
        given["sides"] = {**given["sides"], THIEF: side}
    assert refused(at("draw", at=THIEF, **given), "reveal") == rule


def why(state: Trieste, text: str) -> str:
    found = state.why_not(state.mover(), text)
    assert found is not None, text
    assert isinstance(found.reason, Phrase)
    return f"{found.rule} {found.reason.kind}"


@pytest.mark.rule("TRI-C-18", "TRI-C-45", "TRI-HERO-3")
@pytest.mark.card("trieste", "nine-tails", "patrol-officer")
def test_nine_tails_is_not_said_to_be_missing_where_nobody_is_captured() -> None:
    assert why(at("draw", at=THIEF, **heroes(thief="nine-tails")), "escape") == "TRI-C-18 no-capture-now"
    seized = {"watch_plays": "patrol-officer", "thief_plays": "street-urchin"}
    assert "escape" in can(on_table(**seized, **heroes(thief="nine-tails")))
    assert why(on_table(**seized, **heroes(THIEF, thief="nine-tails")), "escape") == "TRI-HERO-3 no-hero-up-yet"
    assert why(on_table(**seized, **heroes(thief="matteo")), "escape") == "TRI-C-45 no-hero-escape"


@pytest.mark.rule("TRI-C-44", "TRI-DRAW-1", "TRI-PLAY-3", "TRI-END-3")
@pytest.mark.card("trieste", "elettra")
@pytest.mark.parametrize(
    ("phase", "text"), [("draw", "draw treasure"), ("play", "play copper"), ("end", "buy shopkeeper")]
)
def test_what_a_hero_asks_comes_first_and_the_phase_is_the_right_one(phase: str, text: str) -> None:
    given = {"merchant": "copper", "mint": "copper gold", "discards": {MERCHANT: "shopkeeper"}}
    where = {} if phase == "end" else {"at": MERCHANT}
    state = play(at(phase, **where, **given, **heroes(MERCHANT, merchant="elettra")), "reveal")
    assert why(state, text) == "TRI-C-44 no-answer-yet"
    play(state, "keep gold")
    assert text in can(state)


@pytest.mark.rule("TRI-C-7", "TRI-C-43", "TRI-C-52")
@pytest.mark.card("trieste", "cat-burglar", "hushed-up")
def test_nobody_is_about_to_gain_more_infamy_than_there_is() -> None:
    state = on_table(thief_plays="cat-burglar", watch="hushed-up", infamy=8)  # worth 4 while the prison is empty
    threat = look(state, None).threat
    assert threat is not None
    assert (asked(state), threat.count) == (WATCH, 1)
    assert [event.number for event in events(play(state, "react hushed-up"), ev.Hushed)] == [1]


@pytest.mark.words
@pytest.mark.rule("TRI-C-42", "TRI-C-18")
@pytest.mark.card("trieste", "smoke-bomb")
def test_who_holds_a_bomb_without_a_coin_is_not_told_to_hold_nothing() -> None:
    state = on_table(watch_plays="patrol-officer", thief_plays="street-urchin", thief="smoke-bomb")
    said = intrigue.Speaker(GAME, ("Cynthia", "Mark", "Theodore"), "en").say(look(state, 2).prompt)
    assert said.endswith("nothing that you can react with.")
