"""Writes the class that has the fields of a game's state. `make fields` runs this; `make lint` runs it to compare.

People list the fields once, in the game's `fields.py`: name, type, first value, and a remark. Beside it comes
`generated.py` with what the compiler wants of that: slots, types, first values, and how a copy is made, for which
`core/fields.py` has the words. Nothing imports the list, so it is no part of the engine and is not compiled.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from house import SOURCE, Trouble, told

LIST, MADE = "fields.py", "generated.py"
WORDS = "core.fields"
GAMES = SOURCE / "games"
WAYS = ("Shared", "Cloned")
PLAIN = ("int", "bool", "str", "bytes", "float")
OPTIONS = "options"  # its type is the game's own; State has it already


class Field(NamedTuple):
    name: str
    type: str
    first: str
    copied: str
    above: list[str]  # remarks on lines of their own
    beside: str


# ---------------------------------------------------------------------- reading


def copied(name: str, wanted: ast.expr, value: str) -> str:
    """A copy of a value, by its type."""
    match wanted:
        case ast.Subscript(ast.Name("Shared")):
            return value
        case ast.Subscript(ast.Name("Cloned")):
            return f"{value}.clone()"
        case ast.Subscript(ast.Name("list"), inside):
            one = copied(name, inside, "one")
            return f"{value}[:]" if one == "one" else f"[{one} for one in {value}]"
    if is_plain(wanted):
        return value
    raise Trouble(
        f"'{name}' holds {ast.unparse(wanted)}, which may change or not: write Shared[...] where it never does, and "
        "Cloned[...] where it has a clone()."
    )


def is_plain(wanted: ast.expr) -> bool:
    """Whether it never changes: numbers, texts, None, and tuples of them."""
    match wanted:
        case ast.Name(id):
            return id in PLAIN
        case ast.Constant(value):
            return value is None or value is ...
        case ast.BinOp(left, ast.BitOr(), right):
            return is_plain(left) and is_plain(right)
        case ast.Subscript(ast.Name("tuple"), ast.Tuple(inside)):
            return all(map(is_plain, inside))
    return False


class Unwrapped(ast.NodeTransformer):
    """A type without the words on how it is copied."""

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        self.generic_visit(node)
        return node.slice if isinstance(node.value, ast.Name) and node.value.id in WAYS else node


def field(node: ast.stmt, lines: list[str]) -> Field:
    match node:
        case ast.AnnAssign(ast.Name(name), wanted, value):
            first = "" if value is None else ast.unparse(value)
        case _:
            raise Trouble(f"Line {node.lineno} is no field: `name: type = first value  # what it is`.")
    if not first and name != OPTIONS:
        raise Trouble(f"'{name}' has no first value.")
    top = node.lineno - 1
    while lines[top - 1].lstrip().startswith("#"):
        top -= 1
    above = [line.strip() for line in lines[top : node.lineno - 1]]
    beside = lines[(node.end_lineno or 0) - 1].encode()[node.end_col_offset or 0 :].decode().strip()
    copy = "" if name == OPTIONS else copied(name, wanted, f"original.{name}")
    return Field(name, ast.unparse(Unwrapped().visit(wanted)), first, copy, above, beside)


# ---------------------------------------------------------------------- writing

MODULE = '''"""Made from {list} by `make fields`: edit that one."""

from __future__ import annotations

from typing import TYPE_CHECKING

{running}

if TYPE_CHECKING:
{typing}


class Fields(State):
    """{about}"""

    __slots__ = (
{slots}
    )
{types}

    def __init__(
        self,
        game: Game,
        seats: int,
        options: {options},
        rng: Rng,
        original: Fields | None = None,
    ) -> None:
        """A table before the deal; or a copy of an original, with the generator given."""
        super().__init__(game, seats, options, rng, original)
        if original is None:
{first}
        else:
{copied}
'''


def made(text: str, dots: str) -> str:
    """The module that is made of a list of fields; the dots lead from there to the whole package."""
    tree, lines = ast.parse(text), text.splitlines()
    listed = next((node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "Fields"), None)
    about = listed and ast.get_docstring(listed, clean=False)
    if not listed or not about:
        raise Trouble("There is no class Fields here that says what it is about.")
    fields = [field(node, lines) for node in listed.body[1:]]
    if not fields or fields[0].name != OPTIONS:
        raise Trouble("The first field is the options, with the type that the game has for them.")
    places = imported(tree) | {name: f"{dots}core.{name.lower()}" for name in ("Rng", "State", "Game")}
    running = {"State"} | names_in(each.first for each in fields)
    typing = {"Rng", "Game"} | names_in(each.type for each in fields)
    return MODULE.format(
        list=LIST,
        about=about,
        options=fields[0].type,
        running="\n".join(imports(places, running)),
        typing="\n".join(f"    {line}" for line in imports(places, typing - running)),
        types="\n".join(f"    {line}" for each in fields for line in typed(each)),
        slots="\n".join(f'        "{each.name}",' for each in fields[1:]),
        first="\n".join(f"            self.{each.name} = {each.first}" for each in fields[1:]),
        copied="\n".join(f"            self.{each.name} = {each.copied}" for each in fields[1:]),
    )


def typed(field: Field) -> Iterator[str]:
    yield from field.above
    yield f"{field.name}: {field.type}  {field.beside}".rstrip()


def imported(tree: ast.Module) -> dict[str, str]:
    """Where the names in a list come from, but for the words of lists."""
    found = [node for node in tree.body if isinstance(node, ast.ImportFrom) and node.module != WORDS]
    return {alias.name: "." * node.level + (node.module or "") for node in found for alias in node.names}


def names_in(texts: Iterable[str]) -> set[str]:
    return {node.id for text in texts for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Name)}


def imports(places: dict[str, str], wanted: set[str]) -> Iterator[str]:
    """As ruff sorts them: from afar first; of one module the constants first, then classes, then functions."""
    modules = {place for name, place in places.items() if name in wanted}
    for module in sorted(modules, key=lambda place: (len(place.lstrip(".")) - len(place), place)):
        names = [name for name, place in places.items() if place == module and name in wanted]
        names.sort(key=lambda name: (not name.isupper(), not name[0].isupper(), name))
        yield f"from {module} import {', '.join(names)}"


# ---------------------------------------------------------------------- the files


def lists() -> list[Path]:
    return sorted(GAMES.rglob(LIST))


def wanted_for(file: Path) -> str:
    """What belongs beside a list of fields."""
    dots = "." * len(file.relative_to(SOURCE).parts)
    try:
        return made(file.read_text(encoding="utf-8"), dots)
    except (Trouble, SyntaxError) as wrong:
        raise Trouble(f"{file}: {wrong}") from None


def main() -> None:
    for file in lists():
        beside = file.with_name(MADE)
        wanted = wanted_for(file)
        if beside.is_file() and beside.read_text(encoding="utf-8") == wanted:
            continue
        if sys.argv[1:] == ["check"]:
            raise Trouble(f"{beside} is not what {file} says. `make fields` writes it anew.")
        beside.write_text(wanted, encoding="utf-8")
        print(beside)


if __name__ == "__main__":
    told(main)
