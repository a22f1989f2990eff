"""A second opinion on City of Five Sails, written from the rules and the words on the cards alone: stats, pressure,
payments, who can be challenged and who may intervene, and the end. Duels have a file of their own.

It knows nothing of the engine: cards are names, and what is printed on them stands in a table of facts.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from itertools import combinations
from pathlib import Path

PAGE = Path(__file__).parents[1] / "games" / "fivesails" / "facts.tsv"
STATS = ("combat", "finesse", "influence", "resolve")
CORE = ("docks", "forums", "grand_bazaar")
ROWS = {2: CORE, 3: ("oles_inn", *CORE), 4: ("oles_inn", *CORE, "governors_gardens")}


@dataclass(frozen=True)
class Card:
    """What is printed on it. Where a number may be a dash, None is one."""

    name: str
    kind: str
    city: bool
    flags: str
    cost: int
    stats: dict[str, int | None]
    values: tuple[int | None, ...]  # Riposte, Parry, Thrust
    cap: int
    traits: frozenset[str]


def read(line: str) -> Card:
    name, _, _, _, kind, faction, flags, row, traits, _ = line.split("\t")
    numbers = [int(text) if text.lstrip("-").isdigit() else None for text in row.split()]
    stats = dict(zip(STATS, numbers[1:5], strict=True))
    cost, values, cap = numbers[0] or 0, tuple(numbers[5:8]), numbers[9] or 0
    return Card(name, kind, faction == "city", flags, cost, stats, values, cap, frozenset(traits.split(",")))


CARDS = {card.name: card for card in map(read, PAGE.read_text(encoding="utf-8").splitlines()[1:])}

# Risks that can become attachments, and what they change then
BECOME = {"boon": {"combat": 1, "finesse": 1, "influence": 1}, "unfortunate": {"finesse": -1}}
LENDS = {"tabard_of_the_fallen_musketeer": "Musketeer", "guild_triskelion": "Duelist"}


# ---------------------------------------------------------------------- the table


@dataclass(frozen=True)
class Person:
    name: str
    seat: int
    place: str  # "home" is everybody's own
    engaged: bool = False
    wounds: int = 0
    gear: tuple[str, ...] = ()
    resting: tuple[str, ...] = ()  # the engaged ones of these

    @property
    def card(self) -> Card:
        return CARDS[self.name]

    @property
    def traits(self) -> frozenset[str]:
        return self.card.traits | {LENDS[thing] for thing in self.gear if thing in LENDS}

    def bears(self, trait: str) -> list[str]:
        return [thing for thing in self.gear if trait in CARDS[thing].traits]


@dataclass(frozen=True)
class Table:
    seats: int
    people: tuple[Person, ...]
    schemes: tuple[str, ...]
    purse: tuple[int, ...]  # the Renown of the players
    renown: dict[str, int] = field(default_factory=dict)  # that on the locations
    control: dict[str, int] = field(default_factory=dict)
    city: dict[str, tuple[str, ...]] = field(default_factory=dict)  # what lies there to be had, and events
    first: int = 0

    @property
    def row(self) -> tuple[str, ...]:
        return ROWS[self.seats]

    def crew(self, seat: int) -> list[Person]:
        return [who for who in self.people if who.seat == seat]

    def at(self, place: str) -> list[Person]:
        """Nobody is with anybody else at Home but the own crew, which is not asked for here."""
        return [who for who in self.people if who.place == place and place != "home"]

    def with_(self, who: Person) -> list[Person]:
        """All who are where somebody is."""
        return (
            self.at(who.place) if who.place != "home" else [one for one in self.crew(who.seat) if one.place == "home"]
        )

    def opposing(self, who: Person) -> list[Person]:
        return [one for one in self.at(who.place) if one.seat != who.seat]

    def named(self, name: str) -> Person | None:
        return next((who for who in self.people if who.name == name), None)

    def apart(self, one: str, other: str) -> int:
        return abs(self.row.index(one) - self.row.index(other))


# ---------------------------------------------------------------------- stats


def stat(table: Table, who: Person, name: str, pressing: bool = False, parley: bool = False) -> int | None:
    """Now, in a pressure, or for a parley. A dash is changed by nothing, and nothing falls below 0."""
    printed = who.card.stats[name]
    if printed is None:
        return None
    if name == "influence" and "corpse_speak" in who.gear:
        return 0
    changes = [(CARDS[thing].stats.get(name) or 0) for thing in who.gear if thing not in BECOME]
    changes += [BECOME[thing].get(name, 0) for thing in who.gear if thing in BECOME]
    changes.append(passive(table, who, name))
    if name == "influence":
        changes += [schemed(table, who), pressed(table, who) if pressing else 0, parleying(table, who) if parley else 0]
    if who.name == "sigurd_ulfsen" and name == "combat":
        changes = [change for change in changes if change < 0]
    return max(0, printed + sum(changes))


def passive(table: Table, who: Person, name: str) -> int:
    """What it says on the character."""
    match who.name, name:
        case "aldo_bussotti", "influence":
            return table.renown.get(who.place, 0)
        case "edeline_trinken", "influence":
            return len(table.with_(who))
        case "rosine_friese", "influence":
            return int(any("Sorcerer" in one.traits for one in table.opposing(who)))
        case "nazem_ibn_umur", "influence":
            return sum(one.engaged for one in table.opposing(who))
        case "pavel_ivanov", "influence":
            return int(table.control.get(who.place) == who.seat)
        case "rena_klingenhalter", "combat":
            return int(bool(who.bears("Weapon")))
        case "guillen_de_murrieta", "combat":
            return int(max(table.purse) > table.purse[who.seat])
    return 0


def schemed(table: Table, who: Person) -> int:
    """Influence that schemes give or take."""
    change = 0
    if "Mercenary" in who.traits:
        change -= table.schemes.count("contempt_and_hatred")
    if table.schemes[who.seat] == "epee_sanglante" and "Musketeer" in who.traits:
        change += table.renown.get(who.place, 0) >= 2
    return change


def pressed(table: Table, who: Person) -> int:
    if who.name == "padre_anibal":
        return 2 if table.renown.get(who.place, 0) <= 1 else 0
    return int(who.name == "claude_de_la_roche")


def parleying(table: Table, who: Person) -> int:
    leads = table.schemes[who.seat] == "the_song_of_eisen" and who.card.kind == "leader"
    return (2 if who.name == "kaspar_dietrich" else 0) + int(leads)


# ---------------------------------------------------------------------- pressure


@dataclass(frozen=True)
class Pressure:
    """What a pressure is made with: its stat, whether a tie succeeds, who is not counted."""

    stat: str = "influence"
    ties: bool = False
    mercenaries: bool = True
    claims: bool = True


PRESSURES = {
    "claim": Pressure(),
    "captains_coat": Pressure(),
    "contempt_and_hatred": Pressure(ties=True),
    "tabard_of_the_fallen_musketeer": Pressure(ties=True),
    "strong_hands": Pressure("combat"),
    "drinking_games": Pressure("resolve", claims=False),
}


def performers(table: Table, seat: int, what: str) -> set[str]:
    """Who could press with it, costs of wealth apart."""
    found = set()
    for who in table.crew(seat):
        able = who.place in table.row and stat(table, who, PRESSURES[what].stat) is not None
        match what:
            case "claim" | "contempt_and_hatred":
                able = able and not who.engaged
            case "tabard_of_the_fallen_musketeer":
                able = able and what in who.gear and not who.engaged
            case "captains_coat":
                able = able and what in who.gear and what not in who.resting
            case "drinking_games":  # somebody has to be there whom it could engage
                able = able and any(not one.engaged for one in table.at(who.place))
        if able:
            found.add(who.name)
    return found


def totals(table: Table, place: str, how: Pressure, only: str = "") -> list[int]:
    """By seat. `only`: this performer counts, and of the others those who are en garde."""
    sums = [0] * table.seats
    brawl = "so_it_begins" in table.city.get(place, ()) and how.stat != "combat"
    for who in table.at(place):
        if only and who.name != only and who.engaged:
            continue
        if not how.mercenaries and "Mercenary" in who.traits:
            continue
        sums[who.seat] += stat(table, who, how.stat, pressing=True) or 0
        sums[who.seat] += (stat(table, who, "combat") or 0) if brawl else 0
    don = table.named("don_constanzo_scarpa")
    if don is not None and any("Thug" in who.traits and who.seat == don.seat for who in table.at(place)):
        sums[don.seat] += 1
    return sums


def succeeds(sums: list[int], seat: int, how: Pressure) -> bool:
    best = max(total for other, total in enumerate(sums) if other != seat)
    return sums[seat] >= best if how.ties else sums[seat] > best


def settlers(table: Table, seat: int) -> list[Person]:
    """Who may claim by Indomitable Will: alone of the crew, where nobody is in control."""
    return [
        who
        for who in table.crew(seat)
        if who.place in table.row
        and who.place not in table.control
        and [who] == [one for one in table.at(who.place) if one.seat == seat]
    ]


# ---------------------------------------------------------------------- payments

Heap = tuple[str, ...]  # cards that are discarded together


def worth(cards: Iterable[str]) -> int:
    return sum(2 if "w" in CARDS[card].flags else 1 for card in cards)


def ways(hand: Iterable[str], cost: int, barred: str = "") -> set[Heap]:
    """All that comes to the cost exactly; cards with the `barred` trait do not pay."""
    cards = sorted(card for card in hand if barred not in CARDS[card].traits)
    heaps = (heap for number in range(len(cards) + 1) for heap in combinations(cards, number))
    return {heap for heap in heaps if worth(heap) == max(0, cost)}


def without(hand: Iterable[str], card: str) -> list[str]:
    left = list(hand)
    left.remove(card)
    return left


def helped(table: Table, seat: int, hand: Iterable[str], cost: int, barred: str = "") -> set[Heap]:
    """The same for anything but a character: Yevgeni may make it cheaper while it is paid."""
    heaps = ways(hand, cost, barred)
    if cost > 0 and any(who.name == "yevgeni" for who in table.crew(seat)):
        heaps |= ways(hand, cost - 1, barred)
    return heaps


def may_bear(who: Person, thing: str) -> bool:
    """What the card itself asks of its bearer. A second Weapon is allowed: one of the two goes then."""
    match thing:
        case "cavalier_hat" | "mastercrafted_rapier":
            return "Duelist" in who.traits
        case "tabard_of_the_fallen_musketeer":
            return "Diplomat" not in who.traits
        case "corpse_speak":
            return "Sorcerer" in who.traits
        case "unsavory_salve":
            return bool(who.bears("Weapon"))
    return True


def equip_cost(table: Table, thing: str, who: Person) -> int:
    cost = CARDS[thing].cost
    cost += any(one.name == "makepeace_botwighte" for one in table.opposing(who))
    cost -= who.name == "kalla_forsberg"
    cost -= "Artifact" in CARDS[thing].traits and any(one.name == "kaj_kousei" for one in table.crew(who.seat))
    return max(0, cost)


def equips(table: Table, seat: int, hand: list[str], thing: str) -> set[tuple[str, Heap]]:
    """Who can get it, out of the hand or from the street, and how it is paid. The Object of Wonder is always for the
    Leader, whoever takes it."""
    place = next((place for place, cards in table.city.items() if thing in cards), "")
    left = hand if place else without(hand, thing)
    leader = next(who.name for who in table.crew(seat) if who.card.kind == "leader")
    return {
        (leader if thing == "object_of_wonder" else who.name, heap)
        for who in table.crew(seat)
        if may_bear(who, thing) and place in ("", who.place)
        for heap in helped(table, seat, left, equip_cost(table, thing, who))
    }


def recruits(table: Table, seat: int, hand: list[str], name: str) -> set[tuple[str, Heap]]:
    """Who engages for parley, if anybody, and how the rest is paid."""
    place = next(place for place, cards in table.city.items() if name in cards)
    mine = [who for who in table.at(place) if who.seat == seat]
    found = {("", heap) for heap in ways(hand, CARDS[name].cost)} if mine else set()
    for who in mine:
        talk = stat(table, who, "influence", parley=True)
        if talk is not None and not who.engaged and "Mercenary" not in who.traits:
            found |= {(who.name, heap) for heap in ways(hand, CARDS[name].cost - talk)}
    return found


def extorts(table: Table, seat: int, hand: list[str], name: str) -> set[tuple[str, Heap]]:
    """Cirilo engages and the Mercenary beside him comes for 1."""
    cirilo = table.named("cirilo_naucriparos")
    if cirilo is None or cirilo.seat != seat or cirilo.engaged or name not in table.city.get(cirilo.place, ()):
        return set()
    return {(cirilo.name, heap) for heap in ways(hand, 1)}


def brutes(hand: list[str], name: str) -> set[tuple[str, Heap]]:
    return {("", heap) for heap in ways(without(hand, name), CARDS[name].cost)}


def plays(table: Table, seat: int, hand: list[str], risk: str, thugs: bool) -> set[tuple[str, Heap]]:
    """An Action out of the hand: who is made en garde, wounded, healed or engaged by it, and how it is paid. `thugs`:
    there is one in the discard pile."""
    left = without(hand, risk)
    crew, printed = table.crew(seat), CARDS[risk].cost
    leader = next(who for who in crew if who.card.kind == "leader")
    found: set[tuple[str, Heap]] = set()
    match risk:
        case "appealing_to_the_people":
            cost = printed - bool(leader.traits & {"Hero", "Diplomat"})
            for who in crew:
                if who.engaged and table.control.get(who.place) == seat:
                    found |= {(who.name, heap) for heap in helped(table, seat, left, cost)}
        case "bleed_out":
            cost = printed - ("Villain" in leader.traits)
            for who in table.people:
                if who.place != "home" and who.wounds and who.card.kind != "leader":
                    found |= {(who.name, heap) for heap in helped(table, seat, left, cost)}
        case "paid_off":
            for who in crew:
                cost = printed - bool(who.traits & {"Villain", "Scoundrel"})
                for one in table.opposing(who):
                    if "Mercenary" in one.traits:
                        found |= {(one.name, heap) for heap in helped(table, seat, left, cost)}
        case "triage":
            for who in table.people:
                cost = printed - bool(who.traits & {"Hero", "Scoundrel"})
                if who.wounds:
                    found |= {(who.name, heap) for heap in helped(table, seat, left, cost)}
        case "bravos":
            found |= {("", heap) for heap in helped(table, seat, left, printed, "Thug")} if thugs else set()
    return found


# ---------------------------------------------------------------------- challenges


@dataclass(frozen=True)
class Challenge:
    """What issues a challenge, and what it asks and forbids."""

    stat: str = "combat"
    engages: bool = True
    home: bool = False  # it can be issued from Home
    only: str = ""  # "leader" or "nobody": who may intervene, if not everybody
    refusal: str = ""  # the same for refusing
    leaves: bool = False  # the target may go Home instead


CHALLENGES = {
    "challenge": Challenge(),
    "cavalier_hat": Challenge("finesse"),
    "guild_triskelion": Challenge("finesse", refusal="leader"),
    "veronicas_guile": Challenge("influence", engages=False),
    "epee_sanglante": Challenge(engages=False, refusal="nobody"),
    "legendary_reputation": Challenge(engages=False, only="leader"),
    "move_along": Challenge(engages=False, leaves=True),
    "iron_and_velvet": Challenge(engages=False),
    "valeri_mikhailov": Challenge(home=True, only="nobody"),
}


def challengers(table: Table, seat: int, what: str) -> set[str]:
    """Who can issue this challenge to anybody, costs of wealth apart."""
    how = CHALLENGES[what]
    found = set()
    for who in table.crew(seat):
        able = who.name != "sigurd_ulfsen" and stat(table, who, how.stat) is not None
        able = able and (who.place in table.row or how.home)
        able = able and (not how.engages or not who.engaged or who.name == "carmella_vanessa_salvaggi")
        match what:
            case "cavalier_hat" | "guild_triskelion":
                able = able and what in who.gear
            case "epee_sanglante":
                able = able and "Musketeer" in who.traits
            case "iron_and_velvet":
                able = able and not who.gear
            case "valeri_mikhailov":
                able = able and who.name == what
        if able and targets(table, who, what):
            found.add(who.name)
    return found


def targets(table: Table, who: Person, what: str) -> set[str]:
    """Opposing characters; Servo reaches those whom a Red Hand opposes next door, Valeri everybody next door."""
    near = [place for place in table.row if who.place == "home" or table.apart(place, who.place) == 1]
    if what == "valeri_mikhailov":
        places = near
    else:
        places = [who.place]
        if who.name == "servo_scarpa":
            hands = [one for one in table.crew(who.seat) if "Red Hand" in one.traits]
            places += [place for place in near if any(one.place == place for one in hands)]
    return {name for place in places for name in open_to(table, who.seat, place)}


def open_to(table: Table, seat: int, place: str) -> list[str]:
    """Whom a player can challenge at a place: Sigurd steps forward, and in the Docks Patricia is safe."""
    foes = [who for who in table.at(place) if who.seat != seat]
    if any(who.name == "sigurd_ulfsen" and not who.engaged for who in foes):
        return ["sigurd_ulfsen"]
    safe = [who for who in foes if who.name == "patricia_moustakas" and not who.engaged and place == "docks"]
    return [who.name for who in foes if who not in safe]


def answers(table: Table, target: Person, what: str) -> set[str]:
    """What the challenged player may say."""
    how = CHALLENGES[what]
    found = {
        "accept",
        *(f"intervene {who.name}" for who in table.at(target.place) if steps_in(table, who, target, how)),
    }
    if how.refusal == "" or (how.refusal == "leader" and target.card.kind == "leader"):
        found.add("refuse")
    return found | ({"go home"} if how.leaves else set())


def steps_in(table: Table, who: Person, target: Person, how: Challenge) -> bool:
    """Whether somebody may intervene. For Parley Gone Wrong nobody has touched the Renown of the Forums this Day."""
    if who.seat != target.seat or who == target or how.only == "nobody":
        return False
    if how.only == "leader" and who.card.kind != "leader":
        return False
    if target.place == "forums" and "parley_gone_wrong" in table.schemes:
        return False
    if who.name in ("carmella_vanessa_salvaggi", "vladislav_novikoff"):
        return True
    if who.name == "rena_klingenhalter" and any(thing not in who.resting for thing in who.bears("Weapon")):
        return True
    return not who.engaged


def stands_free(who: Person, target: Person) -> bool:
    """Who intervenes without engaging."""
    return target.name == "odette_dubois_darrent" and "Musketeer" in who.traits


def refused(table: Table, who: Person, target: Person) -> Table:
    """After a Challenge Action was refused: wounds up to the challenger's Combat. Nazem wears out who refuses him."""
    hurt = replace(target, wounds=target.wounds + (stat(table, who, "combat") or 0))
    hurt = replace(hurt, engaged=hurt.engaged or who.name == "nazem_ibn_umur")
    changed = {who.name: replace(who, engaged=True), target.name: hurt}
    people = [changed.get(one.name, one) for one in table.people]
    return replace(table, people=tuple(one for one in people if one.wounds < (stat(table, one, "resolve") or 0)))


