/** Die Entwicklungen auf Deutsch: Namen von hier, Wirkungen aus den Zahlen der Karte. */

import type { CardInfo } from '../../../generated/types';
import { boxesOf, deckOf, effects, GOVERNMENT, ICONS, type Effects } from '../developments';
import { goods } from './de-names';

const NAMES: Record<string, string> = {
  urbanize: 'Verstädterung',
  quarry_town: 'Steinbruchstadt',
  shipwrights: 'Schiffbauer',
  ploughs: 'Pflüge',
  timber_camp: 'Holzfällerlager',
  salt_pans: 'Salinen',
  ore_pits: 'Erzgruben',
  tribunal: 'Tribunal',
  assembly: 'Versammlung',
  town_watch: 'Stadtwache',
  public_well: 'Stadtbrunnen',
  tax_roll: 'Steuerrolle',
  brine_town: 'Salzstadt',
  sheepfolds: 'Schafhürden',
  decree: 'Erlass',
  petition: 'Bittschrift',
  barracks: 'Kasernen',
  arms: 'Waffen',
  barbarian_alliance: 'Bund mit Barbaren',
  propaganda: 'Propaganda',
  stability: 'Stabilität',
  slave_trade: 'Sklavenhandel',
  garrison_town: 'Garnisonsstadt',
  war_galleys: 'Kriegsgaleeren',
  royal_mines: 'Königliche Minen',
  conscripts: 'Ausgehobene',
  tax_farmers: 'Steuerpächter',
  spies: 'Spione',
  industry: 'Gewerbe',
  palace: 'Palast',
  secret_police: 'Geheimpolizei',
  siege_engines: 'Belagerungsmaschinen',
  imperial_city: 'Kaiserstadt',
  armada: 'Armada',
  slave_galleys: 'Sklavengaleeren',
  royal_road: 'Königsstraße',
  treasury: 'Schatzkammer',
  iron_law: 'Ehernes Gesetz',
  conspirators: 'Verschwörer',
  exiled_general: 'Verbannter General',
  monument_of_strength: 'Denkmal der Stärke',
  monument_of_order: 'Denkmal der Ordnung',
  monument_of_toil: 'Denkmal der Mühe',
  monument_of_tribute: 'Denkmal des Tributs',
  monument_of_the_fleet: 'Denkmal der Flotte',
  monument_of_dominion: 'Denkmal der Herrschaft',
  diplomat: 'Diplomat',
  civil_rights: 'Bürgerrechte',
  library: 'Bibliothek',
  education: 'Bildung',
  art_trade: 'Kunsthandel',
  market_town: 'Marktstadt',
  merchant_ships: 'Handelsschiffe',
  farmsteads: 'Gehöfte',
  toll_roads: 'Zollstraßen',
  forum: 'Forum',
  ostracism: 'Scherbengericht',
  granaries: 'Kornspeicher',
  university: 'Universität',
  foreign_envoys: 'Gesandte',
  freedom_of_speech: 'Redefreiheit',
  free_market: 'Freier Markt',
  acropolis: 'Akropolis',
  merchant_fleet: 'Handelsflotte',
  colonies: 'Kolonien',
  great_debate: 'Große Debatte',
  banking_houses: 'Bankhäuser',
  constitution: 'Verfassung',
  reformers: 'Reformer',
  agitators: 'Aufwiegler',
  monument_of_knowledge: 'Denkmal des Wissens',
  monument_of_liberty: 'Denkmal der Freiheit',
  monument_of_the_people: 'Denkmal des Volkes',
  monument_of_the_arts: 'Denkmal der Künste',
  monument_of_commerce: 'Denkmal des Handels',
  monument_of_the_republic: 'Denkmal der Republik',
  mars_temple: 'Marstempel',
  venus_temple: 'Venustempel',
  weavers_quarter: 'Weberviertel',
  wine_presses: 'Weinpressen',
  relic_ships: 'Reliquienschiffe',
  sacred_flock: 'Heilige Herde',
  salt_altars: 'Salzaltäre',
  oak_grove: 'Eichenhain',
  oracle: 'Orakel',
  feast_day: 'Festtag',
  war_totem: 'Kriegstotem',
  alms: 'Almosen',
  harvest_rite: 'Erntebrauch',
  sacred_forge: 'Heilige Schmiede',
  omen_of_blood: 'Blutiges Omen',
  omen_of_doves: 'Omen der Tauben',
  isolationism: 'Abschottung',
  sacrificial_altar: 'Opferaltar',
  wine_trade: 'Weinhandel',
  war_camp: 'Kriegslager',
  raiders: 'Plünderer',
  iron_smiths: 'Eisenschmiede',
  war_drums: 'Kriegstrommeln',
  spoils: 'Kriegsbeute',
  gladiators: 'Gladiatoren',
  oracle_of_war: 'Orakel des Krieges',
  fortress_shrine: 'Wehrheiligtum',
  blood_feud: 'Blutfehde',
  pyramids_to_mars: 'Pyramiden für Mars',
  martian_brotherhood: 'Marsbruderschaft',
  martian_orthodoxy: 'Strenge Marslehre',
  total_war: 'Totaler Krieg',
  colosseum: 'Kolosseum',
  legion_city: 'Legionsstadt',
  war_fleet: 'Kriegsflotte',
  plunder_ports: 'Beutehäfen',
  crusade: 'Heiliger Krieg',
  war_chest: 'Kriegskasse',
  heretics: 'Ketzer',
  apostates: 'Abtrünnige',
  shrine_to_mars: 'Schrein des Mars',
  shrine_of_blood: 'Schrein des Blutes',
  shrine_of_victory: 'Schrein des Sieges',
  shrine_of_the_vine: 'Schrein der Rebe',
  shrine_of_plunder: 'Schrein der Beute',
  shrine_of_wrath: 'Schrein des Zorns',
  hymns: 'Hymnen',
  theatre: 'Theater',
  venetian_monastery: 'Venuskloster',
  dye_trade: 'Farbenhandel',
  pilgrim_town: 'Pilgerstadt',
  pearl_divers: 'Perlentaucher',
  shepherds: 'Hirten',
  choir: 'Chor',
  tithes: 'Zehnte',
  oracle_of_love: 'Orakel der Liebe',
  healers: 'Heiler',
  matchmakers: 'Ehestifter',
  venetian_orthodoxy: 'Strenge Venuslehre',
  venetian_virtue: 'Venustugend',
  great_temple: 'Großer Tempel',
  garden_city: 'Gartenstadt',
  perfume_ships: 'Duftschiffe',
  island_colonies: 'Inselkolonien',
  pilgrimage: 'Wallfahrt',
  offerings: 'Opfergaben',
  love_feasts: 'Liebesmahle',
  doves_of_peace: 'Friedenstauben',
  doubters: 'Zweifler',
  wanderers: 'Wanderer',
  shrine_to_venus: 'Schrein der Venus',
  shrine_of_harmony: 'Schrein der Eintracht',
  shrine_of_joy: 'Schrein der Freude',
  shrine_of_the_garden: 'Schrein des Gartens',
  shrine_of_the_tide: 'Schrein der Flut',
  shrine_of_plenty: 'Schrein der Fülle',
};
export const cardTitle = (id: string): string => NAMES[id] ?? id.replaceAll('_', ' ');

