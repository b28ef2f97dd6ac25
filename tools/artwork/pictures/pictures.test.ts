import { CATEGORY_COLOURS } from '@relish/shared/library/activities/category-colours.ts';
import { expect, test } from 'vitest';

import { drawAll, drawnBefore } from './make.ts';

const MOST_BYTES = 6_000;

const wanted = await drawAll();
const found = drawnBefore();
const all = [...new Set([...wanted.keys(), ...found.keys()])];
const names = (problem: (name: string) => boolean) => all.filter(problem);

// `node tools/artwork/pictures/make.ts` fixes all three.
test('every guide has its picture and every category its glyph', () => {
  expect(names((name) => !found.has(name))).toEqual([]);
});

test('every picture matches its guide', () => {
  const isStale = (name: string) =>
    wanted.has(name) && found.has(name) && wanted.get(name) !== found.get(name);
  expect(names(isStale)).toEqual([]);
});

test('no picture lacks a guide', () => {
  expect(names((name) => !wanted.has(name))).toEqual([]);
});

test('drawing is deterministic, and no two pictures are alike', async () => {
  expect(await drawAll()).toEqual(wanted);
  expect(new Set(wanted.values()).size).toBe(wanted.size);
});

test('a picture is small and contains only plain shapes', () => {
  const isHeavy = (name: string) => Buffer.byteLength(wanted.get(name) ?? '') > MOST_BYTES;
  expect(names(isHeavy)).toEqual([]);
  const isPlain = (drawn: string) =>
    [...drawn.matchAll(/<([a-z]+)/gi)].every(([, tag]) =>
      ['svg', 'g', 'path', 'rect', 'circle', 'ellipse'].includes(tag ?? ''),
    ) && !/NaN|undefined|Infinity|href|url\(|style=/.test(drawn);
  expect(names((name) => !isPlain(wanted.get(name) ?? ''))).toEqual([]);
});

test('every category has its own colour', () => {
  const colours = Object.values(CATEGORY_COLOURS);
  expect(new Set(colours).size).toBe(16);
});
