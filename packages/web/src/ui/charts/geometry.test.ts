import fc from 'fast-check';
import { expect, test } from 'vitest';

import { nextBy } from './arrow-keys.ts';
import { type Bar, barGeometry } from './bar-geometry.ts';
import { heatGeometry, heatStep } from './heat-geometry.ts';
import { apart, lineGeometry } from './line-geometry.ts';
import { rangeGeometry } from './range-geometry.ts';
import { labelled, textWidth, wrapped } from './text-fit.ts';

const EM = 15;
const PHONE = { width: 288, em: EM };
const bar = (id: number, value: number, more: Partial<Bar> = {}): Bar => ({
  id: String(id),
  label: `${id} Nov`,
  words: '',
  value,
  ...more,
});

test('a bar is as high as the sum of its parts', () => {
  const counts = fc.array(fc.record({ a: fc.nat(500), b: fc.nat(500) }), {
    minLength: 1,
    maxLength: 60,
  });
  fc.assert(
    fc.property(counts, fc.integer({ min: 200, max: 1400 }), (parts, width) => {
      const bars = parts.map((each, at) => bar(at, each.a + each.b, { parts: each }));
      const drawn = barGeometry(bars, [{ id: 'a' }, { id: 'b' }], { width, em: EM }, 200);
      for (const { bar: own, parts: made, y, x, width: wide } of drawn.bars) {
        const sum = made.reduce((all, { height }) => all + height, 0);
        expect(sum).toBeCloseTo(drawn.bottom - y, 6);
        expect(made).toHaveLength(Object.values(own.parts ?? {}).filter(Boolean).length);
        expect(x).toBeGreaterThanOrEqual(drawn.left);
        expect(x + wide).toBeLessThanOrEqual(width);
        expect(y).toBeGreaterThanOrEqual(drawn.top - 1e-6);
      }
    }),
    { numRuns: 50 },
  );
});

test('an empty chart still has a scale of whole numbers', () => {
  const { ticks } = barGeometry([bar(1, 0)], undefined, PHONE, 200);
  expect(ticks.map(({ value }) => value)).toEqual([0, 1]);
});

test('axis labels never overlap, and the latest is always shown', () => {
  const room = textWidth('28 Nov', EM);
  const days = Array.from({ length: 28 }, (_, at) => bar(at + 1, 3));
  const drawn = barGeometry(days, undefined, PHONE, 200);
  const places = drawn.bars.flatMap(({ label }) => label?.x ?? []);
  expect(places.length).toBeGreaterThan(1);
  expect(drawn.bars.at(-1)?.label).not.toBeNull();
  for (const [at, x] of places.entries())
    if (at > 0) expect(x - (places[at - 1] ?? 0)).toBeGreaterThan(room * 0.9);
  expect(labelled(3, 100, 40)).toEqual([0, 1, 2]);
});

test('a line has a gap at an unknown value', () => {
  const points = [40, null, 60, 80].map((value, at) => ({ ...bar(at, 0), value }));
  const wanted = { most: 100, widest: '100%', plotHeight: 200 };
  const { now, points: drawn } = lineGeometry(points, PHONE, wanted);
  expect(now?.match(/M/g)).toHaveLength(2);
  expect(drawn.map(({ y }) => y === null)).toEqual([false, true, false, false]);
});

test('an incomplete point is joined by dashes, outside the line', () => {
  const points = [80, 90, 6].map((value, at) => ({ ...bar(at, 0), value, isOpen: at === 2 }));
  const wanted = { most: 100, widest: '100%', plotHeight: 200 };
  const { now, under, dashes, points: drawn } = lineGeometry(points, PHONE, wanted);
  const last = drawn.at(-1);
  expect(now).not.toContain(`${last?.x},`);
  expect(under).not.toContain(`${last?.x},`);
  expect(dashes).toContain(`M${last?.x},${last?.y}L`);
});

test('overlapping end labels are moved apart', () => {
  expect(apart(100, 104, 16)).toEqual([94, 110]);
  expect(apart(104, 100, 16)).toEqual([110, 94]);
  expect(apart(20, 100, 16)).toEqual([20, 100]);
});

test('shares fill their bar, and lengths are relative to the longest', () => {
  const row = (id: string, a: number, b: number) => ({
    id,
    label: id,
    words: '',
    figure: '1',
    parts: { a, b },
  });
  const rows = [row('one', 1, 1), row('two', 6, 2), row('none', 0, 0)];
  const kinds = [{ id: 'a' }, { id: 'b' }];
  const ends = (scale: 'whole' | 'length') => {
    const drawn = rangeGeometry(rows, kinds, { scale, box: PHONE });
    const length = drawn.right - drawn.left;
    return drawn.rows.map(({ bar: { end } }) => (end - drawn.left) / length);
  };
  expect(ends('whole')).toEqual([1, 1, 0]);
  expect(ends('length')).toEqual([0.25, 1, 0]);
});

test('every row is high enough to touch, and long names are shortened', () => {
  const label = 'Chair exercises with balloons and scarves in the garden room after tea';
  const rows = [{ id: 'a', label, words: '', figure: '9', parts: { a: 9 } }];
  const drawn = rangeGeometry(rows, [{ id: 'a' }], { scale: 'length', box: PHONE });
  expect(drawn.rows[0]?.height).toBeGreaterThanOrEqual(48);
  expect(wrapped(label, 160, EM)).toEqual(['Chair exercises', 'with balloons and…']);
  expect(wrapped('Kaffeeklatschgesellschaft', 120, EM)).toEqual(['Kaffeeklatsch…']);
  expect(wrapped('Music', 120, EM)).toEqual(['Music']);
});

test('a busy hour does not make every other look empty', () => {
  const step = heatStep([1, 2, 2, 3, 3, 3, 4, 4, 5, 90]);
  expect([0, 1, 3, 90].map(step)).toEqual([0, 1, 1, 5]);
  expect(heatStep([1, 2, 2, 3, 3, 3, 4, 4, 5, 5, 90])(5)).toBe(5);
});

test('a heat map is transposed when it does not fit', () => {
  const axes = {
    rows: ['Mon', 'Tue'].map((label) => ({ label })),
    columns: Array.from({ length: 13 }, (_, at) => ({ label: String(at + 8) })),
  };
  const [phone, wide] = [PHONE, { width: 900, em: EM }].map((box) => heatGeometry(axes, box));
  expect([phone?.isTurned, wide?.isTurned]).toEqual([true, false]);
  expect(phone?.place(0, 12)).toMatchObject({ across: 0, down: 12 });
  expect(wide?.place(0, 12)).toMatchObject({ across: 12, down: 0 });
});

test.each([
  ['ArrowRight', { row: 0, column: 1 }],
  ['ArrowDown', { row: 1, column: 0 }],
  ['ArrowLeft', undefined],
  ['End', { row: 1, column: 1 }],
  ['Tab', undefined],
])('%s leads from the first cell to %s', (key, place) => {
  const grid = [0, 1].flatMap((row) => [0, 1].map((column) => ({ row, column })));
  expect(nextBy(grid, { row: 0, column: 0 }, key)).toEqual(place);
});
