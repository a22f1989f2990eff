"""Decks as people write them: a plain text format, the rules of deck building with reasons, and the sample decks.

One card to a line, `2 Not Today` or `2x Not Today` or just `Not Today`; headings (`Leader`, `Characters`, `Schemes`,
`Faction`) may be left out, since a card's kind says where it belongs. Lines that begin with # are remarks. Names and
ids both work, without regard to case and accents; the rulebook's working titles do too.
"""

from __future__ import annotations

import re
import unicodedata

import msgspec

from ...core.deck import COPIES, LINES, DeckCard, DeckFault, DeckReport, Decks, SampleDeck, first
from ...core.phrase import Argument, Phrase, phrase
from ...core.refusal import BadInput, Refusal
from .state.names import ATTACHMENT, CHARACTER, CITY, FACTIONS, LEADER, NEUTRAL, RISK, SCHEME
from .state.numbers import PEOPLE, PLANS
from .state.printed import CARDS, PrintedCard

HEADINGS = ("leader", "characters", "character", "schemes", "scheme", "faction", "faction deck", "approach deck")
SHOWN = 40  # letters of what could not be understood
SMALLEST, LARGEST = 40, 90  # FIV-DECK-4; the largest is our own limit


class Deck(msgspec.Struct, frozen=True):
    """A deck as ids: a Leader, five characters, five schemes, and the Faction Deck, every copy for itself."""

    leader: str
    characters: tuple[str, ...]
    schemes: tuple[str, ...]
    faction: tuple[str, ...]

    def numbers(self) -> list[int]:
        """The cards as the engine deals them: Leader, characters, schemes, the rest."""
        return [BY_ID[id].number for id in (self.leader, *self.characters, *self.schemes, *self.faction)]


def deck_of(numbers: list[int]) -> Deck:
    """The deck of which these are the cards, in the order of `Deck.numbers`."""
    leader, *rest = [CARDS[number].id for number in numbers]
    return Deck(leader, tuple(rest[:PEOPLE]), tuple(rest[PEOPLE : PEOPLE + PLANS]), tuple(rest[PEOPLE + PLANS :]))


BY_ID = {card.id: card for card in CARDS}


def plain(text: str) -> str:
    """A name without accents, marks and case."""
    bare = "".join(c for c in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(c))
    return re.sub(r"[^a-z0-9]+", " ", bare).strip()


# What decks may call a card: the name that is printed on it, or an older one of the sample lists (FIV-C-135)
NAMES: dict[str, PrintedCard] = {}
for _card in CARDS:
    for _name in (_card.id, _card.name, *_card.aliases):
        NAMES.setdefault(plain(_name), _card)


GROUPS = {LEADER: "leader", CHARACTER: "characters", SCHEME: "schemes", RISK: "faction"}


def read_list(text: str) -> tuple[list[tuple[PrintedCard, int]], list[DeckFault]]:
    """The cards that a text names, with how many; and what could not be understood, line by line."""
    found: list[tuple[PrintedCard, int]] = []
    wrong: list[DeckFault] = []
    copies = 0
    for number, line in enumerate(re.split(r"[\n;]", text), 1):
        if number > LINES or copies > COPIES:
            wrong.append(DeckFault("", phrase("no-deck-so-long", lines=LINES, cards=COPIES)))
            break
        bare = line.partition("#")[0].strip().rstrip(":")
        if not bare or bare.lower() in HEADINGS:
            continue
        match = re.fullmatch(r"(?:([0-9]{1,2})\s*x?\s+)?(.+?)(?:\s+x\s*([0-9]{1,2}))?", bare)
        if match is None:
            wrong.append(DeckFault("", phrase("no-deck-line", line=number, text=bare[:SHOWN])))
            continue
        card = NAMES.get(plain(match[2]))
        if card is None:
            wrong.append(DeckFault("", phrase("no-deck-card", line=number, text=match[2][:SHOWN])))
            continue
        found.append((card, int(match[1] or match[3] or 1)))
        copies += found[-1][1]
    return found, wrong


def group(card: PrintedCard) -> int:
    """Where a card belongs: its kind, and RISK for all of the Faction Deck (FIV-DECK-6)."""
    return card.kind if card.kind in (LEADER, SCHEME) or (card.kind == CHARACTER and not card.brute) else RISK


def sorted_out(cards: list[tuple[PrintedCard, int]]) -> dict[int, tuple[str, ...]]:
    """The parts of a deck as ids, every copy for itself."""
    parts = {kind: [id for card, n in cards if group(card) == kind for id in [card.id] * n] for kind in GROUPS}
    return {kind: tuple(ids) for kind, ids in parts.items()}


