"""The cards as they are shown to people: goods with their rows and ideas, every face of the developments."""

from __future__ import annotations

from ...core.card import Card
from .cards.developments import ALL, FACE
from .cards.face import COUNTED, DECK_NAMES, DIRECTIONS, ICONS, Face
from .cards.goods import GOOD_NAMES, IDEA_NAMES, PIRATE, ROWS, ideas_of


def goods() -> list[Card]:
    """The eleven goods and the Piracy card, each with its value row and the ideas found on it."""
    cards = []
    for good, name in enumerate(GOOD_NAMES[:PIRATE]):
        ideas = ", ".join(ideas_said(good))
        row = ", ".join(str(value) for value in ROWS[good])
        kind = "basic good" if good < 5 else "civic good" if good < 9 else "luxury good"
        copies = sum(copies for _, copies in ideas_of(good))
        text = f"Sets of 1 to {len(ROWS[good])} are worth {row} points. Ideas: {ideas}."
        cards.append(
            Card(
                id=name,
                name=name.capitalize(),
                kind=kind,
                text=text,
                rule="MED-RES2-3",
                copies=copies,
                data={"row": " ".join(str(value) for value in ROWS[good])},
            )
        )
    text = "Worth nothing, in no set, without an idea. It may be offered as spices or gold."
    cards.append(Card(id="piracy", name="Piracy", kind="luxury good", text=text, rule="MED-TRD-4"))
    return cards


def ideas_said(good: int) -> list[str]:
    """`3 black arrows (Dictatorship)`, `2 prosperity`."""
    said = []
    for idea, copies in ideas_of(good):
        arrow = f" arrow{'' if copies == 1 else 's'} ({DIRECTIONS[idea]})" if idea < len(DIRECTIONS) else ""
        said.append(f"{copies} {IDEA_NAMES[idea]}{arrow}")
    return said


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
            data=effects(face),
        )
        for face in ALL
    ]


def effects(face: Face) -> dict[str, int | str]:
    """What a face does, by name: numbers that are not 0; boxes as `safe -1, own_vp 1; spares 1`."""
    data: dict[str, int | str] = {icon: face.icons[number] for number, icon in enumerate(ICONS)}
    for name in EFFECTS:
        data[name] = getattr(face, name)
    for name, good in (("worker", face.worker), ("loses", face.loses)):
        data[name] = GOOD_NAMES[good] if good >= 0 else 0
    data["gain"] = face.points
    data["group"] = DIRECTIONS[face.group] if face.group >= 0 else 0
    data["counts"] = ", ".join(f"{COUNTED[what]} {each}" for what, each in face.counts)
    data["boxes"] = "; ".join(
        ", ".join(f"{name} {int(getattr(box, name))}" for name in BOX_EFFECTS if getattr(box, name))
        for box in face.boxes
    )
    return {name: value for name, value in data.items() if value}


EFFECTS = (
    *("city", "boat", "push", "happy", "safe", "every_happy", "every_safe", "every_vp", "all_happy", "all_safe"),
    *("draws", "flip", "group_happy", "group_safe"),
)
BOX_EFFECTS = ("happy", "safe", "vp", "own_happy", "own_safe", "own_vp", "spares", "brother")
CARDS: tuple[Card, ...] = (*goods(), *developments())
