"""What holds without being used: all that a passive may have a word on."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .frames import AbilityUse
    from .state import FiveSails


class Passive:
    """Something that holds while a card is in play, or always (FIV-ABIL-1): a change of numbers, a permission, a duty.
    The rules ask every card in question, and most have nothing to say. `source` is the card it is printed on."""

    # ------------------------------------------------------------------ numbers

    def stat(self, st: FiveSails, source: int, card: int, which: int) -> int:
        """What it adds to a stat of the character it is printed on."""
        return 0

    def varies(self) -> bool:
        """Whether it ever adds something there."""
        return False

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

    def forbids_challenge(self, st: FiveSails, source: int) -> bool:
        """Whether it cannot be challenged now."""
        return False

    def draws_challenges(self, st: FiveSails, source: int) -> bool:
        """Whether enemies who challenge at its location must challenge it."""
        return False

    def challenges_engaged(self, st: FiveSails, source: int) -> bool:
        """Whether it may challenge although it is engaged."""
        return False

    def on_challenge(self, st: FiveSails, source: int) -> None:
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

    def on_softened(self, st: FiveSails, source: int) -> None:
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
