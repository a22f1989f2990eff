"""What a card is made of: numbers, traits, abilities and passives. The cards themselves are in `cards`.

An ability is a list of steps; a step is data with a few methods that the rules call. What a player reads lies in the
catalogues, line by line, and the numbers in it come from here.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from .abilities import Ability, Standing
from .names import ATTACHMENT, CHARACTER, CITY, DASH, KIND_NAMES, LEADER, MOMENTS, NEUTRAL, RISK, SCHEME
from .passives import Passive
from .steps import HANDS, PILE, Cond, Step


@dataclass(eq=False)
class PrintedCard:
    """One printed card: what it may have besides name and kind (FIV-CARD-1), the four stats and what Leaders and
    schemes have (FIV-CARD-2), and the combat values, Riposte, Parry and Thrust (FIV-CARD-7)."""

    id: str
    printed: int  # the number on the card
    name: str  # as printed, which decks are written with; what people read is in the catalogues
    number: int = field(init=False)
    title: str = ""
    kind: int = RISK
    faction: int = NEUTRAL
    traits: tuple[str, ...] = ()
    mask: int = 0
    unique: bool = False
    brute: bool = False
    wealth: bool = False
    loyal: bool = False  # with the symbol of a faction (FIV-KEY-8)
    negotiable: bool = False
    cost: int = 0
    stats: list[int] = field(default_factory=lambda: [DASH, DASH, DASH, DASH])  # of a character
    gear: list[int] = field(default_factory=lambda: [0, 0, 0, 0])  # what it changes on its bearer
    panache: int = 0  # of a Leader, or the change that a scheme makes
    cap: int = 0
    initiative: int = 0
    values: list[int] = field(default_factory=lambda: [DASH, DASH, DASH])
    grants: int = 0  # traits that its bearer has
    bearer: Cond | None = None  # what a bearer must be
    abilities: list[Ability] = field(default_factory=list)
    actions: list[Ability] = field(default_factory=list)  # those that are used on one's turn
    lent: list[Ability] = field(default_factory=list)  # Techniques that it lends to characters
    passives: list[Passive] = field(default_factory=list)
    standing: list[Standing] = field(default_factory=list)  # what the rules read from it at any time, line by line
    has_aura: bool = False
    varies: bool = False  # its own text changes its stats
    has_limit: bool = False
    has_value: bool = False
    has_price: bool = False
    meddles: bool = False
    bars_thugs: bool = False
    for_anyone: bool = False  # it may be put on any non-Leader at a City location
    needs_worn: int = 0  # a trait of something that its bearer must bear besides, 0 none
    plain_price: bool = False  # of a risk: its Actions cost what is printed, come what may
    mere: bool = False  # an attachment of which nobody lives, and nothing stands: it may go, and nothing else changes
    triggers: int = 0  # bits of the moments that its abilities answer
    duties: int = 0  # those that it must answer
    parley: int = 0  # Influence it has more while parleying
    aliases: tuple[str, ...] = ()
    copies: int = 1
    lines: int = 0  # of its text

    def most(self) -> int:
        """How many of it there can be: of a City card one in all (FIV-CITY-1), of others in a deck (FIV-DECK-5), where
        one is Unique (FIV-KEY-16), as characters (FIV-CARD-11) and schemes (FIV-SCHEME-1) are. In play that means
        nothing (FIV-C-55)."""
        alone = self.unique or self.faction == CITY or self.kind in (LEADER, SCHEME)
        return 1 if alone or (self.kind == CHARACTER and not self.brute) else 2

    def has_printed_cost(self) -> bool:
        """Whether a cost is printed on it, be it 0 (FIV-CARD-8)."""
        return self.kind in (ATTACHMENT, RISK) or (self.kind == CHARACTER and (self.brute or self.faction == CITY))

    def fights(self) -> bool:
        """Whether it has combat values, be they dashes: every card of a Faction Deck does (FIV-FAC-2)."""
        return self.faction != CITY and (self.brute or self.kind in (ATTACHMENT, RISK))


CARDS: Final[list[PrintedCard]] = []
ABILITIES: Final[list[Ability]] = []
BASIC: Final[list[int]] = []  # the actions that everybody has, by number in ABILITIES
HAND_REACTIONS: Final[list[list[Ability]]] = [[] for _ in range(MOMENTS)]  # of risks, by moment
HAND_FACTIONS: Final[list[int]] = [0] * MOMENTS  # bits of the factions that have such risks
ANSWERING: Final[list[int]] = [0] * len(KIND_NAMES)  # bits of the moments that cards of a kind may answer
DUTIES: Final[list[bool]] = [False] * MOMENTS  # whether any card must answer that moment
BY_ID: Final[dict[str, int]] = {}


def enlist(ability: Ability, owner: int, slot: int, announcing: list[Step]) -> None:
    """Give an ability its number and its program: costs, which stand before the bullet (FIV-COST-5), the moment of
    announcing, effects, none of them before the last cost (FIV-COST-6)."""
    ability.number = len(ABILITIES)
    ability.owner = owner
    ability.slot = slot
    ABILITIES.append(ability)
    for step in ability.costs:
        ability.program += step.parts()
    steps = ability.costs + ability.effects
    ability.nested = any(step.uses_another() for step in steps)
    ability.cost_wounds = any(step.wounds_actor() for step in ability.costs)
    ability.paid = len(ability.program)
    ability.program += announcing
    ability.start = len(ability.program)
    ability.later = []
    for k, step in enumerate(ability.effects):
        if k > 0 and not ability.effects[0].targets():
            ability.later.append(len(ability.program))
        ability.program += step.parts()
    taken = 0
    for step in ability.costs:
        taken |= step.consumes()
    needed = ability.program[ability.start].depends_on() if ability.effects else 0
    if ability.useful is not None:
        needed |= ability.useful.depends_on()
    twice = len([step for step in steps if step.consumes() & HANDS]) > 1
    ability.costs_interact = ability.nested or twice or taken & needed & ~PILE != 0
    ability.cost_feeds_effect = taken & needed & PILE != 0
    ability.needs_trial = ability.nested or ability.costs_interact or ability.cost_feeds_effect or ability.cost_wounds
