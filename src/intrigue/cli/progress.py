"""One bar for everything that takes long: how many, how fast, how long still; and a sign that goes round where nobody
knows how long. They are for people: where nobody looks on, there are none."""

from __future__ import annotations

import sys

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TimeRemainingColumn
from rich.status import Status
from rich.text import Text


class Rate(ProgressColumn):
    """So many a second."""

    def __init__(self, unit: str) -> None:
        super().__init__()
        self.unit = unit

    def render(self, task: Task) -> Text:
        return Text("" if task.speed is None else f"{task.speed:,.1f} {self.unit}/s", style="dim")


def bar(*columns: str | ProgressColumn) -> Progress:
    return Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())


def spinner(text: str) -> Status:
    return Console(stderr=True).status(text)


def long_bar(unit: str = "games") -> Progress:
    text = "[progress.description]{task.description}"
    return bar(text, BarColumn(), MofNCompleteColumn(), Rate(unit), TimeRemainingColumn())
