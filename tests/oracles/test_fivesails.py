"""The engine of City of Five Sails against a second opinion: stats, pressure, payments, challenges and the end."""

from __future__ import annotations

from collections import Counter
from copy import copy
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from tests.oracles.amount import amount
from tests.oracles.fivesails import (
    CARDS,
    CHALLENGES,
    PRESSURES,
    STATS,
    Person,
    Table,
    answers,
    bereft,
    brutes,
    challengers,
    equips,
    extorts,
    performers,
    plays,
    plundered,
    recruits,
    refused,
    settlers,
    stands_free,
    stat,
    succeeds,
    targets,
    totals,
    victors,
)
from tests.oracles.fivesails_tables import (
    AWKWARD,
    BRUTES,
    GAME,
    MERCENARIES,
    THINGS,
    asks,
    do,
    given,
    let_be,
    look,
    menu,
    offers,
    read,
    table,
    told,
)

from intrigue.core import State
from intrigue.games.fivesails.events import (
    Attached,
    Claimed,
    Engaged,
    EnGarde,
    Healed,
    Joined,
    MovedTo,
    Paid,
    Pressured,
    Wounded,
)

CHANGEABLE = [
    "aldo_bussotti", "edeline_trinken", "rosine_friese", "nazem_ibn_umur", "pavel_ivanov", "rena_klingenhalter",
    "guillen_de_murrieta", "padre_anibal", "claude_de_la_roche", "sigurd_ulfsen", "adelheide_schmidt", "ren",
]  # fmt: skip


# ---------------------------------------------------------------------- stats


@pytest.mark.rule("FIV-ATT-3", "FIV-CARD-5", "FIV-DASH-1", "FIV-KEY-13", "FIV-C-51", "FIV-C-52", "FIV-C-66")
def test_stats() -> None:
    seen = Counter[str]()
    for number in range(amount(300)):
        rng = Random(number)
        made = table(rng, rng.choice((2, 3, 4)), rng.sample(CHANGEABLE, 5))
        state = GAME.position(given(made, 0), number)
        assert read(state) == made
        for player in look(state).players:
            for shown in player.crew:
                who = made.named(shown.id)
                assert who is not None
                assert shown.stats == tuple(stat(made, who, name) for name in STATS), (who, made)
                seen["changed"] += shown.stats != shown.printed
                seen["dash"] += None in shown.stats
                seen["nothing"] += "corpse_speak" in who.gear
    assert seen["changed"] > 300
    assert min(seen["dash"], seen["nothing"]) > 10


# ---------------------------------------------------------------------- pressure


def press(rng: Random, state: State, made: Table, what: str, who: str) -> str:
    """Up to the count; who else is asked lets it be, but for Claude now and then. Whom he lets count."""
    only = ""
    if what == "claim":
        do(state, f"claim {who}")
    else:
        do(state, f"use {what}")
        if asks(state) == "other" and f"choose {who}" in menu(state):
            do(state, f"choose {who}")
        if offers(state, "pay"):  # or Yevgeni sees to it
            do(state, rng.choice(menu(state)))
    while asks(state) == "moment" and not told(state, Pressured):
        if "use claude_de_la_roche" in menu(state) and rng.random() < 0.7:
            do(state, "use claude_de_la_roche")
            only = who
        else:
            do(state, "pass")
    return only


