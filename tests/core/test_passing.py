"""Phases that end when all have passed, one after the other."""

from __future__ import annotations

from intrigue.core.passing import Passing, open_phase


def numbers(phase: Passing) -> tuple[int, int, int]:
    return phase.phase, phase.playing, phase.passed


def test_a_phase_is_over_when_all_in_it_have_passed_since_somebody_acted() -> None:
    phase = open_phase(7, [0, 2])
    assert numbers(phase) == (7, 0b101, 0)
    assert not phase.over()
    assert not phase.passes(0).over()
    assert numbers(phase.passes(0).passes(0)) == (7, 0b101, 0b001)
    assert phase.passes(0).passes(2).over()
    assert numbers(phase.passes(0).acts()) == numbers(phase)
    assert not phase.passes(0).acts().passes(2).over()


def test_whoever_leaves_is_waited_for_no_longer_and_its_pass_is_gone() -> None:
    phase = open_phase(7, [0, 1, 2])
    assert numbers(phase.leaves(1)) == (7, 0b101, 0)
    assert numbers(phase.passes(1).leaves(1)) == (7, 0b101, 0)
    assert numbers(phase.passes(0).leaves(1)) == (7, 0b101, 0b001)
    assert phase.passes(0).passes(1).leaves(2).over()
