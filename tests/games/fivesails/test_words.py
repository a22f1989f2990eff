"""Words, views, the terminal, positions and refusals."""

from __future__ import annotations

import io
import re
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner
from rich.console import Console

from intrigue.cli import intrigue as command
from intrigue.core import BadInput, Illegal, seeded
from intrigue.core.phrase import notation, phrase
from intrigue.games.fivesails import generated_text, terminal
from intrigue.games.fivesails.cards.character_steps import MoveTo
from intrigue.games.fivesails.decks import plain
from intrigue.games.fivesails.notation import VERBS
from intrigue.games.fivesails.phrases import texts
from intrigue.games.fivesails.phrases.questions import WHERE_TO
from intrigue.games.fivesails.rules.drama import Turn
from intrigue.games.fivesails.state.actions import A_ABILITY, A_KIND, A_SEAT, ARGUMENT, SHIFT
from intrigue.games.fivesails.state.printed import ABILITIES, BY_ID, CARDS
from intrigue.games.fivesails.state.state import FiveSails
from intrigue.games.fivesails.view import FiveSailsView
from intrigue.words import Speaker, cards, catalogue

from .playing import GAME, duel, go, number, pos, step, why


def drawn(st: FiveSails, seat: int | None) -> str:
    console = Console(file=io.StringIO(), width=80, color_system=None)
    console.print(GAME.drawing.draw(st.view(seat), Speaker(GAME, ["Ann", "Ben", "Cid", "Dee"][: st.seats])))
    out = console.file
    assert isinstance(out, io.StringIO)
    return out.getvalue()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_terminal_fits_80_columns(seats: int) -> None:
    st = GAME.new(seats, 5)
    assert isinstance(st, FiveSails)
    rng = seeded(seats)
    while not st.over:
        seat = st.mover()
        if rng.below(20) == 0:
            text = drawn(st, seat)
            assert max(len(line) for line in text.splitlines()) <= 80
        legal = st.legal(seat)
        st.apply(seat, legal[rng.below(len(legal))])
    assert drawn(st, None)


def test_the_duel_is_drawn_with_its_pools() -> None:
    st = duel({}, {"hand": ["langschwert"]})
    view = st.view(1)
    assert isinstance(view, FiveSailsView)
    assert view.duel is not None
    assert view.duel.pools == (0, 3)
    assert Speaker(GAME).say(terminal.fight(view.duel)) in " ".join(drawn(st, 1).split())


def test_a_challenge_has_no_threats_yet() -> None:
    view = duel({}, {"hand": ["langschwert"]}).view(1)
    assert isinstance(view, FiveSailsView)
    assert view.duel is not None
    challenge = msgspec.structs.replace(view.duel, begun=False, names=("servo_scarpa", ""))
    assert terminal.fight(challenge) == phrase("table-challenge", stat="stat:combat", card="card:servo_scarpa")
    against = msgspec.structs.replace(challenge, names=("servo_scarpa", "uwe_zimmerman"))
    assert terminal.fight(against).args["target"] == "card:uwe_zimmerman"


def test_texts_may_leave_the_number_out() -> None:
    st = pos({"crew": {"servo_scarpa": "docks"}})
    i = number(st, "servo_scarpa")
    assert GAME.action(st, 0, f"claim servo_scarpa {i}") == GAME.action(st, 0, "claim servo_scarpa")
    assert GAME.notation.say(st, 0, GAME.action(st, 0, "claim servo_scarpa")) == f"claim servo_scarpa {i}"


def test_refusals_name_a_rule() -> None:
    st = pos({"crew": {"servo_scarpa": "docks"}})
    for seat, text in ((1, "pass"), (0, "claim nobody"), (0, "dance")):
        refusal = st.why_not(seat, text)
        assert refusal is not None
        assert refusal.rule in GAME.rulebook


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_choice_is_in_words(language: str) -> None:
    voice = Speaker(GAME, language=language, otherwise=language)
    for seed in range(6):
        st = GAME.new(2 + seed % 3, seed, {"decks": "random"})
        assert isinstance(st, FiveSails)
        rng = seeded(seed)
        while not st.over:
            seat = st.mover()
            legal = st.legal(seat)
            voice.say(st.view(seat).prompt)
            for action in legal:
                words = GAME.words.label(st, seat, action)
                assert not notation(words).startswith("do-option")
                voice.say(words)
            st.apply(seat, legal[rng.below(len(legal))])
    assert voice.faults == []


