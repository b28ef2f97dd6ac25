import { dayIn } from '@relish/shared/days.ts';
import type { outingCalls } from '@relish/shared/outings/outings/contract.ts';

import type { Staged } from '../../../core/handler.ts';
import { asJpeg } from '../../../files/as-jpeg.ts';
import type { PersonalMedia } from '../../../files/media.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { listAgreements } from '../../residents/consents/public.ts';
import { toDocument } from './pack-document.ts';
import { type GoerRow, listPictureKeys } from './people-queries.ts';
import { insertPrint } from './queries.ts';
import { openEvent, readOuting } from './read-outing.ts';

type Print = Staged<(typeof outingCalls)['outings/print']>['staged'];

/** Reads in one transaction and draws outside of it. */
export const printPack: Print = async (context, { event_id, client_uuid }) => {
  const { transaction, makePdf, media, carehomeId, user, now } = context;
  const { outing, event, keys } = await transaction(async (db) => {
    const inHome = { ...context, db };
    const row = await openEvent(inHome, event_id);
    const read = await readOuting(inHome, row);
    const print = { carehome_id: carehomeId, client_uuid, event_id };
    const isNew = await insertPrint(db, { ...print, printed_by: user.id, printed_at: now });
    if (isNew)
      await insertAudit(db, inHome, {
        action: 'outing.print',
        entity: 'event',
        entity_id: event_id,
      });
    return { ...read, event: row, keys: await listPortraits({ ...inHome, goers: read.goers }) };
  });
  const photos = await readPhotos(media, keys);
  const pdf = await makePdf(
    toDocument({
      outing,
      event,
      photos,
      home: user.carehome,
      today: dayIn(user.carehome.time_zone, now),
    }),
  );
  // No name of a place or a person in the name of a file (N17).
  return { file_name: 'outing-pack.pdf', base64: pdf.toString('base64') };
};

/** Keys of portraits by resident; only with consent to a picture on the record. */
async function listPortraits({
  db,
  carehomeId,
  goers,
}: Parameters<typeof openEvent>[0] & { goers: readonly GoerRow[] }): Promise<Map<string, string>> {
  const agreed = await listAgreements(
    db,
    carehomeId,
    goers.map(({ id }) => id),
    'photo_record',
  );
  const shown = goers.flatMap(({ id, photo_id }) =>
    photo_id !== null && agreed(id, 'photo_record') ? [{ id, photo_id }] : [],
  );
  const keys = new Map(
    (
      await listPictureKeys(
        db,
        carehomeId,
        shown.map(({ photo_id }) => photo_id),
      )
    ).map(({ id, key }) => [id, key]),
  );
  return new Map(
    shown.flatMap(({ id, photo_id }) => {
      const key = keys.get(photo_id);
      return key === undefined ? [] : [[id, key] as const];
    }),
  );
}

async function readPhotos(media: PersonalMedia, keys: ReadonlyMap<string, string>) {
  const photos = new Map<string, Uint8Array>();
  for (const [id, key] of keys) {
    const picture = await media.read(key, 'small');
    // Copied into its own buffer, so that it can be transferred to a worker.
    if (picture) photos.set(id, new Uint8Array(await asJpeg(picture)));
  }
  return photos;
}
