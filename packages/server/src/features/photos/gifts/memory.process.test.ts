import { randomBytes } from 'node:crypto';
import { mkdtemp, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { writeZip } from './write-zip.ts';

const PICTURE = 100_000;

/** The largest growth of the process while a file with so many pictures is written. */
async function measure(folder: string, count: number) {
  const path = join(folder, `${count}.zip`);
  let peak = 0;
  const before = process.memoryUsage().rss;
  const pictures = async function* () {
    for (let at = 0; at < count; at += 1) {
      peak = Math.max(peak, process.memoryUsage().rss - before);
      yield { name: `photos/${at}.jpg`, content: randomBytes(PICTURE) };
    }
  };
  await writeZip(path, pictures());
  return { path, peak };
}

it('needs no more memory for 5,000 pictures than a fifth of their size', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'relish-gift-test-'));
  try {
    await measure(folder, 200);
    const { path, peak } = await measure(folder, 5000);
    const { size } = await stat(path);
    expect(size).toBeGreaterThan(5000 * PICTURE);
    expect(peak / size).toBeLessThan(0.2);
    const file = await open(path);
    const { buffer } = await file.read(Buffer.alloc(22), 0, 22, size - 22);
    await file.close();
    expect([buffer.readUInt32LE(0), buffer.readUInt16LE(10)]).toEqual([0x06_05_4b_50, 5000]);
  } finally {
    await rm(folder, { recursive: true });
  }
}, 120_000);
