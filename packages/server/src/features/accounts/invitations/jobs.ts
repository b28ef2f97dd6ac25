import { newSecret } from '../../../core/secrets.ts';
import type { MailContext } from '../../../jobs/mail-jobs.ts';
import type { JobHandlers } from '../../../jobs/runner.ts';
import { invitation } from '../../../mail/messages.ts';
import type { mailInvitation } from './job-kinds.ts';
import { findInvitationToMail, setInvitationCode } from './queries.ts';

export const invitationJobs: JobHandlers<MailContext, typeof mailInvitation> = {
  // The code exists only in the mail; a retry issues a new one and invalidates the old.
  'mail-invitation': async ({ database, mailer, publicUrl, now }, { invitation_id }) => {
    const toMail = await database.system((db) => findInvitationToMail(db, invitation_id, now));
    if (!toMail) return;
    const code = newSecret();
    await database.system((db) => setInvitationCode(db, invitation_id, code));
    // The secret is in the fragment, so it never reaches a log.
    const link = `${publicUrl}/register#${code}`;
    await mailer.send({
      to: toMail.email,
      isDemo: toMail.is_demo,
      carehomeId: toMail.carehome_id,
      ...invitation(toMail.carehome_name, link),
    });
  },
};
