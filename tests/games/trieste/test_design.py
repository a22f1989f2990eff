"""What the decks promise: the numbers that make all three goals reachable, and a part for every card."""

from __future__ import annotations

import pytest
from tests.games.trieste.playing import GAME, can, look, on_table, play, prison

from intrigue.games.trieste.cards import law
from intrigue.games.trieste.cards.law import (
    IN_DISCARDS,
    IN_HAND,
    Arrest,
    Capture,
    Free,
    LoseInfamy,
    MakeDearer,
    Muster,
    Recruit,
    SearchHand,
)
from intrigue.games.trieste.cards.money import (
    Demand,
    Exchange,
    Gain,
    Guard,
    KeepOne,
    MayGain,
    Prospect,
    Sell,
    Take,
    Trade,
)
from intrigue.games.trieste.cards.seen_cards import gone_from, only_shown, seen_card, shown_in, whose
from intrigue.games.trieste.cards.titles import (
    ACTION,
    CAPTURE,
    CARDS,
    CHARACTER,
    HEROES,
    MERCHANT,
    NEVER,
    REACH,
    RENOWN,
    SPECIAL,
    TAKING,
    THIEF,
    TREASURES,
    WATCH,
    Title,
)
from intrigue.games.trieste.rules.actions import PLAY, VERBS_END, card_in, verb_in
from intrigue.words import cards as worded

DECKS = {faction: [title for title in CARDS if title.faction == faction] for faction in (WATCH, MERCHANT, THIEF)}
BY_ID = {title.id: title for title in CARDS}


def verbs(title: Title) -> list[object]:
    """What a card does, with what comes with a capture."""
    found: list[object] = []
    for verb in title.effect:
        found.append(verb)
        found.extend(getattr(verb, "bonus", ()))
    return found


def does(faction: int, *kinds: type) -> bool:
    return any(isinstance(verb, kinds) for title in DECKS[faction] for verb in verbs(title))


@pytest.mark.rule("TRI-CMP-1")
@pytest.mark.parametrize("faction", DECKS)
def test_a_deck_has_33_cards_of_11_to_15_titles(faction: int) -> None:
    deck = DECKS[faction]
    assert sum(title.copies for title in deck) == 33
    assert 11 <= len(deck) <= 15
    assert all(1 <= title.copies <= 4 for title in deck)
    assert 16 <= sum(title.copies for title in deck if title.kind == CHARACTER) <= 22
    assert any(title.kind == ACTION for title in deck)


@pytest.mark.rule("TRI-CMP-3")
@pytest.mark.parametrize("faction", DECKS)
def test_costs_and_levels(faction: int) -> None:
    for title in DECKS[faction]:
        assert 0 <= title.cost <= 5
        assert (title.level >= 0) == (title.kind == CHARACTER)
        assert title.trigger == NEVER or title.kind == SPECIAL
    assert {title.level for title in DECKS[faction] if title.kind == CHARACTER} == {0, 1, 2, 3}


@pytest.mark.rule("TRI-WIN-1", "TRI-WIN-3")
def test_nine_infamy_and_seven_captures_are_possible() -> None:
    thieves = [title for title in DECKS[THIEF] if title.kind == CHARACTER]
    assert sum(title.copies for title in thieves) >= 16
    assert 25 <= sum(title.copies * title.level for title in thieves) <= 30


@pytest.mark.rule("TRI-END-3")
def test_only_the_street_urchin_comes_back_for_nothing() -> None:
    free = [title.id for title in CARDS[TREASURES:] if title.kind == CHARACTER and title.cost == 0 and title.level >= 1]
    assert free == ["street-urchin"]


