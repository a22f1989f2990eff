"""Actions, events, questions and results: what is meant, and how it is said. `{2}` stands for the name of seat 2."""

from __future__ import annotations

import io

import pytest
from rich.console import Console
from tests.games.treachery.playing import EVERYBODY, GAME, at, can, holding, kind, lone, play, seen

import intrigue
from intrigue.core import Event, Phrase, seeded
from intrigue.core.phrase import phrase
from intrigue.games.treachery import events
from intrigue.games.treachery.cards.actions import CARDS
from intrigue.games.treachery.state import Treachery
from intrigue.games.treachery.view import ActionView
from intrigue.words import ENGLISH, Speaker

in_words = Speaker(GAME).say


# ---------------------------------------------------------------------- actions


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_action_can_be_said_and_read_back(seats: int) -> None:
    rng = seeded(seats)
    said = set()
    for seed in range(20):
        state = GAME.new(seats, seed, {"match": True})
        while not state.over:
            seat = state.mover()
            texts = [state.say(seat, action) for action in state.legal(seat)]
            for action, text in zip(state.legal(seat), texts, strict=True):
                assert GAME.action(state, seat, text) == action
                assert state.why_not(seat, text) is None
                said.add(text.split()[0])
            assert len(set(texts)) == len(texts)
            state.apply(seat, state.legal(seat)[rng.below(len(texts))])
    assert said == {"play", "pick", "deal"}


def test_case_and_spaces_do_not_matter() -> None:
    state = holding("coup")
    assert GAME.action(state, 0, "  Play   COUP Top ") == GAME.action(state, 0, "play coup top")


@pytest.mark.rule("TRE-TURN-1")
@pytest.mark.parametrize(
    ("text", "rule", "no"),
    [
        ("", "TRE-TURN-1", "no-such-text"),
        ("dance", "TRE-TURN-1", "no-such-text"),
        ("play", "TRE-TURN-1", "no-card"),
        ("play joker top", "TRE-TURN-1", "no-card"),
        ("play coup", "TRE-TURN-1", "no-half"),
        ("play coup left", "TRE-TURN-1", "no-half"),
        ("pick", "TRE-REQ-1", "no-character"),
        ("pick nobody", "TRE-REQ-1", "no-character"),
        ("pick filia asher", "TRE-REQ-1", "no-character"),
        ("pick filia", "TRE-TURN-1", "no-action-yet"),
        ("play feud top", "TRE-TURN-1", "no-such-card"),
        ("deal", "TRE-MATCH-1", "no-deal-yet"),
    ],
)
def test_a_text_that_cannot_be_done_is_refused(text: str, rule: str, no: str) -> None:
    state = holding("coup")
    refusal = state.why_not(0, text)
    assert refusal is not None
    assert (refusal.rule, kind(refusal.reason)) == (rule, no)
    with pytest.raises(intrigue.Illegal):
        GAME.action(state, 0, text)


@pytest.mark.rule("TRE-TURN-1")
def test_a_refusal_shows_how_to_say_it() -> None:
    state = holding("oath")
    assert state.why_not(0, "play") == intrigue.Refusal("TRE-TURN-1", phrase("no-card", id="ambush"))
    assert state.why_not(0, "play oath") == intrigue.Refusal("TRE-TURN-1", phrase("no-half", id="oath"))
    everybody = "filia asher brutol gerard diane elaine lucius isolde corvin odile"
    names = intrigue.Refusal("TRE-REQ-1", phrase("no-character", ids=tuple(everybody.split())))
    assert state.why_not(0, "pick") == names
    play(state, "play blackmail top")
    assert state.why_not(0, "play oath bottom") == intrigue.Refusal("TRE-TURN-1", phrase("no-second-action"))


@pytest.mark.parametrize("action", [-1, 39, 500, 10**20])
def test_a_number_that_means_nothing_is_refused(action: int) -> None:
    state = holding("coup")
    before = state.save()
    with pytest.raises(intrigue.Illegal) as refused:
        state.apply(0, action)
    assert refused.value.refusal.rule == "TRE-TURN-1"
    assert state.save() == before


