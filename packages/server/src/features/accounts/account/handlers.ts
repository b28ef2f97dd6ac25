import type { accountCalls } from '@relish/shared/accounts/account/contract.ts';
import { dayIn } from '@relish/shared/days.ts';

import { invalid, notFound } from '../../../core/app-error.ts';
import type { Handlers } from '../../../core/handler.ts';
import {
  changePasswordLimit,
  countAgainst,
  forget,
  resetAccountLimit,
} from '../../../core/limits.ts';
import { refuseWeakPassword } from '../../../core/password-strength.ts';
import { enqueue } from '../../../jobs/queue.ts';
import { insertAudit } from '../audit/public.ts';
import { findAccount, setPassword, stillHas } from '../people/public.ts';
import { mailConfirmEmail, mailPasswordChanged } from '../sign-in/public.ts';
import { deleteSession, moveSession, noteActivity, noteRelativeActive } from './queries.ts';

const wrong = () => invalid({ current_password: ['This is not your current password.'] });

export const accountHandlers: Handlers<typeof accountCalls> = {
  // Authentication has already read everything `me` returns.
  me: { staged: async ({ user }) => user },

  logout: async (context) => {
    await deleteSession(context.db, context.sessionId);
    await insertAudit(context.db, context, { action: 'sign-out' });
    return {};
  },

  // Bypasses tenancy, because it is audited in both homes.
  'switch-carehome': {
    staged: async (context, { carehome_id }) => {
      const subject = { entity: 'carehome', entity_id: carehome_id };
      await context.system(async (db) => {
        const moved = await moveSession(
          db,
          context.sessionId,
          context.user.id,
          carehome_id,
          context.now,
        );
        if (!moved) throw notFound({ ...subject, action: 'carehome.switch-refused' });
        const role = context.user.carehomes.find(({ id }) => id === carehome_id)?.role;
        const arrived = { ...context, carehomeId: carehome_id, user: { ...context.user, role } };
        await insertAudit(db, context, { ...subject, action: 'carehome.leave' });
        await insertAudit(db, arrived, { ...subject, action: 'carehome.switch' });
      });
      return {};
    },
  },

  'user/change-password': {
    staged: async (context, { current_password, new_password }) => {
      const { system, passwords, user, now } = context;
      const limit = changePasswordLimit(user.id);
      await system((db) => countAgainst(db, [limit], now));
      const { password_hash } = await system((db) => findAccount(db, user.id));
      if (!(await passwords.matches(current_password, password_hash, context.address))) {
        await system((db) => insertAudit(db, context, { action: 'password.change-refused' }));
        throw wrong();
      }
      if (new_password === current_password)
        throw invalid({ new_password: ['Choose a password that differs from the current one.'] });
      await refuseWeakPassword('new_password', new_password, [
        user.first_name,
        user.last_name,
        user.email,
        ...user.carehomes.flatMap(({ name, organisation_name }) => [name, organisation_name]),
      ]);
      const hash = await passwords.hash(new_password, context.address);
      await system(async (db) => {
        await forget(db, [limit]);
        if (!(await stillHas(db, user.id, password_hash))) throw wrong();
        await setPassword(db, user.id, hash, context.sessionId);
        await insertAudit(db, context, { action: 'password.change' });
        await enqueue(db, mailPasswordChanged, { user_id: user.id }, now);
      });
      return {};
    },
  },

  'user/mail-confirmation': {
    staged: async ({ system, user, now }) => {
      if (user.email_confirmed) return {};
      await system(async (db) => {
        await countAgainst(db, [resetAccountLimit(user.email)], now);
        await enqueue(db, mailConfirmEmail, { user_id: user.id }, now);
      });
      return {};
    },
  },

  'app-activity': async (
    { db, sessionId, carehomeId, user, now },
    { version, build, platform },
  ) => {
    await noteActivity(db, sessionId, { version, build: build?.toString(), platform }, now);
    await noteRelativeActive(db, carehomeId, user.id, dayIn(user.carehome.time_zone, now));
    return {};
  },
};