@pytest.mark.rule("FIV-PRESS-1", "FIV-PRESS-2", "FIV-PRESS-3", "FIV-PRESS-4", "FIV-CLAIM-1", "FIV-CLAIM-2")
@pytest.mark.rule("FIV-DASH-2", "FIV-C-80", "FIV-C-81", "FIV-C-82", "FIV-C-121", "FIV-EX-10", "FIV-EX-13", "FIV-EX-23")
def test_who_may_press_and_who_succeeds() -> None:
    seen = Counter[str]()
    for number in range(amount(500)):
        rng = Random(number)
        seats = rng.choice((2, 3, 4))
        what = rng.choice(["claim", "claim", *PRESSURES])
        made = table(rng, seats, rng.sample(CHANGEABLE, 5), [what] if what in THINGS else [])
        turn = next((who.seat for who in made.people if what in who.gear), rng.randrange(seats))
        if what == "contempt_and_hatred":
            made = replace(made, schemes=tuple(what if seat == turn else "" for seat in range(seats)))
        risk = what in ("strong_hands", "drinking_games")
        state = GAME.position(given(made, turn, {turn: [what, "boon"]} if risk else {}), number)
        how = PRESSURES[what]
        able = performers(made, turn, what)
        assert offers(state, "claim") == performers(made, turn, "claim")
        assert (what in offers(state, "use")) == bool(able) or what == "claim", (what, made)
        if not able:
            seen["nobody"] += 1
            continue
        who = rng.choice(sorted(able))
        performer = made.named(who)
        assert performer is not None
        only = press(rng, state, made, what, who)
        if what in ("claim", "contempt_and_hatred", "tabard_of_the_fallen_musketeer"):
            made = replace(
                made, people=tuple(replace(one, engaged=one.engaged or one.name == who) for one in made.people)
            )
        sums = totals(made, performer.place, how, only)
        success = succeeds(sums, turn, how)
        event = told(state, Pressured)[0]
        assert (event.seat, event.performer, event.place) == (turn, who, performer.place)
        assert (list(event.totals), event.success) == (sums, success), (what, only, made)
        while asks(state) == "moment":  # whoever might answer that it has succeeded lets it be
            do(state, "pass")
        claims = [Claimed(turn, performer.place)] if success and how.claims else []
        assert told(state, Claimed) == claims
        control = made.control | ({performer.place: turn} if claims else {})
        assert read(state).control == control
        best = max(total for seat, total in enumerate(sums) if seat != turn)
        seen["tie"] += best == sums[turn] > 0
        seen["0 to 0"] += best == sums[turn] == 0
        seen["taken from somebody"] += bool(claims) and made.control.get(performer.place, turn) != turn
        seen["a tie that succeeds"] += best == sums[turn] and success
        seen["Claude"] += bool(only)
        seen["brawl"] += "so_it_begins" in made.city.get(performer.place, ())
        seen["won" if success else "lost"] += 1
        seen[what] += 1
    kinds = ("nobody", "tie", "taken from somebody", "a tie that succeeds", "brawl", "Claude", "0 to 0", *PRESSURES)
    assert min(seen[kind] for kind in kinds) > 1, seen
    assert min(seen["won"], seen["lost"]) > 20


@pytest.mark.rule("FIV-C-83", "FIV-C-84", "FIV-QUAL-4")
def test_what_cannot_be_claimed_from_whoever_stays() -> None:
    seen = Counter[str]()
    for number in range(amount(150)):
        rng = Random(number)
        made = table(rng, rng.choice((2, 3, 4)))
        turn = rng.randrange(made.seats)
        state = GAME.position(given(made, turn, {turn: ["indomitable_will"]}), number)
        able = settlers(made, turn)
        assert ("indomitable_will" in offers(state, "use")) == bool(able)
        if not able:
            continue
        who = rng.choice(able)
        do(state, "use indomitable_will")
        if f"choose {who.name}" in menu(state):
            do(state, f"choose {who.name}")
        let_be(state)
        made = read(state)
        assert made.control[who.place] == turn
        rivals = [one for one in made.opposing(who) if one.name in offers(state, "claim")]
        if rivals:
            do(state, f"claim {rivals[0].name}")
            let_be(state)
            seen["in vain" if told(state, Pressured)[0].success else "failed"] += 1
            assert read(state).control[who.place] == turn
        while state.mover() != turn or asks(state) != "turn":
            do(state, "pass")
        if who.name in offers(state, "move"):
            do(state, f"move {who.name}")
            do(state, f"place home {turn + 1}")
            let_be(state)
            left = made.named(who.name) != read(state).named(who.name)
            assert (who.place in read(state).control) != left
            seen["left"] += left
    assert min(seen["in vain"], seen["failed"], seen["left"]) > 5, seen


