"""The cards of Castille, each played as a person would. The first player leads Soline here."""

from __future__ import annotations

from typing import Any

import pytest

from intrigue.core.phrase import notation
from intrigue.games.fivesails.events import Revealed, Used
from intrigue.games.fivesails.rules.stats import num
from intrigue.games.fivesails.view import FiveSailsView

from . import playing
from .playing import (
    BY_CASTILLE,
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
    pools,
    renown,
    says,
    step,
    struck,
    wounds,
    zone,
)

pos, duel = BY_CASTILLE.pos, BY_CASTILLE.duel


@pytest.mark.card("fivesails", "soline_el_gato")
@pytest.mark.rule("FIV-EX-16", "FIV-REACT-5", "FIV-C-45")
def test_soline() -> None:
    st = pos({"crew": {"soline_el_gato": "docks"}}, {"crew": {"otto_streit": "home"}}, turn=1)
    go(st, "move otto_streit", "place forums", "use soline_el_gato")
    assert place(st, "soline_el_gato") == "forums"
    st = duel({"crew": {"soline_el_gato": "forums"}})
    assert num(st, number(st, "otto_streit"), 1) == 1


@pytest.mark.card("fivesails", "lorenzo_de_zepeda")
def test_lorenzo() -> None:
    st = pos({"crew": {"lorenzo_de_zepeda": "docks", "maya_de_la_rioja": "docks"}})
    go(st, "use maya_de_la_rioja", "use lorenzo_de_zepeda", "place grand_bazaar")
    assert place(st, "maya_de_la_rioja") == "grand_bazaar"
    st = duel(
        {"crew": {"lorenzo_de_zepeda": "forums"}, "hand": ["triage"]},
        {"hand": ["langschwert", "regroup"], "deck": ["precision"]},
    )
    go(st, "choose langschwert", "choose triage", "use lorenzo_de_zepeda", "option 2", "choose regroup")
    assert st.lines[1][-1] == number(st, "precision")


@pytest.mark.card("fivesails", "lorenzo_de_zepeda", "sanjay")
@pytest.mark.rule("FIV-C-181", "FIV-COST-5")
def test_what_lorenzos_foe_discards_to_play_the_card_is_discarded_by_his_effect() -> None:
    st = duel(
        {"crew": {"lorenzo_de_zepeda": "forums", "sanjay": "docks"}, "hand": ["triage"], "deck": ["robbery"]},
        {"hand": ["langschwert", "regroup"], "deck": ["precision"]},
    )
    go(st, "choose langschwert", "choose triage", "use lorenzo_de_zepeda", "option 2", "choose regroup", "use sanjay")
    assert hand(st, 0) == ["robbery"]


@pytest.mark.card("fivesails", "madre_dolores")
def test_madre() -> None:
    st = pos(
        {"crew": {"madre_dolores": "docks", "sanjay": "docks"}, "hand": ["triage"]},
        wounds={"madre_dolores": 1, "sanjay": 1},
    )
    go(st, "use madre_dolores", "option 2", "choose triage", "choose sanjay")
    assert wounds(st) == {}


@pytest.mark.card("fivesails", "makepeace_botwighte")
def test_makepeace() -> None:
    st = pos(
        {"crew": {"makepeace_botwighte": "docks"}},
        {"crew": {"otto_streit": "docks"}, "hand": ["langschwert", "triage"]},
        engaged=["otto_streit"],
    )
    go(st, "use makepeace_botwighte")
    assert place(st, "otto_streit") == "home 2"
    st = pos(
        {"crew": {"makepeace_botwighte": "docks"}},
        {"crew": {"otto_streit": "docks"}, "hand": ["langschwert", "triage"]},
        turn=1,
    )
    go(st, "equip langschwert", "choose otto_streit", "pay triage")
    assert bearer(st, "langschwert") == "otto_streit"


@pytest.mark.card("fivesails", "maya_de_la_rioja")
def test_maya() -> None:
    st = pos({"crew": {"maya_de_la_rioja": "docks"}}, first=1)
    go(st, "use maya_de_la_rioja", "place grand_bazaar")
    assert place(st, "maya_de_la_rioja") == "grand_bazaar"
    st = duel({"hand": ["robbery", "improvising"]}, {"hand": ["langschwert", "triage"]})
    go(st, "choose langschwert", "choose improvising", "use maya_de_la_rioja", "choose triage")
    assert pile(st, 1) == ["triage"]
    assert struck(st) == (1, 0, 1)


