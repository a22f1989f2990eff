"""What the parts of abilities say of themselves: what costs take, and what conditions and effects mind of that.

An ability whose costs take nothing that its effects mind is judged at a glance, all others are tried out on a copy of
the table (FIV-C-39). Part for part this is a table to be read beside the rules. A part that keeps quiet about something
lets abilities be offered that come to nothing; one that says too much only takes time, and no game would ever show it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

import intrigue
from intrigue.core.part import fields
from intrigue.games.fivesails.cards.flow import Choose
from intrigue.games.fivesails.cards.location_steps import Renown
from intrigue.games.fivesails.cards.selections import Opponents, Places, Select
from intrigue.games.fivesails.state.abilities import Ability
from intrigue.games.fivesails.state.names import RISK
from intrigue.games.fivesails.state.printed import ABILITIES, CARDS
from intrigue.games.fivesails.state.steps import EVERYTHING, HANDS, ITS_REST, LIVES, PILE, RENOWN, RESTS, Cond, Step

Part = Step | Cond | Select

# hands; rests: any, that of the card in question, any but that; lives; Renown; one's own
# pile; `all` but the pile. Several where it depends on the part
RESTING = {RESTS: "r", ITS_REST: "i", RESTS & ~ITS_REST: "o"}
LETTERS = {HANDS: "h", **RESTING, LIVES: "l", RENOWN: "n", PILE: "p"}
TAKEN = {
    "Choose": "- h",
    "Destroy": "lp",
    "Discard": "- hp",
    "DiscardAny": "h",
    "DuelistCost": "r",
    "Either": "- h hp hrp l lp n r",
    "Engage": "r",
    "Gain": "n",
    "If": "- h l lp n r",
    "LeaveCost": "hr",
    "MoveRenown": "n",
    "Parley": "hr",
    "PayFor": "h",
    "Price": "hp",
    "Put": "l",
}
UNSAID = (
    "AimedBy Bearers Can CanCopy Copy Counted Dueling Fewest FoeStyle HandCards HurtInDuel InSight "
    "InThisDuel IntoCity Margin Marked MomentAt MomentBy MomentCard OwnLine PickTrick PlayFromPile RoundCard "
    "Shown Stood Union Won"
)
MINDED = {
    # of what lies on the table
    "Bears": "l",
    "Chars": "- all holn i il l ol oln rl",
    "Compare": "all l rln",
    "Engage": "- l",
    "Engaged": "i r",
    "Fits": "all l",
    "Gathered": "l",
    "AttachmentsOn": "all rl",
    "HasStat": "rln",
    "Heal": "l",
    "Hurt": "l",
    "InPlay": "l",
    "Is": "il l",
    "LeaveMark": "- l",
    "Lethal": "l",
    "Look": "- p",
    "Lying": "- all l",
    "MayChallenge": "rl",
    "MayIntervene": "rl",
    "MoveTo": "- l",
    "PutOff": "- l",
    "Reveal": "- l",
    "Rivals": "rl",
    "Values": "- l",
    "WouldBleed": "l",
    "Wounded": "l",
    # of hands, piles and Renown
    "Draw": "- p",
    "HandSize": "h",
    "PayFor": "h",
    "Pile": "- all p",
    "Places": "- l n",
    "Renown": "- n",
    "RenownHere": "n",
    # what is inside
    "All": "- all hl il l n r rl rln rn",
    "AnyOf": "- all hl i il rln",
    "Choose": "- all i l n ol oln p rl",
    "Exists": "- all holn i il l n oln p rl",
    "Fork": "- all il l n rl",
    "Not": "- all i l n r",
    "Suppose": "all l rl",
    # nobody has said what it rests on: whatever that may be
    **dict.fromkeys(UNSAID.split(), "all"),
}
WOUNDING = {"Either", "Hurt"}  # as a cost it may kill the actor (FIV-C-40)
NESTED = {"Copy", "PlayFromPile"}  # another ability is used, with costs of its own
SECRET = {"Choose", "Sort"}
HIDDEN = {"All", "AnyOf", "Can", "Suppose"}  # of hands, mostly: others cannot tell whether it holds
OPEN_TO_ALL = {"Chars", "AttachmentsOn", "Lying", "Pile", "Rivals", "Union"}  # what nobody else sees is no target
FOES = {"All", "AnyOf", "Compare", "Engaged", "HandSize", "HurtInDuel", "InPlay", "Is", "Not", "WouldBleed"}  # FIV-C-85


def parts_of(whole: object) -> Iterator[Part]:
    """A part of an ability, and all that are inside it."""
    if isinstance(whole, list | tuple):
        for one in whole:
            yield from parts_of(one)
    elif isinstance(whole, Step | Cond | Select):
        yield whole
        for name in fields(type(whole)):
            yield from parts_of(getattr(whole, name))


def printed() -> Iterator[Part]:
    assert intrigue.game("fivesails").cards()  # all abilities are there
    for own in ABILITIES:
        yield from parts_of([own.need, own.useful, own.costs, own.effects, own.program])


def letters(bits: int) -> str:
    left = bits & ~EVERYTHING if bits & EVERYTHING == EVERYTHING else bits
    said = "all" if left != bits else ""
    for bit, letter in LETTERS.items():
        if left & bit == bit:
            said += letter
            left -= bit
    return (said + (f"?{left}" if left else "")) or "-"


def table(found: dict[str, set[str]]) -> dict[str, str]:
    """Without the kinds that never say anything."""
    return {kind: " ".join(sorted(said)) for kind, said in found.items() if said != {"-"}}


@pytest.mark.rule("FIV-C-39", "FIV-C-40", "FIV-COST-8")
def test_every_part_says_what_it_takes_and_what_it_minds() -> None:
    taken: dict[str, set[str]] = {}
    minded: dict[str, set[str]] = {}
    flags: dict[str, set[str]] = {
        "wounds_actor": set(),
        "nested": set(),
        "secret": set(),
        "hidden": set(),
        "foes": set(),
    }
    for part in printed():
        kind = type(part).__name__
        minded.setdefault(kind, set()).add(letters(part.depends_on()))
        if isinstance(part, Step):
            taken.setdefault(kind, set()).add(letters(part.consumes()))
            said = {"wounds_actor": part.wounds_actor(), "nested": part.uses_another(), "secret": part.secret()}
        else:
            hidden = isinstance(part, Cond) and part.is_hidden()
            said = {"hidden": hidden, "foes": isinstance(part, Cond) and part.about_foe()}
        for name, holds in said.items():
            flags[name] |= {kind} if holds else set()
    assert table(taken) == TAKEN
    assert table(minded) == MINDED
    assert flags == {"wounds_actor": WOUNDING, "nested": NESTED, "secret": SECRET, "hidden": HIDDEN, "foes": FOES}


@pytest.mark.rule("FIV-PLAY-3")
def test_only_cards_are_targeted() -> None:
    """A location or a player is chosen, and nobody answers that as they answer a target."""
    chosen = [part for part in printed() if isinstance(part, Choose)]
    assert not [part.question for part in chosen if part.aim and isinstance(part.select, Places | Opponents)]
    assert {type(part.select).__name__ for part in chosen if part.aim} == OPEN_TO_ALL


@pytest.mark.rule("FIV-C-39", "FIV-C-145")
def test_only_who_takes_renown_off_minds_how_much_there_is() -> None:
    assert (letters(Renown(count=-1).depends_on()), letters(Renown(count=1).depends_on())) == ("n", "-")


USING_ANOTHER = "cesca_del_rosso corpse_speak i_know_that_trick improvising vedma"
TRIED_OUT = (  # besides those: what they discard, engage or pay with may be what they need
    "duckfoot_pistol henri_michelet liberating_goods opulence robbery smuggled_item "
    "tending_the_wounded unfortunate unyielding_loyalty valeri_mikhailov"
)
PAID_IN_BLOOD = (
    "cesca_del_rosso hexenjagd leontine_giroux porte_travel pull ravenna_destine sibella_scarpa syrneth_hand "
    "until_morale_improves wrath_of_the_don"
)
FED = (  # what is discarded or paid with may be taken or drawn (FIV-C-170)
    "a_new_strategy angelo bravos devotion life_in_the_canals maxime_de_lafayette opulence research uppmans_jacket"
)
ABOUT_FOES = (
    "a_heroic_end angeline_demone bastien_girard friends_at_court hexenjagd horatio_lockwood iron_reply its_personal "
    "philip_hase rough_em_up servo_scarpa status_matters sunder taunt veronicas_guile vissenta_scarpa "
    "youre_embarrassing_yourself"
)


@pytest.mark.rule("FIV-C-39", "FIV-C-40", "FIV-C-85", "FIV-C-170")
def test_which_abilities_are_tried_out_before_they_are_offered() -> None:
    def those(chosen: Callable[[Ability], bool]) -> set[str]:
        return {CARDS[own.owner].id if own.owner >= 0 else "everybody's" for own in ABILITIES if chosen(own)}

    assert intrigue.game("fivesails").cards()  # all abilities are there
    assert those(lambda own: own.nested) == set(USING_ANOTHER.split())
    assert those(lambda own: own.costs_interact) == set(f"{USING_ANOTHER} {TRIED_OUT}".split())
    assert those(lambda own: own.cost_wounds) == set(PAID_IN_BLOOD.split())
    assert those(lambda own: own.cost_feeds_effect) == set(FED.split())
    assert those(lambda own: own.asks_foe) == set(ABOUT_FOES.split())


STANDING = {  # which cards the rules ask, and which they pass over because nothing on them would answer
    "has_aura": "contempt_and_hatred epee_sanglante soline_el_gato",
    "varies": "aldo_bussotti claude_de_la_roche edeline_trinken guillen_de_murrieta nazem_ibn_umur padre_anibal "
    "pavel_ivanov rena_klingenhalter rosine_friese",
    "has_limit": "corpse_speak sigurd_ulfsen",
    "has_value": "ren so_it_begins torsten_vakt uwe_zimmerman yevgeni",
    "has_price": "ambush appealing_to_the_people bleed_out disarm iron_reply master_of_valroux_style paid_off "
    "status_matters triage",
    "meddles": "cirilo_naucriparos henri_michelet kaj_kousei kalla_forsberg makepeace_botwighte parley_gone_wrong "
    "the_song_of_eisen",
}


def test_which_cards_the_rules_ask_what_stands_on_them() -> None:
    assert intrigue.game("fivesails").cards()
    for name, ids in STANDING.items():
        assert {card.id for card in CARDS if getattr(card, name)} == set(ids.split()), name
    dear = {card.id for card in CARDS if card.kind == RISK and not card.plain_price}
    assert dear == {*STANDING["has_price"].split(), "matushkas_efficiency"}  # one engages instead
    assert not [card.id for card in CARDS if card.plain_price and card.kind != RISK]
