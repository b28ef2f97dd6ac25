import type { FastifyInstance } from 'fastify';

import type { Db } from '../db/database.ts';
import { findGiftToSend, giftFile, giftFileName } from '../features/photos/gifts/public.ts';
import type { Dependencies } from './dispatch.ts';
import { serveDownloads } from './serve-downloads.ts';

type Serving = Pick<Dependencies, 'database' | 'media' | 'clock'>;

export function serveGifts(app: FastifyInstance, dependencies: Serving) {
  const { database, media } = dependencies;
  serveDownloads(app, dependencies, {
    folder: 'gifts',
    urls: media.giftUrls,
    type: 'application/zip',
    find: async ({ tenant, user, userId, carehomeId, now }, id) => {
      const gift = await findGiftToSend(
        {
          transaction: <T>(work: (db: Db) => Promise<T>) => database.asTenant(tenant, work),
          system: <T>(work: (db: Db) => Promise<T>) => database.system(work),
        },
        { user, userId, carehomeId, now },
        id,
      );
      if (!gift || gift === 'outdated') return undefined;
      return { file: giftFile(gift.file_key), name: giftFileName(gift.created_at) };
    },
  });
}