def test_labels_fit_the_question() -> None:
    st = pos({"crew": {"elina_georginova": "docks"}, "hand": ["matushkas_sight"]})
    assert GAME.words.label(st, 0, GAME.action(st, 0, "pass")) == phrase("do-pass")
    go(st, "use matushkas_sight")
    assert st.view(0).prompt == phrase("ask-by-card", card="card:matushkas_sight", question=phrase("ask-whose-deck"))
    labels = [GAME.words.label(st, 0, action) for action in st.legal(0)]
    assert labels == [phrase(f"do-deck-of-{whose}") for whose in ("own", "opponent", "city")]


def test_namesakes_are_told_apart() -> None:
    crew = {"crew": {"otto_streit": "docks"}}
    st = pos({**crew, "hand": ["come_hither", "pull", "pull"]}, crew)
    go(st, "use come_hither", "pay pull", "pay pull")
    labels = {notation(GAME.words.label(st, 0, action)) for action in st.legal(0)}
    assert labels >= {f"do-choose-of card=card:otto_streit seat=seat:{seat}" for seat in (0, 1)}


def test_the_story_of_an_ability_is_its_effect() -> None:
    st = pos({"crew": {"sibella_scarpa": "docks"}}, {"crew": {"otto_streit": "docks"}})
    go(st, "use sibella_scarpa")
    told = [GAME.story.of(event) for event in st.events_for(None)]
    effect = texts.effect(CARDS[BY_ID["sibella_scarpa"]].abilities[0])
    assert phrase("tell-used", seat="seat:0", card="card:sibella_scarpa", effect=effect) in told
    assert phrase("tell-wounded", card="card:otto_streit", wounds=1, total=0) in told


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_event_has_words(language: str) -> None:
    voice = Speaker(GAME, language=language, otherwise=language)
    for seed in range(4):
        st = GAME.new(2 + seed % 3, seed)
        rng = seeded(seed)
        while not st.over:
            seat = st.mover()
            legal = st.legal(seat)
            st.apply(seat, legal[rng.below(len(legal))])
        for event in [*st.events_for(None), *st.events_for(0)]:
            voice.say(GAME.story.of(event))
        assert st.result is not None
        assert voice.say(st.result.reason)
    assert voice.faults == []


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"players": [{"crew": {"nobody": "docks"}}]}, "no card 'nobody'"),
        ({"players": [{"crew": {"servo_scarpa": "moon"}}]}, "no place 'moon'"),
        ({"players": [{"leader": "servo_scarpa"}]}, "no Leader"),
        ({"players": [{}, {}, {}]}, "3 players for 2 seats"),
        ({"wounds": {"otto_streit": 1}}, "not in play"),
        ({"moon": 1}, "not a position"),
    ],
)
def test_a_bad_position_is_refused(given: dict[str, object], words: str) -> None:
    with pytest.raises(BadInput, match=words):
        GAME.position(given)


def test_a_position_can_be_played_on() -> None:
    st = pos({"crew": {"servo_scarpa": "docks"}, "hand": ["pull"]})
    assert isinstance(st.stack[-1], Turn)
    go(st, "claim servo_scarpa")
    again = GAME.load(st.save())
    assert again.save() == st.save()


def test_cards_have_words_of_their_own() -> None:
    for card in cards(GAME):
        assert card.text
        assert card.facts["faction"]


@pytest.mark.words
def test_cards_bear_the_names_that_decks_are_written_with() -> None:
    """Each language has quotation marks of its own; a deck may be written with any of them."""
    for language in ("en", "de"):
        shown = {card.id: card.name for card in cards(GAME, language)}
        assert {id: plain(name) for id, name in shown.items()} == {card.id: plain(card.name) for card in CARDS}
        assert {id: re.sub("[“”„]", '"', name) for id, name in shown.items()} == {card.id: card.name for card in CARDS}


