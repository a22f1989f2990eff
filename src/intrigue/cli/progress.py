"""One bar for everything that takes long: how many, how fast, how long still."""

from __future__ import annotations

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TimeRemainingColumn
from rich.text import Text


class Rate(ProgressColumn):
    """So many a second."""

    def __init__(self, unit: str) -> None:
        super().__init__()
        self.unit = unit

    def render(self, task: Task) -> Text:
        return Text("" if task.speed is None else f"{task.speed:,.1f} {self.unit}/s", style="dim")


def long_bar(unit: str = "games") -> Progress:
    text = "[progress.description]{task.description}"
    columns = (text, BarColumn(), MofNCompleteColumn(), Rate(unit), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)
