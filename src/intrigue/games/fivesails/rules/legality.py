"""Whether an ability can be used: actors, qualifiers, conditions, costs, targets, limits."""

from __future__ import annotations

from ..state.abilities import LENT_LINE, Ability
from ..state.actions import A_ABILITY, ARGUMENT, LENT, SHIFT
from ..state.city import CITY_PLACES, HOME
from ..state.duel import CHALLENGE
from ..state.frames import ANNOUNCED, AbilityUse, gets_through, ready_to_start, standing_for
from ..state.names import (
    BEARER_ACTS,
    DAILY,
    ITSELF,
    NOBODY,
    ONE_OF_YOURS,
    PAYING,
    REACTION,
    RISK,
    TECHNIQUE,
    THUG,
    YOUR_FIGHTER,
    YOUR_LEADER,
)
from ..state.numbers import ALL, ASIDE, DISCARD, HAND, LINE, PLAY, STREET, TABLE_BIT
from ..state.parts import Moment
from ..state.printed import CARDS, HAND_FACTIONS, HAND_REACTIONS, PrintedCard
from ..state.state import FiveSails
from .stats import has, resolve_left


def actors(st: FiveSails, seat: int, card: int, ability: Ability, moment: Moment, copied: bool = False) -> list[int]:
    """The characters that could act for an ability now; [-1] where none is needed; [] when it cannot be used."""
    if ability.actor != ONE_OF_YOURS:
        actor = only_actor(st, seat, card, ability)
        return [actor] if can_act(st, seat, card, ability, actor, moment, copied) else []
    return [i for i in st.crew[seat] if can_act(st, seat, card, ability, i, moment, copied)]


def asking(seat: int, moment: Moment) -> AbilityUse:
    """A use that nobody makes yet, to be asked about: one does for all that a seat might use at a moment. Which ability
    of which card, and by whom, is filled in by those who ask."""
    return standing_for(seat, -1, -1, -1, moment)


def somebody_can(st: FiveSails, use: AbilityUse, card: int, ability: Ability) -> bool:
    """Whether `actors` would find anybody; `use` is there to be asked about."""
    if is_misplaced(st, card, ability):
        return False
    use.card = card
    use.ability = ability.number
    if ability.actor != ONE_OF_YOURS:
        return suits(st, use, ability, only_actor(st, use.seat, card, ability))
    for i in st.crew[use.seat]:
        if suits(st, use, ability, i):
            return True
    return False


def this_one_can(st: FiveSails, use: AbilityUse, card: int, ability: Ability, actor: int) -> bool:
    """Whether `actors` would find this one of the crew, or that nobody has to act; `use` is there to be asked about."""
    if is_misplaced(st, card, ability):
        return False
    use.card = card
    use.ability = ability.number
    able = actor if ability.actor == ONE_OF_YOURS else only_actor(st, use.seat, card, ability)
    return (able == -1 or (able == actor and able in st.crew[use.seat])) and suits(st, use, ability, able)


def suits(st: FiveSails, use: AbilityUse, ability: Ability, actor: int) -> bool:
    """Whether what is asked about can be used by this actor."""
    if not fit(st, use.card, ability, actor):
        return False
    use.actor = actor
    use.place = place_of(st, use.card, actor)
    return possible(st, use, ability)


def only_actor(st: FiveSails, seat: int, card: int, ability: Ability) -> int:
    """The character that acts where there is no choice, -1 where nobody does, -2 where one is missing."""
    mode = ability.actor
    if mode == ITSELF:
        return card
    if mode == BEARER_ACTS:
        return st.bearer[card]
    if mode == YOUR_LEADER:
        return st.leaders[seat]
    if mode == YOUR_FIGHTER:
        side = st.side_of(seat)
        fighter = st.duel.of(side).fighter if side >= 0 else -1
        return fighter if fighter >= 0 else -2
    return -1


def can_act(
    st: FiveSails, seat: int, card: int, ability: Ability, actor: int, moment: Moment, copied: bool = False
) -> bool:
    """FIV-ACT-2: whether the ability can be used by this actor: qualifiers, condition, costs, a first target."""
    if not is_qualified(st, card, ability, actor):
        return False
    return possible(st, use_of(st, 0, seat, card, ability, actor, moment, copied), ability)


