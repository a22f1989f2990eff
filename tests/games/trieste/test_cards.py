"""Every card of the three decks: what it does, and where that ends."""

from __future__ import annotations

import pytest
from tests.games.trieste.playing import (
    CYNTHIA,
    MARK,
    MERCHANT,
    THEODORE,
    THIEF,
    WATCH,
    asked,
    at,
    can,
    discards,
    events,
    hand,
    look,
    on_table,
    play,
    prison,
    refused,
    spent,
)

from intrigue.games.trieste.cards.titles import TREASURES
from intrigue.games.trieste.events import Captured, Dearer, Discarded, Exchanged, Found, Freed, Guarded, Safe, Took

# ---------------------------------------------------------------------- treasure


@pytest.mark.rule("TRI-EFF-3")
@pytest.mark.card("trieste", "copper", "silver")
def test_treasure_played_by_the_thief_is_safe_from_the_watch() -> None:
    state = on_table(watch_plays="raiding-party", thief_plays="silver", mint="gold copper")
    assert (hand(state, THIEF), prison(state), state.infamy) == ("copper gold", "", 0)


@pytest.mark.rule("TRI-PLAY-2")
@pytest.mark.card("trieste", "gold", "diamond")
def test_gold_and_diamond_are_money_and_nothing_else() -> None:
    state = at("play", thief="gold diamond")
    assert can(state) == ["pass"]
    state = at("payment", table={THIEF: "foxtail-captain"}, thief="gold gold")
    assert can(state) == ["pay gold gold"]  # 6 for 4: no smaller sum will do


# ---------------------------------------------------------------------- the Watch


@pytest.mark.card("trieste", "tax-collector")
def test_a_tax_collector_gets_one_and_one_more_for_every_two_but_three_at_most() -> None:
    for held, taken in ((0, 0), (1, 1), (2, 2), (3, 2), (5, 3), (6, 3), (12, 3)):
        state = on_table(watch_plays="tax-collector", merchant=" ".join(["copper"] * held))
        if held:
            play(state, "pass", *["give copper"] * taken)  # no Strongbox
        assert (len(state.hands[0]), len(state.hands[1])) == (taken, held - taken)
    state = play(on_table(watch_plays="tax-collector", merchant="copper gold"), "pass")
    assert can(state) == ["give copper", "give gold"]  # the Merchant chooses which


@pytest.mark.rule("TRI-C-13")
@pytest.mark.card("trieste", "patrol-officer")
def test_a_patrol_officer_and_what_it_may_draw() -> None:
    state = on_table(watch_plays="patrol-officer", thief_plays="pickpocket", mint="silver gold copper")
    assert asked(state) == THIEF
    play(state, "pass")
    assert can(state) == ["pass", "accept"]
    play(state, "accept")
    assert (prison(state), hand(state, WATCH)) == ("pickpocket", "copper silver gold")
    state = on_table(watch_plays="patrol-officer", thief_plays="burglar")  # level 2 is too high
    assert (prison(state), asked(state)) == ("", WATCH)
    assert look(state, None).threat is not None  # Infamy is coming
    assert refused(state, "accept") == "TRI-C-13"


@pytest.mark.card("trieste", "watch-sergeant")
def test_a_watch_sergeant_collects_and_draws() -> None:
    drawn = {"decks": {WATCH: "bounty"}, "mint": "gold silver copper"}
    state = on_table(watch_plays="watch-sergeant", merchant="copper silver gold", **drawn)
    play(state, "pass", "give copper")
    assert (hand(state, WATCH), hand(state, MERCHANT)) == ("copper silver gold bounty", "silver gold")
    state = on_table(watch_plays="watch-sergeant", **drawn)
    assert hand(state, WATCH) == "silver gold bounty"  # nothing to collect, but to draw


