"""What the terminal explains: every sign on the screen and everything that can be said; and that it asks nothing where
there is nothing to choose."""

from __future__ import annotations

import re
import shutil
from itertools import pairwise
from pathlib import Path

import pytest
from click.testing import CliRunner
from tests.cli.terminal import Terminal

import intrigue
from intrigue.cli import intrigue as command
from intrigue.core.phrase import notation
from intrigue.core.record import load

PROMPT = re.compile(r", \w+ \? > |^1, \w+ \? > ", re.MULTILINE)
MARKET = ("mediterranean", "--seats", "4", "--seed", "5", "--name", "Ann")
SEATED = ["1", "1"]  # the start spaces


@pytest.fixture(autouse=True)
def surroundings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("INTRIGUE_DATA", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "100")


def said(*args: str, lines: list[str]) -> list[str]:
    """What was said to each line of input, on one line; the first is what was shown before."""
    result = CliRunner().invoke(command, ["play", *args], input="".join(f"{line}\n" for line in lines))
    assert result.exit_code == 0
    return [" ".join(part.split()) for part in PROMPT.split(result.output)]


@pytest.mark.words
@pytest.mark.parametrize("name", intrigue.games())
def test_help_tells_what_the_signs_on_the_screen_mean(name: str) -> None:
    game = intrigue.game(name)
    shown = said(name, "--seed", "3", lines=["?"])[1]
    assert "On the screen" in shown
    assert game.drawing.signs
    voice = intrigue.Speaker(game)
    for sign, words in [*game.drawing.signs, *game.drawing.phrases]:
        assert voice.say(sign) in shown
        meaning = voice.say(words)
        assert meaning.split(";")[0].split(",")[0][:20].strip() in shown


@pytest.mark.words
def test_the_grammar_of_offers_is_in_the_help_and_behind_its_words() -> None:
    shown = said(*MARKET, lines=[*SEATED, "?", "? offer", "? promise", "? store", "? pts", "? makes", "? pass"])
    assert "offer salt for wool to basil" in shown[3]
    assert "a gift has to be called one" in shown[4]
    assert "CARD not on SEAT" in shown[5]
    assert "keep cards for next round" in shown[6]
    assert "what your score would be if the game ended now" in shown[7]
    assert "1 civic for each city" in shown[8]
    assert "when all pass in a row, trading is over" in shown[9]


@pytest.mark.words
def test_an_offer_without_a_price_asks_before_it_gives(tmp_path: Path) -> None:
    shown = said(*MARKET, lines=[*SEATED, "offer grain", "offer grain for nothing to bas"])
    assert "For what? Add what you want, or say it is a gift: offer grain for nothing." in shown[3]
    assert re.search(r"Ann offers \[[0-9]+\] grain for nothing, to Basil\.", shown[4])


@pytest.mark.words
@pytest.mark.parametrize(
    "text",
    [
        "offer grain for wool to bas",
        "offer grain to Bas for wool",
        "swap grain for wool to basil",
        "swap grain with Basil for wool",
        "buy wool from basil for a grain",
    ],
)
def test_names_cut_short_and_wordings_that_people_use(text: str) -> None:
    assert re.search(r"Ann offers \[[0-9]+\] grain for wool, to Basil\.", said(*MARKET, lines=[*SEATED, text])[3])


@pytest.mark.words
def test_a_player_may_be_called_like_a_good() -> None:
    shown = said(*MARKET, "--name", "Grain", lines=[*SEATED, "offer grain for wool to basil"])[3]
    assert re.search(r"Grain offers \[[0-9]+\] grain for wool, to Basil\.", shown)


@pytest.mark.words
def test_whoever_speaks_may_say_me() -> None:
    shown = said(*MARKET, lines=[*SEATED, "offer grain for gladiators not on me to basil", "offer grain for ore to me"])
    assert "On whom?" not in shown[3]
    assert "That is your own seat." in shown[4]


@pytest.mark.words
def test_a_name_that_may_be_two_is_not_guessed() -> None:
    shown = said(*MARKET, "--name", "Anna", lines=[*SEATED, "offer grain for wool to a"])
    assert "To whom?" in shown[3]


@pytest.mark.words
def test_a_hint_names_a_choice_that_is_listed_or_what_to_type() -> None:
    advice = said(*MARKET, lines=[*SEATED, "h"])[3]
    found = re.match(r"h Advice: (?:choice ([0-9]+)|'([a-z ]+)'):", advice)
    assert found
    game = intrigue.game("mediterranean")
    assert found[1] is None or int(found[1]) <= 2
    assert found[2] is None or game.notation.read(game.new(4, 5), 0, found[2]) is not None


@pytest.mark.words
def test_what_may_be_meant_is_listed_by_words_where_it_has_no_number_on_the_screen() -> None:
    shown = said(*MARKET, lines=[*SEATED, "give"])[3]
    assert "Which of them?" in shown
    assert "[give grain" in shown


