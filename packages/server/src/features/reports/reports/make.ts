import type { Category } from '@relish/shared/library/activities/choices.ts';
import { SCALE_VERSION } from '@relish/shared/reports/reports/choices.ts';
import { Participation } from '@relish/shared/reports/reports/report.ts';
import { formatFor, isLate, countedMinutes } from '@relish/shared/reports/reports/rules.ts';
import type { Level } from '@relish/shared/residents/pal/levels.ts';
import type { z } from 'zod';

import type { Db } from '../../../db/database.ts';
import { addRecordPhotos } from '../../photos/photos/public.ts';
import { appendVersions } from '../record-chain/public.ts';
import { serialiseBody, type PersonValues, type PhotoValues, type ReportValues } from './body.ts';
import { insertParticipations, insertPhotos, insertReports } from './queries.ts';

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
  /** Their media rows exist already. */
  photos?: Pick<PhotoValues, 'media_id' | 'resident_ids' | 'agreed_ids' | 'caption'>[];
};

/** Bulk insert for demonstrations, tests and benchmarks. */
export async function makeReports(
  db: Db,
  carehomeId: string,
  reports: readonly ReportToMake[],
  { chained = true } = {},
): Promise<void> {
  const rows = reports.map((report) => toRow(carehomeId, report));
  await insertReports(
    db,
    rows.map(({ report }) => report),
  );
  await insertParticipations(
    db,
    rows.flatMap(({ people }) => people),
  );
  await insertPhotos(
    db,
    rows.flatMap(({ photos }) => photos),
  );
  await addRecordPhotos(
    db,
    carehomeId,
    rows.flatMap(({ report, photos }) =>
      photos.map((photo) => ({
        ...photo,
        caption: photo.caption ?? null,
        day: report.day,
        added_by: report.created_by ?? '',
        added_at: new Date(report.created_at),
      })),
    ),
  );
  if (!chained) return;
  const byAuthor = Map.groupBy(rows, ({ report }) => report.created_by ?? null);
  for (const [userId, theirs] of byAuthor)
    await appendVersions(
      db,
      carehomeId,
      theirs.map(({ report, people, photos }) => ({
        kind: 'report' as const,
        record_id: report.id ?? '',
        version: 1,
        action: 'add',
        reason: null,
        body: serialiseBody({ report, people, photos }),
      })),
      { userId, now: new Date(theirs.at(-1)?.report.created_at ?? 0) },
    );
}

function toRow(carehomeId: string, { createdBy, people, photos = [], ...values }: ReportToMake) {
  const started_at = new Date(values.started_at).toISOString();
  const duration_min = values.duration_min ?? 30;
  const created_at =
    values.created_at ?? new Date(Date.parse(started_at) + duration_min * 60_000).toISOString();
  const report: ReportValues = {
    client_uuid: values.id,
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
    ...values,
    started_at,
    duration_min,
    created_by: createdBy,
    created_at,
    recorded_late:
      values.recorded_late ?? isLate({ started_at, duration_min }, new Date(created_at)),
    carehome_id: carehomeId,
  };
  return {
    report,
    people: people.map((person, position): PersonValues => {
      const { engagement, ...parsed } = Participation.parse(person);
      return {
        ...parsed,
        carehome_id: carehomeId,
        report_id: values.id,
        position,
        started_at,
        day: values.day,
        engagement: engagement ?? null,
        minutes: countedMinutes({ ...parsed, engagement }, duration_min),
        share_with_family: person.share_with_family ?? false,
        pal_level_at_time: person.pal_level_at_time ?? null,
      };
    }),
    photos: photos.map((photo, position): PhotoValues => ({
      ...photo,
      carehome_id: carehomeId,
      report_id: values.id,
      position,
    })),
  };
}
