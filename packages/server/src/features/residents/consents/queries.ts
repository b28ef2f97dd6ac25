import {
  DECIDING_AUTHORITIES,
  DECIDING_LEVEL,
} from '@relish/shared/residents/consents/decision-makers.ts';
import {
  type Decision,
  isYes,
  type PicturePurpose,
  type Purpose,
} from '@relish/shared/residents/consents/purposes.ts';
import type { Picture } from '@relish/shared/residents/residents/contract.ts';
import { type Insertable, sql } from 'kysely';

import type { SignedIn } from '../../../core/handler.ts';
import type { Db } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';

export type Audience = 'staff' | 'family';

/** Only an explicit yes counts: missing, no, withdrawn and "ask each time" do not. */
export async function listAgreements(
  db: Db,
  carehomeId: string,
  residentIds: readonly string[],
  only?: Purpose,
): Promise<(residentId: string, purpose: Purpose) => boolean> {
  if (residentIds.length === 0) return () => false;
  const rows = await db
    .selectFrom('consents')
    .select(['resident_id', 'purpose', 'decision'])
    .where('carehome_id', '=', carehomeId)
    .where('resident_id', 'in', residentIds)
    .where('superseded_at', 'is', null)
    .$if(only !== undefined, (query) => query.where('purpose', '=', only!))
    .execute();
  const agreed = new Set(
    rows
      .filter(({ decision }) => isYes(decision))
      .map(({ resident_id, purpose }) => `${resident_id} ${purpose}`),
  );
  return (residentId, purpose) => agreed.has(`${residentId} ${purpose}`);
}

/** Families never see more than staff. */
export const purposesOfShowing = (
  purpose: Exclude<PicturePurpose, 'consent_form'>,
  audience: Audience,
): Purpose[] => (audience === 'staff' ? [purpose] : [purpose, 'photo_own_family']);

/** Consent check for every picture: when its address is signed and when it is opened. */
export async function mayShowPicture(
  db: Db,
  carehomeId: string,
  picture: { resident_id: string; purpose: PicturePurpose },
  audience: Audience,
): Promise<boolean> {
  // A signed form shows no one and proves a no as well. Never for families.
  if (picture.purpose === 'consent_form') return audience === 'staff';
  const agreed = await listAgreements(db, carehomeId, [picture.resident_id]);
  return purposesOfShowing(picture.purpose, audience).every((purpose) =>
    agreed(picture.resident_id, purpose),
  );
}

/** For staff; needs consent for a picture on the record. */
export async function signPortraits(
  { db, carehomeId, media, now }: Pick<SignedIn, 'carehomeId' | 'media' | 'now'> & { db: Db },
  people: readonly { id: string; photo_id: string | null }[],
): Promise<(person: { id: string; photo_id: string | null }) => Picture | null> {
  const withPhoto = people.filter(({ photo_id }) => photo_id !== null).map(({ id }) => id);
  const agreed = await listAgreements(db, carehomeId, [...new Set(withPhoto)], 'photo_record');
  return ({ id, photo_id }) =>
    photo_id !== null && agreed(id, 'photo_record')
      ? media.signUrls({ carehomeId, id: photo_id, audience: 'staff', now })
      : null;
}

type PhotoAnswer = 'yes' | 'ask' | 'no';
const PHOTO_ANSWERS: Partial<Record<Decision, PhotoAnswer>> = { yes: 'yes', ask_each_time: 'ask' };

/** Consent to activity photos, with the preferred name. */
export async function photoAnswers(db: Db, carehomeId: string, residentIds: readonly string[]) {
  if (residentIds.length === 0)
    return new Map<string, { preferred_name: string; answer: PhotoAnswer }>();
  const rows = await db
    .selectFrom('residents as r')
    .leftJoin('consents as c', (join) =>
      join
        .onRef('c.carehome_id', '=', 'r.carehome_id')
        .onRef('c.resident_id', '=', 'r.id')
        .on('c.purpose', '=', 'photo_life_story')
        .on('c.superseded_at', 'is', null),
    )
    .select(['r.id', 'r.preferred_name', 'c.decision'])
    .where('r.carehome_id', '=', carehomeId)
    .where('r.id', 'in', residentIds)
    .execute();
  return new Map(
    rows.map(({ id, preferred_name, decision }) => [
      id,
      { preferred_name, answer: (decision && PHOTO_ANSWERS[decision]) || 'no' } as const,
    ]),
  );
}

const RECORDED = [
  'c.id',
  'c.purpose',
  'c.decision',
  'c.basis',
  'c.capacity_assessed_on',
  'c.capacity_note_id',
  'c.best_interests',
  'c.decided_by',
  'c.witnessed_by',
  'c.evidence_id',
  'c.from_date',
  'c.review_on',
  'c.notes',
  'c.recorded_at',
  'c.superseded_at',
] as const;