@pytest.mark.rule("TRI-C-13")
@pytest.mark.card("trieste", "bloodhound")
def test_a_bloodhound_costs_infamy_with_a_capture() -> None:
    state = play(on_table(watch_plays="bloodhound", thief_plays="burglar", infamy=5), "pass")
    assert (prison(state), state.infamy) == ("burglar", 4)
    state = play(on_table(watch_plays="bloodhound", thief_plays="cat-burglar", infamy=1), "pass")
    assert (prison(state), state.infamy) == ("", 5)  # level 3 was too high, and brought 3, and 1 for daring
    state = play(on_table(watch_plays="bloodhound", thief_plays="burglar"), "pass")
    assert (prison(state), state.infamy) == ("burglar", 0)  # there is none to lose


@pytest.mark.card("trieste", "undercover-agent")
def test_an_undercover_agent_sees_the_hand_and_catches_two() -> None:
    state = on_table(watch_plays="undercover-agent", thief="copper burglar pickpocket pickpocket cat-burglar")
    assert asked(state) == WATCH
    assert can(state) == ["capture pickpocket", "capture burglar"]
    assert refused(state, "capture cat-burglar") == "TRI-C-51"
    play(state, "capture burglar", "pass")
    assert asked(state) == THIEF  # only Pickpockets are left to choose from, so one of them is about to go
    play(state, "pass")
    assert (prison(state), hand(state, THIEF)) == ("burglar pickpocket", "copper pickpocket cat-burglar")
    assert look(state, MARK).players[THEODORE].known == ("copper", "pickpocket", "cat-burglar")
    state = on_table(watch_plays="undercover-agent", thief="cat-burglar", mint="gold")
    assert (prison(state), hand(state, WATCH)) == ("", "gold")  # one treasure in any case


@pytest.mark.card("trieste", "raiding-party")
def test_a_raiding_party_costs_infamy_in_any_case() -> None:
    state = play(on_table(watch_plays="raiding-party", thief_plays="cat-burglar", infamy=4), "pass")
    assert (prison(state), state.infamy) == ("cat-burglar", 3)
    state = on_table(watch_plays="raiding-party", infamy=4)
    assert (prison(state), state.infamy) == ("", 3)


@pytest.mark.rule("TRI-C-41")
@pytest.mark.card("trieste", "search-warrant")
def test_a_search_warrant_deals_with_each_card() -> None:
    state = on_table(watch_plays="search-warrant", thief="con-artist silver")
    assert asked(state) == THIEF
    play(state, "pass")
    assert (prison(state), hand(state, THIEF)) == ("con-artist", "silver")
    assert len(state.hands[0]) == 1
    state = on_table(watch_plays="search-warrant", thief="burglar cat-burglar")
    assert (prison(state), hand(state, THIEF)) == ("", "burglar cat-burglar")  # too high: two cards to draw instead
    assert len(state.hands[0]) == 2
    state = on_table(watch_plays="search-warrant", thief="lookout lookout")
    play(state, "pass", "pass")
    assert (prison(state), len(state.hands[0])) == ("lookout lookout", 0)  # level 0 counts too


@pytest.mark.card("trieste", "bounty")
def test_a_bounty_reaches_the_discards() -> None:
    state = on_table(watch_plays="bounty", discards={THIEF: "burglar ambush cat-burglar lookout"})
    assert can(state) == ["capture lookout", "capture burglar", "capture cat-burglar"]
    assert refused(state, "capture ambush") == "TRI-C-17"
    play(state, "capture cat-burglar", "pass", "capture burglar", "pass")
    assert (prison(state), discards(state, THIEF)) == ("cat-burglar burglar", "ambush lookout")
    assert [event.place for event in events(state, Captured)] == ["discards", "discards"]
    state = on_table(watch_plays="bounty", thief_plays="lookout", merchant="copper silver gold")
    assert prison(state) == ""  # a Thief on the table is not in the discards yet
    play(state, "pass", "give copper", "give silver")
    assert hand(state, WATCH) == "copper silver"  # and somebody has put up the money in any case


