/** A language for trying things out: English made longer, with accents, by a program. The games' books come so from the
 * server; this does the same to the page's own words. It is not on offer: `localStorage['intrigue.language'] = 'en-XA'`. */

const PLAIN = 'AEIOUYaeiouycnsdgrt';
const STRANGE = 'ÀÉÎÖÛÝàéîöûýçñšđğřť';
const VOWELS = 'aeiou';

function strange(text: string): string {
  let met = 0;
  // What stands in braces is the place of a name.
  return text.replace(/\{\w+\}|./gs, (letter) => {
    if (letter.length > 1) return letter;
    const vowel = VOWELS.includes(letter);
    if (vowel) met += 1;
    const at = PLAIN.indexOf(letter);
    return (at < 0 ? letter : STRANGE[at]!).repeat(vowel && met % 3 === 0 ? 3 : 1);
  });
}

export function accented<T>(words: T): T {
  if (typeof words === 'string') return strange(words) as T;
  if (typeof words === 'function')
    return ((...given: unknown[]): unknown => accented((words as unknown as (...of: unknown[]) => unknown)(...given))) as T;
  if (Array.isArray(words)) return words.map(accented) as T;
  if (words && typeof words === 'object') return Object.fromEntries(Object.entries(words).map(([name, part]) => [name, accented(part)])) as T;
  return words;
}
