"""The characters of Eisen, a to p by their ids: what each does, where its text ends, and where it says no."""

from __future__ import annotations

import pytest

from intrigue.core.phrase import phrase
from intrigue.games.fivesails.events import Sunk, Taken
from intrigue.games.fivesails.rules.drama import Turn
from intrigue.games.fivesails.rules.stats import num
from intrigue.games.fivesails.rules.wounds import Cap
from intrigue.games.fivesails.state.duel import NO_DUEL
from intrigue.games.fivesails.state.names import INFLUENCE

from .. import playing
from ..playing import (
    BY_EISEN,
    EISEN,
    GAME,
    MONTAIGNE,
    USSURA,
    VODACCE,
    bearer,
    can,
    engaged,
    go,
    hand,
    names,
    number,
    offers,
    pile,
    place,
    pools,
    rest,
    says,
    step,
    strike,
    table,
    until,
    why,
    wounds,
    zone,
)
from ..situations import asked_for_technique, events_of, unmet

pos = BY_EISEN.pos
duel = BY_EISEN.duel


@pytest.mark.card("fivesails", "youre_embarrassing_yourself", "daniella_dietrich")
@pytest.mark.rule("FIV-C-113", "FIV-COST-6")
def test_a_mercenary_who_is_laughed_at_for_daniella_challenges_nobody() -> None:
    me = {**EISEN, "crew": {"daniella_dietrich": "docks", "leja_juska": "docks"}}
    foe = {**MONTAIGNE, "crew": {"jean_urbain": "docks"}, "hand": ["youre_embarrassing_yourself"]}
    st = playing.pos(me, foe)
    step(st, "use daniella_dietrich", "use youre_embarrassing_yourself")
    rest(st)
    assert (st.duel.stage, engaged(st), st.mover(), pile(st, 1)) == (NO_DUEL, set(), 1, ["youre_embarrassing_yourself"])
    go(st, "pass")
    assert not can(st, "use daniella_dietrich")  # used, though it came to nothing


@pytest.mark.card("fivesails", "daniella_dietrich")
def test_daniella() -> None:
    st = pos(
        {"crew": {"daniella_dietrich": "docks", "carmella_vanessa_salvaggi": "docks"}},
        {"crew": {"servo_scarpa": "docks"}},
    )
    go(st, "use daniella_dietrich", "refuse")
    assert wounds(st) == {"servo_scarpa": 3}
    assert engaged(st) == set()
    st = duel({"crew": {"daniella_dietrich": "forums"}, "hand": ["triage"]})
    go(st, "choose bravos", "choose triage", "use daniella_dietrich", "place docks")
    assert place(st, "daniella_dietrich") == "docks"


@pytest.mark.card("fivesails", "daniella_dietrich")
@pytest.mark.parametrize(
    ("mine", "theirs", "able"),
    [
        ({"kaj_kousei": "docks"}, {"servo_scarpa": "docks"}, True),
        ({"kaj_kousei": "forums"}, {"servo_scarpa": "forums"}, False),  # not beside her
        ({}, {"servo_scarpa": "docks", "kaj_kousei": "docks"}, False),  # not hers
        ({"carmella_vanessa_salvaggi": "docks"}, {"servo_scarpa": "docks"}, True),
        ({"carmella_vanessa_salvaggi": "docks"}, {"servo_scarpa": "forums"}, False),
        ({"carmella_vanessa_salvaggi": "forums"}, {"servo_scarpa": "docks"}, False),
        ({"otto_streit": "docks"}, {"servo_scarpa": "docks"}, False),  # no Mercenary
        ({"sigurd_ulfsen": "docks"}, {"servo_scarpa": "docks"}, False),  # never challenges
    ],
)
def test_daniella_sends_her_own_from_her_location(mine: dict[str, str], theirs: dict[str, str], able: bool) -> None:
    st = pos({"crew": {"daniella_dietrich": "docks", **mine}}, {"crew": theirs})
    assert can(st, "use daniella_dietrich 1") == able


