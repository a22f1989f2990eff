from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import intrigue
from intrigue import BadInput, Illegal
from intrigue.core import record as records
from intrigue.core.record import Record
from intrigue.core.rng import commitment, seeded

GAME = intrigue.game("trickery")
SECRET = bytes(range(32))


def played(seed: int | bytes, limit: int = 1000) -> Record:
    state = GAME.new(4, seed)
    record = Record.begin(GAME, state, ["Ann", "Bob", "Cid", "Dee"], seed)
    rng = seeded(1)
    while not state.over and state.moves < limit:
        seat = state.waiting[rng.below(len(state.waiting))]
        legal = state.legal(seat)
        record.play(state, seat, legal[rng.below(len(legal))])
    return record


def faults(record: Record) -> list[str]:
    return list(records.verify(record, GAME))


def changed(record: Record, line: int, **changes: Any) -> Record:
    lines = [json.loads(text) for text in record.encode().splitlines()]
    lines[line].update(changes)
    return records.decode("\n".join(json.dumps(line) for line in lines))


@pytest.mark.parametrize("seed", [7, SECRET], ids=["seed", "sealed"])
def test_a_record_is_json_lines_that_replay_to_the_same_game(seed: int | bytes, tmp_path: Path) -> None:
    record = played(seed)
    file = tmp_path / "game.jsonl"
    record.save(file)
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    assert lines[0]["game"] == "trickery"
    assert lines[0]["rules"] == GAME.version
    assert lines[0]["players"] == ["Ann", "Bob", "Cid", "Dee"]
    assert set(lines[1]) == {"seat", "do", "check"}
    assert lines[-1]["result"]["winners"]
    again = records.load(file)
    assert again.encode() == record.encode()
    state = again.replay(GAME)
    assert state.result == record.close.result
    assert records.fingerprint(state) == record.lines[-1].check
    assert faults(again) == []
    assert again.replay(GAME, upto=5).moves == 5


def test_the_header_of_a_sealed_game_commits_to_the_secret_without_telling_it() -> None:
    record = played(SECRET, limit=5)
    header = record.encode().splitlines()[0]
    assert commitment(SECRET) in header
    assert SECRET.hex() not in header
    record.close.secret = None
    with pytest.raises(BadInput, match="not in the record yet"):
        records.decode(record.encode()).replay(GAME)


def test_a_refused_action_is_not_written_down() -> None:
    state = GAME.new(3, 1)
    record = Record.begin(GAME, state, ["", "", ""], 1)
    with pytest.raises(Illegal):
        record.play(state, 0, 5)
    assert record.lines == []


def test_verify_says_where_a_record_was_changed() -> None:
    record = played(SECRET)
    assert "does not match the commitment" in faults(changed(record, -1, secret=SECRET[::-1].hex()))[0]
    assert "does not match the commitment" in faults(changed(record, 0, commitment="0" * 64))[0]
    assert "After action 6" in faults(changed(record, 6, check="0" * 16))[0]
    assert "Action 7" in faults(changed(record, 7, do="outdo 9"))[0]
    assert "Action 5" in faults(changed(record, 5, seat=9))[0]
    winners = {**json.loads(record.encode().splitlines()[-1])["result"], "winners": [3, 2]}
    assert "the game gives" in faults(changed(record, -1, result=winners))[0]


def test_another_first_player_than_the_secret_gives_is_noticed() -> None:
    """A table that cheats with the lot (or a shuffle) cannot produce a record that verifies."""
    record = played(SECRET)
    other = played(bytes(32))
    forged = Record(record.header, other.lines, records.Close(other.close.result, SECRET.hex()))
    assert faults(forged) != []


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "empty"),
        ("\n\n", "empty"),
        ("hello", "not a game record: line 1"),
        ("{}", "not a game record: line 1"),
        ('{"intrigue":1}', "not a game record: line 1"),
        (played(7).encode().splitlines()[0], "breaks off after its header"),
        ("\n".join(played(7).encode().splitlines()[:-1]), "not a complete game record"),
        (played(7).encode().replace('"intrigue":1', '"intrigue":2'), "has format 2"),
        (played(7).encode().replace('"seed":7', '"seed":null'), "either a seed or a commitment"),
        (played(7).encode().replace('"seed":7', '"seed":7,"commitment":"00"'), "either a seed or a commitment"),
        (played(7).encode().replace('"Dee"', '"Dee","Eve"'), "names 5 players for 4 seats"),
        (played(SECRET).encode().replace(SECRET.hex(), "00ff"), "too short"),
        (played(SECRET).encode().replace(SECRET.hex(), "xyz"), "not in hexadecimal"),
        (played(7).encode().replace('"seat":1', '"seat":"one"'), "line 2|line 3|line 4|line 5"),
    ],
)
def test_a_damaged_record_gets_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        records.decode(text)


def test_a_name_may_hold_any_character() -> None:
    record = played(7, limit=3)
    record.header.players[0] = "A\u2028B\x85C"
    assert records.decode(record.encode()).header.players == record.header.players


def test_a_record_of_other_rules_is_refused_kindly() -> None:
    record = changed(played(7), 0, rules=99)
    with pytest.raises(BadInput, match="version 99 of the rules of Trickery & Deceit; this is version"):
        record.replay(GAME)


def test_files_that_cannot_be_read_get_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="Cannot read"):
        records.load(tmp_path / "nothing.jsonl")
    with pytest.raises(BadInput, match="Cannot read"):
        records.load(tmp_path)
    (tmp_path / "binary").write_bytes(b"\xff\x00\xfe")
    with pytest.raises(BadInput, match="not a text file"):
        records.load(tmp_path / "binary")


def test_a_record_with_words_of_another_time_holds() -> None:
    """What a result is called is not what it is: records from before words were data are as true as ever."""
    record = records.load(Path(__file__).parent / "stored" / "trickery-1.jsonl")
    assert record.close.result is not None
    assert isinstance(record.close.result.reason, str)
    assert faults(record) == []
