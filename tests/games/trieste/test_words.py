"""What actions, events, prompts and results mean, and some of it in words, where `{2}` stands for the name of seat
2."""

from __future__ import annotations

import inspect
import io
import re

import pytest
from rich.console import Console
from tests.games.trieste.playing import (
    CYNTHIA,
    GAME,
    MARK,
    MERCHANT,
    THEODORE,
    THIEF,
    WATCH,
    at,
    can,
    heroes,
    look,
    on_table,
    play,
)

from intrigue.core import Event, Phrase, seeded
from intrigue.core.phrase import phrase, wrap
from intrigue.core.refusal import no as refusal
from intrigue.core.tunables import using_changes
from intrigue.games.trieste import events
from intrigue.games.trieste.cards.titles import ACTION, CARDS, CHARACTER, FACTIONS, MINTED, TREASURES, Title
from intrigue.games.trieste.events import Acts, Kept, LetBe, Missed, Nobody, TurnBegan, TurnedUp
from intrigue.games.trieste.state import Trieste
from intrigue.words import Speaker, languages
from intrigue.words import cards as worded

in_words = Speaker(GAME).say
COINS = " ".join(title.id for title, copies in zip(CARDS, MINTED, strict=False) for _ in range(copies))  # all there are
REST = " ".join(
    title.id for title in CARDS if title.faction == 0 for _ in range(title.copies - (title.id == "search-warrant"))
)  # of the Watch, but for the card that it plays
SENTENCE = re.compile(r"[A-Z{].*[.!?]")
VERBS = {
    "draw", "play", "pass", "pay", "buy", "react", "keep", "discard", "give", "capture", "free", "fetch", "exchange",
    "rob", "accept", "join", "choose", "reveal", "escape", "decline",
}  # fmt: skip


def random_games(count: int, **options: object) -> list[Trieste]:
    found = []
    for seed in range(count):
        state = GAME.new(3, seed, options)
        assert isinstance(state, Trieste)
        found.append(state)
    return found


# ---------------------------------------------------------------------- actions


def test_every_action_can_be_said_and_read_back() -> None:
    rng = seeded(5)
    said = set()
    for state in random_games(40, heroes=True, factions="chosen", max_turns=25):
        while not state.over:
            seat = state.mover()
            legal = state.legal(seat)
            texts = [state.say(seat, action) for action in legal]
            assert len(set(texts)) == len(texts)
            for action, text in zip(legal, texts, strict=True):
                assert GAME.action(state, seat, text) == action
                said.add(text.split()[0])
            state.apply(seat, legal[rng.below(len(legal))])
    assert said == VERBS


def test_case_and_spaces_do_not_matter() -> None:
    state = at("payment", table={WATCH: "bloodhound"}, watch="copper copper")
    assert GAME.action(state, CYNTHIA, "  Pay COPPER   copper ") == GAME.action(state, CYNTHIA, "pay copper copper")


