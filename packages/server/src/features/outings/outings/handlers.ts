import type { outingCalls } from '@relish/shared/outings/outings/contract.ts';

import { invalid } from '../../../core/app-error.ts';
import type { Handlers } from '../../../core/handler.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { printPack } from './print.ts';
import { destroyPaper } from './queries.ts';
import { openEvent, readOuting } from './read-outing.ts';
import { saveDetails } from './save.ts';
import { startAssessment } from './start-assessment.ts';

export const outingHandlers: Handlers<typeof outingCalls> = {
  'outings/get': async (context, { event_id }) =>
    (await readOuting(context, await openEvent(context, event_id))).outing,

  'outings/start-assessment': startAssessment,

  'outings/save': saveDetails,

  'outings/print': { staged: printPack },

  'outings/destroy-paper': async (context, { event_id }) => {
    const { db, carehomeId, user, now } = context;
    const event = await openEvent(context, event_id);
    if (new Date(event.starts_at) > now)
      throw invalid({ event_id: ['The paper is needed until the trip is over.'] });
    const by = { userId: user.id, now };
    if ((await destroyPaper(db, carehomeId, event_id, by)) > 0)
      await insertAudit(db, context, {
        action: 'outing.destroy-paper',
        entity: 'event',
        entity_id: event_id,
      });
    return {};
  },
};
