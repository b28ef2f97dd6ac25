import { addDays } from '@relish/shared/days.ts';
import { FEEDBACK_LIMITS } from '@relish/shared/surveys/feedback/choices.ts';
import type { feedbackCalls } from '@relish/shared/surveys/feedback/contract.ts';

import { invalid, notFound } from '../../../core/app-error.ts';
import type { Handlers } from '../../../core/handler.ts';
import { enqueue } from '../../../jobs/queue.ts';
import { tellCompliment } from './job-kinds.ts';
import {
  audit,
  change,
  checkInput,
  checkPast,
  openEntry,
  openFeedback,
  sightOf,
} from './open-feedback.ts';
import { promiseFor, readPromise } from './promised.ts';
import {
  countFeedback,
  findFeedback,
  findOfAlert,
  insertFeedback,
  listChanges,
  listFeedback,
  listNames,
  listThanks,
  savePromise,
} from './queries.ts';
import { toFeedback, toRow } from './show.ts';

const YEAR_DAYS = 365;
const MOST_THANKS = 50;

export const feedbackHandlers: Handlers<typeof feedbackCalls> = {
  'feedback/list': async (context, { kind, filter, after }) => {
    const { db, carehomeId } = context;
    const sight = sightOf(context);
    const limit = FEEDBACK_LIMITS.page;
    const found = await listFeedback(db, carehomeId, sight, {
      kind,
      filter,
      after,
      limit: limit + 1,
    });
    const page = found.slice(0, limit);
    const last = page.at(-1);
    return {
      rows: page.map((entry) => toRow(entry, sight.today)),
      next: found.length > limit && last ? { received_on: last.received_on, id: last.id } : null,
    };
  },

  'feedback/count': (context) => {
    const sight = sightOf(context);
    const since = addDays(sight.today, -YEAR_DAYS);
    return countFeedback(context.db, context.carehomeId, sight, since);
  },

  'feedback/get': async (context, { id }) => {
    const { db, carehomeId } = context;
    const sight = sightOf(context);
    const entry = await findFeedback(db, carehomeId, sight, id);
    if (!entry) throw notFound();
    const people = [entry.created_by, entry.voided_by].filter((each) => each !== null);
    return toFeedback(entry, {
      today: sight.today,
      names: await listNames(db, [...entry.about_staff_ids, ...people]),
      changes: await listChanges(db, carehomeId, id, FEEDBACK_LIMITS.changes),
    });
  },

  'feedback/add': async (context, input) => {
    const { db, carehomeId, user, now } = context;
    await checkInput(context, input);
    const [made] = await insertFeedback(db, [
      {
        ...input,
        ...(await promiseFor(context, input.kind, input.received_on)),
        carehome_id: carehomeId,
        created_at: now,
        created_by: user.id,
      },
    ]);
    if (!made) throw notFound();
    await audit(context, 'feedback.add', made.id);
    return { id: made.id };
  },

  'feedback/edit': async (context, { id, version, ...input }) => {
    const before = await openFeedback(context, id, version);
    if ((before.kind === 'compliment') !== (input.kind === 'compliment'))
      throw invalid({ kind: ['Void this entry and record a new one instead.'] });
    await checkInput(context, input);
    const dates =
      before.received_on === input.received_on
        ? {}
        : await promiseFor(context, input.kind, input.received_on);
    await change(context, before, { ...input, ...dates }, 'feedback.edit');
    return { id };
  },

  'feedback/acknowledge': async (context, { id, version, acknowledged_on }) => {
    const before = await openFeedback(context, id, version);
    if (before.kind === 'compliment') throw notFound();
    if (acknowledged_on !== null) checkPast(context, { acknowledged_on }, before.received_on);
    await change(context, before, { acknowledged_on }, 'feedback.acknowledge');
    return { id };
  },

  'feedback/answer': async (context, { id, version, ...answer }) => {
    const before = await openFeedback(context, id, version);
    if (before.kind === 'compliment') throw notFound();
    checkPast(context, { answered_on: answer.answered_on }, before.received_on);
    // An answer acknowledges it too.
    const acknowledged_on = before.acknowledged_on ?? answer.answered_on;
    await change(context, before, { ...answer, acknowledged_on }, 'feedback.answer');
    return { id };
  },

  'feedback/reopen': async (context, { id, version }) => {
    const before = await openFeedback(context, id, version);
    if (before.answered_on === null) return { id };
    await change(context, before, { answered_on: null, outcome: null }, 'feedback.reopen');
    return { id };
  },

  'feedback/void': async (context, { id, reason }) => {
    const before = await openFeedback(context, id);
    const { user, now } = context;
    const values = { voided_at: now, voided_by: user.id, void_reason: reason };
    await change(context, before, values, 'feedback.void');
    return { id };
  },

  'feedback/restore': async (context, { id }) => {
    const before = await openEntry(context, id);
    if (before.voided_at === null) return { id };
    // The chat alert has been logged again since, and has only one entry.
    if (
      before.alert_id !== null &&
      (await findOfAlert(context.db, context.carehomeId, before.alert_id))
    )
      throw invalid({ id: ['The message has been logged again. Use that entry.'] });
    const values = { voided_at: null, voided_by: null, void_reason: null };
    await change(context, before, values, 'feedback.restore');
    return { id };
  },

  'feedback/share': async (context, { id }) => {
    const { db, carehomeId, user, now } = context;
    const before = await openFeedback(context, id);
    if (before.kind !== 'compliment') throw notFound();
    if (before.about_staff_ids.length === 0)
      throw invalid({ about_staff_ids: ['Choose the colleagues it is about first.'] });
    if (before.shared_at !== null) return { id };
    await change(context, before, { shared_at: now, shared_by: user.id }, 'feedback.share');
    for (const user_id of before.about_staff_ids)
      if (user_id !== user.id)
        await enqueue(db, tellCompliment, { carehome_id: carehomeId, user_id }, now);
    return { id };
  },

  'feedback/thanks': ({ db, carehomeId, user }) => listThanks(db, carehomeId, user.id, MOST_THANKS),

  'feedback/promise': (context) => readPromise(context),

  'feedback/set-promise': async (context, promise) => {
    const { db, carehomeId, user, now } = context;
    await savePromise(db, { ...promise, carehome_id: carehomeId, set_at: now, set_by: user.id });
    await audit(context, 'feedback.set-promise', carehomeId);
    return {};
  },
};