def is_qualified(st: FiveSails, card: int, ability: Ability, actor: int) -> bool:
    """What an actor must be: of a trait (FIV-QUAL-1), or of several, one and the same actor (FIV-QUAL-2); no location
    has traits that would count as well (FIV-QUAL-3). And where: in the city (FIV-QUAL-4), at Home (FIV-QUAL-7), or
    where the event lies (FIV-EVENT-1). Of a risk that has become an attachment only its bearer uses anything, since it
    is played no more (FIV-C-183)."""
    return not is_misplaced(st, card, ability) and fit(st, card, ability, actor)


def is_misplaced(st: FiveSails, card: int, ability: Ability) -> bool:
    """Whether nobody uses it of the card where that lies, a risk that is an attachment now."""
    if not ability.of_risk or card < 0 or ability.actor == BEARER_ACTS or st.zone[card] != PLAY:
        return False
    return CARDS[st.kind[card]].kind == RISK  # and not somebody who copies it


def fit(st: FiveSails, card: int, ability: Ability, actor: int) -> bool:
    """Whether an actor is what the ability asks for, and where."""
    if actor < 0:
        return actor == -1
    place = st.place[actor]
    if ability.city and (place >= CITY_PLACES or st.zone[actor] != PLAY):
        return False
    if ability.home and place < HOME:
        return False
    if ability.actor == ONE_OF_YOURS and card >= 0 and st.zone[card] == STREET and st.place[card] != place:
        return False
    return ability.qualifier == 0 or has(st, actor, ability.qualifier)


def place_of(st: FiveSails, card: int, actor: int) -> int:
    """The place where an ability is used, which its text calls here: the actor's (FIV-ACT-1), or the event's
    (FIV-QUAL-5)."""
    if actor >= 0:
        return st.place[actor]
    return st.place[card] if card >= 0 and st.zone[card] == STREET else -1


def use_of(
    st: FiveSails,
    serial: int,
    seat: int,
    card: int,
    ability: Ability,
    actor: int,
    moment: Moment,
    copied: bool = False,
    target: int = -1,
) -> AbilityUse:
    """A use of an ability, at its first step."""
    return AbilityUse(
        serial=serial,
        seat=seat,
        card=card,
        ability=ability.number,
        pc=0,
        actor=actor,
        place=place_of(st, card, actor),
        target=target,
        second=-1,
        number=0,
        chosen=0,
        picked=(),
        copied=copied,
        moment=moment,
    )


def possible(st: FiveSails, use: AbilityUse, ability: Ability) -> bool:
    """FIV-C-39: its condition holds, all its costs (FIV-COST-1) can be paid together (FIV-COST-8), and what it needs is
    there afterwards, though a cost may kill (FIV-C-40). What nobody announces, like the text of a scheme, is resolved
    as far as can be (FIV-COST-10)."""
    need = ability.need
    if need is not None and not need.holds(st, use, use.actor) and not is_excused(st, use, ability):
        return False
    if ability.kind not in ANNOUNCED:
        return True
    for step in ability.costs:
        if not step.payable(st, use):
            return False
    if ability.needs_trial:
        return payable_together(st, use, ability)
    if not ready_now(st, use, ability):
        return False
    return use.card < 0 or st.zone[use.card] != DISCARD or ready_without(st, use, ability)


def is_excused(st: FiveSails, use: AbilityUse, ability: Ability) -> bool:
    """Whether it does not matter yet that a condition does not hold: a Technique's is judged later; and whose it is, is
    no part of what a lent ability does (FIV-C-187)."""
    return judged_late(st, ability) or (use.copied and ability.line == LENT_LINE)


def payable_together(st: FiveSails, use: AbilityUse, ability: Ability) -> bool:
    """Whether costs that can be paid one by one can be paid together, and leave what the effects need, or bring it:
    told at a glance where that can be done, and else tried out."""
    if not ability.nested and not ready_now(st, use, ability):
        if ability.cost_feeds_effect and mere_discard(st, use, ability):
            return ready_fed(st, use, ability)
        return ability.cost_feeds_effect and feeds(st, use, ability) and payable_by_trial(st, use, ability)
    if ability.costs_interact and free_from_hand(st, use, ability):
        return ready_without(st, use, ability)
    if ability.cost_wounds and ability.nested and ready_wounded(st, use, ability):
        return True
    if ability.costs_interact and ability.costs[0].ends_itself() and mere_gear(st, use, ability):
        return ready_stripped(st, use, ability)
    if ability.costs_interact or (use.card >= 0 and st.zone[use.card] == DISCARD):
        return payable_by_trial(st, use, ability)
    if ability.cost_wounds and use.actor >= 0 and resolve_left(st, use.actor) <= 1:
        return payable_by_trial(st, use, ability)
    return True


