import { HAND_OVER_LIMITS, type handOverCalls } from '@relish/shared/chat/hand-overs/contract.ts';

import { invalid, notFound } from '../../../core/app-error.ts';
import { after, minutes } from '../../../core/clock.ts';
import type { Handlers, InHome } from '../../../core/handler.ts';
import { announce } from '../../../db/announce.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { belongsTo } from '../../accounts/people/public.ts';
import { deleteNote, writeNote } from '../messages/public.ts';
import { isAnswering, lockAssigned } from '../threads/public.ts';
import {
  assignThreads,
  findHandoverThread,
  insertHandOver,
  lockHandOver,
  markUndone,
} from './queries.ts';

export const handOverHandlers: Handlers<typeof handOverCalls> = {
  'hand-overs/add': async (context, { to, note }) => {
    const { db, carehomeId, user, now, page } = context;
    await checkColleague(context, to);
    const threadIds = await lockAssigned(context);
    if (threadIds.length === 0) throw invalid({ to: ['No conversation is assigned to you.'] });
    await assignThreads(db, carehomeId, threadIds, { from: user.id, to, now });
    const handover = await findHandoverThread(db, carehomeId);
    const number = note !== null && handover ? await writeNote(context, handover.id, note) : null;
    const { id } = await insertHandOver(db, {
      carehome_id: carehomeId,
      from_user: user.id,
      to_user: to,
      thread_ids: threadIds,
      note_number: number,
      at: now,
    });
    await audit(context, 'thread.hand-over', id);
    const changed = number !== null && handover ? [...threadIds, handover.id] : threadIds;
    await announce(db, carehomeId, { threadIds: changed, sender: page });
    return { id, threads: threadIds.length };
  },

  'hand-overs/undo': async (context, { id }) => {
    const { db, carehomeId, user, now, page } = context;
    const made = await lockHandOver(db, carehomeId, id, user.id);
    if (!made) throw notFound();
    if (made.undone_at !== null) return {};
    if (now > after(new Date(made.at), minutes(HAND_OVER_LIMITS.undo_minutes)))
      throw invalid({ id: ['This can no longer be undone. Assign the conversations again.'] });
    const { thread_ids: threadIds, to_user, note_number } = made;
    await assignThreads(db, carehomeId, threadIds, { from: to_user, to: user.id, now });
    const handover = await findHandoverThread(db, carehomeId);
    if (note_number !== null && handover)
      await deleteNote(context, { threadId: handover.id, number: note_number });
    await markUndone(db, carehomeId, id, now);
    await audit(context, 'thread.undo-hand-over', id);
    const changed = note_number !== null && handover ? [...threadIds, handover.id] : threadIds;
    await announce(db, carehomeId, { threadIds: changed, sender: page });
    return {};
  },
};

async function checkColleague({ db, carehomeId, user, now }: InHome, to: string | null) {
  if (to === null) return;
  if (!(await belongsTo(db, carehomeId, to, now))) throw notFound();
  if (to === user.id || !(await isAnswering(db, carehomeId, to, now)))
    throw invalid({ to: ['Choose a colleague who answers families.'] });
}

const audit = (context: InHome, action: string, id: string) =>
  insertAudit(context.db, context, { action, entity: 'hand_over', entity_id: id });
