"""The log says what happened: who was targeted, what was cancelled, what was lost; and it says it once."""

from __future__ import annotations

from collections import Counter

import pytest

from intrigue.core import RandomPlayer, decide
from intrigue.core.phrase import Phrase, notation
from intrigue.core.rng import seeded
from intrigue.games.fivesails.events import Destroyed, Discarded, Drew, Left, Paid, Pressured, RenownMoved, Used
from intrigue.games.fivesails.rules.reactions import Window
from intrigue.games.fivesails.state.names import ACTION
from intrigue.games.fivesails.state.numbers import DISCARD, LOCKER
from intrigue.games.fivesails.state.printed import BY_ID, CARDS
from intrigue.games.fivesails.state.state import FiveSails
from intrigue.words import Speaker

from .playing import (
    EISEN,
    GAME,
    at_the_brink,
    can,
    duel,
    go,
    place,
    pos,
    step,
    table,
    told,
    until,
)


def asked_to_react(st: FiveSails, *texts: str) -> list[str]:
    """What those are asked who could react while these things are done."""
    found: list[str] = []
    for text in texts:
        while not can(st, text):
            if isinstance(st.stack[-1], Window):
                found.append(notation(st.view(st.mover()).prompt))
            st.apply(st.mover(), 0)
        go_one(st, text)
    while isinstance(st.stack[-1], Window):
        found.append(notation(st.view(st.mover()).prompt))
        st.apply(st.mover(), 0)
    return found


def go_one(st: FiveSails, text: str) -> None:
    seat = st.mover()
    st.apply(seat, next(a for a in st.legal(seat) if st.say(seat, a).startswith(text)))


# ---------------------------------------------------------------------- what was cancelled


@pytest.mark.card("fivesails", "maryam_benu_pleroma")
@pytest.mark.rule("FIV-C-41")
def test_the_log_names_what_maryam_has_cancelled() -> None:
    st = pos(
        {"crew": {"servo_scarpa": "docks"}, "hand": ["paid_off", "pull", "boon"]},
        {"crew": {"maryam_benu_pleroma": "docks"}},
    )
    go(st, "use paid_off", "pay pull", "pay boon")
    assert "tell-targeted card=card:paid_off target=card:maryam_benu_pleroma" in told(st)
    forced = "tell-happened card=card:maryam_benu_pleroma effect=(show-effect-cancel)"
    assert forced in told(st)  # nobody uses it
    assert "tell-cancelled card=card:paid_off what=ability" in told(st)
    assert "tell-cancelled card=card:maryam_benu_pleroma what=ability" not in told(st)


@pytest.mark.card("fivesails", "torsten_vakt")
@pytest.mark.rule("FIV-C-41")
def test_the_log_names_what_torsten_has_cancelled() -> None:
    st = pos({"crew": {"sibella_scarpa": "docks"}}, {"leader": "yevgeni", "crew": {"torsten_vakt": "docks"}})
    go(st, "use sibella_scarpa", "use torsten_vakt")
    assert told(st)[-2:] == [
        "tell-reacted seat=seat:1 card=card:torsten_vakt effect=(show-effect-cancel)",
        "tell-cancelled card=card:sibella_scarpa what=ability",
    ]


@pytest.mark.card("fivesails", "youre_embarrassing_yourself")
@pytest.mark.rule("FIV-C-113")
def test_the_log_names_the_challenge_that_was_cancelled() -> None:
    st = pos(
        {"crew": {"adelheide_schmidt": "docks"}},
        {"leader": "odette_dubois_darrent", "crew": {"jean_urbain": "docks"}, "hand": ["youre_embarrassing_yourself"]},
    )
    go(st, "challenge adelheide_schmidt", "use youre_embarrassing_yourself")
    assert "tell-cancelled card=card:adelheide_schmidt what=challenge" in told(st)


