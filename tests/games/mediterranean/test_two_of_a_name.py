"""Two developments of one name with one owner, and what was agreed or done in the trade phase and must be seen by all:
promises about one box of several, deals without a card, a sacrifice (Trading in the Mediterranean)."""

from __future__ import annotations

import pytest
from tests.games.mediterranean.playing import (
    GAME,
    act,
    at,
    closing,
    decks,
    forbids,
    hand,
    place,
    resolve,
    rows,
    told,
    whole_turn,
)

from intrigue.core.phrase import notation
from intrigue.games.mediterranean import events as ev

LIVE = {"floor": "live"}
WORKERS = [1, 1, 1, 1, 1]


# ---------------------------------------------------------------------- what adds up


@pytest.mark.rule("MED-C-88", "MED-ABL-4", "MED-CIV-1")
@pytest.mark.card("mediterranean", "barracks", "library", "university", "treasury")
def test_boxes_and_every_turn_abilities_of_two_add_up() -> None:
    state = closing(
        developments=rows(["barracks", "barracks"], ["university", "university", "library", "library"]),
        government=["dictatorship 0", "democracy 5", "democracy 2", "democracy 1"],
    )
    act(state, 0, "aim barracks 1 on 2", "aim barracks 2 on 2")
    whole_turn(state)
    assert state.safe == [2, -2, 0, 0]  # each guards its owner and costs the other one
    assert state.happy == [0, 2 + 2, 2, 0]  # two Universities for the democracies, two Libraries for their owner


@pytest.mark.rule("MED-C-88", "MED-ABL-4")
@pytest.mark.card("mediterranean", "pyramids_to_mars")
def test_a_box_spares_from_its_own_pyramids_only() -> None:
    state = closing(developments=rows(["pyramids_to_mars", "pyramids_to_mars"]))
    act(state, 0, "aim pyramids_to_mars 1 on 2", "aim pyramids_to_mars 2 on 3", "aim pyramids_to_mars 3 on 2")
    resolve(state)
    assert state.safe == [0, 0, -1, -2]


@pytest.mark.rule("MED-C-88", "MED-DEV-6", "MED-C-34")
@pytest.mark.card("mediterranean", "education")
def test_two_educations_draw_two_cards_more_also_from_one_deck() -> None:
    state = resolve(closing(developments=rows(["education", "education"]), government=["democracy 2"] * 4))
    act(state, 0, "draw democracy 1", "draw democracy 1")
    assert sorted(decks(state.drawn[0])) == [0, 4, 4, 4, 7]
    assert sorted(decks(state.drawn[1])) == [0, 4, 7]


@pytest.mark.rule("MED-C-88", "MED-END-1")
@pytest.mark.card("mediterranean", "monument_of_knowledge", "granaries")
def test_icons_and_points_of_two_count_both() -> None:
    built = rows(["monument_of_knowledge", "granaries", "granaries"])
    state = whole_turn(closing(turn=1, options={"turns": 1}, developments=built))
    assert state.scores[0] == 2 * 1 + 2 * 2  # printed, and two apples


# ---------------------------------------------------------------------- what is so or not


@pytest.mark.rule("MED-C-88", "MED-WH-1")
@pytest.mark.card("mediterranean", "granaries")
def test_two_granaries_store_one_card_more() -> None:
    cards = ["wool red", "wool blue", "salt red", "salt blue", "ore red"]
    state = closing(cards, developments=rows(["granaries", "granaries"]))
    act(state, 0, *[f"store {card}" for card in cards[:4]])
    assert forbids(state, 0, "store ore red") == "MED-WH-1"
    assert state.view(0).room == 4  # type: ignore[attr-defined]


@pytest.mark.rule("MED-C-88", "MED-C-74")
@pytest.mark.card("mediterranean", "industry")
def test_two_industries_improve_one_set() -> None:
    """Three grain and two wool are 3 and 1; one card more is worth 3 with the grain, 2 with the wool."""
    cards = ["grain red", "grain blue", "grain white", "wool red", "wool blue"]
    for copies in (1, 2):
        state = resolve(closing(cards, developments=rows(["industry"] * copies)))
        assert state.earned[0] == 3 + 1 + 3


@pytest.mark.rule("MED-C-88", "MED-C-72")
@pytest.mark.card("mediterranean", "foreign_envoys")
def test_two_cards_of_envoys_carry_one_card() -> None:
    state = at(hands=rows(["wool red", "salt red"]), developments=rows(["foreign_envoys", "foreign_envoys"]))
    act(state, 0, "envoy wool red", "envoy to 3")
    assert forbids(state, 0, "envoy salt red") == "MED-C-72"
    assert told(state, ev.Envoy) == [ev.Envoy(0, 2, "wool")]


