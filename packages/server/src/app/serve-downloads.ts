import { Readable } from 'node:stream';

import { Id } from '@relish/shared/fields.ts';
import { isRelative } from '@relish/shared/permissions.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { notFound } from '../core/app-error.ts';
import { findViewer } from '../features/accounts/account/public.ts';
import type { DownloadFolder, DownloadLink, DownloadUrls } from '../files/download-urls.ts';
import { byteRange } from './byte-range.ts';
import type { Dependencies } from './dispatch.ts';

const Address = z.object({
  carehomeId: Id,
  by: Id,
  id: Id,
  until: z.string().regex(/^\d{1,12}$/),
  proof: z.string().max(100),
});

// Streamed in pieces, so memory does not grow with the length of a file.
const PIECE = 256 * 1024;

type DownloadViewer = NonNullable<Awaited<ReturnType<typeof findViewer>>> & {
  tenant: { carehomeId: string; userId: string; isRelative: boolean };
  now: Date;
};

interface Download {
  folder: DownloadFolder;
  urls: DownloadUrls;
  type: string;
  /** Asked at every fetch: the stored file, with a name that names no one (N17). */
  find: (viewer: DownloadViewer, id: string) => Promise<{ file: string; name: string } | undefined>;
}

/** Serves signed addresses of large files; a range continues an interrupted download. */
export function serveDownloads(
  app: FastifyInstance,
  { database, media, clock }: Pick<Dependencies, 'database' | 'media' | 'clock'>,
  { folder, urls, type, find }: Download,
) {
  app.get(`/${folder}/:carehomeId/:id`, async (request, reply) => {
    const link = readLink({ ...(request.query as object), ...(request.params as object) });
    const now = clock();
    if (!link || !urls.isGood(link, link.proof, now)) throw notFound();
    const { carehomeId, sessionId, id } = link;
    const viewer = await database.single((db) => findViewer(db, sessionId, now));
    if (viewer?.carehomeId !== carehomeId) throw notFound();
    const { userId, user } = viewer;
    const tenant = { carehomeId, userId, isRelative: isRelative(user) };
    const found = await find({ ...viewer, tenant, now }, id);
    const file = found && (await media.openFile(found.file));
    if (!file) throw notFound();

    void reply.headers({
      'content-type': type,
      'content-disposition': `attachment; filename="${found.name}"`,
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
      'cross-origin-resource-policy': 'cross-origin',
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
}

function readLink(address: object): (DownloadLink & { proof: string }) | undefined {
  const { data } = Address.safeParse(address);
  if (!data) return undefined;
  const { by: sessionId, until, ...rest } = data;
  return { ...rest, sessionId, until: Number(until) };
}