@pytest.mark.rule("TRI-C-20")
@pytest.mark.card("trieste", "contraband-checkpoint")
def test_a_checkpoint_makes_the_next_thief_dear() -> None:
    state = on_table(watch_plays="contraband-checkpoint", thief_plays="lookout", merchant="gold", mint="copper")
    assert events(state, Dearer) == [Dearer(THEODORE, 3)]
    play(state, "pass", "give gold")
    assert (hand(state, THIEF), discards(state, THIEF)) == ("copper", "lookout")  # not this one
    assert (state.turn, state.dearer) == (2, (0, 0, 3))
    assert hand(state, WATCH).startswith("gold ")  # and a card
    assert look(state, None).players[THEODORE].dearer == 3


@pytest.mark.card("trieste", "harbour-dues")
def test_harbour_dues_are_two_of_the_merchants_choice() -> None:
    state = on_table(watch_plays="harbour-dues", merchant="copper silver gold gold diamond", mint="copper copper")
    play(state, "pass")
    assert can(state) == ["give copper", "give silver", "give gold", "give diamond"]
    play(state, "give copper", "give silver")
    assert (hand(state, WATCH), hand(state, MERCHANT)) == ("copper copper copper silver", "gold gold diamond")
    state = play(on_table(watch_plays="harbour-dues", merchant="diamond", mint="copper copper"), "pass", "give diamond")
    assert hand(state, WATCH) == "copper copper diamond"  # as many as there are
    state = on_table(watch_plays="harbour-dues", merchant="copper copper strongbox", mint="silver gold")
    play(state, "react strongbox")
    assert (hand(state, MERCHANT), hand(state, WATCH)) == ("copper copper", "silver gold")


@pytest.mark.rule("TRI-C-43")
@pytest.mark.card("trieste", "hushed-up")
def test_what_is_hushed_up_brings_no_infamy() -> None:
    state = on_table(thief_plays="burglar", merchant="copper", watch="hushed-up")
    play(state, "pass")
    assert can(state) == ["pass", "react hushed-up"]
    play(state, "react hushed-up")
    assert (state.infamy, hand(state, THIEF), discards(state, WATCH)) == (0, "copper", "hushed-up")
    assert refused(at("play", watch="hushed-up copper"), "play hushed-up") == "TRI-C-18"


# ---------------------------------------------------------------------- the Merchant


@pytest.mark.card("trieste", "money-changer")
def test_a_money_changer_goes_one_kind_up() -> None:
    given = {"mint": "copper", "merchant": "copper"}
    state = on_table(merchant_plays="money-changer", spent={"silver": 2, "gold": 1}, **given)
    assert can(state) == ["pass", "exchange copper"]
    play(state, "exchange copper")
    assert (hand(state, MERCHANT), spent(state)) == ("copper silver", "copper silver gold")
    assert events(state, Exchanged) == [Exchanged(MARK, "copper", "silver")]
    assert state.turn == 2  # once
    state = on_table(merchant_plays="money-changer", spent={"gold": 1, "copper": 4}, **given)
    assert can(state) == ["pass"]  # there is no Silver: a question all the same, since his hand is a secret
    assert refused(state, "exchange copper") == "TRI-CMP-4"
    state = on_table(merchant_plays="money-changer", **given)
    assert state.turn == 2  # and none where all can see that there is nothing to have
    assert hand(state, MERCHANT) == "copper copper"  # drawn in any case


@pytest.mark.card("trieste", "shopkeeper")
def test_a_shopkeeper_draws_two_and_three_in_safe_streets() -> None:
    for caught, drawn in ((0, 2), (3, 2), (4, 3), (6, 3)):
        thieves = " ".join((["burglar"] * 4 + ["lookout"] * 2)[:caught])
        state = on_table(merchant_plays="shopkeeper", mint="copper gold silver copper", captured=thieves)
        assert len(state.hands[1]) == drawn


