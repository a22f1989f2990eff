"""Every column of an observation is written where it is declared."""

from __future__ import annotations

from intrigue.games.fivesails.observer import OBSERVER, columns

PREFIXES = {
    "P_": columns.PLAYERS,
    "L_": columns.PLACES,
    "C_": columns.CARDS_BLOCK,
    "I_": columns.PILES,
    "D_": columns.DEEP,
    "S_": columns.USES,
    "M_": columns.MOMENT_BLOCK,
    "R_": columns.DECLARED,
    "F_": columns.DUEL_BLOCK,
    "G_": columns.FIGHTERS,
    "B_": columns.PRESSURE_BLOCK,
    "E_": columns.EFFECTS,
    "A_": columns.CHOICE,
}


GROUPS = {  # constants of the first of several columns, and those with a shorter name
    "L_TOUCHED": "touched_0",
    "C_USED": "used_0",
    "C_STATS": "combat",
    "C_VALUES": "riposte",
    "M_CHALLENGE": "by_challenge",
    "F_TERMS": "no_intervening",
    "F_VALUES": "riposte",
    "F_CHANGES": "riposte_change",
    "G_COMING": "riposte_coming",
}


TABLE = {
    "SEATS": "seats",
    "DAY": "day",
    "PHASE": "phase",
    "QUESTION": "question",
    "SUBJECT": "subject",
    "SLOT": "slot",
    "DUE": "due",
    "EXTRA": "extra_actions",
    "CITY_DECK": "city_deck",
    "PLANNED": "planned_first",
    "SINK": "gambles_sink",
    "OPEN": "open_decks",
    "CARD_COUNT": "cards",
    "PILE_COUNT": "piles",
    "DEEP_COUNT": "deep",
    "EFFECT_COUNT": "effects",
    "USE_COUNT": "uses",
}


def test_every_column_is_written_where_it_is_declared() -> None:
    checked = 0
    for name, place in vars(columns).items():
        block = columns.TABLE_BLOCK if name in TABLE else PREFIXES.get(name[:2])
        if block is not None and isinstance(place, int) and name[:2] != "U_":
            wanted = TABLE.get(name) or GROUPS.get(name) or name[2:].lower()
            assert block.columns[place].name == wanted, name
            checked += 1
    assert checked > 100
    sizes = {"PLAYER": "players", "PLACE": "places", "CARD": "cards", "PILE": "piles", "DEPTH": "deep", "USE": "uses"}
    sizes |= {"REACTION": "declared", "FIGHTER": "fighters", "EFFECT": "effects", "UNSEEN_ROW": "unseen"}
    blocks = {block.name: block for block in OBSERVER.blocks}
    for size, name in sizes.items():
        assert len(blocks[name].columns) == getattr(columns, size), name
