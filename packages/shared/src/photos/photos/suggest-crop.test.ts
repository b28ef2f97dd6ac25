import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { PhotoRegion } from './photo.ts';
import { findCut, suggestCrop } from './suggest-crop.ts';

const at = (x: number, y: number, w = 100, h = 100) => ({ region: { x, y, w, h } });

test('leaves out a person at the right edge and keeps the rest of the photo', () => {
  expect(suggestCrop([at(850, 300)], [at(100, 300), at(400, 300)])).toEqual({
    x: 0,
    y: 0,
    w: 835,
    h: 1000,
  });
});

test('leaves out a person above the others', () => {
  expect(suggestCrop([at(400, 50)], [at(100, 500), at(400, 500), at(850, 500)])).toEqual({
    x: 0,
    y: 165,
    w: 1000,
    h: 835,
  });
});

test('leaves out several people at once', () => {
  const crop = suggestCrop([at(20, 300), at(880, 300)], [at(400, 300)]);
  expect(crop).toEqual({ x: 135, y: 0, w: 730, h: 1000 });
});

test('suggests nothing when a person stands between the others', () => {
  expect(suggestCrop([at(450, 300)], [at(100, 300), at(800, 300)])).toBeUndefined();
});

test('suggests nothing when too little of the photo would be left', () => {
  expect(suggestCrop([at(300, 100, 400, 900)], [])).toBeUndefined();
});

test('suggests nothing when someone’s place is not marked', () => {
  expect(suggestCrop([{ region: null }], [at(100, 300)])).toBeUndefined();
  expect(suggestCrop([at(850, 300)], [{ region: null }])).toBeUndefined();
});

test('suggests nothing when no one is to be left out', () => {
  expect(suggestCrop([], [at(100, 300)])).toBeUndefined();
});

test('says how much of a person a crop keeps', () => {
  const crop = { x: 0, y: 0, w: 500, h: 1000 };
  expect(findCut(crop, at(400, 0).region)).toBe('whole');
  expect(findCut(crop, at(450, 0).region)).toBe('part');
  expect(findCut(crop, at(500, 0).region)).toBe('none');
});

const place: fc.Arbitrary<{ region: PhotoRegion }> = fc
  .record({
    x: fc.integer({ min: 0, max: 900 }),
    y: fc.integer({ min: 0, max: 900 }),
    w: fc.integer({ min: 10, max: 100 }),
    h: fc.integer({ min: 10, max: 100 }),
  })
  .map((region) => ({ region }));

test('whoever is left out is never in the crop, and everyone else is whole in it', () => {
  fc.assert(
    fc.property(
      fc.array(place, { minLength: 1, maxLength: 6 }),
      fc.array(place, { maxLength: 6 }),
      (out, kept) => {
        const crop = suggestCrop(out, kept);
        if (!crop) return;
        for (const { region } of out) expect(findCut(crop, region)).toBe('none');
        for (const { region } of kept) expect(findCut(crop, region)).toBe('whole');
        expect(crop.w * crop.h).toBeGreaterThanOrEqual(400_000);
        expect(crop.x + crop.w).toBeLessThanOrEqual(1000);
        expect(crop.y + crop.h).toBeLessThanOrEqual(1000);
      },
    ),
  );
});
