import { randomBytes } from 'node:crypto';
import { access, mkdtemp, readdir, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CannotStart } from '../core/cannot-start.ts';
import { testS3Server } from '../testing/s3-server.ts';
import { diskStore } from './disk-store.ts';
import { newPictureKey } from './media.ts';
import { s3Store } from './s3-store.ts';
import type { Store } from './stores.ts';

const newFolder = () => mkdtemp(join(tmpdir(), 'relish-store-'));
const newName = () => `${newPictureKey()}-small.webp`;

let s3: Awaited<ReturnType<typeof testS3Server>>;
let bucket: Store;
beforeAll(async () => {
  s3 = await testS3Server();
  bucket = await s3Store(s3.config);
});
afterAll(() => s3.close());

const STORES: [string, () => Promise<Store>][] = [
  ['a folder', async () => diskStore(await newFolder())],
  ['a bucket', async () => bucket],
];

describe.each(STORES)('%s', (_, open) => {
  it('returns every byte until deleted', async () => {
    const store = await open();
    const [name, content] = [newName(), randomBytes(200_000)];
    expect(await store.get(name)).toBeUndefined();
    await store.put(name, content);
    expect((await store.get(name))?.equals(content)).toBe(true);
    await store.delete(name);
    expect(await store.get(name)).toBeUndefined();
    await store.delete(name);
  });

  it('stores a large file in pieces and reports progress', async () => {
    const store = await open();
    const name = `${newPictureKey()}-film.mp4`;
    const path = join(await newFolder(), 'long.mp4');
    const content = randomBytes(9_000_000);
    await writeFile(path, content);
    const progress: number[] = [];
    await store.putFile(name, path, (sent) => progress.push(sent));
    expect(await store.size(name)).toBe(content.length);
    const piece = await store.part(name, 8_999_000, 8_999_009);
    expect(piece.equals(content.subarray(8_999_000, 8_999_010))).toBe(true);
    expect(progress.length).toBeGreaterThan(1);
    expect(progress).toEqual(progress.toSorted((one, other) => one - other));
    expect(progress.at(-1)).toBe(content.length);
  });

  it('stores nothing of an interrupted file', async () => {
    const store = await open();
    const name = `${newPictureKey()}-film.mp4`;
    const path = join(await newFolder(), 'long.mp4');
    await writeFile(path, randomBytes(9_000_000));
    const cut = () => {
      throw new Error('cut');
    };
    await expect(store.putFile(name, path, cut)).rejects.toThrow('cut');
    expect(await store.size(name)).toBeUndefined();
  });

  it.each([
    '../secret.key',
    '..',
    '',
    '/etc/passwd',
    `../${newPictureKey()}-small.webp`,
    `${newPictureKey()}-small.webp/../../secret.key`,
    `${newPictureKey()}-small.webp\n`,
    `${newPictureKey()}-small.webp\u0000.png`,
    `${newPictureKey()}-../x.webp`,
    `${newPictureKey()}-small.webp?versions`,
  ])('rejects the name %j', async (name) => {
    const store = await open();
    for (const attempt of [
      () => store.get(name),
      () => store.put(name, Buffer.from('x')),
      () => store.delete(name),
      async () => store.putFile(name, '/dev/null', () => {}),
    ])
      await expect(attempt()).rejects.toThrow('invalid file name');
  });
});

it('files in a folder are readable by the owner only, without temporary files left', async () => {
  const root = join(await newFolder(), 'media');
  const name = newName();
  await diskStore(root).put(name, Buffer.from('x'));
  const folder = join(root, name.slice(0, 2));
  expect(await readdir(folder)).toEqual([name]);
  const modes = [root, folder, join(folder, name)].map(async (path) => (await stat(path)).mode);
  expect((await Promise.all(modes)).map((mode) => mode & 0o777)).toEqual([0o700, 0o700, 0o600]);
});

it('wrong bucket credentials are reported at start', async () => {
  for (const wrong of [
    { S3_SECRET_ACCESS_KEY: 'another' },
    { S3_ACCESS_KEY_ID: 'somebody' },
    { S3_URL: `${s3.config.S3_URL}-of-nobody` },
    { S3_URL: 'http://127.0.0.1:1/pictures' },
  ])
    await expect(s3Store({ ...s3.config, ...wrong })).rejects.toThrow(CannotStart);
});

it('testing a bucket leaves nothing in it', async () => {
  const own = await testS3Server();
  await s3Store(own.config);
  const left = await readdir(own.folder).catch((): string[] => []);
  await own.close();
  expect(left.filter((name) => name.includes('probe'))).toEqual([]);
  await expect(access(own.folder)).resolves.toBeUndefined();
});