START = "filia brutol diane lucius / corvin odile / asher gerard elaine isolde"
PAIRS = "filia asher / corvin brutol gerard / diane elaine / odile lucius isolde"
BETWEEN = "filia brutol diane lucius / corvin / asher gerard elaine isolde odile"
PARTED = "filia brutol / asher gerard / diane lucius corvin / elaine isolde odile"  # no pair of one House in a row


@pytest.mark.parametrize(
    ("card", "rows", "hurt", "rule", "reason"),
    [
        ("remedy top", PARTED, "", "TRE-C-11", phrase("no-wounded")),
        ("remedy bottom", "... / filia", "", "TRE-C-5", phrase("no-rows", needs=3)),
        ("poison top", "... / filia", "", "TRE-REQ-1", phrase("no-crowd")),
        ("oath top", "gerard / ...", "gerard", "TRE-C-11", phrase("no-wounded-there")),
        ("rivals top", "filia / ...", "filia", "TRE-C-11", phrase("no-wounded-there")),
        ("disgrace bottom", PARTED, "", "TRE-REQ-2", phrase("no-pair", apart=0)),
        ("coup bottom", START, "", "TRE-REQ-2", phrase("no-pair", apart=0)),
        ("decree bottom", "filia asher brutol gerard / ...", "", "TRE-REQ-2", phrase("no-pair", apart=1)),
        ("gossip top", PAIRS, "", "TRE-REQ-2", phrase("no-pair", apart=2)),
        ("feud top", "filia / asher / brutol diane / ...", "", "TRE-REQ-2", phrase("no-pair", apart=2)),
        ("feud top", BETWEEN, "corvin", "TRE-REQ-3", phrase("no-outsiders", apart=2)),
    ],
)
def test_why_an_action_is_impossible(card: str, rows: str, hurt: str, rule: str, reason: Phrase) -> None:
    name, half = card.split()
    state = at(rows, wounded=hurt, hands=[name, "hunt"], shown="blackmail")
    no = state.why_not(0, f"play {card}")
    assert no == intrigue.Refusal(rule, reason)
    shown = {action.id: action.why_not for action in seen(state).hand.actions}  # type: ignore[union-attr]
    assert shown[f"{name}:{half}"] == phrase("show-why-not", why=reason, rule=rule)
    assert f"play {card}" not in can(state)


def refusal(rule: str, no: str, **args: str) -> intrigue.Refusal:
    """A refusal that speaks of these characters."""
    return intrigue.Refusal(rule, Phrase(no, {name: f"card:{who}" for name, who in args.items()}))


@pytest.mark.parametrize(
    ("who", "rule", "no"),
    [
        ("lucius", "TRE-C-7", "no-two-symbols"),
        ("isolde", "TRE-REQ-3", "no-stranger"),
        ("corvin", "TRE-C-8", "no-house"),
        ("diane", "TRE-ST-3", "no-deed-to-killed"),
    ],
)
def test_why_a_character_does_not_fit(who: str, rule: str, no: str) -> None:
    state = holding("coup", "lucius odile / filia asher corvin isolde / brutol ...", killed="diane")
    play(state, "play coup bottom", "lucius")
    other = {"other": "lucius"} if who == "isolde" else {}
    assert state.why_not(0, f"pick {who}") == refusal(rule, no, who=who, **other)


@pytest.mark.rule("TRE-C-5", "TRE-REQ-6")
def test_why_a_character_stands_in_the_wrong_row() -> None:
    """Once somebody is picked it is settled where the picture lies; before that, only the rest of it can be missing."""
    rows = "lucius odile / filia asher corvin isolde / brutol ..."
    state = play(holding("coup", rows), "play coup bottom")
    assert state.why_not(0, "pick gerard") == refusal("TRE-REQ-6", "no-rest", who="gerard")  # nobody stands below
    play(state, "lucius")
    for who, at_row in (("brutol", 3), ("odile", 1)):
        told = phrase("no-place", who=f"card:{who}", other="card:lucius", row=2, at=at_row)
        assert state.why_not(0, f"pick {who}") == intrigue.Refusal("TRE-C-5", told)


