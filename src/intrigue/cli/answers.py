"""What the terminal answers to questions during a game: what does this do, why not, what would you do?"""

from __future__ import annotations

import re
from difflib import get_close_matches
from itertools import groupby

from ..core import Card, Choice, Event, Illegal, Refusal, Rule, View, wrap
from ..core.phrase import Argument, things
from ..players.hint import hint
from ..table import Table
from ..words import ENGLISH
from ..words import cards as worded
from .language import voice
from .screen import Screen, find_cards, look_up, page_output, show_cards, show_rulebook, show_rules

MANY = 4  # events of one action; more are told in paragraphs, events of one kind together
FEW = 6  # rules or reasons; more would drown the question
ALIKE = 0.75  # how near a word must come to another to be taken for a slip
LOOK = re.compile(r"^(?:show|look at|look|see|who is|about|view) +")  # before the name of a player


class Answers:
    """Answers for one seat at a time, and never with more than that seat may know."""

    opinions = True  # whether a bot says what it thinks of an option

    def __init__(self, screen: Screen, table: Table, language: str = ENGLISH) -> None:
        self.screen = screen
        self.table = table
        self.game = table.game
        self.book = table.game.rulebook_in(language)
        self.voice = voice(table.game, table.names, language)
        self.printed = worded(table.game, language)

    def say(self, kind: str, **args: Argument) -> None:
        self.screen.say(self.voice.text(kind, **args))

    def keys(self, view: View) -> None:
        """Plain `?`, with examples from this very game."""
        card = self.printed[0].id if self.printed else "name"
        action = self.order(view)[0].say if view.choices else "pass"
        hidden = len(view.choices) - len(self.game.drawing.listed_choices(view))
        with page_output(self.screen):
            self.key_list(min(3, len(self.game.drawing.listed_choices(view))), action, card, hidden)
            for title, rows in (
                (self.voice.text("term-can-say"), self.phrases(view)),
                (self.voice.text("term-signs"), self.signs(view)),
            ):
                if rows:
                    self.screen.heading(title)
                    self.screen.pairs(rows)

    def signs(self, view: View) -> list[tuple[str, str]]:
        signs = [(self.voice.say(sign), self.voice.say(meaning)) for sign, meaning in self.game.drawing.signs]
        return [(">", self.voice.text("term-awaited")), *signs]

    def key_list(self, number: int, action: str, card: str, hidden: int) -> None:
        text = self.voice.text
        self.screen.pairs(
            [
                *([("more", text("term-key-more", hidden=hidden))] if hidden else []),
                (f"{number}", text("term-key-number", number=number, action=action)),
                (f"? {number}", text("term-key-explain", number=number, action=action)),
                ("a", text("term-key-auto")),
                ("h", text("term-key-hint")),
                ("u", text("term-key-undo")),
                ("l", text("term-key-log")),
                ("r", text("term-key-rules", rule=self.game.turn_rule)),
                ("c", text("term-key-cards", card=card)),
                (f"? {self.table.names[-1]}", text("term-key-player")),
                ("s", text("term-key-save")),
                ("q", text("term-key-quit")),
                ("Enter", text("term-key-enter")),
            ]
        )

    # ------------------------------------------------------------------ choices

    def order(self, view: View) -> list[Choice]:
        """The choices as they are numbered: first those that are listed by themselves."""
        brief = self.game.drawing.listed_choices(view)
        return [*brief, *[choice for choice in view.choices if choice not in brief]]

    def match(self, view: View, text: str) -> list[Choice]:
        """The choices that a text may mean: by number, by what it says exactly, or by the beginnings of its words."""
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
            return bool(self.game.notation.steps(self.table.state, seat, self.seated(seat, text.lower())))
        except Illegal:
            return True

    def sentence(self, view: View, text: str) -> list[int]:
        """The actions that a sentence stands for; [] when it is none. Raises Illegal."""
        assert view.seat is not None
        return self.game.sentence(self.table.state, view.seat, self.seated(view.seat, text.lower()))

    def label(self, choice: Choice) -> str:
        """A choice as it is listed. Where its words are the name of a card and nothing else, the card tells what it is
        good for."""
        words = self.voice.say(choice.words)
        cards = [card for card in self.printed if card.name == words]
        return f"{words}: {' '.join(cards[0].text.split())}" if cards else words

    def more(self, view: View) -> None:
        """All choices, those first that are listed anyway."""
        words = [f"{self.voice.say(choice.words)}  [{choice.say}]" for choice in self.order(view)]
        self.screen.pairs([(str(number), text) for number, text in enumerate(words, 1)], right=True)

    def numbers(self, view: View) -> str:
        listed = len(self.game.drawing.listed_choices(view))
        return f"1-{listed}" if listed > 1 else "1"

    def read(self, seat: int, text: str) -> int | None:
        """The action that a text means, possible or not. Players may be called by their names."""
        read, state = self.game.notation.read, self.table.state
        action = read(state, seat, text)
        return action if action is not None else read(state, seat, self.seated(seat, text))

    def seated(self, seat: int, text: str) -> str:
        """A text with the numbers of seats in place of names; whoever is called like a card (Art) is meant behind `to`,
        `on` and `from` only. Behind `to` and `on`, and behind an `and` after them, the beginning of a name is enough if
        nobody else's begins so, and `me` is who says it."""
        text = re.sub(r"(?<!\S)(to|on) (?:me|myself)(?!\S)", rf"\g<1> {seat + 1}", text)
        for number, name in enumerate(self.table.names, 1):
            before = r"(?<!\S)((?:to|on|from) )" if self.cards_called(name) else r"(?<!\S)()"
            text = re.sub(rf"{before}{re.escape(name.lower())}(?!\S)", rf"\g<1>{number}", text)
        return re.sub(r"(?<!\S)(?:to|on) [^ ,]+(?:(?:,| and|, and) [^ ,]+)*", self.cut_short, text)

    def cut_short(self, found: re.Match[str]) -> str:
        """Players as they are called in part of a text, by their seats."""
        words = []
        for word in found[0].split(" "):
            begun = [seat for seat, name in enumerate(self.table.names) if name.lower().startswith(word.rstrip(","))]
            plain = len(begun) != 1 or word in ("to", "on", "and") or self.cards_called(word)
            words.append(word if plain else f"{begun[0] + 1}{',' if word.endswith(',') else ''}")
        return " ".join(words)

    def resembles(self, choice: Choice, wanted: list[str]) -> bool:
        words = f"{choice.say} {self.voice.say(choice.words)}".lower().replace(":", " ").split()
        return all(any(word.startswith(part) for word in words) for part in wanted)

    def explain(self, view: View, text: str) -> None:
        """What a text means: a choice, a sign on the screen, a player, a card or a rule. What it says for sure comes
        before what it may be the beginning of, or a word of."""
        found = self.match(view, text)
        if len(found) == 1 and self.is_called(found[0], text):
            self.choice(view, found[0])
        elif self.meaning(view, text) or self.person(view, text) or self.explain_word(view, text):
            return
        elif len(found) == 1:
            self.choice(view, found[0])
        elif found:
            self.about(text)
            self.which(view, found)
        elif not self.about(text):
            self.whole(view, text)

    def is_called(self, choice: Choice, text: str) -> bool:
        """Whether a text is what a choice is called, and not just a word of its description."""
        parts = choice.say.split()
        return text.isdigit() or all(any(part.startswith(word) for part in parts) for word in text.lower().split())

    def meaning(self, view: View, text: str) -> bool:
        """Whether a text is one of the signs on the screen, or the first word of something that can be said; then tell
        what it means."""
        wanted = text.lower()
        rows = self.beginning(view, wanted)
        rows += [row for row in self.signs(view) if wanted in (row[0].lower(), *re.split(r", |[ /]", row[0].lower()))]
        if rows:
            self.screen.pairs(rows)
        return bool(rows)

    def explain_word(self, view: View, text: str) -> bool:
        """Whether a text is a word that explains a sign on the screen, and nothing by itself; then show that."""
        assert view.seat is not None
        if find_cards(self.printed, text) or self.read(view.seat, text.lower()) is not None:
            return False
        word = re.compile(rf"(?<!\w){re.escape(text.lower())}(?!\w)")
        rows = [row for row in self.signs(view) if word.search(row[1].lower())]
        if rows:
            self.screen.pairs(rows)
        return bool(rows)

    def person(self, view: View, text: str) -> bool:
        """Whether a text names a player, as in `basil` or `show bas`; then tell what lies before them."""
        name = LOOK.sub("", text.lower())
        begun = [seat for seat, one in enumerate(self.table.names) if one.lower().startswith(name)]
        exact = [seat for seat in begun if self.table.names[seat].lower() == name]
        who = exact or (begun if name != text.lower() else [])
        if len(who) != 1:
            return False
        self.screen.say(self.table.names[who[0]], style="bold")
        self.screen.pairs(
            [
                (self.voice.say(title), self.voice.say(words))
                for title, words in self.game.drawing.portrait(view, who[0])
            ]
        )
        return True

    def phrases(self, view: View) -> list[tuple[str, str]]:
        """What can be said, and what that does."""
        return [(said, self.voice.say(meaning)) for said, meaning in self.game.drawing.phrases]

    def beginning(self, view: View, verb: str) -> list[tuple[str, str]]:
        """What can be said that begins with a word."""
        return [row for row in self.phrases(view) if re.search(rf"(?:^|, ){re.escape(verb)}(?![a-z])", row[0])]

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
            steps.append(self.game.notation.say(state, view.seat, action))
            state.apply_unchecked(view.seat, action)
        self.say("term-would-do", steps=wrap(", ".join(steps)))

    def choice(self, view: View, choice: Choice) -> None:
        """What a choice does, by card and rule, and what the sensible bot thinks of it."""
        self.screen.say(f"{self.voice.say(choice.words).removesuffix('.')}.  [{choice.say}]")
        for card in self.cards_of(view, choice):
            self.screen.paragraph(f"{card.name}: {' '.join(card.text.split())}")
        self.rule(self.book[choice.rule])
        said = self.beginning(view, choice.say.partition(" ")[0])
        if said:
            self.screen.pairs(said)
        if self.opinions:
            self.screen.paragraph(self.voice.text("term-bot-says", opinion=wrap(self.opinion(view, choice.action))))

    def cards_of(self, view: View, choice: Choice) -> list[Card]:
        """The cards that a choice is about, as far as its own words name them: those that it does not name may be
        somebody's secret."""
        assert view.seat is not None
        ids, named = self.game.lab.picked_cards(self.table.state, view.seat, choice.action), things(choice.words)
        cards = self.printed
        found = [card for card in cards if card.id in ids and f"card:{card.id}" in named]
        found = found or [card for card in cards if f"card:{card.id}" in choice.about][:1]
        return found or [card for card in cards if f"card:{card.id}" in named]

    def opinion(self, view: View, action: int) -> str:
        assert view.seat is not None
        state = self.table.state.imagine(view.seat, self.table.luck(view.seat))
        return self.voice.say(self.game.bot().explain(state, view.seat, action))

    def which(self, view: View, found: list[Choice]) -> None:
        """Those that are listed by their numbers; the others by what may be said."""
        order = self.order(view)
        if all(choice in self.game.drawing.listed_choices(view) for choice in found):
            numbers = [str(order.index(choice) + 1) for choice in found]
            self.say("term-which-choice", numbers=wrap(", ".join(numbers[:-1])), last=numbers[-1])
            return
        self.say("term-which")
        for choice in found[:FEW]:
            self.screen.paragraph(f"{self.voice.say(choice.words)}  [{choice.say}]")
        if len(found) > FEW:
            self.screen.paragraph(self.voice.text("term-and-others", others=len(found) - FEW))

    # ------------------------------------------------------------------ what is not possible

    def why_not(self, view: View, text: str) -> None:
        """The rule against it. A text that lacks its last number is tried with all of them."""
        assert view.seat is not None
        state, wanted = self.table.state, text.lower()
        if text.isascii() and text.isdigit():
            self.say("term-no-choice", number=wrap(text), choices=self.numbers(view))
            return
        try:
            self.sentence(view, text)
        except Illegal as illegal:
            self.screen.say(self.refusal_text(illegal.refusal))
            return
        plain = self.game.notation.read(state, view.seat, wanted) is not None
        meant = wanted if plain else self.seated(view.seat, wanted)
        verbs = dict.fromkeys(choice.say.partition(" ")[0] for choice in view.choices)
        tries = [
            meant,
            *[f"{wanted} {seat + 1}" for seat in range(state.seats)],
            *[f"{verb} {meant}" for verb in verbs],
        ]
        known = [one for one in tries if self.game.notation.read(state, view.seat, one) is not None]
        if not known:
            out = wrap(self.way_out(view, wanted))
            self.say("term-nothing", text=wrap(text), choices=self.numbers(view), out=out)
            return
        reasons: dict[tuple[str, str], list[str]] = {}  # by rule and words
        for one in known:
            refusal = state.why_not(view.seat, one)
            if refusal is not None:
                reasons.setdefault((refusal.rule, self.refusal_text(refusal)), []).append(one)
        for (_, words), about in list(reasons.items())[:FEW]:
            what = "" if len(reasons) == 1 else f"{', '.join(about)}: "
            self.screen.say(f"{what}{words}")
        for rule in dict.fromkeys(rule for rule, _ in reasons):
            if rule in self.book:
                self.rule(self.book[rule])

    def way_out(self, view: View, wanted: str) -> str:
        """What somebody may have meant who said something that is nothing."""
        cards = self.cards_called(wanted) or find_cards(self.printed, wanted) or self.cards_called(wanted.split()[0])
        if len(cards) == 1:
            return self.voice.text("term-see-card", card=cards[0].id)
        assert view.seat is not None
        said = [*(choice.say for choice in view.choices), *(phrase for phrase, _ in self.game.drawing.phrases)]
        words = list(dict.fromkeys(word for text in said for word in text.split() if word.isalpha()))
        near = [get_close_matches(word, words, 1, ALIKE) or [word] for word in wanted.split()]
        meant = " ".join(word[0] for word in near)
        if meant != wanted and (self.match(view, meant) or self.is_sentence(view.seat, meant)):
            return self.voice.text("term-did-you-mean", text=wrap(meant))
        rules = look_up(self.book, wanted) if len(wanted) > 2 else []
        return self.voice.text("term-see-rules", text=wrap(wanted)) if rules else self.voice.text("term-see-help")

    def refusal_text(self, refusal: Refusal) -> str:
        return f"{self.voice.say(refusal.reason)} ({refusal.rule})"

    def about(self, text: str) -> bool:
        """Whether the text is about a card or a rule rather than an action; then show it."""
        cards = self.cards_called(text)
        rule = text.upper()
        if cards:
            show_cards(self.screen, cards, self.voice)
            show_rules(self.screen, [self.book[card.rule] for card in cards if card.rule in self.book])
        elif rule in self.book:
            self.rule(self.book[rule])
        return bool(cards) or rule in self.book

    def cards_called(self, text: str) -> list[Card]:
        return [card for card in find_cards(self.printed, text) if text.lower() in (card.id.lower(), card.name.lower())]

    def rule(self, rule: Rule) -> None:
        show_rules(self.screen, [rule])

    # ------------------------------------------------------------------ looking things up

    def hint(self, view: View) -> None:
        assert view.seat is not None
        rng = self.table.luck(view.seat)
        known = self.table.state.imagine(view.seat, rng)
        advice = hint(self.game, known, view.seat, rng)
        brief = self.game.drawing.listed_choices(view)
        for number, choice in enumerate(self.order(view), 1):
            if choice.action == advice.action:
                whole = "" if choice in brief else self.game.notation.sentence(known, view.seat, choice.action)
                words = wrap(self.voice.say(choice.words).removesuffix("."))
                if choice in brief:
                    self.say("term-best-choice", number=number, words=words)
                elif whole:
                    self.say("term-best-sentence", text=wrap(whole))
                else:
                    self.say("term-best-other", text=wrap(choice.say), words=words)
                self.screen.paragraph(self.voice.say(advice.reason))

    def log(self, seat: int | None) -> None:
        """All of it at once: the end of a log is what people look for, so it is not paged from the beginning."""
        if not self.tell(seat):
            self.say("term-nothing-yet")

    def tell(self, seat: int | None, since: int = 0) -> bool:
        """Tell the story from a place on; False when there is nothing to tell."""
        chapters = self.table.story(seat, since)
        for chapter in chapters:
            told = [event for event in chapter if not event.quiet]
            for part in paragraphs(told) if len(told) > MANY else [told]:
                words = " ".join(self.voice.say(one) for one in self.game.story.chapter(part))
                if words:
                    self.screen.bullet(words)
        return bool(chapters)

    def rules(self, words: str) -> None:
        with page_output(self.screen):
            if not words:
                show_rulebook(self.screen, self.book)
                return
            found = look_up(self.book, words)
            show_rules(self.screen, found)
            if not found:
                self.say("term-no-rule", text=wrap(words))

    def cards(self, words: str) -> None:
        with page_output(self.screen):
            found = find_cards(self.printed, words) if words else list(self.printed)
            show_cards(self.screen, found, self.voice)
            if not found:
                self.say("term-no-card", text=wrap(words))


def paragraphs(told: list[Event]) -> list[list[Event]]:
    """Events of one kind together, those that come singly in one paragraph with what is before them."""
    parts: list[list[Event]] = []
    for _, group in groupby(told, type):
        alike = list(group)
        if parts and len(alike) == 1 and len(parts[-1]) < MANY and not together(parts[-1]):
            parts[-1] += alike
        else:
            parts.append(alike)
    return parts


def together(part: list[Event]) -> bool:
    return len(part) > 1 and type(part[0]) is type(part[-1])
