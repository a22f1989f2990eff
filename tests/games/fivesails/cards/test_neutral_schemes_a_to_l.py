"""The schemes of no faction, a to l by their ids: what each does, where its text ends, and where it says no."""

from __future__ import annotations

from typing import Any

import pytest

import intrigue
from intrigue.games.fivesails.rules.drama import BeginDrama, Turn
from intrigue.games.fivesails.rules.stats import num
from intrigue.games.fivesails.rules.wounds import destroy
from intrigue.games.fivesails.state.names import INFLUENCE
from intrigue.games.fivesails.state.state import FiveSails

from .. import playing
from ..playing import (
    BY_MONTAIGNE,
    CASTILLE,
    EISEN,
    VODACCE,
    bearer,
    can,
    engaged,
    go,
    hand,
    held,
    number,
    offers,
    pile,
    place,
    renown,
    resolved,
    step,
    strike,
    struck,
    table,
    until,
    why,
    zone,
)
from ..situations import ODETTE, THREE, is_over

pos = BY_MONTAIGNE.pos
duel = BY_MONTAIGNE.duel


def drama(st: FiveSails) -> FiveSails:
    """High Drama begins anew."""
    st.stack = [BeginDrama()]
    st.advance()
    return st


@pytest.mark.card("fivesails", "contempt_and_hatred")
@pytest.mark.rule("FIV-DASH-2", "FIV-STATE-3")
def test_whoever_is_engaged_could_not_have_acted_anyway() -> None:
    """Otto would have Influence and is engaged; Buratino could be engaged and has a dash."""
    me = {"crew": {"otto_streit": "docks", "buratino": "docks"}, "scheme": "contempt_and_hatred"}
    dash = "no-stat-for-that card=card:contempt_and_hatred stat=stat:influence"
    assert why(playing.pos(me, engaged=["otto_streit"]), "use contempt_and_hatred ability 2") == ("FIV-DASH-2", dash)
    all_engaged = playing.pos(me, engaged=["otto_streit", "buratino"])
    assert why(all_engaged, "use contempt_and_hatred ability 2")[0] == "FIV-STATE-3"


@pytest.mark.card("fivesails", "contempt_and_hatred", "gustavo")
@pytest.mark.rule("FIV-C-66", "FIV-SCHEME-4")
def test_contempt_falls_on_everybodys_mercenaries_and_not_below_nothing() -> None:
    st = playing.pos(
        {"crew": {"gustavo": "docks", "ravenna_destine": "docks"}, "scheme": "contempt_and_hatred"},
        {"crew": {"eko_sorridi": "docks", "giacinto": "docks"}},
    )
    found = {
        who: num(st, number(st, who), INFLUENCE) for who in ("gustavo", "ravenna_destine", "eko_sorridi", "giacinto")
    }
    assert found == {"gustavo": 1, "ravenna_destine": 0, "eko_sorridi": 0, "giacinto": 1}


@pytest.mark.card("fivesails", "contempt_and_hatred")
@pytest.mark.rule("FIV-C-9", "FIV-SCHEME-4")
def test_the_contempt_of_somebody_who_is_out_is_over() -> None:
    st = table(
        {"crew": {"gustavo": "docks"}}, {"scheme": "contempt_and_hatred"}, {"crew": {"elina_georginova": "docks"}}
    )
    destroy(st, st.leaders[1])
    st.advance()
    st.offered = None
    go(st, "claim gustavo")
    assert held(st) == {"docks": 0}  # 2 against 1, no longer 1 against 1


@pytest.mark.card("fivesails", "contempt_and_hatred")
def test_contempt_and_hatred() -> None:
    st = pos({"crew": {"henri_michelet": "docks"}, "scheme": "contempt_and_hatred"}, {"crew": {"kaj_kousei": "docks"}})
    assert num(st, number(st, "kaj_kousei"), 2) == 1
    go(st, "use contempt_and_hatred")
    assert held(st) == {"docks": 0}  # 1 against 1: a tie is enough


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
@pytest.mark.rule("FIV-C-79", "FIV-C-129", "FIV-CARD-9")
def test_the_ranks_are_filled_at_home_by_who_has_the_fewest() -> None:
    """One character against two: Kaspar's Combat 3 takes 3 off Gustavo's 4, who comes to Home, wherever he stood."""
    me = {**EISEN, "hand": ["langschwert"], "approach": ["filling_the_ranks"]}
    foe = {**VODACCE, "crew": {"servo_scarpa": "docks"}, "approach": []}
    st = playing.pos(me, foe, city_deck=["gustavo", "kaj_kousei", "so_it_begins"])
    go(st, "pass", "pass", "choose filling_the_ranks")
    until(st, lambda st: can(st, "use filling_the_ranks"), last=True)
    step(st, "use filling_the_ranks")
    until(st, lambda st: can(st, "choose gustavo"))
    step(st, "choose gustavo")
    until(st, lambda st: isinstance(st.stack[-1], Turn))
    assert (zone(st, "gustavo"), place(st, "gustavo")) == ("play", "home 1")


