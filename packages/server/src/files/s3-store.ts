import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';

import { S3mini } from 's3mini';

import { CannotStart } from '../core/cannot-start.ts';
import { readPart } from './disk-store.ts';
import { checkName, type Store } from './stores.ts';

export interface S3Options {
  S3_URL: string;
  S3_REGION: string;
  S3_ACCESS_KEY_ID: string;
  S3_SECRET_ACCESS_KEY: string;
}

const PATIENCE_MS = 15_000;
// S3 parts are at least 5 MiB, except the last.
const PART = 8 * 1024 * 1024;

const TYPES: Record<string, string> = {
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
  '.csv': 'text/csv',
  '.zip': 'application/zip',
};

const contentType = (name: string) => TYPES[name.slice(name.lastIndexOf('.'))] ?? 'image/webp';

export async function s3Store(options: S3Options): Promise<Store> {
  const bucket = new S3mini({
    endpoint: options.S3_URL,
    region: options.S3_REGION,
    accessKeyId: options.S3_ACCESS_KEY_ID,
    secretAccessKey: options.S3_SECRET_ACCESS_KEY,
    requestAbortTimeout: PATIENCE_MS,
  });
  const store: Store = {
    put: async (name, content) => {
      checkName(name);
      await bucket.putObject(name, content, contentType(name));
    },
    putFile: async (name, path, onSent) => {
      checkName(name);
      const { size } = await stat(path);
      const upload = await bucket.getMultipartUploadId(name, contentType(name));
      try {
        const parts = [];
        for (let from = 0; from < size; from += PART) {
          const to = Math.min(from + PART, size);
          const piece = await readPart(path, from, to - 1);
          parts.push(await bucket.uploadPart(name, upload, piece, parts.length + 1));
          onSent(to);
        }
        await bucket.completeMultipartUpload(name, upload, parts);
      } catch (error) {
        await bucket.abortMultipartUpload(name, upload).catch(() => undefined);
        throw error;
      }
    },
    get: async (name) => {
      checkName(name);
      const content = await bucket.getObjectArrayBuffer(name);
      return content === null ? undefined : Buffer.from(content);
    },
    size: async (name) => {
      checkName(name);
      return (await bucket.objectExists(name)) ? bucket.getContentLength(name) : undefined;
    },
    part: async (name, from, to) => {
      checkName(name);
      const answer = await bucket.getObjectRaw(name, false, from, to + 1);
      return Buffer.from(await answer.arrayBuffer());
    },
    delete: async (name) => {
      checkName(name);
      if (!(await bucket.deleteObject(name))) throw new Error('bucket did not delete a file');
    },
  };
  await tryOut(store);
  return store;
}

/** Reports a wrong key at start, not at the first upload. */
async function tryOut(store: Store) {
  const name = `${randomUUID()}-probe.webp`;
  try {
    await store.put(name, Buffer.from('Relish'));
    await store.delete(name);
  } catch (error) {
    throw new CannotStart('Cannot write to the bucket. Check S3_URL, S3_REGION and the keys.', {
      cause: error,
    });
  }
}
