import type { MailContext } from '../../../jobs/mail-jobs.ts';
import type { JobHandlers } from '../../../jobs/runner.ts';
import { eventTomorrow } from '../../../mail/messages.ts';
import { notifyUser } from '../../accounts/devices/public.ts';
import { hidingResidents } from '../../residents/names/public.ts';
import type { remindGuest } from './job-kinds.ts';
import { findToRemind } from './reminder-queries.ts';

export const replyJobs: JobHandlers<MailContext, typeof remindGuest> = {
  'remind-guest': async ({ database, mailer, publicUrl, now }, { carehome_id, reply_ids }) => {
    const [guest, hide] = await database.system(async (db) => [
      await findToRemind(db, carehome_id, reply_ids),
      await hidingResidents(db, carehome_id),
    ]);
    if (!guest) return;
    const { email, user_id, is_demo, wants_mail, carehome_name: home } = guest;
    const titles = guest.titles.map(hide);
    const link = `${publicUrl}/tabs/events`;
    const choice = `${publicUrl}/tabs/account`;
    if (wants_mail)
      await mailer.send({
        to: email,
        isDemo: is_demo,
        carehomeId: carehome_id,
        ...eventTomorrow({ home, titles, link, choice }),
      });
    // After the mail, so that a mail that is tried again does not push twice.
    const push = { carehome_id, user_id, recipient: email, text: 'eventTomorrow', now } as const;
    await database.system((db) => notifyUser(db, push));
  },
};