@pytest.mark.card("fivesails", "filling_the_ranks")
def test_filling_the_ranks() -> None:
    from intrigue.games.fivesails.rules.drama import BeginDrama

    st = pos(
        {"scheme": "filling_the_ranks", "hand": ["triage"]},
        {"crew": {"otto_streit": "home"}},
        city={"docks": ["eko_sorridi"]},
    )
    st.stack = [BeginDrama()]
    st.advance()
    go(st, "use filling_the_ranks", "option 2")
    assert place(st, "eko_sorridi") == "home 1"  # 4, less Finesse 4


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


@pytest.mark.card("fivesails", "filling_the_ranks", "inspire_generosity")
@pytest.mark.rule("FIV-C-9", "FIV-C-129")
def test_nobody_who_is_out_has_the_fewest() -> None:
    st = table(
        {"scheme": "filling_the_ranks", "crew": {"servo_scarpa": "home"}},
        {"crew": {"otto_streit": "home"}, "renown": 0},
        {"renown": 1, "crew": {"torsten_vakt": "home", "ren": "home"}},
        {"renown": 1, "crew": {"sanjay": "home"}},
    )
    destroy(st, st.leaders[1])
    st.advance()
    resolved(st, "place docks", "place forums")
    assert sum(st.renown_on) == 2  # the Don alone has no Renown


@pytest.mark.card("fivesails", "inspire_generosity")
@pytest.mark.rule("FIV-C-129", "FIV-PLAN-9")
@pytest.mark.parametrize(("purses", "cards"), [((0, 1, 1), (2, 1, 1)), ((0, 0, 1), (1, 1, 1)), ((2, 1, 3), (1, 2, 1))])
def test_generosity_knows_no_ties_among_three(purses: tuple[int, ...], cards: tuple[int, ...]) -> None:
    """All have as many characters; only who alone has the least Renown draws a second card."""
    sides: list[dict[str, Any]] = [{"renown": purse, "deck": ["boon", "pull", "boon"]} for purse in purses]
    sides[0]["scheme"] = "inspire_generosity"
    st = table(*sides, renown={"docks": 1})
    resolved(st, "place forums")
    assert tuple(len(cards) for cards in st.hands) == cards
    assert renown(st) == {"oles_inn": 1, "docks": 1, "forums": 1, "grand_bazaar": 1}


@pytest.mark.card("fivesails", "inspire_generosity")
@pytest.mark.rule("FIV-C-129", "FIV-PLAN-8", "FIV-PLAN-9")
def test_inspire_generosity() -> None:
    from intrigue.games.fivesails.rules.planning import Scheme

    st = pos({"scheme": "inspire_generosity"}, {"crew": {"otto_streit": "home"}, "renown": 1}, renown={"docks": 1})
    st.stack.append(Scheme(0))
    st.advance()
    go(st, "place forums")
    assert renown(st) == {"docks": 1, "forums": 1, "grand_bazaar": 1}
    assert [len(cards) for cards in st.hands] == [3, 1]


@pytest.mark.card("fivesails", "inspire_generosity")
def test_inspire_generosity_moves_renown_first() -> None:
    st = resolved(pos({"scheme": "inspire_generosity"}, renown={"docks": 2}), "place forums")
    assert renown(st) == {"docks": 1, "forums": 1, "grand_bazaar": 1}


@pytest.mark.card("fivesails", "inspire_generosity")
@pytest.mark.rule("FIV-COST-10", "FIV-PLAN-9")
def test_inspire_generosity_without_any_renown_to_move_does_all_the_rest() -> None:
    st = intrigue.game("fivesails").new(2, 1, {"decks": "ussura/castille"})
    assert isinstance(st, FiveSails)
    go(st, "choose inspire_generosity", "choose pavel_ivanov", "choose shifting_blame", "choose sanjay")
    assert st.first == 0  # so it resolves first, on a board without Renown
    assert renown(st) == {"docks": 2, "forums": 1, "grand_bazaar": 1}  # one of them by the other scheme
    assert [len(cards) for cards in st.hands] == [5 + 1, 6 + 1]  # Panache, and a card for everybody


