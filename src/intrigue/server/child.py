"""A process that works for the server: it is started when it is first needed, and again after it was ended."""

from __future__ import annotations

from asyncio.subprocess import Process


class Child:
    def __init__(self) -> None:
        self._process: Process | None = None

    async def end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        if process.returncode is None:
            process.kill()
        await process.wait()
