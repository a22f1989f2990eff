"""Decks over the wire: checked by the rules, played at a table, and nobody else's business."""

from __future__ import annotations

import msgspec
import pytest
from tests.server.serving import Serving, refuses

import intrigue
from intrigue.client import Refused
from intrigue.core import Phrase
from intrigue.core.deck import COPIES, FAULTS
from intrigue.core.phrase import notation, phrase
from intrigue.core.record import decode, verify
from intrigue.table.seating import fault_of
from intrigue.words import Speaker

GAME = intrigue.game("fivesails")


def check(server: Serving, game: str, body: object) -> tuple[int, dict[str, object]]:
    answer = server.raw("POST", f"/api/games/{game}/deck", msgspec.json.encode(body))
    return answer.status, msgspec.json.decode(answer.body)


def test_a_game_says_which_option_takes_decks_and_brings_samples(server: Serving) -> None:
    with server.client() as ada:
        formats = {game.name: {option.name: option.format for option in game.options} for game in ada.games()}
    assert formats["fivesails"]["decks"] == "decks"
    assert set(formats["trickery"].values()) == {""}
    page = msgspec.json.decode(server.raw("GET", "/api/games/fivesails").body)
    assert [deck["name"] for deck in page["decks"]] == [deck.name for deck in GAME.decks.samples()]
    assert msgspec.json.decode(server.raw("GET", "/api/games/trickery").body)["decks"] == []


def test_a_deck_is_checked_by_the_rules(server: Serving) -> None:
    status, told = check(server, "fivesails", {"text": GAME.decks.samples()[0].text})
    assert status == 200
    assert told["faults"] == []
    status, told = check(server, "fivesails", {"text": "Kaspar Dietrich\nNobody"})
    assert status == 200
    reason = {"kind": "no-deck-card", "args": {"line": 2, "text": "Nobody"}}
    assert {"rule": "", "reason": reason} in told["faults"]  # type: ignore[operator]


def test_no_deck_where_none_is_played_and_none_without_end(server: Serving) -> None:
    status, told = check(server, "trickery", {"text": "Kaspar Dietrich"})
    assert status == 400
    assert "Nobody brings a deck" in str(told["reason"])
    assert check(server, "chess", {"text": ""})[0] == 404
    assert check(server, "fivesails", {"text": "x" * 8001})[0] == 400
    assert check(server, "fivesails", {})[0] == 400


def test_the_list_of_a_deck_stays_with_its_owner(server: Serving) -> None:
    """Everybody at a table sees its options, but not what is in a deck that somebody brought (FIV-C-36)."""
    own = GAME.decks.samples()[1].text.replace("\n", ";")
    with server.client("Ada") as ada:
        table = ada.create("fivesails", 2, bots={1: "random"}, seat=0, options={"decks": own})
        assert table.options["decks"] == "Kaspar Dietrich"
        with ada.live(table.id) as game:
            assert game.choices
        told = server.raw("GET", f"/api/tables/{table.id}").body
    assert b"Langschwert" not in told


# ---------------------------------------------------------------------- everybody brings their own


def changed(name: str, out: str, into: str) -> str:
    """A legal deck that is none of the samples."""
    (sample,) = [deck.text for deck in GAME.decks.samples() if deck.name == name]
    own = sample.replace(f"2 {out}\n", f"1 {out}\n1 {into}\n")
    assert own != sample
    assert GAME.decks.report(own).faults == ()
    return own


EISEN, CASTILLE = changed("eisen", "Not Today", "Boon"), changed("castille", "Not Today", "Boon")


def cards_of(record: str, seat: int) -> str:
    """The cards with which a seat began, from the published record."""
    header = msgspec.json.decode(record.splitlines()[0])
    return GAME.decks.report(header["options"]["decks"].split("/")[seat]).text


@pytest.mark.rule("FIV-C-36", "FIV-DECK-7")
def test_two_people_each_bring_a_deck_of_their_own(server: Serving) -> None:
    with server.client("Ada") as ada, server.client("Ben") as ben:
        table = ada.create("fivesails", 2, seat=0, start=False)
        assert table.deck == ""
        ben.sit(table.id)
        assert ada.bring(table.id, EISEN).deck == GAME.decks.report(EISEN).text
        seen = ben.bring(table.id, CASTILLE)
        assert seen.deck == GAME.decks.report(CASTILLE).text
        assert [seat.brought for seat in seen.seats] == [True, True]
        # neither the other nor a stranger learns what it is before the game begins
        for told in (msgspec.json.encode(seen), server.raw("GET", f"/api/tables/{table.id}").body):
            assert b"Langschwert" not in told
            assert b"Kaspar" not in told
        begun = ada.start(table.id)
        assert begun.options["decks"] == "Kaspar Dietrich/Soline el Gato"
        assert b"Gallegos" not in msgspec.json.encode(begun)
        with ada.live(table.id) as game:
            assert [player["faction"] for player in game.view["players"]] == ["eisen", "castille"]


