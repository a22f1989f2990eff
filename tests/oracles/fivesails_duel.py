"""A second opinion on the duels of City of Five Sails: threat, round by round, with the Techniques, Maneuvers and
passives that can be said in numbers. As in the other file, nothing here knows the engine."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from typing import Any

from tests.oracles.fivesails import CARDS, Heap, Person, Table, helped, stat, ways

RIPOSTE, PARRY, THRUST = range(3)
Change = tuple[int, int, int]
LENT = "lent"  # what Jean Urbain gives to other Musketeers

# What a Technique adds, in the order in which it is printed where there is a choice. Conditions stand in `ready`.
TECHNIQUES: dict[str, tuple[Change, ...]] = {
    "terrell_brandt": ((0, 0, 1),),
    "pavel_ivanov": ((0, 1, 0),),
    "vissenta_scarpa": ((0, 1, 0), (0, 0, 1)),
    "valeri_mikhailov": ((0, 0, 1), (1, 0, 0)),
    "jean_urbain": ((0, 0, 1), (1, 0, 0)),
    "horatio_lockwood": ((0, 0, 2),),
    "angeline_demone": ((1, 0, 0),),
    "servo_scarpa": ((0, 0, 0),),  # by the Red Hands beside him
    "langschwert": ((0, 0, 1),),  # twice
    "mastercrafted_rapier": ((1, 0, 0),),
    "grandfathers_hammer": ((0, 0, 2),),
    "mireli_sabre": ((0, 0, 0),),  # by its bearer's stats
    "throwing_knife": ((0, 0, 1),),
    "improvised_weapon": ((0, 0, 1),),
    "kaspars_panzerhand": ((1, 0, 0),),
    "polished_flintlock": ((0, 0, 0),),  # Lethal
    "burnished_cuirass": ((0, 0, 0),),  # against the foe's next card
    "syrneth_hand": ((0, 0, 0),),
    "unsavory_salve": ((0, 0, 0),),  # a wound
    "gallegos_blade": ((0, 0, 0),),  # against the foe's next gamble
    "daniella_dietrich": ((0, 0, 0),),  # leaves when the round ends
    LENT: ((1, 0, 0),),
}
MANEUVERS: dict[str, tuple[Change, ...]] = {
    "rough_em_up": ((0, 0, 0),),  # by the Red Hands there
    "precision": ((0, 0, 0),),  # Lethal
    "press_the_advantage": ((0, 0, 1),),  # one more if the foe is engaged
    "well_equipped": ((1, 0, 0),),
    "youre_embarrassing_yourself": ((1, 0, 0),),
    "adaptable": ((2, 2, 0), (2, 0, 2)),
    "my_fight_alone": ((1, 0, 0),),
    "strength_of_ten": ((0, 0, 0),),  # by the printed Combat
    "iron_reply": ((0, 0, 0),),  # a wound
    "last_word": ((0, 0, 0),),
    "mirelis_revision": ((0, 2, 0), (0, 0, 0)),  # or a wound, and the foe's next card
    "im_done_with_you": ((0, 0, 0),),  # by the line
    "improvised_weapon": ((0, 1, 0),),
    "fight_through_the_pain": ((0, 0, 0),),  # heals
    "master_of_valroux_style": ((1, 0, 0),),
    "borets": ((0, 0, 0),),  # the last one
    "a_heroic_end": ((0, 0, 0),),
}
PLAIN = (  # nothing but values in a duel
    "ambush", "bravos", "for_the_family", "objection", "wrath_of_the_don", "stratege", "gallant_deeds", "amour", "boon",
    "research", "carnaval", "predatory_pursuit", "strong_hands", "stubborn", "appealing_to_the_people", "bleed_out",
    "langschwert", "mastercrafted_rapier", "throwing_knife", "uppmans_jacket", "opulence", "triage", "pull", "dante",
    "angelo", "alcee", "buratino", "kaspars_panzerhand", "a_new_strategy", "tending_the_wounded", "sea_legs",
    "matchlock_musket", "dark_gift", "stiletto", "not_today", "not_today",
)  # fmt: skip


@dataclass
class Side:
    seat: int
    name: str = ""
    hand: list[str] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)  # from the top
    pool: int = 0  # the threat that this one faces
    lethal: bool = False  # this one's threat on the other
    gambles: int = 0
    line: list[str] = field(default_factory=list)
    used: list[str] = field(default_factory=list)
    next: list[int] = field(default_factory=lambda: [0, 0, 0])  # changes of the next combat card
    last: dict[str, int] = field(default_factory=dict)  # what the stats were when this one fell
    was: Person | None = None
    shielded: bool = False  # a Breastplate helps but once
    fewer: int = -1  # the round in which a gamble reveals one card less
    helped: bool = False  # and Yevgeni once a Day


@dataclass
class Duel:
    table: Table
    stat: str
    sides: tuple[Side, Side]  # challenger, defender
    active: int = 1
    round: int = 0
    values: list[int | None] = field(default_factory=list)
    changes: list[int] = field(default_factory=list)
    card: str = ""
    styles_used: set[str] = field(default_factory=set)  # "technique", "maneuver", of this round
    hushed: bool = False  # by Borets
    heroic: bool = False
    healing: bool = False
    leaving: bool = False
    over: bool = False

    # ------------------------------------------------------------------ who is who

    @property
    def me(self) -> Side:
        return self.sides[self.active]

    @property
    def foe(self) -> Side:
        return self.sides[1 - self.active]

    def person(self, side: Side) -> Person | None:
        return self.table.named(side.name)

    def known(self, side: Side) -> Person:
        """As it is, or was last."""
        who = self.person(side) or side.was
        assert who is not None
        return who

    def tired(self, who: Person) -> bool:
        """Only somebody in play is engaged: that is neither a value nor a trait."""
        return who.engaged and self.table.named(who.name) is not None

    def stat_of(self, side: Side, name: str) -> int:
        who = self.person(side)
        return side.last[name] if who is None else self.value(side, who, name)

    def value(self, side: Side, who: Person, name: str) -> int:
        number = stat(self.table, who, name)
        if number is None:
            return 0
        soline = self.table.named("soline_el_gato")
        other = self.sides[1 - self.sides.index(side)]
        weighs = other.name and soline and soline.seat == other.seat and soline.place == who.place  # on an adversary
        if name == "finesse" and weighs:
            return max(0, number - 1)
        return number

    def change(self, who: Person, **things: Any) -> None:
        new = replace(who, **things)
        new = replace(new, resting=tuple(thing for thing in new.gear if thing in new.resting))
        self.table = replace(
            self.table, people=tuple(new if one.name == who.name else one for one in self.table.people)
        )

    def lose(self, who: Person, thing: str) -> None:
        """An attachment less; without a Weapon the Unsavory Salve goes as well."""
        gear = tuple(one for one in who.gear if one != thing)
        if not any("Weapon" in CARDS[one].traits for one in gear):
            gear = tuple(one for one in gear if one != "unsavory_salve")
        self.change(who, gear=gear)
        self.fall(who.name)

    def fall(self, name: str) -> None:
        """Destroyed as soon as there are enough wounds."""
        who = self.table.named(name)
        if who is not None and who.wounds >= (stat(self.table, who, "resolve") or 0):
            self.destroy(who)

    def destroy(self, who: Person) -> None:
        for side in self.sides:
            if side.name == who.name:
                side.last = {one: self.value(side, who, one) for one in ("combat", "finesse", "influence")}
                side.was = who
        self.table = replace(self.table, people=tuple(one for one in self.table.people if one != who))

    def wound(self, side: Side, count: int, duel: bool = True) -> None:
        """A Breastplate takes one off the first time in a duel, and breaks when a wound gets through."""
        who = self.person(side)
        if who is None or count <= 0:
            return
        if "breastplate" in who.gear and duel and not side.shielded:
            side.shielded = True
            count -= 1
        if count:
            self.change(who, wounds=who.wounds + count)
            hurt = self.person(side)
            assert hurt is not None
            if "breastplate" in hurt.gear:
                self.lose(hurt, "breastplate")
            self.fall(side.name)

    def draw(self) -> None:
        self.me.hand.append(self.me.deck.pop(0))

    # ------------------------------------------------------------------ the challenge

    def challenge(self, accepted: bool, technique: str = "", option: int = 0) -> None:
        """After the answer: the Technique, then threat; a refusal makes wounds of it. Nazem wears out who refuses."""
        self.active = 0
        if not accepted and self.me.name == "nazem_ibn_umur":
            self.change(self.known(self.foe), engaged=True)
        self.changes = [0, 0, 0]
        if technique and self.holds(self.known(self.me), self.known(self.foe), technique):
            self.perform(technique, option)
        thrust = max(0, self.changes[THRUST])
        self.foe.pool += self.stat_of(self.me, self.stat) + thrust
        self.active = 1
        if not accepted:
            self.suffer(duel=False)
            self.over = True
        elif not self.person(self.sides[0]) or not self.person(self.sides[1]):
            self.over = True

    # ------------------------------------------------------------------ a round

    def begin(self) -> None:
        self.round += 1
        self.me.lethal = False
        self.styles_used = set()
        self.heroic = self.healing = self.leaving = False
        self.changes, self.me.next = self.me.next, [0, 0, 0]

    def can_gamble(self) -> bool:
        return self.me.gambles < self.stat_of(self.me, "finesse")

    def cards(self) -> list[str]:
        """What can be said when a card is asked for."""
        found = [f"choose {card}" for card in set(self.me.hand)]
        if self.can_gamble():
            found.append("gamble")
        if self.round > 1 or not found:
            found.append("pass")
        return sorted(found)

    def reveal(self) -> list[str]:
        who = self.known(self.me)
        number = max(1, 2 + ("gallegos_blade" in who.gear) - (self.me.fewer == self.round))
        self.me.gambles += 1
        shown, self.me.deck = self.me.deck[:number], self.me.deck[number:]
        return shown

    def play(self, card: str) -> None:
        self.card = card
        self.me.line.append(card)
        who = self.known(self.me)
        if "eager_blade" in who.gear:
            self.changes[RIPOSTE] += 1
            self.lose(who, "eager_blade")

    def passives(self) -> Change:
        """What characters and events add as long as the card lies there."""
        who, foe = self.known(self.me), self.known(self.foe)
        parry = thrust = 0
        alive = self.person(self.me) is not None
        thrust += who.name == "yevgeni" and alive
        thrust += who.name == "uwe_zimmerman" and "Sorcerer" in foe.traits and alive
        thrust += who.name == "torsten_vakt" and who.wounds >= 2 and alive
        if foe.name == "ren" and self.person(self.foe):
            parry -= len(self.table.crew(self.me.seat)) >= len(self.table.crew(self.foe.seat))
        parry -= "so_it_begins" in self.table.city.get(who.place, ())
        return 0, parry, thrust

    def now(self) -> list[int | None]:
        """The values of the card as they are."""
        found: list[int | None] = []
        for printed, change, passive in zip(CARDS[self.card].values, self.changes, self.passives(), strict=True):
            found.append(None if printed is None else max(0, printed + change + passive))
        return found

    # ------------------------------------------------------------------ Techniques and Maneuvers

    def techniques(self) -> list[str]:
        who = self.person(self.me)
        if who is None or "technique" in self.styles_used or self.hushed:
            return []
        found = []
        for name in (who.name, *who.gear):
            if name in TECHNIQUES:
                times = (2 if name == "langschwert" else 1) - self.me.used.count(name)
                found += [name] * times if self.ready(who, name) else []
        if LENT not in self.me.used and who.name != "jean_urbain" and "Musketeer" in who.traits:
            jean = self.table.named("jean_urbain")
            found += [LENT] if jean and jean.seat == who.seat and jean.place == who.place else []
        return found

    def ready(self, who: Person, name: str) -> bool:
        """Whether a Technique can be activated; with a challenge nothing about the foe is asked, there is none yet."""
        alive = self.person(self.foe) is not None
        match name:
            case "polished_flintlock":
                return name not in who.resting and (not self.card or alive)
            case "kaspars_panzerhand":
                return bool(who.bears("Melee"))
            case "mireli_sabre":
                strong = self.stat_of(self.me, "combat") >= 3 and (not self.card or alive)
                return self.stat_of(self.me, "finesse") >= 2 or strong
            case "daniella_dietrich":
                return True
            case "burnished_cuirass" | "syrneth_hand" | "servo_scarpa":  # the dead feel nothing
                return not self.card or alive
            case "gallegos_blade":
                return bool(self.card) and (self.now()[PARRY] or 0) >= 1 and alive
            case "unsavory_salve":
                return bool(self.card) and (self.now()[THRUST] or 0) >= 1 and alive
        return not self.card or bool(self.ways(name))

    def felt(self, change: Change) -> bool:
        """Thrust alone is felt by the foe, and by nobody else."""
        return self.person(self.foe) is not None or change[RIPOSTE] != 0 or change[PARRY] != 0

    def holds(self, who: Person, foe: Person, name: str) -> bool:
        """Conditions about the foe."""
        match name:
            case "vissenta_scarpa":
                return who.wounds >= foe.wounds
            case "horatio_lockwood":
                return [one.name for one in self.table.opposing(who)] == [foe.name]
            case "angeline_demone":
                return all(self.stat_of(self.me, one) >= self.stat_of(self.foe, one) for one in ("combat", "influence"))
        return True

    def ways(self, name: str) -> list[int]:
        """The ways that a Technique leaves one to choose from."""
        who, foe = self.known(self.me), self.known(self.foe)
        if not self.holds(who, foe, name):
            return []
        count = len(TECHNIQUES[name])
        match name:
            case "valeri_mikhailov":
                count = 2 if who.wounds < foe.wounds else 1
            case "jean_urbain":
                musketeers = [
                    one for one in self.table.with_(who) if one.seat == who.seat and "Musketeer" in one.traits
                ]
                count = 2 if len(musketeers) > 1 else 1
        return [way for way in range(count) if self.felt(TECHNIQUES[name][way])]

    def add(self, change: Change) -> None:
        self.changes = [one + other for one, other in zip(self.changes, change, strict=True)]

    def pay(self, name: str) -> None:
        """What a Technique costs."""
        who = self.known(self.me)
        match name:
            case "throwing_knife" | "improvised_weapon":
                self.lose(who, name)
            case "polished_flintlock":
                self.change(who, resting=(*who.resting, name))
            case "syrneth_hand":
                self.wound(self.me, 1, duel=bool(self.card))  # with a challenge there is no duel yet
            case "gallegos_blade":
                self.changes[PARRY] -= 1
            case "unsavory_salve":
                self.changes[THRUST] -= 1

    def perform(self, name: str, option: int = 0) -> None:
        """What a Technique does."""
        who = self.known(self.me)
        self.add(TECHNIQUES[name][option])
        match name:
            case "servo_scarpa":
                hands = [one for one in self.table.with_(who) if one.seat == who.seat and "Red Hand" in one.traits]
                self.add((0, 0, len(hands) - (self.person(self.me) is not None)))
            case "mireli_sabre":
                skilled = int(self.stat_of(self.me, "finesse") >= 2), int(self.stat_of(self.me, "combat") >= 3)
                self.add((0, *skilled))
            case "daniella_dietrich":
                self.leaving = True
            case "polished_flintlock":
                self.me.lethal = True
            case "burnished_cuirass":
                self.foe.next[THRUST] -= 1
            case "syrneth_hand":
                self.foe.next[PARRY] -= 2
            case "gallegos_blade":
                self.foe.fewer = self.round + 1
            case "unsavory_salve":
                self.wound(self.foe, 1)

    def maneuvers(self) -> list[str]:
        who = self.person(self.me)
        if who is None or "maneuver" in self.styles_used or self.hushed or self.card not in MANEUVERS:
            return []
        foe = self.known(self.foe)
        able, alive = bool(self.heaps()), self.person(self.foe) is not None  # nobody can wound the dead
        match self.card:
            case "youre_embarrassing_yourself":
                able = able and "Mercenary" in foe.traits
            case "my_fight_alone":
                able = able and len([one for one in self.table.with_(who) if one.seat == who.seat]) == 1
            case "iron_reply":
                strong = self.stat_of(self.me, "combat") >= self.stat_of(self.foe, "combat")
                able = able and (strong or bool(who.bears("Eisenfaust"))) and alive
            case "last_word":
                able = able and bool(who.bears("Ranged")) and alive
            case "master_of_valroux_style":
                able = able and "Duelist" in who.traits
            case "rough_em_up" | "precision" | "press_the_advantage" | "strength_of_ten" | "a_heroic_end":
                able = able and alive  # Thrust and Lethal
        return [self.card] if able else []

    def heaps(self) -> set[Heap]:
        """All ways to pay for the Maneuver of the card."""
        who, foe = self.known(self.me), self.known(self.foe)
        cost = CARDS[self.card].cost
        cost -= self.card == "iron_reply" and bool(who.bears("Eisenfaust"))
        cost -= self.card == "master_of_valroux_style" and self.tired(foe)
        return ways(self.me.hand, cost) if self.me.helped else helped(self.table, self.me.seat, self.me.hand, cost)

    def choices(self) -> list[int]:
        """The ways that the Maneuver leaves one to choose from; nobody can choose to strike the dead."""
        if self.card in ("mirelis_revision", "adaptable") and self.person(self.foe) is None:
            return [0]
        return list(range(len(MANEUVERS[self.card])))

    def maneuver(self, option: int = 0) -> None:
        who, foe = self.known(self.me), self.known(self.foe)
        self.add(MANEUVERS[self.card][option])
        match self.card, option:
            case "rough_em_up", _:
                hands = [one for one in self.table.with_(who) if one.seat == who.seat and "Red Hand" in one.traits]
                self.add((0, 0, len(hands)))
            case "precision", _:
                self.me.lethal = True
            case "press_the_advantage", _:
                if self.tired(foe):
                    self.add((0, 0, 1))
                elif self.person(self.foe):
                    self.change(foe, engaged=True)
            case "well_equipped", _:
                if who.bears("Weapon"):
                    self.draw()
            case "strength_of_ten", _:
                self.add((0, 0, who.card.stats["combat"] or 0))
                self.me.line.remove("strength_of_ten")  # into the Locker
            case (("iron_reply" | "last_word"), _):
                self.wound(self.foe, 1)
            case "mirelis_revision", 1:
                self.wound(self.foe, 1)
                self.foe.next[THRUST] -= 2
            case "im_done_with_you", _:
                self.add((0, len(self.me.line) - 1, 0))
            case "master_of_valroux_style", _:
                self.draw()
                self.foe.next[THRUST] += 1
            case "fight_through_the_pain", _:
                self.healing = True
            case "borets", _:
                self.hushed = True
            case "a_heroic_end", _:
                self.heroic = True

    # ------------------------------------------------------------------ threat

    def strike(self) -> tuple[int, int, int]:
        """Riposte, Parry, Thrust, each time all three; then the threat that is left."""
        riposte, parry, thrust = (number or 0 for number in self.now())
        returned = min(riposte, self.me.pool)
        self.me.pool -= returned
        self.foe.pool += returned
        self.me.pool -= min(parry, self.me.pool)
        self.foe.pool += thrust
        self.suffer()
        return riposte, parry, thrust

    def suffer(self, duel: bool = True) -> None:
        """Wounds for the threat that is left, at most the foe's stat; then the round is over."""
        wounds = self.me.pool if self.foe.lethal else min(self.me.pool, self.stat_of(self.foe, self.stat))
        self.me.pool = 0
        who = self.person(self.me)
        self.wound(self.me, wounds, duel)
        if not duel:
            return
        if self.heroic and who is not None and self.person(self.me) is None:
            self.foe.pool += 2
            self.me.lethal = True
        here, there = self.known(self.me).place, self.person(self.foe)
        if there is None or there.place != here:
            self.foe.pool = 0
        self.close()

    def close(self) -> None:
        """What happens when the round ends, and whose is the next."""
        who = self.person(self.me)
        if self.healing and who is not None:
            self.change(who, wounds=max(0, who.wounds - 1))
        if self.card == "not_today" and who is not None:
            self.wound(self.me, 1)
            who = self.person(self.me)
            if who is not None:
                self.change(who, place="home", engaged=True)
        self.card = ""
        self.over = self.foe.pool == 0
        self.active = 1 - self.active

    def thugs(self, side: Side) -> list[Person]:
        """Whom Rough 'Em Up lets one destroy after the wounds, to have Lethal."""
        here = self.known(side).place
        if self.person(self.sides[1 - self.sides.index(side)]) is None:
            return []
        return [who for who in self.table.crew(side.seat) if who.place == here and "Thug" in who.traits]

    def taken_back(self, side: Side) -> list[str]:
        """What Terrell Brandt takes back into hand after the duel."""
        terrell = side.name == "terrell_brandt" and self.person(side) is not None
        return [card for card in side.line if terrell and CARDS[card].kind == "attachment"]

    def ways_out(self, side: Side) -> list[str]:
        """Where somebody can go who leaves when the round ends."""
        who = self.person(side)
        if not self.leaving or who is None:
            return []
        return [place for place in self.table.row if self.table.apart(place, who.place) == 1]

    def no_card(self) -> None:
        self.card = ""
        self.suffer()


def less(hand: list[str], heap: Heap) -> list[str]:
    return sorted((Counter(hand) - Counter(heap)).elements())
