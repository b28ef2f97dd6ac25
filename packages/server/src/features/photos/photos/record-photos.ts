import type { PhotoDecision, PhotoViewer } from '@relish/shared/photos/photos/decide.ts';

import type { Db } from '../../../db/database.ts';
import { listInForceOf } from '../../residents/consents/public.ts';
import { listPeople } from './facts-queries.ts';
import { makePhotos, type PhotoToMake } from './make.ts';
import { listPhotosOfMedia, replacePeople, updatePhoto } from './queries.ts';
import { deletePhotosOfMedia } from './record-queries.ts';
import { removeRenditions } from './rendition-queries.ts';
import { decideStored, readFacts } from './viewer.ts';

/** A photo as a record holds it. */
interface RecordPhoto {
  media_id: string;
  resident_ids: readonly string[];
  agreed_ids: readonly string[];
  caption: string | null;
}

interface OfRecord {
  report_id: string;
  day: string;
  added_by: string;
  added_at: Date;
}

/** Decides about photos of records at every door; needs a system transaction for families. */
export async function decideRecordPhotos(
  db: Db,
  carehomeId: string,
  mediaIds: readonly string[],
  viewer: PhotoViewer,
): Promise<(mediaId: string) => PhotoDecision['see']> {
  const photos = await listPhotosOfMedia(db, carehomeId, mediaIds);
  const facts = await readFacts(
    db,
    carehomeId,
    photos.map(({ id }) => id),
  );
  const seen = new Map(
    photos.map((photo) => [photo.media_id, decideStored(photo, facts, viewer).see]),
  );
  return (mediaId) => seen.get(mediaId) ?? 'nothing';
}

const ASKED = ['photo_own_family', 'photo_other_families'] as const;

/** The record names everyone who can be recognised, so its photos are ready. */
export async function addRecordPhotos(
  db: Db,
  carehomeId: string,
  photos: readonly (RecordPhoto & OfRecord)[],
) {
  const agreed = photos.flatMap(({ agreed_ids }) => agreed_ids);
  const inForce = await listInForceOf(db, carehomeId, [...new Set(agreed)], ASKED);
  const wantsAsking = (id: string) =>
    ASKED.some((purpose) => inForce(id, purpose)?.decision === 'ask_each_time');
  await makePhotos(
    db,
    carehomeId,
    photos.map(
      ({ day, media_id, report_id, added_by, added_at, caption, ...who }): PhotoToMake => ({
        media_id,
        report_id,
        added_by,
        added_at,
        caption,
        taken_on: day,
        sort_on: day,
        named: namedFor(who),
        // They were asked about the record, not about families.
        sharing: who.agreed_ids.some(wantsAsking) ? 'staff' : 'own_family',
        people: who.resident_ids.map((id) => ({
          ...UNMARKED,
          resident_id: id,
          agreed: who.agreed_ids.includes(id),
        })),
      }),
    ),
  );
}

const UNMARKED = { kind: 'resident', region: null, treatment: 'show' } as const;

const namedFor = ({ resident_ids }: Pick<RecordPhoto, 'resident_ids'>) =>
  resident_ids.length === 0 ? 'not_yet' : 'everyone';

/** Keeps marked places and what staff chose in the album; a refusal stays (N21). */
export async function changeRecordPhotos(
  db: Db,
  carehomeId: string,
  photos: readonly RecordPhoto[],
  now: Date,
) {
  const rows = await listPhotosOfMedia(
    db,
    carehomeId,
    photos.map(({ media_id }) => media_id),
  );
  const byPhoto = Map.groupBy(
    await listPeople(
      db,
      carehomeId,
      rows.map(({ id }) => id),
    ),
    ({ photo_id }) => photo_id,
  );
  for (const row of rows) {
    const photo = photos.find(({ media_id }) => media_id === row.media_id);
    if (!photo) continue;
    const before = (byPhoto.get(row.id) ?? []).map(({ photo_id: _photo, ...person }) => person);
    const others = before.filter(({ kind, refused }) => kind !== 'resident' || refused);
    const residents = photo.resident_ids
      .filter((id) => !others.some(({ resident_id }) => resident_id === id))
      .map((id) => ({
        ...(before.find(({ resident_id }) => resident_id === id) ?? {
          ...UNMARKED,
          refused: false,
        }),
        resident_id: id,
        agreed: photo.agreed_ids.includes(id),
      }));
    const named = namedFor(photo);
    await updatePhoto(db, carehomeId, row, {
      caption: photo.caption,
      named,
      state: row.state === 'hidden' ? 'hidden' : named === 'everyone' ? 'ready' : 'needs_people',
    });
    await replacePeople(db, carehomeId, row, [...residents, ...others]);
  }
  await removeRenditions(
    db,
    carehomeId,
    rows.map(({ media_id }) => media_id),
    now,
  );
}

export const removeRecordPhotos = async (
  db: Db,
  carehomeId: string,
  mediaIds: readonly string[],
  now: Date,
) => {
  await deletePhotosOfMedia(db, carehomeId, mediaIds);
  await removeRenditions(db, carehomeId, mediaIds, now);
};
