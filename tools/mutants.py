"""A proof of the tests: do they notice a rule that was broken? `mutants.py SEED COUNT PERCENT` changes one small thing
in the source at a time, a number, a comparison, an `and` for an `or`, and runs the tests of that room. Somebody must
complain in at least so many percent of them. Rooms that are named after that (`core games`) are the only ones tried.

The changes are cosmic-ray's. A sample takes a function by lot and then a change in it, so that long tables of numbers
do not crowd out rules. Bots and drawings are left out: a bot that plays a little otherwise breaks no promise. A change
that makes no difference is listed in `tests/mutants.toml` with the reason, and does not count. Only tests that come to
the changed function are run. What was found is kept: a run that was stopped goes on, and after a change of the tests
those that noticed a mutant are asked first.
"""

from __future__ import annotations

import ast
import json
import os
import random
import resource
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from house import KEPT, PYTHON, SOURCE, Trouble, content, files_in, told

FOLDER = KEPT / "proofs" / "mutants"
EXCUSED = Path("tests/mutants.toml")
ROOMS = ("core", "games", "table", "server")
LEFT_OUT = (
    "bot",
    "bot.py",
    "terminal.py",
    "gallery.py",
    "forecast.py",
    "chances.py",
    "fields.py",
    "migrations",
    "typescript.py",
)
PATIENCE = 400  # seconds of computing; the tests of no room take half of that
WAITING = 60  # seconds that a test waits for what a change keeps from happening; meanwhile it takes no computing
AT_ONCE = 2 * (os.cpu_count() or 1)  # for tests of the server that wait
SPARED = ["--ignore", "tests/games/fivesails/test_abilities.py"]  # it breaks things itself, and takes its time
NO_TESTS = 5  # pytest's way to say that all of them were skipped
COMPARED = ("Eq_NotEq", "NotEq_Eq", "Lt_LtE", "LtE_Lt", "Gt_GtE", "GtE_Gt", "Is_IsNot", "IsNot_Is")
RECKONED = ("Add_Sub", "Sub_Add", "Mul_Add", "FloorDiv_Mul", "BitAnd_BitOr", "BitOr_BitAnd", "LShift_RShift")
KINDS = (  # mistakes that people make; what no test could miss, a float where an index belongs, would prove nothing
    "AddNot",
    "NumberReplacer",
    "ReplaceAndWithOr",
    "ReplaceBreakWithContinue",
    "ReplaceContinueWithBreak",
    "ReplaceFalseWithTrue",
    "ReplaceOrWithAnd",
    "ReplaceTrueWithFalse",
    "ReplaceUnaryOperator_Delete_Not",
    "ZeroIterationForLoop",
    *[f"ReplaceComparisonOperator_{pair}" for pair in COMPARED],
    *[f"ReplaceBinaryOperator_{pair}" for pair in RECKONED],
)


@dataclass(frozen=True)
class Mutant:
    """One change: where it is, and the line before and after."""

    file: str
    function: str
    before: str
    after: str
    operator: str
    occurrence: int

    @property
    def name(self) -> tuple[str, str, str, str]:
        """What stays the same when lines move."""
        return self.file, self.function, self.before, self.after


def modules() -> list[Path]:
    found = [file for room in ROOMS for file in files_in(SOURCE / room) if file.suffix == ".py"]
    return sorted(file for file in found if not {*LEFT_OUT} & {*file.parts})


class Functions(ast.NodeVisitor):
    """The functions of a module, and the places in it where a change means nothing: types and docstrings."""

    def __init__(self, tree: ast.Module) -> None:
        self.functions: list[tuple[str, int, int]] = []
        self.idle: list[tuple[tuple[int, int], tuple[int, int]]] = []
        self._names: list[str] = []
        self.visit(tree)

    def _skip(self, node: ast.AST | None) -> None:
        if node is not None:
            self.idle.append(span(node))

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._names.append(node.name)
        self.generic_visit(node)
        self._names.pop()

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        self.functions.append((".".join([*self._names, node.name]), node.lineno, node.end_lineno or node.lineno))
        self._skip(node.returns)
        self.generic_visit(node)

    visit_AsyncFunctionDef = visit_FunctionDef  # noqa: N815

    def visit_arg(self, node: ast.arg) -> None:
        self._skip(node.annotation)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        self._skip(node.annotation)
        self.generic_visit(node)

    def visit_If(self, node: ast.If) -> None:
        if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            self._skip(node)
        self.generic_visit(node)


