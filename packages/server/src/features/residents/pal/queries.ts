import type { Domain, Level } from '@relish/shared/residents/pal/levels.ts';
import type { Prompt } from '@relish/shared/residents/pal/prompts.ts';
import type { Status } from '@relish/shared/residents/residents/choices.ts';
import { type Insertable, sql, type Updateable } from 'kysely';

import type { Db } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';

export type CheckValues = Insertable<Schema['pal_assessments']>;

const selectName = (alias: string) =>
  sql<string | null>`${sql.ref(`${alias}.first_name`)} || ' ' || ${sql.ref(`${alias}.last_name`)}`;

/** Idempotent per reason. */
export const raisePalPrompt = (
  db: Db,
  carehomeId: string,
  residentId: string,
  { reason, userId, now }: { reason: string; userId: string; now: Date },
) =>
  db
    .insertInto('pal_prompts')
    .values({
      carehome_id: carehomeId,
      resident_id: residentId,
      reason,
      raised_by: userId,
      raised_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** One statement for any number of residents. */
export async function listPeople(db: Db, carehomeId: string, userId: string) {
  const { rows } = await sql<{
    resident_id: string;
    preferred_name: string;
    first_name: string;
    last_name: string;
    room: string | null;
    status: Status;
    photo_id: string | null;
    move_in_date: string;
    level: Level | null;
    review_due: string | null;
    prompts: Prompt[];
    has_draft: boolean;
  }>`
    select r.id as resident_id, r.preferred_name, r.first_name, r.last_name, r.room, r.status, r.photo_id,
      r.move_in_date, p.confirmed_level as level, p.review_due,
      array(select q.reason from pal_prompts q where q.carehome_id = r.carehome_id and q.resident_id = r.id
        and q.settled_at is null order by q.raised_at, q.reason) as prompts,
      exists (select from pal_assessments d where d.carehome_id = r.carehome_id and d.resident_id = r.id
        and d.status = 'draft' and d.assessor_user_id = ${userId}) as has_draft
    from residents r
    left join pal_assessments p on p.carehome_id = r.carehome_id and p.resident_id = r.id and p.status = 'final'
    where r.carehome_id = ${carehomeId} and r.status in ('current', 'respite', 'hospital', 'away')
    order by lower(r.preferred_name), r.id`.execute(db);
  return rows;
}

export const findCurrentPal = (db: Db, carehomeId: string, residentId: string) =>
  db
    .selectFrom('pal_assessments')
    .leftJoin('users', 'users.id', 'pal_assessments.assessor_user_id')
    .select([
      'pal_assessments.id',
      'source',
      'observed_from',
      'observed_to',
      'contributors',
      'answers',
      'borderline',
      'mixed_profile',
      'override_reason',
      'notes',
      'review_due',
      selectName('users').as('assessor'),
      sql<Level>`confirmed_level`.as('level'),
      sql<Level | null>`suggested_level`.as('suggested_level'),
      sql<Level | null>`stretch_level`.as('stretch_level'),
      sql<Record<Level, number> | null>`counts`.as('counts'),
      sql<string>`completed_on`.as('completed_on'),
    ])
    .where('carehome_id', '=', carehomeId)
    .where('resident_id', '=', residentId)
    .where('status', '=', 'final')
    .executeTakeFirst();

export const listChecks = (db: Db, carehomeId: string, residentId: string) =>
  db
    .selectFrom('pal_assessments')
    .leftJoin('users', 'users.id', 'pal_assessments.assessor_user_id')
    .select([
      'pal_assessments.id',
      'source',
      'borderline',
      'mixed_profile',
      selectName('users').as('assessor'),
      sql<Level>`confirmed_level`.as('level'),
      sql<string>`completed_on`.as('completed_on'),
    ])
    .where('carehome_id', '=', carehomeId)
    .where('resident_id', '=', residentId)
    .where('status', '!=', 'draft')
    .orderBy('completed_on', 'desc')
    .orderBy('completed_at', 'desc')
    // Of two at the same moment, the one in force is the later one.
    .orderBy(sql`status = 'final'`, 'desc')
    .execute();

export const listDrafts = (db: Db, carehomeId: string, residentId: string) =>
  db
    .selectFrom('pal_assessments')
    .leftJoin('users', 'users.id', 'pal_assessments.assessor_user_id')
    .select([
      'pal_assessments.id',
      'assessor_user_id',
      'observed_from',
      'observed_to',
      'contributors',
      'notes',
      'version',
      'updated_at',
      selectName('users').as('assessor'),
      sql<{ [domain in Domain]?: Level | null }>`answers`.as('answers'),
    ])
    .where('carehome_id', '=', carehomeId)
    .where('resident_id', '=', residentId)
    .where('status', '=', 'draft')
    .orderBy('pal_assessments.created_at')
    .execute();

export const listOpenPrompts = (db: Db, carehomeId: string, residentId: string) =>
  db
    .selectFrom('pal_prompts')
    .leftJoin('users', 'users.id', 'pal_prompts.raised_by')
    .select([
      'pal_prompts.id',
      'raised_at',
      selectName('users').as('raised_by'),
      sql<Prompt>`reason`.as('reason'),
    ])
    .where('carehome_id', '=', carehomeId)
    .where('resident_id', '=', residentId)
    .where('settled_at', 'is', null)
    .orderBy('raised_at')
    .orderBy('reason')
    .execute();

/** Returns false if it was not open. */
export async function settlePrompt(db: Db, carehomeId: string, id: string, now: Date) {
  const { numUpdatedRows } = await db
    .updateTable('pal_prompts')
    .set({ settled_at: now })
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A check settles every reason up to its day. */
export const settlePrompts = (
  db: Db,
  carehomeId: string,
  residentId: string,
  { now, until }: { now: Date; until: string },
) =>
  db
    .updateTable('pal_prompts')
    .set({ settled_at: now })
    .where('carehome_id', '=', carehomeId)
    .where('resident_id', '=', residentId)
    .where('settled_at', 'is', null)
    .where(sql<boolean>`raised_at::date <= ${until}::date`)
    .execute();

/** Upserts the user's own draft. */
export const saveDraft = (db: Db, values: CheckValues) =>
  db
    .insertInto('pal_assessments')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .columns(['resident_id', 'assessor_user_id'])
        // A literal, because a parameter would not match the partial index.
        .where(sql<boolean>`status = 'draft'`)
        .doUpdateSet((eb) => ({
          observed_from: eb.ref('excluded.observed_from'),
          observed_to: eb.ref('excluded.observed_to'),
          contributors: eb.ref('excluded.contributors'),
          answers: sql`excluded.answers`,
          notes: eb.ref('excluded.notes'),
          updated_at: eb.ref('excluded.updated_at'),
          version: sql`pal_assessments.version + 1`,
        })),
    )
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();

export async function deleteDraft(
  db: Db,
  carehomeId: string,
  { residentId, userId }: { residentId: string; userId: string },
) {
  const { numDeletedRows } = await db
    .deleteFrom('pal_assessments')
    .where('carehome_id', '=', carehomeId)
    .where('resident_id', '=', residentId)
    .where('assessor_user_id', '=', userId)
    .where('status', '=', 'draft')
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The previous check stays in the history. */
export const supersede = (db: Db, carehomeId: string, residentId: string, now: Date) =>
  db
    .updateTable('pal_assessments')
    .set({ status: 'superseded', updated_at: now })
    .where('carehome_id', '=', carehomeId)
    .where('resident_id', '=', residentId)
    .where('status', '=', 'final')
    .execute();

export const insertChecks = (db: Db, values: CheckValues[]) =>
  db.insertInto('pal_assessments').values(values).returning('id').execute();

export const updateDraft = (
  db: Db,
  carehomeId: string,
  id: string,
  values: Updateable<Schema['pal_assessments']>,
) =>
  db
    .updateTable('pal_assessments')
    .set(values)
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .where('status', '=', 'draft')
    .execute();

/** V14: residents whose guide this relative may read. */
export const listSharedWith = (db: Db, carehomeId: string, userId: string) =>
  db
    .selectFrom('residents')
    .innerJoin('relative_links as link', 'link.resident_id', 'residents.id')
    .innerJoin('relatives', 'relatives.id', 'link.relative_id')
    .innerJoin('pal_assessments as p', (join) =>
      join
        .onRef('p.resident_id', '=', 'residents.id')
        .onRef('p.carehome_id', '=', 'residents.carehome_id')
        .on('p.status', '=', 'final'),
    )
    .select(['residents.id as resident_id', 'residents.preferred_name', 'p.source', 'p.answers'])
    .select(sql<Level>`p.confirmed_level`.as('level'))
    .where('residents.carehome_id', '=', carehomeId)
    .where('link.carehome_id', '=', carehomeId)
    .where('relatives.user_id', '=', userId)
    .where('link.status', '=', 'active')
    .where('link.access_level', '>=', 2)
    // Uses the status the family has been informed of.
    .where('residents.family_status', 'in', ['current', 'respite', 'hospital', 'away'])
    .orderBy(sql`lower(residents.preferred_name)`)
    .execute();