const selectAnswers = (db: Db, carehomeId: string, residentId: string) =>
  db
    .selectFrom('consents as c')
    .leftJoin('users', 'users.id', 'c.recorded_by')
    .select([
      ...RECORDED,
      sql<string | null>`users.first_name || ' ' || users.last_name`.as('recorded_by'),
    ])
    .where('c.carehome_id', '=', carehomeId)
    .where('c.resident_id', '=', residentId);

export const listInForce = (db: Db, carehomeId: string, residentId: string) =>
  selectAnswers(db, carehomeId, residentId).where('c.superseded_at', 'is', null).execute();

export const listAnswers = (db: Db, carehomeId: string, residentId: string, purpose: Purpose) =>
  selectAnswers(db, carehomeId, residentId)
    .where('c.purpose', '=', purpose)
    .orderBy('c.superseded_at', (order) => order.desc().nullsFirst())
    .orderBy('c.recorded_at', 'desc')
    .execute();

/** For relatives: no names, notes or assessments. */
export const listDecisions = (db: Db, carehomeId: string, residentId: string) =>
  db
    .selectFrom('consents')
    .select(['purpose', 'decision', 'basis', 'from_date', 'review_on'])
    .where('carehome_id', '=', carehomeId)
    .where('resident_id', '=', residentId)
    .where('superseded_at', 'is', null)
    .execute();

/** Current and future residents only. */
export const listDue = (db: Db, carehomeId: string, by: string) =>
  db
    .selectFrom('consents as c')
    .innerJoin('residents as r', (join) =>
      join.onRef('r.carehome_id', '=', 'c.carehome_id').onRef('r.id', '=', 'c.resident_id'),
    )
    .select([
      'r.id',
      'r.preferred_name',
      'r.last_name',
      'r.room',
      'r.photo_id',
      'c.purpose',
      'c.decision',
      sql<string>`c.review_on`.as('review_on'),
    ])
    .where('c.carehome_id', '=', carehomeId)
    .where('c.superseded_at', 'is', null)
    .where('c.review_on', '<=', by)
    .where('r.status', 'not in', ['moved_out', 'deceased'])
    .orderBy('c.review_on')
    .orderBy('r.id')
    .execute();

export const findPerson = (db: Db, carehomeId: string, residentId: string) =>
  db
    .selectFrom('residents')
    .select(['id', 'preferred_name', 'status'])
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', residentId)
    .executeTakeFirst();

/** Row lock, so that exactly one answer is in force. */
export const lockPerson = (db: Db, carehomeId: string, residentId: string) =>
  db
    .selectFrom('residents')
    .select(['id', 'status', 'date_of_birth'])
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', residentId)
    .forUpdate()
    .executeTakeFirst();

type NewAnswer = Omit<Insertable<Schema['consents']>, 'carehome_id' | 'resident_id'>;

/** Supersedes the answers in force; requires the row lock. */
export async function replaceAnswers(
  db: Db,
  carehomeId: string,
  residentId: string,
  answers: NewAnswer[],
  now: Date,
) {
  await db
    .updateTable('consents')
    .set({ superseded_at: now })
    .where('carehome_id', '=', carehomeId)
    .where('resident_id', '=', residentId)
    .where(
      'purpose',
      'in',
      answers.map(({ purpose }) => purpose),
    )
    .where('superseded_at', 'is', null)
    .execute();
  await insertAnswers(
    db,
    answers.map((answer) => ({ ...answer, carehome_id: carehomeId, resident_id: residentId })),
  );
}

export const insertAnswers = (db: Db, rows: Insertable<Schema['consents']>[]) =>
  db.insertInto('consents').values(rows).execute();

/** A link that may answer for the resident; its evidence is checked elsewhere. */
export const findDecisionMaker = (
  db: Db,
  carehomeId: string,
  { userId, residentId }: { userId: string; residentId: string },
) =>
  db
    .selectFrom('relative_links as l')
    .innerJoin('relatives as p', (join) =>
      join.onRef('p.carehome_id', '=', 'l.carehome_id').onRef('p.id', '=', 'l.relative_id'),
    )
    .select(['l.id', 'l.authority', 'l.authority_seen_on'])
    .where('l.carehome_id', '=', carehomeId)
    .where('l.resident_id', '=', residentId)
    .where('p.user_id', '=', userId)
    .where('l.status', '=', 'active')
    .where('l.access_level', '>=', DECIDING_LEVEL)
    .where('l.authority', 'in', DECIDING_AUTHORITIES)
    .executeTakeFirst();