/** Was die Regeln selbst ändert, hat einen eigenen Satz. */
const NOTES: Record<string, string> = {
  stability: 'Ein Bauernaufstand kostet dich eine Entwicklung, aber deine Stufen sind nicht begrenzt.',
  slave_trade: 'Hast du eine Stadt, ist eine deiner städtischen Waren Sklaven.',
  industry: 'Dein größter Satz Grundwaren zählt eine Karte mehr, höchstens bis zum letzten Feld.',
  civil_rights: 'Alle anderen bekommen für jeden Satz Sklaven 1 Punkt weniger.',
  art_trade: 'Hast du eine Stadt, ist eine deiner städtischen Waren Kunst.',
  granaries: 'Dein Lagerhaus fasst eine Karte mehr.',
  foreign_envoys: 'Einmal in jeder Handelsphase, vor ihren letzten Augenblicken: Gib jemandem eine deiner Karten, die nicht abgelehnt werden kann.',
  freedom_of_speech: 'Deine Angebote dürfen nach Ideen fragen und sagen, was deine Karten zeigen, wahr oder nicht.',
  free_market: 'Du bestimmst, welche städtischen Waren du erzeugst.',
  isolationism: 'Bei jeder Karte, die du in einem Handel bekämst, darfst du erst fragen, ob sie Venuspfeile hat; die Antwort ist wahr.',
  sacrificial_altar: 'Handelsphase: Bestimme einen deiner Landarbeiter. Er wird bei der Abrechnung geopfert, für 5 Punkte und einen Schritt zum Mars.',
  wine_trade: 'Hast du eine Stadt, ist eine deiner städtischen Waren Wein.',
  martian_orthodoxy: 'Alle anderen verlieren 1 Zufriedenheit für jeden Satz Kunst oder Farbe, den sie ausgeben.',
  total_war: 'Wer von Barbaren angegriffen wird, würfelt zweimal und verliert beides.',
  venetian_monastery: 'Du darfst jede Fähigkeit der Handelsphase übergehen, die auf dich gerichtet ist.',
  dye_trade: 'Hast du eine Stadt, ist eine deiner städtischen Waren Farbe.',
  venetian_orthodoxy: 'Alle anderen bekommen für jeden Satz Wein 1 Punkt weniger.',
  venetian_virtue: 'Du darfst keine Karte weghandeln, die Unzufriedenheit oder Barbaren zeigt.',
};
const COUNTED: Record<string, string> = {
  sword: 'jedes Schwert',
  apple: 'jeden Apfel',
  note: 'jede Note',
  book: 'jedes Buch',
  'step of safety above the line': 'jedes Feld über der Linie der Sicherheit',
  'step of happiness above the line': 'jedes Feld über der Linie der Zufriedenheit',
  city: 'jede Stadt',
  boat: 'jedes Schiff',
  'producer of a basic good': 'jeden Erzeuger einer Grundware',
  'development of its colour': 'jede Entwicklung seiner Farbe',
  'step down its track': 'jeden Schritt auf seiner Leiste',
};
const ICON_NAMES: Record<(typeof ICONS)[number], [string, string]> = {
  sword: ['Schwert', 'Schwerter'],
  apple: ['Apfel', 'Äpfel'],
  note: ['Note', 'Noten'],
  book: ['Buch', 'Bücher'],
};
export const SIDE: Record<string, string> = { dictatorship: 'Diktatur', democracy: 'Demokratie', mars: 'Mars', venus: 'Venus', government: 'Regierung', religion: 'Religion' };
/** „einen Schritt zur Diktatur“. */
export const TOWARD: Record<string, string> = { dictatorship: 'zur Diktatur', democracy: 'zur Demokratie', mars: 'zum Mars', venus: 'zur Venus' };

