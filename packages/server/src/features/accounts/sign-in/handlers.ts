import type { signInCalls } from '@relish/shared/accounts/sign-in/contract.ts';

import { AppError, invalid, tooMany } from '../../../core/app-error.ts';
import type { Handlers } from '../../../core/handler.ts';
import {
  countAgainst,
  forget,
  forgive,
  isKnownPlace,
  isWithin,
  knownDeviceLimit,
  nameDevice,
  rememberDevice,
  rememberPlace,
  resetAccountLimit,
  resetAddressLimit,
  secretLimit,
  signInLimits,
  WARN_AFTER,
} from '../../../core/limits.ts';
import { refuseWeakPassword } from '../../../core/password-strength.ts';
import type { Passwords } from '../../../core/passwords.ts';
import type { Db } from '../../../db/database.ts';
import { enqueue } from '../../../jobs/queue.ts';
import { startSession } from '../account/public.ts';
import { insertAudit } from '../audit/public.ts';
import {
  claimAddress,
  findPendingByEmail,
  findUserByEmail,
  lockUser,
  setPassword,
  stillHas,
  wordsAbout,
} from '../people/public.ts';
import { mailPasswordChanged, mailPasswordReset } from './job-kinds.ts';
import { findConfirmation, findReset, useConfirmation, useReset } from './queries.ts';
import { register } from './register.ts';

const noHome = () =>
  new AppError(
    'forbidden',
    'Your account is not connected to a care home any more. Please ask the home to invite you.',
  );
const noMatch = () => invalid({ email: ['This e-mail address and password do not match.'] });
const taken = () =>
  invalid({ token: ['This email address already has an account. Please sign in with it.'] });
const gone = () =>
  invalid({ token: ['This link has been used or is too old. Please ask for a new one.'] });

export const signInHandlers: Handlers<typeof signInCalls> = {
  login: {
    staged: async ({ system, passwords, now, address }, { email, password, device }) => {
      const { slips, own, shared } = await system(async (db) => {
        const limits = await limitsFor(db, { email, device, address }, now);
        const [count = 0] = await countAgainst(db, [limits.own, ...limits.shared], now);
        return { ...limits, slips: count };
      });
      const owner = await system((db) => findUserByEmail(db, email));
      const isOwner = await passwords.matches(password, owner?.password_hash, address);
      const found = isOwner
        ? owner
        : await findPending(system, passwords, { email, password, address });
      if (!found) {
        const actor = { now, address, ...(owner && { user: { id: owner.id } }) };
        await system((db) => insertAudit(db, actor, { action: 'sign-in.failed' }));
        if (slips > WARN_AFTER)
          throw tooMany(
            'Too many wrong attempts. Please wait a moment, or choose a new password.',
            30,
          );
        throw noMatch();
      }
      const session = await system(async (db) => {
        await forget(db, [own]);
        await forgive(db, shared);
        if (!(await stillHas(db, found.id, found.password_hash))) throw noMatch();
        const name = nameDevice(device);
        // Not for a pending registration: anyone can make one for any address.
        if (isOwner) {
          await rememberPlace(db, email, address, now);
          await rememberDevice(db, email, name, now);
        }
        const started = await startSession(db, found.id, now);
        const user = { id: found.id, role: started?.role };
        const actor = { now, address, user, ...(started && { carehomeId: started.carehomeId }) };
        await insertAudit(db, actor, { action: started ? 'sign-in' : 'sign-in.refused' });
        return started && { token: started.token, device: name };
      });
      if (!session) throw noHome();
      return session;
    },
  },

  register: { staged: register },

  // Same answer for every address; above its limit no more mail is sent.
  start_reset: async ({ db, now, address }, { email }) => {
    await countAgainst(db, [resetAddressLimit(address)], now);
    if (await isWithin(db, resetAccountLimit(email), now))
      await enqueue(db, mailPasswordReset, { email, address }, now);
    return {};
  },

  complete_reset: {
    staged: async ({ system, passwords, now, address }, { token, password, device }) => {
      const limit = secretLimit(address);
      await system((db) => countAgainst(db, [limit], now));
      const reset = await system((db) => findReset(db, token, now));
      if (!reset) throw gone();
      await refuseWeakPassword(
        'password',
        password,
        await system((db) => wordsAbout(db, reset.user_id)),
      );
      const hash = await passwords.hash(password, address);
      const session = await system(async (db) => {
        await lockUser(db, reset.user_id);
        if (!(await useReset(db, token))) throw gone();
        await forgive(db, [limit]);
        if (!(await claimAddress(db, reset.user_id, now))) throw taken();
        await setPassword(db, reset.user_id, hash);
        await enqueue(db, mailPasswordChanged, { user_id: reset.user_id }, now);
        const actor = { now, address, user: { id: reset.user_id } };
        await insertAudit(db, actor, { action: 'password.reset' });
        const started = await startSession(db, reset.user_id, now);
        const name = nameDevice(device);
        await rememberDevice(db, reset.email, name, now);
        return started && { token: started.token, device: name };
      });
      // Thrown after the password is stored, so the user can accept an invitation with it.
      if (!session) throw noHome();
      return session;
    },
  },

  'user/confirm-email': {
    staged: async ({ system, now, address }, { token }) => {
      const limit = secretLimit(address);
      await system((db) => countAgainst(db, [limit], now));
      await system(async (db) => {
        const userId = await findConfirmation(db, token, now);
        if (userId === undefined) throw gone();
        await lockUser(db, userId);
        if (!(await useConfirmation(db, token))) throw gone();
        await forgive(db, [limit]);
        if (!(await claimAddress(db, userId, now))) throw taken();
        await insertAudit(db, { now, address, user: { id: userId } }, { action: 'email.confirm' });
      });
      return {};
    },
  },
};

/**
 * Pending registrations can sign in beside the account that owns the address; otherwise signing in
 * would reveal whether there is one. Always does the same work.
 */
async function findPending(
  system: <T>(work: (db: Db) => Promise<T>) => Promise<T>,
  passwords: Passwords,
  { email, password, address }: { email: string; password: string; address: string },
) {
  const pending = await system((db) => findPendingByEmail(db, email));
  return (await passwords.matches(password, pending?.password_hash, address)) ? pending : undefined;
}

/**
 * Counters for wrong passwords. A known device has only its own budget, so no one on the same
 * network can use it up.
 */
async function limitsFor(
  db: Db,
  { email, device, address }: { email: string; device: string | undefined; address: string },
  now: Date,
) {
  const ofDevice = await knownDeviceLimit(db, email, device, now);
  if (ofDevice) return { own: ofDevice, shared: [] };
  const { here, anywhere, address: fromHere } = signInLimits(email, address);
  const isKnown = await isKnownPlace(db, email, address, now);
  return { own: here, shared: isKnown ? [] : [anywhere, fromHere] };
}