@pytest.mark.parametrize(
    ("text", "rule", "kind"),
    [
        ("", "TRI-TURN-2", "no-such-text"),
        ("dance", "TRI-TURN-2", "no-such-text"),
        ("draw", "TRI-DRAW-1", "no-deck-named"),
        ("draw watch", "TRI-DRAW-1", "no-deck-named"),
        ("play", "TRI-PLAY-1", "no-card-named"),
        ("play joker", "TRI-PLAY-1", "no-such-card"),
        ("play bounty", "TRI-PLAY-3", "no-playing-now"),
        ("buy", "TRI-END-3", "no-card-named"),
        ("buy bounty", "TRI-END-3", "no-buying-now"),
        ("react", "TRI-C-18", "no-card-named"),
        ("react hushed-up", "TRI-C-18", "no-reacting"),
        ("pay", "TRI-PAY-1", "no-coins-named"),
        ("pay wood", "TRI-PAY-1", "no-coins-named"),
        ("pay copper", "TRI-PAY-1", "no-bill"),
        ("pay " + " ".join(["copper"] * 16), "TRI-PAY-1", "no-coins-named"),
        ("keep gold", "TRI-CMP-4", "no-card-asks"),
        ("discard bounty", "TRI-CMP-4", "no-card-asks"),
        ("exchange copper", "TRI-CMP-4", "no-card-asks"),
        ("give copper", "TRI-C-40", "no-card-asks"),
        ("capture burglar", "TRI-EFF-2", "no-card-asks"),
        ("free burglar", "TRI-C-32", "no-card-asks"),
        ("fetch burglar", "TRI-CMP-4", "no-card-asks"),
        ("rob merchant", "TRI-C-40", "no-robbing"),
        ("reveal", "TRI-HERO-2", "no-hidden-hero"),
        ("escape", "TRI-C-18", "no-capture-now"),
        ("accept", "TRI-C-13", "no-offer"),
        ("decline", "TRI-C-23", "no-hero-asked"),
        ("choose", "TRI-HERO-1", "no-hero-named"),
        ("choose antonia", "TRI-HERO-1", "no-hero-pick"),
        ("join thief", "TRI-C-26", "no-faction-now"),
        ("pass", "TRI-C-11", "no-passing"),
    ],
)
def test_what_is_not_possible_is_refused_with_its_rule(text: str, rule: str, kind: str) -> None:
    no = at("draw", watch="copper bounty").why_not(CYNTHIA, text)
    assert no is not None
    assert isinstance(no.reason, Phrase)
    assert (no.rule, no.reason.kind) == (rule, kind)


def test_refusals_know_numbers_too() -> None:
    state = at("payment", table={WATCH: "bloodhound"}, watch="copper copper gold")
    tried = ("pay copper", "pay gold", "pay silver", "pass")
    assert [state.why_not(CYNTHIA, text) for text in tried] == [
        refusal("TRI-PAY-1", "no-paying-less", total=1, cost=2),
        refusal("TRI-PAY-5", "no-paying-more", total=3, cost=2),
        refusal("TRI-PAY-1", "no-coins", coin="card:silver"),
        refusal("TRI-C-4", "no-refusing-to-pay"),
    ]
    state = at("payment", table={WATCH: "bloodhound"}, watch="gold diamond")
    assert state.why_not(CYNTHIA, "pay diamond") == refusal("TRI-PAY-5", "no-paying-still-more", total=4, least=3)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("buy copper", "no-buying-treasure"),
        ("buy bounty", "no-card-of-yours"),
        ("buy ambush", "no-buying-action"),
        ("buy smoke-bomb", "no-buying-reaction"),
        ("buy lookout", "no-buying-level"),
        ("buy cat-burglar", "no-buying-captured"),
        ("buy con-artist", "no-discard"),
        ("buy burglar", "no-money"),
    ],
)
def test_whoever_cannot_be_taken_back_is_refused_with_the_reason(text: str, kind: str) -> None:
    no = at("end", thief="copper", discards={THIEF: "burglar"}, captured="cat-burglar").why_not(THEODORE, text)
    assert no is not None
    assert isinstance(no.reason, Phrase)
    assert no.reason.kind == kind


@pytest.mark.words
def test_refusals_in_words() -> None:
    state = at("payment", table={WATCH: "bloodhound"}, watch="copper copper gold")
    reasons = [state.why_not(CYNTHIA, text) for text in ("pay copper", "pay gold", "pay silver", "pass")]
    assert [in_words(no.reason) for no in reasons if no] == [
        "That is worth 1, and 2 must be paid.",
        "You can pay 2 exactly, so you may not pay 3.",
        "You do not have that many Silvers.",
        "If you can pay, you must.",
    ]


def test_every_offer_has_words_a_rule_and_something_it_is_about() -> None:
    rng = seeded(6)
    for state in random_games(15, heroes=True, max_turns=20):
        while not state.over:
            seat = state.mover()
            for choice in look(state, seat).choices:
                assert isinstance(choice.words, Phrase)
                assert choice.words.kind.startswith("do-")
                assert choice.rule in GAME.rulebook.rules
                assert all(re.fullmatch(r"[a-z]+(:[a-z0-9-]+)?", thing) for thing in choice.about)
                assert choice.about
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))])


