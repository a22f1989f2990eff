"""What is not the same is not called the same: cards of one name on several characters, in several discard piles, or of
several players who react at one time."""

from __future__ import annotations

import pytest

from intrigue.core import Rng
from intrigue.core.phrase import notation
from intrigue.games.fivesails.state.actions import A_ABILITY, A_CARD, ARGUMENT, SHIFT
from intrigue.games.fivesails.state.state import FiveSails

from .playing import CASTILLE, EISEN, GAME, MONTAIGNE, USSURA, VODACCE, go, pos, resolved, step, table


def called(st: FiveSails) -> list[str]:
    """The choices of whoever is asked, as they are called."""
    return [notation(choice.words) for choice in st.view(st.mover()).choices]


def told(st: FiveSails) -> list[str]:
    return [notation(GAME.story.of(event)) for event in st.events_for(None)]


@pytest.mark.rule("FIV-USE-1", "FIV-ATT-4")
def test_of_two_equal_attachments_it_is_said_whose_is_used() -> None:
    st = pos(
        {**MONTAIGNE, "crew": {"bastien_girard": "docks", "jean_urbain": "forums"}},
        {"crew": {"otto_streit": "docks", "uwe_zimmerman": "forums"}},
        gear={"cavalier_hat": "bastien_girard", "cavalier_hat 2": "jean_urbain"},
    )
    hats = [words for words in called(st) if "cavalier_hat" in words]
    assert [words.split(" ability=")[0] for words in hats] == [
        f"do-use card=(do-choose-on card=card:cavalier_hat bearer=card:{who})"
        for who in ("bastien_girard", "jean_urbain")
    ]


@pytest.mark.rule("FIV-USE-1")
def test_an_attachment_of_which_there_is_one_goes_by_its_name() -> None:
    st = pos(
        {**MONTAIGNE, "crew": {"bastien_girard": "docks"}},
        {"crew": {"otto_streit": "docks"}},
        gear={"cavalier_hat": "bastien_girard"},
    )
    assert any(words.startswith("do-use card=card:cavalier_hat ") for words in called(st))


@pytest.mark.rule("FIV-PLAY-3")
def test_an_attachment_on_namesakes_is_told_apart_by_their_players() -> None:
    side = {**VODACCE, "crew": {"servo_scarpa": "docks"}}
    st = pos(
        {**side, "hand": ["shoddy_craftsmanship", "pull"]},
        side,
        gear={"stiletto": "servo_scarpa of 0", "stiletto 2": "servo_scarpa of 1"},
    )
    step(st, "use shoddy_craftsmanship", "pay pull")
    while len(called(st)) < 2:
        st.apply(st.mover(), 0)
    assert called(st) == [
        f"do-choose-on card=card:stiletto bearer=(tell-whose card=card:servo_scarpa seat=seat:{seat})"
        for seat in (0, 1)
    ]


@pytest.mark.rule("FIV-ATT-5", "FIV-C-64")
def test_of_two_equal_weapons_on_one_bearer_it_is_said_whose_cards_they_are() -> None:
    st = pos(
        {**CASTILLE, "hand": ["robbery"], "crew": {"raton": "docks"}},
        {"discard": ["throwing_knife"]},
        gear={"throwing_knife": "raton"},
    )
    go(st, "use robbery")
    assert sorted(called(st)) == [
        f"do-choose-on card=(tell-whose card=card:throwing_knife seat=seat:{seat}) bearer=card:raton" for seat in (0, 1)
    ]


@pytest.mark.rule("FIV-STATE-3", "FIV-ONCE-1")
@pytest.mark.parametrize("state", ["engaged", "used"])
def test_of_two_equal_attachments_on_one_bearer_it_is_said_which_is_engaged_or_was_used(state: str) -> None:
    st = pos(
        {**VODACCE, "hand": ["shoddy_craftsmanship", "pull"]},
        {**MONTAIGNE, "crew": {"leontine_giroux": "docks"}},
        gear={"corpse_speak": "leontine_giroux", "corpse_speak 2": "leontine_giroux"},
    )
    first, second = sorted(st.gear)
    getattr(st, state)[second] = 1
    step(st, "use shoddy_craftsmanship", "pay pull")
    plain = "do-choose-on card={} bearer=card:leontine_giroux"
    marked = f"(tell-{state}-one card=card:corpse_speak)"
    assert [action & ARGUMENT for action in st.legal(0)] == [first, second]
    assert called(st) == [plain.format("card:corpse_speak"), plain.format(marked)]