# ---------------------------------------------------------------------- the end


def plundered(table: Table) -> list[int]:
    """The Renown of the players after they have taken what lies on their locations."""
    purse = list(table.purse)
    for place, seat in table.control.items():
        purse[seat] += table.renown.get(place, 0)
    return purse


def victors(table: Table, day: int) -> tuple[tuple[int, ...], str]:
    """Who has won at the end of a Day, and by which rule; nobody by none when the game goes on."""
    for seat in range(table.seats):
        if all(table.control.get(place) == seat for place in CORE):
            return (seat,), "FIV-VICTORY-2"
    purse = plundered(table)
    rich = [seat for seat in range(table.seats) if purse[seat] >= 7]
    left = [seat for seat in range(table.seats) if purse[seat] == max(purse)]
    if rich and len(left) == 1:
        return tuple(left), "FIV-VICTORY-3" if len(rich) == 1 else "FIV-TIE-3"
    if day < 5:
        return (), ""
    if len(left) == 1:
        return tuple(left), "FIV-VICTORY-4"
    for rule, score in tie_breakers(table).items():
        left = [seat for seat in left if score[seat] == max(score[other] for other in left)]
        if len(left) == 1:
            return tuple(left), rule
    return tuple(left), "FIV-TIE-8"


def tie_breakers(table: Table) -> dict[str, list[int]]:
    """By seat, in their order, after the plundering: Renown that is gone counts for nobody; more is better."""
    table = replace(table, renown={place: some for place, some in table.renown.items() if place not in table.control})
    owners = list(table.control.values())
    crews = [table.crew(seat) for seat in range(table.seats)]
    return {
        "FIV-TIE-5": [owners.count(seat) for seat in range(table.seats)],
        "FIV-TIE-6": [sum(stat(table, who, "influence") or 0 for who in crew) for crew in crews],
        "FIV-TIE-7": [-who.wounds for crew in crews for who in crew if who.card.kind == "leader"],
    }


def bereft(table: Table, out: int) -> Table:
    """Without a Leader, somebody is out: no crew, no Renown, no location, and the token goes on to the left."""
    people = tuple(who for who in table.people if who.seat != out)
    seats = [seat % table.seats for seat in range(table.first, table.first + table.seats)]
    first = next(seat for seat in seats if any(who.seat == seat for who in people))
    return replace(
        table,
        people=people,
        schemes=tuple("" if seat == out else scheme for seat, scheme in enumerate(table.schemes)),
        purse=tuple(0 if seat == out else count for seat, count in enumerate(table.purse)),
        control={place: seat for place, seat in table.control.items() if seat != out},
        first=first,
    )
