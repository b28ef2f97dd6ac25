import { COMMON_WORDS } from './common-words.ts';
import { ORDINARY_NAMES } from './ordinary-names.ts';
import { splitWords } from './words.ts';

export interface Named {
  first_name: string;
  preferred_name: string;
  last_name: string;
}

/** Titles and particles, which identify no one alone. */
const NOT_ALONE = new Set(
  `mr mrs ms miss dr prof sir lady lord sister brother father mother rev canon captain major auntie aunt uncle nan
  nana gran granny grandma grandad pop pani pan ji bibi van von der den de da di do dos das del la le el al bin ibn
  bint abu mac mc st saint o ap ab ni nic ui the`.split(/\s+/),
);

const SHORT = 2;

/** Lower case means the ordinary word. */
export const needsCapital = (name: string): boolean =>
  name.length <= SHORT || ORDINARY_NAMES.has(name) || COMMON_WORDS.has(name);

export interface NameKey {
  key: string;
  cuts: number[];
  /** Every part is also an ordinary word. */
  isOrdinary: boolean;
}

export const splitAtoms = (name: string): string[] => splitWords(name).map(({ low }) => low);

const isTelling = (atom: string) => atom.length > 1 && !NOT_ALONE.has(atom);

export function joinKey(atoms: readonly string[]): NameKey {
  let at = 0;
  return {
    key: atoms.join(''),
    cuts: atoms.slice(0, -1).map((atom) => (at += atom.length)),
    isOrdinary: atoms.every(needsCapital),
  };
}

/**
 * O'Brien-Łuczak gives obrien, brien, luczak and obrienluczak. A name without an identifying part
 * counts as a whole.
 */
export function partKeys(name: string): NameKey[] {
  const atoms = splitAtoms(name);
  const keys = atoms.flatMap((_, from) =>
    atoms
      .slice(from)
      .map((__, count) => atoms.slice(from, from + count + 1))
      .filter((run) => run.some(isTelling))
      .map(joinKey),
  );
  const all = keys.length > 0 ? keys : [joinKey(atoms)];
  return all.filter(({ key }) => key.length > 1);
}

/** First and last name combined. */
export const fullKeys = ({ first_name, preferred_name, last_name }: Named): NameKey[] =>
  [...new Set([preferred_name, first_name])]
    .map((name) => joinKey([...splitAtoms(name), ...splitAtoms(last_name)]))
    .filter(({ key }) => key.length > 1);

const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

/** Müller and Mueller are the same. */
export function spellings(name: string): string[] {
  const spelled = name.normalize('NFC');
  const long = spelled.replaceAll(/[äöüøå]/gi, (letter) => UMLAUTS[letter.toLowerCase()] ?? letter);
  const short = spelled.length > 4 ? spelled.replaceAll(/([aou])e(?=\p{L})/giu, '$1') : spelled;
  return [...new Set([spelled, long, short])];
}
