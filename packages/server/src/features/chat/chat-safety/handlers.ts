import { SAFETY_LIMITS } from '@relish/shared/chat/chat-safety/choices.ts';
import type { safetyCalls } from '@relish/shared/chat/chat-safety/contract.ts';
import { dayIn } from '@relish/shared/days.ts';
import { can } from '@relish/shared/permissions.ts';

import { invalid, notFound } from '../../../core/app-error.ts';
import type { Handlers, InHome } from '../../../core/handler.ts';
import { enqueue } from '../../../jobs/queue.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { findMessage, removeMessage } from '../messages/public.ts';
import { announceThread, openThread, openToChange, viewerOf } from '../threads/public.ts';
import { pushAlert } from './job-kinds.ts';
import { pauseHandlers } from './pause.ts';
import {
  type AlertSight,
  countOpen,
  type FoundAlert,
  listAlerts,
  lockAlert,
  updateAlert,
} from './queries.ts';
import { insertReport } from './raise-queries.ts';
import { toAlerts } from './show.ts';

/** Called when an alert is logged as a complaint, and when that is undone. */
export type LogAlert = (
  context: InHome,
  alert: Pick<FoundAlert, 'id' | 'body' | 'sent_at' | 'resident_id' | 'author'>,
  isComplaint: boolean,
) => Promise<void>;

export const createSafetyHandlers = (logAlert: LogAlert): Handlers<typeof safetyCalls> => ({
  ...pauseHandlers,

  'chat-safety/report': async (context, { thread_id, number, reason, note }) => {
    const { db, carehomeId, user, now } = context;
    const { thread } = await openThread(context, thread_id);
    if (thread.kind === 'household')
      throw invalid({ thread_id: ['A household has no manager who could look at it.'] });
    const key = { threadId: thread_id, number };
    const message = await findMessage(db, carehomeId, key);
    if (!message || message.deleted_at !== null || message.author_id === null) throw notFound();
    if (message.author_id === user.id)
      throw invalid({ number: ['You wrote this message. You can delete it.'] });
    const { body } = message;
    const id = await insertReport(db, carehomeId, key, {
      userId: user.id,
      reason,
      note,
      body,
      now,
    });
    if (id === undefined) return {};
    const { author_id } = message;
    await enqueue(db, pushAlert, { carehome_id: carehomeId, author_id }, now);
    await audit(context, 'message.report', id);
    return {};
  },

  'chat-safety/count': async (context) => ({
    open: await countOpen(context.db, context.carehomeId, await sightOf(context)),
  }),

  'chat-safety/list': async (context, { state, after }) => {
    const { db, carehomeId, user, now } = context;
    const sight = {
      ...(await sightOf(context)),
      today: dayIn(user.carehome.time_zone, now),
    };
    const limit = SAFETY_LIMITS.page;
    const rows = await listAlerts(db, carehomeId, sight, { state, after, limit: limit + 1 });
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      alerts: await toAlerts(context, page),
      next:
        rows.length > limit && last
          ? { at: last.settled_at ?? last.created_at, id: last.id }
          : null,
    };
  },

  'chat-safety/settle': async (context, { id, outcome }) => {
    const { db, carehomeId, user, now } = context;
    const alert = await openAlert(context, id);
    if (alert.settled_at !== null) return { id };
    await updateAlert(db, carehomeId, id, {
      settled_at: now,
      settled_by: user.id,
      outcome,
    });
    await audit(context, 'chat-alert.settle', id);
    return { id };
  },

  'chat-safety/reopen': async (context, { id }) => {
    const { db, carehomeId, user, now } = context;
    const { settled_at, outcome, earlier_outcome } = await openAlert(context, id);
    if (settled_at === null) return { id };
    await updateAlert(db, carehomeId, id, {
      settled_at: null,
      settled_by: null,
      outcome: null,
      reopened_at: now,
      reopened_by: user.id,
      earlier_outcome: [earlier_outcome, outcome].filter(Boolean).join('\n'),
    });
    await audit(context, 'chat-alert.reopen', id);
    return { id };
  },

  'chat-safety/log-complaint': async (context, { id, is_complaint }) => {
    const { db, carehomeId, user, now } = context;
    const alert = await openAlert(context, id);
    if ((alert.complaint_at !== null) === is_complaint) return { id };
    await updateAlert(db, carehomeId, id, {
      complaint_at: is_complaint ? now : null,
      complaint_by: is_complaint ? user.id : null,
    });
    await logAlert(context, alert, is_complaint);
    await audit(context, is_complaint ? 'chat-alert.complaint' : 'chat-alert.undo-complaint', id);
    return { id };
  },

  'chat-safety/hide-message': async (context, { id, reason }) => {
    const { db, carehomeId, user, now } = context;
    const { thread_id, number } = await openAlert(context, id);
    const { thread } = await openToChange(context, thread_id);
    const message = await findMessage(db, carehomeId, { threadId: thread_id, number });
    if (!message || message.deleted_at !== null) return { id };
    await removeMessage(context, thread, { ...message, number });
    await updateAlert(db, carehomeId, id, {
      hidden_at: now,
      hidden_by: user.id,
      hidden_reason: reason,
    });
    await audit(context, 'message.hide', id);
    await announceThread(context, thread_id);
    return { id };
  },
});

const sightOf = async (context: InHome): Promise<AlertSight> => ({
  viewer: await viewerOf(context),
  isManager: can(context.user, 'chat.manage'),
  now: context.now,
});

/** 404 for alerts about the user's own messages too (N25). */
async function openAlert(context: InHome, id: string): Promise<FoundAlert> {
  const alert = await lockAlert(context.db, context.carehomeId, await sightOf(context), id);
  if (!alert) throw notFound();
  return alert;
}

/** Under the alert's own id, so that no history of a resident or relative shows it (N25). */
const audit = (context: InHome, action: string, id: string) =>
  insertAudit(context.db, context, { action, entity: 'chat-alert', entity_id: id });
