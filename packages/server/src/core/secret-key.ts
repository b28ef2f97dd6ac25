import { hkdfSync, randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { CannotStart } from './cannot-start.ts';

const BYTES = 32;

/** Derived keys are independent of each other. */
type Label = 'media-url' | 'pseudonyms' | 'sealed-fields';

export interface SecretKey {
  derive: (label: Label) => Buffer;
}

export const createSecretKey = (key: Buffer): SecretKey => ({
  derive: (label) => Buffer.from(hkdfSync('sha256', key, '', `relish ${label}`, BYTES)),
});

/** Hex or base64; undefined if too short or neither. */
export function parseSecretKey(text: string): Buffer | undefined {
  const isHex = /^([\da-f]{2})+$/i.test(text);
  if (!isHex && !/^[\w+/-]+={0,2}$/.test(text)) return undefined;
  const key = Buffer.from(text, isHex ? 'hex' : 'base64');
  return key.length >= BYTES ? key : undefined;
}

/** From the configuration, or generated on first start and kept in DATA_DIR. */
export async function openSecretKey(options: {
  SECRET_KEY?: Buffer | undefined;
  DATA_DIR: string;
}): Promise<SecretKey> {
  return createSecretKey(options.SECRET_KEY ?? (await keptKey(options.DATA_DIR)));
}

async function keptKey(folder: string): Promise<Buffer> {
  const path = join(folder, 'secret.key');
  const text = (await readIfThere(path)) ?? (await makeKey(folder, path));
  const key = parseSecretKey(text.trim());
  if (key) return key;
  throw new CannotStart(
    `${path} is damaged. Restore it from a backup: sealed data cannot be read without it.`,
  );
}

async function makeKey(folder: string, path: string): Promise<string> {
  const text = randomBytes(BYTES).toString('base64');
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(`${text}\n`);
    await file.sync();
    // Atomic: of two processes starting at once, one creates it and the other uses that one.
    await link(draft, path);
    return text;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return await readFile(path, 'utf8');
  } finally {
    await file.close();
    await rm(draft, { force: true });
  }
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new CannotStart(`${path} cannot be read. Check who owns it.`, { cause: error });
  }
}