@pytest.mark.parametrize(("cost", "told"), [(0, "tell-turned-up"), (1, "tell-turned-up-at"), (3, "tell-turned-up-at")])
def test_what_a_card_costs_is_told_where_it_costs_something(cost: int, told: str) -> None:
    (words,) = GAME.story.chapter([TurnedUp(0, "patrol-officer", cost)])
    assert isinstance(words, Phrase)
    assert words.kind == told


def test_no_payment_is_part_of_another() -> None:
    """So whoever lays coin after coin on the board arrives at one of them."""
    state = at(
        "payment", table={THIEF: "foxtail-captain"}, thief="copper copper copper copper silver silver gold diamond"
    )
    coins = [set(choice.about) for choice in look(state, THEODORE).choices]
    assert len(coins) > 3
    assert not any(one < other for one in coins for other in coins)


def labels(state: Trieste) -> dict[str, Phrase]:
    seat = state.mover()
    return {choice.say: wrap(choice.words) for choice in look(state, seat).choices}


def test_labels_tell_what_a_card_costs_now() -> None:
    found = labels(at("play", watch="copper bounty", dearer={WATCH: 2}))
    text = phrase("card-bounty.text", cost=3, captures=2, reach=3, get=2, per=0, most=99)
    price = phrase("show-cost-too-high", cost=5)
    assert found["play bounty"] == phrase("do-play", card="card:bounty", price=price, text=text)
    assert found["play copper"] == phrase("do-play-treasure", card="card:copper", count=1)
    assert found["pass"] == phrase("do-play-nothing")


@pytest.mark.words
@pytest.mark.rule("TRI-HERO-2", "TRI-C-23")
def test_nobody_is_told_that_their_part_is_over_while_it_goes_on() -> None:
    """Whoever has drawn a card is about to draw another, and whoever pays has not carried anything out."""
    drawing = play(at("draw", **heroes(WATCH)), "draw treasure")
    paying = play(at("payment", table={WATCH: "bounty"}, watch="gold", **heroes(WATCH)), "pass")
    robbed = on_table(merchant_plays="embargo", thief_plays="burglar", merchant="gold", **heroes(MERCHANT))
    for state in (drawing, paying, play(robbed, "pass")):
        no = state.why_not(state.mover(), "reveal")
        assert no is not None
        assert in_words(no.reason) == "A Hero is revealed before you act, and your part in this phase has begun."


@pytest.mark.words
@pytest.mark.rule("TRI-C-23")
def test_a_hero_alone_is_something_that_has_happened() -> None:
    state = play(at("payment", table={MERCHANT: "shopkeeper"}, merchant="copper", **heroes(WATCH, THIEF)), "reveal")
    prompt = in_words(look(state, THEODORE).prompt)
    assert prompt == "Payment Phase, and something has already happened in it: do you reveal Old Matteo now?"


@pytest.mark.words
@pytest.mark.card("trieste", "money-changer")
def test_a_gold_is_better_than_a_copper_but_not_the_next_better_kind() -> None:
    state = on_table(merchant_plays="money-changer", merchant="copper", spent={"gold": 1}, mint="copper")
    assert can(state) == ["pass"]
    prompt = in_words(look(state, MARK).prompt)
    assert prompt == "For none of your treasures does the next better kind lie in the discards."


@pytest.mark.words
@pytest.mark.rule("TRI-C-38", "TRI-C-39")
def test_what_somebody_surely_holds_may_lie_face_down() -> None:
    """Nobody else may tell whether it is the card that was laid: the help on the signs says so."""
    for laid in ("bounty", "copper"):
        state = play(at("play", watch="bounty copper", known={WATCH: "bounty"}, merchant="copper"), f"play {laid}")
        assert look(state, MARK).players[CYNTHIA].known == ("bounty",)
    assert in_words(phrase("sign-known.text")).endswith("one of them may be the card lying face-down")


