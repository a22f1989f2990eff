"""What a board foretells: what a challenge and its answers cost, what a combat card would do."""

from __future__ import annotations

import pytest

from intrigue.core import TABLE, seeded
from intrigue.games.fivesails.events import Pressured, Wounded
from intrigue.games.fivesails.forecast import ahead
from intrigue.games.fivesails.rules.gambling import PickGamble
from intrigue.games.fivesails.rules.round_choices import AskCard, AskStyle
from intrigue.games.fivesails.state.actions import PASS
from intrigue.games.fivesails.state.duel import DUEL, NO_DUEL
from intrigue.games.fivesails.state.state import FiveSails

from .playing import GAME, duel, go, number, pools, pos, stands, step, struck, wounds
from .situations import find_moment, person, play_some, view


@pytest.mark.rule("FIV-CHAL-12", "FIV-CHAL-14")
def test_a_challenge_says_what_refusing_costs() -> None:
    st = pos(
        {"leader": "kaspar_dietrich", "crew": {"kaspar_dietrich": "forums"}},
        {"leader": "soline_el_gato", "crew": {"sanjay": "forums"}},
    )
    go(st, "challenge kaspar_dietrich")
    shown = view(st, 1).duel
    assert shown is not None
    by_say = {st.say(1, forecast.action): forecast for forecast in shown.forecasts}
    assert by_say["accept"].pools == (0, 3)
    assert by_say["refuse"].wounds == 3
    seen = view(st, 0).duel
    assert seen is not None
    assert seen.forecasts == ()
    go(st, "refuse")
    assert wounds(st) == {"sanjay": 3}


@pytest.mark.rule("FIV-CHAL-13", "FIV-CHAL-14", "FIV-C-88", "FIV-C-112")
@pytest.mark.parametrize(
    ("style", "crew", "gear"),
    [
        ("servo_scarpa", {"servo_scarpa": "forums", "aldo_bussotti": "forums"}, {}),
        ("langschwert", {"servo_scarpa": "forums"}, {"langschwert": "servo_scarpa"}),
        ("polished_flintlock", {"servo_scarpa": "forums"}, {"polished_flintlock": "servo_scarpa"}),
        ("throwing_knife", {"servo_scarpa": "forums"}, {"throwing_knife": "servo_scarpa"}),
        ("", {"servo_scarpa": "forums"}, {}),
    ],
)
@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_a_challenge_says_what_its_technique_adds(
    style: str, crew: dict[str, str], gear: dict[str, str], answer: str
) -> None:
    """It takes effect after the answer, and everybody has heard of it."""
    st = pos({"crew": crew}, {"leader": "yevgeni", "crew": {"torsten_vakt": "forums"}, "hand": ["boon"]}, gear=gear)
    step(st, "challenge servo_scarpa", *([f"use {style}"] if style else []))
    go(st)
    shown = view(st, 1).duel
    assert shown is not None
    foretold = {st.say(1, forecast.action): forecast for forecast in shown.forecasts}[answer]
    go(st, answer)
    assert (pools(st), wounds(st).get("torsten_vakt", 0)) == (foretold.pools, foretold.wounds)


@pytest.mark.rule("FIV-CHAL-10", "FIV-CHAL-14", "FIV-C-88")
@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_who_accepts_meets_an_adversary_and_that_is_foretold(answer: str) -> None:
    """Soline takes 1 Finesse off an adversary, and whoever is refused is none."""
    st = pos(
        {"leader": "odette_dubois_darrent", "crew": {"bastien_girard": "docks"}},
        {"leader": "soline_el_gato", "crew": {"soline_el_gato": "docks"}, "hand": ["boon"]},
        gear={"cavalier_hat": "bastien_girard"},
    )
    step(st, "use cavalier_hat")
    go(st)
    expected = foretold(st, answer)
    assert expected == (((0, 4), 0) if answer == "accept" else ((0, 0), 5))
    go(st, answer)
    assert (pools(st), wounds(st).get("soline_el_gato", 0)) == expected