def test_why_a_character_is_of_the_wrong_house() -> None:
    state = play(holding("feud", "filia diane / asher elaine / ..."), "play feud bottom", "filia")
    assert state.waiting == (1,)  # Asher is the only one to go with her
    rows = "filia diane / asher elaine corvin / brutol lucius / ..."
    state = play(holding("feud", rows, wounded="corvin"), "play feud bottom", "filia")
    assert can(state) == ["asher", "corvin"]
    assert state.why_not(0, "pick elaine") == refusal("TRE-REQ-2", "no-kin", who="elaine", other="filia")
    hurt = play(holding("ball", "filia brutol gerard lucius / ...", wounded="gerard"), "play ball top", "filia")
    assert hurt.why_not(0, "pick gerard") == refusal("TRE-C-34", "no-moving", who="gerard")


def test_why_a_last_deed_cannot_be_done() -> None:
    state = play(holding("ambush", wounded="brutol"), "play ambush top", "brutol")
    assert state.why_not(0, "pick filia") == refusal("TRE-ST-4", "no-same-row", who="filia", killed="brutol")
    assert state.why_not(0, "pick brutol") == refusal("TRE-ST-3", "no-deed-to-killed", who="brutol")
    state = play(holding("ambush", wounded="lucius filia gerard"), "play ambush top", "lucius")
    assert state.why_not(0, "pick asher") == refusal("TRE-C-11", "no-wound-to-heal", who="asher")
    play(state, "filia")
    assert state.why_not(0, "pick gerard") == refusal("TRE-C-14", "no-health", who="gerard")


# ---------------------------------------------------------------------- choices and questions


def picking(who: str, row: int, does: str, state: str = "unwounded") -> Phrase:
    return phrase("do-pick", who=f"card:{who}", row=row, state=f"state:{state}", does=f"deed:{does}")


@pytest.mark.words
def test_choices_are_offered_in_words() -> None:
    state = at("filia asher brutol / corvin odile / ...", hands=["coup", "oath"], shown="ambush")
    assert {choice.say: in_words(choice.words) for choice in state.view(0).choices} == {
        "play ambush top": "Ambush, upper action (revealed): Move somebody down and attack them",
        "play ambush bottom": "Ambush, lower action (revealed): Two of one House in one row: an outsider in the row "
        "below is attacked",
        "play coup top": "Coup, upper action (your card): Move somebody up",
        "play coup bottom": "Coup, lower action (your card): Two of one House in one row: one of them moves up and "
        "an outsider in the row above is attacked",
    }
    play(state, "play ambush bottom")
    assert [in_words(choice.words) for choice in state.view(0).choices] == [
        "Corvin the Jester in row 2 is attacked",
        "Sister Odile in row 2 is attacked",
    ]
    only = holding("remedy", wounded="gerard").view(0)
    assert {choice.say: in_words(choice.words) for choice in only.choices}["play remedy top"] == (
        "Remedy, upper action (your card): Heal somebody and move them up. "
        "Only one way: Commander Gerard in row 3, Wounded, is healed and moves up"
    )


def test_choices_say_what_they_are_about() -> None:
    state = at("filia asher brutol / corvin odile / ...", hands=["coup", "oath"], shown="ambush")
    choices = {choice.say: (kind(choice.words), choice.about, choice.rule) for choice in state.view(0).choices}
    assert choices == {
        f"play {card} {half}": (f"do-play-{place}", (f"card:{card}", f"action:{card}:{half}"), "TRE-TURN-1")
        for card, place in (("ambush", "revealed"), ("coup", "hand"))
        for half in ("top", "bottom")
    }
    play(state, "play ambush bottom")
    assert [(c.say, c.words, c.about, c.rule) for c in state.view(0).choices] == [
        ("pick corvin", picking("corvin", 2, "attack"), ("character:corvin", "row:2"), "TRE-REQ-5"),
        ("pick odile", picking("odile", 2, "attack"), ("character:odile", "row:2"), "TRE-REQ-5"),
    ]


