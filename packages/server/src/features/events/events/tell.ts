import type { InHome } from '../../../core/handler.ts';
import { enqueue } from '../../../jobs/queue.ts';
import { tellGuests } from './job-kinds.ts';
import { listReplied } from './queries.ts';
import { markTold } from './tell-queries.ts';

/** Tells those who accepted, in one message for all events of a change. */
export async function tellReplied(
  { db, carehomeId, now }: InHome,
  ids: readonly string[],
  what: 'moved' | 'cancelled' | 'restored',
) {
  const event_ids = [...(await listReplied(db, carehomeId, ids)).keys()];
  if (event_ids.length === 0) return;
  await markTold(db, carehomeId, event_ids);
  await enqueue(db, tellGuests, { carehome_id: carehomeId, event_ids, what }, now);
}
