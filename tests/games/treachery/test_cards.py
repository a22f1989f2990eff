"""Every card, played; and what the whole set was designed to be."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from tests.games.treachery.playing import EVERYBODY, GAME, at, can, holding, killed, play, refused, row, table, wounded

from intrigue.games.treachery.cards import agendas
from intrigue.games.treachery.cards.actions import ACTIONS, CARDS
from intrigue.games.treachery.cards.characters import CHARACTERS, HOUSES, KIN, NEUTRAL
from intrigue.games.treachery.cards.effects import ATTACK, DOWN, HEAL, MOVE, UP
from intrigue.games.treachery.state import Treachery

# ---------------------------------------------------------------------- the fourteen action cards

# Two of one House in rows 1 and 3, two in row 2, and company: enough for every picture
COURT = "filia brutol diane lucius / gerard elaine corvin odile / asher isolde"


def done(card: str, half: str, rows: str, *picks: str, hurt: str = "") -> Treachery:
    """Ada performs an action and fills its symbols; nothing more is asked of her."""
    state = play(holding(card, rows, wounded=hurt), f"play {card} {half}", *picks)
    assert state.waiting == (1,)
    return state


@pytest.mark.card("treachery", "ambush")
def test_ambush() -> None:
    state = done("ambush", "top", COURT, "filia")
    assert (row(state, "filia"), wounded(state)) == (2, ["filia"])
    state = holding("ambush", "filia asher / brutol diane / ...")
    play(state, "play ambush bottom")
    assert can(state) == ["brutol", "diane"]
    assert wounded(play(state, "diane")) == ["diane"]


@pytest.mark.card("treachery", "ball")
def test_masked_ball() -> None:
    state = done("ball", "top", COURT, "diane", "brutol")
    assert (row(state, "diane"), row(state, "brutol")) == (1, 3)
    state = holding("ball", COURT)
    play(state, "play ball bottom")
    assert can(state) == ["asher", "isolde"]
    assert row(play(state, "isolde"), "isolde") == 2


@pytest.mark.card("treachery", "blackmail")
def test_blackmail() -> None:
    assert row(done("blackmail", "top", COURT, "lucius"), "lucius") == 2
    assert wounded(done("blackmail", "bottom", "filia brutol / diane / ...")) == ["diane"]
    assert wounded(done("blackmail", "bottom", COURT, "odile")) == ["odile"]


@pytest.mark.card("treachery", "coup")
def test_coup() -> None:
    assert row(done("coup", "top", COURT, "asher"), "asher") == 2
    state = done("coup", "bottom", "lucius odile / filia asher / brutol diane corvin / ...", "odile", "asher")
    assert (row(state, "asher"), row(state, "filia"), wounded(state)) == (1, 2, ["odile"])


@pytest.mark.card("treachery", "decree")
def test_decree() -> None:
    state = done("decree", "top", COURT, "asher")
    assert (row(state, "asher"), wounded(state)) == (2, ["asher"])
    state = play(holding("decree", COURT), "play decree bottom")
    assert can(state) == ["brutol", "diane"]
    assert row(play(state, "brutol"), "brutol") == 2


@pytest.mark.card("treachery", "disgrace")
def test_disgrace() -> None:
    state = play(holding("disgrace", "filia / brutol diane / ..."), "play disgrace top")
    assert "filia" not in can(state)  # she is alone
    assert row(play(state, "brutol"), "brutol") == 3
    state = done(
        "disgrace", "bottom", "filia asher brutol / diane elaine / lucius gerard corvin odile / isolde", "diane"
    )
    assert wounded(state) == ["diane", "elaine"]


@pytest.mark.card("treachery", "feud")
def test_feud() -> None:
    state = play(holding("feud", COURT), "play feud top")
    assert can(state) == ["gerard", "elaine", "corvin", "odile"]
    play(state, "odile")
    assert can(state) == ["asher", "isolde"]
    play(state, "isolde")
    assert (row(state, "odile"), row(state, "isolde"), wounded(state)) == (2, 4, ["odile"])
    state = done("feud", "bottom", "corvin odile / filia / asher brutol / diane lucius / gerard elaine isolde", "filia")
    assert table(state).startswith("filia corvin odile / asher / brutol / ")


@pytest.mark.card("treachery", "gossip")
def test_gossip() -> None:
    state = play(holding("gossip", COURT), "play gossip top")
    assert can(state) == ["filia", "lucius"]
    assert row(play(state, "lucius"), "lucius") == 2
    state = done("gossip", "bottom", COURT, "diane", "gerard")
    assert (row(state, "diane"), row(state, "gerard")) == (2, 1)


@pytest.mark.card("treachery", "hunt")
def test_royal_hunt() -> None:
    state = play(holding("hunt", COURT), "play hunt top")
    assert "asher" not in can(state)  # there are only two in his row
    assert wounded(play(state, "lucius")) == ["lucius"]
    assert row(done("hunt", "bottom", COURT, "filia"), "filia") == 2


@pytest.mark.card("treachery", "oath")
def test_oath() -> None:
    state = done("oath", "top", "... / filia asher", hurt="filia")
    assert (row(state, "filia"), row(state, "asher"), wounded(state)) == (1, 2, [])
    state = at(COURT, hands=["oath", "coup"], shown="gossip")
    assert row(play(state, "play oath bottom", "asher"), "asher") == 2


@pytest.mark.card("treachery", "poison")
def test_poison() -> None:
    state = play(holding("poison", "filia / brutol diane / lucius / ..."), "play poison top")
    assert can(state) == ["filia", "lucius"]
    assert wounded(play(state, "filia")) == ["filia"]
    state = done("poison", "bottom", COURT, "filia", hurt="filia asher")
    assert (row(state, "filia"), wounded(state)) == (2, ["asher"])


@pytest.mark.card("treachery", "remedy")
def test_remedy() -> None:
    state = done("remedy", "top", COURT, "asher", hurt="filia asher")
    assert (row(state, "asher"), wounded(state)) == (2, ["filia"])
    state = play(holding("remedy", COURT), "play remedy bottom")
    assert can(state) == ["filia", "brutol", "diane", "lucius"]
    assert wounded(play(state, "lucius")) == ["lucius"]


@pytest.mark.card("treachery", "rivals")
def test_rivals() -> None:
    state = done("rivals", "top", COURT, "filia", "lucius", hurt="filia asher")
    assert wounded(state) == ["asher", "lucius"]
    state = play(holding("rivals", "filia / brutol diane / ..."), "play rivals bottom")
    assert "filia" not in can(state)
    assert row(play(state, "brutol"), "brutol") == 1


@pytest.mark.card("treachery", "succession")
def test_succession() -> None:
    state = play(holding("succession", COURT), "play succession top")
    assert can(state) == ["gerard", "elaine"]
    play(state, "elaine")
    assert (row(state, "elaine"), wounded(state)) == (3, ["elaine"])
    state = done("succession", "bottom", COURT, "brutol")
    assert (row(state, "brutol"), wounded(state)) == (2, ["brutol"])


# ---------------------------------------------------------------------- the ten characters


@pytest.mark.card("treachery", "filia")
def test_filia_leads_her_house() -> None:
    rows = "... / filia asher gerard"
    assert row(play(holding("coup", rows, wounded="filia"), "play coup top", "filia"), "asher") == 1
    assert row(play(holding("coup", rows), "play coup top", "filia"), "asher") == 2
    assert row(play(holding("coup", rows, wounded="filia"), "play coup top", "asher"), "filia") == 2


@pytest.mark.card("treachery", "asher")
def test_asher_shields_his_row() -> None:
    rows = "asher filia brutol / ..."
    state = play(holding("hunt", rows, wounded="asher"), "play hunt top", "brutol")
    assert (killed(state), wounded(state)) == (["asher"], [])
    state = play(holding("hunt", rows), "play hunt top", "brutol")
    assert (killed(state), wounded(state)) == ([], ["brutol"])


@pytest.mark.card("treachery", "brutol")
def test_brutol_strikes_a_last_blow() -> None:
    state = play(holding("ambush", "brutol / filia diane / ...", wounded="brutol diane"), "play ambush top", "brutol")
    assert can(state) == ["filia", "diane"]
    play(state, "diane")  # who is killed by it, and has the last word
    assert killed(state) == ["brutol", "diane"]
    assert len(can(state)) == 8
    play(state, "filia")
    assert row(state, "filia") == 2
    assert state.over


@pytest.mark.card("treachery", "gerard")
def test_gerard_cannot_be_moved() -> None:
    assert "gerard" in can(play(holding("coup"), "play coup top"))
    assert "gerard" not in can(play(holding("coup", wounded="gerard"), "play coup top"))


@pytest.mark.card("treachery", "diane")
def test_diane_has_the_last_word() -> None:
    state = play(holding("ambush", COURT, wounded="diane gerard"), "play ambush top", "diane")
    assert can(state) == [name for name in EVERYBODY if name not in ("diane", "gerard")]  # Gerard cannot be moved
    play(state, "filia")
    assert row(state, "filia") == 2
    assert wounded(state) == ["gerard"]


@pytest.mark.card("treachery", "elaine")
def test_elaine_gives_way() -> None:
    state = play(holding("blackmail", COURT, wounded="elaine"), "play blackmail top", "filia")
    assert (row(state, "filia"), row(state, "elaine")) == (2, 3)


@pytest.mark.card("treachery", "lucius")
def test_lucius_heals_and_wounds() -> None:
    state = play(holding("ambush", COURT, wounded="lucius filia asher"), "play ambush top", "lucius")
    assert can(state) == ["filia", "asher"]
    play(state, "asher")
    assert can(state) == [name for name in EVERYBODY if name not in ("lucius", "filia")]
    play(state, "brutol")
    assert wounded(state) == ["filia", "brutol"]


@pytest.mark.card("treachery", "isolde")
def test_isolde_goes_further() -> None:
    assert row(play(holding("coup", COURT, wounded="isolde"), "play coup top", "isolde"), "isolde") == 1
    assert row(play(holding("coup", COURT), "play coup top", "isolde"), "isolde") == 2


@pytest.mark.card("treachery", "corvin")
def test_corvin_is_of_every_house() -> None:
    rows = "corvin filia / brutol diane lucius odile / ... "
    state = play(holding("disgrace", rows, wounded="corvin"), "play disgrace bottom")
    assert (killed(state), wounded(state)) == (["corvin"], ["filia"])
    assert refused(holding("disgrace", rows), "play disgrace bottom") == "TRE-REQ-2"


@pytest.mark.card("treachery", "odile")
def test_odile_blesses() -> None:
    state = play(holding("ambush", COURT, wounded="odile isolde filia"), "play ambush top", "odile")
    assert can(state) == ["filia", "isolde"]
    play(state, "isolde")  # healed, she is not restless any more
    assert (row(state, "isolde"), wounded(state)) == (2, ["filia"])


# ---------------------------------------------------------------------- the six agendas


def worth(rise: str, fall: str, rows: str) -> int:
    goal = next(goal for goal in agendas.ALL if (HOUSES[goal.rise], HOUSES[goal.fall]) == (rise, fall))
    return at(rows).points(goal)


def both_ways(one: str, other: str) -> None:
    """With one House above and the other below, a goal is worth all there is, and the card turned round nothing."""
    high = " ".join(who.id for who in CHARACTERS if who.house != NEUTRAL and HOUSES[who.house] == one)
    low = " ".join(who.id for who in CHARACTERS if who.house != NEUTRAL and HOUSES[who.house] == other)
    rows = f"{high} / ... / {low}"
    assert (worth(one, other, rows), worth(other, one, rows)) == (8, 0)
    card = next(card for card in GAME.cards() if card.id == f"{one}-{other}")
    assert (card.kind, card.copies) == ("agenda", 1)


@pytest.mark.card("treachery", "green-red")
def test_green_and_red() -> None:
    both_ways("green", "red")


@pytest.mark.card("treachery", "green-purple")
def test_green_and_purple() -> None:
    both_ways("green", "purple")


@pytest.mark.card("treachery", "green-blue")
def test_green_and_blue() -> None:
    both_ways("green", "blue")


@pytest.mark.card("treachery", "red-purple")
def test_red_and_purple() -> None:
    both_ways("red", "purple")


@pytest.mark.card("treachery", "red-blue")
def test_red_and_blue() -> None:
    both_ways("red", "blue")


@pytest.mark.card("treachery", "purple-blue")
def test_purple_and_blue() -> None:
    both_ways("purple", "blue")


# ---------------------------------------------------------------------- the set as a whole

PICTURES = [action.picture for action in ACTIONS]
TEXTS = [picture.text for picture in PICTURES]
SYMBOLS = [symbol for picture in PICTURES for symbol in picture.symbols]


def always(text: str) -> bool:
    """Possible as long as anybody lives."""
    return re.fullmatch(r"w[\^vx]+", text) is not None


def canonical(text: str) -> str:
    """The same for pictures that differ only in what means nothing: left and right (TRE-REQ-5)."""
    lines = [sorted("".join(sorted(word)) for word in line.split()) for line in text.split("/")]
    return " / ".join(" ".join(line) for line in lines)


def test_pictures_are_small() -> None:
    for picture in PICTURES:
        assert 1 <= len(picture.rows) <= 3
        assert 1 <= len(picture.symbols) <= 4
        assert 1 <= sum(symbol.effects.bit_count() for symbol in picture.symbols) <= 3
        assert picture.rows[0]
        assert picture.rows[-1]
    for symbol in SYMBOLS:
        assert symbol.effects & MOVE != MOVE


def test_yellow_comes_in_pairs() -> None:
    counts = Counter(text.count("y") for text in TEXTS)
    assert set(counts) == {0, 2}
    assert 8 <= counts[2] <= 12


def test_some_actions_are_always_possible() -> None:
    assert 6 <= sum(always(text) for text in TEXTS) <= 10
    for card in CARDS:
        assert sum(always(action.picture.text) for action in (card.top, card.bottom)) <= 1


def test_effects_over_the_whole_set() -> None:
    ups, downs = (sum(bool(symbol.effects & way) for symbol in SYMBOLS) for way in (UP, DOWN))
    assert abs(ups - downs) <= 1
    assert 12 <= sum(bool(symbol.effects & ATTACK) for symbol in SYMBOLS) <= 16
    assert 4 <= sum(bool(symbol.effects & HEAL) for symbol in SYMBOLS) <= 7


def test_actions_differ() -> None:
    for card in CARDS:
        assert canonical(card.top.picture.text) != canonical(card.bottom.picture.text)
    assert max(Counter(canonical(text) for text in TEXTS).values()) <= 2


@pytest.mark.rule("TRE-EX-1", "TRE-EX-3")
def test_the_two_known_actions_are_there() -> None:
    assert "wx / y^ y" in [card.bottom.picture.text for card in CARDS]
    assert "wvx" in [card.top.picture.text for card in CARDS]


def test_actions_are_numbered_as_they_are_printed() -> None:
    assert [action.number for action in ACTIONS] == list(range(28))
    for number, card in enumerate(CARDS):
        assert (card.top.number, card.bottom.number) == (2 * number, 2 * number + 1)


def test_the_houses() -> None:
    names = {house: [who.id for who in CHARACTERS if who.house == at] for at, house in enumerate(HOUSES)}
    assert names["green"] == ["filia", "asher"]
    assert names["red"] == ["brutol", "gerard"]
    assert names["purple"] == ["diane", "elaine"]
    assert names["blue"][0] == "lucius"
    assert [3 << 2 * house for house in range(4)] == KIN  # the matcher counts on it
    assert [who.number for who in CHARACTERS] == list(range(10))


def test_four_last_deeds_and_six_abilities_of_the_wounded() -> None:
    assert sum(bool(who.last) for who in CHARACTERS) == 4
    for who in CHARACTERS:
        powers = [who.rooted, who.bolts, who.leads, who.shields, who.yields, who.every_house, bool(who.last)]
        assert sum(powers) == 1
        assert who.rule in GAME.rulebook


def test_the_agendas_are_every_pair_of_houses() -> None:
    pairs = {frozenset((goal.rise, goal.fall)) for goal in agendas.ALL}
    assert len(agendas.ALL) == 12
    assert len(pairs) == 6
    for card in range(6):
        one, other = agendas.ALL[2 * card], agendas.ALL[2 * card + 1]
        assert (one.rise, one.fall) == (other.fall, other.rise)
        assert one.card == other.card == card
        assert one.id == other.id


@pytest.mark.card("treachery", "feud")
def test_neutrals_stand_between_the_houses_from_the_start() -> None:
    """Nobody gains by a wound of a neutral. So that their abilities come up, one action pays for it: Feud lowers a
    noble, and at the start nobody but neutrals stands between two of a House."""
    state = GAME.new(3, 4)
    assert isinstance(state, Treachery)
    start = holding("feud", table(state))
    assert can(play(start, "play feud top")) == ["corvin", "odile"]