def test_an_action_without_a_choice_says_whom_it_hits() -> None:
    state = holding("remedy", wounded="gerard")
    words = {choice.say: choice.words for choice in state.view(0).choices}["play remedy top"]
    whom = (picking("gerard", 3, "heal-up", "wounded"),)
    assert isinstance(words, Phrase)
    assert words.args["text"] == phrase("do-settled", text=phrase("deed-heal-up.order"), people=whom)


def test_other_choices() -> None:
    moves = play(holding("ball", "filia asher brutol diane / ...", wounded="filia"), "play ball top", "filia", "asher")
    assert [(c.words, c.rule) for c in moves.view(0).choices] == [
        (phrase("do-next", happens=picking("filia", 1, "up", "wounded")), "TRE-EFF-4"),
        (phrase("do-next", happens=picking("asher", 1, "down")), "TRE-EFF-4"),
    ]
    blows = play(holding("disgrace", lone("filia asher")), "play disgrace bottom")
    assert [(c.words, c.rule) for c in blows.view(0).choices] == [
        (picking("filia", 1, "attack"), "TRE-REQ-5"),
        (picking("asher", 1, "attack"), "TRE-REQ-5"),
    ]
    deed = play(holding("ambush", wounded="odile filia lucius"), "play ambush top", "odile")
    assert [(c.words, c.rule) for c in deed.view(0).choices] == [
        (picking("filia", 1, "heal-up", "wounded"), "TRE-ST-4"),
        (picking("lucius", 1, "heal-up", "wounded"), "TRE-ST-4"),
    ]


def test_questions() -> None:
    state = holding("gossip", "filia brutol / asher gerard / ...", shown="hunt")
    assert seen(state).prompt == phrase("ask-action")
    assert seen(state, 1).prompt == seen(state, None).prompt == phrase("ask-other", seat="seat:0")
    play(state, "play gossip bottom")
    gossip = {"card": "card:gossip", "half": "half:bottom"}
    assert seen(state).prompt == Phrase("ask-who", {**gossip, "does": "deed:down"})
    play(state, "filia")
    done = (phrase("show-does", who="card:filia", does="deed:down"),)
    assert seen(state).prompt == Phrase("ask-who-then", {**gossip, "done": done, "does": "deed:up"})
    blows = play(holding("disgrace", "filia asher brutol / ..."), "play disgrace bottom")
    assert seen(blows).prompt == phrase("ask-who-first", card="card:disgrace", half="half:bottom")
    rows = "filia diane / asher elaine corvin / brutol lucius / ..."
    both = play(holding("feud", rows, wounded="corvin"), "play feud bottom", "filia")
    done = (phrase("show-does", who="card:filia", does="deed:up"),)
    assert seen(both).prompt == phrase("ask-who-else", card="card:feud", half="half:bottom", done=done)
    moves = play(holding("ball", "filia asher brutol diane / ...", wounded="filia"), "play ball top", "filia", "asher")
    assert seen(moves).prompt == phrase("ask-next-move")
    deed = play(holding("ambush", wounded="lucius filia gerard"), "play ambush top", "lucius")
    assert seen(deed).prompt == phrase("ask-last-deed", who="card:lucius", does="deed:heal")
    over = play(holding("ambush", wounded="filia", killed="odile"), "play ambush top", "filia")
    assert seen(over).prompt == phrase("ask-nobody")


def test_a_question_asks_only_for_what_can_be_done() -> None:
    """All stand in one row: Feud is of no use there, Coup is."""
    everybody = " ".join(EVERYBODY)
    hand = at(everybody, hands=["coup", "hunt"], shown="feud")
    assert seen(hand).prompt == phrase("ask-action-in-hand", card="card:feud")
    revealed = at(everybody, hands=["feud", "hunt"], shown="coup")
    assert seen(revealed).prompt == phrase("ask-action-revealed", card="card:feud")
    assert kind(seen(revealed, 1).prompt) == "ask-other"  # nobody else hears of a hand card


