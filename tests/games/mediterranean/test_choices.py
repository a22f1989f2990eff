"""Every kind of action by its first and its last number: how it is said, by which rule, about what, in which words."""

from __future__ import annotations

import pytest
from tests.games.mediterranean.playing import GAME, act, at

from intrigue.core.phrase import notation
from intrigue.games.mediterranean.cards.developments import FACE
from intrigue.games.mediterranean.rules.actions import BUILD, TAKE
from intrigue.games.mediterranean.state.state import Mediterranean

SALT, PIRACY = "card=(show-card good=good:salt idea=idea:black)", "card=good:piracy"
SALT_CARD, PIRACY_CARD = "card:salt goods:salt-black", "card:piracy goods:piracy"
ARMS = "box=card:arms effect=(show-aims gains=(show-safer number=1))"
GLADIATORS = (
    "box=card:gladiators effect=(show-aims-for-you gains=(show-less-safe number=1) own=(show-happier number=1))"
)
GLADIATORS_OF_ANOTHER = (
    "box=card:gladiators effect=(show-aims-of gains=(show-less-safe number=1) own=(show-happier number=1) seat=seat:1)"
)
FIRST, LAST = FACE[0].id, FACE[-1].id

KINDS = [  # of a seat with Gladiators and Arms that drafts an offer to another with Arms and Gladiators
    ("give salt black", "MED-TRD-1", SALT_CARD, f"do-card-give {SALT}"),
    ("give piracy", "MED-TRD-1", PIRACY_CARD, f"do-card-give {PIRACY}"),
    ("give piracy as spices", "MED-TRD-4", PIRACY_CARD, f"do-give-as {PIRACY} good=good:spices"),
    ("give piracy as gold", "MED-TRD-4", PIRACY_CARD, f"do-give-as {PIRACY} good=good:gold"),
    ("want salt", "MED-TRD-1", "card:salt", "do-want good=good:salt"),
    ("want gold", "MED-TRD-1", "card:gold", "do-want good=good:gold"),
    ("pay", "MED-TRD-1", "", "do-pay"),
    ("ask", "MED-TRD-1", "", "do-ask"),
    ("promise gladiators", "MED-ABL-3", "card:gladiators box:0:0", f"do-promise {GLADIATORS}"),
    ("promise arms", "MED-ABL-3", "card:arms box:0:1", f"do-promise {ARMS}"),
    ("demand arms", "MED-ABL-3", "card:arms box:1:0", f"do-demand {ARMS} seat=seat:1"),
    ("demand gladiators", "MED-ABL-3", "card:gladiators box:1:1", f"do-demand {GLADIATORS_OF_ANOTHER} seat=seat:1"),
    ("on 1", "MED-ABL-3", "seat:0", "do-use-on seat=seat:0"),
    ("on 6", "MED-ABL-3", "seat:5", "do-use-on seat=seat:5"),
    ("not on 1", "MED-ABL-3", "seat:0", "do-not-use-on seat=seat:0"),
    ("not on 6", "MED-ABL-3", "seat:5", "do-not-use-on seat=seat:5"),
    ("seek black", "MED-C-55", "", "do-seek idea=idea:black"),
    ("seek zealots", "MED-C-55", "", "do-seek idea=idea:zealots"),
    ("say black", "MED-C-55", "", "do-say idea=idea:black"),
    ("say zealots", "MED-C-55", "", "do-say idea=idea:zealots"),
    ("to 1", "MED-TRD-1", "seat:0", "do-address-too seat=seat:0"),
    ("to 2", "MED-TRD-1", "seat:1", "do-address-all-again seat=seat:1"),
    ("to 6", "MED-TRD-1", "seat:5", "do-address-too seat=seat:5"),
    ("to all", "MED-TRD-1", "", "do-address-all"),
    ("back", "MED-TRD-1", "", "do-go-back"),
    ("clear", "MED-TRD-1", "", "do-clear"),
    ("post", "MED-TRD-1", "", "do-post"),
    ("show", "MED-PROD-5", "", "do-show"),
    ("show luxury", "MED-C-85", "", "do-show-luxury"),
    ("pass", "MED-TRD-5", "", "do-pass"),
    ("done", "MED-C-82", "", "do-be-done"),
    ("not done", "MED-C-82", "", "do-trade-on"),
    ("wait", "MED-TRD-1", "", "do-wait"),
    ("envoy salt black", "MED-C-72", SALT_CARD, f"do-card-envoy {SALT}"),
    ("envoy piracy", "MED-C-72", PIRACY_CARD, f"do-card-envoy {PIRACY}"),
    ("envoy to 1", "MED-C-72", "seat:0", "do-envoy-to seat=seat:0"),
    ("envoy to 6", "MED-C-72", "seat:5", "do-envoy-to seat=seat:5"),
    ("hand salt black", "MED-C-71", SALT_CARD, f"do-card-hand {SALT}"),
    ("hand piracy", "MED-C-71", PIRACY_CARD, f"do-card-hand {PIRACY}"),
    ("store salt black", "MED-WH-1", SALT_CARD, f"do-card-store {SALT}"),
    ("store piracy", "MED-WH-1", PIRACY_CARD, f"do-card-store {PIRACY}"),
    ("fetch salt black", "MED-C-57", SALT_CARD, f"do-card-fetch {SALT}"),
    ("fetch piracy", "MED-C-57", PIRACY_CARD, f"do-card-fetch {PIRACY}"),
    ("aim gladiators on 1", "MED-ABL-1", "card:gladiators box:0:0 seat:0", f"do-aim {GLADIATORS} seat=seat:0"),
    ("aim arms on 6", "MED-ABL-1", "card:arms box:0:1 seat:5", f"do-aim {ARMS} seat=seat:5"),
    ("lift gladiators", "MED-ABL-1", "card:gladiators box:0:0", "do-lift box=card:gladiators"),
    ("lift arms", "MED-ABL-1", "card:arms box:0:1", "do-lift box=card:arms"),
    ("abandon government", "MED-ABN-1", "abandon:government", "do-abandon track=track:government"),
    ("abandon religion", "MED-ABN-1", "abandon:religion", "do-abandon track=track:religion"),
    ("keep government", "MED-ABN-1", "abandon:government", "do-keep track=track:government"),
    ("keep religion", "MED-ABN-1", "abandon:religion", "do-keep track=track:religion"),
    ("sacrifice salt", "MED-C-73", "worker:salt", "do-sacrifice good=good:salt"),
    ("sacrifice ore", "MED-C-73", "worker:ore", "do-sacrifice good=good:ore"),
    ("spare worker", "MED-C-73", "", "do-spare-worker"),
    ("one minute", "MED-TRD-6", "", "do-call-minute"),
    ("half minute", "MED-TRD-6", "", "do-call-half"),
    ("grace", "MED-TRD-6", "", "do-call-grace"),
    ("time", "MED-TRD-6", "", "do-call-time"),
    ("side dictatorship", "MED-C-13", "side:dictatorship", "do-side side=side:dictatorship"),
    ("side venus", "MED-C-13", "side:venus", "do-side side=side:venus"),
    ("name wine", "MED-C-65", "card:wine", "do-name good=good:wine"),
    ("name art", "MED-C-65", "card:art", "do-name good=good:art"),
    ("heed", "MED-C-78", "", "do-heed"),
    ("ignore", "MED-C-78", "", "do-ignore"),
    ("draw government 0", "MED-DEV-6", "deck:government-0", "do-draw deck=deck:government-0"),
    ("draw venus 3", "MED-DEV-6", "deck:venus-3", "do-draw deck=deck:venus-3"),
    ("no government", "MED-DEV-2", "", "do-no-government"),
    ("no religion", "MED-DEV-2", "", "do-no-religion"),
    ("neither", "MED-DEV-2", "", "do-neither"),
    (f"build {FIRST}", "MED-DEV-2", f"card:{FIRST}", f"do-build card=card:{FIRST} deck=deck:government-0"),
    (f"build {LAST}", "MED-DEV-2", f"card:{LAST}", f"do-build card=card:{LAST} deck=deck:venus-3"),
]
OFFERS = ["take", "decline", "counter", "change", "withdraw", "enquire", "agree", "refuse"]


