import { addMonths, dayIn } from '@relish/shared/days.ts';
import { tidyBestInterests } from '@relish/shared/residents/consents/best-interests.ts';
import type { Circumstances, consentCalls } from '@relish/shared/residents/consents/contract.ts';
import {
  type Decision,
  isOnBehalf,
  type Purpose,
} from '@relish/shared/residents/consents/purposes.ts';

import { invalid, notFound } from '../../../core/app-error.ts';
import type { Handlers, InHome } from '../../../core/handler.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { findHomeSettings } from '../../accounts/home-settings/public.ts';
import { listCapacityNotes } from '../capacity/public.ts';
import { attachPicture } from '../media/public.ts';
import { listDecisions, lockPerson, replaceAnswers } from './queries.ts';
import { noteRefusal, ownNoDay } from './supporting-note.ts';

type RecordingCalls = Pick<
  typeof consentCalls,
  'consents/record' | 'consents/record-several' | 'consents/withdraw'
>;

export const recordHandlers: Handlers<RecordingCalls> = {
  'consents/record': async (context, { resident_id, purpose, decision, ...circumstances }) => {
    const at = () => 'capacity_note_id';
    await record(context, { resident_id, answers: [{ purpose, decision }], at }, circumstances);
    return {};
  },

  'consents/record-several': async (context, { resident_id, answers, ...circumstances }) => {
    const at = (index: number) => `answers.${index}`;
    await record(context, { resident_id, answers, at }, circumstances);
    return {};
  },

  'consents/withdraw': async (context, { resident_id, purpose, notes }) => {
    const { db, carehomeId, user, now } = context;
    if (!(await lockPerson(db, carehomeId, resident_id))) throw notFound();
    const inForce = await listDecisions(db, carehomeId, resident_id);
    const before = inForce.find((each) => each.purpose === purpose);
    // A repeated click: store one withdrawal.
    if (before?.decision === 'withdrawn' && notes === null) return {};
    const answer = {
      purpose,
      decision: 'withdrawn' as const,
      from_date: dayIn(user.carehome.time_zone, now),
      withdrawn_at: now,
      notes,
      recorded_by: user.id,
      recorded_at: now,
    };
    await replaceAnswers(db, carehomeId, resident_id, [answer], now);
    await audited(context, 'consent.withdraw', resident_id);
    return {};
  },
};

interface Recorded {
  resident_id: string;
  answers: { purpose: Purpose; decision: Decision }[];
  /** Field path for errors in one of the answers. */
  at: (index: number) => string;
}

async function record(
  context: InHome,
  { resident_id: residentId, answers, at }: Recorded,
  { evidence_id, capacity_note_id, best_interests, ...circumstances }: Circumstances,
) {
  const { db, carehomeId, user, now } = context;
  const person = await lockPerson(db, carehomeId, residentId);
  if (!person) throw notFound();
  if (person.status === 'deceased')
    throw invalid({ resident_id: ['Nothing can be agreed any more. What was agreed stays here.'] });
  const today = dayIn(user.carehome.time_zone, now);
  const { consent_review_months } = await findHomeSettings(db, carehomeId);
  const { date_of_birth: birth } = person;
  const dates = resolveDates(circumstances, { today, birth, reviewMonths: consent_review_months });
  const details = circumstances.basis === 'best_interests' ? best_interests : null;
  if (details?.imca_on && details.imca_on > today)
    throw invalid({ 'best_interests.imca_on': ['This is in the future.'] });
  const isForSomeone = circumstances.basis !== null && isOnBehalf(circumstances.basis);
  const note = isForSomeone
    ? await checkNote(context, { residentId, answers, at, noteId: capacity_note_id }, dates)
    : undefined;
  if (evidence_id !== null) await attachForm(context, residentId, evidence_id);
  const rows = answers.map((answer) => ({
    ...circumstances,
    ...dates,
    ...answer,
    ...(answer.decision === 'yes' && {
      capacity_note_id: note?.id ?? null,
      capacity_assessed_on: note?.assessed_on ?? null,
      best_interests: details && JSON.stringify(tidyBestInterests(details)),
    }),
    evidence_id,
    recorded_by: user.id,
    recorded_at: now,
  }));
  await replaceAnswers(db, carehomeId, residentId, rows, now);
  await audited(context, 'consent.record', residentId);
}

/** Throws unless the note supports every yes. */
async function checkNote(
  { db, carehomeId }: InHome,
  {
    residentId,
    answers,
    at,
    noteId,
  }: Omit<Recorded, 'resident_id'> & { residentId: string; noteId: string | null },
  { from_date: day }: { from_date: string },
) {
  if (noteId === null || !answers.some(({ decision }) => decision === 'yes')) return undefined;
  const notes = await listCapacityNotes(db, carehomeId, residentId);
  const note = notes.find(({ id }) => id === noteId);
  if (!note) throw notFound();
  const inForce = await listDecisions(db, carehomeId, residentId);
  const errors: Record<string, string[]> = {};
  for (const [index, { purpose, decision }] of answers.entries()) {
    const about = { purpose, day, ownNoOn: ownNoDay(inForce, purpose) };
    const refusal = decision === 'yes' ? noteRefusal(notes, note, about) : undefined;
    if (refusal !== undefined) errors[at(index)] = [refusal];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return note;
}

function resolveDates(
  dated: Pick<Circumstances, 'from_date' | 'review_on'>,
  { today, birth, reviewMonths }: { today: string; birth: string | null; reviewMonths: number },
) {
  const from_date = dated.from_date ?? today;
  if (from_date > today) throw invalid({ from_date: ['This is in the future.'] });
  if (birth !== null && from_date < birth)
    throw invalid({ from_date: ['This is before they were born.'] });
  const review_on = dated.review_on ?? addMonths(from_date, reviewMonths);
  if (review_on < from_date) throw invalid({ review_on: ['This is before the answer itself.'] });
  return { from_date, review_on };
}

async function attachForm({ db, carehomeId, user }: InHome, residentId: string, id: string) {
  const use = { residentId, purpose: 'consent_form' as const, userId: user.id };
  if (!(await attachPicture(db, carehomeId, id, use))) throw notFound();
}

const audited = (context: InHome, action: string, residentId: string) =>
  insertAudit(context.db, context, { action, entity: 'resident', entity_id: residentId });
