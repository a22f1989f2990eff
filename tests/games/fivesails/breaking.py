"""Taking a printed ability away, offering it everywhere, or printing another: a card's tests must notice."""

from __future__ import annotations

import importlib
import itertools
import pkgutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import cache, partial
from pathlib import Path
from types import ModuleType
from typing import Any
from unittest.mock import patch

from intrigue.core.part import fields
from intrigue.games.fivesails import cards, rules
from intrigue.games.fivesails.cards.card_steps import WHOLE_HAND, Discard
from intrigue.games.fivesails.cards.character_steps import Destroy, Engage
from intrigue.games.fivesails.cards.costs import Announce, Judge
from intrigue.games.fivesails.cards.duel_steps import LeaveMark, Values
from intrigue.games.fivesails.cards.flow import Branch, Fork, Jump, PutOff, Stop
from intrigue.games.fivesails.cards.memory import Remember
from intrigue.games.fivesails.cards.selections import SELF
from intrigue.games.fivesails.rules import legality, techniques
from intrigue.games.fivesails.state.abilities import Ability, Standing
from intrigue.games.fivesails.state.frames import ANNOUNCED, AbilityUse
from intrigue.games.fivesails.state.names import ACTION, MANEUVER, RISK
from intrigue.games.fivesails.state.printed import ABILITIES, BY_ID, CARDS, PrintedCard, enlist
from intrigue.games.fivesails.state.state import FiveSails
from intrigue.games.fivesails.state.steps import Step

Test = Callable[[], object]


@contextmanager
def put(thing: object, **values: Any) -> Iterator[None]:
    """Other values for a while."""
    before = {name: getattr(thing, name) for name in values}
    try:
        for name, value in values.items():
            setattr(thing, name, value)
        yield
    finally:
        for name, value in before.items():
            setattr(thing, name, value)


def without_effect(ability: Ability) -> Any:
    """It can be used and paid for as ever, and does nothing. One that the rules carry out themselves, having no steps,
    answers no moment any more."""
    if ability.start == len(ability.program):
        return put(ability, trigger=-1)
    return put(ability, program=ability.program[: ability.start])


class Nothing(Step):
    """A step that is left out."""

    def act(self, st: FiveSails, use: AbilityUse) -> None: ...


def without_step(ability: Ability, place: int) -> Any:
    """One cost is not paid, or one thing does not happen; the rest does."""
    program = ability.program[:]
    program[place] = Nothing()
    return put(ability, program=program)


AMOUNTS = ("amount", "count", "least", "less", "most", "parley", "parry", "riposte", "thrust")


def numbers(things: object) -> list[tuple[object, str]]:
    """Where the numbers of a text stand: in its steps, its conditions, and in theirs."""
    if isinstance(things, (list, tuple)):
        return [found for thing in things for found in numbers(thing)]
    if not type(things).__module__.startswith(cards.__name__) or isinstance(things, Discard):
        return []  # of discarding, each card is a step of its own
    found: list[tuple[object, str]] = []
    for name in fields(type(things)):
        value = getattr(things, name)
        if name in AMOUNTS and isinstance(value, int) and 0 < abs(value) < 10:  # others stand for something else
            found.append((things, name))
        else:
            found += numbers(value)
    return found


def one_more(thing: object, name: str) -> Any:
    """A number of a text is one higher."""
    return put(thing, **{name: getattr(thing, name) + 1})


def deeds(card: PrintedCard, ability: Ability) -> list[int]:
    """The places of the steps that do something: not those that only lead on to others, nor paying nothing."""
    return [
        place
        for place, step in enumerate(ability.program)
        if not isinstance(step, (Announce, Branch, Fork, Judge, Jump, Remember, Stop))
        and not (step.is_price() and card.cost == 0)
    ]


def without_standing(card: PrintedCard, line: Standing) -> Any:
    """The card as it would be if that line were not printed on it."""
    others = [other for other in card.standing if other is not line]
    grants = 0
    for other in others:
        grants |= other.grants
    passives = [passive for other in others for passive in other.passives]
    return put(
        card,
        standing=others,
        grants=grants,
        passives=passives,
        parley=card.parley - line.parley,
        gear=[total - change for total, change in zip(card.gear, line.gear, strict=True)],
        bearer=next((other.bearer for other in others if other.bearer is not None), None),
        lent=[ability for ability in card.lent if ability not in line.lent],
        has_aura=any(passive.is_aura() for passive in passives),
        has_limit=any(passive.is_limit() for passive in passives),
        has_value=any(passive.is_value() for passive in passives),
        has_price=any(passive.is_price() for passive in passives),
        bars_thugs=any(passive.bars_thugs() for passive in passives),
        for_anyone=any(passive.for_anyone() for passive in passives),
        needs_worn=max([passive.needs_worn() for passive in passives], default=0),
    )


