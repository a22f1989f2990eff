"""An ability is offered only if all its costs can be paid together and what it needs is there afterwards (FIV-C-39)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import intrigue
from intrigue.games.fivesails.cards.attachment_steps import Equip
from intrigue.games.fivesails.cards.build import ability
from intrigue.games.fivesails.cards.character_steps import Engage
from intrigue.games.fivesails.cards.flow import Choose, Either
from intrigue.games.fivesails.cards.selections import ACTOR, HERE, MINE, READY, Chars
from intrigue.games.fivesails.rules.frames import ANNOUNCED
from intrigue.games.fivesails.rules.legality import (
    actors,
    can_act,
    feeds,
    free_from_hand,
    is_spent,
    mere_discard,
    mere_gear,
    only_actor,
    payable_by_trial,
    possible,
    ready_fed,
    ready_now,
    ready_stripped,
    ready_without,
    ready_wounded,
    use_of,
)
from intrigue.games.fivesails.rules.reactions import Window
from intrigue.games.fivesails.state.abilities import Ability
from intrigue.games.fivesails.state.duel import NO_DUEL
from intrigue.games.fivesails.state.names import ACTION
from intrigue.games.fivesails.state.numbers import HAND
from intrigue.games.fivesails.state.parts import NO_MOMENT
from intrigue.games.fivesails.state.printed import ABILITIES, BY_ID, CARDS
from intrigue.games.fivesails.state.state import FiveSails
from intrigue.games.fivesails.state.steps import Step

from .breaking import printed_on
from .measure import Count, random_game, sample
from .playing import bearer, can, engaged, go, hand, number, pile, pos, renown, says, step, wounds, zone

CAT = {"leader": "soline_el_gato", "crew": {"raton": "docks"}}


@pytest.mark.card("fivesails", "cesca_del_rosso", "leontine_giroux")
@pytest.mark.rule("FIV-C-39", "FIV-SELF-3")
@pytest.mark.parametrize(("hurt", "able"), [(2, True), (3, False)])
def test_cesca_repeats_nothing_that_she_would_not_live_to_see(hurt: int, able: bool) -> None:
    """She pays with a wound, once more for what she repeats, and is the only one whom she could move."""
    foe = {"leader": "odette_dubois_darrent", "crew": {"leontine_giroux": "docks", "henri_michelet": "docks"}}
    st = pos({"crew": {"cesca_del_rosso": "docks"}}, foe, wounds={"cesca_del_rosso": hurt}, turn=1)
    step(st, "use leontine_giroux", "choose henri_michelet", "place forums")
    assert can(st, "use cesca_del_rosso 2") == able


# ---------------------------------------------------------------------- a card is not its own money


@pytest.mark.card("fivesails", "robbery", "liberating_goods")
@pytest.mark.rule("FIV-C-39", "FIV-COST-2", "FIV-C-145")
@pytest.mark.parametrize("risk", ["robbery", "liberating_goods"])
def test_what_takes_an_attachment_does_not_pay_for_it_by_itself(risk: str) -> None:
    st = pos({**CAT, "hand": [risk]}, {"discard": ["uppmans_jacket"]})
    assert not can(st, f"use {risk}")
    st = pos({**CAT, "hand": [risk, "taunt"]}, {"discard": ["uppmans_jacket"]})
    go(st, f"use {risk}", "pay taunt")
    assert bearer(st, "uppmans_jacket") == "raton"


@pytest.mark.card("fivesails", "improvising")
@pytest.mark.rule("FIV-C-39", "FIV-C-145")
def test_improvising_does_not_pay_for_what_it_plays() -> None:
    st = pos({**CAT, "hand": ["improvising"]}, {"discard": ["bleed_out"], "crew": {"otto_streit": "docks"}})
    st.wounds[number(st, "otto_streit")] = 1
    assert not can(st, "use improvising")
    st = pos({**CAT, "hand": ["improvising", "taunt"]}, {"discard": ["bleed_out"], "crew": {"otto_streit": "docks"}})
    st.wounds[number(st, "otto_streit")] = 1
    go(st, "use improvising", "use bleed_out", "pay taunt")
    assert wounds(st) == {"otto_streit": 2}


@pytest.mark.card("fivesails", "unyielding_loyalty")
@pytest.mark.rule("FIV-C-39", "FIV-C-145", "FIV-COST-1")
def test_unyielding_loyalty_cannot_pay_twice_with_one_thug() -> None:
    target = {"crew": {"otto_streit": "docks"}, "hand": ["come_hither", "regroup", "triage"]}
    st = pos({"hand": ["unyielding_loyalty", "angelo"]}, target, turn=1)
    step(st, "use come_hither", "pay regroup", "pay triage", "choose don_constanzo_scarpa")
    assert not can(st, "use unyielding_loyalty")


@pytest.mark.card("fivesails", "unyielding_loyalty")
@pytest.mark.rule("FIV-C-39", "FIV-C-145")
def test_unyielding_loyalty_keeps_the_thug_that_is_still_to_be_discarded() -> None:
    target = {"crew": {"otto_streit": "docks"}, "hand": ["come_hither", "regroup", "triage"]}
    st = pos({"hand": ["unyielding_loyalty", "angelo", "ambush"]}, target, turn=1)
    step(st, "use come_hither", "pay regroup", "pay triage", "choose don_constanzo_scarpa", "use unyielding_loyalty")
    while says(st) == ["pass"]:
        st.apply(st.mover(), 0)
    assert [text.split()[:2] for text in says(st)] == [["pay", "ambush"]]  # Angelo is needed for the other cost
    go(st, "pay ambush", "choose angelo")
    assert st.place[number(st, "don_constanzo_scarpa")] == 5  # cancelled: he has not moved
    assert sorted(pile(st, 0)) == ["ambush", "angelo", "unyielding_loyalty"]


# ---------------------------------------------------------------------- what it needs is still there


@pytest.mark.card("fivesails", "vedma")
@pytest.mark.rule("FIV-C-39", "FIV-C-145", "FIV-STATE-3")
def test_vedma_is_not_engaged_for_a_risk_that_only_she_could_play_by_engaging() -> None:
    witch = {"leader": "yevgeni", "crew": {"vedma": "docks"}, "discard": ["boon"]}
    assert not can(pos(witch), "use vedma")
    st = pos({**witch, "crew": {"vedma": "docks", "elina_georginova": "docks"}})
    go(st, "use vedma", "use boon", "choose vedma")
    assert engaged(st) == {"vedma", "elina_georginova"}
    assert bearer(st, "boon") == "vedma"


@pytest.mark.card("fivesails", "corpse_speak")
@pytest.mark.rule("FIV-C-39", "FIV-C-145")
def test_corpse_speak_is_not_spent_on_a_risk_that_its_bearer_cannot_play_any_more() -> None:
    witch = {"leader": "yevgeni", "crew": {"vedma": "docks"}, "discard": ["boon"]}
    st = pos(witch, gear={"corpse_speak": "vedma"})
    assert not can(st, "use corpse_speak")
    st = pos({**witch, "discard": ["boon", "matushkas_sight"]}, gear={"corpse_speak": "vedma"})
    step(st, "use corpse_speak")
    assert [text.split()[1] for text in says(st)] == ["matushkas_sight"]


@pytest.mark.card("fivesails", "corpse_speak", "research")
@pytest.mark.rule("FIV-C-39", "FIV-C-145")
def test_a_risk_that_is_played_from_the_pile_does_not_lie_there_any_more() -> None:
    scholar = {"leader": "soline_el_gato", "crew": {"vedma": "docks"}}
    st = pos({**scholar, "discard": ["research", "taunt", "amour"]}, gear={"corpse_speak": "vedma"})
    assert not can(st, "use corpse_speak")
    st = pos({**scholar, "discard": ["research", "taunt", "amour", "carnaval"]}, gear={"corpse_speak": "vedma"})
    assert can(st, "use corpse_speak")


@pytest.mark.card("fivesails", "leontine_giroux", "until_morale_improves")
@pytest.mark.rule("FIV-C-39", "FIV-C-40", "FIV-C-145")
def test_a_wound_that_kills_the_only_one_it_could_be_about_is_not_offered() -> None:
    alone = {"leader": "odette_dubois_darrent", "crew": {"leontine_giroux": "docks"}, "scheme": "until_morale_improves"}
    st = pos(alone, wounds={"leontine_giroux": 4})
    assert not can(st, "use leontine_giroux")
    assert not can(st, "use until_morale_improves")
    st = pos({**alone, "crew": {"leontine_giroux": "docks", "jean_urbain": "docks"}}, wounds={"leontine_giroux": 4})
    go(st, "use leontine_giroux", "place forums")
    assert zone(st, "leontine_giroux") == "locker"  # FIV-C-40: the wound was taken, and Jean moves
    assert st.place[number(st, "jean_urbain")] == 2


@pytest.mark.card("fivesails", "until_morale_improves")
@pytest.mark.rule("FIV-C-39", "FIV-C-40", "FIV-C-145")
@pytest.mark.parametrize("others", [0, 1])
def test_a_last_wound_that_ends_the_game_is_paid_for_what_is_still_there_only(others: int) -> None:
    """Her death is the end at a table of two, where nobody is left to be engaged then; at a larger one it is not."""
    odette = "odette_dubois_darrent"
    me = {"leader": odette, "crew": {odette: "forums"}, "scheme": "until_morale_improves"}
    more = [{"leader": "yevgeni"}] * others
    here = {"crew": {"otto_streit": "forums"}}
    assert not can(pos(me, more=more, wounds={odette: 4}), "use until_morale_improves 3")
    assert can(pos(me, here, more=more, wounds={odette: 4}), "use until_morale_improves 3")
    assert can(pos(me, more=more, wounds={odette: 3}), "use until_morale_improves 3")


@pytest.mark.card("fivesails", "cesca_del_rosso")
@pytest.mark.rule("FIV-C-39", "FIV-C-145", "FIV-C-61")
def test_cesca_does_not_bleed_to_death_before_she_could_repeat_it() -> None:
    crew = {"cesca_del_rosso": "docks", "sibella_scarpa": "docks"}
    foe = {"crew": {"otto_streit": "docks", "uwe_zimmerman": "docks"}}
    st = pos({"crew": crew}, foe, wounds={"cesca_del_rosso": 3})
    step(st, "use sibella_scarpa", "choose otto_streit")
    assert can(st, "use cesca_del_rosso 2")  # one wound to react, and the last for Sibella's cost
    st = pos({"crew": crew}, foe, wounds={"cesca_del_rosso": 4})
    step(st, "use sibella_scarpa", "choose otto_streit")
    assert not can(st, "use cesca_del_rosso 2")


@pytest.mark.card("fivesails", "improvising")
@pytest.mark.rule("FIV-C-136", "FIV-C-146")
def test_improvising_may_play_an_improvising() -> None:
    """Played out of an opponent's pile, it plays another risk of an opponent; its own text sends it to the Locker."""
    other = {"leader": "soline_el_gato", "discard": ["improvising", "amour"], "crew": {"sanjay": "docks"}}
    st = pos({**CAT, "hand": ["improvising", "taunt"]}, other)
    go(st, "use improvising", "use improvising", "use amour", "pay taunt")
    assert engaged(st) == {"raton", "sanjay"}
    assert [zone(st, "amour"), hand(st, 0)] == ["deck", []]
    assert [st.zone[i] for i in range(st.size) if st.kind[i] == BY_ID["improvising"]].count(4) == 2
    st = pos({**CAT, "hand": ["improvising", "taunt"]}, {**other, "discard": ["improvising"]})
    assert not can(st, "use improvising")  # there is nothing for the second one to play


