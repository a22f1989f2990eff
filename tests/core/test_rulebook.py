from __future__ import annotations

import pytest

import intrigue
from intrigue.core.rulebook import parse

TEXT = """# A Game

Words before
the rules.

More of them.

> Names belong
> to their owners.

## Turn
- **GAM-TURN-1** First line,
  second line.
- **GAM-EX-2** An example.

Not a rule.

## End
- **GAM-END-1** It ends.
- *GAM-END-2* Endings are sad.
"""


def test_a_rulebook_is_read_into_numbered_rules() -> None:
    book = parse(TEXT)
    assert (book.title, book.intro) == ("A Game", "Words before the rules.\nMore of them.")
    assert book.notice == "Names belong to their owners."
    assert book["GAM-TURN-1"].text == "First line, second line."
    assert {section: [rule.id for rule in rules] for section, rules in book.sections.items()} == {
        "Turn": ["GAM-TURN-1", "GAM-EX-2"],
        "End": ["GAM-END-1", "GAM-END-2"],
    }
    assert "GAM-END-1" in book
    assert "GAM-END-3" not in book


def test_an_id_in_italics_is_that_of_a_rule_that_only_describes() -> None:
    book = parse(TEXT)
    assert [rule.id for rule in book.rules.values() if rule.descriptive] == ["GAM-END-2"]
    assert book["GAM-END-2"].text == "Endings are sad."
    assert "A-1" not in parse("## S\n- *A-1** Neither.\n")


def test_rules_are_found_by_words() -> None:
    book = parse(TEXT)
    assert [rule.id for rule in book.find("LINE second")] == ["GAM-TURN-1"]
    assert [rule.id for rule in book.find("gam-ex")] == ["GAM-EX-2"]
    assert book.find("nowhere") == []


def test_a_rule_written_twice_or_outside_a_section_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="line 3: rule A-1 is there already"):
        parse("## S\n- **A-1** One.\n- **A-1** Two.\n")
    with pytest.raises(ValueError, match="outside a section"):
        parse("- **A-1** One.\n")


@pytest.mark.parametrize("name", intrigue.games())
def test_every_game_has_a_rulebook_with_the_rules_it_names(name: str) -> None:
    game = intrigue.game(name)
    assert game.turn_rule in game.rulebook
    assert game.over_rule in game.rulebook
    assert game.rulebook.intro
    assert "owners" in game.rulebook.notice
    assert "`" not in game.rulebook.intro  # no commands: people read it on the page, too
    for rule in game.rulebook.rules.values():
        assert rule.text.endswith((".", "!", ")", "?")), rule.id
