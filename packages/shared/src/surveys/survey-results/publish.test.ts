import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Answers } from '../survey-entries/answers.ts';
import { type EntryMode, ENTRY_MODES } from '../survey-entries/choices.ts';
import { GREY_BELOW, MIN_GROUP } from '../surveys/choices.ts';
import { type Published, publishResults, type QuestionResult } from './publish.ts';
import { writeResultsCsv } from './results-csv.ts';
import { type CountedEntry, tally } from './tally.ts';

const GROUPS = ['oak', 'elm', 'ash', 'fir'];
const questions: (Published & {
  required: boolean;
  text: string;
  options: { code: string; label: string }[];
})[] = [
  {
    key: 'unit',
    type: 'single',
    text: 'Where do you live?',
    options: GROUPS.map((code) => ({ code, label: code })),
    domain: null,
    required: false,
  },
  {
    key: 'food',
    type: 'faces3',
    text: 'The food is good.',
    options: [],
    domain: 'food',
    required: false,
  },
  {
    key: 'likely',
    type: 'rating0_10',
    text: 'How likely?',
    options: [],
    domain: 'recommend',
    required: false,
  },
];
const survey = { questions, group_key: 'unit', is_always_open: false };

const entry = (answers: Answers, mode: EntryMode = 'self', month = ''): CountedEntry => ({
  mode,
  month,
  answers,
});
const publish = (entries: CountedEntry[], changes: Partial<typeof survey> = {}) =>
  publishResults({ ...survey, ...changes }, tally({ ...survey, ...changes }, entries));
const repeat = (count: number, answers: Answers, mode?: EntryMode) =>
  Array.from({ length: count }, () => entry(answers, mode));
const find = (results: readonly QuestionResult[], key: string) =>
  results.find((result) => result.key === key);

it('counts options and leaves those who preferred not to answer out of the percentages', () => {
  const { own } = publish([
    ...repeat(4, { food: 'happy' }),
    ...repeat(1, { food: 'unhappy' }),
    ...repeat(3, { food: 'prefer_not' }),
    ...repeat(2, { food: 'not_applicable' }),
  ]);
  expect(find(own, 'food')).toMatchObject({
    n: 5,
    is_grey: true,
    no_answer: { prefer_not: 3, not_applicable: 2 },
    options: [
      { code: 'happy', count: 4, percent: 80 },
      { code: 'ok', count: 0, percent: 0 },
      { code: 'unhappy', count: 1, percent: 20 },
    ],
  });
});

it('hides a question with fewer than five answers and shows one with five', () => {
  expect(find(publish(repeat(4, { food: 'ok' })).own, 'food')?.is_suppressed).toBe(true);
  expect(find(publish(repeat(5, { food: 'ok' })).own, 'food')?.n).toBe(5);
});

it('is grey below ten answers', () => {
  expect(find(publish(repeat(GREY_BELOW - 1, { food: 'ok' })).own, 'food')?.is_grey).toBe(true);
  expect(find(publish(repeat(GREY_BELOW, { food: 'ok' })).own, 'food')?.is_grey).toBe(false);
});

it('reports answers by proxy apart and never adds them to the others', () => {
  const results = publish([
    ...repeat(6, { food: 'happy' }),
    ...repeat(5, { food: 'unhappy' }, 'proxy'),
  ]);
  expect(find(results.own, 'food')?.options[0]).toMatchObject({ count: 6, percent: 100 });
  expect(find(results.proxy, 'food')?.options[2]).toMatchObject({ count: 5, percent: 100 });
});

it('hides the next group too when the total would reveal a small one', () => {
  const { groups, own } = publish([
    ...repeat(9, { unit: 'oak', food: 'happy' }),
    ...repeat(6, { unit: 'elm', food: 'ok' }),
    ...repeat(2, { unit: 'ash', food: 'unhappy' }),
  ]);
  expect(find(own, 'food')?.n).toBe(17);
  const visible = groups.filter(({ questions: all }) => !find(all, 'food')?.is_suppressed);
  expect(visible.map(({ code }) => code)).toEqual(['oak']);
});

it('publishes months without a total when a survey is always open', () => {
  const always = { group_key: null as unknown as string, is_always_open: true };
  const results = publish(
    [
      ...repeat(5, { food: 'happy' }).map((each) => ({ ...each, month: '2026-01' })),
      ...repeat(3, { food: 'ok' }).map((each) => ({ ...each, month: '2026-02' })),
    ],
    always,
  );
  expect(results.own).toEqual([]);
  expect(results.months.map(({ month, questions: all }) => [month, find(all, 'food')?.n])).toEqual([
    ['2026-01', 5],
    ['2026-02', null],
  ]);
});

