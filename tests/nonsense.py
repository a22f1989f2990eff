"""A catalogue that nobody can read: no test holds because of how something is worded, unless it says that it looks at
words (`@pytest.mark.words`)."""

from __future__ import annotations

import codecs
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from intrigue.core import Game
from intrigue.words import ENGLISH, Catalogue, source


class Scrambled(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 (its name for what it visits)
        node.value = codecs.encode(node.value, "rot13")
        return node


@cache
def scrambled(text: str) -> str:
    written: str = FluentSerializer().serialize(Scrambled().visit(FluentParser().parse(text)))
    return written


@cache
def catalogue(game: Game | None, language: str = ENGLISH, room: Path | None = None) -> Catalogue:
    return Catalogue(scrambled(source(game, language, room)), language)
