import { can } from '@relish/shared/permissions.ts';
import type { reportCalls } from '@relish/shared/reports/reports/contract.ts';
import { canStillEdit, canStillUpgrade, saysLate } from '@relish/shared/reports/reports/rules.ts';
import { calledName } from '@relish/shared/residents/residents/called-name.ts';

import { notFound } from '../../../core/app-error.ts';
import type { Handlers } from '../../../core/handler.ts';
import type { InHome } from '../../../core/handler.ts';
import { findEvent, viewerOf } from '../../events/events/public.ts';
import { decideRecordPhotos } from '../../photos/photos/public.ts';
import { signPortraits } from '../../residents/consents/public.ts';
import { listVersions } from '../record-chain/public.ts';
import { listForEvent } from './event-queries.ts';
import { listChanges } from './history.ts';
import { findReport, listNamed, readParts } from './queries.ts';
import { saveHandlers } from './save.ts';
import { mayDecide, sharingHandlers } from './sharing.ts';

export const reportHandlers: Handlers<typeof reportCalls> = {
  ...saveHandlers,
  ...sharingHandlers,

  'reports/get': async (context, { id }) => {
    const { db, carehomeId } = context;
    const report = await findReport(db, carehomeId, id);
    if (!report) throw notFound();
    const { people, photos } = await readParts(db, carehomeId, id);
    const named = await readNames(
      context,
      people.map(({ resident_id }) => resident_id),
    );
    return {
      ...report,
      recorded_late: saysLate(report),
      free_title: report.activity_id === null ? report.title : null,
      created_by:
        report.created_by === null ? null : { id: report.created_by, name: report.author ?? '' },
      participations: people.map((person) => ({ ...person, ...named(person.resident_id) })),
      photos: await shownPhotos(context, photos),
      allowed: allowed(context, report),
    };
  },

  'reports/for-event': async (context, { event_id }) => {
    const { db, carehomeId } = context;
    if (!(await findEvent(db, carehomeId, viewerOf(context), event_id))) throw notFound();
    return listForEvent(db, carehomeId, event_id);
  },

  'reports/history': async (context, { id }) => {
    const { db, carehomeId } = context;
    if (!(await findReport(db, carehomeId, id))) throw notFound();
    const versions = await listVersions(db, carehomeId, id);
    const changes = listChanges(versions);
    const named = await readNames(
      context,
      changes.flat().flatMap(({ resident_id }) => resident_id ?? []),
    );
    return versions.map((version, at) => ({
      ...version,
      changes: (changes[at] ?? []).map(({ resident_id, ...change }) => ({
        ...change,
        resident: resident_id === null ? null : calledName(named(resident_id)),
      })),
    }));
  },
};

async function readNames(context: InHome, ids: readonly string[]) {
  const wanted = [...new Set(ids)];
  const rows = wanted.length === 0 ? [] : await listNamed(context.db, context.carehomeId, wanted);
  const portrait = await signPortraits(context, rows);
  const byId = new Map(
    rows.map((row) => [
      row.id,
      {
        preferred_name: row.preferred_name,
        last_name: row.last_name,
        picture: portrait(row),
      },
    ]),
  );
  return (id: string) => byId.get(id) ?? { preferred_name: '', last_name: '', picture: null };
}

type Photos = Awaited<ReturnType<typeof readParts>>['photos'];

/** N24: without consent a photo stays in the record but is not shown. */
async function shownPhotos({ db, carehomeId, media, now }: InHome, photos: Photos) {
  const seen = await decideRecordPhotos(
    db,
    carehomeId,
    photos.map(({ media_id }) => media_id),
    { kind: 'staff', settles: false },
  );
  return photos.map((photo) => ({
    ...photo,
    picture:
      seen(photo.media_id) === 'nothing'
        ? null
        : media.signUrls({ carehomeId, id: photo.media_id, audience: 'staff', now }),
  }));
}

interface Standing {
  status: string;
  report_type: string;
  created_by: string | null;
  created_at: string;
}

function allowed(context: InHome, report: Standing) {
  const { user, now } = context;
  const stands = report.status !== 'voided';
  const isAuthor = report.created_by === user.id;
  const mayWrite = stands && can(user, 'reports.add') && (isAuthor || can(user, 'reports.keep'));
  const edit = mayWrite && isAuthor && canStillEdit(report.created_at, now);
  return {
    edit,
    amend: mayWrite && !edit,
    upgrade:
      mayWrite &&
      report.report_type === 'quick' &&
      can(user, 'reports.write-full') &&
      canStillUpgrade(report.created_at, now),
    void: stands && can(user, 'reports.void'),
    decide: stands && mayDecide(context, report.created_by),
  };
}