def span(node: Any) -> tuple[tuple[int, int], tuple[int, int]]:
    return (node.lineno, node.col_offset), (node.end_lineno, node.end_col_offset)


def operators() -> dict[str, Any]:
    """The kinds of change, as cosmic-ray has them."""
    try:
        from cosmic_ray.operators.provider import OperatorProvider
    except ImportError:
        raise Trouble("cosmic-ray is not here; `make mutants` brings it.") from None
    provider = OperatorProvider()
    return {name: provider[name]() for name in KINDS}


def candidates(file: Path, kinds: dict[str, Any]) -> dict[str, list[tuple[str, int]]]:
    """By function, the changes that can be made in it."""
    from cosmic_ray.ast import ast_nodes, get_ast

    text = file.read_text()
    known = Functions(ast.parse(text))
    tree = get_ast(text)
    found: dict[str, list[tuple[str, int]]] = {}
    for name, kind in kinds.items():
        places = [start for node in ast_nodes(tree) for start, _ in kind.mutation_positions(node)]
        for occurrence, place in enumerate(places):
            if any(start <= place < end for start, end in known.idle):
                continue
            around = [function for function, first, last in known.functions if first <= place[0] <= last]
            if around:
                found.setdefault(around[-1], []).append((name, occurrence))
    return found


def sample(seed: int, count: int) -> Iterator[Mutant]:
    """So many changes, each in another function. Lots are drawn function by function: what changes elsewhere in the
    source does not touch them."""
    from cosmic_ray.mutating import mutate_code

    kinds = operators()
    places = [
        (random.Random(f"{seed} {file} {function}"), file, function, changes)
        for file in modules()
        for function, changes in candidates(file, kinds).items()
    ]
    places.sort(key=lambda place: place[0].random())
    for luck, file, function, changes in places[:count]:
        operator, occurrence = luck.choice(changes)
        before = file.read_text()
        after = mutate_code(before, kinds[operator], occurrence)
        lines = [pair for pair in zip(before.splitlines(), after.splitlines(), strict=False) if pair[0] != pair[1]]
        was, now = lines[0] if lines else ("", "")
        yield Mutant(str(file), function, was.strip(), now.strip(), operator, occurrence)


def tests_of(file: Path) -> list[str]:
    """The tests of a room."""
    parts = file.relative_to(SOURCE).parts
    if parts[0] == "games" and len(parts) > 2:
        oracle = Path(f"tests/oracles/test_{parts[1]}.py")
        return [f"tests/games/{parts[1]}", *[str(oracle)] * oracle.exists()]
    rooms = {"core": ["tests/core", "tests/laws"], "games": ["tests/laws"]}
    return rooms.get(parts[0], [f"tests/{parts[0]}"])


def laws_of(file: Path) -> list[str]:
    """The golden games and the laws, of this game: its room has them too."""
    parts = file.relative_to(SOURCE).parts
    common = ["tests/games/test_golden.py", "tests/laws", "-k"]
    return [*common, parts[1]] if parts[0] == "games" and len(parts) > 2 else []