@pytest.mark.words
def test_the_numbers_in_the_words_of_a_card_are_those_that_it_is_played_with() -> None:
    boon = CARDS[BY_ID["boon"]].standing[0]
    gear, boon.gear = boon.gear, (2, 3, 4, 0)
    try:
        assert "+2 Combat, +3 Finesse and +4 Influence" in shown("boon", "en")
        assert "+2 Combat, +3 Finesse und +4 Influence" in shown("boon", "de")
    finally:
        boon.gear = gear
    assert "Sorcerer City Action: Engage the actor • Attach this card" in shown("boon", "en")


def shown(id: str, language: str) -> str:
    return next(card.text for card in cards(GAME, language) if card.id == id)


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_line_of_every_card_has_words_with_all_their_numbers(language: str) -> None:
    voice = Speaker(GAME, language=language, otherwise=language)
    for card in CARDS:
        voice.say(texts.text(card))
        for own in [*card.abilities, *card.lent]:
            voice.say(texts.used_text(card.id, own.line))
            voice.say(texts.words(own))
    assert voice.faults == []


def test_what_many_cards_do_has_one_phrase_for_all() -> None:
    used = [own for card in CARDS for own in card.abilities]
    assert len([own for own in used if generated_text.effect(own)]) > 50
    assert len([own for own in used if texts.conditional(own) and generated_text.cost(own)]) > 40
    angelo, boon = CARDS[BY_ID["angelo"]].abilities[0], CARDS[BY_ID["boon"]].abilities[0]
    assert generated_text.cost(angelo) == phrase("show-cost-destroy", card="card:angelo")
    assert generated_text.effect(angelo) == phrase("show-effect-draw", cards=1)
    assert generated_text.cost(boon) == phrase("show-cost-engage-actor")
    assert generated_text.effect(boon) is None  # it cannot be copied, and says so
    woes = {
        "sibella_scarpa": "show-cost-wound card=card:sibella_scarpa wounds=1",
        "syrneth_hand": "show-cost-wound-bearer wounds=1",
        "wrath_of_the_don": "show-cost-wound-actor wounds=1",
    }
    for card, cost in woes.items():
        told = generated_text.cost(CARDS[BY_ID[card]].abilities[0])
        assert told is not None
        assert notation(told) == cost


def test_no_line_of_a_card_is_left_over() -> None:
    """What the catalogue says of a card is what its lines ask for."""
    for language in ("en", "de"):
        book = catalogue(GAME, language)
        for card in CARDS:
            message = book.find(f"card-{card.id}")
            assert message is not None
            asked = {texts.LINES[own.line] for own in card.standing}
            for own in [*card.abilities, *card.lent]:
                line = texts.LINES[own.line]
                asked |= set() if generated_text.effect(own) else {line}
                if own in card.abilities and texts.conditional(own) and not generated_text.cost(own):
                    asked.add(f"{line}-when")
            assert set(message.attributes) == asked, card.id


@pytest.mark.words
def test_a_few_sentences_as_they_are_read() -> None:
    st = pos({"crew": {"servo_scarpa": "docks"}}, {"crew": {"uwe_zimmerman": "docks"}}, renown={"docks": 2})
    step(st, "challenge servo_scarpa")
    while st.mover() == 0:
        st.apply(0, st.legal(0)[0])
    german = Speaker(GAME, ["Ann", "Ben"], "de")
    assert Speaker(GAME).say(st.view(1).prompt) == "Servo Scarpa challenges Uwe Zimmerman: accept or refuse?"
    assert german.say(st.view(1).prompt) == "Servo Scarpa fordert Uwe Zimmerman heraus: Annehmen oder ablehnen?"
    took = phrase("tell-took-there", seat="seat:0", renown=2, place="place:docks")
    assert german.say(took) == "Ann nimmt 2 Renown von den Docks."


