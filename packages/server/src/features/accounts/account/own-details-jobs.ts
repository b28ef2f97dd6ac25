import { newSecret } from '../../../core/secrets.ts';
import type { MailContext } from '../../../jobs/mail-jobs.ts';
import type { JobHandlers } from '../../../jobs/runner.ts';
import { addressTaken, emailChangeConfirm, emailChangeNotice } from '../../../mail/messages.ts';
import { isDemoAccount } from '../organisations/public.ts';
import { emailIsTaken } from '../people/public.ts';
import type { mailEmailChangeConfirm, mailEmailChangeNotice } from './job-kinds.ts';
import { findEmailChange, setLink } from './own-details-queries.ts';

// The secret is in the fragment, so it never reaches a log.
export const ownDetailsJobs: JobHandlers<
  MailContext,
  typeof mailEmailChangeConfirm | typeof mailEmailChangeNotice
> = {
  'mail-email-change-confirm': async ({ database, mailer, publicUrl, now }, { change_id }) => {
    const token = newSecret();
    const change = await database.system(async (db) => {
      const emailChange = await findEmailChange(db, change_id, now);
      if (!emailChange || emailChange.confirmed_at !== null) return undefined;
      await setLink(db, change_id, 'confirm_hash', token);
      return {
        to: emailChange.new_email,
        isTaken: await emailIsTaken(db, emailChange.new_email),
        isDemo: await isDemoAccount(db, emailChange.user_id),
      };
    });
    if (!change) return;
    const { isTaken, ...address } = change;
    const link = `${publicUrl}/confirm-email-change#${token}`;
    await mailer.send({ ...address, ...(isTaken ? addressTaken() : emailChangeConfirm(link)) });
  },

  'mail-email-change-notice': async ({ database, mailer, publicUrl, now }, { change_id }) => {
    const token = newSecret();
    const change = await database.system(async (db) => {
      const emailChange = await findEmailChange(db, change_id, now);
      if (!emailChange) return undefined;
      await setLink(db, change_id, 'cancel_hash', token);
      return { to: emailChange.old_email, isDemo: await isDemoAccount(db, emailChange.user_id) };
    });
    if (change)
      await mailer.send({
        ...change,
        ...emailChangeNotice(`${publicUrl}/cancel-email-change#${token}`),
      });
  },
};