@pytest.mark.rule("TRI-C-47")
@pytest.mark.card("trieste", "caravan-guard")
def test_a_caravan_guard_keeps_thieves_off_for_this_turn() -> None:
    caught = "pickpocket pickpocket con-artist"
    state = on_table(
        merchant_plays="caravan-guard", thief_plays="street-urchin", merchant="copper", mint="silver", captured=caught
    )
    assert events(state, Guarded) == [Guarded(MARK)]
    assert events(state, Safe) == [Safe(MARK)]
    assert look(state, None).guarded
    play(state, "pass")
    assert (hand(state, MERCHANT), state.infamy) == ("copper silver", 1)
    for prisoners, drawn in (("", 0), ("pickpocket pickpocket", 0), (f"{caught} {caught}", 2)):
        state = on_table(merchant_plays="caravan-guard", captured=prisoners, mint="silver silver silver")
        assert len(state.hands[1]) == drawn
    state = on_table(watch_plays="tax-collector", merchant_plays="caravan-guard", merchant="copper")
    play(state, "pass", "give copper")
    assert len(events(state, Took)) == 1  # the Watch comes before the guard is there
    while state.turn == 1:
        play(state, "pass")
    assert not state.guarded


@pytest.mark.card("trieste", "smooth-talker")
def test_a_smooth_talker_takes_from_the_watch() -> None:
    for held, taken in ((0, 0), (1, 1), (3, 1), (4, 2), (8, 3)):
        state = on_table(merchant_plays="smooth-talker", watch=" ".join(["copper"] * held))
        assert (len(state.hands[1]), len(state.hands[0])) == (taken, held - taken)


@pytest.mark.card("trieste", "spice-trader")
def test_a_spice_trader_needs_safe_streets_too() -> None:
    for caught, drawn in ((0, 2), (2, 2), (3, 3), (6, 4)):
        thieves = " ".join((["burglar"] * 4 + ["lookout"] * 2)[:caught])
        state = on_table(merchant_plays="spice-trader", mint="copper gold silver diamond copper", captured=thieves)
        assert len(state.hands[1]) == drawn


@pytest.mark.card("trieste", "guild-master")
def test_a_guild_master_trades_best_in_safe_streets() -> None:
    for caught, drawn in ((0, 3), (3, 3), (4, 4), (6, 4)):
        thieves = " ".join((["burglar"] * 4 + ["lookout"] * 2)[:caught])
        state = on_table(merchant_plays="guild-master", mint="copper gold silver diamond copper", captured=thieves)
        assert len(state.hands[1]) == drawn


@pytest.mark.card("trieste", "business-as-usual")
def test_business_as_usual_is_asked_even_for_two_of_a_kind() -> None:
    state = on_table(merchant_plays="business-as-usual", mint="copper copper")
    assert look(state, MARK).looking == ("copper", "copper")
    assert (look(state, CYNTHIA).looking, look(state, CYNTHIA).looked_at) == ((), 2)
    assert can(state) == ["keep copper"]
    assert refused(state, "keep gold") == "TRI-CMP-4"
    play(state, "keep copper")
    assert (hand(state, MERCHANT), spent(state)) == ("copper", "copper")


@pytest.mark.rule("TRI-C-29")
@pytest.mark.card("trieste", "letter-of-credit")
def test_a_letter_of_credit_finds_a_gold_or_the_next_best() -> None:
    state = on_table(merchant_plays="letter-of-credit", mint="diamond")
    assert hand(state, MERCHANT) == "gold"
    assert events(state, Found) == [Found(MARK, "treasure", "gold")]
    state = on_table(merchant_plays="letter-of-credit", thief="gold gold gold gold")
    assert hand(state, MERCHANT) == "silver"
    assert look(state, CYNTHIA).players[MARK].known == ("silver",)


