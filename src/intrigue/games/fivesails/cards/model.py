"""What a card is made of: numbers, traits, abilities and passives. The cards themselves are in the other files here.

An ability is a list of steps; a step is data with a few methods that the rules call. What a card does stands beside
the words that a player reads.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ..rules.frames import (
        Run,
    )
    from ..state.table import FiveSails

DASH: Final = -1000  # a printed dash: a value of its own, never changed, 0 where a number is needed (FIV-DASH-3)

# kinds of card
LEADER: Final = 0
CHARACTER: Final = 1
SCHEME: Final = 2
ATTACHMENT: Final = 3
RISK: Final = 4
EVENT: Final = 5
KIND_NAMES: Final = ("leader", "character", "scheme", "attachment", "risk", "event")

# factions
VODACCE: Final = 0
EISEN: Final = 1
MONTAIGNE: Final = 2
CASTILLE: Final = 3
USSURA: Final = 4
NEUTRAL: Final = 5
CITY: Final = 6
FACTIONS: Final = ("vodacce", "eisen", "montaigne", "castille", "ussura", "neutral", "city")

# stats
COMBAT: Final = 0
FINESSE: Final = 1
INFLUENCE: Final = 2
RESOLVE: Final = 3
STATS: Final = ("combat", "finesse", "influence", "resolve")

# combat values
RIPOSTE: Final = 0
PARRY: Final = 1
THRUST: Final = 2
VALUES: Final = ("riposte", "parry", "thrust")

# traits that abilities ask for; all others are labels only (FIV-CARD-6)
TRAITS: Final = (
    "Leader",
    "Mercenary",
    "Red Hand",
    "Thug",
    "Sorcerer",
    "Strega",
    "Duelist",
    "Musketeer",
    "Pirate",
    "Scoundrel",
    "Hero",
    "Villain",
    "Diplomat",
    "Weapon",
    "Armor",
    "Attire",
    "Melee",
    "Ranged",
    "Eisenfaust",
    "Artifact",
    "Sorcery",
)
LEADERS: Final = 1 << 0
MERCENARY: Final = 1 << 1
RED_HAND: Final = 1 << 2
THUG: Final = 1 << 3
SORCERER: Final = 1 << 4
STREGA: Final = 1 << 5
DUELIST: Final = 1 << 6
MUSKETEER: Final = 1 << 7
PIRATE: Final = 1 << 8
SCOUNDREL: Final = 1 << 9
HERO: Final = 1 << 10
VILLAIN: Final = 1 << 11
DIPLOMAT: Final = 1 << 12
WEAPON: Final = 1 << 13
ARMOR: Final = 1 << 14
ATTIRE: Final = 1 << 15
MELEE: Final = 1 << 16
RANGED: Final = 1 << 17
EISENFAUST: Final = 1 << 18
ARTIFACT: Final = 1 << 19
SORCERY: Final = 1 << 20

# kinds of ability
ACTION: Final = 0
REACTION: Final = 1
TECHNIQUE: Final = 2
MANEUVER: Final = 3
PLOT: Final = 4  # a scheme's text above the bar
REVEALED: Final = 5  # "when revealed"
FORCED: Final = 6
SETUP: Final = 7
PASSIVE: Final = 8
ABILITY_NAMES: Final = (
    "Action",
    "Reaction",
    "Technique",
    "Maneuver",
    "Scheme",
    "When revealed",
    "Forced",
    "Setup",
    "Passive",
)

# who acts
NOBODY: Final = 0
ITSELF: Final = 1  # the character that the ability is printed on
BEARER_ACTS: Final = 2
ONE_OF_YOURS: Final = 3  # a character of yours, to be chosen
YOUR_FIGHTER: Final = 4
YOUR_LEADER: Final = 5

# how often
DAILY: Final = 0
EACH_DUEL: Final = 1
FREELY: Final = 2

# standing permissions and duties that the rules ask for; bits of Def.keys
GAMBLES_MORE: Final = 1 << 0  # reveals one card more when it gambles (on gear: its bearer does)
WEAPON_INTERVENES: Final = 1 << 1  # may engage a Weapon instead of itself to intervene, engaged or not
GUARDED: Final = 1 << 2  # Musketeers at its location intervene for it without engaging
TIRELESS: Final = 1 << 3  # once a Day it may challenge or intervene although engaged
STEADFAST: Final = 1 << 4  # may intervene although engaged
TAKES_IT: Final = 1 << 5  # intervening, it takes the threat as wounds and the duel is over
AS_MERCENARY: Final = 1 << 6  # counts as a Mercenary for what its player uses
TAKES_GEAR_BACK: Final = 1 << 7  # its player takes attachments of the dueling line back to hand
HOLDS_GROUND: Final = 1 << 8  # opponents' abilities cannot move other Musketeers of its player here
UNBLED: Final = 1 << 9  # its own sorcery does not wound it
SAFE_HARBOUR: Final = 1 << 10  # en garde at the Docks it cannot be challenged
NO_CHALLENGES: Final = 1 << 11  # issues no challenges
DRAWS_BLADES: Final = 1 << 12  # while en garde, enemy challenges at its location must target it
REMOTE: Final = 1 << 13  # may challenge a character that faces a fellow Red Hand at an adjacent place
SHAMES: Final = 1 << 14  # who refuses its challenge is engaged
HIRES_BRUTES: Final = 1 << 15  # its player's Mercenaries are Brutes
THUG_VOICE: Final = 1 << 16  # +1 in pressures where its player has a Thug
SLIPS_AWAY: Final = 1 << 17  # may discard a card instead of engaging when it moves
HAGGLED_UP: Final = 1 << 18  # what an opposing character equips costs 1 more
SMITH: Final = 1 << 19  # attachments that it equips cost 1 less
COLLECTOR: Final = 1 << 20  # Artifacts that its player equips cost 1 less
ANYONES: Final = 1 << 21  # may be put on any non-Leader at a City location
NEVER_MOVES: Final = 1 << 22  # cannot be moved to another character
UNBREAKABLE: Final = 1 << 23  # cannot be destroyed
SPARE_ARMOR: Final = 1 << 24  # does not count as the one Armor
PADDED: Final = 1 << 25  # in a duel takes 1 off the first wounds, and breaks when its bearer is wounded
NEEDS_WEAPON: Final = 1 << 26  # is destroyed when its bearer has no Weapon
LEADERS_ONLY: Final = 1 << 27  # always goes onto the Leader
BRAWL: Final = 1 << 28  # pressures here add Combat
HOARD: Final = 1 << 29  # not discarded while Renown lies on it
NO_THUG_MONEY: Final = 1 << 30  # Thugs may not pay for it
CANNOT_RISE: Final = 1 << 31  # its Combat cannot be raised
TO_LOCKER_PAID: Final = 1 << 32  # goes to the Locker when it was discarded as payment
COMES_BACK: Final = 1 << 33  # goes to the Grand Bazaar when it enters a discard pile
ENGARDE_HURTS: Final = 1 << 34  # its bearer is wounded whenever it becomes en garde
ENGARDE_LOST: Final = 1 << 35  # is destroyed instead when its bearer would become en garde
ENDS_WITH_DAY: Final = 1 << 36  # leaves play when the Day ends
ZEROES_INFLUENCE: Final = 1 << 37  # sets its bearer's Influence to 0
CLOSES_FORUMS: Final = 1 << 38  # who added no Renown to the Forums today may not intervene there
ACTS_SECOND: Final = 1 << 40  # lets its player use an ability as though not the First Player, once a Day
PARLEYS: Final = 1 << 39  # its player's Leader has +1 Influence while parleying

# moments at which abilities can answer
CHALLENGED: Final = 0  # a challenge is issued: a challenger, b target
TARGETED: Final = 1  # a card is targeted: a card, b serial of the use, c source card or -1
RISK_SHOWN: Final = 2  # a risk is announced: a card, b serial, c seat
ABILITY_SHOWN: Final = 3  # an ability is announced: a card, b serial, c seat
STYLE_SHOWN: Final = 4  # a Technique or Maneuver is announced in a duel: a card, b serial, c seat * 2 + maneuver
CARD_SHOWN: Final = 5  # a combat card is announced: a card, c seat
ACCEPTED: Final = 6  # a challenge is accepted: a challenger, b defender
REFUSED: Final = 7  # a challenge is refused: a challenger, b target
MOVES: Final = 8  # a character is about to move: a character, b from, c to
MOVED: Final = 9  # a character has moved: a character, b from, c to
ACTED: Final = 10  # an Action is over: c seat
PRESSED: Final = 11  # a location is pressured: a location, b performer, c seat
PRESSURE_WON: Final = 12  # a pressure succeeds: a location, b margin, c seat
CLAIMED: Final = 13  # a location is claimed: a location, c seat
DESTROYED: Final = 14  # a character was destroyed: a character, b location, c its controller
WOUNDED: Final = 15  # a character was wounded: a character
EQUIPPED: Final = 16  # an attachment was equipped: a attachment, b bearer, c seat
MADE_DISCARD: Final = 17  # a card was discarded because of somebody's effect: a card, b whose effect, c who discarded
RENOWN_ADDED: Final = 18  # Renown was added: a location, c seat
SORCERY_DONE: Final = 19  # a Sorcerer ability is over: a actor, b serial, c seat
SORCERY_PLAYED: Final = 20  # a Sorcery was played from hand: a card, b actor, c seat
CARD_USED: Final = 21  # a card was played or discarded: a card, c seat
PLAN_PLAYED: Final = 22  # an approach card was played: a card, c seat
TO_LOCKER: Final = 23  # a character would go to the Locker: a character
DUEL_BEGINS: Final = 24
ROUND_BEGINS: Final = 25  # c side
ROUND_ENDS: Final = 26  # c side
DUEL_ENDS: Final = 27
DRAMA_BEGINS: Final = 28
DRAMA_ENDS: Final = 29
DUSK_BEGINS: Final = 30
DAY_ENDS: Final = 31
PLANNING_ENDS: Final = 32
CITY_SHOWN: Final = 33  # a City card is laid out: a card
PLAYED_CARD: Final = 34  # a combat card was played into the line: a card, c side
PAYING: Final = 35  # a card that is no character is being paid for
MOMENTS: Final = 36


class Step:
    """One thing that an ability does, or asks for. Steps are data: they never change."""

    __slots__ = ("why",)
    why: str  # the question in words, where it asks

    def __init__(self, why: str = "") -> None:
        self.why = why

    def can(self, st: FiveSails, run: Run) -> bool:
        """Whether it is possible; asked of the first effect of an ability."""
        return True

    def payable(self, st: FiveSails, run: Run) -> bool:
        """Whether it can be done as a cost."""
        return self.can(st, run)

    def asks(self, st: FiveSails, run: Run) -> bool:
        return False

    def who(self, st: FiveSails, run: Run) -> int:
        """The seat that is asked."""
        return run.seat

    def choices(self, st: FiveSails, run: Run) -> list[int]:
        """The actions to choose from; nothing means that this step is skipped."""
        return []

    def chosen(self, st: FiveSails, run: Run, action: int) -> None:
        """Goes on with the answer; pushes what follows."""
        raise NotImplementedError

    def do(self, st: FiveSails, run: Run) -> None:
        """Carries the step out without asking; pushes what follows."""
        st.stack.append(run.next())
        self.act(st, run)

    def act(self, st: FiveSails, run: Run) -> None:
        raise NotImplementedError

    def is_price(self) -> bool:
        """Whether it pays the wealth cost of its card."""
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

    def holds(self, st: FiveSails, run: Run, card: int) -> bool:
        raise NotImplementedError


class Passive:
    """A standing change of numbers. `source` is the card it is printed on."""

    __slots__ = ()

    def stat(self, st: FiveSails, source: int, card: int, which: int) -> int:
        """What it adds to a stat of the character it is printed on."""
        return 0

    def aura(self, st: FiveSails, source: int, card: int, which: int) -> int:
        """What it adds to a stat of any character in play."""
        return 0

    def is_aura(self) -> bool:
        return False

    def is_value(self) -> bool:
        return False

    def value(self, st: FiveSails, source: int, side: int, which: int) -> int:
        """What it adds to a combat value of the card that a side of the duel has played."""
        return 0

    def price(self, st: FiveSails, run: Run) -> int:
        """What it adds to the cost of the card it is printed on."""
        return 0


class Ability:
    """One printed ability: its words and what it does."""

    __slots__ = (
        "number",
        "owner",
        "slot",
        "kind",
        "text",
        "city",
        "home",
        "qualifier",
        "actor",
        "need",
        "trigger",
        "limit",
        "copyable",
        "afterwards",
        "costs",
        "effects",
        "program",
        "start",
    )
    number: int  # in ABILITIES
    owner: int  # number of its card, -1 for the actions that everybody has
    slot: int  # which of the card's abilities it is
    kind: int
    text: str
    city: bool
    home: bool
    qualifier: int  # traits that the actor must have, all of them
    actor: int
    need: Cond | None
    trigger: int
    limit: int
    copyable: bool
    afterwards: int  # 0: the usual, 1: its card goes to the Locker, 2: it stays in play
    costs: list[Step]
    effects: list[Step]
    program: list[Step]
    start: int  # where the effects begin in the program

    def __init__(
        self,
        kind: int,
        text: str,
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
        afterwards: int,
    ) -> None:
        self.number = -1
        self.owner = -1
        self.slot = 0
        self.kind = kind
        self.text = text
        self.city = city
        self.home = home
        self.qualifier = qualifier
        self.actor = actor
        self.need = need
        self.trigger = trigger
        self.limit = limit
        self.copyable = copyable
        self.afterwards = afterwards
        self.costs = costs
        self.effects = effects
        self.program = []
        self.start = 0


class Standing:
    """A passive: words, and what the rules read from it."""

    __slots__ = ("text", "keys", "passives", "parley", "grants", "bearer", "lent", "gear")
    text: str
    keys: int
    passives: list[Passive]
    parley: int
    grants: int
    bearer: Cond | None
    lent: list[Ability]
    gear: tuple[int, int, int, int]

    def __init__(
        self,
        text: str,
        keys: int,
        passives: list[Passive],
        parley: int,
        grants: int,
        bearer: Cond | None,
        lent: list[Ability],
        gear: tuple[int, int, int, int],
    ) -> None:
        self.text = text
        self.keys = keys
        self.passives = passives
        self.parley = parley
        self.grants = grants
        self.bearer = bearer
        self.lent = lent
        self.gear = gear


class Def:
    """One printed card."""

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
        "keys",
        "grants",
        "bearer",
        "abilities",
        "actions",
        "lent",
        "passives",
        "standing",
        "has_aura",
        "has_value",
        "triggers",
        "duties",
        "parley",
        "aliases",
        "copies",
        "text",
    )
    number: int
    id: str
    printed: int  # the number on the card
    name: str
    title: str
    kind: int
    faction: int
    traits: tuple[str, ...]
    mask: int
    unique: bool
    brute: bool
    wealth: bool
    loyal: bool
    negotiable: bool
    cost: int
    stats: list[int]  # of a character
    gear: list[int]  # what it changes on its bearer
    panache: int  # of a Leader, or the change that a scheme makes
    cap: int
    initiative: int
    values: list[int]
    keys: int
    grants: int  # traits that its bearer has
    bearer: Cond | None  # what a bearer must be
    abilities: list[Ability]
    actions: list[Ability]  # those that are used on one's turn
    lent: list[Ability]  # Techniques that it lends to characters
    passives: list[Passive]
    standing: list[Standing]  # what the rules read from it at any time, line by line
    has_aura: bool
    has_value: bool
    triggers: int  # bits of the moments that its abilities answer
    duties: int  # those that it must answer
    parley: int  # Influence it has more while parleying
    aliases: tuple[str, ...]
    copies: int
    text: str

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
        self.keys = 0
        self.grants = 0
        self.bearer = None
        self.abilities = []
        self.actions = []
        self.lent = []
        self.passives = []
        self.standing = []
        self.has_aura = False
        self.has_value = False
        self.triggers = 0
        self.duties = 0
        self.parley = 0
        self.aliases = ()
        self.copies = 1
        self.text = ""


DEFS: Final[list[Def]] = []
ABILITIES: Final[list[Ability]] = []
BASIC: Final[list[int]] = []  # the actions that everybody has, by number in ABILITIES
HAND_REACTIONS: Final[list[list[Ability]]] = [[] for _ in range(MOMENTS)]  # of risks, by moment
HAND_FACTIONS: Final[list[int]] = [0] * MOMENTS  # bits of the factions that have such risks
DUTIES: Final[list[bool]] = [False] * MOMENTS  # whether any card must answer that moment
BY_ID: Final[dict[str, int]] = {}


def enlist(ability: Ability, owner: int, slot: int) -> None:
    """Give an ability its number and its program: costs, the moment of announcing, effects."""
    ability.number = len(ABILITIES)
    ability.owner = owner
    ability.slot = slot
    ABILITIES.append(ability)
    for step in ability.costs:
        ability.program += step.parts()
    ability.start = len(ability.program)
    for step in ability.effects:
        ability.program += step.parts()
