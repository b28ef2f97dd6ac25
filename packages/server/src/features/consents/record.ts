import type { Circumstances, consentCalls } from '@relish/shared/consents/contract.ts';
import type { Decision, Purpose } from '@relish/shared/consents/purposes.ts';
import { addMonths, dayIn } from '@relish/shared/days.ts';

import { invalid, notFound } from '../../core/app-error.ts';
import type { Handlers, SignedIn } from '../../core/handler.ts';
import type { Db } from '../../db/database.ts';
import { insertAudit } from '../audit/queries.ts';
import { findHomeSettings } from '../home-settings/queries.ts';
import { attachPicture } from '../media/queries.ts';
import { listDecisions, lockPerson, replaceAnswers } from './queries.ts';

type Context = SignedIn & { db: Db };
type RecordingCalls = Pick<
  typeof consentCalls,
  'consents/record' | 'consents/record-several' | 'consents/withdraw'
>;

export const recordHandlers: Handlers<RecordingCalls> = {
  'consents/record': async (context, { resident_id, purpose, decision, ...circumstances }) => {
    await record(context, resident_id, [{ purpose, decision }], circumstances);
    return {};
  },

  'consents/record-several': async (context, { resident_id, answers, ...circumstances }) => {
    await record(context, resident_id, answers, circumstances);
    return {};
  },

  'consents/withdraw': async (context, { resident_id, purpose, notes }) => {
    const { db, carehomeId, user, now } = context;
    if (!(await lockPerson(db, carehomeId, resident_id))) throw notFound();
    const inForce = await listDecisions(db, carehomeId, resident_id);
    const before = inForce.find((each) => each.purpose === purpose);
    // Pressed twice: the person said it once.
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

async function record(
  context: Context,
  residentId: string,
  answers: { purpose: Purpose; decision: Decision }[],
  { evidence_id, ...circumstances }: Circumstances,
) {
  const { db, carehomeId, user, now } = context;
  const person = await lockPerson(db, carehomeId, residentId);
  if (!person) throw notFound();
  if (person.status === 'deceased')
    throw invalid({ resident_id: ['Nothing can be agreed any more. What was agreed stays here.'] });
  const today = dayIn(user.carehome.time_zone, now);
  const { consent_review_months } = await findHomeSettings(db, carehomeId);
  const { date_of_birth: birth } = person;
  const dates = datesOf(circumstances, { today, birth, reviewMonths: consent_review_months });
  if (evidence_id !== null) await attachForm(context, residentId, evidence_id);
  const rows = answers.map((answer) => ({
    ...circumstances,
    ...dates,
    ...answer,
    evidence_id,
    recorded_by: user.id,
    recorded_at: now,
  }));
  await replaceAnswers(db, carehomeId, residentId, rows, now);
  await audited(context, 'consent.record', residentId);
}

function datesOf(
  given: Omit<Circumstances, 'evidence_id'>,
  { today, birth, reviewMonths }: { today: string; birth: string; reviewMonths: number },
) {
  const from_date = given.from_date ?? today;
  const { capacity_assessed_on } = given;
  if (from_date > today) throw invalid({ from_date: ['This is in the future.'] });
  if (from_date < birth) throw invalid({ from_date: ['This is before they were born.'] });
  if (capacity_assessed_on !== null && capacity_assessed_on > today)
    throw invalid({ capacity_assessed_on: ['This is in the future.'] });
  const review_on = given.review_on ?? addMonths(from_date, reviewMonths);
  if (review_on < from_date) throw invalid({ review_on: ['This is before the answer itself.'] });
  return { from_date, review_on };
}

async function attachForm({ db, carehomeId, user }: Context, residentId: string, id: string) {
  const use = { residentId, purpose: 'consent_form' as const, userId: user.id };
  if (!(await attachPicture(db, carehomeId, id, use))) throw notFound();
}

const audited = (context: Context, action: string, residentId: string) =>
  insertAudit(context.db, context, { action, entity: 'resident', entity_id: residentId });
