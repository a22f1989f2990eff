"""What docs/hosts.md and SECURITY.md tell people to type is there: commands with options, targets, files, settings."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import click
import pytest

from intrigue.cli import COMMANDS, intrigue
from intrigue.server.settings import declared_settings

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "hosts.md").read_text(encoding="utf-8")
LINES = [
    line.removeprefix("$ ")
    for block in re.findall(r"```console\n(.*?)```", PAGE, re.DOTALL)
    for line in block.splitlines()
    if line.startswith("$ ")
]
SHOWN = [*LINES, *re.findall(r"`((?:intrigue|make) [^`]+)`", PAGE.replace("intrigue\nserve", "intrigue serve"))]


def commands() -> list[list[str]]:
    """Every call of `intrigue`, whatever stands before it."""
    found = []
    for line in SHOWN:
        words = shlex.split(line)
        places = [n for n, word in enumerate(words) if word.rpartition("/")[2] == "intrigue"]
        found += [words[place + 1 :] for place in places[-1:] if place + 1 < len(words)]
    return [words for words in found if words[0] in COMMANDS or words[0].startswith("-")]


@pytest.mark.parametrize("words", commands(), ids=" ".join)
def test_a_command_takes_what_it_is_given(words: list[str]) -> None:
    command: click.Command = intrigue
    rest = list(words)
    context = click.Context(intrigue)
    while rest and isinstance(command, click.Group) and not rest[0].startswith("-"):
        found = command.get_command(context, rest.pop(0))
        assert found is not None, words
        command = found
    flags = {name: option for option in command.params for name in (*option.opts, *option.secondary_opts)}
    flags |= {"--help": click.Option(["--help"], is_flag=True)}
    given = 0
    while rest:
        word = rest.pop(0)
        if word.startswith("--"):
            option = flags[word]
            assert isinstance(option, click.Option)
            if not option.is_flag and rest:
                rest.pop(0)
        elif word not in (">", ">>"):
            given += 1
    assert given <= sum(isinstance(option, click.Argument) for option in command.params), words


def test_there_are_such_commands() -> None:
    assert len(commands()) > 20
    assert {"backup", "restore", "admin", "serve"} <= {words[0] for words in commands()}


def test_what_is_made_can_be_made() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    named = {words[1] for line in SHOWN for words in [line.split()] if words[0] == "make"}
    assert {"play", "build", "proofs", "audit"} <= named
    assert named <= targets


def test_files_and_settings_that_are_named_exist() -> None:
    for file in set(re.findall(r"\bdeploy/[\w.-]+[\w]", PAGE)):
        assert (ROOT / file).exists(), file
    known = {setting.variable for setting in declared_settings()} | {"INTRIGUE_DOMAIN", "INTRIGUE_DATA"}
    for variable in set(re.findall(r"\bINTRIGUE_[A-Z_]+", PAGE)):
        assert variable in known, variable
    flags = {setting.flag for setting in declared_settings()}
    for row in re.findall(r"^\| `(--[a-z-]+)", PAGE, re.MULTILINE):
        assert row in flags, row


def test_its_own_links_lead_somewhere() -> None:
    heads = {
        re.sub(r"[^\w -]", "", head).strip().lower().replace(" ", "-")
        for head in re.findall(r"^#+ (.*)$", PAGE, re.MULTILINE)
    }
    inner = re.findall(r"\]\(#([\w-]+)\)", PAGE)
    inner += re.findall(r"hosts\.md#([\w-]+)", (ROOT / "SECURITY.md").read_text(encoding="utf-8"))
    assert len(inner) > 10
    assert set(inner) <= heads
