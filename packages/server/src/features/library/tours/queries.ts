import type { TOUR_STATES } from '@relish/shared/library/tours/contract.ts';
import { STAFF_ROLES } from '@relish/shared/roles.ts';
import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';

/** Begins the codes of practice tasks, which are kept beside the tours. */
export const PRACTICE_PREFIX = 'practice:';

/** Finished stays finished. */
export const finishTour = (db: Db, userId: string, code: string, now: Date) =>
  db
    .insertInto('tour_progress')
    .values({ user_id: userId, tour_code: code, finished_at: now, updated_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'tour_code']).doUpdateSet((eb) => ({
        finished_at: eb.fn.coalesce('tour_progress.finished_at', 'excluded.finished_at'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute();

export async function listFinishedTours(db: Db, userId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('tour_progress')
    .select('tour_code')
    .where('user_id', '=', userId)
    .where('finished_at', 'is not', null)
    .execute();
  return new Set(rows.map(({ tour_code }) => tour_code));
}

/** Tours taken in demo mode count for the person who took them. */
export const copyTourProgress = (db: Db, fromUserId: string, toUserId: string) =>
  sql`insert into tour_progress (user_id, tour_code, step, finished_at, dismissed_at, updated_at)
    select ${toUserId}, tour_code, step, finished_at, dismissed_at, updated_at
    from tour_progress where user_id = ${fromUserId}
    on conflict (user_id, tour_code) do update set step = excluded.step,
      finished_at = coalesce(tour_progress.finished_at, excluded.finished_at),
      dismissed_at = coalesce(tour_progress.dismissed_at, excluded.dismissed_at),
      updated_at = excluded.updated_at`.execute(db);

export async function listProgress(db: Db, userId: string) {
  const rows = await db
    .selectFrom('tour_progress')
    .select(['tour_code', 'step', 'finished_at', 'dismissed_at'])
    .where('user_id', '=', userId)
    .execute();
  return new Map(
    rows.map(({ tour_code, step, finished_at, dismissed_at }) => [
      tour_code,
      { step, finished: finished_at !== null, dismissed: dismissed_at !== null },
    ]),
  );
}

/** Finished stays finished, and a tour that was declined once stays declined. */
export const saveProgress = (
  db: Db,
  userId: string,
  code: string,
  { step, state, now }: { step: number; state: (typeof TOUR_STATES)[number]; now: Date },
) =>
  db
    .insertInto('tour_progress')
    .values({
      user_id: userId,
      tour_code: code,
      step,
      finished_at: state === 'finished' ? now : null,
      dismissed_at: state === 'dismissed' ? now : null,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'tour_code']).doUpdateSet((eb) => ({
        step: eb.ref('excluded.step'),
        finished_at: eb.fn.coalesce('tour_progress.finished_at', 'excluded.finished_at'),
        dismissed_at: eb.fn.coalesce('tour_progress.dismissed_at', 'excluded.dismissed_at'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute();

/** The other staff of the home by name, with the codes of what they have finished. */
export async function listColleagues(
  db: Db,
  carehomeId: string,
  { exceptId, now }: { exceptId: string; now: Date },
) {
  const people = await db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['u.id', 'u.first_name', 'u.last_name', 'm.role'])
    .where('m.carehome_id', '=', carehomeId)
    .where('m.role', 'in', STAFF_ROLES)
    .where('m.ended_at', 'is', null)
    .where((eb) => eb.or([eb('m.ends_at', 'is', null), eb('m.ends_at', '>', now.toISOString())]))
    .where('u.deactivated_at', 'is', null)
    .where('u.id', '!=', exceptId)
    .orderBy('u.first_name')
    .orderBy('u.last_name')
    .orderBy('u.id')
    .execute();
  if (people.length === 0) return [];
  const rows = await db
    .selectFrom('tour_progress')
    .select(['user_id', 'tour_code'])
    .where(
      'user_id',
      'in',
      people.map(({ id }) => id),
    )
    .where('finished_at', 'is not', null)
    .orderBy('tour_code')
    .execute();
  const finished = Map.groupBy(rows, ({ user_id }) => user_id);
  return people.map((person) => ({
    ...person,
    finished: (finished.get(person.id) ?? []).map(({ tour_code }) => tour_code),
  }));
}
