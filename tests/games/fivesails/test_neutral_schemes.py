"""What the schemes of no faction do in Planning, and where their other lines are of no use."""

from __future__ import annotations

from typing import Any

import pytest

from intrigue.games.fivesails.rules.drama import BeginDrama
from intrigue.games.fivesails.rules.planning import BeginPlanning
from intrigue.games.fivesails.state.state import FiveSails

from .playing import (
    BY_MONTAIGNE,
    bearer,
    can,
    engaged,
    go,
    hand,
    held,
    number,
    offers,
    place,
    renown,
    resolved,
    step,
    zone,
)

pos, duel = BY_MONTAIGNE.pos, BY_MONTAIGNE.duel


def drama(st: FiveSails) -> FiveSails:
    """High Drama begins anew."""
    st.stack = [BeginDrama()]
    st.advance()
    return st


@pytest.mark.card("fivesails", "contempt_and_hatred")
@pytest.mark.rule("FIV-PLAN-8", "FIV-PLAN-9")
def test_contempt_and_hatred_may_clear_a_second_location() -> None:
    def position() -> FiveSails:
        return pos(
            {"scheme": "contempt_and_hatred"}, city={"docks": ["gustavo", "eager_blade"], "forums": ["kaj_kousei"]}
        )

    st = resolved(position(), "option 1")
    assert (renown(st), zone(st, "gustavo")) == ({"forums": 1}, "street")
    st = resolved(position(), "option 2", "place docks")
    assert renown(st) == {"docks": 1, "forums": 1}
    assert (zone(st, "gustavo"), zone(st, "kaj_kousei")) == ("discard", "street")
    assert [len(cards) for cards in st.street[1:4]] == [0, 1, 1]  # the Eager Blade turns up at the Bazaar


@pytest.mark.card("fivesails", "contempt_and_hatred")
@pytest.mark.rule("FIV-DASH-2", "FIV-STATE-3")
def test_contempt_and_hatred_engages_somebody_with_influence() -> None:
    def usable(who: str, tired: list[str]) -> bool:
        st = pos({"crew": {who: "docks"}, "scheme": "contempt_and_hatred"}, engaged=tired)
        return can(st, "use contempt_and_hatred")

    st = pos({"crew": {"henri_michelet": "docks"}, "scheme": "contempt_and_hatred"})
    go(st, "use contempt_and_hatred")
    assert (engaged(st), held(st)) == ({"henri_michelet"}, {"docks": 0})
    assert not usable("henri_michelet", ["henri_michelet"])
    assert not usable("horatio_lockwood", [])  # Influence dash


@pytest.mark.card("fivesails", "filling_the_ranks")
@pytest.mark.rule("FIV-PLAN-8", "FIV-PLAN-9", "FIV-C-129")
def test_filling_the_ranks_adds_renown_once_more_for_the_poorest() -> None:
    st = resolved(pos({"scheme": "filling_the_ranks"}, {"renown": 1}), "place docks")
    assert not can(st, "place docks")
    go(st, "place grand_bazaar")
    assert renown(st) == {"docks": 1, "grand_bazaar": 1}
    st = resolved(pos({"scheme": "filling_the_ranks"}), "place docks")
    assert renown(st) == {"docks": 1}  # nobody alone has least


@pytest.mark.card("fivesails", "filling_the_ranks")
@pytest.mark.parametrize(("option", "price"), [(1, 4), (2, 1), (3, 2)])
def test_filling_the_ranks_takes_a_stat_of_the_leader_off_the_cost(option: int, price: int) -> None:
    me = {"scheme": "filling_the_ranks", "hand": ["triage"] * 4}
    city = {"docks": ["carmella_vanessa_salvaggi"]}
    st = drama(pos(me, {"crew": {"otto_streit": "home"}}, city=city))
    go(st, "use filling_the_ranks", f"option {option}", *["pay triage"] * price)
    assert place(st, "carmella_vanessa_salvaggi") == "home 1"
    assert zone(st, "carmella_vanessa_salvaggi") == "play"
    assert len(hand(st, 0)) == 4 - price  # of 5, less Combat 1, Finesse 4 or Influence 3


@pytest.mark.card("fivesails", "filling_the_ranks")
@pytest.mark.rule("FIV-C-129")
def test_filling_the_ranks_is_for_whoever_alone_has_fewest_characters() -> None:
    def fills(mine: dict[str, str], cards: int = 1) -> bool:
        me = {"scheme": "filling_the_ranks", "crew": mine, "hand": ["triage"] * cards}
        st = pos(me, {"crew": {"otto_streit": "home"}}, city={"docks": ["claude_de_la_roche"]})
        return offers(drama(st), "use filling_the_ranks")

    assert not fills({"henri_michelet": "home"}, 2)
    assert not fills({}, 1)  # 6, less Finesse 4
    assert fills({}, 2)


