import type { signInCalls } from '@relish/shared/sign-in/contract.ts';

import { forbidden, invalid, tooMany } from '../../core/app-error.ts';
import type { Handlers } from '../../core/handler.ts';
import {
  countAgainst,
  forget,
  forgive,
  resetLimits,
  secretLimit,
  signInLimits,
  WARN_AFTER,
} from '../../core/limits.ts';
import { enqueue } from '../../jobs/queue.ts';
import { startSession } from '../account/queries.ts';
import { insertAudit } from '../audit/queries.ts';
import { findUserByEmail, setPassword } from '../people/queries.ts';
import { findReset, useReset } from './queries.ts';
import { register } from './register.ts';

const noHome = () =>
  forbidden(
    'Your account is not connected to a care home any more. Please ask the home to invite you.',
    {
      action: 'sign-in.refused',
    },
  );

export const signInHandlers: Handlers<typeof signInCalls> = {
  login: {
    staged: async ({ system, passwords, now, address }, { email, password }) => {
      const limits = signInLimits(email, address);
      const [slips = 0] = await system((db) =>
        countAgainst(db, [limits.here, limits.anywhere, limits.address], now),
      );
      const found = await system((db) => findUserByEmail(db, email));
      if (!(await passwords.matches(password, found?.password_hash)) || !found) {
        const actor = { now, address, ...(found && { user: { id: found.id } }) };
        await system((db) => insertAudit(db, actor, { action: 'sign-in.failed' }));
        if (slips > WARN_AFTER)
          throw tooMany(
            'Too many wrong attempts. Please wait a moment, or choose a new password.',
            30,
          );
        throw invalid({ email: ['This e-mail address and password do not match.'] });
      }
      return system(async (db) => {
        await forget(db, [limits.here]);
        await forgive(db, [limits.anywhere, limits.address]);
        const session = await startSession(db, found.id, now);
        if (!session) throw noHome();
        const user = { id: found.id, role: session.role };
        await insertAudit(
          db,
          { now, address, user, carehomeId: session.carehomeId },
          { action: 'sign-in' },
        );
        return { token: session.token };
      });
    },
  },

  register: { staged: register },

  // The same one row is written for every address: nothing tells who has an account.
  start_reset: async ({ db, now, address }, { email }) => {
    await countAgainst(db, resetLimits(email, address), now);
    await enqueue(db, 'mail-password-reset', { email }, now);
    await insertAudit(db, { now, address }, { action: 'password.reset-asked' });
    return {};
  },

  complete_reset: {
    staged: async ({ system, passwords, now, address }, { token, password }) => {
      const gone = () =>
        invalid({ token: ['This link has been used or is too old. Please ask for a new one.'] });
      const limit = secretLimit(address);
      await system((db) => countAgainst(db, [limit], now));
      const reset = await system((db) => findReset(db, token, now));
      if (!reset) throw gone();
      const hash = await passwords.hash(password);
      const session = await system(async (db) => {
        if (!(await useReset(db, reset.user_id, token))) throw gone();
        await forgive(db, [limit]);
        await setPassword(db, reset.user_id, hash);
        await enqueue(db, 'mail-password-changed', { user_id: reset.user_id }, now);
        await insertAudit(
          db,
          { now, address, user: { id: reset.user_id } },
          { action: 'password.reset' },
        );
        return startSession(db, reset.user_id, now);
      });
      // Thrown after the new password is kept: with it they can accept an invitation.
      if (!session) throw noHome();
      return { token: session.token };
    },
  },
};
