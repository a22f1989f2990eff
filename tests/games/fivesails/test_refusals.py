"""Why not: what people try most is answered with a sentence and the rule behind it."""

from __future__ import annotations

import pytest

from intrigue.core import Illegal, seeded
from intrigue.core.phrase import notation
from intrigue.games.fivesails.notation import VERBS
from intrigue.games.fivesails.rules.actions import A_ABILITY, A_DRAW, A_EQUIP, A_KIND, A_SEAT, ARGUMENT, SHIFT
from intrigue.games.fivesails.rules.attachments import Trim
from intrigue.games.fivesails.rules.wounds import Cap
from intrigue.games.fivesails.state.city import CITY_PLACES
from intrigue.games.fivesails.state.printed import CARDS
from intrigue.games.fivesails.state.state import FiveSails
from intrigue.words import Speaker

from .playing import (
    CASTILLE,
    GAME,
    MONTAIGNE,
    at_the_brink,
    bearer,
    can,
    duel,
    go,
    number,
    pos,
    resolved,
    says,
    step,
    table,
    until,
    why,
)


@pytest.mark.rule("FIV-MOVE-1", "FIV-STATE-3")
def test_why_somebody_cannot_move() -> None:
    st = pos({"crew": {"servo_scarpa": "docks"}}, {"crew": {"uwe_zimmerman": "docks"}}, engaged=["servo_scarpa"])
    assert why(st, "move servo_scarpa") == ("FIV-STATE-3", "no-deed-engaged card=card:servo_scarpa deed=move")
    assert why(st, "move uwe_zimmerman") == (
        "FIV-MOVE-1",
        "no-character-of-yours card=card:uwe_zimmerman deed=move",
    )


@pytest.mark.rule("FIV-CLAIM-1", "FIV-DASH-2")
def test_why_somebody_cannot_claim() -> None:
    st = pos({"crew": {"servo_scarpa": "home", "kalla_forsberg": "docks"}})
    assert why(st, "claim servo_scarpa") == (
        "FIV-CLAIM-1",
        "no-deed-at-home card=card:servo_scarpa deed=claim",
    )
    rule, reason = why(st, "claim kalla_forsberg")
    assert (rule, reason) == ("FIV-DASH-2", "no-deed-dashed card=card:kalla_forsberg stat=stat:influence deed=claim")


@pytest.mark.words
@pytest.mark.rule("FIV-COST-2")
def test_thugs_who_may_not_pay_are_not_said_to_be_worth_nothing() -> None:
    me = {"crew": {"don_constanzo_scarpa": "docks"}, "hand": ["bravos", "angelo", "alcee", "buratino"]}
    st = pos({**me, "discard": ["dante"]})
    refusal = st.why_not(0, "use bravos")
    assert refusal is not None
    words = {language: Speaker(GAME, [], language).say(refusal.reason) for language in ("en", "de")}
    assert words["en"] == "Bravos costs 1; the cards in your hand that may pay for it are worth 0."
    assert words["de"] == "Bravos kostet 1; die Handkarten, die dafür zahlen dürfen, sind 0 wert."


@pytest.mark.rule("FIV-CHAL-1", "FIV-CHAL-6")
def test_why_somebody_cannot_challenge() -> None:
    st = pos({"crew": {"servo_scarpa": "docks"}}, {"crew": {"uwe_zimmerman": "forums"}})
    assert why(st, "challenge servo_scarpa") == (
        "FIV-CHAL-6",
        "no-enemy-there place=place:docks card=card:servo_scarpa",
    )
    st = pos({"crew": {"servo_scarpa": "docks"}}, {"crew": {"uwe_zimmerman": "docks"}}, engaged=["servo_scarpa"])
    assert why(st, "challenge servo_scarpa")[0] == "FIV-STATE-3"


@pytest.mark.rule("FIV-RECRUIT-1", "FIV-PARLEY-1", "FIV-COST-2")
def test_why_a_mercenary_cannot_be_recruited() -> None:
    city = {"docks": ["maryam_benu_pleroma"]}
    st = pos({"crew": {"servo_scarpa": "forums"}}, city=city)
    assert why(st, "recruit maryam_benu_pleroma") == (
        "FIV-RECRUIT-1",
        "no-crew-at-mercenary place=place:docks card=card:maryam_benu_pleroma",
    )
    st = pos({"crew": {"servo_scarpa": "docks"}, "hand": ["boon"]}, city=city)
    rule, reason = why(st, "recruit maryam_benu_pleroma")
    assert rule == "FIV-COST-2"
    assert reason == "no-money cost=(no-money-cost-parleyed card=card:maryam_benu_pleroma price=5) held=1"
    st = pos({"crew": {"servo_scarpa": "docks"}, "hand": ["boon"]}, city=city, engaged=["servo_scarpa"])
    assert "no-money-cost-unparleyed" in why(st, "recruit maryam_benu_pleroma")[1]
    assert why(st, "recruit servo_scarpa")[1] == "no-hire-there card=card:servo_scarpa"


@pytest.mark.rule("FIV-PARLEY-1", "FIV-C-78")
def test_why_somebody_cannot_parley() -> None:
    st = pos(
        {
            "crew": {
                "servo_scarpa": "docks",
                "sibella_scarpa": "docks",
                "cesca_del_rosso": "docks",
                "kaj_kousei": "docks",
            },
            "hand": ["boon", "boon", "pull", "pull", "ambush", "ambush"],
        },
        city={"docks": ["maryam_benu_pleroma"]},
        engaged=["cesca_del_rosso"],
    )
    go(st, "recruit maryam_benu_pleroma")
    assert why(st, "choose cesca_del_rosso") == (
        "FIV-STATE-3",
        "no-deed-engaged card=card:cesca_del_rosso deed=parley",
    )
    assert why(st, "choose kaj_kousei")[1] == "no-parley-by-mercenary card=card:kaj_kousei"
    assert why(st, "choose don_constanzo_scarpa")[0] == "FIV-PARLEY-1"
    assert why(st, "claim sibella_scarpa") == (
        "FIV-DRAMA-1",
        "no-turn-yet question=(ask-who-parleys)",
    )


