"""The cards as they are shown to people: goods with their rows and ideas, every face of the developments."""

from __future__ import annotations

from functools import cache

from ...core.card import Card, Printed
from ...core.tunables import Prints
from .cards.developments import ALL, FACE
from .cards.face import ALTAR, ALTAR_POINTS, COUNTED, DECK_NAMES, ICONS, Face
from .cards.goods import BASICS, GOOD_NAMES, PIRATE, ROWS, SPICES, ideas_of
from .phrases.faces import good_text, text_of
from .state.tracks import SIDES


@cache
def cards() -> tuple[Card, ...]:
    """All of them; made anew (`cards.cache_clear()`) when one was reprinted."""
    return (*goods(), Card(id="piracy", kind="luxury good", rule="MED-TRD-4"), *developments())


def goods() -> list[Card]:
    """The eleven goods, each with its value row and the ideas found on it."""
    return [
        Card(
            id=name,
            kind="basic good" if good < BASICS else "civic good" if good < SPICES else "luxury good",
            words=good_text(good),
            rule="MED-RES2-3",
            copies=sum(copies for _, copies in ideas_of(good)),
            data={"row": " ".join(str(value) for value in ROWS[good])},
        )
        for good, name in enumerate(GOOD_NAMES[:PIRATE])
    ]


def developments() -> list[Card]:
    return [
        Card(
            id=face.id,
            kind=DECK_NAMES[face.deck],
            words=text_of(face),
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
    data["altar"] = ALTAR_POINTS if face.power & ALTAR else 0
    data["group"] = SIDES[face.group] if face.group >= 0 else 0
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


class MediterraneanPrints(Prints):
    def printed_values(self) -> Printed:
        return {face.id: {"points": face.vp, "happiness": face.happy, "safety": face.safe} for face in ALL}

    def reprint(self, card: str, what: str, value: int | str) -> None:
        assert isinstance(value, int)
        for face in ALL:
            if face.id == card:
                setattr(face, {"points": "vp", "happiness": "happy", "safety": "safe"}[what], value)
        cards.cache_clear()