# ---------------------------------------------------------------------- payments

RISKS = ["appealing_to_the_people", "bleed_out", "paid_off", "triage", "bravos"]
GOODS = [name for name in THINGS if not CARDS[name].city and name not in AWKWARD and CARDS[name].kind == "attachment"]
FODDER = ["not_today", "objection", "precision", "opulence", "opulence", "angelo"]


def bought(state: State, since: int, been: set[Any], picked: tuple[str, ...] = ()) -> set[tuple[str, tuple[str, ...]]]:
    """Every way that what has been begun can be paid, and whom it is about in the end. In which order cards are paid is
    not asked: where the same are paid and picked, we have `been`."""
    events = state.events_for(None)[since:]
    paid = tuple(sorted(event.name for event in events if isinstance(event, Paid)))
    for event in events:
        if isinstance(event, Attached):
            return {(event.bearer_name, paid)}
        if isinstance(event, Joined):
            return {("".join(event.name for event in events if isinstance(event, Engaged)), paid)}
        if isinstance(event, Wounded | Healed | EnGarde):
            return {(event.name, paid)}
        if isinstance(event, Engaged | MovedTo) and asks(state) == "turn":
            return {(event.name, paid)}
    assert asks(state) != "turn", (menu(state), events)
    if asks(state) == "moment":
        do(state, "pass")
        return bought(state, since, been, picked)
    if (paid, picked) in been:
        return set()
    been.add((paid, picked))
    found = set()
    for text in dict.fromkeys(menu(state)):
        after = copy(state)
        do(after, text)
        found |= bought(after, since, been, picked if text.startswith("pay") else (*picked, text))
    return found


@pytest.mark.rule("FIV-COST-1", "FIV-COST-2", "FIV-COST-3", "FIV-COST-4", "FIV-COST-8", "FIV-KEY-17", "FIV-EX-28")
@pytest.mark.rule("FIV-EQUIP-1", "FIV-RECRUIT-1", "FIV-PARLEY-1", "FIV-BRUTE-1", "FIV-C-38", "FIV-C-39", "FIV-C-47")
@pytest.mark.rule("FIV-C-75", "FIV-C-76", "FIV-C-77", "FIV-C-78", "FIV-C-79", "FIV-C-145")
def test_all_ways_to_pay() -> None:
    seen = Counter[str]()
    for number in range(amount(100)):
        rng = Random(number)
        wanted = ["kalla_forsberg", "kaj_kousei", "makepeace_botwighte", "cirilo_naucriparos", "uwe_zimmerman"]
        made = table(rng, rng.choice((2, 2, 3)), rng.sample(wanted, 3))
        seat = rng.randrange(made.seats)
        for who in made.people:
            if who.place != "home" and who.seat == seat and rng.random() < 0.5:
                made.control[who.place] = seat
            if who.name == "cirilo_naucriparos" and who.place != "home":
                seat = who.seat
                others = {name for cards in made.city.values() for name in cards} | {one.name for one in made.people}
                made.city[who.place] = (rng.choice([name for name in MERCENARIES if name not in others]),)
        hand = [*rng.sample(GOODS, 1), *rng.sample(RISKS, 2), *rng.sample(BRUTES, 1)]
        hand = [*rng.sample(hand, rng.randint(1, 3)), *rng.choices(FODDER, k=rng.randint(0, 4))]
        thugs = rng.random() < 0.5
        side = {"discard": ["buratino" if thugs else "boon"]}
        state = GAME.position(given(made, seat, {seat: hand}, sides={seat: side}), number)
        street = [name for cards in made.city.values() for name in cards]
        expected: dict[str, set[tuple[str, tuple[str, ...]]]] = {}
        for name in {*hand, *street}:
            card = CARDS[name]
            if card.kind == "attachment":
                expected[f"equip {name}"] = equips(made, seat, hand, name)
            elif card.kind == "character" and card.city:
                expected[f"recruit {name}"] = recruits(made, seat, hand, name)
                if extorts(made, seat, hand, name):
                    expected["use cirilo_naucriparos"] = extorts(made, seat, hand, name)
            elif card.kind == "character":
                expected[f"play {name}"] = brutes(hand, name)
            elif name in RISKS:
                expected[f"use {name}"] = plays(made, seat, hand, name, thugs)
        for text, found in expected.items():
            assert (text in menu(state)) == bool(found), (text, found, made, hand)
            seen["refused"] += not found
            if not found:
                continue
            after = copy(state)
            do(after, text)
            assert bought(after, len(state.events_for(None)), set()) == found, (text, made, hand)
            seen[text.split()[0]] += 1
            seen[text] += 1
            seen["ways"] += len(found)
            seen["worth two"] += any("opulence" in heap for _, heap in found)
    assert min(seen[text] for text in ("refused", "worth two", "equip", "recruit", "play", "use")) > 10, seen
    assert min(seen[f"use {name}"] for name in [*RISKS, "cirilo_naucriparos"]) > 1, seen


