import type { Role } from '@relish/shared/roles.ts';

import type { Database } from '../../../db/database.ts';
import { enqueue } from '../../../jobs/queue.ts';
import { type PushText, pushMessage } from '../../../web-push/messages.ts';
import { keepDemoSend } from '../demo-sends/public.ts';
import { pushNotification } from './job-kinds.ts';
import { findHomeName, listSubscriptionsByRole } from './queries.ts';

interface Notification {
  carehome_id: string;
  roles: Role[];
  text: PushText;
  /** Who is left out. */
  except?: string;
  now: Date;
}

/** Queues a notification for each device of these roles in a home. */
export const notifyRoles = (
  database: Database,
  { carehome_id, roles, text, except, now }: Notification,
) =>
  database.system(async (db) => {
    const { title, body } = pushMessage(text, await findHomeName(db, carehome_id));
    const send = { kind: 'push' as const, recipient: roles.join(', '), subject: title, body };
    if (await keepDemoSend(db, carehome_id, send, now)) return;
    for (const { id, user_id } of await listSubscriptionsByRole(db, carehome_id, roles, now))
      if (user_id !== except)
        await enqueue(
          db,
          pushNotification,
          { subscription_id: id, user_id, text, carehome_id },
          now,
        );
  });