@pytest.mark.rule("FIV-EQUIP-1", "FIV-ATT-2", "FIV-COST-2")
def test_why_something_cannot_be_equipped() -> None:
    st = pos({"hand": ["stiletto", "boon"]}, city={"docks": ["eager_blade"]})
    assert why(st, "equip boon") == ("FIV-EQUIP-1", "no-attachment card=card:boon")
    assert why(st, "equip eager_blade") == ("FIV-EQUIP-1", "no-crew-at-gear place=place:docks card=card:eager_blade")
    st = pos({"hand": ["matchlock_musket"]})
    assert why(st, "equip matchlock_musket") == (
        "FIV-COST-2",
        "no-money cost=(no-money-cost card=card:matchlock_musket price=1) held=0",
    )


@pytest.mark.rule("FIV-EQUIP-1", "FIV-ATT-2", "FIV-COST-2")
def test_gear_in_the_city_costs_what_it_costs_whoever_stands_there() -> None:
    """A smith elsewhere makes nothing cheaper; from hand anybody may be the bearer."""
    city = {"docks": ["eager_blade"]}
    for smith, price in (("docks", 0), ("forums", 1)):
        crew = {"servo_scarpa": "docks", "kalla_forsberg": smith}
        st = pos({"crew": crew, "hand": []}, city=city)
        if price:
            money = f"no-money cost=(no-money-cost card=card:eager_blade price={price}) held=0"
            assert why(st, "equip eager_blade") == ("FIV-COST-2", money)
        else:
            go(st, "equip eager_blade")
            assert bearer(st, "eager_blade") == "kalla_forsberg"
    st = pos({"crew": {"servo_scarpa": "docks"}, "hand": ["corpse_speak"]})
    assert why(st, "equip corpse_speak") == ("FIV-ATT-2", "no-bearer card=card:corpse_speak")


@pytest.mark.parametrize("kind", [*VERBS, A_KIND, A_SEAT, A_ABILITY, A_ABILITY + (3 << SHIFT)])
def test_a_card_past_the_last_is_none(kind: int) -> None:
    st = pos({"hand": ["boon"]}, {"hand": ["boon"]})
    for i in (st.size, st.size + 1, ARGUMENT):
        assert GAME.refusals.obstacle(st, 0, kind + i) is None
        with pytest.raises(Illegal):
            st.apply(0, kind + i)
    assert why(st, f"pay boon {st.size}")[1] == f"no-such-text text=pay boon {st.size}"


@pytest.mark.rule("FIV-BRUTE-1")
def test_why_a_card_is_not_played_into_the_crew() -> None:
    st = pos({"hand": ["buratino", "boon"]})
    assert why(st, "play boon")[1] == "no-brute card=card:boon"
    st = pos({"hand": ["buratino"]})
    assert why(st, "play buratino") == ("FIV-COST-2", "no-money cost=(no-money-cost card=card:buratino price=1) held=0")


@pytest.mark.rule("FIV-COST-2", "FIV-COST-3")
def test_why_a_card_cannot_pay() -> None:
    st = pos({"hand": ["buratino", "boon", "paid_off"]})
    assert why(st, "pay boon") == ("FIV-COST-2", "no-payment-now")
    go(st, "play buratino")
    assert why(st, "pay buratino") == ("FIV-COST-2", "no-paying-for-itself card=card:buratino")
    assert why(st, "pass")[0] == "FIV-COST-2"


@pytest.mark.rule("FIV-GAMBLE-1", "FIV-GAMBLE-5", "FIV-DUEL-6", "FIV-CHAL-7")
def test_why_not_in_a_duel() -> None:
    st = duel({}, {"hand": ["langschwert"]})
    assert why(st, "pass") == (
        "FIV-DUEL-6",
        "no-empty-first-round",
    )
    assert why(st, "accept") == ("FIV-CHAL-7", "no-challenge-now")
    st = pos({"crew": {"servo_scarpa": "docks"}})
    assert why(st, "gamble") == ("FIV-GAMBLE-1", "no-gamble-now")


@pytest.mark.rule("FIV-GAMBLE-5")
def test_a_second_gamble_with_finesse_1() -> None:
    st = pos(
        {"crew": {"servo_scarpa": "docks"}, "hand": ["boon", "boon", "pull"]},
        {"crew": {"terrell_brandt": "docks"}, "hand": ["langschwert", "precision"], "deck": ["precision"] * 2},
    )
    go(st, "challenge servo_scarpa", "accept", "gamble", "choose precision")
    for _ in range(40):
        if st.mover() == 1 and "ask-combat-card" in notation(st.view(1).prompt):
            break
        legal = st.legal(st.mover())
        st.apply(
            st.mover(), legal[-1] if st.mover() == 0 and "ask-combat-card" in notation(st.view(0).prompt) else legal[0]
        )
    assert why(st, "gamble") == ("FIV-GAMBLE-5", "no-more-gambles card=card:terrell_brandt finesse=1")


@pytest.mark.rule("FIV-CHAL-9", "FIV-CHAL-8")
def test_why_somebody_cannot_intervene() -> None:
    st = pos(
        {"crew": {"servo_scarpa": "docks"}},
        {"crew": {"uwe_zimmerman": "docks", "otto_streit": "docks", "philip_hase": "forums"}},
        engaged=["otto_streit"],
    )
    assert why(st, "intervene servo_scarpa") == (
        "FIV-CHAL-9",
        "no-intervening-now",
    )
    go(st, "challenge servo_scarpa", "choose uwe_zimmerman")
    assert why(st, "intervene otto_streit") == (
        "FIV-CHAL-9",
        "no-deed-engaged card=card:otto_streit deed=intervene",
    )
    assert why(st, "intervene philip_hase") == (
        "FIV-CHAL-9",
        "no-intervening-from-afar card=card:philip_hase place=place:docks target=card:uwe_zimmerman",
    )
    assert why(st, "intervene uwe_zimmerman")[0] == "FIV-CHAL-8"


