import type { OwnGuide } from '@relish/shared/library/activities/own-activity.ts';
import { interestLabel } from '@relish/shared/residents/interests/taxonomy.ts';
import MiniSearch, { type SearchResult } from 'minisearch';

export interface Searchable {
  id: string;
  title: string;
  guide: OwnGuide;
}

/**
 * From the strictest match to the loosest: exact, two letters swapped, typos, some of the words.
 */
const MANNERS = ['written', 'swapped', 'slips', 'some'] as const;
type Manner = (typeof MANNERS)[number];

export interface ActivityIndex {
  /** Score by id; ids without a match are absent. */
  search: (typed: string) => Map<string, number>;
  find: (typed: string, manner: Manner) => [id: string, score: number][];
  put: (activity: Searchable) => void;
  drop: (id: string) => void;
}

/**
 * Searches several indexes; typos and missing words are tolerated only when nothing matches
 * exactly.
 */
export function searchIn(indexes: readonly ActivityIndex[], typed: string): Map<string, number> {
  for (const manner of MANNERS) {
    const texts = manner === 'swapped' ? listSwaps(typed) : [typed];
    const matches = texts.flatMap((text) => indexes.flatMap((index) => index.find(text, manner)));
    if (matches.length > 0) return new Map(matches);
  }
  return new Map();
}

// Each swap is a search of its own, so long queries get none.
const SWAPS_AT_MOST = 30;

/** Transposed letters (“knti”) are a common typo and would count as two edits. */
const listSwaps = (typed: string): string[] =>
  Array.from({ length: Math.min(typed.length - 1, SWAPS_AT_MOST) }, (_, at) =>
    [typed.slice(0, at), typed[at + 1], typed[at], typed.slice(at + 2)].join(''),
  );

// Too short or too common to search for.
const NOISE = new Set('a an and as at by for from in into of on or the to with'.split(' '));

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLocaleLowerCase('en-GB');

/** Strips the ending, so that “knitted squares” finds a knitted square. */
const stem = (word: string) => word.replace(/(?<=\w{3})(?:ies|es|s|ing|ed)$/u, '');

// Words repeat, and stemming would dominate indexing time.
const processed = new Map<string, string | null>();
const PROCESSED_AT_MOST = 20_000;

function processTerm(term: string): string | null {
  const cached = processed.get(term);
  if (cached !== undefined) return cached;
  if (processed.size >= PROCESSED_AT_MOST) processed.clear();
  const word = normaliseTerm(term);
  processed.set(term, word);
  return word;
}

function normaliseTerm(term: string): string | null {
  const word = plain(term).replaceAll(/[’']/g, '');
  return NOISE.has(word) || word === '' ? null : stem(word);
}

export function indexActivities(activities: readonly Searchable[]): ActivityIndex {
  const index = emptyIndex();
  index.addAll(activities);
  return openIndex(index);
}

/** In slices, so other requests are served in between. */
export async function indexInTurns(activities: readonly Searchable[]): Promise<ActivityIndex> {
  const index = emptyIndex();
  await index.addAllAsync(activities, { chunkSize: 50 });
  return openIndex(index);
}

const emptyIndex = () =>
  new MiniSearch<Searchable>({
    fields: ['title', 'words', 'summary', 'equipment', 'steps'],
    extractField: (activity, field) => joinTexts(activity, field),
    processTerm,
    searchOptions: {
      // A single letter is a prefix of half of all words.
      prefix: (term) => term.length > 1,
    },
  });

// One edit per four letters; in shorter words it makes another word.
const fuzzy = (term: string) => (term.length > 3 ? Math.floor(term.length / 4) : false);

function openIndex(index: MiniSearch<Searchable>): ActivityIndex {
  const drop = (id: string) => {
    if (index.has(id)) index.discard(id);
  };
  const opened: ActivityIndex = {
    search: (typed) => searchIn([opened], typed),
    find: (typed, manner) =>
      index
        .search(typed, {
          combineWith: manner === 'some' ? 'OR' : 'AND',
          ...((manner === 'slips' || manner === 'some') && { fuzzy }),
        })
        .map((result) => [result.id as string, scoreMatch(result)]),
    put: (activity) => {
      drop(activity.id);
      index.add(activity);
    },
    drop,
  };
  return opened;
}

const FIELD_WEIGHTS: Record<string, number> = { title: 5, words: 4, summary: 2 };

/**
 * Scored by field and closeness. An index's own scores depend on its word frequencies, so they only
 * break ties.
 */
function scoreMatch({ queryTerms, match, score }: SearchResult): number {
  let sum = score / 1000;
  for (const queryTerm of queryTerms) {
    let best = 0;
    for (const [term, fields] of Object.entries(match))
      for (const field of fields)
        best = Math.max(best, closeness(queryTerm, term) * (FIELD_WEIGHTS[field] ?? 1));
    sum += best;
  }
  return sum;
}

function closeness(queryTerm: string, term: string): number {
  if (queryTerm === term) return 1;
  return term.startsWith(queryTerm) ? 0.6 : 0.3;
}

function joinTexts({ id, title, guide }: Searchable, field: string): string {
  switch (field) {
    case 'title':
      return title;
    case 'words':
      return [...guide.search_words, ...guide.interests.map(interestLabel)].join(' ');
    case 'summary':
      return guide.summary ?? '';
    case 'equipment':
      return guide.equipment.map(({ name }) => name).join(' ');
    case 'steps':
      return [guide.description, ...guide.steps].join(' ');
    default:
      return id;
  }
}
