import type {
  Authority,
  LinkStatus,
  Relationship,
} from '@relish/shared/residents/relatives/choices.ts';
import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely';

import type { Db } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';

type LinkValues = Insertable<Schema['relative_links']>;
type RelativeValues = Insertable<Schema['relatives']>;

/** Blocked and ended links take no one's place. */
const STANDING: LinkStatus[] = ['invited', 'active', 'suspended'];

/**
 * Valid through its own code or a later one that replaced it: a relative invited for two residents
 * has one code for both.
 */
const isLive = (now: Date): RawBuilder<boolean> => sql<boolean>`exists (
  select from invitations i where i.carehome_id = l.carehome_id and i.relative_link_id = l.id
    and i.accepted_at is null and i.expires_at > ${now.toISOString()}::timestamptz and (i.cancelled_at is null
      or exists (select from invitations newer where newer.carehome_id = i.carehome_id and newer.email = i.email
        and newer.id <> i.id and newer.created_at = i.cancelled_at)))`;

const hasOpenCode = (now: Date): RawBuilder<boolean> => sql<boolean>`exists (
  select from invitations o where o.carehome_id = l.carehome_id and o.email = p.email and o.role = 'relative'
    and o.accepted_at is null and o.cancelled_at is null and o.expires_at > ${now.toISOString()}::timestamptz)`;

const invitationState = (now: Date) =>
  sql<
    'pending' | 'expired'
  >`case when ${isLive(now)} and ${hasOpenCode(now)} then 'pending' else 'expired' end`;

const selectLinks = (db: Db, carehomeId: string) =>
  db
    .selectFrom('relative_links as l')
    .innerJoin('relatives as p', (join) =>
      join.onRef('p.carehome_id', '=', 'l.carehome_id').onRef('p.id', '=', 'l.relative_id'),
    )
    .where('l.carehome_id', '=', carehomeId);

/** Main contact first, then by call order, then by name. */
export const listLinks = (db: Db, carehomeId: string, residentId: string, now: Date) =>
  selectLinks(db, carehomeId)
    .leftJoin('users as seer', 'seer.id', 'l.authority_seen_by')
    .select([
      'l.id',
      'l.version',
      'l.relationship',
      'l.authority',
      'l.authority_seen_on',
      'l.access_level',
      'l.status',
      'l.agreed',
      'l.is_main_contact',
      'l.emergency_order',
      'l.created_at',
      'l.accepted_at',
      'l.ended_at',
      'l.ended_reason',
      'l.notes',
      'p.id as relative_id',
      'p.version as relative_version',
      'p.user_id',
      'p.first_name',
      'p.last_name',
      'p.email',
      'p.phone',
      'p.postal_address',
      'p.language',
      'p.communication_needs',
      'p.birthday',
      invitationState(now).as('invitation'),
      sql<string | null>`seer.first_name || ' ' || seer.last_name`.as('authority_seen_by'),
    ])
    .where('l.resident_id', '=', residentId)
    .$narrowType<{ relationship: Relationship; authority: Authority }>()
    .orderBy('l.is_main_contact', 'desc')
    .orderBy('l.emergency_order', (order) => order.asc().nullsLast())
    .orderBy('p.first_name')
    .orderBy('l.id')
    .execute();

export const listInvited = (db: Db, carehomeId: string, now: Date) =>
  selectLinks(db, carehomeId)
    .innerJoin('residents as r', (join) =>
      join.onRef('r.carehome_id', '=', 'l.carehome_id').onRef('r.id', '=', 'l.resident_id'),
    )
    .select([
      'l.id',
      'l.resident_id',
      'r.preferred_name',
      'p.first_name',
      'p.last_name',
      'l.relationship',
      'l.created_at as invited_at',
      invitationState(now).as('invitation'),
    ])
    .where('l.status', '=', 'invited')
    .$narrowType<{ relationship: Relationship }>()
    .orderBy('l.created_at')
    .orderBy('l.id')
    .limit(500)
    .execute();

/** Row lock, so that links of one resident are changed one at a time. */
export const lockResident = (db: Db, carehomeId: string, id: string) =>
  db
    .selectFrom('residents')
    .select(['id', 'preferred_name', 'status'])
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const findResidentName = (db: Db, carehomeId: string, id: string) =>
  db
    .selectFrom('residents')
    .select('preferred_name')
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .executeTakeFirst();