@pytest.mark.rule("MED-C-88", "MED-C-73")
@pytest.mark.card("mediterranean", "sacrificial_altar")
def test_two_altars_take_one_worker() -> None:
    state = closing(developments=rows(["sacrificial_altar", "sacrificial_altar"]), religion=["mars 1"] * 4)
    act(state, 0, "sacrifice salt")
    assert forbids(state, 0, "sacrifice wool") == "MED-C-73"
    resolve(state)
    assert (state.vp[0], state.workers[:5], place(state.rel[0])[1]) == (5, [0, 1, 1, 1, 1], 2)


@pytest.mark.rule("MED-C-88", "MED-C-60")
@pytest.mark.card("mediterranean", "civil_rights", "venetian_orthodoxy", "martian_orthodoxy")
@pytest.mark.parametrize(
    ("name", "cards", "points", "happiness"),
    [
        ("civil_rights", ["slaves black"] * 2, 3 - 1, 0),
        ("venetian_orthodoxy", ["wine red"] * 2, 3 - 1, 0),
        ("martian_orthodoxy", ["art white"] * 2, 5, -1),
    ],
)
def test_what_two_of_one_owner_forbid_is_forbidden_once(
    name: str, cards: list[str], points: int, happiness: int
) -> None:
    state = resolve(closing(cards, developments=rows([], [name, name])))
    assert (state.earned[0], state.happy[0]) == (points, happiness)


@pytest.mark.rule("MED-C-88", "MED-C-45")
@pytest.mark.card("mediterranean", "total_war")
def test_two_total_wars_of_one_owner_are_two_dice() -> None:
    for seed in range(8):
        state = closing(
            seed=seed,
            turn=4,
            safety=[-1, 0, 0, 0],
            points=[60, 0, 0, 0],
            developments=rows([], ["total_war", "total_war"]),
        )
        (attack,) = told(resolve(state), ev.Attack)
        assert attack.die <= 6
        assert attack.lost == 4 + attack.die


@pytest.mark.rule("MED-C-88", "MED-C-65", "MED-PROD-4")
@pytest.mark.card("mediterranean", "slave_trade")
def test_two_slave_trades_find_one_slave_and_another_good() -> None:
    state = at(
        phase="production",
        developments=rows(["slave_trade", "slave_trade"]),
        workers=[[0] * 5, WORKERS, WORKERS, WORKERS],
        civic_deck=["art white", "slaves black", "slaves black", "wine red"],
    )
    assert hand(state, 0) == ["wine red", "slaves black"]  # the art lay on top by then, and nobody gets slaves twice


# ---------------------------------------------------------------------- promises


@pytest.mark.rule("MED-ABL-3", "MED-C-36")
@pytest.mark.card("mediterranean", "barracks")
def test_what_is_promised_of_one_box_leaves_the_other_free() -> None:
    state = at(developments=rows(["barracks", "barracks"]), points=[0, 1, 0, 0], options=LIVE)
    act(state, 0, "promise barracks 1", "not on 2", "ask", "to 2", "post")
    act(state, 1, "take 1")
    (deal,) = told(state, ev.Dealt)
    assert deal.promises == ("barracks 1 not on 2",)  # everybody hears of which box
    assert forbids(state, 0, "aim barracks 1 on 2") == "MED-ABL-3"
    act(state, 0, "aim barracks 2 on 2")
    for seat in range(4):
        act(state, seat, "done")
    assert resolve(state).safe[1] == -1


@pytest.mark.rule("MED-ABL-3", "MED-C-66")
@pytest.mark.parametrize("floor", ["live", "rounds"])
def test_nobody_takes_an_agreement_back_alone(floor: str) -> None:
    """A deal is binding, with cards in it or without: whoever said yes cannot unsay it."""
    state = at(developments=rows(["barracks"]), points=[0, 3, 0, 0], options={"floor": floor})
    act(state, 0, "promise barracks", "not on 2", "ask", "to 2", "post")
    if floor == "rounds":
        act(state, 0, "pass")
    before = state.undo_barrier()
    act(state, 1, "take 1")
    assert (state.vp[:2], state.undo_barrier() != before) == ([1, 2], True)


# ---------------------------------------------------------------------- a sacrifice


@pytest.mark.rule("MED-C-73", "MED-RES1-1")
@pytest.mark.card("mediterranean", "sacrificial_altar")
def test_a_sacrifice_is_told_as_one() -> None:
    """Five points and a step toward Mars come of it; a worker that is merely lost brings neither."""
    state = closing(developments=rows(["sacrificial_altar"]))
    act(state, 0, "sacrifice wool")
    resolve(state)
    heard = [event for event in state.events_for(None) if isinstance(event, ev.Aimed | ev.WorkerMoved)]
    assert heard == [ev.Aimed(0, 0, "sacrificial_altar", "serves"), ev.WorkerMoved("wool", 0, None)]
    assert notation(GAME.story.of(heard[0])) == (
        "tell-aimed-serves seat=seat:0 target=seat:0 card=card:sacrificial_altar "
        "gains=(show-steps number=1 side=side:mars),(show-more-points number=5)"
    )


