import type { MailContext } from '../../../jobs/mail-jobs.ts';
import type { JobHandlers } from '../../../jobs/runner.ts';
import { eventsChanged, gotPlace } from '../../../mail/messages.ts';
import { hidingResidents } from '../../residents/names/public.ts';
import { extendSomeSeries } from './extend.ts';
import type { extendSeries, tellGuests, tellPromoted } from './job-kinds.ts';
import { listGuestsToMail, listPromotedToMail } from './tell-queries.ts';

export const eventJobs: JobHandlers<
  MailContext,
  typeof extendSeries | typeof tellGuests | typeof tellPromoted
> = {
  'extend-series': async ({ database, now }) => {
    while (await database.system((db) => extendSomeSeries(db, now)));
  },

  // One mail to each guest, whatever number of events it is about.
  'tell-guests': async ({ database, mailer, publicUrl }, { carehome_id, event_ids, what }) => {
    const [guests, hide] = await database.system(async (db) => [
      await listGuestsToMail(db, carehome_id, event_ids),
      await hidingResidents(db, carehome_id),
    ]);
    for (const { email, is_demo, carehome_name: home, titles } of guests)
      await mailer.send({
        to: email,
        isDemo: is_demo,
        carehomeId: carehome_id,
        ...eventsChanged({
          home,
          what,
          titles: titles.map(hide),
          link: `${publicUrl}/tabs/events`,
        }),
      });
  },

  'tell-promoted': async ({ database, mailer, publicUrl }, { carehome_id, reply_ids }) => {
    const [guests, hide] = await database.system(async (db) => [
      await listPromotedToMail(db, carehome_id, reply_ids),
      await hidingResidents(db, carehome_id),
    ]);
    for (const { email, is_demo, carehome_name: home, title, event_id } of guests)
      await mailer.send({
        to: email,
        isDemo: is_demo,
        carehomeId: carehome_id,
        ...gotPlace({ home, title: hide(title), link: `${publicUrl}/event?id=${event_id}` }),
      });
  },
};