@pytest.mark.rule("FIV-CHAL-6")
def test_whom_one_cannot_challenge() -> None:
    st = pos({"crew": {"servo_scarpa": "docks"}}, {"crew": {"uwe_zimmerman": "docks", "philip_hase": "docks"}})
    go(st, "challenge servo_scarpa")
    assert why(st, "choose kaspar_dietrich") == (
        "FIV-CHAL-6",
        "no-challenging-that card=card:kaspar_dietrich challenger=card:servo_scarpa",
    )
    assert why(st, "choose servo_scarpa")[1].startswith("no-challenging-friends")


@pytest.mark.rule("FIV-ONCE-1", "FIV-USE-1")
def test_why_an_ability_cannot_be_used() -> None:
    st = pos({"crew": {"servo_scarpa": "docks"}, "hand": ["come_hither", "bleed_out"]})
    assert why(st, "use kaspar_dietrich ability 1") == ("FIV-USE-1", "no-use-of-others card=card:kaspar_dietrich")
    assert why(st, "use come_hither ability 1")[0] == "FIV-COST-2"
    assert why(st, "use bleed_out ability 1")[0] == "FIV-PLAY-3"  # free for a Villain, but nobody is wounded


@pytest.mark.rule("FIV-C-171")
@pytest.mark.parametrize("language", ["en", "de"])
def test_who_takes_the_inn_is_not_told_to_have_drawn_there(language: str) -> None:
    """Another player has: the Action is that of the location, and it was used today."""
    st = pos(
        {"crew": {"servo_scarpa": "oles_inn"}},
        {"crew": {"uwe_zimmerman": "oles_inn", "edeline_trinken": "oles_inn"}},
        more=[{}],
        control={"oles_inn": 0},
    )
    go(st, "draw at oles_inn", "claim uwe_zimmerman", "pass", "pass")
    refusal = st.why_not(1, "draw at oles_inn")
    assert refusal is not None
    assert refusal.rule == "FIV-C-171"
    said = Speaker(GAME, language=language, otherwise=language).say(refusal.reason)
    assert "You " not in said
    assert "du " not in said


@pytest.mark.rule("FIV-PLAY-3", "FIV-MOVE-2")
def test_a_place_that_a_card_does_not_ask_for_is_refused_by_what_it_asks_for() -> None:
    st = pos({"crew": {"servo_scarpa": "docks"}, "scheme": "plans_within_plans"})
    resolved(st, "place forums")
    question = "question=(ask-by-card card=card:plans_within_plans question=(ask-add-renown-elsewhere))"
    assert why(st, "place forums") == ("FIV-PLAY-3", f"no-choosing-place place=place:forums {question}")
    st = table({"crew": {"servo_scarpa": "docks"}, "hand": ["hidden_corridors", "pull"]}, {}, {}, {})
    step(st, "use hidden_corridors", "pay pull")
    while "place grand_bazaar" not in says(st):
        st.apply(st.mover(), 0)
    rule, reason = why(st, "place forums")  # which is adjacent, and that is what is amiss
    assert (rule, reason.split()[0]) == ("FIV-PLAY-3", "no-choosing-place")


@pytest.mark.rule("FIV-C-213")
def test_of_two_equal_cards_the_other_one_is_neither_too_dear_nor_useless() -> None:
    held = ["throwing_knife", "throwing_knife", "come_hither", "come_hither", "pull"]
    st = pos({"crew": {"servo_scarpa": "docks"}, "hand": held})
    for verb, card in ((A_EQUIP, "throwing_knife"), (A_ABILITY, "come_hither")):
        copies = [verb + i for i in st.hands[0] if CARDS[st.kind[i]].id == card]
        one, other = sorted(copies, key=st.actions(0).count)
        assert other in st.actions(0)
        refusal = GAME.refusals.of_action(st, 0, one)
        assert (refusal.rule, notation(refusal.reason)) == ("FIV-C-213", f"no-equal-card card=card:{card}")


@pytest.mark.rule("FIV-MOVE-2")
def test_a_move_leads_to_an_adjacent_location() -> None:
    st = pos({"crew": {"servo_scarpa": "docks"}})
    step(st, "move servo_scarpa")
    assert why(st, "place grand_bazaar") == ("FIV-MOVE-2", "no-such-place-now place=place:grand_bazaar")


@pytest.mark.rule("FIV-MAP-2", "FIV-MAP-9", "FIV-MOVE-2")
def test_why_nobody_draws_there() -> None:
    st = pos({"crew": {"servo_scarpa": "oles_inn"}}, more=[{}], control={"oles_inn": 0, "docks": 0})
    assert why(st, "place docks") == ("FIV-MOVE-2", "no-such-place-now place=place:docks")
    assert why(st, "draw at docks") == ("FIV-MAP-9", "no-draw-there place=place:docks")
    gardens = "no-such-location place=place:governors_gardens"
    assert why(st, "draw at governors_gardens") == ("FIV-MAP-2", gardens)
    assert why(st, "place governors_gardens") == ("FIV-MAP-2", gardens)
    go(st, "draw at oles_inn", "pass", "pass")
    assert why(st, "draw at oles_inn") == ("FIV-C-171", "no-second-draw-there place=place:oles_inn")
    assert why(st, "draw at docks") == ("FIV-MAP-9", "no-draw-there place=place:docks")
    homes = [GAME.refusals.obstacle(st, 0, A_DRAW + CITY_PLACES + seat) for seat in range(4)]
    assert [refused and notation(refused.reason) for refused in homes] == ["no-draw-there place=place:home"] * 3 + [
        None
    ]