def ready_now(st: FiveSails, use: AbilityUse, ability: Ability) -> bool:
    """Whether its first effect is possible as things are. The use was made to be asked about, and nobody else has it:
    no copy is needed."""
    use.pc = ability.start
    ready = ready_to_start(st, use, ability)
    use.pc = 0
    return ready


def feeds(st: FiveSails, use: AbilityUse, ability: Ability) -> bool:
    """Whether its costs could bring what its effects need to the discard pile (FIV-C-170): all that they could discard
    is laid there, which is more than they do."""
    pile = st.discards[use.seat]
    before = len(pile)
    barred = THUG if no_thug_money(st, use.card) else 0
    for i in st.hands[use.seat]:
        if i != use.card and not CARDS[st.kind[i]].mask & barred:
            pile.append(i)
    if use.actor >= 0:
        pile.append(use.actor)  # who may be destroyed for it
    ready = ready_now(st, use, ability)
    del pile[before:]
    return ready


def mere_discard(st: FiveSails, use: AbilityUse, ability: Ability) -> bool:
    """Whether one card of the hand is discarded for what somebody in play does, and no more is paid."""
    return len(ability.costs) == 1 and ability.costs[0].takes_one_card() and st.zone[use.card] == PLAY


def ready_fed(st: FiveSails, use: AbilityUse, ability: Ability) -> bool:
    """What `tried` finds out, where one card is discarded: all there is to try is each of them in the pile."""
    hand = st.hands[use.seat]
    pile = st.discards[use.seat]
    for at in range(len(hand)):
        i = hand[at]
        del hand[at]
        pile.append(i)
        st.zone[i] = DISCARD
        ready = ready_now(st, use, ability)
        st.zone[i] = HAND
        pile.pop()
        hand.insert(at, i)
        if ready:
            return True
    return False


def no_thug_money(st: FiveSails, card: int) -> bool:
    """Whether Thugs may not pay for a card."""
    return card >= 0 and CARDS[st.kind[card]].bars_thugs


def payable_by_trial(st: FiveSails, use: AbilityUse, ability: Ability) -> bool:
    """Announce it on a copy of the table and pay for it, in all the ways there are: whether one of them leads on to its
    effects. A card that is being played is no money, and what was paid with is gone."""
    table = st.clone()
    card = use.card
    if card >= 0 and not use.copied and table.zone[card] in (HAND, DISCARD):
        table.to_aside(card, ALL)
        if ability.need is not None and not ability.need.holds(table, use, use.actor):
            return False
    table.stack = [use]
    return gets_through(table, ability)


def free_from_hand(st: FiveSails, use: AbilityUse, ability: Ability) -> bool:
    """Whether it is that of a card in hand which costs nothing now."""
    if ability.nested or use.card < 0 or st.zone[use.card] != HAND or use.copied:
        return False
    for step in ability.costs:
        if not step.free(st, use):
            return False
    return True


def ready_without(st: FiveSails, use: AbilityUse, ability: Ability) -> bool:
    """What `tried` finds out, for a card in hand that costs nothing, and for one in a discard pile whose costs touch
    nothing that it needs: all there is to try is the hand or pile without it, and no copy of the table is needed."""
    card = use.card
    zone = st.zone[card]
    lying = st.hands[st.owner[card]] if zone == HAND else st.discards[st.owner[card]]
    at = lying.index(card)
    del lying[at]
    st.zone[card] = ASIDE
    ready = ability.need is None or ability.need.holds(st, use, use.actor)
    if zone == DISCARD:
        for step in ability.costs:
            ready = ready and step.payable(st, use)
    ready = ready and ready_now(st, use, ability)
    st.zone[card] = zone
    lying.insert(at, card)
    return ready


def ready_wounded(st: FiveSails, use: AbilityUse, ability: Ability) -> bool:
    """Whether it is sure, without trying, that what is paid with one wound leads on: the actor survives it, and with it
    the other ability can be used as well as without."""
    i = use.actor
    if len(ability.costs) != 1 or resolve_left(st, i) <= 1 or not ready_now(st, use, ability):
        return False
    st.wounds[i] += 1
    ready = ready_now(st, use, ability)
    st.wounds[i] -= 1
    return ready


def mere_gear(st: FiveSails, use: AbilityUse, ability: Ability) -> bool:
    """Whether an attachment is destroyed for it of which nothing else is left, and no more is paid."""
    return len(ability.costs) == 1 and not use.copied and st.zone[use.card] == PLAY and CARDS[st.kind[use.card]].mere


