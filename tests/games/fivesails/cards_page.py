"""Writes docs/fivesails-cards.md anew from the cards themselves; test_facts checks that it is up to date.

.venv/bin/python tests/games/fivesails/cards_page.py
"""

from __future__ import annotations

import ast
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import Any

from intrigue.core.part import fields
from intrigue.games.fivesails.cards import (
    ability_steps,
    attachment_steps,
    card_passives,
    card_selections,
    card_steps,
    character_passives,
    character_steps,
    conditions,
    costs,
    deck_steps,
    duel_steps,
    flow,
    location_steps,
    memory,
    moment_conditions,
    number_passives,
    selections,
    table_conditions,
)
from intrigue.games.fivesails.cards.ability_steps import CanCopy, ExtraActions, PickTrick, Redirect
from intrigue.games.fivesails.cards.duel_steps import Revise, SwapIn
from intrigue.games.fivesails.cards.location_steps import Tribute
from intrigue.games.fivesails.cards.selections import Select
from intrigue.games.fivesails.state.abilities import Ability
from intrigue.games.fivesails.state.names import FACTIONS
from intrigue.games.fivesails.state.passives import Passive
from intrigue.games.fivesails.state.printed import ABILITIES, CARDS
from intrigue.games.fivesails.state.steps import Cond, Step

SOURCE = Path(__file__).parents[3] / "src"
PAGE = SOURCE.parent / "docs" / "fivesails-cards.md"
VERBS = (
    flow,
    memory,
    costs,
    character_steps,
    location_steps,
    card_steps,
    deck_steps,
    attachment_steps,
    duel_steps,
    ability_steps,
)
WORDS = (*VERBS, selections, card_selections, conditions, table_conditions, moment_conditions, number_passives)
PERMISSIONS = (character_passives, card_passives)
ODD = (Redirect, CanCopy, PickTrick, Tribute, ExtraActions, SwapIn, Revise)
Kinds = (Step, Cond, Passive, Select)

FACTS = Path(__file__).parent / "facts.tsv"
GAMES, SEEN = 2000, (267, 73)  # what `measure.py abilities` found: used, standing

INTRODUCTION = """# The cards of City of Five Sails

Every card is one entry in `src/intrigue/games/fivesails/cards/lists/`, by deck and kind: its numbers and its effects.
Its texts are in `words/`, in each language, line by line, with numbers from the effects. This page is made from the
cards (`python tests/games/fivesails/cards_page.py`), and a test checks that it is up to date.

An ability has a kind (Action, Reaction, Technique, Maneuver ...), perhaps a trigger, a condition, qualifiers of its
actor and a limit, and two lists of steps: costs and effects. A cost is an effect that can be paid: `Engage(ACTOR)` as
a cost asks for somebody en garde. Steps are *verbs*; their objects come from *selections*; *conditions* decide whether
and when. A *passive* is what a card permits, forbids or changes while it stands: it answers questions that the rules
ask of every card. The rules name no card.

What outlives an ability is a *mark* (`M_STAYS`: not Home this Dusk) or the *terms* of a challenge. They are part of the
state: saved, shown to those who may know, observed, and gone with a Day, a duel or a round.

An ability is offered only if all its costs can be paid together and its first effect is possible after that. A cost
declares what it consumes (cards in hand, somebody en garde, cards in play, Renown), a selection or condition what it
depends on. Where the two meet, the ability is tried on a copy of the state first. A new condition depends on
everything by default.

To add a card: write its entry, its words in every language and a test in `tests/games/fivesails/cards/`, in the file of
its deck and kind, add its line to `tests/games/fivesails/facts.tsv`, and renew this page.
"""

EXERCISED = """Printed abilities: {total}. Some are more than one in the code, because a part is used and a part stands
({finer}): {used} are used and {standing} stand.

In simulation, a used ability counts when it is announced. A standing one counts when the game differs without it: it is
removed, the game is replayed, and somebody is offered other choices, or the game ends differently. Random players, now
and then a sensible one, play with two to four seats; with sample decks, random decks, and decks of cards not seen yet:

    PYTHONPATH=.build/compiled .venv/bin/python tests/games/fivesails/measure.py abilities {games}

"""


def own(module: Any, kind: type) -> list[type]:
    """The classes of a kind that a module defines, in the order in which it does."""
    classes = [one for one in vars(module).values() if isinstance(one, type) and one.__module__ == module.__name__]
    return [one for one in classes if issubclass(one, kind) and one not in Kinds]


@cache
def documented(module: str) -> dict[str, str | None]:
    """What a module says about its classes; from its source, for a compiled class does not know it any more."""
    source = (SOURCE / module.replace(".", "/")).with_suffix(".py").read_text(encoding="utf-8")
    return {one.name: ast.get_docstring(one) for one in ast.parse(source).body if isinstance(one, ast.ClassDef)}


def about(kind: type) -> str:
    """The first sentence that the code says about it."""
    words = " ".join((documented(kind.__module__)[kind.__name__] or "As its name says.").split())
    return words.split(". ")[0].rstrip(".") + "."


