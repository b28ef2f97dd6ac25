import { newSecret } from '../../../core/secrets.ts';
import type { Db } from '../../../db/database.ts';
import type { MailContext } from '../../../jobs/mail-jobs.ts';
import type { JobHandlers } from '../../../jobs/runner.ts';
import {
  alreadyRegistered,
  confirmEmail,
  noAccount,
  passwordChanged,
  passwordReset,
} from '../../../mail/messages.ts';
import { insertAudit } from '../audit/public.ts';
import { isDemoAccount } from '../organisations/public.ts';
import { emailIsTaken, findPendingByEmail, findUserByEmail } from '../people/public.ts';
import type { mailConfirmEmail, mailPasswordReset, mailPasswordChanged } from './job-kinds.ts';
import { findEmail, insertConfirmation, insertReset } from './queries.ts';

// The secret is in the fragment, so it never reaches a log.
export const signInJobs: JobHandlers<
  MailContext,
  typeof mailConfirmEmail | typeof mailPasswordReset | typeof mailPasswordChanged
> = {
  // Looked up after the caller has been answered, so timing reveals nothing.
  'mail-password-reset': async ({ database, mailer, publicUrl, now }, { email, address }) => {
    const token = newSecret();
    const addressee = await database.system(async (db) => {
      const user = (await findUserByEmail(db, email)) ?? (await findPendingByEmail(db, email));
      const actor = { now, address, ...(user && { user: { id: user.id } }) };
      await insertAudit(db, actor, { action: 'password.reset-asked' });
      if (!user) return undefined;
      await insertReset(db, user.id, token, now);
      return { isDemo: await isDemoAccount(db, user.id) };
    });
    const link = `${publicUrl}/reset-password#${token}`;
    await mailer.send({
      to: email,
      isDemo: addressee?.isDemo ?? false,
      ...(addressee ? passwordReset(link) : noAccount(publicUrl)),
    });
  },

  'mail-password-changed': async ({ database, mailer, publicUrl }, { user_id }) => {
    const recipient = await database.system((db) => findRecipient(db, user_id));
    // The address's owner has nothing to do with a pending account's password.
    if (recipient && !recipient.isTaken)
      await mailer.send({
        to: recipient.to,
        isDemo: recipient.isDemo,
        ...passwordChanged(publicUrl),
      });
  },

  'mail-confirm-email': async ({ database, mailer, publicUrl, now }, { user_id }) => {
    const token = newSecret();
    const recipient = await database.system(async (db) => {
      const addressee = await findRecipient(db, user_id);
      if (addressee && !addressee.isTaken) await insertConfirmation(db, user_id, token, now);
      return addressee;
    });
    if (!recipient) return;
    const { isTaken, ...address } = recipient;
    const link = `${publicUrl}/confirm-email#${token}`;
    await mailer.send({
      ...address,
      ...(isTaken ? alreadyRegistered(publicUrl) : confirmEmail(link)),
    });
  },
};

/** `isTaken`: another account owns the address, so only its owner gets an email. */
async function findRecipient(db: Db, userId: string) {
  const user = await findEmail(db, userId);
  if (!user) return undefined;
  return {
    to: user.email,
    isDemo: await isDemoAccount(db, userId),
    isTaken: user.is_pending && (await emailIsTaken(db, user.email)),
  };
}
