import { addDays } from '@relish/shared/days.ts';
import { ACTION_LIMITS, actionState } from '@relish/shared/surveys/actions/choices.ts';
import type { actionCalls } from '@relish/shared/surveys/actions/contract.ts';

import { invalid, notFound } from '../../../core/app-error.ts';
import type { Handlers } from '../../../core/handler.ts';
import { postNotice } from '../../board/notices/public.ts';
import { canReadFeedback, listColleagues } from '../feedback/public.ts';
import {
  audit,
  changeAction,
  checkOwner,
  checkPeople,
  checkSource,
  openAction,
  todayOf,
} from './open-action.ts';
import { makePoster } from './poster.ts';
import { checkPublic, noticeBody, noticeTitle } from './publish.ts';
import {
  countActions,
  deleteAnswers,
  findActions,
  insertActions,
  listActions,
  listAsked,
  saveAnswer,
} from './queries.ts';
import { toAction, toRow } from './show.ts';

const YEAR_DAYS = 365;

export const actionHandlers: Handlers<typeof actionCalls> = {
  'actions/list': async (context, input) => {
    const { db, carehomeId } = context;
    const today = todayOf(context);
    const limit = ACTION_LIMITS.page;
    const { feedback_id } = input;
    // Nothing is said about an entry that the user may not read (N25).
    if (feedback_id !== null && !(await canReadFeedback(context, feedback_id))) throw notFound();
    const found = await listActions(db, carehomeId, { ...input, today, limit: limit + 1 });
    const page = found.slice(0, limit);
    const last = page.at(-1);
    return {
      rows: page.map((action) => toRow(action, today)),
      next: found.length > limit && last ? { at: last.created_at, id: last.id } : null,
    };
  },

  'actions/count': (context) => {
    const today = todayOf(context);
    return countActions(context.db, context.carehomeId, {
      today,
      since: addDays(today, -YEAR_DAYS),
    });
  },

  'actions/get': async (context, { id }) => {
    const { db, carehomeId } = context;
    const [action] = await findActions(db, carehomeId, [id]);
    if (!action) throw notFound();
    const { feedback_id } = action;
    return toAction(action, {
      today: todayOf(context),
      residents: await listAsked(db, carehomeId, { id, residentIds: action.resident_ids }),
      feedback_id:
        feedback_id !== null && (await canReadFeedback(context, feedback_id)) ? feedback_id : null,
    });
  },

  'actions/owners': ({ db, carehomeId, now }) => listColleagues(db, carehomeId, now),

  'actions/add': async (context, input) => {
    const { db, carehomeId, user, now } = context;
    await checkPeople(context, input);
    await checkSource(context, input);
    const [made] = await insertActions(db, [
      { ...input, carehome_id: carehomeId, created_at: now, created_by: user.id },
    ]);
    if (!made) throw notFound();
    await audit(context, 'action.add', made.id);
    return { id: made.id };
  },

  'actions/edit': async (context, { id, version, ...values }) => {
    await openAction(context, id, version);
    await checkPeople(context, values);
    await changeAction(context, id, values, 'action.edit');
    return { id };
  },

  'actions/finish': async (context, { id, version, done_on, proof }) => {
    const before = await openAction(context, id, version);
    checkOwner(context, before);
    if (before.closed_at !== null) throw invalid({ id: ['It is closed. Reopen it first.'] });
    if (done_on > todayOf(context)) throw invalid({ done_on: ['Choose today or an earlier day.'] });
    const ask_on = addDays(done_on, ACTION_LIMITS.askAfterDays);
    await changeAction(context, id, { done_on, proof, ask_on }, 'action.finish');
    return { id };
  },

  'actions/reopen': async (context, { id, version, due_on }) => {
    const before = await openAction(context, id, version);
    if (before.done_on === null) return { id };
    // Residents are asked anew about what is done next.
    await deleteAnswers(context.db, context.carehomeId, { id });
    const values = {
      due_on,
      done_on: null,
      proof: null,
      ask_on: null,
      closed_at: null,
      closed_by: null,
      close_reason: null,
    };
    await changeAction(context, id, values, 'action.reopen');
    return { id };
  },

  'actions/publish': async (context, { id, version, said, did }) => {
    const { user, now } = context;
    const before = await openAction(context, id, version);
    if (before.done_on === null)
      throw invalid({ id: ['Publish it once it is done, so that it is true.'] });
    if (before.published_at !== null) throw invalid({ id: ['It is already published.'] });
    const { theme } = before;
    await checkPublic(context, { theme, said, did });
    const notice_id = await postNotice(context, {
      title: noticeTitle(theme),
      body: noticeBody({ said, did }),
      audience: 'all',
    });
    const values = {
      notice_id,
      published_said: said,
      published_did: did,
      published_at: now,
      published_by: user.id,
    };
    await changeAction(context, id, values, 'action.publish');
    return { notice_id };
  },

  'actions/ask': async (context, { id, resident_id, answer }) => {
    const { db, carehomeId, user, now } = context;
    const before = await openAction(context, id);
    const asked = { id, residentIds: before.resident_ids };
    const people = await listAsked(db, carehomeId, asked);
    if (!people.some((person) => person.id === resident_id)) throw notFound();
    if (before.done_on === null) throw invalid({ id: ['Ask once it is done.'] });
    if (before.closed_at !== null) throw invalid({ id: ['It is closed. Reopen it first.'] });
    if (answer === null) await deleteAnswers(db, carehomeId, { id, residentId: resident_id });
    else
      await saveAnswer(db, {
        carehome_id: carehomeId,
        action_id: id,
        resident_id,
        answer,
        asked_at: now,
        asked_by: user.id,
      });
    await audit(context, 'action.ask', id);
    return { id };
  },

  'actions/close': async (context, { id, version, reason }) => {
    const { db, carehomeId, user, now } = context;
    const before = await openAction(context, id, version);
    if (before.closed_at !== null) return { id };
    if (actionState(before, todayOf(context)) === 'open' || before.done_on === null)
      throw invalid({ id: ['Close it once it is done.'] });
    const people = await listAsked(db, carehomeId, { id, residentIds: before.resident_ids });
    const hasAnswer = people.some(({ answer }) => answer !== null);
    if (!hasAnswer && reason === null)
      throw invalid({ reason: ['Ask the residents first, or write why nobody can be asked.'] });
    const values = { closed_at: now, closed_by: user.id, close_reason: reason };
    await changeAction(context, id, values, 'action.close');
    return { id };
  },

  'actions/poster': { staged: makePoster },
};
