import { createHash } from 'node:crypto';

import { Id } from '@relish/shared/fields.ts';
import { can, isRelative } from '@relish/shared/permissions.ts';
import { familyState } from '@relish/shared/residents/relatives/family-state.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { notFound } from '../core/app-error.ts';
import type { Db } from '../db/database.ts';
import { findViewer } from '../features/accounts/account/public.ts';
import {
  createKeyFinder,
  findDisplayedPhoto,
  findFamilyPhoto,
} from '../features/photos/photos/public.ts';
import { ownPeople } from '../features/residents/relatives/public.ts';
import type { ChosenPicture } from '../files/picture-rule.ts';
import { AUDIENCES, type MediaLink } from '../files/signed-urls.ts';
import { SIZE_NAMES } from '../files/sizes.ts';
import type { Dependencies } from './dispatch.ts';
import { pictureRules, screenPictureRule } from './picture-rules.ts';

const Address = z.object({
  carehomeId: Id,
  by: Id,
  id: Id,
  size: z.enum(SIZE_NAMES),
  for: z.enum(AUDIENCES),
  of: Id.optional(),
  until: z.string().regex(/^\d{1,12}$/),
  proof: z.string().max(100),
});

const HEADERS = {
  'content-type': 'image/webp',
  'content-disposition': 'inline',
  // The native shell has its own origin.
  'cross-origin-resource-policy': 'cross-origin',
  // Revalidated on every use, so that nothing shows after a sign-out or withdrawn consent.
  'cache-control': 'private, no-cache',
};

type PictureDependencies = Pick<Dependencies, 'database' | 'media' | 'clock'>;

/** For `<img>`, which cannot send a token, so the signed address authorises the request. */
export function servePictures(
  app: FastifyInstance,
  { database, media, clock }: PictureDependencies,
) {
  app.get('/media/:carehomeId/:id/:size', async (request, reply) => {
    const link = readLink({ ...(request.query as object), ...(request.params as object) });
    if (!link || !media.isGoodUrl(link, link.proof, clock())) throw notFound();
    const chosen = await findVisible(link);
    if (!chosen) throw notFound();
    const key = await findKey(link.carehomeId, chosen);
    if (key === undefined) throw notFound();

    // A key's files never change; the blurred rendition of a picture has another key.
    const etag = `"${createHash('sha256').update(`${key}-${link.size}`).digest('base64url')}"`;
    if (request.headers['if-none-match'] === etag)
      return reply
        .headers({ ...HEADERS, etag })
        .code(304)
        .send();
    const content = await media.read(key, link.size);
    if (!content) throw notFound();
    return reply.headers({ ...HEADERS, etag }).send(content);
  });

  const findKey = createKeyFinder({ database, media, clock });

  /** Families keep access for some time after a death or a move. */
  const ownIds = async (db: Db, { carehomeId, userId }: { carehomeId: string; userId: string }) =>
    (await ownPeople(db, carehomeId, userId).execute())
      .filter((person) => familyState(person, clock()) !== undefined)
      .map((person) => person.id);

  /**
   * Checked on every fetch, because the session, role, consent or link may have changed. Row level
   * security limits a family's transaction to their own residents' pictures.
   */
  const findVisible = async ({
    carehomeId,
    holderId,
    id,
    audience,
    residentId,
  }: MediaLink): Promise<ChosenPicture | undefined> => {
    // A lounge screen has no user: its link shows the pictures of notices for everyone.
    if (audience === 'screen')
      return database.system((db) =>
        screenPictureRule(db, carehomeId, { id, screenId: holderId, now: clock() }),
      );
    const isFamily = audience === 'family';
    const viewer = await database.single((db) => findViewer(db, holderId, clock()));
    if (viewer?.carehomeId !== carehomeId || isRelative(viewer.user) !== isFamily) return undefined;
    const { userId, user } = viewer;
    if (audience === 'display')
      return can(user, 'photo-book.view')
        ? database.system((db) => findDisplayedPhoto(db, carehomeId, id))
        : undefined;
    if (audience === 'book')
      return can(user, 'photos.edit') && residentId !== undefined
        ? database.system((db) => findFamilyPhoto(db, carehomeId, id, residentId))
        : undefined;
    const found = await database.asTenant(
      { carehomeId, userId, isRelative: isFamily },
      async (db) => {
        const relativesResidentIds = isFamily
          ? await ownIds(db, { carehomeId, userId })
          : undefined;
        for (const rule of pictureRules) {
          const answer = await rule(
            { db, carehomeId, user, userId, relativesResidentIds, now: clock() },
            id,
          );
          if (answer) return answer;
        }
        return undefined;
      },
    );
    if (!found || found === 'hidden') return undefined;
    if ('choose' in found) return database.system(found.choose);
    const { key, isAgreed } = found;
    return !isAgreed || (await database.system(isAgreed)) ? { key } : undefined;
  };
}

function readLink(address: object): (MediaLink & { proof: string }) | undefined {
  const { data } = Address.safeParse(address);
  if (!data) return undefined;
  const { for: audience, by: holderId, of: residentId, until, ...rest } = data;
  return { ...rest, holderId, audience, residentId, until: Number(until) };
}
