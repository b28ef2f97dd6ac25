import type { birthdayCalls } from '@relish/shared/residents/birthdays/contract.ts';

import type { Handlers } from '../../../core/handler.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { listBirthdays } from './list-birthdays.ts';
import { findOwn, updateOwn } from './queries.ts';

export const birthdayHandlers: Handlers<typeof birthdayCalls> = {
  'dashboard/birthdays': listBirthdays,

  'birthdays/own': ({ db, carehomeId, user }) => findOwn(db, carehomeId, user.id),

  'birthdays/set-own': async (context, { birthday }) => {
    const { db, carehomeId, user } = context;
    await updateOwn(db, carehomeId, user.id, birthday);
    await insertAudit(db, context, {
      action: 'birthday.set-own',
      entity: 'user',
      entity_id: user.id,
    });
    return findOwn(db, carehomeId, user.id);
  },
};
