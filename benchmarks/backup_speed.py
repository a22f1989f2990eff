"""How long a backup takes and how large it is.

    make measure WHAT=backup_speed ARGS=200000

fills a SQLite database with so many entries, backs it up and restores it.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

import sqlalchemy as sa

from intrigue.server import schema
from intrigue.server.backup import back_up, restore
from intrigue.server.database import engine_for, migrate

ENTRIES = 300  # of a table
SUMMARY = b'{"id":"t","game":"trieste","title":"Trieste","stage":"over"}'


def fill(address: str, entries: int) -> None:
    engine = engine_for(address)
    migrate(engine)
    with engine.begin() as connection:
        for number in range(0, entries, ENTRIES):
            id = f"t{number}"
            row = {"id": id, "stage": "over", "public": False, "open_seats": 0, "opened_by": "v", "created": 1.0}
            connection.execute(sa.insert(schema.tables).values(**row, touched=1.0, summary=SUMMARY))
            journal = [
                {"table_id": id, "number": n, "at": 1.79e9 + n, "entry": entry(number + n)} for n in range(ENTRIES)
            ]
            connection.execute(sa.insert(schema.journal), journal)
    engine.dispose()


def entry(number: int) -> bytes:
    check, who = f"{number * 2654435761 % 2**64:016x}", f"{number * 40503 % 2**61:024x}"
    return (
        f'{{"type":"acted","at":{1.79e9 + number},"who":"{who}","ref":"{number}","seat":1,"do":"play bloodhound '
        f'{number % 33} on 2","check":"{check}"}}'
    ).encode()


def main() -> None:
    entries = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        fill(str(folder / "one.db"), entries)
        times = [time.process_time()]
        back_up(str(folder / "one.db"), folder / "backup.gz")
        times.append(time.process_time())
        restore(folder / "backup.gz", str(folder / "two.db"))
        times.append(time.process_time())
        sizes = [(folder / file).stat().st_size / 1e6 for file in ("one.db", "backup.gz")]
    print(f"{entries:,} entries: database {sizes[0]:.0f} MB, backup {sizes[1]:.0f} MB")
    print(f"CPU time: backup {times[1] - times[0]:.1f} s, restore {times[2] - times[1]:.1f} s")


if __name__ == "__main__":
    main()
