"""En garde and engaged."""

from __future__ import annotations

import pytest

from ..playing import EISEN, MONTAIGNE, VODACCE, can, engaged, go, pos, rest, step, why, wounds, zone
from ..situations import line_as_seen


@pytest.mark.rule("FIV-STATE-2", "FIV-STATE-3", "FIV-SELF-3", "FIV-C-36")
@pytest.mark.card("fivesails", "i_know_that_trick", "polished_flintlock")
def test_a_combat_card_that_was_engaged_as_a_cost_is_seen_to_be() -> None:
    """Whoever copies the shot of a pistol engages the card that copies it."""
    st = pos(
        {**EISEN, "crew": {"uwe_zimmerman": "forums"}},
        {**VODACCE, "crew": {"servo_scarpa": "forums"}, "hand": ["i_know_that_trick"]},
        gear={"polished_flintlock": "uwe_zimmerman"},
    )
    go(st, "challenge uwe_zimmerman", "accept", "choose i_know_that_trick")
    assert line_as_seen(st, 0) == [("i_know_that_trick", False)]
    go(st, "use i_know_that_trick")
    assert line_as_seen(st, 0) == [("i_know_that_trick", True)]


@pytest.mark.card("fivesails", "cavalier_hat", "guild_triskelion")
@pytest.mark.rule("FIV-STATE-3", "FIV-COST-5")
@pytest.mark.parametrize("card", ["cavalier_hat", "guild_triskelion"])
def test_a_bearer_who_is_engaged_cannot_be_engaged_to_challenge(card: str) -> None:
    st = pos(
        {**MONTAIGNE, "crew": {"henri_michelet": "docks"}},
        {"crew": {"uwe_zimmerman": "docks"}},
        gear={card: "henri_michelet"},
        engaged=["henri_michelet"],
    )
    assert why(st, f"use {card}") == ("FIV-STATE-3", f"no-cost-engaged card=card:{card}")


@pytest.mark.card("fivesails", "razrushitel", "eko_sorridi")
@pytest.mark.rule("FIV-STATE-3")
def test_the_dead_cannot_be_engaged_to_send_somebody_home() -> None:
    def home(hurt: int) -> bool:
        st = pos(
            {"leader": "yevgeni", "crew": {"torsten_vakt": "docks"}, "hand": ["razrushitel", "boon"]},
            {"crew": {"eko_sorridi": "docks", "otto_streit": "forums"}},
            wounds={"torsten_vakt": hurt},
        )
        step(st, "use razrushitel", "pay boon", "use eko_sorridi")
        rest(st)
        return can(st, "option 2")

    assert home(0)
    assert not home(5)


@pytest.mark.rule("FIV-C-73", "FIV-STATE-3", "FIV-EX-24")
@pytest.mark.parametrize(("where", "rule"), [("home", "FIV-C-73"), ("docks", "FIV-STATE-3")])
def test_who_sets_out_from_home_would_not_engage_but_has_to_be_en_garde(where: str, rule: str) -> None:
    st = pos({"crew": {"servo_scarpa": where}}, engaged=["servo_scarpa"])
    assert why(st, "move servo_scarpa") == (rule, "no-deed-engaged card=card:servo_scarpa deed=move")


@pytest.mark.card("fivesails", "gallant_deeds", "legions_caress")
@pytest.mark.rule("FIV-STATE-4", "FIV-REACT-4")
def test_who_becomes_en_garde_by_courtesy_is_poisoned_all_the_same() -> None:
    me = {**MONTAIGNE, "crew": {"jean_urbain": "docks"}, "hand": ["gallant_deeds", "boon"]}
    st = pos(
        me,
        {**VODACCE, "crew": {"servo_scarpa": "docks"}},
        gear={"legions_caress": "servo_scarpa"},
        engaged=["servo_scarpa", "jean_urbain"],
    )
    go(st, "use gallant_deeds", "pay boon")
    assert (engaged(st), wounds(st)) == (set(), {"servo_scarpa": 1})


@pytest.mark.card("fivesails", "corpse_speak", "well_equipped", "valiant_spirit")
@pytest.mark.rule("FIV-C-145", "FIV-STATE-4")
@pytest.mark.parametrize(
    ("side", "who", "risk", "price"),
    [(EISEN, "daniella_dietrich", "well_equipped", 1), (MONTAIGNE, "leontine_giroux", "valiant_spirit", 2)],
)
def test_who_was_engaged_to_hear_the_dead_may_rise_by_what_they_say(
    side: dict[str, str], who: str, risk: str, price: int
) -> None:
    me = {**side, "crew": {who: "docks"}, "discard": [risk], "hand": ["triage"] * price}
    st = pos(me, gear={"corpse_speak": who})
    go(st, "use corpse_speak", f"use {risk}", *["pay triage"] * price)
    assert (engaged(st), zone(st, "corpse_speak")) == (set(), "locker")