class Witnesses:
    """Which tests of a room run which lines: a test that never comes to a function cannot notice a change in it."""

    def __init__(self, tests: list[str]) -> None:
        from coverage import CoverageData

        own = [file for test in map(Path, tests) for file in (files_in(test) if test.is_dir() else [test])]
        room = [file for file in modules() if tests_of(file) == tests]
        file = FOLDER / "witnesses" / content([*room, *own])[:16]
        file.parent.mkdir(parents=True, exist_ok=True)
        if not file.is_file():
            print(f"Which tests run what, in {' '.join(tests)} ...", flush=True)
            watched = CoverageData(f"{file}.part")
            watched.erase()
            chosen = [test for test in own if test.name.startswith("test_") and str(test) not in SPARED]
            seconds: dict[str, float] = {}
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                parts = [file.with_name(f"{file.name}.{n}") for n in range(len(chosen))]
                for part, took in zip(parts, pool.map(watch, chosen, parts), strict=True):
                    found = CoverageData(str(part))
                    found.read()
                    watched.update(found)
                    found.erase()
                    seconds |= took
            watched.write()
            watched.close()
            file.with_suffix(".json").write_text(json.dumps(seconds))
            Path(f"{file}.part").rename(file)
        self.tests = tests
        self.seconds: dict[str, float] = json.loads(file.with_suffix(".json").read_text())
        self.data = CoverageData(str(file))
        self.data.read()

    def of(self, file: Path, function: str) -> list[list[str]]:
        """The tests that come to a function, quick ones first, for one of them mostly complains; then all of the room,
        where it is run before them, by somebody else for them, or in another process."""
        found: dict[str, None] = {}
        by_line = self.data.contexts_by_lineno(str(file.resolve()))
        known = Functions(ast.parse(file.read_text()))
        for name, first, last in known.functions:
            if name == function:
                for line in range(first + 1, last + 1):
                    for context in by_line.get(line, []):
                        found[context] = None
        nodes = [node(context) for context in found]
        own = sorted([name for name in nodes if name], key=lambda name: self.seconds.get(name, 0.0))
        sure = own and all(nodes) and SOURCE / "server" not in file.parents
        return [own] if sure else [own, self.tests] if own else [self.tests]


def watch(test: Path, data: Path) -> dict[str, float]:
    """Run a file of tests, and note in `data` which of them runs which lines. How many seconds each takes."""
    settings, took = data.with_name(f"{data.name}.ini"), data.with_name(f"{data.name}.xml")
    settings.write_text(f"[run]\nsource = intrigue\ndynamic_context = test_function\ndata_file = {data}\n")
    command = [str(PYTHON), "-m", "coverage", "run", f"--rcfile={settings}", "-m", "pytest", "-q", str(test)]
    environment = {**os.environ, "PYTHONPATH": str(SOURCE.parent)}
    done = subprocess.run([*command, f"--junitxml={took}"], env=environment, capture_output=True)
    if done.returncode not in (0, NO_TESTS):
        raise Trouble(f"The tests in {test} fail as things are: see to that first.")
    seconds: dict[str, float] = {}
    for case in ElementTree.parse(took).iter("testcase"):
        bare = case.get("name", "").partition("[")[0]  # all that a test is given count as one
        name = node(f"{case.get('classname')}.{bare}")
        seconds[name] = seconds.get(name, 0.0) + float(case.get("time", 0))
    settings.unlink()
    took.unlink()
    return seconds


def node(context: str) -> str:
    """`tests.core.test_rng.test_luck` as pytest names it; nothing for what is no test."""
    parts = context.split(".")
    for k in range(len(parts) - 1, 0, -1):
        file = Path(*parts[:k]).with_suffix(".py")
        if file.is_file():
            return "::".join([str(file), *parts[k:]])
    return ""