def parse(text: str) -> tuple[Deck | None, list[DeckFault]]:
    """Read a deck; with it what could not be understood."""
    cards, wrong = read_list(text)
    return (None, wrong) if wrong else assemble(cards)


def assemble(cards: list[tuple[PrintedCard, int]]) -> tuple[Deck | None, list[DeckFault]]:
    parts = sorted_out(cards)
    if len(parts[LEADER]) != 1:
        return None, [against("FIV-LEAD-3", "no-one-leader", leaders=len(parts[LEADER]))]
    return Deck(parts[LEADER][0], parts[CHARACTER], parts[SCHEME], parts[RISK]), []


class FiveSailsDecks(Decks):
    def samples(self) -> tuple[SampleDeck, ...]:
        return tuple(SampleDeck(name, write(SAMPLES[name])) for name in ORDER)

    def report(self, text: str) -> DeckReport:
        """Everything about a deck that somebody wrote: its cards as far as they were recognised, and what is wrong."""
        named = SAMPLES.get(plain(text))
        cards, wrong = read_list(text if named is None else write(named))
        deck, broken = assemble(cards)
        wrong += broken if deck is None else faults(deck)
        parts = sorted_out(cards)
        return DeckReport(
            cards=tuple(
                DeckCard(id, parts[kind].count(id), GROUPS[kind])
                for kind in GROUPS
                for id in dict.fromkeys(parts[kind])
            ),
            faults=first(wrong),
            text=as_text(parts),
        )


def against(rule: str, kind: str, **args: Argument) -> DeckFault:
    return DeckFault(rule, Phrase(kind, args))


def faults(deck: Deck) -> list[DeckFault]:
    """Why a deck is not legal, each reason with its rule; [] when it is."""
    out: list[DeckFault] = []
    leader = BY_ID[deck.leader]
    if leader.kind != LEADER:
        return [against("FIV-DECK-1", "no-leader", card=thing(leader))]
    if len(deck.characters) != PEOPLE:
        out.append(against("FIV-APP-1", "no-five-characters", most=PEOPLE, cards=len(deck.characters)))
    if len(deck.schemes) != PLANS:
        out.append(against("FIV-APP-1", "no-five-schemes", most=PLANS, cards=len(deck.schemes)))
    if len(deck.faction) < SMALLEST:
        out.append(against("FIV-DECK-4", "no-small-deck", least=SMALLEST, cards=len(deck.faction)))
    if len(deck.faction) > LARGEST:
        out.append(against("FIV-DECK-4", "no-large-deck", most=LARGEST, cards=len(deck.faction)))
    for id in dict.fromkeys((*deck.characters, *deck.schemes)):
        if (*deck.characters, *deck.schemes).count(id) > 1:
            out.append(against("FIV-DECK-2", "no-approach-twice", card=thing(BY_ID[id])))
    for id in dict.fromkeys((*deck.characters, *deck.schemes, *deck.faction)):
        card = BY_ID[id]
        if card.faction == CITY:
            out.append(against("FIV-CITY-1", "no-city-card", card=thing(card)))
        elif card.faction not in (leader.faction, NEUTRAL):
            rule = "FIV-DECK-4" if id in deck.faction else "FIV-C-57" if card.kind == SCHEME else "FIV-DECK-3"
            faction = f"faction:{FACTIONS[card.faction]}"
            out.append(against(rule, "no-other-faction", card=thing(card), faction=faction))
    for id in deck.characters:
        if BY_ID[id].brute:
            out.append(against("FIV-DECK-6", "no-brute-in-approach", card=thing(BY_ID[id])))
    for id in dict.fromkeys(deck.faction):
        card = BY_ID[id]
        if card.kind not in (RISK, ATTACHMENT) and not card.brute:
            out.append(against("FIV-FAC-1", "no-faction-card", card=thing(card)))
        count = deck.faction.count(id)
        if count > card.copies:
            kind = "no-second-unique" if card.unique else "no-third-copy"
            out.append(against("FIV-DECK-5", kind, card=thing(card), cards=count))
    return out


def read(text: str) -> Deck:
    """A legal deck from a sample's name or from text; BadInput says everything that is wrong with it."""
    named = SAMPLES.get(plain(text))
    if named is not None:
        return named
    deck, wrong = parse(text)
    if deck is None and not re.search(r"[\n;]", text):
        raise BadInput(f"There is no deck '{text[:SHOWN]}'. Sample decks: {', '.join(ORDER)}.")
    if deck is not None:
        wrong = faults(deck)
    if deck is None or wrong:
        raise BadInput(f"This deck cannot be played. {' '.join(map(english, first(wrong)))}")
    return deck


def english(fault: DeckFault) -> str:
    """A reason against a deck, for people at a prompt."""
    return str(Refusal(fault.rule or "FIV-DECK-1", fault.reason))


