"""The lines on a card: abilities that are used, and passives that stand."""

from __future__ import annotations

from typing import Final

from .passives import Passive
from .steps import Cond, Step


class Ability:
    """One printed ability: what it does, and which line of its card it is. Its number, its card and what follows from
    its steps it gets when it is enlisted."""

    __slots__ = (
        "number",
        "owner",
        "slot",
        "line",
        "kind",
        "city",
        "home",
        "qualifier",
        "actor",
        "need",
        "useful",
        "asks_foe",
        "trigger",
        "limit",
        "copyable",
        "then_to_locker",
        "costs",
        "effects",
        "program",
        "paid",
        "start",
        "later",
        "nested",
        "costs_interact",
        "cost_feeds_effect",
        "cost_wounds",
        "needs_trial",
        "of_risk",
    )
    number: int  # in ABILITIES
    owner: int  # number of its card, -1 for the actions that everybody has
    slot: int  # which of the card's abilities it is
    line: int  # which line of the card's text; LENT_LINE where the line speaks of lending it
    kind: int
    city: bool
    home: bool
    qualifier: int  # traits that the actor must have, all of them
    actor: int
    need: Cond | None
    useful: Cond | None  # without this nothing would come of it; it goes without saying (FIV-C-145)
    asks_foe: bool  # its condition is about the foe
    trigger: int
    limit: int
    copyable: bool
    then_to_locker: bool  # where its card goes when it was used
    costs: list[Step]
    effects: list[Step]
    program: list[Step]
    paid: int  # where all costs are paid in the program
    start: int  # where the effects begin in the program
    later: list[int]  # where the other effects begin, unless the first one needs a target
    nested: bool  # it uses another ability, with costs of its own
    costs_interact: bool  # paying one cost may make another impossible, or take away what the effects need
    cost_feeds_effect: bool  # paying may bring what the effects need
    cost_wounds: bool  # a cost wounds the actor
    needs_trial: bool  # any of these: what can be paid for need not be possible afterwards, or the other way round
    of_risk: bool  # it is printed on a risk

    def __init__(
        self,
        kind: int,
        costs: list[Step],
        effects: list[Step],
        city: bool,
        home: bool,
        qualifier: int,
        actor: int,
        need: Cond | None,
        useful: Cond | None,
        trigger: int,
        limit: int,
        copyable: bool,
        then_to_locker: bool,
    ) -> None:
        self.line = 0
        self.of_risk = False
        self.kind = kind
        self.city = city
        self.home = home
        self.qualifier = qualifier
        self.actor = actor
        self.need = need
        self.useful = useful
        self.asks_foe = need is not None and need.about_foe()
        self.trigger = trigger
        self.limit = limit
        self.copyable = copyable
        self.then_to_locker = then_to_locker
        self.costs = costs
        self.effects = effects
        self.program = []


class Standing:
    """A passive: what the rules read from it, and which line of its card it is. This is how a card goes before the
    rules (FIV-GOLD-1); it holds all the time and is not announced (FIV-ABIL-1)."""

    __slots__ = ("line", "passives", "parley", "grants", "bearer", "lent", "gear")
    line: int
    passives: list[Passive]
    parley: int
    grants: int
    bearer: Cond | None
    lent: list[Ability]
    gear: tuple[int, int, int, int]

    def __init__(
        self,
        passives: list[Passive],
        parley: int,
        grants: int,
        bearer: Cond | None,
        lent: list[Ability],
        gear: tuple[int, int, int, int],
    ) -> None:
        self.line = 0
        self.passives = passives
        self.parley = parley
        self.grants = grants
        self.bearer = bearer
        self.lent = lent
        self.gear = gear


LENT_LINE: Final = 3  # after the most lines that a card has: a Technique that one of them lends
