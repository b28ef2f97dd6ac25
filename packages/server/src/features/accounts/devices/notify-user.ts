import type { Db } from '../../../db/database.ts';
import { enqueue } from '../../../jobs/queue.ts';
import { type PushDetails, type PushText, pushMessage } from '../../../web-push/messages.ts';
import { keepDemoSend } from '../demo-sends/public.ts';
import { pushNotification } from './job-kinds.ts';
import { findHomeName, listSubscriptions } from './queries.ts';

interface Notification {
  carehome_id: string;
  user_id: string;
  /** Shown among what a demonstration home would have sent. */
  recipient: string;
  text: PushText;
  details?: PushDetails;
  now: Date;
}

/** Queues a notification for each device of one member of a home. */
export async function notifyUser(
  db: Db,
  { carehome_id, user_id, recipient, text, details, now }: Notification,
) {
  const { title, body } = pushMessage(text, await findHomeName(db, carehome_id), details);
  const send = { kind: 'push' as const, recipient, subject: title, body };
  if (await keepDemoSend(db, carehome_id, send, now)) return;
  const payload = { user_id, text, carehome_id, ...(details && { details }) };
  for (const { id } of await listSubscriptions(db, user_id))
    await enqueue(db, pushNotification, { subscription_id: id, ...payload }, now);
}
