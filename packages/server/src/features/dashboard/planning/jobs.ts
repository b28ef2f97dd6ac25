import type { MailContext } from '../../../jobs/mail-jobs.ts';
import { enqueue } from '../../../jobs/queue.ts';
import type { JobHandlers } from '../../../jobs/runner.ts';
import { weekPublished } from '../../../mail/messages.ts';
import { dayInWords } from '../../../pdf/in-words.ts';
import { notifyUser } from '../../accounts/devices/public.ts';
import { type announceWeek, tellWeek } from './job-kinds.ts';
import { listToTell } from './tell-queries.ts';

export const planningJobs: JobHandlers<MailContext, typeof announceWeek | typeof tellWeek> = {
  // One transaction, so that a retry queues nobody twice.
  'announce-week': ({ database, now }, { published_by: except, ...published }) =>
    database.system(async (db) => {
      const { carehome_id, week, event_ids: eventIds } = published;
      for (const { user_id } of await listToTell(db, carehome_id, { week, eventIds, except }, now))
        await enqueue(db, tellWeek, { ...published, user_id }, now);
    }),

  // Checked again, because access or events may have ended since.
  'tell-week': async (
    { database, mailer, publicUrl, now },
    { carehome_id, week, event_ids: eventIds, user_id },
  ) => {
    const [person] = await database.system((db) =>
      listToTell(db, carehome_id, { week, eventIds, userId: user_id }, now),
    );
    if (!person) return;
    const { email, wants_mail, is_demo, carehome_name: home, count, in_week: events } = person;
    const link = `${publicUrl}/tabs/events?day=${week}`;
    const choice = `${publicUrl}/tabs/account`;
    if (wants_mail)
      await mailer.send({
        to: email,
        isDemo: is_demo,
        carehomeId: carehome_id,
        ...weekPublished({ home, from: dayInWords(week), count, link, choice }),
      });
    // After the mail, so that a mail that is tried again does not push twice.
    const text = 'weekPublished' as const;
    const details = { programme: { week, events } };
    await database.system((db) =>
      notifyUser(db, { carehome_id, user_id, recipient: email, text, details, now }),
    );
  },
};
