import { newSecret } from '../../core/secrets.ts';
import type { MailJobs } from '../../jobs/mail-jobs.ts';
import { confirmEmail, noAccount, passwordChanged, passwordReset } from '../../mail/messages.ts';
import { insertAudit } from '../audit/queries.ts';
import { findUserByEmail } from '../people/queries.ts';
import { findEmail, insertConfirmation, insertReset } from './queries.ts';

type Kinds = 'mail-password-reset' | 'mail-password-changed' | 'mail-confirm-email';

// Links carry their secret after the #, so that it stays out of every log between the mail and the form.
export const signInJobs: MailJobs<Kinds> = {
  // Whether the account exists is looked up here, after the caller has long been answered.
  'mail-password-reset': async ({ database, mailer, publicUrl, now }, { email, address }) => {
    const token = newSecret();
    const known = await database.system(async (db) => {
      const user = await findUserByEmail(db, email);
      const actor = { now, address, ...(user && { user: { id: user.id } }) };
      await insertAudit(db, actor, { action: 'password.reset-asked' });
      if (user) await insertReset(db, user.id, token, now);
      return user !== undefined;
    });
    const link = `${publicUrl}/reset-password#${token}`;
    await mailer.send({ to: email, ...(known ? passwordReset(link) : noAccount(publicUrl)) });
  },

  'mail-password-changed': async ({ database, mailer, publicUrl }, { user_id }) => {
    const user = await database.system((db) => findEmail(db, user_id));
    if (user) await mailer.send({ to: user.email, ...passwordChanged(publicUrl) });
  },

  'mail-confirm-email': async ({ database, mailer, publicUrl, now }, { user_id }) => {
    const token = newSecret();
    const user = await database.system(async (db) => {
      await insertConfirmation(db, user_id, token, now);
      return findEmail(db, user_id);
    });
    if (user)
      await mailer.send({ to: user.email, ...confirmEmail(`${publicUrl}/confirm-email#${token}`) });
  },
};
