import type { Category } from '@relish/shared/activities/choices.ts';
import type { Level } from '@relish/shared/pal/levels.ts';
import { SCALE_VERSION } from '@relish/shared/reports/choices.ts';
import { Participation } from '@relish/shared/reports/report.ts';
import { formatFor, isLate, minutesOf } from '@relish/shared/reports/rules.ts';
import type { z } from 'zod';

import type { Db } from '../../db/database.ts';
import { appendVersions } from '../record-chain/queries.ts';
import { bodyOf, type PersonValues, type ReportValues } from './body.ts';
import { insertParticipations, insertReports } from './queries.ts';

export type ReportToMake = Partial<ReportValues> & {
  id: string;
  title: string;
  category: Category;
  started_at: string;
  day: string;
  createdBy: string;
  people: (z.input<typeof Participation> & {
    share_with_family?: boolean;
    pal_level_at_time?: Level | null;
  })[];
};

/** Records as they would have been written, for demonstrations, tests and benches: few statements, whatever the number. */
export async function makeReports(
  db: Db,
  carehomeId: string,
  reports: readonly ReportToMake[],
  { chained = true } = {},
): Promise<void> {
  const rows = reports.map((report) => rowOf(carehomeId, report));
  await insertReports(
    db,
    rows.map(({ report }) => report),
  );
  await insertParticipations(
    db,
    rows.flatMap(({ people }) => people),
  );
  if (!chained) return;
  const byAuthor = Map.groupBy(rows, ({ report }) => report.created_by ?? null);
  for (const [userId, theirs] of byAuthor)
    await appendVersions(
      db,
      carehomeId,
      theirs.map(({ report, people }) => ({
        kind: 'report' as const,
        record_id: report.id ?? '',
        version: 1,
        action: 'add',
        reason: null,
        body: bodyOf({ report, people, photos: [] }),
      })),
      { userId, now: new Date(theirs.at(-1)?.report.created_at ?? 0) },
    );
}

function rowOf(carehomeId: string, { createdBy, people, ...given }: ReportToMake) {
  const started_at = new Date(given.started_at).toISOString();
  const duration_min = given.duration_min ?? 30;
  const created_at =
    given.created_at ?? new Date(Date.parse(started_at) + duration_min * 60_000).toISOString();
  const report: ReportValues = {
    client_uuid: given.id,
    report_type: 'quick',
    status: 'submitted',
    activity_id: null,
    format: formatFor(people.length),
    place: null,
    place_text: null,
    led_by: [{ kind: 'staff', id: createdBy, name: null }],
    helpers: [],
    planned: false,
    choice_id: null,
    note: null,
    what_worked: null,
    what_to_change: null,
    cost_pence: null,
    external_provider: null,
    evidence: [],
    void_reason: null,
    scale_version: SCALE_VERSION,
    updated_by: createdBy,
    updated_at: created_at,
    ...given,
    started_at,
    duration_min,
    created_by: createdBy,
    created_at,
    recorded_late:
      given.recorded_late ?? isLate({ started_at, duration_min }, new Date(created_at)),
    carehome_id: carehomeId,
  };
  return {
    report,
    people: people.map((person, position): PersonValues => {
      const { engagement, ...parsed } = Participation.parse(person);
      return {
        ...parsed,
        carehome_id: carehomeId,
        report_id: given.id,
        position,
        started_at,
        day: given.day,
        engagement: engagement ?? null,
        minutes: minutesOf({ ...parsed, engagement }, duration_min),
        share_with_family: person.share_with_family ?? false,
        pal_level_at_time: person.pal_level_at_time ?? null,
      };
    }),
  };
}
