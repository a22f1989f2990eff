"""What a card is made of: numbers, traits, abilities and passives. The cards themselves are in `cards`.

An ability is a list of steps; a step is data with a few methods that the rules call. What a player reads lies in the
catalogues, line by line, and the numbers in it come from here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .names import ATTACHMENT, CHARACTER, CITY, DASH, LEADER, MOMENTS, NEUTRAL, RISK, SCHEME

if TYPE_CHECKING:
    from ..rules.frames import AbilityUse
    from .table import FiveSails


# what costs take, and what effects may need
HANDS: Final = 1  # cards in hand
RESTS: Final = 2  # somebody, or something, that is en garde
LIVES: Final = 4  # cards in play
RENOWN: Final = 8
EVERYTHING: Final = 15


class Step:
    """One thing that an ability does, or asks for. Steps are data: they never change."""

    __slots__ = ("question",)
    question: str  # its kind, where it asks

    def __init__(self, question: str = "") -> None:
        self.question = question

    def can(self, st: FiveSails, use: AbilityUse) -> bool:
        """Whether it is possible; asked of the first effect of an ability."""
        return True

    def payable(self, st: FiveSails, use: AbilityUse) -> bool:
        """Whether it can be done as a cost."""
        return self.can(st, use)

    def asks(self, st: FiveSails, use: AbilityUse) -> bool:
        return False

    def who(self, st: FiveSails, use: AbilityUse) -> int:
        """The seat that is asked."""
        return use.seat

    def choices(self, st: FiveSails, use: AbilityUse) -> list[int]:
        """The actions to choose from; nothing means that this step is skipped."""
        return []

    def chosen(self, st: FiveSails, use: AbilityUse, action: int) -> None:
        """Goes on with the answer; pushes what follows."""
        raise NotImplementedError

    def do(self, st: FiveSails, use: AbilityUse) -> None:
        """Carries the step out without asking; pushes what follows."""
        st.stack.append(use.next())
        self.act(st, use)

    def act(self, st: FiveSails, use: AbilityUse) -> None:
        raise NotImplementedError

    def is_price(self) -> bool:
        """Whether it pays the wealth cost of its card."""
        return False

    def takes(self) -> int:
        """What it takes from its user, in bits; what a cost takes may be missing afterwards."""
        return 0

    def minds(self) -> int:
        """Of which of these it depends whether it is possible."""
        return 0

    def bleeds(self) -> bool:
        """Whether it wounds the actor, who may die of it."""
        return False

    def uses_another(self) -> bool:
        """Whether another ability is used by it, with costs of its own."""
        return False

    def secret(self) -> bool:
        """Whether nobody else may notice which answer was given."""
        return False

    def parts(self) -> list[Step]:
        """The step as it stands in a program; steps with steps inside spread themselves out."""
        return [self]


class Cond:
    """A condition. `card` is the card in question where there is one."""

    __slots__ = ()

    def holds(self, st: FiveSails, use: AbilityUse, card: int) -> bool:
        raise NotImplementedError

    def hidden(self) -> bool:
        """Whether others cannot tell if it holds: then whoever depends on it is asked in any case."""
        return False

    def minds(self) -> int:
        """Of what that a cost may take it depends, in bits."""
        return EVERYTHING

    def about_foe(self) -> bool:
        """Whether it asks something about the foe: of a Technique that goes with a challenge this is judged late."""
        return False


class Passive:
    """Something that holds while a card is in play, or always (FIV-ABIL-1): a change of numbers, a permission, a duty.
    The rules ask every card in question, and most have nothing to say. `source` is the card it is printed on."""

    __slots__ = ()

    # ------------------------------------------------------------------ numbers

    def stat(self, st: FiveSails, source: int, card: int, which: int) -> int:
        """What it adds to a stat of the character it is printed on."""
        return 0

    def aura(self, st: FiveSails, source: int, card: int, which: int) -> int:
        """What it adds to a stat of any character in play."""
        return 0

    def is_aura(self) -> bool:
        return False

    def limit(self, st: FiveSails, card: int, which: int, total: int) -> int:
        """The last word on a stat of the character it is printed on, or of its bearer."""
        return total

    def is_limit(self) -> bool:
        return False

    def value(self, st: FiveSails, source: int, side: int, which: int) -> int:
        """What it adds to a combat value of the card that a side of the duel has played."""
        return 0

    def is_value(self) -> bool:
        return False

    def price(self, st: FiveSails, use: AbilityUse) -> int:
        """What it adds to the cost of the card it is printed on."""
        return 0

    def is_price(self) -> bool:
        return False

    # ------------------------------------------------------------------ what it changes for other cards

    def meddles(self) -> bool:
        """Whether it has a word on one of these while it is in play."""
        return False

    def equip_price(self, st: FiveSails, source: int, seat: int, attachment: int, bearer: int) -> int:
        """What it adds to the cost of an attachment that a seat puts on a character."""
        return 0

    def parley(self, st: FiveSails, source: int, card: int) -> int:
        """How much more Influence a character has while it parleys."""
        return 0

    def makes_brute(self, st: FiveSails, source: int, card: int) -> bool:
        return False

    def holds_back(self, st: FiveSails, source: int, card: int) -> bool:
        """Whether abilities of opponents cannot move a character."""
        return False

    def no_intervening(self, st: FiveSails, source: int, seat: int, place: int) -> bool:
        """Whether nobody of a seat may intervene at a place."""
        return False

    # ------------------------------------------------------------------ of a character: challenges and duels

    def never_challenges(self) -> bool:
        return False

    def challenges_at(self, st: FiveSails, source: int, place: int) -> bool:
        """Whether it may challenge at an adjacent City location too."""
        return False

    def unchallenged(self, st: FiveSails, source: int) -> bool:
        """Whether it cannot be challenged now."""
        return False

    def draws_challenges(self, st: FiveSails, source: int) -> bool:
        """Whether enemies who challenge at its location must challenge it."""
        return False

    def challenges_engaged(self, st: FiveSails, source: int) -> bool:
        """Whether it may challenge although it is engaged."""
        return False

    def challenged(self, st: FiveSails, source: int) -> None:
        """It challenges; whether it is engaged already shows."""

    def was_refused(self, st: FiveSails, target: int) -> None:
        """Its challenge is refused."""

    def intervenes_engaged(self, st: FiveSails, source: int) -> bool:
        """Whether it may intervene although it is engaged."""
        return False

    def intervenes(self, st: FiveSails, source: int) -> None:
        """It intervenes; whether it is engaged already shows."""

    def engages_instead(self, st: FiveSails, source: int) -> int:
        """What it may engage instead of itself to intervene, -1 nothing."""
        return -1

    def spares(self, st: FiveSails, card: int) -> bool:
        """Whether a character that intervenes for it need not engage."""
        return False

    def gambles_more(self) -> int:
        """How many cards more it reveals when it gambles, or its bearer does."""
        return 0

    def takes_gear_back(self) -> bool:
        """Whether attachments in its dueling line go back to hand."""
        return False

    # ------------------------------------------------------------------ of a character: everything else

    def as_mercenary(self) -> bool:
        """Whether it counts as a Mercenary for what its player uses."""
        return False

    def slips_away(self) -> bool:
        """Whether it may discard a card instead of engaging when it moves."""
        return False

    def spared_by_sorcery(self) -> bool:
        """Whether its own sorcery does not wound it."""
        return False

    def acts_second(self, st: FiveSails, source: int) -> bool:
        """Whether its player may use an ability now as though not the First Player."""
        return False

    def voice(self, st: FiveSails, source: int, place: int) -> int:
        """What it adds for its player to pressures at a place, wherever it is itself."""
        return 0

    # ------------------------------------------------------------------ of an attachment

    def for_anyone(self) -> bool:
        """Whether it may be put on any non-Leader at a City location, whosever that is."""
        return False

    def goes_to(self, st: FiveSails, seat: int, bearer: int) -> int:
        """Whom it goes to in truth."""
        return bearer

    def needs_worn(self) -> int:
        """A trait of something that its bearer must bear besides, 0 none."""
        return 0

    def never_moves(self) -> bool:
        """Whether it cannot be moved to another character."""
        return False

    def unbreakable(self) -> bool:
        return False

    def not_counted(self) -> bool:
        """Whether it does not count as the one of its kind that a character may bear."""
        return False

    def softens(self, st: FiveSails, source: int) -> int:
        """How many wounds it takes off what its bearer would take now."""
        return 0

    def softened(self, st: FiveSails, source: int) -> None:
        """It has done so."""

    def bearer_wounded(self, st: FiveSails, source: int) -> None: ...

    def keeps_engaged(self, st: FiveSails, source: int) -> bool:
        """Its bearer would become en garde; whether something else happens instead (FIV-REPLACE-3)."""
        return False

    def bearer_en_garde(self, st: FiveSails, bearer: int) -> None: ...

    def ends_with_day(self) -> bool:
        return False

    # ------------------------------------------------------------------ of other cards

    def bars_thugs(self) -> bool:
        """Whether Thugs may not pay for it."""
        return False

    def locked_when_paid(self) -> bool:
        """Whether it goes to the Locker when it was discarded as payment."""
        return False

    def comes_back(self) -> bool:
        """Whether it goes to the Grand Bazaar when it would enter a discard pile."""
        return False

    def stays_out(self, st: FiveSails, source: int) -> bool:
        """Whether it is not discarded from its location now."""
        return False

    def also_counts(self) -> int:
        """A stat that pressures at its location add up besides, -1 none."""
        return -1


class Ability:
    """One printed ability: what it does, and which line of its card it is."""

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
        "nested",
        "tangled",
        "bloody",
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
    nested: bool  # it uses another ability, with costs of its own
    tangled: bool  # paying one cost may make another impossible, or take away what the effects need
    bloody: bool  # a cost wounds the actor

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
        trigger: int,
        limit: int,
        copyable: bool,
        then_to_locker: bool,
    ) -> None:
        self.number = -1
        self.owner = -1
        self.slot = 0
        self.line = 0
        self.kind = kind
        self.city = city
        self.home = home
        self.qualifier = qualifier
        self.actor = actor
        self.need = need
        self.asks_foe = need is not None and need.about_foe()
        self.trigger = trigger
        self.limit = limit
        self.copyable = copyable
        self.then_to_locker = then_to_locker
        self.costs = costs
        self.effects = effects
        self.program = []
        self.paid = 0
        self.start = 0
        self.nested = False
        self.tangled = False
        self.bloody = False


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
        "has_limit",
        "has_value",
        "has_price",
        "meddles",
        "plain_price",
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
    has_limit: bool
    has_value: bool
    has_price: bool
    meddles: bool
    plain_price: bool  # of a risk: its Actions cost what is printed, come what may
    triggers: int  # bits of the moments that its abilities answer
    duties: int  # those that it must answer
    parley: int  # Influence it has more while parleying
    aliases: tuple[str, ...]
    copies: int
    lines: int  # of its text

    def __init__(self, id: str, printed: int, name: str) -> None:
        self.number = -1
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
        self.has_limit = False
        self.has_value = False
        self.has_price = False
        self.meddles = False
        self.plain_price = False
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

    def priced(self) -> bool:
        """Whether a cost is printed on it, be it 0 (FIV-CARD-8)."""
        return self.kind in (ATTACHMENT, RISK) or (self.kind == CHARACTER and (self.brute or self.faction == CITY))

    def fights(self) -> bool:
        """Whether it has combat values, be they dashes: every card of a Faction Deck does (FIV-FAC-2)."""
        return self.faction != CITY and (self.brute or self.kind in (ATTACHMENT, RISK))


LENT_LINE: Final = 3  # after the most lines that a card has: a Technique that one of them lends

CARDS: Final[list[PrintedCard]] = []
ABILITIES: Final[list[Ability]] = []
BASIC: Final[list[int]] = []  # the actions that everybody has, by number in ABILITIES
HAND_REACTIONS: Final[list[list[Ability]]] = [[] for _ in range(MOMENTS)]  # of risks, by moment
HAND_FACTIONS: Final[list[int]] = [0] * MOMENTS  # bits of the factions that have such risks
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
    ability.bloody = any(step.bleeds() for step in ability.costs)
    ability.paid = len(ability.program)
    ability.program += announcing
    ability.start = len(ability.program)
    for step in ability.effects:
        ability.program += step.parts()
    taken = 0
    for step in ability.costs:
        taken |= step.takes()
    needed = ability.program[ability.start].minds() if ability.effects else 0
    twice = len([step for step in steps if step.takes() & HANDS]) > 1
    ability.tangled = ability.nested or twice or taken & needed != 0
