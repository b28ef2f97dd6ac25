import type { ownDetailsCalls } from '@relish/shared/accounts/account/own-details.ts';

import { invalid } from '../../../core/app-error.ts';
import type { Staged } from '../../../core/handler.ts';
import { countAgainst, forgive, secretLimit } from '../../../core/limits.ts';
import { newSecret } from '../../../core/secrets.ts';
import { enqueue } from '../../../jobs/queue.ts';
import { insertAudit } from '../audit/public.ts';
import { emailIsTaken, lockUser, setEmail, setPassword } from '../people/public.ts';
import { mailPasswordReset } from '../sign-in/public.ts';
import {
  deleteFrom,
  findByCancelLink,
  findByConfirmLink,
  markConfirmed,
} from './own-details-queries.ts';

const gone = () =>
  invalid({ token: ['This link has been used or is too old. Please ask for a new one.'] });
const taken = () =>
  invalid({ token: ['This email address already has an account. Please use another one.'] });

/** Sent to the new address: changes it and ends every other session. */
export const confirmChange: Staged<
  (typeof ownDetailsCalls)['user/confirm-email-change']
>['staged'] = async ({ system, now, address }, { token }) => {
  const limit = secretLimit(address);
  await system((db) => countAgainst(db, [limit], now));
  await system(async (db) => {
    const seen = await findByConfirmLink(db, token, now);
    if (!seen) throw gone();
    await lockUser(db, seen.user_id);
    const change = await findByConfirmLink(db, token, now);
    if (!change) throw gone();
    await forgive(db, [limit]);
    if (await emailIsTaken(db, change.new_email)) throw taken();
    await markConfirmed(db, change.id, now);
    await setEmail(db, change.user_id, {
      email: change.new_email,
      now,
      keepSessionId: change.session_id,
    });
    await insertAudit(
      db,
      { now, address, user: { id: change.user_id } },
      { action: 'email.change', entity: 'user', entity_id: change.user_id },
    );
  });
  return {};
};

/**
 * Sent to the old address. An unwanted change means that someone else knows the password, so undoing it also
 * ends all sessions and the password, and mails a link for a new one.
 */
export const cancelChange: Staged<
  (typeof ownDetailsCalls)['user/cancel-email-change']
>['staged'] = async ({ system, passwords, now, address }, { token }) => {
  const limit = secretLimit(address);
  await system((db) => countAgainst(db, [limit], now));
  const unguessable = await passwords.hash(newSecret(), address);
  const undone = await system(async (db) => {
    const seen = await findByCancelLink(db, token, now);
    if (!seen) throw gone();
    await lockUser(db, seen.user_id);
    const change = await findByCancelLink(db, token, now);
    if (!change) throw gone();
    await forgive(db, [limit]);
    const isConfirmed = change.confirmed_at !== null;
    if (isConfirmed) {
      if (await emailIsTaken(db, change.old_email)) throw taken();
      await setEmail(db, change.user_id, { email: change.old_email, now, keepSessionId: null });
      await setPassword(db, change.user_id, unguessable);
      await enqueue(db, mailPasswordReset, { email: change.old_email, address }, now);
    }
    await deleteFrom(db, change);
    await insertAudit(
      db,
      { now, address, user: { id: change.user_id } },
      {
        action: isConfirmed ? 'email.change-undone' : 'email.change-stopped',
        entity: 'user',
        entity_id: change.user_id,
      },
    );
    return isConfirmed;
  });
  return { undone };
};