@pytest.mark.card("fivesails", "point_of_opportunity")
@pytest.mark.rule("FIV-C-39", "FIV-C-145")
def test_point_of_opportunity_offers_the_ways_that_renown_can_go() -> None:
    crew = {"crew": {"servo_scarpa": "docks"}}
    city = {"docks": ["point_of_opportunity"]}
    st = go(pos(crew, city=city), "use point_of_opportunity")
    assert (renown(st), zone(st, "point_of_opportunity")) == ({}, "discard")  # nothing to move: nobody is asked
    st = pos(crew, city=city, renown={"forums": 1})
    go(st, "use point_of_opportunity")
    assert (renown(st), zone(st, "point_of_opportunity")) == ({"docks": 1}, "discard")
    st = pos(crew, city=city, renown={"docks": 1})
    go(st, "use point_of_opportunity")
    assert renown(st) == {"forums": 1}
    st = pos(crew, city=city, renown={"docks": 1, "forums": 1})
    go(st, "use point_of_opportunity")
    assert says(st) == ["option 1", "option 2"]


# ---------------------------------------------------------------------- what nobody announces is done as far as can be


@pytest.mark.card("fivesails", "inspire_generosity")
@pytest.mark.rule("FIV-COST-10", "FIV-PLAN-9")
def test_inspire_generosity_without_any_renown_to_move_does_all_the_rest() -> None:
    st = intrigue.game("fivesails").new(2, 1, {"decks": "ussura/castille"})
    assert isinstance(st, FiveSails)
    go(st, "choose inspire_generosity", "choose pavel_ivanov", "choose shifting_blame", "choose sanjay")
    assert st.first == 0  # so it resolves first, on a board without Renown
    assert renown(st) == {"docks": 2, "forums": 1, "grand_bazaar": 1}  # one of them by the other scheme
    assert [len(cards) for cards in st.hands] == [5 + 1, 6 + 1]  # Panache, and a card for everybody


