import type { Clock } from '../core/clock.ts';
import type { Database } from '../db/database.ts';
import { keepDemoSend } from '../features/accounts/demo-sends/public.ts';
import type { Mailer } from '../mail/mailer.ts';

/** Mail of demo mode goes to its tray (N16), everything else to the mailer. */
export function withTray(mailer: Mailer, database: Database, clock: Clock): Mailer {
  return {
    ...mailer,
    send: async (mail) => {
      const { isDemo, carehomeId, to, subject, text, attachments = [] } = mail;
      const send = {
        kind: 'mail' as const,
        recipient: to,
        subject,
        body: text,
        attachments: attachments.map(({ filename }) => filename),
      };
      const isKept =
        isDemo &&
        carehomeId !== undefined &&
        (await database.system((db) => keepDemoSend(db, carehomeId, send, clock())));
      if (!isKept) await mailer.send(mail);
    },
  };
}