@pytest.mark.rule("MED-C-73", "MED-C-31", "MED-C-51")
@pytest.mark.card("mediterranean", "sacrificial_altar", "martian_brotherhood")
def test_a_sacrifice_that_came_too_late_is_not() -> None:
    state = closing(
        developments=rows(["martian_brotherhood"], ["sacrificial_altar"]),
        workers=[WORKERS, [0, 0, 0, 1, 0], WORKERS, WORKERS],
    )
    act(state, 0, "aim martian_brotherhood on 2")
    act(state, 1, "sacrifice grain")
    resolve(state)
    assert [event.card for event in told(state, ev.Aimed)] == ["martian_brotherhood"]
    assert told(state, ev.InVain) == [ev.InVain(1, 1, "sacrificial_altar")]
    assert state.vp[1] == 0


# ---------------------------------------------------------------------- which box it was, and for whom


@pytest.mark.rule("MED-RES1-1", "MED-ABL-4")
@pytest.mark.card("mediterranean", "diplomat", "secret_police", "love_feasts")
@pytest.mark.parametrize(
    ("card", "box", "said"),
    [
        ("diplomat", 1, "tell-aimed-brings {} gains=(show-happier number=1)"),
        ("diplomat", 2, "tell-aimed-brings {} gains=(show-safer number=1)"),
        ("secret_police", 1, "tell-aimed-brings {} gains=(show-unhappier number=1)"),
        (
            "secret_police",
            2,
            "tell-aimed-brings-both {} gains=(show-unhappier number=1) own=(show-more-points number=1)",
        ),
        ("love_feasts", 2, "tell-aimed-brings-both {} gains=(show-happier number=1) own=(show-more-points number=1)"),
    ],
)
def test_the_log_says_which_box_of_a_card_has_worked(card: str, box: int, said: str) -> None:
    """The boxes of one card differ: that the card has worked on somebody does not say what happened to them."""
    state = closing(developments=rows(["diplomat"] if card == "diplomat" else [card]))
    act(state, 0, f"aim {card} {box} on 3")
    resolve(state)
    (aimed,) = told(state, ev.Aimed)
    assert aimed == ev.Aimed(0, 2, card, "works", box - 1)
    assert notation(GAME.story.of(aimed)) == said.format(f"seat=seat:0 target=seat:2 card=card:{card}")


@pytest.mark.rule("MED-C-78", "MED-ABL-4")
@pytest.mark.card("mediterranean", "venetian_monastery", "secret_police", "martian_brotherhood")
@pytest.mark.parametrize(
    ("card", "aim", "effect"),
    [
        (
            "secret_police",
            "secret_police 2",
            "(show-aims-of gains=(show-unhappier number=1) own=(show-more-points number=1) seat=seat:0)",
        ),
        ("martian_brotherhood", "martian_brotherhood", "(show-brother-of seat=seat:0)"),
    ],
)
def test_a_monastery_hears_who_gains_by_it(card: str, aim: str, effect: str) -> None:
    """What the owner of a card gains is not for the one at whom it is aimed: 'for you' would be wrong here."""
    state = closing(developments=rows([card], ["venetian_monastery"]))
    act(state, 0, f"aim {aim} on 2")
    resolve(state)
    assert notation(state.view(1).prompt) == f"ask-ability seat=seat:0 card=card:{card} effect={effect}"
    act(state, 1, "ignore")
    (ignored,) = told(state, ev.Ignored)
    assert ignored == ev.Ignored(1, 0, card, 1 if aim.endswith("2") else 0)
    assert notation(GAME.story.of(ignored)) == (
        f"tell-ignored seat=seat:1 owner=seat:0 card=card:{card} effect={effect}"
    )


@pytest.mark.rule("MED-ABL-3", "MED-TRD-2")
@pytest.mark.card("mediterranean", "propaganda")
def test_whoever_asks_for_a_promise_reads_whom_the_ability_serves() -> None:
    state = at(developments=rows([], ["propaganda"]), points=[3, 0, 0, 0])
    act(state, 0, "pay", "to 2")
    label = GAME.words.label(state, 0, GAME.action(state, 0, "demand propaganda"))
    assert notation(label) == (
        "do-demand box=card:propaganda effect=(show-aims-of gains=(show-unhappier number=1) "
        "own=(show-more-points number=1) seat=seat:1) seat=seat:1"
    )