@pytest.mark.rule("FIV-COST-2", "FIV-COST-3", "FIV-KEY-17")
def test_what_money_is_worth() -> None:
    st = pos({"hand": ["opulence", "buratino"]})
    exact = "no-exact-money cost=(no-money-cost card=card:buratino price=1)"
    assert why(st, "play buratino") == ("FIV-COST-2", exact)
    st = pos({"hand": ["bravos", "boon", "opulence", "buratino"], "discard": ["triage", "buratino 2"]})
    step(st, "use bravos")
    assert why(st, "pay opulence") == ("FIV-COST-3", "no-overpaying card=card:opulence worth=2 left=1")
    assert why(st, "pay triage") == ("FIV-COST-2", "no-paying-from-elsewhere card=card:triage")
    assert why(st, "pay buratino") == ("FIV-COST-2", "no-thug-money card=card:bravos")
    assert why(st, "pass") == ("FIV-COST-2", "no-way-back question=(ask-pay-for price=1 card=card:bravos)")
    st = pos({"hand": ["dante", "boon", "opulence"]})
    go(st, "play dante")
    assert why(st, "pay boon") == ("FIV-COST-2", "no-exact-rest card=card:boon")


@pytest.mark.rule("FIV-DRAMA-2", "FIV-USE-1", "FIV-BRUTE-1", "FIV-EQUIP-1", "FIV-RECRUIT-1", "FIV-CHAL-1")
def test_why_not_on_ones_turn() -> None:
    crew = {"servo_scarpa": "docks", "sigurd_ulfsen": "docks"}
    discard = ["buratino", "stiletto"]
    st = pos({"crew": crew, "hand": ["boon"], "discard": discard}, {"crew": {"uwe_zimmerman": "docks"}})
    assert why(st, "choose boon") == ("FIV-USE-1", "no-action-now card=card:boon")
    assert why(st, "choose servo_scarpa") == ("FIV-DRAMA-2", "no-deed-named card=card:servo_scarpa")
    assert why(st, "choose uwe_zimmerman") == ("FIV-DRAMA-2", "no-use-now card=card:uwe_zimmerman")
    assert why(st, "use servo_scarpa ability 9") == ("FIV-USE-1", "no-such-ability card=card:servo_scarpa")
    assert why(st, "use servo_scarpa ability 1") == ("FIV-TECH-1", "no-technique-now card=card:servo_scarpa")
    assert why(st, "play buratino") == ("FIV-BRUTE-1", "no-such-card-in-hand card=card:buratino")
    assert why(st, "equip stiletto") == ("FIV-EQUIP-1", "no-gear-in-reach card=card:stiletto")
    assert why(st, "recruit boon") == ("FIV-RECRUIT-1", "no-mercenary card=card:boon")
    assert why(st, "claim boon") == ("FIV-CLAIM-1", "no-character card=card:boon deed=claim")
    assert why(st, "challenge sigurd_ulfsen") == ("FIV-CHAL-1", "no-challenges-ever card=card:sigurd_ulfsen")


@pytest.mark.rule("FIV-CHAL-7", "FIV-CHAL-8", "FIV-CHAL-9", "FIV-PLAY-3")
def test_why_not_when_challenged() -> None:
    st = pos({"crew": {"servo_scarpa": "docks"}}, {"crew": {"uwe_zimmerman": "docks"}, "hand": ["langschwert"]})
    go(st, "challenge servo_scarpa")
    question = "question=(ask-challenged card=card:servo_scarpa target=card:uwe_zimmerman ways=accept-refuse)"
    assert why(st, "pass") == ("FIV-CHAL-7", f"no-passing-here {question}")
    assert why(st, "choose uwe_zimmerman") == ("FIV-CHAL-7", f"no-choosing-that card=card:uwe_zimmerman {question}")
    assert why(st, "claim uwe_zimmerman") == ("FIV-DRAMA-1", f"no-turn-yet {question}")
    assert why(st, "go home") == ("FIV-CHAL-7", "no-going-home")
    assert why(st, "intervene servo_scarpa") == ("FIV-CHAL-9", "no-card-of-yours card=card:servo_scarpa")
    assert why(st, "intervene uwe_zimmerman") == ("FIV-CHAL-8", "no-intervening-for-self card=card:uwe_zimmerman")
    go(st, "accept")
    assert why(st, "choose servo_scarpa") == ("FIV-DUEL-6", "no-combat-card-there card=card:servo_scarpa")


@pytest.mark.rule("FIV-PARLEY-1", "FIV-C-78")
def test_why_that_one_cannot_parley() -> None:
    crew = {"servo_scarpa": "docks", "sibella_scarpa": "forums", "cesca_del_rosso": "docks"}
    hand = ["boon", "boon 2", "pull", "pull 2", "ambush", "ambush 2"]
    st = pos({"crew": crew, "hand": hand}, city={"docks": ["maryam_benu_pleroma"]})
    go(st, "recruit maryam_benu_pleroma")
    assert why(st, "choose sibella_scarpa") == ("FIV-PARLEY-1", "no-parley-there card=card:sibella_scarpa")
    home = "no-deed-at-home card=card:don_constanzo_scarpa deed=parley"
    assert why(st, "choose don_constanzo_scarpa") == ("FIV-PARLEY-1", home)
    other = "no-character-of-yours card=card:maryam_benu_pleroma deed=parley"
    assert why(st, "choose maryam_benu_pleroma") == ("FIV-PARLEY-1", other)


@pytest.mark.rule("FIV-ONCE-1")
def test_why_an_ability_is_not_used_twice() -> None:
    st = pos({"leader": "soline_el_gato", "crew": {"maya_de_la_rioja": "docks"}}, first=1)
    go(st, "use maya_de_la_rioja", "place grand_bazaar", "pass")
    assert why(st, "use maya_de_la_rioja ability 1") == ("FIV-ONCE-1", "no-second-use card=card:maya_de_la_rioja")


@pytest.mark.rule("FIV-C-36")
def test_nobody_learns_of_hidden_cards_by_asking() -> None:
    """A card that the asking seat cannot see is no answer, whatever its number."""
    st = pos({}, {"hand": ["langschwert"]})
    i = number(st, "langschwert")
    assert i in st.hands[1]
    hidden = st.why_not(0, f"equip langschwert {i}")
    nonsense = st.why_not(0, f"equip stiletto {i}")
    assert hidden is not None
    assert nonsense is not None
    assert notation(hidden.reason).replace("langschwert", "X") == notation(nonsense.reason).replace("stiletto", "X")
    imagined = st.imagine(0, seeded(3))
    assert imagined.why_not(0, f"equip langschwert {i}") == hidden


