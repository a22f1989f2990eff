"""The cards as they are shown to people: goods with their rows and ideas, every face of the developments."""

from __future__ import annotations

from ...core.card import Card
from .cards.developments import ALL, FACE
from .cards.face import DECK_NAMES
from .cards.goods import GOOD_NAMES, IDEA_NAMES, PIRATE, ROWS, ideas_of


def goods() -> list[Card]:
    """The eleven goods and the Piracy card, each with its value row and the ideas found on it."""
    cards = []
    for good, name in enumerate(GOOD_NAMES[:PIRATE]):
        ideas = ", ".join(f"{copies} {IDEA_NAMES[idea]}" for idea, copies in ideas_of(good))
        row = ", ".join(str(value) for value in ROWS[good])
        kind = "basic good" if good < 5 else "civic good" if good < 9 else "luxury good"
        copies = sum(copies for _, copies in ideas_of(good))
        text = f"Sets of 1 to {len(ROWS[good])} are worth {row} points. Ideas: {ideas}."
        cards.append(
            Card(id=name, name=name.capitalize(), kind=kind, text=text, rule="MED-RES2-3", copies=copies, facts={})
        )
    text = "Worth nothing, in no set, without an idea. It may be offered as spices or gold."
    cards.append(Card(id="piracy", name="Piracy", kind="luxury good", text=text, rule="MED-TRD-4"))
    return cards


def developments() -> list[Card]:
    return [
        Card(
            id=face.id,
            name=face.name,
            kind=DECK_NAMES[face.deck],
            text=face.words(),
            rule="MED-DEV-8",
            copies=FACE.count(face),
            facts={"points": face.vp},
        )
        for face in ALL
    ]


CARDS: tuple[Card, ...] = (*goods(), *developments())