export const points = (n: number): string => `${n} Punkt${n === 1 ? '' : 'e'}`;
export const paces = (n: number): string => `${n} Schritt${n === 1 ? '' : 'e'}`;

export function steps(effect: Effects, prefix = ''): string {
  const part = (name: string, what: string) => {
    const n = effect[prefix + name];
    return n ? [`${Math.abs(n)} ${what}${n < 0 ? ' weniger' : ''}`] : [];
  };
  const vp = effect[`${prefix}vp`];
  return [...part('happy', 'Zufriedenheit'), ...part('safe', 'Sicherheit'), ...(vp ? [`${points(Math.abs(vp))}${vp < 0 ? ' weniger' : ''}`] : [])].join(' und ');
}

export function box(effect: Effects | undefined): string {
  if (!effect) return '';
  if (effect['spares']) return 'jemand wird verschont';
  if (effect['brother']) return 'jemand gibt dir einen blind gezogenen Landarbeiter';
  const own = steps(effect, 'own_');
  return `jemand bekommt ${steps(effect)}${own ? `, du selbst ${own}` : ''}`;
}

/** Eine Seite einer Entwicklungskarte in Worten. */
export function development(card: CardInfo): string {
  const { facts } = card;
  const n = (name: string) => Number(facts[name] ?? 0);
  const numbers: Effects = Object.fromEntries(Object.entries(facts).flatMap(([name, value]) => (typeof value === 'number' ? [[name, value]] : [])));
  const parts: string[] = [];
  if (facts['loses']) parts.push(`Kostet einen Erzeuger für ${goods[String(facts['loses'])]}.`);
  const made = [
    ...(n('city') ? [`${n('city')} städtische Ware${n('city') > 1 ? 'n' : ''}`] : []),
    ...(n('boat') ? [`${n('boat')} Luxusware${n('boat') > 1 ? 'n' : ''}`] : []),
    ...(facts['worker'] ? [`1 ${goods[String(facts['worker'])]}`] : []),
  ];
  if (made.length) parts.push(`Erzeugt ${made.join(' und ')} in jeder Runde.`);
  const { side } = deckOf(card);
  const ways = GOVERNMENT.includes(side) ? ['dictatorship', 'democracy'] : ['mars', 'venus'];
  const push = n('push');
  const once = [
    ...(push ? [`${paces(Math.abs(push))} ${TOWARD[ways[push > 0 ? 1 : 0]!]}`] : []),
    ...[steps({ ...numbers, vp: n('gain') })].filter(Boolean),
  ];
  if (once.length) parts.push(`Einmal: ${once.join(' und ')}.`);
  const every = steps(numbers, 'every_');
  if (every) parts.push(`Jede Runde: ${every}.`);
  if (facts['group']) parts.push(`Jede Runde: ${steps(numbers, 'group_')} für alle ab Stufe 1 der Seite ${SIDE[String(facts['group']).toLowerCase()]}.`);
  const all = steps(numbers, 'all_');
  if (all) parts.push(`Jede Runde bekommen alle anderen ${all}, außer sie werden verschont.`);
  for (const one of boxesOf(facts['boxes'])) parts.push(`Handelsphase: ${box(one)}.`);
  if (n('draws')) parts.push(`Zieh jede Runde ${n('draws')} Entwicklungskarte${n('draws') > 1 ? 'n' : ''} mehr.`);
  if (n('flip')) parts.push(`Umstürzler: ${points(n('flip'))}, wenn du auf dieser Leiste die Seite wechselst.`);
  for (const [what, each] of Object.entries(effects(String(facts['counts'] ?? '')))) parts.push(`Am Ende: ${points(each)} für ${COUNTED[what] ?? what}.`);
  const note = NOTES[card.id];
  if (note) parts.push(note);
  const icons = ICONS.flatMap((icon) => (n(icon) ? [`${n(icon)} ${ICON_NAMES[icon][n(icon) > 1 ? 1 : 0]}`] : []));
  if (icons.length) parts.push(`Zeichen: ${icons.join(', ')}.`);
  return parts.join(' ') || 'Nichts als seine Punkte.';
}

/** Eine Ware mit der Reihe ihrer Werte. */
function ware(card: CardInfo): string {
  if (card.id === 'piracy') return 'Nichts wert, in keinem Satz, ohne Idee. Sie darf als Gewürze oder als Gold angeboten werden.';
  const row = String(card.facts['row'] ?? '').split(' ');
  return `Sätze von 1 bis ${row.length} sind ${row.join(', ')} Punkte wert.`;
}

export function describe(card: CardInfo): { name: string; gist: string; text: string } {
  const good = goods[card.id];
  const text = good ? ware(card) : development(card);
  return { name: good ?? cardTitle(card.id), gist: text, text };
}