@pytest.mark.words
def test_labels_in_words() -> None:
    found = labels(at("play", watch="copper bounty tax-collector", dearer={WATCH: 2}))
    price, text = "(cost 5, more than you can pay now)", "Capture 2 Thieves up to level 3"
    assert in_words(found["play bounty"]).startswith(f"Play Bounty {price}: {text} ")
    assert in_words(found["play copper"]) == "Play a Copper: discard it and draw 1 treasure"
    ended = [in_words(words).endswith(".") for say, words in found.items() if say in ("play copper", "pass")]
    assert ended == [False, False]  # they become part of sentences


@pytest.mark.rule("TRI-EFF-4", "TRI-C-52")
def test_labels_tell_the_thief_what_a_character_brings() -> None:
    for captured, infamy in (("", 3), ("lookout", 2)):
        found = labels(at("play", at=THIEF, thief="copper copper burglar ambush", captured=captured))
        assert found["play burglar"].kind == "do-play-thief"
        assert (found["play burglar"].args["level"], found["play burglar"].args["infamy"]) == (2, infamy)
        assert found["play ambush"].kind == "do-play"


def test_a_reprinted_card_is_offered_as_it_is_now() -> None:
    with using_changes(GAME, {"burglar": {"cost": 1, "level": 3}}):
        found = labels(at("play", at=THIEF, thief="copper copper burglar", captured="lookout"))["play burglar"]
        assert (found.args["level"], found.args["infamy"]) == (3, 3)
        assert found.args["price"] == phrase("show-cost", cost=1)
        assert isinstance(found.args["text"], Phrase)
        assert found.args["text"].args["cost"] == 1


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"watch_plays": "patrol-officer", "thief_plays": "burglar"},
         phrase("tell-missed", card="card:burglar", level=2, reach=1)),
        ({"watch_plays": "bloodhound", "thief_plays": "ambush"}, phrase("tell-nobody-table")),
        ({"watch_plays": "raiding-party"}, phrase("tell-nobody-table")),
        ({"watch_plays": "undercover-agent", "thief": "cat-burglar"}, phrase("tell-nobody-hand")),
        ({"watch_plays": "bounty", "discards": {THIEF: "ambush"}}, phrase("tell-nobody-discards")),
        ({"thief_plays": "jailbreak"}, phrase("tell-nobody-prison")),
        ({"watch_plays": "tax-collector"}, phrase("tell-empty-treasure", seat="seat:1")),
        ({"thief_plays": "pickpocket"}, phrase("tell-empty-treasure", seat="seat:0")),
        ({"watch_plays": "search-warrant"}, phrase("tell-empty-cards", seat="seat:2")),
        ({"thief_plays": "ambush"}, phrase("tell-empty-cards", seat="seat:0")),
        ({"watch_plays": "raiding-party"}, phrase("tell-empty-infamy", seat="seat:2")),
        ({"merchant_plays": "clearance-sale"}, phrase("tell-empty-faction", seat="seat:1")),
        ({"watch_plays": "search-warrant", "thief": "copper", "discards": {WATCH: REST}},
         phrase("tell-empty-deck", seat="seat:0")),
        ({"merchant_plays": "money-changer", "spent": {"copper": 3}}, phrase("tell-empty-better", seat="seat:1")),
        ({"thief_plays": "lookout", "watch": COINS}, phrase("tell-empty-mint")),
    ],
)  # fmt: skip
def test_the_log_says_why_nothing_happens(given: dict[str, str], told: Phrase) -> None:
    state = on_table(**given)
    assert told in [GAME.story.of(event) for event in state.events_for(None)]


