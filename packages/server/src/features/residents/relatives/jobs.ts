import type { MailContext } from '../../../jobs/mail-jobs.ts';
import type { JobHandlers } from '../../../jobs/runner.ts';
import { relativeLinked } from '../../../mail/messages.ts';
import { findMemberToMail } from './family-access-queries.ts';
import type { mailRelativeLinked } from './job-kinds.ts';

export const relativeJobs: JobHandlers<MailContext, typeof mailRelativeLinked> = {
  'mail-relative-linked': async ({ database, mailer, publicUrl }, { user_id, carehome_id }) => {
    const member = await database.system((db) => findMemberToMail(db, carehome_id, user_id));
    if (member)
      await mailer.send({
        to: member.email,
        isDemo: member.is_demo,
        carehomeId: carehome_id,
        ...relativeLinked(member.carehome_name, publicUrl),
      });
  },
};