# ---------------------------------------------------------------------- challenges

FORWARD = [
    "servo_scarpa", "cirilo_naucriparos", "sigurd_ulfsen", "patricia_moustakas", "carmella_vanessa_salvaggi", "ren",
    "rena_klingenhalter", "vladislav_novikoff", "valeri_mikhailov", "maryam_benu_pleroma", "bastien_girard",
    "jean_urbain", "henri_michelet",
]  # fmt: skip
TOGETHER = [
    ["odette_dubois_darrent", "jean_urbain", "bastien_girard", "henri_michelet"],
    ["don_constanzo_scarpa", "servo_scarpa", "sibella_scarpa", "cirilo_naucriparos"],
    ["valeri_mikhailov", "patricia_moustakas", "vladislav_novikoff", "carmella_vanessa_salvaggi"],
]


def decline(state: State) -> None:
    """No Technique, and nobody reacts."""
    while "pass" in menu(state) and asks(state) != "turn":
        do(state, "pass")


@pytest.mark.rule("FIV-CHAL-1", "FIV-CHAL-4", "FIV-CHAL-6", "FIV-CHAL-7", "FIV-CHAL-8", "FIV-CHAL-9", "FIV-DASH-2")
@pytest.mark.rule("FIV-KEY-10", "FIV-EX-9", "FIV-C-50", "FIV-C-91", "FIV-C-123", "FIV-C-130", "FIV-C-138")
def test_who_can_be_challenged_and_who_may_intervene() -> None:
    seen = Counter[str]()
    for number in range(amount(700)):
        rng = Random(number)
        what = rng.choice(["challenge", "challenge", "valeri_mikhailov", *CHALLENGES])
        forward = rng.sample(FORWARD, 4) + rng.choice(TOGETHER)
        made = table(rng, rng.choice((2, 2, 3, 4)), forward, [what] if what in THINGS else [])
        people = [
            replace(who, place="docks") if who.name == "patricia_moustakas" and rng.random() < 0.6 else who
            for who in made.people
        ]
        made = replace(made, people=tuple(people))
        bearer = [who.seat for who in made.people if what in (who.name, *who.gear)]
        turn = bearer[0] if bearer else rng.randrange(made.seats)
        if what == "epee_sanglante":
            made = replace(made, schemes=tuple(what if seat == turn else "" for seat in range(made.seats)))
        elif rng.random() < 0.2:
            made = replace(made, schemes=("parley_gone_wrong", *made.schemes[1:]))
        risk = CARDS[what].kind == "risk" if what in CARDS else False
        state = GAME.position(given(made, turn, {turn: [what, "boon", "boon"]} if risk else {}), number)
        assert offers(state, "challenge") == challengers(made, turn, "challenge"), made
        able = sorted(challengers(made, turn, what))
        if what != "challenge":
            assert (what in offers(state, "use")) == bool(able), (what, made)
        if not able:
            seen["nobody"] += 1
            continue
        who = made.named(rng.choice(able))
        assert who is not None
        do(state, f"challenge {who.name}" if what == "challenge" else f"use {what}")
        if what != "challenge" and len(able) > 1:
            assert offers(state, "choose") == set(able), (what, made)
            do(state, f"choose {who.name}")
        while offers(state, "pay"):
            do(state, rng.choice(menu(state)))
        there = targets(made, who, what)
        target = made.named(rng.choice(sorted(there)))
        assert target is not None
        if what != "valeri_mikhailov":  # he has his target before he moves
            decline(state)
        if what != "valeri_mikhailov" or len(there) > 1:
            assert offers(state, "choose") == there, (what, who, made)
            do(state, f"choose {target.name}")
        decline(state)
        seen["far away"] += len({one.place for one in made.people if one.name in there}) > 1
        if risk and target.name == "maryam_benu_pleroma":  # it comes to nothing
            assert asks(state) == "turn"
            seen["cancelled"] += 1
            continue
        now = read(state)
        said = answers(now, target, what)
        assert set(menu(state)) == said, (what, target, now)
        text = rng.choice(sorted(text for text in said if text.startswith("intervene")) or sorted(said))
        do(state, text)
        seen[text.split()[0]] += 1
        seen[what] += 1
        if text.startswith("intervene"):
            helper = now.named(text.split()[1])
            after = read(state).named(text.split()[1])
            assert helper is not None
            if helper.name == "rena_klingenhalter" or after is None:
                continue
            assert after.engaged == (helper.engaged or not stands_free(helper, target))
            seen["free"] += not after.engaged
            seen["although engaged"] += helper.engaged
    assert min(seen[kind] for kind in ("nobody", "intervene", "refuse", "accept", "far away", *CHALLENGES)) > 4, seen
    assert min(seen["go"], seen["free"], seen["cancelled"], seen["although engaged"]) > 0, seen


