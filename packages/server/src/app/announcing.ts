import type { Call } from '@relish/shared/call.ts';
import type { Topic } from '@relish/shared/topics.ts';

import type { SignedIn } from '../core/handler.ts';
import { announce } from '../db/announce.ts';
import type { Db } from '../db/database.ts';
import type { LiveHub } from '../features/chat/live/public.ts';

type Open = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

/** Threads are announced one by one, because only their readers are told. */
const BY_FEATURE: ReadonlySet<Topic> = new Set<Topic>(['chat']);

/**
 * Ends each transaction of a changing call with the announcement of its topics, and tells the streams of this process
 * after the commit.
 */
export function announcing({ access, changes = [] }: Call, live: LiveHub) {
  const topics = changes.filter((topic) => !BY_FEATURE.has(topic));
  return (open: Open, { carehomeId, page }: Pick<SignedIn, 'carehomeId' | 'page'>): Open => {
    if (access === 'public' || changes.length === 0) return open;
    return async (work) => {
      const result = await open(async (db) => {
        const done = await work(db);
        if (topics.length > 0)
          await announce(db, carehomeId, { topics, sender: page, onlyIfWritten: true });
        return done;
      });
      live.changed(carehomeId);
      return result;
    };
  };
}