@pytest.mark.parametrize(
    "card", [title for title in CARDS if title.kind in (CHARACTER, ACTION)], ids=lambda card: card.id
)
def test_no_card_is_silent_about_having_done_nothing(card: Title) -> None:
    """On a bare table, with no card in any hand: whatever a card is about, something is told between its name and
    the rest of the turn."""
    state = on_table(**{f"{FACTIONS[card.faction]}_plays": card.id})
    while state.turn == 1:
        play(state, can(state)[0])
    told = [type(event) for event in state.events_for(None) if not isinstance(event, LetBe)]
    assert told.index(TurnBegan) - told.index(Acts) > 1


def test_a_capture_that_happens_leaves_no_excuse() -> None:
    state = play(on_table(watch_plays="bounty", discards={THIEF: "burglar"}), "pass")
    assert not [event for event in state.events_for(None) if isinstance(event, Missed | Nobody)]


# ---------------------------------------------------------------------- prompts


@pytest.mark.words
def test_prompts_are_sentences_for_everyone() -> None:
    rng = seeded(7)
    for state in random_games(10, heroes=True, factions="chosen", max_turns=20):
        while not state.over:
            seat = state.mover()
            for viewer in (0, 1, 2, None):
                prompt = in_words(look(state, viewer).prompt)
                assert SENTENCE.fullmatch(prompt), prompt
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))])
        assert in_words(look(state, 0).prompt) == "The game is over."


BURGLAR = phrase("show-capture", card="card:burglar")


@pytest.mark.parametrize(
    ("given", "prompt"),
    [
        ({"watch_plays": "bounty", "discards": {THIEF: "burglar"}}, phrase("ask-react-none", threat=BURGLAR)),
        ({"watch_plays": "bounty", "discards": {THIEF: "burglar"}, "thief": "copper smoke-bomb"},
         phrase("ask-react", threat=BURGLAR)),
        ({"thief_plays": "burglar", "merchant": "copper"},
         phrase("ask-react-none", threat=phrase("show-taking-yours", seat="seat:2", count=1))),
        ({"thief_plays": "burglar", "watch": "hushed-up"}, phrase("ask-react", threat=phrase("show-renown", count=3))),
        ({"thief_plays": "safe-house"}, phrase("ask-fetch")),
        ({"thief_plays": "jailbreak", "captured": "burglar lookout"}, phrase("ask-free-hand")),
        ({"merchant_plays": "pardon", "captured": "burglar lookout"}, phrase("ask-free-discards")),
        ({"watch_plays": "bounty", "discards": {THIEF: "burglar lookout"}}, phrase("ask-capture-discards", count=2)),
        ({"watch_plays": "undercover-agent", "thief": "burglar lookout"}, phrase("ask-capture-hand", count=2)),
        ({"thief_plays": "pickpocket", "watch": "gold", "merchant": "silver"}, phrase("ask-rob", count=1)),
        ({"merchant_plays": "business-as-usual"}, phrase("ask-keep")),
        ({"merchant_plays": "clearance-sale", "merchant": "embargo"}, phrase("ask-discard", times=1, each=2)),
        ({"merchant_plays": "money-changer", "spent": {"silver": 1}, "mint": "copper"},
         phrase("ask-exchange", times=1)),
        ({"merchant_plays": "money-changer", "spent": {"silver": 1}, "mint": "gold"}, phrase("ask-exchange-none")),
    ],
)  # fmt: skip
def test_prompts_say_what_can_be_chosen_now(given: dict[str, str], prompt: Phrase) -> None:
    state = on_table(**given)
    assert look(state, state.mover()).prompt == prompt