@pytest.mark.rule("FIV-ABIL-1", "FIV-ABIL-3", "FIV-REACT-1", "FIV-TECH-2", "FIV-MAN-1", "FIV-ATT-4", "FIV-USE-1")
def test_every_kind_of_ability_has_its_time() -> None:
    """Each refusal says what kind of ability it is, and when such a one is used."""
    hand = ["objection", "rough_em_up", "stiletto", "not_today", "throwing_knife", "matchlock_musket", "pull"]
    me = {"crew": {"servo_scarpa": "docks"}, "hand": hand, "discard": ["bleed_out"], "scheme": "marooned"}
    st = pos(me, {"crew": {"uwe_zimmerman": "forums"}}, gear={"kaspars_panzerhand": "uwe_zimmerman"})
    assert why(st, "use objection ability 1") == ("FIV-REACT-1", "no-occasion card=card:objection")
    assert why(st, "use don_constanzo_scarpa ability 2")[0] == "FIV-REACT-1"
    assert why(st, "use rough_em_up ability 1") == ("FIV-MAN-1", "no-maneuver-now card=card:rough_em_up")
    assert why(st, "use throwing_knife ability 1") == ("FIV-TECH-2", "no-use-out-of-play card=card:throwing_knife")
    assert why(st, "use matchlock_musket ability 1") == ("FIV-ATT-4", "no-use-out-of-play card=card:matchlock_musket")
    assert why(st, "use not_today ability 1") == ("FIV-ABIL-1", "no-use-of-itself card=card:not_today")
    assert why(st, "use marooned ability 1") == ("FIV-ABIL-1", "no-use-of-itself card=card:marooned")
    assert why(st, "use bleed_out ability 1") == ("FIV-USE-1", "no-use-from-there card=card:bleed_out")
    assert why(st, "use kaspars_panzerhand ability 1")[1] == "no-use-of-others card=card:kaspars_panzerhand"


@pytest.mark.rule("FIV-QUAL-1", "FIV-QUAL-4", "FIV-PLAY-3")
def test_nobody_there_to_act_for_it() -> None:
    st = pos({"crew": {"servo_scarpa": "docks", "angelo": "home"}, "hand": ["pull", "boon"]}, {})
    assert why(st, "use pull ability 1") == ("FIV-QUAL-1", "no-trait-for-that card=card:pull")
    assert why(st, "use angelo ability 1") == ("FIV-QUAL-4", "no-use-outside-the-city card=card:angelo")
    st = pos({"crew": {"sibella_scarpa": "home"}, "hand": ["pull", "boon"]}, {"crew": {"uwe_zimmerman": "docks"}})
    assert why(st, "use pull ability 1") == ("FIV-QUAL-4", "no-use-outside-the-city card=card:pull")
    st = pos({"crew": {"servo_scarpa": "docks"}, "hand": ["wrath_of_the_don", "boon", "boon"]})
    assert why(st, "use wrath_of_the_don ability 1")[0] == "FIV-PLAY-3"  # nobody is there to suffer it


@pytest.mark.rule("FIV-ONCE-2", "FIV-KEY-12", "FIV-C-102", "FIV-MAN-1", "FIV-ABIL-3", "FIV-TECH-1")
def test_why_a_style_is_not_used_in_a_duel() -> None:
    me = {"crew": {"servo_scarpa": "forums", "vissenta_scarpa": "forums"}, "hand": ["rough_em_up", "bleed_out", "boon"]}
    gear = {"throwing_knife": "servo_scarpa", "langschwert": "uwe_zimmerman"}
    foe = {"crew": {"uwe_zimmerman": "forums"}, "hand": ["precision", "boon"]}
    st = pos(me, foe, gear=gear)
    go(st, "challenge servo_scarpa", "use servo_scarpa", "accept")
    assert why(st, "use langschwert ability 1") == ("FIV-TECH-1", "no-technique-now card=card:langschwert")
    step(st, "choose precision")
    go(st, "use langschwert")
    assert why(st, "use langschwert ability 1") == ("FIV-ONCE-2", "no-second-style card=card:langschwert")
    assert why(st, "use langschwert ability 2") == ("FIV-KEY-12", "no-more-styles")
    step(st, "pass", "choose rough_em_up")
    assert why(st, "use servo_scarpa ability 1") == ("FIV-ONCE-2", "no-second-style card=card:servo_scarpa")
    assert why(st, "use vissenta_scarpa ability 2") == (
        "FIV-C-102",
        "no-technique-of-that card=card:vissenta_scarpa fighter=card:servo_scarpa",
    )
    assert why(st, "use bleed_out ability 1")[0] == "FIV-ABIL-3"
    assert why(st, "use boon ability 1")[0] == "FIV-ABIL-3"


@pytest.mark.rule("FIV-C-160", "FIV-CHAL-6")
def test_who_may_challenge_engaged_is_not_told_to_be_en_garde() -> None:
    crew = {"carmella_vanessa_salvaggi": "docks"}
    st = pos({"crew": crew}, {"crew": {"uwe_zimmerman": "forums"}}, engaged=["carmella_vanessa_salvaggi"])
    assert why(st, "challenge carmella_vanessa_salvaggi")[0] == "FIV-CHAL-6"


