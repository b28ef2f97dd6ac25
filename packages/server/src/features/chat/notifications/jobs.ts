import { after, minutes } from '../../../core/clock.ts';
import type { MailContext } from '../../../jobs/mail-jobs.ts';
import { enqueue } from '../../../jobs/queue.ts';
import type { JobHandlers } from '../../../jobs/runner.ts';
import { newMessages } from '../../../mail/messages.ts';
import { notifyUser } from '../../accounts/devices/public.ts';
import { listQuietUsers } from '../chat-hours/public.ts';
import { listViewers } from '../threads/public.ts';
import { type mailMessages, pushMessages } from './job-kinds.ts';
import { claimNotifications, findMail, findThread, listMemberIds } from './queries.ts';

/** Neither says who wrote, about whom, or what (N17). */
export const messageJobs: JobHandlers<MailContext, typeof pushMessages | typeof mailMessages> = {
  'push-messages': ({ database, now }, { carehome_id, thread_id, number }) =>
    database.system(async (db) => {
      const thread = await findThread(db, carehome_id, thread_id);
      if (!thread) return;
      const ids = await listMemberIds(db, carehome_id, now);
      const when = { timeZone: thread.time_zone, now };
      const quiet = await listQuietUsers(db, carehome_id, ids, when);
      const viewers = await listViewers(
        db,
        carehome_id,
        ids.filter((id) => !quiet.has(id)),
        now,
      );
      for (const person of await claimNotifications(db, carehome_id, thread_id, viewers))
        await notifyUser(db, {
          carehome_id,
          user_id: person.user_id,
          recipient: person.email,
          text: person.is_home ? 'messageAtHome' : 'messageFromHome',
          details: { thread_id },
          now,
        });
      // Those with quiet hours hear of it afterwards; the job of the last message is enough.
      if (quiet.size > 0 && thread.number === number)
        await enqueue(
          db,
          pushMessages,
          { carehome_id, thread_id, number },
          after(now, minutes(30)),
        );
    }),

  'mail-messages': async ({ database, mailer, publicUrl, now }, { carehome_id, user_id }) => {
    const mail = await database.system(async (db) => {
      const [viewer] = await listViewers(db, carehome_id, [user_id], now);
      return viewer && findMail(db, carehome_id, viewer, now);
    });
    if (!mail) return;
    await mailer.send({
      to: mail.email,
      isDemo: mail.is_demo,
      carehomeId: carehome_id,
      ...newMessages({
        home: mail.carehome_name,
        threads: mail.threads,
        link: `${publicUrl}/tabs/chat`,
        choice: `${publicUrl}/tabs/account`,
      }),
    });
  },
};