# ---------------------------------------------------------------------- the end


def close(rng: Random, seats: int) -> Table:
    """A table on which things are about to be decided, and often by very little."""
    made = table(rng, seats, CHANGEABLE)
    if rng.random() < 0.5:  # hardly anything to tell the players apart
        people = [replace(who, wounds=rng.choice((0, 0, 0, 1))) for who in made.people if who.card.kind == "leader"]
        made = replace(made, people=tuple(people), purse=(rng.randint(4, 7),) * seats, renown={}, control={})
    else:
        made = replace(made, purse=tuple(rng.choice((3, 5, 6, 7)) for _ in range(seats)))
    if rng.random() < 0.5:
        made = replace(made, control={place: rng.randrange(seats) for place in made.row if rng.random() < 0.7})
    elif rng.random() < 0.2:
        made = replace(made, control=dict.fromkeys(rng.sample(made.row, len(made.row) - 1), rng.randrange(seats)))
    return made


@pytest.mark.rule("FIV-PLUNDER-1", "FIV-PLUNDER-2", "FIV-PLUNDER-4", "FIV-VICTORY-2", "FIV-VICTORY-3", "FIV-VICTORY-4")
@pytest.mark.rule("FIV-TIE-1", "FIV-TIE-2", "FIV-TIE-3", "FIV-TIE-4", "FIV-TIE-5", "FIV-TIE-6", "FIV-TIE-7")
@pytest.mark.rule("FIV-TIE-8", "FIV-C-1", "FIV-C-2", "FIV-C-3", "FIV-C-4", "FIV-C-5", "FIV-C-6", "FIV-C-7", "FIV-C-8")
def test_who_has_won_when_the_day_closes() -> None:
    seen = Counter[str]()
    for number in range(amount(600)):
        rng = Random(number)
        seats = rng.choice((2, 3, 4))
        made = close(rng, seats)
        day = rng.choice((2, 4, 5, 5, 5))
        dawn = [name for name in MERCENARIES if made.named(name) is None][:8]  # nobody who asks for Renown
        made = replace(made, city={})
        state = GAME.position(given(made, rng.randrange(seats), day=day, city_deck=dawn), number)
        while not state.over and look(state).phase == "high drama":
            do(state, "pass")
        winners, rule = victors(made, day)
        result = state.result
        if result is None:
            assert (winners, rule) == ((), ""), (made, day)
            assert [player.renown for player in look(state).players] == plundered(made)
        else:
            assert (result.winners, result.rule) == (winners, rule), (made, day)
        seen[rule or "goes on"] += 1
        seen["equal and rich"] += not rule and max(plundered(made)) >= 7
        seen["a rich rival"] += rule == "FIV-VICTORY-2" and max(plundered(made)) >= 7
        seen["several winners"] += len(winners) > 1
    rules = ("VICTORY-2", "VICTORY-3", "VICTORY-4", "TIE-3", "TIE-5", "TIE-6", "TIE-7", "TIE-8")
    kinds = ("goes on", "equal and rich", "a rich rival", "several winners", *(f"FIV-{rule}" for rule in rules))
    assert min(seen[kind] for kind in kinds) > 4, seen


