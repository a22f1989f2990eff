from __future__ import annotations

import pytest
from tests.laws.toys import BidsGame, TellsBids, Thief

from intrigue.core import Game
from intrigue.lab import fuzz
from intrigue.lab.fuzz import Case
from intrigue.lab.laws import LawBroken


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


@pytest.mark.parametrize(("kind", "law", "longest"), [(Thief, "conservation", 3), (TellsBids, "secrecy", 1)])
def test_a_failure_is_shrunk_and_printed_as_a_test(
    kind: type[BidsGame], law: str, longest: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    use(monkeypatch, kind())
    report = fuzz.fuzz("bids", range(50), 1, strict=0.1)
    assert report.failure is not None
    assert report.failure.law == law
    case = fuzz.shrink(report.failure)
    assert case.law == law
    assert len(case.acts) <= longest
    text = fuzz.as_test(case)
    scope: dict[str, object] = {}
    exec(compile(text, "pasted", "exec"), scope)
    test = scope[f"test_bids_obeys_the_law_of_{law}"]
    assert callable(test)
    with pytest.raises(LawBroken):
        test()


def test_a_crash_is_a_failure_too(monkeypatch: pytest.MonkeyPatch) -> None:
    class Crashes(BidsGame):
        def story(self, event: object) -> str:
            raise KeyError("no words")

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
    assert fuzz.shrink(case) is case
