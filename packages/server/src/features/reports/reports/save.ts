import { createHash } from 'node:crypto';

import { SCALE_VERSION } from '@relish/shared/reports/reports/choices.ts';
import type { reportCalls } from '@relish/shared/reports/reports/contract.ts';
import { isLate, saysLate } from '@relish/shared/reports/reports/rules.ts';

import { invalid, notFound } from '../../../core/app-error.ts';
import type { Handlers } from '../../../core/handler.ts';
import type { InHome } from '../../../core/handler.ts';
import {
  addRecordPhotos,
  changeRecordPhotos,
  removeRecordPhotos,
} from '../../photos/photos/public.ts';
import { attachPictures, removePicture } from '../../residents/media/public.ts';
import { toBody, type PhotoValues, type ReportValues } from './body.ts';
import { classifyChange, expectChangeable } from './change.ts';
import { checkReport } from './check.ts';
import { openForRecord, saveEventOutcome } from './event-outcome.ts';
import { keepDecisions } from './keep-decisions.ts';
import { noteVersion } from './note-version.ts';
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
import { toParts, toReportValues } from './values.ts';

type SavingCalls = Pick<typeof reportCalls, 'reports/add' | 'reports/edit' | 'reports/void'>;

export const saveHandlers: Handlers<SavingCalls> = {
  'reports/add': async (context, input) => {
    const { db, carehomeId, user, now } = context;
    const { client_uuid, event_id = null, ...fields } = input;
    const input_hash = hashInput(input);
    const first = await findByClient(db, carehomeId, client_uuid);
    if (first) return answerRepeated(context, first, input_hash);
    // Locked before the insert, so that the outcome is computed from all records of the event.
    if (event_id !== null) await openForRecord(context, event_id);
    const checked = await checkReport(context, fields);
    const recorded_late = isLate(fields, now);
    const report: ReportValues = {
      ...toReportValues(fields, checked),
      carehome_id: carehomeId,
      client_uuid,
      input_hash,
      event_id,
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
    // A concurrent save won.
    if (id === undefined) {
      const winner = await findByClient(db, carehomeId, client_uuid);
      if (!winner) throw notFound();
      return answerRepeated(context, winner, input_hash);
    }
    const parts = toParts(context, id, fields, checked);
    await replaceParts(db, carehomeId, id, parts);
    await usePhotos(context, { id, day: report.day }, parts.photos, []);
    await noteVersion(context, { id, version: 1, action: 'add', reason: null }, report, parts);
    await saveEventOutcome(context, event_id);
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
    const parts = keepDecisions(toParts(context, id, fields, checked), old);
    const written = { ...before, ...toReportValues(fields, checked) };
    const action = classifyChange(context, before, fields, {
      reason,
      onlyAdds: onlyAdds(toBody({ report: before, ...old }), toBody({ report: written, ...parts })),
    });
    const report: ReportValues = {
      ...written,
      status: action === 'amend' ? 'amended' : before.status,
      version: version + 1,
      updated_by: user.id,
      updated_at: now.toISOString(),
    };
    await updateReport(db, carehomeId, id, report);
    await replaceParts(db, carehomeId, id, parts);
    await usePhotos(context, { id, day: report.day }, parts.photos, old.photos);
    await noteVersion(
      context,
      { id, version: version + 1, action, reason: action === 'amend' ? reason : null },
      report,
      parts,
    );
    await saveEventOutcome(context, before.event_id);
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
    await noteVersion(context, { id, version: version + 1, action: 'void', reason }, report, parts);
    await saveEventOutcome(context, before.event_id);
    return { id, version: version + 1 };
  },
};

const hashInput = (input: object): string =>
  createHash('sha256').update(JSON.stringify(input)).digest('base64url');

type Stored = NonNullable<Awaited<ReturnType<typeof findByClient>>>;

/** `client_uuid` is the idempotency key (N20) of its author only (N12): the same key with other input is a conflict. */
function answerRepeated({ user }: InHome, stored: Stored, input_hash: string) {
  if (stored.created_by !== user.id) throw notFound();
  return {
    id: stored.id,
    version: stored.version,
    recorded_late: saysLate(stored),
    // Older records have no hash: what they were sent with is unknown, so it is never claimed to be saved.
    outcome:
      stored.input_hash === input_hash
        ? ('saved_before' as const)
        : ('saved_before_differently' as const),
  };
}

/** Attaches new photos, follows changes of who is in them, and removes dropped ones. */
async function usePhotos(
  { db, carehomeId, user, now }: InHome,
  report: { id: string; day: string },
  photos: readonly PhotoValues[],
  before: readonly PhotoValues[],
) {
  const had = new Map(before.map((photo) => [photo.media_id, photo]));
  const fresh = photos.filter(({ media_id }) => !had.has(media_id));
  const use = { purpose: 'report', userId: user.id } as const;
  const freshIds = fresh.map(({ media_id }) => media_id);
  if (!(await attachPictures(db, carehomeId, freshIds, use)))
    throw invalid({ photos: ['A photo is no longer there. Add it again.'] });
  const added = { report_id: report.id, day: report.day, added_by: user.id, added_at: now };
  await addRecordPhotos(
    db,
    carehomeId,
    fresh.map((photo) => ({ ...toRecordPhoto(photo), ...added })),
  );
  const isChanged = (photo: PhotoValues) => {
    const old = had.get(photo.media_id);
    return old && JSON.stringify(toRecordPhoto(old)) !== JSON.stringify(toRecordPhoto(photo));
  };
  const changed = photos.filter(isChanged).map(toRecordPhoto);
  await changeRecordPhotos(db, carehomeId, changed, now);
  const kept = new Set(photos.map(({ media_id }) => media_id));
  const dropped = [...had.keys()].filter((id) => !kept.has(id));
  await removeRecordPhotos(db, carehomeId, dropped, now);
  for (const id of dropped) await removePicture(db, carehomeId, id, now);
}

const toRecordPhoto = ({ media_id, resident_ids, agreed_ids, caption }: PhotoValues) => ({
  media_id,
  resident_ids,
  agreed_ids,
  caption: caption ?? null,
});