def who_catches(mutant: Mutant, tests: list[list[str]], last: str) -> str:
    """Put the change into a copy of the source, and run the tests there, first the one that noticed it last time.
    Says which complains, or nothing."""
    from cosmic_ray.mutating import mutate_code

    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "src"
        shutil.copytree(SOURCE.parent, copy, ignore=shutil.ignore_patterns("__pycache__", "page", "*.egg-info"))
        changed = copy.parent / mutant.file
        changed.write_text(mutate_code(changed.read_text(), operators()[mutant.operator], mutant.occurrence))
        environment = {**os.environ, "PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1"}
        environment["TEST_PATIENCE"] = str(WAITING)
        tries = [*tests, laws_of(Path(mutant.file))]
        if Path(last.split("::")[0]).is_file():
            tries.insert(0, [last])
        for chosen in [some for some in tries if some]:
            command = [str(PYTHON), "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *SPARED, *chosen]
            done = subprocess.run(command, env=environment, capture_output=True, text=True, preexec_fn=limited)
            complains = complaint(done)
            if complains:
                return complains
    return ""


def complaint(done: subprocess.CompletedProcess[str]) -> str:
    """Which test complained, or nothing. What cannot even be imported is an error for pytest that it gives the same
    number as a test that is not there; so is what all tests of a folder begin with."""
    named = [line.split()[1] for line in done.stdout.splitlines() if line.startswith(("FAILED ", "ERROR "))]
    if named:
        return named[0]
    if "while loading conftest" in done.stderr:
        return "what all tests begin with"
    return "a test that never ended" if done.returncode in (1, 2, 3) or done.returncode < 0 else ""


def limited() -> None:
    """A change that makes a loop endless is noticed by what it takes. Time of computing, however busy the machine."""
    resource.setrlimit(resource.RLIMIT_CPU, (PATIENCE, PATIENCE))


def main() -> None:
    seed, count, wanted = (int(word) for word in sys.argv[1:4])
    chosen = [SOURCE / room for room in sys.argv[4:] or ROOMS]
    excused = {
        (entry["file"], entry["function"], entry["before"], entry["after"])
        for entry in tomllib.loads(EXCUSED.read_text()).get("equivalent", [])
    }
    FOLDER.mkdir(parents=True, exist_ok=True)
    file = FOLDER / f"seed-{seed}.jsonl"
    last: dict[str, str] = {}  # who noticed it in an earlier run, of whatever tests
    known: dict[str, str] = {}  # who noticed it, with the sources and tests as they are
    now = content([*modules(), *files_in(Path("tests"))])
    for line in map(json.loads, lines_of(file)):
        last[json.dumps(line["mutant"])] = line["caught"]
        if line["of"] == now:
            known[json.dumps(line["mutant"])] = line["caught"]
    drawn = [one for one in sample(seed, count) if {*chosen} & {*Path(one.file).parents}]
    mutants = [mutant for mutant in drawn if mutant.name not in excused]
    left = [mutant for mutant in mutants if json.dumps(asdict(mutant)) not in known]
    rooms = {tuple(tests_of(Path(mutant.file))) for mutant in left}
    witnesses = {tests: Witnesses(list(tests)) for tests in sorted(rooms)}
    asked = {}
    for mutant in left:
        path = Path(mutant.file)
        asked[mutant] = witnesses[tuple(tests_of(path))].of(path, mutant.function)
    with ThreadPoolExecutor(AT_ONCE) as pool, file.open("a") as out:
        under_way = {}
        for mutant, tests in asked.items():
            before = last.get(json.dumps(asdict(mutant)), "")
            under_way[pool.submit(who_catches, mutant, tests, before)] = mutant
        try:
            for number, done in enumerate(as_completed(under_way), 1):
                mutant, caught = under_way[done], done.result()
                known[json.dumps(asdict(mutant))] = caught
                print(json.dumps({"mutant": asdict(mutant), "caught": caught, "of": now}), file=out, flush=True)
                print(f"{number} of {len(left)}: {'caught' if caught else 'SURVIVES'}: {shown(mutant)}", flush=True)
        except KeyboardInterrupt:
            pool.shutdown(cancel_futures=True)
            raise
    alive = [mutant for mutant in mutants if not known[json.dumps(asdict(mutant))]]
    rate = 100 * (1 - len(alive) / len(mutants))
    same = len(drawn) - len(mutants)
    dead = len(mutants) - len(alive)
    print(f"Seed {seed}: {dead} of {len(mutants)} mutants are caught, {rate:.1f} %; {same} make no difference.")
    for mutant in alive:
        print(f"  survives: {shown(mutant)}")
    if rate < wanted:
        raise Trouble(f"That is less than {wanted} %.")


def lines_of(file: Path) -> list[str]:
    return file.read_text().splitlines() if file.is_file() else []


def shown(mutant: Mutant) -> str:
    return f"{mutant.file} {mutant.function}: {mutant.before}  ->  {mutant.after}"


if __name__ == "__main__":
    told(main)
