import type { ActionAnswer, ActionFilter } from '@relish/shared/surveys/actions/choices.ts';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';

import type { Db } from '../../../db/database.ts';
import type { ListeningTables } from '../../../db/listening-tables.ts';

export type ActionEntry = Omit<
  Selectable<ListeningTables['actions']>,
  'carehome_id' | 'created_by' | 'published_by'
> & {
  owner_name: string;
  closed_name: string | null;
  meeting_title: string | null;
  survey_title: string | null;
};

const isOpen = sql`a.done_on is null`;
const isToAsk = (today: string) =>
  sql`a.done_on is not null and a.closed_at is null and a.ask_on <= ${today}`;
const isLate = (today: string) => sql`a.done_on is null and a.due_on < ${today}`;

const FILTERS: Record<ActionFilter, (today: string) => ReturnType<typeof sql>> = {
  all: () => sql`true`,
  open: () => isOpen,
  overdue: isLate,
  to_ask: isToAsk,
  closed: () => sql`a.closed_at is not null`,
};

const named = (column: string) => sql`(select u.first_name || ' ' || u.last_name from users u
  where u.id = ${sql.ref(column)})`;

const entry = sql`a.id, a.theme, a.said, a.will_do, a.owner_id, a.due_on, a.source, a.survey_id, a.meeting_id, a.feedback_id,
  a.thread_id, a.resident_ids, a.done_on, a.proof, a.ask_on, a.closed_at, a.closed_by, a.close_reason, a.notice_id,
  a.published_said, a.published_did, a.published_at, a.created_at, a.version, ${named('a.owner_id')} as owner_name,
  ${named('a.closed_by')} as closed_name,
  (select m.title from meetings m where m.carehome_id = a.carehome_id and m.id = a.meeting_id) as meeting_title,
  (select s.title from surveys s where s.carehome_id = a.carehome_id and s.id = a.survey_id) as survey_title`;

interface Wanted {
  filter: ActionFilter;
  meeting_id: string | null;
  feedback_id: string | null;
  survey_id: string | null;
  after: { at: string; id: string } | null;
  today: string;
  limit: number;
}

export async function listActions(
  db: Db,
  carehomeId: string,
  { filter, meeting_id, feedback_id, survey_id, after, today, limit }: Wanted,
): Promise<ActionEntry[]> {
  const { rows } = await sql<ActionEntry>`
    select ${entry} from actions a
    where a.carehome_id = ${carehomeId} and ${FILTERS[filter](today)}
      and (${meeting_id}::uuid is null or a.meeting_id = ${meeting_id})
      and (${feedback_id}::uuid is null or a.feedback_id = ${feedback_id})
      and (${survey_id}::uuid is null or a.survey_id = ${survey_id})
      and ${after === null ? sql`true` : sql`(a.created_at, a.id) < (${after.at}::timestamptz, ${after.id}::uuid)`}
    order by a.created_at desc, a.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function findActions(
  db: Db,
  carehomeId: string,
  ids: readonly string[],
): Promise<ActionEntry[]> {
  const { rows } = await sql<ActionEntry>`
    select ${entry} from actions a where a.carehome_id = ${carehomeId} and a.id = any(${ids}::uuid[])
    order by a.done_on desc, a.id`.execute(db);
  return rows;
}

/** Row lock, so that two changes do not overwrite each other. */
export const lockAction = (db: Db, carehomeId: string, id: string) =>
  db
    .selectFrom('actions')
    .select('id')
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export interface ActionCounts {
  open: number;
  overdue: number;
  to_ask: number;
  done: number;
  published: number;
}

export async function countActions(
  db: Db,
  carehomeId: string,
  { today, since }: { today: string; since: string },
): Promise<ActionCounts> {
  const { rows } = await sql<ActionCounts>`
    select count(*) filter (where ${isOpen})::int as open, count(*) filter (where ${isLate(today)})::int as overdue,
      count(*) filter (where ${isToAsk(today)})::int as to_ask,
      count(*) filter (where a.done_on >= ${since})::int as done,
      count(*) filter (where a.done_on >= ${since} and a.published_at is not null)::int as published
    from actions a where a.carehome_id = ${carehomeId} and (a.closed_at is null or a.done_on >= ${since})`.execute(
    db,
  );
  const [counts] = rows;
  if (!counts) throw new Error('An aggregate always has one row');
  return counts;
}

export const insertActions = (db: Db, rows: Insertable<ListeningTables['actions']>[]) =>
  db.insertInto('actions').values(rows).returning('id').execute();

export const updateAction = (
  db: Db,
  carehomeId: string,
  id: string,
  values: Updateable<ListeningTables['actions']>,
) =>
  db
    .updateTable('actions')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .execute();

/** Oldest first; as many as fit on a page. */
export const listSurveyActions = (db: Db, carehomeId: string, surveyId: string) =>
  db
    .selectFrom('actions')
    .select(['theme', 'said', 'will_do', 'due_on', 'done_on', 'published_said', 'published_did'])
    .where('carehome_id', '=', carehomeId)
    .where('survey_id', '=', surveyId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(ON_A_PAGE)
    .execute();

const ON_A_PAGE = 6;

export const hasActions = async (db: Db, carehomeId: string, surveyId: string) =>
  (await db
    .selectFrom('actions')
    .select('id')
    .where('carehome_id', '=', carehomeId)
    .where('survey_id', '=', surveyId)
    .limit(1)
    .executeTakeFirst()) !== undefined;

export interface AskedRow {
  id: string;
  name: string;
  answer: ActionAnswer | null;
}

/** The residents concerned, with their answers; those who left are asked no more (N7). */
export async function listAsked(
  db: Db,
  carehomeId: string,
  { id, residentIds }: { id: string; residentIds: readonly string[] },
): Promise<AskedRow[]> {
  const { rows } = await sql<AskedRow>`
    select r.id, r.preferred_name || ' ' || r.last_name as name, x.answer
    from residents r
    left join action_answers x on x.carehome_id = r.carehome_id and x.action_id = ${id} and x.resident_id = r.id
    where r.carehome_id = ${carehomeId} and r.id = any(${residentIds}::uuid[])
      and (x.answer is not null or r.status in ('current', 'respite', 'hospital', 'away'))
    order by 2, 1`.execute(db);
  return rows;
}

export const saveAnswer = (db: Db, row: Insertable<ListeningTables['action_answers']>) =>
  db
    .insertInto('action_answers')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['carehome_id', 'action_id', 'resident_id'])
        .doUpdateSet({ answer: row.answer, asked_at: row.asked_at, asked_by: row.asked_by }),
    )
    .execute();

export const deleteAnswers = (
  db: Db,
  carehomeId: string,
  { id, residentId }: { id: string; residentId?: string },
) =>
  db
    .deleteFrom('action_answers')
    .where('carehome_id', '=', carehomeId)
    .where('action_id', '=', id)
    .$if(residentId !== undefined, (query) => query.where('resident_id', '=', residentId ?? ''))
    .execute();