@pytest.mark.card("fivesails", "daniella_dietrich")
def test_daniella_slips_away_once_a_day() -> None:
    """Not only once a duel: after one duel she stays in the next."""
    st = duel(
        {"crew": {"daniella_dietrich": "forums"}, "hand": ["triage", "triage"]},
        {"crew": {"servo_scarpa": "forums", "sarafina": "docks"}, "hand": ["bravos", "bravos"]},
    )
    go(st, "choose bravos", "choose triage")
    assert can(st, "use daniella_dietrich 2")
    go(st, "use daniella_dietrich 2", "place docks", "pass")
    step(st, "challenge sarafina", "accept", "choose triage")
    assert not can(st, "use daniella_dietrich 2")


@pytest.mark.card("fivesails", "daniella_dietrich", "not_today")
@pytest.mark.rule("FIV-FIRST-3", "FIV-C-163")
@pytest.mark.parametrize(("order", "ends"), [(("not_today",), "docks"), (("daniella_dietrich",), "home 2")])
def test_daniella_goes_on_or_goes_home(order: tuple[str, ...], ends: str) -> None:
    st = playing.pos(
        {"leader": "don_constanzo_scarpa", "crew": {"aldo_bussotti": "forums"}},
        {"crew": {"daniella_dietrich": "forums"}, "hand": ["not_today"]},
    )
    go(st, "challenge aldo_bussotti", "accept", "choose not_today", "use daniella_dietrich 2")
    go(st, *[f"choose {card}" for card in order], "place docks")
    assert place(st, "daniella_dietrich") == ends


@pytest.mark.card("fivesails", "edeline_trinken")
@pytest.mark.rule("FIV-MAP-6")
def test_edeline_fetches_from_home_but_nobody_into_a_home_that_is_not_theirs() -> None:
    crew = {"terrell_brandt": "forums", "edeline_trinken": "home"}
    st = playing.duel(
        {"leader": "kaspar_dietrich", "crew": crew}, {"leader": "don_constanzo_scarpa", "hand": ["bravos"]}
    )
    go(st, "choose bravos", "pass", "pass")
    assert engaged(st) >= {"terrell_brandt"}
    enemy = number(st, "uwe_zimmerman")
    st.engaged[enemy] = 1
    if can(st, "use edeline_trinken"):
        go(st, "use edeline_trinken")
        assert place(st, "terrell_brandt") == "home 1"
    assert place(st, "uwe_zimmerman") == "forums"


@pytest.mark.card("fivesails", "edeline_trinken")
@pytest.mark.rule("FIV-C-115", "FIV-REACT-5")
def test_edeline_fetches_a_tired_fighter_after_the_duel_only() -> None:
    me = {"crew": {"servo_scarpa": "forums"}}
    foe = {"crew": {"uwe_zimmerman": "forums", "edeline_trinken": "docks"}, "hand": ["triage"]}
    st = playing.duel(me, foe)
    go(st, "choose triage")
    assert not can(st, "use edeline_trinken")
    step(st, "pass")
    assert offers(st, "use edeline_trinken")
    go(st, "use edeline_trinken")
    assert (place(st, "servo_scarpa"), place(st, "uwe_zimmerman")) == ("docks", "forums")  # Uwe is en garde


@pytest.mark.card("fivesails", "edeline_trinken")
def test_edeline() -> None:
    st = duel({"crew": {"terrell_brandt": "forums", "edeline_trinken": "docks"}})
    assert num(st, number(st, "edeline_trinken"), 2) == 1
    go(st, "choose bravos", "pass", "pass", "use edeline_trinken")
    assert place(st, "terrell_brandt") == "docks"