def test_questions_of_a_match() -> None:
    given = {"wounded": "filia", "killed": "odile", "options": {"match": True, "start_player": 1}}
    state = play(holding("ambush", **given), "play ambush top", "filia")
    assert seen(state, 1).prompt == phrase("ask-deal")
    assert seen(state, 0).prompt == phrase("ask-other-to-deal", seat="seat:1")
    assert [(c.say, c.words, c.about, c.rule) for c in state.view(1).choices] == [
        ("deal", phrase("do-deal"), ("deal",), "TRE-MATCH-1")
    ]
    last = play(
        holding("ambush", **{**given, "options": {"match": True}}, victories=[1, 1]), "play ambush top", "filia"
    )
    assert last.over
    assert seen(last).prompt == seen(last, None).prompt == phrase("ask-nobody-more")


@pytest.mark.words
def test_questions_in_words() -> None:
    state = play(holding("gossip", "filia brutol / asher gerard / ...", shown="hunt"), "play gossip bottom", "filia")
    assert in_words(seen(state).prompt) == "Gossip, lower action: Lady Filia moves down. Who moves up?"
    deed = play(holding("ambush", wounded="lucius filia gerard"), "play ambush top", "lucius")
    assert in_words(seen(deed).prompt) == "Master Lucius is Killed. Last lesson: who is healed?"


# ---------------------------------------------------------------------- what a board can show


def symbols(action: ActionView) -> list[tuple[str, tuple[str, ...], str | None]]:
    return [(symbol.colour, symbol.able, symbol.filled) for row in action.rows for symbol in row]


def test_a_view_says_who_could_fill_what() -> None:
    state = holding("coup", "lucius odile / filia asher / brutol diane corvin / gerard elaine isolde")
    card = seen(state).hand
    assert card is not None
    assert symbols(card.actions[1]) == [
        ("white", ("lucius", "odile"), None),
        ("yellow", ("filia", "asher"), None),
        ("yellow", ("filia", "asher"), None),
    ]
    assert [symbol.effects for row in card.actions[1].rows for symbol in row] == [("attack",), ("up",), ()]
    play(state, "play coup bottom", "odile")
    filling = seen(state).filling
    assert filling is not None
    assert symbols(filling) == [("white", (), "odile"), ("yellow", ("filia", "asher"), None), ("yellow", (), None)]
    play(state, "filia")
    last = seen(state, 1).last
    assert last is not None
    assert (last.seat, last.action, last.characters) == (0, "coup:bottom", ("odile", "filia"))


def test_everybody_can_look_at_what_they_hold_at_any_time() -> None:
    state = holding("coup")
    assert seen(state, 1).hand is not None
    assert seen(state, None).shown is not None
    assert seen(state, None).choices == ()


# ---------------------------------------------------------------------- events

STORIES: list[tuple[Event, str]] = [
    (events.Dealt(1, "coup", 1), "The characters are laid out and Coup is revealed. {1} begins."),
    (events.Dealt(0, "hunt", 2), "Game 2: the characters are laid out and Royal Hunt is revealed. {0} begins."),
    (events.Secrets(0, "green", "red", "coup"), "{0} wants green to rise and red to fall, and holds Coup."),
    (events.Played(0, "coup", "top", True, ("filia",)), "{0} plays Coup, upper action, from the hand."),
    (events.Played(0, "coup", "bottom", False, ()), "{0} plays Coup, lower action, the revealed card."),
    (events.Healed("filia"), "Lady Filia is healed."),
    (events.Moved("filia", "up", 1), "Lady Filia moves up."),
    (events.Moved("isolde", "down", 2), "Dame Isolde moves down 2 rows."),
    (events.Moved("asher", "up", 1, "filia"), "Duke Asher follows Lady Filia up."),
    (events.Moved("elaine", "down", 1, None, True), "Lady Elaine gives way and moves down."),
    (events.Wounded("filia"), "Lady Filia is Wounded."),
    (events.Killed("filia"), "Lady Filia is Killed!"),
    (events.Shielded("asher", "filia"), "Duke Asher shields Lady Filia."),
    (events.Lapsed("gerard"), "The attack on Commander Gerard comes too late."),
    (events.LastDeed("brutol", "gerard"), "Last blow of Lord Brutol: Commander Gerard."),
    (events.LastDeed("lucius", None), "Last lesson of Master Lucius finds nobody."),
    (events.Closed(1), "An empty row disappears."),
    (events.Closed(2), "2 empty rows disappear."),
    (events.Drew(1), "{1} draws a card."),
    (events.Drew(1, "coup"), "{1} draws Coup."),
    (events.Revealed("hunt"), "Royal Hunt is revealed."),
    (events.Reshuffled(11), "The deck has run out; the 11 discarded cards are shuffled into a new one."),
    (events.Stuck(1), "{1} can perform none of the four actions."),
    (
        events.Scored(("green", "blue"), ("red", "red"), (5, -1)),
        "The agendas are revealed: {0} 5 (green up, red down) and {1} -1 (blue up, red down).",
    ),
    (events.Won((0,), "TRE-END-1A", (1, 0)), "{0} wins the game. Victories: {0} 1 and {1} 0."),
    (events.Won((0, 1), "TRE-END-1B", (1, 1)), "{0} and {1} win the game. Victories: {0} 1 and {1} 1."),
    (events.Ended((0,), "TRE-END-1A"), "{0} wins."),
    (events.Ended((0, 2), "TRE-END-1B"), "{0} and {2} win together."),
]


