"""The catalogues are whole: every kind has words in every language, with the same arguments, and none are left over."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import intrigue
from intrigue.core import Game
from intrigue.words import ENGLISH, PSEUDO, Speaker, cards, languages, source
from intrigue.words.catalogue import COMMON, folder

SOURCES = Path(__file__).parents[2] / "src" / "intrigue"
PAGE = SOURCES.parents[1] / "web" / "src"
GAMES = [game for game in map(intrigue.game, intrigue.games()) if languages(game)]
SPOKEN = "ask|do|no|tell|won|why|hint|show|sign|table|past|term"  # how kinds begin that are meant by somebody
KIND = re.compile(rf"({SPOKEN})(-[a-z]+)+")
ALWAYS = {"title", "special", "primer", "score"}  # asked of every game
SOMETIMES = {"notation"}  # said where a game has it
AID = re.compile(r"aid-(?:aim|turn|moves|end|plan|(?:step|move)-\d)")  # the player aid, which every game has


class Used(Visitor):
    """The arguments that a message speaks of."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(text: str) -> dict[str, ftl.Message]:
    tree = FluentParser().parse(text)
    assert not [entry.content for entry in tree.body if isinstance(entry, ftl.Junk)]
    found = [entry for entry in tree.body if isinstance(entry, ftl.Message)]
    assert len({one.id.name for one in found}) == len(found), "a kind has words twice"
    return {one.id.name: one for one in found}


def used(node: ftl.BaseNode | None) -> set[str]:
    found = Used()
    if node is not None:
        found.visit(node)
    return found.names


def parts(message: ftl.Message) -> dict[str, set[str]]:
    """The arguments of a message and of what it says besides, by name; "" is the message itself."""
    return {"": used(message.value), **{one.id.name: used(one.value) for one in message.attributes}}


def own(game: Game, language: str) -> dict[str, ftl.Message]:
    return messages((folder(game) / f"{language}.ftl").read_text(encoding="utf-8"))


def common(language: str) -> dict[str, ftl.Message]:
    return messages((COMMON / f"{language}.ftl").read_text(encoding="utf-8"))


def texts(*folders: Path) -> str:
    files = [file for at in folders for file in at.rglob("*") if file.suffix in (".py", ".ts", ".svelte")]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def literals(code: str) -> set[str]:
    return set(re.findall(r"""["'`]([a-z]+(?:-[a-z]+)+)["'`]""", code))


def families(code: str) -> tuple[str, ...]:
    """How kinds begin that are made of an id: `f"do-{card.id}"`."""
    return tuple({f"{one}-" for one in re.findall(rf"""["'`]((?:{SPOKEN})(?:-[a-z]+)*)-\$?{{""", code)})


def things(code: str) -> tuple[str, ...]:
    """How things are called, whose names go by their ids: `f"society:{name}"`."""
    return ("card-", "option-", *{f"{one}-" for one in re.findall(r"""["'`]([a-z_]+):\$?\{""", code)})


def room(game: Game) -> str:
    return texts(SOURCES / "games" / game.name, PAGE / "games" / game.name)


SHARED = texts(*[SOURCES / name for name in ("core", "players", "words", "lab", "cli", "table", "server")])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_language_says_the_same_kinds_with_the_same_arguments(game: Game) -> None:
    for language in languages(game):
        for english, other in ((own(game, ENGLISH), own(game, language)), (common(ENGLISH), common(language))):
            assert sorted(english) == sorted(other)
            for kind, message in english.items():
                there, here = parts(message), parts(other[kind])
                assert sorted(there) == sorted(here), kind
                for part, names in here.items():
                    derived = {name for name in names if "-" in name}
                    assert names - derived <= there[part] | {name.partition("-")[0] for name in there[part]}, kind
                    assert {name.partition("-")[0] for name in names} == {
                        name.partition("-")[0] for name in there[part]
                    }, f"{kind} in {language}"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_kind_that_is_meant_has_words(game: Game) -> None:
    meant = {kind for kind in literals(room(game)) | literals(SHARED) if KIND.fullmatch(kind)}
    known = own(game, ENGLISH).keys() | common(ENGLISH).keys()
    assert sorted(kind for kind in literals(room(game)) & meant if kind not in known) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_words_are_left_over(game: Game) -> None:
    code = room(game)
    meant, begin = literals(code), families(code)
    if game.course is not None:
        meant |= {lesson.kind for lesson in game.course.lessons} | {note.kind for note in game.course.notes}
    spare = [
        kind
        for kind in own(game, ENGLISH)
        if kind not in meant | ALWAYS | SOMETIMES
        and not AID.fullmatch(kind)
        and not kind.startswith((*things(code), *begin))
    ]
    assert spare == []
    assert [kind for kind in common(ENGLISH) if kind not in literals(SHARED + texts(SOURCES / "games"))] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_arguments_are_those_that_are_given(game: Game) -> None:
    """Where a phrase is written out in the source, its words speak of nothing that it does not say."""
    known = {**common(ENGLISH), **own(game, ENGLISH)}
    looked_at = 0
    for file in (SOURCES / "games" / game.name).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or any(word.arg is None for word in node.keywords):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            kinds = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
            for kind in kinds if name in ("phrase", "no") else ():
                if kind in known:
                    given = {word.arg for word in node.keywords}
                    assert {one.partition("-")[0] for one in parts(known[kind])[""]} <= given, kind
                    looked_at += 1
    assert looked_at > 20


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("language", [ENGLISH, "de", PSEUDO])
def test_cards_and_settings_have_words(game: Game, language: str) -> None:
    voice = Speaker(game, language=language, otherwise=language)
    for card in cards(game, language):
        assert card.name
        assert card.text
        if card.words is None:  # else its text is put together from what it does, and is all that is said of it
            assert voice.part(f"card-{card.id}", "gist", {**card.facts, **card.data})
    for option in game.options:
        assert voice.has(f"option-{option.name}")
        assert voice.part(f"option-{option.name}", "help")
    for what in ALWAYS | {"aid-aim", "aid-turn", "aid-moves", "aid-end", "aid-plan"}:
        assert voice.text(what)
    assert voice.faults == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_player_aids_count_their_lines(game: Game) -> None:
    """The page shows them one by one until there is no further one."""
    words = own(game, ENGLISH)
    for part in ("step", "move"):
        kinds = sorted(kind for kind in words if kind.startswith(f"aid-{part}-"))
        assert len(kinds) >= 3
        assert kinds == [f"aid-{part}-{number}" for number in range(1, len(kinds) + 1)]
        assert all("text" in parts(words[kind]) for kind in kinds)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_pseudo_language_is_english_made_strange(game: Game) -> None:
    english, pseudo = messages(source(game, ENGLISH)), messages(source(game, PSEUDO))
    assert sorted(english) == sorted(pseudo)
    assert [parts(message) for message in english.values()] == [parts(message) for message in pseudo.values()]
    plain, strange = Speaker(game).text("primer"), Speaker(game, language=PSEUDO).text("primer")
    assert len(strange) > 1.15 * len(plain)
    assert not strange.isascii()


@pytest.mark.words
def test_a_reprinted_card_says_what_it_does() -> None:
    game = intrigue.game("trickery")
    game.change({"build": {"coins": 3}})
    try:
        state = game.position({"societies": ["thorn", "thorn", "machine"]})
        words = {choice.say: Speaker(game).say(choice.words) for choice in state.view(0).choices}
        assert words["build 2"] == "Build relationships: {1} gets 3 coins from the pool"
        assert "gets 3 coins" in next(card.text for card in cards(game) if card.id == "build")
    finally:
        game.change({})
