from __future__ import annotations
from .view import TreacheryView
from rich.text import Text
def draw(view: TreacheryView, names: list[str]) -> Text:
    return Text("later")
