"""The switches of this game."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from ...core.options import Options
from ...core.refusal import BadInput
from . import decks as decks_


class FiveSailsOptions(Options, frozen=True):
    decks: Annotated[
        str,
        msgspec.Meta(
            description="The decks by seat with / between them: names of sample decks (vodacce, eisen, montaigne, "
            "castille, ussura), or a deck as text with ; between its lines; 'random' alone draws one for every seat. "
            "Seats without one get the sample decks that are left (FIV-DECK-7).",
            extra_json_schema={"format": "decks"},
        ),
    ] = ""
    gamble_rest: Annotated[
        Literal["discard", "sink"],
        msgspec.Meta(description="What happens to the cards of a gamble that are not played (FIV-C-67)."),
    ] = "discard"
    open_decks: Annotated[
        bool,
        msgspec.Meta(description="Whether everyone knows the lists of all decks (FIV-C-36)."),
    ] = False

    def fault(self, seats: int) -> str | None:
        parts = self.parts()
        if len(parts) > seats:
            return f"There are {len(parts)} decks for {seats} seats."
        for part in parts:
            if part and part != "random":
                try:
                    decks_.read(part)
                except BadInput as bad:
                    return str(bad)
        return None

    def public_options(self) -> dict[str, Any]:
        """Deck lists are nobody else's business unless they are open (FIV-C-36); of a deck of one's own everyone will
        see the Leader."""
        if self.open_decks:
            return super().public_options()
        return {**super().public_options(), "decks": "/".join(map(decks_.title, self.parts()))}

    def parts(self) -> list[str]:
        return [part.strip() for part in self.decks.split("/")] if self.decks.strip() else []
