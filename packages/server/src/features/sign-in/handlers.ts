import type { signInCalls } from '@relish/shared/sign-in/contract.ts';

import { AppError, invalid, tooMany } from '../../core/app-error.ts';
import type { Handlers } from '../../core/handler.ts';
import {
  countAgainst,
  forget,
  forgive,
  isKnownPlace,
  isWithin,
  rememberPlace,
  resetAccountLimit,
  resetAddressLimit,
  secretLimit,
  signInLimits,
  WARN_AFTER,
} from '../../core/limits.ts';
import { enqueue } from '../../jobs/queue.ts';
import { startSession } from '../account/queries.ts';
import { insertAudit } from '../audit/queries.ts';
import { confirmEmail, findUserByEmail, setPassword, stillHas } from '../people/queries.ts';
import { findReset, useConfirmation, useReset } from './queries.ts';
import { register } from './register.ts';

const noHome = () =>
  new AppError(
    'forbidden',
    'Your account is not connected to a care home any more. Please ask the home to invite you.',
  );
const noMatch = () => invalid({ email: ['This e-mail address and password do not match.'] });
const gone = () =>
  invalid({ token: ['This link has been used or is too old. Please ask for a new one.'] });

export const signInHandlers: Handlers<typeof signInCalls> = {
  login: {
    staged: async ({ system, passwords, now, address }, { email, password }) => {
      const { here, anywhere, address: fromHere } = signInLimits(email, address);
      const { slips, others } = await system(async (db) => {
        // Where somebody has signed in before, what others do elsewhere cannot keep them out.
        const known = await isKnownPlace(db, email, address, now);
        const wide = known ? [] : [anywhere, fromHere];
        const [count = 0] = await countAgainst(db, [here, ...wide], now);
        return { slips: count, others: wide };
      });
      const found = await system((db) => findUserByEmail(db, email));
      const hash = found?.password_hash;
      if (!(await passwords.matches(password, hash, address)) || !found) {
        const actor = { now, address, ...(found && { user: { id: found.id } }) };
        await system((db) => insertAudit(db, actor, { action: 'sign-in.failed' }));
        if (slips > WARN_AFTER)
          throw tooMany(
            'Too many wrong attempts. Please wait a moment, or choose a new password.',
            30,
          );
        throw noMatch();
      }
      const session = await system(async (db) => {
        await forget(db, [here]);
        await forgive(db, others);
        if (!(await stillHas(db, found.id, found.password_hash))) throw noMatch();
        await rememberPlace(db, email, address, now);
        const started = await startSession(db, found.id, now);
        const user = { id: found.id, role: started?.role };
        const actor = { now, address, user, ...(started && { carehomeId: started.carehomeId }) };
        await insertAudit(db, actor, { action: started ? 'sign-in' : 'sign-in.refused' });
        return started;
      });
      if (!session) throw noHome();
      return { token: session.token };
    },
  },

  register: { staged: register },

  // The same for every address, whether it has an account or not; past its limit no more mail is sent.
  start_reset: async ({ db, now, address }, { email }) => {
    await countAgainst(db, [resetAddressLimit(address)], now);
    if (await isWithin(db, resetAccountLimit(email), now))
      await enqueue(db, 'mail-password-reset', { email, address }, now);
    return {};
  },

  complete_reset: {
    staged: async ({ system, passwords, now, address }, { token, password }) => {
      const limit = secretLimit(address);
      await system((db) => countAgainst(db, [limit], now));
      const reset = await system((db) => findReset(db, token, now));
      if (!reset) throw gone();
      const hash = await passwords.hash(password, address);
      const session = await system(async (db) => {
        if (!(await useReset(db, reset.user_id, token))) throw gone();
        await forgive(db, [limit]);
        await confirmEmail(db, reset.user_id, now);
        await setPassword(db, reset.user_id, hash);
        await enqueue(db, 'mail-password-changed', { user_id: reset.user_id }, now);
        const actor = { now, address, user: { id: reset.user_id } };
        await insertAudit(db, actor, { action: 'password.reset' });
        return startSession(db, reset.user_id, now);
      });
      // Thrown after the new password is kept: with it they can accept an invitation.
      if (!session) throw noHome();
      return { token: session.token };
    },
  },

  'user/confirm-email': {
    staged: async ({ system, now, address }, { token }) => {
      const limit = secretLimit(address);
      await system((db) => countAgainst(db, [limit], now));
      await system(async (db) => {
        const userId = await useConfirmation(db, token, now);
        if (userId === undefined) throw gone();
        await forgive(db, [limit]);
        await confirmEmail(db, userId, now);
        await insertAudit(db, { now, address, user: { id: userId } }, { action: 'email.confirm' });
      });
      return {};
    },
  },
};