def parts(thing: Any) -> list[Any]:
    """What a step, condition, selection or passive is made of."""
    return [getattr(thing, name) for name in fields(type(thing)) if hasattr(thing, name)]


def uses() -> dict[str, set[str]]:
    """For each word of the vocabulary the cards that use it."""
    found: dict[str, set[str]] = defaultdict(set)

    def walk(thing: Any, card: str) -> None:
        if isinstance(thing, list | tuple):
            for each in thing:
                walk(each, card)
        elif isinstance(thing, Ability):
            walk([thing.costs, thing.effects, thing.need, thing.useful], card)
        elif isinstance(thing, Kinds):
            found[type(thing).__name__].add(card)
            walk(parts(thing), card)

    for card in CARDS:
        walk([card.abilities, card.lent, card.passives, card.bearer], card.id)
    return found


def table(kinds: list[type], used: dict[str, set[str]]) -> list[str]:
    lines = ["| word | cards | what it says |", "| --- | --- | --- |"]
    lines += [f"| `{kind.__name__}` | {len(used[kind.__name__])} | {about(kind)} |" for kind in kinds]
    return lines


def exercised(printed: dict[str, str], used: int, standing: int) -> list[str]:
    """How abilities are counted, and how many of them simulation has exercised."""
    total = sum(int(number) for number in printed.values())
    never = used - SEEN[0] + standing - SEEN[1]
    finer = [card.name for card in CARDS if len(card.abilities) + len(card.standing) > int(printed[card.id])]
    words = EXERCISED.format(total=total, used=used, standing=standing, finer=", ".join(finer), games=GAMES)
    return [
        *words.splitlines(),
        f"| exercised in {GAMES:,} games | how many |",
        "| --- | --- |",
        f"| cards with tests | {len(CARDS)} of {len(CARDS)} |",
        f"| used abilities | {SEEN[0]} of {used} |",
        f"| standing abilities | {SEEN[1]} of {standing} |",
        f"| so, of those printed | {total - never} of {total} |",
        "",
    ]


def page() -> str:
    used = uses()
    words = {
        name: [k for m in where for k in own(m, kind) if used[k.__name__] and k not in ODD]
        for name, where, kind in (
            ("verbs", VERBS, Step),
            ("selections", WORDS, Select),
            ("conditions", WORDS, Cond),
            ("standing changes of numbers", WORDS, Passive),
            ("permissions and duties", PERMISSIONS, Passive),
        )
    }
    inner = {"Announce"}  # put into every ability by the builder
    words["verbs"] = [kind for kind in words["verbs"] if kind.__name__ not in inner]
    lines = [INTRODUCTION, "## In numbers", ""]
    lines += ["| what | how many |", "| --- | --- |", f"| cards, each with a test | {len(CARDS)} |"]
    abilities = [ability for ability in ABILITIES if ability.owner >= 0]
    standing = sum(len(card.standing) - len(card.lent) for card in CARDS)  # who lends a Technique is counted by it
    rows = [line.split("\t") for line in FACTS.read_text(encoding="utf-8").splitlines()[1:]]
    printed = {row[0]: row[-1] for row in rows}
    total = sum(int(number) for number in printed.values())
    lines += [f"| abilities printed on them | {total} |", f"| of these in the code: used | {len(abilities)} |"]
    lines += [f"| of these in the code: standing | {standing} |"]
    lines += [f"| {name} | {len(kinds)} |" for name, kinds in words.items()]
    shared = [kind for name, kinds in words.items() if name != "permissions and duties" for kind in kinds]
    once = [kind for kind in shared if len(used[kind.__name__]) == 1]
    lines += [f"| of these words but permissions, used by one card only so far | {len(once)} |"]
    lines += [f"| steps and conditions of their own for single odd cards | {len(ODD)} |", ""]
    lines += exercised(printed, len(abilities), standing)
    lines += ["| deck | cards | abilities | standing effects |", "| --- | --- | --- | --- |"]
    for number, faction in enumerate(FACTIONS):
        cards = [card for card in CARDS if card.faction == number]
        count = sum(len(card.abilities) + len(card.lent) for card in cards)
        rest = sum(len(card.standing) - len(card.lent) for card in cards)
        lines.append(f"| {faction} | {len(cards)} | {count} | {rest} |")
    for name, kinds in words.items():
        lines += ["", f"## {name.capitalize()}", "", *table(kinds, used)]
    lines += ["", "## What only one card does", ""]
    lines += [f"{len(ODD)} steps and conditions are too odd to be words of the vocabulary.", ""]
    for kind in ODD:
        by = ", ".join(sorted(used[kind.__name__]))
        lines.append(f"- `{kind.__name__}` ({by}): {about(kind)}")
    lines += [
        "",
        "And these words of the vocabulary have only one card so far: "
        + ", ".join(f"`{kind.__name__}` ({', '.join(used[kind.__name__])})" for kind in once)
        + ".",
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    print(f"Wrote {PAGE}.")