def test_prompts_follow_the_turn_step_by_step() -> None:
    state = at("draw", watch="copper", decks={WATCH: "hushed-up hushed-up"})
    assert prompts(state) == [phrase("ask-draw", number=1), phrase("ask-other-draw", seat="seat:0")]
    play(state, "draw faction")
    assert prompts(state) == [phrase("ask-draw", number=2), phrase("ask-other-draw", seat="seat:0")]
    assert prompts(at("play", watch="copper"))[0] == phrase("ask-play")
    assert prompts(at("play", watch="gold"))[0] == phrase("ask-play-none")
    state = at("payment", table={WATCH: "bloodhound"}, watch="copper copper")
    assert prompts(state) == [phrase("ask-pay", cost=2), phrase("ask-other-pay", seat="seat:0", cost=2)]
    state = at("payment", table={WATCH: "bloodhound"}, watch="gold")
    assert prompts(state) == [phrase("ask-pay-more", cost=2, total=3), phrase("ask-other-pay", seat="seat:0", cost=2)]
    assert prompts(at("end", thief="copper", discards={THIEF: "pickpocket"}))[0] == phrase("ask-buy")
    assert prompts(at("end", discards={THIEF: "pickpocket"}))[0] == phrase("ask-buy-none")
    state = play(on_table(thief_plays="lookout", merchant="copper gold silver"), "pass")
    assert prompts(state)[0] == phrase("ask-give", count=2, taker="seat:2")
    assert prompts(play(state, "give copper"))[0] == phrase("ask-give", count=1, taker="seat:2")


def test_a_hero_who_may_be_revealed_is_part_of_the_question() -> None:
    heroes = {WATCH: "zaccaria", MERCHANT: "dario", THIEF: "matteo"}
    state = at("draw", options={"heroes": True}, heroes=heroes)
    first = phrase("ask-draw", number=1)
    assert prompts(state)[0] == phrase("ask-or-reveal", question=first, hero="card:zaccaria")
    state = at("payment", options={"heroes": True}, heroes=heroes)
    given = {"phase": "phase:payment", "hero": "card:zaccaria"}
    assert prompts(state) == [phrase("ask-reveal-none", **given), phrase("ask-other-hero", seat="seat:0")]


def prompts(state: Trieste) -> list[Phrase]:
    """What is asked, and what a spectator is told."""
    return [wrap(look(state, viewer).prompt) for viewer in (state.mover(), None)]


# ---------------------------------------------------------------------- events and results


def test_every_event_has_its_words() -> None:
    rng = seeded(8)
    told: set[str] = set()
    for state in random_games(60, heroes=True, factions="chosen", max_turns=30):
        while not state.over:
            seat = state.mover()
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))])
        for viewer in (0, 1, 2, None):
            for event in state.events_for(viewer):
                assert isinstance(GAME.story.of(event), Phrase)
                told.add(type(event).__name__)
    kinds = {name for name, kind in inspect.getmembers(events, inspect.isclass) if issubclass(kind, Event)} - {"Event"}
    assert told == kinds


def test_the_end_tells_who_did_what() -> None:
    caught = "lookout lookout street-urchin street-urchin pickpocket pickpocket burglar"
    riches = phrase("won-by-riches", winner="seat:1", riches=11, needed=11)
    reasons = [
        (at("end", infamy=9), phrase("won-by-infamy", winner="seat:2", infamy=9)),
        (at("end", merchant="gold gold gold silver"), riches),
        (at("end", captured=caught), phrase("won-by-captures", winner="seat:0", captures=7)),
        (at("end", turn=100), phrase("won-by-nobody")),
        (
            at("end", merchant="gold gold gold silver", infamy=9),
            phrase("won-by-order", deed=riches, winner="seat:1", others=("seat:2",)),
        ),
    ]
    for state, reason in reasons:
        assert state.result is not None
        assert state.result.reason == reason


