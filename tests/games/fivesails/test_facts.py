"""The card list against the facts printed on the cards, and deck building."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

import intrigue
from intrigue.cli import intrigue as command
from intrigue.core import BadInput
from intrigue.core.deck import DeckFault
from intrigue.core.phrase import phrase
from intrigue.games.fivesails import decks
from intrigue.games.fivesails.state.names import CITY, DASH, FACTIONS, KIND_NAMES
from intrigue.games.fivesails.state.printed import BY_ID, CARDS

from .cards_page import PAGE, page

FACTS = [
    line.split("\t")
    for line in (Path(__file__).parent / "facts.tsv").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
]


@pytest.mark.rule(
    "FIV-CARD-1", "FIV-CARD-2", "FIV-CARD-7", "FIV-CARD-8", "FIV-CARD-11", "FIV-KEY-16", "FIV-C-13", "FIV-C-62"
)
def test_every_card_has_its_line_of_facts() -> None:
    assert len(CARDS) == len(FACTS)
    assert {card.id for card in CARDS} == {row[0] for row in FACTS}
    assert len([card for card in CARDS if card.faction == CITY]) == len([row for row in FACTS if row[5] == "city"])


SHOWN = {card.id: card for card in intrigue.game("fivesails").cards()}
PRINTED = intrigue.game("fivesails").prints.printed_values()
STATS = ("combat", "finesse", "influence", "resolve")
VALUES = ("riposte", "parry", "thrust")
FLAGS = {"u": "unique", "b": "brute", "w": "wealth", "l": "loyal", "n": "negotiable"}


def number(text: str) -> int | str:
    return text if text == "-" else int(text)


def as_printed(row: list[str]) -> dict[str, int | str]:
    """What a row of the facts says is on a card; what the card does not have at all is a dot there."""
    _, printed, _, title, kind, faction, flags, numbers, traits, _ = row
    cost, *rest = numbers.split()
    named = [("cost", cost), *zip(STATS, rest[:4], strict=True), *zip(VALUES, rest[4:7], strict=True)]
    named += [("panache", rest[7]), ("crew cap", rest[8])] if kind == "leader" else []
    named += [("initiative", rest[9]), ("panache", rest[10])] if kind == "scheme" else []
    found: dict[str, int | str] = {"faction": faction, "traits": traits.replace(",", ", "), "number": int(printed)}
    if title != ".":
        found["title"] = title
    return found | {name: number(text) for name, text in named if text != "."} | {FLAGS[flag]: "yes" for flag in flags}


def copies(row: list[str]) -> int:
    """One of everything that is Unique, and one of every City card; of the rest two in a deck."""
    return 1 if "u" in row[6] or row[5] == "city" else 2


@pytest.mark.rule("FIV-CITY-1", "FIV-FAC-2", "FIV-DECK-5", "FIV-CARD-8", "FIV-CARD-11")
@pytest.mark.parametrize("row", FACTS, ids=[row[0] for row in FACTS])
def test_what_is_shown_and_what_is_played_with_are_as_printed(row: list[str]) -> None:
    shown = SHOWN[row[0]]
    assert (CARDS[BY_ID[row[0]]].name, shown.kind, shown.copies) == (row[2], row[4], copies(row))
    assert shown.facts == as_printed(row)
    assert shown.words is not None
    printed = {name: value for name, value in as_printed(row).items() if isinstance(value, int) and name != "number"}
    assert PRINTED.get(row[0], {}) == printed  # a designer can change every number, and no dash
    card = CARDS[BY_ID[row[0]]]
    flags = (card.unique, card.brute, card.wealth, card.loyal, card.negotiable)
    used = dict(zip(STATS + VALUES, [*card.stats, *card.values], strict=True)) | {"cost": card.cost}
    used |= {"initiative": card.initiative, "panache": card.panache, "crew cap": card.cap}
    for name, value in as_printed(row).items():
        if name in used:
            assert used[name] == (DASH if value == "-" else value), name
    assert "".join(letter for letter, on in zip("ubwln", flags, strict=True) if on) == row[6]
    assert (card.printed, ",".join(card.traits), KIND_NAMES[card.kind], FACTIONS[card.faction]) == (
        int(row[1]),
        row[8],
        row[4],
        row[5],
    )


def test_a_designer_may_change_a_cost_of_nothing() -> None:
    game = intrigue.game("fivesails")
    game.change({"angelo": {"cost": 2}})
    try:
        assert game.prints.printed_values()["angelo"]["cost"] == 2
    finally:
        game.change({})
    assert "cost" not in game.prints.printed_values()["kaspar_dietrich"]


@pytest.mark.rule(
    "FIV-EX-20",
    "FIV-DECK-1",
    "FIV-DECK-4",
    "FIV-DECK-7",
    "FIV-APP-1",
    "FIV-FAC-1",
    "FIV-FAC-2",
    "FIV-C-135",
    "FIV-LEAD-2",
    "FIV-LEAD-3",
)
@pytest.mark.parametrize("name", decks.ORDER)
def test_the_sample_decks_are_legal(name: str) -> None:
    deck = decks.SAMPLES[name]
    assert decks.faults(deck) == []
    assert (len(deck.characters), len(deck.schemes), len(deck.faction)) == (5, 5, 40)
    again, wrong = decks.parse(decks.write(deck))
    assert (again, wrong) == (deck, [])
    for id in deck.faction:
        assert len(CARDS[BY_ID[id]].values) == 3


def changed(**parts: tuple[str, ...]) -> list[DeckFault]:
    deck = decks.SAMPLES["eisen"]
    kept = {name: parts.get(name, getattr(deck, name)) for name in ("characters", "schemes", "faction")}
    return decks.faults(decks.Deck(deck.leader, **kept))


@pytest.mark.rule(
    "FIV-DECK-2",
    "FIV-DECK-3",
    "FIV-DECK-5",
    "FIV-DECK-6",
    "FIV-C-55",
    "FIV-C-56",
    "FIV-C-57",
    "FIV-CITY-1",
    "FIV-KEY-8",
    "FIV-SCHEME-1",
)
def test_faults_of_a_deck_name_their_rules() -> None:
    deck = decks.SAMPLES["eisen"]
    cases = {
        "FIV-APP-1": changed(characters=deck.characters[:4]),
        "FIV-DECK-2": changed(schemes=(*deck.schemes[:4], deck.schemes[0])),
        "FIV-DECK-3": changed(characters=(*deck.characters[:4], "sibella_scarpa")),
        "FIV-C-57": changed(schemes=(*deck.schemes[:4], "the_great_game")),
        "FIV-DECK-4": changed(faction=deck.faction[:30]),
        "FIV-DECK-5": changed(faction=(*deck.faction, "dark_gift")),
        "FIV-DECK-6": changed(characters=(*deck.characters[:4], "angelo")),
        "FIV-CITY-1": changed(faction=(*deck.faction, "eager_blade")),
        "FIV-FAC-1": changed(faction=(*deck.faction, "rosine_friese")),
    }
    for rule, faults in cases.items():
        assert any(fault.rule == rule for fault in faults), (rule, faults)


def test_names_are_read_with_working_titles_and_without_accents() -> None:
    text = (
        decks.write(decks.SAMPLES["castille"]).replace("Carnaval", "Revelry").replace("Drinking Games", "drunk games")
    )
    deck, wrong = decks.parse(text.replace('"Padre" Aníbal', "padre anibal"))
    assert wrong == []
    assert deck is not None
    assert sorted(deck.faction) == sorted(decks.SAMPLES["castille"].faction)
    assert decks.parse("2 Nobody")[1] == [DeckFault("", phrase("no-deck-card", line=1, text="Nobody"))]
    assert decks.parse("2 Not Today")[1][0].rule == "FIV-LEAD-3"


def test_a_pasted_deck_can_be_played() -> None:
    text = decks.write(decks.SAMPLES["ussura"]).replace("\n", ";")
    state = intrigue.game("fivesails").new(2, 1, {"decks": f"{text}/montaigne"})
    assert state.waiting
    with pytest.raises(BadInput, match=r"There is no deck 'nonsense'\. Sample decks: vodacce, eisen,"):
        intrigue.game("fivesails").new(2, 1, {"decks": "nonsense"})
    with pytest.raises(BadInput):
        intrigue.game("fivesails").new(2, 1, {"decks": "2 Not Today;nonsense"})
    with pytest.raises(BadInput, match="3 decks for 2"):
        intrigue.game("fivesails").new(2, 1, {"decks": "eisen/eisen/eisen"})


LEGAL = """A legal deck.
  Leader: Don Constanzo Scarpa
  Characters: 5
  Schemes: 5
  Faction Deck: 40
