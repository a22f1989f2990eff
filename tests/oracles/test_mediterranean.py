"""The engine of Trading in the Mediterranean against a second opinion: from random positions in the closing step
through resolution, calamities, draws, menus of developments, the Civic phase and production, or to the final score."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.oracles.amount import amount
from tests.oracles.mediterranean import BASIC, CIVIC, GOVERNMENT, RELIGION, Round, Seat

import intrigue
from intrigue.core import State
from intrigue.games.mediterranean.cards.developments import DECK_OF, FACE
from intrigue.games.mediterranean.cards.face import DECK_LEVEL, DECK_NAMES, DECK_SIDE, RELIGIOUS
from intrigue.games.mediterranean.cards.goods import ALL_PILES, CARD_NAMES, PILE_NAMES
from intrigue.games.mediterranean.events import WorkerMoved
from intrigue.games.mediterranean.view import MediterraneanView, PlayerView, Track

GAME = intrigue.game("mediterranean")
PAIRS = [(FACE[2 * card].id, FACE[2 * card + 1].id) for card in range(len(DECK_OF))]
WAYS = {**GOVERNMENT, **RELIGION}


# ---------------------------------------------------------------------- positions by chance


def built_by_chance(rng: Random, sides: list[int], free: list[int]) -> list[str]:
    """Developments that one seat can have: of its sides, a Monument and a Shrine at most, no third producer."""
    built: list[str] = []
    made = dict.fromkeys(range(5), 1)
    tall = [False, False]
    most = rng.choice((0, 4, 6, 8))
    for card in rng.sample(free, len(free)):
        if len(built) == most:
            break
        place = rng.randint(0, 1)
        face, back = FACE[2 * card + place], FACE[2 * card + 1 - place]
        religious = RELIGIOUS[face.deck]
        if DECK_SIDE[face.deck] not in (-1, sides[religious] + (2 if religious else 0)):
            continue
        if (DECK_LEVEL[face.deck] == 3 and tall[religious]) or (face.worker >= 0 and made[face.worker] >= 2):
            continue
        tall[religious] = tall[religious] or DECK_LEVEL[face.deck] == 3
        if face.worker >= 0:
            made[face.worker] += 1
        built.append(f"{face.id}/{back.id}")
        free.remove(card)
    return built


def some(rng: Random) -> dict[str, Any]:
    """A closing step in which every deck lies as told, to its last card."""
    seats = rng.randint(4, 6)
    free = list(range(len(DECK_OF)))
    sides = [[rng.randint(0, 1), rng.randint(0, 1)] for _ in range(seats)]
    built = [built_by_chance(rng, own, free) for own in sides]
    goods = [rng.sample([CARD_NAMES[kind] for kind in pile], len(pile)) for pile in ALL_PILES]
    hands: list[list[str]] = [[] for _ in range(seats)]
    for pile, most in zip(goods, (6, 6, 6, 6, 6, 20, 10), strict=True):  # so that enough is left to produce
        for _ in range(rng.randint(0, most)):
            rng.choice(hands).append(pile.pop())
    rng.shuffle(free)
    stacks: dict[str, list[str]] = {name: [] for name in DECK_NAMES}
    for card in free:
        stacks[DECK_NAMES[DECK_OF[card]]].append("/".join(PAIRS[card]))
    return {
        "seats": seats,
        "phase": "closing",
        "turn": rng.randint(1, 6),
        "order": rng.sample(range(seats), seats),
        "government": [f"{('dictatorship', 'democracy')[own[0]]} {rng.randint(0, 9)}" for own in sides],
        "religion": [f"{('mars', 'venus')[own[1]]} {rng.randint(0, 9)}" for own in sides],
        "happiness": [rng.randint(-3, 3) for _ in range(seats)],
        "safety": [rng.randint(-3, 3) for _ in range(seats)],
        "points": [rng.randint(0, 12) for _ in range(seats)],
        "workers": [[rng.choice((0, 1, 1, 1)) for _ in BASIC] for _ in range(seats)],
        "developments": built,
        "hands": hands,
        "basic_decks": {PILE_NAMES[pile]: goods[pile] for pile in range(5)},
        "civic_deck": goods[5],
        "luxury_deck": goods[6],
        "development_decks": stacks,
    }


# ---------------------------------------------------------------------- reading the table


def look(state: State, seat: int | None) -> MediterraneanView:
    view = state.view(seat)
    assert isinstance(view, MediterraneanView)
    return view


def marker(track: Track) -> int:
    return WAYS[track.side] * (track.step + 1)


def names(view: MediterraneanView, stored: bool | None = None) -> list[str]:
    cards = [card for card in view.hand if stored is None or card.stored == stored]
    return sorted(card.id.removeprefix("goods:").replace("-", " ") for card in cards)


def seat_of(state: State, p: int, rural: list[int]) -> Seat:
    """What a seat is and has, as its own view shows it."""
    view = look(state, p)
    player = view.players[p]
    seat = Seat(
        marker(player.government),
        marker(player.religion),
        player.happiness,
        player.safety,
        player.points,
        Counter(dict(zip(BASIC, rural, strict=True))),
        list(player.developments),
        list(player.backs),
        list(player.covered),
        names(view),
        names(view, stored=True),
    )
    for box in player.boxes:
        if box.aimed is not None:
            seat.aims[box.name] = box.aimed
    for cube in player.cubes:
        verb, _, what = cube.partition(" ")
        if verb == "abandon":
            seat.abandons.append(what)
        elif verb == "altar":
            seat.altar = what
    return seat


def same(view: MediterraneanView, oracle: Round) -> None:
    """Everything that lies open about everybody."""
    assert list(view.order) == oracle.order
    for player, seat in zip(view.players, oracle.seats, strict=True):
        p = player.seat
        assert (marker(player.government), marker(player.religion)) == (seat.government, seat.religion), p
        assert (player.happiness, player.safety, player.points) == (seat.happiness, seat.safety, seat.points), p
        assert list(player.developments) == seat.built, p
        assert sorted(player.covered) == sorted(seat.covered), p
        assert {one.good: one.count for one in player.workers} == {good: oracle.producers(p, good) for good in BASIC}
        assert (player.cities, player.boats) == (oracle.total(p, "city"), oracle.total(p, "boat")), p
        assert player.standing == oracle.final(p), p


def resolved(player: PlayerView, seat: Seat) -> None:
    assert sorted(player.spent) == sorted(seat.spent)
    assert (player.earned, player.revolt, player.cards) == (seat.earned, seat.revolt, len(seat.stored))


# ---------------------------------------------------------------------- going through a round together


class Walk:
    """One position, gone through by both; the choices are made by lot."""

    def __init__(self, number: int) -> None:
        self.rng = Random(number)
        self.given = some(self.rng)
        self.state = GAME.position(self.given, number)
        self.met: Counter[str] = Counter()

    def says(self, seat: int) -> list[str]:
        return [self.state.say(seat, action) for action in self.state.legal(seat)]

    def do(self, seat: int, text: str) -> None:
        self.state.apply(seat, GAME.action(self.state, seat, text))

    def asked(self, seat: int, menu: list[str]) -> str:
        """Somebody is asked, with these answers; one of them is given."""
        assert self.state.waiting == (seat,)
        assert sorted(self.says(seat)) == sorted(menu)
        answer = self.rng.choice(menu)
        self.do(seat, answer)
        return answer

    def close(self) -> Round:
        """Warehouses and cubes by lot."""
        seats = []
        for p in range(self.state.seats):
            for _ in range(self.rng.choice((0, 2, 5, 9))):
                acts = [text for text in self.says(p) if text != "done"]
                if self.rng.random() < 0.7:
                    acts = [text for text in acts if text.startswith(("aim", "sacrifice", "store"))] or acts
                self.do(p, self.rng.choice(acts))
            seats.append(seat_of(self.state, p, self.given["workers"][p]))
        oracle = Round(GAME.cards(), seats, self.given["order"], self.given["turn"])
        for p in range(self.state.seats):
            self.do(p, "done")
        return oracle

    def resolve(self, oracle: Round) -> None:
        oracle.lay_open()
        for p in list(oracle.order):
            for track, sides in (("government", GOVERNMENT), ("religion", RELIGION)):
                if track in oracle.seats[p].abandons:
                    answer = self.asked(p, [f"side {name}" for name in sides])
                    oracle.abandon(p, track, answer.removeprefix("side "))
                    self.met["abandoned"] += 1
        ignored = set()
        for owner, target, name, _, box in oracle.aimed():
            self.met["aimed"] += 1
            asked = oracle.owns(target, "venetian_monastery") and not box.get("spares")
            if asked and self.asked(target, ["heed", "ignore"]) == "ignore":
                ignored.add((owner, name))
                self.met["ignored"] += 1
        log = self.state.events_for(None)
        moved = [event.good for event in log if isinstance(event, WorkerMoved) and event.to is not None]
        self.met["workers"] += len(moved)
        built = sum(len(seat.built) for seat in oracle.seats)
        oracle.abilities(ignored, moved)
        oracle.goods()
        self.met["destroyed"] += built - sum(len(seat.built) for seat in oracle.seats)
        view = look(self.state, None)
        dice = {player.seat: player.barbarians for player in view.players if player.barbarians is not None}
        oracle.calamities(dice)
        self.met["attacks"] += len(dice)
        same(view, oracle)
        for player, seat in zip(view.players, oracle.seats, strict=True):
            resolved(player, seat)
            self.met["revolts"] += seat.revolt

    def develop(self, oracle: Round) -> None:
        decks = {
            name: [(one.partition("/")[0], one.partition("/")[2]) for one in cards]
            for name, cards in self.given["development_decks"].items()
        }
        extra = []
        for p in oracle.order:
            for _ in range(oracle.total(p, "draws")):
                left = {*(deck for deck in decks if decks[deck]), *(oracle.deck_of(card[0]) for card in oracle.under)}
                menu = [f"draw {deck}" for deck in oracle.reach(p) if deck in left]
                extra.append((p, self.asked(p, menu).removeprefix("draw ")))
                self.met["extra"] += 1
        oracle.draw(extra, decks)
        for p, seat in enumerate(oracle.seats):
            assert Counter(map(frozenset, seat.drawn)) == Counter(
                frozenset(card.faces) for card in look(self.state, p).drawn
            )
        chosen: list[list[str]] = [[] for _ in oracle.seats]
        for p in self.rng.sample(range(len(chosen)), len(chosen)):
            if oracle.seats[p].revolt:
                faces = oracle.playable(p, "government", None) | oracle.playable(p, "religion", None)
                self.pick(p, faces, "neither", chosen[p])
            else:
                self.pick(p, oracle.playable(p, "government", None), "no government", chosen[p])
                before = chosen[p][0] if chosen[p] else None
                self.pick(p, oracle.playable(p, "religion", before), "no religion", chosen[p])
        oracle.reveal(chosen)
        self.met["built"] += sum(map(len, chosen))
        self.met["covered"] += sum(len(seat.covered) for seat in oracle.seats)

    def pick(self, p: int, faces: set[str], none: str, chosen: list[str]) -> None:
        texts = self.says(p)
        assert {re.sub(r" \d+$", "", text) for text in texts} == {none, *(f"build {name}" for name in faces)}
        text = self.rng.choice(texts)
        self.do(p, text)
        if text != none:
            chosen.append(re.sub(r" \d+$", "", text).removeprefix("build "))

    def produce(self, oracle: Round) -> None:
        decks = {**{good: list(self.given["basic_decks"][good]) for good in BASIC}}
        decks["civic"], decks["luxury"] = list(self.given["civic_deck"]), list(self.given["luxury_deck"])
        for p in oracle.order:
            named: list[str] = []
            if oracle.owns(p, "free_market"):
                while len(named) < min(4, oracle.total(p, "city")):
                    menu = [f"name {good}" for good in CIVIC if good not in named]
                    named.append(self.asked(p, menu).removeprefix("name "))
                    self.met["named"] += 1
            expected = Counter(oracle.seats[p].hand) + oracle.produce(p, decks, named)
            found = Counter(names(look(self.state, p)))
            if oracle.pirates:
                luxury = found - expected
                assert luxury.total() == oracle.total(p, "boat")
                assert all(card.split()[0] in ("spices", "gold", "piracy") for card in luxury)
                found -= luxury
            assert found == expected, p
        same(look(self.state, None), oracle)

    def go(self) -> None:
        oracle = self.close()
        self.resolve(oracle)
        self.develop(oracle)
        if oracle.turn < 6:
            self.produce(oracle)
            return
        result = self.state.result
        assert result is not None
        assert list(result.scores) == [oracle.final(p) for p in range(len(oracle.seats))]
        assert (list(result.winners), result.rule) == oracle.winners()
        self.met[result.rule] += 1


@pytest.mark.rule("MED-RES-0", "MED-RES1-1", "MED-RES2-1", "MED-RES2-3", "MED-RES2-4", "MED-RES3-1", "MED-RES3-4")
@pytest.mark.rule("MED-DEV-1", "MED-DEV-4", "MED-DEV-5", "MED-DEV-7", "MED-C-34", "MED-C-83", "MED-C-46", "MED-CIV-1")
@pytest.mark.rule("MED-PROD-1", "MED-PROD-4", "MED-C-65", "MED-END-1", "MED-END-2")
def test_both_say_the_same_of_a_round_from_random_positions() -> None:
    met: Counter[str] = Counter()
    for number in range(amount(200)):
        walk = Walk(number)
        try:
            walk.go()
        except AssertionError as error:
            raise AssertionError(f"position {number}: {walk.given}") from error
        met += walk.met
    things = (
        "abandoned",
        "aimed",
        "ignored",
        "workers",
        "destroyed",
        "attacks",
        "revolts",
        "extra",
        "built",
        "covered",
    )
    assert all(met[thing] > 0 for thing in (*things, "named", "MED-END-1")), met


def test_ties_are_broken_alike() -> None:
    """Final scores are seldom equal, so these positions make them so: nobody has anything but points and tracks."""
    met: Counter[str] = Counter()
    for number in range(amount(200)):
        rng = Random(number)
        seats = rng.randint(4, 6)
        order = list(range(seats))
        given = {
            "seats": seats,
            "phase": "closing",
            "turn": 6,
            "order": order,
            "government": [
                f"{rng.choice(('dictatorship', 'democracy'))} {rng.choice((1, 4, 5))}" for _ in range(seats)
            ],
            "religion": [f"{rng.choice(('mars', 'venus'))} {rng.choice((1, 4))}" for _ in range(seats)],
            "happiness": [rng.randint(0, 2) for _ in range(seats)],
            "safety": [rng.randint(0, 1) for _ in range(seats)],
            "points": [rng.randint(4, 5) for _ in range(seats)],
            "hands": [[] for _ in range(seats)],
        }
        state = GAME.position(given, number)
        oracle = Round(GAME.cards(), [seat_of(state, p, [1] * 5) for p in order], order, 6)
        for p in range(seats):
            state.apply(p, GAME.action(state, p, "done"))
        while state.result is None:
            seat = state.waiting[0]
            state.apply(seat, state.legal(seat)[0])  # no development
        assert (list(state.result.winners), state.result.rule) == oracle.winners()
        met[state.result.rule] += 1
    assert set(met) == {"MED-END-1", "MED-END-2", "MED-C-20"}