def drafting() -> Mediterranean:
    state = at(seats=6, developments=[["gladiators", "arms"], ["arms", "gladiators"], [], [], [], []])
    return act(state, 0, "ask", "to 2")


@pytest.mark.parametrize(("text", "rule", "about", "words"), KINDS, ids=[kind[0] for kind in KINDS])
def test_a_kind_of_action_has_a_rule_things_and_words(text: str, rule: str, about: str, words: str) -> None:
    state = drafting()
    action = GAME.notation.read(state, 0, text)
    assert action is not None
    assert state.say(0, action) == text
    assert GAME.words.rule_of(state, 0, action) == rule
    assert GAME.words.about(state, 0, action) == tuple(about.split())
    label = notation(GAME.words.label(state, 0, action))
    assert label.startswith(f"{words} points=") if text.startswith("build") else label == words


@pytest.mark.parametrize("verb", OFFERS)
def test_what_is_done_with_an_offer_is_about_that_offer(verb: str) -> None:
    state = drafting()
    for number in (1, 2000):
        action = GAME.notation.read(state, 0, f"{verb} {number}")
        assert action is not None
        assert state.say(0, action) == f"{verb} {number}"
        assert GAME.words.about(state, 0, action) == (f"offer:{number}",)
        rule = "MED-C-79" if verb in ("enquire", "agree", "refuse") else "MED-TRD-1"
        assert GAME.words.rule_of(state, 0, action) == rule
    for number in (0, 2001, 99999):
        assert GAME.notation.read(state, 0, f"{verb} {number}") is None


