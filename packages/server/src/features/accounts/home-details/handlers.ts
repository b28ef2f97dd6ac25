import type { homeDetailsCalls } from '@relish/shared/accounts/home-details/contract.ts';

import type { Handlers } from '../../../core/handler.ts';
import { insertAudit } from '../audit/public.ts';
import { findHomeDetails, updateHomeDetails } from './queries.ts';

export const homeDetailsHandlers: Handlers<typeof homeDetailsCalls> = {
  'home-details/get': ({ db, carehomeId }) => findHomeDetails(db, carehomeId),

  'home-details/edit': async (context, details) => {
    const { db, carehomeId } = context;
    await updateHomeDetails(db, carehomeId, details);
    await insertAudit(db, context, {
      action: 'home-details.edit',
      entity: 'carehome',
      entity_id: carehomeId,
    });
    return details;
  },
};