@pytest.mark.card("fivesails", "mireli_sabre")
@pytest.mark.rule("FIV-CHAL-13", "FIV-CHAL-14")
@pytest.mark.parametrize("answer", ["accept", "refuse"])
@pytest.mark.parametrize("who", ["torsten_vakt", "valeri_mikhailov"])
def test_a_technique_that_asks_for_a_stat_is_foretold_by_it(answer: str, who: str) -> None:
    st = pos(
        {"leader": "yevgeni", "crew": {who: "forums"}},
        {"crew": {"kaspar_dietrich": "forums"}, "hand": ["boon"]},
        gear={"mireli_sabre": who},
    )
    step(st, f"challenge {who}", "use mireli_sabre")
    go(st)
    expected = foretold(st, answer)
    go(st, answer)
    assert (pools(st), wounds(st).get("kaspar_dietrich", 0)) == expected


@pytest.mark.rule("FIV-CHAL-12", "FIV-CHAL-13", "FIV-CHAL-14")
@pytest.mark.parametrize("answer", ["accept", "refuse"])
@pytest.mark.parametrize(
    ("who", "crew"),
    [
        ("jean_urbain", {}),  # nothing but Thrust is to be had
        ("jean_urbain", {"bastien_girard": "docks"}),
        ("valeri_mikhailov", {}),
        ("philip_hase", {"gustavo": "forums"}),  # who wounds besides
        ("philip_hase", {}),
    ],
)
def test_what_a_technique_does_without_a_choice_is_foretold(who: str, crew: dict[str, str], answer: str) -> None:
    st = pos(
        {"leader": "yevgeni", "crew": {who: "forums", **crew}},
        {"leader": "soline_el_gato", "crew": {"maya_de_la_rioja": "forums"}, "hand": ["boon"]},
        engaged=["maya_de_la_rioja"],
    )
    step(st, f"challenge {who}", f"use {who}")
    go(st)
    expected = foretold(st, answer)
    go(st, answer)
    assert (pools(st), wounds(st).get("maya_de_la_rioja", 0)) == expected


@pytest.mark.card("fivesails", "bastien_girard")
@pytest.mark.rule("FIV-C-120", "FIV-CHAL-14")
@pytest.mark.parametrize(("answer", "threat"), [("accept", 3), ("refuse", 0)])
def test_who_takes_over_where_there_is_but_one_is_foretold(answer: str, threat: int) -> None:
    """Odette challenges with what Bastien has taught her, and he alone can take over: his 2 and no 1 of hers; Eager
    Blade makes it 3. Who refuses is wounded by Odette."""
    st = pos(
        {"leader": "odette_dubois_darrent", "crew": {"odette_dubois_darrent": "forums", "bastien_girard": "forums"}},
        {"leader": "soline_el_gato", "crew": {"maya_de_la_rioja": "forums"}, "hand": ["taunt"]},
        gear={"eager_blade": "bastien_girard"},
    )
    step(st, "challenge odette_dubois_darrent", "use bastien_girard", "choose maya_de_la_rioja")
    go(st)
    expected = foretold(st, answer)
    go(st, answer)
    assert (pools(st), wounds(st).get("maya_de_la_rioja", 0)) == expected
    assert expected == ((0, threat), 0 if threat else 1)


def foretold(st: FiveSails, answer: str) -> tuple[tuple[int, int], int]:
    """The threat and the wounds that an answer to the challenge would lead to."""
    shown = view(st, 1).duel
    assert shown is not None
    found = {st.say(1, forecast.action): forecast for forecast in shown.forecasts}[answer]
    return found.pools, found.wounds


@pytest.mark.rule("FIV-DUEL-20", "FIV-C-116")
def test_threat_on_somebody_who_is_elsewhere_is_not_foretold() -> None:
    st = duel({"crew": {"aldo_bussotti": "forums"}}, {"crew": {"uwe_zimmerman": "forums"}, "hand": ["langschwert"]})
    stands(st, "aldo_bussotti", 1)
    shown = view(st, 1).duel
    assert shown is not None
    assert {forecast.pools[0] for forecast in shown.forecasts} == {0}
    go(st, "choose langschwert")
    assert st.duel.stage == NO_DUEL


