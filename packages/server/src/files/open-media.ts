import { join } from 'node:path';

import type { SecretKey } from '../core/secret-key.ts';
import { diskStore } from './disk-store.ts';
import { createMedia, type Media } from './media.ts';
import { type S3Options, s3Store } from './s3-store.ts';

export type MediaOptions = { DATA_DIR: string } & {
  [N in keyof S3Options]?: string | undefined;
};

/** The configured bucket, otherwise a folder in DATA_DIR. */
export async function openMedia(options: MediaOptions, secret: SecretKey): Promise<Media> {
  const { S3_URL, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = options;
  const store =
    S3_URL && S3_REGION && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
      ? await s3Store({ S3_URL, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY })
      : diskStore(join(options.DATA_DIR, 'media'));
  return createMedia(store, secret.derive('media-url'));
}
