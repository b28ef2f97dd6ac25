import { z } from 'zod';

import { Id } from '../../fields.ts';
import type { Topic } from '../../topics.ts';

/** Where a device left off: numbers count within one home. */
const LastSeen = z.object({ carehome_id: Id, number: z.int().min(0) });

/** Body of `POST /api/v2/live`, which answers with a stream of events. */
export const LiveInput = z.object({
  /** Null to begin with what happens from now on. */
  last: LastSeen.nullable().default(null),
  /** Chosen by the page, which also sends it with its calls: it is not told of its own changes. */
  page: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .optional(),
});
export type LiveInput = z.input<typeof LiveInput>;

/** Something comes at least this often, so that a longer silence means a dead stream. */
export const HEARTBEAT_MS = 20_000;

/** The data of one event; never content, only what to fetch again. */
export interface LiveEvent {
  carehome_id: string;
  number: number;
  /** Set if anything may have changed, such as after a change of role or package. */
  everything?: true;
  topics: Topic[];
  /** Chat threads with something new, of those the user may read. */
  threads: string[];
}
