import { randomUUID } from 'node:crypto';

import {
  type Named,
  type PhotoOrigin,
  type PhotoSharing,
  type PhotoState,
  stateFor,
} from '@relish/shared/photos/photos/choices.ts';
import type { PersonInput } from '@relish/shared/photos/photos/photo.ts';

import type { Db } from '../../../db/database.ts';
import { insertPeople, insertPhotos } from './queries.ts';
import { insertThanks } from './thanks-queries.ts';

export interface PhotoToMake {
  /** Its media row exists already. */
  media_id: string;
  added_by: string;
  added_at: Date;
  /** A day, a decade, or neither. */
  taken_on?: string | null;
  decade?: number | null;
  sort_on: string;
  place?: string | null;
  caption?: string | null;
  story?: string | null;
  origin?: PhotoOrigin;
  report_id?: string | null;
  named: Named;
  sharing: PhotoSharing;
  /** Only for a photo that is pending or hidden. */
  state?: PhotoState;
  answer?: string | null;
  answered_at?: Date | null;
  people: readonly (PersonInput & { refused?: boolean })[];
  thanks?: readonly { user_id: string; heart: boolean; text: string | null; at: Date }[];
}

/** Bulk insert for demonstrations and benchmarks. */
export async function makePhotos(
  db: Db,
  carehomeId: string,
  photos: readonly PhotoToMake[],
): Promise<string[]> {
  if (photos.length === 0) return [];
  const made = photos.map((photo) => ({ ...photo, id: randomUUID() }));
  await insertPhotos(
    db,
    made.map(({ people: _people, thanks: _thanks, origin = 'staff', ...photo }) => ({
      ...photo,
      origin,
      carehome_id: carehomeId,
      state: photo.state ?? stateFor(photo.named),
    })),
  );
  await insertPeople(
    db,
    carehomeId,
    made.map(({ people, ...photo }) => ({
      photo,
      people: people.map((person) => ({ ...person, refused: person.refused ?? false })),
    })),
  );
  await insertThanks(
    db,
    made.flatMap(({ id, thanks = [] }) =>
      thanks.map((each) => ({ ...each, carehome_id: carehomeId, photo_id: id })),
    ),
  );
  return made.map(({ id }) => id);
}
