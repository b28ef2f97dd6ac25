import { can } from '@relish/shared/permissions.ts';
import { isPresent, SCALE_VERSION } from '@relish/shared/reports/choices.ts';
import type { reportCalls } from '@relish/shared/reports/contract.ts';
import type { ReportFields } from '@relish/shared/reports/report.ts';
import { canStillEdit, canStillUpgrade, isLate, minutesOf } from '@relish/shared/reports/rules.ts';

import { forbidden, invalid, notFound } from '../../core/app-error.ts';
import type { Handlers } from '../../core/handler.ts';
import { insertAudit } from '../audit/queries.ts';
import { attachToReport, removePicture } from '../media/queries.ts';
import { appendVersions } from '../record-chain/queries.ts';
import { bodyOf, type PersonValues, type PhotoValues, type ReportValues } from './body.ts';
import { type Checked, checkReport, type Context } from './check.ts';
import {
  findByClient,
  insertReport,
  lockReport,
  readParts,
  replaceParts,
  updateReport,
  voidParticipations,
} from './queries.ts';

type SavingCalls = Pick<typeof reportCalls, 'reports/add' | 'reports/edit' | 'reports/void'>;

export const saveHandlers: Handlers<SavingCalls> = {
  'reports/add': async (context, { client_uuid, ...fields }) => {
    const { db, carehomeId, user, now } = context;
    const kept = await findByClient(db, carehomeId, client_uuid);
    if (kept) return keptBefore(context, kept, fields);
    const checked = await checkReport(context, fields);
    const recorded_late = isLate(fields, now);
    const report: ReportValues = {
      ...valuesOf(fields, checked),
      carehome_id: carehomeId,
      client_uuid,
      status: 'submitted',
      void_reason: null,
      recorded_late,
      scale_version: SCALE_VERSION,
      created_by: user.id,
      created_at: now.toISOString(),
      updated_by: user.id,
      updated_at: now.toISOString(),
    };
    const id = await insertReport(db, report);
    // Somebody’s other device, or the same one again, was a moment faster.
    if (id === undefined) {
      const first = await findByClient(db, carehomeId, client_uuid);
      if (!first) throw notFound();
      return keptBefore(context, first, fields);
    }
    const parts = partsOf(context, id, fields, checked);
    await usePhotos(context, parts.photos, []);
    await replaceParts(db, carehomeId, id, parts);
    await note(context, { id, version: 1, action: 'add', reason: null }, report, parts);
    return { id, version: 1, outcome: 'saved', recorded_late };
  },

  'reports/edit': async (context, { id, version, reason, ...fields }) => {
    const { db, carehomeId, user, now } = context;
    const before = await lockReport(db, carehomeId, id);
    if (!before) throw notFound();
    if (before.version !== version)
      throw invalid({
        version: [
          `${before.updated_by_name ?? 'Somebody'} has saved changes while you were writing.`,
        ],
      });
    const action = actionOf(context, before, fields, reason);
    const old = await readParts(db, carehomeId, id);
    const checked = await checkReport(context, fields, {
      ...before,
      levels: new Map(old.people.map((each) => [each.resident_id, each.pal_level_at_time])),
    });
    const report: ReportValues = {
      ...before,
      ...valuesOf(fields, checked),
      status: action === 'amend' ? 'amended' : before.status,
      version: version + 1,
      updated_by: user.id,
      updated_at: now.toISOString(),
    };
    await updateReport(db, carehomeId, id, report);
    const parts = partsOf(context, id, fields, checked);
    await usePhotos(context, parts.photos, old.photos);
    await replaceParts(db, carehomeId, id, parts);
    await note(
      context,
      { id, version: version + 1, action, reason: action === 'amend' ? reason : null },
      report,
      parts,
    );
    return { id, version: version + 1 };
  },

  'reports/void': async (context, { id, version, reason }) => {
    const { db, carehomeId, user, now } = context;
    const before = await lockReport(db, carehomeId, id);
    if (!before) throw notFound();
    if (before.version !== version)
      throw invalid({ version: ['This record has changed while you were looking at it.'] });
    if (before.status === 'voided') throw invalid({ id: ['This record is voided already.'] });
    const report: ReportValues = {
      ...before,
      status: 'voided',
      void_reason: reason,
      version: version + 1,
      updated_by: user.id,
      updated_at: now.toISOString(),
    };
    await updateReport(db, carehomeId, id, report);
    await voidParticipations(db, carehomeId, id);
    const parts = await readParts(db, carehomeId, id);
    await note(context, { id, version: version + 1, action: 'void', reason }, report, parts);
    return { id, version: version + 1 };
  },
};

type Kept = NonNullable<Awaited<ReturnType<typeof findByClient>>>;

