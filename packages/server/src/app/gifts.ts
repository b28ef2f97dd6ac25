import { Readable } from 'node:stream';

import { Id } from '@relish/shared/fields.ts';
import { isRelative } from '@relish/shared/permissions.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { notFound } from '../core/app-error.ts';
import type { Db } from '../db/database.ts';
import { findViewer } from '../features/accounts/account/public.ts';
import { findGiftToSend, giftFile, giftFileName } from '../features/photos/gifts/public.ts';
import type { GiftLink } from '../files/gift-urls.ts';
import { byteRange } from './byte-range.ts';
import type { Dependencies } from './dispatch.ts';

const Address = z.object({
  carehomeId: Id,
  by: Id,
  id: Id,
  until: z.string().regex(/^\d{1,12}$/),
  proof: z.string().max(100),
});

const PIECE = 256 * 1024;

/** Streams the file with all photos of a person; a range continues an interrupted download. */
export function serveGifts(
  app: FastifyInstance,
  { database, media, clock }: Pick<Dependencies, 'database' | 'media' | 'clock'>,
) {
  app.get('/gifts/:carehomeId/:id', async (request, reply) => {
    const link = readLink({ ...(request.query as object), ...(request.params as object) });
    if (!link || !media.giftUrls.isGood(link, link.proof, clock())) throw notFound();
    const gift = await findForViewer(link);
    const file = gift && (await media.openFile(giftFile(gift.file_key)));
    if (!file) throw notFound();

    void reply.headers({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${giftFileName(gift.created_at)}"`,
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
    });
    const range = byteRange(request.headers.range, file.size);
    if (range === null)
      return reply.code(416).header('content-range', `bytes */${file.size}`).send();
    const { from, to } = range ?? { from: 0, to: file.size - 1 };
    if (range) void reply.code(206).header('content-range', `bytes ${from}-${to}/${file.size}`);
    const pieces = async function* () {
      for (let at = from; at <= to; at += PIECE) yield file.read(at, Math.min(at + PIECE - 1, to));
    };
    return reply.header('content-length', to - from + 1).send(Readable.from(pieces()));
  });

  const findForViewer = async ({ carehomeId, sessionId, id }: GiftLink) => {
    const viewer = await database.single((db) => findViewer(db, sessionId, clock()));
    if (viewer?.carehomeId !== carehomeId) return undefined;
    const { userId, user } = viewer;
    const tenant = { carehomeId, userId, isRelative: isRelative(user) };
    const gift = await findGiftToSend(
      {
        transaction: <T>(work: (db: Db) => Promise<T>) => database.asTenant(tenant, work),
        system: <T>(work: (db: Db) => Promise<T>) => database.system(work),
      },
      { user, userId, carehomeId, now: clock() },
      id,
    );
    return gift === 'outdated' ? undefined : gift;
  };
}

function readLink(address: object): (GiftLink & { proof: string }) | undefined {
  const { data } = Address.safeParse(address);
  if (!data) return undefined;
  const { by: sessionId, until, ...rest } = data;
  return { ...rest, sessionId, until: Number(until) };
}
