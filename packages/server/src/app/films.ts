import { Readable } from 'node:stream';

import { Id } from '@relish/shared/fields.ts';
import { can, isRelative } from '@relish/shared/permissions.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { FILM_TYPES, openFilm, type OpenFile } from '../content/films.ts';
import { openShelf } from '../content/reach.ts';
import { notFound } from '../core/app-error.ts';
import { findViewer } from '../features/accounts/account/public.ts';
import { FILM_FILES, type FilmLink } from '../files/film-urls.ts';
import { type ByteRange, byteRange } from './byte-range.ts';
import type { Dependencies } from './dispatch.ts';

const Address = z.object({
  carehomeId: Id,
  by: Id,
  id: Id,
  file: z.enum(FILM_FILES),
  until: z.string().regex(/^\d{1,12}$/),
  proof: z.string().max(100),
});

// Streamed in pieces, so memory does not grow with the length of a film.
const PIECE = 256 * 1024;

/**
 * A `<video>` cannot send a token, so the signed address replaces it; range requests are supported.
 */
export function serveFilms(
  app: FastifyInstance,
  {
    database,
    media,
    library,
    clock,
  }: Pick<Dependencies, 'database' | 'media' | 'library' | 'clock'>,
) {
  app.get('/library/films/:carehomeId/:id/:file', async (request, reply) => {
    const link = readLink({ ...(request.query as object), ...(request.params as object) });
    if (!link || !media.filmUrls.isGood(link, link.proof, clock())) throw notFound();
    const file = await findFile(link);
    if (!file) throw notFound();

    void reply.headers({
      'content-type': FILM_TYPES[link.file].type,
      'accept-ranges': 'bytes',
      // Revalidated on every fetch, so that nothing plays after sign-out.
      'cache-control': 'private, no-cache',
      etag: file.etag,
      // The native shell has its own origin.
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
    const range = byteRange(request.headers.range, file.size);
    if (range === null)
      return reply.code(416).header('content-range', `bytes */${file.size}`).send();
    const { from, to } = range ?? { from: 0, to: file.size - 1 };
    if (range) void reply.code(206).header('content-range', `bytes ${from}-${to}/${file.size}`);
    return reply
      .header('content-length', to - from + 1)
      .send(Readable.from(pieces(file, { from, to })));
  });

  /** Checked on every fetch: the session, the package or the video may have ended. */
  const findFile = async ({ carehomeId, sessionId, id, file }: FilmLink) => {
    const viewer = await database.single((db) => findViewer(db, sessionId, clock()));
    if (viewer?.carehomeId !== carehomeId || !can(viewer.user, 'videos.view')) return undefined;
    const { userId, user } = viewer;
    const tenant = { carehomeId, userId, isRelative: isRelative(user) };
    const video = await database.asTenant(tenant, async (db) =>
      (await openShelf({ db, library, carehomeId })).videos.find((each) => each.id === id),
    );
    return video && openFilm(video, file, media);
  };
}

async function* pieces(file: OpenFile, { from, to }: ByteRange): AsyncGenerator<Buffer> {
  for (let at = from; at <= to; at += PIECE) yield file.read(at, Math.min(at + PIECE - 1, to));
}

function readLink(address: object): (FilmLink & { proof: string }) | undefined {
  const { data } = Address.safeParse(address);
  if (!data) return undefined;
  const { by: sessionId, until, ...rest } = data;
  return { ...rest, sessionId, until: Number(until) };
}