@pytest.mark.words
def test_everybodys_developments_are_on_the_screen() -> None:
    lines = [*SEATED, *["pass"] * 5, *["1"] * 40]
    result = CliRunner().invoke(command, ["play", *MARKET], input="".join(f"{line}\n" for line in lines))
    tables = result.output.split("\nDevelopments\n")[1:]
    assert tables
    owners = {match for table in tables for match in re.findall(r"^([1-4] [A-Z][a-z]+)", table, re.MULTILINE)}
    assert {"2 Aurelia", "3 Basil", "4 Cosima"} <= owners


# ---------------------------------------------------------------------- no question without a choice


def asked_once(output: str) -> int:
    return len(re.findall(r"^1, or \? >", output, re.MULTILINE))


@pytest.mark.words
@pytest.mark.parametrize("name", intrigue.games())
def test_nobody_is_asked_where_there_is_nothing_to_choose(name: str) -> None:
    """The floor of Mediterranean lists one choice where many can be said."""
    options = ["--options", "turns=1"] if name == "mediterranean" else []
    lines = "1\n" * 1500
    some = CliRunner().invoke(command, ["play", name, "--seed", "6", *options], input=lines).output
    assert "The record of this game" in some
    assert asked_once(some.replace("Pass the floor on\n  or say", "")) == 0 or name == "mediterranean"


@pytest.mark.words
def test_everything_is_asked_on_request() -> None:
    every = CliRunner().invoke(command, ["play", "trieste", "--seed", "6"], input="a\n" + "1\n" * 1500).output
    assert "You are asked every time again." in every
    assert asked_once(every) > 0


@pytest.mark.words
def test_with_others_at_the_keyboard_a_question_tells_nothing() -> None:
    """With hidden cards, whoever is not asked would have shown that there was nothing to choose."""
    shown = CliRunner().invoke(command, ["play", "trieste", "--seed", "1", "--hotseat"], input="3\n2\n1\n" * 300).output
    assert asked_once(shown) > 0


def test_taking_back_goes_to_a_decision_and_not_to_an_answer_that_was_given(tmp_path: Path) -> None:
    def done(seed: int, *lines: str) -> list[str]:
        typed = "".join(f"{line}\n" for line in lines)
        CliRunner().invoke(command, ["play", "trickery", "--seed", str(seed)], input=typed)
        (record,) = tmp_path.glob("*.jsonl")
        actions = [line.do for line in load(record).lines if line.seat == 1]
        record.unlink()
        return actions

    went_back = 0
    for seed in range(2, 6):
        went = [done(seed, *["1"] * count) for count in range(1, 8)]
        for at, (before, after) in enumerate(pairwise(went), 1):
            if len(after) > len(before) + 1:  # an answer was given besides the decision
                there = done(seed, *["1"] * (at + 1), "u")
                assert there in (before, after)  # it stays where something was shown since
                went_back += there == before
    assert went_back


def own_lines(folder: Path) -> list[str]:
    (record,) = folder.glob("*.jsonl")
    found = [line.do for line in load(record).lines if line.seat == 1]
    for file in folder.glob("*.json*"):
        file.unlink()
    return found


@pytest.mark.words
def test_what_was_said_at_once_is_taken_back_at_once(tmp_path: Path) -> None:
    """The floor closes after a few passes; in the warehouse there is no passing."""
    shown = said(*MARKET, lines=[*SEATED, *["pass"] * 6, "store salt ore", "u"])
    assert "stores ore" in shown[-3]
    assert "Taken back." in shown[-2]
    assert not [text for text in own_lines(tmp_path) if text.startswith("store")]


# ---------------------------------------------------------------------- what somebody may ask or mistype


@pytest.mark.parametrize("name", intrigue.games())
@pytest.mark.parametrize("text", ["show basil", "? aurelia", "look at aur", "? guest"])
def test_what_lies_before_a_player_is_told_when_asked(name: str, text: str) -> None:
    seats = 2 if name == "fivesails" else max(intrigue.game(name).seats[0], 3)
    if seats == 2:
        text = text.replace("basil", "aurelia")
    shown = said(name, "--seed", "3", "--seats", str(seats), lines=[text])[1]
    who = next(one for one in ("Basil", "Aurelia", "Guest") if one[:3].lower() in text)
    assert f"{text} {who} " in shown


def test_developments_of_another_are_shown_with_what_they_do_and_threaten() -> None:
    game = intrigue.game("mediterranean")
    state = game.position({"seats": 4, "turn": 2, "developments": [[], ["gladiators"], [], []]})
    told = {notation(title): notation(words) for title, words in game.drawing.portrait(state.view(0), 1)}
    assert (
        "show-trade-phase effect=(show-aims-for-you gains=(show-less-safe number=1)"
        in told["table-card card=card:gladiators"]
    )
    assert told["table-aims"] == "table-list things=gladiators"  # as it is said in offers