@pytest.mark.card("fivesails", "padre_anibal")
def test_padre() -> None:
    st = pos({"crew": {"padre_anibal": "docks"}}, {"crew": {"kaspar_dietrich": "docks", "uwe_zimmerman": "docks"}})
    go(st, "claim padre_anibal")
    assert held(st) == {"docks": 0}  # 2 + 2 against 3
    go(st, "pass", "use padre_anibal")
    assert engaged(st) == set()


@pytest.mark.card("fivesails", "patricia_moustakas")
def test_patricia() -> None:
    st = pos({"crew": {"patricia_moustakas": "docks"}}, {"crew": {"terrell_brandt": "docks"}})
    go(st, "use patricia_moustakas 1")
    assert held(st) == {"docks": 0}
    assert not can(st, "challenge terrell_brandt")
    go(st, "pass", "use patricia_moustakas 2")
    assert (len(hand(st, 0)), engaged(st)) == (1, {"patricia_moustakas"})


@pytest.mark.card("fivesails", "patricia_moustakas")
def test_patricia_makes_every_opponent_discard() -> None:
    others: list[dict[str, Any]] = [{"leader": "yevgeni", "hand": ["pull"]}, {"leader": "odette_dubois_darrent"}]
    others[1]["hand"] = ["boon", "triage"]
    st = pos({"crew": {"patricia_moustakas": "docks"}}, {"hand": ["triage"]}, first=1, more=others)
    go(st, "use patricia_moustakas 2", "choose triage", "choose pull", "choose boon")
    assert [pile(st, seat) for seat in range(4)] == [[], ["triage"], ["pull"], ["boon"]]
    assert (hand(st, 0), hand(st, 3)) == ([], ["triage"])


@pytest.mark.card("fivesails", "raton")
def test_raton() -> None:
    st = pos({"crew": {"raton": "docks"}}, {"crew": {"otto_streit": "forums"}}, gear={"langschwert": "otto_streit"})
    go(st, "use raton")
    assert place(st, "raton") == "forums"
    st = pos(
        {"leader": "don_constanzo_scarpa", "crew": {"don_constanzo_scarpa": "docks"}},
        {"leader": "soline_el_gato", "crew": {"raton": "forums"}},
        gear={"stiletto": "don_constanzo_scarpa"},
        turn=1,
    )
    go(st, "use raton")
    assert place(st, "raton") == "docks"  # a Leader is as good as anybody
    st = duel(
        {"crew": {"raton": "forums"}, "hand": ["amour"]},
        {"hand": ["langschwert", "not_today"]},
        gear={"throwing_knife": "otto_streit"},
    )
    go(st, "choose langschwert", "pass", "choose amour", "use raton")
    assert st.over is False


@pytest.mark.card("fivesails", "sanjay")
@pytest.mark.rule("FIV-C-63")
def test_sanjay() -> None:
    st = pos({"crew": {"sanjay": "docks"}, "hand": ["triage"]}, {"crew": {"otto_streit": "docks"}})
    go(st, "use sanjay")
    assert engaged(st) == {"otto_streit"}
    st = pos({"crew": {"sanjay": "forums", "patricia_moustakas": "docks"}}, {"hand": ["triage"]}, first=1)
    go(st, "use patricia_moustakas 2", "use sanjay")
    assert len(hand(st, 0)) == 1
    st = pos(
        {"crew": {"sanjay": "docks"}}, {"crew": {"adelheide_schmidt": "docks"}, "hand": ["throwing_knife"]}, turn=1
    )
    step(st, "use adelheide_schmidt", "choose throwing_knife")
    assert (zone(st, "throwing_knife"), offers(st, "use sanjay 2")) == ("discard", False)  # a cost, and not by him


@pytest.mark.card("fivesails", "the_cats_embargo")
@pytest.mark.rule("FIV-SCHEME-3", "FIV-C-154")
@pytest.mark.parametrize(("seat", "card", "gains"), [(1, "langschwert", 1), (2, "throwing_knife", 0)])
def test_the_cats_embargo(seat: int, card: str, gains: int) -> None:
    """Kaspar's hand is all Langschwert, Yevgeni's all knives: what is revealed of one hand concerns that name only."""
    other = {"leader": "yevgeni", "approach": [], "deck": ["throwing_knife"] * 5}
    hands: list[dict[str, Any]] = [
        {"leader": "soline_el_gato", "deck": ["langschwert"] * 7},
        {"deck": ["langschwert"] * 6},
    ]
    st = playing.plot("the_cats_embargo", *hands, more=[other])
    step(st, "place docks")
    assert says(st) == ["place oles_inn", "place forums", "place grand_bazaar"]  # a different one
    step(st, "place grand_bazaar")
    assert renown(st) == {"docks": 1, "grand_bazaar": 1}
    go(st, f"player {seat + 1}")
    shown = [event for event in st.events_for(None) if isinstance(event, Revealed)]
    assert (shown[-1].owner, shown[-1].cards) == (seat, (card,))
    for viewer in (0, seat, None):  # everybody is told, and by whom
        view = st.view(viewer)
        assert isinstance(view, FiveSailsView)
        assert [notation(effect.words) for effect in view.effects] == [f"show-embargo seat=seat:0 name=card:{card}"]
    step(st, "equip langschwert")
    assert not offers(st, "use the_cats_embargo")  # she is no opponent of her own
    step(st, "equip langschwert")
    assert offers(st, "use the_cats_embargo") == (gains == 1)
    if gains:
        go(st, "use the_cats_embargo")
    assert st.renown[0] == gains


