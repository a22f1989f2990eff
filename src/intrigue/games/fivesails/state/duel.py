"""The challenge or duel that is going on: what it was issued on, and what stands on either side of it."""

from __future__ import annotations

from typing import Final

from ....core.part import Part
from .names import DASH, PARRY, RIPOSTE

# how far it has come
NO_DUEL: Final = 0
CHALLENGE: Final = 1
DUEL: Final = 2

# its sides
CHALLENGER: Final = 0
DEFENDER: Final = 1


class CombatValues(Part):
    """Riposte, Parry and Thrust: as they change, or as they count. It never changes itself."""

    __slots__ = ("riposte", "parry", "thrust")
    riposte: int
    parry: int
    thrust: int

    def __init__(self, riposte: int, parry: int, thrust: int) -> None:
        self.riposte = riposte
        self.parry = parry
        self.thrust = thrust

    def of(self, which: int) -> int:
        """By number, as they are printed on cards."""
        if which == RIPOSTE:
            return self.riposte
        return self.parry if which == PARRY else self.thrust

    def plus(self, riposte: int, parry: int, thrust: int) -> CombatValues:
        return CombatValues(self.riposte + riposte, self.parry + parry, self.thrust + thrust)

    def printed_too(self, printed: list[int]) -> CombatValues:
        """With those of another card, where a dash adds nothing (FIV-DUEL-17)."""
        return CombatValues(add(self.riposte, printed[0]), add(self.parry, printed[1]), add(self.thrust, printed[2]))


def add(value: int, printed: int) -> int:
    if printed == DASH:
        return value
    return printed if value == DASH else value + printed


UNCHANGED: Final = CombatValues(0, 0, 0)
NO_VALUES: Final = CombatValues(DASH, DASH, DASH)


class LastKnown(Part):
    """What a fighter had when it was last in play (FIV-LKI-2): its stats by number, its wounds, where it was, and what
    it gave to its own combat cards."""

    __slots__ = ("stats", "wounds", "place", "gives")
    stats: tuple[int, ...]
    wounds: int
    place: int
    gives: CombatValues

    def __init__(self, stats: tuple[int, ...], wounds: int, place: int, gives: CombatValues) -> None:
        self.stats = stats
        self.wounds = wounds
        self.place = place
        self.gives = gives


class Terms(Part):
    """What a card says about the challenge that it issues."""

    __slots__ = ("no_intervening", "leaders_intervene", "no_refusing", "leaders_refuse", "steals", "home_instead")
    no_intervening: bool
    leaders_intervene: bool  # only Leaders may
    no_refusing: bool
    leaders_refuse: bool  # only Leaders may
    steals: bool  # the first to wound the other steals Renown
    home_instead: bool  # instead of an answer the target may be sent Home engaged

    def __init__(
        self,
        no_intervening: bool = False,
        leaders_intervene: bool = False,
        no_refusing: bool = False,
        leaders_refuse: bool = False,
        steals: bool = False,
        home_instead: bool = False,
    ) -> None:
        self.no_intervening = no_intervening
        self.leaders_intervene = leaders_intervene
        self.no_refusing = no_refusing
        self.leaders_refuse = leaders_refuse
        self.steals = steals
        self.home_instead = home_instead

    def but(self, no_intervening: bool, steals: bool) -> Terms:
        """The same with other words on these two, which can change while a challenge is open."""
        return Terms(
            no_intervening=no_intervening,
            leaders_intervene=self.leaders_intervene,
            no_refusing=self.no_refusing,
            leaders_refuse=self.leaders_refuse,
            steals=steals,
            home_instead=self.home_instead,
        )


USUAL: Final = Terms()


class DuelSide(Part):
    """The challenger or the defender, and what has come of the one who fights there."""

    __slots__ = (
        "fighter",
        "seat",
        "pool",
        "gambles",
        "lethal",
        "tied",
        "coming",
        "hurt",
        "fell",
        "died",
        "gone",
    )
    fighter: int  # -1 where the defender is still to be chosen
    seat: int
    pool: int  # the threat on the fighter
    gambles: int
    lethal: bool  # the threat that this side makes
    tied: int  # the place to which its pool is tied, -1 none
    coming: CombatValues  # changes that wait for its next round
    hurt: bool  # the one who fights was wounded in this duel
    fell: bool  # destroyed in this duel
    died: bool  # destroyed in this round
    gone: LastKnown | None  # the fighter has left play, destroyed or not

    def __init__(
        self,
        fighter: int,
        seat: int,
        pool: int,
        gambles: int,
        lethal: bool,
        tied: int,
        coming: CombatValues,
        hurt: bool,
        fell: bool,
        died: bool,
        gone: LastKnown | None,
    ) -> None:
        self.fighter = fighter
        self.seat = seat
        self.pool = pool
        self.gambles = gambles
        self.lethal = lethal
        self.tied = tied
        self.coming = coming
        self.hurt = hurt
        self.fell = fell
        self.died = died
        self.gone = gone

    def clone(self) -> DuelSide:
        return DuelSide(
            fighter=self.fighter,
            seat=self.seat,
            pool=self.pool,
            gambles=self.gambles,
            lethal=self.lethal,
            tied=self.tied,
            coming=self.coming,
            hurt=self.hurt,
            fell=self.fell,
            died=self.died,
            gone=self.gone,
        )