@pytest.mark.card("trieste", "clearance-sale")
def test_a_clearance_sale_turns_a_card_into_treasure() -> None:
    state = on_table(merchant_plays="clearance-sale", merchant="copper strongbox embargo", mint="silver gold")
    assert can(state) == ["pass", "discard embargo", "discard strongbox"]
    assert refused(state, "discard copper") == "TRI-CMP-4"
    play(state, "discard embargo")
    assert hand(state, MERCHANT) == "copper silver gold strongbox"
    assert discards(state, MERCHANT) == "embargo clearance-sale"
    assert events(state, Discarded) == [Discarded(MARK, ("embargo",))]
    state = play(on_table(merchant_plays="clearance-sale", merchant="embargo", mint="silver gold"), "pass")
    assert hand(state, MERCHANT) == "embargo"
    state = on_table(merchant_plays="clearance-sale", merchant="copper")
    assert state.turn == 2  # nothing to sell, and all can count that


@pytest.mark.rule("TRI-C-32")
@pytest.mark.card("trieste", "pardon")
def test_a_pardon_lowers_the_price_of_riches() -> None:
    state = on_table(merchant_plays="pardon", captured="cat-burglar lookout", mint="gold")
    assert can(state) == ["free lookout", "free cat-burglar"]
    assert refused(state, "free burglar") == "TRI-C-32"
    play(state, "free cat-burglar")
    assert events(state, Freed) == [Freed("cat-burglar", "discards")]
    assert (prison(state), discards(state, THIEF), hand(state, MERCHANT)) == (
        "lookout",
        "cat-burglar",
        "gold",
    )
    four = "lookout lookout pickpocket burglar"
    state = on_table(merchant_plays="pardon", captured=four, mint="copper gold")
    play(state, "free burglar")
    assert hand(state, MERCHANT) == "copper gold"  # three are left
    state = on_table(merchant_plays="pardon", mint="gold")
    assert hand(state, MERCHANT) == "gold"


@pytest.mark.rule("TRI-C-20")
@pytest.mark.card("trieste", "embargo")
def test_an_embargo_makes_the_watch_pay_more() -> None:
    state = on_table(merchant_plays="embargo", mint="copper silver", watch_plays="copper")
    assert state.dearer == (2, 0, 0)
    assert state.turn == 2
    state = at("payment", table={WATCH: "tax-collector"}, dearer={WATCH: 2}, watch="silver")
    assert can(state) == ["pay silver"]


@pytest.mark.rule("TRI-C-42", "TRI-C-43")
@pytest.mark.card("trieste", "strongbox")
def test_a_strongbox_stops_taxes_and_thieves_once() -> None:
    state = on_table(
        watch_plays="tax-collector", thief_plays="burglar", merchant="copper copper copper strongbox strongbox"
    )
    play(state, "react strongbox")
    assert hand(state, MERCHANT) == "copper copper copper strongbox"
    play(state, "pass")  # this time he saves it
    assert (hand(state, MERCHANT), hand(state, THIEF)) == ("copper copper strongbox", "copper")
    state = on_table(merchant_plays="smooth-talker", watch="copper")
    assert hand(state, MERCHANT) == "copper"  # nobody else has a box


# ---------------------------------------------------------------------- the Thief


@pytest.mark.card("trieste", "lookout")
def test_a_lookout_brings_money_and_no_infamy() -> None:
    state = play(on_table(thief_plays="lookout", merchant="copper copper gold", mint="silver"), "pass")
    play(state, "give copper", "give gold")
    assert (hand(state, THIEF), hand(state, MERCHANT), state.infamy) == ("copper silver gold", "copper", 0)


@pytest.mark.card("trieste", "street-urchin")
def test_a_street_urchin_gets_what_the_merchant_gives() -> None:
    state = play(on_table(thief_plays="street-urchin", merchant="copper diamond"), "pass")
    assert can(state) == ["give copper", "give diamond"]
    play(state, "give copper", "pass")
    assert (hand(state, THIEF), state.infamy) == ("copper", 1)
    assert refused(state, "give copper") == "TRI-C-40"
    play(state, "buy street-urchin")  # for nothing, every evening
    assert hand(state, THIEF) == "copper street-urchin"