@pytest.mark.card("fivesails", "edeline_trinken")
@pytest.mark.rule("FIV-MAP-4", "FIV-MAP-6")
@pytest.mark.parametrize(
    ("edeline", "field", "tired", "guests"),
    [
        ("docks", "forums", [], ["servo_scarpa"]),
        ("docks", "grand_bazaar", [], []),  # too far away
        ("home", "forums", [], []),  # nobody enters another's Home
        ("home", "forums", ["terrell_brandt"], ["terrell_brandt"]),
        ("docks", "forums", ["otto_streit", "terrell_brandt"], ["servo_scarpa", "terrell_brandt"]),  # Otto only watched
    ],
)
def test_whom_edeline_takes_in(edeline: str, field: str, tired: list[str], guests: list[str]) -> None:
    """Servo has challenged Terrell and is engaged."""
    crew = {"terrell_brandt": field, "otto_streit": field, "edeline_trinken": edeline}
    st = pos({"crew": crew, "hand": ["regroup"]}, {"crew": {"servo_scarpa": field}}, engaged=tired, turn=1)
    step(st, "challenge servo_scarpa", "choose terrell_brandt", "accept", "choose regroup")
    assert offers(st, "use edeline_trinken") == bool(guests)
    if len(guests) > 1:
        step(st, "use edeline_trinken")
        assert names(says(st)) == guests
    elif guests:
        go(st, "use edeline_trinken")
        assert place(st, guests[0]) == ("home 1" if edeline == "home" else edeline)


@pytest.mark.card("fivesails", "edeline_trinken")
@pytest.mark.parametrize(
    ("edeline", "fresh", "able"),
    [
        ("docks", False, True),
        ("forums", False, False),  # they are there already
        ("docks", True, False),  # neither of the two is engaged
    ],
)
def test_edeline_takes_in_the_tired_from_next_door(edeline: str, fresh: bool, able: bool) -> None:
    """Terrell is engaged by the Challenge Action, not by Move Along."""
    st = pos(
        {"crew": {"terrell_brandt": "forums", "edeline_trinken": edeline}, "hand": ["move_along", "triage"]},
        {"crew": {"servo_scarpa": "forums"}, "hand": ["the_pressure_is_on"]},
    )
    step(st, *(["use move_along", "pay triage"] if fresh else ["challenge terrell_brandt"]))
    step(st, "accept", "choose the_pressure_is_on")  # no Thrust, and so the duel is over
    assert offers(st, "use edeline_trinken") == able


@pytest.mark.card("fivesails", "edeline_trinken", "the_cats_glass", "takama_siad")
@pytest.mark.rule("FIV-REACT-1", "FIV-KEY-2")
def test_what_a_third_player_may_do_about_a_duel_of_others() -> None:
    """Edeline fetches any fighter; the Glass is for one who fights, and Takama heals his own side."""
    st = table(
        {"crew": {"servo_scarpa": "docks"}},
        {**USSURA, "crew": {"torsten_vakt": "docks"}, "hand": ["boon"]},
        {**EISEN, "crew": {"otto_streit": "docks", "edeline_trinken": "forums", "takama_siad": "docks"}},
        gear={"the_cats_glass": "takama_siad"},
    )
    step(st, "challenge servo_scarpa", "choose torsten_vakt", "accept")
    assert not can(st, "use the_cats_glass")
    go(st, "choose boon")
    strike(st)
    while st.duel.stage != NO_DUEL and not can(st, "use edeline_trinken"):
        assert not can(st, "use takama_siad")
        st.apply(st.mover(), 0)
    go(st, "use edeline_trinken")
    assert place(st, "servo_scarpa") == "forums"


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


@pytest.mark.card("fivesails", "kaspar_dietrich", "sirens_scream")
@pytest.mark.rule("FIV-C-157")
def test_renown_on_a_siren_that_kaspar_sinks_is_lost() -> None:
    me = {**EISEN, "crew": {"kaspar_dietrich": "docks"}, "renown": 2}
    st = playing.pos(me, {**VODACCE, "renown": 1}, city_deck=["sirens_scream", "gustavo"])
    step(st, "use kaspar_dietrich")
    rest(st)
    go(st, "option 1")
    assert (st.renown, zone(st, "sirens_scream"), st.wounds[number(st, "sirens_scream")]) == ([1, 0], "deck", 0)


