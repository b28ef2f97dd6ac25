import { randomUUID } from 'node:crypto';

import { addDays } from '@relish/shared/days.ts';

import { makeReports, type ReportToMake } from '../features/reports/reports/make.ts';
import { makeResident, type ResidentToMake } from '../features/residents/residents/make.ts';
import type { TestApp, TestUser } from './test-app.ts';

export const TODAY = '2026-11-15';
export const LAST_WEEK = { from: addDays(TODAY, -6), to: TODAY };

export const live = (
  t: TestApp,
  user: TestUser,
  first_name: string,
  values: Partial<ResidentToMake> = {},
) =>
  t.database.system((db) =>
    makeResident(db, user.carehomeId, {
      createdBy: user.id,
      now: t.now(),
      first_name,
      move_in_date: '2026-01-05',
      ...values,
    }),
  );

type Session = Partial<Omit<ReportToMake, 'people'>> & {
  daysAgo: number;
  people: ReportToMake['people'];
};

export const record = (t: TestApp, user: TestUser, sessions: Session[]) =>
  t.database.system((db) =>
    makeReports(
      db,
      user.carehomeId,
      sessions.map(({ daysAgo, people, ...fields }) => {
        const day = addDays(TODAY, -daysAgo);
        return {
          id: randomUUID(),
          title: 'Singing',
          category: 'MUS' as const,
          started_at: `${day}T10:00:00.000Z`,
          day,
          createdBy: user.id,
          ...fields,
          people,
        };
      }),
    ),
  );

export const part = (
  resident_id: string,
  rest: { engagement?: 1; feedback?: 'liked' | 'ok' | 'no_answer' } = {},
) => ({ resident_id, attendance: 'took_part' as const, engagement: 3 as const, ...rest });
