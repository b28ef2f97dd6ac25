import {
  splitAtoms,
  fullKeys,
  joinKey,
  type Named,
  type NameKey,
  partKeys,
  spellings,
} from './name-parts.ts';
import { SlipIndex } from './slips.ts';

export interface Entry<P> {
  /** Empty for the home's words or another person's full name. */
  people: Set<P>;
  /** Positions where the name may be split. */
  cuts: Set<number>;
  isOrdinary: boolean;
  isFull: boolean;
}

export interface NameBook<P> {
  entries: ReadonlyMap<string, Entry<P>>;
  slips: SlipIndex;
  /** Correct spellings of other names, so not typos. */
  known: ReadonlySet<string>;
  /** All prefixes of names, to stop a search early. */
  beginnings: ReadonlySet<string>;
  unspaced: readonly string[];
}

interface Listed<P> {
  people: readonly P[];
  /** Matched by full name only, such as those who left long ago. */
  onlyFullName?: (person: P) => boolean;
  own?: readonly Named[];
  /** Others: their full names are theirs, and their names are no typos. */
  others?: readonly Named[];
  /** Phrases that are no names, such as the home's. */
  keep?: readonly string[];
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

const fields = ({ first_name, preferred_name, last_name }: Named) => [
  first_name,
  preferred_name,
  last_name,
];
const everyPart = (person: Named) =>
  [...new Set(fields(person))].flatMap(spellings).flatMap(partKeys);
const everyFull = (person: Named) =>
  spellings(person.last_name).flatMap((last_name) => fullKeys({ ...person, last_name }));

/** Prepared once, so that each text is searched for all names in one pass. */
export function makeNameBook<P extends Named>(listed: Listed<P>): NameBook<P> {
  const { people, onlyFullName = () => false, own = [], others = [], keep = [] } = listed;
  const entries = new Map<string, Entry<P>>();
  const add = ({ key, cuts, isOrdinary }: NameKey, isFull: boolean, person?: P) => {
    const entry = entries.get(key) ?? { people: new Set(), cuts: new Set(), isOrdinary, isFull };
    if (person) entry.people.add(person);
    for (const cut of cuts) entry.cuts.add(cut);
    entry.isOrdinary &&= isOrdinary;
    entry.isFull &&= isFull;
    entries.set(key, entry);
  };
  for (const person of people) {
    for (const key of everyFull(person)) add(key, true, person);
    if (!onlyFullName(person)) for (const key of everyPart(person)) add(key, false, person);
  }
  for (const person of own)
    for (const key of [...everyPart(person), ...everyFull(person)]) {
      entries.delete(key.key);
      add(key, false);
    }
  for (const phrase of keep) add(joinKey(splitAtoms(phrase)), true);
  for (const person of others) for (const key of everyFull(person)) add(key, true);

  const slips = new SlipIndex();
  const beginnings = new Set<string>();
  for (const [key, entry] of entries) {
    for (let end = key.length; end > 0 && !beginnings.has(key.slice(0, end)); end -= 1)
      beginnings.add(key.slice(0, end));
    if (entry.people.size > 0 && !entry.isFull) slips.add(key);
  }
  return {
    entries,
    slips,
    known: new Set([...own, ...others].flatMap(everyPart).map(({ key }) => key)),
    beginnings,
    unspaced: [...entries.keys()].filter((key) => UNSPACED.test(key)),
  };
}
