"""The check for copied passages notices them, and leaves alone what is none."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))

import copies

PASSAGE = """\
def first(state, seat):
    if state.over:
        return None
    found = []
    for card in state.hands[seat]:
        if card > 3 and card not in found:
            found.append(card)
    while len(found) > 7:
        found.pop()
    total = sum(found)
    state.tell(seat, total)
    best = max(found, default=0)
    return best + total
"""
SCRIPT = """\
export function first(state: State, seat: number): number {
  const found: number[] = [];
  for (const card of state.hands[seat]) {
    if (card > 3 && !found.includes(card)) found.push(card);
  }
  while (found.length > 7) found.pop();
  let total = 0;
  for (const card of found) total += card;
  state.tell(seat, total);
  const best = Math.max(...found, 0);
  if (best > total) return best;
  const worst = Math.min(...found);
  if (worst < 0) throw new Error('nothing');
  state.end(best, worst);
  return best + total;
}
"""


def alike(root: Path, one: str, other: str, suffix: str = ".py") -> list[int]:
    """How many lines each copied passage has."""
    folder = root / ("src/intrigue" if suffix == ".py" else "web/src")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"one{suffix}").write_text(one)
    (folder / f"other{suffix}").write_text(other)
    return [copy.lines for copy in copies.found_in(root)]


def test_a_passage_of_thirteen_lines_is_found_whatever_stands_between_them(tmp_path: Path) -> None:
    spaced = PASSAGE.replace("    total", "\n    # so far\n\n    total")
    assert alike(tmp_path, f"import re\n\n\n{PASSAGE}", f'"""Another."""\n\nTEN = 10\n\n\n{spaced}') == [13]


def test_so_is_one_in_which_names_and_numbers_were_changed(tmp_path: Path) -> None:
    changed = PASSAGE.replace("card", "coin").replace("first", "second").replace("7", "9")
    assert alike(tmp_path, PASSAGE, changed) == [13]


def test_twelve_lines_may_be_alike(tmp_path: Path) -> None:
    assert alike(tmp_path, PASSAGE, PASSAGE.replace("    return best + total\n", "")) == []


def test_one_that_does_something_else_half_way_is_no_copy(tmp_path: Path) -> None:
    assert alike(tmp_path, PASSAGE, PASSAGE.replace("found.append(card)", "return card")) == []


def test_a_list_is_no_passage_unless_it_is_the_same(tmp_path: Path) -> None:
    one, other = ("\n".join(f'{name}_{n} = ("{name}", {n})' for n in range(30)) for name in ("card", "coin"))
    assert alike(tmp_path, one, other) == []
    assert alike(tmp_path, one, one) == [30]


def test_the_page_is_looked_at_too(tmp_path: Path) -> None:
    changed = SCRIPT.replace("found", "left").replace("  let", "  // all of them\n  let")
    assert alike(tmp_path, SCRIPT, changed, ".ts") == [14]
    assert alike(tmp_path, SCRIPT, SCRIPT.replace("found.pop()", "break"), ".ts") == []