@pytest.mark.card("fivesails", "raton", "cavalier_hat")
@pytest.mark.rule("FIV-ATT-2", "FIV-EX-18")
def test_raton_does_not_take_what_he_may_not_wear() -> None:
    st = pos(
        {**CAT, "crew": {"raton": "forums"}, "hand": ["gallegos_blade"]},
        {
            "leader": "odette_dubois_darrent",
            "crew": {"jean_urbain": "forums"},
            "hand": ["blood_mark", "gallant_deeds"],
        },
        gear={"cavalier_hat": "jean_urbain"},
    )
    go(st, "challenge raton", "use raton 2", "accept", "choose gallant_deeds", "pass")
    while st.duel.stage != NO_DUEL:
        go(st, "pass")
    assert bearer(st, "cavalier_hat") == "jean_urbain"


@pytest.mark.rule("FIV-ATT-2")
def test_nobody_is_equipped_with_what_they_may_not_bear_whoever_tries() -> None:
    st = pos({**CAT, "hand": ["cavalier_hat", "taunt"]})
    raton, hat = number(st, "raton"), number(st, "cavalier_hat")
    run = use_of(st, 1, 0, -1, ABILITIES[0], raton, NO_MOMENT, target=hat)
    Equip(ACTOR).act(st, run)
    assert st.zone[hat] == HAND


