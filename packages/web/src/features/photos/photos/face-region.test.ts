import { PhotoRegion } from '@relish/shared/photos/photos/photo.ts';
import { expect, test } from 'vitest';

import { frameAt, moveFrame, resizeFrame, usualSize } from './face-region.ts';

const WIDE = { width: 1600, height: 900 };
const face = { x: 400, y: 400, w: 100, h: 200 };

test('a frame begins around the tap and stays inside the photo', () => {
  const size = { w: 100, h: 200 };
  expect(frameAt({ x: 500, y: 500 }, size)).toEqual({ x: 450, y: 400, w: 100, h: 200 });
  expect(frameAt({ x: 10, y: 990 }, size)).toEqual({ x: 0, y: 800, w: 100, h: 200 });
});

test('a first frame is taller than wide on the screen, and later ones are as large as the last', () => {
  const { w, h } = usualSize(WIDE, []);
  expect((h * WIDE.height) / (w * WIDE.width)).toBeCloseTo(1.25, 1);
  expect(usualSize(WIDE, [null, { x: 0, y: 0, w: 60, h: 90 }, null])).toEqual({ w: 60, h: 90 });
});

test('a frame cannot be moved out of the photo', () => {
  expect(moveFrame(face, { x: -50, y: 50 })).toEqual({ ...face, x: 350, y: 450 });
  expect(moveFrame(face, { x: 5000, y: -5000 })).toEqual({ ...face, x: 900, y: 0 });
});

test('a frame is resized at either corner while the other stays', () => {
  expect(resizeFrame(face, { x: 50, y: -100 })).toEqual({ x: 400, y: 400, w: 150, h: 100 });
  expect(resizeFrame(face, { x: 50, y: -100 }, 'start')).toEqual({ x: 450, y: 300, w: 50, h: 300 });
});

test('a frame never becomes too small or larger than the photo', () => {
  for (const by of [-5000, 5000])
    for (const corner of ['start', 'end'] as const) {
      const region = resizeFrame(face, { x: by, y: by }, corner);
      expect(PhotoRegion.parse(region)).toEqual(region);
    }
});
