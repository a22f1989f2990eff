"""What is judged about an earlier moment is judged as it was then: where it stood, whose it was, whom it concerned."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from intrigue.core.phrase import phrase
from intrigue.games import fivesails
from intrigue.games.fivesails.cards.attachment_steps import Fits
from intrigue.games.fivesails.cards.selections import TARGET, THIS
from intrigue.games.fivesails.rules.ability_use import targets_of
from intrigue.games.fivesails.rules.legality import asking, usable, use_of
from intrigue.games.fivesails.state import names
from intrigue.games.fivesails.state.city import DOCKS, FORUMS, HOME
from intrigue.games.fivesails.state.moments import when_claimed, when_destroyed, when_moved, when_targeted
from intrigue.games.fivesails.state.names import MOMENTS, PAYING
from intrigue.games.fivesails.state.numbers import M_AIMED, M_NOT_FIRST, UNTIL_DAY
from intrigue.games.fivesails.state.parts import NO_AIM, NO_MOMENT, Mark, Whereabouts
from intrigue.games.fivesails.state.printed import ABILITIES, CARDS

from .playing import can, go, number, place, pos, stands, step, wounds, zone

FOLDER = Path(fivesails.__file__).parent


@pytest.mark.card("fivesails", "cesca_del_rosso")
@pytest.mark.rule("FIV-LKI-1", "FIV-C-61", "FIV-C-144")
def test_cesca_notices_a_target_beside_her_that_the_sorcery_killed() -> None:
    st = pos(
        {"crew": {"cesca_del_rosso": "docks", "sibella_scarpa": "docks"}},
        {"crew": {"otto_streit": "docks", "uwe_zimmerman": "docks"}},
        wounds={"otto_streit": 3},
    )
    step(st, "use sibella_scarpa", "choose otto_streit")
    assert zone(st, "otto_streit") == "locker"
    go(st, "use cesca_del_rosso 2")
    assert wounds(st) == {"sibella_scarpa": 1, "cesca_del_rosso": 2, "uwe_zimmerman": 1}


@pytest.mark.card("fivesails", "cesca_del_rosso")
@pytest.mark.rule("FIV-LKI-1")
def test_cesca_notices_a_target_that_was_pulled_away_from_her() -> None:
    st = pos(
        {"crew": {"cesca_del_rosso": "docks", "sibella_scarpa": "forums"}, "hand": ["pull", "bravos", "ambush"]},
        {"crew": {"otto_streit": "docks", "uwe_zimmerman": "grand_bazaar"}},
    )
    step(st, "use pull", "choose sibella_scarpa", "pay ambush", "choose otto_streit")
    assert place(st, "otto_streit") == "forums"
    go(st, "use cesca_del_rosso 2", "pay bravos", "choose uwe_zimmerman")
    assert place(st, "uwe_zimmerman") == "docks"  # she did it once more, where she is


@pytest.mark.card("fivesails", "cesca_del_rosso")
@pytest.mark.rule("FIV-LKI-1")
def test_cesca_does_not_notice_a_target_that_only_then_came_to_her() -> None:
    st = pos(
        {"crew": {"cesca_del_rosso": "docks", "sibella_scarpa": "docks"}, "hand": ["pull", "bravos", "ambush"]},
        {"crew": {"otto_streit": "forums", "uwe_zimmerman": "grand_bazaar"}},
    )
    step(st, "use pull", "choose sibella_scarpa", "pay ambush", "choose otto_streit")
    assert place(st, "otto_streit") == "docks"
    assert not can(st, "use cesca_del_rosso 2")


@pytest.mark.card("fivesails", "predatory_pursuit")
@pytest.mark.rule("FIV-C-43")
def test_whoever_could_hold_a_reaction_is_asked_whatever_lies_in_the_street() -> None:
    for city in ({}, {"forums": ["captains_coat"]}, {"grand_bazaar": ["captains_coat"]}):
        foe = {"leader": "yevgeni", "crew": {"valeri_mikhailov": "docks"}, "hand": ["triage", "boon"]}
        st = step(pos({"crew": {"servo_scarpa": "docks"}}, foe, city=city), "move servo_scarpa", "place forums")
        assert st.card(st.size - 1).id == "captains_coat"  # the last of all cards
        moved = phrase("show-moved", card="card:servo_scarpa", place="place:forums")
        assert (st.mover(), st.view(1).prompt) == (1, phrase("ask-react", moment=moved))


@pytest.mark.card("fivesails", "stiletto", "vittoria_anselmo")
@pytest.mark.rule("FIV-CHAL-6", "FIV-REACT-4")
def test_stiletto_wounds_whoever_is_challenged_after_vittoria_put_a_thug_there() -> None:
    st = pos(
        {"crew": {"vittoria_anselmo": "forums", "buratino": "forums"}},
        {"crew": {"uwe_zimmerman": "forums", "otto_streit": "forums"}},
        gear={"stiletto": "vittoria_anselmo"},
        turn=1,
    )
    step(st, "challenge uwe_zimmerman", "choose vittoria_anselmo", "use vittoria_anselmo", "option 1")
    challenged = phrase("show-challenged", card="card:uwe_zimmerman", other="card:buratino")
    assert st.view(0).prompt == phrase("ask-react", moment=challenged)
    go(st, "use stiletto", "option 2")
    assert wounds(st) == {"buratino": 1}


@pytest.mark.card("fivesails", "vissenta_scarpa")
@pytest.mark.rule("FIV-LKI-1", "FIV-REACT-5")
def test_a_moment_keeps_where_everybody_stood_and_whose_it_was() -> None:
    st = pos({"crew": {"vissenta_scarpa": "forums", "buratino": "forums"}}, {"crew": {"uwe_zimmerman": "docks"}})
    vissenta, buratino, uwe = (number(st, id) for id in ("vissenta_scarpa", "buratino", "uwe_zimmerman"))
    moment = when_destroyed(st, card=buratino, place=FORUMS, seat=0)
    go(st, "move vissenta_scarpa", "place home 1")
    assert (moment.whose, moment.at) == (0, FORUMS)
    assert [moment.whereabouts.where(i) for i in (vissenta, uwe, number(st, "kaspar_dietrich"))] == [
        FORUMS,
        DOCKS,
        HOME + 1,
    ]
    assert sorted(moment.whereabouts.beside(buratino)) == sorted([vissenta, buratino])
    reaction = CARDS[st.kind[vissenta]].abilities[0]
    assert usable(st, asking(0, moment), vissenta, reaction)  # it was beside her, wherever she is now
    assert not usable(st, asking(0, when_destroyed(st, card=buratino, place=FORUMS, seat=0)), vissenta, reaction)


@pytest.mark.card("fivesails", "horatio_lockwood")
@pytest.mark.rule("FIV-LKI-1", "FIV-KEY-10")
def test_whose_it_was_is_not_whose_it_is_now() -> None:
    """A Mercenary of Horatio's own side is nobody's once it has died, and was no enemy all the same."""
    st = pos({"leader": "odette_dubois_darrent", "crew": {"horatio_lockwood": "docks", "eko_sorridi": "docks"}})
    horatio, eko = number(st, "horatio_lockwood"), number(st, "eko_sorridi")
    own = when_moved(st, card=eko, start=DOCKS, goal=FORUMS)
    st.to_locker(eko)
    assert st.ctrl[eko] == -1
    assert not usable(st, asking(0, own), horatio, CARDS[st.kind[horatio]].abilities[0])


@pytest.mark.card("fivesails", "sea_legs")
@pytest.mark.rule("FIV-LKI-1")
def test_sea_legs_lead_on_from_where_the_character_is_and_never_the_dead() -> None:
    st = pos(
        {"crew": {"vissenta_scarpa": "home"}, "hand": ["sea_legs", "bravos"]},
        {"crew": {"uwe_zimmerman": "docks"}},
        wounds={"vissenta_scarpa": 3},
    )
    vissenta, legs = number(st, "vissenta_scarpa"), number(st, "sea_legs")
    moment = when_moved(st, card=vissenta, start=HOME, goal=DOCKS)
    assert usable(st, asking(0, moment), legs, CARDS[st.kind[legs]].abilities[0])
    st.to_locker(vissenta)
    assert not usable(st, asking(0, moment), legs, CARDS[st.kind[legs]].abilities[0])


@pytest.mark.card("fivesails", "plans_within_plans")
@pytest.mark.rule("FIV-LKI-1")
def test_plans_within_plans_asks_who_stood_there_when_it_was_claimed() -> None:
    me = {"crew": {"servo_scarpa": "docks"}, "scheme": "plans_within_plans"}
    st = pos(me, {"crew": {"otto_streit": "docks"}}, engaged=["servo_scarpa"])
    plans = st.schemes[0]
    reaction = CARDS[st.kind[plans]].abilities[1]
    then = when_claimed(st, place=DOCKS, seat=0)
    stands(st, "otto_streit", FORUMS)
    assert usable(st, asking(0, then), plans, reaction)
    assert not usable(st, asking(0, when_claimed(st, place=DOCKS, seat=0)), plans, reaction)


@pytest.mark.card("fivesails", "cesca_del_rosso", "fates_burden", "sibella_scarpa")
@pytest.mark.rule("FIV-SELF-3")
def test_cesca_repeats_neither_what_cannot_be_used_again_nor_herself() -> None:
    foe = {"crew": {"otto_streit": "docks", "uwe_zimmerman": "docks"}}
    st = pos({"crew": {"cesca_del_rosso": "docks"}, "hand": ["fates_burden"]}, foe)
    step(st, "use fates_burden", "choose otto_streit")
    assert not can(st, "use cesca_del_rosso 2")  # the risk has become an attachment
    st = pos({"crew": {"cesca_del_rosso": "docks", "sibella_scarpa": "docks"}}, foe)
    go(st, "use sibella_scarpa", "choose otto_streit", "use cesca_del_rosso 2", "choose uwe_zimmerman")
    assert wounds(st) == {"sibella_scarpa": 1, "otto_streit": 1, "uwe_zimmerman": 1, "cesca_del_rosso": 2}
    assert not can(st, "use cesca_del_rosso 2")


@pytest.mark.rule("FIV-LKI-1")
def test_only_its_own_targets_concern_a_use() -> None:
    st = pos({"crew": {"servo_scarpa": "docks"}}, {"crew": {"otto_streit": "docks", "uwe_zimmerman": "forums"}})
    otto, uwe, servo = (number(st, id) for id in ("otto_streit", "uwe_zimmerman", "servo_scarpa"))
    then = when_targeted(st, card=otto, use=1, seat=0, aim=NO_AIM, kept=True)
    st.marks = [
        Mark(M_AIMED, UNTIL_DAY, card=otto, use=1, then=then),
        Mark(M_AIMED, UNTIL_DAY, card=uwe, use=2, then=then),
        Mark(M_NOT_FIRST, UNTIL_DAY, card=uwe, use=1, then=then),
    ]
    assert sorted(targets_of(st, 1)) == sorted([otto, servo])
    assert targets_of(st, 2) == (uwe,)
    assert targets_of(st, 3) == ()


@pytest.mark.rule("FIV-LKI-1")
def test_where_everybody_stands_is_written_down_anew_when_somebody_has_moved() -> None:
    before = Whereabouts((3, 5), (0, 1), (DOCKS, FORUMS))
    for gone, places in ((3, (HOME, FORUMS)), (5, (DOCKS, HOME)), (4, (DOCKS, FORUMS))):
        now = before.after(gone, HOME)
        assert (now.people, now.sides, now.places) == ((3, 5), (0, 1), places)


@pytest.mark.rule("FIV-ATT-2")
def test_what_was_not_chosen_fits_nobody() -> None:
    st = pos({"crew": {"servo_scarpa": "docks"}, "hand": ["stiletto"]})
    servo, stiletto = number(st, "servo_scarpa"), number(st, "stiletto")
    for target, fits in ((stiletto, True), (-1, False)):
        use = use_of(st, 0, 0, servo, ABILITIES[0], servo, NO_MOMENT, target=target)
        assert Fits(TARGET, THIS).holds(st, use, servo) == fits
    assert not Fits(TARGET, THIS).holds(
        st, use_of(st, 0, 0, servo, ABILITIES[0], servo, NO_MOMENT, target=stiletto), -1
    )


# ---------------------------------------------------------------------- who makes them


def called(tree: ast.AST) -> list[ast.Call]:
    return [node for node in ast.walk(tree) if isinstance(node, ast.Call)]


def test_each_kind_of_moment_is_made_by_one_function_of_its_name() -> None:
    made: dict[str, str] = {}
    for function in ast.parse((FOLDER / "state/moments.py").read_text(encoding="utf-8")).body:
        if isinstance(function, ast.FunctionDef):
            for call in called(function):
                if ast.unparse(call.func) == "happens":
                    kind = ast.unparse(call.args[1])
                    assert kind not in made
                    made[kind] = function.name
    assert {kind: name.removeprefix("when_") for kind, name in made.items()} == {kind: kind.lower() for kind in made}
    assert sorted([vars(names)[kind] for kind in made] + [PAYING]) == list(range(MOMENTS))


def test_nobody_else_makes_moments() -> None:
    makers = {
        file.relative_to(FOLDER).as_posix()
        for file in FOLDER.rglob("*.py")
        for call in called(ast.parse(file.read_text(encoding="utf-8")))
        if ast.unparse(call.func).rpartition(".")[2] in ("Moment", "happens")
    }
    assert makers == {"state/moments.py", "state/parts.py"}  # where there is none, and the same about another card
