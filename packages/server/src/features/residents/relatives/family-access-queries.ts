import type { Relationship } from '@relish/shared/residents/relatives/choices.ts';

import type { Db } from '../../../db/database.ts';
import { daysAfterDeath } from '../../accounts/home-settings/public.ts';
import { endMembership, joinCarehome, roleIn } from '../../accounts/people/public.ts';

/** Ends sessions and with them push, so devices forget what they have seen. */
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
 * After a link is closed: cancels its code and ends sessions here. Without any other link the
 * membership ends too.
 */
export async function closeAccess(
  db: Db,
  carehomeId: string,
  { linkId, userId }: { linkId: string; userId: string | null },
  now: Date,
) {
  await cancelCodes(db, carehomeId, linkId, now);
  if (userId === null) return;
  // Staff keep their membership.
  const member = await roleIn(db, carehomeId, { userId });
  if (member?.role !== 'relative') return;
  await endSessionsHere(db, carehomeId, userId);
  if (!(await seesSomebody(db, carehomeId, userId)))
    await endMembership(db, carehomeId, userId, now);
}

/** Restores the membership of a relative with an open link. */
export async function reopenAccess(db: Db, carehomeId: string, userId: string, now: Date) {
  if (await roleIn(db, carehomeId, { userId })) return;
  await joinCarehome(db, carehomeId, { user_id: userId, role: 'relative', started_at: now });
}

/** Address of a member, with the home's name. */
export const findMemberToMail = (db: Db, carehomeId: string, userId: string) =>
  db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .innerJoin('carehomes as c', 'c.id', 'm.carehome_id')
    .innerJoin('organisations as o', 'o.id', 'c.organisation_id')
    .select(['u.email', 'c.name as carehome_name', 'o.is_demo'])
    .where('m.carehome_id', '=', carehomeId)
    .where('m.user_id', '=', userId)
    .where('m.ended_at', 'is', null)
    .where('u.deactivated_at', 'is', null)
    .executeTakeFirst();

/** Row level security applies too; the conditions are repeated on purpose. */
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
      daysAfterDeath('l.carehome_id').as('days_after_death'),
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