@pytest.mark.rule("TRI-C-51")
@pytest.mark.parametrize("place", ["table", "hand", "discards"])
def test_reach_has_its_price(place: str) -> None:
    """Whatever the verb: whoever is caught by a card of the Watch is of no higher level than the card costs. Each is
    tried against each Thief, wherever Thieves can be, with nobody reacting."""
    reach: dict[str, set[int]] = {}
    for title in DECKS[WATCH]:
        if title.kind == SPECIAL:
            continue
        for thief in [one for one in DECKS[THIEF] if one.kind == CHARACTER]:
            where = {"table": {"thief_plays": thief.id}, "hand": {"thief": thief.id}}
            state = on_table(watch_plays=title.id, **where.get(place, {"discards": {"thief": thief.id}}))
            while not state.over and state.turn == 1 and look(state, None).phase == "effect":
                play(state, can(state)[0])
            if prison(state):
                assert prison(state) == thief.id
                assert thief.level <= title.cost, f"{title.id} captures {thief.id}"
                reach.setdefault(title.id, set()).add(thief.level)
    assert {id: max(levels) for id, levels in reach.items()} == {
        "table": {"patrol-officer": 1, "bloodhound": 2, "raiding-party": 3},
        "hand": {"search-warrant": 1, "undercover-agent": 2},
        "discards": {"bounty": 3},
    }[place]


@pytest.mark.rule("TRI-C-51", "TRI-HERO-5")
def test_heroes_whom_reach_costs_nothing() -> None:
    assert [hero.id for hero in HEROES if hero.powers[REACH] or Arrest in map(type, hero.effect)] == [
        "antonia",
        "zaccaria",
    ]


