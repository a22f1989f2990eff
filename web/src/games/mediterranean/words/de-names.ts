/** Waren und Ideen auf Deutsch. */

export const goods: Record<string, string> = {
  salt: 'Salz',
  timber: 'Holz',
  wool: 'Wolle',
  grain: 'Getreide',
  ore: 'Erz',
  wine: 'Wein',
  dye: 'Farbe',
  slaves: 'Sklaven',
  art: 'Kunst',
  spices: 'Gewürze',
  gold: 'Gold',
  piracy: 'Piraten',
};

export const ideas: Record<string, string> = {
  black: '1 Schritt zur Diktatur',
  white: '1 Schritt zur Demokratie',
  red: '1 Schritt zum Mars',
  blue: '1 Schritt zur Venus',
  prosperity: 'Wohlstand, 1 Punkt',
  poverty: 'Armut, 1 Zufriedenheit weniger',
  depression: 'Elend, 2 Zufriedenheit weniger',
  barbarians: 'Barbaren, 1 Sicherheit weniger',
  fury: 'Barbarenwut, 2 Sicherheit weniger',
  revolt: 'Sklavenaufstand, zur Demokratie und 1 Zufriedenheit weniger',
  corruption: 'Bestechung, zur Diktatur und 1 Zufriedenheit weniger',
  zealots: 'Eiferer, gegen den üblichen Weg und 1 Zufriedenheit weniger',
  nothing: 'ohne Idee',
};

export const cardOf = (good: string, idea: string): string => (good === 'piracy' ? 'Piraten' : `${goods[good] ?? good} (${ideas[idea] ?? idea})`);

/** „wool“ für eine Ware, „wool red“ für eine Karte. */
export function thing(text: string): string {
  const [good = '', idea] = text.split(' ');
  return idea ? cardOf(good, idea) : (goods[good] ?? (good === 'civic' ? 'städtische Ware' : good === 'luxury' ? 'Luxusware' : good));
}

export function listed(things: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const one of things) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].map(([one, n]) => `${n} ${thing(one)}`).join(', ');
}