@pytest.mark.words
def test_one_is_asked_only_where_there_is_something_to_choose(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("INTRIGUE_DATA", str(tmp_path))
    lone = "\n1, or ? >"
    for seed in range(20):
        game = ["play", "fivesails", "--decks", "vodacce,castille", "--seed", str(seed), "--bots", "random"]
        every = CliRunner().invoke(command, game, input="a\n" + "1\n" * 400).output
        assert "You are asked every time again." in every
        if lone in every:
            assert lone not in CliRunner().invoke(command, game, input="1\n" * 400).output
            return
    pytest.fail("nobody had but one answer in twenty games")


@pytest.mark.words
def test_a_card_to_choose_is_listed_with_its_text_and_a_hand_with_its_figures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("INTRIGUE_DATA", str(tmp_path))
    game = ["play", "fivesails", "--decks", "vodacce,eisen", "--seed", "4"]
    shown = " ".join(CliRunner().invoke(command, game, input="1\n1\n? 1\n1\n1\n1\n1\n1\n").output.split())
    assert "Plans Within Plans: Scheme: Add 1 Renown to each of two locations." in shown
    assert "Don Constanzo Scarpa 2/2/3/7" in shown
    assert re.search(r"Hand: .*Bravos 1/1/3 \(Risk, cost 1\)", shown)
    assert "Combat/Finesse/Influence/Resolve" in shown


@pytest.mark.words
def test_a_duel_shows_what_each_card_would_lead_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("INTRIGUE_DATA", str(tmp_path))
    foretold = re.compile(r"Play .+: [0-9]+ wounds? for you,\s+then threat [0-9]+ on .+, [0-9]+ on")
    for seed in range(20):
        game = ["play", "fivesails", "--decks", "vodacce,eisen", "--seed", str(seed)]
        if foretold.search(CliRunner().invoke(command, game, input="2\n3\n1\n" * 40).output):
            return
    pytest.fail("there was no duel in twenty games")


def test_an_ability_is_about_its_card_whichever_that_is() -> None:
    """From the first card on the table to the last."""
    used = set()
    for seed in range(4):
        st = GAME.new(2, seed, {"decks": "montaigne"}, events=False)
        rng = seeded(seed)
        while not st.over:
            seat = st.mover()
            actions = st.legal(seat)
            for action in actions:
                said = re.fullmatch(r"use \w+ (\d+) ability (\d)", st.say(seat, action))
                if said:
                    assert GAME.words.about(st, seat, action) == (f"card:{said[1]}",)
                    used.add((int(said[1]), int(said[2])))
            st.apply_unchecked(seat, actions[rng.below(len(actions))])
    assert (0, 1) in used


@pytest.mark.card("fivesails", "leontine_giroux", "giacinto")
def test_who_is_asked_where_to_is_told_whom() -> None:
    """Be it the one that moves itself, one that was chosen, or one that takes another along."""
    asked = {}
    for own in ABILITIES:
        for pc, part in enumerate(own.program):
            if part.question == WHERE_TO:
                asked[own.number, pc] = [later for later in own.program[pc:] if isinstance(later, MoveTo)][:1]
    assert len(asked) > 15
    assert all(asked.values())
    st = pos({"crew": {"leontine_giroux": "docks", "henri_michelet": "docks"}, "leader": "odette_dubois_darrent"})
    step(st, "use leontine_giroux", "choose henri_michelet")
    henri = phrase(WHERE_TO, target="card:henri_michelet")
    assert st.view(0).prompt == phrase("ask-by-card", card="card:leontine_giroux", question=henri)
    st = pos({"crew": {"leontine_giroux": "docks"}, "leader": "odette_dubois_darrent"})
    step(st, "move leontine_giroux")
    assert st.view(0).prompt == phrase(WHERE_TO, target="card:leontine_giroux")


@pytest.mark.parametrize("kind", [*VERBS, A_KIND, A_SEAT, A_ABILITY, A_ABILITY + (3 << SHIFT)])
def test_a_card_past_the_last_is_none(kind: int) -> None:
    st = pos({"hand": ["boon"]}, {"hand": ["boon"]})
    for i in (st.size, st.size + 1, ARGUMENT):
        assert GAME.refusals.obstacle(st, 0, kind + i) is None
        with pytest.raises(Illegal):
            st.apply(0, kind + i)
    assert why(st, f"pay boon {st.size}")[1] == f"no-such-text text=pay boon {st.size}"