@pytest.mark.rule("FIV-PLAY-3", "FIV-KEY-5")
def test_of_equal_cards_in_two_discard_piles_it_is_said_whose_is_meant() -> None:
    st = table(
        {"crew": {"servo_scarpa": "docks"}, "hand": ["liberating_goods"]},
        {"discard": ["throwing_knife"]},
        {"discard": ["throwing_knife"]},
    )
    step(st, "use liberating_goods")
    assert called(st) == [f"do-choose-of card=card:throwing_knife seat=seat:{seat}" for seat in (1, 2)]
    st.apply(0, st.legal(0)[1])
    theirs = "(tell-whose card=card:throwing_knife seat=seat:2)"
    assert f"tell-targeted card=card:liberating_goods target={theirs}" in told(st)


@pytest.mark.rule("FIV-C-136", "FIV-C-146")
def test_of_equal_risks_in_two_discard_piles_it_is_said_whose_is_played() -> None:
    st = table(
        {**CASTILLE, "hand": ["improvising", "pull"]},
        {"crew": {"otto_streit": "docks"}, "discard": ["shoddy_craftsmanship"]},
        {"discard": ["shoddy_craftsmanship"]},
        gear={"throwing_knife": "otto_streit"},
    )
    step(st, "use improvising")
    cards = [words.split(" ability=")[0] for words in called(st)]
    assert cards == [f"do-use card=(tell-whose card=card:shoddy_craftsmanship seat=seat:{seat})" for seat in (1, 2)]


@pytest.mark.rule("FIV-PLAY-3", "FIV-KEY-5")
def test_a_card_that_lies_in_one_pile_alone_needs_no_name_of_its_player() -> None:
    st = pos({"crew": {"servo_scarpa": "docks"}, "hand": ["liberating_goods"]}, {"discard": ["throwing_knife"]})
    step(st, "use liberating_goods")
    assert not any("tell-whose" in line for line in told(st))


@pytest.mark.rule("FIV-FIRST-3", "FIV-C-43")
def test_the_first_player_is_told_whose_reaction_comes_first() -> None:
    side = {**VODACCE, "scheme": "the_great_game"}
    st = pos({**side, "crew": {"angelo": "docks"}}, side)
    step(st, "use angelo", "use the_great_game 2", "use the_great_game 2")
    assert [words.split(" ability=")[0] for words in called(st)] == [
        f"do-use card=(tell-whose card=card:the_great_game seat=seat:{seat})" for seat in (0, 1)
    ]


@pytest.mark.card("fivesails", "stiletto")
@pytest.mark.rule("FIV-C-93")
def test_in_a_duel_of_namesakes_it_is_said_whom_the_stiletto_wounds() -> None:
    side = {**VODACCE, "crew": {"servo_scarpa": "docks"}}
    st = pos(side, side, gear={"stiletto": "servo_scarpa of 1"})
    step(st, "challenge servo_scarpa", "use stiletto")
    while len(called(st)) < 2:
        st.apply(st.mover(), 0)
    assert called(st) == [
        f"do-{role} card=(tell-whose card=card:servo_scarpa seat=seat:{seat})"
        for seat, role in enumerate(("challenger", "defender"))
    ]


@pytest.mark.rule("FIV-LEAD-1")
@pytest.mark.parametrize("seat", [0, 1])
def test_of_two_equal_leaders_it_is_told_whose_has_moved(seat: int) -> None:
    st = pos(VODACCE, VODACCE, turn=seat)
    step(st, "move don_constanzo_scarpa", "place docks")
    whose = f"card=(tell-whose card=card:don_constanzo_scarpa seat=seat:{seat})"
    assert any(whose in line for line in told(st))


@pytest.mark.card("fivesails", "the_boars_guile")
@pytest.mark.rule("FIV-C-210")
def test_of_namesakes_it_is_told_who_is_named() -> None:
    mine = {**USSURA, "scheme": "the_boars_guile"}
    theirs = {**EISEN, "crew": {"otto_streit": "docks"}}
    st = pos(mine, theirs, more=[theirs])
    resolved(st, "option 1", "place docks")
    ottos = [a for a in st.legal(0) if notation(GAME.words.label(st, 0, a)).endswith("otto_streit seat=seat:2")]
    st.apply(0, ottos[0])
    assert "tell-named seat=seat:0 card=(tell-whose card=card:otto_streit seat=seat:2)" in told(st)