@pytest.mark.rule("TRI-C-49")
@pytest.mark.card("trieste", "pickpocket")
def test_a_pickpocket_chooses_a_purse() -> None:
    state = on_table(thief_plays="pickpocket", watch="gold", merchant="silver")
    assert can(state) == ["rob watch", "rob merchant"]
    assert refused(state, "rob thief") == "TRI-CMP-4"
    play(state, "rob watch", "pass")
    assert (hand(state, THIEF), hand(state, WATCH), state.infamy) == ("gold", "", 2)
    state = play(on_table(thief_plays="pickpocket", captured="lookout"), "pass")
    assert (hand(state, THIEF), state.infamy) == ("", 1)


@pytest.mark.card("trieste", "con-artist")
def test_a_con_artist_robs_and_confuses_the_watch() -> None:
    state = play(on_table(thief_plays="con-artist", watch="gold silver bounty"), "pass")
    assert (hand(state, THIEF), hand(state, WATCH), discards(state, WATCH)) == ("silver gold", "", "bounty")
    state = play(on_table(thief_plays="con-artist", watch="bounty bounty bounty"), "pass")
    assert (hand(state, THIEF), hand(state, WATCH), state.infamy) == ("", "bounty", 1)


@pytest.mark.card("trieste", "burglar")
def test_a_burglar_takes_one() -> None:
    state = on_table(thief_plays="burglar", merchant="copper copper", captured="lookout")
    play(state, "pass", "pass")
    assert (hand(state, MERCHANT), hand(state, THIEF), state.infamy) == ("copper", "copper", 2)


@pytest.mark.card("trieste", "cat-burglar")
def test_a_cat_burglar_takes_two() -> None:
    state = on_table(thief_plays="cat-burglar", merchant="copper copper copper", captured="lookout")
    play(state, "pass", "pass")
    assert (hand(state, MERCHANT), hand(state, THIEF), state.infamy) == ("copper", "copper copper", 3)
    state = play(on_table(thief_plays="cat-burglar", merchant="gold"), "pass", "pass")
    assert (hand(state, THIEF), spent(state)) == ("gold", "")


@pytest.mark.rule("TRI-C-40")
@pytest.mark.card("trieste", "foxtail-captain")
def test_a_foxtail_captain_keeps_one_of_three() -> None:
    purse = " ".join(["copper"] * 6)
    state = on_table(thief_plays="foxtail-captain", merchant=purse, decks={THIEF: "fence"}, captured="lookout")
    play(state, "pass", "pass")
    assert (len(state.hands[1]), hand(state, THIEF), state.spent[0]) == (3, "copper fence", 2)
    state = play(on_table(thief_plays="foxtail-captain", decks={THIEF: "fence"}, captured="lookout"), "pass")
    assert (hand(state, THIEF), state.infamy) == ("fence", 3)


@pytest.mark.rule("TRI-C-52")
@pytest.mark.parametrize(
    ("thief", "infamy"), [("pickpocket", 2), ("burglar", 3), ("cat-burglar", 4), ("foxtail-captain", 4)]
)
def test_daring_brings_more_while_the_prison_is_empty(thief: str, infamy: int) -> None:
    state = on_table(thief_plays=thief)
    threat = look(state, None).threat
    assert threat is not None
    assert (threat.kind, threat.count) == ("renown", infamy)
    assert play(state, "pass").infamy == infamy
    state = on_table(thief_plays=thief, watch="hushed-up")
    assert play(state, "react hushed-up").infamy == 0  # all of it is hushed up at once
    assert play(on_table(thief_plays=thief, captured="lookout"), "pass").infamy == infamy - 1
    state = on_table(thief_plays=thief, watch_plays="bounty", discards={THIEF: "lookout"})
    assert play(state, "pass", "pass").infamy == infamy - 1  # it counts who is there when the Thief acts


