/** What is seen on schemes, attachments, risks and events: something in front, and behind it what it is about. */

import { lot, oneOf, traitsOf, type Drawn, type Group } from './lots';
import { MOTIFS, type Motif } from './motifs';

/** Of what their names speak. */
const NAMED: Record<string, Motif> = {
  the_cats_embargo: 'cat', shifting_blame: 'words', armed_and_marshaled: 'banner', the_song_of_eisen: 'horn', epee_sanglante: 'blood',
  reputation_meritee: 'laurel', contempt_and_hatred: 'wolf', filling_the_ranks: 'crowd', inspire_generosity: 'purse', let_the_sword_decide: 'duel',
  lets_haggle: 'coins', marooned: 'ship', midnight_shipment: 'crate', parley_gone_wrong: 'broken', shifting_tides: 'wave',
  until_morale_improves: 'whip', the_boars_guile: 'boar', leshiye_of_the_wood: 'tree', the_great_game: 'chess', plans_within_plans: 'web',
  the_cats_glass: 'spyglass', gallegos_blade: 'rapier', sorte_deck: 'cards', smuggled_item: 'crate', duckfoot_pistol: 'duckfoot',
  burnished_cuirass: 'cuirass', eager_blade: 'sabre', guild_triskelion: 'triskelion', crystal_eye: 'crystal', object_of_wonder: 'orb',
  syrneth_hand: 'goldhand', captains_coat: 'coat', dark_gift: 'gift', kaspars_panzerhand: 'gauntlet', langschwert: 'longsword',
  polished_flintlock: 'pistol', unsavory_salve: 'jar', cavalier_hat: 'hat', mastercrafted_rapier: 'rapier', tabard_of_the_fallen_musketeer: 'tabard',
  breastplate: 'breastplate', corpse_speak: 'skull', improvised_weapon: 'chair', matchlock_musket: 'musket', throwing_knife: 'knives',
  uppmans_jacket: 'jacket', grandfathers_hammer: 'hammer', mireli_sabre: 'sabre', legions_caress: 'bottle', stiletto: 'stiletto',
  unfortunate: 'broken', adaptable: 'sabre', amour: 'heart', drinking_games: 'dice', improvising: 'chair', its_personal: 'rose',
  life_in_the_canals: 'wave', night_of_drinking: 'tankard', nothing_personal: 'stiletto', research: 'book', carnaval: 'mask', robbery: 'purse',
  roll_the_bones: 'dice', taunt: 'words', answering_the_call: 'horn', fight_through_the_pain: 'bandage', hexenjagd: 'torch', iron_reply: 'gauntlet',
  last_word: 'words', move_along: 'boot', precision: 'target', press_the_advantage: 'opens', regroup: 'banner', stratege: 'map',
  well_equipped: 'shield', blood_mark: 'blood', broken_time: 'hourglass', defending_honor: 'shield', disarm: 'hand', friends_at_court: 'goblet',
  gallant_deeds: 'crown', a_heroic_end: 'laurel', legendary_reputation: 'scroll', master_of_valroux_style: 'blades', porte_travel: 'portal',
  status_matters: 'crown', valiant_spirit: 'sun', youre_embarrassing_yourself: 'mask', appealing_to_the_people: 'crowd', bleed_out: 'blood',
  boon: 'goblet', come_hither: 'lantern', devotion: 'cross', hidden_corridors: 'corridor', i_know_that_trick: 'eye', im_done_with_you: 'boot',
  liberating_goods: 'crate', a_new_strategy: 'map', not_today: 'stop', opulence: 'coins', paid_off: 'purse', pull: 'thread', sea_legs: 'anchor',
  shoddy_craftsmanship: 'broken', tending_the_wounded: 'bandage', triage: 'cross', borets: 'brawl', indomitable_will: 'stone', iron_and_velvet: 'gauntlet',
  matushkas_command: 'paw', matushkas_efficiency: 'leaf', matushkas_sight: 'eye', mirelis_revision: 'quill', my_fight_alone: 'duel',
  predatory_pursuit: 'beasts', razrushitel: 'broken', strength_of_ten: 'strong', stubborn: 'stone', strong_hands: 'fist', sunder: 'broken',
  ambush: 'knives', bravos: 'blades', fates_burden: 'chain', for_the_family: 'goblet', objection: 'scales', pack_tactics: 'wolf',
  the_pressure_is_on: 'hourglass', pull_the_strand: 'web', rough_em_up: 'brawl', unyielding_loyalty: 'pact', veronicas_guile: 'mask',
  wrath_of_the_don: 'flame', penya_shows_the_way: 'lantern', sirens_scream: 'siren', so_it_begins: 'brawl', risky_undertaking: 'compass',
  point_of_opportunity: 'bell',
};
/** Of what their traits speak. */
const TRAITS: Record<string, Motif> = {
  Mireli: 'quill', Aldana: 'rose', Valroux: 'laurel', Eisenfaust: 'gauntlet', Drexel: 'longsword', Flourish: 'rapier', Sorcery: 'mist', Sorte: 'cards', Porté: 'portal', 'Dar Matushki': 'tree', Camaraderie: 'pact', Demoralize: 'skull', Challenge: 'blades',
  Provocation: 'words', Hunt: 'arrow', Zeal: 'flame', Relentless: 'opens', Cunning: 'cards', Bureaucracy: 'scroll', Heroic: 'sun', Honor: 'shield',
  Glory: 'laurel', Duty: 'banner', Prepared: 'shield', Logistics: 'crate', Crime: 'mask', Theft: 'purse', Revelry: 'goblet', Savvy: 'compass',
  'Ad Hoc': 'chair', Gang: 'crowd', Brawl: 'fist', Duress: 'chain', Ranged: 'target', Bargain: 'coins', Market: 'scales', Rumor: 'ear', Faith: 'candle',
  Nature: 'leaf', Sabotage: 'broken', Villainous: 'stiletto', Fortune: 'coins', Discovery: 'map', Hubris: 'crown', Romance: 'rose', Betrayal: 'stiletto',
  Feud: 'duel', Conscription: 'horn', Corruption: 'skull', Syrneth: 'orb', Artifact: 'crystal', Trinket: 'compass', Unguent: 'candle', Poison: 'skull',
  Attire: 'mask', Armor: 'shield', Weapon: 'duel', Catastrophe: 'wave', Stealth: 'door', Cheating: 'cards', Immovable: 'strong', 'Kulachniy Boi': 'strong',
};

export function scene(card: Drawn): Group[] {
  const front: Motif = NAMED[card.id] ?? oneOf(card, 'front', Object.keys(MOTIFS) as Motif[]);
  const about = traitsOf(card).toReversed().map((trait) => TRAITS[trait]).find((motif) => motif && motif !== front);
  const side = lot(card, 'side', 2) ? 1 : -1;
  const turn = (lot(card, 'turn', 5) - 2) * 7;
  const groups: Group[] = [];
  if (about) groups.push({ layers: MOTIFS[about], transform: `translate(${40 + side * 23} 22) rotate(${-turn}) scale(.5) translate(-32 -32)` });
  groups.push({
    layers: MOTIFS[front],
    transform: `translate(${about ? 40 - side * 7 : 40} 34) rotate(${turn}) scale(${side < 0 ? '-.84 .84' : '.84'}) translate(-32 -32)`,
  });
  return groups;
}
