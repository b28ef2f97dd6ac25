import { Readable } from 'node:stream';

import { Id } from '@relish/shared/fields.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { notFound } from '../core/app-error.ts';
import { belongsTo } from '../features/people/queries.ts';
import { FILM_TYPES, openFilm, type OpenFile } from '../library/films.ts';
import { openShelf } from '../library/reach.ts';
import { FILM_FILES, type FilmLink } from '../media/film-urls.ts';
import { type ByteRange, byteRange } from './byte-range.ts';
import type { Doors } from './dispatch.ts';

const Address = z.object({
  carehomeId: Id,
  by: Id,
  id: Id,
  file: z.enum(FILM_FILES),
  until: z.string().regex(/^\d{1,12}$/),
  proof: z.string().max(100),
});

// Read and sent piece by piece: a film of an hour takes no more memory than one of a minute.
const PIECE = 256 * 1024;

/** Films for a `<video>`: the signed address stands for the token, and any piece may be asked for. */
export function serveFilms(
  app: FastifyInstance,
  { database, media, library, clock }: Pick<Doors, 'database' | 'media' | 'library' | 'clock'>,
) {
  app.get('/library/films/:carehomeId/:id/:file', async (request, reply) => {
    const link = readLink({ ...(request.query as object), ...(request.params as object) });
    if (!link || !media.filmUrls.isGood(link, link.proof, clock())) throw notFound();
    const file = await findFile(link);
    if (!file) throw notFound();

    void reply.headers({
      'content-type': FILM_TYPES[link.file].type,
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=3600',
      // The native shell's pages come from an origin of their own.
      'cross-origin-resource-policy': 'cross-origin',
    });
    const range = byteRange(request.headers.range, file.size);
    if (range === null)
      return reply.code(416).header('content-range', `bytes */${file.size}`).send();
    const { from, to } = range ?? { from: 0, to: file.size - 1 };
    if (range) void reply.code(206).header('content-range', `bytes ${from}-${to}/${file.size}`);
    return reply
      .header('content-length', to - from + 1)
      .send(Readable.from(pieces(file, { from, to })));
  });

  /** Asked at every fetch: somebody's work here may have ended, or the video been taken away. */
  const findFile = async ({ carehomeId, viewerId, id, file }: FilmLink) => {
    const viewer = { carehomeId, userId: viewerId, isRelative: false };
    const video = await database.asTenant(viewer, async (db) =>
      (await belongsTo(db, carehomeId, viewerId, clock()))
        ? (await openShelf({ db, library, carehomeId })).videos.find((each) => each.id === id)
        : undefined,
    );
    return video && openFilm(video, file, media);
  };
}

async function* pieces(file: OpenFile, { from, to }: ByteRange): AsyncGenerator<Buffer> {
  for (let at = from; at <= to; at += PIECE) yield file.read(at, Math.min(at + PIECE - 1, to));
}

function readLink(given: object): (FilmLink & { proof: string }) | undefined {
  const { data } = Address.safeParse(given);
  if (!data) return undefined;
  const { by: viewerId, until, ...rest } = data;
  return { ...rest, viewerId, until: Number(until) };
}
