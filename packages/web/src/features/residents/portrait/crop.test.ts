import { expect, test } from 'vitest';

import { kept, moved, sourceOf, WHOLE, zoomed } from './crop.ts';

const tall = { width: 400, height: 800 };

test('begins with the middle square, as large as the picture allows', () => {
  expect(sourceOf(WHOLE, tall)).toEqual({ side: 400, left: 0, top: 200 });
});

test('dragging down by a quarter of the square shows what is above, and stops at the edge', () => {
  const down = moved(WHOLE, tall, { x: 0, y: 50 }, 200);
  expect(sourceOf(down, tall)).toEqual({ side: 400, left: 0, top: 100 });
  const far = moved(WHOLE, tall, { x: 999, y: 9999 }, 200);
  expect(sourceOf(far, tall)).toEqual({ side: 400, left: 0, top: 0 });
});

test('zooming keeps the middle, and zooming out again never leaves the picture', () => {
  const near = zoomed(WHOLE, tall, 2);
  expect(sourceOf(near, tall)).toEqual({ side: 200, left: 100, top: 300 });
  const corner = moved(near, tall, { x: -999, y: -999 }, 200);
  expect(sourceOf(corner, tall)).toEqual({ side: 200, left: 200, top: 600 });
  expect(sourceOf(zoomed(corner, tall, 0.1), tall)).toEqual({ side: 400, left: 0, top: 400 });
  expect(kept({ ...WHOLE, zoom: 99 }, tall).zoom).toBe(4);
});