@pytest.mark.rule("FIV-DUEL-13", "FIV-DUEL-18")
def test_a_combat_card_says_what_it_would_do() -> None:
    st = duel(
        {"crew": {"aldo_bussotti": "forums"}},
        {"leader": "yevgeni", "crew": {"torsten_vakt": "forums"}, "hand": ["strength_of_ten", "not_today"]},
    )
    assert pools(st) == (0, 1)
    shown = view(st, 1).duel
    assert shown is not None
    by_say = {st.say(1, forecast.action).rpartition(" ")[0]: forecast for forecast in shown.forecasts}
    assert by_say["choose strength_of_ten"].values == (2, 1, 0)
    assert (by_say["choose strength_of_ten"].pools, by_say["choose strength_of_ten"].wounds) == ((1, 0), 0)
    go(st, "choose strength_of_ten", "pass")
    assert struck(st) == (2, 1, 0)
    assert pools(st) == (1, 0)


@pytest.mark.card("fivesails", "eager_blade", "porte_travel", "not_today", "breastplate", "maxime_de_lafayette")
@pytest.mark.rule("FIV-ABIL-2", "FIV-DUEL-17", "FIV-C-140")
@pytest.mark.parametrize(
    ("card", "fighter", "gear", "more"),
    [
        ("legendary_reputation", "jean_urbain", "eager_blade", {}),  # with one Riposte more
        ("breastplate", "jean_urbain", "eager_blade", {}),  # where a dash stays one
        ("porte_travel", "jean_urbain", "eager_blade", {"maxime_de_lafayette": "docks"}),  # who bleeds elsewhere
        ("porte_travel", "jean_urbain", "", {"maxime_de_lafayette": "docks", "leontine_giroux": "docks"}),
        ("porte_travel", "jean_urbain", "", {}),  # with no Sorcerer it does nothing
        ("porte_travel", "leontine_giroux", "", {}),
        ("porte_travel", "leontine_giroux", "breastplate", {}),
        ("porte_travel", "maxime_de_lafayette", "", {}),
        ("not_today", "jean_urbain", "", {}),
        ("not_today", "jean_urbain", "breastplate", {}),
        ("not_today", "leontine_giroux", "breastplate", {}),
        ("friends_at_court", "leontine_giroux", "breastplate", {}),
    ],
)
@pytest.mark.parametrize("hurt", [0, 2])
def test_what_a_combat_card_does_by_itself_is_foretold(
    card: str, fighter: str, gear: str, more: dict[str, str], hurt: int
) -> None:
    """Nobody can choose otherwise: the values, the threat and the wounds of the round come as they were shown."""
    st = duel(
        {"leader": "yevgeni", "crew": {"yevgeni": "forums"}},
        {"leader": "odette_dubois_darrent", "crew": {fighter: "forums", **more}, "hand": [card]},
        gear={gear: fighter} if gear else {},
        wounds={fighter: hurt} if hurt else {},
    )
    shown = view(st, 1).duel
    assert shown is not None
    found = {st.say(1, forecast.action).split()[-2]: forecast for forecast in shown.forecasts if forecast.action}[card]
    i = number(st, fighter)
    step(st, f"choose {card}")
    while st.duel.round == 1 and st.duel.stage == DUEL and not isinstance(st.stack[-1], AskStyle):
        st.apply(st.mover(), st.actions(st.mover())[0])
    if isinstance(st.stack[-1], AskStyle) and st.duel.round == 1:
        again = ahead(st, 1)[0]
        assert (again.values, again.pools) == (found.values, found.pools)
    while st.duel.round == 1 and st.duel.stage == DUEL:
        st.apply(st.mover(), st.actions(st.mover())[0])
    assert tuple(0 if number is None else number for number in found.values) == struck(st)
    assert (
        sum(event.count for event in st.events_for(None) if isinstance(event, Wounded) and event.card == i)
        == found.wounds
    )
    assert pools(st)[0] == (found.pools[0] if st.duel.stage == DUEL else 0)


