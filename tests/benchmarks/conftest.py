"""Benchmarks are tested with the servers that the tests of the server use."""

from tests.server.conftest import database, luck, patience, server

__all__ = ["database", "luck", "patience", "server"]
