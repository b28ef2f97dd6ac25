import { Id } from '@relish/shared/fields.ts';
import { writesNoticesAs } from '@relish/shared/permissions.ts';
import { familyState } from '@relish/shared/relatives/family-state.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { notFound } from '../core/app-error.ts';
import type { Db } from '../db/database.ts';
import { mayShowPicture, mayShowTogether } from '../features/consents/queries.ts';
import { ownPeople } from '../features/family-access/queries.ts';
import { findScreenPicture } from '../features/lounge-screens/queries.ts';
import {
  findActivityPicture,
  findAttachedPicture,
  findReportPicture,
} from '../features/media/queries.ts';
import { findBoardPicture } from '../features/notices/queries.ts';
import { roleIn } from '../features/people/queries.ts';
import { AUDIENCES, type MediaLink } from '../media/signed-urls.ts';
import { SIZE_NAMES } from '../media/sizes.ts';
import type { Doors } from './dispatch.ts';

const Address = z.object({
  carehomeId: Id,
  by: Id,
  id: Id,
  size: z.enum(SIZE_NAMES),
  for: z.enum(AUDIENCES),
  until: z.string().regex(/^\d{1,12}$/),
  proof: z.string().max(100),
});

const HEADERS = {
  'content-type': 'image/webp',
  'content-disposition': 'inline',
  // The native shell's pages come from an origin of their own.
  'cross-origin-resource-policy': 'cross-origin',
  // Short, so that a withdrawn consent hides a picture also where it has been seen.
  'cache-control': 'private, max-age=60',
};

type PictureDoors = Pick<Doors, 'database' | 'media' | 'clock'>;

/** Pictures for an `<img>`, which cannot send a token: the signed address stands for it. */
export function servePictures(app: FastifyInstance, { database, media, clock }: PictureDoors) {
  app.get('/media/:carehomeId/:id/:size', async (request, reply) => {
    const link = readLink({ ...(request.query as object), ...(request.params as object) });
    if (!link || !media.isGoodUrl(link, link.proof, clock())) throw notFound();
    const key = await findVisible(link);
    if (key === undefined) throw notFound();

    // A key's files never change.
    const etag = `"${link.id}-${link.size}"`;
    if (request.headers['if-none-match'] === etag)
      return reply
        .headers({ ...HEADERS, etag })
        .code(304)
        .send();
    const content = await media.read(key, link.size);
    if (!content) throw notFound();
    return reply.headers({ ...HEADERS, etag }).send(content);
  });

  /** Whose pictures a family still looks at: some time after a death or a move that is over. */
  const ownIds = async (
    db: Db,
    { carehomeId, viewerId }: Pick<MediaLink, 'carehomeId' | 'viewerId'>,
  ) =>
    (await ownPeople(db, carehomeId, viewerId).execute())
      .filter((person) => familyState(person, clock()) !== undefined)
      .map((person) => person.id);

  /**
   * Asked at every fetch: consent may have been withdrawn since, a relative blocked, somebody's work here ended.
   * In a family's transaction only the pictures of their own residents exist.
   */
  const findVisible = async ({ carehomeId, viewerId, id, audience }: MediaLink) => {
    // A screen is nobody: it is given what hangs on the board for everybody, as long as its link is good.
    if (audience === 'screen')
      return database.system((db) =>
        findScreenPicture(db, carehomeId, { id, screenId: viewerId, now: clock() }),
      );
    const isFamily = audience === 'family';
    const viewer = { carehomeId, userId: viewerId, isRelative: isFamily };
    const found = await database.asTenant(viewer, async (db) => {
      const role = await roleIn(db, carehomeId, viewerId, clock());
      if (role === undefined) return undefined;
      const familyOf = isFamily ? await ownIds(db, { carehomeId, viewerId }) : undefined;
      const picture = await findAttachedPicture(db, carehomeId, id);
      if (picture) {
        const isTheirs = familyOf === undefined || familyOf.includes(picture.resident_id);
        return isTheirs && (await mayShowPicture(db, carehomeId, picture, audience))
          ? picture.key
          : undefined;
      }
      const together = await findReportPicture(db, carehomeId, id);
      if (together) return { together, familyOf };
      // One of an activity or a notice shows nobody, so there is nobody to ask.
      return (
        (await findActivityPicture(db, carehomeId, id, { isFamily })) ??
        findBoardPicture(db, carehomeId, {
          id,
          onlyLive: isFamily || !writesNoticesAs(role),
          now: clock(),
        })
      );
    });
    if (typeof found !== 'object') return found;
    // What the others in the photo have agreed to does not exist in a family's transaction.
    const { together, familyOf } = found;
    const isVisible = await database.system((db) =>
      mayShowTogether(db, carehomeId, together, familyOf),
    );
    return isVisible ? together.key : undefined;
  };
}

function readLink(given: object): (MediaLink & { proof: string }) | undefined {
  const { data } = Address.safeParse(given);
  if (!data) return undefined;
  const { for: audience, by: viewerId, until, ...rest } = data;
  return { ...rest, viewerId, audience, until: Number(until) };
}
