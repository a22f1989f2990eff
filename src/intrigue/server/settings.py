"""Every setting of the server: a field with its default and its explanation. `intrigue serve` makes a flag of each,
and each can be given as an environment variable INTRIGUE_..."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Annotated, Any, get_args, get_type_hints

import msgspec

from ..core import BadInput

PREFIX = "INTRIGUE_"


def says(help: str, ge: float | None = None, le: float | None = None) -> msgspec.Meta:
    return msgspec.Meta(description=help, ge=ge, le=le)


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    host: Annotated[str, says("The address to serve at; 0.0.0.0 lets other machines in.")] = "localhost"
    port: Annotated[
        int,
        says("The port to serve at; 0 takes any that is free. Without it, one near 8000 is found.", ge=0, le=65535),
    ] = 8000
    database: Annotated[
        str, says("A file for SQLite, or an address postgresql://...; without it, a file in your data folder.")
    ] = ""
    origins: Annotated[
        str, says("Further origins that may use the API from a browser, with commas between (https://example.org).")
    ] = ""
    secure_cookies: Annotated[
        bool, says("Send cookies over https only; set it when a proxy in front speaks https.")
    ] = False
    trusted_proxies: Annotated[
        str, says("Addresses of proxies whose X-Forwarded-For and -Proto are believed, with commas between.")
    ] = ""
    bot_workers: Annotated[
        int, says("Processes in which bots think; 0: as many as the machine has to spare.", ge=0)
    ] = 0
    bot_seconds: Annotated[float, says("How long a bot may think before a quick move is made for it.", ge=0.01)] = 5.0
    bot_path: Annotated[
        str, says("A folder with a faster build of the package, from which bots run as soon as it is whole.")
    ] = ""
    think_key_file: Annotated[
        str, says("A file with a key; `intrigue think` on other machines, with the same key, lends its cores to bots.")
    ] = ""
    cards: Annotated[str, says("A file with changed cards: every table of that game here is played with them.")] = ""
    deny: Annotated[str, says("Cards that no bot uses while it can do anything else, with commas between.")] = ""
    bot_pause: Annotated[float, says("Seconds a bot waits at least, so that people can follow.", ge=0, le=60)] = 0.8
    max_connections: Annotated[int, says("Connections at a time, of all visitors.", ge=1)] = 4000
    visitor_connections: Annotated[int, says("Connections at a time of one visitor.", ge=1)] = 40
    address_connections: Annotated[
        int, says("Connections at a time from one address; of an IPv6 address the first 64 bits count.", ge=1)
    ] = 400
    address_share: Annotated[
        float, says("How many visitors' worth of requests and messages one address may send.", ge=1)
    ] = 20.0
    address_work: Annotated[
        float,
        says("Milliseconds of every second that requests of one address may take; more has to wait.", ge=1),
    ] = 200.0
    seat_reserve: Annotated[
        float, says("Percent of all connections that are kept for people at their own tables.", ge=0, le=90)
    ] = 25.0
    header_seconds: Annotated[float, says("How long the headers of a request may take.", ge=0.1)] = 10.0
    body_seconds: Annotated[
        float, says("How long the body of a request may take, and how long an answer may wait to be read.", ge=0.1)
    ] = 20.0
    idle_seconds: Annotated[int, says("How long a connection may wait for its next request.", ge=1)] = 20
    database_seconds: Annotated[
        float, says("How long the database may take to answer before it is taken for away.", ge=0.5)
    ] = 10.0
    messages: Annotated[
        str,
        says("A Redis, redis://host:port, by which servers of the same PostgreSQL hear of each other's visitors."),
    ] = ""
    member_address: Annotated[
        str,
        says("Where other servers of the same PostgreSQL reach this one, as host:port; without it, where it serves."),
    ] = ""
    lease_seconds: Annotated[
        float,
        says("How long a server holds its tables without a word to the PostgreSQL that it shares with others.", ge=1),
    ] = 3.0
    visitor_tables: Annotated[int, says("Unfinished tables that one visitor may set up in a day.", ge=1)] = 30
    visitor_seats: Annotated[
        int, says("Seats that one visitor may hold at others' tables, in games that are played at a sitting.", ge=1)
    ] = 6
    visitor_letters: Annotated[int, says("The same in games by correspondence, which last for weeks.", ge=1)] = 40
    link_hours: Annotated[float, says("How long the private link of a seat can be used, once.", ge=0.1)] = 12.0
    message_bytes: Annotated[int, says("The longest message, in bytes.", ge=1000)] = 16_384
    message_rate: Annotated[float, says("Messages a second of one connection, in the long run.", ge=0.1)] = 10.0
    message_burst: Annotated[int, says("Messages of one connection that may come at once.", ge=1)] = 40
    request_rate: Annotated[float, says("Requests a second of one visitor, in the long run.", ge=0.1)] = 10.0
    request_burst: Annotated[int, says("Requests of one visitor that may come at once.", ge=1)] = 100
    new_visitors: Annotated[float, says("New visitors a minute from one address.", ge=0.1)] = 60.0
    chat_rate: Annotated[float, says("Chat messages a second of one visitor, in the long run.", ge=0.01)] = 0.5
    poll_seconds: Annotated[float, says("How long a poll waits for news.", ge=0, le=60)] = 25.0
    keep_days: Annotated[
        float,
        says(
            "Days after which untouched tables that are over, and visitors who are gone, are removed; 0: never.", ge=0
        ),
    ] = 0.0
    metrics: Annotated[
        str,
        says("Who may read /metrics: local, nobody, or addresses and networks with commas between; * is everybody."),
    ] = "local"
    log_json: Annotated[bool, says("Write the log as JSON, one object a line.")] = False
    log_requests: Annotated[bool, says("Write a line for every request: its method, address and status.")] = False
    table_memory: Annotated[
        int,
        says("Megabytes, about, that tables may take in memory; of those that nobody watches some leave then.", ge=1),
    ] = 512
    idle_minutes: Annotated[float, says("After how long a table that nobody watches leaves the memory.", ge=0)] = 10.0


class Setting(msgspec.Struct, frozen=True):
    """One setting as it is offered to people."""

    name: str
    kind: type[Any]
    default: Any
    help: str
    takes: str

    @property
    def flag(self) -> str:
        return "--" + self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        return PREFIX + self.name.upper()


def declared_settings() -> tuple[Setting, ...]:
    hints = get_type_hints(Settings, include_extras=True)
    found = []
    for field in msgspec.structs.fields(Settings):
        kind, meta = get_args(hints[field.name])
        found.append(Setting(field.name, kind, field.default, meta.description, accepted_values(kind, meta)))
    return tuple(found)


def accepted_values(kind: type[Any], meta: msgspec.Meta) -> str:
    """What may be given, in words."""
    if kind is bool:
        return "true or false"
    if kind is str:
        return "a text"
    number = "a whole number" if kind is int else "a number"
    return f"{number} of {meta.ge:g} or more" if meta.le is None else f"{number} from {meta.ge:g} to {meta.le:g}"


def choose(given: Mapping[str, Any], environment: Mapping[str, str] = os.environ) -> dict[str, tuple[str, Any]]:
    """What somebody has set, by name: where (a flag, or else a variable) and to what."""
    found: dict[str, tuple[str, Any]] = {}
    for setting in declared_settings():
        if given.get(setting.name) is not None:
            found[setting.name] = setting.flag, given[setting.name]
        elif setting.variable in environment:
            found[setting.name] = setting.variable, environment[setting.variable]
    return found


def gather(given: Mapping[str, Any], environment: Mapping[str, str] = os.environ) -> Settings:
    """Settings from what was given and, for what was not, the environment; BadInput says which one is wrong."""
    found = choose(given, environment)
    try:
        return msgspec.convert({name: value for name, (_, value) in found.items()}, Settings, strict=False)
    except msgspec.ValidationError as error:
        for setting in declared_settings():
            if str(error).endswith(f"$.{setting.name}`"):
                source, value = found[setting.name]
                raise BadInput(f"{source} cannot be {value!r}; it takes {setting.takes}.") from None
        raise BadInput(f"These settings do not fit: {error}.") from None
