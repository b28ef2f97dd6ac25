import type { readingCalls } from '@relish/shared/chat/readings/contract.ts';
import { can } from '@relish/shared/permissions.ts';

import { forbidden, invalid, notFound } from '../../../core/app-error.ts';
import type { Handlers, InHome } from '../../../core/handler.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { findMessage } from '../messages/public.ts';
import { announceThread, isReadOut, type OpenThread, openToChange } from '../threads/public.ts';
import { printDay } from './print.ts';
import { findReading, insertReading, undoReading } from './queries.ts';

export const readingHandlers: Handlers<typeof readingCalls> = {
  'readings/add': async (context, { thread_id, number, reception }) => {
    const { db, carehomeId, user, now } = context;
    const { thread } = await openToChange(context, thread_id);
    const message = await findMessage(db, carehomeId, { threadId: thread_id, number });
    if (!message || message.deleted_at !== null) throw notFound();
    if (thread.kind !== 'family' || thread.resident_id === null || message.is_home)
      throw invalid({ number: ['Only messages that a family wrote to everyone are read out.'] });
    if (!(await isReadOut(context, thread)))
      throw invalid({ thread_id: ['Messages cannot be read to this resident at the moment.'] });
    const { id, read_at } = await insertReading(db, {
      carehome_id: carehomeId,
      thread_id,
      number,
      resident_id: thread.resident_id,
      reception,
      read_at: now,
      read_by: user.id,
    });
    await auditReading(context, 'message.read-out', thread);
    await announceThread(context, thread_id);
    return { id, at: read_at };
  },

  'readings/undo': async (context, { id }) => {
    const { db, carehomeId, user, now } = context;
    const reading = await findReading(db, carehomeId, id);
    if (!reading) throw notFound();
    const { thread } = await openToChange(context, reading.thread_id);
    if (reading.read_by !== user.id && !can(user, 'chat.manage'))
      throw forbidden('Only the colleague who recorded it and managers can undo it.');
    if (reading.undone_at !== null) return {};
    await undoReading(db, carehomeId, id, { userId: user.id, now });
    await auditReading(context, 'message.undo-read-out', thread);
    await announceThread(context, thread.id);
    return {};
  },

  'readings/print': printDay,
};

const auditReading = (context: InHome, action: string, { id }: OpenThread) =>
  insertAudit(context.db, context, { action, entity: 'thread', entity_id: id });
