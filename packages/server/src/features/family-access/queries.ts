import type { Relationship } from '@relish/shared/relatives/choices.ts';
import type { Role } from '@relish/shared/roles.ts';
import { sql } from 'kysely';

import type { Db } from '../../db/database.ts';
import { endMembership, joinCarehome } from '../people/queries.ts';

/** Above homes: opens what an accepted invitation promised, or says that it promises nothing any more. */
export async function openLinks(
  db: Db,
  invitation: { id: string; carehome_id: string; relative_link_id: string },
  { userId, now }: { userId: string; now: Date },
): Promise<boolean> {
  const { carehome_id, relative_link_id } = invitation;
  const link = await db
    .selectFrom('relative_links')
    .select('relative_id')
    .where('carehome_id', '=', carehome_id)
    .where('id', '=', relative_link_id)
    .where('status', '=', 'invited')
    .forUpdate()
    .executeTakeFirst();
  if (!link) return false;
  await db
    .updateTable('relatives')
    .set({ user_id: userId })
    .where('carehome_id', '=', carehome_id)
    .where('id', '=', link.relative_id)
    .execute();
  // Who was invited for two people got one code, the later: it opens both.
  await sql`update relative_links l set status = 'active', accepted_at = ${now}, version = version + 1
    where l.carehome_id = ${carehome_id} and l.relative_id = ${link.relative_id} and l.status = 'invited'
      and (l.id = ${relative_link_id} or exists (
        select from invitations i join invitations newer on newer.carehome_id = i.carehome_id
            and newer.email = i.email and newer.id <> i.id and newer.created_at = i.cancelled_at
          where i.carehome_id = l.carehome_id and i.relative_link_id = l.id
            and i.accepted_at is null and i.expires_at > ${now}))`.execute(db);
  return true;
}

/** What somebody is in a home now, if anything. */
export async function roleIn(
  db: Db,
  carehomeId: string,
  person: { userId: string } | { email: string },
): Promise<{ user_id: string; role: Role } | undefined> {
  return db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['m.user_id', 'm.role'])
    .where('m.carehome_id', '=', carehomeId)
    .where('m.ended_at', 'is', null)
    .where('u.deactivated_at', 'is', null)
    .where((eb) =>
      'userId' in person ? eb('u.id', '=', person.userId) : eb('u.email', '=', person.email),
    )
    .executeTakeFirst();
}

/** Their devices forget what they have seen, and are told nothing more: push belongs to a session. */
const endSessionsHere = (db: Db, carehomeId: string, userId: string) =>
  db
    .deleteFrom('sessions')
    .where('carehome_id', '=', carehomeId)
    .where('user_id', '=', userId)
    .execute();

const cancelCodes = (db: Db, carehomeId: string, linkId: string, now: Date) =>
  db
    .updateTable('invitations')
    .set({ cancelled_at: now })
    .where('carehome_id', '=', carehomeId)
    .where('relative_link_id', '=', linkId)
    .where('accepted_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .execute();

const seesSomebody = async (db: Db, carehomeId: string, userId: string): Promise<boolean> =>
  (await db
    .selectFrom('relative_links as l')
    .innerJoin('relatives as p', 'p.id', 'l.relative_id')
    .select('l.id')
    .where('l.carehome_id', '=', carehomeId)
    .where('p.carehome_id', '=', carehomeId)
    .where('p.user_id', '=', userId)
    .where('l.status', '=', 'active')
    .where('l.access_level', '>', 0)
    .executeTakeFirst()) !== undefined;

/**
 * After a link was closed: its code is worthless and this home's sessions end. Who sees nobody here any
 * more does not belong here either; what they find is that their access has ended.
 */
export async function closeAccess(
  db: Db,
  carehomeId: string,
  { linkId, userId }: { linkId: string; userId: string | null },
  now: Date,
) {
  await cancelCodes(db, carehomeId, linkId, now);
  if (userId === null) return;
  // Who works here as well keeps that.
  const member = await roleIn(db, carehomeId, { userId });
  if (member?.role !== 'relative') return;
  await endSessionsHere(db, carehomeId, userId);
  if (!(await seesSomebody(db, carehomeId, userId)))
    await endMembership(db, carehomeId, userId, now);
}

/** After a link was opened again: who sees somebody here belongs here. */
export async function reopenAccess(db: Db, carehomeId: string, userId: string, now: Date) {
  if (await roleIn(db, carehomeId, { userId })) return;
  await joinCarehome(db, carehomeId, { user_id: userId, role: 'relative', started_at: now });
}

/** Where to write to somebody who belongs to a home, and what the home is called. */
export const findMemberToMail = (db: Db, carehomeId: string, userId: string) =>
  db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .innerJoin('carehomes as c', 'c.id', 'm.carehome_id')
    .select(['u.email', 'c.name as carehome_name'])
    .where('m.carehome_id', '=', carehomeId)
    .where('m.user_id', '=', userId)
    .where('m.ended_at', 'is', null)
    .where('u.deactivated_at', 'is', null)
    .executeTakeFirst();

/** A relative's own people. In their transaction nobody else exists; the conditions stand here as well. */
export const ownPeople = (db: Db, carehomeId: string, userId: string) =>
  db
    .selectFrom('relative_links as l')
    .innerJoin('relatives as p', (join) =>
      join.onRef('p.carehome_id', '=', 'l.carehome_id').onRef('p.id', '=', 'l.relative_id'),
    )
    .innerJoin('residents as r', (join) =>
      join.onRef('r.carehome_id', '=', 'l.carehome_id').onRef('r.id', '=', 'l.resident_id'),
    )
    .select([
      'r.id',
      'r.preferred_name',
      'r.first_name',
      'r.last_name',
      'r.pronouns',
      'r.photo_id',
      'r.room',
      'r.family_status',
      'r.family_status_since',
      'l.relationship',
      'l.access_level',
      'l.authority',
    ])
    .where('l.carehome_id', '=', carehomeId)
    .where('p.user_id', '=', userId)
    .where('l.status', '=', 'active')
    .where('l.access_level', '>', 0)
    .$narrowType<{ relationship: Relationship }>()
    .orderBy('r.preferred_name')
    .orderBy('r.id');

export const findOwnPerson = (db: Db, carehomeId: string, userId: string, residentId: string) =>
  ownPeople(db, carehomeId, userId)
    .leftJoin('memberships as m', (join) =>
      join
        .onRef('m.carehome_id', '=', 'r.carehome_id')
        .onRef('m.user_id', '=', 'r.key_worker_id')
        .on('m.ended_at', 'is', null),
    )
    .leftJoin('users as k', 'k.id', 'm.user_id')
    .select([
      'r.communication',
      'r.first_language',
      'r.other_languages',
      'r.interpreter',
      'r.best_time_of_day',
      'r.group_size',
      'r.place',
      'k.first_name as key_worker_name',
      'm.role as key_worker_role',
      'm.job_title as key_worker_title',
    ])
    .where('r.id', '=', residentId)
    .executeTakeFirst();
