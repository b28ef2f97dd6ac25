import type { liveCalls } from '@relish/shared/chat/live/contract.ts';

import type { Handlers } from '../../../core/handler.ts';
import { listThreadReaders } from '../threads/public.ts';
import { listChanges } from './queries.ts';
import { topicsFor } from './topics-for.ts';

export const liveHandlers: Handlers<typeof liveCalls> = {
  'live/changes': async ({ db, carehomeId, user, now }, { since }) => {
    const { number, rows } = await listChanges(db, carehomeId, since);
    const threadIds = rows.flatMap(({ thread_id }) => thread_id ?? []);
    const readers = await listThreadReaders(db, carehomeId, threadIds, [user.id], now);
    const grants = topicsFor(user);
    return {
      carehome_id: carehomeId,
      number,
      ...(since > number && { everything: true as const }),
      topics: rows.flatMap(({ topic }) => (topic !== null && grants.has(topic) ? topic : [])),
      threads: threadIds.filter((id) => readers.get(id)?.has(user.id) === true),
    };
  },
};