@pytest.mark.rule("FIV-VICTORY-1", "FIV-LEAD-4", "FIV-CHAL-12", "FIV-CARD-3", "FIV-C-9", "FIV-C-88")
def test_leaders_fall() -> None:
    """Leaders who are challenged and refuse: wounded by as much as the challenger's Combat, destroyed and out, until
    only one of them is left."""
    seen = Counter[str]()
    for number in range(amount(120)):
        rng = Random(number)
        seats = rng.choice((2, 3, 4))
        made = table(rng, seats)
        square = rng.choice(made.row)
        bare = [Person(who.name, who.seat, square) for who in made.people]
        made = replace(made, people=tuple(bare), schemes=("",) * seats, city={})
        weak = [
            replace(who, wounds=(stat(made, who, "resolve") or 1) - rng.randint(1, 3))
            if who.card.kind == "leader"
            else who
            for who in made.people
        ]
        made = replace(made, people=tuple(weak))
        state = GAME.position(given(made, rng.randrange(seats)), number)
        for _ in range(12):
            now, seat = read(state), state.mover()
            pairs = [
                (who, target)
                for who in now.crew(seat)
                for target in map(now.named, sorted(targets(now, who, "challenge")))
                if who.name in offers(state, "challenge") and target is not None and target.card.kind == "leader"
            ]
            if not pairs:
                do(state, "pass")
                let_be(state)
                if state.over or look(state).phase != "high drama":
                    break
                continue
            who, target = rng.choice(pairs)
            do(state, f"challenge {who.name}")
            decline(state)
            do(state, f"choose {target.name}")
            let_be(state)
            do(state, "refuse")
            let_be(state)
            after = refused(now, who, target)
            fallen = after.named(target.name) is None
            after = bereft(after, target.seat) if fallen else after
            left = {one.seat for one in after.people}
            assert state.over == (len(left) == 1)
            seen["fallen" if fallen else "wounded"] += 1
            if state.over:
                assert state.result is not None
                assert (set(state.result.winners), state.result.rule) == (left, "FIV-VICTORY-1")
                seen[f"last of {seats}"] += 1
                break
            assert read(state) == after
    assert min(seen[kind] for kind in ("fallen", "wounded", "last of 2", "last of 3")) > 4, seen
