"""A second opinion on City of Five Sails, written from the rules and the words on the cards alone: which Actions of
cards somebody can announce on a turn.

Decks are taken to hold cards, and Approach Decks somebody to muster. Of what plays another card only Improvising is
asked, neither Corpse Speak nor Ved'ma.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tests.oracles.fivesails import (
    CARDS,
    Person,
    challengers,
    equip_cost,
    helped,
    may_bear,
    open_to,
    performers,
    settlers,
    stat,
    targets,
    without,
)
from tests.oracles.fivesails_turn import Turn, bled, frail, level, things

FIXED = ("kaspars_panzerhand", "syrneth_hand", "object_of_wonder")  # nobody hands these over
CHALLENGERS = ("iron_and_velvet", "legendary_reputation", "move_along", "veronicas_guile")
NO_OTHERS = ("improvising", "corpse_speak", "vedma")


# ---------------------------------------------------------------------- who is in play


def acts(turn: Turn, who: Person) -> dict[int, bool]:
    """The Actions of a character, by their numbers on the card."""
    table, here = turn.table, who.place
    city, ready = here in table.row, not who.engaged
    foes, beside = table.opposing(who), table.with_(who)
    others = [one for one in beside if one != who]
    match who.name:
        case "aldo_bussotti":
            ruled = [place for place, seat in table.control.items() if seat == turn.seat and place != here]
            return {1: city and turn.renown(ruled)}
        case "cesca_del_rosso" | "elina_georginova" | "otto_streit" | "ravenna_destine" | "kaj_kousei" | "angelo":
            return {1: city}
        case "cirilo_naucriparos":
            hirable = [name for name in table.city.get(here, ()) if CARDS[name].kind == "character"]
            return {1: city and ready and bool(hirable) and bool(turn.hand)}
        case "sibella_scarpa":
            return {1: bool(foes)}
        case "alcee":
            return {1: city and any(not one.engaged for one in others)}
        case "buratino":
            return {1: city and bool(others)}
        case "dante":
            return {1: city and any(turn.goes(one) for one in table.people if one.place != here)}
        case "kaspar_dietrich":
            return {1: city and ready}
        case "daniella_dietrich":
            hired = [one for one in beside if one.seat == turn.seat and turn.hireling(one)]
            fit = [one for one in hired if one.name != "sigurd_ulfsen" and stat(table, one, "combat") is not None]
            return {1: city and any(targets(table, one, "challenge") for one in fit)}
        case "rosine_friese":
            meek = [one for one in foes if one.card.kind != "leader" and level(turn, one, who, "influence")]
            return {1: any(not one.engaged or ("Sorcerer" in one.traits and turn.goes(one)) for one in meek)}
        case "odette_dubois_darrent":
            near = [*turn.near(who), "home"]
            return {1: city and any("Duelist" in one.traits and one.place in near for one in turn.crew)}
        case "guillen_de_murrieta":
            return {1: city and bool(turn.hand) and turn.renown(turn.near(who))}
        case "leontine_giroux":
            mine = [one for one in others if one.seat == turn.seat]
            return {1: city and (not frail(turn, who) or bool(mine))}
        case "maxime_de_lafayette":
            return {1: bool(turn.hand) and bool(things([*turn.hand, *turn.piles.get(turn.seat, ())], common=True))}
        case "madre_dolores":
            return {1: city and any(one.wounds for one in beside)}
        case "makepeace_botwighte":
            return {1: any(one.engaged and level(turn, one, who, "influence") and turn.goes(one) for one in foes)}
        case "maya_de_la_rioja":
            return {1: True}
        case "padre_anibal":
            return {1: city and who.engaged and not turn.renown([here])}
        case "patricia_moustakas":
            rich = turn.first or any(count for seat, count in turn.hands.items() if seat != turn.seat)
            return {1: here == "docks", 2: here == "docks" and ready and rich}
        case "raton":
            near = turn.near(who)
            return {1: city and any(one.gear and one.place in near and one.seat != who.seat for one in table.people)}
        case "sanjay":
            poor = [one for one in foes if turn.hands.get(one.seat, 0) < len(turn.hand)]
            return {1: any(not one.engaged for one in poor)}
        case "ekaterina_ilyanava":
            return {1: city and turn.renown([here])}
        case "valeri_mikhailov":
            return {1: who.name in challengers(table, turn.seat, who.name)}
        case "gustavo":
            return {1: city and bool(stat(table, who, "influence"))}
        case "adelheide_schmidt":
            return {1: bool(foes) and (bool(things(turn.hand)) or any(one.gear for one in turn.crew))}
        case "kalla_forsberg":
            mine = [one for one in beside if one.seat == turn.seat]
            loose = [(one, thing) for one in mine for thing in one.gear if thing not in FIXED]
            return {1: any(may_bear(other, thing) for one, thing in loose for other in mine if other != one)}
        case "giacinto":
            return {1: ready and bool(foes)}
    return {}


def worn(turn: Turn, who: Person, thing: str) -> dict[int, bool]:
    """The Actions of what somebody bears."""
    table, ready = turn.table, thing not in who.resting
    match thing:
        case "dark_gift":
            return {1: ready, 2: ready and who.wounds > 0}
        case "polished_flintlock":
            return {1: bool(table.opposing(who))}
        case "cavalier_hat" | "guild_triskelion":
            return {1: who.name in challengers(table, turn.seat, thing)}
        case "captains_coat" | "tabard_of_the_fallen_musketeer":
            return {1: who.name in performers(table, turn.seat, thing)}
        case "matchlock_musket":
            aim = turn.near(who) if who.place != "home" else []
            return {1: bool(turn.hand) and any(one.place in aim for one in table.people)}
        case "uppmans_jacket":
            return {1: bool(turn.hand)}
        case "smuggled_item":
            bare = replace(who, gear=tuple(without(who.gear, thing)))
            lying = [name for cards in table.city.values() for name in cards]
            return {1: any(may_bear(bare, name) for name in things([*turn.hand, *lying]))}
        case "duckfoot_pistol":
            return {1: any(one.card.kind != "leader" for one in table.with_(who))}
        case "unfortunate":
            return {2: len(turn.hand) >= 2}
    return {}


# ---------------------------------------------------------------------- schemes and events


def plotted(turn: Turn, scheme: str) -> dict[int, bool]:
    table = turn.table
    match scheme:
        case "the_great_game":
            lone = [who for who in turn.abroad if who.card.kind != "leader"]
            return {3: any(len(table.at(who.place)) > 1 for who in lone)}
        case "armed_and_marshaled":
            return {2: any(marshals(turn, who) for who in turn.abroad)}
        case "epee_sanglante":
            return {2: bool(challengers(table, turn.seat, scheme))}
        case "reputation_meritee":
            return {2: turn.leader in turn.abroad and not turn.leader.engaged}
        case "contempt_and_hatred":
            return {2: bool(performers(table, turn.seat, scheme))}
        case "lets_haggle":
            stall = things(table.city.get("grand_bazaar", ()))
            return {2: any(haggles(turn, who, thing) for who in turn.abroad for thing in stall)}
        case "marooned":
            hired = [one for who in turn.abroad for one in table.opposing(who) if "Mercenary" in one.traits]
            return {2: bool(turn.hand) and bool(hired)}
        case "midnight_shipment":
            left = [name for name in table.city.get("docks", ()) if CARDS[name].kind != "event"]
            return {2: not left and any(who.place == "docks" for who in turn.abroad)}
        case "until_morale_improves":
            return {
                2: any(stirs(turn, who, True) for who in turn.abroad),
                3: any(stirs(turn, who, False) for who in turn.abroad),
            }
    return {}


def marshals(turn: Turn, who: Person) -> bool:
    lesser = [one for one in turn.table.opposing(who) if len(one.gear) <= len(who.gear)]
    return len(who.resting) < len(who.gear) and any(turn.tires(one) for one in lesser)


def haggles(turn: Turn, who: Person, thing: str) -> bool:
    cost = equip_cost(turn.table, thing, who) - (who.place == "grand_bazaar")
    return may_bear(who, thing) and bool(helped(turn.table, turn.seat, turn.hand, cost))


def stirs(turn: Turn, who: Person, engaged: bool) -> bool:
    """Whether there is somebody to be turned upright or sideways, once the actor has taken a wound."""
    left = [one for one in bled(turn, who) if one.place == who.place]
    return any(one.engaged == engaged for one in left)


def visited(turn: Turn, event: str) -> dict[int, bool]:
    place = turn.there(event)
    mine = [who for who in turn.abroad if who.place == place]
    ready = any(not who.engaged for who in mine)
    match event:
        case "sirens_scream":
            return {2: ready and turn.hoard > 0}
        case "risky_undertaking":
            return {1: bool(mine) and len(turn.hand) >= 2}
        case "point_of_opportunity":
            return {1: ready}  # the event is discarded, whether Renown moves or not
    return {}


# ---------------------------------------------------------------------- risks


def played(turn: Turn, risk: str) -> dict[int, bool]:
    """The Actions of a risk in hand, with what it costs."""
    table, pays = turn.table, turn.pays(risk)
    foes = {who.name: table.opposing(who) for who in turn.abroad}
    witches = [who for who in turn.crew if "Sorcerer" in who.traits]
    streghe = [who for who in witches if "Strega" in who.traits]
    if risk in CHALLENGERS:
        return {1: pays and bool(challengers(table, turn.seat, risk))}
    match risk:
        case "bravos":
            thugs = [name for name in turn.piles.get(turn.seat, ()) if "Thug" in CARDS[name].traits]
            return {1: bool(thugs) and turn.pays(risk, barred="Thug")}
        case "fates_burden":
            return {1: any(table.opposing(who) for who in streghe)}
        case "for_the_family":
            dying = [who for who in turn.abroad if "Red Hand" in who.traits and who.card.kind != "leader"]
            return {1: any(turn.tires(one) for who in dying for one in table.at(who.place) if one != who)}
        case "pack_tactics" | "stratege" | "devotion" | "come_hither":
            return {1: pays}
        case "the_pressure_is_on":
            mine = [who for who in turn.abroad if table.control.get(who.place) == turn.seat]
            return {1: pays and any(not one.engaged for who in mine for one in foes[who.name])}
        case "pull_the_strand":
            able = [who for who in streghe if not who.engaged and stat(table, who, "influence") is not None]
            return {1: any(table.opposing(who) for who in able)}
        case "wrath_of_the_don":
            return {1: any(not one.engaged for who in turn.abroad for one in foes[who.name])}
        case "fight_through_the_pain":
            return {1: any(who.wounds and who.gear for who in table.people)}
        case "last_word":
            armed = [who for who in turn.abroad if any("Ranged" in CARDS[gun].traits for gun in who.bears("Weapon"))]
            return {1: any(turn.goes(one) for who in armed for one in foes[who.name])}
        case "press_the_advantage":
            return {1: pays and any(turn.tires(one) for who in turn.abroad for one in weaker(turn, who))}
        case "regroup":
            return {1: pays and bool(turn.abroad)}
        case "well_equipped":
            return {1: pays and any(who.gear and who.engaged for who in turn.crew)}
        case "blood_mark" | "matushkas_sight":
            return {1: bool(witches)}
        case "defending_honor":
            return {1: pays and any(provoked(turn, one) for one in table.people if one.seat != turn.seat)}
        case "gallant_deeds":
            return {1: pays and any(one.engaged for who in turn.abroad for one in foes[who.name])}
        case "porte_travel":
            fetched = [(who, one) for who in witches for one in bled(turn, who) if one.seat == turn.seat]
            return {2: any(who.place != one.place for who, one in fetched)}
        case "status_matters":
            ruled = [place for place in table.row if place in table.control]
            return {1: pays and any(all(turn.hireling(who) for who in table.at(place)) for place in ruled)}
        case "valiant_spirit":
            return {1: pays and any(who.engaged and "Mercenary" not in who.traits for who in turn.crew)}
        case "adaptable":
            pirates = [who for who in turn.abroad if "Pirate" in who.traits]
            tired = any(who.engaged for who in turn.abroad)
            return {1: pays and turn.first and bool(pirates), 2: pays and turn.second and tired}
        case "amour":
            return {1: pays and any(not who.engaged and foes[who.name] for who in turn.abroad)}
        case "drinking_games" | "strong_hands":
            return {1: pays and bool(performers(table, turn.seat, risk))}
        case "research":
            return {1: len(set(turn.piles.get(turn.seat, ()))) >= 3}
        case "carnaval":
            dancers = [who for who in turn.abroad if not who.engaged and who.place in table.control]
            lying = [name for cards in table.city.values() for name in cards if CARDS[name].kind != "event"]
            return {1: turn.first and bool(dancers), 2: turn.second and bool(lying)}
        case "robbery":
            return {1: any(loots(turn, who, risk) for who in turn.abroad if "Pirate" in who.traits)}
        case "liberating_goods":
            return {1: any(loots(turn, who, risk, common=True) for who in turn.abroad)}
        case "taunt":
            return {1: pays and any(turn.goes(one) for one in next_door(turn, home=True))}
        case "indomitable_will":
            return {1: bool(settlers(table, turn.seat))}
        case "matushkas_command":
            there = [who for who in witches if any(not one.engaged for one in table.with_(who)) or who in turn.abroad]
            return {1: pays and bool(there)}
        case "matushkas_efficiency":
            return {1: any(pays or not who.engaged for who in witches)}
        case "my_fight_alone":
            lone = [who for who in turn.abroad if [one.seat for one in table.at(who.place)].count(turn.seat) == 1]
            return {1: any(who.wounds for who in lone)}
        case "razrushitel":
            return {1: pays and bool(next_door(turn, home=False))}
        case "strength_of_ten" | "a_new_strategy":
            return {1: table.purse[turn.seat] > 0}
        case "appealing_to_the_people":
            less = bool(turn.leader.traits & {"Hero", "Diplomat"})
            mine = [who for who in turn.abroad if table.control.get(who.place) == turn.seat]
            return {1: turn.pays(risk, less) and any(who.engaged for who in mine)}
        case "bleed_out":
            bleeding = [who for who in table.people if who.wounds and who.place != "home" and who.card.kind != "leader"]
            return {1: turn.pays(risk, "Villain" in turn.leader.traits) and bool(bleeding)}
        case "boon":
            return {1: any(not who.engaged for who in witches if who in turn.abroad)}
        case "hidden_corridors":
            return {1: pays and any(table.apart(who.place, place) > 1 for who in turn.abroad for place in table.row)}
        case "opulence":
            return {1: True}
        case "paid_off":
            return {1: any(bribes(turn, who, risk) for who in turn.abroad)}
        case "pull":
            return {1: pays and any(pulls(turn, who) for who in witches if who in turn.abroad)}
        case "shoddy_craftsmanship":
            return {1: pays and any("u" not in CARDS[thing].flags for who in table.people for thing in who.gear)}
        case "tending_the_wounded":
            hurt = [who for who in turn.crew if who.wounds and who.card.kind != "leader"]
            return {1: bool(turn.money(risk)) and bool(hurt)}
        case "triage":
            hurt = [who for who in table.people if who.wounds]
            return {1: any(turn.pays(risk, bool(who.traits & {"Hero", "Scoundrel"})) for who in hurt)}
    return {}


def pulls(turn: Turn, who: Person) -> bool:
    left = turn.table.people if "Strega" in who.traits else bled(turn, who)
    return any(turn.goes(one) for one in left if one.place != who.place)


def weaker(turn: Turn, who: Person) -> list[Person]:
    foes = [one for one in turn.table.opposing(who) if one.card.kind != "leader"]
    return [one for one in foes if not level(turn, who, one, "combat")]


def provoked(turn: Turn, one: Person) -> bool:
    """Whether an enemy could be made to challenge one of the player's own."""
    able = one.place != "home" and one.name != "sigurd_ulfsen" and stat(turn.table, one, "combat") is not None
    mine = [who.name for who in turn.crew]
    return able and any(name in mine for name in open_to(turn.table, one.seat, one.place))