@pytest.mark.card("fivesails", "inspire_generosity")
def test_inspire_generosity_moves_renown_first() -> None:
    st = resolved(pos({"scheme": "inspire_generosity"}, renown={"docks": 2}), "place forums")
    assert renown(st) == {"docks": 1, "forums": 1, "grand_bazaar": 1}


@pytest.mark.card("fivesails", "let_the_sword_decide")
@pytest.mark.rule("FIV-PLAN-8", "FIV-PLAN-9")
def test_let_the_sword_decide_adds_renown() -> None:
    assert renown(resolved(pos({"scheme": "let_the_sword_decide"}))) == {"docks": 1, "forums": 1}


@pytest.mark.card("fivesails", "let_the_sword_decide")
def test_let_the_sword_decide_draws_for_your_weapons() -> None:
    def draws(turn: int, gear: str) -> bool:
        side = {"crew": {"henri_michelet": "docks"}, "hand": [gear, "triage"]}
        other = {"crew": {"otto_streit": "docks"}, "hand": [gear, "triage"]}
        st = pos({**side, "scheme": "let_the_sword_decide"}, other, turn=turn)
        step(st, f"equip {gear}", f"choose {'otto_streit' if turn else 'henri_michelet'}")
        if can(st, "pay triage"):
            step(st, "pay triage")
        return offers(st, "use let_the_sword_decide 2")

    assert draws(0, "matchlock_musket")
    assert not draws(0, "breastplate")
    assert not draws(1, "matchlock_musket")


@pytest.mark.card("fivesails", "let_the_sword_decide")
@pytest.mark.rule("FIV-C-114")
def test_let_the_sword_decide_cancels_what_the_adversary_announces_in_a_duel() -> None:
    scheme = {"scheme": "let_the_sword_decide"}
    st = duel(scheme, gear={"throwing_knife": "otto_streit"})
    assert offers(step(st, "choose langschwert", "use throwing_knife"), "use let_the_sword_decide 3")
    st = duel({**scheme, "hand": ["triage"]}, gear={"throwing_knife": "henri_michelet"})
    step(st, "choose langschwert", "choose triage", "use throwing_knife")  # your own
    assert not offers(st, "use let_the_sword_decide 3")
    me = {**scheme, "crew": {"henri_michelet": "docks"}}
    st = pos(me, {"crew": {"otto_streit": "docks"}}, gear={"throwing_knife": "otto_streit"}, turn=1)
    step(st, "challenge otto_streit", "use throwing_knife")  # no duel yet
    assert not offers(st, "use let_the_sword_decide 3")


@pytest.mark.card("fivesails", "lets_haggle")
@pytest.mark.rule("FIV-PLAN-8", "FIV-PLAN-9", "FIV-C-59")
def test_lets_haggle_brings_an_attachment_to_the_bazaar() -> None:
    deck = ["gustavo", "kaj_kousei", "duckfoot_pistol", "sorte_deck"]
    st = resolved(pos({"scheme": "lets_haggle"}, city_deck=deck))
    assert renown(st) == {"forums": 1, "grand_bazaar": 1}
    assert (zone(st, "duckfoot_pistol"), place(st, "duckfoot_pistol")) == ("street", "grand_bazaar")
    assert set(st.city_deck[:2]) == {number(st, "gustavo"), number(st, "kaj_kousei")}
    assert st.city_deck[-1] == number(st, "sorte_deck")


@pytest.mark.card("fivesails", "lets_haggle")
def test_lets_haggle_is_1_cheaper_at_the_bazaar_only() -> None:
    def position(at: str, *hand: str) -> FiveSails:
        me = {"crew": {"henri_michelet": at}, "scheme": "lets_haggle", "hand": list(hand)}
        return pos(me, city={"grand_bazaar": ["duckfoot_pistol"]})

    st = position("docks", "triage", "pull")
    go(st, "use lets_haggle", "pay triage")
    assert (bearer(st, "duckfoot_pistol"), hand(st, 0)) == ("henri_michelet", ["pull"])
    assert not can(position("docks"), "use lets_haggle")
    assert can(position("grand_bazaar"), "use lets_haggle")
    assert not can(position("home", "triage"), "use lets_haggle")


