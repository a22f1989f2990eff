"""Claim, and every other pressure: what counts, and what beats whom."""

from __future__ import annotations

import pytest

from intrigue.games.fivesails.state.printed import CARDS

from ..playing import EISEN, USSURA, VODACCE, engaged, go, held, pos, rest, step, table, why, zone


@pytest.mark.rule("FIV-CLAIM-1", "FIV-DASH-2")
def test_why_somebody_cannot_claim() -> None:
    st = pos({"crew": {"servo_scarpa": "home", "kalla_forsberg": "docks"}})
    assert why(st, "claim servo_scarpa") == ("FIV-CLAIM-1", "no-deed-at-home card=card:servo_scarpa deed=claim")
    rule, reason = why(st, "claim kalla_forsberg")
    assert (rule, reason) == ("FIV-DASH-2", "no-deed-dashed card=card:kalla_forsberg stat=stat:influence deed=claim")


@pytest.mark.rule(
    "FIV-PRESS-1", "FIV-PRESS-2", "FIV-PRESS-3", "FIV-PRESS-4", "FIV-CLAIM-1", "FIV-CLAIM-2", "FIV-EX-13", "FIV-C-82"
)
def test_a_tied_claim() -> None:
    st = pos({"crew": {"servo_scarpa": "docks"}}, {"crew": {"uwe_zimmerman": "docks"}})
    go(st, "claim servo_scarpa")
    assert (held(st), engaged(st)) == ({}, {"servo_scarpa"})
    for scheme, gear in (
        ("contempt_and_hatred", {}),
        ("the_great_game", {"tabard_of_the_fallen_musketeer": "servo_scarpa"}),
    ):
        foe = {
            "leader": "don_constanzo_scarpa",
            "crew": {"aldo_bussotti": "docks"} if not gear else {"cesca_del_rosso": "docks"},
            "hand": ["objection"],
        }
        st = pos({"crew": {"servo_scarpa": "docks"}, "scheme": scheme}, foe, gear=gear)
        text = "use tabard_of_the_fallen_musketeer" if gear else "use contempt_and_hatred"
        other = st.clone()
        go(st, text)
        assert held(st) == {"docks": 0}
        go(other, text, "use objection")
        assert held(other) == {}


@pytest.mark.rule("FIV-PRESS-2", "FIV-PRESS-3", "FIV-EX-13")
@pytest.mark.parametrize(("third", "won"), [("kaspar_dietrich", True), ("sibella_scarpa", False)])
def test_a_pressure_has_to_beat_every_other_player_alone(third: str, won: bool) -> None:
    """The Don's 3 against 2 and 2 of two players, who do not add up; against 3 of one of them it is a tie."""
    st = table(
        {"crew": {"don_constanzo_scarpa": "forums"}},
        {"crew": {"kaspar_dietrich": "forums"}},
        {"leader": "don_constanzo_scarpa", "crew": {"sibella_scarpa": "forums"}}
        if third == "sibella_scarpa"
        else {"leader": "kaspar_dietrich", "crew": {"kaspar_dietrich": "forums"}},
    )
    go(st, "claim don_constanzo_scarpa")
    assert (held(st) == {"forums": 0}) == won


@pytest.mark.rule("FIV-PRESS-2", "FIV-PRESS-3", "FIV-C-80", "FIV-C-82", "FIV-C-83")
@pytest.mark.parametrize(
    ("second", "third", "claims"),
    [({}, {}, True), ({"otto_streit": "docks"}, {}, True), ({"kaspar_dietrich": "docks"}, {"yevgeni": "docks"}, None)],
)
def test_a_claim_among_three_has_to_beat_each_of_the_others(
    second: dict[str, str], third: dict[str, str], claims: bool | None
) -> None:
    """More than every single one of them: they are not added up."""
    st = table({"crew": {"don_constanzo_scarpa": "docks"}}, {"crew": second}, {"crew": third}, control={"docks": 2})
    totals = [sum(max(CARDS[st.kind[i]].stats[2], 0) for i in st.crew[seat] if st.place[i] == 1) for seat in range(3)]
    go(st, "claim don_constanzo_scarpa")
    wins = totals[0] > max(totals[1:])
    assert claims in (None, wins)
    assert held(st) == {"docks": 0 if wins else 2}


@pytest.mark.card("fivesails", "pull_the_strand", "vittoria_anselmo", "don_constanzo_scarpa")
@pytest.mark.rule("FIV-C-49", "FIV-PRESS-3")
def test_a_thug_who_is_pulled_still_lends_the_don_a_voice() -> None:
    """3 and Alcee's 1 against 2, 1 and the Don's 1, whose Thug she is."""
    foe = {**VODACCE, "crew": {"vittoria_anselmo": "docks", "aldo_bussotti": "docks"}, "hand": ["alcee"]}
    st = pos({**VODACCE, "crew": {"sibella_scarpa": "docks"}, "hand": ["pull_the_strand"]}, foe)
    step(st, "use pull_the_strand", "choose vittoria_anselmo", "use vittoria_anselmo", "choose alcee", "option 1")
    rest(st)
    assert held(st) == {}


@pytest.mark.card("fivesails", "indomitable_will", "object_of_wonder")
@pytest.mark.rule("FIV-C-84")
def test_who_is_saved_has_left_the_location() -> None:
    st = pos(
        {**USSURA, "crew": {"ren": "docks"}, "hand": ["indomitable_will"]},
        {**EISEN, "crew": {"uwe_zimmerman": "docks"}},
        gear={"object_of_wonder": "yevgeni"},
        wounds={"ren": 3},
    )
    go(st, "use indomitable_will")
    step(st, "challenge uwe_zimmerman", "refuse", "use object_of_wonder")
    rest(st)
    assert (held(st), zone(st, "ren")) == ({}, "approach")