@pytest.mark.rule("FIV-C-17", "FIV-DUSK-6", "FIV-CREW-3", "FIV-ATT-5", "FIV-GAMBLE-2", "FIV-GAMBLE-3")
def test_what_is_a_duty_is_refused_with_its_own_rule() -> None:
    """Planning, the hand limit, the Crew Cap, gear, a gamble: nobody passes there, or chooses something else."""
    st = pos({"approach": ["marooned", "servo_scarpa"], "hand": ["pull"] * 9}, {"approach": []})
    step(st, "pass", "pass")
    while st.mover() == 0 and "pull" in st.say(0, st.actions(0)[0]):
        assert why(st, "pass")[0] == "FIV-DUSK-6"
        assert why(st, "choose don_constanzo_scarpa")[0] == "FIV-DUSK-6"
        st.apply(0, st.actions(0)[0])
    go(st)
    assert why(st, "pass", 0)[0] == "FIV-C-17"
    assert why(st, "choose pull", 0)[0] == "FIV-PLAN-1"
    crew = ["servo_scarpa", "sibella_scarpa", "vissenta_scarpa", "aldo_bussotti", "cesca_del_rosso"]
    st = pos({"crew": dict.fromkeys(crew, "docks"), "hand": ["boon"] * 5}, city={"docks": ["gustavo"]})
    step(st, "recruit gustavo")
    while not isinstance(st.stack[-1], Cap):
        st.apply(0, st.actions(0)[0])
    assert (why(st, "pass")[0], why(st, "choose don_constanzo_scarpa")[0]) == ("FIV-CREW-3", "FIV-CREW-3")
    st = pos({"crew": {"servo_scarpa": "home"}, "hand": ["stiletto", "boon"]}, gear={"throwing_knife": "servo_scarpa"})
    step(st, "equip stiletto")
    while not isinstance(st.stack[-1], Trim):
        st.apply(0, next(a for a in st.actions(0) if "servo" in st.say(0, a) or "pay" in st.say(0, a)))
    assert why(st, "pass")[0] == "FIV-ATT-5"
    st = duel({}, {"hand": ["langschwert"], "deck": ["precision", "regroup"]})
    step(st, "gamble")
    assert (why(st, "pass")[0], why(st, "choose uwe_zimmerman")[0]) == ("FIV-GAMBLE-2", "FIV-GAMBLE-2")
    assert why(st, "choose langschwert")[0] == "FIV-GAMBLE-3"


@pytest.mark.card("fivesails", "until_morale_improves")
@pytest.mark.rule("FIV-C-145")
def test_why_nobody_is_made_en_garde_where_all_are() -> None:
    me = {"leader": "odette_dubois_darrent", "crew": {"jean_urbain": "docks"}, "scheme": "until_morale_improves"}
    cheer = "use until_morale_improves ability 2"
    assert why(pos(me), cheer) == ("FIV-C-145", "no-use-in-vain card=card:until_morale_improves")
    assert pos(me, engaged=["jean_urbain"]).why_not(0, cheer) is None


@pytest.mark.rule("FIV-USE-1", "FIV-DRAMA-2")
def test_what_can_be_used_is_not_said_to_be_of_no_use() -> None:
    """Whoever only names a card that could be used, borne or moved is asked what is to be done with it."""
    st = pos({"hand": ["come_hither", "boon", "boon", "stiletto"]}, {"crew": {"uwe_zimmerman": "docks"}})
    assert why(st, "choose come_hither") == ("FIV-USE-1", "no-deed-named card=card:come_hither")
    assert why(st, "choose stiletto") == ("FIV-DRAMA-2", "no-deed-named card=card:stiletto")
    assert why(st, "choose boon") == ("FIV-USE-1", "no-action-now card=card:boon")


@pytest.mark.rule("FIV-C-73", "FIV-STATE-3", "FIV-EX-24")
@pytest.mark.parametrize(("where", "rule"), [("home", "FIV-C-73"), ("docks", "FIV-STATE-3")])
def test_who_sets_out_from_home_would_not_engage_but_has_to_be_en_garde(where: str, rule: str) -> None:
    st = pos({"crew": {"servo_scarpa": where}}, engaged=["servo_scarpa"])
    assert why(st, "move servo_scarpa") == (rule, "no-deed-engaged card=card:servo_scarpa deed=move")


@pytest.mark.card("fivesails", "boon", "fates_burden")
@pytest.mark.rule("FIV-C-183")
@pytest.mark.parametrize("risk", ["boon", "fates_burden"])
def test_why_a_risk_that_is_borne_is_not_played(risk: str) -> None:
    """Neither the place nor a trait is amiss: Sibella is a Sorcerer and a Strega, and in the city."""
    st = pos({"crew": {"sibella_scarpa": "docks"}}, {"crew": {"uwe_zimmerman": "docks"}}, gear={risk: "sibella_scarpa"})
    assert why(st, f"use {risk} ability 1") == ("FIV-C-183", f"no-playing-from-there card=card:{risk}")


@pytest.mark.card("fivesails", "vladislav_novikoff", "carmella_vanessa_salvaggi", "legendary_reputation")
@pytest.mark.rule("FIV-CHAL-9")
@pytest.mark.parametrize("who", ["vladislav_novikoff", "carmella_vanessa_salvaggi"])
def test_who_may_intervene_engaged_is_kept_from_it_by_something_else(who: str) -> None:
    """Legendary Reputation lets only Leaders intervene; that they are engaged would not matter."""
    me = {"crew": {"jean_urbain": "docks"}, "hand": ["legendary_reputation", "boon", "boon"]}
    foe = {"crew": {"uwe_zimmerman": "docks", "otto_streit": "docks", who: "docks"}}
    st = pos(me, foe, engaged=[who, "otto_streit"])
    step(st, "use legendary_reputation", "pay boon", "pay boon", "choose uwe_zimmerman")
    assert why(st, f"intervene {who}") == ("FIV-CHAL-9", f"no-intervening card=card:{who}")
    assert why(st, "intervene otto_streit")[1] == "no-deed-engaged card=card:otto_streit deed=intervene"


@pytest.mark.card("fivesails", "friends_at_court", "edeline_trinken")
@pytest.mark.rule("FIV-REACT-1", "FIV-QUAL-1")
def test_no_trait_is_missing_where_none_is_asked_for() -> None:
    """Two others have fought, which Edeline could answer. Her player has no fighter who could go to court."""
    st = table(
        {"crew": {"servo_scarpa": "docks"}},
        {"crew": {"otto_streit": "docks"}, "hand": ["precision"]},
        {**MONTAIGNE, "crew": {"edeline_trinken": "forums"}, "hand": ["friends_at_court", "boon"]},
    )
    go(st, "challenge servo_scarpa", "accept")
    step(st, "choose precision")
    until(st, lambda st: can(st, "use edeline_trinken"))
    assert why(st, "use friends_at_court ability 1")[0] == "FIV-REACT-1"


