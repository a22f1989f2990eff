"""What a card is made of: numbers, traits, abilities and passives. The cards themselves are in `cards`.

An ability is a list of steps; a step is data with a few methods that the rules call. What a player reads lies in the
catalogues, line by line, and the numbers in it come from here.
"""

from __future__ import annotations

from typing import Final

from .abilities import Ability, Standing
from .names import ATTACHMENT, CHARACTER, CITY, DASH, KIND_NAMES, LEADER, MOMENTS, NEUTRAL, RISK, SCHEME
from .passives import Passive
from .steps import HANDS, PILE, Cond, Step


class PrintedCard:
    """One printed card: what it may have besides name and kind (FIV-CARD-1), the four stats and what Leaders and
    schemes have (FIV-CARD-2), and the combat values, Riposte, Parry and Thrust (FIV-CARD-7)."""

    __slots__ = (
        "number",
        "id",
        "printed",
        "name",
        "title",
        "kind",
        "faction",
        "traits",
        "mask",
        "unique",
        "brute",
        "wealth",
        "loyal",
        "negotiable",
        "cost",
        "stats",
        "gear",
        "panache",
        "cap",
        "initiative",
        "values",
        "grants",
        "bearer",
        "abilities",
        "actions",
        "lent",
        "passives",
        "standing",
        "has_aura",
        "varies",
        "has_limit",
        "has_value",
        "has_price",
        "meddles",
        "bars_thugs",
        "for_anyone",
        "needs_worn",
        "plain_price",
        "mere",
        "triggers",
        "duties",
        "parley",
        "aliases",
        "copies",
        "lines",
    )
    number: int
    id: str
    printed: int  # the number on the card
    name: str  # as printed, which decks are written with; what people read is in the catalogues
    title: str
    kind: int
    faction: int
    traits: tuple[str, ...]
    mask: int
    unique: bool
    brute: bool
    wealth: bool
    loyal: bool  # with the symbol of a faction (FIV-KEY-8)
    negotiable: bool
    cost: int
    stats: list[int]  # of a character
    gear: list[int]  # what it changes on its bearer
    panache: int  # of a Leader, or the change that a scheme makes
    cap: int
    initiative: int
    values: list[int]
    grants: int  # traits that its bearer has
    bearer: Cond | None  # what a bearer must be
    abilities: list[Ability]
    actions: list[Ability]  # those that are used on one's turn
    lent: list[Ability]  # Techniques that it lends to characters
    passives: list[Passive]
    standing: list[Standing]  # what the rules read from it at any time, line by line
    has_aura: bool
    varies: bool  # its own text changes its stats
    has_limit: bool
    has_value: bool
    has_price: bool
    meddles: bool
    bars_thugs: bool
    for_anyone: bool  # it may be put on any non-Leader at a City location
    needs_worn: int  # a trait of something that its bearer must bear besides, 0 none
    plain_price: bool  # of a risk: its Actions cost what is printed, come what may
    mere: bool  # an attachment of which nobody lives, and nothing stands: it may go, and nothing else changes
    triggers: int  # bits of the moments that its abilities answer
    duties: int  # those that it must answer
    parley: int  # Influence it has more while parleying
    aliases: tuple[str, ...]
    copies: int
    lines: int  # of its text

    def __init__(self, id: str, printed: int, name: str) -> None:
        self.id = id
        self.printed = printed
        self.name = name
        self.title = ""
        self.kind = RISK
        self.faction = NEUTRAL
        self.traits = ()
        self.mask = 0
        self.unique = False
        self.brute = False
        self.wealth = False
        self.loyal = False
        self.negotiable = False
        self.cost = 0
        self.stats = [DASH, DASH, DASH, DASH]
        self.gear = [0, 0, 0, 0]
        self.panache = 0
        self.cap = 0
        self.initiative = 0
        self.values = [DASH, DASH, DASH]
        self.grants = 0
        self.bearer = None
        self.abilities = []
        self.actions = []
        self.lent = []
        self.passives = []
        self.standing = []
        self.has_aura = False
        self.varies = False
        self.has_limit = False
        self.has_value = False
        self.has_price = False
        self.meddles = False
        self.bars_thugs = False
        self.for_anyone = False
        self.needs_worn = 0
        self.plain_price = False
        self.mere = False
        self.triggers = 0
        self.duties = 0
        self.parley = 0
        self.aliases = ()
        self.copies = 1
        self.lines = 0

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
