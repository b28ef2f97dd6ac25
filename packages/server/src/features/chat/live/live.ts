import { HEARTBEAT_MS } from '@relish/shared/chat/live/stream.ts';

import type { Database } from '../../../db/database.ts';
import { type FindThreadReaders, LiveHub } from './hub.ts';
import { Listener } from './listener.ts';

/** While nothing listens, and for the embedded database, whose changes by jobs are not announced here. */
const LOOK_OFTEN_MS = 2000;
/** While listening, in case a pooler accepts `listen` and drops the notifications. */
const LOOK_RARELY_MS = 15_000;

interface Options {
  database: Database;
  clock: () => Date;
  findThreadReaders: FindThreadReaders;
  /** Undefined on the embedded database, which has one process. */
  connectionString?: string | undefined;
  warn: (details: object, message: string) => void;
}

export interface Live {
  hub: LiveHub;
  start: () => void;
  stop: () => Promise<void>;
}

/** Live updates of this process. */
export function createLive({ connectionString, warn, ...options }: Options): Live {
  const failed = (error: unknown) => warn({ err: error }, 'live updates could not be read');
  const hub = new LiveHub({ ...options, failed });
  let isListening = false;
  const look = () => void hub.lookForChanges().catch(failed);
  const listener =
    connectionString === undefined
      ? undefined
      : new Listener({
          connectionString,
          heard: (carehomeId, number) => hub.changed(carehomeId, number),
          listening: () => {
            isListening = true;
            look();
          },
          lost: () => {
            if (isListening) warn({}, 'live updates are polled until the database is heard again');
            isListening = false;
          },
        });
  const timers: NodeJS.Timeout[] = [];
  return {
    hub,
    start: () => {
      listener?.start();
      let looked = Date.now();
      timers.push(
        setInterval(() => {
          if (isListening && Date.now() - looked < LOOK_RARELY_MS) return;
          looked = Date.now();
          look();
        }, LOOK_OFTEN_MS).unref(),
        setInterval(() => void hub.beat().catch(failed), HEARTBEAT_MS).unref(),
      );
    },
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      hub.end();
      await listener?.stop();
    },
  };
}