it('writes into a file only what is published', () => {
  const results = publish([
    ...repeat(5, { unit: 'oak', food: 'happy' }),
    ...repeat(2, { unit: 'elm', food: 'ok' }),
  ]);
  const csv = writeResultsCsv(results, { questions, name: (code) => code });
  expect(csv).toContain('own,The food is good.,7,happy,5,71.4');
  expect(csv).toContain('oak,The food is good.,suppressed');
});

const randomEntry: fc.Arbitrary<CountedEntry> = fc.record({
  mode: fc.constantFrom(...ENTRY_MODES),
  month: fc.constant(''),
  answers: fc.record(
    {
      unit: fc.constantFrom(...GROUPS, 'prefer_not'),
      food: fc.constantFrom('happy', 'ok', 'unhappy', 'prefer_not'),
      likely: fc.integer({ min: 0, max: 10 }).map(String),
    },
    { requiredKeys: [] },
  ),
});

/** Groups of any size, because small ones next to large ones are what subtraction reveals. */
const randomHome: fc.Arbitrary<CountedEntry[]> = fc
  .array(fc.record({ size: fc.nat(9), entry: randomEntry }), { maxLength: 12 })
  .map((parts) =>
    parts.flatMap(({ size, entry: each }) => Array.from({ length: size }, () => each)),
  );

describe('for random answers', () => {
  it('no set of groups with fewer than five answers follows from the figures by addition and subtraction (N10)', () => {
    fc.assert(
      fc.property(randomHome, (entries) => {
        const results = publish(entries);
        for (const { key } of questions.filter((question) => question.key !== 'unit')) {
          const atoms = ['', ...GROUPS].map((code) => countIn(entries, key, code));
          const known: number[][] = [];
          if (!find(results.own, key)?.is_suppressed) known.push(atoms.map(() => 1));
          ['', ...GROUPS].forEach((code, at) => {
            const cell = results.groups.find((group) => group.code === code);
            if (cell && !find(cell.questions, key)?.is_suppressed)
              known.push(atoms.map((_, index) => (index === at ? 1 : 0)));
            // A group without any answer is known to be empty.
            if (atoms[at] === 0) known.push(atoms.map((__, index) => (index === at ? 1 : 0)));
          });
          for (let set = 1; set < 2 ** atoms.length; set += 1) {
            const wanted = atoms.map((_, at) => (set >> at) & 1);
            const size = atoms.reduce((sum, n, at) => sum + n * (wanted[at] ?? 0), 0);
            if (size > 0 && size < MIN_GROUP)
              expect(rank([...known, wanted])).toBe(rank(known) + 1);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it('every published figure is about five answers or more', () => {
    fc.assert(
      fc.property(fc.array(randomEntry, { maxLength: 40 }), (entries) => {
        const { own, proxy, groups } = publish(entries);
        for (const result of [own, proxy, ...groups.map((group) => group.questions)].flat())
          if (result.is_suppressed)
            expect([result.n, result.options, result.no_answer, result.mean, result.score]).toEqual(
              [null, [], null, null, null],
            );
          else expect(result.n).toBeGreaterThanOrEqual(MIN_GROUP);
      }),
    );
  });

  it('counting in batches gives the same as counting everything at once', () => {
    fc.assert(
      fc.property(fc.array(randomEntry, { maxLength: 40 }), fc.nat(40), (entries, at) => {
        const parts = [...tally(survey, entries.slice(0, at)), ...tally(survey, entries.slice(at))];
        expect(publishResults(survey, parts)).toEqual(publish(entries));
      }),
    );
  });
});

const countIn = (entries: CountedEntry[], key: string, group: string) =>
  entries.filter(({ mode, answers }) => {
    const unit = answers.unit === 'prefer_not' ? '' : (answers.unit ?? '');
    const answer = answers[key];
    return mode !== 'proxy' && unit === group && answer !== undefined && answer !== 'prefer_not';
  }).length;

/** By Gaussian elimination: a set that adds no rank can be computed from the others. */
function rank(rows: number[][]): number {
  const left = rows.map((row) => [...row]);
  let count = 0;
  for (let column = 0; column < (left[0]?.length ?? 0); column += 1) {
    const pivot = left.findIndex((row, at) => at >= count && Math.abs(row[column] ?? 0) > 1e-9);
    if (pivot === -1) continue;
    [left[count], left[pivot]] = [left[pivot] ?? [], left[count] ?? []];
    const top = left[count] ?? [];
    for (let at = count + 1; at < left.length; at += 1) {
      const factor = (left[at]?.[column] ?? 0) / (top[column] ?? 1);
      left[at] = (left[at] ?? []).map((value, index) => value - factor * (top[index] ?? 0));
    }
    count += 1;
  }
  return count;
}