@pytest.mark.card("fivesails", "shifting_blame")
def test_shifting_blame() -> None:
    assert renown(playing.plot("shifting_blame", {"leader": "soline_el_gato"})) == {"docks": 1}
    st = pos({"scheme": "shifting_blame"}, {"crew": {"otto_streit": "docks"}}, turn=1)
    go(st, "claim otto_streit", "use shifting_blame", "place forums")
    assert renown(st) == {"forums": 1}
    st = pos({"scheme": "shifting_blame", "crew": {"patricia_moustakas": "docks"}}, {"hand": ["triage"]}, first=1)
    go(st, "use patricia_moustakas 2", "use shifting_blame")
    assert len(hand(st, 0)) == 1


@pytest.mark.card("fivesails", "the_cats_glass")
@pytest.mark.rule("FIV-C-68")
def test_the_cats_glass() -> None:
    st = pos(
        {"crew": {"sanjay": "forums"}, "hand": ["improvising"]},
        {"crew": {"otto_streit": "forums"}, "hand": ["triage"]},
        gear={"the_cats_glass": "sanjay"},
        turn=1,
    )
    go(st, "challenge otto_streit", "accept", "use the_cats_glass")
    assert engaged(st) == {"the_cats_glass", "otto_streit"}
    go(st, "choose improvising", "gamble")
    assert len(st.aside) == 1  # instead of two


@pytest.mark.card("fivesails", "gallegos_blade")
def test_gallegos_blade() -> None:
    st = duel({"hand": ["amour"]}, gear={"gallegos_blade": "maya_de_la_rioja"})
    go(st, "choose langschwert", "gamble")
    assert len(st.aside) == 3
    st = duel({"hand": ["taunt"]}, gear={"gallegos_blade": "maya_de_la_rioja"})
    go(st, "choose langschwert", "choose taunt", "use gallegos_blade")
    assert struck(st) == (0, 0, 2)  # less 1 Parry
    go(st, "gamble")
    assert len(st.aside) == 1  # instead of two


@pytest.mark.card("fivesails", "unfortunate")
def test_unfortunate() -> None:
    st = duel(
        {"hand": ["unfortunate"]}, {"crew": {"uwe_zimmerman": "forums"}, "hand": ["langschwert", "triage", "regroup"]}
    )
    go(st, "choose langschwert", "choose unfortunate", "pass")
    assert bearer(st, "unfortunate") == "uwe_zimmerman"
    assert num(st, number(st, "uwe_zimmerman"), 1) == 1
    go(st, "pass", "use unfortunate", "choose triage", "choose regroup")
    assert (zone(st, "unfortunate"), sorted(pile(st, 1))) == ("discard", ["langschwert", "regroup", "triage"])
    attached = [event for event in st.events_for(None) if isinstance(event, Used) and event.kind == "forced"]
    assert len(attached) == 1  # in its own round, and not in the foe's


@pytest.mark.card("fivesails", "adaptable")
def test_adaptable() -> None:
    st = pos({"crew": {"maya_de_la_rioja": "docks"}, "hand": ["adaptable", "triage"]})
    go(st, "use adaptable 1", "pay triage")
    assert held(st) == {"docks": 0}
    st = pos(
        {"crew": {"maya_de_la_rioja": "docks"}, "hand": ["adaptable", "triage"]}, first=1, engaged=["maya_de_la_rioja"]
    )
    go(st, "use adaptable 2", "pay triage")
    assert engaged(st) == set()
    for option, values in ((1, (2, 2, 0)), (2, (2, 0, 2))):
        st = duel({"hand": ["adaptable", "triage"]})
        go(st, "choose langschwert", "choose adaptable", "use adaptable 3", "pay triage", f"option {option}", "pass")
        assert struck(st) == values