@pytest.mark.card("fivesails", "kaspar_dietrich", "gustavo")
@pytest.mark.rule("FIV-CREW-3", "FIV-C-27", "FIV-C-28")
def test_kaspar_who_hires_one_too_many_lets_one_go() -> None:
    crew = {
        "kaspar_dietrich": "docks",
        "otto_streit": "docks",
        "philip_hase": "docks",
        "uwe_zimmerman": "docks",
        "daniella_dietrich": "home",
        "edeline_trinken": "home",
    }
    st = playing.pos({**EISEN, "crew": crew, "hand": ["langschwert", "precision"]}, VODACCE, city_deck=["takama_siad"])
    step(st, "use kaspar_dietrich")
    until(st, lambda st: isinstance(st.stack[-1], Cap), last=True)
    assert not can(st, "choose kaspar_dietrich")
    go(st, "choose takama_siad")
    assert (zone(st, "takama_siad"), len(st.crew[0])) == ("locker", 6)


@pytest.mark.card("fivesails", "kaspar_dietrich")
def test_kaspar() -> None:
    st = pos(
        {"crew": {"kaspar_dietrich": "docks"}, "hand": ["triage", "regroup"]},
        city_deck=["smuggled_item", "maryam_benu_pleroma"],
    )
    go(st, "use kaspar_dietrich")
    labels = [GAME.words.label(st, 0, action) for action in st.legal(0)]
    assert labels == [phrase("do-no"), phrase("do-parley-and-pay", price=2)]  # not the whole 6
    go(st, "option 3", "pay triage", "pay regroup")
    assert (place(st, "maryam_benu_pleroma"), hand(st, 0)) == ("docks", [])  # 6, less 2 and 2
    assert (zone(st, "smuggled_item"), engaged(st)) == ("deck", {"kaspar_dietrich"})
    st = pos({"crew": {"kaspar_dietrich": "docks"}, "hand": ["triage"] * 4}, city_deck=["takama_siad"])
    go(st, "use kaspar_dietrich", "option 2", "pay triage", "pay triage", "pay triage")
    assert (place(st, "takama_siad"), hand(st, 0)) == ("docks", ["triage"])  # the whole 3, without a parley
    st = pos({"crew": {"kaspar_dietrich": "docks"}}, city_deck=["maryam_benu_pleroma"])
    go(st, "use kaspar_dietrich", "option 1")
    assert zone(st, "maryam_benu_pleroma") == "deck"


@pytest.mark.card("fivesails", "kaspar_dietrich")
@pytest.mark.rule("FIV-QUAL-4", "FIV-STATE-3")
@pytest.mark.parametrize(
    ("where", "tired", "able"), [("docks", [], True), ("docks", ["kaspar_dietrich"], False), ("home", [], False)]
)
def test_kaspar_looks_for_people_in_the_city(where: str, tired: list[str], able: bool) -> None:
    st = pos({"crew": {"kaspar_dietrich": where}}, engaged=tired, city_deck=["gustavo"])
    assert can(st, "use kaspar_dietrich") == able


@pytest.mark.card("fivesails", "kaspar_dietrich")
@pytest.mark.rule("FIV-PARLEY-1")
@pytest.mark.parametrize(("who", "able"), [("kaspar_dietrich", True), ("otto_streit", False)])
def test_only_kaspar_parleys_for_four(who: str, able: bool) -> None:
    st = playing.pos({**EISEN, "crew": {who: "docks"}}, city={"docks": ["eko_sorridi"]})
    assert num(st, number(st, who), INFLUENCE) == 2
    assert can(st, "recruit eko_sorridi") == able  # 4, and nothing to pay with


