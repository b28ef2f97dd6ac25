import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import type { Size } from './sizes.ts';

/** Drawn in advance by tools/artwork. */
const FOLDER = new URL('../../../../content/demo-pictures/', import.meta.url);

const KEY = /^demo\/(portraits|photos)\/([a-z\d-]+)\/[\da-f-]{36}$/;

/** Unique per row, and copies of a demonstration home replace the id at its end. */
export const newDemoPictureKey = (folder: 'portraits' | 'photos', name: string) =>
  `demo/${folder}/${name}/${randomUUID()}`;

/** Part of the product: all demonstration homes share the file, so it is never deleted. */
export const isDemoPicture = (key: string) => KEY.test(key);

export async function readDemoPicture(key: string, size: Size): Promise<Buffer | undefined> {
  const [, folder, name] = KEY.exec(key) ?? [];
  // A portrait has one size, which is small already.
  const suffix = folder === 'photos' && size !== 'large' ? '-small' : '';
  return readFile(new URL(`${folder}/${name}${suffix}.webp`, FOLDER)).catch(() => undefined);
}
