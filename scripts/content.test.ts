import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Guide } from '@relish/shared/activities/guide.ts';
import type { Tutorial } from '@relish/shared/tutorials/tutorial.ts';
import { describe, expect, it, onTestFinished } from 'vitest';

import {
  CONTENT_FOLDER,
  type Kind,
  KINDS,
  readCalendar,
  readContent,
} from '../packages/server/src/library/content-files.ts';

const { items, problems } = await readContent();
const of = <T>(kind: Kind) =>
  items.filter((item) => item.kind === kind).map(({ body }) => body as T);
const guides = of<Guide>('activity');
const tutorials = of<Tutorial>('tutorial');
const exists = (...path: string[]) => existsSync(join(CONTENT_FOLDER, ...path));

it('every file of the content is right', async () => {
  expect(problems).toEqual([]);
  expect((await readCalendar()).length).toBeGreaterThan(20);
});

describe('the guides', () => {
  it('are enough for everybody: also at the reflex level, also for a visit', () => {
    expect(guides.length).toBeGreaterThanOrEqual(160);
    expect(guides.filter(({ levels }) => levels.includes('reflex')).length).toBeGreaterThanOrEqual(
      45,
    );
    expect(guides.filter(({ visit }) => visit !== null).length).toBeGreaterThanOrEqual(60);
  });

  it('have a picture each', () => {
    const without = guides.filter(({ code }) => !exists('activities/pictures', `${code}.svg`));
    expect(without.map(({ code }) => code)).toEqual([]);
  });

  it('share no sentence', () => {
    const said = new Map<string, string>();
    const twice: string[] = [];
    for (const { code, steps, opening_line, adaptations } of guides)
      for (const sentence of sentencesOf([...steps, opening_line, ...Object.values(adaptations)])) {
        const other = said.get(sentence);
        if (other !== undefined && other !== code) twice.push(`${other}, ${code}: ${sentence}`);
        said.set(sentence, code);
      }
    expect(twice).toEqual([]);
    expect(said.size).toBeGreaterThan(2000);
  });
});

/** Of three words or more, without what stands between them: “Five minutes.” is everybody’s. */
const sentencesOf = (texts: string[]) =>
  texts
    .flatMap((text) => text.split(/(?<=[.!?])\s+/))
    .map((sentence) => (sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' '))
    .filter((sentence) => sentence.split(' ').length > 2);

// domain 0.2. What somebody might type into a search is not ours to choose.
const AVOIDED =
  /\b(patients?|wanderers?|sufferers?|challenging behaviours?|toileting|refused|demented|elderly)\b|(?<!bird )\bfeeders?\b/i;

it('the words are those of people, not of institutions', () => {
  const wrong = items.flatMap(({ kind, code, body }) => {
    const { search_words: _typed, ...told } = body as { search_words?: string[] };
    const found = AVOIDED.exec(JSON.stringify(told));
    return found ? [`${KINDS[kind].folder}/${code}.json: ${found[0]}`] : [];
  });
  expect(wrong).toEqual([]);
  expect(AVOIDED.test('He refused his lunch.')).toBe(true);
});

it('tutorials lead to tutorials, and have the pictures they promise', () => {
  const codes = new Set(tutorials.map(({ code }) => code));
  const lost = tutorials.flatMap(({ code, related, steps }) => [
    ...related.filter((other) => !codes.has(other)).map((other) => `${code}: related: ${other}`),
    ...steps.flatMap(({ screenshot }, index) => {
      const file = `${code}-${index + 1}.webp`;
      return screenshot && !exists('tutorials/screenshots', file) ? [file] : [];
    }),
  ]);
  expect(lost).toEqual([]);
  for (const { code, steps } of tutorials)
    for (const index of steps.keys()) {
      const file = join(CONTENT_FOLDER, 'tutorials/screenshots', `${code}-${index + 1}.webp`);
      if (existsSync(file)) expect(readFileSync(file).length).toBeLessThanOrEqual(40_000);
    }
});

it('every video has its film, its poster and its captions beside it', () => {
  const without = of<{ code: string }>('video').flatMap(({ code }) =>
    ['mp4', 'jpg', 'vtt']
      .map((ending) => `${code}.${ending}`)
      .filter((file) => !exists('videos', file)),
  );
  expect(without).toEqual([]);
});

describe('a file that is not right', () => {
  async function problemsOf(file: string, text: string) {
    const folder = await mkdtemp(join(tmpdir(), 'relish-content-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await mkdir(join(folder, 'activities'));
    await writeFile(join(folder, 'activities', file), text);
    return (await readContent(folder)).problems;
  }
  const wool = guides.find(({ code }) => code === 'wool-winding');
  const told = (differences: object) => JSON.stringify({ ...wool, ...differences });

  it.each([
    ['too few steps', { steps: ['Only one step is here.'] }, 'steps'],
    ['a level that there is not', { levels: ['genius'] }, 'levels.0'],
    ['a field that there is not', { colour: 'green' }, 'all of it'],
    ['an interest that there is not', { interests: ['arts_crafts.knittin'] }, 'interests.0'],
    ['fewer people at most than at least', { min_people: 9, max_people: 2 }, 'max_people'],
  ])('is told by file, field and reason: %s', async (_, differences, field) => {
    const [problem = ''] = await problemsOf('wool-winding.json', told(differences));
    const [file, where, reason] = problem.split(': ');
    expect([file, where]).toEqual(['activities/wool-winding.json', field]);
    expect(reason?.length).toBeGreaterThan(5);
  });

  it('is told when it is no JSON, or has another name than its code', async () => {
    expect((await problemsOf('wool-winding.json', '{'))[0]).toMatch(
      /^activities\/wool-winding\.json: /,
    );
    expect(await problemsOf('wool.json', told({}))).toEqual([
      'activities/wool.json: code: is not the file’s name',
    ]);
  });
});
