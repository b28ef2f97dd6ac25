import { EventDetails, type EventTime } from '@relish/shared/events/events/contract.ts';
import type { z } from 'zod';

import type { Db } from '../../../db/database.ts';
import { insertTemplate } from './queries.ts';

type EventToMake = z.input<typeof EventDetails> &
  Partial<Omit<EventTime, 'day'>> & { weekday: number };

/** A week template for demonstrations. */
export async function makeTemplate(
  db: Db,
  carehomeId: string,
  {
    name,
    events,
    userId,
    now,
  }: { name: string; events: readonly EventToMake[]; userId: string; now: Date },
): Promise<string> {
  const rows = events.map(({ weekday, start_time = null, minutes = 60, days = 1, ...details }) => ({
    ...EventDetails.parse(details),
    start_time,
    minutes,
    days,
    weekday,
  }));
  const { id } = await insertTemplate(db, {
    carehome_id: carehomeId,
    name,
    events: JSON.stringify(rows),
    created_by: userId,
    created_at: now,
  });
  return id;
}