def loots(turn: Turn, who: Person, risk: str, common: bool = False) -> bool:
    left = turn.money(risk)
    loot = [name for seat, pile in turn.piles.items() if seat != turn.seat for name in things(pile, common)]
    fit = [thing for thing in loot if may_bear(who, thing)]
    return any(helped(turn.table, turn.seat, left, equip_cost(turn.table, thing, who)) for thing in fit)


def next_door(turn: Turn, home: bool) -> list[Person]:
    """Enemies next to one of the player's own; their Homes are next to all locations, but nobody goes there."""
    foes = [one for one in turn.table.people if one.seat != turn.seat]
    found = [one for who in turn.abroad for one in foes if one.place in turn.near(who)]
    return found + [one for one in foes if home and turn.abroad and one.place == "home"]


def bribes(turn: Turn, who: Person, risk: str) -> bool:
    hired = [one for one in turn.table.opposing(who) if "Mercenary" in one.traits]
    cheap = bool(who.traits & {"Villain", "Scoundrel"})
    return turn.pays(risk, cheap) and any(turn.tires(one) for one in hired)


def improvised(turn: Turn) -> set[tuple[str, int]]:
    """What Improvising can play out of the discard piles of opponents."""
    left = replace(turn, hand=tuple(without(turn.hand, "improvising")), improvising=True)
    lying = {name for seat, pile in turn.piles.items() if seat != turn.seat for name in pile}
    found = {name: played(left, name) for name in lying if CARDS[name].kind == "risk"}
    return {(name, number) for name, lines in found.items() for number, able in lines.items() if able}


# ---------------------------------------------------------------------- all of them


def judged(turn: Turn) -> Iterator[tuple[str, int, bool]]:
    """Every Action of a card that somebody might want to use: the card, the number of the ability, and whether it is
    possible."""
    lines = [(who.name, acts(turn, who)) for who in turn.crew]
    lines += [(thing, worn(turn, who, thing)) for who in turn.crew for thing in who.gear]
    lines.append((turn.table.schemes[turn.seat], plotted(turn, turn.table.schemes[turn.seat])))
    for cards in turn.table.city.values():
        lines += [(event, visited(turn, event)) for event in cards if CARDS[event].kind == "event"]
    lines += [(risk, played(turn, risk)) for risk in sorted(set(turn.hand)) if CARDS[risk].kind == "risk"]
    for name, found in lines:
        yield from ((name, number, able) for number, able in found.items())
