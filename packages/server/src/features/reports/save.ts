import { SCALE_VERSION } from '@relish/shared/reports/choices.ts';
import type { reportCalls } from '@relish/shared/reports/contract.ts';
import { isLate } from '@relish/shared/reports/rules.ts';

import { invalid, notFound } from '../../core/app-error.ts';
import type { Handlers } from '../../core/handler.ts';
import { insertAudit } from '../audit/queries.ts';
import { attachToReport, removePicture } from '../media/queries.ts';
import { appendVersions } from '../record-chain/queries.ts';
import { bodyOf, contentOf, type PhotoValues, type ReportValues } from './body.ts';
import { actionOf, expectChangeable } from './change.ts';
import { checkReport, type Context } from './check.ts';
import { keptBefore } from './kept-before.ts';
import { onlyAdds } from './only-adds.ts';
import {
  findByClient,
  insertReport,
  lockReport,
  readParts,
  replaceParts,
  updateReport,
  voidParticipations,
} from './queries.ts';
import { type Parts, partsOf, valuesOf } from './values.ts';

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
    expectChangeable(context, before, fields);
    const old = await readParts(db, carehomeId, id);
    const checked = await checkReport(context, fields, {
      ...before,
      levels: new Map(old.people.map((each) => [each.resident_id, each.pal_level_at_time])),
    });
    const parts = partsOf(context, id, fields, checked);
    const written = { ...before, ...valuesOf(fields, checked) };
    const action = actionOf(context, before, fields, {
      reason,
      onlyAdds: onlyAdds(
        contentOf({ report: before, ...old }),
        contentOf({ report: written, ...parts }),
      ),
    });
    const report: ReportValues = {
      ...written,
      status: action === 'amend' ? 'amended' : before.status,
      version: version + 1,
      updated_by: user.id,
      updated_at: now.toISOString(),
    };
    await updateReport(db, carehomeId, id, report);
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
