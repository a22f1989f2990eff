"""`intrigue balance`: what many games show about a design, as a page and as JSON."""

from __future__ import annotations

import secrets
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import intrigue

from ..lab import balance as lab
from ..lab import overlay, questions
from ..lab.agent import check_bot
from ..lab.chance import Difference, Share, at_once, table
from ..lab.jobs import at_most, cores, in_order, pieces
from ..lab.page import answers, by_figure, html, interval, taken_together, what_came_of_it
from ..lab.plan import Plan
from ..lab.stories import WatchedGame, watch_task
from ..words import cards as worded
from . import game_options
from .browse import find_game
from .console_tables import paper, put, sheet
from .exit_status import stoppable
from .files import STDOUT, not_over, why_not_writable, with_json, write_json, writes
from .progress import long_bar

PIECE = 10
FEW = 8  # what has more kinds than this is for the page only


@click.command()
@click.argument("game")
@click.option("--games", default=1000, show_default=True, type=click.IntRange(2), help="games for the main question")
@click.option("--bots", default="sensible", show_default=True, help="bots, with commas between; they change seats")
@click.option("--seats", type=int, help="how many seats; the fewest that the game allows if not given")
@click.option("--seed", type=int, help="the same seed gives the same report, whatever does the work")
@click.option("--options", "options_text", default="", help="options of the game: name=value,name=value")
@game_options.with_decks
@game_options.with_cards(
    "changed cards: what if? Given several times, each is a variant over the same deals",
    "cards, or all: what does it cost a seat that it alone may not use one?",
    several=True,
)
@click.option(
    "--compare",
    default="",
    metavar="WHAT,...",
    help="compare only this between variants: length, seats, shared, decisions, endings, noted, or what the game has "
    "to compare, such as faction; fewer comparisons have narrower intervals",
)
@click.option("--ladder", is_flag=True, help="luck and skill: each bot against a table of the next weaker")
@click.option("--search", default=0, type=click.IntRange(0), help="add searches of N, 2N and 4N futures to the ladder")
@click.option("--deviations", is_flag=True, help="which option moves the result most?")
@click.option("--deviate", default="", help="cards, or all: also change what is printed on them by a step")
@click.option("--few", type=click.IntRange(2), help="games for each further question; a fifth of --games if not given")
@click.option("--minutes", default=9.0, show_default=True, type=click.FloatRange(0), help="stop then; 0: never")
@writes("--html", "page", "write the report as one page")
@with_json
@click.option("--jobs", default=cores(), show_default=True, type=click.IntRange(1), help="processes")
@click.option("--ray", help="the address of a Ray cluster that does the work, or local")
def balance(game: str, page: Path | None, data: Path | None, **asked: Any) -> None:
    """Let bots play GAME many times and report how it is balanced: who wins, how long it takes, what the cards do.

    Ctrl-C, or the end of the minutes, ends the playing; the report is then about what was played. Without --html and
    --json it goes to GAME-balance.html.
    """
    chosen = find_game(game)
    if page is None and data is None:
        page = Path(f"{chosen.name}-balance.html")
        wrong = why_not_writable(page)
        if wrong:
            raise intrigue.BadInput(wrong)
    for file in asked["cards"]:
        not_over(file, page, data)
    work = Work(chosen, **asked)
    with long_bar() as bar, stoppable() as stop:
        work.play(bar)
    report = work.report(stop.early)
    console = paper(quiet=data == STDOUT)
    summary(console, report)
    if page is not None:
        page.write_bytes(html(chosen, report).encode())
        console.print(f"The report is in {page}.")
    if data is not None:
        write_json(data, report)
        console.print(f"The report is in {data}.")
    for sentence in answers(report):
        console.print(sentence, style="bold")