@pytest.mark.words
def test_an_illegal_deck_is_refused_with_every_reason_and_nothing_is_lost(server: Serving) -> None:
    with server.client("Ada") as ada:
        table = ada.create("fivesails", 2, seat=0, start=False, options={"decks": "ussura"})
        assert ada.table(table.id).deck == "ussura"
        ada.bring(table.id, EISEN)
        with pytest.raises(Refused) as refused:
            ada.bring(table.id, "Kaspar Dietrich\n3 Not Today\nSoline's Hat")
        assert refused.value.status == 409
        assert refused.value.rule == "FIV-APP-1"
        assert "Soline's Hat" in notation(refused.value.reason)
        assert "rule=FIV-DECK-5" in notation(refused.value.reason)
        assert ada.table(table.id).deck == GAME.decks.report(EISEN).text
        assert ada.bring(table.id, "").deck == ""
        assert ada.bring(table.id, "Montaigne").deck == "montaigne"


def test_who_may_bring_a_deck_and_when(server: Serving) -> None:
    with server.client("Ada") as ada, server.client("Ben") as ben:
        table = ada.create("fivesails", 2, seat=0, start=False)
        with refuses("no-seat-of-yours"):
            ben.bring(table.id, "eisen")
        ada.sit(table.id, 1, "random")
        ada.start(table.id)
        with refuses("no-new-deck-once-begun"):
            ada.bring(table.id, "eisen")
        other = ada.create("trickery", 3, seat=0, start=False)
        assert other.deck is None
        with refuses("no-decks-here title=Trickery"):
            ada.bring(other.id, "eisen")


def test_a_deck_goes_with_its_owner_and_stays_over_a_restart(server: Serving) -> None:
    with server.client("Ada") as ada, server.client("Ben") as ben:
        table = ada.create("fivesails", 3, seat=0, start=False)
        ben.sit(table.id, 1)
        ben.bring(table.id, CASTILLE)
        moved = ben.sit(table.id, 2)
        assert moved.deck == GAME.decks.report(CASTILLE).text
        assert [seat.brought for seat in moved.seats] == [False, False, True]
        server.hub.tables.rooms[table.id].drop()  # as after a crash: from the journal alone
        assert ben.table(table.id).deck == GAME.decks.report(CASTILLE).text
        ben.leave(table.id)
        assert [seat.brought for seat in ada.table(table.id).seats] == [False, False, False]
        ada.sit(table.id, 2)
        assert ada.table(table.id).deck == ""  # what Ben brought is gone with Ben


def test_the_record_and_the_rematch_have_the_decks_that_were_brought(server: Serving) -> None:
    with server.client("Ada") as ada:
        table = ada.create("fivesails", 2, seat=0, bots={1: "random"}, start=False)
        ada.bring(table.id, EISEN)
        ada.start(table.id)
        with ada.live(table.id) as game:
            while not game.over:
                if game.choices:
                    game.act(game.choices[0].say)
                else:
                    game.wait()
        record = ada.record(table.id)
        assert cards_of(record, 0) == GAME.decks.report(EISEN).text
        assert list(verify(decode(record), GAME)) == []
        again = ada.rematch(table.id)
        assert again.stage == "playing"
        assert again.deck == GAME.decks.report(EISEN).text
        forked = ada.fork(table.id, 3, 0)
        assert forked.options["decks"].startswith("Kaspar Dietrich")


def test_a_deck_of_nonsense_is_refused_in_few_words(server: Serving) -> None:
    """However long it is: the first reasons stand side by side, and nobody is cut off from the table."""
    nonsense = "\n".join(f"card {number}" for number in range(600))
    with server.client("Ada") as ada:
        table = ada.create("fivesails", 2, seat=0)
        with ada.live(table.id):
            with refuses("no-such-deck") as refused:
                ada.bring(table.id, nonsense)
            assert isinstance(refused.value.reason, Phrase)
            reasons = refused.value.reason.args["reasons"]
            assert isinstance(reasons, list | tuple)
            assert [one.kind for one in reasons if isinstance(one, Phrase)] == [  # not one within the other
                *["no-deck-card"] * FAULTS,
                "no-more-faults",
            ]
            with refuses("no-such-deck"):  # the table is still there, with whoever was connected
                ada.bring(table.id, nonsense)
            assert not server.hub.tables.rooms[table.id].gone
            assert len(server.hub.tables.rooms[table.id].connections) == 1


@pytest.mark.parametrize("text", ["card\n" * 1500, "99 not_today\n" * 600], ids=["lines", "copies"])
def test_no_more_of_a_deck_is_read_than_a_deck_has(text: str) -> None:
    report = GAME.decks.report(text)
    assert sum(card.count for card in report.cards) <= COPIES + 99
    assert len(report.faults) <= FAULTS + 1
    cut = "no-more-faults" if text.startswith("card") else "no-deck-so-long"
    assert cut in [fault.reason.kind for fault in report.faults if isinstance(fault.reason, Phrase)]


@pytest.mark.words
@pytest.mark.parametrize("language", ["en", "de"])
def test_reasons_against_a_deck_are_sentences_one_behind_the_other(language: str) -> None:
    report = GAME.decks.report("Kaspar Dietrich\nNobody at all\nNor anybody")
    said = Speaker(GAME, language=language).say(phrase("no-such-deck", reasons=tuple(map(fault_of, report.faults))))
    assert said.count(".") == len(report.faults) > 2
    assert ".," not in said
    assert ". und" not in said
    assert ". and" not in said
