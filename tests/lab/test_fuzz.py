from __future__ import annotations

import pytest
from tests.laws.toys import Bids, BidsGame, BidsStory, Endless, Speechless, TellsBids, Thief, with_state

import intrigue
from intrigue.core import Game, State
from intrigue.lab import fuzz, laws
from intrigue.lab.fuzz import Case
from intrigue.lab.laws import LawBroken


def shrunk(case: Case) -> Case:
    """As short as can be found."""
    return [case, *fuzz.shrinking(case)][-1]


def use(monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
    monkeypatch.setattr(fuzz, "game_named", lambda name: game)


def test_an_honest_game_comes_out_clean(monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, BidsGame())
    report = fuzz.fuzz("bids", range(20), 1, strict=0.5)
    assert report.failure is None
    assert report.games == 20
    assert report.checked > 20
    assert report.actions > 60


def test_the_same_seed_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, BidsGame())
    whole = fuzz.fuzz("bids", range(10), 3, strict=0.2)
    parts = [fuzz.fuzz("bids", games, 3, strict=0.2) for games in (range(4), range(4, 10))]
    assert whole.actions == sum(part.actions for part in parts)
    assert whole.checked == sum(part.checked for part in parts)


def test_the_same_seed_plays_the_same_games_however_many_states_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, BidsGame())
    played: dict[float, list[int]] = {}
    for strict in (0.0, 0.3, 1.0):
        reports = [fuzz.fuzz("bids", range(index, index + 1), 3, strict) for index in range(6)]
        played[strict] = [report.actions for report in reports]
        states = sum(report.states for report in reports)
        assert states == sum(played[strict]) + 6
        checked = sum(report.checked for report in reports)
        assert {0.0: checked == 0, 0.3: 0 < checked < states, 1.0: checked == states}[strict]
    assert played[0.0] == played[0.3] == played[1.0]


@pytest.mark.parametrize("name", intrigue.games())
def test_about_ten_states_of_a_game_are_put_through_every_law(name: str) -> None:
    game = intrigue.game(name)
    trials = fuzz.settings(game)
    strict = fuzz.share(game, trials)
    assert strict == fuzz.share(game, trials)
    assert 0 < strict <= 1
    report = fuzz.fuzz(name, range(len(trials)), 1, strict=0)
    assert fuzz.STATES / 2 < strict * report.states / report.games < fuzz.STATES * 2


def test_a_game_that_is_out_of_order_gets_a_share_too() -> None:
    def fails(self: Bids, seat: int, action: int) -> None:
        raise KeyError("out of order")

    class Fails(BidsGame):
        state_class = with_state(apply_unchecked=fails)

    assert fuzz.share(Fails(), [(2, {})]) == 1
    assert fuzz.share(Endless(), [(2, {})]) == fuzz.STATES / (Endless.max_actions + 1)


def test_the_quick_laws_are_on_in_every_state(monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, BidsGame())
    seen: dict[str, list[int]] = {"ends": [], "conservation": []}
    ends, conservation = laws.ends, laws.conservation

    def count_ends(game: Game, state: State) -> None:
        seen["ends"].append(state.moves)
        ends(game, state)

    def count_conservation(state: State) -> None:
        seen["conservation"].append(state.moves)
        conservation(state)

    monkeypatch.setattr(laws, "ends", count_ends)
    monkeypatch.setattr(laws, "conservation", count_conservation)
    report = fuzz.fuzz("bids", range(1), 1, strict=0)
    assert seen["ends"] == seen["conservation"] == list(range(report.actions + 1))


def test_what_only_one_seat_sees_needs_words_too(monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, Speechless())
    report = fuzz.fuzz("bids", range(1), 1, strict=0)
    assert report.failure is not None
    assert report.failure.law == "words"
    assert len(shrunk(report.failure).acts) == 1


@pytest.mark.parametrize(("kind", "law", "longest"), [(Thief, "conservation", 3), (TellsBids, "secrecy", 1)])
def test_a_failure_is_shrunk_and_printed_as_a_test(
    kind: type[BidsGame], law: str, longest: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    use(monkeypatch, kind())
    report = fuzz.fuzz("bids", range(50), 1, strict=0.1)
    assert report.failure is not None
    assert report.failure.law == law
    case = shrunk(report.failure)
    assert case.law == law
    assert len(case.acts) <= longest
    text = fuzz.as_test(case)
    scope: dict[str, object] = {}
    exec(compile(text, "pasted", "exec"), scope)
    test = scope[f"test_bids_obeys_the_law_of_{law}"]
    assert callable(test)
    with pytest.raises(LawBroken):
        test()


class LateThief(BidsGame):
    """A card is gone after the bids of the second round."""

    def steal(self: Bids, seat: int, action: int) -> None:  # type: ignore[misc]
        before = self.rounds
        Bids.apply_unchecked(self, seat, action)
        if before == 1 and self.rounds == 2:
            self.discards.pop()

    state_class = with_state(apply_unchecked=steal)


@pytest.mark.parametrize(("kind", "shortest"), [(LateThief, 6), (TellsBids, 1)])
def test_each_case_on_the_way_to_a_short_one_fails_when_it_is_obeyed(
    kind: type[BidsGame], shortest: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    use(monkeypatch, kind())
    failure = next(
        report.failure
        for report in (fuzz.fuzz("bids", range(index, index + 1), 1, strict=0.1) for index in range(50))
        if report.failure is not None and len(report.failure.acts) > shortest
    )
    cases = list(fuzz.shrinking(failure))
    assert len(cases[-1].acts) <= shortest
    sizes = [len(case.acts) for case in cases]
    assert sizes == sorted(sizes, reverse=True)
    for case in cases:
        with pytest.raises(LawBroken) as caught:
            fuzz.obey("bids", case.seats, case.seed, case.options, case.acts)
        assert caught.value.law == failure.law


def test_a_crash_is_a_failure_too(monkeypatch: pytest.MonkeyPatch) -> None:
    class Choking(BidsStory):
        def of(self, event: object) -> str:
            raise KeyError("no words")

    class Crashes(BidsGame):
        story = Choking()

    use(monkeypatch, Crashes())
    report = fuzz.fuzz("bids", range(3), 1, strict=0)
    assert report.failure is not None
    assert report.failure.law == "no crash"
    assert "KeyError" in report.failure.how


def test_obey_leaves_out_what_is_not_possible(monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, BidsGame())
    state = fuzz.obey("bids", seats=2, seed=1, options={}, acts=[(0, "swap"), (5, "keep"), (0, "nonsense")])
    assert state.moves == 0


def test_a_case_that_does_not_fail_again_stays_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, BidsGame())
    case = Case("bids", 2, 1, {}, [(0, "bid 1")], "secrecy", "seen once")
    assert shrunk(case) is case
