import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import {
  describeAlbums,
  describePhotos,
  describePortraits,
  drawPortraits,
  drawScenes,
} from './make.ts';

const FOLDER = fileURLToPath(new URL('../../../content/demo-pictures', import.meta.url));
const list = JSON.parse(readFileSync(`${FOLDER}/pictures.json`, 'utf8')) as {
  portraits: Record<string, string>;
  photos: { name: string }[];
  albums: { name: string }[];
};
const portraits = drawPortraits();
const scenes = drawScenes();

const sumBytes = (files: string[]) =>
  files.reduce((sum, file) => sum + statSync(`${FOLDER}/${file}`).size, 0);

// `npm run people` fixes both.
test('every portrait matches its resident', () => {
  expect(list.portraits).toEqual(describePortraits());
});

test('every photograph matches its scene', () => {
  expect(list.photos).toEqual(describePhotos());
  expect(list.albums).toEqual(describeAlbums());
});

test('no two residents look alike', () => {
  const bare = [...portraits].map(([key, svg]) => svg.replaceAll(key, ''));
  expect(new Set(bare).size).toBe(portraits.size);
});

test('portraits and photographs are small', () => {
  expect(sumBytes([...portraits.keys()].map((key) => `portraits/${key}.webp`))).toBeLessThan(
    1_500_000,
  );
  for (const { name } of [...list.photos, ...list.albums]) {
    expect([name, sumBytes([`photos/${name}.webp`]) < 80_000]).toEqual([name, true]);
    expect([name, sumBytes([`photos/${name}-small.webp`]) < 15_000]).toEqual([name, true]);
  }
});

test('drawings contain no text and no unfinished numbers', () => {
  for (const svg of [...portraits.values(), ...scenes.map((scene) => scene.svg)])
    expect(/NaN|undefined|Infinity|href|<text|style=/.exec(svg)?.[0]).toBeUndefined();
});

test('every face lies inside its picture, and no one is in a picture twice', () => {
  for (const { scene, faces } of scenes) {
    for (const { x, y, w, h } of faces)
      expect([scene.name, x >= 0 && y >= 0 && x + w <= 1 && y + h <= 1]).toEqual([
        scene.name,
        true,
      ]);
    expect(new Set(faces.map(({ resident }) => resident)).size).toBe(faces.length);
  }
});
