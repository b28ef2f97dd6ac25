import type { PersonInput, WhoSees } from '@relish/shared/photos/photos/photo.ts';

import type { InHome } from '../../../core/handler.ts';
import { isInAboutMe, isSharedInAboutMe } from './about-me-photos.ts';
import { listDistressing, listPeople, listResidents, readConsents } from './facts-queries.ts';
import type { PhotoRow } from './queries.ts';
import { listWithheld } from './record-queries.ts';
import { listWhoSees } from './who-sees.ts';

/** Who sees a photo as it is, or as it would be with changes that are not saved. */
export async function readWhoSees(
  { db, carehomeId }: Pick<InHome, 'db' | 'carehomeId'>,
  photo: PhotoRow,
  people: readonly PersonInput[],
): Promise<WhoSees[]> {
  const aboutMe = isInAboutMe(photo)
    ? {
        residentId: photo.resident_id,
        isShared: await isSharedInAboutMe(db, carehomeId, photo),
      }
    : undefined;
  const residents = await listResidents(db, carehomeId, [
    ...new Set([
      ...people.flatMap(({ resident_id }) => resident_id ?? []),
      ...(aboutMe ? [aboutMe.residentId] : []),
    ]),
  ]);
  const distressing = await listDistressing(db, carehomeId, [photo.id]);
  const withheld = await listWithheld(db, carehomeId, [photo.id]);
  const stored = await listPeople(db, carehomeId, [photo.id]);
  const refused = stored.filter((person) => person.refused);
  return listWhoSees(
    { ...photo, is_distressing: distressing.has(photo.id) },
    [...people.map((person) => ({ ...person, refused: false })), ...refused],
    {
      consents: await readConsents(db, carehomeId, residents),
      residents,
      isWithheld: (id) => withheld.has(`${photo.id} ${id}`),
      aboutMe,
    },
  );
}
