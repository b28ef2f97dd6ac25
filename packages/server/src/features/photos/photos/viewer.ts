import { can, isRelative, isVisitor, type PermissionUser } from '@relish/shared/permissions.ts';
import {
  type Consents,
  decidePhoto,
  type PhotoDecision,
  type PhotoViewer,
} from '@relish/shared/photos/photos/decide.ts';
import { SEES_UPDATES } from '@relish/shared/residents/relatives/choices.ts';
import { familyState } from '@relish/shared/residents/relatives/family-state.ts';

import type { Db } from '../../../db/database.ts';
import { ownPeople } from '../../residents/relatives/public.ts';
import {
  listDistressing,
  listPeople,
  listResidents,
  type PersonRow,
  readConsents,
  type ResidentRow,
} from './facts-queries.ts';
import type { PhotoRow } from './queries.ts';
import { listWithheld } from './record-queries.ts';

/** Who asks; what they may see of a photo also depends on who added it and where it belongs. */
export type Asking = (photo: Pick<PhotoRow, 'added_by' | 'purpose'>) => PhotoViewer;

interface AskingUser {
  user: PermissionUser;
  userId: string;
  carehomeId: string;
  now: Date;
}

/** Undefined if the package does not include photos (N23). */
export async function findAsking(
  db: Db,
  { user, userId, carehomeId, now }: AskingUser,
): Promise<Asking | undefined> {
  if (!can(user, 'photo-book.view')) return undefined;
  if (isRelative(user)) {
    const residentIds = await listOwnResidents(db, { userId, carehomeId, now });
    return ({ added_by }) => ({ kind: 'family', residentIds, isUploader: added_by === userId });
  }
  // A family organisation keeps its own album.
  if (isVisitor(user)) return () => ({ kind: 'household' });
  // Volunteers and inspectors see what is displayed in the home.
  if (!can(user, 'photos.edit')) return () => ({ kind: 'home' });
  const settles = can(user, 'photos.keep');
  return ({ added_by, purpose }) => ({
    kind: 'staff',
    // A photo of a record is settled in the record, which shows no one what was withdrawn (N24).
    settles: purpose !== 'report' && (settles || added_by === userId),
  });
}

/** Those whose updates the relative may still see (N3, N8). */
export async function listOwnResidents(
  db: Db,
  { userId, carehomeId, now }: Omit<AskingUser, 'user'>,
): Promise<string[]> {
  const people = await ownPeople(db, carehomeId, userId).execute();
  return people
    .filter(
      (person) => person.access_level >= SEES_UPDATES && familyState(person, now) !== undefined,
    )
    .map(({ id }) => id);
}

export interface Facts {
  people: (photoId: string) => PersonRow[];
  residents: Map<string, ResidentRow>;
  consents: Consents;
  isDistressing: (photoId: string) => boolean;
  /** A record's photo whose record is not shared with the family of this resident. */
  isWithheld: (photoId: string, residentId: string) => boolean;
}

/** For families in a system transaction, because everyone's consent counts. */
export async function readFacts(
  db: Db,
  carehomeId: string,
  photoIds: readonly string[],
  /** Residents whose consents count although they may not be in a photo. */
  also: readonly string[] = [],
): Promise<Facts> {
  const rows = await listPeople(db, carehomeId, photoIds);
  const ids = [...new Set([...rows.flatMap(({ resident_id }) => resident_id ?? []), ...also])];
  const residents = await listResidents(db, carehomeId, ids);
  const byPhoto = Map.groupBy(rows, ({ photo_id }) => photo_id);
  const distressing = await listDistressing(db, carehomeId, photoIds);
  const withheld = await listWithheld(db, carehomeId, photoIds);
  return {
    people: (id) => byPhoto.get(id) ?? [],
    residents,
    consents: await readConsents(db, carehomeId, residents),
    isDistressing: (id) => distressing.has(id),
    isWithheld: (id, residentId) => withheld.has(`${id} ${residentId}`),
  };
}

/** The only way from a stored photo to an answer. */
export const decideStored = (
  photo: Pick<PhotoRow, 'id' | 'state' | 'sharing'>,
  facts: Facts,
  viewer: PhotoViewer,
): PhotoDecision =>
  decidePhoto(
    { state: photo.state, sharing: photo.sharing, is_distressing: facts.isDistressing(photo.id) },
    facts.people(photo.id),
    facts.consents,
    withoutWithheld(photo.id, facts, viewer),
  );

/** For their family, someone whose part in the record is not shared is not in its photo. */
const withoutWithheld = (photoId: string, facts: Facts, viewer: PhotoViewer): PhotoViewer =>
  viewer.kind === 'family'
    ? {
        ...viewer,
        residentIds: viewer.residentIds.filter((id) => !facts.isWithheld(photoId, id)),
      }
    : viewer;