"""


@pytest.mark.words
def test_the_command_checks_a_deck(tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    shown_deck = CliRunner().invoke(command, ["deck", "show", "vodacce"])
    assert shown_deck.exit_code == 0
    file.write_text(shown_deck.output, encoding="utf-8")
    good = CliRunner().invoke(command, ["deck", "check", str(file)])
    assert (good.exit_code, good.output) == (0, LEGAL)
    file.write_text(shown_deck.output + "Langschwert\n", encoding="utf-8")
    bad = CliRunner().invoke(command, ["deck", "check", str(file)])
    assert bad.exit_code == 1
    assert "FIV-DECK-4: " in bad.output
    assert CliRunner().invoke(command, ["deck", "show", "nobody"]).exit_code == 2


def test_decks_by_name_and_out_of_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("# my own\n" + decks.write(decks.SAMPLES["ussura"]), encoding="utf-8")
    games = tmp_path / "games.jsonl"
    run = ["simulate", "fivesails", "--games", "2", "--bots", "random", "--jobs", "1", "--seed", "1"]
    good = CliRunner().invoke(command, [*run, "--decks", f"eisen,{file}", "--out", str(games)])
    assert (good.exit_code, len(games.read_text().splitlines())) == (0, 2)
    for wrong, sentence in (
        (["--decks", "eisen,nobody"], "There is no deck 'nobody'."),
        (["--decks", "eisen,eisen,eisen"], "There are 3 decks for 2 seats."),
        (["--decks", "eisen", "--options", "decks=eisen"], "Decks are given twice"),
    ):
        refused = CliRunner().invoke(command, [*run, *wrong])
        assert refused.exit_code == 2
        assert sentence in refused.output
    assert "played without decks" in CliRunner().invoke(command, ["fuzz", "trickery", "--decks", "eisen"]).output
    fuzzed = ["fuzz", "fivesails", "--games", "1", "--seats", "2", "--decks", "eisen,castille", "--strict", "0"]
    assert "No law was broken" in CliRunner().invoke(command, [*fuzzed, "--jobs", "1"]).output


def test_the_page_about_the_cards_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "python tests/games/fivesails/cards_page.py"
