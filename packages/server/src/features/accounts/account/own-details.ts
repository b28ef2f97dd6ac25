import type { ownDetailsCalls } from '@relish/shared/accounts/account/own-details.ts';

import { invalid } from '../../../core/app-error.ts';
import type { Handlers } from '../../../core/handler.ts';
import {
  changePasswordLimit,
  countAgainst,
  forget,
  resetAccountLimit,
} from '../../../core/limits.ts';
import { enqueue } from '../../../jobs/queue.ts';
import { insertAudit } from '../audit/public.ts';
import { findAccount, setName, stillHas } from '../people/public.ts';
import { mailEmailChangeConfirm, mailEmailChangeNotice } from './job-kinds.ts';
import { cancelChange, confirmChange } from './own-details-links.ts';
import { insertEmailChange } from './own-details-queries.ts';

const wrong = () => invalid({ current_password: ['This is not your current password.'] });

export const ownDetailsHandlers: Handlers<typeof ownDetailsCalls> = {
  // Bypasses tenancy: a user has one name in all homes.
  'user/change-name': {
    staged: async (context, name) => {
      const { system, user } = context;
      await system(async (db) => {
        await setName(db, user.id, name);
        const subject = { entity: 'user', entity_id: user.id };
        await insertAudit(db, context, { ...subject, action: 'user.rename' });
      });
      return {};
    },
  },

  // The answer does not reveal whether the address has an account; its owner gets an email.
  'user/change-email': {
    staged: async (context, { email, current_password }) => {
      const { system, passwords, user, now, sessionId } = context;
      if (email === user.email) throw invalid({ email: ['This is already your email address.'] });
      const limit = changePasswordLimit(user.id);
      await system((db) => countAgainst(db, [limit], now));
      const { password_hash, is_pending } = await system((db) => findAccount(db, user.id));
      if (!(await passwords.matches(current_password, password_hash, context.address))) {
        await system((db) => insertAudit(db, context, { action: 'email.change-refused' }));
        throw wrong();
      }
      await system(async (db) => {
        await forget(db, [limit]);
        await countAgainst(db, [resetAccountLimit(email)], now);
        if (!(await stillHas(db, user.id, password_hash))) throw wrong();
        const change_id = await insertEmailChange(
          db,
          { user_id: user.id, session_id: sessionId, old_email: user.email, new_email: email },
          now,
        );
        await enqueue(db, mailEmailChangeConfirm, { change_id }, now);
        // An unconfirmed address may belong to someone else.
        if (!is_pending) await enqueue(db, mailEmailChangeNotice, { change_id }, now);
        await insertAudit(db, context, { action: 'email.change-asked' });
      });
      return {};
    },
  },

  'user/confirm-email-change': { staged: confirmChange },
  'user/cancel-email-change': { staged: cancelChange },
};
