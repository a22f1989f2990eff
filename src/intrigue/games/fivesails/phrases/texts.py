"""What stands on the cards, line by line, made from what the lines do: plain things by one phrase for all cards, others
by a message of the line's own. The numbers in both come from the data."""

from __future__ import annotations

from typing import Any, Final

from ....core.part import fields
from ....core.phrase import Argument, Phrase, phrase
from .. import generated_text
from ..cards.conditions import InPlay
from ..cards.costs import Price
from ..cards.flow import Choose
from ..cards.selections import Select
from ..cards.table_conditions import MayChallenge, Open
from ..state.abilities import LENT_LINE, Ability, Standing
from ..state.names import ABILITY_NAMES, FORCED, REACTION, STATS, TRAITS, VALUES
from ..state.passives import Passive
from ..state.printed import BY_ID, CARDS, PrintedCard
from ..state.steps import Cond, Step

LINES: Final = ("first", "second", "third", "lent")  # as the catalogues call them

# The numbers that words may speak of, by the kind of step, condition or passive, and what they are called there.
AMOUNTS: Final[dict[str, dict[str, str]]] = {
    "Discard": {"count": "discards"},
    "Draw": {"count": "draws"},
    "Exists": {"least": "least"},
    "ExtraActions": {"count": "actions"},
    "Gain": {"count": "renown"},
    "GroupInfluence": {"amount": "influence", "renown": "least"},
    "HasStat": {"least": "least"},
    "Heal": {"count": "heals"},
    "Hurt": {"count": "wounds"},
    "InPressure": {"amount": "influence", "renown_at_most": "most"},
    "Look": {"count": "looks"},
    "Margin": {"most": "most"},
    "PayFor": {"less": "less", "flat": "price"},
    "Renown": {"count": "renown"},
    "Reveal": {"count": "reveals"},
    "Threat": {"count": "threat"},
    "Values": {"riposte": "riposte", "parry": "parry", "thrust": "thrust"},
    "Wounded": {"least": "least"},
}
BY_WHICH: Final[dict[str, tuple[str, ...]]] = {"StatIf": STATS, "ValueIf": VALUES}  # these say themselves of what
UNSIGNED: Final = ("renown", "threat")  # words say whether it is more or less
NO_NUMBER: Final = 90  # from here on (and below its opposite) a number stands for "all" or "as printed"


def text(card: PrintedCard) -> Phrase:
    """All lines of a card, one below the other."""
    lines: list[Ability | Standing] = sorted([*card.abilities, *card.standing], key=lambda one: one.line)
    if not lines:
        return phrase("show-no-text")
    whole = line(card, lines[-1])
    for own in reversed(lines[:-1]):
        whole = phrase("show-lines", first=line(card, own), rest=whole)
    return whole


def line(card: PrintedCard, own: Ability | Standing) -> Phrase:
    if isinstance(own, Standing):
        return Phrase(f"card-{card.id}.{LINES[own.line]}", numbers(own))
    return phrase("show-ability", ability=heading(own), text=words(own))


def heading(own: Ability) -> Phrase:
    """What kind of ability it is, where it is used, and by whom; traits are as printed."""
    kind = f"ability:{ABILITY_NAMES[own.kind]}"
    traits = " ".join(trait for bit, trait in enumerate(TRAITS) if own.qualifier >> bit & 1)
    if own.city:
        return phrase("show-traits-city", traits=traits, ability=kind) if traits else phrase("show-city", ability=kind)
    return phrase("show-traits", traits=traits, ability=kind) if traits else phrase("show-kind", ability=kind)


def words(own: Ability) -> Phrase:
    """An ability with its occasion, conditions and costs, where it has such."""
    if own.line == LENT_LINE or not conditional(own):  # when a Technique is lent, the line says that lends it
        return effect(own)
    return phrase("show-when", when=condition(own), effect=effect(own))


def condition(own: Ability) -> Phrase:
    """When, with what and for what it can be used."""
    return generated_text.cost(own) or Phrase(f"{message(own)}-when", numbers(own))


def conditional(own: Ability) -> bool:
    """Whether something stands before what it does: when, with what, for what. The price of a card is printed on it,
    and that there must be somebody to challenge, a foe in play or room for Renown goes without saying."""
    costs = [step for step in own.costs if not isinstance(step, Price | Choose)]
    needs = own.need is not None and not isinstance(own.need, MayChallenge | Open | InPlay)
    return own.kind in (REACTION, FORCED) or len(costs) > 0 or needs


def effect(own: Ability) -> Phrase:
    """What it does once its costs are paid."""
    return generated_text.effect(own) or Phrase(message(own), numbers(own))


def used_text(source: str, line: int) -> Phrase:
    """What an ability or a passive does, by the card and the line where it is printed."""
    card = CARDS[BY_ID[source]]
    for standing in card.standing:
        if standing.line == line and not standing.lent:
            return Phrase(f"card-{card.id}.{LINES[line]}", numbers(standing))
    return effect(next(own for own in (card.lent if line == LENT_LINE else card.abilities) if own.line == line))


def message(own: Ability) -> str:
    return f"card-{CARDS[own.owner].id}.{LINES[own.line]}"


def numbers(own: Ability | Standing) -> dict[str, Argument]:
    """Every number that the words may speak of, by name; the second of a name is called `draws2`, and so on."""
    found: dict[str, Argument] = {}
    if isinstance(own, Standing):
        if own.parley:
            add(found, "influence", own.parley)
        for which, amount in enumerate(own.gear):
            if amount:
                add(found, STATS[which], amount)
        collect(found, own.passives)
        for lent in own.lent:
            collect(found, lent.effects)
        return found
    collect(found, [own.need, *own.costs, *own.effects])
    return found


def collect(found: dict[str, Argument], things: Any) -> None:
    """Goes through what a line is made of, always in the same order."""
    for thing in things if isinstance(things, list | tuple) else [things]:
        if isinstance(thing, list | tuple):
            collect(found, thing)
        if not isinstance(thing, Step | Cond | Passive | Select):
            continue
        kind = type(thing).__name__
        for slot, name in AMOUNTS.get(kind, {}).items():
            add(found, name, getattr(thing, slot))
        if kind in BY_WHICH:
            amounts: Any = thing
            add(found, BY_WHICH[kind][amounts.which], amounts.amount)
        for slot in fields(type(thing)):
            collect(found, getattr(thing, slot, None))


def add(found: dict[str, Argument], name: str, amount: int) -> None:
    if amount == 0 or abs(amount) > NO_NUMBER or (name == "price" and amount < 0):  # a price of -1: as it is
        return
    amount = abs(amount) if name in UNSIGNED else amount
    count = 1 + sum(1 for known in found if known.rstrip("0123456789") == name)
    found[name if count == 1 else f"{name}{count}"] = amount
