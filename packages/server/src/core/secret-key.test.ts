import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { CannotStart } from './cannot-start.ts';
import { createSecretKey, openSecretKey, parseSecretKey } from './secret-key.ts';

const newFolder = () => mkdtemp(join(tmpdir(), 'relish-key-'));
const mediaKey = async (DATA_DIR: string, SECRET_KEY?: Buffer) =>
  (await openSecretKey({ DATA_DIR, SECRET_KEY })).derive('media-url').toString('hex');

it('is generated once, readable by its owner only, even when several processes start at once', async () => {
  const folder = join(await newFolder(), 'not-there-yet');
  const keys = await Promise.all(Array.from({ length: 8 }, () => mediaKey(folder)));
  expect(new Set([...keys, await mediaKey(folder)]).size).toBe(1);
  expect(await readdir(folder)).toEqual(['secret.key']);
  expect((await stat(join(folder, 'secret.key'))).mode & 0o777).toBe(0o600);
  expect(await mediaKey(await newFolder())).not.toBe(keys[0]);
});

it('uses the configured key and stores nothing', async () => {
  const folder = await newFolder();
  const key = randomBytes(32);
  expect(await mediaKey(folder, key)).toBe(
    createSecretKey(key).derive('media-url').toString('hex'),
  );
  expect(await readdir(folder)).toEqual([]);
});

it('can be copied from the file into the configuration', async () => {
  const folder = await newFolder();
  const kept = await mediaKey(folder);
  const text = await readFile(join(folder, 'secret.key'), 'utf8');
  expect(await mediaKey(await newFolder(), parseSecretKey(text.trim()))).toBe(kept);
});

it('derives a separate key for each use', () => {
  const key = randomBytes(32);
  const [one, other] = [createSecretKey(key), createSecretKey(key)];
  expect(one.derive('media-url')).toEqual(other.derive('media-url'));
  expect(one.derive('media-url')).not.toEqual(one.derive('sealed-fields'));
  expect(one.derive('sealed-fields')).toHaveLength(32);
});

it('is never replaced when its file is damaged', async () => {
  const folder = await newFolder();
  await writeFile(join(folder, 'secret.key'), 'half');
  await expect(openSecretKey({ DATA_DIR: folder })).rejects.toThrow(CannotStart);
  expect(await readFile(join(folder, 'secret.key'), 'utf8')).toBe('half');
});

it('accepts hex or base64 of 32 bytes or more', () => {
  const key = randomBytes(32);
  for (const encoding of ['hex', 'base64', 'base64url'] as const)
    expect(parseSecretKey(key.toString(encoding))).toEqual(key);
  for (const text of [
    '',
    'password',
    randomBytes(31).toString('base64'),
    'ab'.repeat(31),
    'ü'.repeat(60),
  ])
    expect(parseSecretKey(text)).toBeUndefined();
});