@pytest.mark.card("fivesails", "im_done_with_you", "let_the_sword_decide")
@pytest.mark.rule("FIV-C-204", "FIV-COST-10")
def test_a_maneuver_that_adds_nothing_may_draw_the_sword() -> None:
    """There is no other card in the line. Whoever cancels it cannot cancel the next one."""
    st = playing.duel({"scheme": "let_the_sword_decide"}, {"hand": ["im_done_with_you"]})
    step(st, "choose im_done_with_you", "use im_done_with_you")
    assert (st.mover(), can(st, "use let_the_sword_decide 3")) == (0, True)
    step(st, "use let_the_sword_decide 3")
    strike(st)
    assert struck(st) == (0, 1, 0)


@pytest.mark.card("fivesails", "let_the_sword_decide", "robbery")
@pytest.mark.rule("FIV-ATT-1", "FIV-REACT-5")
def test_a_stolen_sword_is_equipped_as_well() -> None:
    me = {**CASTILLE, "crew": {"maya_de_la_rioja": "docks"}, "hand": ["robbery"], "scheme": "let_the_sword_decide"}
    st = playing.pos({**me, "deck": ["taunt"]}, {"discard": ["langschwert"]})
    step(st, "use robbery")
    assert offers(st, "use let_the_sword_decide 2") or offers(st, "use let_the_sword_decide")
    go(st, "use let_the_sword_decide")
    assert (bearer(st, "langschwert"), hand(st, 0)) == ("maya_de_la_rioja", ["taunt"])


@pytest.mark.card("fivesails", "let_the_sword_decide", "kalla_forsberg")
@pytest.mark.rule("FIV-KEY-3", "FIV-C-161")
def test_a_sword_that_is_handed_over_is_equipped() -> None:
    me = {**EISEN, "crew": {"kalla_forsberg": "docks", "otto_streit": "docks"}, "scheme": "let_the_sword_decide"}
    st = playing.pos(me, gear={"langschwert": "otto_streit"})
    step(st, "use kalla_forsberg")
    assert bearer(st, "langschwert") == "kalla_forsberg"
    assert offers(st, "use let_the_sword_decide")


@pytest.mark.card("fivesails", "let_the_sword_decide")
def test_let_the_sword_decide() -> None:
    st = pos({"crew": {"henri_michelet": "docks"}, "scheme": "let_the_sword_decide", "hand": ["throwing_knife"]})
    go(st, "equip throwing_knife", "choose henri_michelet", "use let_the_sword_decide")
    assert len(hand(st, 0)) == 1
    st = duel({"scheme": "let_the_sword_decide"}, {"hand": ["langschwert"]}, gear={"throwing_knife": "otto_streit"})
    go(st, "choose langschwert", "use throwing_knife", "use let_the_sword_decide")
    assert struck(st) == (0, 2, 3)


@pytest.mark.card("fivesails", "let_the_sword_decide")
def test_let_the_sword_decide_cancels_maneuvers_too() -> None:
    st = duel({"scheme": "let_the_sword_decide"}, {"hand": ["improvised_weapon"]})
    go(st, "choose improvised_weapon", "use improvised_weapon 3", "use let_the_sword_decide 3")
    assert struck(st) == (0, 1, 1)


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
def test_lets_haggle() -> None:
    st = pos(
        {"crew": {"henri_michelet": "grand_bazaar"}, "scheme": "lets_haggle"},
        city={"grand_bazaar": ["duckfoot_pistol"]},
    )
    go(st, "use lets_haggle")
    assert bearer(st, "duckfoot_pistol") == "henri_michelet"  # 1, less 1 at the Bazaar


@pytest.mark.card("fivesails", "lets_haggle")
def test_lets_haggle_looks_at_attachments_of_the_bazaar() -> None:
    def finds(where: str, what: str) -> bool:
        me = {"crew": {"henri_michelet": "docks"}, "scheme": "lets_haggle", "hand": ["triage"]}
        return can(pos(me, city={where: [what]}), "use lets_haggle")

    assert finds("grand_bazaar", "duckfoot_pistol")
    assert not finds("docks", "duckfoot_pistol")
    assert not finds("grand_bazaar", "takama_siad")


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


@pytest.mark.card("fivesails", "lets_haggle")
@pytest.mark.parametrize(("place", "price"), [("grand_bazaar", 1), ("docks", 2)])
def test_haggling_at_the_bazaar_saves_one(place: str, price: int) -> None:
    st = playing.pos(
        {"leader": ODETTE, "crew": {ODETTE: place}, "scheme": "lets_haggle", "hand": THREE},
        city={"grand_bazaar": ["object_of_wonder"]},
    )
    go(st, "use lets_haggle", *[f"pay {card}" for card in THREE[:price]])
    assert (bearer(st, "object_of_wonder"), len(pile(st, 0)), is_over(st)) == (ODETTE, price, True)
