import { newSecret } from '../../core/secrets.ts';
import type { MailJobs } from '../../jobs/mail-jobs.ts';
import { noAccount, passwordChanged, passwordReset } from '../../mail/messages.ts';
import { findUserByEmail } from '../people/queries.ts';
import { findEmail, insertReset } from './queries.ts';

export const signInJobs: MailJobs<'mail-password-reset' | 'mail-password-changed'> = {
  // Whether the account exists is looked up here, after the caller has long been answered.
  'mail-password-reset': async ({ database, mailer, publicUrl, now }, { email }) => {
    const token = newSecret();
    const known = await database.system(async (db) => {
      const user = await findUserByEmail(db, email);
      if (user) await insertReset(db, user.id, token, now);
      return user !== undefined;
    });
    // After the #, so that it stays out of every log between the mail and the form.
    const mail = known
      ? passwordReset(`${publicUrl}/reset-password#${token}`)
      : noAccount(publicUrl);
    await mailer.send({ to: email, ...mail });
  },

  'mail-password-changed': async ({ database, mailer, publicUrl }, { user_id }) => {
    const user = await database.system((db) => findEmail(db, user_id));
    if (user) await mailer.send({ to: user.email, ...passwordChanged(publicUrl) });
  },
};
