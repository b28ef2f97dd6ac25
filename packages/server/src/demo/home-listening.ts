import { addDays, dayIn, startOfDayIn } from '@relish/shared/days.ts';
import { ACTION_LIMITS } from '@relish/shared/surveys/actions/choices.ts';
import { type FeedbackKind, USUAL_PROMISE } from '@relish/shared/surveys/feedback/choices.ts';
import { addWorkingDays } from '@relish/shared/surveys/feedback/due.ts';
import { pickSymbol } from '@relish/shared/surveys/meetings/pick-symbol.ts';

import { after, minutes } from '../core/clock.ts';
import type { Db } from '../db/database.ts';
import { makeActions, makeAnswers } from '../features/surveys/actions/make.ts';
import { makeFeedback } from '../features/surveys/feedback/make.ts';
import { makeMeetings } from '../features/surveys/meetings/make.ts';
import { ENTRIES } from './feedback-content.ts';
import { ACTIONS, MEETINGS } from './listening-content.ts';

interface Setting {
  carehomeId: string;
  managerId: string;
  /** Users by name. */
  staff: ReadonlyMap<string, string>;
  /** By key. */
  residents: ReadonlyMap<string, string>;
  /** The latest closed survey, which raised some of the actions. */
  surveyId: string;
  now: Date;
}

const TIME_ZONE = 'Europe/London';

/** Complaints (one overdue), compliments, meetings, and actions (two published). */
export async function makeHomeListening(db: Db, setting: Setting) {
  const entries = await makeRegister(db, setting);
  const meetings = await makeHeldMeetings(db, setting);
  await makeRaisedActions(db, setting, { entries, meetings });
}

function countBack(now: Date) {
  const today = dayIn(TIME_ZONE, now);
  const ago = (count: number) => addDays(today, -count);
  return {
    ago,
    maybeAgo: (count: number | undefined) => (count === undefined ? null : ago(count)),
    at: (count: number) => after(startOfDayIn(TIME_ZONE, ago(count)), minutes(11 * 60)),
  };
}

const toIds = (keys: readonly string[], ids: ReadonlyMap<string, string>) =>
  keys.flatMap((key) => ids.get(key) ?? []);

const byKey = (keys: readonly (string | undefined)[], ids: readonly string[]) =>
  new Map(keys.map((key, index) => [key ?? '', ids[index] ?? '']));

function promise(kind: FeedbackKind, received_on: string) {
  if (kind === 'compliment') return { acknowledge_by: null, answer_by: null };
  const { acknowledge_working_days, answer_days } = USUAL_PROMISE;
  return {
    acknowledge_by: addWorkingDays(received_on, acknowledge_working_days, new Set()),
    answer_by: addDays(received_on, answer_days),
  };
}

async function makeRegister(db: Db, { carehomeId, managerId, staff, residents, now }: Setting) {
  const { ago, maybeAgo, at } = countBack(now);
  const ids = await makeFeedback(
    db,
    carehomeId,
    ENTRIES.map(
      ({ key: _key, received, resident, about, acknowledged, answered, shared, ...entry }) => ({
        ...entry,
        ...promise(entry.kind, ago(received)),
        received_on: ago(received),
        resident_id: residents.get(resident ?? '') ?? null,
        about_staff_ids: toIds(about === undefined ? [] : [about], staff),
        acknowledged_on: maybeAgo(acknowledged),
        answered_on: maybeAgo(answered?.days),
        outcome: answered?.outcome ?? null,
        answer: answered?.answer ?? null,
        candour: answered?.candour ?? 'not_decided',
        learning: answered?.learning ?? null,
        shared_at: shared === undefined ? null : at(shared),
        shared_by: shared === undefined ? null : managerId,
        created_at: at(received),
        created_by: managerId,
      }),
    ),
  );
  return byKey(
    ENTRIES.map(({ key }) => key),
    ids,
  );
}

async function makeHeldMeetings(db: Db, { carehomeId, managerId, residents, now }: Setting) {
  const { ago, at } = countBack(now);
  const ids = await makeMeetings(
    db,
    carehomeId,
    MEETINGS.map(({ key: _key, held, residents: came, easy_read, ...meeting }) => ({
      ...meeting,
      day: ago(held),
      event_id: null,
      resident_ids: toIds(came, residents),
      easy_read: easy_read.map((text) => ({ symbol: pickSymbol(text), text })),
      authorId: managerId,
      created_at: at(held),
    })),
  );
  return byKey(
    MEETINGS.map(({ key }) => key),
    ids,
  );
}

async function makeRaisedActions(
  db: Db,
  { carehomeId, managerId, staff, residents, surveyId, now }: Setting,
  { entries, meetings }: Record<'entries' | 'meetings', ReadonlyMap<string, string>>,
) {
  const { ago, maybeAgo, at } = countBack(now);
  const ids = await makeActions(
    db,
    carehomeId,
    ACTIONS.map(({ theme, said, will_do, source, done, published, closed, ...action }) => ({
      theme,
      said,
      will_do,
      source,
      owner_id: staff.get(action.owner ?? '') ?? managerId,
      due_on: ago(action.due),
      survey_id: source === 'survey' ? surveyId : null,
      meeting_id: meetings.get(action.meeting ?? '') ?? null,
      feedback_id: entries.get(action.entry ?? '') ?? null,
      resident_ids: toIds(Object.keys(action.asked ?? {}), residents),
      done_on: maybeAgo(done?.days),
      proof: done?.proof ?? null,
      ask_on: maybeAgo(done && done.days - ACTION_LIMITS.askAfterDays),
      // Its notice has come down since.
      ...(published !== undefined && {
        published_said: said,
        published_did: done?.did ?? will_do,
        published_at: at(published),
        published_by: managerId,
      }),
      ...(closed !== undefined && { closed_at: at(closed), closed_by: managerId }),
      created_at: at(action.raised),
      created_by: managerId,
    })),
  );
  await makeAnswers(
    db,
    ACTIONS.flatMap(({ asked = {}, closed = 0 }, index) =>
      Object.entries(asked).flatMap(([key, answer]) =>
        answer === null
          ? []
          : [
              {
                carehome_id: carehomeId,
                action_id: ids[index] ?? '',
                resident_id: residents.get(key) ?? '',
                answer,
                asked_at: at(closed),
                asked_by: managerId,
              },
            ],
      ),
    ),
  );
}