# ---------------------------------------------------------------------- the kind: no ability fizzles by itself


def crooked() -> Ability:
    """Engage the actor, and then something for which one must be en garde: it asks for both, and each is possible."""
    pick = Choose(Chars(MINE, HERE, state=READY), "ask-engage-whom")
    return ability(ACTION, [pick, Engage()], [Engage(ACTOR)])


@pytest.mark.rule("FIV-C-39", "FIV-C-145")
def test_a_new_ability_is_tried_out_where_its_costs_take_what_it_needs() -> None:
    with printed_on("aldo_bussotti", crooked()) as own:
        assert own.costs_interact
        assert not can(pos({"crew": {"aldo_bussotti": "docks"}}), "use aldo_bussotti")
        st = pos({"crew": {"aldo_bussotti": "docks", "servo_scarpa": "docks"}})
        go(st, "use aldo_bussotti")
        assert engaged(st) == {"aldo_bussotti", "servo_scarpa"}


def used_as_costs(steps: list[Step]) -> set[type[Step]]:
    """The kinds of step that stand among costs, those inside others included."""
    found: set[type[Step]] = set()
    for one in steps:
        found.add(type(one))
        if isinstance(one, Either):
            found |= used_as_costs([inner for way in one.steps for inner in way])
    return found


# a deadly wound is seen to; the others take nothing that is needed
HARMLESS = {"Hurt", "Values", "ActsSecond", "OneMore"}


def test_every_kind_of_cost_says_what_it_takes_and_every_effect_what_it_minds() -> None:
    costs = set().union(*[used_as_costs(own.costs) for own in ABILITIES])
    assert {kind.__name__ for kind in costs if "consumes" not in kind.__dict__} == HARMLESS & {
        k.__name__ for k in costs
    }
    firsts = {type(own.program[own.start]) for own in ABILITIES if own.effects and own.kind in ANNOUNCED}
    silent = {kind.__name__ for kind in firsts if kind.can is not Step.can and kind.depends_on is Step.depends_on}
    # a dash is printed, what lies on an event is nobody's cost, and the adversary's hand pays nothing of yours
    assert silent == {"PutPressure", "Tribute", "Discard"}


@pytest.mark.rule("FIV-C-39", "FIV-C-145", "FIV-COST-8")
def test_no_ability_fizzles_by_itself_in_random_games() -> None:
    count = Count()
    for index in range(24):
        random_game(index, sample(index), count)
    assert count.uses > 1000
    assert not count.alone
    assert not count.idle