@pytest.mark.card("fivesails", "not_today")
@pytest.mark.rule("FIV-GAMBLE-1", "FIV-ABIL-2")
def test_what_a_gambled_card_does_by_itself_is_foretold() -> None:
    st = duel(foe={"leader": "soline_el_gato", "crew": {"sanjay": "forums"}, "deck": ["not_today", "pull"]})
    step(st, "gamble")
    shown = view(st, 1).duel
    assert shown is not None
    found = {st.say(1, forecast.action).split()[-2]: forecast.wounds for forecast in shown.forecasts}
    assert found == {"not_today": 1, "pull": 1}  # of its own; and what Pull leaves of 3 threat
    go(st, "choose not_today")
    assert wounds(st) == {"sanjay": 1}


@pytest.mark.rule("FIV-DUEL-16", "FIV-DUEL-17")
def test_forecasts_come_true() -> None:
    """Whatever card is chosen: if nobody adds anything, the threat on the foe is as foretold."""
    tried = 0
    for seed in range(40):
        state, rng = GAME.new(2, seed, {"decks": "random"}), seeded(seed)
        while not state.over and tried < 60:
            assert isinstance(state, FiveSails)
            top = state.stack[-1]
            if isinstance(top, (AskCard, PickGamble)):
                for forecast in ahead(state, state.mover()):
                    copy = state.clone()
                    copy.apply_unchecked(copy.mover(), forecast.action)
                    while not copy.over and copy.duel.round == state.duel.round and PASS in copy.actions(copy.mover()):
                        if copy.stack[-1].__class__.__name__ not in ("Window", "AskStyle"):
                            break
                        left = pools(copy)
                        again = ahead(copy, copy.mover())
                        if again and forecast.action != PASS:
                            assert again[0].values == forecast.values
                            assert again[0].pools == forecast.pools
                            assert left == pools(state)
                            tried += 1
                            break
                        copy.apply_unchecked(copy.mover(), PASS)
            play_some(state, rng, 1)
    assert tried >= 60


@pytest.mark.card("fivesails", "claude_de_la_roche")
@pytest.mark.rule("FIV-CLAIM-1", "FIV-PRESS-1")
def test_a_claim_is_weighed_before_it_is_made_and_while_it_can_be_answered() -> None:
    st = pos(
        {"crew": {"claude_de_la_roche": "docks"}},
        {"crew": {"sibella_scarpa": "docks", "cesca_del_rosso": "docks"}},
        engaged=["sibella_scarpa"],
    )
    mine = (0, "claude_de_la_roche", 3)  # one of them only while there is pressure
    theirs = [(1, id, person(view(st, 0), id).stats[2]) for id in ("sibella_scarpa", "cesca_del_rosso")]
    (claim,) = view(st, 0).pressures
    assert (claim.seat, claim.place, claim.stat) == (0, "docks", "influence")
    assert claim.shares == (mine, *theirs)
    assert claim.totals == (3, sum(amount or 0 for _, _, amount in theirs))
    assert not claim.success
    assert view(st, 1).pressures == ()  # whoever is not asked claims nothing
    find_moment(st, "claim claude_de_la_roche")
    assert view(st, 1).pressures == (claim,)  # now it concerns everybody
    assert st.view(TABLE).pressures == (claim,)  # type: ignore[attr-defined]
    go(st, "use claude_de_la_roche")
    assert view(st, 0).pressures == ()


@pytest.mark.rule("FIV-PRESS-2", "FIV-C-80")
def test_claims_come_out_as_they_were_weighed() -> None:
    compared = 0
    for seed in range(12):
        state, rng = GAME.new(2, seed, {"decks": "random"}, events=False), seeded(seed)
        for _ in range(250):
            if state.over:
                break
            assert isinstance(state, FiveSails)
            seat = state.mover()
            shown = view(state, seat)
            for choice in shown.choices:
                if not choice.say.startswith("claim "):
                    continue
                (who,) = [card for card in shown.players[seat].crew if f"card:{card.number}" in choice.about]
                (told,) = [one for one in shown.pressures if one.place == who.place]
                copy = state.clone()
                copy.events = []
                copy.apply_unchecked(seat, choice.action)
                events = [one for one in copy.events_for(None) if isinstance(one, Pressured)]
                for event in events:  # one, if nobody could answer before it is counted
                    assert (event.totals, event.shares, event.success) == (told.totals, told.shares, told.success)
                    compared += 1
            play_some(state, rng, 1)
    assert compared > 60
