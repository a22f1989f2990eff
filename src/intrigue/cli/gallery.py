"""The cards of a game as a page in Markdown, made from the data."""

from __future__ import annotations

from ..core import Card, Game
from ..words import cards, of_game


def markdown(game: Game) -> str:
    """One table for each kind of card, with a column for each fact."""
    parts = [
        f"# The cards of {game.title}",
        f"Made by `intrigue cards {game.name} --markdown`; the rules are in "
        f"[rulebook.md](../../src/intrigue/games/{game.name}/rulebook.md).",
    ]
    if notation := of_game(game, "notation"):
        parts.append(escape(notation))
    for kind in dict.fromkeys(card.kind for card in cards(game)):
        found = [card for card in cards(game) if card.kind == kind]
        parts += [f"## {kind[0].upper()}{kind[1:]}", table(found)]
    return "\n\n".join(parts) + "\n"


def table(found: list[Card]) -> str:
    facts = list(dict.fromkeys(fact for card in found for fact in card.facts))
    several = ["copies"] if any(card.copies != 1 for card in found) else []
    lines = [row(["card", "id", *several, *facts, "text", "rule"]), row(["---"] * (4 + len(several) + len(facts)))]
    for card in found:
        copies = [str(card.copies)] if several else []
        values = [str(card.facts.get(fact, "")) for fact in facts]
        lines.append(row([card.name, f"`{card.id}`", *copies, *values, card.text, card.rule]))
    return "\n".join(lines)


def row(cells: list[str]) -> str:
    """One line, whatever is in it: a line break would end the row."""
    return "| " + " | ".join(escape(cell).replace("\n", "<br>") for cell in cells) + " |"


def escape(text: str) -> str:
    return text.replace("|", "\\|").replace("^", "\\^")