@pytest.mark.words
@pytest.mark.parametrize(
    ("name", "line", "answer"),
    [
        ("trickery", "tribut", ""),  # the beginning of a word is enough
        ("trickery", "favor", "Did you mean 'favour'?"),
        ("trickery", "pause", "You have no played card to take back."),
        ("trickery", "chests", "'r chests' shows"),
        ("mediterranean", "ofer grain for wool", "Did you mean 'offer grain for wool'?"),
        ("treachery", "fued", "Did you mean"),
    ],
)
def test_a_slip_is_answered_with_what_may_be_meant(name: str, line: str, answer: str) -> None:
    first = {"trickery": ["1"], "treachery": [], "mediterranean": SEATED}[name]
    shown = said(name, "--seed", "11" if name == "trickery" else "5", lines=[*first, line])[len(first) + 1]
    assert answer in shown


@pytest.mark.words
def test_what_is_said_without_its_verb_is_refused_with_the_reason() -> None:
    shown = said("treachery", "--seed", "3", lines=["feud bottom"])[1]
    assert "TRE-" in shown
    assert "none of your choices" not in shown


@pytest.mark.words
@pytest.mark.parametrize(
    ("name", "word", "meaning"),
    [
        ("trickery", "chest", "the chest of a society"),
        ("trieste", "infamy", "what the Thief wins by"),
        ("trieste", "diamond", "Diamond (diamond)"),
        ("trieste", "hero", "turned down for good"),
        ("mediterranean", "prosperity", "spent, a point more"),
        ("mediterranean", "icons", "Monuments and Shrines"),
        ("fivesails", "riposte", "of a card in hand"),
    ],
)
def test_words_on_the_screen_are_explained_before_choices_that_use_them(name: str, word: str, meaning: str) -> None:
    assert meaning in said(name, "--seed", "3", lines=[f"? {word}"])[1]


@pytest.mark.words
def test_a_choice_about_a_character_shows_the_card() -> None:
    shown = said("treachery", "--seed", "5", lines=["decree top", "? corvin", "? 9"])
    assert "Corvin the Jester:" in shown[3]


def test_what_is_typed_where_enter_would_do_is_not_lost(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", *MARKET)
    terminal.until("begin > ")
    terminal.type("")
    for line in SEATED:
        terminal.until(" ? > ")
        terminal.type(line)
    while terminal.until(" ? > ", "the table > ").endswith(", or ? > "):
        terminal.type("pass")
    terminal.type("? lap")
    terminal.until("how often the floor")
    terminal.until(" ? > ")
    terminal.type("q")
    assert terminal.close() == 0


@pytest.mark.skipif(shutil.which("less") is None, reason="there is no less")
def test_a_long_text_says_how_to_leave_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LESS", "PAGER"):
        monkeypatch.delenv(name, raising=False)
    terminal = Terminal(tmp_path, "play", *MARKET)
    terminal.until("begin > ")
    terminal.type("")
    terminal.until(" ? > ")
    terminal.type("?")
    terminal.until("q closes this")
    terminal.type("q", enter=False)
    terminal.until(" ? > ")
    terminal.type("q")
    assert terminal.close() == 0


@pytest.mark.words
def test_the_final_score_is_a_sum() -> None:
    shown = CliRunner().invoke(command, ["play", *MARKET, "--options", "turns=1"], input="1\n" * 200).output
    sums = re.findall(
        r"([0-9]+) in hand \+ ([0-9]+) on developments(?: \+ ([0-9]+) of [A-Za-z ]+)? = ([0-9]+) points", shown
    )
    assert len(sums) == 4
    assert all(sum(int(part or 0) for part in parts) == int(whole) for *parts, whole in sums)


@pytest.mark.words
def test_a_scored_game_of_a_match_is_shown_also_where_a_bot_deals_the_next() -> None:
    shown = (
        CliRunner()
        .invoke(
            command, ["play", "treachery", "--seats", "3", "--seed", "8", "--options", "match=true"], input="1\n" * 400
        )
        .output
    )
    games = [int(number) for number in re.findall(r"Game ([0-9]+): the characters", shown)]
    scored = re.findall(r"to rise, [a-z]+ to fall: [-+0-9]+ = -?[0-9]+ points?, [0-9] victor", shown)
    assert len(scored) >= 3 * (len(games) + 1)
    assert re.search(r"2 victories  winner", shown)


@pytest.mark.words
@pytest.mark.parametrize(
    ("name", "unit"), [("trieste", "% of the goal"), ("trickery", "seals"), ("treachery", "points")]
)
def test_scores_say_what_they_count(name: str, unit: str) -> None:
    shown = CliRunner().invoke(command, ["play", name, "--seed", "6"], input="1\n" * 1500).output
    assert re.search(rf"[0-9]+ {re.escape(unit)}  winner", shown)