export async function countStanding(db: Db, carehomeId: string, residentId: string) {
  const { count } = await db
    .selectFrom('relative_links')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('carehome_id', '=', carehomeId)
    .where('resident_id', '=', residentId)
    .where('status', 'in', STANDING)
    .executeTakeFirstOrThrow();
  return count;
}

export const findLink = (db: Db, carehomeId: string, id: string) =>
  selectLinks(db, carehomeId)
    .select([
      'l.id',
      'l.version',
      'l.relative_id',
      'l.resident_id',
      'l.status',
      'l.access_level',
      'l.authority',
      'l.authority_seen_on',
      'l.authority_seen_by',
      'l.accepted_at',
      'p.email',
      'p.user_id',
    ])
    .where('l.id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const findLinkOfPair = (
  db: Db,
  carehomeId: string,
  relativeId: string,
  residentId: string,
) =>
  db
    .selectFrom('relative_links')
    .select(['id', 'status'])
    .where('carehome_id', '=', carehomeId)
    .where('relative_id', '=', relativeId)
    .where('resident_id', '=', residentId)
    .executeTakeFirst();

export const insertLink = async (db: Db, values: LinkValues): Promise<string> =>
  (await db.insertInto('relative_links').values(values).returning('id').executeTakeFirstOrThrow())
    .id;

export const updateLink = (
  db: Db,
  carehomeId: string,
  id: string,
  values: Updateable<Schema['relative_links']>,
) =>
  db
    .updateTable('relative_links')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();

/** A resident has one main contact. */
export const clearMainContact = (db: Db, carehomeId: string, residentId: string) =>
  db
    .updateTable('relative_links')
    .set((eb) => ({ is_main_contact: false, version: eb('version', '+', 1) }))
    .where('carehome_id', '=', carehomeId)
    .where('resident_id', '=', residentId)
    .where('is_main_contact', '=', true)
    .execute();

export const findRelative = (db: Db, carehomeId: string, id: string) =>
  db
    .selectFrom('relatives')
    .select(['id', 'version', 'email', 'user_id', 'first_name'])
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Same account or email address within a home. */
export const findSamePerson = (
  db: Db,
  carehomeId: string,
  { email, userId = null }: { email: string | null; userId?: string | null },
) =>
  db
    .selectFrom('relatives')
    .select(['id', 'user_id'])
    .where('carehome_id', '=', carehomeId)
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('email', '=', email)]))
    .orderBy('user_id', (order) => order.asc().nullsLast())
    .executeTakeFirst();

export const setUser = (db: Db, carehomeId: string, id: string, userId: string) =>
  db
    .updateTable('relatives')
    .set({ user_id: userId })
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .execute();

/** Cancels every open code of a relative. */
export const cancelCodes = (db: Db, carehomeId: string, relativeId: string, now: Date) =>
  db
    .updateTable('invitations')
    .set({ cancelled_at: now })
    .where('carehome_id', '=', carehomeId)
    .where('accepted_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('relative_link_id', 'in', (eb) =>
      eb
        .selectFrom('relative_links')
        .select('id')
        .where('carehome_id', '=', carehomeId)
        .where('relative_id', '=', relativeId),
    )
    .execute();

export const insertRelatives = (db: Db, rows: RelativeValues[]) =>
  db.insertInto('relatives').values(rows).execute();

export const insertLinks = (db: Db, rows: LinkValues[]) =>
  db.insertInto('relative_links').values(rows).execute();

export const insertRelative = async (db: Db, values: RelativeValues): Promise<string> =>
  (await db.insertInto('relatives').values(values).returning('id').executeTakeFirstOrThrow()).id;

/** Optimistic lock: undefined if the version has changed. */
export const updateRelative = (
  db: Db,
  carehomeId: string,
  { id, version }: { id: string; version: number },
  values: Updateable<Schema['relatives']>,
) =>
  db
    .updateTable('relatives')
    .set({ ...values, version: version + 1 })
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(['id', 'version'])
    .executeTakeFirst();

export const findDetails = (db: Db, carehomeId: string, userId: string) =>
  db
    .selectFrom('relatives')
    .select([
      'id',
      'version',
      'phone',
      'postal_address',
      'language',
      'communication_needs',
      'birthday',
    ])
    .where('carehome_id', '=', carehomeId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