@pytest.mark.rule("TRI-WIN-2")
def test_no_card_of_the_merchant_gains_too_much() -> None:
    """A treasure drawn is worth 79 / 56, about 1.4; at best, with six Thieves in prison, a card may gain 4 more than it
    costs."""
    mean = 79 / 56
    for title in DECKS[MERCHANT]:
        gained = sum(verb.count * mean for verb in title.effect if isinstance(verb, Gain))
        gained += sum((verb.count + 6 // verb.per) * mean for verb in title.effect if isinstance(verb, Trade))
        gained += sum(verb.times for verb in title.effect if isinstance(verb, Exchange))
        assert gained - title.cost <= 4
    assert all(not isinstance(verb, Prospect) or title.cost >= 1 for title in DECKS[MERCHANT] for verb in title.effect)


def test_every_part_is_played() -> None:
    """The Watch captures everywhere, taxes, raises prices, costs Infamy and draws; the Merchant gains, picks, takes
    and protects; the Thief steals from both, acts without fame and frees."""
    arrests = {verb.place for title in DECKS[WATCH] for verb in title.effect if isinstance(verb, Arrest)}
    assert arrests == {IN_HAND, IN_DISCARDS}
    assert does(WATCH, LoseInfamy)
    assert any(isinstance(verb, Take | Demand) and verb.victim == MERCHANT for t in DECKS[WATCH] for verb in t.effect)
    assert any(isinstance(verb, MakeDearer) and verb.victim == THIEF for t in DECKS[WATCH] for verb in t.effect)
    assert does(WATCH, Muster)
    assert does(WATCH, Gain, MayGain)
    for kind in (Gain, Trade, KeepOne, Exchange, Prospect, Guard, Sell, Free):
        assert does(MERCHANT, kind)
    assert any(isinstance(verb, Take) and verb.victim == WATCH for t in DECKS[MERCHANT] for verb in t.effect)
    for victim in (WATCH, MERCHANT):
        assert any(isinstance(verb, Take | Demand) and verb.victim == victim for t in DECKS[THIEF] for verb in t.effect)
    assert does(THIEF, Free)
    assert 2 <= BY_ID["smoke-bomb"].copies <= 3


@pytest.mark.rule("TRI-C-42")
def test_one_faction_answers_each_situation() -> None:
    """Who is asked is fixed by the decks: a question to somebody who never has an answer would be idle."""
    answers = {(title.trigger, faction) for faction, deck in DECKS.items() for title in deck if title.kind == SPECIAL}
    assert answers == {(CAPTURE, THIEF), (TAKING, MERCHANT), (RENOWN, WATCH)}


@pytest.mark.rule("TRI-TURN-2")
def test_no_card_of_the_watch_depends_on_what_others_do_in_the_same_turn() -> None:
    """The Watch acts first: none of its verbs looks at a card that takes effect later, but for the Thief it catches."""
    known = (Arrest, Capture, Demand, Gain, LoseInfamy, MakeDearer, Muster, Take, law.SearchHand, law.Unmask)
    for title in DECKS[WATCH]:
        for verb in title.effect:
            assert isinstance(verb, known) or title.kind == SPECIAL


@pytest.mark.rule("TRI-HERO-2", "TRI-C-45")
def test_some_heroes_choose_their_moment_and_some_come_once() -> None:
    assert [hero.id for hero in HEROES if hero.phases != 0b11111] == ["zaccaria"]
    assert [hero.id for hero in HEROES if hero.once] == ["zaccaria", "elettra", "caterina"]


def test_known_facts_of_the_printed_game_hold() -> None:
    facts = {id: (title.faction, title.kind, title.cost, title.level) for id, title in BY_ID.items()}
    assert facts["patrol-officer"] == (WATCH, CHARACTER, 1, 1)
    assert facts["business-as-usual"] == (MERCHANT, ACTION, 0, -1)
    assert facts["street-urchin"] == (THIEF, CHARACTER, 0, 1)
    assert facts["smoke-bomb"][1] == SPECIAL
    for id in ("bloodhound", "raiding-party", "undercover-agent"):
        assert facts[id][:2] == (WATCH, CHARACTER)
    for id in ("search-warrant", "bounty", "contraband-checkpoint"):
        assert facts[id][:2] == (WATCH, ACTION)


def test_numbers_made_with_a_card_have_room_for_every_card() -> None:
    cards = range(len(CARDS))
    seen = {number(faction, card) for faction in DECKS for card in cards for number in (gone_from, shown_in)}
    assert len(seen) == 2 * 3 * len(CARDS)
    for faction in DECKS:
        for card in cards:
            for number, shown in ((gone_from(faction, card), False), (shown_in(faction, card), True)):
                assert (whose(number), seen_card(number), only_shown(number)) == (faction, card, shown)
    verbs = sorted({verb_in(action) for action in range(PLAY, VERBS_END)})
    assert len(verbs) == 10
    assert all((verb_in(verb + card), card_in(verb + card)) == (verb, card) for verb in verbs for card in cards)


@pytest.mark.parametrize("language", ["en", "de"])
def test_words_and_names_are_their_own(language: str) -> None:
    cards = worded(GAME, language)
    assert len({card.id for card in cards}) == len({card.name for card in cards}) == len(cards) == 4 + 36 + 9
    for kind in {card.kind for card in cards}:
        texts = [card.text for card in cards if card.kind == kind]
        assert len(set(texts)) == len(texts)
    assert all(card.text.endswith(".") for card in cards)
    assert all(len(card.text) <= 125 for card in cards)  # it has to fit on a card


@pytest.mark.words
@pytest.mark.rule("TRI-CMP-4", "TRI-C-40", "TRI-C-41")
@pytest.mark.parametrize(
    ("language", "chosen", "watch", "thief", "taken"),
    [
        ("en", ("their choice", "They choose"), "Watch card", "Thief card", "to show and take"),
        ("de", ("seiner Wahl", "Er wählt"), "Wachkarte", "Diebeskarte", "zeigen und nehmen"),
    ],
)
def test_a_card_says_who_chooses_and_which_card_is_drawn(
    language: str, chosen: tuple[str, ...], watch: str, thief: str, taken: str
) -> None:
    """The card is right: without these words treasure would go by chance, and a card could come from any deck."""
    texts = {card.id: card.text for card in worded(GAME, language)}
    for title in CARDS:
        for verb in verbs(title):
            if isinstance(verb, Demand):
                assert any(words in texts[title.id] for words in chosen), title.id
            elif isinstance(verb, Muster | SearchHand):
                assert (watch if title.faction == WATCH else thief) in texts[title.id], title.id
            elif isinstance(verb, Recruit):
                assert taken in texts[title.id]