def meaning(st: FiveSails, action: int) -> tuple[int, ...]:
    """What tells a choice from others: equal cards of one player that lie side by side are the same, and so are two
    equal Techniques of one card."""
    i = action & ARGUMENT
    if action & ~ARGUMENT == A_CARD:
        return (action >> SHIFT, st.kind[i], st.owner[i], st.bearer[i])
    if action >= A_ABILITY:
        return (A_ABILITY, st.kind[i], st.owner[i], st.bearer[i])
    return (action,)


@pytest.mark.rule("FIV-PLAY-1", "FIV-PLAY-3")
@pytest.mark.parametrize("seed", range(20))
def test_choices_that_differ_are_called_differently(seed: int) -> None:
    """Three players of one faction, who meet their own cards everywhere."""
    faction = ("castille", "eisen", "montaigne", "ussura", "vodacce")[seed % 5]
    st = GAME.new(3, seed, {"decks": "/".join([faction] * 3)})
    assert isinstance(st, FiveSails)
    rng = Rng(seed)
    while not st.over:
        seat = st.mover()
        meant: dict[str, tuple[int, ...]] = {}
        for choice in st.game.choices(st, seat):
            assert meant.setdefault(notation(choice.words), meaning(st, choice.action)) == meaning(st, choice.action)
        actions = st.actions(seat)
        st.apply(seat, actions[rng.below(len(actions))])


@pytest.mark.rule("FIV-PLAY-3", "FIV-C-49")
def test_of_two_equal_attachments_the_log_says_on_whom_the_target_is() -> None:
    st = pos(
        {"hand": ["shoddy_craftsmanship", "pull"]},
        {"crew": {"otto_streit": "docks", "uwe_zimmerman": "docks"}},
        gear={"breastplate": "otto_streit", "breastplate 2": "uwe_zimmerman"},
    )
    step(st, "use shoddy_craftsmanship", "pay pull")
    while len(called(st)) < 2:
        st.apply(st.mover(), 0)
    st.apply(0, st.legal(0)[1])
    target = "(tell-worn card=card:breastplate bearer=card:uwe_zimmerman)"
    assert f"tell-targeted card=card:shoddy_craftsmanship target={target}" in told(st)


@pytest.mark.card("fivesails", "unyielding_loyalty")
@pytest.mark.rule("FIV-C-49")
def test_whoever_may_save_a_target_is_told_which_of_two_it_is() -> None:
    st = pos(
        {"hand": ["shoddy_craftsmanship", "pull"]},
        {
            **VODACCE,
            "crew": {"servo_scarpa": "docks", "aldo_bussotti": "docks"},
            "hand": ["unyielding_loyalty", "pull"],
        },
        gear={"stiletto": "servo_scarpa", "stiletto 2": "aldo_bussotti"},
    )
    step(st, "use shoddy_craftsmanship", "pay pull")
    while len(called(st)) < 2 or st.mover() == 1:
        st.apply(st.mover(), 0)
    st.apply(0, st.legal(0)[1])
    target = "(tell-worn card=card:stiletto bearer=card:aldo_bussotti)"
    assert f"(show-targeted card={target} source=card:shoddy_craftsmanship)" in notation(st.view(1).prompt)


@pytest.mark.rule("FIV-STATE-2", "FIV-ATT-4")
def test_of_two_equal_attachments_the_log_says_whose_is_engaged() -> None:
    side = {**EISEN, "crew": {"otto_streit": "docks"}}
    st = pos(side, side, gear={"polished_flintlock": "otto_streit of 0", "polished_flintlock 2": "otto_streit of 1"})
    go(st, "use polished_flintlock", "option 1")
    mine = "(tell-whose card=card:otto_streit seat=seat:0)"
    assert f"tell-engaged card=(tell-worn card=card:polished_flintlock bearer={mine})" in told(st)


@pytest.mark.rule("FIV-STATE-2")
def test_an_attachment_that_nobody_else_bears_goes_by_its_name_in_the_log() -> None:
    st = pos(
        {**EISEN, "crew": {"otto_streit": "docks"}},
        {"crew": {"servo_scarpa": "docks"}},
        gear={"polished_flintlock": "otto_streit"},
    )
    go(st, "use polished_flintlock", "option 1")
    assert "tell-engaged card=card:polished_flintlock" in told(st)
