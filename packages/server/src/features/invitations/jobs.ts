import { newSecret } from '../../core/secrets.ts';
import type { MailJobs } from '../../jobs/mail-jobs.ts';
import { invitation } from '../../mail/messages.ts';
import { findInvitationToMail, setInvitationCode } from './queries.ts';

export const invitationJobs: MailJobs<'mail-invitation'> = {
  // The code exists in the mail alone; a second try mails a new one and the old is worthless.
  'mail-invitation': async ({ database, mailer, publicUrl, now }, { invitation_id }) => {
    const found = await database.system((db) => findInvitationToMail(db, invitation_id, now));
    if (!found) return;
    const code = newSecret();
    await database.system((db) => setInvitationCode(db, invitation_id, code));
    // After the #, so that it stays out of every log between the mail and the form.
    const link = `${publicUrl}/register#${code}`;
    await mailer.send({ to: found.email, ...invitation(found.carehome_name, link) });
  },
};
