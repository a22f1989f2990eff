"""A rulebook says the same in every language: the same rules in the same order, with the same numbers."""

from __future__ import annotations

import re
from itertools import zip_longest

import pytest

import intrigue
from intrigue.core import Rule, Rulebook
from intrigue.core.rulebook import ENGLISH, parse

ID = re.compile(r"\b[A-Z]+(?:-[A-Z0-9]+)+\b")
CODE = re.compile(r"`[^`]+`")
NUMBER = re.compile(r"(?<!\w)[-+]\d+|\d+")  # of 1-2 both are positive
GAMES = [intrigue.game(name) for name in intrigue.games()]
BOOKS = [(game.rulebook, book) for game in GAMES for book in game.translations.values()]


def kept(text: str) -> dict[str, list[str]]:
    """What a translation keeps of a text: the rules that it names, what is typed, and every number in digits."""
    plain = CODE.sub(" ", ID.sub(" ", text))
    found = {"rules": ID.findall(text), "typed": CODE.findall(text), "numbers": NUMBER.findall(plain)}
    return {what: sorted(parts) for what, parts in found.items()}


def differences(english: Rulebook, other: Rulebook) -> list[str]:
    """Where two rulebooks do not say the same, as far as that can be seen without understanding them."""
    rules, others = list(english.rules.values()), list(other.rules.values())
    sizes = [[len(rules) for rules in book.sections.values()] for book in (english, other)]
    found = [] if sizes[0] == sizes[1] else [f"sections have {sizes[1]} rules, not {sizes[0]}"]
    nobody = Rule("nothing", "", "")
    for rule, its in zip_longest(rules, others, fillvalue=nobody):
        if rule.id != its.id:
            return [*found, f"{its.id} stands in the place of {rule.id}"]  # from here on all would differ
        found += [
            f"{rule.id} has the {what} {kept(its.text)[what]}, not {parts}"
            for what, parts in kept(rule.text).items()
            if parts != kept(its.text)[what]
        ]
        if rule.descriptive != its.descriptive:
            found.append(f"{rule.id} is descriptive in one of them")
        if rule.text == its.text:
            found.append(f"{rule.id} is not translated")
    if kept(english.intro) != kept(other.intro):
        found.append("the introductions differ")
    return found


@pytest.mark.parametrize(("english", "other"), BOOKS, ids=[f"{book.title} {book.language}" for _, book in BOOKS])
def test_a_rulebook_says_the_same_in_every_language(english: Rulebook, other: Rulebook) -> None:
    assert differences(english, other) == []
    assert other.title
    assert other.intro
    assert other.language != ENGLISH
    for rule in other.rules.values():
        assert rule.text.endswith((".", "!", ")", "?", "“")), rule.id


def test_these_games_have_german_rules() -> None:
    german = {game.name for game in GAMES if game.rulebook_in("de").language == "de"}
    assert german >= {"trickery", "treachery", "trieste", "mediterranean"}


def test_what_is_not_translated_is_english() -> None:
    for game in GAMES:
        assert game.rulebook_in("tlh") is game.rulebook
        assert game.rulebook_in(ENGLISH) is game.rulebook


TEXT = """# A Game

Two words.

## Turn
- **GAM-TURN-1** Draw 2 of 13 cards (GAM-END-1), or set `turns`.
- **GAM-TURN-2** Go from -8 to +8.

## End
- **GAM-END-1** It ends.
"""
DEUTSCH = """# Ein Spiel

Zwei Wörter.

## Zug
- **GAM-TURN-1** Zieh 2 von 13 Karten (GAM-END-1), oder nutze `turns`.
- **GAM-TURN-2** Geh von -8 bis +8.

## Ende
- **GAM-END-1** Es endet.
"""


def test_a_faithful_translation_passes() -> None:
    assert differences(parse(TEXT), parse(DEUTSCH, "de")) == []


@pytest.mark.parametrize(
    ("there", "instead", "why"),
    [
        ("2 von 13", "2 von 12", "GAM-TURN-1 has the numbers"),
        ("2 von 13", "zwei von 13", "GAM-TURN-1 has the numbers"),
        ("-8", "8", "GAM-TURN-2 has the numbers"),
        ("(GAM-END-1)", "(GAM-TURN-2)", "GAM-TURN-1 has the rules"),
        ("`turns`", "`züge`", "GAM-TURN-1 has the typed"),
        ("- **GAM-TURN-2** Geh von -8 bis +8.\n", "", "GAM-END-1 stands in the place of GAM-TURN-2"),
        ("- **GAM-END-1** Es endet.\n", "", "nothing stands in the place of GAM-END-1"),
        ("Es endet.\n", "Es endet.\n- **GAM-END-2** Noch eine.\n", "GAM-END-2 stands in the place of nothing"),
        ("\n## Ende\n", "", "sections have [3] rules, not [2, 1]"),
        ("Es endet.", "It ends.", "GAM-END-1 is not translated"),
        ("**GAM-END-1**", "*GAM-END-1*", "GAM-END-1 is descriptive in one of them"),
        ("Zwei Wörter.", "2 Wörter.", "the introductions differ"),
    ],
)
def test_an_unfaithful_one_does_not(there: str, instead: str, why: str) -> None:
    assert there in DEUTSCH
    found = differences(parse(TEXT), parse(DEUTSCH.replace(there, instead), "de"))
    assert any(one.startswith(why) for one in found), found