@pytest.mark.card("fivesails", "torsten_vakt")
@pytest.mark.rule("FIV-C-43")
def test_a_reaction_whose_occasion_is_gone_is_told() -> None:
    st = pos(
        {"crew": {"sibella_scarpa": "docks"}},
        {
            "leader": "don_constanzo_scarpa",
            "crew": {"torsten_vakt": "docks", "aldo_bussotti": "home"},
            "hand": ["unyielding_loyalty", "triage"],
        },
    )
    go(st, "use sibella_scarpa", "use torsten_vakt", "use unyielding_loyalty", "use torsten_vakt")
    assert "tell-missed seat=seat:1 card=card:unyielding_loyalty" in told(st)


@pytest.mark.card("fivesails", "sea_legs")
@pytest.mark.rule("FIV-C-43")
def test_a_reaction_that_was_paid_with_is_not_used() -> None:
    st = pos({"crew": {"vissenta_scarpa": "home"}, "hand": ["sea_legs", "sea_legs"]})
    step(st, "move vissenta_scarpa", "place docks", "use sea_legs", "use sea_legs", "pass", "use sea_legs")
    go(st, "pay sea_legs")
    assert place(st, "vissenta_scarpa") == "forums"  # once, since the other one was the price
    assert told(st)[-1] == "tell-missed seat=seat:0 card=card:sea_legs"


# ---------------------------------------------------------------------- what elimination took


@pytest.mark.rule("FIV-C-9", "FIV-LEAD-4")
def test_the_log_tells_what_elimination_took() -> None:
    st = pos(
        {"crew": {"servo_scarpa": "docks"}},
        {
            "leader": "kaspar_dietrich",
            "crew": {"kaspar_dietrich": "docks", "otto_streit": "forums", "gustavo": "home"},
            "renown": 3,
        },
        more=[{"leader": "soline_el_gato"}],
        wounds={"kaspar_dietrich": 8},
        control={"forums": 1, "grand_bazaar": 1},
        first=1,
    )
    go(st, "challenge servo_scarpa", "refuse")
    lines = told(st)
    gone = "(tell-lost-renown renown=3)"
    gone += ",(tell-lost-control place=place:forums),(tell-lost-control place=place:grand_bazaar),card:otto_streit"
    assert f"tell-eliminated-with seat=seat:1 gone={gone}" in lines
    assert "tell-left card=card:gustavo to=discard" in lines  # a City card
    assert "tell-first-player seat=seat:2" in lines
    assert (st.renown[1], st.control[2], st.control[3]) == (0, -1, -1)
    assert (st.order(), st.living()) == ([2, 0], [0, 2])
    for _ in range(6):  # through the next phases
        assert st.mover() != 1
        st.apply(st.mover(), st.legal(st.mover())[0])


# ---------------------------------------------------------------------- nothing twice


@pytest.mark.card("fivesails", "buratino")
@pytest.mark.rule("FIV-BRUTE-3", "FIV-C-27")
def test_whoever_leaves_play_is_told_once() -> None:
    st = pos({"crew": {"buratino": "docks"}})
    go(st, "pass", "pass")
    while st.day == 1:
        st.apply(st.mover(), 0)
    assert [line for line in told(st) if "buratino" in line] == [
        "tell-went card=card:buratino place=place:home",
        "tell-left card=card:buratino to=discard",
    ]
    crew = ["servo_scarpa", "sibella_scarpa", "aldo_bussotti", "vissenta_scarpa", "cesca_del_rosso"]
    st = pos(
        {"crew": dict.fromkeys(crew, "docks"), "hand": ["pull", "boon", "ambush"]}, city={"docks": ["takama_siad"]}
    )
    go(st, "recruit takama_siad")
    while can(st, "pay"):
        go_one(st, "pay")
    for text in ("pass", "pay pull", "pay boon", "pay ambush"):
        if can(st, text):
            go(st, text)
    go(st, "choose aldo_bussotti")
    assert [line for line in told(st) if "aldo" in line] == ["tell-left card=card:aldo_bussotti to=locker"]