@pytest.mark.words
def test_events_in_words() -> None:
    for event, words in STORIES:
        assert in_words(GAME.story.of(event)) == words


def test_every_kind_of_event_has_words() -> None:
    kinds = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)} - {Event}
    assert {type(event) for event, _ in STORIES} == kinds


def test_an_event_of_another_game_has_none() -> None:
    class Sneezed(Event, frozen=True):
        seat: int

    with pytest.raises(TypeError):
        GAME.story.of(Sneezed(1))


def test_a_game_tells_its_story() -> None:
    state = holding("ambush", "lucius filia / corvin ...", wounded="lucius", deck=["rivals"])
    play(state, "play ambush top", "lucius", "gerard")
    told = [
        phrase("tell-played-hand", seat="seat:0", card="card:ambush", half="half:top"),
        phrase("tell-moved", who="card:lucius", way="way:down", rows=1),
        phrase("tell-killed", who="card:lucius"),
        phrase("tell-no-last-deed", who="card:lucius"),
        phrase("tell-last-deed", who="card:lucius", target="card:gerard"),
        phrase("tell-wounded", who="card:gerard"),
    ]
    begun = 1  # the position came first, and for Ada her secrets
    drew, drew_rivals = phrase("tell-drew", seat="seat:0"), phrase("tell-drew-card", seat="seat:0", card="card:rivals")
    assert [GAME.story.of(event) for event in state.events_for(None)][begun:] == [*told, drew]
    assert [GAME.story.of(event) for event in state.events_for(0)][begun + 1 :] == [*told, drew_rivals]


# ---------------------------------------------------------------------- results


def test_the_result_says_why() -> None:
    state = play(holding("ambush", wounded="filia", killed="odile"), "play ambush top", "filia")
    stuck = at(" ".join(EVERYBODY), hands=["feud", "coup"], shown="remedy")
    for over, why in (
        (state, phrase("won-after-deaths", killed=("card:filia", "card:odile"))),
        (stuck, phrase("won-after-stuck", seat="seat:0")),
    ):
        assert over.result is not None
        assert isinstance(over.result.reason, Phrase)
        assert over.result.reason.kind == "won-game"
        assert over.result.reason.args["over"] == why


@pytest.mark.words
def test_the_result_in_words() -> None:
    state = play(holding("ambush", wounded="filia", killed="odile"), "play ambush top", "filia")
    assert state.result is not None
    assert in_words(state.result.reason).startswith("Lady Filia and Sister Odile are Killed. {")


# ---------------------------------------------------------------------- the terminal


def drawn(state: Treachery, seat: int | None, names: list[str], language: str = ENGLISH) -> str:
    out = io.StringIO()
    Console(file=out, width=80, color_system=None).print(
        GAME.drawing.draw(state.view(seat), Speaker(GAME, names, language))
    )
    return out.getvalue()


