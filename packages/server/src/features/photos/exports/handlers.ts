import { dayIn } from '@relish/shared/days.ts';
import type { exportCalls } from '@relish/shared/photos/exports/contract.ts';

import { notFound } from '../../../core/app-error.ts';
import type { Handlers } from '../../../core/handler.ts';
import type { Db } from '../../../db/database.ts';
import { watermark } from '../../../files/watermark.ts';
import { insertAudits } from '../../accounts/audit/public.ts';
import { recordCopies } from '../copies/public.ts';
import {
  decideStored,
  listPhotosById,
  type PhotoRow,
  readFacts,
  toReasons,
} from '../photos/public.ts';
import { listPublicConsents, type PublicConsent } from './queries.ts';
import { formatDay, layOutSheet, type SheetPhoto } from './sheet.ts';

/** Decided for the public, which sees originals or nothing (N6). */
async function decidePublic(db: Db, carehomeId: string, ids: readonly string[]) {
  const rows = await listPhotosById(db, carehomeId, ids);
  if (rows.length < ids.length) throw notFound();
  const facts = await readFacts(db, carehomeId, ids);
  const photos = rows.map((row) => {
    const { see, why } = decideStored(row, facts, { kind: 'external' });
    return {
      row,
      isAllowed: see === 'original',
      reasons: toReasons(why, facts.residents),
      residentIds: facts.people(row.id).flatMap(({ resident_id }) => resident_id ?? []),
    };
  });
  // In the order in which they were chosen.
  return photos.toSorted((one, other) => ids.indexOf(one.row.id) - ids.indexOf(other.row.id));
}

type Stamped = SheetPhoto & { row: PhotoRow };

export const exportHandlers: Handlers<typeof exportCalls> = {
  'exports/check': async ({ db, carehomeId, media, now }, { ids }) => {
    const photos = await decidePublic(db, carehomeId, ids);
    return photos.map(({ row, isAllowed, reasons }) => ({
      id: row.id,
      picture: isAllowed
        ? media.signUrls({ carehomeId, id: row.media_id, audience: 'staff', now })
        : null,
      caption: row.caption,
      is_allowed: isAllowed,
      reasons,
    }));
  },

  'exports/make': {
    staged: async (context, { ids }) => {
      const { transaction, carehomeId, user, media, makePdf, now } = context;
      const today = dayIn(user.carehome.time_zone, now);
      const home = user.carehome.name;
      const { photos, consents } = await transaction(async (db) => {
        const decided = await decidePublic(db, carehomeId, ids);
        const residentIds = [...new Set(decided.flatMap((photo) => photo.residentIds))];
        return {
          photos: decided,
          consents: await listPublicConsents(db, carehomeId, residentIds),
        };
      });
      const stamped: Stamped[] = [];
      for (const { row, residentIds } of photos.filter(({ isAllowed }) => isAllowed)) {
        // The size of a screen: enough for the web, and ten of them fit in one answer.
        const picture = await media.read(row.key, 'large');
        if (!picture) throw notFound();
        const given = consents.filter((consent) => residentIds.includes(consent.resident_id));
        stamped.push({
          row,
          mediaId: row.media_id,
          // No one's name: file names are seen by others (N17).
          fileName: `public-${today}-${stamped.length + 1}.jpg`,
          picture: await watermark(picture, lineFor(home, given)),
          consents: given,
        });
      }
      const sheet = stamped.length > 0 && (await makePdf(layOutSheet(stamped, { home, today })));
      // Decided again, because a consent may have been withdrawn while the files were made.
      await transaction(async (db) => {
        const kept = stamped.map(({ row }) => row.id);
        const again = kept.length > 0 ? await decidePublic(db, carehomeId, kept) : [];
        if (!again.every(({ isAllowed }) => isAllowed)) throw notFound();
        await recordCopies(db, carehomeId, {
          photoIds: kept,
          kind: 'public',
          userId: user.id,
          now,
        });
        await insertAudits(
          db,
          context,
          kept.map((id) => ({ action: 'photo.publish', entity: 'photo', entity_id: id })),
        );
      });
      return {
        files: [
          ...stamped.map(({ fileName, picture }) => toFile(fileName, picture)),
          ...(sheet ? [toFile(`public-${today}-consents.pdf`, sheet)] : []),
        ],
        refused: photos
          .filter(({ isAllowed }) => !isAllowed)
          .map(({ row, reasons }) => ({ id: row.id, reasons })),
      };
    },
  },
};

const toFile = (file_name: string, content: Buffer) => ({
  file_name,
  base64: content.toString('base64'),
});

/** With the latest consent, because until then the picture could not be used. */
function lineFor(home: string, consents: readonly PublicConsent[]): string {
  const latest = consents
    .map(({ from_date }) => from_date)
    .toSorted()
    .at(-1);
  const basis = latest === undefined ? 'no one recognisable' : `consent of ${formatDay(latest)}`;
  return `${home} · for public use, ${basis}`;
}
