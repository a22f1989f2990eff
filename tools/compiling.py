"""Compiles the engine with mypyc: on all cores, and only what has changed.

The rules of the games, the core under them and the bots are compiled; calls between compiled modules are what makes
them fast. They form groups, the core, each game and the players, and a group is compiled anew only when something in
it or in the shape of the core has changed. Within a group every module is a C file of its own, so that all cores have
work. What was compiled is kept in `.build`, each object beside a key that names everything it was made from (its C, the
headers that it includes, the flags, the compiler): never times, which lie after a checkout.

Only the modules named here are checked for errors. Modules that they import may need libraries that are not installed
where a package is built: `build-system.requires` lists what the compiled modules themselves import, and nothing else.

`setup.py` builds wheels with this, and `tools/engine.py` trees to run from. Without a C compiler, or with
INTRIGUE_COMPILE=0, the package is plain Python and works just the same.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path
from typing import IO, Any

from setuptools import Distribution
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

from house import KEPT, SOURCE, digest

CORE = [
    "part",
    "passing",
    "rng",
    "state",
    "player",
    "observer",
    "save",
    "view_cache",
    "choice_cache",
    "labels",
    "progress",
]
# files of a game, or folders of that name:
GAME = ["state", "generated", "past", "scoring", "cards", "rules", "bot", "build_view", "observer", "progress"]
SAID = ["choices", "pictures", "questions", "things", "refusals_picture"]  # after every move: what is asked and offered
WORDS = ["phrases.py", *(f"phrases/{name}.py" for name in SAID)]
PLAIN = ["__init__.py", "fields.py"]  # files in those folders that stay as they are

# Groups share variables that mypyc defines in a header, and hide their functions from each other; the engine calls
# Python's own functions all the time, and straight is faster than by a table.
GROUPED = ["-fcommon", "-fvisibility=hidden"]
DIRECT = ["-fno-plt"] if sys.platform == "linux" else []
STRIPPED = ["-Wl,-s"] if sys.platform == "linux" else []  # no symbol tables: nobody debugs generated C in a package
LOG = "log"  # what mypy and the C compiler said


class NotCompiled(Exception):
    """mypy or the C compiler refused the engine. `log` has what they said."""

    def __init__(self, log: Path) -> None:
        super().__init__(f"The engine could not be compiled; {log} says why.")
        self.log = log


def groups() -> dict[str, list[str]]:
    """What is compiled: the modules of each group. INTRIGUE_GAMES limits it while one works on one game."""
    only = os.environ.get("INTRIGUE_GAMES", "").split()
    found = {"intrigue_core": [SOURCE / "core" / f"{name}.py" for name in CORE]}
    for game in sorted((SOURCE / "games").iterdir()):
        if not game.is_dir() or (only and game.name not in only):
            continue
        files = [game / f"{name}.py" for name in GAME if (game / f"{name}.py").is_file()]
        for name in GAME:
            files += sorted(file for file in (game / name).glob("*.py") if file.name not in PLAIN)
        files += [game / name for name in WORDS if (game / name).is_file()]
        if files:
            found[f"intrigue_{game.name}"] = files
    found["intrigue_players"] = sorted((SOURCE / "players").glob("search*.py"))
    found["intrigue_research"] = [SOURCE / "research" / "batch.py"]
    found["intrigue_table"] = [SOURCE / "table" / "diff.py"]
    return {name: [str(file) for file in files] for name, files in found.items()}


# ---------------------------------------------------------------------- which compiler


@dataclass(frozen=True)
class Compiler:
    """What the C compiler here can do. One that does not know the flags of groups gets one file with everything."""

    command: str
    version: str
    grouped: bool

    @property
    def flags(self) -> list[str]:
        return [*DIRECT, *GROUPED] if self.grouped else []

    @property
    def link_flags(self) -> list[str]:
        return STRIPPED if self.grouped else []


def compiler_here() -> Compiler | None:
    """The C compiler, tried out; None where there is none, or no headers of Python."""
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler

    compiler: Any = new_compiler()
    customize_compiler(compiler)
    if not works(compiler, []):
        return None
    if compiler.compiler_type != "unix":
        return Compiler(compiler.compiler_type, "", False)
    command = compiler.compiler_so
    command = command if isinstance(command, list) else shlex.split(command)
    said = subprocess.run([command[0], "--version"], capture_output=True, text=True).stdout
    grouped = os.environ.get("INTRIGUE_GROUPS") != "0" and works(compiler, [*DIRECT, *GROUPED])
    return Compiler(" ".join(command), said.partition("\n")[0], grouped)


def works(compiler: Any, flags: list[str]) -> bool:
    """Can it make an extension of two files that share a variable, as groups do?"""
    from sysconfig import get_path

    with tempfile.TemporaryDirectory() as folder, output_to(Path(os.devnull)):
        sources = []
        for name in ("one", "two") if flags else ("one",):
            source = Path(folder) / f"{name}.c"
            source.write_text(f"#include <Python.h>\nint shared;\nint {name}(void) {{ return PY_MAJOR_VERSION; }}\n")
            sources.append(str(source))
        try:
            made = compiler.compile(
                sources, output_dir=folder, include_dirs=[get_path("include")], extra_postargs=flags
            )
            compiler.link_shared_object(made, str(Path(folder) / "both.so"))
        except (BaseError, CCompilerError, OSError):
            return False
    return True


@contextlib.contextmanager
def output_to(log: Path) -> Iterator[IO[str]]:
    """Sends what compilers print to a file. Yields the error stream of before, for what people should still see."""
    sys.stdout.flush()
    sys.stderr.flush()
    kept = [os.dup(1), os.dup(2)]
    with open(log, "a") as file, open(os.dup(2), "w", buffering=1) as screen:
        try:
            os.dup2(file.fileno(), 1)
            os.dup2(file.fileno(), 2)
            yield screen
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            for number, stream in zip(kept, (1, 2), strict=True):
                os.dup2(number, stream)
                os.close(number)


# ---------------------------------------------------------------------- the extensions


def extensions(optimisation: str) -> list[Any]:
    """The engine in C, as extensions to compile; none where it has to stay plain Python, which is then said."""
    if os.environ.get("INTRIGUE_COMPILE") == "0":
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        print("mypyc is not here: the games stay plain Python.", file=sys.stderr)
        return []
    compiler = compiler_here()
    if compiler is None:
        print("There is no C compiler here: the games stay plain Python, and work just the same.", file=sys.stderr)
        return []
    kept = folder_for(optimisation, compiler)
    found = groups()
    known = kept / "known"
    sources = {str(file): of_source(file) for file in sorted(SOURCE.rglob("*.py"))}
    if not told_apart(read_known(known), sources):
        shutil.rmtree(kept / "mypy", ignore_errors=True)
    known.unlink(missing_ok=True)
    (kept / LOG).write_text("")
    files = [file for group in found.values() for file in group]
    with output_to(kept / LOG):
        try:
            built: list[Any] = mypycify(
                ["--follow-imports=silent", f"--cache-dir={kept / 'mypy'}", *files],
                separate=[(group, name) for name, group in found.items()] if compiler.grouped else False,
                multi_file=compiler.grouped,
                target_dir=str(kept / "c"),
                opt_level=optimisation,
                debug_level="0",
            )
        except SystemExit as error:  # how mypycify ends when mypy finds errors
            raise NotCompiled(kept / LOG) from error
    known.write_text(json.dumps(sources))
    need_as_before(built, kept / "needed")
    for extension in built:
        extension.extra_compile_args = [*extension.extra_compile_args, *compiler.flags]  # mypyc shares one list
        extension.extra_link_args = [*extension.extra_link_args, *compiler.link_flags]
    return built


def need_as_before(built: list[Any], file: Path) -> None:
    """mypyc adds the parts of its own library (`librt.vecs`) that are needed by modules which it translates anew; those
    whose C it has already need theirs still."""
    needed: dict[str, list[str]] = json.loads(file.read_text()) if file.is_file() else {}
    groups = [extension for extension in built if extension.include_dirs]  # the others are shims
    for part in ("sources", "include_dirs"):
        own = [made for extension in groups for made in getattr(extension, part)]
        library = {made for made in own if not Path(made).name.startswith("__native")}
        needed[part] = sorted(library.union(needed.get(part, [])))
        for extension in groups:
            found = getattr(extension, part)
            found += [made for made in needed[part] if made not in found]
    file.write_text(json.dumps(needed))


def of_source(file: Path) -> list[Any]:
    """What mypy knows a file by, its size and the second it was written in, and what it is: its content."""
    facts = file.stat()
    return [facts.st_size, int(facts.st_mtime), hashlib.sha256(file.read_bytes()).hexdigest()]


def read_known(file: Path) -> dict[str, list[Any]] | None:
    """The sources as they were when mypy saw them last; None where that was cut off, or never was."""
    try:
        found: dict[str, list[Any]] = json.loads(file.read_text())
    except (OSError, ValueError):
        return None
    return found


def told_apart(before: dict[str, list[Any]] | None, now: dict[str, list[Any]]) -> bool:
    """Does mypy see every edit? One of the same size within the same second it takes for the file it knows."""
    if before is None:
        return False
    return not any(
        file in before and before[file][:2] == facts[:2] and before[file][2] != facts[2] for file, facts in now.items()
    )


def cache(optimisation: str) -> Path:
    return KEPT / f"engine-O{optimisation}"


def folder_for(optimisation: str, compiler: Compiler) -> Path:
    """Where what is compiled in this way is kept. It is emptied when the way has changed."""
    kept = cache(optimisation)
    way = "\n".join(
        [
            compiler.command,
            compiler.version,
            *compiler.flags,
            *[f"{name}={os.environ.get(name, '')}" for name in ("CFLAGS", "CPPFLAGS", "LDFLAGS")],
            sys.version,
            metadata.version("mypy"),
            *groups(),
        ]
    )
    mark = kept / "way"
    if not mark.is_file() or mark.read_text() != way:
        shutil.rmtree(kept, ignore_errors=True)
        kept.mkdir(parents=True)
        mark.write_text(way)
    return kept


class BuildEngine(build_ext):
    """Compiles the C files of all extensions in a pool, and links; both only where something has changed."""

    optimisation = "3"  # which folder it uses; the flag itself is in the extensions

    def finalize_options(self) -> None:
        super().finalize_options()
        self.build_temp = str(cache(self.optimisation) / "objects")

    def build_extensions(self) -> None:
        """Compile and link everything; NotCompiled, and no extension at all, where the compiler fails."""
        if not self.extensions:
            return
        log = cache(self.optimisation) / LOG
        with output_to(log) as screen:
            try:
                if self.compiler.compiler_type == "unix":
                    self._build_in_pool(screen)
                else:
                    super().build_extensions()
            except (BaseError, CCompilerError) as error:
                print(error, flush=True)
                for file in self.get_outputs():
                    Path(file).unlink(missing_ok=True)
                self.extensions.clear()
                raise NotCompiled(log) from error

    def _build_in_pool(self, screen: IO[str]) -> None:
        self.check_extensions_list(self.extensions)
        self._keys = Keys()
        self._objects: dict[str, str] = {}
        wanted = {source: extension for extension in self.extensions for source in extension.sources}
        stale = [source for source, extension in wanted.items() if not self._is_made(source, extension)]
        stale.sort(key=lambda source: -Path(source).stat().st_size)  # the longest first, so that all cores end together
        counter = Counter("Compiling the engine", len(stale), screen)
        self._failed = False
        pool = ThreadPoolExecutor(cores())
        try:
            for _ in pool.map(lambda source: self._in_turn(source, wanted[source]), stale):
                counter.next()
        finally:
            pool.shutdown(cancel_futures=True)
            counter.end()
        with ThreadPoolExecutor(cores()) as linking:
            list(linking.map(self._link, self.extensions))

    def _object(self, source: str) -> Path:
        return Path(self.build_temp) / Path(source).with_suffix(".o")

    def _key(self, source: str, extension: Any) -> str:
        """Headers of mypyc and Python are not part of it: `folder_for` knows their versions."""
        return self._keys.of(source, [*extension.extra_compile_args, *map(str, extension.define_macros)])

    def _is_made(self, source: str, extension: Any) -> bool:
        made = self._object(source)
        self._objects[source] = str(made)
        return made.is_file() and written(keyed(made)) == self._key(source, extension)

    def _in_turn(self, source: str, extension: Any) -> None:
        """Ctrl-C ends the compilers before anybody here has heard of it: where one has failed, no other is begun."""
        if self._failed:
            return
        try:
            self._compile(source, extension)
        except BaseException:
            self._failed = True
            raise

    def _compile(self, source: str, extension: Any) -> None:
        """An object is put in its place when it is whole, and its key after it: whatever is cut off begins anew."""
        made = self._object(source)
        aside = Path(self.build_temp) / "under-way" / str(threading.get_ident())
        keyed(made).unlink(missing_ok=True)
        compiler: Any = self.compiler
        [fresh] = compiler.compile(
            [source],
            output_dir=str(aside),
            macros=extension.define_macros,
            include_dirs=extension.include_dirs,
            extra_postargs=extension.extra_compile_args,
        )
        made.parent.mkdir(parents=True, exist_ok=True)
        os.replace(fresh, made)
        keyed(made).write_text(self._key(source, extension))

    def _link(self, extension: Any) -> None:
        path = Path(self.get_ext_fullpath(extension.name))
        objects = [self._objects[source] for source in extension.sources]
        mark = Path(self.build_temp) / "linked" / extension.name
        key = digest([*(written(keyed(Path(made))) for made in objects), *extension.extra_link_args])
        if path.is_file() and written(mark) == key:
            return
        mark.parent.mkdir(parents=True, exist_ok=True)
        mark.unlink(missing_ok=True)
        path.unlink(missing_ok=True)  # a program may be running on the old one, which must not change under it
        compiler: Any = self.compiler
        compiler.link_shared_object(
            objects,
            str(path),
            libraries=self.get_libraries(extension),
            library_dirs=extension.library_dirs,
            runtime_library_dirs=extension.runtime_library_dirs,
            extra_postargs=extension.extra_link_args,
            export_symbols=self.get_export_symbols(extension),
            build_temp=self.build_temp,
        )
        mark.write_text(key)


class Keys:
    """What a C file is made of: its own text and that of every header that it includes and that we wrote."""

    INCLUDE = re.compile(rb'^\s*#include\s*["<]([^">]+)[">]', re.MULTILINE)

    def __init__(self) -> None:
        self._texts: dict[Path, tuple[str, list[Path]]] = {}

    def of(self, source: str, flags: list[str]) -> str:
        seen: dict[Path, str] = {}
        left = [Path(source)]
        while left:
            file = left.pop()
            if file in seen:
                continue
            seen[file], included = self._read(file, Path(source))
            left += included
        return digest([*flags, *[f"{file} {seen[file]}" for file in sorted(seen)]])

    def _read(self, file: Path, source: Path) -> tuple[str, list[Path]]:
        if file not in self._texts:
            text = file.read_bytes()
            names = {name.decode() for name in self.INCLUDE.findall(text)}
            found = {place / name for name in names for place in places(file, source) if (place / name).is_file()}
            self._texts[file] = hashlib.sha256(text).hexdigest(), sorted(found)
        return self._texts[file]


def places(file: Path, source: Path) -> set[Path]:
    """Where headers of ours can be: beside the file, and in the folder that all C is made in."""
    tops = [folder for folder in source.parents if folder.name == "c"]
    return {file.parent, *tops}


def keyed(made: Path) -> Path:
    return made.with_suffix(".key")


def written(file: Path) -> str:
    try:
        return file.read_text()
    except OSError:
        return ""


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Counter:
    """How far it is: on a terminal as it goes, elsewhere a line at the start."""

    def __init__(self, what: str, total: int, screen: IO[str]) -> None:
        self._what, self._total, self._done, self._screen = what, total, 0, screen
        self._live = screen.isatty()
        if total and not self._live:
            print(f"{what}: {total} files on {cores()} cores ...", file=screen, flush=True)

    def next(self) -> None:
        self._done += 1
        if self._live:
            print(f"\r{self._what}: {self._done} of {self._total} files", end="", file=self._screen, flush=True)

    def end(self) -> None:
        if self._live and self._done:
            print(file=self._screen)


def compiled(optimisation: str) -> tuple[list[Path], Path]:
    """Compile the engine here: the files of the extensions, none where it stays plain, and the folder they are in."""
    top = cache(optimisation) / "lib"
    built = extensions(optimisation)
    if not built:
        return [], top
    command = BuildEngine(Distribution({"name": "intrigue", "ext_modules": built, "package_dir": {"": "src"}}))
    command.optimisation = optimisation
    command.build_lib = str(top)
    command.ensure_finalized()
    command.run()
    return [Path(file) for file in command.get_outputs()], top
