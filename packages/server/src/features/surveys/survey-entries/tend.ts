import { dayIn } from '@relish/shared/days.ts';
import { MIN_GROUP, surveyState } from '@relish/shared/surveys/surveys/choices.ts';

import type { Db } from '../../../db/database.ts';
import { enqueue } from '../../../jobs/queue.ts';
import { countEntries } from '../survey-results/public.ts';
import {
  findAskingHome,
  findSurvey,
  listAtWork,
  lockSurvey,
  type SurveyRecord,
  tendSurvey,
  updateSurvey,
} from '../surveys/public.ts';
import { mailSurvey } from './job-kinds.ts';
import { countQueue, returnToQueue, rewriteInvitations, spend, takeQueue } from './mix-queries.ts';
import {
  countInvited,
  countResidents,
  inviteAll,
  isAskedOneByOne,
  type SurveyKey,
} from './queries.ts';

/** Invites people on the first day, counts answers in batches, and ends the survey after its last day. */
export async function tend(db: Db, key: SurveyKey, now: Date) {
  const { carehome_id, survey_id } = key;
  if (!(await lockSurvey(db, carehome_id, survey_id))) return;
  const survey = await findSurvey(db, carehome_id, survey_id);
  if (!survey || survey.published_at === null || survey.counted_at !== null) return;
  const { time_zone } = await findAskingHome(db, carehome_id, now);
  const today = dayIn(time_zone, now);
  const state = surveyState(survey, today);
  if (state === 'scheduled') return;
  if (survey.opened_at === null) await invite(db, survey, { now, isOpen: state === 'open' });
  const isEnd = state !== 'open';
  if (survey.anonymous) await mix(db, survey, { month: today.slice(0, 7), isEnd });
  if (isEnd) await end(db, survey, now);
}

async function invite(
  db: Db,
  survey: SurveyRecord,
  { now, isOpen }: { now: Date; isOpen: boolean },
) {
  const { carehome_id, id: survey_id, audience } = survey;
  const key = { carehome_id, survey_id };
  const isInvited = isAskedOneByOne(audience);
  const userIds = isInvited ? await inviteAll(db, key, audience, now) : [];
  if (isOpen)
    for (const user_id of userIds) await enqueue(db, mailSurvey, { ...key, user_id }, now);
  const residents = audience === 'resident' ? await countResidents(db, carehome_id) : null;
  const invited = isInvited ? await countInvited(db, key) : residents;
  await updateSurvey(db, carehome_id, survey_id, { opened_at: now, invited });
}

/**
 * Counts what is queued once five answers are there, or at the end. In between the queue and the invitations are written
 * anew, so that their rows keep no order of arrival.
 */
async function mix(
  db: Db,
  survey: SurveyRecord,
  { month, isEnd }: { month: string; isEnd: boolean },
) {
  const { carehome_id, id: survey_id, is_always_open } = survey;
  const key = { carehome_id, survey_id };
  await rewriteInvitations(db, key);
  if ((await countQueue(db, key)) === 0) return;
  const queued = await takeQueue(db, key);
  const isBatch = queued.length >= MIN_GROUP;
  if (!isBatch && !isEnd) return returnToQueue(db, queued);
  await spend(db, queued);
  // Published months must not change, and a month of its own would be too small.
  if (!isBatch && is_always_open)
    return updateSurvey(db, carehome_id, survey_id, { not_counted: queued.length });
  await countEntries(db, survey, { entries: queued, month: is_always_open ? month : '' });
}

async function end(db: Db, survey: SurveyRecord, now: Date) {
  const { carehome_id, id: survey_id, closed_at, audience } = survey;
  const invited = isAskedOneByOne(audience)
    ? { invited: await countInvited(db, { carehome_id, survey_id }) }
    : {};
  await updateSurvey(db, carehome_id, survey_id, {
    closed_at: closed_at ?? now,
    counted_at: now,
    // No one can sign another token from now on.
    key_sealed: null,
    ...invited,
  });
}

/** For the regular work of every home. */
export async function queueSurveyWork(db: Db, now: Date) {
  for (const key of await listAtWork(db)) await enqueue(db, tendSurvey, key, now);
}
