import type { OwnGuide } from '@relish/shared/activities/own-activity.ts';
import { interestLabel } from '@relish/shared/interests/taxonomy.ts';
import MiniSearch, { type SearchResult } from 'minisearch';

/** An activity as it is searched: one of ours, or one that a home wrote. */
export interface Searchable {
  id: string;
  title: string;
  guide: OwnGuide;
}

/** How closely it must be what was typed: as written, with two letters swapped, with slips, or only some of the words. */
const MANNERS = ['written', 'swapped', 'slips', 'some'] as const;
type Manner = (typeof MANNERS)[number];

export interface ActivityIndex {
  /** How well each fits what was typed; whatever is not in it does not. */
  search: (typed: string) => Map<string, number>;
  find: (typed: string, manner: Manner) => [id: string, score: number][];
  put: (activity: Searchable) => void;
  drop: (id: string) => void;
}

/** In several at once. Only where nothing is as it was typed are slips forgiven, and then words left out. */
export function searchIn(indexes: readonly ActivityIndex[], typed: string): Map<string, number> {
  for (const manner of MANNERS) {
    const texts = manner === 'swapped' ? swapsOf(typed) : [typed];
    const found = texts.flatMap((text) => indexes.flatMap((index) => index.find(text, manner)));
    if (found.length > 0) return new Map(found);
  }
  return new Map();
}

// Each is a search of its own, and a whole sentence is not found by one of its letters.
const SWAPS_AT_MOST = 30;

/** With each two letters the other way round: “knti” is two slips, and one of the most usual. */
const swapsOf = (typed: string): string[] =>
  Array.from({ length: Math.min(typed.length - 1, SWAPS_AT_MOST) }, (_, at) =>
    [typed.slice(0, at), typed[at + 1], typed[at], typed.slice(at + 2)].join(''),
  );

// So short or so common that they would find everything.
const NOISE = new Set('a an and as at by for from in into of on or the to with'.split(' '));

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLocaleLowerCase('en-GB');

/** Without its ending, so that “knitted squares” finds a knitted square. */
const stem = (word: string) => word.replace(/(?<=\w{3})(?:ies|es|s|ing|ed)$/u, '');

// The same words come again and again: most of the time of indexing would go here.
const processed = new Map<string, string | null>();
const PROCESSED_AT_MOST = 20_000;

function processTerm(term: string): string | null {
  const known = processed.get(term);
  if (known !== undefined) return known;
  if (processed.size >= PROCESSED_AT_MOST) processed.clear();
  const word = termOf(term);
  processed.set(term, word);
  return word;
}

function termOf(term: string): string | null {
  const word = plain(term).replaceAll(/[’']/g, '');
  return NOISE.has(word) || word === '' ? null : stem(word);
}

export function indexActivities(activities: readonly Searchable[]): ActivityIndex {
  const index = emptyIndex();
  index.addAll(activities);
  return doorTo(index);
}

/** For thousands of them: others are served in between. */
export async function indexInTurns(activities: readonly Searchable[]): Promise<ActivityIndex> {
  const index = emptyIndex();
  await index.addAllAsync(activities, { chunkSize: 50 });
  return doorTo(index);
}

const emptyIndex = () =>
  new MiniSearch<Searchable>({
    fields: ['title', 'words', 'summary', 'equipment', 'steps'],
    extractField: (activity, field) => textOf(activity, field),
    processTerm,
    searchOptions: {
      // A single letter begins half of all words.
      prefix: (term) => term.length > 1,
    },
  });

// One slip in four letters; in shorter words a slip makes another word.
const fuzzy = (term: string) => (term.length > 3 ? Math.floor(term.length / 4) : false);

function doorTo(index: MiniSearch<Searchable>): ActivityIndex {
  const drop = (id: string) => {
    if (index.has(id)) index.discard(id);
  };
  const door: ActivityIndex = {
    search: (typed) => searchIn([door], typed),
    find: (typed, manner) =>
      index
        .search(typed, {
          combineWith: manner === 'some' ? 'OR' : 'AND',
          ...((manner === 'slips' || manner === 'some') && { fuzzy }),
        })
        .map((result) => [result.id as string, scoreOf(result)]),
    put: (activity) => {
      drop(activity.id);
      index.add(activity);
    },
    drop,
  };
  return door;
}

const FIELD_WEIGHTS: Record<string, number> = { title: 5, words: 4, summary: 2 };

/**
 * By where each word was found and how closely. What is rare in an index weighs more there, so its own
 * scores cannot be compared with those of another index: they only decide between equals.
 */
function scoreOf({ queryTerms, match, score }: SearchResult): number {
  let sum = score / 1000;
  for (const asked of queryTerms) {
    let best = 0;
    for (const [found, fields] of Object.entries(match))
      for (const field of fields)
        best = Math.max(best, closeness(asked, found) * (FIELD_WEIGHTS[field] ?? 1));
    sum += best;
  }
  return sum;
}

function closeness(asked: string, found: string): number {
  if (asked === found) return 1;
  return found.startsWith(asked) ? 0.6 : 0.3;
}

function textOf({ id, title, guide }: Searchable, field: string): string {
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