@pytest.mark.words
def test_the_end_in_words() -> None:
    result = at("end", merchant="gold gold gold silver", infamy=9).result
    assert result is not None
    too = "{2} had reached the goal too, but {1} comes first in the order of play."
    assert in_words(result.reason) == f"{{1}} holds treasure worth 11, and 11 was enough. {too}"


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_table_fits_80_columns(language: str) -> None:
    state = at(
        "payment", options={"heroes": True}, heroes={WATCH: "bruno", MERCHANT: "jacopo", THIEF: "nine-tails"},
        table={WATCH: "contraband-checkpoint", MERCHANT: "business-as-usual", THIEF: "foxtail-captain"},
        watch="copper silver search-warrant", merchant="copper strongbox", thief="gold smoke-bomb",
        discards={THIEF: "burglar lookout", WATCH: "bounty"}, captured="pickpocket cat-burglar", infamy=4,
        known={THIEF: "gold"}, spent={"copper": 3, "silver": 2},
    )  # fmt: skip
    assert isinstance(state, Trieste)
    for seat in (CYNTHIA, MARK, THEODORE, None):
        lines = screen(state, seat, language).splitlines()
        assert max(len(line) for line in lines) <= 80
        names = [line for line in lines if re.match(r"[> ] +[1-3] (Maximiliana|Mark|Theodore) ", line)]
        assert len(names) == 3  # nothing is wrapped but what lies on the table


@pytest.mark.words
def test_the_table_shows_what_all_can_see_and_ones_own_hand() -> None:
    state = at(
        "payment", options={"heroes": True}, heroes={WATCH: "bruno", MERCHANT: "jacopo", THIEF: "nine-tails"},
        table={WATCH: "contraband-checkpoint", MERCHANT: "business-as-usual", THIEF: "foxtail-captain"},
        watch="copper silver search-warrant", merchant="copper strongbox", thief="gold smoke-bomb",
        discards={THIEF: "burglar lookout", WATCH: "bounty"}, captured="pickpocket cat-burglar", known={THIEF: "gold"},
    )  # fmt: skip
    for seat in (CYNTHIA, MARK, THEODORE, None):
        shown = flat(screen(state, seat))
        assert "Turn 1, Payment Phase" in shown
        assert "Prison: Pickpocket (level 1) and Cat Burglar (level 3) (4 levels in all)" in shown
        assert "discards Bounty" in shown  # all discards are open (TRI-C-25), not only Thieves
        assert "discards Burglar (level 2) and Lookout (level 0)" in shown
        assert ("Smoke Bomb" in shown) == (seat == THEODORE)
        assert ("Your hand" in shown) == (seat is not None)
    assert "Contraband Checkpoint (face-down)" in flat(screen(state, CYNTHIA))


@pytest.mark.words
def test_costs_are_those_of_now_and_levels_are_called_levels() -> None:
    state = at(
        "play", at=THIEF, thief="copper burglar ambush", merchant="copper", dearer={THIEF: 3}, captured="burglar"
    )
    shown = flat(screen(state, THEODORE))
    assert "Your hand, worth 1: 1 Copper, Burglar (cost 5, level 2) and Ambush (cost 3)" in shown
    assert "Prison: Burglar (level 2) (2 levels in all)" in shown
    assert "1, 1 coin " in shown


def test_a_guest_at_the_door_sees_a_table_without_factions() -> None:
    state = GAME.new(3, 0, {"factions": "chosen"})
    assert isinstance(state, Trieste)
    assert flat(screen(state, 0)).startswith(Speaker(GAME).text("show-setup"))
    assert look(play(state, "join thief"), None).prompt == phrase("ask-other-faction", seat="seat:1")


def screen(state: Trieste, seat: int | None, language: str = "en") -> str:
    file = io.StringIO()
    voice = Speaker(GAME, ["Maximiliana", "Mark", "Theodore"], language)
    Console(file=file, width=80).print(GAME.drawing.draw(state.view(seat), voice))
    return file.getvalue()


def flat(shown: str) -> str:
    return " ".join(shown.split())


@pytest.mark.words
def test_cost_and_level_are_told_apart_and_the_cost_is_that_of_now() -> None:
    """A number in brackets alone said the cost in one line and the level in the next."""
    state = at("payment", thief="burglar copper", table={THIEF: "street-urchin"}, captured="burglar")
    shown = flat(screen(state, THEODORE))
    assert "Burglar (cost 2, level 2)" in shown
    assert "Prison: Burglar (level 2)" in shown
    assert "Street Urchin (level 1) " in shown
    assert not re.search(r"\([0-9]+\)", shown)
    assert ", 1 coin " in shown


