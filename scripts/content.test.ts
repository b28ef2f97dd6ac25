import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Guide } from '@relish/shared/library/activities/guide.ts';
import type { Tutorial } from '@relish/shared/library/tutorials/tutorial.ts';
import { describe, expect, it, onTestFinished } from 'vitest';

import {
  CONTENT_FOLDER,
  type Kind,
  KINDS,
  readCalendar,
  readContent,
} from '../packages/server/src/content/content-files.ts';
import { pages } from '../packages/web/src/app/pages.ts';

const { items, problems } = await readContent();
const of = <T>(kind: Kind) =>
  items.filter((item) => item.kind === kind).map(({ body }) => body as T);
const guides = of<Guide>('activity');
const tutorials = of<Tutorial>('tutorial');
const exists = (...path: string[]) => existsSync(join(CONTENT_FOLDER, ...path));

it('every content file is valid', async () => {
  expect(problems).toEqual([]);
  expect((await readCalendar()).length).toBeGreaterThan(20);
});

describe('the guides', () => {
  it('cover everyone, including reflex level and visits', () => {
    expect(guides.length).toBeGreaterThanOrEqual(160);
    expect(guides.filter(({ levels }) => levels.includes('reflex')).length).toBeGreaterThanOrEqual(
      45,
    );
    expect(guides.filter(({ visit }) => visit !== null).length).toBeGreaterThanOrEqual(60);
  });

  it('each have a picture', () => {
    const without = guides.filter(({ code }) => !exists('activities/pictures', `${code}.svg`));
    expect(without.map(({ code }) => code)).toEqual([]);
  });

  it('list magnets as a hazard if they are among the equipment', () => {
    const isMagnetic = ({ name, instead = '' }: Guide['equipment'][number]) =>
      /magnet/i.test(`${name} ${instead}`);
    const magnetic = guides.filter(({ equipment }) => equipment.some(isMagnetic));
    expect(magnetic.map(({ code }) => code)).toContain('pub-night');
    for (const { code, hazards } of magnetic)
      expect([code, hazards.some((hazard) => hazard.code === 'magnets')]).toEqual([code, true]);
  });

  it('are done standing if the title is a walk, unless a chair or wheelchair will do', () => {
    const walks = guides.filter(({ title }) => /\b(walk|stroll|round)\b/i.test(title));
    const seated = walks.filter((guide) => guide.seated);
    expect(walks.length).toBeGreaterThan(seated.length);
    for (const { code, ...guide } of seated)
      if (/walk|stroll/i.test(guide.steps.join(' ')))
        expect([code, /wheel/i.test(JSON.stringify(guide))]).toEqual([code, true]);
  });

  it('share no sentence', () => {
    const said = new Map<string, string>();
    const twice: string[] = [];
    for (const { code, steps, opening_line, adaptations } of guides)
      for (const sentence of splitSentences([
        ...steps,
        opening_line,
        ...Object.values(adaptations),
      ])) {
        const other = said.get(sentence);
        if (other !== undefined && other !== code) twice.push(`${other}, ${code}: ${sentence}`);
        said.set(sentence, code);
      }
    expect(twice).toEqual([]);
    expect(said.size).toBeGreaterThan(2000);
  });
});

/** Sentences of three words or more; shorter ones repeat legitimately. */
const splitSentences = (texts: string[]) =>
  texts
    .flatMap((text) => text.split(/(?<=[.!?])\s+/))
    .map((sentence) => (sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' '))
    .filter((sentence) => sentence.split(' ').length > 2);

// domain 0.2. Search words are exempt.
const AVOIDED =
  /\b(patients?|wanderers?|sufferers?|challenging behaviours?|toileting|refused|demented|elderly)\b|(?<!bird )\bfeeders?\b/i;

it('uses the words of people, not of institutions', () => {
  const wrong = items.flatMap(({ kind, code, body }) => {
    const { search_words: _typed, ...told } = body as { search_words?: string[] };
    const found = AVOIDED.exec(JSON.stringify(told));
    return found ? [`${KINDS[kind].folder}/${code}.json: ${found[0]}`] : [];
  });
  expect(wrong).toEqual([]);
  expect(AVOIDED.test('He refused his lunch.')).toBe(true);
});

it('tutorials link to existing tutorials and pictures', () => {
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

it('tutorials name the pages they belong to, and each page exists', () => {
  const lost = tutorials.flatMap(({ code, pages: named = [] }) =>
    named.filter((page) => !(page in pages)).map((page) => `${code}: pages: ${page}`),
  );
  expect(lost).toEqual([]);
  expect(tutorials.filter((tutorial) => !tutorial.pages).map(({ code }) => code)).toEqual([]);
});

it('every video has its film, poster and captions', () => {
  const without = of<{ code: string }>('video').flatMap(({ code }) =>
    ['mp4', 'jpg', 'vtt']
      .map((ending) => `${code}.${ending}`)
      .filter((file) => !exists('videos', file)),
  );
  expect(without).toEqual([]);
});

describe('an invalid file', () => {
  async function findProblems(file: string, text: string) {
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
  ])('is reported by file, field and reason: %s', async (_, differences, field) => {
    const [problem = ''] = await findProblems('wool-winding.json', told(differences));
    const [file, where, reason] = problem.split(': ');
    expect([file, where]).toEqual(['activities/wool-winding.json', field]);
    expect(reason?.length).toBeGreaterThan(5);
  });

  it('is reported if it is not JSON or its name differs from its code', async () => {
    expect((await findProblems('wool-winding.json', '{'))[0]).toMatch(
      /^activities\/wool-winding\.json: /,
    );
    expect(await findProblems('wool.json', told({}))).toEqual([
      'activities/wool.json: code: is not the file’s name',
    ]);
  });
});
