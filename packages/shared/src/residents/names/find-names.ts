import { COMMON_WORDS } from './common-words.ts';
import type { Entry, NameBook } from './name-book.ts';
import { needsCapital } from './name-parts.ts';
import { splitRunTogether, splitWords, type Word } from './words.ts';

export interface Hit<P> {
  from: number;
  to: number;
  people: ReadonlySet<P>;
}

interface Match<P> {
  count: number;
  people: ReadonlySet<P>;
}

/** Separators within a name: space, hyphen, apostrophe, dots. */
const INSIDE = /^[\s'\-._·*]+$/;
const SPELLED = 3;
/** Length of a first part such as in O Brien or Mac Lean. */
const PREFIX = 3;

const CUES = new Set(`birthday welcome congratulations congrats congratulate`.split(' '));
const BETWEEN = new Set(`our dear lovely to`.split(' '));

/** “happy birthday rose”: lower case can be a name after a greeting. */
function isGreeted(words: readonly Word[], at: number): boolean {
  let before = at - 1;
  while (BETWEEN.has(words[before]?.low ?? '')) before -= 1;
  const cue = words[before]?.low ?? '';
  return CUES.has(cue) && !(cue === 'welcome' && words[at - 1]?.low === 'to');
}

/** “T h a n k s” is not Han: a short spelled-out name must stand alone. */
function standsAlone(words: readonly Word[], at: number, count: number): boolean {
  const inner = words[at + 1]?.gap.length ?? 0;
  const goesOn = (word: Word | undefined, gap: string) =>
    word?.low.length === 1 && INSIDE.test(gap) && gap.length <= inner && word.low !== 's';
  const next = words[at + count];
  return !goesOn(words[at - 1], words[at]?.gap ?? '') && !goesOn(next, next?.gap ?? '');
}

interface Run {
  words: readonly Word[];
  at: number;
  count: number;
  /** Lengths at which the words end. */
  cuts: readonly number[];
}

/** “O Brien” and “Z o e” are names; “in a” is not Ina. */
function isMeant<P>(key: string, entry: Entry<P>, { words, at, count, cuts }: Run): boolean {
  const run = words.slice(at, at + count);
  const hasCapital = run.some(({ isCapital }) => isCapital) || isGreeted(words, at);
  if (count === 1) return hasCapital || !needsCapital(key);
  if (cuts.every((cut) => entry.cuts.has(cut))) return hasCapital || !entry.isOrdinary;
  if (key.length < SPELLED) return false;
  if (run.every(({ low }) => low.length === 1))
    return key.length > SPELLED || standsAlone(words, at, count);
  if (run.slice(1).every(({ gap }) => !/\s/.test(gap))) return true;
  return run.some(({ low }) => low.length > 1 && !COMMON_WORDS.has(low));
}

const NOBODY: ReadonlySet<never> = new Set<never>();

/** The longest match starting at a word. */
function matchAt<P>(words: readonly Word[], at: number, book: NameBook<P>): Match<P> | undefined {
  const { entries, beginnings } = book;
  const cuts: number[] = [];
  let joined = '';
  let best: Match<P> | undefined;
  let slip: Match<P> | undefined;
  for (let next = at; next < words.length; next += 1) {
    const word = words[next];
    if (!word) break;
    if (next > at) {
      if (!INSIDE.test(word.gap)) break;
      // A possessive s is not part of the name.
      if (word.low === 's' && word.gap === "'") break;
      cuts.push(joined.length);
    }
    joined += word.low;
    const run = { words, at, count: next - at + 1, cuts };
    for (const key of readings(joined, isOwner(words[next + 1]))) {
      const entry = entries.get(key);
      if (!entry || !isMeant(key, entry, run)) continue;
      best = { count: run.count, people: entry.people };
      break;
    }
    slip ??= findTypo(joined, run, book);
    if (!beginnings.has(joined)) break;
  }
  return best ?? slip;
}

/** Words after a possessive without an apostrophe: “in Roses room”. */
const OWNED = new Set(
  `room bedroom bed chair armchair wheelchair frame seat place table door window hand hands arm birthday party family
  daughter son mum mother dad father husband wife sister brother niece nephew grandson granddaughter friend visitor
  dog cat song story book photo picture album hat coat cardigan cup plate drink tea lunch dinner`.split(
    /\s+/,
  ),
);
const isOwner = (next: Word | undefined): boolean =>
  next !== undefined && !next.isCapital && /^\s+$/.test(next.gap) && OWNED.has(next.low);

/** They stand before a possession themselves: “this room” is not the room of Thi. */
const DETERMINERS = new Set(`this his its as is was`.split(' '));

/** Also a family's plural: the Hartleys. “Roses” only if followed by a possession. */
function readings(joined: string, ownsNext: boolean): string[] {
  if (!joined.endsWith('s') || DETERMINERS.has(joined)) return [joined];
  const one = joined.slice(0, -1);
  const isWord = COMMON_WORDS.has(joined) || needsCapital(one);
  return isWord && !ownsNext ? [joined] : [joined, one];
}

/** One typo in a long capitalised name that is no other word. */
function findTypo<P>(joined: string, run: Run, book: NameBook<P>): Match<P> | undefined {
  const first = run.words[run.at];
  if (!first?.isCapital || (run.count > 1 && first.low.length > PREFIX)) return undefined;
  if (book.entries.has(joined) || book.known.has(joined) || isCommon(joined)) return undefined;
  const people = book.slips.find(joined).flatMap((key) => {
    const entry = book.entries.get(key);
    return entry && (run.count === 1 || run.cuts.every((cut) => entry.cuts.has(cut)))
      ? [...entry.people]
      : [];
  });
  return people.length === 0 ? undefined : { count: run.count, people: new Set(people) };
}

const isCommon = (word: string): boolean =>
  COMMON_WORDS.has(word) ||
  ['s', 'es', 'd', 'ed', 'ing', 'er', 'ly'].some(
    (ending) => word.endsWith(ending) && COMMON_WORDS.has(word.slice(0, -ending.length)),
  );

/** Names within a word: run-together words, and scripts without spaces. */
function* inside<P>(text: string, word: Word, book: NameBook<P>): Generator<Hit<P>> {
  for (const key of book.unspaced) {
    const at = word.low.indexOf(key);
    const people = book.entries.get(key)?.people ?? NOBODY;
    if (at >= 0 && people.size > 0) {
      yield { from: word.from + at, to: word.from + at + key.length, people };
      return;
    }
  }
  if (word.isRunTogether) yield* search(splitRunTogether(text, word), book);
}

function* search<P>(words: readonly Word[], book: NameBook<P>, text?: string): Generator<Hit<P>> {
  for (let at = 0; at < words.length;) {
    const word = words[at];
    if (!word) return;
    const match = matchAt(words, at, book);
    const last = words[at + (match?.count ?? 1) - 1] ?? word;
    if (match && match.people.size > 0)
      yield { from: word.from, to: last.to, people: match.people };
    if (!match && text !== undefined) yield* inside(text, word, book);
    at += match?.count ?? 1;
  }
}

/** Prefers a false match over a missed one (N1, N11). */
export const findNames = <P>(text: string, book: NameBook<P>): Hit<P>[] => [
  ...search(splitWords(text), book, text),
];