class Work:
    """All the questions of one report, and the games played for each so far."""

    def __init__(
        self,
        game: intrigue.Game,
        games: int,
        bots: str,
        seats: int | None,
        seed: int | None,
        options_text: str,
        decks: str | None,
        cards: tuple[Path, ...],
        deny: str,
        compare: str,
        ladder: bool,
        search: int,
        deviations: bool,
        deviate: str,
        few: int | None,
        minutes: float,
        jobs: int,
        ray: str | None,
    ) -> None:
        names = tuple(name.strip() for name in bots.split(",") if name.strip())
        for name in names:
            check_bot(game, name)
        options = game_options.options(game, options_text, decks)
        count = max(len(names), game.seats[0]) if seats is None else seats
        game.new(count, 0, options)
        if not 0 < len(names) <= count:
            raise intrigue.BadInput(f"Name one to {count} bots, for instance --bots sensible.")
        self.game, self.games, self.jobs, self.ray = game, games, at_most(jobs, names), ray
        self.few = max(2, games // 5) if few is None else few
        self.until = time.monotonic() + minutes * 60 if minutes else None
        self.out_of_time = False
        self.main = Plan(
            game.name,
            count,
            tuple(names[seat % len(names)] for seat in range(count)),
            secrets.randbelow(1 << 32) if seed is None else seed,
            options,
        )
        self.dealt = game_options.dealt_cards(game, count, options)
        self.variants = {
            name: questions.replace(self.main, changes=game_options.felt(game, file, count, options))
            for name, file in named_by_file(cards).items()
        }
        denied = game_options.card_ids(game, deny, self.dealt)
        self.denied = {card: questions.replace(self.main, denied=card) for card in denied}
        self.ladder = dict(questions.ladder(game, self.main, search)) if ladder or search else {}
        numbered = game_options.card_ids(game, deviate, self.dealt, printed=True)
        self.steps = dict(questions.deviations(game, self.main, numbered)) if deviations or deviate else {}
        self.compare = self.figures(compare)
        self.told: dict[bytes, list[WatchedGame]] = {}

    def figures(self, text: str) -> list[str]:
        wanted = list(dict.fromkeys(name.strip() for name in text.split(",") if name.strip()))
        if wanted and not (self.variants or self.steps):
            raise intrigue.BadInput("--compare is about --cards, --deviations or --deviate; give one of them.")
        known = questions.figures(self.game, self.main) if wanted else []
        for name in wanted:
            if name not in known:
                raise intrigue.BadInput(f"{self.game.title} has no '{name}' to compare; it has {', '.join(known)}.")
        return wanted

    def absent(self, changes: overlay.Overlay) -> list[str]:
        return [card for card in changes if card not in self.dealt]

    def plan(self) -> list[tuple[str, Plan, range]]:
        """What is played, piece by piece. The game and its variants take turns, so that they are equally far when it is
        cut short; what answers two questions is played once."""
        main = {"the game as it is": self.main, **self.variants}
        further = {f"without {card}": question for card, question in self.denied.items()} | self.ladder | self.steps
        wanted = [(name, main[name], games) for games in pieces(self.games, PIECE) for name in main]
        wanted += [(name, further[name], games) for name in further for games in pieces(self.few, PIECE)]
        found, planned = [], Counter[bytes]()
        for name, question, games in wanted:
            fresh = range(max(games.start, planned[key(question)]), games.stop)
            if fresh:
                planned[key(question)] = fresh.stop
                found.append((name, question, fresh))
        return found

    def play(self, bar: Progress) -> None:
        plan = self.plan()
        task = bar.add_task(plan[0][0], total=sum(len(games) for _, _, games in plan))
        done = in_order(watch_task, [(question, games) for _, question, games in plan], self.jobs, self.ray)
        for (name, question, _), stories in zip(plan, done, strict=True):
            self.told.setdefault(key(question), []).extend(stories)
            bar.update(task, advance=len(stories), description=name)
            if self.until is not None and time.monotonic() > self.until:
                self.out_of_time = True
                return

    def stories(self, question: Plan) -> list[WatchedGame]:
        return self.told.get(key(question), [])

    def report(self, stopped: bool) -> lab.Report:
        main = self.stories(self.main)
        if len(main) < 2:
            raise intrigue.BadInput("Too few games were played to say anything.")
        heading = {
            "intrigue": intrigue.__version__,
            "game": self.game.name,
            "title": self.game.title,
            "rules": self.game.version,
            "seats": self.main.seats,
            "bots": list(self.main.bots),
            "seed": self.main.seed,
            "options": self.main.options,
            "asked": self.games,
            "stopped": stopped or self.out_of_time,
            "compare": self.compare,
        }
        report = lab.report(self.game, main, heading)
        report.variants = lab.side_by_side(self.try_variants(main))
        report.denied = self.denials(main)
        report.ladder = table((name, won) for name, won in self.ladder_results() if won.games)
        steps = {name: self.stories(question) for name, question in self.steps.items()}
        report.deviations = lab.most_moved(
            {name: lab.differences(main, stories, self.compare) for name, stories in steps.items() if len(stories) > 1}
        )
        return report

    def try_variants(self, main: list[WatchedGame]) -> list[lab.Variant]:
        names = {card.id: card.name for card in worded(self.game)}
        return [
            lab.variant(
                name,
                overlay.words(self.game, question.changes),
                [names[card] for card in self.absent(question.changes)],
                main,
                self.stories(question),
                self.compare,
            )
            for name, question in self.variants.items()
            if len(self.stories(question)) > 1
        ]

    def ladder_results(self) -> Iterator[tuple[str, Share]]:
        """What the better player of each step of the ladder took."""
        for name, question in self.ladder.items():
            won = Share()
            for story in self.stories(question):
                won.add(story.share(story.bots.index(question.bots[0])))
            yield name, won

    def denials(self, main: list[WatchedGame]) -> list[Difference]:
        names = {card.id: card.name for card in worded(self.game)}
        played = {card: self.stories(question) for card, question in self.denied.items()}
        rows = [lab.denial(names[card], main, stories) for card, stories in played.items() if len(stories) > 1]
        return sorted(at_once(rows), key=lambda one: one.mean)


def named_by_file(files: tuple[Path, ...]) -> dict[str, Path]:
    """Variants by the names of their files, with the folder where that is not enough to tell them apart."""
    stems = [file.stem for file in files]
    named = {file.stem if stems.count(file.stem) == 1 else str(file): file for file in files}
    if len(named) < len(files):
        raise intrigue.BadInput("The same file is given to --cards twice.")
    return named


def key(question: Plan) -> bytes:
    """Questions hold tables, so they cannot be keys themselves."""
    return msgspec.json.encode(question)


def summary(console: Console, report: lab.Report) -> None:
    early = ", stopped early" if report.stopped else ""
    console.print(f"{report.games:,} games of {report.title}, {report.seats} seats, seed {report.seed}{early}.")
    shown = sheet("", "of", "share", "95 %, all at once")
    few = [rows for rows in report.by_trait.values() if len(rows) <= FEW]
    for rows in (report.by_seat, *few, report.ladder):
        shown.add_section()
        for one in rows:
            shown.add_row(one.name, f"{one.of:,}", f"{one.share:.1%}", f"{one.low:.1%} to {one.high:.1%}")
    put(console, f"Victories (fair share {1 / report.seats:.1%})", shown)
    console.print("With 95 % all intervals between two lines hold at once.")
    if report.by_turn:
        arc = sheet("turns", "games", *[one.name for one in report.by_turn[0].sides])
        for when in report.by_turn:
            arc.add_row(
                f"{when.first} to {when.last}", f"{when.sides[0].of:,}", *[f"{one.share:.1%}" for one in when.sides]
            )
        put(console, "Who wins early, and who late: of the victories in these turns", arc)
    console.print(
        f"{report.decisions:.1f} decisions a game, {report.choices_each:.1f} choices each; "
        + (f"the lead changes {report.lead.changes:.1f} times." if report.lead else "nobody can tell who is ahead.")
    )
    tried = report.variants
    if tried:
        named = [f"{one.name}: " if len(tried) > 1 else "" for one in tried]
        words = [f"{name}{'; '.join(one.changes)}" for name, one in zip(named, tried, strict=True)]
        put(console, "What if: " + "\n         ".join(words), side_by_side(tried))
        for sentence in what_came_of_it(tried):
            console.print(sentence)
    for title, found in (
        ("What it costs a seat that it alone may not use a card", report.denied),
        ("One step away, and what that moves most", report.deviations),
    ):
        if found:
            put(console, title, differences(found))
            console.print(taken_together(found))


DIFFERENCE = ("printed", "changed", "difference", "95 %, all at once")


def differences(rows: list[Difference]) -> Table:
    shown = sheet("", *DIFFERENCE)
    for one in rows:
        shown.add_row(one.name, *cells(one), style="bold" if one.clear else "")
    return shown


def side_by_side(tried: list[lab.Variant]) -> Table:
    """One figure after the other; what each variant makes of it stands together."""
    if len(tried) == 1:
        return differences(tried[0].differences)
    shown = sheet("", "variant", *DIFFERENCE)
    shown.columns[1].justify = "left"
    before = ""
    for variant, one in by_figure(tried):
        if one.name != before:
            shown.add_section()
        before = one.name
        shown.add_row(one.name, variant, *cells(one), style="bold" if one.clear else "")
    return shown


def cells(one: Difference) -> list[str]:
    before, after = ("" if value is None else f"{value:.3f}" for value in (one.before, one.after))
    return [before, after, f"{one.mean:+.3f}", interval(one)]
