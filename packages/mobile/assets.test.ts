import { existsSync, readFileSync } from 'node:fs';

import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { assets, favicon } from './asset-list.ts';
import { draw } from './icon-art.ts';

/** Compared at a small size, because anti-aliasing differs between machines. */
async function pixels(picture: string | Buffer) {
  const whole = await sharp(picture).flatten({ background: '#777' }).raw().toBuffer({
    resolveWithObject: true,
  });
  return sharp(whole.data, { raw: whole.info }).resize(24, 24, { kernel: 'cubic' }).toBuffer();
}

/** Mean difference per channel, out of 255. */
async function difference(one: string | Buffer, other: string | Buffer) {
  const [left, right] = [await pixels(one), await pixels(other)];
  return left.reduce((sum, value, at) => sum + Math.abs(value - (right[at] ?? 0)), 0) / left.length;
}

describe.each(assets)('$path', (asset) => {
  it('has the right size, and transparency only where allowed', async () => {
    expect(existsSync(asset.path)).toBe(true);
    const { width, height, hasAlpha, format } = await sharp(asset.path).metadata();
    const isOpaque = asset.art.tile !== undefined && !asset.art.roundness;
    expect({ format, width, height, hasAlpha }).toEqual({
      format: 'png',
      width: asset.size,
      height: asset.size,
      hasAlpha: !isOpaque,
    });
  });

  it('is what npm run mobile:assets draws', async () => {
    expect(await difference(asset.path, Buffer.from(draw(asset.art, asset.size)))).toBeLessThan(1);
  });
});

it('draws the page icon from the same source', () => {
  expect(readFileSync(favicon.path, 'utf8')).toBe(draw(favicon.art));
});

it('draws a white silhouette, with the leaves apart from the fruit', async () => {
  const { data, info } = await sharp(Buffer.from(draw({ motif: 'silhouette' }, 96)))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const alphaAt = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3];
  const colours = new Set<number>();
  for (let at = 0; at < data.length; at += 4)
    if (data[at + 3] === 255) for (const part of [0, 1, 2]) colours.add(data[at + part] ?? -1);
  expect([...colours]).toEqual([255]);
  expect(alphaAt(46, 68)).toBe(255);
  const column = Array.from({ length: 40 }, (_, row) => alphaAt(56, 30 + row) ?? 0);
  expect(Math.min(...column)).toBeLessThan(64);
});