@contextmanager
def always(ability: Ability) -> Iterator[None]:
    """It is offered wherever its kind can be used at all: nobody asks about actors, conditions, costs, limits."""
    with (
        patch_everywhere("is_misplaced", ability, False),
        patch_everywhere("fit", ability, True),
        patch_everywhere("possible", ability, True),
        patch_everywhere("could_use", ability, True),
        patch_everywhere("is_spent", ability, False),
        patch_everywhere("style_open", ability, True, techniques),
        put(CARDS[ability.owner], plain_price=False),
    ):
        yield


@contextmanager
def patch_everywhere(name: str, ability: Ability, answer: bool, home: ModuleType = legality) -> Iterator[None]:
    asked = getattr(home, name)

    def instead(*given: Any) -> Any:
        return answer if ability in given else asked(*given)

    with ExitStack() as stack:
        for module in rooms():
            if getattr(module, name, None) is asked:
                stack.enter_context(patch.object(module, name, instead))
        yield


@cache
def rooms() -> list[ModuleType]:
    return [importlib.import_module(f"{rules.__name__}.{found.name}") for found in pkgutil.iter_modules(rules.__path__)]


@cache
def tests_of_cards() -> dict[str, list[Test]]:
    """For each card the tests that cite it, ready to be called."""
    here = Path(__file__).parent
    found: dict[str, list[Test]] = {}
    for file in sorted(here.rglob("test_*.py")):
        if file.stem == "test_abilities":
            continue
        module = importlib.import_module(".".join((__package__, *file.relative_to(here).with_suffix("").parts)))
        for name, test in vars(module).items():
            if name.startswith("test_") and callable(test):
                marks = getattr(test, "pytestmark", [])
                cards = {id for mark in marks if mark.name == "card" for id in mark.args[1:]}
                for id in cards:
                    found.setdefault(id, []).extend(calls(test, marks))
    return found


def calls(test: Callable[..., object], marks: list[Any]) -> list[Test]:
    """A test with each of its sets of parameters."""
    sets: list[list[dict[str, Any]]] = []
    for mark in marks:
        if mark.name == "parametrize":
            names = mark.args[0] if not isinstance(mark.args[0], str) else mark.args[0].replace(" ", "").split(",")
            values = [getattr(one, "values", one) for one in mark.args[1]]
            sets.append([dict(zip(names, one if len(names) > 1 else (one,), strict=True)) for one in values])
    out: list[Test] = []
    for chosen in itertools.product(*sets):
        given = {name: value for one in chosen for name, value in one.items()}
        out.append(partial(test, **given))
    return out


def noticed(card: str) -> bool:
    """Whether a test of the card fails as things are."""
    for test in tests_of_cards().get(card, []):
        try:
            test()
        except Exception:
            return True
    return False


def printed() -> list[tuple[PrintedCard, int, Ability | Standing]]:
    """Every printed ability with its card and its place among the used, or the standing, of that card."""
    found: list[tuple[PrintedCard, int, Ability | Standing]] = []
    for card in CARDS:
        found += [(card, k + 1, line) for k, line in enumerate(card.standing)]
        found += [(card, k + 1, ability) for k, ability in enumerate(card.abilities + card.lent)]
    return found


def refusable(card: PrintedCard, ability: Ability) -> bool:
    """Whether its text can be a reason to refuse it. What nobody announces can only have a condition, and where nothing
    would come of it, it is only not told. And nothing ever refuses what asks for nothing but its own card or the hand,
    whatever is in it, and goes with that card, like a Maneuver that is free of charge or a knife that is thrown."""
    if ability.need is not None or ability.kind not in ANNOUNCED:
        return ability.need is not None
    if ability.useful is not None:
        return True
    itself = [step for step in ability.costs if isinstance(step, Destroy) and step.what == SELF]
    free = [step for step in ability.costs if (step.is_price() and card.cost == 0) or whole_hand(step)]
    paid = [step for step in ability.costs if step not in itself and step not in free]
    aimed = [step for step in ability.program[ability.start :][:1] if type(step).can is not Step.can and asks(step)]
    again = ability.kind != MANEUVER and card.kind != RISK and not itself
    return bool(paid or aimed or ability.qualifier or ability.city or ability.home or again)


def asks(step: Step) -> bool:
    """Whether a step asks for anything; of these kinds, only what is about the foe (FIV-C-145)."""
    return not isinstance(step, Engage | LeaveMark | PutOff | Values) or step.depends_on() != 0


def whole_hand(step: Step) -> bool:
    return isinstance(step, Discard) and step.count == WHOLE_HAND


@contextmanager
def printed_on(card: str, own: Ability) -> Iterator[Ability]:
    """An ability in place of the first one of a card, as though it were printed there."""
    made = CARDS[BY_ID[card]]
    old, number = made.abilities[0], len(ABILITIES)
    own.actor, own.city = old.actor, True
    enlist(own, made.number, 0, [Announce()])
    made.abilities[0] = own
    made.actions[:] = [one for one in made.abilities if one.kind == ACTION]
    try:
        yield own
    finally:
        made.abilities[0] = old
        made.actions[:] = [one for one in made.abilities if one.kind == ACTION]
        del ABILITIES[number:]
