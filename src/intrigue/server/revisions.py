"""The revisions of the schema: which one a database has, and the steps from one to another."""

from __future__ import annotations

import alembic.command
import alembic.config
import sqlalchemy as sa
from alembic.migration import MigrationContext
from alembic.script import Script, ScriptDirectory
from sqlalchemy.engine import Connection


def alembic_config() -> alembic.config.Config:
    config = alembic.config.Config()
    config.set_main_option("script_location", "intrigue.server:migrations")
    return config


def all_revisions() -> list[Script]:
    """All revisions, the first one first."""
    return list(reversed(list(ScriptDirectory.from_config(alembic_config()).walk_revisions())))


def newest() -> str:
    return all_revisions()[-1].revision


def of(connection: Connection) -> str | None:
    """The revision of a database; None where Intrigue has never been."""
    return MigrationContext.configure(connection).get_current_revision()


def move(connection: Connection, revision: str = "head") -> None:
    """Bring the tables to a revision, up or down."""
    config = alembic_config()
    config.attributes["connection"] = connection
    now, names = of(connection), [step.revision for step in all_revisions()]
    back = now in names and revision in names and names.index(revision) < names.index(now)
    (alembic.command.downgrade if back else alembic.command.upgrade)(config, revision)


def lost_on_the_way(now: str, revision: str) -> list[str]:
    """What going back from one revision to an earlier one loses, in words."""
    steps = [step for step in all_revisions() if revision < step.revision <= now]
    return [getattr(step.module, "loses", f"what revision {step.revision} has added") for step in reversed(steps)]


def names(connection: Connection) -> list[str]:
    """The tables of a database, each after those that it refers to."""
    found = sa.inspect(connection).get_sorted_table_and_fkc_names()
    return [str(name) for name, _ in found if name is not None and name != "alembic_version"]


def harsh(connection: Connection) -> list[str]:
    """The steps ahead that servers of the revision before could not live with: all but those that are `gentle`."""
    now = of(connection) or ""
    return [
        step.revision for step in all_revisions() if step.revision > now and not getattr(step.module, "gentle", False)
    ]


def served_from(connection: Connection) -> list[str]:
    """Where the servers are that use a PostgreSQL just now."""
    if not sa.inspect(connection).has_table("members"):
        return []
    there = "select address from members where until > extract(epoch from clock_timestamp()) order by address"
    return [row[0] for row in connection.execute(sa.text(there))]