@pytest.mark.rule("FIV-C-39")
def test_the_count_notices_an_ability_that_fizzles() -> None:
    with printed_on("aldo_bussotti", crooked()) as own:
        own.costs_interact = False  # as though it were not tried out
        st = pos({"crew": {"aldo_bussotti": "docks"}})
        aldo = number(st, "aldo_bussotti")
        assert can_act(st, 0, aldo, own, aldo, NO_MOMENT)  # each of both is possible
        assert not payable_by_trial(
            st, use_of(st, 0, 0, aldo, own, aldo, NO_MOMENT), own
        )  # but not one after the other
        go(st, "use aldo_bussotti")
        count = Count()
        count.look(st)
        assert dict(count.alone) == {"aldo_bussotti without a target": 1}


def usable_now(st: FiveSails, seat: int) -> list[tuple[int, Ability, int]]:
    """All that a seat could use on its turn: card, ability, actor."""
    cards = [*st.crew[seat], *[a for a in st.gear if st.ctrl[a] == seat], *st.hands[seat]]
    cards += [i for i in (st.schemes[seat],) if i >= 0] + [i for street in st.street for i in street]
    return [
        (card, own, actor)
        for card in cards
        for own in CARDS[st.kind[card]].abilities
        if own.kind in ANNOUNCED and own.kind == ACTION and (st.zone[card] != HAND or CARDS[st.kind[card]].kind == 4)
        if not is_spent(st, seat, card, own)
        for actor in actors(st, seat, card, own, NO_MOMENT)
    ]


def in_random_games(luck: int, games: int, options: dict[str, str] | None = None) -> Iterator[tuple[FiveSails, int]]:
    """Every decision of random games for two, and whose it is."""
    game, rng = intrigue.game("fivesails"), intrigue.core.Rng(luck)
    for seed in range(games):
        st = game.new(2, seed, options or {}, events=False)
        assert isinstance(st, FiveSails)
        while not st.over:
            seat = st.mover()
            yield st, seat
            actions = st.actions(seat)
            st.apply_unchecked(seat, actions[rng.below(len(actions))])


@pytest.mark.rule("FIV-C-39", "FIV-C-145")
def test_what_is_offered_at_a_glance_holds_when_it_is_tried_out() -> None:
    """Most abilities are judged without trying them on a copy of the table; a trial agrees."""
    game = intrigue.game("fivesails")
    rng = intrigue.core.Rng(5)
    seen = 0
    for seed in range(12):
        st = game.new(2 + seed % 3, seed, {"decks": "random"})
        assert isinstance(st, FiveSails)
        while not st.over:
            seat = st.mover()
            if st.phase == 3 and st.duel.stage == NO_DUEL and st.moves % 3 == 0:
                for card, own, actor in usable_now(st, seat):
                    run = use_of(st, 0, seat, card, own, actor, NO_MOMENT)
                    assert possible(st, run, own)
                    assert payable_by_trial(st, run, own), (CARDS[st.kind[card]].id, own.line)
                    seen += 1
            actions = st.actions(seat)
            st.apply_unchecked(seat, actions[rng.below(len(actions))])
    assert seen > 500


@pytest.mark.card("fivesails", "bravos", "research", "angelo")
@pytest.mark.rule("FIV-C-39", "FIV-C-170")
def test_what_no_cost_can_bring_to_the_pile_is_not_tried_and_a_trial_agrees() -> None:
    """With all that could be discarded in the pile the effects may still not begin: then no way to pay leads there."""
    verdicts = {True: 0, False: 0}
    for st, seat in in_random_games(9, 40, {"decks": "random"}):
        for card in [*st.hands[seat], *st.crew[seat]]:
            for own in CARDS[st.kind[card]].actions:
                run = use_of(st, 0, seat, card, own, only_actor(st, seat, card, own), NO_MOMENT)
                if (
                    own.cost_feeds_effect
                    and all(one.payable(st, run) for one in own.costs)
                    and not ready_now(st, run, own)
                ):
                    before = st.save()
                    fed = feeds(st, run, own)
                    assert st.save() == before
                    assert fed or not payable_by_trial(st, run, own), CARDS[st.kind[card]].id
                    verdicts[fed] += 1
    assert min(verdicts.values()) > 5, verdicts


@pytest.mark.card("fivesails", "maxime_de_lafayette")
@pytest.mark.rule("FIV-C-39", "FIV-C-170")
def test_one_card_that_is_discarded_for_the_pile_is_judged_without_a_copy_of_the_table_and_a_trial_agrees() -> None:
    verdicts = {True: 0, False: 0}
    for st, seat in in_random_games(9, 60, {"decks": "random"}):
        for card in st.crew[seat]:
            for own in CARDS[st.kind[card]].actions:
                run = use_of(st, 0, seat, card, own, only_actor(st, seat, card, own), NO_MOMENT)
                if own.cost_feeds_effect and mere_discard(st, run, own) and not ready_now(st, run, own):
                    before = st.save()
                    verdict = ready_fed(st, run, own)
                    assert st.save() == before
                    assert verdict == payable_by_trial(st, run, own), CARDS[st.kind[card]].id
                    verdicts[verdict] += 1
    assert min(verdicts.values()) > 5, verdicts


