"""How a card is written down: facts, then its abilities in the order in which they are printed."""

from __future__ import annotations

from ....core.numbering import folder, in_order, short_path, written_at
from ....core.refusal import BadInput
from .. import ids
from ..state.abilities import LENT_LINE, Ability, Standing
from ..state.names import (
    ACTION,
    ATTACHMENT,
    BEARER_ACTS,
    CHARACTER,
    DAILY,
    DASH,
    EACH_DUEL,
    EVENT,
    FORCED,
    FREELY,
    ITSELF,
    LEADER,
    MANEUVER,
    NOBODY,
    ONE_OF_YOURS,
    PLOT,
    REACTION,
    RESOLVE,
    REVEALED,
    RISK,
    SCHEME,
    SETUP,
    TECHNIQUE,
    TRAITS,
    YOUR_FIGHTER,
)
from ..state.passives import Passive
from ..state.printed import ANSWERING, BY_ID, CARDS, DUTIES, HAND_FACTIONS, HAND_REACTIONS, PrintedCard, enlist
from ..state.steps import Cond, Step
from .costs import Announce, Judge, Price
from .traits import LABELS


def passive(
    passives: list[Passive] | None = None,
    parley: int = 0,
    grants: int = 0,
    bearer: Cond | None = None,
    lent: list[Ability] | None = None,
    gear: tuple[int, int, int, int] = (0, 0, 0, 0),
) -> Standing:
    return Standing(passives or [], parley, grants, bearer, lent or [], gear)


AS_PRINTED = -1


def ability(
    kind: int,
    do: list[Step],
    cost: list[Step] | None = None,
    qualifier: int = 0,
    actor: int = AS_PRINTED,
    need: Cond | None = None,
    useful: Cond | None = None,
    trigger: int = 0,
    limit: int = AS_PRINTED,
    city: bool = False,
    home: bool = False,
    copyable: bool = True,
    then_to_locker: bool = False,
) -> Ability:
    if limit == AS_PRINTED:
        limit = EACH_DUEL if kind in (TECHNIQUE, MANEUVER) else FREELY if kind in (FORCED, PLOT, REVEALED) else DAILY
    return Ability(
        kind, cost or [], do, city, home, qualifier, actor, need, useful, trigger, limit, copyable, then_to_locker
    )


def acts_by_default(card: PrintedCard, own: Ability) -> int:
    """Who acts where the card does not say so (FIV-ACT-3, FIV-QUAL-5): nobody, where an Action is no City Action and
    needs none (FIV-C-48)."""
    if own.kind == MANEUVER:
        return YOUR_FIGHTER
    if card.kind in (LEADER, CHARACTER):
        return ITSELF
    if card.kind == ATTACHMENT:
        return BEARER_ACTS if own.kind != MANEUVER else YOUR_FIGHTER
    if own.kind in (PLOT, REVEALED, SETUP, FORCED):
        return NOBODY
    if card.kind in (RISK, SCHEME, EVENT) and (own.city or own.qualifier):
        return ONE_OF_YOURS
    return NOBODY


def card(
    id: str,
    number: int,
    name: str,
    kind: int,
    faction: int,
    traits: str,
    abilities: list[Ability | Standing],
    title: str = "",
    cost: int = 0,
    stats: tuple[int, int, int, int] | None = None,
    values: tuple[int, int, int] | None = None,
    panache: int = 0,
    cap: int = 0,
    initiative: int = 0,
    unique: bool = False,
    brute: bool = False,
    wealth: bool = False,
    loyal: bool = False,
    negotiable: bool = False,
    aliases: tuple[str, ...] = (),
) -> None:
    """Write a card down. `stats` are Combat, Finesse, Influence, Resolve; of an attachment, what it changes, which is
    nothing for a dash (FIV-C-52)."""
    made = PrintedCard(id, number, name)
    made.kind = kind
    made.faction = faction
    made.title = title
    made.traits = tuple([trait.strip() for trait in traits.split(",")]) if traits else ()
    for trait in made.traits:
        if trait in TRAITS:
            made.mask |= 1 << TRAITS.index(trait)
        elif trait not in LABELS:
            known = short_path(folder(ids) / "cards" / "traits.py")
            raise BadInput(
                f"{written_at(folder(ids), id)}: '{trait}' is no trait of any card; all traits are in {known}."
            )
    made.cost = cost
    made.panache = panache
    made.cap = cap
    made.initiative = initiative
    made.unique = unique
    made.brute = brute
    made.wealth = wealth
    made.loyal = loyal
    made.negotiable = negotiable
    made.aliases = aliases
    made.copies = made.most()
    if stats is not None:
        made.stats = list(stats)
        if kind == ATTACHMENT:
            made.gear = [0 if number == DASH else number for number in stats]
    if values is not None:
        made.values = list(values)
    WRITTEN.append((made, abilities))


