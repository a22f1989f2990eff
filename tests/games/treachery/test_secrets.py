"""What a careful player knows, and what nobody can know: imagined tables differ in exactly that."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.treachery.playing import EVERYBODY, GAME, at, can, holding, play

from intrigue.core import TABLE, Rng, seeded
from intrigue.games.treachery.cards.actions import CARDS
from intrigue.games.treachery.state import Treachery

NUMBER = {card.id: number for number, card in enumerate(CARDS)}
RNG = seeded(1)


def dreams(state: Treachery, seat: int, count: int = 300, rng: Rng = RNG) -> list[Treachery]:
    found = []
    for _ in range(count):
        dream = state.imagine(None if seat == TABLE else seat, rng)
        assert isinstance(dream, Treachery)
        dream.check()
        found.append(dream)
    return found


def ids(cards: set[int]) -> set[str]:
    return {CARDS[card].id for card in cards}


@pytest.mark.rule("TRE-C-27")
def test_with_the_first_deck_any_unseen_card_may_be_anywhere() -> None:
    state = at(hands=["coup", "oath"], shown="hunt", discards=["feud"])
    unseen = {card.id for card in CARDS} - {"coup", "hunt", "feud"}
    found = dreams(state, 0)
    assert ids({dream.hands[1] for dream in found}) == unseen
    assert ids({dream.deck[-1] for dream in found}) == unseen
    for dream in found:
        assert (dream.hands[0], dream.shown, dream.discards) == (state.hands[0], state.shown, state.discards)
        assert (dream.rows, len(dream.deck)) == (state.rows, len(state.deck))
    assert ids({dream.hands[0] for dream in dreams(state, TABLE)}) == unseen | {"coup"}


@pytest.mark.rule("TRE-SET-4", "TRE-C-33")
def test_others_may_have_any_other_agenda_either_way_up() -> None:
    state = at(seats=3, agendas=[("green", "red"), ("blue", "red"), ("purple", "green")])
    found = dreams(state, 0, 600)
    for other in (1, 2):
        counts = Counter(dream.goals[other] for dream in found)
        assert set(counts) == set(range(2, 12))  # not the card in one's own hand
        assert max(counts.values()) < 3 * min(counts.values())
    assert all(dream.goals[0] == state.goals[0] for dream in found)
    assert all(len({goal // 2 for goal in dream.goals}) == 3 for dream in found)
    assert {dream.goals[0] for dream in dreams(state, TABLE, 600)} == set(range(12))


def renewed(seats: int) -> Treachery:
    """The deck was renewed a moment ago, and Ada is on turn: everybody still holds a card from before."""
    hands = ["coup", "oath", "gossip", "decree"][:seats]
    return at(seats=seats, hands=hands, shown="hunt", second_deck=True)


@pytest.mark.rule("TRE-TURN-3", "TRE-C-27")
def test_two_players_know_each_others_card_when_the_deck_is_renewed() -> None:
    state = renewed(2)
    assert ids({dream.hands[1] for dream in dreams(state, 0)}) == {"oath"}
    assert ids({dream.hands[0] for dream in dreams(state, 1)}) == {"coup"}


@pytest.mark.rule("TRE-TURN-3", "TRE-C-27")
def test_three_players_know_the_two_cards_but_not_who_holds_which() -> None:
    state = renewed(3)
    found = dreams(state, 0)
    assert {tuple(CARDS[card].id for card in dream.hands[1:]) for dream in found} == {
        ("oath", "gossip"),
        ("gossip", "oath"),
    }
    assert all(set(dream.deck) == set(state.deck) for dream in found)


@pytest.mark.rule("TRE-TURN-3", "TRE-C-27")
def test_whoever_draws_from_the_second_deck_holds_one_of_its_cards() -> None:
    state = renewed(3)
    fresh = ids(set(state.deck))
    play(state, "play coup top", "filia")  # Ada uses her hand card and draws
    found = dreams(state, 2)
    assert ids({dream.hands[0] for dream in found}) == fresh
    assert ids({dream.hands[1] for dream in found}) == {"oath"}  # Ben's can only be that
    play(state, "play hunt bottom", "filia")  # Ben uses the revealed card and keeps his
    assert ids({dream.hands[1] for dream in dreams(state, 2)}) == {"oath"}
    assert ids({dream.hands[2] for dream in dreams(state, 1)}) == {"gossip"}


@pytest.mark.rule("TRE-END-1C")
def test_whoever_is_on_turn_can_act() -> None:
    """Remedy is revealed and impossible, so Ben must hold something else that he can use, and nobody knows what."""
    rows = "filia brutol diane lucius asher gerard elaine isolde corvin odile"
    state = at(rows, hands=["coup", "oath"], shown="remedy", turn=1)
    held = ids({dream.hands[1] for dream in dreams(state, 0)})
    assert "feud" not in held  # needs several rows
    assert {"oath", "hunt", "ball", "blackmail"} <= held
    for dream in dreams(state, 0, 50):
        assert dream.legal(1)
    free = at(rows, hands=["coup", "oath"], shown="hunt", turn=1)
    assert "feud" in ids({dream.hands[1] for dream in dreams(free, 0)})


@pytest.mark.rule("TRE-END-1C")
def test_a_kept_card_must_be_usable_too() -> None:
    """With the second deck: Ben and Cleo hold Oath and Feud, and Ben, on turn, can act; so he holds Oath."""
    rows = "filia brutol diane lucius asher gerard elaine isolde corvin odile"
    state = at(rows, seats=3, hands=["coup", "oath", "feud"], shown="remedy", second_deck=True, turn=1)
    assert {tuple(ids({dream.hands[1]})) for dream in dreams(state, 0)} == {("oath",)}
    assert ids({dream.hands[2] for dream in dreams(state, 0)}) == {"feud"}


@pytest.mark.rule("TRE-C-41")
def test_a_choice_under_way_is_secret() -> None:
    state = holding("coup", "lucius brutol / filia asher / ...")
    start = state.clone()
    play(state, "play coup bottom", "lucius")
    for dream in dreams(state, 1, 50):
        assert dream.moves == start.moves
        assert type(dream.stack[-1]).__name__ == "Turn"
        assert dream.legal(0)
    own = dreams(state, 0, 20)
    assert all(dream.legal(0) == state.legal(0) and dream.moves == state.moves for dream in own)


@pytest.mark.rule("TRE-TURN-2")
def test_a_card_in_use_lies_open() -> None:
    """While Lucius's last lesson is decided, everybody sees Ada's card."""
    state = play(holding("ambush", wounded="lucius filia gerard"), "play ambush top", "lucius")
    for seat in (0, 1, TABLE):
        for dream in dreams(state, seat, 50):
            assert (dream.used, dream.hands[0]) == (NUMBER["ambush"], -1)
            assert can(dream) == can(state)


@pytest.mark.rule("TRE-END-2")
def test_at_the_end_agendas_are_known_and_hands_are_not() -> None:
    state = play(holding("ambush", wounded="filia", killed="odile"), "play ambush top", "filia")
    assert state.over
    found = dreams(state, 0)
    assert {tuple(dream.goals) for dream in found} == {tuple(state.goals)}
    assert len({dream.hands[1] for dream in found}) > 1
    assert all(dream.result == state.result for dream in found)


@pytest.mark.rule("TRE-SET-5")
def test_an_imagined_deck_is_shuffled_evenly() -> None:
    state = GAME.new(4, 2)
    assert isinstance(state, Treachery)
    counts = Counter(dream.deck[-1] for dream in dreams(state, 0, 1200, seeded(9)))
    assert len(counts) == 12
    assert min(counts.values()) > 60


@pytest.mark.rule("TRE-C-27", "TRE-END-1C")
def test_who_is_on_turn_can_act_and_nothing_else_is_known() -> None:
    """All stand in one row and the revealed card is of no use, so Ben holds one that is: any of those, each as likely.
    What Cleo holds and what lies on the deck is any of the others, useful or not, each as likely."""
    state = at(" ".join(EVERYBODY), seats=3, hands=["coup", "oath", "hunt"], shown="feud", turn=1)
    unseen = [number for number in range(len(CARDS)) if number not in (NUMBER["coup"], NUMBER["feud"])]
    useful = [number for number in unseen if state.can_use(number)]
    assert 2 < len(useful) < len(unseen) - 2
    found = dreams(state, 0, 6000, seeded(9))
    assert even(Counter(dream.hands[1] for dream in found), dict.fromkeys(useful, 1 / len(useful)))
    rest = len(unseen) - 1
    other = {card: (1 - 1 / len(useful) if card in useful else 1) / rest for card in unseen}
    assert even(Counter(dream.hands[2] for dream in found), other)
    assert even(Counter(dream.deck[-1] for dream in found), other)
    assert even(Counter(dream.deck[0] for dream in found), other)


def even(counts: Counter[int], chances: dict[int, float]) -> bool:
    """Whether counts are as chances say, by chi-square with less than one error in a thousand."""
    number = sum(counts.values())
    assert set(counts) <= set(chances)
    assert abs(sum(chances.values()) - 1) < 1e-9
    off = sum((counts[card] - number * chance) ** 2 / (number * chance) for card, chance in chances.items())
    freedom = len(chances) - 1
    limit: float = freedom * (1 - 2 / (9 * freedom) + 3.09 * (2 / (9 * freedom)) ** 0.5) ** 3  # Wilson and Hilferty
    return off < limit
