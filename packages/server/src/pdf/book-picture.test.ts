import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { testPicture } from '../testing/pictures.ts';
import { shapeForPrint } from './book-picture.ts';

const WHOLE = { x: 0, y: 0, w: 1, h: 1 };
const A4 = { x: 0, y: 0, w: 297, h: 210 };

const asJpeg = (width: number, height: number) => testPicture({ width, height }).jpeg().toBuffer();

const measure = async (file: Buffer) => {
  const { format, width, height } = await sharp(file).metadata();
  return `${format} ${width}x${height}`;
};

describe('a picture of a photo book', () => {
  it('is embedded as it is where it has the pixels of 300 dpi', async () => {
    const print = await asJpeg(3508, 2480);
    expect(await shapeForPrint(print, { box: A4, crop: WHOLE })).toEqual({
      file: print,
      whole: A4,
    });
  });

  it('is placed around its box where only a little is cut off', async () => {
    const print = await asJpeg(3508, 2631);
    const { file, whole } = await shapeForPrint(print, {
      box: { ...A4, x: 10 },
      crop: { x: 0, y: 0.04, w: 1, h: 0.94 },
    });
    expect(file).toEqual(print);
    expect([whole.x, whole.w]).toEqual([10, 297]);
    expect(whole.h).toBeCloseTo(210 / 0.94);
    expect(whole.y).toBeCloseTo((-0.04 * 210) / 0.94);
  });

  it('is shrunk to 300 dpi where it has many more pixels', async () => {
    const box = { x: 20, y: 20, w: 100, h: 50 };
    const { file, whole } = await shapeForPrint(await asJpeg(3508, 1754), { box, crop: WHOLE });
    expect([await measure(file), whole]).toEqual(['jpeg 1182x591', box]);
  });

  it('contains only the part that is shown, at 300 dpi', async () => {
    const box = { x: 0, y: 0, w: 50, h: 50 };
    const crop = { x: 0.5, y: 0, w: 0.5, h: 1 };
    const { file, whole } = await shapeForPrint(await asJpeg(3508, 1754), { box, crop });
    expect([await measure(file), whole]).toEqual(['jpeg 591x591', box]);
    const [red, , blue] = (await sharp(file).stats()).channels;
    expect([red?.max, blue?.min].map((value) => Math.round((value ?? 0) / 255))).toEqual([0, 1]);
  });

  it('is never enlarged', async () => {
    const small = await testPicture({ width: 640, height: 320 }).webp().toBuffer();
    const { file } = await shapeForPrint(small, { box: A4, crop: WHOLE });
    expect(await measure(file)).toBe('jpeg 640x320');
  });
});