def thing(card: PrintedCard) -> str:
    return f"card:{card.id}"


def title(text: str) -> str:
    """What everyone may know of a deck: its name if it is a sample, else its Leader."""
    return text if text in ("", "random") or plain(text) in SAMPLES else BY_ID[read(text).leader].name


def write(deck: Deck) -> str:
    """A deck as text that `parse` reads back."""
    return as_text({LEADER: (deck.leader,), CHARACTER: deck.characters, SCHEME: deck.schemes, RISK: deck.faction})


def as_text(parts: dict[int, tuple[str, ...]]) -> str:
    lines: list[str] = []
    for kind, heading in GROUPS.items():
        ids = parts[kind]
        lines += [heading.capitalize()]
        for id in dict.fromkeys(ids):
            many = f"{ids.count(id)} " if kind == RISK or ids.count(id) > 1 else ""
            lines.append(f"{many}{BY_ID[id].name}")
        lines.append("")
    return "\n".join(lines[:-1]) + "\n"


def sample(leader: str, schemes: str, characters: str, twice: str, once: str) -> Deck:
    faction = [id for id in twice.split() for _ in range(2)] + once.split()
    return Deck(leader, tuple(characters.split()), tuple(schemes.split()), tuple(faction))


SAMPLES: dict[str, Deck] = {
    "castille": sample(
        "soline_el_gato",
        "the_cats_embargo shifting_blame marooned midnight_shipment parley_gone_wrong",
        "makepeace_botwighte maya_de_la_rioja sanjay madre_dolores padre_anibal",
        "gallegos_blade unfortunate robbery roll_the_bones improvising carnaval "
        "night_of_drinking amour life_in_the_canals taunt drinking_games throwing_knife "
        "uppmans_jacket not_today",
        "adaptable research nothing_personal its_personal the_cats_glass hidden_corridors "
        "a_new_strategy triage i_know_that_trick liberating_goods matchlock_musket paid_off",
    ),
    "eisen": sample(
        "kaspar_dietrich",
        "the_song_of_eisen armed_and_marshaled let_the_sword_decide lets_haggle parley_gone_wrong",
        "uwe_zimmerman daniella_dietrich otto_streit philip_hase terrell_brandt",
        "fight_through_the_pain answering_the_call langschwert last_word iron_reply "
        "polished_flintlock precision move_along stratege regroup well_equipped throwing_knife "
        "breastplate not_today improvised_weapon triage matchlock_musket press_the_advantage",
        "a_new_strategy i_know_that_trick dark_gift kaspars_panzerhand",
    ),
    "montaigne": sample(
        "odette_dubois_darrent",
        "reputation_meritee epee_sanglante lets_haggle let_the_sword_decide midnight_shipment",
        "bastien_girard leontine_giroux jean_urbain henri_michelet maxime_de_lafayette",
        "friends_at_court gallant_deeds cavalier_hat master_of_valroux_style "
        "legendary_reputation status_matters mastercrafted_rapier youre_embarrassing_yourself "
        "valiant_spirit breastplate not_today i_know_that_trick triage blood_mark "
        "appealing_to_the_people broken_time defending_honor disarm a_heroic_end",
        "tabard_of_the_fallen_musketeer porte_travel",
    ),
    "ussura": sample(
        "yevgeni",
        "the_boars_guile leshiye_of_the_wood filling_the_ranks parley_gone_wrong inspire_generosity",
        "valeri_mikhailov vedma elina_georginova torsten_vakt pavel_ivanov",
        "mireli_sabre stubborn matushkas_command matushkas_sight matushkas_efficiency "
        "my_fight_alone indomitable_will mirelis_revision strong_hands predatory_pursuit "
        "razrushitel breastplate boon pull i_know_that_trick improvised_weapon",
        "grandfathers_hammer strength_of_ten iron_and_velvet sunder appealing_to_the_people "
        "come_hither a_new_strategy triage",
    ),
    "vodacce": sample(
        "don_constanzo_scarpa",
        "the_great_game plans_within_plans marooned contempt_and_hatred until_morale_improves",
        "servo_scarpa sibella_scarpa vissenta_scarpa cesca_del_rosso cirilo_naucriparos",
        "stiletto fates_burden veronicas_guile pack_tactics wrath_of_the_don for_the_family "
        "ambush rough_em_up objection the_pressure_is_on bravos bleed_out paid_off boon pull "
        "not_today",
        "angelo alcee buratino dante pull_the_strand shoddy_craftsmanship a_new_strategy liberating_goods",
    ),
}
ORDER = ("vodacce", "eisen", "montaigne", "castille", "ussura")  # who gets which deck when nobody chooses