@pytest.mark.rule("FIV-CARD-10")
def test_who_is_destroyed_and_where_it_goes_is_one_line() -> None:
    st = pos({"crew": {"servo_scarpa": "docks"}}, {"crew": {"otto_streit": "docks"}}, wounds={"otto_streit": 3})
    go(st, "challenge servo_scarpa", "refuse")
    assert "tell-destroyed card=card:otto_streit place=place:docks to=locker" in told(st)
    assert len([line for line in told(st) if "locker" in line]) == 1
    st = pos({"crew": {"angelo": "docks"}})
    go(st, "use angelo")
    assert "tell-destroyed card=card:angelo place=place:docks to=discard" in told(st)


@pytest.mark.rule("FIV-MOVE-1")
def test_a_move_is_one_line() -> None:
    st = pos({"crew": {"servo_scarpa": "docks"}})
    go(st, "move servo_scarpa", "place forums")
    assert told(st)[-2:] == [
        "tell-engaged card=card:servo_scarpa",
        "tell-moved seat=seat:0 card=card:servo_scarpa place=place:forums",
    ]


@pytest.mark.rule("FIV-COST-2")
def test_payments_say_what_they_are_for() -> None:
    st = pos({"hand": ["buratino", "pull"]})
    go(st, "play buratino", "pay pull")
    assert told(st)[-2:] == [
        "tell-paid-for seat=seat:0 card=card:pull bought=card:buratino",
        "tell-joined card=card:buratino seat=seat:0 place=place:home",
    ]


def test_in_random_games_nothing_is_told_twice() -> None:
    """Of what one action brings about: no event is told twice, but for drawing and Renown, which may happen twice; and
    of each card that ends in a discard pile or the Locker there is one line."""
    for seed in range(12):
        state, rng = GAME.new(2 + seed % 3, seed, {"decks": "random"}), seeded(seed)
        assert isinstance(state, FiveSails)
        players = [GAME.bot() if (seed + seat) % 4 == 0 else RandomPlayer() for seat in range(state.seats)]
        while not state.over:
            zones, state.events = state.zone[:], []
            seat = state.waiting[rng.below(len(state.waiting))]
            state.apply_unchecked(seat, decide(players[seat], state, seat, rng))
            events = [happening.public or happening.private for happening in state.events]
            twice = [event for event, count in Counter(events).items() if count > 1]
            assert [event for event in twice if not isinstance(event, Drew | RenownMoved)] == []
            gone = Counter(event.card for event in events if isinstance(event, Left | Destroyed | Discarded | Paid))
            for i in range(state.size):
                if state.zone[i] != zones[i] and state.zone[i] in (DISCARD, LOCKER):
                    assert gone[i] == 1, (seed, state.moves, state.card(i).id)


# ---------------------------------------------------------------------- who, why, by what


@pytest.mark.card("fivesails", "sirens_scream")
@pytest.mark.card("fivesails", "not_today")
@pytest.mark.rule("FIV-ABIL-2")
def test_forced_effects_have_no_user() -> None:
    st = pos({"renown": 1}, city_deck=["sirens_scream"])
    go(st, "pass", "pass")
    while st.day == 1:
        st.apply(st.mover(), 0)
    assert "tell-happened card=card:sirens_scream effect=(card-sirens_scream.first)" in told(st)
    st = duel(None, {"hand": ["not_today"]})
    go(st, "choose not_today")
    assert any(line.startswith("tell-happened card=card:not_today") for line in told(st))
    assert not any(line.startswith("tell-used") for line in told(st))


def sums(st: FiveSails) -> tuple[dict[str, int], dict[str, int], str]:
    """What the totals of both players in the last pressure were made of, and how it ended."""
    event = [one for one in st.events_for(None) if isinstance(one, Pressured)][-1]
    told = GAME.story.of(event)
    assert isinstance(told, Phrase)
    rest, parts = told.args["totals"], []
    for seat in range(2):
        assert isinstance(rest, Phrase)
        total, rest = (rest.args["first"], rest.args["rest"]) if seat == 0 else (rest, "")
        assert isinstance(total, Phrase)
        assert (total.args["seat"], total.args["total"]) == (f"seat:{seat}", event.totals[seat])
        shares = total.args.get("shares", ())
        assert isinstance(shares, tuple)
        found = [one.args for one in shares if isinstance(one, Phrase)]
        parts.append({str(one["card"]).removeprefix("card:"): int(str(one["amount"])) for one in found})
    return parts[0], parts[1], str(told.args["outcome"])