@pytest.mark.card("fivesails", "adaptable", "carnaval")
@pytest.mark.rule("FIV-FIRST-1", "FIV-COST-8")
@pytest.mark.parametrize(("card", "slot"), [("adaptable", 2), ("carnaval", 2)])
def test_who_is_first_player_is_told_so_and_not_of_a_cost(card: str, slot: int) -> None:
    me = {**CASTILLE, "crew": {"sanjay": "docks"}, "hand": [card, "taunt", "taunt"]}
    city = {"forums": ["gustavo"]}
    st = pos(me, engaged=["sanjay"], city=city)
    assert why(st, f"use {card} ability {slot}") == ("FIV-FIRST-1", f"no-use-by-first card=card:{card}")
    st = pos(me, engaged=["sanjay"], city=city, first=1)
    assert GAME.action(st, 0, f"use {card} ability {slot}") in st.legal(0)


@pytest.mark.rule("FIV-PLAN-1", "FIV-C-17")
def test_who_is_planning_is_told_what_is_still_to_be_planned() -> None:
    st = GAME.new(2, 1, {"decks": "eisen/castille"})
    assert isinstance(st, FiveSails)
    scheme, person = "question=(ask-plan-scheme)", "question=(ask-plan-character)"
    uwe = "no-choosing-that card=card:uwe_zimmerman"
    assert why(st, "choose uwe_zimmerman", 0) == ("FIV-PLAN-1", f"{uwe} {scheme}")
    assert why(st, "pass", 0) == ("FIV-C-17", f"no-passing-here {scheme}")
    assert why(st, "move kaspar_dietrich", 0) == ("FIV-DRAMA-1", f"no-turn-yet {scheme}")
    st.apply(0, GAME.action(st, 0, "choose lets_haggle"))
    assert why(st, "choose parley_gone_wrong", 0)[1].endswith(person)
    assert why(st, "use kaspar_dietrich ability 1", 0) == ("FIV-ABIL-3", f"no-turn-yet {person}")


@pytest.mark.rule("FIV-MAP-9", "FIV-ABIL-3", "FIV-C-15")
def test_whoever_holds_the_inn_is_not_told_in_a_duel_to_have_no_cards() -> None:
    """It is an Action, and there is a card to draw."""
    st = duel({}, {"hand": ["langschwert"]}, more=[{}], control={"oles_inn": 1})
    question = "question=(ask-combat-card threat=3 ways=card-gamble)"
    assert why(st, "draw at oles_inn") == ("FIV-ABIL-3", f"no-turn-yet {question}")
    st = pos({}, {}, more=[{}], control={"oles_inn": 1})
    assert why(st, "draw at oles_inn") == ("FIV-MAP-9", "no-draw-uncontrolled place=place:oles_inn")


@pytest.mark.rule("FIV-MAP-6", "FIV-MAP-2", "FIV-MOVE-2", "FIV-DUSK-6")
def test_why_a_place_is_none_to_choose() -> None:
    """Nobody goes to another's Home, nor to what is not there; and not every question is about a move."""
    st = pos({"crew": {"servo_scarpa": "docks"}, "hand": ["pull"] * 9})
    step(st, "move servo_scarpa")
    assert why(st, "place home 2") == ("FIV-MAP-6", "no-home-of-others")
    assert why(st, "place oles_inn") == ("FIV-MAP-2", "no-such-location place=place:oles_inn")
    assert why(st, "pass") == ("FIV-MOVE-2", "no-passing-here question=(ask-move-where target=card:servo_scarpa)")
    assert why(st, "place home 3")[0] == "FIV-DRAMA-1"  # whose would that be?
    go(st, "place home 1", "pass", "pass")
    question = "question=(ask-discard-to-panache)"
    assert why(st, "place docks") == ("FIV-DUSK-6", f"no-choosing-place place=place:docks {question}")


@pytest.mark.rule("FIV-EVENT-5")
def test_an_event_is_refused_as_an_event() -> None:
    st = pos({"crew": {"servo_scarpa": "docks"}}, city={"docks": ["so_it_begins"]})
    never = ("FIV-EVENT-5", "no-event-available card=card:so_it_begins")
    assert (why(st, "recruit so_it_begins"), why(st, "equip so_it_begins")) == (never, never)


@pytest.mark.rule("FIV-COST-2", "FIV-EQUIP-1", "FIV-CHAL-5", "FIV-DUEL-7", "FIV-DUEL-11")
def test_a_wrong_answer_is_refused_with_the_rule_of_the_right_ones() -> None:
    st = pos({"crew": {"servo_scarpa": "docks"}, "hand": ["stiletto", "boon", "pull"]})
    step(st, "equip stiletto")
    assert (why(st, "pass")[0], why(st, "choose uwe_zimmerman")[0]) == ("FIV-EQUIP-1", "FIV-DRAMA-1")
    assert why(st, "choose boon")[0] == "FIV-EQUIP-1"
    step(st, "choose servo_scarpa")
    assert why(st, "choose boon")[0] == "FIV-COST-2"
    st = pos({"crew": {"servo_scarpa": "docks"}}, {"crew": {"uwe_zimmerman": "docks"}})
    step(st, "challenge servo_scarpa")
    assert why(st, "choose uwe_zimmerman")[0] == "FIV-CHAL-5"
    st = duel({"hand": ["boon"]}, {"hand": ["langschwert", "regroup"]})
    step(st, "choose langschwert")
    assert why(st, "choose servo_scarpa")[0] == "FIV-DUEL-7"
    gear = {"kaspars_panzerhand": "terrell_brandt"}
    st = duel({}, {"crew": {"terrell_brandt": "forums"}, "hand": ["iron_reply", "pull"]}, gear=gear)
    step(st, "choose iron_reply", "use iron_reply")
    assert why(st, "use iron_reply")[0] == "FIV-DUEL-11"


