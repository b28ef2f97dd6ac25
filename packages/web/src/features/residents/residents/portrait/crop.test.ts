import { expect, test } from 'vitest';

import { kept, moved, visibleArea, WHOLE, zoomed } from './crop.ts';

const tall = { width: 400, height: 800 };

test('starts with the largest centred square', () => {
  expect(visibleArea(WHOLE, tall)).toEqual({ side: 400, left: 0, top: 200 });
});

test('dragging down by a quarter of the square shows what is above, up to the edge', () => {
  const down = moved(WHOLE, tall, { x: 0, y: 50 }, 200);
  expect(visibleArea(down, tall)).toEqual({ side: 400, left: 0, top: 100 });
  const far = moved(WHOLE, tall, { x: 999, y: 9999 }, 200);
  expect(visibleArea(far, tall)).toEqual({ side: 400, left: 0, top: 0 });
});

test('zooming keeps the centre, and zooming out never leaves the picture', () => {
  const near = zoomed(WHOLE, tall, 2);
  expect(visibleArea(near, tall)).toEqual({ side: 200, left: 100, top: 300 });
  const corner = moved(near, tall, { x: -999, y: -999 }, 200);
  expect(visibleArea(corner, tall)).toEqual({ side: 200, left: 200, top: 600 });
  expect(visibleArea(zoomed(corner, tall, 0.1), tall)).toEqual({ side: 400, left: 0, top: 400 });
  expect(kept({ ...WHOLE, zoom: 99 }, tall).zoom).toBe(4);
});