/** A save that is tried again keeps nothing twice (N20), and never somebody else's under one's own name (N12). */
async function keptBefore({ user, ...context }: Context, kept: Kept, fields: ReportFields) {
  if (kept.created_by !== user.id) throw notFound();
  const parts = await readParts(context.db, context.carehomeId, kept.id);
  const same =
    kept.version === 1 &&
    Date.parse(kept.started_at) === Date.parse(fields.started_at) &&
    kept.note === fields.note &&
    kept.duration_min === fields.duration_min &&
    JSON.stringify(parts.people.map(essence)) ===
      JSON.stringify(fields.participations.map(essence));
  return {
    id: kept.id,
    version: kept.version,
    recorded_late: kept.recorded_late,
    outcome: same ? ('saved_before' as const) : ('saved_before_differently' as const),
  };
}

const essence = (
  person: Pick<PersonValues, 'resident_id' | 'attendance' | 'mood_after' | 'quote' | 'note'> & {
    engagement?: unknown;
  },
) => [
  person.resident_id,
  person.attendance,
  person.engagement ?? null,
  person.mood_after,
  person.quote,
  person.note,
];

interface Standing {
  status: string;
  report_type: string;
  created_by: string | null;
  created_at: string;
}

/** Who changes it and when decides what it is called; later and by others it needs a reason (domain 3.5). */
function actionOf(
  { user, now }: Context,
  before: Standing,
  { report_type }: ReportFields,
  reason: string | null,
): 'edit' | 'upgrade' | 'amend' {
  if (before.status === 'voided')
    throw invalid({ id: ['This record is voided. Write a new one.'] });
  const isAuthor = before.created_by === user.id;
  if (!isAuthor && !can(user, 'reports.keep'))
    throw forbidden('Only who wrote a record, or a senior, can change it.');
  if (before.report_type === 'full' && report_type === 'quick')
    throw invalid({ report_type: ['A full report cannot become a quick one again.'] });
  const upgrades = before.report_type === 'quick' && report_type === 'full';
  if (upgrades && canStillUpgrade(before.created_at, now)) return 'upgrade';
  if (upgrades)
    throw invalid({ report_type: ['A quick report can become a full one within 7 days.'] });
  if (isAuthor && canStillEdit(before.created_at, now)) return 'edit';
  if ((reason?.length ?? 0) < 5)
    throw invalid({ reason: ['Say why it is changed, in at least 5 characters.'] });
  return 'amend';
}

function valuesOf(fields: ReportFields, { day, title, category }: Checked) {
  const { participations: _people, photos: _photos, free_title: _title, ...values } = fields;
  return { ...values, started_at: new Date(fields.started_at).toISOString(), day, title, category };
}

interface Parts {
  people: PersonValues[];
  photos: PhotoValues[];
}

function partsOf(
  { carehomeId }: Context,
  reportId: string,
  fields: ReportFields,
  { day, levels, shares }: Checked,
): Parts {
  const of = { carehome_id: carehomeId, report_id: reportId };
  const started_at = new Date(fields.started_at).toISOString();
  return {
    people: fields.participations.map((person, position) => ({
      ...of,
      ...person,
      position,
      started_at,
      day,
      engagement: person.engagement ?? null,
      minutes: minutesOf(person, fields.duration_min),
      distress_note: person.distress ? person.distress_note : null,
      // Families are told what somebody took part in, not what they turned down.
      share_with_family:
        isPresent(person.attendance) &&
        !person.distress &&
        (person.share_with_family ?? shares.has(person.resident_id)),
      pal_level_at_time: levels.get(person.resident_id) ?? null,
    })),
    photos: fields.photos.map((photo, position) => ({ ...of, ...photo, position })),
  };
}

/** New photos are taken into use, those that are left out are removed. */
async function usePhotos(
  { db, carehomeId, user, now }: Context,
  photos: readonly PhotoValues[],
  before: readonly Pick<PhotoValues, 'media_id'>[],
) {
  const had = new Set(before.map(({ media_id }) => media_id));
  const fresh = photos.filter(({ media_id }) => !had.has(media_id)).map(({ media_id }) => media_id);
  if (fresh.length > 0 && (await attachToReport(db, carehomeId, fresh, user.id)) < fresh.length)
    throw invalid({ photos: ['A photo is no longer there. Add it again.'] });
  const kept = new Set(photos.map(({ media_id }) => media_id));
  for (const media_id of had)
    if (!kept.has(media_id)) await removePicture(db, carehomeId, media_id, now);
}

async function note(
  context: Context,
  change: { id: string; version: number; action: string; reason: string | null },
  report: ReportValues,
  { people, photos }: Parts,
) {
  const { db, carehomeId, user, now } = context;
  const { id, version, action, reason } = change;
  const body = bodyOf({ report, people, photos });
  await appendVersions(
    db,
    carehomeId,
    [{ kind: 'report', record_id: id, version, action, reason, body }],
    { userId: user.id, now },
  );
  await insertAudit(db, context, { action: `report.${action}`, entity: 'report', entity_id: id });
}