@pytest.mark.card("trieste", "fence")
def test_a_fence_draws_two_treasures_and_buys_a_card_for_two_more() -> None:
    state = on_table(
        thief_plays="fence", thief="copper ambush burglar", mint="copper copper silver gold", merchant="diamond"
    )
    assert can(state) == ["pass", "discard burglar", "discard ambush"]
    play(state, "discard ambush", "pass", "give diamond")
    assert hand(state, THIEF) == "copper copper copper silver gold diamond burglar"
    assert state.infamy == 0
    state = on_table(thief_plays="fence", thief="ambush", mint="gold silver copper")
    assert hand(play(state, "pass"), THIEF) == "silver gold ambush"  # two in any case
    assert on_table(thief_plays="fence", thief="copper").turn == 2


@pytest.mark.rule("TRI-C-20")
@pytest.mark.card("trieste", "diversion")
def test_a_diversion_makes_the_next_watch_dear() -> None:
    state = on_table(thief_plays="diversion", merchant="copper copper copper", watch_plays="copper")
    assert events(state, Dearer) == [Dearer(CYNTHIA, 2)]
    play(state, "pass", "give copper", "give copper")
    assert (state.turn, state.dearer) == (2, (2, 0, 0))
    assert hand(state, THIEF) == "copper copper"


@pytest.mark.card("trieste", "ambush")
def test_an_ambush_costs_the_watch_two_cards() -> None:
    state = on_table(thief_plays="ambush", watch="copper bounty bounty bloodhound", merchant="gold")
    assert len(state.hands[0]) == 2
    (gone,) = events(state, Discarded)
    assert (gone.seat, len(gone.cards)) == (CYNTHIA, 2)
    assert sum(state.spent) + len(state.discards[0]) == 2  # each where it belongs
    play(state, "pass", "give gold")
    assert hand(state, THIEF) == "gold"
    state = on_table(thief_plays="ambush", watch="copper")
    assert (hand(state, WATCH), spent(state)) == ("", "copper")


@pytest.mark.rule("TRI-STAT-1")
@pytest.mark.card("trieste", "safe-house")
def test_a_safe_house_finds_a_character() -> None:
    state = on_table(thief_plays="safe-house", merchant="gold")
    assert "fetch cat-burglar" in can(state)
    assert refused(state, "fetch ambush") == "TRI-CMP-4"
    play(state, "fetch cat-burglar", "pass", "give gold")
    assert hand(state, THIEF) == "gold cat-burglar"
    assert look(state, CYNTHIA).players[THEODORE].known == ("gold", "cat-burglar")
    state = play(on_table(thief_plays="safe-house"), "pass")
    assert hand(state, THIEF) == ""
    assert events(state, Found) == [Found(THEODORE, "thief", None)]


@pytest.mark.rule("TRI-C-32")
@pytest.mark.card("trieste", "jailbreak")
def test_a_jailbreak_brings_a_thief_back() -> None:
    state = on_table(thief_plays="jailbreak", captured="cat-burglar lookout", merchant="gold")
    play(state, "free cat-burglar", "pass", "give gold")
    assert (prison(state), hand(state, THIEF)) == ("lookout", "gold cat-burglar")
    assert events(state, Freed) == [Freed("cat-burglar", "hand")]
    state = on_table(thief_plays="jailbreak")
    assert hand(state, THIEF) == ""


@pytest.mark.rule("TRI-C-18")
@pytest.mark.card("trieste", "smoke-bomb")
def test_a_smoke_bomb_is_never_taken_back() -> None:
    state = at("end", thief="copper", discards={THIEF: "smoke-bomb pickpocket"})
    assert can(state) == ["pass", "buy pickpocket"]
    assert refused(state, "buy smoke-bomb") == "TRI-END-3"
    assert all(card >= TREASURES for card in state.discards[2])
