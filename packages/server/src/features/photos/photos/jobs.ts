import type { MailContext } from '../../../jobs/mail-jobs.ts';
import type { JobHandlers } from '../../../jobs/runner.ts';
import { photoAnswered } from '../../../mail/messages.ts';
import { notifyUser } from '../../accounts/devices/public.ts';
import { listPeople } from './facts-queries.ts';
import type { tellSuggester } from './job-kinds.ts';
import { findSuggester } from './suggester-queries.ts';
import { listOwnResidents } from './viewer.ts';

export const photoJobs: JobHandlers<MailContext, typeof tellSuggester> = {
  'tell-suggester': async ({ database, mailer, publicUrl, now }, { carehome_id, photo_id }) => {
    const found = await database.system(async (db) => {
      const suggester = await findSuggester(db, carehome_id, photo_id);
      if (!suggester) return undefined;
      const asking = { userId: suggester.user_id, carehomeId: carehome_id, now };
      const own = await listOwnResidents(db, asking);
      // N3: their link may have ended meanwhile.
      const people = await listPeople(db, carehome_id, [photo_id]);
      return people.some(({ resident_id }) => resident_id !== null && own.includes(resident_id))
        ? suggester
        : undefined;
    });
    if (!found) return;
    const { email, user_id, is_demo, carehome_name: home } = found;
    await mailer.send({
      to: email,
      isDemo: is_demo,
      carehomeId: carehome_id,
      ...photoAnswered({ home, link: `${publicUrl}/tabs/photo-book` }),
    });
    // After the mail, so that a mail that is tried again does not push twice.
    const push = { carehome_id, user_id, recipient: email, text: 'photoAnswered', now } as const;
    await database.system((db) => notifyUser(db, push));
  },
};
