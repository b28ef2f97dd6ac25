import { expect, test } from 'vitest';

import { layOutRows } from './lay-out-rows.ts';

const SPACE = { width: 358, height: 150, gap: 4 };
const landscape = { width: 4000, height: 3000 };
const portrait = { width: 3000, height: 4000 };

const widthOf = (row: readonly { width: number }[]) =>
  row.reduce((sum, { width }) => sum + width, 0) + (row.length - 1) * SPACE.gap;

test('fills every row but the last, without cropping', () => {
  const items = Array.from({ length: 23 }, (_, at) => (at % 3 === 0 ? portrait : landscape));
  const rows = layOutRows(items, SPACE);
  expect(rows.flat().map(({ item }) => item)).toEqual(items);
  for (const row of rows.slice(0, -1)) expect(widthOf(row)).toBeCloseTo(SPACE.width);
  for (const { item, width, height } of rows.flat()) {
    expect(width / height).toBeCloseTo(item.width / item.height);
    expect(height).toBeLessThanOrEqual(SPACE.height);
  }
});

test('does not enlarge the last row, nor give a panorama a row of a few pixels', () => {
  const [row = []] = layOutRows([portrait], SPACE);
  expect(row[0]?.height).toBe(SPACE.height);
  const [wide = []] = layOutRows([{ width: 9000, height: 300 }], SPACE);
  expect(wide[0]?.height).toBeGreaterThan(100);
});

test('fits a picture that is wider than the space', () => {
  const rows = layOutRows([landscape, landscape], { ...SPACE, width: 100 });
  for (const row of rows) expect(widthOf(row)).toBeLessThanOrEqual(100.01);
});