@pytest.mark.card("fivesails", "amour")
def test_amour() -> None:
    st = pos({"crew": {"sanjay": "docks"}, "hand": ["amour", "triage"]}, {"crew": {"otto_streit": "docks"}})
    go(st, "use amour", "pay triage")
    assert (place(st, "sanjay"), place(st, "otto_streit"), engaged(st)) == (
        "home 1",
        "home 2",
        {"sanjay", "otto_streit"},
    )


@pytest.mark.card("fivesails", "drinking_games")
@pytest.mark.rule("FIV-C-81")
def test_drinking_games() -> None:
    st = pos(
        {"crew": {"maya_de_la_rioja": "docks"}, "hand": ["drinking_games", "triage"]},
        {"crew": {"otto_streit": "docks"}},
        wounds={"maya_de_la_rioja": 3},
    )
    go(st, "use drinking_games", "pay triage", "choose otto_streit")
    assert engaged(st) == {"otto_streit"}  # Resolve 5 against 4, wounds ignored


@pytest.mark.card("fivesails", "improvising")
def test_improvising() -> None:
    st = pos({"crew": {"sanjay": "docks"}, "hand": ["improvising", "triage"]}, {"discard": ["regroup"]})
    go(st, "use improvising", "use regroup", "pay triage")
    assert place(st, "sanjay") == "forums"
    assert (zone(st, "improvising"), zone(st, "regroup")) == ("locker", "deck")


@pytest.mark.card("fivesails", "its_personal")
def test_its_personal() -> None:
    st = duel({"hand": ["its_personal", "taunt"]}, {"hand": ["langschwert", "langschwert"]}, wounds={"otto_streit": 2})
    go(
        st,
        "choose langschwert",
        "choose taunt",
        "choose langschwert",
        "choose its_personal",
        "use its_personal",
        "pass",
    )
    assert zone(st, "otto_streit") == "locker"
    assert held(st) == {"forums": 0}


@pytest.mark.card("fivesails", "life_in_the_canals")
@pytest.mark.rule("FIV-QUAL-1", "FIV-EX-11")
def test_life_in_the_canals() -> None:
    st = duel({"hand": ["life_in_the_canals"]})
    go(st, "choose langschwert", "choose life_in_the_canals")
    assert not can(st, "use life_in_the_canals 1")  # Maya is no Scoundrel
    go(st, "use life_in_the_canals 2")
    assert len(hand(st, 0)) == 1
    st = duel(
        {"crew": {"lorenzo_de_zepeda": "forums"}, "hand": ["life_in_the_canals"]},
        {"hand": ["langschwert", "regroup", "triage"]},
    )
    go(st, "choose langschwert", "choose life_in_the_canals", "use life_in_the_canals 1", "choose triage")
    assert (pile(st, 1), hand(st, 1), hand(st, 0)) == (["triage"], ["regroup"], [])


@pytest.mark.card("fivesails", "life_in_the_canals")
@pytest.mark.rule("FIV-KEY-2")
def test_a_defender_lets_the_challenger_discard() -> None:
    foe = {"leader": "soline_el_gato", "crew": {"lorenzo_de_zepeda": "forums"}, "hand": ["life_in_the_canals", "boon"]}
    st = playing.duel(
        {"leader": "kaspar_dietrich", "crew": {"uwe_zimmerman": "forums"}, "hand": ["regroup", "triage"]}, foe
    )
    go(st, "choose life_in_the_canals", "use life_in_the_canals 1", "choose triage")
    assert (pile(st, 0), hand(st, 0), hand(st, 1)) == (["triage"], ["regroup"], ["boon"])


@pytest.mark.card("fivesails", "night_of_drinking")
@pytest.mark.rule("FIV-C-41", "FIV-C-44")
def test_night_of_drinking() -> None:
    st = pos(
        {"hand": ["night_of_drinking", "triage"]},
        {"crew": {"otto_streit": "docks"}, "hand": ["regroup", "triage"]},
        turn=1,
    )
    go(st, "use regroup", "pay triage", "use night_of_drinking", "pay triage")
    assert place(st, "otto_streit") == "docks"
    assert sorted(pile(st, 1)) == ["regroup", "triage"]


@pytest.mark.card("fivesails", "nothing_personal")
def test_nothing_personal() -> None:
    st = duel({"hand": ["nothing_personal", "triage"]}, control={"forums": 1})
    go(st, "choose langschwert", "choose nothing_personal", "use nothing_personal", "pay triage", "option 2")
    assert (wounds(st)["otto_streit"], held(st)) == (3, {"forums": 1})


