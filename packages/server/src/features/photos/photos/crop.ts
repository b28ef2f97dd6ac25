import { SMALLEST_REGION } from '@relish/shared/photos/photos/choices.ts';
import type { photoCalls } from '@relish/shared/photos/photos/contract.ts';
import type { PhotoRegion } from '@relish/shared/photos/photos/photo.ts';

import { invalid, notFound } from '../../../core/app-error.ts';
import type { Handlers } from '../../../core/handler.ts';
import { newPictureKey } from '../../../files/media.ts';
import { countBytes } from '../../../files/shape-picture.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { replaceEntryPicture } from '../../residents/about-me/public.ts';
import { attachPicture, completePicture, insertPicture } from '../../residents/media/public.ts';
import { isInAboutMe } from './about-me-photos.ts';
import { listPeople } from './facts-queries.ts';
import { findPhoto, lockPhotos, replacePeople, updatePhoto } from './queries.ts';
import { removeMedia } from './removing-queries.ts';
import { checkNoRecord } from './save.ts';

const CHANGED = 'A colleague has saved changes while you were writing.';

export const cropHandlers: Handlers<Pick<typeof photoCalls, 'photos/crop'>> = {
  'photos/crop': {
    staged: async (context, { id, version, region }) => {
      const { transaction, media, carehomeId, user, now } = context;
      const before = await transaction((db) => findPhoto(db, carehomeId, id));
      const largest = before && (await media.readLargest(before.key));
      if (!before || !largest) throw notFound();
      const picture = await media.crop(largest.content, region);
      const { width, height, look } = picture;
      const key = newPictureKey();
      // Row before files, so that the sweep finds the files of an interrupted crop.
      const mediaId = await transaction((db) =>
        insertPicture(db, carehomeId, { key, userId: user.id, now }),
      );
      await media.keep(key, picture);
      const bytes = countBytes(picture);
      const replace = context.creating(async (db) => {
        const [row] = await lockPhotos(db, carehomeId, [id]);
        if (!row) throw notFound();
        if (row.version !== version || row.media_id !== before.media_id)
          throw invalid({ version: [CHANGED] });
        await checkNoRecord(
          { db, carehomeId },
          [row],
          'Blur it here, or replace it in the record.',
        );
        const people = await listPeople(db, carehomeId, [id]);
        if (people.some(({ refused }) => refused))
          throw invalid({ id: ['Someone in this photo said no. It can only be removed.'] });
        await completePicture(db, carehomeId, mediaId, { width, height, bytes, look });
        const userId = user.id;
        await attachPicture(
          db,
          carehomeId,
          mediaId,
          isInAboutMe(row)
            ? { purpose: 'photo_life_story', residentId: row.resident_id, userId }
            : { purpose: 'photo', userId },
        );
        if (isInAboutMe(row))
          await replaceEntryPicture(db, carehomeId, row.resident_id, {
            before: row.media_id,
            after: mediaId,
          });
        await replacePeople(
          db,
          carehomeId,
          row,
          people.flatMap(({ photo_id: _photo, ...person }) => {
            if (!person.region) return person;
            const inside = cutRegion(person.region, region);
            return inside ? { ...person, region: inside } : [];
          }),
        );
        const left = await listPeople(db, carehomeId, [id]);
        const named = row.named === 'everyone' && left.length === 0 ? 'nobody' : row.named;
        await updatePhoto(db, carehomeId, row, { media_id: mediaId, named });
        await removeMedia(db, carehomeId, [row.media_id], now);
        await insertAudit(db, context, { action: 'photo.crop', entity: 'photo', entity_id: id });
        return { version: version + 1, width, height };
      });
      return transaction(replace);
    },
  },
};

/** The part of a place that is left, in thousandths of the cropped picture. */
function cutRegion(place: PhotoRegion, crop: PhotoRegion): PhotoRegion | undefined {
  const left = Math.max(place.x, crop.x);
  const top = Math.max(place.y, crop.y);
  const right = Math.min(place.x + place.w, crop.x + crop.w);
  const bottom = Math.min(place.y + place.h, crop.y + crop.h);
  if (right <= left || bottom <= top) return undefined;
  // Rounded outwards, so that no part of a face is left unblurred.
  const x = Math.floor(((left - crop.x) / crop.w) * 1000);
  const y = Math.floor(((top - crop.y) / crop.h) * 1000);
  const w = Math.max(SMALLEST_REGION, Math.ceil(((right - crop.x) / crop.w) * 1000) - x);
  const h = Math.max(SMALLEST_REGION, Math.ceil(((bottom - crop.y) / crop.h) * 1000) - y);
  return { x: Math.min(x, 1000 - w), y: Math.min(y, 1000 - h), w, h };
}
