import type { MailJobs } from '../../jobs/mail-jobs.ts';
import { relativeLinked } from '../../mail/messages.ts';
import { findMemberToMail } from '../family-access/queries.ts';

export const relativeJobs: MailJobs<'mail-relative-linked'> = {
  'mail-relative-linked': async ({ database, mailer, publicUrl }, { user_id, carehome_id }) => {
    const found = await database.system((db) => findMemberToMail(db, carehome_id, user_id));
    if (found)
      await mailer.send({ to: found.email, ...relativeLinked(found.carehome_name, publicUrl) });
  },
};