def test_every_treasure_and_what_it_is_worth_is_in_the_help() -> None:
    told = [meaning for sign, meaning in GAME.drawing.signs if sign == phrase("sign-worth")]
    worths = [phrase("sign-coin-worth", coin=f"card:{card.id}", worth=card.number + 1) for card in CARDS[:TREASURES]]
    assert told == [phrase("sign-worth.text", worths=tuple(worths))]


@pytest.mark.card("trieste", "elettra")
def test_nothing_is_a_word_too() -> None:
    nothing = phrase("show-nothing")
    coins = tuple(phrase("show-coins", number=n, coin=f"card:{id}") for id, n in (("copper", 2), ("gold", 1)))
    assert GAME.story.of(Kept(1, ())) == phrase("tell-kept", seat="seat:1", discarded=nothing)
    assert GAME.story.of(Kept(1, (), "gold")) == phrase(
        "tell-kept-card", seat="seat:1", card="card:gold", discarded=nothing
    )
    assert GAME.story.of(Kept(1, ("copper", "copper", "gold"))) == phrase("tell-kept", seat="seat:1", discarded=coins)


@pytest.mark.words
def test_purses_in_words() -> None:
    assert in_words(GAME.story.of(Kept(1, ()))) == "{1} keeps one and discards nothing."
    told = GAME.story.of(Kept(1, ("copper", "copper", "gold"), "gold"))
    assert in_words(told) == "{1} keeps a Gold and discards 2 Coppers and 1 Gold."
    german = Speaker(GAME, language="de").say(told)
    assert german == "{1} behält 1 Gold und wirft 2 Kupfer und 1 Gold ab."


@pytest.mark.words
def test_the_words_of_a_card_speak_of_the_numbers_of_its_effect() -> None:
    """Whatever an effect counts is data of its card, so a card cannot say one number and do another."""
    data = {card.id: {**card.facts, **card.data} for card in GAME.cards()}
    assert data["tax-collector"] == {"cost": 0, "level": 0, "get": 1, "per": 2, "most": 3}
    assert data["foxtail-captain"]["keep"] == 1
    assert data["patrol-officer"]["gain"] == 3  # what a capture brings besides
    assert data["antonia"] == {"reach": 1, "wages": 1}
    for language in languages(GAME):
        voice = Speaker(GAME, language=language, otherwise=language)
        for card in GAME.cards():
            told = voice.part(f"card-{card.id}", "text", dict.fromkeys(data[card.id], 77))
            assert not re.search(r"(?<!\d)[02-9](?!\d)", told), told  # 1 is what "one more" is said with


@pytest.mark.words
@pytest.mark.rule("TRI-PAY-1", "TRI-EX-2")
def test_no_note_says_that_cards_are_turned_up_together() -> None:
    """The Watch has turned its card up and paid before the Merchant does."""
    assert "one by one" in Speaker(GAME).text("note-play")
    assert "nacheinander" in Speaker(GAME, (), "de").text("note-play")


CHANGEABLE = [card for card, names in GAME.printed_values.items() if set(names) - {"copies"}]


@pytest.mark.words
@pytest.mark.parametrize("card", CHANGEABLE)
def test_whatever_can_be_changed_on_a_card_is_said_of_it(card: str) -> None:
    """A designer who changes a number finds it on the card, or beside its words."""

    def said() -> list[tuple[str, dict[str, int | str]]]:
        return [(one.text, one.facts) for language in ("en", "de") for one in worded(GAME, language) if one.id == card]

    before = said()
    for what, value in GAME.printed_values[card].items():
        if what == "copies":
            continue
        assert isinstance(value, int)
        for other in (value - 1, value + 1):
            if GAME.prints.wrong(card, what, other) is None:
                with using_changes(GAME, {card: {what: other}}):
                    assert all(now != then for now, then in zip(said(), before, strict=True)), (what, other)
    assert said() == before