@pytest.mark.card("fivesails", "don_constanzo_scarpa")
@pytest.mark.card("fivesails", "so_it_begins")
@pytest.mark.card("fivesails", "pack_tactics")
@pytest.mark.rule("FIV-PRESS-1", "FIV-C-121")
def test_totals_of_a_pressure_say_what_they_are_made_of() -> None:
    foe = {"crew": {"otto_streit": "docks"}}
    st = pos({"crew": {"alcee": "docks"}}, foe)
    go(st, "claim alcee")
    assert sums(st) == ({"alcee": 1, "don_constanzo_scarpa": 1}, {"otto_streit": 2}, "failed")
    st = go(pos({"crew": {"don_constanzo_scarpa": "docks"}}), "claim don_constanzo_scarpa")
    assert sums(st) == ({"don_constanzo_scarpa": 3}, {}, "succeeded")
    st = pos({"crew": {"alcee": "docks"}}, foe, city={"docks": ["so_it_begins"]})
    go(st, "claim alcee")
    mine = {"alcee": 1, "so_it_begins": 1, "don_constanzo_scarpa": 1}
    assert sums(st) == (mine, {"otto_streit": 2, "so_it_begins": 1}, "failed")
    st = pos({"crew": {"alcee": "home"}, "hand": ["pack_tactics", "pull"]})
    go(st, "use pack_tactics", "pay pull", "place docks", "choose alcee")
    assert sums(st) == ({"alcee": 1, "don_constanzo_scarpa": 1, "pack_tactics": 1}, {}, "succeeded")


@pytest.mark.rule("FIV-CHAL-14", "FIV-DUEL-16")
def test_threat_is_told_by_name() -> None:
    st = duel(None, {"hand": ["triage"]})
    assert notation(st.view(1).prompt) == "ask-combat-card threat=3 ways=card-gamble"
    go(st, "choose triage")
    lines = told(st)
    assert "tell-threat threat=0 card=card:servo_scarpa threat2=3 other=card:uwe_zimmerman" in lines
    assert "tell-round number=1 seat=seat:1" in lines


@pytest.mark.card("fivesails", "torsten_vakt")
@pytest.mark.card("fivesails", "vittoria_anselmo")
@pytest.mark.rule("FIV-REACT-1")
def test_whoever_may_react_is_told_what_targets() -> None:
    st = pos({"crew": {"sibella_scarpa": "docks"}}, {"leader": "yevgeni", "crew": {"torsten_vakt": "docks"}})
    assert asked_to_react(st, "use sibella_scarpa") == [
        "ask-react moment=(show-targeted card=card:torsten_vakt source=card:sibella_scarpa)"
    ]
    st = pos(
        {"crew": {"servo_scarpa": "docks"}},
        {"leader": "don_constanzo_scarpa", "crew": {"vittoria_anselmo": "docks", "dante": "docks"}},
    )
    asked = asked_to_react(st, "challenge servo_scarpa", "choose vittoria_anselmo")
    source = "(show-challenge-of card=card:servo_scarpa)"
    assert f"ask-react moment=(show-targeted card=card:vittoria_anselmo source={source})" in asked


# ---------------------------------------------------------------------- positions


def test_the_log_of_a_position_begins_with_the_position() -> None:
    st = pos({"leader": "soline_el_gato"}, day=3, first=1, turn=1)
    assert told(st) == ["tell-positioned", "tell-phase day=3 phase=phase:high_drama", "tell-first-player seat=seat:1"]


@pytest.mark.card("fivesails", "a_new_strategy")
def test_cards_drawn_together_have_no_order() -> None:
    """Both go into one hand: which of them lay on top is known to nobody afterwards."""
    told = []
    for deck in (["triage", "regroup"], ["regroup", "triage"]):
        st = pos({"hand": ["a_new_strategy", "precision"], "deck": deck, "renown": 1})
        go(st, "use a_new_strategy")
        if can(st, "pay precision"):
            go(st, "pay precision")
        told.append([event.cards for event in st.events_for(0) if isinstance(event, Drew)])
    assert told[0] == told[1] == [("regroup", "triage")]


