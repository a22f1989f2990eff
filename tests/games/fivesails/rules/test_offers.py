"""An ability is offered only if all its costs can be paid together and it could do something after that (FIV-C-39)."""

from __future__ import annotations

import pytest

import intrigue
from intrigue.games.fivesails.cards.build import ability
from intrigue.games.fivesails.cards.character_steps import Engage
from intrigue.games.fivesails.cards.flow import Choose, Either
from intrigue.games.fivesails.cards.selections import ACTOR, HERE, MINE, READY, Chars
from intrigue.games.fivesails.rules.legality import (
    actors,
    can_act,
    feeds,
    is_spent,
    only_actor,
    payable_by_trial,
    possible,
    ready_now,
    ready_without,
    use_of,
)
from intrigue.games.fivesails.state.abilities import Ability
from intrigue.games.fivesails.state.duel import NO_DUEL
from intrigue.games.fivesails.state.frames import ANNOUNCED
from intrigue.games.fivesails.state.names import ACTION
from intrigue.games.fivesails.state.numbers import HAND
from intrigue.games.fivesails.state.parts import NO_MOMENT
from intrigue.games.fivesails.state.printed import ABILITIES, CARDS
from intrigue.games.fivesails.state.state import FiveSails
from intrigue.games.fivesails.state.steps import Step

from ..breaking import printed_on
from ..measure import Count
from ..playing import can, engaged, go, number, pos, zone
from ..situations import in_random_games


def crooked() -> Ability:
    """Engage the actor, and then something for which one must be en garde: it asks for both, and each is possible."""
    pick = Choose(Chars(MINE, HERE, state=READY), "ask-engage-whom")
    return ability(ACTION, [pick, Engage()], [Engage(ACTOR)])


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


@pytest.mark.rule("FIV-C-39")
def test_every_kind_of_cost_says_what_it_takes_and_every_effect_what_it_minds() -> None:
    costs = set().union(*[used_as_costs(own.costs) for own in ABILITIES])
    assert {kind.__name__ for kind in costs if "consumes" not in kind.__dict__} == HARMLESS & {
        k.__name__ for k in costs
    }
    firsts = {type(own.program[own.start]) for own in ABILITIES if own.effects and own.kind in ANNOUNCED}
    silent = {kind.__name__ for kind in firsts if kind.can is not Step.can and kind.depends_on is Step.depends_on}
    # a dash is printed, what lies on an event is nobody's cost, and the adversary's hand pays nothing of yours
    assert silent == {"PutPressure", "Tribute", "Discard"}


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


@pytest.mark.rule("FIV-C-39", "FIV-C-145")
def test_a_new_ability_is_tried_out_where_its_costs_take_what_it_needs() -> None:
    with printed_on("aldo_bussotti", crooked()) as own:
        assert own.costs_interact
        assert not can(pos({"crew": {"aldo_bussotti": "docks"}}), "use aldo_bussotti")
        st = pos({"crew": {"aldo_bussotti": "docks", "servo_scarpa": "docks"}})
        go(st, "use aldo_bussotti")
        assert engaged(st) == {"aldo_bussotti", "servo_scarpa"}


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
