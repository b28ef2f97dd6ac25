import { Readable } from 'node:stream';

import { Id } from '@relish/shared/fields.ts';
import { can, isRelative } from '@relish/shared/permissions.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { notFound } from '../core/app-error.ts';
import { findViewer } from '../features/accounts/account/public.ts';
import {
  bookFile,
  findAffected,
  findOwnCopy,
  isOpenable,
} from '../features/photos/books/public.ts';
import type { BookLink } from '../files/book-urls.ts';
import type { Dependencies } from './dispatch.ts';

const Address = z.object({
  carehomeId: Id,
  by: Id,
  id: Id,
  until: z.string().regex(/^\d{1,12}$/),
  proof: z.string().max(100),
});

// Streamed in pieces, so memory does not grow with the length of a book.
const PIECE = 256 * 1024;

/** The signed address of a PDF, decided again at every fetch (N24). */
export function serveBooks(
  app: FastifyInstance,
  { database, media, clock }: Pick<Dependencies, 'database' | 'media' | 'clock'>,
) {
  app.get('/photo-books/:carehomeId/:id', async (request, reply) => {
    const link = readLink({ ...(request.query as object), ...(request.params as object) });
    if (!link || !media.bookUrls.isGood(link, link.proof, clock())) throw notFound();
    const copy = await findCopy(link);
    const file = copy?.file_key ? await media.openFile(bookFile(copy.file_key)) : undefined;
    if (!copy || !file) throw notFound();
    return reply
      .headers({
        'content-type': 'application/pdf',
        // No personal names in file names (N17).
        'content-disposition': `attachment; filename="photo-book-${copy.created_at.slice(0, 10)}.pdf"`,
        'content-length': file.size,
        'cache-control': 'private, no-store',
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(Readable.from(readPieces(file)));
  });

  const findCopy = async ({ carehomeId, sessionId, id }: BookLink) => {
    const now = clock();
    const viewer = await database.single((db) => findViewer(db, sessionId, now));
    if (viewer?.carehomeId !== carehomeId || !can(viewer.user, 'photo-book.view')) return undefined;
    const { userId, user } = viewer;
    const tenant = { carehomeId, userId, isRelative: isRelative(user) };
    const { copy, book } = await database.asTenant(tenant, (db) =>
      findOwnCopy({ db, carehomeId, user, userId, now }, id),
    );
    if (!isOpenable(copy, now)) return undefined;
    const affected = await database.system((db) => findAffected(db, carehomeId, book, copy.uses));
    return affected.size > 0 ? undefined : copy;
  };
}

type OpenFile = NonNullable<Awaited<ReturnType<Dependencies['media']['openFile']>>>;

async function* readPieces(file: OpenFile): AsyncGenerator<Buffer> {
  for (let at = 0; at < file.size; at += PIECE)
    yield file.read(at, Math.min(at + PIECE, file.size) - 1);
}

function readLink(address: object): (BookLink & { proof: string }) | undefined {
  const { data } = Address.safeParse(address);
  if (!data) return undefined;
  const { by: sessionId, until, ...rest } = data;
  return { ...rest, sessionId, until: Number(until) };
}
