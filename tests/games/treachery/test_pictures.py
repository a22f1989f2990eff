"""What the pictures of actions say: it is made from them, so a picture that somebody changes says what it does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from tests.games.treachery.playing import GAME, STRANGE

from intrigue.core import Card, Phrase
from intrigue.core.phrase import Argument, phrase
from intrigue.core.tunables import using_changes
from intrigue.games.treachery import card_pages
from intrigue.games.treachery.cards.actions import ACTIONS
from intrigue.games.treachery.cards.picture import Picture
from intrigue.games.treachery.phrases.pictures import deed_name, text
from intrigue.words import Speaker, cards

PRINTED = [action.picture.text for action in ACTIONS]
CHANGED = [other for picture in PRINTED for other in card_pages.one_off(picture)]
SPEAKER = Speaker(GAME)


def deeds(words: Argument) -> Iterator[str]:
    """What is done to somebody by what is said, once for everybody."""
    if isinstance(words, tuple):
        for one in words:
            yield from deeds(one)
    elif isinstance(words, Phrase):
        if words.kind.startswith("deed-"):
            yield words.kind.removeprefix("deed-").removesuffix(".order")
        found = [deed for one in words.args.values() for deed in deeds(one)]
        yield from found * (2 if words.kind == "show-both" else 1)
    elif isinstance(words, str) and words.startswith("deed:"):
        yield words.removeprefix("deed:")


@pytest.mark.parametrize("written", sorted({*PRINTED, *CHANGED, *STRANGE}))
def test_a_picture_says_what_it_does_and_nothing_else(written: str) -> None:
    picture = Picture(written)
    told = Counter(deeds(text(picture)))
    del told["none"]
    assert told == Counter(deed_name(s.effects).removeprefix("deed:") for s in picture.symbols[: picture.asked])


@pytest.mark.parametrize("written", sorted({*PRINTED, *CHANGED, *STRANGE}))
def test_a_picture_says_how_many_have_to_be_there(written: str) -> None:
    picture = Picture(written)
    said, needed = text(picture), len(picture.symbols)
    if said.kind == "do-with":
        others = said.args["others"]
        assert isinstance(others, tuple)
        counts = [one.args["count"] for one in others if isinstance(one, Phrase)]
        assert all(isinstance(count, int) and count > 0 for count in counts)
        assert 1 + sum(count for count in counts if isinstance(count, int)) == needed
        assert len(counts) == len([row for row in picture.needs if row]) - (picture.needs[picture.symbols[0].row] == 1)
    elif said.kind in ("do-in-row", "do-two-rows"):
        assert said.args["count"] == needed // (2 if said.kind == "do-two-rows" else 1)
    elif said.kind == "do-pair":
        assert said.args["apart"] == max(picture.yellow_rows) - min(picture.yellow_rows)


def test_printed_pictures_are_told_as_people_would() -> None:
    """Row by row is for whatever nobody has printed yet."""
    assert {text(Picture(written)).kind for written in PRINTED} == {
        *[f"deed-{one}.order" for one in ("up", "down", "up-attack", "down-attack", "heal-up")],
        *["do-pair", "do-in-row", "do-two-rows", "do-with"],
    }
    assert text(Picture("yx w")).kind == "do-rows"


@pytest.mark.parametrize(
    ("written", "says"),
    [
        ("w^", phrase("deed-up.order")),
        ("wx w w", phrase("do-in-row", count=3, clauses=(phrase("show-one", does="deed:attack"),))),
        ("yx yx", phrase("do-pair", apart=0, clauses=(phrase("show-both", does="deed:attack"),))),
        ("y / - / y^", phrase("do-pair", apart=2, clauses=(phrase("show-lower", does="deed:up"),))),
        ("y y / wx", phrase("do-pair", apart=0, clauses=(phrase("show-outsider-below", does="deed:attack", rows=1),))),
        ("wx / y y", phrase("do-pair", apart=0, clauses=(phrase("show-outsider-above", does="deed:attack", rows=1),))),
        ("y wx y", phrase("do-pair", apart=0, clauses=(phrase("show-outsider-beside", does="deed:attack"),))),
        ("y / wx / y", phrase("do-pair", apart=2, clauses=(phrase("show-outsider-between", does="deed:attack"),))),
        ("wx / w w", phrase("do-with", does="deed:attack", others=(phrase("show-others-below", count=2, rows=1),))),
        ("wx / - / w", phrase("do-with", does="deed:attack", others=(phrase("show-others-below", count=1, rows=2),))),
        ("wv w / w^ w", phrase("do-two-rows", count=2, upper="deed:down", lower="deed:up")),
    ],
)
def test_what_a_picture_needs_is_said(written: str, says: Phrase) -> None:
    assert text(Picture(written)) == says


def of_coup() -> Card:
    return next(card for card in GAME.cards() if card.id == "coup")


def test_a_reprinted_picture_changes_the_words_of_its_card() -> None:
    before = of_coup()
    with using_changes(GAME, {"coup": {"top": "wv w w w"}}):
        after = of_coup()
        state = GAME.position({"hands": ["coup", "oath"], "turn": 0}, 1)
        hand = next(choice.words for choice in state.view(0).choices if choice.say == "play coup top")
    assert after.facts["top"] == "wv w w w"
    assert after.data["upper"] == phrase("do-in-row", count=4, clauses=(phrase("show-one", does="deed:down"),))
    assert after.data["lower"] == before.data["lower"]
    assert isinstance(hand, Phrase)
    assert hand.args["text"] == after.data["upper"]
    assert of_coup() == before


@pytest.mark.words
def test_pictures_in_english() -> None:
    said = {written: SPEAKER.say(text(Picture(written))) for written in (*PRINTED, "y^ / w / - / yv")}
    assert said["wvx"] == "Move somebody down and attack them"
    assert said["w^ wv w w"] == "In a row of four or more, one moves up and another moves down"
    assert said["wx / y^ y"] == (
        "Two of one House in one row: one of them moves up and an outsider in the row above is attacked"
    )
    assert said["y / wx / yv"] == (
        "Two of one House, two rows apart: the lower one moves down and an outsider between them is attacked"
    )
    assert said["w w / wx"] == "Somebody who has at least two others in the row above is attacked"
    assert said["y^ / w / - / yv"] == (
        "Row by row from the top: row 1: one of the House (moves up), row 2: an outsider (only has to be there), "
        "row 3: anybody or nobody and row 4: one of the House (moves down)"
    )
    assert SPEAKER.faults == []
    with using_changes(GAME, {"coup": {"top": "wv w w w"}}):
        coup = next(card for card in cards(GAME) if card.id == "coup")
    assert coup.text.startswith("Upper action: In a row of four or more, one moves down. Lower action: Two of one")
