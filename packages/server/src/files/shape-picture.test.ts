import { crc32 } from 'node:zlib';

import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import type { AppError } from '../core/app-error.ts';
import { photoOfAPhone, testPicture, topHalf } from '../testing/pictures.ts';
import { shapePicture } from './shape-picture.ts';
import { SIZE_NAMES } from './sizes.ts';
import { createTurns } from './turns.ts';

const measureSizes = async (file: Buffer) => {
  const { files } = await shapePicture(file);
  const read = await Promise.all(SIZE_NAMES.map((size) => sharp(files[size]).metadata()));
  return read.map(({ format, width, height }) => `${format} ${width}x${height}`);
};

/** The message at the field. */
const readRefusal = (file: Buffer) =>
  shapePicture(file).then(
    () => 'taken',
    (error: AppError) => (error.status === 422 ? error.body.errors?.['file']?.[0] : String(error)),
  );

describe('a picture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'as %s is stored as WebP in three sizes',
    async (type) => {
      const file = await testPicture({ width: 2000, height: 1000 }).toFormat(type).toBuffer();
      expect(await measureSizes(file)).toEqual(['webp 96x48', 'webp 320x160', 'webp 1280x640']);
    },
  );

  it('is also kept for print, upright and without metadata', async () => {
    const photo = await testPicture({ width: 4200, height: 2100 })
      .withExif({ IFD0: { Make: 'Telephone' } })
      .jpeg()
      .toBuffer();
    const { print, width } = await shapePicture(photo);
    const { format, exif, icc, ...size } = await sharp(print).metadata();
    expect({ format, exif, icc, width }).toEqual({ format: 'jpeg', width: 1280 });
    expect([size.width, size.height, size.space]).toEqual([3508, 1754, 'srgb']);
    expect(print?.includes('Telephone')).toBe(false);
    const small = await testPicture({ width: 1280, height: 640 }).png().toBuffer();
    expect((await shapePicture(small)).print).toBeUndefined();
  });

  it('is never enlarged', async () => {
    const file = await testPicture({ width: 200, height: 50 }).png().toBuffer();
    expect(await measureSizes(file)).toEqual(['webp 96x24', 'webp 200x50', 'webp 200x50']);
    expect(await measureSizes(await testPicture({ width: 1, height: 1 }).png().toBuffer())).toEqual(
      Array.from({ length: 3 }, () => 'webp 1x1'),
    );
  });

  it('is turned upright and stripped of metadata (N5)', async () => {
    const photo = await photoOfAPhone();
    const before = await sharp(photo).metadata();
    expect(before).toMatchObject({ orientation: 6, width: 640, height: 320 });
    expect([before.exif, before.icc, before.xmp].every(Boolean)).toBe(true);
    const { width, height, files } = await shapePicture(photo);
    expect({ width, height }).toEqual({ width: 320, height: 640 });
    for (const size of SIZE_NAMES) {
      const { exif, icc, xmp, iptc, orientation, comments } = await sharp(files[size]).metadata();
      expect([exif, icc, xmp, iptc, orientation, comments]).toEqual(Array(6).fill(undefined));
      for (const trace of ['Telephone', 'Rose Cottage', 'EXIF', 'XMP ', 'GPS', '2026:11:15'])
        expect(files[size].includes(trace)).toBe(false);
      // The left side of the original is on top.
      const { red, blue } = await topHalf(files[size]);
      expect(red).toBeGreaterThan(200);
      expect(blue).toBeLessThan(60);
    }
  });

  it('in another colour profile is converted to sRGB', async () => {
    const kinds = {
      cmyk: testPicture().toColourspace('cmyk').jpeg(),
      'sixteen bits': testPicture().toColourspace('rgb16').png(),
      grey: testPicture().grayscale().png(),
      'a wide profile': testPicture().withIccProfile('p3').jpeg(),
    };
    for (const [kind, picture] of Object.entries(kinds)) {
      const { files } = await shapePicture(await picture.toBuffer());
      const { space, depth, hasProfile } = await sharp(files.large).metadata();
      expect([kind, space, depth, hasProfile]).toEqual([kind, 'srgb', 'uchar', false]);
    }
  });

  it('that is animated is stored as its first frame', async () => {
    const frames = ['#00ff00', '#000000'].map((background) =>
      sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .png()
        .toBuffer(),
    );
    const moving = await sharp(await Promise.all(frames), { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const { files, height } = await shapePicture(moving);
    expect([height, (await sharp(files.large).metadata()).pages]).toEqual([40, undefined]);
    expect((await sharp(files.large).stats()).dominant.g).toBeGreaterThan(200);
  });
});

describe('a file that is not a supported picture', () => {
  const ELSE = /Send a JPEG, PNG or WebP/;
  const PHONE = /HEIC or AVIF .* Send it as JPEG, PNG or WebP/;
  const DAMAGED = /damaged/;
  const half = (file: Buffer) => file.subarray(0, file.length / 2);
  const cases: [string, RegExp, () => Buffer | Promise<Buffer>][] = [
    ['nothing', /Choose a picture/, () => Buffer.alloc(0)],
    ['text', ELSE, () => Buffer.from('Dear Sir or Madam')],
    ['SVG', ELSE, () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['HTML', ELSE, () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['GIF', ELSE, () => testPicture().gif().toBuffer()],
    ['TIFF', ELSE, () => testPicture().tiff().toBuffer()],
    ['AVIF', PHONE, () => testPicture({ width: 64, height: 32 }).avif().toBuffer()],
    ['HEIC', PHONE, () => Buffer.from('\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000')],
    ['the start of a JPEG', DAMAGED, () => Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    [
      'HTML after the start of a PNG',
      DAMAGED,
      async () => Buffer.concat([(await png()).subarray(0, 8), Buffer.from('<html>')]),
    ],
    ['half a JPEG', DAMAGED, async () => half(await testPicture().jpeg().toBuffer())],
    ['half a PNG', DAMAGED, async () => half(await png())],
    ['half a WebP', DAMAGED, async () => half(await testPicture().webp().toBuffer())],
    ['a bomb of pixels', /too many pixels/, () => bomb(30_000, 30_000)],
    ['a wall of pixels', /too many pixels/, () => bomb(60, 1_000_000)],
  ];
  it.each(cases)('is rejected: %s', async (_, message, file) => {
    expect(await readRefusal(await file())).toMatch(message);
  });
});

const png = () => testPicture().png().toBuffer();

async function bomb(width: number, height: number): Promise<Buffer> {
  const file = await png();
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29);
  return file;
}

describe('the queue', () => {
  it('is FIFO with bounded concurrency and length', async () => {
    const inTurn = createTurns(2, 3);
    const [begun, ends]: [number[], (() => void)[]] = [[], []];
    const work = Array.from({ length: 5 }, (_, index) =>
      inTurn(async () => {
        begun.push(index);
        await new Promise<void>((resolve) => ends.push(resolve));
      }),
    );
    await expect(inTurn(async () => {})).rejects.toMatchObject({ code: 'too_many_requests' });
    expect(begun).toEqual([0, 1]);
    for (const index of work.keys()) {
      ends[index]?.();
      await work[index];
    }
    expect(begun).toEqual([0, 1, 2, 3, 4]);
    expect(await inTurn(async () => 'free again')).toBe('free again');
  });

  it('continues after failed work', async () => {
    const inTurn = createTurns(1, 1);
    await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await inTurn(async () => 'next')).toBe('next');
  });
});