@pytest.mark.words
def test_the_table_in_80_columns_without_colour() -> None:
    state = holding("coup", "lucius odile / filia asher / ...", wounded="lucius", killed="gerard", seats=4)
    names = ["Ada (you)", "Ben", "Cleo", "Maximiliana"]
    text = drawn(state, 0, names)
    assert all(len(line) <= 80 for line in text.splitlines())
    assert all(name in text for name in names)
    assert "  1 | B*Lucius  N Odile" in text
    assert "RxGerard" in text
    assert "Wounded: Lucius (Last lesson)" in text
    assert "Revealed: Oath" in text
    assert "Your card: Coup" in text
    assert "y^  y" in text
    assert "top (not now)" in text  # nobody of one House and row to be healed
    assert "Your agenda: " in text
    play(state, "play coup bottom")
    asking = drawn(state, 0, names)
    assert "wx?" in asking
    assert "Revealed" not in asking
    assert drawn(state, 1, names).count("Revealed") == 1
    assert "Your card" not in drawn(state, None, names)


@pytest.mark.words
@pytest.mark.parametrize("language", [ENGLISH, "de"])
def test_long_rows_and_the_end_fit_too(language: str) -> None:
    names = ["Ada", "Ben", "Cleo", "Maximiliana"]
    wide = at(" ".join(EVERYBODY), hands=["coup", "oath"], shown="hunt")
    assert all(len(line) <= 80 for line in drawn(wide, 0, names, language).splitlines())
    rng = seeded(5)
    state = GAME.new(4, 8, {"match": True})
    assert isinstance(state, Treachery)
    while not state.over:
        seat = state.mover()
        for viewer in (seat, None):
            text = drawn(state, viewer, names, language)
            assert all(len(line) <= 80 for line in text.splitlines())
            assert len(text.splitlines()) <= 21 or len(state.rows) > 6
        if can(state) == ["deal"]:
            assert {"en": "points, ", "de": "Punkte, "}[language] in text
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    assert {"en": "to rise", "de": "soll steigen"}[language] in drawn(state, None, names, language)


@pytest.mark.words
@pytest.mark.rule("TRE-EX-5", "TRE-EX-6")
def test_points_are_shown_with_their_sum() -> None:
    """The examples of the rulebook, before and after the game is scored."""
    rows = "filia / diane / asher brutol / gerard elaine lucius isolde corvin odile"
    agendas = [["green", "red"], ["green", "purple"]]
    state = at(rows, wounded="asher elaine", agendas=agendas)
    assert "green to rise, red to fall; the table is worth 3+1+2+3-1 = 8." in drawn(state, 0, ["Nick", "Maria"])
    assert "green to rise, purple to fall; the table is worth 3+1+1+3-2 = 6." in drawn(state, 1, ["Nick", "Maria"])
    hands = ["ambush", "coup"]
    over = at(rows, wounded="asher elaine corvin", killed="lucius", agendas=agendas, hands=hands)
    play(over, "play ambush top", "corvin")
    assert over.over
    assert "green to rise, red to fall: 4+2+2+3-1 = 10 points" in drawn(over, None, ["Nick", "Maria"])


@pytest.mark.words
def test_the_discards_lie_open_on_the_screen() -> None:
    state = at(hands=["coup", "oath"], shown="hunt", discards=["feud", "ball"])
    assert "Discarded: Masked Ball and Feud" in drawn(state, 0, ["Ada", "Ben"])


def test_the_signs_of_the_pictures_are_those_of_the_cards_and_explained() -> None:
    signs = " ".join(sign for sign, _ in GAME.drawing.signs if isinstance(sign, str))
    for letter in {letter for card in CARDS for half in (card.top, card.bottom) for letter in half.picture.text}:
        assert letter in f"{signs} /"


@pytest.mark.rule("TRE-MATCH-1")
def test_a_scored_game_of_a_match_is_looked_at_before_the_next_one() -> None:
    state = GAME.new(2, 8, {"match": True})
    assert isinstance(state, Treachery)
    rng = seeded(5)
    while can(state) != ["deal"]:
        seat = state.mover()
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    assert not GAME.drawing.obvious(state.view(state.mover()))