WRITTEN: list[tuple[PrintedCard, list[Ability | Standing]]] = []


def number_all() -> None:
    """Give all cards their numbers, and in that order their abilities: those of a new card come after all others."""
    CARDS.extend(in_order(ids, ids.CARDS, [made for made, _ in WRITTEN]))
    printed = {made.id: abilities for made, abilities in WRITTEN}
    for made in CARDS:
        BY_ID[made.id] = made.number
        enter(made, printed[made.id])
    WRITTEN.clear()


def enter(made: PrintedCard, abilities: list[Ability | Standing]) -> None:
    """Give a card its abilities, and what the rules ask of them."""
    stands = any(isinstance(own, Standing) for own in abilities)
    made.mere = made.kind == ATTACHMENT and not stands and made.gear[RESOLVE] == 0
    for own in abilities:
        own.line = made.lines
        made.lines += 1
        if isinstance(own, Standing):
            made.standing.append(own)
            made.passives += own.passives
            made.parley += own.parley
            made.grants |= own.grants
            if own.bearer is not None:
                made.bearer = own.bearer
            for lent in own.lent:
                enlist(lent, made.number, 4 + len(made.lent), [Announce(), Judge()])
                lent.line = LENT_LINE
                made.lent.append(lent)
            for which in range(4):
                made.gear[which] += own.gear[which]
        else:
            settle(made, own)
    assert made.lines <= LENT_LINE
    made.has_aura = any(one.is_aura() for one in made.passives)
    made.varies = any(one.varies() for one in made.passives)
    made.has_limit = any(one.is_limit() for one in made.passives)
    made.has_value = any(one.is_value() for one in made.passives)
    made.has_price = any(one.is_price() for one in made.passives)
    made.meddles = any(one.meddles() for one in made.passives)
    made.bars_thugs = any(one.bars_thugs() for one in made.passives)
    made.for_anyone = any(one.for_anyone() for one in made.passives)
    made.needs_worn = max([one.needs_worn() for one in made.passives], default=0)
    made.plain_price = made.kind == RISK and not made.has_price and all(plain(own) for own in made.actions)


def plain(own: Ability) -> bool:
    first = own.costs[0]
    return isinstance(first, Price) and not first.late


def settle(made: PrintedCard, own: Ability) -> None:
    """An ability of a card. The Actions, Reactions and Maneuvers of a risk (FIV-RISK-2) cost what the card costs, any
    Maneuver does (FIV-MAN-2), a Technique does not (FIV-TECH-3)."""
    if own.actor == AS_PRINTED:
        own.actor = acts_by_default(made, own)
    pays = made.kind == RISK and own.kind in (ACTION, REACTION, MANEUVER)
    brute_or_gear = own.kind == MANEUVER and made.kind == ATTACHMENT
    if (pays or brute_or_gear) and not any(step.is_price() for step in own.costs):
        own.costs.insert(0, Price())
    announcing: list[Step] = [Announce(), Judge()] if own.kind == TECHNIQUE else [Announce()]
    enlist(own, made.number, len(made.abilities), announcing)
    own.of_risk = made.kind == RISK
    made.abilities.append(own)
    if own.kind == ACTION:
        made.actions.append(own)
    if own.kind in (REACTION, FORCED):
        made.triggers |= 1 << own.trigger
        # what a risk must do, it does on the table, where it has become an attachment (FIV-C-147)
        attached = made.kind == RISK and own.kind == FORCED
        ANSWERING[ATTACHMENT if attached else made.kind] |= 1 << own.trigger
    if own.kind == FORCED:
        made.duties |= 1 << own.trigger
        DUTIES[own.trigger] = True
    if own.kind == REACTION and made.kind == RISK:
        HAND_REACTIONS[own.trigger].append(own)
        HAND_FACTIONS[own.trigger] |= 1 << made.faction