@pytest.mark.card("fivesails", "otto_streit")
def test_cards_taken_and_sunk_are_told() -> None:
    st = playing.pos({"crew": {"otto_streit": "docks"}, "deck": ["triage", "langschwert", "regroup"]})
    go(st, "use otto_streit", "choose langschwert")
    assert [event.name for event in events_of(st, Taken) if isinstance(event, Taken)] == ["langschwert"]
    assert events_of(st, Sunk)


@pytest.mark.card("fivesails", "otto_streit")
@pytest.mark.rule("FIV-KEY-11", "FIV-KEY-14")
def test_otto() -> None:
    st = pos({"crew": {"otto_streit": "docks"}, "deck": ["triage", "langschwert", "regroup"]})
    go(st, "use otto_streit", "choose langschwert")
    assert hand(st, 0) == ["langschwert"]
    assert zone(st, "triage") == "deck"


@pytest.mark.card("fivesails", "otto_streit")
def test_otto_takes_an_attachment_out_of_three() -> None:
    st = pos({"crew": {"otto_streit": "docks"}, "deck": ["langschwert", "triage", "breastplate", "throwing_knife"]})
    step(st, "use otto_streit")
    assert names(says(st)) == ["breastplate", "langschwert"]


@pytest.mark.card("fivesails", "otto_streit")
@pytest.mark.rule("FIV-QUAL-4")
@pytest.mark.parametrize(("where", "able"), [("docks", True), ("home", False)])
def test_otto_works_in_the_city(where: str, able: bool) -> None:
    assert can(pos({"crew": {"otto_streit": where}}), "use otto_streit") == able


@pytest.mark.card("fivesails", "philip_hase")
def test_philip() -> None:
    st = pos(
        {"crew": {"philip_hase": "docks", "kaj_kousei": "docks"}, "hand": ["langschwert", "regroup"]},
        {"crew": {"servo_scarpa": "docks"}, "hand": ["bravos"]},
    )
    go(st, "equip langschwert", "choose philip_hase", "use philip_hase", "place forums")
    assert place(st, "philip_hase") == "forums"
    st = duel(
        {"crew": {"philip_hase": "forums", "kaj_kousei": "forums"}, "hand": ["regroup"]}, engaged=["servo_scarpa"]
    )
    go(st, "choose bravos", "choose regroup", "use philip_hase")
    assert wounds(st)["servo_scarpa"] >= 1


@pytest.mark.card("fivesails", "philip_hase")
@pytest.mark.rule("FIV-QUAL-4", "FIV-MAP-5")
@pytest.mark.parametrize(
    ("where", "who", "able"),
    [("docks", "philip_hase", True), ("home", "philip_hase", False), ("docks", "otto_streit", False)],
)
def test_philip_moves_after_he_was_equipped_himself(where: str, who: str, able: bool) -> None:
    st = pos({"crew": {"philip_hase": where, "otto_streit": "docks"}, "hand": ["langschwert"]})
    step(st, "equip langschwert", f"choose {who}")
    assert offers(st, "use philip_hase 1") == able
    if able:
        step(st, "use philip_hase 1")
        assert says(st) == ["place forums", "place home 1"]


@pytest.mark.card("fivesails", "philip_hase")
@pytest.mark.parametrize(
    ("tired", "friend", "where", "able"),
    [
        (["servo_scarpa"], "kaj_kousei", "forums", True),
        ([], "kaj_kousei", "forums", False),
        (["servo_scarpa"], "otto_streit", "forums", False),  # no Mercenary
        (["servo_scarpa"], "kaj_kousei", "docks", False),
    ],
)
def test_philip_traps_the_engaged_with_help(tired: list[str], friend: str, where: str, able: bool) -> None:
    st = duel({"crew": {"philip_hase": "forums", friend: where}, "hand": ["regroup"]}, engaged=tired)
    step(st, "choose bravos", "choose regroup")
    assert can(st, "use philip_hase 2") == able