# ---------------------------------------------------------------------- people of the same name


@pytest.mark.rule("FIV-CHAL-3", "FIV-DUEL-18")
def test_where_two_lead_people_of_one_name_it_is_told_whose_they_are() -> None:
    mine = {**EISEN, "crew": {"uwe_zimmerman": "forums", "otto_streit": "forums"}, "hand": ["langschwert"]}
    st = pos(mine, {**EISEN, "crew": {"otto_streit": "forums"}})
    go(st, "challenge uwe_zimmerman", "choose otto_streit")
    theirs = "(tell-whose card=card:otto_streit seat=seat:1)"
    assert f"tell-challenged card=card:uwe_zimmerman target={theirs} stat=stat:combat" in told(st)
    assert notation(st.view(1).prompt) == f"ask-challenged card=card:uwe_zimmerman target={theirs} ways=accept-refuse"
    go(st, "refuse")
    assert f"tell-threat threat=0 card=card:uwe_zimmerman threat2=3 other={theirs}" in told(st)
    assert f"tell-wounded card={theirs} wounds=3 total=0" in told(st)
    go(st, "move otto_streit", "place home 2")
    assert f"tell-moved seat=seat:1 card={theirs} place=place:home" in told(st)
    go(st, "equip langschwert", "choose otto_streit")
    own = "(tell-whose card=card:otto_streit seat=seat:0)"
    assert f"tell-attached card=card:langschwert bearer={own}" in told(st)


@pytest.mark.rule("FIV-CHAL-3")
def test_where_every_name_is_clear_nobody_is_told_whose_it_is() -> None:
    st = pos({"crew": {"servo_scarpa": "forums"}}, {"crew": {"uwe_zimmerman": "forums"}})
    go(st, "challenge servo_scarpa", "choose uwe_zimmerman", "refuse")
    assert not any("tell-whose" in line for line in told(st))


@pytest.mark.rule("FIV-C-9", "FIV-PLAN-2", "FIV-PRESS-1")
def test_of_somebody_who_is_out_no_plans_and_no_totals_are_told() -> None:
    st = table({"crew": {"servo_scarpa": "docks"}}, {"crew": {"kaspar_dietrich": "docks"}}, {"approach": []})
    at_the_brink(st, 1)
    go(st, "challenge servo_scarpa", "refuse", "pass", "move don_constanzo_scarpa", "place docks")
    go(st, "pass", "claim don_constanzo_scarpa")
    assert "seat:1" not in told(st)[-2] + told(st)[-1]
    assert any("tell-pressured" in line and "seat:2" in line for line in told(st)[-2:])
    go(st, "pass", "pass")
    until(st, lambda st: any("tell-unveiled" in line for line in told(st)))
    (plans,) = [line for line in told(st) if "tell-unveiled" in line]
    assert "seat:1" not in plans
    assert "tell-no-plan seat=seat:2" in plans  # who is in, and has none, has none (FIV-C-16)


@pytest.mark.words
@pytest.mark.parametrize(
    ("card", "sentence"),
    [
        ("patricia_moustakas", "Claim the Docks."),
        ("research", "Show 3 cards of different names out of your discard pile."),
        ("tending_the_wounded", "A target non-Leader of yours heals 1 wound for each discarded card."),
        ("indomitable_will", "Claim this location."),
    ],
)
def test_what_an_action_does_is_understood_without_what_stands_before_the_bullet(card: str, sentence: str) -> None:
    """The log tells the effect alone."""
    own = next(ability for ability in CARDS[BY_ID[card]].abilities if ability.kind == ACTION)
    used = Used(0, 0, card, -1, card, own.line, "action")
    assert Speaker(GAME).say(GAME.story.of(used)).partition(": ")[2].startswith(sentence)
