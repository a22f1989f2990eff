"""Phrases, before anybody has words for them."""

from __future__ import annotations

from intrigue.core.phrase import Phrase, things


def test_all_that_something_is_about_is_found_however_deep_it_lies() -> None:
    inside = Phrase("card-bribe.text", {"amount": 3})
    words = Phrase("tell-shown", {"seat": "seat:2", "cards": ("card:favour", inside, 4), "count": 2})
    assert things(words) == {"tell:shown", "seat:2", "card:favour", "card:bribe"}
    assert things(("card:favour", 7)) == {"card:favour"}
    assert things(7) == set()