@pytest.mark.card("fivesails", "philip_hase", "legions_caress", "boon")
@pytest.mark.rule("FIV-C-147", "FIV-C-148")
def test_philip_moves_when_his_own_side_equips_him_not_when_an_enemy_does() -> None:
    st = playing.pos(
        {"crew": {"philip_hase": "docks"}, "leader": "kaspar_dietrich", "hand": ["throwing_knife"]},
        {"leader": "don_constanzo_scarpa", "hand": ["legions_caress", "pull"]},
        turn=1,
    )
    step(st, "equip legions_caress", "pay pull")
    assert bearer(st, "legions_caress") == "philip_hase"
    assert not can(st, "use philip_hase")
    st = playing.pos({"crew": {"philip_hase": "docks"}, "leader": "kaspar_dietrich", "hand": ["throwing_knife"]})
    go(st, "equip throwing_knife", "choose philip_hase", "use philip_hase", "place forums")
    assert place(st, "philip_hase") == "forums"
    st = playing.pos(
        {"crew": {"philip_hase": "docks", "daniella_dietrich": "docks"}, "leader": "kaspar_dietrich", "hand": ["boon"]}
    )
    go(st, "use boon", "choose philip_hase", "use philip_hase", "place forums")  # to attach is to equip
    assert place(st, "philip_hase") == "forums"


@pytest.mark.card("fivesails", "philip_hase", "improvised_weapon")
@pytest.mark.rule("FIV-MOVEDUEL-5", "FIV-C-118")
def test_philip_takes_up_a_weapon_as_the_round_ends_and_is_gone() -> None:
    """His threat has found its place before; the answer strikes nobody."""
    foe = {**EISEN, "crew": {"philip_hase": "forums"}, "hand": ["improvised_weapon"]}
    st = playing.pos({"crew": {"servo_scarpa": "forums"}, "hand": ["fates_burden"]}, foe)
    go(st, "challenge servo_scarpa", "accept")
    step(st, "choose improvised_weapon")
    assert offers(st, "use improvised_weapon 1")
    step(st, "use improvised_weapon 1", "use philip_hase 1", "place docks")
    rest(st)
    assert (place(st, "philip_hase"), pools(st)) == ("docks", (1, 0))
    go(st, "choose fates_burden")
    strike(st)
    assert isinstance(st.stack[-1], Turn)
    assert wounds(st)["philip_hase"] == 2  # by the challenge alone


@pytest.mark.card("fivesails", "philip_hase")
@pytest.mark.rule("FIV-C-85")
@pytest.mark.parametrize(("tired", "hurt"), [(["otto_streit"], {"otto_streit": 1}), ([], {})])
def test_philip_with_a_challenge(tired: list[str], hurt: dict[str, int]) -> None:
    me = {"leader": "kaspar_dietrich", "crew": {"philip_hase": "docks", "kaj_kousei": "docks"}}
    st = asked_for_technique(
        "philip_hase", {"otto_streit": "docks"}, me, foe={"leader": "soline_el_gato"}, engaged=tired
    )
    go(st, "use philip_hase", "accept")
    assert (wounds(st), bool(unmet(st))) == (hurt, not hurt)


@pytest.mark.card("fivesails", "philip_hase")
@pytest.mark.rule("FIV-C-85")
def test_philip_alone_with_a_challenge() -> None:
    """A condition is one: what it asks besides of others is judged late with the rest."""
    me = {"leader": "kaspar_dietrich", "crew": {"philip_hase": "docks"}}
    st = asked_for_technique(
        "philip_hase", {"otto_streit": "docks"}, me, foe={"leader": "soline_el_gato"}, engaged=["otto_streit"]
    )
    go(st, "use philip_hase", "accept")
    assert (wounds(st), unmet(st)) == ({}, ["philip_hase"])