def test_words_that_follow_from_the_table_are_not_remembered_for_another() -> None:
    """`light` tells apart whatever the words tell apart; what gives None is never remembered."""
    turned = [["arms", "gladiators"], ["gladiators", "arms"], [], [], [], []]
    others = [
        at(seats=6, phase="closing"),
        act(drafting(), 0, "to 3"),
        act(at(seats=6, developments=turned), 0, "ask", "to 2"),
    ]
    state = drafting()
    changed: set[str] = set()
    for text, *_ in KINDS:
        action = GAME.notation.read(state, 0, text)
        assert action is not None
        for other in others:
            if GAME.notation.read(other, 0, text) is None:
                continue
            if GAME.choice(other, 0, action) != GAME.choice(state, 0, action):
                light = GAME.words.cache_key(state, 0, action)
                assert light is None or light != GAME.words.cache_key(other, 0, action), text
                changed.add(text.split()[0])
    assert changed == {"promise", "demand", "to", "done", "aim", "lift"}


def test_which_development_is_built_is_said_anew_every_time() -> None:
    """There may be two of a name to choose from, and then the second is told apart."""
    state = drafting()
    assert all(GAME.words.cache_key(state, 0, BUILD + side) is None for side in range(len(FACE)))
    assert all(GAME.words.cache_key(state, 0, TAKE + number) is None for number in (1, 2000))


def test_the_lab_is_told_which_development_is_picked() -> None:
    state = drafting()
    picked = [GAME.lab.picked_cards(state, 0, BUILD + side) for side in range(len(FACE))]
    assert picked == [(face.id,) for face in FACE]
    for action in (BUILD - 1, BUILD + len(FACE), TAKE + 1):
        assert GAME.lab.picked_cards(state, 0, action) == ()


@pytest.mark.rule("MED-DEV-2")
def test_of_two_drawn_cards_with_one_face_it_is_said_what_is_on_the_other_side() -> None:
    drawn = [["barracks/slave_trade", "war_galleys/barracks"], [], [], []]
    state = at(phase="development", turn=2, revolt=[1], drawn=drawn, developments=[["oracle"], [], [], []])
    called = {choice.say: notation(choice.words) for choice in state.view(0).choices}
    for text, back in (("build barracks", "slave_trade"), ("build barracks 2", "war_galleys")):
        assert called[text].startswith(f"do-build card=(tell-backed card=card:barracks back=card:{back}) ")
    assert called["build slave_trade"].startswith("do-build card=card:slave_trade ")
