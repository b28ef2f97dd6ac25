import type { Db } from '../../../db/database.ts';
import { enqueue } from '../../../jobs/queue.ts';
import { tellPromoted } from './job-kinds.ts';
import { givePlaces, listWaiting } from './place-queries.ts';

/**
 * Gives free places to those who wait, in their order, and mails them. A group that does not fit is passed over, so that
 * no chair stays empty. The events must be locked, so that places are counted once at a time.
 */
export async function fillPlaces(
  db: Db,
  carehomeId: string,
  eventIds: readonly string[],
  now: Date,
) {
  const taken = new Map<string, number>();
  const promoted = (await listWaiting(db, carehomeId, eventIds, now)).filter(
    ({ event_id, guests, free }) => {
      const before = taken.get(event_id) ?? 0;
      if (free !== null && before + guests > free) return false;
      taken.set(event_id, before + guests);
      return true;
    },
  );
  if (promoted.length === 0) return;
  const reply_ids = promoted.map(({ id }) => id);
  await givePlaces(db, carehomeId, reply_ids);
  await enqueue(db, tellPromoted, { carehome_id: carehomeId, reply_ids }, now);
}
