"""A second opinion on Trading in the Mediterranean, from the closing step of a round to its end, or to the next round.

It is written from the rules and knows nothing of the engine: goods and faces come from the printed cards (`cards` of a
game), everything else is worked out here, slowly and plainly. Chance is not guessed: what the die said, and which
worker somebody drew blindly, is handed in by whoever asks.

A marker is a number from -10 to 10 without 0: -1 and 1 are the start spaces, so that a step over the box is one step.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

BASIC = ["salt", "timber", "wool", "grain", "ore"]
CIVIC = ["wine", "dye", "slaves", "art"]
TRADES = {"wine_trade": "wine", "dye_trade": "dye", "slave_trade": "slaves", "art_trade": "art"}
GOVERNMENT = {"dictatorship": -1, "democracy": 1}
RELIGION = {"mars": -1, "venus": 1}
LEVEL = [0, 0, 1, 1, 1, 2, 2, 2, 3, 3]
REVOLT_CAP = {2: 0, 3: 1, 4: 1, 5: 1, 6: 2}
ATTACK = {3: 3, 4: 4, 5: 5, 6: 7}
NEVER_STORED = ("depression", "fury", "revolt", "corruption", "zealots")


@dataclass
class Face:
    id: str
    side: str  # government, religion, dictatorship, democracy, mars, venus
    level: int
    points: int
    data: dict[str, Any]

    @property
    def track(self) -> str:
        return "government" if self.side in ("government", *GOVERNMENT) else "religion"

    def number(self, name: str) -> int:
        value = self.data.get(name, 0)
        return value if isinstance(value, int) else 0

    @property
    def boxes(self) -> list[dict[str, int]]:
        text = str(self.data.get("boxes", ""))
        return [{k: int(v) for k, v in (e.split() for e in box.split(", "))} for box in text.split("; ") if box]

    @property
    def counts(self) -> list[tuple[str, int]]:
        text = str(self.data.get("counts", ""))
        return [(what, int(each)) for what, _, each in (one.rpartition(" ") for one in text.split(", ") if one)]


@dataclass
class Seat:
    government: int
    religion: int
    happiness: int
    safety: int
    points: int
    rural: Counter[str]  # rural workers
    built: list[str]
    backs: list[str]  # the other face of each
    covered: list[str]
    hand: list[str]
    stored: list[str]
    aims: dict[str, int] = field(default_factory=dict)  # by box, as people call it
    abandons: list[str] = field(default_factory=list)
    altar: str = ""
    spent: list[str] = field(default_factory=list)
    earned: int = 0
    revolt: bool = False
    die: int | None = None
    drawn: list[tuple[str, str]] = field(default_factory=list)


def shift(marker: int, steps: int) -> int:
    for _ in range(abs(steps)):
        moved = marker + (1 if steps > 0 else -1)
        if moved == 0:
            moved = 1 if steps > 0 else -1
        marker = max(-10, min(10, moved))
    return marker


def level(marker: int) -> int:
    return LEVEL[abs(marker) - 1]


def same_side(one: int, other: int) -> bool:
    return (one > 0) == (other > 0)


class Round:
    """One round from the closing step on."""

    def __init__(self, cards: Any, seats: list[Seat], order: list[int], turn: int) -> None:
        self.faces = {}
        self.rows: dict[str, list[int]] = {"piracy": []}
        for card in cards:
            if "row" in card.data:
                self.rows[card.id] = [int(value) for value in card.data["row"].split()]
            elif card.id != "piracy":
                side, _, number = card.kind.rpartition(" ")
                self.faces[card.id] = Face(card.id, side, int(number), card.facts["points"], dict(card.data))
        self.seats = seats
        self.order = list(order)
        self.turn = turn
        self.pirates = False  # somebody spent them, or the luxury deck ran out: it is shuffled, and nobody can tell
        self.under: list[tuple[str, str]] = []  # cards by their two faces that went under their decks
        self.stood = [(seat.government, seat.religion) for seat in seats]

    # ------------------------------------------------------------------ what somebody has

    def built(self, p: int) -> list[Face]:
        return [self.faces[name] for name in self.seats[p].built]

    def owns(self, p: int, name: str) -> bool:
        return name in self.seats[p].built

    def producers(self, p: int, good: str) -> int:
        made = Counter(face.data["worker"] for face in self.built(p) if face.data.get("worker"))
        hidden = Counter(self.faces[name].data["worker"] for name in self.seats[p].covered)
        return self.seats[p].rural[good] + made[good] - hidden[good]

    def total(self, p: int, what: str) -> int:
        return sum(face.number(what) for face in self.built(p))

    def boxes(self, p: int) -> list[tuple[str, Face, dict[str, int]]]:
        """Every white box by the name it has in commands."""
        all_boxes = [(face, box) for face in self.built(p) for box in face.boxes]
        ids = [face.id for face, _ in all_boxes]
        named = []
        for at, (face, box) in enumerate(all_boxes):
            several = ids.count(face.id) > 1
            named.append((f"{face.id} {ids[: at + 1].count(face.id)}" if several else face.id, face, box))
        return named

    def cheer(self, p: int, steps: int) -> None:
        self.seats[p].happiness = max(-8, min(8, self.seats[p].happiness + steps))

    def guard(self, p: int, steps: int) -> None:
        self.seats[p].safety = max(-8, min(8, self.seats[p].safety + steps))

    def score(self, p: int, points: int) -> None:
        self.seats[p].points = max(0, self.seats[p].points + points)

    # ------------------------------------------------------------------ resolution

    def lay_open(self) -> None:
        for seat in self.seats:
            left = Counter(seat.hand) - Counter(seat.stored)
            seat.spent = sorted(left.elements())
            seat.hand = sorted(seat.stored)
            self.pirates = self.pirates or "piracy" in seat.spent

    def abandon(self, p: int, track: str, side: str) -> None:
        way = {**GOVERNMENT, **RELIGION}[side]
        if track == "government":
            self.seats[p].government = way
        else:
            self.seats[p].religion = way

    def aimed(self) -> list[tuple[int, int, str, Face, dict[str, int]]]:
        """All cubes in white boxes: owner, target, name of the box, face, box; in the order of play."""
        found = []
        for p in self.order:
            for name, face, box in self.boxes(p):
                if name in self.seats[p].aims:
                    found.append((p, self.seats[p].aims[name], name, face, box))
        return found

    def abilities(self, ignored: set[tuple[int, str]], workers: list[str]) -> None:
        """`ignored` are boxes (owner, name) that a monastery kept out; `workers` what was drawn blindly, in order."""
        for p in self.order:
            spared: dict[str, set[int]] = {}
            for owner, target, name, _, box in self.aimed():
                if owner == p and box.get("spares"):
                    spared.setdefault(self.card_of(p, name), set()).add(target)
            for at, face in enumerate(self.built(p)):
                if face.number("all_safe") or face.number("all_happy"):
                    for q in range(len(self.seats)):
                        if q != p and q not in spared.get(f"{face.id} {at}", set()):
                            self.cheer(q, face.number("all_happy"))
                            self.guard(q, face.number("all_safe"))
            for owner, target, name, _, box in self.aimed():
                if owner == p and not box.get("spares") and (p, name) not in ignored:
                    self.use(p, target, box, workers)
            self.sacrifice(p)

    def card_of(self, p: int, box: str) -> str:
        """Which of the cards in play a box is on: its id and place, since there may be two of a name."""
        at = 0
        for place, face in enumerate(self.built(p)):
            for _ in face.boxes:
                if self.boxes(p)[at][0] == box:
                    return f"{face.id} {place}"
                at += 1
        raise LookupError(box)

    def use(self, p: int, target: int, box: dict[str, int], workers: list[str]) -> None:
        if box.get("brother"):
            fitting = {good for good in BASIC if self.seats[target].rural[good] and self.producers(p, good) < 2}
            if fitting:
                good = workers.pop(0)
                assert good in fitting
                self.seats[target].rural[good] -= 1
                self.seats[p].rural[good] += 1
            return
        self.cheer(target, box.get("happy", 0))
        self.guard(target, box.get("safe", 0))
        self.score(target, box.get("vp", 0))
        self.cheer(p, box.get("own_happy", 0))
        self.guard(p, box.get("own_safe", 0))
        self.score(p, box.get("own_vp", 0))

    def sacrifice(self, p: int) -> None:
        seat = self.seats[p]
        if seat.altar and seat.rural[seat.altar]:
            seat.rural[seat.altar] -= 1
            self.score(p, 5)
            seat.religion = shift(seat.religion, -1)

    def goods(self) -> None:
        for p, seat in enumerate(self.seats):
            gov = rel = happy = safe = prosperity = 0
            for card in seat.spent:
                one = idea(card)
                gov, rel, happy, safe = gov + one[0], rel + one[1], happy + one[2], safe + one[3]
                prosperity += one[4]
            counts = Counter(card.split()[0] for card in seat.spent if card != "piracy")
            worth = 0
            for good, count in counts.items():
                sizes = in_sets(count, len(self.rows[good]))
                lost = self.others_with(p, {"slaves": "civil_rights", "wine": "venetian_orthodoxy"}.get(good, ""))
                worth += sum(max(0, self.rows[good][size - 1] - lost) for size in sizes)
                if good in ("art", "dye"):
                    happy -= len(sizes) * self.others_with(p, "martian_orthodoxy")
            if self.owns(p, "industry"):
                worth += self.industry(counts)
            seat.government = shift(seat.government, gov)
            seat.religion = shift(seat.religion, rel)
            self.cheer(p, happy)
            self.guard(p, safe)
            seat.earned = worth + prosperity
            self.score(p, seat.earned)
        self.cross()
        self.order.sort(key=lambda p: -self.seats[p].earned)

    def others_with(self, p: int, name: str) -> int:
        return sum(1 for q in range(len(self.seats)) if q != p and self.owns(q, name))

    def industry(self, counts: Counter[str]) -> int:
        """What one more card would add to a basic set that has room for it."""
        gains = [0]
        for good in BASIC:
            for size in in_sets(counts[good], len(self.rows[good])):
                if size < len(self.rows[good]):
                    gains.append(self.rows[good][size] - self.rows[good][size - 1])
        return max(gains)

    def cross(self) -> None:
        """Whoever has come to stand on the other side loses what the old side built; Revolutionaries are paid first."""
        for p in self.order:
            self.cross_one(p)

    def cross_one(self, p: int) -> None:
        seat, (gov, rel) = self.seats[p], self.stood[p]
        for before, now, names in ((gov, seat.government, GOVERNMENT), (rel, seat.religion, RELIGION)):
            if same_side(before, now):
                continue
            old = next(name for name, way in names.items() if same_side(way, before))
            gone = [face for face in self.built(p) if face.side == old]
            self.score(p, sum(face.number("flip") for face in gone))
            for face in gone:
                at = seat.built.index(face.id)
                self.under.append((seat.built.pop(at), seat.backs.pop(at)))
                if seat.covered.count(face.id) > seat.built.count(face.id):
                    seat.covered.remove(face.id)
        self.stood[p] = (seat.government, seat.religion)

    def calamities(self, dice: dict[int, int]) -> None:
        """`dice` by victim: what the die said in all."""
        if self.turn >= 2:
            for p in self.lowest([seat.happiness for seat in self.seats]):
                self.seats[p].revolt = True
                self.seats[p].happiness = 0
        if self.turn >= 3:
            most = 6 if any(self.owns(p, "total_war") for p in range(len(self.seats))) else 3
            victims = self.lowest([seat.safety for seat in self.seats])
            assert sorted(dice) == sorted(victims)
            for p in victims:
                assert 0 <= dice[p] <= most
                self.score(p, -(ATTACK[self.turn] + dice[p]))
                self.seats[p].safety = 0

    def lowest(self, track: list[int]) -> list[int]:
        least = min(track)
        return [p for p, value in enumerate(track) if value == least and value < 0]

    # ------------------------------------------------------------------ development

    def reach(self, p: int) -> list[str]:
        """The decks that a seat draws from, one card of each."""
        seat = self.seats[p]
        cap = 3
        if seat.revolt and not self.owns(p, "stability"):
            cap = REVOLT_CAP[self.turn]
        decks = []
        for marker, grey, names in (
            (seat.government, "government", GOVERNMENT),
            (seat.religion, "religion", RELIGION),
        ):
            side = next(name for name, way in names.items() if same_side(way, marker))
            decks.append(f"{grey} 0")
            decks += [f"{side} {n}" for n in range(1, min(cap, level(marker)) + 1)]
        return decks

    def draw(self, extra: list[tuple[int, str]], decks: dict[str, list[tuple[str, str]]]) -> None:
        """What is due to everybody in the order of play, then the extra ones. `decks` are cards by their two faces."""
        due = [(p, deck) for p in self.order for deck in self.reach(p)]
        for p, deck in due + extra:
            below = [card for card in self.under if self.deck_of(card[0]) == deck]
            if not decks[deck] and below:
                decks[deck].append(below[0])
                self.under.remove(below[0])
            if decks[deck]:
                self.seats[p].drawn.append(decks[deck].pop(0))

    def deck_of(self, name: str) -> str:
        return f"{self.faces[name].side} {self.faces[name].level}"

    def playable(self, p: int, track: str, before: str | None) -> set[str]:
        """The faces of one track that a seat may build, when it has decided on a government card before."""
        found = set()
        for faces in self.seats[p].drawn:
            found |= {name for name in faces if self.faces[name].track == track and self.may(p, name, before)}
        return found

    def may(self, p: int, name: str, before: str | None) -> bool:
        face = self.faces[name]
        producers = {good: self.producers(p, good) for good in BASIC}
        if before is not None:
            for good, sign in ((self.faces[before].data.get("worker"), 1), (self.faces[before].data.get("loses"), -1)):
                if good:
                    producers[good] += sign
        if face.data.get("worker") and producers[face.data["worker"]] >= 2:
            return False
        if face.data.get("loses") and producers[face.data["loses"]] < 1:
            return False
        return not (face.level == 3 and any(one.level == 3 and one.track == face.track for one in self.built(p)))

    def reveal(self, chosen: list[list[str]]) -> None:
        for p in self.order:
            for name in chosen[p]:
                self.build(p, self.faces[name])
            self.cross_one(p)
        self.civic()

    def build(self, p: int, face: Face) -> None:
        seat = self.seats[p]
        seat.built.append(face.id)
        seat.backs.append("")
        good = face.data.get("loses")
        if good and seat.rural[good]:
            seat.rural[good] -= 1
        elif good:
            open_ones = [one for one in self.built(p) if one.data.get("worker") == good]
            for name in seat.covered:  # of two cards with one face the first is covered first
                open_ones = drop_first(open_ones, name)
            coloured = [one for one in open_ones if one.level > 0]
            seat.covered.append((coloured or open_ones)[0].id)
        if face.track == "government":
            seat.government = shift(seat.government, face.number("push"))
        else:
            seat.religion = shift(seat.religion, face.number("push"))
        self.cheer(p, face.number("happy"))
        self.guard(p, face.number("safe"))
        self.score(p, face.number("gain"))

    def civic(self) -> None:
        for p, seat in enumerate(self.seats):
            happy, safe = self.total(p, "every_happy"), self.total(p, "every_safe")
            for q in range(len(self.seats)):
                for face in self.built(q):
                    group = str(face.data.get("group", "")).lower()
                    if group and self.follows(seat, group):
                        happy += face.number("group_happy")
                        safe += face.number("group_safe")
            self.cheer(p, happy)
            self.guard(p, safe)
            self.score(p, self.total(p, "every_vp"))
        self.cross()

    def follows(self, seat: Seat, group: str) -> bool:
        marker = seat.government if group in GOVERNMENT else seat.religion
        return level(marker) >= 1 and same_side(marker, {**GOVERNMENT, **RELIGION}[group])

    # ------------------------------------------------------------------ production

    def produce(self, p: int, decks: dict[str, list[str]], named: list[str]) -> Counter[str]:
        """The cards that come to a seat, from decks of which the first card is dealt next."""
        got: list[str] = []
        for good in BASIC:
            got += [decks[good].pop(0) for _ in range(self.producers(p, good))]
        cities = min(4, self.total(p, "city"))
        wanted = named or [good for trade, good in TRADES.items() if self.owns(p, trade)][:cities]
        mine = dig(decks["civic"], wanted, len(wanted))
        mine += dig(decks["civic"], [good for good in CIVIC if good not in goods_of(mine)], cities - len(mine))
        got += mine
        self.pirates = self.pirates or len(decks["luxury"]) < self.total(p, "boat")
        if not self.pirates:
            got += [decks["luxury"].pop(0) for _ in range(self.total(p, "boat"))]
        return Counter(got)

    # ------------------------------------------------------------------ the end

    def final(self, p: int) -> int:
        return self.seats[p].points + sum(face.points + self.monument(p, face) for face in self.built(p))

    def monument(self, p: int, face: Face) -> int:
        seat = self.seats[p]
        total = 0
        for what, each in face.counts:
            if what in ("sword", "apple", "note", "book", "city", "boat"):
                count = self.total(p, what)
            elif what in ("safety", "happiness"):  # spaces above the line
                count = max(0, seat.safety if what == "safety" else seat.happiness)
            elif what == "worker":
                count = sum(self.producers(p, good) for good in BASIC)
            elif what == "own":
                count = sum(1 for one in self.built(p) if one.side == face.side)
            else:
                assert what == "step"
                count = abs(seat.government if face.track == "government" else seat.religion) - 1
            total += each * count
        return total

    def winners(self) -> tuple[list[int], str]:
        everyone = range(len(self.seats))
        best = top(list(everyone), [self.final(p) for p in everyone])
        if len(best) == 1:
            return best, "MED-END-1"
        best = top(best, [level(seat.government) + level(seat.religion) for seat in self.seats])
        if len(best) > 1:
            best = top(best, [seat.happiness + seat.safety for seat in self.seats])
        return best, "MED-END-2" if len(best) == 1 else "MED-C-20"


def idea(card: str) -> tuple[int, int, int, int, int]:
    """Steps on government and religion, happiness, safety, points: what a card does when it is spent."""
    if card == "piracy":
        return 0, 0, 0, 0, 0
    good, name = card.split()
    return {
        "black": (-1, 0, 0, 0, 0),
        "white": (1, 0, 0, 0, 0),
        "red": (0, -1, 0, 0, 0),
        "blue": (0, 1, 0, 0, 0),
        "prosperity": (0, 0, 0, 0, 1),
        "poverty": (0, 0, -1, 0, 0),
        "depression": (0, 0, -2, 0, 0),
        "barbarians": (0, 0, 0, -1, 0),
        "fury": (0, 0, 0, -2, 0),
        "revolt": (1, 0, -1, 0, 0),
        "corruption": (-1, 0, -1, 0, 0),
        "zealots": (0, 1 if good == "wine" else -1, -1, 0, 0),
    }[name]


def in_sets(cards: int, size: int) -> list[int]:
    """Whole sets, and what is over."""
    return [size] * (cards // size) + ([cards % size] if cards % size else [])


def drop_first(faces: list[Face], name: str) -> list[Face]:
    at = next(i for i, face in enumerate(faces) if face.id == name) if any(f.id == name for f in faces) else -1
    return faces if at < 0 else faces[:at] + faces[at + 1 :]


def goods_of(cards: list[str]) -> list[str]:
    return [card.split()[0] for card in cards]


def dig(deck: list[str], goods: list[str], number: int) -> list[str]:
    """The next so many cards of these goods, one of each; what is turned up in vain goes to the far end of the deck."""
    found: list[str] = []
    vain: list[str] = []
    while len(found) < number:
        card = deck.pop(0)
        good = card.split()[0]
        (found if good in goods and good not in goods_of(found) else vain).append(card)
    deck += vain
    return found


def top(seats: list[int], values: list[int]) -> list[int]:
    most = max(values[p] for p in seats)
    return [p for p in seats if values[p] == most]