@pytest.mark.card("fivesails", "marooned")
@pytest.mark.rule("FIV-PLAN-8", "FIV-PLAN-9")
def test_marooned_adds_renown_at_both_ends() -> None:
    assert renown(resolved(pos({"scheme": "marooned"}))) == {"docks": 1, "grand_bazaar": 1}


@pytest.mark.card("fivesails", "midnight_shipment")
@pytest.mark.rule("FIV-PLAN-8", "FIV-PLAN-9")
def test_midnight_shipment_adds_renown_and_a_card_to_the_docks() -> None:
    st = resolved(pos({"scheme": "midnight_shipment"}, city_deck=["gustavo"]))
    assert renown(st) == {"docks": 1, "grand_bazaar": 1}
    assert (zone(st, "gustavo"), place(st, "gustavo")) == ("street", "docks")


def four(**rest: Any) -> FiveSails:
    """Four players; the first has laid out the scheme that is given."""
    more = [{"leader": "soline_el_gato"}, {"leader": "yevgeni"}]
    return pos({"scheme": rest.pop("scheme")}, None, more=more, **rest)


@pytest.mark.card("fivesails", "parley_gone_wrong")
@pytest.mark.rule("FIV-PLAN-8", "FIV-PLAN-9")
def test_parley_gone_wrong_lets_every_opponent_move_renown_to_the_forums() -> None:
    lies = {"oles_inn": 1, "docks": 1, "grand_bazaar": 1}
    st = resolved(four(scheme="parley_gone_wrong", renown=lies))
    for seat, there in enumerate(("docks", "grand_bazaar", "oles_inn"), 1):
        assert (st.mover(), can(st, "place forums")) == (seat, False)
        step(st, f"place {there}")
    assert renown(st) == {"forums": 4}


@pytest.mark.card("fivesails", "parley_gone_wrong")
@pytest.mark.parametrize(
    "answers", [("place docks", "pass", "pass"), ("pass", "place docks", "pass"), ("pass", "pass", "place docks")]
)
def test_parley_gone_wrong_forces_nobody(answers: tuple[str, ...]) -> None:
    st = resolved(four(scheme="parley_gone_wrong", renown={"docks": 2}))
    step(st, *answers)
    assert renown(st) == {"docks": 1, "forums": 2}


@pytest.mark.card("fivesails", "shifting_tides")
@pytest.mark.rule("FIV-PLAN-3", "FIV-C-19")
def test_shifting_tides_clears_the_city_when_revealed() -> None:
    me = {"approach": ["shifting_tides", "henri_michelet"]}
    foe = {"approach": ["marooned", "otto_streit"]}
    st = pos(me, foe, city={"docks": ["gustavo", "kaj_kousei"]}, city_deck=["eko_sorridi", "sorte_deck", "giacinto"])
    st.stack.append(BeginPlanning())
    st.advance()
    step(st, "choose shifting_tides", "choose henri_michelet", "choose marooned", "choose otto_streit")
    assert {zone(st, "gustavo"), zone(st, "kaj_kousei")} == {"discard"}
    assert [len(cards) for cards in st.street[1:4]] == [1, 1, 1]  # dealt anew, by the rest of it


@pytest.mark.card("fivesails", "shifting_tides")
@pytest.mark.rule("FIV-C-124")
def test_shifting_tides_lets_an_opponent_of_your_choice_add_the_other() -> None:
    st = resolved(four(scheme="shifting_tides", renown={"docks": 2, "forums": 1}), "place docks")
    step(st, "player 3")
    assert (st.mover(), can(st, "place docks")) == (2, False)
    step(st, "place oles_inn")
    assert renown(st) == {"docks": 1, "oles_inn": 1}


@pytest.mark.card("fivesails", "until_morale_improves")
@pytest.mark.rule("FIV-PLAN-8", "FIV-PLAN-9")
def test_until_morale_improves_adds_renown_or_moves_it_next_door() -> None:
    def position() -> FiveSails:
        return pos({"scheme": "until_morale_improves"}, renown={"docks": 1, "grand_bazaar": 1})

    assert renown(resolved(position(), "option 1", "place forums")) == {"docks": 1, "forums": 1, "grand_bazaar": 1}
    st = resolved(position(), "option 2", "place docks")
    assert renown(st) == {"forums": 1, "grand_bazaar": 1}  # the Forums alone are adjacent
    st = resolved(
        pos({"scheme": "until_morale_improves"}, renown={"forums": 1, "docks": 1}), "option 2", "place forums"
    )
    assert not can(st, "place forums")
    go(st, "place grand_bazaar")
    assert renown(st) == {"docks": 1, "grand_bazaar": 1}
