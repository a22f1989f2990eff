"""The page itself: the files that Vite has built into `page/`, kept in memory and compressed once.

Not everything is compressed: how well one's secrets pack together with somebody else's words tells of the secrets."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from pathlib import Path

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

FOLDER = Path(__file__).parent / "page"
MISSING = (
    "The page is not built here. In a checkout of the source, `make page` builds it (it needs Node.js); "
    "the API is at /api and its description at /api/openapi.json.\n"
)
COMPRESSED = (
    "text/",
    "application/javascript",
    "application/json",
    "application/x-ndjson",
    "image/svg+xml",
    "application/manifest+json",
)
FOR_EVER = "public, max-age=31536000, immutable"  # files in assets/ have a digest in their names
ALWAYS_ASK = "no-cache"
ASK_ANYBODY = "public, no-cache"  # whatever lies between may keep it, too
SMALL = 2_000  # bytes, of which packing saves nothing
ENTRY = re.compile(rb'<script type="module"[^>]* src="(/assets/[\w.-]+\.js)"')

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class File(msgspec.Struct, frozen=True):
    """What is sent as it stands, and packed once; its mark says what is in it."""

    kind: str
    mark: str
    plain: bytes
    packed: bytes | None

    def __len__(self) -> int:
        return len(self.plain) + len(self.packed or b"")

    def answer(self, request: Request, caching: str, **more: str) -> Response:
        headers = {"cache-control": caching, "etag": self.mark, "vary": "accept-encoding", **more}
        if request.headers.get("if-none-match", "").removeprefix("W/") == self.mark:
            return Response(status_code=304, headers=headers)
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(self.packed, media_type=self.kind, headers=headers)
        return Response(self.plain, media_type=self.kind, headers=headers)


class Page:
    """The files of the page. They are read again when the page was built again."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder
        self._read_at = -1
        self._files: dict[str, File] = {}

    @property
    def entry(self) -> str:
        """The file that the page begins with; its name changes with anything in the page. Empty where there is none."""
        self._refresh()
        index = self._files.get("index.html")
        found = None if index is None else ENTRY.search(index.plain)
        return "" if found is None else found[1].decode()

    def answer(self, request: Request) -> Response:
        """A file, or for any other path the page: its routes are its own affair."""
        self._refresh()
        path = request.scope["path"].lstrip("/")  # the whole address may be one that cannot be read
        file = self._files.get(path)
        if file is None and path.startswith("assets/"):
            return PlainTextResponse("There is no such file.\n", 404)
        file = file or self._files.get("index.html")
        if file is None:
            return PlainTextResponse(MISSING, 503)
        return file.answer(request, FOR_EVER if path.startswith("assets/") else ALWAYS_ASK)

    def _refresh(self) -> None:
        try:
            at = (self._folder / "index.html").stat().st_mtime_ns
        except OSError:
            at = -1
        if at != self._read_at:
            self._read_at = at
            self._files = {} if at < 0 else {name: load(file) for name, file in listing(self._folder)}


def listing(folder: Path) -> list[tuple[str, Path]]:
    return [(file.relative_to(folder).as_posix(), file) for file in sorted(folder.rglob("*")) if file.is_file()]


def load(path: Path) -> File:
    return pack(path.read_bytes(), mimetypes.guess_type(path.name)[0] or "application/octet-stream", 9)


def pack(data: bytes, kind: str, level: int = 5) -> File:
    packed = gzip.compress(data, level, mtime=0) if kind.startswith(COMPRESSED) and len(data) > SMALL else None
    return File(kind, f'"{hashlib.sha256(data).hexdigest()[:20]}"', data, packed)