@pytest.mark.card("fivesails", "research")
def test_research() -> None:
    st = pos({"hand": ["research"], "discard": ["amour", "taunt", "robbery"]})
    go(st, "use research", "choose amour", "choose taunt", "choose taunt")
    assert hand(st, 0) == ["taunt"]
    assert (zone(st, "research"), pile(st, 0)) == ("locker", ["amour", "robbery"])


@pytest.mark.card("fivesails", "research")
@pytest.mark.parametrize("picker", [1, 2])
def test_an_opponent_of_your_choice_looks_into_your_research(picker: int) -> None:
    discard = ["amour", "taunt", "robbery", "carnaval"]
    st = pos({"hand": ["research"], "discard": discard}, more=[{"leader": "yevgeni"}])
    step(st, "use research", "choose amour", "choose carnaval", "choose robbery", f"player {picker + 1}")
    assert (st.mover(), len(says(st))) == (picker, 3)
    go(st, "choose carnaval")
    assert (hand(st, 0), sorted(pile(st, 0))) == (["carnaval"], ["amour", "robbery", "taunt"])


@pytest.mark.card("fivesails", "carnaval")
def test_carnaval() -> None:
    st = pos({"crew": {"sanjay": "docks"}, "hand": ["carnaval"]}, control={"docks": 1})
    go(st, "use carnaval 1")
    assert (held(st), engaged(st)) == ({}, {"sanjay"})
    st = pos({"hand": ["carnaval"]}, city={"docks": ["eager_blade", "eko_sorridi"]}, first=1)
    go(st, "use carnaval 2", "choose eko_sorridi")
    assert zone(st, "eko_sorridi") == "discard"


@pytest.mark.card("fivesails", "robbery")
def test_robbery() -> None:
    st = pos({"crew": {"sanjay": "docks"}, "hand": ["robbery"]}, {"discard": ["langschwert"]})
    go(st, "use robbery")
    assert (bearer(st, "langschwert"), st.ctrl[number(st, "langschwert")]) == ("sanjay", 0)
    st = duel({"hand": ["robbery"]}, gear={"throwing_knife": "otto_streit"})
    go(st, "choose langschwert", "choose robbery", "use robbery")
    assert bearer(st, "throwing_knife") == "maya_de_la_rioja"
    st = duel({"hand": ["robbery", "triage"]}, {"discard": ["breastplate"]})
    go(st, "choose langschwert", "choose robbery", "use robbery", "pay triage")
    assert (bearer(st, "breastplate"), pile(st, 0)) == ("maya_de_la_rioja", ["triage"])  # its cost is paid


@pytest.mark.card("fivesails", "roll_the_bones")
@pytest.mark.rule("FIV-C-72")
def test_roll_the_bones() -> None:
    st = duel({"hand": ["roll_the_bones"], "deck": ["amour", "taunt"]})
    go(st, "choose langschwert", "choose roll_the_bones", "use roll_the_bones", "choose taunt", "pass")
    assert struck(st) == (1, 1, 2)
    assert zone(st, "taunt") == "deck"
    assert st.duel.challenger.gambles == 0


@pytest.mark.card("fivesails", "roll_the_bones")
@pytest.mark.parametrize(("fighter", "bones"), [("maya_de_la_rioja", 2), ("makepeace_botwighte", 3)])
def test_a_scoundrel_rolls_one_more_bone(fighter: str, bones: int) -> None:
    st = duel({"crew": {fighter: "forums"}, "hand": ["roll_the_bones"], "deck": ["amour", "taunt", "robbery"]})
    step(st, "choose langschwert", "choose roll_the_bones", "use roll_the_bones")
    assert sorted(text.split()[1] for text in says(st)) == sorted(["amour", "taunt", "robbery"][:bones])


@pytest.mark.card("fivesails", "taunt")
def test_taunt() -> None:
    st = pos({"crew": {"sanjay": "docks"}, "hand": ["taunt", "triage"]}, {"crew": {"otto_streit": "forums"}})
    go(st, "use taunt", "pay triage", "choose otto_streit")
    assert place(st, "otto_streit") == "docks"
    st = duel(
        {"crew": {"lorenzo_de_zepeda": "forums"}, "hand": ["taunt", "triage"]}, {"hand": ["langschwert", "regroup"]}
    )
    go(st, "choose langschwert", "choose taunt", "use taunt", "pay triage", "choose regroup")
    assert "regroup" in pile(st, 1)
    assert pools(st)
