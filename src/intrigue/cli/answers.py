"""What the terminal answers to questions during a game: what does this do, why not, what would you do?"""

from __future__ import annotations

import re
from itertools import groupby

from ..core import Card, Choice, Illegal, Refusal, Rule, View
from ..players.hint import hint
from ..table import Table, named
from .screen import Screen, find_cards, look_up, paged, show_cards, show_rulebook, show_rules

MANY = 4  # events of one action; more are told in paragraphs, events of one kind together
FEW = 6  # rules or reasons; more would drown the question


class Answers:
    """Answers for one seat at a time, and never with more than that seat may know."""

    def __init__(self, screen: Screen, table: Table) -> None:
        self.screen = screen
        self.table = table
        self.game = table.game

    def keys(self, view: View) -> None:
        """Plain `?`, with examples from this very game."""
        card = self.game.cards()[0].id if self.game.cards() else "name"
        action = self.order(view)[0].say if view.choices else "pass"
        hidden = len(view.choices) - len(self.game.brief(view))
        self.screen.pairs(
            [
                *[(saying, "or the like: several steps at once") for saying in self.game.sayings(view)[:1]],
                *([("more", f"list the other {hidden} options")] if hidden else []),
                ("3", f"do what option 3 says; words do too: '{action}', or enough of it to be clear"),
                ("? 3", f"explain option 3; '? {action}' says what it does or why it is not possible"),
                ("a", "be asked only where there is something to choose; again: every time"),
                ("h", "a hint: what looking ahead finds best, and why"),
                ("u", "take your last decision back"),
                ("l", "the log: what happened so far"),
                ("r", f"the rules; 'r {self.game.turn_rule}' one rule, 'r end' all rules with that word"),
                ("c", f"the cards; 'c {card}' one of them"),
                ("s", "save, which happens after every action anyway; 's FILE' keeps a copy of the record"),
                ("q", "quit; 'intrigue play --resume' goes on from here"),
                ("Enter", "draw the table again"),
            ]
        )

    # ------------------------------------------------------------------ options

    def order(self, view: View) -> list[Choice]:
        """The options as they are numbered: first those that are listed by themselves."""
        brief = self.game.brief(view)
        return [*brief, *[choice for choice in view.choices if choice not in brief]]

    def match(self, view: View, text: str) -> list[Choice]:
        """The options that a text may mean: by number, by what it says exactly, or by the beginnings of its words."""
        if text.isascii() and text.isdigit():
            return [self.order(view)[int(text) - 1]] if 0 < int(text) <= len(view.choices) else []
        wanted = text.lower()
        exact = [choice for choice in view.choices if choice.say == wanted]
        if exact:
            return exact
        assert view.seat is not None
        action = self.read(view.seat, wanted)
        if action is not None:  # it means something definite, so it is not taken for something like it
            return [choice for choice in view.choices if choice.action == action]
        if self.is_sentence(view.seat, wanted):
            return []
        return [choice for choice in view.choices if wanted and self.resembles(choice, wanted.split())]

    def is_sentence(self, seat: int, text: str) -> bool:
        """Whether a text is meant to do several things at once, possible or not."""
        try:
            return bool(self.game.steps(self.table.state, seat, self.seated(text.lower())))
        except Illegal:
            return True

    def sentence(self, view: View, text: str) -> list[int]:
        """The actions that a sentence stands for; [] when it is none. Raises Illegal."""
        assert view.seat is not None
        return self.game.sentence(self.table.state, view.seat, self.seated(text.lower()))

    def more(self, view: View) -> None:
        """All options, those first that are listed anyway."""
        words = [f"{named(choice.words, self.table.names)}  [{choice.say}]" for choice in self.order(view)]
        self.screen.pairs([(str(number), text) for number, text in enumerate(words, 1)], right=True)

    def numbers(self, view: View) -> str:
        listed = len(self.game.brief(view))
        return f"1-{listed}" if listed > 1 else "1"

    def read(self, seat: int, text: str) -> int | None:
        """The action that a text means, possible or not. Players may be called by their names."""
        action = self.game.read(self.table.state, seat, text)
        return action if action is not None else self.game.read(self.table.state, seat, self.seated(text))

    def seated(self, text: str) -> str:
        """A text with the numbers of seats in place of names."""
        for seat, name in enumerate(self.table.names):
            text = re.sub(rf"(?<!\S){re.escape(name.lower())}(?!\S)", str(seat + 1), text)
        return text

    def resembles(self, choice: Choice, wanted: list[str]) -> bool:
        words = f"{choice.say} {named(choice.words, self.table.names)}".lower().replace(":", " ").split()
        return all(any(word.startswith(part) for word in words) for part in wanted)

    def explain(self, view: View, text: str) -> None:
        found = self.match(view, text)
        if len(found) == 1:
            self.option(view, found[0])
        elif found:
            self.about(text)
            self.which(view, found)
        elif not self.about(text):
            self.whole(view, text)

    def whole(self, view: View, text: str) -> None:
        """What a sentence would do, or why it is not possible."""
        assert view.seat is not None
        try:
            actions = self.sentence(view, text)
        except Illegal:
            actions = []
        if not actions:
            self.why_not(view, text)
            return
        state, steps = self.table.state.clone(), []
        for action in actions:
            steps.append(self.game.say(state, view.seat, action))
            state.do(view.seat, action)
        self.screen.say(f"That would do: {', '.join(steps)}.")

    def option(self, view: View, choice: Choice) -> None:
        """What an option does, by card and rule, and what the sensible bot thinks of it."""
        self.screen.say(f"{named(choice.words, self.table.names)}.  [{choice.say}]")
        card = self.card_of(choice)
        if card is not None:
            self.screen.paragraph(f"Card: {card.text}")
        self.rule(self.game.rulebook[choice.rule])
        self.screen.paragraph(f"A sensible bot says: {self.opinion(view, choice.action)}")

    def card_of(self, choice: Choice) -> Card | None:
        return next((card for card in self.game.cards() if f"card:{card.id}" in choice.about), None)

    def opinion(self, view: View, action: int) -> str:
        assert view.seat is not None
        state = self.table.state.imagine(view.seat, self.table.bot_rng())
        return named(self.game.bot().explain(state, view.seat, action), self.table.names)

    def which(self, view: View, found: list[Choice]) -> None:
        order = self.order(view)
        numbers = [str(order.index(choice) + 1) for choice in found]
        self.screen.say(f"That may be option {', '.join(numbers[:-1])} or {numbers[-1]}; which of them?")

    # ------------------------------------------------------------------ what is not possible

    def why_not(self, view: View, text: str) -> None:
        """The rule against it. A text that lacks its last number is tried with all of them."""
        assert view.seat is not None
        state, wanted = self.table.state, text.lower()
        if text.isascii() and text.isdigit():
            self.screen.say(f"There is no option {text}. Your options: {self.numbers(view)}.")
            return
        try:
            self.sentence(view, text)
        except Illegal as illegal:
            self.screen.say(named(str(illegal.refusal), self.table.names))
            return
        meant = wanted if self.game.read(state, view.seat, wanted) is not None else self.seated(wanted)
        tries = [meant, *[f"{wanted} {seat + 1}" for seat in range(state.seats)]]
        known = [one for one in tries if self.game.read(state, view.seat, one) is not None]
        if not known:
            cards = self.cards_called(wanted) or find_cards(self.game, wanted) or self.cards_called(wanted.split()[0])
            hint = f"'? {cards[0].id}' explains the card." if len(cards) == 1 else "Type ? for help."
            self.screen.say(f"'{text}' is none of your options ({self.numbers(view)}). {hint}")
            return
        reasons: dict[Refusal, list[str]] = {}
        for one in known:
            refusal = state.why_not(view.seat, one)
            if refusal is not None:
                reasons.setdefault(refusal, []).append(one)
        for refusal, about in list(reasons.items())[:FEW]:
            what = "" if len(reasons) == 1 else f"{', '.join(about)}: "
            self.screen.say(f"{what}{named(str(refusal), self.table.names)}")
        for rule in dict.fromkeys(refusal.rule for refusal in reasons):
            if rule in self.game.rulebook:
                self.rule(self.game.rulebook[rule])

    def about(self, text: str) -> bool:
        """Whether the text is about a card or a rule rather than an action; then show it."""
        cards = self.cards_called(text)
        rule = text.upper()
        if cards:
            show_cards(self.screen, cards)
            show_rules(
                self.screen, [self.game.rulebook[card.rule] for card in cards if card.rule in self.game.rulebook]
            )
        elif rule in self.game.rulebook:
            self.rule(self.game.rulebook[rule])
        return bool(cards) or rule in self.game.rulebook

    def cards_called(self, text: str) -> list[Card]:
        return [card for card in find_cards(self.game, text) if text.lower() in (card.id.lower(), card.name.lower())]

    def rule(self, rule: Rule) -> None:
        show_rules(self.screen, [rule])

    # ------------------------------------------------------------------ looking things up

    def hint(self, view: View) -> None:
        assert view.seat is not None
        rng = self.table.bot_rng()
        advice = hint(self.game, self.table.state.imagine(view.seat, rng), view.seat, rng)
        for number, choice in enumerate(self.order(view), 1):
            if choice.action == advice.action:
                self.screen.say(f"Best seems option {number}: {named(choice.words, self.table.names)}.")
                self.screen.paragraph(named(advice.reason, self.table.names))

    def log(self, seat: int | None) -> None:
        """All of it at once: the end of a log is what people look for, so it is not paged from the beginning."""
        if not self.tell(seat):
            self.screen.say("Nothing has happened yet.")

    def tell(self, seat: int | None, since: int = 0) -> bool:
        """Tell the story from a place on; False when there is nothing to tell."""
        chapters = self.table.story(seat, since)
        for chapter in chapters:
            told = [event for event in chapter if not event.quiet]
            parts = [list(alike) for _, alike in groupby(told, type)] if len(told) > MANY else [told]
            for part in parts:
                words = " ".join(self.game.story(event) for event in part)
                if words:
                    self.screen.bullet(named(words, self.table.names))
        return bool(chapters)

    def rules(self, words: str) -> None:
        with paged(self.screen):
            if not words:
                show_rulebook(self.screen, self.game)
                return
            found = look_up(self.game, words)
            show_rules(self.screen, found)
            if not found:
                self.screen.say(f"No rule has the id or contains the words '{words}'.")

    def cards(self, words: str) -> None:
        with paged(self.screen):
            found = find_cards(self.game, words) if words else list(self.game.cards())
            show_cards(self.screen, found)
            if not found:
                self.screen.say(f"There is no card called '{words}'; c shows them all.")
