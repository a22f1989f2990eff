"""The words of abilities whose data says all: what many cards do, or cost, is one phrase for all of them.

Most abilities are one of a kind, and their lines have words of their own (see `texts`); of the 265 that are used, 212
do something that no other one does.
"""

from __future__ import annotations

from typing import Final

from ...core.part import fields
from ...core.phrase import Phrase, phrase
from .cards.ability_steps import THE_ABILITY, Cancel
from .cards.card_steps import MYSELF, WHOLE_HAND, Discard, Draw
from .cards.character_steps import Destroy, Engage, EnGarde, Hurt
from .cards.conditions import InPlay
from .cards.costs import Price
from .cards.duel_steps import Lethal, Values
from .cards.flow import Choose
from .cards.location_steps import Gain
from .cards.selections import ACTOR, ANY, BEARER, FIGHTER, FOE, HERE, SELF, TARGET, Chars, Select, opposing
from .state.abilities import Ability
from .state.frames import FIRST
from .state.names import BEARER_ACTS, CHARACTER, FORCED, ITSELF, REACTION, YOUR_FIGHTER
from .state.printed import CARDS
from .state.steps import Step

ADVERSARY: Final = -1  # whose discards they are in a duel


def effect(own: Ability) -> Phrase | None:
    """What an ability does, where that is one plain thing; None where its line has words of its own."""
    if own.then_to_locker or not own.copyable:
        return None
    if len(own.effects) == 2:
        return one_deed(own.effects[0], own.effects[1])
    if len(own.effects) != 1:
        return None
    match own.effects[0]:
        case Draw() as step if step.by == MYSELF:
            return phrase("show-effect-draw", cards=step.count)
        case Discard() as step if step.by == ADVERSARY and plain(step):
            return phrase("show-effect-discard", cards=step.count)
        case Hurt() as step if step.whom == FOE and step.all is None:
            return phrase("show-effect-wound", wounds=step.count)
        case Gain() as step if step.count > 0:
            return phrase("show-effect-gain", renown=step.count)
        case Lethal():
            return phrase("show-effect-lethal")
        case Cancel() as step if step.what == THE_ABILITY:
            return phrase("show-effect-cancel")
        case EnGarde() as step if step.whom in (ACTOR, FIGHTER):
            return rising(own, step.whom)
        case Values() as step:
            found = value(step)
            return phrase("show-effect-value", value=found[0], amount=found[1]) if found and found[1] > 0 else None
    return None


def one_deed(choice: Step, deed: Step) -> Phrase | None:
    """One thing done to a target of the commonest kinds: a character who opposes, or any other one here."""
    if not isinstance(choice, Choose) or not choice.aim or choice.may or choice.by or choice.reg != FIRST:
        return None
    targets = [target for target, select in TARGETS if alike(choice.select, select)]
    if not targets:
        return None
    if isinstance(deed, Hurt) and deed.whom == TARGET and deed.all is None and deed.count == 1:
        return phrase("show-effect-wound-target", target=targets[0])
    if isinstance(deed, Engage) and deed.whom == TARGET and deed.all is None:
        return phrase("show-effect-engage-target", target=targets[0])
    return None


TARGETS: Final[tuple[tuple[str, Select], ...]] = (
    ("opposing", opposing()),
    ("other", Chars(ANY, HERE, other=True)),
)


def alike(one: Select, other: Select) -> bool:
    names = fields(type(one))
    return type(one) is type(other) and all(getattr(one, name) == getattr(other, name) for name in names)


def rising(own: Ability, who: int) -> Phrase:
    card = itself(own)
    if card and own.actor == ITSELF and who == ACTOR:
        return phrase("show-effect-en-garde", card=card)
    fighter = who == FIGHTER or own.actor == YOUR_FIGHTER
    return phrase("show-effect-fighter-en-garde" if fighter else "show-effect-actor-en-garde")


def cost(own: Ability) -> Phrase | None:
    """What an ability costs, where that is one plain thing and nothing else stands before its effect."""
    costs = [step for step in own.costs if not isinstance(step, Price)]
    said = own.need is None or isinstance(own.need, InPlay)
    if len(costs) != 1 or not said or own.kind in (REACTION, FORCED):
        return None
    match costs[0]:
        case Engage() as step if step.all is None:
            return engaging(own, step.whom)
        case Hurt() as step if step.whom == ACTOR and step.all is None and not step.unless:
            return wounding(own, step.count)
        case Destroy() as step:
            return destroying(own, step.what)
        case Discard() as step if step.by == MYSELF and plain(step):
            return phrase("show-cost-discard", cards=step.count)
        case Gain() as step if step.count < 0:
            return phrase("show-cost-spend", renown=-step.count)
        case Values() as step:
            found = value(step)
            return phrase("show-cost-value", value=found[0], amount=-found[1]) if found and found[1] < 0 else None
    return None


def plain(step: Discard) -> bool:
    """Whether any cards will do."""
    return step.count != WHOLE_HAND and step.kinds == 0 and step.traits == 0 and step.spare < 0


def value(step: Values) -> tuple[str, int] | None:
    """The one value of one's own combat card that changes, and by how much."""
    if step.foe or step.per is not None or step.by >= 0 or step.like >= 0:
        return None
    changes = [(f"stat:{name}", getattr(step, name)) for name in ("riposte", "parry", "thrust")]
    found = [change for change in changes if change[1]]
    return found[0] if len(found) == 1 else None


def itself(own: Ability) -> str | None:
    """The character on which it is printed, where that is what it speaks of."""
    card = CARDS[own.owner]
    return f"card:{card.id}" if card.kind <= CHARACTER else None


def engaging(own: Ability, who: int) -> Phrase | None:
    card = itself(own)
    if who == SELF:
        return phrase("show-cost-engage", card=card) if card else phrase("show-cost-engage-this")
    if who == BEARER or (who == ACTOR and own.actor == BEARER_ACTS):
        return phrase("show-cost-engage-bearer")
    if who != ACTOR:
        return None
    return phrase("show-cost-engage", card=card) if card and own.actor == ITSELF else phrase("show-cost-engage-actor")


def wounding(own: Ability, wounds: int) -> Phrase:
    card = itself(own)
    if card and own.actor == ITSELF:
        return phrase("show-cost-wound", card=card, wounds=wounds)
    return Phrase("show-cost-wound-bearer" if own.actor == BEARER_ACTS else "show-cost-wound-actor", {"wounds": wounds})


def destroying(own: Ability, what: int) -> Phrase | None:
    card = itself(own)
    if what == SELF:
        return phrase("show-cost-destroy", card=card) if card else phrase("show-cost-destroy-this")
    return phrase("show-cost-destroy-actor") if what == ACTOR else None
