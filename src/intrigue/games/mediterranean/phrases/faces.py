"""What developments and goods do, put together from their numbers: a reprinted card says what it does."""

from __future__ import annotations

from ....core.phrase import Argument, Phrase, phrase
from ....core.phrase import seat as of_seat
from ..cards.face import ALTAR_POINTS, COUNTED, ICONS, RELIGIOUS, Box, Face
from ..cards.goods import GOOD_NAMES, IDEA_NAMES, ROWS, ideas_of
from ..state.tracks import SIDES
from .things import Thing, gains, of_good, of_idea, of_side, pushes, several


def text_of(face: Face) -> Phrase:
    """A face as a player reads it, sentence by sentence."""
    said: list[Phrase] = []
    if face.loses >= 0:
        said.append(phrase("show-costs", good=of_good(GOOD_NAMES[face.loses])))
    made = production(face)
    if made:
        said.append(phrase("show-produces", goods=tuple(made)))
    once = [*push_things(face), *gains(face.happy, face.safe, face.points)]
    if once:
        said.append(phrase("show-once", gains=tuple(once)))
    every = gains(face.every_happy, face.every_safe, face.every_vp)
    if every:
        said.append(phrase("show-every-turn", gains=tuple(every)))
    if face.group >= 0:
        shared = tuple(gains(face.group_happy, face.group_safe, 0))
        said.append(phrase("show-followers", gains=shared, side=of_side(SIDES[face.group])))
    if face.all_happy or face.all_safe:
        said.append(phrase("show-everybody", gains=tuple(gains(face.all_happy, face.all_safe, 0))))
    said += [phrase("show-trade-phase", effect=effect_of(box)) for box in face.boxes]
    if face.draws:
        said.append(phrase("show-draws", cards=face.draws))
    if face.flip:
        said.append(phrase("show-revolutionaries", points=face.flip))
    said += [phrase("show-at-the-end", points=each, what=f"counted:{COUNTED[what]}") for what, each in face.counts]
    if face.power:
        said.append(note_of(face))
    icons = [phrase(f"show-icon-{ICONS[icon]}", number=number) for icon, number in enumerate(face.icons) if number]
    if icons:
        said.append(phrase("show-icons", icons=tuple(icons)))
    return in_a_row(said) if said else phrase("show-nothing-else")


def production(face: Face) -> list[Thing]:
    piles = (("civic", face.city), ("luxury", face.boat))
    made = [several(pile, number) for pile, number in piles if number]
    if face.worker >= 0:
        made.append(phrase("tell-number", number=1, what=of_good(GOOD_NAMES[face.worker])))
    return made


def push_things(face: Face) -> list[Thing]:
    return pushes(0, face.push) if RELIGIOUS[face.deck] else pushes(face.push, 0)


def note_of(face: Face) -> Phrase:
    """What changes the rules themselves has a sentence of its own, beside the name of the card."""
    numbers: dict[str, Argument] = {"points": ALTAR_POINTS} if face.id == "sacrificial_altar" else {}
    return Phrase(f"card-{face.id}.note", numbers)


def in_a_row(said: list[Phrase]) -> Phrase:
    """Sentences, one after the other."""
    whole = said[-1]
    for one in reversed(said[:-1]):
        whole = phrase("show-and-then", first=one, rest=whole)
    return whole


def effect_of(box: Box, owner: int | None = None) -> Phrase:
    """What a cube in a white box does: in the words of the card, or with its owner named where others read it."""
    if box.spares:
        return phrase("show-spares")
    if box.brother:
        return phrase("show-brother") if owner is None else phrase("show-brother-of", seat=of_seat(owner))
    target, own = gains(box.happy, box.safe, box.vp), gains(box.own_happy, box.own_safe, box.own_vp)
    if own and owner is not None:
        return phrase("show-aims-of", gains=tuple(target), own=tuple(own), seat=of_seat(owner))
    if own:
        return phrase("show-aims-for-you", gains=tuple(target), own=tuple(own))
    return phrase("show-aims", gains=tuple(target))


def good_text(good: int) -> Phrase:
    """A good with its value row and the ideas found on its cards."""
    ideas = [
        phrase("show-copies", number=copies, idea=of_idea(IDEA_NAMES[idea], GOOD_NAMES[good]))
        for idea, copies in ideas_of(good)
    ]
    worth = phrase("show-row", most=len(ROWS[good]), row=tuple(ROWS[good]))
    return in_a_row([worth, phrase("show-ideas", ideas=tuple(ideas))])