def ready_stripped(st: FiveSails, use: AbilityUse, ability: Ability) -> bool:
    """What `tried` finds out, for an attachment that is destroyed and does nothing else while it is worn: all there is
    to try is its bearer without it."""
    card = use.card
    bearer = st.bearer[card]
    at = st.gear.index(card)
    del st.gear[at]
    st.bearer[card] = -1
    st.zone[card] = ASIDE
    ready = ready_now(st, use, ability)
    st.zone[card] = PLAY
    st.bearer[card] = bearer
    st.gear.insert(at, card)
    return ready


def judged_late(st: FiveSails, ability: Ability) -> bool:
    """FIV-C-85: with a challenge a Technique is activated before there is a foe to ask about."""
    return ability.asks_foe and ability.kind == TECHNIQUE and st.duel.stage == CHALLENGE


def is_spent(st: FiveSails, seat: int, card: int, ability: Ability) -> bool:
    """Whether it was used today and cannot be used again. In hand and in the dueling line a card is as new."""
    if ability.limit == DAILY:
        if card < 0 or st.used[card] == 0 or st.zone[card] == HAND or st.zone[card] == LINE:
            return False
        return st.used_up(seat, card, ability.slot)
    return False


def usable(st: FiveSails, use: AbilityUse, card: int, ability: Ability) -> bool:
    """Whether a seat can use an ability at a moment; `use` is there to be asked about."""
    return not is_spent(st, use.seat, card, ability) and somebody_can(st, use, card, ability)


def code_of(card: int, slot: int) -> int:
    return A_ABILITY + (slot << SHIFT) + card


def ability_of(card: PrintedCard, slot: int) -> Ability:
    return card.lent[slot - LENT] if slot >= LENT else card.abilities[slot]


def from_code(st: FiveSails, code: int) -> Ability:
    return ability_of(CARDS[st.kind[code & ARGUMENT]], (code - A_ABILITY) >> SHIFT)


def one_of_each(st: FiveSails, cards: list[int]) -> list[int]:
    """Of hand cards that are equal the one that is offered: one that everybody has seen, or else the first. If another
    were played, that one would still be seen to be there, and tell that there are two (FIV-C-213). What a single
    opponent has seen does not matter: its player may not know of that."""
    kind = st.kind
    found: list[int] = []
    for i in cards:
        own = kind[i]
        at = 0
        for other in found:
            if kind[other] == own:
                break
            at += 1
        if at == len(found):
            found.append(i)
        elif st.knows_place[i] & TABLE_BIT > st.knows_place[found[at]] & TABLE_BIT:
            found[at] = i
    return found


def could_hold(st: FiveSails, seat: int, what: int) -> bool:
    """Whether a seat could hold a risk that answers such moments: it has cards, and there are such of its faction."""
    mask = HAND_FACTIONS[what]
    return mask & st.symbols[seat] != 0 and len(st.hands[seat]) > 0


def might_hold(st: FiveSails, seat: int, what: int, moment: Moment) -> bool:
    """Whether such a risk could be used, as far as everyone can tell: faction, hand size, condition."""
    held = len(st.hands[seat])
    use = asking(seat, moment)
    for ability in HAND_REACTIONS[what]:
        card = CARDS[ability.owner]
        if st.symbols[seat] >> card.faction & 1 == 0:
            continue
        if held == 1 and card.cost > 0 and not card.has_price and (card.cost > 1 or discount(st, seat) < 0):
            continue  # nothing is left to pay with
        if ability.actor == NOBODY:
            if could_use(st, use, ability, -1):
                return True
        else:
            for i in st.crew[seat]:
                if could_use(st, use, ability, i):
                    return True
    return False


def discount(st: FiveSails, seat: int) -> int:
    """An unused Reaction in play by which a card that is no character costs 1 less, as an action; or -1."""
    if st.answerable >> PAYING & 1 == 0:
        return -1
    for i in st.crew[seat]:
        own = CARDS[st.kind[i]]
        if own.triggers >> PAYING & 1:
            for ability in own.abilities:
                if ability.kind == REACTION and ability.trigger == PAYING and not is_spent(st, seat, i, ability):
                    return code_of(i, ability.slot)
    return -1


def could_use(st: FiveSails, use: AbilityUse, ability: Ability, actor: int) -> bool:
    """Whether an actor qualifies, the condition holds and something would come of it, whatever card it is."""
    if not fit(st, -1, ability, actor):
        return False
    use.ability = ability.number
    use.actor = actor
    use.place = place_of(st, -1, actor)
    if ability.useful is not None and not ability.useful.holds(st, use, actor):
        return False
    return ability.need is None or ability.need.holds(st, use, actor)
