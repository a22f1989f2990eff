"""Every card of the Watch beside every card of the Merchant and of the Thief, in one Effect Phase of Trieste, with
reactions and Heroes by chance: played out by the words of the cards, by somebody who answers what the engine asks, and
nothing else, and compares what lies on the table in the end."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.games.trieste.playing import (
    MERCHANT,
    THIEF,
    WATCH,
    asked,
    can,
    discards,
    events,
    hand,
    heroes,
    on_table,
    play,
    prison,
)

from intrigue.games.trieste import events as ev
from intrigue.games.trieste.cards.money import Exchange
from intrigue.games.trieste.cards.titles import ACTION, CARDS, CHARACTER, FACTIONS

COINS = ("copper", "silver", "gold", "diamond")
LEVEL = {  # of the Thief's characters
    "lookout": 0,
    "street-urchin": 1,
    "pickpocket": 1,
    "con-artist": 1,
    "burglar": 2,
    "cat-burglar": 3,
    "foxtail-captain": 3,
}
DARING = ("pickpocket", "burglar", "cat-burglar", "foxtail-captain")


def titles(faction: str) -> list[str]:
    """What can be laid on the table, but for treasure."""
    return [card.id for card in CARDS if card.faction == FACTIONS.index(faction) and card.kind in (CHARACTER, ACTION)]


class Evening:
    """One Effect Phase. `coins` and `cards` count what each faction holds; `thieves` are in the Thief's hand."""

    def __init__(self, watch: str, merchant: str, thief: str, rng: Random) -> None:
        self.rng = rng
        self.table = {WATCH: watch, MERCHANT: merchant, THIEF: thief}
        self.coins = {WATCH: rng.randint(0, 5), MERCHANT: rng.randint(0, 6), THIEF: rng.randint(0, 3)}
        self.thieves = rng.sample(["street-urchin", "burglar", "lookout", "pickpocket"], rng.randint(0, 3))
        self.bombs, self.boxes, self.hushes = rng.randint(0, 1), rng.randint(0, 2), rng.randint(0, 1)
        self.discarded = rng.sample(["street-urchin", "burglar", "con-artist", "cat-burglar"], rng.randint(0, 3))
        self.prison = rng.sample(["lookout", "street-urchin", "pickpocket"], rng.choice((0, 0, 1, 2, 3)))
        self.infamy, self.guarded, self.dearer = rng.randint(0, 8), False, {WATCH: 0, MERCHANT: 0, THIEF: 0}
        self.heroes = {
            WATCH: rng.choice(("antonia", "bruno")),
            MERCHANT: "jacopo",
            THIEF: rng.choice(("nine-tails", "matteo")),
        }
        held = {
            WATCH: ["hushed-up"] * self.hushes + ["tax-collector"] * rng.randint(0, 2),
            MERCHANT: ["strongbox"] * self.boxes + ["shopkeeper"] * rng.randint(0, 1),
            THIEF: ["smoke-bomb"] * self.bombs + self.thieves,
        }
        self.cards = {faction: len(row) for faction, row in held.items()}
        given: dict[str, Any] = {
            faction: " ".join(["copper"] * self.coins[faction] + held[faction]) for faction in FACTIONS
        }
        self.state = on_table(
            **given,
            **{f"{faction}_plays": card for faction, card in self.table.items()},
            discards={WATCH: "patrol-officer", THIEF: " ".join(self.discarded)},
            captured=" ".join(self.prison),
            infamy=self.infamy,
            **(heroes(**self.heroes)),
        )

    def has(self, hero: str) -> bool:
        return hero in self.heroes.values()

    def ask(self, who: str, *menu: str) -> str:
        """The engine asks this faction, and for nothing else but this, where that is said."""
        assert asked(self.state) == who, (asked(self.state), can(self.state), who, menu)
        if menu:
            assert sorted(can(self.state)) == sorted(menu)
        chosen = self.rng.choice(can(self.state))
        play(self.state, chosen)
        return chosen

    # -------------------------------------------------------------- what cards do

    def draw(self, who: str, count: int) -> None:
        self.coins[who] += count

    def due(self, taker: str, victim: str, count: int) -> int:
        """TRI-C-47, TRI-C-48, TRI-C-43: what is really to go, once the Merchant was asked."""
        held = self.coins[victim]
        if held == 0 or (victim == MERCHANT and self.guarded):
            return 0
        count = min(held, count + (2 if taker == WATCH and self.has("bruno") else 0))
        if victim == MERCHANT and self.ask(MERCHANT, "pass", *["react strongbox"] * (self.boxes > 0)) != "pass":
            self.boxes -= 1
            self.cards[MERCHANT] -= 1
            return 0
        return count

    def give(self, taker: str, count: int) -> None:
        for _ in range(self.due(taker, MERCHANT, count)):
            assert self.ask(MERCHANT).removeprefix("give ") in COINS
            self.coins[MERCHANT] -= 1
            self.coins[taker] += 1

    def take(self, taker: str, victim: str, count: int, keep: int = 9) -> None:
        count = self.due(taker, victim, count)
        self.coins[victim] -= count
        self.coins[taker] += min(count, keep)

    def capture(self, card: str) -> bool:
        """TRI-C-18, TRI-C-42."""
        menu = ["pass", *["escape"] * self.has("nine-tails")]
        menu += ["react smoke-bomb"] * (self.bombs > 0 and self.coins[THIEF] > 0)
        answer = self.ask(THIEF, *menu)
        if answer == "escape":
            self.heroes[THIEF] = ""
            return False
        if answer == "react smoke-bomb":
            assert self.ask(THIEF).startswith("pay ")
            self.bombs -= 1
            self.cards[THIEF] -= 1
            self.coins[THIEF] -= 1
            return False
        self.prison.append(card)
        self.draw(WATCH, 1 if self.has("antonia") else 0)
        return True

    def on_the_table(self, reach: int) -> bool:
        card = self.table[THIEF]
        if card not in LEVEL or LEVEL[card] > reach + self.has("antonia") or not self.capture(card):
            return False
        self.table[THIEF] = ""
        return True

    def arrest(self, where: list[str], reach: int, in_hand: bool) -> None:
        """TRI-C-50: two of them, and whoever got away is let alone."""
        safe: list[str] = []
        for _ in range(2):
            within = sorted({card for card in where if LEVEL[card] <= reach and card not in safe})
            if not within:
                return
            card = within[0]
            if len(within) > 1:
                card = self.ask(WATCH, *[f"capture {one}" for one in within]).removeprefix("capture ")
            if self.capture(card):
                where.remove(card)
                self.cards[THIEF] -= in_hand
            else:
                safe.append(card)

    def free(self, who: str) -> str:
        if not self.prison:
            return ""
        card = self.prison[0]
        if len(set(self.prison)) > 1:
            card = self.ask(who, *[f"free {one}" for one in set(self.prison)]).removeprefix("free ")
        self.prison.remove(card)
        return card

    def watch(self) -> None:
        match self.table[WATCH]:
            case "tax-collector":
                self.give(WATCH, min(3, 1 + self.coins[MERCHANT] // 2))
            case "patrol-officer":
                if self.on_the_table(1) and self.ask(WATCH, "pass", "accept") == "accept":
                    self.draw(WATCH, 3)
            case "watch-sergeant":
                self.give(WATCH, 1)
                self.cards[WATCH] += 1
                self.draw(WATCH, 2)
            case "bloodhound":
                if self.on_the_table(2):
                    self.infamy = max(0, self.infamy - 1)
            case "undercover-agent":
                self.arrest(self.thieves, 2, True)
                self.draw(WATCH, 1)
            case "raiding-party":
                self.on_the_table(3)
                self.infamy = max(0, self.infamy - 1)
            case "search-warrant":
                self.search()
            case "bounty":
                self.arrest(self.discarded, 3, False)
                self.give(WATCH, 2)
            case "contraband-checkpoint":
                self.dearer[THIEF] += 3
                self.cards[WATCH] += 1
                self.give(WATCH, 1)
            case "harbour-dues":
                self.give(WATCH, 2)
                self.draw(WATCH, 2)

    def search(self) -> None:
        """Which cards they are, chance has said. TRI-C-41: one after the other."""
        for showed in events(self.state, ev.Showed):
            for card in showed.cards:
                if card not in LEVEL or LEVEL[card] > 1:
                    self.cards[WATCH] += 1
                elif self.capture(card):
                    self.thieves.remove(card)
                    self.cards[THIEF] -= 1

    def merchant(self) -> None:
        match self.table[MERCHANT]:
            case "money-changer":
                self.draw(MERCHANT, 1)
                if not self.state.over and isinstance(self.state.stack[-1], Exchange):  # there is something better
                    self.ask(MERCHANT)
            case "shopkeeper":
                self.draw(MERCHANT, 2 + len(self.prison) // 4)
            case "caravan-guard":
                self.guarded = True
                self.draw(MERCHANT, len(self.prison) // 3)
            case "smooth-talker":
                self.take(MERCHANT, WATCH, 1 + self.coins[WATCH] // 4)
            case "spice-trader":
                self.draw(MERCHANT, 2 + len(self.prison) // 3)
            case "guild-master":
                self.draw(MERCHANT, 3 + len(self.prison) // 4)
            case "business-as-usual":
                assert self.ask(MERCHANT).startswith("keep ")
                self.draw(MERCHANT, 1)
            case "letter-of-credit":
                self.draw(MERCHANT, 1)
            case "clearance-sale":
                self.sell(MERCHANT)
            case "pardon":
                card = self.free(MERCHANT)
                self.discarded += [card] if card else []
                self.draw(MERCHANT, 1 + len(self.prison) // 3)
            case "embargo":
                self.draw(MERCHANT, 2)
                self.dearer[WATCH] += 2

    def sell(self, who: str) -> None:
        if self.cards[who] == 0:
            return
        sold = self.ask(who)
        if sold != "pass":
            self.cards[who] -= 1
            self.boxes -= sold == "discard strongbox"
            self.discarded += [card for card in [sold.removeprefix("discard ")] if who == THIEF and card in LEVEL]
            self.draw(who, 2)

    def waste(self) -> None:
        """Two cards of the Watch; which they are, chance has said."""
        gone = [event for event in events(self.state, ev.Discarded) if event.seat == 0]
        assert sum(len(event.cards) for event in gone) == min(2, self.coins[WATCH] + self.cards[WATCH])
        for event in gone:
            for card in event.cards:
                self.hushes -= card == "hushed-up"
                if card in COINS:
                    self.coins[WATCH] -= 1
                else:
                    self.cards[WATCH] -= 1

    def thief(self) -> None:
        card = self.table[THIEF]
        match card:
            case "":
                return
            case "lookout":
                self.give(THIEF, 2)
                self.draw(THIEF, 1)
            case "street-urchin":
                self.give(THIEF, 1)
            case "pickpocket":
                whom = [victim for victim in (WATCH, MERCHANT) if self.coins[victim]]
                if len(whom) == 2:
                    whom = [self.ask(THIEF, "rob watch", "rob merchant").removeprefix("rob ")]
                for victim in whom:
                    self.take(THIEF, victim, 1)
            case "con-artist":
                self.take(THIEF, WATCH, 2)
                self.waste()
            case "burglar":
                self.take(THIEF, MERCHANT, 1)
            case "cat-burglar":
                self.take(THIEF, MERCHANT, 2)
            case "foxtail-captain":
                self.take(THIEF, MERCHANT, 3, keep=1)
                self.cards[THIEF] += 1
            case "fence":
                self.draw(THIEF, 2)
                self.sell(THIEF)
                self.give(THIEF, 1)
            case "diversion":
                self.dearer[WATCH] += 2
                self.give(THIEF, 2)
            case "ambush":
                self.waste()
                self.give(THIEF, 1)
            case "safe-house":
                self.cards[THIEF] += self.ask(THIEF) != "pass"
                self.give(THIEF, 1)
            case "jailbreak":
                self.cards[THIEF] += self.free(THIEF) != ""
                self.give(THIEF, 1)
        if LEVEL.get(card, 0):  # TRI-EFF-4, TRI-C-15, TRI-C-52
            fame = LEVEL[card] + (card in DARING and not self.prison)
            before = self.infamy
            if self.ask(WATCH, "pass", *["react hushed-up"] * (self.hushes > 0)) != "pass":
                self.cards[WATCH] -= 1
            else:
                self.infamy = min(9, self.infamy + fame)
            if self.infamy > before and self.has("matteo"):
                self.draw(THIEF, 2)
        if card in LEVEL:
            self.discarded.append(card)

    # -------------------------------------------------------------- what is compared

    def agree(self) -> None:
        state = self.state
        for faction in FACTIONS:
            held = hand(state, faction).split()
            treasure = [card for card in held if card in COINS]
            assert (len(treasure), len(held) - len(treasure)) == (self.coins[faction], self.cards[faction]), faction
        assert sorted(prison(state).split()) == sorted(self.prison)
        lying = [card for card in discards(state, THIEF).split() if card in LEVEL]
        assert sorted(lying) == sorted(self.discarded)
        assert state.infamy == self.infamy
        if not state.over:
            assert list(state.dearer_next) == [self.dearer[faction] for faction in FACTIONS]
            assert asked(state) == WATCH  # the End Phase: who is taken back
            assert {"pass"} <= set(can(state)) <= {"pass", *[f"buy {card}" for card in titles(WATCH)]}


@pytest.mark.rule("TRI-EFF-1", "TRI-EFF-2", "TRI-EFF-4", "TRI-TURN-2", "TRI-CMP-4")
@pytest.mark.parametrize("watch", titles(WATCH))
@pytest.mark.parametrize("merchant", titles(MERCHANT))
def test_three_cards_do_what_is_printed_on_them(watch: str, merchant: str) -> None:
    for thief in titles(THIEF):
        evening = Evening(watch, merchant, thief, Random(f"{watch} {merchant} {thief}"))
        evening.watch()
        evening.merchant()
        evening.thief()
        evening.agree()
