import { type Named, needsCapital, NOT_ALONE } from '../documents/hide-names.ts';
import { opened, plain, withoutDates, type Word, wordsOf } from './words-of.ts';

export interface Nameable extends Named {
  id: string;
  /** Whoever left long ago is meant only where the whole name stands. */
  gone: boolean;
}

interface Phrase<P> {
  words: string[];
  /** Whoever bears it among those who live here; nobody where it is another's or the home's. */
  people: P[];
}

interface Names<P> {
  /** Whole names and what the home is called, by their first word. */
  phrases: Map<string, Phrase<P>[]>;
  alone: Map<string, P[]>;
}

const fullNames = ({ first_name, preferred_name, last_name }: Named) => [
  `${preferred_name} ${last_name}`,
  `${first_name} ${last_name}`,
];

const plainWords = (text: string) => wordsOf(plain(text)).map(({ name }) => name);

/** The parts of a name that tell somebody alone; one that has no such part does as a whole. */
function tellingParts(name: string): string[] {
  const parts = plainWords(name);
  const telling = parts.filter((part) => part.length > 1 && !NOT_ALONE.has(part));
  return telling.length > 0 || parts.length > 1 ? telling : parts.filter((part) => part.length > 1);
}

function namesOf<P extends Nameable>(
  people: readonly P[],
  { others, keep }: { others: readonly Named[]; keep: readonly string[] },
): Names<P> {
  const byText = new Map<string, Phrase<P>>();
  const addPhrase = (text: string, person?: P) => {
    const words = plainWords(text);
    if (words.length === 0) return;
    const phrase = byText.get(words.join(' ')) ?? { words, people: [] };
    if (person && !phrase.people.includes(person)) phrase.people.push(person);
    byText.set(words.join(' '), phrase);
  };
  const alone = new Map<string, P[]>();
  for (const person of people) {
    for (const name of fullNames(person)) addPhrase(name, person);
    const { gone, first_name, preferred_name, last_name } = person;
    const parts = gone ? [] : [first_name, preferred_name, last_name].flatMap(tellingParts);
    for (const part of new Set(parts)) alone.set(part, [...(alone.get(part) ?? []), person]);
  }
  for (const other of others) for (const name of fullNames(other)) addPhrase(name);
  for (const phrase of keep) addPhrase(phrase);
  const phrases = new Map<string, Phrase<P>[]>();
  for (const phrase of [...byText.values()].toSorted((a, b) => b.words.length - a.words.length)) {
    const [first = ''] = phrase.words;
    const same = phrases.get(first);
    if (same) same.push(phrase);
    else phrases.set(first, [phrase]);
  }
  return { phrases, alone };
}

const CUES = new Set(`birthday welcome congratulations congrats congratulate`.split(' '));
const BETWEEN = new Set(`our dear lovely to`.split(' '));

/** “happy birthday rose”: there small letters mean somebody too. */
function isGreeted(words: readonly Word[], at: number): boolean {
  let before = at - 1;
  while (BETWEEN.has(words[before]?.name ?? '')) before -= 1;
  const cue = words[before]?.name ?? '';
  return CUES.has(cue) && !(cue === 'welcome' && words[at - 1]?.name === 'to');
}

function bearersOf<P>(words: readonly Word[], at: number, alone: Names<P>['alone']): P[] {
  const word = words[at];
  if (!word) return [];
  const isMeant = (name: string) => !needsCapital(name) || word.isCapital || isGreeted(words, at);
  const asWritten = [word.name, word.owner].filter(isMeant);
  // The Hartleys are a family, roses are flowers.
  const family = word.name.endsWith('s') ? word.name.slice(0, -1) : '';
  const readings = needsCapital(family) ? asWritten : [...asWritten, family];
  return readings.flatMap((name) => alone.get(name) ?? []);
}

const standsAt = (words: readonly Word[], at: number, phrase: readonly string[]) =>
  phrase.every((part, index) => {
    const word = words[at + index];
    const isLast = index === phrase.length - 1;
    return (
      word !== undefined &&
      (word.name === part || (isLast && word.owner === part)) &&
      (index === 0 || word.follows)
    );
  });

function* meantIn<P>(words: readonly Word[], { phrases, alone }: Names<P>): Generator<P> {
  let at = 0;
  while (at < words.length) {
    const { name = '', owner = '' } = words[at] ?? {};
    const start = at;
    const known = [
      ...(phrases.get(name) ?? []),
      ...(owner === name ? [] : (phrases.get(owner) ?? [])),
    ];
    const phrase = known.find((each) => standsAt(words, start, each.words));
    yield* phrase ? phrase.people : bearersOf(words, at, alone);
    at += phrase?.words.length ?? 1;
  }
}

/**
 * Who is named in a text. Judged as where names are hidden: rather once too often. Full names of others are
 * theirs: where Mary Brown stands, Mary Green is not meant.
 */
export function namedIn<P extends Nameable>(
  text: string,
  people: readonly P[],
  around: { others: readonly Named[]; keep: readonly string[] },
): P[] {
  const names = namesOf(people, around);
  const written = plain(text);
  const surnames = new Set(
    [...people, ...around.others].flatMap((each) => plainWords(each.last_name)),
  );
  const readings = [written, opened(written, surnames)];
  const found = new Set(
    readings.flatMap((each) => [...meantIn(wordsOf(withoutDates(each)), names)]),
  );
  return people.filter((person) => found.has(person));
}
