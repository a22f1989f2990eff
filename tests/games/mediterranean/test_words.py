"""Actions, events, questions and results: every one has words in every language, and is about what it should be."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console
from tests.games.mediterranean.playing import GAME, act, at, choose_none, floor_to, new, resolve, rows

import intrigue
from intrigue.core import TABLE, RandomPlayer, decide, seeded
from intrigue.core.event import Event
from intrigue.core.phrase import Phrase, notation
from intrigue.games.mediterranean import events
from intrigue.games.mediterranean.bot.plan import Plan
from intrigue.games.mediterranean.cards.developments import BY_ID
from intrigue.games.mediterranean.cards.goods import WINE
from intrigue.games.mediterranean.events import Resolved, WorkerMoved
from intrigue.games.mediterranean.notation import KINDS_BY_NAME
from intrigue.games.mediterranean.phrases.faces import text_of
from intrigue.games.mediterranean.phrases.things import gains, points, pushes
from intrigue.games.mediterranean.terminal import dangers, spending
from intrigue.games.mediterranean.view import MediterraneanView
from intrigue.lab.laws import check_words
from intrigue.words import Speaker, of_game

OPTIONS: list[dict[str, Any]] = [{}, {"floor": "live", "turns": 2}]


@pytest.mark.parametrize("options", OPTIONS, ids=["rounds", "live"])
@pytest.mark.parametrize("seats", [4, 6])
def test_every_action_can_be_said_and_read_back_and_every_event_told(seats: int, options: dict[str, Any]) -> None:
    rng = seeded(seats)
    told: set[str] = set()
    for seed in range(1 if not options else 2):
        state = new(seats, seed, **options)
        while not state.over:
            waiting = state.waiting
            seat = waiting[rng.below(len(waiting))]
            if rng.below(40) == 0 and state.legal(TABLE):
                seat = TABLE
            legal = state.legal(seat)
            texts = [state.say(seat, action) for action in legal]
            assert len(set(texts)) == len(texts)
            for action, text in zip(legal, texts, strict=True):
                assert text.isascii()
                assert text == text.lower().strip()
                assert GAME.action(state, seat, text) == action
                assert GAME.words.rule_of(state, seat, action) in GAME.rulebook
                check_words(GAME, GAME.words.label(state, seat, action))
            check_words(GAME, state.view(None if seat == TABLE else seat).prompt)
            state.apply(seat, legal[rng.below(len(legal))])
        for viewer in (None, *range(seats)):
            for event in state.events_for(viewer):
                check_words(GAME, GAME.story.of(event))
                told.add(type(event).__name__)
    assert len(told) > 25


@pytest.mark.parametrize(
    ("government", "religion", "says"),
    [
        (-1, 0, "show-steps number=1 side=side:dictatorship"),
        (2, 0, "show-steps number=2 side=side:democracy"),
        (0, -1, "show-steps number=1 side=side:mars"),
        (0, 1, "show-steps number=1 side=side:venus"),
    ],
)
def test_steps_on_a_track_are_told_with_their_direction(government: int, religion: int, says: str) -> None:
    [step] = pushes(government, religion)
    assert isinstance(step, Phrase)
    assert notation(step) == says


def test_no_event_is_without_words() -> None:
    kinds = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]
    assert len(kinds) > 30
    with pytest.raises(TypeError):
        GAME.story.of(Event())


def test_goods_may_be_called_shortly() -> None:
    state = at(hands=[["grain red", "grain blue", "wine red"], [], [], []])
    assert GAME.action(state, 0, "give wine") == GAME.action(state, 0, "give wine red")
    assert GAME.action(state, 0, "offer add wine") == GAME.action(state, 0, "give wine red")
    assert GAME.action(state, 0, "give grain 2") == GAME.action(state, 0, "give grain blue")
    assert state.why_not(0, "give grain") is not None  # which of the two?


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("", "MED-RND-1"),
        ("dance", "MED-RND-1"),
        ("give", "MED-TRD-1"),
        ("give gold", "MED-TRD-4"),
        ("give wool red", "MED-TRD-4"),
        ("want", "MED-TRD-1"),
        ("want money", "MED-TRD-1"),
        ("take", "MED-TRD-1"),
        ("take 7", "MED-TRD-1"),
        ("aim barracks", "MED-ABL-1"),
        ("abandon", "MED-ABN-1"),
        ("abandon religion", "MED-ABN-1"),
        ("store grain red", "MED-WH-1"),
        ("build library", "MED-DEV-2"),
        ("post", "MED-C-70"),
        ("take 99999999999", "MED-TRD-1"),
    ],
)
def test_a_refusal_says_which_rule_and_why(text: str, rule: str) -> None:
    state = at(hands=[["grain red"], [], [], []])
    no = state.why_not(0, text)
    assert no is not None
    assert no.rule == rule
    check_words(GAME, no.reason)


def test_a_refusal_names_what_is_missing_and_the_way_out() -> None:
    state = at(hands=[["grain red", "dye blue"], ["wool red"], [], []], points=[1, 0, 0, 0], options={"acts": 30})
    act(state, 0, "give grain red", "want salt", "want salt", "post", "give dye blue", "ask", "ask", "post")
    reasons = {
        "take 1": "no-own-offer",
        "back": "no-draft",
        "hand grain red": "no-handing-over",
        "envoy grain red": "no-envoys card=card:foreign_envoys",
        "enquire 1": "no-enquiry card=card:isolationism",
        "seek red": "no-ideas card=card:freedom_of_speech",
        "to 2": "no-address-yet",
        "done": "no-done-here say=pass",
    }

    def reason(seat: int, text: str) -> str:
        refused = state.why_not(seat, text)
        assert refused is not None
        return f"{notation(refused.reason)} {refused.rule}"

    for text, expected in reasons.items():
        assert reason(0, text).rpartition(" ")[0] == expected
    act(state, 0, "pay")
    assert reason(0, "pay") == "no-more-points-of-yours points=(tell-points number=1) MED-C-56"
    floor_to(state, 1)
    assert reason(1, "take 1") == "no-goods-for-it goods=(tell-number number=2 what=good:salt) MED-TRD-1"
    assert reason(1, "take 2") == "no-points-for-it points=(tell-points number=2) own=0 MED-C-56"
    act(state, 1, "decline 2")
    assert reason(1, "take 2") == "no-declined-offer MED-TRD-1"
    act(state, 1, "give wool red")
    assert reason(1, "counter 1") == "no-second-draft MED-TRD-1"


@pytest.mark.words
def test_a_story_calls_cards_by_what_they_show_and_not_by_commands() -> None:
    state = at(hands=[["grain red", "wine zealots", "piracy"], [], [], []], phase="closing")
    for seat in range(4):
        act(state, seat, "done")
    spent = next(event for event in state.events_for(2) if isinstance(event, events.Spent))
    voice, german = Speaker(GAME, ["Ann"]), Speaker(GAME, ["Ann"], "de")
    assert voice.say(GAME.story.of(spent)) == "Ann spends grain (Mars), wine (zealots) and the Piracy card; 0 stored."
    assert german.say(GAME.story.of(spent)).startswith(
        "Ann gibt aus: Getreide (Mars), Wein (Eiferer) und die Piratenkarte"
    )


@pytest.mark.parametrize("action", [-1, 99, 1 << 40, 959, 70_001])
def test_a_number_that_means_nothing_is_refused(action: int) -> None:
    state = at(hands=[["grain red"], [], [], []])
    before = state.save()
    with pytest.raises(intrigue.Illegal):
        state.apply(0, action)
    assert state.save() == before


def test_choices_name_what_they_are_about() -> None:
    state = at(hands=[["grain red", "piracy"], ["dye blue"], [], []], points=[3, 0, 0, 0])
    choices = {choice.say: choice for choice in state.view(0).choices}
    assert notation(choices["give grain red"].words) == "do-card-give card=(show-card good=good:grain idea=idea:red)"
    assert choices["give grain red"].about == ("card:grain", "goods:grain-red")
    assert choices["give piracy as gold"].about == ("card:piracy", "goods:piracy")
    act(state, 0, "give grain red", "pay", "want dye", "post")
    floor_to(state, 1)
    take = next(choice for choice in state.view(1).choices if choice.say == "take 1")
    assert isinstance(take.words, Phrase)
    assert take.words.kind == "do-offer-take"
    given = "number=1 gives=good:grain,(tell-points number=1) wants=good:dye seat=seat:0"
    assert notation(take.words) == f"do-offer-take {given}"
    assert take.about == ("offer:1",)


def test_the_offer_lights_up_for_those_who_can_fulfil_it() -> None:
    state = at(hands=[["grain red"], ["dye blue"], ["wool red"], []])
    act(state, 0, "give grain red", "want dye", "post")
    floor_to(state, 1)
    assert [offer.takeable for offer in GAME.view(state, 1).offers] == [True]  # type: ignore[attr-defined]
    assert [offer.takeable for offer in GAME.view(state, 2).offers] == [False]  # type: ignore[attr-defined]


def test_own_sets_with_what_they_are_worth() -> None:
    state = at(hands=[["grain red", "grain blue", "wine red"], [], [], []])
    sets = [(one.good, one.count, one.worth, one.one_more) for one in GAME.view(state, 0).sets]  # type: ignore[attr-defined]
    assert sets == [("grain", 2, 1, 3), ("wine", 1, 1, 3)]


@pytest.mark.rule("MED-C-60", "MED-C-74")
@pytest.mark.card("mediterranean", "civil_rights", "venetian_orthodoxy", "martian_orthodoxy", "industry")
@pytest.mark.parametrize(
    "mine",
    [
        ["slaves black"],
        ["slaves black"] * 7 + ["wine red"],
        ["wine red"] * 7,
        ["grain red"] * 3 + ["ore red"] * 3 + ["salt red", "art white"],
        ["dye blue"] * 6 + ["grain red", "grain blue", "wool red"],
        ["gold red", "spices red", "piracy"],
    ],
)
@pytest.mark.parametrize("own", [[], ["industry"]])
@pytest.mark.parametrize("others", [[[], [], []], [["civil_rights", "venetian_orthodoxy"], ["martian_orthodoxy"], []]])
def test_goods_bring_what_the_table_says_that_they_do(mine: list[str], own: list[str], others: list[list[str]]) -> None:
    """What others' developments take from a set, and what one's own adds, is counted before it is spent."""
    if "venetian_orthodoxy" in others[0]:
        others = [*others[:2], ["civil_rights"]]  # a second owner takes another point
    state = at(hands=[mine, [], [], []], developments=[own, *others], phase="closing")
    view = GAME.view(state, 0)
    assert isinstance(view, MediterraneanView)
    told = spending(view)
    resolve(state)
    spent = next(event for event in state.events_for(None) if isinstance(event, Resolved) and event.seat == 0)
    assert sum(one.worth for one in view.sets) == spent.sets
    steps = (*pushes(spent.government, spent.religion), *gains(spent.happiness, spent.safety, 0))
    assert told == (points(spent.sets + spent.prosperity), *steps)


@pytest.mark.rule("MED-RES3-4", "MED-C-45")
@pytest.mark.card("mediterranean", "total_war")
@pytest.mark.parametrize("owner", [None, 0, 3])
@pytest.mark.parametrize("turn", [1, 2, 3, 6])
def test_the_table_says_what_the_barbarians_will_take(owner: int | None, turn: int) -> None:
    """Under Total War, whoever owns it, the die is rolled twice; before the third round nobody comes."""
    built = [["total_war"] if seat == owner else [] for seat in range(4)]
    view = GAME.view(at(turn=turn, developments=built), 1)
    assert isinstance(view, MediterraneanView)
    voice = Speaker(GAME, ["Ann", "Ben", "Cid", "Dee"])
    told = [str(line) for line in dangers(view, voice)]
    attack = voice.text("table-attack" if owner is None else "table-attack-twice", points={3: 3, 6: 7}.get(turn, 0))
    assert told[1:] == ([attack] if turn >= 3 else [])
    assert len(told) == min(turn - 1, 2)


@pytest.mark.rule("MED-C-60", "MED-C-74")
def test_one_more_brings_what_the_table_says() -> None:
    others = [["civil_rights"], ["venetian_orthodoxy"], []]
    mine = ["grain red", "grain red", "wool red", "slaves black", "wine red"]
    for good in ("grain", "wool", "slaves", "wine"):
        worth = []
        for hands in (mine, [*mine, {"slaves": "slaves black", "wine": "wine red"}.get(good, f"{good} blue")]):
            view = GAME.view(at(hands=[hands, [], [], []], developments=[["industry"], *others]), 0)
            assert isinstance(view, MediterraneanView)
            worth.append({one.good: one for one in view.sets})
        total = [sum(one.worth for one in sets.values()) for sets in worth]
        assert worth[0][good].one_more - worth[0][good].worth == total[1] - total[0]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_the_table_fits_in_80_columns(seats: int, language: str) -> None:
    rng = seeded(3)
    names = ["Maximilianus"] * seats
    state = new(seats, 2)
    while not state.over:
        if rng.below(25) == 0:
            viewer = rng.below(seats + 1) - 1
            console = Console(width=80, file=io.StringIO(), force_terminal=False)
            voice = Speaker(GAME, names, language)
            console.print(GAME.drawing.draw(GAME.view(state, viewer), voice))
            output = console.file.getvalue()  # type: ignore[attr-defined]
            assert max(len(line) for line in output.splitlines()) <= 80
            assert voice.faults == []
        seat = state.mover()
        actions = state.actions(seat)
        state.apply_unchecked(seat, actions[rng.below(len(actions))])
    assert state.result is not None
    check_words(GAME, state.result.reason)


# ---------------------------------------------------------------------- in the terminal


def drawn(state: Any, seat: int) -> str:
    console = Console(file=io.StringIO(), width=100, color_system=None)
    console.print(GAME.drawing.draw(state.view(seat), Speaker(GAME, ["Ann", "Ben", "Cid", "Dee"])))
    out = console.file
    assert isinstance(out, io.StringIO)
    return out.getvalue()


@pytest.mark.words
@pytest.mark.rule("MED-C-6")
@pytest.mark.parametrize("cities", [4, 5])
def test_a_fifth_city_is_not_said_to_make_anything(cities: int) -> None:
    towns = ["urbanize", "quarry_town", "brine_town", "weavers_quarter", "wine_presses"][:cities]
    state = at(developments=rows(towns), workers=[[0] * 5, *[[1] * 5] * 3])
    voice = Speaker(GAME, ["Ann", "Ben", "Cid", "Dee"])
    told = {voice.say(title): voice.say(words) for title, words in GAME.drawing.portrait(state.view(0), 0)}
    assert told["Makes"] == "4 civic goods"
    assert "0+4c" in drawn(state, 0)


@pytest.mark.words
@pytest.mark.rule("MED-RES3-3", "MED-DEV-4")
def test_a_revolt_is_marked_while_it_limits_somebody() -> None:
    state = resolve(at(phase="closing", turn=3, happiness=[-1, 0, 0, 0]))
    assert "+0!" in drawn(state, 0)
    choose_none(state)
    assert (state.turn, "!" in drawn(state, 0)) == (4, False)


@pytest.mark.words
@pytest.mark.rule("MED-ABL-3")
def test_promises_on_the_screen_name_people_and_not_seats() -> None:
    state = at(hands=[["salt black", "wool red"], [], [], []], developments=[["gladiators"], [], [], []])
    for action in GAME.sentence(state, 0, "offer gladiators not on 3 for ore to 3"):
        state.apply(0, action)
    assert "you to Cid: Gladiators not on Cid for ore" in drawn(state, 0)
    assert "Gladiators not on you for ore" in drawn(state, 2)
    own = [notation(choice.words) for choice in state.view(0).choices if choice.say.startswith("withdraw")]
    promise = "(tell-not-on box=card:gladiators whom=seat:2)"
    assert own == [f"do-offer-withdraw number=1 gives={promise} wants=good:ore"]


def test_a_question_follows_the_steps_of_an_offer() -> None:
    state = at(
        hands=[["grain red", "grain blue"], ["dye blue"], [], []], developments=[["gladiators"], ["arms"], [], []]
    )

    def asked(seat: int) -> str:
        return notation(state.view(seat).prompt)

    assert asked(0) == "ask-floor acts=20"
    assert asked(2) == "ask-floor-of-other seat=seat:0"
    act(state, 0, "want dye")
    assert asked(0) == "ask-draft acts=19"
    act(state, 0, "give grain red")
    assert asked(0) == "ask-draft-to-post acts=18"
    act(state, 0, "promise gladiators")
    assert asked(0) == "ask-promise box=card:gladiators"
    act(state, 0, "not on 3", "to 2", "demand arms")
    assert asked(0) == "ask-demand box=card:arms seat=seat:1"
    act(state, 0, "on 1", "clear", "pass")
    act(state, 1, "give dye blue", "want grain", "post")
    floor_to(state, 0)
    act(state, 0, "take 1")
    assert asked(0) == "ask-hand-over good=good:grain number=1 seat=seat:1"


def test_drafts_are_left_out_of_the_story() -> None:
    state = act(at(hands=[["grain red"], [], [], []]), 0, "give grain red", "want dye", "post")
    drafted = [event for event in state.events_for(0) if isinstance(event, events.Drafted)]
    assert len(drafted) == 2
    assert GAME.story.chapter(drafted) == []


def test_the_example_of_an_offer_gives_what_brings_least_for_what_brings_most() -> None:
    state = at(hands=[["salt black", "wool red", "wool blue", "wool white"], ["wool black", "ore red"], [], []])
    assert GAME.drawing.examples(state.view(0))[0] == "offer salt for wool"


@pytest.mark.rule("MED-C-66", "MED-C-70", "MED-C-71", "MED-WH-1")
@pytest.mark.parametrize("options", [{"acts": 6, "laps": 3}, {"floor": "live"}], ids=["rounds", "live"])
def test_every_example_can_be_said(options: dict[str, Any]) -> None:
    """Also with few acts left, three offers out, offers that were declined and a warehouse that is nearly full."""
    rng = seeded(4)
    given: set[str] = set()
    for seed in range(4):
        state = new(4 + seed % 3, seed, turns=2, **options)
        while not state.over:
            clock = state.legal(TABLE)
            if clock and (rng.below(200) == 0 or TABLE in state.waiting):  # or acts run out (MED-C-81)
                state.apply(TABLE, clock[0])
                continue
            seat = state.waiting[rng.below(len(state.waiting))]
            if rng.below(3) == 0:
                for text in GAME.drawing.examples(state.view(seat)):
                    assert GAME.sentence(state, seat, text) or state.why_not(seat, text) is None
                    given.add(text.partition(" ")[0])
            state.apply(seat, decide(RandomPlayer(), state, seat, rng))
    assert given == {"offer", "counter", "decline", "withdraw", "store"}


def test_a_hint_on_the_floor_is_a_sentence_that_can_be_said() -> None:
    state, bot, rng = new(4, 1), GAME.bot(), seeded(1)
    text = ""
    while not text:
        seat = state.waiting[0]
        action = bot.choose(state, seat, rng)
        text = GAME.notation.sentence(state, seat, action)
        if not text:
            state.apply_unchecked(seat, action)
    actions = GAME.sentence(state, seat, text)
    assert actions[0] == action
    assert state.say(seat, actions[-1]) == "post"


@pytest.mark.rule("MED-C-69", "MED-TRD-4")
@pytest.mark.parametrize("called", ["spices", "gold"])
def test_an_offer_in_mind_calls_the_pirates_what_they_were_called_before(called: str) -> None:
    state = at(hands=rows(["piracy"]))
    act(state, 0, f"give piracy as {called}", "want salt", "post", "withdraw 1")
    text = Plan([KINDS_BY_NAME["piracy"]], [WINE], gain=1.0, other=1.0).sentence(state, 0)
    assert text == f"offer piracy as {called} for wine"
    assert state.say(0, GAME.sentence(state, 0, text)[0]) == f"give piracy as {called}"


@pytest.mark.words
@pytest.mark.rule("MED-DEV-8", "MED-CIV-1")
@pytest.mark.card("mediterranean", "pyramids_to_mars")
def test_every_turn_is_said_only_of_what_comes_in_the_civic_phase() -> None:
    """Pyramids strike in Resolution (MED-RES1-1), from the round after the one in which they are built."""
    speaker = Speaker(GAME)
    for face in BY_ID.values():
        civic = face.every_happy or face.every_safe or face.every_vp or face.group >= 0
        assert ("Every turn: " in speaker.say(text_of(face))) == bool(civic), face.id
    assert "safety for everybody else, unless spared." in speaker.say(text_of(BY_ID["pyramids_to_mars"]))


@pytest.mark.words
def test_an_ore_worker_is_told_as_people_say_it() -> None:
    speaker = Speaker(GAME, ["Ann", "Bob"])
    assert speaker.say(GAME.story.of(WorkerMoved("ore", 0, None))) == "Ann loses an ore worker."
    assert speaker.say(GAME.story.of(WorkerMoved("ore", 0, 1))) == "Ann hands an ore worker to Bob."
    assert speaker.say(GAME.story.of(WorkerMoved("wool", 0, None))) == "Ann loses a wool worker."


@pytest.mark.words
@pytest.mark.rule("MED-END-2")
@pytest.mark.parametrize(
    ("given", "why"),
    [
        (
            {"government": ["democracy 2", "democracy 0", "democracy 9", "democracy 0"]},
            "Several have 5 points; of them Ann has the highest levels.",
        ),
        (
            {"happiness": [0, 1, 8, 0]},
            "Several have 5 points and equal levels; of them Ben has the most happiness and safety.",
        ),
    ],
)
def test_what_decides_among_equals_is_said_of_them(given: dict[str, Any], why: str) -> None:
    """Cid has fewer points, and more of what decides."""
    state = choose_none(resolve(at(phase="closing", points=[5, 5, 1, 0], options={"turns": 1}, **given)))
    assert state.result is not None
    assert Speaker(GAME, ["Ann", "Ben", "Cid", "Dee"]).say(state.result.reason) == why


@pytest.mark.words
@pytest.mark.rule("MED-C-75", "MED-AIM-1", "MED-RND-1")
def test_what_every_table_is_told_names_no_number_of_rounds() -> None:
    """An option makes the game shorter; the aid and the introduction are the same for all."""
    for language, six in (("en", "six"), ("de", "sechs")):
        speaker = intrigue.Speaker(GAME, (), language)
        for text in (of_game(GAME, "primer", language), speaker.text("aid-aim"), speaker.text("aid-end")):
            assert six not in text.lower()
