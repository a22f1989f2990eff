"""How a phrase becomes words."""

from __future__ import annotations

import re

import pytest

import intrigue
from intrigue import BadInput, Speaker
from intrigue.core import Refusal
from intrigue.core.phrase import notation, phrase, things, wrap
from intrigue.words import Catalogue, cards, source

GAME = intrigue.game("trickery")
NAMES = ["Ann", "Basil", "Cosima"]


@pytest.mark.words
def test_things_have_names_and_seats_those_of_their_players() -> None:
    words = phrase("tell-played-on", seat="seat:0", card="card:bribe", target="seat:2")
    assert Speaker(GAME, NAMES).say(words) == "Ann plays Bribe your enemies on Cosima."
    assert Speaker(GAME, NAMES, "de").say(words) == "Ann spielt „Feinde bestechen“ auf Cosima."


@pytest.mark.words
def test_several_are_listed_as_the_language_does() -> None:
    words = phrase("tell-ended", winners=("seat:0", "seat:1", "seat:2"))
    assert Speaker(GAME, NAMES).say(words) == "Ann, Basil and Cosima win together."
    assert Speaker(GAME, NAMES, "de").say(words) == "Ann, Basil und Cosima gewinnen gemeinsam."
    assert Speaker(GAME, NAMES).say(phrase("tell-ended", winners=("seat:1",))) == "Basil wins."


def test_a_phrase_may_mean_what_is_said_beside_a_thing() -> None:
    voice = Speaker(GAME)
    assert voice.say(phrase("card-build.text", coins=7)) == voice.part("card-build", "text", {"coins": 7})
    assert "7" in voice.say(phrase("card-build.text", coins=7))
    assert voice.faults == []
    assert voice.say(phrase("card-build.recipe", coins=7)) == "card-build.recipe coins=7"


def test_it_can_be_told_what_a_phrase_is_about() -> None:
    words = phrase("do", card="card:bribe", coins=2, then=phrase("card-build.text", who=("seat:1", "seat:2")))
    assert {"card:bribe", "card:build", "seat:1", "seat:2"} <= things(words)
    assert not {"card:favour", "seat:0"} & things(words)


def test_a_name_may_look_like_anything() -> None:
    """Names are people's own: what stands in them is never taken for a place or a thing."""
    voice = Speaker(GAME, ["{1}", "card:bribe", "{ $seat }"])
    for seat, name in enumerate(voice.names):
        assert name in voice.say(phrase("tell-starts", seat=f"seat:{seat}"))
    assert voice.faults == []


def test_what_has_no_words_is_shown_by_its_notation() -> None:
    voice = Speaker(GAME, NAMES, "de")
    newer = phrase("tell-sneezed", seat="seat:1", how=phrase("loudly", times=2), at=("card:bribe", 3))
    assert voice.say(newer) == "tell-sneezed seat=seat:1 how=(loudly times=2) at=card:bribe,3" == notation(newer)
    assert voice.say(phrase("tell-starts")) == "tell-starts"  # its seat is missing
    assert len(voice.faults) >= 2


@pytest.mark.words
@pytest.mark.parametrize(("name", "id"), [("trickery", "bribe"), ("fivesails", "soline_el_gato")])
def test_where_a_card_has_no_words_the_game_goes_on(name: str, id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It goes by its id, without a text or with the notation of what its text would say; and nothing is refused."""
    played = intrigue.game(name)
    without = re.sub(rf"^card-{id} =.*?(?=^\S)", "", source(played, "en"), flags=re.MULTILINE | re.DOTALL)
    lacking = Catalogue(without, "en")  # read once, as catalogues are
    monkeypatch.setattr("intrigue.words.speaker.catalogue", lambda *given: lacking)
    card = next(card for card in cards(played) if card.id == id)
    assert card.name == id
    assert card.text == "" or f"card-{id}." in card.text
    assert Speaker(played).thing("card", id) == id


def test_a_game_that_says_its_words_itself_is_heard_as_it_is() -> None:
    voice = Speaker(GAME, NAMES, "de")
    assert voice.say("{1} sneezes.") == "Basil sneezes."
    assert voice.say(wrap("{1} sneezes.")) == "Basil sneezes."


@pytest.mark.words
def test_a_refusal_speaks_english_at_a_python_prompt() -> None:
    state = GAME.position({"societies": ["thorn", "thorn", "machine"]})
    assert str(state.why_not(0, "bribe 2")) == "seat 2 is not in the other society. (TRK-BRIBE)"
    assert str(Refusal("NONE-1", phrase("no-turn"))) == "It is not for you to act now. (NONE-1)"


def test_an_unknown_language_gets_a_sentence() -> None:
    with pytest.raises(BadInput, match="no words in 'xx'"):
        source(GAME, "xx")
