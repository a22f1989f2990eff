"""A language for trying things out: English, every letter with an accent and every text longer by a third."""

from __future__ import annotations

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

PLAIN = "AEIOUYaeiouycnsdgrt"
STRANGE = str.maketrans(PLAIN, "ÀÉÎÖÛÝàéîöûýçñšđğřť")
VOWELS = "aeiou"


class Accents(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 (its name for what it visits)
        node.value = stretch(node.value).translate(STRANGE)
        return node


def stretch(text: str) -> str:
    """With every third vowel doubled, which makes it about as much longer as German is."""
    letters, met = [], 0
    for letter in text:
        met += letter in VOWELS
        letters.append(letter * 3 if letter in VOWELS and met % 3 == 0 else letter)
    return "".join(letters)


def accent(source: str) -> str:
    tree = Accents().visit(FluentParser().parse(source))
    written: str = FluentSerializer().serialize(tree)
    return written