@pytest.mark.card("fivesails", "smuggled_item", "duckfoot_pistol")
@pytest.mark.rule("FIV-C-39", "FIV-C-145")
def test_what_takes_nothing_but_its_own_attachment_is_judged_without_a_copy_of_the_table_and_a_trial_agrees() -> None:
    verdicts = {True: 0, False: 0}
    for st, _ in in_random_games(11, 30, {"decks": "random"}):
        for card in st.gear:
            for own in CARDS[st.kind[card]].actions:
                run = use_of(st, 0, st.ctrl[card], card, own, st.bearer[card], NO_MOMENT)
                if own.costs_interact and mere_gear(st, run, own):
                    before = st.save()
                    verdict = ready_stripped(st, run, own)
                    assert st.save() == before
                    assert verdict == payable_by_trial(st, run, own), CARDS[st.kind[card]].id
                    verdicts[verdict] += 1
    assert min(verdicts.values()) > 20, verdicts


@pytest.mark.card("fivesails", "cesca_del_rosso")
@pytest.mark.rule("FIV-C-39", "FIV-SELF-3")
def test_what_is_sure_to_be_survived_is_not_tried_and_a_trial_agrees() -> None:
    cesca = next(own for own in CARDS[BY_ID["cesca_del_rosso"]].abilities if own.nested)
    assert len(cesca.costs) == 1
    foe = {"leader": "odette_dubois_darrent", "crew": {"leontine_giroux": "docks", "henri_michelet": "docks"}}
    st = pos({"crew": {"cesca_del_rosso": "docks"}}, foe, turn=1)
    step(st, "use leontine_giroux", "choose henri_michelet", "place forums")
    window, card = st.stack[-1], number(st, "cesca_del_rosso")
    assert isinstance(window, Window)
    run = use_of(st, 0, 0, card, cesca, card, window.moment)
    sure, found = [], []
    for hurt in range(5):
        st.wounds[card] = hurt
        before = st.save()
        sure.append(ready_wounded(st, run, cesca))
        assert st.save() == before
        found.append(payable_by_trial(st, run, cesca))
    assert found == [True, True, True, False, False]
    assert sure == found


@pytest.mark.card("fivesails", "liberating_goods")
@pytest.mark.rule("FIV-C-39", "FIV-COST-2")
def test_what_costs_nothing_is_judged_without_a_copy_of_the_table_and_a_trial_agrees() -> None:
    verdicts = {True: 0, False: 0}
    for st, seat in in_random_games(7, 12):
        for card in st.hands[seat]:
            for own in CARDS[st.kind[card]].actions:
                for actor in st.crew[seat]:
                    run = use_of(st, 0, seat, card, own, actor, NO_MOMENT)
                    if own.costs_interact and free_from_hand(st, run, own):
                        before = st.save()
                        verdict = ready_without(st, run, own)
                        assert st.save() == before
                        assert verdict == payable_by_trial(st, run, own)
                        verdicts[verdict] += 1
    assert min(verdicts.values()) > 20


@pytest.mark.card("fivesails", "improvising", "stratege")
@pytest.mark.rule("FIV-C-39", "FIV-C-136")
def test_a_card_out_of_a_pile_is_judged_without_a_copy_of_the_table_and_a_trial_agrees() -> None:
    """Not with the pile as it is: by then the card has left it."""
    verdicts = {True: 0, False: 0}
    for st, seat in in_random_games(13, 25, {"decks": "random"}):
        if st.moves % 3:
            continue
        for card in [card for lying in st.discards for card in lying]:
            for own in CARDS[st.kind[card]].actions:
                for actor in st.crew[seat] if own.of_risk and not own.needs_trial else []:
                    run = use_of(st, 0, seat, card, own, actor, NO_MOMENT)
                    before = st.save()
                    verdict = ready_without(st, run, own)
                    assert st.save() == before
                    assert verdict == payable_by_trial(st, run, own), CARDS[st.kind[card]].id
                    verdicts[verdict] += 1
    assert min(verdicts.values()) > 100, verdicts