def nobody() -> DuelSide:
    return DuelSide(
        fighter=-1,
        seat=-1,
        pool=0,
        gambles=0,
        lethal=False,
        tied=-1,
        coming=UNCHANGED,
        hurt=False,
        fell=False,
        died=False,
        gone=None,
    )


class StyleUse(Part):
    """A Technique or Maneuver that was used in this duel, and who holds it: the card, or the fighter it is lent to."""

    __slots__ = ("holder", "ability")
    holder: int
    ability: int

    def __init__(self, holder: int, ability: int) -> None:
        self.holder = holder
        self.ability = ability


class Duel(Part):
    """Everything about a challenge, and about the duel that comes of it. Where `stage` is NO_DUEL, nothing else counts.

    Rounds are numbered through; the cards of a round are those of its side's line from `line_start` on.
    """

    __slots__ = (
        "stage",
        "challenger",
        "defender",
        "stat",
        "use",
        "terms",
        "refused",
        "taken",
        "still",
        "round",
        "side",
        "card",
        "changes",
        "kept",
        "line_start",
        "first_card_due",
        "technique_used",
        "maneuver_used",
        "styles",
        "bled",
    )
    stage: int
    challenger: DuelSide  # side 0
    defender: DuelSide  # side 1
    stat: int
    use: int  # the use that issued the challenge
    terms: Terms
    refused: bool
    taken: bool  # the defender takes the threat as wounds; no rounds
    still: bool  # no further Maneuvers and Techniques
    round: int
    side: int  # whose round it is
    card: int  # this round's combat card, -1 none
    changes: CombatValues  # of this round's values
    kept: CombatValues  # values of combat cards of this round that have left the line
    line_start: int
    first_card_due: bool  # the defender has yet to play its first card
    technique_used: bool  # in this round
    maneuver_used: bool
    styles: tuple[StyleUse, ...]
    bled: tuple[int, ...]  # the fighters wounded in this round

    def __init__(
        self,
        stage: int,
        challenger: DuelSide,
        defender: DuelSide,
        stat: int,
        use: int,
        terms: Terms,
        refused: bool,
        taken: bool,
        still: bool,
        round: int,
        side: int,
        card: int,
        changes: CombatValues,
        kept: CombatValues,
        line_start: int,
        first_card_due: bool,
        technique_used: bool,
        maneuver_used: bool,
        styles: tuple[StyleUse, ...],
        bled: tuple[int, ...],
    ) -> None:
        self.stage = stage
        self.challenger = challenger
        self.defender = defender
        self.stat = stat
        self.use = use
        self.terms = terms
        self.refused = refused
        self.taken = taken
        self.still = still
        self.round = round
        self.side = side
        self.card = card
        self.changes = changes
        self.kept = kept
        self.line_start = line_start
        self.first_card_due = first_card_due
        self.technique_used = technique_used
        self.maneuver_used = maneuver_used
        self.styles = styles
        self.bled = bled

    def of(self, side: int) -> DuelSide:
        return self.challenger if side == CHALLENGER else self.defender

    def has_used(self, holder: int, ability: int) -> bool:
        for style in self.styles:
            if style.holder == holder and style.ability == ability:
                return True
        return False

    def clone(self) -> Duel:
        return Duel(
            stage=self.stage,
            challenger=self.challenger.clone(),
            defender=self.defender.clone(),
            stat=self.stat,
            use=self.use,
            terms=self.terms,
            refused=self.refused,
            taken=self.taken,
            still=self.still,
            round=self.round,
            side=self.side,
            card=self.card,
            changes=self.changes,
            kept=self.kept,
            line_start=self.line_start,
            first_card_due=self.first_card_due,
            technique_used=self.technique_used,
            maneuver_used=self.maneuver_used,
            styles=self.styles,
            bled=self.bled,
        )


def fresh_duel() -> Duel:
    return Duel(
        stage=NO_DUEL,
        challenger=nobody(),
        defender=nobody(),
        stat=0,
        use=0,
        terms=USUAL,
        refused=False,
        taken=False,
        still=False,
        round=0,
        side=0,
        card=-1,
        changes=UNCHANGED,
        kept=NO_VALUES,
        line_start=0,
        first_card_due=False,
        technique_used=False,
        maneuver_used=False,
        styles=(),
        bled=(),
    )
