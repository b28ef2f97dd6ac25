import type { Leader, ReportFields } from '@relish/shared/reports/report.ts';
import { saysLate } from '@relish/shared/reports/rules.ts';

import { notFound } from '../../core/app-error.ts';
import { only, PERSON_BODY, PHOTO_BODY, REPORT_BODY } from './body.ts';
import type { Context } from './check.ts';
import { type findByClient, readParts } from './queries.ts';
import { personOf } from './values.ts';

type Kept = NonNullable<Awaited<ReturnType<typeof findByClient>>>;

/** A save that is tried again keeps nothing twice (N20), and never somebody else's under one's own name (N12). */
export async function keptBefore(
  { db, carehomeId, user }: Context,
  kept: Kept,
  fields: ReportFields,
) {
  if (kept.created_by !== user.id) throw notFound();
  const { people, photos } = await readParts(db, carehomeId, kept.id);
  const shared = new Set(people.filter((each) => each.share_with_family).map(idOf));
  const written = {
    ...fields,
    title: fields.free_title,
    people: fields.participations.map((person) =>
      personOf(person, fields.duration_min, shared.has(person.resident_id)),
    ),
  };
  const isSame = kept.version === 1 && said(written) === said({ ...kept, people, photos });
  return {
    id: kept.id,
    version: kept.version,
    recorded_late: saysLate(kept),
    outcome: isSame ? ('saved_before' as const) : ('saved_before_differently' as const),
  };
}

const idOf = ({ resident_id }: { resident_id: string }) => resident_id;

/** Compared in a way of their own, or made by the server. */
const OTHERWISE = [
  'status',
  'recorded_late',
  'title',
  'category',
  'started_at',
  'led_by',
  'helpers',
  'choice_id',
  'void_reason',
] as const;
type AsWritten = Exclude<(typeof REPORT_BODY)[number], (typeof OTHERWISE)[number]>;
const AS_WRITTEN = REPORT_BODY.filter(
  (field): field is AsWritten => !(OTHERWISE as readonly string[]).includes(field),
);

interface Said extends Record<AsWritten, unknown> {
  title: string | null;
  category: string | null;
  started_at: string;
  led_by: Leader[];
  helpers: Leader[];
  people: readonly object[];
  photos: readonly object[];
}

/** What somebody said, without what the server makes of it: names of activities and of people with an account. */
const said = (report: Said): string =>
  JSON.stringify([
    only(report, AS_WRITTEN),
    report.activity_id === null && [report.title, report.category],
    Date.parse(report.started_at),
    report.led_by.map(who),
    report.helpers.map(who),
    report.people.map((each) => only(each, PERSON_BODY)),
    report.photos.map((each) => only(each, PHOTO_BODY)),
  ]);

const who = ({ kind, id, name }: Leader) => [kind, id ?? name];