@pytest.mark.rule("FIV-DASH-2", "FIV-CHAL-6")
def test_what_a_card_begins_with_a_stat_is_refused_to_a_dash() -> None:
    """Kalla has no Influence to press or to challenge with; Servo has, but nobody to challenge."""
    me = {"crew": {"kalla_forsberg": "docks"}, "hand": ["veronicas_guile", "pull"]}
    st = pos(me, {"crew": {"uwe_zimmerman": "docks"}}, gear={"captains_coat": "kalla_forsberg"})
    dash = "stat=stat:influence"
    assert why(st, "use captains_coat") == ("FIV-DASH-2", f"no-stat-for-that card=card:captains_coat {dash}")
    assert why(st, "use veronicas_guile") == ("FIV-DASH-2", f"no-stat-for-that card=card:veronicas_guile {dash}")
    st = pos({**me, "crew": {"servo_scarpa": "docks", "kalla_forsberg": "docks"}})
    alone = "no-enemy-there place=place:docks card=card:servo_scarpa"
    assert why(st, "use veronicas_guile") == ("FIV-CHAL-6", alone)


@pytest.mark.rule("FIV-DRAMA-1", "FIV-CHAL-7", "FIV-DUEL-5", "FIV-PLAN-2", "FIV-C-9")
def test_whose_turn_it_is_is_said_by_the_rule_that_makes_it_theirs() -> None:
    """On a turn, before an answer, in a round, while plans are made; and who is out has no turn at all."""

    def waits(st: FiveSails, seat: int) -> tuple[str, str]:
        return why(st, "pass", seat)

    st = table({"crew": {"servo_scarpa": "docks"}}, {"crew": {"kaspar_dietrich": "docks"}, "hand": ["regroup"]}, {})
    assert waits(st, 1) == ("FIV-DRAMA-1", "no-turn")
    go(st, "challenge servo_scarpa")
    assert (waits(st, 0), waits(st, 2)) == (("FIV-CHAL-7", "no-turn"), ("FIV-CHAL-7", "no-turn"))
    go(st, "accept")
    assert waits(st, 0) == ("FIV-DUEL-5", "no-turn")
    st = table({"crew": {"servo_scarpa": "docks"}}, {"crew": {"kaspar_dietrich": "docks"}}, {})
    go(at_the_brink(st, 1), "challenge servo_scarpa", "refuse")
    assert waits(st, 1) == ("FIV-C-9", "no-turn-any-more")
    go(st, "pass", "pass")
    while 2 in st.waiting:
        st.apply(2, st.legal(2)[0])
    assert waits(st, 2) == ("FIV-PLAN-2", "no-turn")


@pytest.mark.card("fivesails", "sigurd_ulfsen")
@pytest.mark.rule("FIV-C-50", "FIV-C-138", "FIV-CHAL-6")
def test_why_that_one_cannot_be_challenged() -> None:
    """One is for hire, one elsewhere, and one stands beside Sigurd."""
    me = {"crew": {"sibella_scarpa": "docks"}}
    enemies = {"crew": {"uwe_zimmerman": "docks", "otto_streit": "forums", "terrell_brandt": "docks"}}
    st = step(pos(me, enemies, city={"docks": ["gustavo"]}), "challenge sibella_scarpa")
    assert why(st, "choose gustavo")[0] == "FIV-C-50"
    assert why(st, "choose otto_streit")[0] == "FIV-CHAL-6"
    drawn = {"crew": {"uwe_zimmerman": "docks", "sigurd_ulfsen": "docks"}}
    st = step(table(me, drawn, {"crew": {"torsten_vakt": "docks"}}), "challenge sibella_scarpa")
    for who in ("uwe_zimmerman", "torsten_vakt"):
        beside = f"no-challenging-beside card=card:{who} other=card:sigurd_ulfsen"
        assert why(st, f"choose {who}") == ("FIV-C-138", beside)


@pytest.mark.card("fivesails", "adaptable", "carnaval")
@pytest.mark.rule("FIV-FIRST-1")
@pytest.mark.parametrize("card", ["adaptable", "carnaval"])
def test_who_is_not_first_player_is_told_so(card: str) -> None:
    me = {**CASTILLE, "crew": {"maya_de_la_rioja": "docks"}, "hand": [card, "taunt"]}
    st = pos(me, control={"docks": 1}, first=1, turn=0)
    assert why(st, f"use {card} ability 1") == ("FIV-FIRST-1", f"no-use-but-by-first card=card:{card}")
    st = pos(me, control={"docks": 1})
    assert can(st, f"use {card} 1")


@pytest.mark.card("fivesails", "captains_coat", "contempt_and_hatred", "veronicas_guile")
@pytest.mark.rule("FIV-DASH-2", "FIV-EX-10")
@pytest.mark.parametrize(
    ("use", "given"),
    [
        ("captains_coat ability 1", {"gear": {"captains_coat": "kalla_forsberg"}}),
        ("contempt_and_hatred ability 2", {}),
        ("veronicas_guile ability 1", {}),
    ],
)
def test_who_has_a_dash_is_told_so_by_cards_as_well(use: str, given: dict[str, dict[str, str]]) -> None:
    """The card takes nobody else, or nobody else is in the city; with somebody who has Influence it can be used."""
    card, slot = use.split()[0], int(use.split()[-1])
    me = {"scheme": "contempt_and_hatred", "hand": ["veronicas_guile", "pull"]}
    foe = {"crew": {"otto_streit": "docks"}}
    st = pos({**me, "crew": {"kalla_forsberg": "docks", "sibella_scarpa": "home"}}, foe, **given)
    assert why(st, f"use {use}") == ("FIV-DASH-2", f"no-stat-for-that card=card:{card} stat=stat:influence")
    worn = {"gear": {"captains_coat": "sibella_scarpa"}} if given else {}
    st = pos({**me, "crew": {"kalla_forsberg": "docks", "sibella_scarpa": "docks"}}, foe, **worn)
    assert can(st, f"use {card} {slot}")
