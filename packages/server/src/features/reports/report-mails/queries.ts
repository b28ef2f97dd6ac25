import type { MailStatus } from '@relish/shared/reports/report-mails/contract.ts';
import type { Relationship } from '@relish/shared/residents/relatives/choices.ts';
import { type Insertable, sql } from 'kysely';

import type { Db } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';
import { daysAfterDeath } from '../../accounts/home-settings/public.ts';

export const findAbout = (db: Db, carehomeId: string, id: string) =>
  db
    .selectFrom('residents')
    .select(['id', 'preferred_name', 'last_name', 'status', 'family_status', 'family_status_since'])
    .select(daysAfterDeath('residents.carehome_id').as('days_after_death'))
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .executeTakeFirst();

/** Relatives with all that decides whether they can be written to. */
export const listFamily = (db: Db, carehomeId: string, residentId: string) =>
  db
    .selectFrom('relative_links as l')
    .innerJoin('relatives as p', (join) =>
      join.onRef('p.carehome_id', '=', 'l.carehome_id').onRef('p.id', '=', 'l.relative_id'),
    )
    .leftJoin('memberships as m', (join) =>
      join
        .onRef('m.carehome_id', '=', 'l.carehome_id')
        .onRef('m.user_id', '=', 'p.user_id')
        .on('m.ended_at', 'is', null),
    )
    .leftJoin('users as u', (join) =>
      join.onRef('u.id', '=', 'm.user_id').on('u.deactivated_at', 'is', null),
    )
    .select([
      'l.id as link_id',
      'l.status',
      'l.access_level',
      'l.relationship',
      'p.first_name',
      'p.last_name',
      'u.id as user_id',
      'u.email',
      'u.email_confirmed_at',
    ])
    .where('l.carehome_id', '=', carehomeId)
    .where('l.resident_id', '=', residentId)
    .where('l.status', 'not in', ['ended', 'blocked'])
    .$narrowType<{ relationship: Relationship }>()
    .orderBy('l.is_main_contact', 'desc')
    .orderBy('p.first_name')
    .orderBy('l.id')
    .execute();

export type FamilyMember = Awaited<ReturnType<typeof listFamily>>[number];

export async function hasShared(
  db: Db,
  carehomeId: string,
  residentId: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const { rows } = await sql<{ shared: boolean }>`
    select exists (select from participations p where p.carehome_id = ${carehomeId} and p.resident_id = ${residentId}
      and p.day between ${from}::date and ${to}::date and p.family_sees) as shared`.execute(db);
  return rows[0]?.shared ?? false;
}

type NewMail = Pick<
  Insertable<Schema['report_mails']>,
  | 'carehome_id'
  | 'document_id'
  | 'resident_id'
  | 'recipient_user_id'
  | 'address'
  | 'attach'
  | 'from_day'
  | 'to_day'
  | 'sent_by'
  | 'created_at'
>;

export const insertMails = (db: Db, mails: NewMail[]) =>
  db.insertInto('report_mails').values(mails).returning('id').execute();

const LISTED = 50;

export async function listMails(db: Db, carehomeId: string, residentId: string) {
  const { rows } = await sql<{
    id: string;
    to: string;
    attach: boolean;
    status: MailStatus;
    from_day: string;
    to_day: string;
    sent_by: string | null;
    created_at: string;
    sent_at: string | null;
    opened_at: string | null;
  }>`
    select m.id, coalesce(r.first_name || ' ' || r.last_name, m.address) as to, m.attach, m.status, m.from_day, m.to_day,
      s.first_name || ' ' || s.last_name as sent_by, m.created_at, m.sent_at, m.opened_at
    from report_mails m
    left join relatives r on r.carehome_id = m.carehome_id and r.user_id = m.recipient_user_id
    left join users s on s.id = m.sent_by
    where m.carehome_id = ${carehomeId} and m.resident_id = ${residentId}
    order by m.created_at desc, m.id limit ${LISTED}`.execute(db);
  return rows;
}

export const listWaiting = (db: Db, carehomeId: string, documentId: string) =>
  db
    .selectFrom('report_mails')
    .select('id')
    .where('carehome_id', '=', carehomeId)
    .where('document_id', '=', documentId)
    .where('status', '=', 'queued')
    .execute();

/** A queued mail with its document. */
export const findQueued = (db: Db, carehomeId: string, id: string) =>
  db
    .selectFrom('report_mails as m')
    .innerJoin('documents as d', 'd.id', 'm.document_id')
    .innerJoin('carehomes as c', 'c.id', 'm.carehome_id')
    .innerJoin('organisations as o', 'o.id', 'c.organisation_id')
    .select([
      'm.id',
      'm.resident_id',
      'm.recipient_user_id',
      'm.address',
      'm.attach',
      'm.tries',
      'm.sent_by',
      'm.created_at',
      'm.from_day',
      'd.id as document_id',
      'd.state',
      'd.file_key',
      'd.format',
      'd.sha256',
      'd.removed_at',
      'd.shown',
      'd.finished_at',
      'd.to_day',
      'c.name as carehome_name',
      'o.is_demo',
    ])
    .where('m.carehome_id', '=', carehomeId)
    .where('d.carehome_id', '=', carehomeId)
    .where('m.id', '=', id)
    .where('m.status', '=', 'queued')
    .executeTakeFirst();

export type QueuedMail = NonNullable<Awaited<ReturnType<typeof findQueued>>>;

/** Whether consent or sharing was withdrawn since the document was made. */
export async function hasTakenBack(
  db: Db,
  carehomeId: string,
  residentId: string,
  madeAt: string,
): Promise<boolean> {
  const { rows } = await sql<{ taken_back: boolean }>`
    select exists (select from consents c where c.carehome_id = ${carehomeId} and c.resident_id = ${residentId}
      and c.purpose in ('share_activity_family', 'share_mood_family', 'share_about_me_family')
      and c.decision = 'yes' and c.superseded_at >= ${madeAt}::timestamptz
      and not exists (select from consents n where n.carehome_id = c.carehome_id and n.resident_id = c.resident_id
        and n.purpose = c.purpose and n.decision = 'yes' and n.superseded_at is null)) as taken_back`.execute(
    db,
  );
  return rows[0]?.taken_back ?? false;
}

export const noteTry = (
  db: Db,
  carehomeId: string,
  id: string,
  what: {
    status: MailStatus;
    tries: number;
    error_code: string | null;
    sha256?: string | null;
    sent_at?: Date;
  },
) =>
  db
    .updateTable('report_mails')
    .set(what)
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .execute();

/** Only the first opening is stored. */
export const noteOpened = (
  db: Db,
  carehomeId: string,
  { documentId, userId }: { documentId: string; userId: string },
  now: Date,
) =>
  db
    .updateTable('report_mails')
    .set({ opened_at: now })
    .where('carehome_id', '=', carehomeId)
    .where('document_id', '=', documentId)
    .where('recipient_user_id', '=', userId)
    .where('opened_at', 'is', null)
    .execute();
