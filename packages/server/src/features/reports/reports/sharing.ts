import { can } from '@relish/shared/permissions.ts';
import type { reportCalls } from '@relish/shared/reports/reports/contract.ts';
import { isHeld, SENTENCE } from '@relish/shared/reports/reports/distress.ts';

import { forbidden, invalid, notFound } from '../../../core/app-error.ts';
import type { Handlers } from '../../../core/handler.ts';
import type { InHome } from '../../../core/handler.ts';
import { listAgreements } from '../../residents/consents/public.ts';
import type { ReportValues } from './body.ts';
import { countHeld, listHeld, setFamilyDecision } from './held-queries.ts';
import { noteVersion } from './note-version.ts';
import { lockReport, readParts, updateReport } from './queries.ts';

type SharingCalls = Pick<typeof reportCalls, 'reports/held' | 'reports/decide-sharing'>;

/** The author and those who keep the records, as for amendments. */
export const mayDecide = ({ user }: InHome, createdBy: string | null): boolean =>
  can(user, 'reports.add') && (createdBy === user.id || can(user, 'reports.keep'));

export const sharingHandlers: Handlers<SharingCalls> = {
  'reports/held': async ({ db, carehomeId }, { limit }) => ({
    moments: await listHeld(db, carehomeId, limit),
    total: await countHeld(db, carehomeId),
  }),

  'reports/decide-sharing': async (context, { id, version, resident_id, decision, sentence }) => {
    const { db, carehomeId, user, now } = context;
    const before = await lockReport(db, carehomeId, id);
    if (!before) throw notFound();
    const old = await readParts(db, carehomeId, id);
    const person = old.people.find((each) => each.resident_id === resident_id);
    if (!person) throw notFound();
    if (!mayDecide(context, before.created_by))
      throw forbidden('Only the author of a record, or a senior, can decide this.');
    if (before.version !== version)
      throw invalid({ version: ['This record has changed while you were looking at it.'] });
    if (before.status === 'voided') throw invalid({ id: ['This record is voided.'] });
    if (!isHeld(person) || !person.share_with_family)
      throw invalid({ resident_id: ['There is nothing to decide here.'] });
    if (decision === 'share') await checkSharing(context, resident_id, sentence);
    const report: ReportValues = {
      ...before,
      version: version + 1,
      updated_by: user.id,
      updated_at: now.toISOString(),
    };
    await updateReport(db, carehomeId, id, report);
    await setFamilyDecision(db, carehomeId, id, {
      resident_id,
      family_decision: decision,
      family_sentence: decision === 'share' ? sentence : null,
    });
    const parts = await readParts(db, carehomeId, id);
    await noteVersion(
      context,
      { id, version: version + 1, action: decision, reason: null },
      report,
      parts,
    );
    return { id, version: version + 1 };
  },
};

async function checkSharing(
  { db, carehomeId }: InHome,
  residentId: string,
  sentence: string | null,
) {
  if ((sentence?.length ?? 0) < SENTENCE.least)
    throw invalid({
      sentence: [`Write a sentence for the family, at least ${SENTENCE.least} characters.`],
    });
  const agreed = await listAgreements(db, carehomeId, [residentId]);
  if (!agreed(residentId, 'share_activity_family'))
    throw invalid({
      decision: ['The resident has not agreed that activities are shared with the family.'],
    });
}
