"""What a seat observes as numbers, read back by the names of the columns."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i16

from intrigue.core import seeded
from intrigue.games.fivesails.cards.flow import Choose
from intrigue.games.fivesails.cards.memory import Remember
from intrigue.games.fivesails.observer import OBSERVER, columns, registers
from intrigue.games.fivesails.observer.columns import CARD_ROWS, IN_SIGHT, KINDS, QUESTIONS
from intrigue.games.fivesails.observer.rows import row_of
from intrigue.games.fivesails.rules.reactions import Window
from intrigue.games.fivesails.rules.stats import is_brute, stat, value
from intrigue.games.fivesails.state.actions import A_ABILITY, A_KIND, A_SEAT, ARGUMENT, PASS, SHIFT
from intrigue.games.fivesails.state.city import PLACES
from intrigue.games.fivesails.state.duel import DUEL
from intrigue.games.fivesails.state.frames import PLACE
from intrigue.games.fivesails.state.names import DASH, FACTIONS, LEADER, STATS
from intrigue.games.fivesails.state.numbers import DECK, HAND
from intrigue.games.fivesails.state.printed import ABILITIES, CARDS
from intrigue.games.fivesails.state.state import FiveSails
from intrigue.games.fivesails.view import CardView, DuelView, FiveSailsView, PlayerView

from ..observing import Value, observed, offered, some
from .playing import GAME, duel, go, number, pos, resolved, step

# ---------------------------------------------------------------------- positions


def row(found: dict[str, Value], card: str, block: str = "cards") -> dict[str, Value]:
    """The row of a card by its name, without what all rows have."""
    for k in range(int(found[f"table.{block}"])):
        if found[f"{block}[{k}].card"] == card:
            shown = some(found, f"{block}[{k}].")
            del shown["there"], shown["card"], shown["number"]
            return shown
    raise AssertionError(card)


def pointed(found: dict[str, Value], name: str) -> Value:
    """The name of the card that a column points at."""
    place = int(found[name])
    assert place > 0, name
    block, k = ("cards", place - 1) if place <= CARD_ROWS else ("piles", place - 1 - CARD_ROWS)
    return found[f"{block}[{k}].card"]


def test_a_table() -> None:
    st = pos(
        {"crew": {"servo_scarpa": "forums"}, "hand": ["pull", "bravos"], "discard": ["triage"], "renown": 2},
        {"crew": {"uwe_zimmerman": "docks"}, "hand": ["boon"], "scheme": "marooned"},
        gear={"breastplate": "uwe_zimmerman"},
        city={"docks": ["gustavo"]},
        engaged=["uwe_zimmerman"],
        wounds={"servo_scarpa": 1},
        control={"forums": 1},
        day=3,
    )
    found = observed(st, 0)
    table = some(found, "table.")
    assert (table["seats"], table["day"], table["phase"], table["question"]) == (2, 3, "high drama", "turn")
    me, foe = some(found, "players[0]."), some(found, "players[1].")
    assert (me["leader"], me["renown"], me["hand"], me["discard"], me["asked"]) == ("don_constanzo_scarpa", 2, 2, 1, 1)
    assert (foe["leader"], foe["hand"]) == ("kaspar_dietrich", 1)
    assert foe["initiative"] == CARDS[st.kind[number(st, "marooned")]].initiative
    assert "asked" not in foe
    assert some(found, "places[2].") == {"there": 1, "control": 2}
    servo, uwe = row(found, "servo_scarpa"), row(found, "uwe_zimmerman")
    assert (servo["zone"], servo["owner"], servo["controller"], servo["place"], servo["wounds"]) == ("crew", 1, 1, 3, 1)
    assert (uwe["zone"], uwe["owner"], uwe["place"], uwe["engaged"]) == ("crew", 2, 2, 1)
    plate = row(found, "breastplate")
    assert (plate["zone"], plate["controller"], plate["place"]) == ("gear", 2, 2)
    assert found[f"cards[{int(plate['on']) - 1}].card"] == "uwe_zimmerman"
    assert row(found, "don_constanzo_scarpa")["place"] == 6  # the observer's Home
    assert row(found, "kaspar_dietrich")["place"] == 7
    gustavo = CARDS[st.kind[number(st, "gustavo")]]
    assert row(found, "gustavo") == {
        "zone": "street",
        "place": 2,
        "cost": gustavo.cost,
        **{STATS[k]: -1 if gustavo.stats[k] == DASH else gustavo.stats[k] for k in range(4) if gustavo.stats[k]},
    }
    assert row(found, "marooned")["zone"] == "scheme"
    pull = CARDS[st.kind[number(st, "pull")]]
    shown = row(found, "pull")
    assert (shown["zone"], shown.get("cost", 0), shown.get("thrust", 0)) == ("hand", pull.cost, max(pull.values[2], -1))
    assert row(found, "triage", "piles") == {"zone": "discard", "owner": 1}


def test_another_s_hand_is_counted_and_not_told() -> None:
    st = pos({"hand": ["pull"]}, {"hand": ["boon", "taunt"]})
    assert not {"boon", "taunt"} & {found for name, found in observed(st, 0).items() if name.endswith(".card")}
    theirs = observed(st, 1)
    assert (row(theirs, "boon")["zone"], row(theirs, "taunt")["owner"]) == ("hand", 1)
    assert (theirs["players[1].hand"], theirs["players[0].hand"]) == (1, 2)


def test_a_seat_knows_what_is_left_in_its_deck_but_not_where() -> None:
    st = pos({"deck": ["pull", "pull", "triage"], "empty": True}, {"deck": ["boon"], "empty": True})
    mine, theirs = observed(st, 0), observed(st, 1)
    unseen = some(mine, "unseen[0].")
    deep = {f"deep[{k}]": some(mine, f"deep[{k}].") for k in range(3)}
    known = [found["card"] for found in deep.values() if found]
    assert sorted([*[id for id, count in unseen.items() if id != "there" for _ in range(int(count))], *known]) == [
        "pull",
        "pull",
        "triage",
    ]
    assert some(mine, "unseen[1].") == {"there": 1}
    assert "pull" not in some(theirs, "unseen[1].")
    assert theirs["players[1].deck"] == 3


def test_what_is_noted_is_known_to_whoever_noted_it() -> None:
    st = pos(
        {"crew": {"servo_scarpa": "docks"}, "hand": ["triage"]},
        {"approach": ["marooned", "the_great_game"]},
        city={"docks": ["crystal_eye"]},
    )
    go(st, "equip crystal_eye", "pay triage", "choose marooned")
    mine, theirs = observed(st, 0), observed(st, 1)
    assert pointed(mine, "effects[0].card") == "marooned"
    assert pointed(mine, "effects[0].other") == "crystal_eye"
    noted = some(theirs, "effects[0].")
    assert not {"card", "card_number", "printed", "place", "side", "fewer", "use"} & noted.keys()
    assert (noted["what"], noted["owner"], noted["seat"]) == ("noted", 1, 2)
    assert (mine["effects[0].owner"], mine["effects[0].seat"]) == (2, 1)


def test_a_duel() -> None:
    st = duel({"hand": ["pull", "triage"]}, {"hand": ["boon"]})
    for seat, mine in ((0, False), (1, True)):
        found = observed(st, seat)
        assert (found["duel.stage"], found["duel.stat"], found["duel.first_card_due"]) == ("duel", "combat", 1)
        assert (pointed(found, "fighters[0].card"), pointed(found, "fighters[1].card")) == (
            "servo_scarpa",
            "uwe_zimmerman",
        )
        assert (found["fighters[0].seat"], found["fighters[1].seat"]) == ((2, 1) if mine else (1, 2))
        assert found["fighters[1].threat"] == st.duel.defender.pool > 0
        assert found["table.question"] == "combat_card"
        assert found[f"players[{0 if mine else 1}].asked"] == 1
    step(st, "choose boon")
    boon = row(observed(st, 0), "boon")
    assert (boon["zone"], boon["owner"]) == ("defenders_line", 2)


def test_what_is_asked_and_by_which_ability() -> None:
    st = pos({"crew": {"servo_scarpa": "docks"}, "hand": ["triage", "pull"]}, city={"docks": ["crystal_eye"]})
    step(st, "equip crystal_eye")
    found = observed(st, 1)
    assert found["table.question"] in ("pay", "step")
    assert pointed(found, "uses[0].target") == "crystal_eye"
    assert (found["uses[0].seat"], found["uses[0].ability_of"], found["uses[0].slot"]) == (1, "", 2)
    step(st, *(["choose servo_scarpa"] if found["table.question"] == "step" else []))
    found = observed(st, 1)
    assert (found["table.question"], found["table.due"]) == ("pay", 1)
    assert pointed(found, "table.subject") == "crystal_eye"
    assert found["players[1].asked"] == 1


def test_a_moment_and_who_answers_it() -> None:
    foe = {"leader": "yevgeni", "crew": {"valeri_mikhailov": "docks"}, "hand": ["predatory_pursuit", "boon"]}
    st = pos({"crew": {"servo_scarpa": "docks"}}, foe)
    assert not some(observed(st, 0), "moment.")
    step(st, "move servo_scarpa", "place forums")
    for seat in range(2):
        found = observed(st, seat)
        assert (found["table.question"], found["moment.what"], found["moment.goal"]) == ("react", "moved", 3)
        assert pointed(found, "moment.card") == "servo_scarpa"
        assert found["moment.card_number"] == number(st, "servo_scarpa") + 1
        assert found[f"players[{1 - seat}].asked"] == 1
        assert not some(found, "declared[0].")
    step(st, "use predatory_pursuit")
    st.apply(1, PASS)  # she has nothing more to say
    found = observed(st, 0)
    assert pointed(found, "uses[0].card") == "predatory_pursuit"
    assert (found["uses[0].seat"], pointed(found, "uses[0].answers")) == (1, "servo_scarpa")


def test_the_combat_card_of_a_round() -> None:
    seen = 0
    for st in states(2, 12, OPTIONS[0]):
        if st.duel.stage == DUEL and st.duel.card >= 0:
            seen += 1
            found = observed(st, 0)
            assert found["duel.card_number"] == st.duel.card + 1
            assert pointed(found, "duel.card") == CARDS[st.kind[st.duel.card]].id
            numbers = [value(st, st.duel.side, which) for which in range(3)]
            shown = [found[f"duel.{name}"] for name in ("riposte", "parry", "thrust")]
            assert shown == [-1 if n == DASH else n for n in numbers]
    assert seen > 10


def test_a_declared_reaction_waits_for_the_others() -> None:
    for st in states(2, 40, OPTIONS[0]):
        top = st.stack[-1]
        if isinstance(top, Window) and top.declared:
            one = top.declared[0]
            found = observed(st, 0)
            assert found["declared[0].seat"] == one.seat
            assert pointed(found, "declared[0].card") == CARDS[st.kind[one.action & ARGUMENT]].id
            assert found["declared[0].slot"] == 1 + ((one.action - A_ABILITY) >> SHIFT)
            return
    raise AssertionError


CARD_SECOND = (
    "adelheide_schmidt armed_and_marshaled defending_honor henri_michelet kaj_kousei kalla_forsberg lets_haggle "
    "liberating_goods madre_dolores robbery stratege unyielding_loyalty"
)
PLACE_SECOND = (
    "ekaterina_ilyanava filling_the_ranks leshiye_of_the_wood parley_gone_wrong plans_within_plans shifting_tides "
    "the_boars_guile the_cats_embargo until_morale_improves"
)


def test_what_the_registers_of_a_use_hold() -> None:
    """A second target is a card or a location; else its number would say one thing now and another then."""
    names = [CARDS[own.owner].id if own.owner >= 0 else "" for own in ABILITIES]
    second = [
        (name, what) for name, what in zip(names, registers.SECOND_HOLDS, strict=True) if what != registers.NOTHING
    ]
    assert {name for name, what in second if what == registers.A_CARD} == {"", *CARD_SECOND.split()}
    assert {name for name, what in second if what == registers.A_PLACE} == set(PLACE_SECOND.split())
    assert [name for name, secret in zip(names, registers.SEALED, strict=True) if secret] == ["crystal_eye"]
    for own, first in zip(ABILITIES, registers.CHOSEN_BY, strict=True):
        chosen = [k for k, one in enumerate(own.program) if isinstance(one, Choose | Remember) and one.reg == PLACE]
        assert first == (chosen[0] + 1 if chosen else registers.NEVER)


# ---------------------------------------------------------------------- in any game


def states(seats: int, games: int, options: dict[str, str | bool] | None = None) -> Iterator[FiveSails]:
    """Every position of some games by chance."""
    for seed in range(games):
        state, rng = GAME.new(seats, seed, options or {}, events=False), seeded(seed)
        while not state.over:
            assert isinstance(state, FiveSails)
            yield state
            seat = state.waiting[rng.below(len(state.waiting))]
            actions = state.actions(seat)
            state.apply_unchecked(seat, actions[rng.below(len(actions))])


OPTIONS: list[dict[str, str | bool]] = [{"decks": "random"}, {"decks": "random", "open_decks": True}]


@pytest.mark.parametrize(("seats", "options"), [(2, OPTIONS[0]), (3, OPTIONS[1]), (4, OPTIONS[0])])
def test_every_card_in_sight_has_the_row_that_points_at_it(seats: int, options: dict[str, str | bool]) -> None:
    for moment, st in enumerate(states(seats, 2, options)):
        if moment % 17:
            continue
        seat = moment % seats
        found = observed(st, seat)
        rows: dict[int, int] = {}
        for block, start in (("cards", 1), ("piles", 1 + CARD_ROWS)):
            for k in range(int(found[f"table.{block}"])):
                rows[int(found[f"{block}[{k}].number"]) - 1] = start + k
        for i in range(st.size):
            assert row_of(st, seat, i) == rows.get(i, 0)
            known = st.knows_place[i] >> seat & 1 and st.zone[i] != DECK
            if known and not (st.owner[i] >= 0 and st.eliminated[st.owner[i]]):
                assert i in rows
            if st.zone[i] == HAND and not known:
                assert i not in rows
        for crew in st.crew:
            for i in crew:
                shown = f"cards[{rows[i] - 1}]."
                numbers = [stat(st, i, which) for which in range(4)]
                assert [found[shown + name] for name in STATS] == [-1 if n == DASH else n for n in numbers]
                assert found[shown + "brute"] == is_brute(st, i)


def test_an_event_shows_who_has_used_it_today() -> None:
    """By each player, and each of its abilities (FIV-EVENT-3)."""
    st = pos({}, {}, city={"docks": ["sirens_scream"]})
    event = number(st, "sirens_scream")
    for seat, slot in ((0, 0), (1, 1)):
        st.use_up(seat, event, slot)
    for seat, used in ((0, (1, 0, 0)), (1, (0, 1, 0))):
        shown = row(observed(st, seat), "sirens_scream")
        assert tuple(shown.get(f"used_{slot}", 0) for slot in range(3)) == used
        assert shown["used_by_others"] == 1 << 3 * (1 - seat)


def test_everybody_sees_the_same_table_from_another_side() -> None:
    """What lies open has the same row for two seats, but for whom it is told of."""
    for moment, st in enumerate(states(3, 1)):
        if moment % 20:
            continue
        one, two = observed(st, 0), observed(st, 1)
        for p in range(3):
            mine, theirs = some(one, f"players[{p}]."), some(two, f"players[{(p - 1) % 3}].")
            assert mine == theirs or one["table.question"] == "plans"
        for block in ("cards", "piles"):
            cards = [by_number(found, block) for found in (one, two)]
            for i in cards[0].keys() & cards[1].keys():
                mine, theirs = cards[0][i], cards[1][i]
                for name in ("owner", "controller"):
                    assert turned(mine.pop(name, 0)) == theirs.pop(name, 0)
                for name in ("on", "used_by_others", "used_0", "used_1", "used_2"):
                    mine.pop(name, 0), theirs.pop(name, 0)
                at, there = mine.pop("place", 0), theirs.pop("place", 0)
                assert there == (5 + turned(int(at) - 5) if int(at) > 5 else at)
                assert mine == theirs


def by_number(found: dict[str, Value], block: str) -> dict[Value, dict[str, Value]]:
    rows = [some(found, f"{block}[{k}].") for k in range(int(found[f"table.{block}"]))]
    return {shown["number"]: shown for shown in rows}


def turned(whose: Value) -> int:
    """Whom seat 0 of three calls so, as seat 1 calls them."""
    return (int(whose) - 2) % 3 + 1 if whose else 0


def test_every_kind_of_question_and_action() -> None:
    """All that games by chance come to; what is rare is asked for by name below."""
    kinds: set[Value] = set()
    questions: set[Value] = set()
    for st in states(4, 3, OPTIONS[0]):
        for seat in st.waiting:
            rows = offered(st, seat)
            questions.add(question(st, seat))
            for text, shown in rows.items():
                kinds.add(shown["kind"])
                check(st, seat, text, shown)
    assert set(KINDS) - kinds <= {"yes", "go_home", "name", "intervene"}  # the first is no action of any card
    assert set(QUESTIONS) - questions <= {"engage_which", "first_to_leave", "hand_limit", "order_reactions"}


def test_rare_actions() -> None:
    st = pos({"crew": {"otto_streit": "docks"}, "hand": ["move_along", "triage"]}, {"crew": {"servo_scarpa": "docks"}})
    go(st, "use move_along", "pay triage")
    assert offered(st, st.mover())["go home"] == {"kind": "go_home"}
    st = pos({"crew": {"servo_scarpa": "docks"}}, {"crew": {"otto_streit": "docks", "uwe_zimmerman": "docks"}})
    go(st, "challenge servo_scarpa", "choose uwe_zimmerman")
    guards = [shown["kind"] for text, shown in offered(st, 1).items() if text.startswith("intervene otto_streit")]
    assert guards == ["intervene"]
    st = resolved(pos({"scheme": "plans_within_plans"}), "place docks", "place forums")
    assert offered(st, 0)["name buratino"] == {"kind": "name", "printed": "buratino"}
    st = go(pos({"hand": ["boon"] * 7}), "pass", "pass")
    assert question(st, st.mover()) == "hand_limit"


def question(st: FiveSails, seat: int) -> str:
    """What is asked, without reading all the rest."""
    out = vec[i16]([i16(0)] * columns.STARTS[-1])
    OBSERVER.write(st, seat, out, 0)
    return QUESTIONS[int(out[columns.QUESTION]) - 1]


def check(st: FiveSails, seat: int, text: str, shown: dict[str, Value]) -> None:
    """The columns of an action say what its text says."""
    action = GAME.action(st, seat, text)
    kind, argument = action >> 10, action & 1023
    if shown["kind"] in ("place", "draw"):
        assert shown["place"] == (argument + 1 if argument < 5 else 6 + (argument - 5 - seat) % st.seats)
    elif kind << 10 == A_SEAT:
        assert shown["seat"] == 1 + (argument - seat) % st.seats
    elif kind << 10 == A_KIND:
        assert shown["printed"] == CARDS[argument].id
    elif shown["kind"] == "way":
        assert shown["way"] == argument + 1
    elif kind:
        assert shown["printed"] == CARDS[st.kind[argument]].id
        assert shown["card"] == row_of(st, seat, argument) <= IN_SIGHT
        assert shown.get("slot", 0) == (kind - 14 if kind >= 15 else 0)
    else:
        assert shown == {"kind": text.split()[0] if text != "go home" else "go_home"}


def from_here(whose: int | None, seat: int, seats: int) -> int:
    """A seat as it is observed: from 1, the observer first; 0 is nobody."""
    return 0 if whose is None or whose < 0 else 1 + (whose - seat) % seats


def numbers(shown: tuple[int | None, ...]) -> list[int]:
    return [-1 if one is None else one for one in shown]


def by_card(found: dict[str, Value]) -> dict[int, str]:
    """By the number of a card, where its columns begin."""
    rows = {}
    for block in ("cards", "piles"):
        for k in range(int(found[f"table.{block}"])):
            rows[int(found[f"{block}[{k}].number"]) - 1] = f"{block}[{k}]."
    return rows


@pytest.mark.parametrize(("seats", "options"), [(2, OPTIONS[0]), (3, OPTIONS[0]), (4, OPTIONS[1])])
def test_the_table_is_observed_as_it_is_seen(seats: int, options: dict[str, str | bool]) -> None:
    """Number by number beside the view, by every seat in turn."""
    duels = 0
    for moment, st in enumerate(states(seats, 2, options)):
        if moment % 11 and not (st.duel.stage == DUEL and moment % 3 == 0):
            continue
        seat = moment % seats
        found, view = observed(st, seat), GAME.view(st, seat)
        assert isinstance(view, FiveSailsView)
        assert (found["table.seats"], found["table.day"], found["table.phase"]) == (seats, view.day, view.phase)
        assert found["table.city_deck"] == view.city_deck
        for player in view.players:
            compare_player(found, f"players[{(player.seat - seat) % seats}].", player, view)
        places = {id: k for k, id in enumerate(PLACES)}
        for place in view.places:
            start = f"places[{places[place.id]}]."
            shown = (found[start + "renown"], found[start + "control"], found[start + "buried"])
            assert shown == (place.renown, from_here(place.control, seat, seats), place.buried)
        rows = by_card(found)
        people = [one for player in view.players for one in (*player.crew, *player.gear)]
        for one in [*people, *[card for place in view.places for card in place.cards]]:
            compare_card(found, rows, one, seat, seats)
        if view.duel is not None:
            duels += 1
            compare_duel(found, view.duel, seat, seats)
    assert duels > 5


def compare_player(found: dict[str, Value], start: str, player: PlayerView, view: FiveSailsView) -> None:
    assert found[start + "renown"] == player.renown
    assert (found[start + "hand"], found[start + "deck"]) == (player.hand_size, player.deck_size)
    assert found[start + "approach"] == player.approach_size
    assert found[start + "initiative"] == player.initiative
    assert found[start + "out"] == player.out
    assert found[start + "first"] == (view.first == player.seat)
    if not player.out:
        assert found[start + "discard"] == len(player.discard)
        assert (found[start + "panache"], found[start + "crew_cap"]) == (player.panache, player.crew_cap)
        assert found[start + "leader"] == LEADERS[player.faction]


LEADERS = {FACTIONS[card.faction]: card.id for card in CARDS if card.kind == LEADER}


def compare_card(found: dict[str, Value], rows: dict[int, str], one: CardView, seat: int, seats: int) -> None:
    start = rows[one.number]
    assert found[start + "card"] == one.id
    assert found[start + "controller"] == from_here(one.controller, seat, seats)
    assert (found[start + "engaged"], found[start + "brute"]) == (one.engaged, one.brute)
    assert found[start + "wounds"] == one.wounds + one.renown  # one column: what lies on people, and on events
    bearer = int(found[start + "on"])
    assert (f"cards[{bearer - 1}]." if bearer else None) == (None if one.on is None else rows[one.on])
    if one.stats:
        assert [found[start + name] for name in STATS] == numbers(one.stats)


def compare_duel(found: dict[str, Value], duel: DuelView, seat: int, seats: int) -> None:
    assert found["duel.stage"] == ("duel" if duel.begun else "challenge")
    assert (found["duel.stat"], found["duel.round"]) == (duel.stat, duel.round)
    for side in range(2):
        start = f"fighters[{side}]."
        assert found[start + "number"] == duel.fighters[side] + 1
        assert found[start + "seat"] == from_here(duel.seats[side], seat, seats)
        assert found[start + "lethal"] == duel.lethal[side]
        assert (found[start + "threat"], found[start + "gambles"]) == (duel.pools[side], duel.gambles[side])
    if duel.begun:
        assert found["duel.side"] == ("challenger", "defender")[duel.side]
        assert found["duel.card_number"] == duel.card + 1
